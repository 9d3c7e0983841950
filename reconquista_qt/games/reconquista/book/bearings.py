"""What a paragraph of the rulebook bears on in the position on the table: areas, by its anchor."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from reconquista_qt.games.reconquista.rules.forces import (
    ARMIES,
    CID,
    GARRISONS,
    NEUTRALS,
    ORDERS,
    REBEL_UNITS,
)
from reconquista_qt.games.reconquista.rules.names import AREAS, ID, REGION_INDEX
from reconquista_qt.games.reconquista.rules.phase2_invaders import FRENCH_ENTRY, RAIDER_LANDING
from reconquista_qt.games.reconquista.rules.phase2_placements import refuse_cid, refuse_order
from reconquista_qt.games.reconquista.rules.phase3_income import muster_places
from reconquista_qt.games.reconquista.rules.phase3_limits import (
    refuse_city,
    refuse_conversion,
    refuse_fortress,
)
from reconquista_qt.games.reconquista.rules.phase5_force import (
    city_sites,
    fortress_sites,
    garrison_sites,
)
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.model.book import book
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

from . import bearing_finders as find
from .bearing_finders import Finder


class RuleHighlight(NamedTuple):
    """What is shown on the board, in English (context ``Bearings``), and who finds the areas."""

    caption: str
    find: Finder


_ROADS = RuleHighlight(QT_TRANSLATE_NOOP("Bearings", "Areas with a road"), find.roads)
_MOUNTAINS = RuleHighlight(QT_TRANSLATE_NOOP("Bearings", "Areas with mountains"), find.mountains)
_PORTS = RuleHighlight(QT_TRANSLATE_NOOP("Bearings", "Ports"), find.ports)
_SIEGES = RuleHighlight(QT_TRANSLATE_NOOP("Bearings", "Sieges"), find.sieges)
_CITIES = RuleHighlight(QT_TRANSLATE_NOOP("Bearings", "Cities"), find.cities)
_FORTRESSES = RuleHighlight(QT_TRANSLATE_NOOP("Bearings", "Fortresses"), find.fortresses)
_LONE = RuleHighlight(QT_TRANSLATE_NOOP("Bearings", "Abandoned Fortresses"), find.lone_fortresses)
_REVOLT = RuleHighlight(QT_TRANSLATE_NOOP("Bearings", "The region in revolt"), find.in_revolt)
_REBELS = RuleHighlight(QT_TRANSLATE_NOOP("Bearings", "Areas with Rebels"), find.holds(REBEL_UNITS))
_HOSTILE = RuleHighlight(QT_TRANSLATE_NOOP("Bearings", "Areas hostile to you"), find.hostile)
_MUSTER = RuleHighlight(QT_TRANSLATE_NOOP("Bearings", "Where you could place units"), muster_places)
_FREE = RuleHighlight(QT_TRANSLATE_NOOP("Bearings", "Areas free for the Muslims"), find.free)
_RAIDERS = RuleHighlight(
    QT_TRANSLATE_NOOP("Bearings", "Where Raiders may land"),
    find.always(RAIDER_LANDING[0] + RAIDER_LANDING[1]),
)
_REGION = QT_TRANSLATE_NOOP("Bearings", "The areas of the region")

BEARINGS: Final[dict[str, RuleHighlight]] = {
    # the map and what stands on it
    "map/roads": _ROADS,
    "counters/garrison": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Areas with Garrisons"), find.holds(GARRISONS)
    ),
    "counters/army": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Areas with Armies"), find.holds(ARMIES)
    ),
    "counters/rebel": _REBELS,
    "counters/military-order": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Areas with Military Orders"), find.holds(ORDERS)
    ),
    "counters/el-cid": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Where El Cid is"), find.holds(CID)
    ),
    "counters/city": _CITIES,
    "counters/fortress": _FORTRESSES,
    "counters/revolt": _REVOLT,
    # definitions
    "definitions/christian-control": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Cities under Christian control"), find.christian_cities
    ),
    "definitions/muslim-control": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Cities under Muslim control"), find.muslim_cities
    ),
    "definitions/rebel-control": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Cities held by Rebels, French or Raiders"),
        find.other_cities,
    ),
    "definitions/empty-city": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Cities without units"), find.empty_cities
    ),
    "definitions/empty-fortress": _LONE,
    "definitions/areas": _HOSTILE,
    "definitions/siege": _SIEGES,
    "glossary/friendly-area": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Areas friendly to you"), find.friendly
    ),
    "glossary/vacant-area": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Vacant areas"), find.vacant
    ),
    # rebellions and events
    "phase1/regional-revolt": _REVOLT,
    "phase1/rebels": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Areas where Rebels can rise"), find.unguarded
    ),
    "phase1/proselytism": _CITIES,
    "phase1/peasant-revolt": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Areas where peasants can rise"), find.peasants
    ),
    "phase1/rebel-governor": _CITIES,
    "phase2/french": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Where the French may come in"),
        find.always(FRENCH_ENTRY),
    ),
    "phase2/bribe": _REBELS,
    "phase2/mercenaries": _MUSTER,
    "phase2/raiders": _RAIDERS,
    "phase2/military-order": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Where a Military Order could be placed"),
        find.where(lambda s, a: refuse_order(s, a) is None),
    ),
    "phase2/famine": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Areas with three units or more"), find.crowded
    ),
    "phase2/el-cid": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Where El Cid could be placed"),
        find.where(lambda s, a: refuse_cid(s, a) is None),
    ),
    "phase2/crusade": _MUSTER,
    # income and spending
    "phase3/regions": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Regions that pay you a point"), find.paying
    ),
    "phase3/santiago": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Santiago, where it pays you a point"), find.santiago
    ),
    "phase3/army": _MUSTER,
    "phase3/garrison": _MUSTER,
    "phase3/city": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Where you could found a City"), find.works(refuse_city)
    ),
    "phase3/fortress": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Where you could build a Fortress"),
        find.works(refuse_fortress),
    ),
    "phase3/convert": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Cities that you could convert"),
        find.works(refuse_conversion),
    ),
    # movement and battle
    "phase4/region": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Areas with forces of yours that could move"), find.movers
    ),
    "phase4/armies": _ROADS,
    "phase4/enemies": _HOSTILE,
    "phase4/battle-trigger": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Places whose defenders would come out to fight you"),
        find.come_out,
    ),
    "phase4/open-battle": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Enemies in the open"), find.in_the_open
    ),
    "phase4/battle-dice": _MOUNTAINS,
    # the reaction
    "phase5/region": _FREE,
    "phase5/armies": _FREE,
    "phase5/found-city": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Where the Muslims could found a City"),
        find.sites(city_sites),
    ),
    "phase5/build-fortress": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Where the Muslims could build a Fortress"),
        find.sites(fortress_sites),
    ),
    "phase5/garrison": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Where the Muslims could gain a Garrison"),
        find.sites(garrison_sites),
    ),
    "phase5/north-africa": _PORTS,
    "phase5/landing": _PORTS,
    "phase5/targets": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Enemy areas for a Muslim force"), find.targets
    ),
    # sieges, the end, victory
    "phase6/order": _SIEGES,
    "phase6/fortress": _FORTRESSES,
    "phase7/neutrals": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Neutral Armies and El Cid, who will leave"),
        find.holds(NEUTRALS | CID),
    ),
    "phase7/fortresses": _LONE,
    "victory/city": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Cities under Christian control"), find.christian_cities
    ),
    "victory/region": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Regions with most Cities under your control"), find.ruled
    ),
    "victory/free-region": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Regions without any Muslims"), find.freed
    ),
    # map data
    "mapdata/roads": _ROADS,
    "mapdata/no-road": RuleHighlight(
        QT_TRANSLATE_NOOP("Bearings", "Areas without a road"), find.no_road
    ),
    "mapdata/mountains": _MOUNTAINS,
    "mapdata/ports": _PORTS,
    "mapdata/landings": _RAIDERS,
    **{
        f"mapdata/{name}": RuleHighlight(
            _REGION,
            find.regions(lambda s, r, wanted=number: r == wanted),  # type: ignore[misc]
        )
        for name, number in REGION_INDEX.items()
    },
}


@cache
def bearing_of(anchor: str) -> RuleHighlight | None:
    """Return what a paragraph bears on, or None where nothing on the board could show it.

    A ruling speaks of what the paragraphs it settles speak of, a term of the glossary of what its
    home does.
    """
    if anchor in BEARINGS:
        return BEARINGS[anchor]
    clause = book("en", ID).clauses.get(anchor)
    if clause is None or clause.page not in ("rulings", "glossary") or clause.level < 3:
        return None
    return next((BEARINGS[link] for link in clause.links if link in BEARINGS), None)


def areas_of(anchor: str, state: State) -> tuple[str, ...]:
    """Return the ids of the areas that a paragraph bears on now, in the order of the rules."""
    bearing = bearing_of(anchor)
    if bearing is None:
        return ()
    found = set(bearing.find(state))
    return tuple(AREAS[a] for a in state.board.in_order if a in found)
