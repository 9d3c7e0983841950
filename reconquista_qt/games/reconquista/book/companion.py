"""What Reconquista knows of its rulebook beside the text."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QCoreApplication

from reconquista_qt.engine.state import GameState
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.model.companion import Companion

from .bearings import areas_of, bearing_of
from .examples import examples_of


class ReconquistaCompanion(Companion):
    """Areas by paragraph, and the worked examples."""

    columns = (
        ("setup", "turn", "phase1", "phase2"), ("phase3", "phase5", "battle", "victory"),
    )  # fmt: skip

    def bears(self, anchor: str) -> bool:
        """Whether a paragraph speaks of areas that can be found on the board."""
        return bearing_of(anchor) is not None

    def caption(self, anchor: str) -> str:
        """Return what these areas are, in the language of the window; "" where it tells of none."""
        bearing = bearing_of(anchor)
        return QCoreApplication.translate("Bearings", bearing.caption) if bearing else ""

    def places(self, anchor: str, state: GameState) -> tuple[str, ...]:
        """Return the areas that a paragraph bears on in a position."""
        return tuple(areas_of(anchor, cast("State", state)))

    def examples(self, anchor: str) -> tuple[str, ...]:
        """Return the ids of the examples of a paragraph."""
        return examples_of(anchor)


BOOK = ReconquistaCompanion()
