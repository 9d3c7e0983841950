"""What is laid over a board for a moment and changes with it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsItem


class Effect(QGraphicsItem):
    """Something in the scene that changes from t = 0 to 1 and is taken away then."""

    def __init__(self) -> None:
        super().__init__()
        self.t = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(700)

    def play(self, t: float) -> None:
        """Go to a moment."""
        self.t = t
        self.update()
