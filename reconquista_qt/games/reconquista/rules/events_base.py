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
