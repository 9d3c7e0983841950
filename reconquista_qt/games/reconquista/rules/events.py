"""What happens, as facts for the journal: plain data, named in the past tense, no sentence.

All events by their names; each is at home in the module of its subject.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.journal import kinds_among

from .events_base import Happened, Units
from .events_battle import (
    AreaTaken,
    ArmiesJoined,
    ArmiesLeft,
    BattleBegan,
    BattleEnded,
    BattleRound,
    ForceStopped,
    RegionChosen,
    SiegeLaid,
    UnitsMoved,
    UnitsRetreated,
)
from .events_siege import (
    CityFounded,
    FortressBuilt,
    FortressRemoved,
    PortRolled,
    ReactionIdle,
    ReactionRegionRolled,
    ReactionRolled,
    RevoltEnded,
    SiegeEnded,
    SiegeRolled,
    SiegeTied,
)
from .events_turn import (
    AreaChosen,
    AreaDieRejected,
    CityConverted,
    GameBegan,
    GameEnded,
    PhaseBegan,
    RebellionFellBack,
    RebellionRegionRolled,
    RebellionRolled,
    RebellionVoided,
    RebelsRose,
    RegionRevolted,
    TurnBegan,
)
from .events_units import (
    Bought,
    EntryRolled,
    EventDieRolled,
    EventIdle,
    EventRolled,
    IncomeCollected,
    IncomeLapsed,
    UnitsLost,
    UnitsPlaced,
)

__all__ = [
    "KINDS",
    "AreaChosen",
    "AreaDieRejected",
    "AreaTaken",
    "ArmiesJoined",
    "ArmiesLeft",
    "BattleBegan",
    "BattleEnded",
    "BattleRound",
    "Bought",
    "CityConverted",
    "CityFounded",
    "EntryRolled",
    "EventDieRolled",
    "EventIdle",
    "EventRolled",
    "ForceStopped",
    "FortressBuilt",
    "FortressRemoved",
    "GameBegan",
    "GameEnded",
    "Happened",
    "IncomeCollected",
    "IncomeLapsed",
    "PhaseBegan",
    "PortRolled",
    "ReactionIdle",
    "ReactionRegionRolled",
    "ReactionRolled",
    "RebellionFellBack",
    "RebellionRegionRolled",
    "RebellionRolled",
    "RebellionVoided",
    "RebelsRose",
    "RegionChosen",
    "RegionRevolted",
    "RevoltEnded",
    "SiegeEnded",
    "SiegeLaid",
    "SiegeRolled",
    "SiegeTied",
    "TurnBegan",
    "Units",
    "UnitsLost",
    "UnitsMoved",
    "UnitsPlaced",
    "UnitsRetreated",
]

KINDS: Final = kinds_among(globals(), Happened)
