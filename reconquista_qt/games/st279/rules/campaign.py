"""A power's campaign: movement, combat and sieges of one kingdom after another.

Rules: 5.0/steps, 5.0/draw.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeVar, cast

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from . import attack, fleets, movement, pillage, siege
from .actions import (
    DECLARE_WAR,
    DONE,
    Action,
    Attack,
    Besiege,
    DeclareWar,
    FightAtSea,
    Garrison,
    Load,
    March,
    Move,
    Pass,
    Pillage,
    Sail,
    Sortie,
    Unload,
)
from .control import leader, settle_control
from .events import CampaignBegan, CampaignEnded
from .forces import Force, force_of, size, turned
from .french import begin_war, refuse_war
from .listing import context_of, listing_of
from .names import (
    ACTIVE,
    CHRISTIAN,
    FRANCE,
    MUSLIM,
    MUSLIM_SIDE,
    POWER_COUNT,
    POWERS,
    SIDES,
)
from .refusals import not_now, refused
from .state import State
from .steps import Ask, Step

HALVES: Final = 2
# How often chance, which lists one place only, takes what belongs to none, and a march where there
# are marches and other things: about as often as from the whole list.
DRAWN_IN_PLACES: Final = 64
DRAWN_MOVES: Final = 0.75


def has_loyal_units(state: State, power: int) -> bool:
    """Whether a power has a loyal unit or a fleet on the map."""
    if any(state.fleets[power::POWER_COUNT]):
        return True
    for places in (state.field, state.city):
        for stacks in places:
            for owner, _ in stacks:
                if owner == power:
                    return True
    return False


def is_in_play(state: State, power: int) -> bool:
    """Whether a power can campaign: a kingdom in play, France at war, the Muslims always."""
    if power == FRANCE:
        return state.french_war >= 0
    return power == MUSLIM or state.status[power] == ACTIVE


@record
class BeginCampaign(Step):
    """A power is about to campaign."""

    rule = "5.0/steps"
    power: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Begin with fresh units; of a kingdom led by the Muslim side only half may act.

        Rules: 5.0/steps, 5.1/limits, 5.1/D4.
        """
        power = self.power
        if not is_in_play(state, power) or not has_loyal_units(state, power):
            return
        state.campaign = power
        state.worn.clear()
        state.ships.clear()
        state.half, state.keep = -1, ()
        if power == state.war:
            units = sum(state.fleets[power::POWER_COUNT])
            keep = []
            for area in range(state.board.area_count):
                here = size(force_of(state.field[area], power))
                here += size(force_of(state.city[area], power))
                units += here
                if here and state.controller[area] == power:
                    keep.append(area)
            state.half, state.keep = (units + 1) // HALVES, tuple(keep)
        if emit:
            emit(CampaignBegan(POWERS[power], SIDES[leader(state, power)]))
        state.agenda.append(GoOn(power))


@record
class GoOn(Step):
    """A campaign goes on, if its power is still there."""

    rule = "5.0/steps"
    power: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask who leads the power; a campaign whose power is gone ends (rules: 5.0/steps)."""
        power = self.power
        if is_in_play(state, power) and has_loyal_units(state, power):
            state.agenda.append(campaign_of(power, leader(state, power)))
        else:
            state.agenda.append(EndCampaign(power))


@record
class EndCampaign(Step):
    """A campaign ends."""

    rule = "5.0/steps"
    power: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Look at control again, and forget what the units have done (rules: 3.7/A6)."""
        state.campaign = -1
        state.worn.clear()
        state.ships.clear()
        state.half, state.keep = -1, ()
        settle_control(state, "field", emit)
        if emit:
            emit(CampaignEnded(POWERS[self.power]))


@record
class ReturnCargo(Step):
    """Cargo that could not land goes back."""

    rule = "11.2/H11"

    def run(self, state: State, emit: Emit | None) -> None:
        """Put it back, or lose it (rules: 11.2/H11)."""
        fleets.return_cargo(state, emit)


def refuse_declaration(state: State) -> Refusal | None:
    """Say why the campaigning power cannot declare war on France (rules: 9.0/D8, 5.1/D3)."""
    if state.campaign == FRANCE:
        return refused("9.0/neutral", "france-itself")
    return refuse_war(state)


def _refuse_move(state: State, action: Move) -> Refusal | None:
    plan = movement.plan_move(state, action)
    return plan if isinstance(plan, Refusal) else None


