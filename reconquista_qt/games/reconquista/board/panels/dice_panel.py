"""The table panel: rolls for rebellions, events and the reaction, each with the rule it serves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.rules import events as e
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.view.art.colours import ArtTheme

from .panel import Panel
from .pieces import DiceRow

PHASES = ("rebellion", "events", "reaction")


def dice_of(event: object) -> tuple[int, ...]:
    """Return the dice that an event shows, none where it shows none."""
    dice = getattr(event, "dice", None)
    if dice:
        return tuple(dice)
    die = getattr(event, "die", 0)
    return (die,) if die else ()


class TablePanel(Panel):
    """Tells one phase of rolls; the next such phase takes its place."""

    def __init__(
        self, wording: Words, theme: ArtTheme = "light", parent: QWidget | None = None
    ) -> None:
        super().__init__(wording, theme, parent)
        self._entries: list[Entry] = []
        self.setAccessibleName(self.tr("Tables"))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries of the phase that is told."""
        return tuple(self._entries)

    def clear(self) -> None:
        """Forget the rolls, and show nothing."""
        self._entries = []
        self.empty()

    def add(self, entry: Entry, *, roll: bool = True) -> bool:
        """Tell an entry of a phase of rolls; False for others."""
        event = entry.event
        if entry.phase not in PHASES or event.kind.startswith(("battle", "turn_began")):
            return False
        if isinstance(event, e.PhaseBegan):
            self.clear()
            self.heading(self.wording.phase_title(event.phase))
            self._entries.append(entry)
            return True
        dice = dice_of(event)
        text = self.wording.event_rich(entry)
        if dice:
            rule = self.rule(entry.rule) if entry.rule else ""
            label = ", ".join(str(value) for value in dice)
            row = DiceRow(
                [(value, "", "") for value in dice], self.theme, self.die_px(), roll=roll,
                label=label, milliseconds=self.throw_ms,
            )  # fmt: skip
            self.labelled(rule, row)
        self.line(text)
        detail = self._detail(event)
        if detail and detail not in self.wording.event(entry):
            self.line(f"<i>{detail}</i>", "panelDetail")
        self._entries.append(entry)
        return True

    def _detail(self, event: object) -> str:
        match event:
            case e.EventRolled():
                return self.wording.event_line(event.number)
            case e.RebellionRolled():
                return self.wording.rebellion_line(event.result)
        return ""

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Tell a phase at once, without throwing dice."""
        self.clear()
        for entry in entries:
            self.add(entry, roll=False)

    def render_again(self) -> None:
        """Tell the same again, after a change of language, colours or text size."""
        self.setAccessibleName(self.tr("Tables"))
        self.show_entries(tuple(self._entries))
