"""The review of a game of Reconquista in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reconquista_qt.ai.report import Luck
from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.rules.actions import DONE
from reconquista_qt.games.reconquista.rules.events import (
    BattleBegan,
    BattleEnded,
    SiegeEnded,
    SiegeRolled,
)
from reconquista_qt.games.reconquista.rules.names import LAST_TURN
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.model.review_words import MOST_TOLD, ReviewWords

# What of a throw is told, by its kind: what matters most first.
TOLD: Final = {
    "battle": ("battle_ended", "battle_began"),
    "siege": ("siege_ended", "siege_tied"),
    "rebellion": ("rebels_rose", "city_converted", "units_lost", "region_revolted",
                  "rebellion_voided", "rebellion_rolled"),
    "events": ("event_rolled", "event_die_rolled", "units_placed", "units_lost", "event_idle",
               "entry_rolled"),
    "reaction": ("units_placed", "reaction_rolled", "city_founded", "fortress_built",
                 "port_rolled", "reaction_region_rolled"),
}  # fmt: skip


class ReconquistaReview(ReviewWords):
    """Speaks of battles, sieges and the phases that roll dice."""

    def __init__(self, wording: Words, language: str, *, rich: bool = False) -> None:
        super().__init__(wording, language, rich=rich, last_turn=LAST_TURN)
        self._places = wording

    def kind(self, kind: str) -> str:
        """Return what dice were for, of several throws."""
        if kind == "battle":
            return self.tr("Battles")
        return super().kind("sieges" if kind == "siege" else kind)

    def title(self, luck: Luck) -> str:
        """Return what dice were for, of one throw."""
        if not luck.place:
            return str(self._wording.phase(luck.kind))
        area = self._places.area(luck.place)
        if luck.kind == "battle":
            return self.tr("Battle: {area}", area=area)
        return self.tr("Siege: {area}", area=area)

    def story(self, luck: Luck, journal: Sequence[Entry]) -> list[str]:
        """Return the sentences of the log that tell best what came of a throw."""
        wanted = TOLD.get(luck.kind, ())
        told = [
            entry
            for entry in self.entries(luck, journal)
            if entry.event.kind in wanted and not getattr(entry.event, "refused", "")
        ]
        best = sorted(told, key=lambda entry: (wanted.index(entry.event.kind), entry.n))
        return self.tell(sorted(best[:MOST_TOLD], key=lambda entry: entry.n))

    def odds(self, luck: Luck, journal: Sequence[Entry]) -> str:
        """Return the exact chance of how a battle or a siege ended, "" for other dice."""
        chances = dict(luck.odds)
        held = False
        for entry in self.entries(luck, journal):
            if isinstance(entry.event, SiegeRolled):
                held = bool(entry.event.defenders)
            if isinstance(entry.event, BattleEnded | SiegeEnded):
                end = entry.event.outcome
                if end == "lifted":  # which the odds divide by who is left inside
                    end = "beaten_off" if held else "both_destroyed"
                if end in chances:
                    share = max(1, round(100 * chances[end])) if chances[end] < 0.995 else 99
                    return self.tr("This end had a chance of {chance}%.", chance=share)
        return ""

    def tells(self, entry: Entry, luck: Luck) -> bool:
        """Whether an entry belongs to a throw; a battle begins before its dice."""
        if entry.input == luck.first and entry.turn == luck.turn and entry.phase == luck.phase:
            event = entry.event
            return isinstance(event, BattleBegan) and event.area == luck.place
        return super().tells(entry, luck)

    def option(self, action: object, phase: str) -> str:
        """Return an action of a phase in a few words."""
        if action == DONE:
            return self.tr("end the phase")
        return str(self._wording.option(action, "spend" if phase == "income" else ""))
