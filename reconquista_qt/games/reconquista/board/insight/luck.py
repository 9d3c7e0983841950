"""How the dice have fallen against what was to be expected, from the journal alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import erf, erfc, sqrt
from typing import Final

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.board.panels.dice_panel import dice_of
from reconquista_qt.games.reconquista.rules.battle import HITS_FROM
from reconquista_qt.games.reconquista.rules.events import (
    BattleBegan,
    BattleRound,
    IncomeCollected,
    SiegeRolled,
)

FACES: Final = 6
MEAN: Final = 3.5
VARIANCE: Final = 35 / 12
OURS: Final = "christian"
# What is counted, and whether high is good (1), bad (-1) or neither (0) for the player.
KINDS: Final = {
    "own_hits": 1, "other_hits": -1, "own_sieges": 1, "other_sieges": -1,
    "rebellion": 0, "events": 0, "reaction": 0,
}  # fmt: skip


@dataclass(slots=True)
class LuckTally:
    """One kind of dice: how many, what they came to, what was to be expected and its variance."""

    kind: str
    dice: int = 0
    got: float = 0.0
    expected: float = 0.0
    variance: float = 0.0

    def note(self, got: float, expected: float, variance: float) -> None:
        """Count one more die."""
        self.dice += 1
        self.got += got
        self.expected += expected
        self.variance += variance

    def face(self, value: int) -> None:
        """Count one more die by its face."""
        self.note(value, MEAN, VARIANCE)

    @property
    def score(self) -> float:
        """How far the dice are from what was to be expected, in standard deviations."""
        return (self.got - self.expected) / sqrt(self.variance) if self.variance else 0.0


def tallies(journal: Iterable[Entry]) -> dict[str, LuckTally]:
    """Count the dice of a journal by kind.

    In battle a die counts as a hit or none, by the unit that rolls; battles and sieges in which the
    player has no part are left out.
    """
    found = {kind: LuckTally(kind) for kind in KINDS}
    sides = ("", "")
    for entry in journal:
        event = entry.event
        if isinstance(event, BattleBegan):
            sides = (event.attacker, event.defender)
        elif isinstance(event, BattleRound):
            if OURS in sides:
                for side, dice in zip(
                    sides, (event.attacker_dice, event.defender_dice), strict=True
                ):
                    tally = found["own_hits" if side == OURS else "other_hits"]
                    for unit, value in dice:
                        chance = (FACES + 1 - HITS_FROM[unit]) / FACES
                        tally.note(value >= HITS_FROM[unit], chance, chance * (1 - chance))
        elif isinstance(event, SiegeRolled):
            if event.besieger == OURS:
                found["own_sieges"].face(event.besieger_die)
                found["other_sieges"].face(event.defender_die)
            elif event.defender == OURS:
                found["own_sieges"].face(event.defender_die)
                found["other_sieges"].face(event.besieger_die)
        elif entry.phase in found:
            for value in dice_of(event):
                found[entry.phase].face(value)
    return found


def fortune(found: dict[str, LuckTally]) -> float:
    """Return the player's luck in battles and sieges, in standard deviations; 0 without dice."""
    counted = [(one.score, KINDS[kind]) for kind, one in found.items() if one.dice and KINDS[kind]]
    return sum(score * sign for score, sign in counted) / sqrt(len(counted)) if counted else 0.0


def better_than(score: float) -> float:
    """Return the share of games in which the dice fall worse than so many deviations."""
    return (1 + erf(score / sqrt(2))) / 2


def rarity(score: float) -> float:
    """Return the share of games in which dice fall at least so many deviations off, either way."""
    return erfc(abs(score) / sqrt(2))


def incomes(journal: Iterable[Entry]) -> Iterator[tuple[int, int]]:
    """Yield turn and income of each turn."""
    for entry in journal:
        if isinstance(entry.event, IncomeCollected):
            yield entry.turn, entry.event.total
