"""What the events of this game have in common.

Areas, regions, sides and units are ids; `units` fields are counts by unit name. `rule` is the
clause of the rulebook at work. `dice` are the values shown, in the order in which they fell.
"""

from __future__ import annotations

from reconquista_qt.engine.journal import Event
from reconquista_qt.engine.record import record

Units = dict[str, int]


@record
class Happened(Event):
    """Base of this game's events."""


def kind_of(event: type[Happened]) -> str:
    """Return an event's kind as the protocol and the files call it: ``units_moved``."""
    name = event.__name__
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")
