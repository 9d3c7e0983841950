"""Chapter 10.3, an option: event counters, drawn hidden and played before movement."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import DECLINE, REMOVALS, Action, Capital, Decline, PlayEvent, Remove
from .battle import open_battle
from .board import CONTROLLED
from .events import CounterDrawn, EventPlayed, GoldTaken, UnitsPlaced, UnitsRemoved
from .forces import ONE, count, parts, size, unpack
from .income import available, cap_gold, collects, in_play
from .movement import lift, relation
from .names import (
    BATTLE,
    CASTLE,
    EVENTS,
    MOVE,
    NATION_COUNT,
    NATIONS,
    NOBODY,
    PARTIES,
    PLACE_COUNT,
    PLACES,
    REGION_COUNT,
    UNITS,
    VIKINGS,
    ZONES,
)
from .stacking import declare_capital, refuse_elsewhere, take_away
from .state import State, regions_of
from .steps import Ask, Draw, Step


def cup(state: State) -> tuple[str, ...]:
    """Return the counters that nobody has drawn, in the order of the list."""
    drawn = {event for hand in state.hands.values() for event in hand} | {*state.played}
    return tuple(event for event in EVENTS if event not in drawn)


@record
class DrawCounter(Draw):
    """A player draws a counter out of the cup."""

    rule = "10.3/draw"
    purpose = "event"
    player: str
    faces: int

    def things(self, state: State) -> tuple[str, ...]:
        """Return the counters in the cup."""
        return cup(state)

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Put the counter into the player's hand, hidden from the others.

        Rules: 10.3/draw.
        """
        event = cup(state)[values[0] - 1]
        state.hands[self.player] = (*state.hands.get(self.player, ()), event)
        if emit:
            emit(CounterDrawn(self.player, event))


def deal(state: State) -> list[Step]:
    """Return the draws at the start of a game, the last first.

    Rules: 10.3/draw.
    """
    if state.played:
        return []
    draws: list[Step] = []
    left = len(cup(state))
    for player in state.board.players:
        for _ in range(state.board.amounts.hand - len(state.hands.get(player, ()))):
            draws.append(DrawCounter(player, left))
            left -= 1
    return draws[::-1]


