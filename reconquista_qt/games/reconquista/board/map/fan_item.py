"""A stack spread out, each kind of unit apart."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reconquista_qt.games.reconquista.board.art.counters import BOW, paint_counter, pile_order
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.board.stacking import fan

from .stack_item import StackItem


class FanItem(QGraphicsItem):
    """A force spread out, each kind large and apart, so that a single kind can be taken."""

    def __init__(self) -> None:
        super().__init__()
        self.stack: StackItem | None = None
        self._kinds: list[str] = []
        self._squares: list[QRectF] = []
        self._chosen: Mapping[str, int] = {}
        self._mobile: frozenset[str] = frozenset()
        self._spent: frozenset[str] = frozenset()
        self._under = ""
        self._theme: ArtTheme = "light"
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(600)
        self.setVisible(False)

    def spread(self, stack: StackItem, size: float, within: QRectF) -> None:
        """Spread a stack out in counters of `size`, staying inside `within` (scene units)."""
        self.prepareGeometryChange()
        self.stack = stack
        self._kinds = pile_order(stack.remaining())
        self._squares = fan(len(self._kinds), stack.pos(), size, within, bow=BOW)
        bounds = QRectF()
        for square in self._squares:
            bounds = bounds.united(square)
        room = size * 0.34
        self._bounds = bounds.adjusted(-room, -room, room, room)
        self._mobile, self._spent = stack._mobile, stack._spent
        self._chosen = {}
        self.setVisible(True)
        self.update()

    def fold(self) -> None:
        """Put the counters together again."""
        self.stack = None
        self._kinds = []
        self.setVisible(False)

    def is_spread(self) -> bool:
        """Whether a stack is spread out now."""
        return self.stack is not None

    def kind_at(self, point: QPointF) -> str:
        """Return the kind under a scene point, or empty."""
        if self.stack is None:
            return ""
        for kind, square in zip(self._kinds, self._squares, strict=True):
            if square.contains(point):
                return kind
        return ""

    def square_of(self, kind: str) -> QRectF:
        """Return where a kind lies, in scene coordinates; ValueError if it is not there."""
        return self._squares[self._kinds.index(kind)]

    def holds(self, point: QPointF) -> bool:
        """Whether a scene point is over the spread counters or close to them."""
        return self.stack is not None and self._bounds.contains(point)

    def set_chosen(self, chosen: Mapping[str, int]) -> None:
        """Show how many of each kind are chosen."""
        if dict(chosen) != dict(self._chosen):
            self._chosen = dict(chosen)
            self.update()

    def set_under(self, kind: str) -> None:
        """Lift the kind under the cursor a little."""
        if kind != self._under:
            self._under = kind
            self.update()

    def set_theme(self, theme: ArtTheme) -> None:
        """Draw the fanned counters as a theme does."""
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        """Return all that the counters may touch."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the counters apart from one another."""
        if self.stack is None:
            return
        left = self.stack.remaining()
        for kind, square in zip(self._kinds, self._squares, strict=True):
            if kind == self._under:
                square = square.translated(0, -square.height() * 0.08)
            paint_counter(
                painter,
                kind,
                square,
                count=left.get(kind, 1),
                selected=kind in self._chosen,
                mobile=kind in self._mobile,
                spent=kind in self._spent,
                theme=self._theme,
            )
