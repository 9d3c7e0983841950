"""The long texts in the window; each part is imported when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reconquista_qt.model.controller import GameController
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.theme import Themes

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from reconquista_qt.games.reconquista.board.example_window import ExampleWindow

    from .history import HistoryDock
    from .lesson_card import LessonCard, Shows
    from .quickref import QuickReferenceDock
    from .rulebook import RulebookDock


def make_rulebook_dock(
    controller: GameController, languages: Languages, themes: Themes, parent: QWidget | None = None
) -> RulebookDock:
    """Return the rulebook: contents, search, pages; it is filled when it is first shown."""
    from .rulebook import RulebookDock

    return RulebookDock(controller, languages, themes, parent)


def make_quick_reference_dock(
    languages: Languages, themes: Themes, parent: QWidget | None = None
) -> QuickReferenceDock:
    """Return the quick reference."""
    from .quickref import QuickReferenceDock

    return QuickReferenceDock(languages, themes, parent)


def make_history_dock(
    controller: GameController, languages: Languages, themes: Themes, parent: QWidget | None = None
) -> HistoryDock:
    """Return the panel that tells what really happened in the years of the turn."""
    from .history import HistoryDock

    return HistoryDock(controller, languages, themes, parent)


def make_example_window(
    languages: Languages, themes: Themes, parent: QWidget | None = None
) -> ExampleWindow:
    """Return the window in which the rulebook's examples are played."""
    from reconquista_qt.games.reconquista.board.example_window import ExampleWindow

    return ExampleWindow(languages, themes, parent)


def make_lesson_card(
    controller: GameController,
    languages: Languages,
    themes: Themes,
    presenter: Shows | None = None,
    parent: QWidget | None = None,
) -> LessonCard:
    """Return the card of the first lesson; `start` begins it."""
    from .lesson_card import LessonCard

    return LessonCard(controller, languages, themes, presenter, parent)