_Action = TypeVar("_Action", bound=Action)
_Deed = tuple[
    Callable[[State, Action], Refusal | None], Callable[[State, Action, Emit | None], None]
]


def _deed(
    kind: type[_Action],
    refuse: Callable[[State, _Action], Refusal | None],
    perform: Callable[[State, _Action, Emit | None], None],
) -> tuple[type[object], _Deed]:
    """Return an entry of the table of deeds; it is looked up by the class that it is for."""
    return kind, cast("_Deed", (refuse, perform))


# What can be done in a campaign: why not, and how.
DEEDS: Final = dict(
    (
        _deed(Move, _refuse_move, movement.move),
        _deed(Sortie, movement.refuse_sortie, movement.sortie),
        _deed(Garrison, movement.refuse_garrison, movement.garrison),
        _deed(Pillage, pillage.refuse_pillage, pillage.begin_pillage),
        _deed(Attack, attack.refuse_attack, attack.attack),
        _deed(Besiege, siege.refuse_siege, siege.begin_siege),
        _deed(Sail, fleets.refuse_sail, fleets.sail),
        _deed(Load, fleets.refuse_load, fleets.load),
        _deed(Unload, fleets.refuse_unload, fleets.unload),
        _deed(FightAtSea, fleets.refuse_naval, fleets.fight_at_sea),
        _deed(March, movement.refuse_march, movement.march),
    )
)


Spent = tuple[object, ...]


def spent_of(state: State) -> Spent:
    """Return all that what can be done on land depends on."""
    return (
        state.field[:],
        state.worn.copy(),
        state.city[:], state.controller[:], state.pillaged[:], state.population[:],
        context_of(state),
    )  # fmt: skip


def is_spent(state: State, spent: Spent) -> bool:
    """Whether nothing of all that has changed."""
    return (
        spent[0] == state.field
        and spent[1] == state.worn
        and spent[2] == state.city
        and spent[3] == state.controller
        and spent[4] == state.pillaged
        and spent[5] == state.population
        and spent[6] == context_of(state)
    )


# After these nobody may be gone and nothing taken: the same is asked again.
QUIET: Final = frozenset((Move, Sortie, Garrison, Sail, Load))


def draw_in_area(
    state: State, area: int, there: Force, chance: Callable[[], float]
) -> Action | None:
    """Return something that the units in an area can do by chance, None where there is nothing.

    `there` are the campaigning power's in the field.
    """
    board = state.board
    found: list[Action] = []
    goes = moves = False
    hostile = state.relations.targets[state.campaign] >> state.controller[area] & 1
    if there:
        mobile = most = movement.FAR
        if area in state.worn:
            mobile, most = movement.points_left(state, area, there)
        goes = mobile >= board.area_mp
        if goes and chance() < DRAWN_MOVES:
            moves = True
            action = movement.draw_move(state, area, there, chance)
            if action is not None:
                return action
        if hostile and most >= board.pillage_mp:
            pillage.list_pillages(state, area, found)
        if most >= board.combat_mp and len(state.field[area]) > 1:
            attack.list_attacks(state, area, found)
    if board.has_city[area]:
        movement.list_city_moves(state, area, found)
        if there and hostile:
            siege.list_sieges(state, area, found)
    if found:
        return found[int(chance() * len(found))]
    return movement.draw_move(state, area, there, chance) if goes and not moves else None


