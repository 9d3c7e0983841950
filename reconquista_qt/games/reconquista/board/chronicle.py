"""The turns of a game of Reconquista as cards: what was won and lost, and by which dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from reconquista_qt.engine.journal import Entry, Event
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.control import cities_controlled, city_control
from reconquista_qt.games.reconquista.rules.forces import SIDE_OF
from reconquista_qt.games.reconquista.rules.income import income_lines
from reconquista_qt.games.reconquista.rules.names import AREAS, CHRISTIAN
from reconquista_qt.games.reconquista.rules.score import score
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.model.chronicle import Change, ThrowTold, TurnCard, turns_of

from .insight.luck import fortune, tallies
from .map.followed import FollowedSnapshot
from .map.snapshot import BoardSnapshot

MOST_DICE: Final = 4  # throws on a card
FAR: Final = 1.0  # standard deviations from which on dice are worth to be told of
FIGHTS: Final = ("siege_rolled", "battle_round")
TABLES: Final = ("rebellion_rolled", "reaction_rolled", "event_rolled")
AMID: Final = ("units_moved", "battle_began", "battle_round", "siege_rolled")
ENDS: Final = ("area_taken", "battle_ended", "siege_ended")
# The facts of events that are units lost.
LOSSES: Final = {
    "battle_round": ("attacker_losses", "defender_losses"),
    "siege_tied": ("besieger_losses", "defender_losses"),
    "siege_ended": ("lost",),
    "units_lost": ("units",),
}


def cards_of(session: Session) -> tuple[TurnCard, ...]:
    """Return a card for each turn of a session's present line, that under way included."""
    return tuple(
        _card(session, turn, first, last) for turn, first, last in turns_of(session.journal)
    )


def card_of(session: Session, turn: int) -> TurnCard | None:
    """Return the card of a turn, None where the journal tells nothing of it."""
    found = (span for span in turns_of(session.journal) if span[0] == turn)
    span = next(found, None)
    return None if span is None else _card(session, *span)


class Ground:
    """The state of a game at each of its entries, as far as points and income depend on it."""

    def __init__(self, session: Session, first: int, last: int) -> None:
        self._followed = FollowedSnapshot.before(session, first)
        self._entries = session.journal[first : last + 1]
        self._state = cast("State", session.start).clone()
        self._state.event, self._state.revolt = 0, -1
        self._follow()

    def _follow(self) -> None:
        # On equal terms: neither an event nor a revolt lasts beyond its turn.
        state, shown = self._state, self._followed.picture
        state.city, state.fortress, state.units, state.besiegers = (
            shown.city, shown.fortress, _with_hand(shown), shown.besiegers
        )  # fmt: skip

    def entries(self) -> Iterator[Entry]:
        """Go from entry to entry; the figures are those after each."""
        for entry in self._entries:
            self._followed.follow(entry)
            self._follow()
            yield entry

    @property
    def points(self) -> int:
        return score(self._state).total

    @property
    def income(self) -> int:
        return sum(points for _source, _region, points in income_lines(self._state))

    @property
    def cities(self) -> int:
        return cities_controlled(self._state, CHRISTIAN)

    def standing(self) -> list[tuple[int, int]]:
        """Return for each area the religion of its city and the side that holds it, 0 for none."""
        city = self._state.city
        return [(city[area], city_control(self._state, area)) for area in range(len(AREAS))]


def _with_hand(shown: BoardSnapshot) -> list[int]:
    """Return who is inside each area; a force on its way is where it has come to."""
    if not shown.hand or shown.fighting or shown.outside:
        return shown.units
    units = shown.units[:]
    units[shown.hand_area] += shown.hand
    return units


