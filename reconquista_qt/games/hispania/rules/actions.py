"""What a player can do; places, nations, units and leaders are numbers (see `names`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from reconquista_qt.engine.record import record

from .forces import Force
from .names import PLACE_COUNT, REGION_COUNT, UNIT_COUNT

NOWHERE: Final = -1
KILL: Final = "kill"
HIT: Final = "hit"


@record
class Buy:
    """Buy a unit and put it in a region; nowhere yet, out of a tribute."""

    unit: int
    area: int = NOWHERE


@record
class Place:
    """Put reinforcements somewhere: `count` units of a kind."""

    unit: int
    area: int
    count: int


@record
class PlaceLeader:
    """Put a leader who has arrived somewhere."""

    leader: int
    area: int


class Move(NamedTuple):
    """Move units and leaders one step."""

    origin: int
    to: int
    units: Force
    leaders: tuple[int, ...]


@record
class Remove:
    """Take a unit away that is one too many."""

    area: int
    unit: int


@record
class Fight:
    """Resolve this battle next."""

    area: int


@record
class Lose:
    """Take a loss with a unit."""

    unit: int
    damaged: bool
    by: str


@record
class Stand:
    """Fight the second round."""


@record
class Withdraw:
    """Leave the battle after its first round."""


@record
class Submit:
    """Become the subject of the attacker."""


@record
class Retreat:
    """Retreat to a place: these units, or (with none named) as many as fit."""

    to: int
    units: Force = 0


@record
class Rebuild:
    """Give up a unit and make a counter of one's own out of a ruin."""

    unit: int


@record
class Decline:
    """Leave the ruin a ruin, or play no event counter."""


@record
class Keep:
    """Keep the tribute's gold."""


@record
class Capital:
    """Declare a nation's capital."""

    nation: int
    area: int


@record
class PlayEvent:
    """Play an event counter, for a place or a nation where it asks for one."""

    event: str
    area: int = NOWHERE
    nation: int = NOWHERE


@record
class Done:
    """End the purchases, or the movement."""


Action = (
    Buy | Place | PlaceLeader | Move | Remove | Fight | Lose | Stand | Withdraw | Submit | Retreat
    | Rebuild | Decline | Keep | Capital | PlayEvent | Done
)  # fmt: skip

# Actions that come up again and again are made once: purchases by unit and region, removals by
# place and unit.
BUYS: Final = tuple(
    tuple(Buy(unit, region) for region in range(REGION_COUNT)) for unit in range(UNIT_COUNT)
)
FIGHTS: Final = tuple(map(Fight, range(REGION_COUNT)))
RETREATS: Final = tuple(map(Retreat, range(PLACE_COUNT)))
REMOVALS: Final = tuple(
    tuple(Remove(place, unit) for unit in range(UNIT_COUNT)) for place in range(PLACE_COUNT)
)
DONE: Final = Done()
DECLINE: Final = Decline()
KEEP: Final = Keep()
STAND: Final = Stand()
WITHDRAW: Final = Withdraw()
SUBMIT: Final = Submit()


@lru_cache(maxsize=1 << 13)
def placing(unit: int, area: int, number: int) -> Place:
    """Return the action that puts reinforcements somewhere."""
    return Place(unit, area, number)


@lru_cache(maxsize=1 << 12)
def placing_leader(leader: int, area: int) -> PlaceLeader:
    """Return the action that puts a leader somewhere."""
    return PlaceLeader(leader, area)
