"""The parts that the cues are made of: stages, flashes, dice, losses and ways."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF

from reconquista_qt.games.reconquista.rules import events as e
from reconquista_qt.view.art.colours import Mark
from reconquista_qt.view.board.dice_card import SETTLED, DiceCard, Die
from reconquista_qt.view.board.effect import Effect

from .animation import Flash, Losses, Trail
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

    @property
    def focus(self) -> str:
        """The area to bring into sight."""
        return self.area

    @property
    def title(self) -> str:
        """What the dice are for."""
        return self.dice.title if self.dice is not None else ""

    @property
    def settles(self) -> float | None:
        """The part of it after which the dice lie still, None without dice."""
        return SETTLED if self.dice is not None else None


# What makes the stages of an event, by its class.
Makers = dict[type, Callable[[Any], list[AnimationStep]]]


class AnimationParts:
    """Makes stages and their effects, from what the board shows now."""

    def __init__(
        self, board: BoardScene, wording: Words, middle: QPointF, *, beats: bool = False
    ) -> None:
        self.board, self.words, self._middle = board, wording, middle
        self._beats = beats

    def beat(self, text: str, area: str = "") -> list[AnimationStep]:
        """Return a moment with a headline, nothing where the player wants none."""
        if not self._beats or not text:
            return []
        line = Headline(text, self.board.palette_used)
        line.setPos(self._middle)
        return [AnimationStep(BEAT, [line], area=area)]

    def at(self, area: str, place: str = "units") -> QPointF:
        """Return where a force of an area stands."""
        stack = self.board.stacks[area, place]
        return stack.pos()

    def flash(self, area: str, name: Mark = "chosen") -> Flash:
        """Return an area that lights up."""
        return Flash(self.board.areas[area].outline, self.board.art, name)

    def dice(
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
        board = self.board
        title = title or self.words.rule_title(thrown_by)
        card = DiceCard(title, rows, results, board.palette_used, board.art, board.font(), seed)
        card.setPos(self._middle if at is None else at)
        return card

    def roll(
        self,
        thrown_by: str,
        values: Sequence[int],
        result: str,
        length: int = ROLL,
        title: str = "",
    ) -> list[AnimationStep]:
        """Return dice in the middle of what is seen, and what they say."""
        seed = sum(values) * 7 + len(result)
        dice = [Die(value) for value in values]
        rows, results = [("", dice)], [result] if result else []
        card = self.dice(thrown_by, rows, results, seed=seed, title=title)
        return [AnimationStep(length, [card])]

    def roll_for_area(
        self, thrown_by: str, values: Sequence[int], area: str, title: str, refused: bool = False
    ) -> list[AnimationStep]:
        """Return dice for an area: in the middle, since a card beside it would tell which.

        The area lights up when they have said it; a refused one is crossed out on the card.
        """
        result = self.words.area(area)
        if refused:
            return self.roll(thrown_by, values, f"{result} ✗", QUICK_ROLL, title)
        rolled = self.roll(thrown_by, values, result, title=title)
        return [*rolled, AnimationStep(FLASH, [self.flash(area)], area=area)]

    def say(
        self, area: str = "", length: int = WORDS, name: Mark = "chosen"
    ) -> list[AnimationStep]:
        """Return a moment in which the board changes, and an area lights up."""
        effects = [self.flash(area, name)] if area else []
        return [AnimationStep(length, effects, applies=True, area=area)]

    def lose(self, area: str, units: e.Units, place: str = "") -> Losses:
        """Return units that are lost, at the place where they are shown."""
        if not place:
            shown = self.board.there(area)
            forces = (("hand", shown.hand), ("besiegers", shown.besiegers), ("units", shown.units))
            place = next((p for p, force in forces if units.keys() <= force.keys()), "units")
        return Losses(units, self.at(area, place), self.board.counter_size, self.board.art)

    def region_flash(self, region: str, name: Mark = "chosen") -> list[Effect]:
        """Return the areas of a region that light up."""
        facts = next(r for r in self.board.facts.regions if r.id == region)
        return [self.flash(area, name) for area in facts.areas]
