"""Phase 3, prices, and what forbids a purchase or a placement."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.refusal import Refusal

from .control import controls_walls, is_free_of_enemies
from .forces import CHRISTIAN_BUILDERS, REBEL_UNITS
from .names import AREAS, CHRISTIAN, MUSLIM
from .phase2_events import BRIBE, CRUSADE, MERCENARIES
from .state import State

COST: Final = {
    "army": 2, "garrison": 1, "city": 3, "fortress": 1, "conversion": 1, "bribe": 2,
    "mercenary": 1,
}  # fmt: skip
BRIBED: Final = 1  # event_count of event 3 once its one bribe has been paid


def refuse_price(state: State, what: str, count: int = 1) -> Refusal | None:
    """Say that a purchase costs more points than are left.

    Rules: phase3/income, phase3/spending.
    """
    cost = COST[what] * count
    if state.treasury >= cost:
        return None
    return Refusal("phase3/income", "too-expensive", (("cost", cost), ("left", state.treasury)))


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
