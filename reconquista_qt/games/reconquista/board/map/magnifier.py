"""A magnifier for what stands in an area."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from reconquista_qt.games.reconquista.board.art.counters import counter_pixmap, pile_order
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.board.overlay import PaperFrame, room_around
from reconquista_qt.view.docks.pieces import empty

from .snapshot import AreaSnapshot


class Magnifier(PaperFrame):
    """An area under the glass: every counter large, with its number and name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("magnifier")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(14, 10, 14, 12)
        self._area = ""
        self.hide()

    @property
    def area(self) -> str:
        """The area shown, or empty."""
        return self._area if self.isVisible() else ""

    def show_area(
        self,
        area: str,
        there: AreaSnapshot,
        names: Mapping[str, str],
        theme: ArtTheme,
        at: QPoint,
    ) -> None:
        """Show an area beside a point.

        `names` gives the words by key: title, region, holders, besiegers, hand, empty, city,
        fortress, and each unit's name with its number by ``unit:KIND:COUNT``.
        """
        self._area = area
        empty(self._layout)
        title = QLabel(f"<b style='font-size:large'>{names['title']}</b> &nbsp; {names['region']}")
        self._layout.addWidget(title)
        rows = [(f"city_{there.city}", names["city"])] if there.city else []
        if there.fortress:
            rows.append(("fortress", names["fortress"]))
        if rows:
            self._layout.addWidget(self._row(rows, theme, 44))
        for key, units in (
            ("holders", there.units), ("besiegers", there.besiegers), ("hand", there.hand),
        ):  # fmt: skip
            if units:
                self._layout.addWidget(QLabel(f"<i>{names[key]}</i>"))
                kinds = reversed(pile_order(units))
                row = [(k, names[f"unit:{k}:{units[k]}"]) for k in kinds]
                self._layout.addWidget(self._row(row, theme, 72))
        if not rows and not any((there.units, there.besiegers, there.hand)):
            self._layout.addWidget(QLabel(f"<i>{names['empty']}</i>"))
        self.adjustSize()
        room = room_around(self)
        x = at.x() + 30 if at.x() + 30 + self.width() < room.right() else at.x() - self.width() - 30
        y = min(max(6, at.y() - self.height() // 2), room.bottom() - self.height() - 6)
        self.move(max(6, x), max(6, y))
        self.show()
        self.raise_()

    def _row(self, items: list[tuple[str, str]], theme: ArtTheme, size: int) -> QWidget:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        for column, (kind, text) in enumerate(items):
            picture = QLabel()
            picture.setPixmap(counter_pixmap(kind, size, self.devicePixelRatioF(), theme))
            picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label = QLabel(text)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            label.setWordWrap(True)
            label.setMaximumWidth(max(110, size + 30))
            grid.addWidget(picture, 0, column)
            grid.addWidget(label, 1, column)
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(holder)
        row.addStretch(1)
        return line
