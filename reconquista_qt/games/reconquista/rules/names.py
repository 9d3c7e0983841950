"""The ids of the game's things, as every file, program and rule calls them."""

from __future__ import annotations

from typing import Final

ID: Final = "reconquista"

AREAS: Final = (
    "santiago", "oviedo", "galicia", "leon",
    "pamplona", "barcelona", "tarragona", "zaragoza",
    "salamanca", "burgos", "valencia", "toledo",
    "porto", "badajoz", "sevilla", "lisboa",
    "algeciras", "cordoba", "murcia", "granada",
)  # fmt: skip
AREA_COUNT: Final = len(AREAS)
AREA_INDEX: Final = {name: index for index, name in enumerate(AREAS)}

REGIONS: Final = ("asturias", "aragon", "castilla", "portugal", "al_andalus")
REGION_COUNT: Final = len(REGIONS)
REGION_INDEX: Final = {name: index for index, name in enumerate(REGIONS)}

REBELLION: Final = "rebellion"
EVENTS: Final = "events"
INCOME: Final = "income"
MOVEMENT: Final = "movement"
REACTION: Final = "reaction"
SIEGES: Final = "sieges"
END: Final = "end"
PHASES: Final = (REBELLION, EVENTS, INCOME, MOVEMENT, REACTION, SIEGES, END)

LAST_TURN: Final = 20

# Sides. A city's religion is the number of the side whose religion it is; 0 is no city.
CHRISTIAN: Final = 1
MUSLIM: Final = 2
REBEL: Final = 3
FRENCH: Final = 4
RAIDER: Final = 5
SIDES: Final = ("", "christian", "muslim", "rebel", "french", "raider")
SIDE_INDEX: Final = {name: index for index, name in enumerate(SIDES) if name}
