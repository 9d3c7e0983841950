"""The keys at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.view.actions import (
    GROUPS,
    Actions,
    group_name,
    name_of,
    plain,
)
from reconquista_qt.view.docks.pieces import Heading
from reconquista_qt.view.key_names import native
from reconquista_qt.view.retranslating import Retranslating

if TYPE_CHECKING:
    from reconquista_qt.view.desk import Desk


class KeySheet(Retranslating, QDialog):
    """All keys at a glance, in columns; any key closes it."""

    def __init__(self, actions: Actions, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions, self._desk = actions, desk
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(20, 16, 20, 16)
        self._title = Heading(1.5, self)
        self._layout.addWidget(self._title)
        self._page: QWidget | None = None
        self._retranslate()

    def _fill(self) -> None:
        if self._page is not None:
            self._page.hide()
            self._page.deleteLater()
        page = self._page = QWidget(self)
        columns = QHBoxLayout(page)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(28)
        for groups in ((GROUPS[0],), (GROUPS[1], GROUPS[3]), (GROUPS[2],)):
            column = QVBoxLayout()
            for group in groups:
                heading = Heading(1.1, page)
                heading.setText(group_name(group))
                heading.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
                column.addWidget(heading)
                grid = QGridLayout()
                grid.setHorizontalSpacing(14)
                grid.setVerticalSpacing(4)
                for row, (keys, text) in enumerate(self._rows(group)):
                    cell = QHBoxLayout()
                    cell.setSpacing(4)
                    cell.addStretch()
                    for key in keys:
                        label = QLabel(key, page)
                        label.setProperty("role", "key")
                        cell.addWidget(label)
                    grid.addLayout(cell, row, 0)
                    grid.addWidget(QLabel(text, page), row, 1)
                grid.setColumnStretch(1, 1)
                column.addLayout(grid)
                column.addSpacing(8)
            column.addStretch(1)
            columns.addLayout(column)
        self._layout.addWidget(page)

    def _rows(self, group: str) -> list[tuple[tuple[str, ...], str]]:
        rows: list[tuple[tuple[str, ...], str]] = []
        for spec in self._actions.specs:
            if spec.group != group or not self._actions[spec.id].isVisible():
                continue
            keys = self._actions[spec.id].shortcuts()
            shown = tuple(native(key) for key in keys[:2])
            if shown:
                rows.append((shown, plain(name_of(spec))))
        arrows = self.tr("Arrows")
        own = self._desk.board_keys()
        if group == GROUPS[0] and own:
            return [*rows, *own]
        if group == GROUPS[2] and own:
            rows.append((("+", "−"), self.tr("Zoom, or more and fewer units")))
        elif group == GROUPS[2]:
            digits = (f"1 – {len(self._desk.regions())}",)
            rows += [
                (digits, self.tr("Go to a region")),
                ((arrows,), self.tr("Scroll the board")),
                (("+", "−"), self.tr("Zoom, or more and fewer units")),
                (("Z",), self.tr("Magnify the area")),
            ]
        if group == GROUPS[0]:
            rows += [
                ((".", ","), self.tr("Next, previous area where something can be done")),
                (
                    (f"{native('Shift+Left').rpartition('+')[0]}+{arrows}",),
                    self.tr("Neighbouring area"),
                ),
                ((native("Return"),), self.tr("Act in the chosen area")),
                (("M",), self.tr("Take up its units")),
                (("N",), self.tr("Choose how many of them")),
                ((native("Esc"),), self.tr("Cancel")),
            ]
        return rows

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys at a glance"))
        self._title.setText(self.tr("Keys at a glance"))
        self._fill()