@record
class EventTurn(Step):
    """Before a nation moves its player may play a counter."""

    nation: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask, where the player has a counter.

        Rules: 10.3/events, 1/sequence.
        """
        state.phase = MOVE
        side = state.board.player_of[self.nation]
        if state.hands.get(side):
            choice = EventChoice(side, self.nation)
            if len(choice.options(state)) > 1:
                state.agenda.append(choice)


def hold_or_empty(state: State, nation: int) -> list[int]:
    """Return the regions of a nation."""
    return list(regions_of(state, nation))


def army_unit(state: State, nation: int) -> int:
    """Return the unit that the army counter brings, -1 for none: the best that is left.

    Rules: 10.3/events (army).
    """
    used = in_play(state, nation)
    amounts = state.board.amounts
    for kind in amounts.army:
        if available(state, nation, kind, used) >= amounts.army_count:
            return kind
    return -1


def recruit_unit(state: State, nation: int) -> int:
    """Return the unit that the recruits counter brings, -1 for none.

    Rules: 10.3/events (recruits).
    """
    used = in_play(state, nation)
    amounts = state.board.amounts
    for kind in amounts.recruits:
        if available(state, nation, kind, used) >= amounts.recruits_count:
            return kind
    return -1


def places_of_event(state: State, nation: int, event: str) -> list[int] | None:
    """Return the places that a counter may name, None where it names none.

    Rules: 10.3/events.
    """
    match event:
        case "army" | "recruits":
            kind = army_unit(state, nation) if event == "army" else recruit_unit(state, nation)
            return list(regions_of(state, nation)) if kind >= 0 else []
        case "mercenaries":
            return list(regions_of(state, nation))
        case "vikings":
            return [
                region
                for region in state.board.atlantic
                if state.owner[region] not in (nation, NOBODY)
            ]
        case "forced_march":
            mobile = state.board.mobile
            return [
                *(r for r in regions_of(state, nation) if state.units[r] & mobile),
                *(p for p in range(REGION_COUNT, PLACE_COUNT) if (p, nation) in state.abroad),
            ]
        case "treason":
            return [
                region
                for region in range(REGION_COUNT)
                if count(state.units[region], CASTLE)
                and state.owner[region] != nation
                and relation(state, nation, region) >= 2
            ]
        case "plague":
            zones = (plagued(state, zone) for zone in range(len(ZONES)))
            return [regions[0] for regions in zones if regions]
    return None


def plagued(state: State, zone: int) -> list[int]:
    """Return the regions of a zone with a stack that is large enough for the plague.

    Rules: 10.3/events (plague).
    """
    mask = state.board.stacking
    return [
        region
        for region in state.board.zones[zone]
        if size(state.units[region] & mask) >= state.board.amounts.plague_from
    ]


def taxed(state: State, nation: int) -> list[int]:
    """Return the nations beside a nation that have gold.

    Rules: 10.3/events (tribute).
    """
    mine = set(regions_of(state, nation))
    others = {
        state.owner[to]
        for region in mine
        for to, _, _ in state.board.beside[region]
        if to < REGION_COUNT
    }
    return sorted(n for n in others if 0 <= n < NATION_COUNT and n != nation and state.gold[n])


@record
class EventChoice(Ask):
    """A player may play one of his counters for the nation whose turn it is."""

    kind = "event"
    rule = "10.3/events"
    side: str
    nation: int

    def options(self, state: State) -> list[Action]:
        """Return each counter in hand with what it may name, and playing none.

        Rules: 10.3/events.
        """
        nation = self.nation
        found: list[Action] = []
        for event in state.hands.get(self.side, ()):
            if event == "harvest":
                if collects(state, nation):
                    found.append(PlayEvent(event))
            elif event == "tribute":
                if collects(state, nation):
                    found += [PlayEvent(event, CONTROLLED, n) for n in taxed(state, nation)]
            else:
                places = places_of_event(state, nation, event)
                found += (
                    [PlayEvent(event)]
                    if places is None
                    else [PlayEvent(event, place) for place in places]
                )
        return [*found, DECLINE]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why a counter cannot be played so.

        Rules: 10.3/events.
        """
        if isinstance(action, Decline):
            return None
        if not isinstance(action, PlayEvent):
            return refuse_elsewhere(state, action, self.rule)
        about = (("event", action.event),)
        if action.event not in state.hands.get(self.side, ()):
            return Refusal(self.rule, "counter-not-held", about)
        if (
            action.event == "plague"
            and 0 <= action.area < REGION_COUNT
            and action.nation < 0
            and plagued(state, state.board.zone[action.area])
        ):
            # Any region of the zone names it.
            return None
        if action in self.options(state):
            return None
        return Refusal(self.rule, "counter-not-so", about)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Play the counter, or none.

        Rules: 10.3/events.
        """
        if isinstance(action, Capital):
            declare_capital(state, action, emit)
            return
        state.agenda.pop()
        if isinstance(action, PlayEvent):
            hand = list(state.hands[self.side])
            hand.remove(action.event)
            state.hands[self.side] = tuple(hand)
            state.played = (*state.played, action.event)
            if emit:
                area = PLACES[action.area] if action.area >= 0 else ""
                other = PARTIES[action.nation] if action.nation >= 0 else ""
                emit(EventPlayed(self.side, PARTIES[self.nation], action.event, area, other))
            play(state, self.nation, action, emit)


def play(state: State, nation: int, action: PlayEvent, emit: Emit | None) -> None:
    """Let a counter take effect.

    Rules: 10.3/events (each of the twelve).
    """
    event, area, amounts = action.event, action.area, state.board.amounts
    match event:
        case "army":
            units = ONE[army_unit(state, nation)] * amounts.army_count
            reinforce(state, nation, area, units, emit)
        case "recruits":
            units = ONE[recruit_unit(state, nation)] * amounts.recruits_count
            reinforce(state, nation, area, units, emit)
        case "mercenaries":
            hired = hired_kind(state)
            before = count(in_play(state, nation), hired)
            reinforce(state, nation, area, amounts.mercenaries, emit)
            state.boons = (*state.boons, (nation, event, before))
        case "harvest":
            state.gold[nation] += amounts.harvest
            if emit:
                emit(GoldTaken(PARTIES[nation], "", amounts.harvest))
            cap_gold(state, nation, emit)
        case "tribute":
            gold = min(amounts.tribute, state.gold[action.nation])
            state.gold[action.nation] -= gold
            state.gold[nation] += gold
            if emit:
                emit(GoldTaken(PARTIES[nation], PARTIES[action.nation], gold))
            cap_gold(state, nation, emit)
        case "vikings":
            state.phase = BATTLE
            state.visitors[area] = amounts.vikings
            open_battle(state, VIKINGS, area, (), emit)
        case "plague":
            regions = plagued(state, state.board.zone[area])
            state.agenda += [PlagueIn(region) for region in reversed(regions)]
        case _:
            state.boons = (*state.boons, (nation, event, area))


def hired_kind(state: State) -> int:
    """Return the kind of unit that mercenaries are."""
    return parts(state.board.amounts.mercenaries)[0][0]


def reinforce(state: State, nation: int, area: int, force: int, emit: Emit | None) -> None:
    """Put units that a counter brings.

    Rules: 10.3/events (army, recruits, mercenaries).
    """
    state.units[area] += force
    if emit:
        emit(UnitsPlaced(PARTIES[nation], PLACES[area], unpack(force), "10.3/events"))


@record
class PlagueIn(Step):
    """A stack loses a unit to the plague, by its owner's choice."""

    region: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask the owner where he has a choice.

        Rules: 10.3/events (plague).
        """
        nation = state.owner[self.region]
        kinds = parts(state.units[self.region] & state.board.stacking)
        if len(kinds) == 1 or nation >= NATION_COUNT:
            take_away(state, nation, self.region, kinds[0][0], 1, "event", emit)
        else:
            state.agenda.append(PlagueChoice(state.board.player_of[nation], nation, self.region))


@record
class PlagueChoice(Ask):
    """The owner of a stack names the unit that the plague takes."""

    kind = "excess"
    rule = "10.3/events"
    side: str
    nation: int
    region: int

    def options(self, state: State) -> list[Action]:
        """Return the units that may go."""
        kinds = parts(state.units[self.region] & state.board.stacking)
        return [REMOVALS[self.region][kind] for kind, _ in kinds]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why that unit cannot go.

        Rules: 10.3/events (plague).
        """
        if not isinstance(action, Remove):
            return refuse_elsewhere(state, action, self.rule)
        if action in self.options(state):
            return None
        at = (("area", PLACES[self.region]), ("unit", UNITS[action.unit]))
        return Refusal(self.rule, "unit-not-there", at)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Take it away.

        Rules: 10.3/events (plague).
        """
        if isinstance(action, Capital):
            declare_capital(state, action, emit)
            return
        assert isinstance(action, Remove)
        state.agenda.pop()
        take_away(state, self.nation, self.region, action.unit, 1, "event", emit)


LASTING: Final = ("ambush",)  # until a battle in which the nation defends


def end_of_counters(state: State, nation: int, emit: Emit | None) -> None:
    """At the end of a nation's turn what it played for this turn ends; mercenaries go home.

    Rules: 10.3/events (invasion, engines, treason, forced_march, mercenaries).
    """
    for party, which, number in state.boons:
        if party == nation and which == "mercenaries":
            dismiss(state, nation, number, emit)
    state.boons = tuple(b for b in state.boons if b[0] != nation or b[1] in LASTING)


def dismiss(state: State, nation: int, before: int, emit: Emit | None) -> None:
    """Send mercenaries home: of units of their kind as many as the nation has more than before.

    Rules: 10.3/events (mercenaries).
    """
    hired = hired_kind(state)
    surplus = count(in_play(state, nation), hired) - before
    abroad = sorted(place for place, party in state.abroad if party == nation)
    for place in (*reversed(list(regions_of(state, nation))), *abroad):
        force = state.units[place] if place < REGION_COUNT else state.abroad[place, nation]
        going = min(surplus, count(force, hired))
        if going <= 0:
            continue
        surplus -= going
        lift(state, nation, place, ONE[hired] * going)
        if emit:
            units = {UNITS[hired]: going}
            emit(UnitsRemoved(PARTIES[nation], PLACES[place], units, (), "event", "10.3/events"))


__all__ = ["NATIONS", "DrawCounter", "EventTurn", "deal", "end_of_counters"]
