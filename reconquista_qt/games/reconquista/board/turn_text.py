"""What the card of a turn says: a headline, figures, and a line with links for each thing."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.board.chronicle import area_of
from reconquista_qt.games.reconquista.rules.events import (
    BattleEnded,
    BattleRound,
    CityFounded,
    RegionRevolted,
    SiegeEnded,
)
from reconquista_qt.games.reconquista.rules.names import LAST_TURN
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.model.chronicle import Change, ThrowTold, TurnCard
from reconquista_qt.model.chronicle_text import ToldLine, ToldPart, ToldTurn, plain_turn
from reconquista_qt.view.numbers import digits

from .map.battle_animations import headline_of

translate = QCoreApplication.translate
MINUS = "\N{MINUS SIGN}"
LUCKY = 1.0  # standard deviations from which on dice are called lucky or unlucky


class TurnLine(NamedTuple):
    """A line of a card as HTML, and the entry that it tells of; a sum of several has none."""

    html: str
    entry: Entry | None = None


class TurnPart(NamedTuple):
    """A part of a card: its title and its lines."""

    title: str
    lines: tuple[TurnLine, ...]


def headline(card: TurnCard, words: Words) -> str:
    """Return what a turn is remembered for, in a few words."""
    if card.head is None:
        return translate("TurnCard", "A quiet turn")
    event = card.head.event
    at = area_of(event)
    place = words.area(at) if at else ""
    ours = any(change.entry is card.head for change in card.won)
    theirs = any(change.entry is card.head for change in card.lost)
    match event:
        case SiegeEnded(outcome=outcome):
            text = headline_of(outcome)
        case RegionRevolted(region=region):
            text, place = translate("TurnCard", "{0} rises in revolt"), words.region(region)
        case CityFounded():
            text = translate("TurnCard", "A City is founded in {0}")
        case BattleEnded() if not ours and not theirs:
            text = translate("TurnCard", "A battle at {0}")
        case _ if ours:
            text = translate("TurnCard", "{0} is won")
        case _ if theirs:
            text = translate("TurnCard", "{0} is lost")
        case _:
            text = "{0}"
    return text.format(place)


def subtitle(card: TurnCard) -> str:
    """Return which turn it is."""
    return translate("TurnCard", "Turn {0} of {1}").format(digits(card.turn), digits(LAST_TURN))


def figures(card: TurnCard) -> tuple[tuple[str, str], ...]:
    """Return each figure with its name, as ``before → after (difference)``."""
    named = (
        (translate("TurnCard", "Points"), card.points),
        (translate("TurnCard", "Income"), card.income),
        (translate("TurnCard", "Cities"), card.cities),
    )
    return tuple((name, _course(before, after)) for name, (before, after) in named)


def _course(before: int, after: int) -> str:
    if before == after:
        return digits(after)
    return f"{digits(before)} \N{RIGHTWARDS ARROW} {digits(after)} ({signed(after - before)})"


def signed(number: int) -> str:
    """Return a number with its sign, e.g. ``+2``."""
    return f"{'+' if number > 0 else MINUS if number < 0 else '±'}{digits(abs(number))}"


def parts(card: TurnCard, words: Words) -> tuple[TurnPart, ...]:
    """Return the parts of a card that have something to tell."""
    fallen = tuple(
        TurnLine(words.units(units)) for units in card.lost_units.values() if any(units.values())
    )
    found = (
        TurnPart(translate("TurnCard", "Won"), tuple(_changed(one, words) for one in card.won)),
        TurnPart(translate("TurnCard", "Lost"), tuple(_changed(one, words) for one in card.lost)),
        TurnPart(
            translate("TurnCard", "The dice that mattered"),
            tuple(_thrown(one, words) for one in card.dice),
        ),
        TurnPart(translate("TurnCard", "Losses"), fallen),
    )
    return tuple(part for part in found if part.lines)


def _changed(change: Change, words: Words) -> TurnLine:
    told = words.event_rich(change.entry)
    if change.points:
        worth = translate("TurnCard", "{0} points").format(signed(change.points))
        told = f"<b>{worth}</b> · {told}"
    return TurnLine(told, change.entry)


def _thrown(throw: ThrowTold, words: Words) -> TurnLine:
    event = throw.entry.event
    told = words.event_rich(throw.entry)
    if isinstance(event, BattleRound):  # it does not say where
        told = f'<a href="area:{event.area}">{words.area(event.area)}</a> · {told}'
    if abs(throw.score) >= LUCKY:
        luck = (
            translate("TurnCard", "Lucky") if throw.score > 0 else translate("TurnCard", "Unlucky")
        )
        told = f"<b>{luck}</b> · {told}"
    return TurnLine(told, throw.entry)


def told(card: TurnCard, words: Words) -> ToldTurn:
    """Return a card for the chronicle."""
    return ToldTurn(
        card.turn, subtitle(card), headline(card, words), figures(card),
        tuple(
            ToldPart(part.title, tuple(_told(line, words) for line in part.lines))
            for part in parts(card, words)
        ),
    )  # fmt: skip


def _told(line: TurnLine, words: Words) -> ToldLine:
    if line.entry is None:
        return ToldLine(line.html, line.html)
    return ToldLine(line.html, words.event(line.entry), line.entry.n)


def plain(card: TurnCard, words: Words) -> str:
    """Return a card as plain text, to be copied or written to a file."""
    return plain_turn(told(card, words))
