"""The ids of the game's things, as every file, program and rule calls them.

Places are numbers: first the regions, then the three places off the map, then the seas. Nations
are numbers in the order of play (1), after them the neutrals and the raiders of an event.
"""

from __future__ import annotations

from typing import Final

ID: Final = "hispania"

REGIONS: Final = (
    "galicia", "oporto", "duero", "asturia", "cantabria", "leon", "palencia", "burgos", "vizcaya",
    "numantina", "pamplona", "zaragoza", "pyreneus_occidentalis", "pyreneus_orientalis", "osca",
    "termes", "tago", "lusitania", "alcantara", "salamanca", "segovia", "avila", "guadalajara",
    "atienza", "cuenca", "extremadura", "toletum",
    "vettonia", "badajoz", "algarve", "onuba", "baecula", "cordoba", "sevilla", "baetica", "gades",
    "malaca", "granada", "tingis",
    "cartagena", "denia", "calatrava", "valencia", "albarracin", "castellon", "dertosa", "tarraco",
    "illerda", "barcino", "ibiza", "mallorca", "menorca",
)  # fmt: skip
OFF_MAP: Final = ("africa", "aquitania", "septimania")
AREAS: Final = REGIONS + OFF_MAP
SEAS: Final = (
    "sinus_gallicus", "mare_mauretanicum", "columnae_herculis",
    "mare_gallicum", "mare_cantabricum", "mare_lusitanicum",
)  # fmt: skip
PLACES: Final = AREAS + SEAS
REGION_COUNT: Final = len(REGIONS)
AREA_COUNT: Final = len(AREAS)
PLACE_COUNT: Final = len(PLACES)
PLACE_INDEX: Final = {name: index for index, name in enumerate(PLACES)}
ZONES: Final = ("norte", "centro", "este", "sur")
ZONE_INDEX: Final = {name: index for index, name in enumerate(ZONES)}

AFRICA: Final = PLACE_INDEX["africa"]
TINGIS: Final = PLACE_INDEX["tingis"]
GADES: Final = PLACE_INDEX["gades"]
TOLETUM: Final = PLACE_INDEX["toletum"]
CARTAGENA: Final = PLACE_INDEX["cartagena"]

NATIONS: Final = (
    "carthage", "galicians", "cantabrians", "lusitanians", "basques", "turdetani", "iberians",
    "rome", "hispania", "vandals", "alans", "suebi", "visigoths", "byzantium", "umayyads",
    "franks", "aragon", "badajoz_taifa", "zaragoza_taifa", "navarre", "leon_kingdom", "castile",
    "seville_taifa", "valencia_taifa", "granada_taifa", "el_cid", "almoravids", "crusade",
    "almohads",
)  # fmt: skip
NATION_COUNT: Final = len(NATIONS)
NEUTRALS: Final = ("massalia", "goths")
PARTIES: Final = (*NATIONS, *NEUTRALS, "vikings")
PARTY_INDEX: Final = {name: index for index, name in enumerate(PARTIES)}
PARTY_COUNT: Final = len(PARTIES)
NOBODY: Final = -1

ROME: Final = PARTY_INDEX["rome"]
HISPANIA: Final = PARTY_INDEX["hispania"]
VANDALS: Final = PARTY_INDEX["vandals"]
VISIGOTHS: Final = PARTY_INDEX["visigoths"]
MASSALIA: Final = PARTY_INDEX["massalia"]
GOTHS: Final = PARTY_INDEX["goths"]
VIKINGS: Final = PARTY_INDEX["vikings"]

UNITS: Final = (
    "infantry", "mountaineer", "elite", "veteran", "guard", "knight", "elephant", "cavalry",
    "numidian", "berber", "castle", "city", "royal_city", "fort", "fortress",
)  # fmt: skip
UNIT_COUNT: Final = len(UNITS)
UNIT_INDEX: Final = {name: index for index, name in enumerate(UNITS)}
(
    INFANTRY, MOUNTAINEER, ELITE, VETERAN, GUARD, KNIGHT, ELEPHANT, CAVALRY, NUMIDIAN, BERBER,
    CASTLE, CITY, ROYAL_CITY, FORT, FORTRESS,
) = range(UNIT_COUNT)  # fmt: skip

CLEAR: Final = 0
MOUNTAIN: Final = 1
MARSH: Final = 2
TERRAINS: Final = ("clear", "mountain", "marsh")

START: Final = "start"
RECRUIT: Final = "recruit"
MOVE: Final = "move"
BATTLE: Final = "battle"
END: Final = "end"
PHASES: Final = (START, RECRUIT, MOVE, BATTLE)

PLAYERS: Final = (2, 3, 4, 5)
RUINS: Final = ("", "castle", "city", "fort")
NO_RUIN: Final = 0
CASTLE_RUIN: Final = 1
CITY_RUIN: Final = 2
FORT_RUIN: Final = 3

EVENTS: Final = (
    "invasion", "army", "vikings", "harvest", "tribute", "ambush", "engines", "recruits",
    "forced_march", "treason", "plague", "mercenaries",
)  # fmt: skip
