"""Why, on the board: about the move in hand, or about the forces of an area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize

from reconquista_qt.view.why.explain_host import Explainer, explain_host_of

if TYPE_CHECKING:
    from reconquista_qt.games.reconquista.board.map.view import BoardView
    from reconquista_qt.view.languages import Languages
    from reconquista_qt.view.why.reason import Why


class BoardWhy(Explainer):
    """Answers for the area that is aimed at, pointed at or chosen."""

    def __init__(self, board: BoardView, languages: Languages) -> None:
        super().__init__(board)
        self._board, self._languages = board, languages

    def ask(self) -> bool:
        """Show the breakdown, pinned; False where there is nothing to break down."""
        board = self._board
        area = board.hovered or board.selected
        why = self.about(area) if area else None
        if why is None:
            return False
        at = QRect(board.anchor_of(area), QSize(1, 1))
        return explain_host_of(board).show(lambda: why, board.viewport(), at, pinned=True)

    def about(self, area: str) -> Why | None:
        """Return the odds of the move in hand to an area, else the strength of those there."""
        from reconquista_qt.games.reconquista.board.map.drag_odds import forecast

        from .of_dice import force_why
        from .of_odds import odds_why

        board, wording = self._board, self._languages.wording
        way = board.lift.ways.get(area) if board.lift is not None else None
        if way is not None:
            found = odds_why(forecast(board.controller.state, way.move), wording)
            if found is not None:
                return found
        there = board.board.there(area)
        units: dict[str, int] = {}
        for force in (there.units, there.besiegers):
            for kind, count in force.items():
                units[kind] = units.get(kind, 0) + count
        return force_why(units, wording, area)
