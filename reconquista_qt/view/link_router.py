"""Where links, areas and keys of the main window lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from reconquista_qt.view.files import SAVE_AS

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow


class LinkRouter(QObject):
    """Goes where the main window is pointed."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def follow(self, link: str) -> None:
        """Go where a link leads: area:…, region:…, rule:… or entry:…"""
        if link == SAVE_AS:
            self._window.banner.hide()
            self._window.files.save_as()
            return
        if self._window.autosave is not None and self._window.autosave.follow(link):
            self._window.banner.hide()
            return
        from reconquista_qt.model.chronicle_text import ENTRY

        kind, _, name = link.partition(":")
        if kind == "review":
            self._window.banner.hide()
            self._window.insight.review().open()
        elif kind == ENTRY:
            self._window.arrangement.forward(self._window.log)
            self._window.log.reveal(int(name))
        elif kind == "rule":
            if "book" in self._window.desk.features:
                self._window.ruleRequested.emit(name)
        else:
            self._window.desk.go(kind, name)

    def go_to_area(self, area: str) -> None:
        """Make an area the chosen one, in the middle of the board and in the list."""
        self.follow(f"area:{area}")
        self._window.board.setFocus()

    def selected(self, area: str) -> None:
        """Show in the list and in the line at the foot what was chosen on the board."""
        if area:
            self._window.areas.choose(area)
        self._window.status.show_area("")

    def act_in_list(self, area: str) -> None:
        """Act in an area that was chosen in the list."""
        tree = self._window.areas.tree
        rect = tree.visualItemRect(self._window.areas.items[area])
        self._window.desk.act_in_list(area, tree.viewport().mapToGlobal(rect.bottomLeft()))

    def watch_again(self) -> None:
        """Show again what happened since the last decision before this one."""
        session = self._window.controller.session
        marks = [mark.entries for mark in session.marks if mark.entries < len(session.journal)]
        self._window.board.presenter.replay(marks[-1] if marks else 0, len(session.journal) - 1)
