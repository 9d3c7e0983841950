"""The ids of the game's things, as every file, program and rule calls them."""

from __future__ import annotations

from typing import Final

from reconquista_qt.kit.hexes import CORNERS

ID: Final = "crusades2"

# A unit faces a corner of its hex, so facings are the corners (6.1).
FACINGS: Final = CORNERS
FACING_INDEX: Final = {name: index for index, name in enumerate(FACINGS)}
FACELESS: Final = -1  # skirmishers and routed units have no facing (6.0, 6.14)

SCENARIOS: Final = ("hab", "hattin", "nicopolis", "tannenburg")

ATTACK: Final = "attack"
ADVANCE: Final = "advance"
STAND: Final = "stand"
RETREAT: Final = "retreat"
RESERVE: Final = "reserve"
MUSTER: Final = "muster"
CHITS: Final = (ATTACK, ADVANCE, STAND, RETREAT, RESERVE, MUSTER)
HIDDEN: Final = "hidden"
NIGHT_CHITS: Final = (RESERVE, MUSTER)  # 12.21
ENTRY_CHITS: Final = (ADVANCE, RESERVE)  # 12.1

HEAVY: Final = "heavy_cavalry"
MEN_AT_ARMS: Final = "men_at_arms"
INFANTRY: Final = "infantry"
CANNON: Final = "cannon"
TYPES: Final = (
    HEAVY, "cavalry", "light_cavalry", "mounted_archer", MEN_AT_ARMS, INFANTRY, "crossbow",
    "archer", "militia", CANNON,
)  # fmt: skip
CLASSES: Final = ("heavy", "horse", "foot", "gun", "leader")
LEADER_CLASS: Final = CLASSES.index("leader")

NONE: Final = "none"
CHECK: Final = "check"
STEP1: Final = "step1"
STEP2: Final = "step2"
RESULTS: Final = (NONE, CHECK, STEP1, STEP2)
STEPS_OF: Final = {NONE: 0, CHECK: 0, STEP1: 1, STEP2: 2}

SETUP: Final = "setup"
ORDERS: Final = "orders"
MOVEMENT: Final = "movement"
COMBAT: Final = "combat"
MELEE: Final = "melee"
REORGANISATION: Final = "reorganisation"
ACTION: Final = "action"
END: Final = "end"
PHASES: Final = (SETUP, ORDERS, MOVEMENT, COMBAT, MELEE, REORGANISATION, ACTION, END)

DECISIVE: Final = "decisive"
MARGINAL: Final = "marginal"
DRAW: Final = "draw"

# What can be true of a unit, as bits; a unit with none of the last three stands on the map.
ROUTED: Final = 1
CHARGING: Final = 2
OC: Final = 4
BERSERK: Final = 8
EXHAUSTED: Final = 16
DEAD: Final = 32
WAITING: Final = 64  # has not entered the map yet
ABSENT: Final = 128  # is not in this battle
MARKERS: Final = {
    "routed": ROUTED, "charging": CHARGING, "oc": OC, "berserk": BERSERK, "exhausted": EXHAUSTED,
}  # fmt: skip

# The same for leaders.
REVEALED: Final = 1
REPLACED: Final = 2
GONE: Final = 4  # removed for good
OFF_MAP: Final = 8  # waits for entry
MISSING: Final = 16  # is not in this battle

NOWHERE: Final = -1
FAR: Final = 99  # the distance to the nearest enemy where there is none
