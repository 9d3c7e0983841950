"""The parts that the cues are made of: stages, flashes, dice, losses and ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF

from reconquista_qt.games.reconquista.rules import events as e

from .animation import Effect, Flash, Losses, Trail
from .animation_dice import DiceCard, Die
from .headline import Headline
from .scene import BoardScene
from .stack_item import StackItem

if TYPE_CHECKING:
    from reconquista_qt.games.reconquista.words import Words

# Lengths in milliseconds at normal speed.
ROLL: Final = 1250
QUICK_ROLL: Final = 620
BATTLE_ROLL: Final = 1900
MOVE: Final = 640
LOSS: Final = 750
APPEAR: Final = 480
FLASH: Final = 520
FALL: Final = 1000
WORDS: Final = 700
TITLE: Final = 520
BEAT: Final = 1300


@dataclass
class AnimationStep:
    """A part of showing an event; with `applies` the board changes as it begins."""

    length: int
    effects: list[Any] = field(default_factory=list)
    applies: bool = False
    hidden: list[StackItem] = field(default_factory=list)
    trail: Trail | None = None
    area: str = ""

    @property
    def dice(self) -> DiceCard | None:
        """The dice that are thrown in it."""
        return next((effect for effect in self.effects if isinstance(effect, DiceCard)), None)


class AnimationParts:
    """Makes stages and their effects, from what the board shows now."""

    def __init__(
        self, board: BoardScene, wording: Words, middle: QPointF, *, beats: bool = False
    ) -> None:
        self._board, self._words, self._middle = board, wording, middle
        self._beats = beats

    def _beat(self, text: str, area: str = "") -> list[AnimationStep]:
        """Return a moment with a headline, nothing where the player wants none."""
        if not self._beats or not text:
            return []
        line = Headline(text, self._board.palette_used)
        line.setPos(self._middle)
        return [AnimationStep(BEAT, [line], area=area)]

    def _at(self, area: str, place: str = "units") -> QPointF:
        stack = self._board.stacks[area, place]
        return stack.pos()

    def _flash(self, area: str, name: str = "chosen") -> Flash:
        return Flash(self._board.areas[area].outline, self._board.art, name)

    def _dice(
        self,
        thrown_by: str,
        rows: Sequence[tuple[str, Sequence[Die]]],
        results: Sequence[str],
        at: QPointF | None = None,
        seed: int = 0,
        title: str = "",
    ) -> DiceCard:
        """Return a card of dice; `thrown_by` is the rule that calls for them.

        It gives the card its title where there is none: never the rule of what comes out, which
        would tell the result before the dice do.
        """
        board = self._board
        title = title or self._words.rule_title(thrown_by)
        card = DiceCard(title, rows, results, board.palette_used, board.art, board.font(), seed)
        card.setPos(self._middle if at is None else at)
        return card

    def _roll(
        self,
        thrown_by: str,
        values: Sequence[int],
        result: str,
        length: int = ROLL,
        title: str = "",
    ) -> list[AnimationStep]:
        seed = sum(values) * 7 + len(result)
        dice = [Die(value) for value in values]
        rows, results = [("", dice)], [result] if result else []
        card = self._dice(thrown_by, rows, results, seed=seed, title=title)
        return [AnimationStep(length, [card])]

    def _roll_for_area(
        self, thrown_by: str, values: Sequence[int], area: str, title: str, refused: bool = False
    ) -> list[AnimationStep]:
        """Return dice for an area: in the middle, since a card beside it would tell which.

        The area lights up when they have said it; a refused one is crossed out on the card.
        """
        result = self._words.area(area)
        if refused:
            return self._roll(thrown_by, values, f"{result} ✗", QUICK_ROLL, title)
        rolled = self._roll(thrown_by, values, result, title=title)
        return [*rolled, AnimationStep(FLASH, [self._flash(area)], area=area)]

    def _say(
        self, area: str = "", length: int = WORDS, name: str = "chosen"
    ) -> list[AnimationStep]:
        effects = [self._flash(area, name)] if area else []
        return [AnimationStep(length, effects, applies=True, area=area)]

    def _lose(self, area: str, units: e.Units, place: str = "") -> Losses:
        if not place:
            shown = self._board.there(area)
            forces = (("hand", shown.hand), ("besiegers", shown.besiegers), ("units", shown.units))
            place = next((p for p, force in forces if units.keys() <= force.keys()), "units")
        return Losses(units, self._at(area, place), self._board.counter_size, self._board.art)

    def _region_flash(self, region: str, name: str = "chosen") -> list[Effect]:
        facts = next(r for r in self._board.facts.regions if r.id == region)
        return [self._flash(area, name) for area in facts.areas]
