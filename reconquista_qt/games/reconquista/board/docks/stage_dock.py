"""Docks for what the board's own panels show: battles, sieges and tables; the board in small."""

from __future__ import annotations

from PySide6.QtWidgets import QDockWidget, QVBoxLayout, QWidget

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.board.map.spots import Spots
from reconquista_qt.games.reconquista.board.map.view import BoardView
from reconquista_qt.games.reconquista.board.panels.stage_panel import StagePanel
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.board.minimap import Minimap
from reconquista_qt.view.board.playhead import SPEEDS
from reconquista_qt.view.docks.front import FrontStageDock
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.theme import Theme

THROW = 600  # milliseconds that dice roll at normal speed
COMES_FORWARD = frozenset({"battle_began", "siege_rolled"})


class StageDock(Retranslating, FrontStageDock):
    """Follows the presenter, and asks to be in front for battles and sieges that are watched."""

    def __init__(
        self,
        board: BoardView,
        controller: GameController[State],
        languages: Languages,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("stageDock")
        self._board = board
        self._languages = languages
        page = QWidget(self)
        page.setObjectName("dockPage")
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        self.panel = StagePanel(languages.wording, theme, page)
        layout.addWidget(self.panel)
        self.setWidget(page)
        board.presenter.stepShown.connect(self._show)
        controller.journalShrank.connect(lambda _length: self.panel.clear())
        controller.reset.connect(self.panel.clear)
        for signal, kind in (
            (self.panel.areaActivated, "area"),
            (self.panel.regionActivated, "region"),
            (self.panel.ruleActivated, "rule"),
        ):
            signal.connect(lambda name, kind=kind: self._follow(kind, name))
        self._retranslate()

    def _follow(self, kind: str, name: str) -> None:
        self.linkFollowed.emit(f"{kind}:{name.removeprefix(kind + ':')}")

    def _show(self, entry: Entry) -> None:
        if self._board.presenter.is_watched and entry.event.kind in COMES_FORWARD:
            self.frontWanted.emit()
        # On the board the dice have been thrown, and lie still by now.
        self.panel.add(entry, roll=False)

    def set_speed(self, speed: str) -> None:
        """Let dice roll as long as fits the speed of the animation."""
        self.panel.set_throw_time(round(THROW * SPEEDS[speed]))

    def set_theme(self, theme: Theme) -> None:
        """Draw dice and counters of the show as a theme does."""
        self.panel.set_theme(theme)

    def reword(self) -> None:
        """Tell everything again in the language that is spoken."""
        self.panel.set_wording(self._languages.wording)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Dice"))


class MinimapDock(Retranslating, QDockWidget):
    """A dock with the board in small, as it is and where one looks."""

    def __init__(self, board: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("minimapDock")
        self.map = Minimap(board, Spots(board.board).paint, self)
        self.setWidget(self.map)
        self._retranslate()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Overview"))