@record
class Campaign(Ask):
    """Who leads a power says what its units do next, until `done`."""

    rule = "5.0/steps"
    kind = "campaign"
    power: int
    leading: int

    @property
    def side(self) -> str:
        """The side that leads the power."""
        return SIDES[self.leading]

    def options(self, state: State) -> Sequence[Action]:
        """List movement by area, cities, pillage, combat, sieges, the sea, then `done`.

        For each origin and neighbour there is the largest legal move, and one unit of each kind;
        every other division that is not refused is legal too.
        """
        found = listing_of(state).actions(state)
        if any(state.fleets[self.power :: POWER_COUNT]):
            fleets.list_at_sea(state, found)
        self._list_rest(state, found)
        return found

    def _list_rest(self, state: State, found: list[Action]) -> None:
        """Add what belongs to no place: forced marches, a war with France, `done`."""
        movement.list_marches(state, found)
        if refuse_declaration(state) is None:
            found.append(DECLARE_WAR)
        if fleets.refuse_done(state) is None:
            found.append(DONE)

    def draw(self, state: State, chance: Callable[[], float]) -> Action:
        """Return what the units in some area or sea can do, seldom anything else, by chance.

        Only what can be done there is found out. Where nothing can, the next place is looked at.
        """
        if chance() * DRAWN_IN_PLACES >= 1:
            action = self._draw_in_places(state, chance)
            if action is not None:
                return action
        rest: list[Action] = []
        self._list_rest(state, rest)
        if rest:
            return rest[int(chance() * len(rest))]
        # Units are aboard that must sail on or land.
        return self._draw_in_places(state, chance) or Ask.draw(self, state, chance)

    def _draw_in_places(self, state: State, chance: Callable[[], float]) -> Action | None:
        areas, seas = state.board.area_count, state.board.sea_count
        first = int(chance() * (areas + seas))
        if first < areas:
            return self._draw_on_land(state, first, chance) or self._draw_at_sea(state, 0, chance)
        action = self._draw_at_sea(state, first - areas, chance)
        return action or self._draw_on_land(state, first % areas, chance)

    def _draw_on_land(self, state: State, first: int, chance: Callable[[], float]) -> Action | None:
        spent = state.memo.spent
        if spent is not None:
            if is_spent(state, spent):
                return None
            state.memo.spent = None
        power, field, city, worn = self.power, state.field, state.city, state.worn
        has_city, least, areas = state.board.has_city, state.board.least_mp, len(field)
        for area in turned(areas, first):
            for owner, force in field[area]:
                if owner != power:
                    continue
                known = worn.get(area)
                # Most of those who have nothing left to do stand where there is no city either.
                if known is None or has_city[area] or not movement.are_spent(known, force, least):
                    action = draw_in_area(state, area, force, chance)
                    if action is not None:
                        return action
                break
            else:
                for owner, force in city[area]:
                    if owner == power:
                        known = worn.get(area + areas)
                        if known is None or not movement.are_shut_in(known, force):
                            action = draw_in_area(state, area, 0, chance)
                            if action is not None:
                                return action
                        break
        state.memo.spent = spent_of(state)  # at sea, where nothing of this changes, they may go on
        return None

    def _draw_at_sea(self, state: State, first: int, chance: Callable[[], float]) -> Action | None:
        seas = fleets.own_seas(state)
        if len(seas) > 1:
            seas.sort(key=lambda sea: sea < first)
        for sea in seas:
            action = fleets.draw_at_sea(state, sea, chance)
            if action is not None:
                return action
        return None

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say which rule forbids it (rules: 5.0/steps, 5.0/I2, 11.2/H11)."""
        deed = DEEDS.get(type(action))
        if deed is not None:
            return deed[0](state, action)
        if isinstance(action, DeclareWar):
            return refuse_declaration(state)
        if action == DONE:
            return fleets.refuse_done(state)
        return not_now(self.kind)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Do it, then go on; `done` is followed by interception and by fights with rebels.

        Rules: 5.0/steps, 5.0/I2, 5.0/I3, 12.2/interception, 8.1/E6, 9.0/D8.
        """
        agenda = state.agenda
        kind = type(action)
        if kind in QUIET and (not isinstance(action, Garrison) or self._is_own_city(state, action)):
            waiting = len(agenda)
            DEEDS[kind][1](state, action, emit)
            if len(agenda) > waiting:  # at sea they are met
                agenda[waiting - 1] = go_on_of(self.power)
            return
        agenda.pop()
        if kind is Pass:
            agenda += (
                EndCampaign(self.power),
                attack.RebelsBeside(0),
                attack.Intercepting(0, 0),
                ReturnCargo(),
            )
            return
        agenda.append(go_on_of(self.power))
        deed = DEEDS.get(kind)
        if deed is not None:
            deed[1](state, action, emit)
        else:
            against = MUSLIM_SIDE if self.power == MUSLIM else CHRISTIAN
            begin_war(state, against, POWERS[self.power], emit)

    def _is_own_city(self, state: State, action: Garrison) -> bool:
        return bool(state.relations.friends[self.power] >> state.controller[action.area] & 1)


campaign_of = lru_cache(maxsize=64)(Campaign)
go_on_of = lru_cache(maxsize=16)(GoOn)
