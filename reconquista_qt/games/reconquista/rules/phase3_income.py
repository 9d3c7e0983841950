"""Phase 3, Income and spending: what the points and this turn's event let the player do."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Ask, Emit, Step
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.games.reconquista.actions import (
    BRIBES,
    BUILDS,
    CONVERTS,
    DONE,
    HIRES,
    Action,
    Bribe,
    Build,
    Convert,
    Done,
    Hire,
    PlaceCrusaders,
)
from reconquista_qt.games.reconquista.control import controls_walls, is_free_of_enemies
from reconquista_qt.games.reconquista.events import (
    Bought,
    CityConverted,
    CityFounded,
    FortressBuilt,
    IncomeCollected,
    IncomeLapsed,
    UnitsLost,
    UnitsPlaced,
)
from reconquista_qt.games.reconquista.forces import (
    CHRISTIAN_ARMY,
    CHRISTIAN_BUILDERS,
    CHRISTIAN_GARRISON,
    CRUSADER,
    MERCENARY,
    REBEL_UNITS,
    SIDE_MASK,
    unpack,
)
from reconquista_qt.games.reconquista.names import AREA_COUNT, AREAS, CHRISTIAN, MUSLIM, SIDES
from reconquista_qt.games.reconquista.state import State

from .income import income_lines
from .phase2_events import BRIBE, CRUSADE, MERCENARIES

COST: Final = {
    "army": 2, "garrison": 1, "city": 3, "fortress": 1, "conversion": 1, "bribe": 2,
    "mercenary": 1,
}  # fmt: skip
ENEMIES: Final = ~SIDE_MASK[CHRISTIAN]
BRIBED: Final = 1  # event_count of event 3 once its one bribe has been paid
ARE_UNITS: Final = {"army": CHRISTIAN_ARMY, "garrison": CHRISTIAN_GARRISON}


@record
class Collect(Step):
    """Collect the income and let the player spend it."""

    rule = "phase3/income"

    def run(self, state: State, emit: Emit | None) -> None:
        """Collect and go on to spending.

        Rules: phase3/income, phase3/limits, counters/income.
        """
        lines = income_lines(state)
        state.treasury = sum(points for _, _, points in lines)
        if emit:
            emit(IncomeCollected(lines, state.treasury))
        state.agenda.append(SPEND)


@record
class Spend(Ask):
    """The player spends, in any order, and uses what the event offers."""

    side = "christian"
    kind = "spend"
    rule = "phase3/spending"

    def options(self, state: State) -> list[Action]:
        """Return every purchase and placement that is legal now, and the end of spending.

        Rules: phase3/spending, phase3/E3, phase3/E8, reference/phase3.
        """
        options: list[Action] = []
        money = state.treasury
        recruits = muster_places(state) if money or state.event in (MERCENARIES, CRUSADE) else []
        if money >= COST["army"]:
            options += [BUILDS["army"][area] for area in recruits]
        if money >= COST["garrison"]:
            options += [BUILDS["garrison"][area] for area in recruits]
            options += works(state)
        if state.event == BRIBE and money >= COST["bribe"]:
            options += [
                BRIBES[area] for area in range(AREA_COUNT) if refuse_bribe(state, area) is None
            ]
        elif state.event == MERCENARIES:
            most = min(state.event_count, money // COST["mercenary"])
            options += [hire for area in recruits for hire in HIRES[area][:most]]
        elif state.event == CRUSADE and state.event_count:
            options += [PlaceCrusaders(area, state.event_count) for area in recruits]
        options.append(DONE)
        return options

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say which rule forbids a purchase or placement.

        Rules: phase3/spending, phase3/army, phase3/garrison, phase3/city, phase3/fortress,
        phase3/convert, phase2/bribe, phase2/mercenaries, phase2/crusade.
        """
        match action:
            case Done():
                return None
            case Build("army" | "garrison" as what, area):
                return refuse_price(state, what) or refuse_muster(state, area, f"phase3/{what}")
            case Build("city", area):
                place = refuse_work(state, area) or refuse_city(state, area)
                return refuse_price(state, "city") or place
            case Build("fortress", area):
                place = refuse_work(state, area) or refuse_fortress(state, area)
                return refuse_price(state, "fortress") or place
            case Convert(area):
                place = refuse_work(state, area) or refuse_conversion(state, area)
                return refuse_price(state, "conversion") or place
            case Bribe(area):
                return refuse_bribe(state, area) or refuse_price(state, "bribe")
            case Hire(area, count):
                return refuse_hire(state, area, count)
            case PlaceCrusaders(area, count):
                return refuse_crusaders(state, area, count)
        return Refusal("phase3/spending", "not-while-spending")

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Do what the player chose.

        Rules: phase3/spending, phase3/income.
        """
        match action:
            case Build(what, area):
                build(state, what, area, emit)
            case Convert(area):
                pay(state, "conversion", area, "phase3/convert", emit)
                state.city[area] = CHRISTIAN
                if emit:
                    emit(CityConverted(AREAS[area], SIDES[CHRISTIAN], "phase3/convert"))
            case Bribe(area):
                bribe(state, area, emit)
            case Hire(area, count):
                pay(state, "mercenary", area, "phase2/mercenaries", emit, count)
                state.event_count -= count
                place(state, area, MERCENARY * count, "phase2/mercenaries", emit)
            case PlaceCrusaders(area, count):
                state.event_count = 0
                place(state, area, CRUSADER * count, "phase2/crusade", emit)
            case _:
                state.agenda.pop()
                if emit and state.treasury:
                    emit(IncomeLapsed(state.treasury))
                state.treasury = 0


SPEND: Final = Spend()


def refuse_price(state: State, what: str, count: int = 1) -> Refusal | None:
    """Say that a purchase costs more points than are left.

    Rules: phase3/income, phase3/spending.
    """
    cost = COST[what] * count
    if state.treasury >= cost:
        return None
    return Refusal("phase3/income", "too-expensive", (("cost", cost), ("left", state.treasury)))


def muster_places(state: State) -> list[int]:
    """Return the areas that take new units: those for which `refuse_muster` has no objection.

    Rules: phase3/army, phase3/garrison, phase3/E4.
    """
    region_of, revolt = state.board.region_of, state.revolt
    units, besiegers = state.units, state.besiegers
    return [
        area
        for area in range(AREA_COUNT)
        if not (units[area] | besiegers[area]) & ENEMIES
        and region_of[area] != revolt
        and controls_walls(state, CHRISTIAN, area)
    ]


def works(state: State) -> list[Action]:
    """Return what can be built or converted, area by area; a point is there for it.

    The same conditions as in `refuse_city`, `refuse_fortress` and `refuse_conversion`, all at once.

    Rules: phase3/city, phase3/fortress, phase3/convert, phase1/Q9.
    """
    found: list[Action] = []
    region_of, revolt = state.board.region_of, state.revolt
    units, besiegers = state.units, state.besiegers
    money = state.treasury
    for area, religion in enumerate(state.city):
        builders = units[area] & CHRISTIAN_BUILDERS
        if (not builders and religion != CHRISTIAN) or region_of[area] == revolt:
            continue
        if not (units[area] | besiegers[area]) & ENEMIES:
            if not religion and money >= COST["city"]:
                found.append(BUILDS["city"][area])
            if not state.fortress[area]:
                found.append(BUILDS["fortress"][area])
        if religion == MUSLIM:
            found.append(CONVERTS[area])
    return found


def refuse_muster(state: State, area: int, rule: str) -> Refusal | None:
    """Say why an area takes no new unit: it needs walls that we control, and no enemy.

    Rules: phase3/army, phase3/garrison, phase3/E4, phase1/Q9, phase2/D7, phase2/D18,
    definitions/A8, definitions/A9, definitions/F-3.
    """
    if state.board.region_of[area] == state.revolt:
        return Refusal("phase1/Q9", "region-in-revolt", (("area", AREAS[area]),))
    if not is_free_of_enemies(state, CHRISTIAN, area):
        return Refusal(rule, "enemies-in-area", (("area", AREAS[area]),))
    if not controls_walls(state, CHRISTIAN, area):
        return Refusal(rule, "no-city-or-fortress-of-ours", (("area", AREAS[area]),))
    return None


def refuse_work(state: State, area: int) -> Refusal | None:
    """Say that nothing can be built or converted in a region in revolt (ruling Q9).

    Rules: phase1/regional-revolt, phase1/Q9.
    """
    if state.board.region_of[area] == state.revolt:
        return Refusal("phase1/Q9", "region-in-revolt", (("area", AREAS[area]),))
    return None


def refuse_city(state: State, area: int) -> Refusal | None:
    """Say why no city can be built in an area.

    Rules: phase3/city, phase3/E5, counters/limits, counters/city.
    """
    at = (("area", AREAS[area]),)
    if state.city[area]:
        return Refusal("counters/limits", "city-already", at)
    if not is_free_of_enemies(state, CHRISTIAN, area):
        return Refusal("phase3/city", "enemies-in-area", at)
    if not state.units[area] & CHRISTIAN_BUILDERS:
        return Refusal("phase3/E5", "no-builders", at)
    return None


def refuse_fortress(state: State, area: int) -> Refusal | None:
    """Say why no fortress can be built in an area.

    Rules: phase3/fortress, phase3/E6, counters/limits, counters/fortress, definitions/F-3.
    """
    at = (("area", AREAS[area]),)
    if state.fortress[area]:
        return Refusal("counters/limits", "fortress-already", at)
    if not is_free_of_enemies(state, CHRISTIAN, area):
        return Refusal("phase3/fortress", "enemies-in-area", at)
    if state.city[area] != CHRISTIAN and not state.units[area] & CHRISTIAN_BUILDERS:
        return Refusal("phase3/E6", "no-city-or-builders", at)
    return None


def refuse_conversion(state: State, area: int) -> Refusal | None:
    """Say why a city cannot be converted; enemies outside its walls do not matter.

    Rules: phase3/convert, phase3/E5, phase3/E7.
    """
    if state.city[area] != MUSLIM:
        return Refusal("phase3/convert", "no-muslim-city", (("area", AREAS[area]),))
    if not state.units[area] & CHRISTIAN_BUILDERS:
        return Refusal("phase3/E5", "no-builders", (("area", AREAS[area]),))
    return None


def refuse_bribe(state: State, area: int) -> Refusal | None:
    """Say why the Rebels of an area cannot be bribed: event 3, once, and only Rebels.

    Rules: phase2/bribe, phase2/D6, phase1/Q9, definitions/F-2.
    """
    at = (("area", AREAS[area]),)
    if state.event != BRIBE:
        return Refusal("phase2/bribe", "no-bribe-this-turn", at)
    if state.event_count == BRIBED:
        return Refusal("phase2/D6", "bribed-already", at)
    if state.board.region_of[area] == state.revolt:
        return Refusal("phase1/Q9", "region-in-revolt", at)
    if not state.units[area] & REBEL_UNITS:
        return Refusal("phase2/D6", "no-rebels", at)
    return None


def refuse_hire(state: State, area: int, count: int) -> Refusal | None:
    """Say why mercenaries cannot be hired.

    Rules: phase2/mercenaries, phase2/D7.
    """
    if state.event != MERCENARIES or not state.event_count:
        return Refusal("phase2/mercenaries", "no-mercenaries", (("area", AREAS[area]),))
    if not 1 <= count <= state.event_count:
        return Refusal(
            "phase2/mercenaries", "not-so-many", (("count", count), ("most", state.event_count))
        )
    return refuse_price(state, "mercenary", count) or refuse_muster(state, area, "phase2/D7")


def refuse_crusaders(state: State, area: int, count: int) -> Refusal | None:
    """Say why the crusaders cannot be placed: all together, once.

    Rules: phase2/crusade, phase2/D18.
    """
    if state.event != CRUSADE or not state.event_count:
        return Refusal("phase2/crusade", "no-crusaders", (("area", AREAS[area]),))
    if count != state.event_count:
        return Refusal(
            "phase2/D18", "crusaders-together", (("count", count), ("most", state.event_count))
        )
    return refuse_muster(state, area, "phase2/D18")


def pay(state: State, what: str, area: int, rule: str, emit: Emit | None, count: int = 1) -> None:
    """Take the price of a purchase from the treasury."""
    cost = COST[what] * count
    state.treasury -= cost
    if emit:
        emit(Bought(what, AREAS[area], cost, state.treasury, rule))


def place(state: State, area: int, force: int, rule: str, emit: Emit | None) -> None:
    """Put new units into an area."""
    state.units[area] += force
    if emit:
        emit(UnitsPlaced(AREAS[area], unpack(force), rule))


def build(state: State, what: str, area: int, emit: Emit | None) -> None:
    """Build an army, a garrison, a city (always Christian) or a fortress.

    Rules: phase3/army, phase3/garrison, phase3/city, phase3/fortress, phase3/spending.
    """
    rule = f"phase3/{what}"
    pay(state, what, area, rule, emit)
    if what in ARE_UNITS:
        place(state, area, ARE_UNITS[what], rule, emit)
    elif what == "city":
        state.city[area] = CHRISTIAN
        if emit:
            emit(CityFounded(AREAS[area], SIDES[CHRISTIAN], rule))
    else:
        state.fortress[area] = True
        if emit:
            emit(FortressBuilt(AREAS[area], rule))


def bribe(state: State, area: int, emit: Emit | None) -> None:
    """Replace all Rebels of an area by one Christian garrison.

    Rules: phase2/bribe, phase2/D6.
    """
    pay(state, "bribe", area, "phase2/bribe", emit)
    state.event_count = BRIBED
    rebels = state.units[area] & REBEL_UNITS
    state.units[area] -= rebels
    if emit:
        emit(UnitsLost(AREAS[area], unpack(rebels), "bribe", "phase2/bribe"))
    place(state, area, CHRISTIAN_GARRISON, "phase2/bribe", emit)
