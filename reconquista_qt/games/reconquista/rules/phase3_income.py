"""Phase 3, Income and spending: what the points and this turn's event let the player do.

What forbids a purchase stands in `phase3_limits`, how it is carried out in `phase3_purchases`, how
the income is counted in `income`.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import (
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
from .control import controls_walls
from .events import CityConverted, IncomeCollected, IncomeLapsed
from .forces import (
    CHRISTIAN_BUILDERS,
    CRUSADER,
    MERCENARY,
    SIDE_MASK,
)
from .income import income_lines
from .names import AREA_COUNT, AREAS, CHRISTIAN, MUSLIM, SIDES
from .phase2_events import BRIBE, CRUSADE, MERCENARIES
from .phase3_limits import (
    COST,
    refuse_bribe,
    refuse_city,
    refuse_conversion,
    refuse_crusaders,
    refuse_fortress,
    refuse_hire,
    refuse_muster,
    refuse_price,
    refuse_work,
)
from .phase3_purchases import bribe, build, pay, place
from .state import State
from .steps import Ask, Step

__all__ = ["COST", "SPEND", "Collect", "Spend", "muster_places", "works"]

ENEMIES: Final = ~SIDE_MASK[CHRISTIAN]


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
