"""What is asked for odds before something is committed, and the answer as lines to be shown.

A game's surface turns an action (or the decision as it stands) into an `OddsQuestion`; the game
answers it (`Game.odds`), and what it answers is read here: every number from 0 to 1 is a chance,
whatever it lies in.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from typing import Final, TypeGuard

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.state import GameState

MOST_LINES: Final = 6  # of one distribution; the rest is summed up
# What a player hopes for, in the words of the protocol: the first that an answer has is its head.
HOPES: Final = ("success", "hit", "attacker_wins", "taken", "wins", "check")


@record
class OddsRow:
    """What changes the odds: its id for the words, by how much, and the rule that says so."""

    what: str
    value: int | str
    rule: str = ""


@record
class OddsQuestion:
    """The protocol's question, with what goes into it spelt out for the player.

    `title` is an id for the words ("" for the question's `kind`); `hope` the key of the answer
    that stands at the target of a drag ("" for the first known one).
    """

    data: Mapping[str, object] = field(default_factory=dict)
    rows: tuple[OddsRow, ...] = ()
    title: str = ""
    hope: str = ""


@record
class OddsLine:
    """A result and its chance; `group` is what it belongs to, `value` what it stands for.

    `value` is a number of something or what is left of a force; None for the result itself.
    """

    what: str
    chance: float
    group: str = ""
    value: object = None


@record
class OddsAnswer:
    """A question with its answer, in the order in which the game gave it."""

    question: OddsQuestion
    lines: tuple[OddsLine, ...]
    head: OddsLine | None


def answer_of(game: AnyGame, question: OddsQuestion, state: GameState) -> OddsAnswer | None:
    """Ask the game; None where it cannot tell (a battle that is no longer possible, say)."""
    try:
        told = game.odds(dict(question.data), state)
    except BadInput:
        return None
    lines = tuple(lines_of(told))
    hopes = (question.hope, *HOPES) if question.hope else HOPES
    named = {line.what: line for line in reversed(lines) if not line.group}
    head = next((named[hope] for hope in hopes if hope in named), None)
    return OddsAnswer(question, lines, head)


def lines_of(told: Mapping[str, object], group: str = "") -> Iterator[OddsLine]:
    """Yield the chances of an answer; a distribution gives its most likely results first.

    Understood are numbers, lists of chances (by number: of hits, of steps), lists of pairs
    (result, chance), and mappings of any of these.
    """
    for key, value in told.items():
        if _is_chance(value):
            yield OddsLine(str(key), float(value), group)
        elif isinstance(value, Mapping):
            inner = f"{group}.{key}" if group else str(key)
            if value and all(_is_chance(one) for one in value.values()):
                yield from _most([(str(what), float(p)) for what, p in value.items()], inner)
            else:
                yield from lines_of(value, inner)
        elif isinstance(value, Sequence) and not isinstance(value, str) and value:
            inner = f"{group}.{key}" if group else str(key)
            if all(_is_chance(one) for one in value):
                yield from (OddsLine(inner, float(p), inner, n) for n, p in enumerate(value))
            elif all(isinstance(one, Sequence) and len(one) == 2 for one in value):
                yield from _most([(one, float(p)) for one, p in value], inner)


def _most(found: list[tuple[object, float]], group: str) -> Iterator[OddsLine]:
    """Yield the likeliest, and what all others come to together."""
    likely = sorted(found, key=lambda one: -one[1])
    kept = likely if len(likely) <= MOST_LINES else likely[: MOST_LINES - 1]
    for what, chance in kept:
        if chance > 0 and isinstance(what, str):
            yield OddsLine(what, chance, group)
        elif chance > 0:
            yield OddsLine(group, chance, group, what)
    rest = sum(chance for _, chance in likely[len(kept) :])
    if rest > 0:
        yield OddsLine("other", rest, group)


def _is_chance(value: object) -> TypeGuard[float]:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return 0 <= value <= 1 + 1e-9
