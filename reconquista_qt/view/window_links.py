"""Where links, areas and keys of the main window lead."""

from __future__ import annotations

from PySide6.QtCore import Signal

from reconquista_qt.view.files import SAVE_AS
from reconquista_qt.view.window_memory import WindowMemory


class WindowLinks(WindowMemory):
    """The part of the main window that goes where it is pointed."""

    ruleRequested = Signal(str)

    def follow(self, link: str) -> None:
        """Go where a link leads: area:…, region:… or rule:…"""
        if link == SAVE_AS:
            self.banner.hide()
            self.files.save_as()
            return
        if self.keeping is not None and self.keeping.follow(link):
            self.banner.hide()
            return
        kind, _, name = link.partition(":")
        if kind == "review":
            self.banner.hide()
            self.insight.review().open()
        elif kind == "rule":
            if "book" in self.desk.features:
                self.ruleRequested.emit(name)
        else:
            self.desk.go(kind, name)

    def go_to_area(self, area: str) -> None:
        """Make an area the chosen one, in the middle of the board and in the list."""
        self.follow(f"area:{area}")
        self.board.setFocus()

    def _selected(self, area: str) -> None:
        if area:
            self.areas.choose(area)
        self.status.show_area("")

    def _act_in_list(self, area: str) -> None:
        tree = self.areas.tree
        rect = tree.visualItemRect(self.areas.items[area])
        self.desk.act_in_list(area, tree.viewport().mapToGlobal(rect.bottomLeft()))

    def watch_again(self) -> None:
        """Show again what happened since the last decision before this one."""
        session = self.controller.session
        marks = [mark.entries for mark in session.marks if mark.entries < len(session.journal)]
        self.board.presenter.replay(marks[-1] if marks else 0, len(session.journal) - 1)
