"""The ids that the rules themselves name, and the orders in which they are counted.

Areas and seas are data (`data.Board`); powers, units, markers and phases are not, for rules speak
of them. An *owner* is a power, loyal (its number) or in rebellion (its number plus `REBEL`).

Rules: 2.3/types, 2.4/rebels.
"""

from __future__ import annotations

from typing import Final

ID: Final = "st279"

CHRISTIAN: Final = 0
MUSLIM_SIDE: Final = 1
SIDES: Final = ("christian", "muslim")
SIDE_INDEX: Final = {name: index for index, name in enumerate(SIDES)}

POWERS: Final = (
    "muslim", "asturias_leon", "castile", "portugal", "aragon", "catalonia", "navarre", "france",
)  # fmt: skip
POWER_INDEX: Final = {name: index for index, name in enumerate(POWERS)}
(
    MUSLIM, ASTURIAS_LEON, CASTILE, PORTUGAL, ARAGON, CATALONIA, NAVARRE, FRANCE,
) = range(8)  # fmt: skip
POWER_COUNT: Final = len(POWERS)
KINGDOMS: Final = range(ASTURIAS_LEON, FRANCE)
REBEL: Final = POWER_COUNT
OWNERS: Final = POWERS + tuple(f"{name}_rebel" for name in POWERS)
OWNER_INDEX: Final = {name: index for index, name in enumerate(OWNERS)}
SIDE_OF_POWER: Final = (MUSLIM_SIDE, *(CHRISTIAN for _ in KINGDOMS))  # France has none

UNITS: Final = (
    "royal_mesnada", "mesnada", "peones", "raiders", "military_order", "crusader", "na_mesnada",
    "na_peones", "na_raiders", "el_cid", "al_mansur", "fleet",
)  # fmt: skip
UNIT_INDEX: Final = {name: index for index, name in enumerate(UNITS)}
(
    KING, MESNADA, PEONES, RAIDERS, ORDER, CRUSADER, NA_MESNADA, NA_PEONES, NA_RAIDERS, EL_CID,
    AL_MANSUR, FLEET,
) = range(12)  # fmt: skip
LAND_KINDS: Final = range(FLEET)

MARKERS: Final = (
    "crusade_jihad", "viking_raiders", "agent_spies", "ambush", "military_advantage",
    "forced_march", "siege_train", "st_james_sepulchre", "mutiny", "coup_de_main",
)  # fmt: skip
MARKER_INDEX: Final = {name: index for index, name in enumerate(MARKERS)}
(
    CRUSADE_JIHAD, VIKINGS, AGENTS, AMBUSH, ADVANTAGE, FORCED_MARCH, SIEGE_TRAIN, SEPULCHRE,
    MUTINY, COUP_DE_MAIN,
) = range(10)  # fmt: skip
MARKER_COUNT: Final = len(MARKERS)
NO_MARKERS: Final = (0,) * MARKER_COUNT

SET_UP: Final = "set_up"
ATTRITION: Final = "attrition"
COLLECTION: Final = "collection"
RECRUITMENT: Final = "recruitment"
REPOPULATION: Final = "repopulation"
WAR: Final = "war"
STRATAGEMS: Final = "stratagems"
INDEPENDENCE: Final = "independence"
TRIBUTE: Final = "tribute"
QUELLING: Final = "quelling"
INCITEMENT: Final = "incitement"
UNION: Final = "union"
CHRISTIAN_PHASE: Final = "christian"
MUSLIM_PHASE: Final = "muslim"
END: Final = "end"
PHASES: Final = (
    SET_UP, ATTRITION, COLLECTION, RECRUITMENT, REPOPULATION, WAR, STRATAGEMS, INDEPENDENCE,
    TRIBUTE, QUELLING, INCITEMENT, UNION, CHRISTIAN_PHASE, MUSLIM_PHASE, END,
)  # fmt: skip

# How a power stands.
ACTIVE: Final = 0
DORMANT: Final = 1
CONQUERED: Final = 2
JOINED: Final = 3
STATUSES: Final = ("active", "dormant", "conquered", "joined")

# What marks an area's new settlers.
POPULATIONS: Final = ("none", "repopulation", "population")
NO_SETTLERS: Final = 0
SETTLERS: Final = 1  # the Repopulation side
POPULATION: Final = 2  # the Population side

# The Sepulchre of Santiago.
SEPULCHRES: Final = ("none", "placed", "destroyed")
NOT_FOUND: Final = 0
PLACED: Final = 1
DESTROYED: Final = 2

# The kinds of die that markers act on, as the tables file calls them.
ROLL_INITIATIVE: Final = "initiative"
ROLL_SIEGE: Final = "siege"
ROLL_INTERCEPTION: Final = "interception"
ROLL_NAVAL: Final = "naval"
ROLL_INCITE: Final = "incite"
ROLL_QUELL: Final = "quell"
ROLL_TRIBUTE: Final = "tribute"
FIELD: Final = "field"
TORNAFUYE: Final = "tornafuye"
MARKED_ROLLS: Final = (
    ROLL_INITIATIVE, ROLL_SIEGE, ROLL_INTERCEPTION, ROLL_NAVAL, ROLL_INCITE, ROLL_QUELL,
    ROLL_TRIBUTE, FIELD, TORNAFUYE,
)  # fmt: skip
BATTLE_TABLES: Final = (FIELD, TORNAFUYE)
