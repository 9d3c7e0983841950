"""The siege panel: both dice, every modifier with its points, the doubling, the totals, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.rules.events import (
    SiegeEnded,
    SiegeLaid,
    SiegeRolled,
    SiegeTied,
)
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.numbers import digits

from .panel import Panel
from .pieces import Counters, DiceRow

if TYPE_CHECKING:
    from reconquista_qt.view.why.reason import Why


class SiegePanel(Panel):
    """Tells one siege; a new one takes its place."""

    KINDS = frozenset({"siege_laid", "siege_rolled", "siege_tied", "siege_ended"})

    def __init__(
        self, wording: Words, theme: ArtTheme = "light", parent: QWidget | None = None
    ) -> None:
        super().__init__(wording, theme, parent)
        self._entries: list[Entry] = []
        self._area = ""
        self._rolls = 0
        self._over = True
        self.setAccessibleName(self.tr("Siege"))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries of the siege that is told."""
        return tuple(self._entries)

    def clear(self) -> None:
        """Forget the siege, and show nothing."""
        self._entries = []
        self._area, self._rolls, self._over = "", 0, True
        self.empty()

    def add(self, entry: Entry, *, roll: bool = True) -> bool:
        """Tell an entry if it belongs to the resolution of a siege; False where it does not."""
        event = entry.event
        match event:
            case SiegeLaid():
                self._start(event.area)
                self.line(self.wording.event_rich(entry))
                self._over = True
            case SiegeRolled():
                if event.area != self._area or self._over:
                    self._start(event.area)
                self._rolled(event, roll)
            case SiegeTied() if event.area == self._area:
                self.line(self.wording.event_rich(entry))
                self._losses(event)
            case SiegeEnded() if event.area == self._area:
                self.separator()
                self.line(self.wording.event_rich(entry), "panelOutcome")
                self._over = True
            case _:
                return False
        self._entries.append(entry)
        return True

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Tell a siege at once, without throwing dice."""
        self.clear()
        for entry in entries:
            self.add(entry, roll=False)

    def render_again(self) -> None:
        """Tell the same siege again, after a change of language, colours or text size."""
        self.setAccessibleName(self.tr("Siege"))
        self.show_entries(tuple(self._entries))

    def why(self, name: str) -> Why | None:
        """Return how a side came to its total: ``ROLL-0`` for the besieger, ``ROLL-1`` else."""
        from reconquista_qt.games.reconquista.board.why.of_dice import siege_why

        roll, _, column = name.partition("-")
        rolls = [entry.event for entry in self._entries if isinstance(entry.event, SiegeRolled)]
        found = rolls[int(roll) - 1 : int(roll)]
        return siege_why(found[0], column == "1", self.wording) if found else None

    # -- parts ---------------------------------------------------------------------------------

    def _start(self, area: str) -> None:
        self.clear()
        self._area, self._over = area, False
        self.heading(self.tr("Siege of {area}").format(area=self.area(area)))

    def _rolled(self, event: SiegeRolled, roll: bool) -> None:
        self._rolls += 1
        if self._rolls > 1:
            self.separator()
        number = self.tr("Roll {number}").format(number=digits(self._rolls))
        self.line(f"<b>{number}</b> · {self.rule(event.rule)}")
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        self._side(
            grid, 0, self.tr("Besieging: {side}"), event.besieger, event.besiegers,
            event.besieger_die, event.besieger_modifiers, event.besieger_total,
            doubled=False, rule="phase6/besieger", roll=roll,
        )  # fmt: skip
        self._side(
            grid, 1, self.tr("Defending: {side}"), event.defender, event.defenders,
            event.defender_die, event.defender_modifiers, event.defender_total,
            doubled=event.doubled, rule="phase6/defender", roll=roll,
        )  # fmt: skip
        self.put(holder)

    def _side(
        self,
        grid: QGridLayout,
        column: int,
        title: str,
        side: str,
        units: dict[str, int],
        die: int,
        modifiers: tuple[tuple[str, int, int], ...],
        total: int,
        *,
        doubled: bool,
        rule: str,
        roll: bool,
    ) -> None:
        words, text = self.wording, self.text
        grid.addWidget(text(f"<b>{title.format(side=words.side(side))}</b>"), 0, column)
        force = Counters(units, words, self.theme, round(self.counter_px() * 0.85))
        grid.addWidget(force, 1, column, Qt.AlignmentFlag.AlignLeft)
        label = f"{words.side(side)}: {die}"
        dice = DiceRow(
            [(die, side, "")], self.theme, self.die_px(), roll=roll, label=label,
            milliseconds=self.throw_ms,
        )  # fmt: skip
        grid.addWidget(dice, 2, column)
        lines = [words.modifier(line) for line in modifiers]
        if doubled:
            fortress = self.rule("phase6/fortress", words.purchase("fortress"))
            lines.append(f"<b>× 2</b> {fortress}")
        if not lines:
            lines = [self.tr("no modifiers")]
        lines.append(self.rule(rule))
        grid.addWidget(text("<br>".join(lines)), 3, column)
        points = sum(line[2] for line in modifiers)
        bonus = f"2 × {points}" if doubled else f"{points}"
        name = f"{self._rolls}-{column}"
        link = f'<a href="why:{name}" style="text-decoration:none">{total}</a>'
        total_text = f"{die} + {bonus} = <b style='font-size:x-large'>{link}</b>"
        grid.addWidget(text(total_text), 4, column)

    def _losses(self, event: SiegeTied) -> None:
        small = round(self.counter_px() * 0.8)
        for units in (event.besieger_losses, event.defender_losses):
            if units:
                force = Counters(units, self.wording, self.theme, small, lost=True)
                self.labelled(self.tr("Lost"), force)
