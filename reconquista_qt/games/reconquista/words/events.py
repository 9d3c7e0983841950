"""Every event of the journal as a sentence."""

from __future__ import annotations

from collections.abc import Callable

from reconquista_qt.games.reconquista.rules.events import KINDS, Happened

from .events_battle import BattleEvents
from .events_siege import ReactionEvents, SiegeEvents
from .events_turn import IncomeEvents, RebellionEvents, TurnEvents
from .events_units import ChanceEvents, MarchEvents
from .names import Names

TELLERS = (
    TurnEvents, RebellionEvents, ChanceEvents, IncomeEvents, MarchEvents, BattleEvents,
    ReactionEvents, SiegeEvents,
)  # fmt: skip


class Events:
    """Finds the sentence for each kind of event: the method that bears its name."""

    def __init__(self, names: Names) -> None:
        tellers = [teller(names) for teller in TELLERS]
        self._sentences: dict[str, Callable[[object], str]] = {
            kind: getattr(teller, kind)
            for kind in KINDS
            for teller in tellers
            if hasattr(teller, kind)
        }

    def tell(self, event: Happened) -> str:
        """Return what happened as a sentence or a few."""
        return self._sentences[event.kind](event)