def _card(session: Session, turn: int, first: int, last: int) -> TurnCard:
    ground = Ground(session, first, last)
    before = (ground.points, ground.income, ground.cities)
    begun = standing = ground.standing()
    points = before[0]
    latest: dict[int, Entry] = {}  # by area: what changed it last
    worth: dict[int, int] = {}
    for entry in ground.entries():
        now = ground.standing()
        if now == standing:
            continue
        gained, points = ground.points - points, ground.points
        for area, (was, is_) in enumerate(zip(standing, now, strict=True)):
            if was != is_:
                latest[area], worth[area] = entry, worth.get(area, 0) + gained
                gained = 0  # told once
        standing = now
    told = session.journal[first : last + 1]
    changes = []
    for area, entry in latest.items():
        is_ours, was_ours = standing[area][1] == CHRISTIAN, begun[area][1] == CHRISTIAN
        # What was won and lost again is neither, nor what others did to each other for nothing.
        if is_ours != was_ours or (worth[area] and standing[area] != begun[area]):
            gained = is_ours if is_ours != was_ours else worth[area] > 0
            outcome = _outcome(told, entry, AREAS[area])
            changes.append((gained, Change(outcome, AREAS[area], worth[area])))
    changes.sort(key=lambda found: found[1].entry.n)
    return TurnCard(
        turn, first, last,
        points=(before[0], ground.points), income=(before[1], ground.income),
        cities=(before[2], ground.cities),
        head=_head(told, [change for _won, change in changes]),
        won=tuple(change for is_won, change in changes if is_won),
        lost=tuple(change for is_won, change in changes if not is_won),
        lost_units=_losses(told), dice=_dice(told, [change for _won, change in changes]),
        over=told[-1].event.kind == "game_ended",
    )  # fmt: skip


def _outcome(told: Sequence[Entry], entry: Entry, place: str) -> Entry:
    """Return what tells how a fight ended that an entry is amid of; else the entry."""
    if entry.event.kind in AMID:
        for later in told:
            event = later.event
            if later.n > entry.n and event.kind in ENDS and area_of(event) == place:
                return later
    return entry


def area_of(event: Event) -> str:
    """Return the area where something happened, "" for none."""
    area: str = getattr(event, "area", "") or ""
    return area


def _head(told: Sequence[Entry], changes: Sequence[Change]) -> Entry | None:
    """Return what stands out of a turn."""
    if changes:
        return max(changes, key=lambda change: (abs(change.points), change.entry.n)).entry
    for kind in ("siege_ended", "region_revolted", "battle_ended", "city_founded"):
        for entry in reversed(told):
            if entry.event.kind == kind:
                return entry
    return None


def _losses(told: Sequence[Entry]) -> dict[str, dict[str, int]]:
    """Return the units that died or left, by side and kind."""
    found: dict[str, dict[str, int]] = {}
    for entry in told:
        event = entry.event
        for units in (getattr(event, name, None) for name in LOSSES.get(event.kind, ())):
            for unit, count in (units or {}).items():
                side = found.setdefault(SIDE_OF[unit], {})
                side[unit] = side.get(unit, 0) + count
    return found


def _dice(told: Sequence[Entry], changes: Sequence[Change]) -> tuple[ThrowTold, ...]:
    """Return the dice that won or lost something, and those that fell far from the mean."""
    found: dict[int, ThrowTold] = {}
    for change in changes:
        deciding = _deciding(told, change)
        if deciding is not None:
            found[deciding.n] = ThrowTold(deciding, _luck(told, deciding))
    fights = [
        ThrowTold(entry, _luck(told, entry))
        for entry in told
        if entry.event.kind in FIGHTS and entry.n not in found
    ]
    for throw in sorted(fights, key=lambda throw: -abs(throw.score)):
        if abs(throw.score) >= FAR and len(found) < MOST_DICE:
            found[throw.entry.n] = throw
    return tuple(found[n] for n in sorted(found))[-MOST_DICE:]


def _deciding(told: Sequence[Entry], change: Change) -> Entry | None:
    """Return the dice that made a change: those in its place, else those of its phase."""
    before = [entry for entry in told if entry.n <= change.entry.n]
    for entry in reversed(before):
        event = entry.event
        if event.kind in FIGHTS and area_of(event) == change.place:
            return entry
        if event.kind in TABLES and entry.phase == change.entry.phase:
            return entry
    return None


def _luck(told: Sequence[Entry], entry: Entry) -> float:
    """Return how lucky the player was in a round of battle or a siege, in standard deviations."""
    began = [one for one in told if one.n <= entry.n and one.event.kind == "battle_began"]
    return fortune(tallies([*began[-1:], entry]))
