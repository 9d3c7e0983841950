"""What the main window is made of, as its parts know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QMainWindow

if TYPE_CHECKING:
    from reconquista_qt.model.controller import GameController
    from reconquista_qt.view.actions import Actions
    from reconquista_qt.view.afterwards import Afterwards
    from reconquista_qt.view.arrangement import Arrangement
    from reconquista_qt.view.banner import Banner
    from reconquista_qt.view.desk import Desk
    from reconquista_qt.view.files import GameFiles
    from reconquista_qt.view.insight.hub import Insight
    from reconquista_qt.view.languages import Languages
    from reconquista_qt.view.menus import Menus
    from reconquista_qt.view.preferences import Preferences
    from reconquista_qt.view.primary import Primary
    from reconquista_qt.view.status import Status
    from reconquista_qt.view.theme import Themes


class WindowParts(QMainWindow):
    """Names the parts; `MainWindow` makes them."""

    if TYPE_CHECKING:
        controller: GameController
        choices: Any
        desk: Desk
        languages: Languages
        themes: Themes
        preferences: Preferences
        files: GameFiles
        actions_: Actions
        afterwards: Afterwards
        banner: Banner
        board: Any
        arrangement: Arrangement
        phase: Any
        stage: Any
        areas: Any
        status: Status
        primary: Primary
        menus: Menus
        insight: Insight

        def tell(self, text: str, trouble: bool) -> None:
            """Say something to the player."""
