"""What a side can do; areas, seas, powers, units and markers are numbers.

`where` is an area, or ``-1 - sea`` for a sea.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from reconquista_qt.engine.record import record

from .forces import Force


@record
class Place:
    """Set up a piece."""

    power: int
    unit: int
    where: int
    inside: bool


@record
class Restore:
    """Restore a conquered kingdom at a throne."""

    power: int
    area: int


@record
class Arrive:
    """Place a piece that comes by itself."""

    unit: int
    where: int
    inside: bool


@record
class Recruit:
    """Buy a piece."""

    power: int
    unit: int
    where: int
    inside: bool


@record
class Repopulate:
    """Buy a Repopulation marker."""

    power: int
    area: int


@record
class RollForWar:
    """Roll for war among the Christians."""


@record
class BuyMarker:
    """Buy a stratagem marker; `power` pays, -1 where only one can."""

    power: int = -1


@record
class Reinforce:
    """Place the reinforcement of Crusade/Jihad."""

    unit: int
    area: int
    inside: bool


@record
class RaidByVikings:
    """Choose where the Vikings land."""

    area: int


@record
class CallMutiny:
    """Choose who mutinies."""

    area: int
    power: int


@record
class Relocate:
    """Take the King out of a land that became independent."""

    to: int


@record
class Stay:
    """Leave the King where he is."""


@record
class ExactTribute:
    """Try to have tribute from rebels; `power` receives it.

    `pay` holds (power, points) where another one pays for the attempt, nothing where it does.
    """

    area: int
    power: int
    pay: tuple[tuple[int, int], ...] = ()


@record
class Quell:
    """Try to win rebels back; `power` pays."""

    area: int
    power: int


@record
class Incite:
    """Try to raise a rebellion; `pay` holds (power, points), empty where it is free."""

    area: int
    pay: tuple[tuple[int, int], ...] = ()


@record
class Unite:
    """Try a dynastic union: which kingdom stays, which throne is doubled."""

    union: int
    keep: int
    throne: int


@record
class Move:
    """Move a stack; `via` are the areas between, where its way is chosen."""

    origin: int
    to: int
    units: Force
    via: tuple[int, ...] | None = None


# The same actions are listed again and again; made once they cost less.
straight_move = lru_cache(maxsize=1 << 15)(Move)
arrival = lru_cache(maxsize=1 << 12)(Arrive)
reinforcement = lru_cache(maxsize=1 << 12)(Reinforce)


@record
class Pillage:
    """Pillage an area."""

    area: int
    units: Force


@record
class Sortie:
    """Leave a city for the field."""

    area: int
    units: Force


@record
class Garrison:
    """Go into a city from the field."""

    area: int
    units: Force


@record
class Besiege:
    """Lay siege to a city."""

    area: int
    units: Force


@record
class March:
    """Play Forced March for a stack in the field, or for fleets."""

    where: int
    units: Force


@record
class Attack:
    """Attack an owner's units in the field."""

    area: int
    against: int
    units: Force


@record
class DeclareWar:
    """Begin a war with France."""


@record
class Sail:
    """Sail to the next sea; `loaded`: those that carry, those that do not, or whichever (None)."""

    origin: int
    to: int
    fleets: int
    loaded: bool | None = None


@record
class Load:
    """Take units aboard."""

    area: int
    sea: int
    units: Force
    inside: bool


@record
class Unload:
    """Land units."""

    sea: int
    area: int
    units: Force
    inside: bool


@record
class FightAtSea:
    """Attack the fleets met in a sea."""

    sea: int


@record
class PlayMarker:
    """Play a stratagem marker on a die."""

    marker: int


@record
class Fight:
    """Fight on a battle table, or (`table` empty) take up the fight with pillagers."""

    table: str = ""


@record
class Retreat:
    """Retreat to a neighbouring area."""

    to: int


@record
class Withdraw:
    """Retreat into one's own city."""


@record
class Lose:
    """Choose the losses."""

    units: Force


@record
class Intercept:
    """Try to intercept, with these units (fleets: 0)."""

    units: Force


@record
class Redistribute:
    """Take units elsewhere at the end of a turn."""

    power: int
    origin: int
    to: int
    units: Force
    from_city: bool
    inside: bool


@record
class SendFleets:
    """Take fleets elsewhere at the end of a turn."""

    power: int
    origin: int
    to: int
    fleets: int


@record
class Pass:
    """Leave it; `word` is how the protocol says it here: done, pass or decline."""

    word: str


DONE: Final = Pass("done")
PASS: Final = Pass("pass")
DECLINE: Final = Pass("decline")
STAY: Final = Stay()
retreat_to = lru_cache(maxsize=256)(Retreat)
sailing = lru_cache(maxsize=1 << 12)(Sail)
WITHDRAW: Final = Withdraw()
ROLL_FOR_WAR: Final = RollForWar()
DECLARE_WAR: Final = DeclareWar()
BUY: Final = BuyMarker()
TAKE_UP: Final = Fight()

Action = (
    Place | Restore | Arrive | Recruit | Repopulate | RollForWar | BuyMarker | Reinforce
    | RaidByVikings | CallMutiny | Relocate | Stay | ExactTribute | Quell | Incite | Unite | Move
    | Pillage | Sortie | Garrison | Besiege | March | Attack | DeclareWar | Sail | Load | Unload
    | FightAtSea | PlayMarker | Fight | Retreat | Withdraw | Lose | Intercept | Redistribute
    | SendFleets | Pass
)  # fmt: skip
