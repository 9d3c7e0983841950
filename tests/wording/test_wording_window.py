"""The window, every widget of it, in a language in which every text is between ⟦ and ⟧."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QLocale,
    QModelIndex,
    QObject,
    Qt,
    QTranslator,
)
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games import GAMES, GameEntry
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.view.app import build
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.wording import install, languages, native_name
from tests.games.reconquista.words.samples import Pseudo

# Names and notes of scenarios stand in their files, in the languages of the house.
DATA = sorted(
    {
        text
        for scenario in GAME.scenarios
        for field in ("name", "note")
        for text in dict(GAME.scenario_data(scenario).get(field, {})).values()
    },
    key=len,
    reverse=True,
)
TITLES = sorted((entry.words("en").game(entry.id) for entry in GAMES), key=len, reverse=True)
# The same in every language: names of languages, games and the program, numbers, keys.
EVERYWHERE = re.compile(
    "|".join(re.escape(native_name(code)) for code in languages())
    + "|"
    + "|".join(re.escape(title) for title in TITLES)
    + r"|Reconquista|PySide6|Python|Qt|[A-Z]|Ctrl|Shift|Alt|F\d+|OK"
)


# Buttons that Qt itself names, once, when it makes them.
QTS_OWN = {
    "qt_dockwidget_closebutton", "qt_dockwidget_floatbutton", "ScrollLeftButton",
    "ScrollRightButton",
}  # fmt: skip


class PseudoQt(QTranslator):
    """Answers for every text of the program and of Qt with the text between ⟦ and ⟧."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"⟦{text}⟧" if text else ""


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    own = GameEntry.words

    def words(entry: GameEntry, language: str, names: Any = None) -> Any:
        if entry.id != GAME.id:
            return own(entry, language, names)
        return Words(language, names, translator=Pseudo())

    monkeypatch.setattr(GameEntry, "words", words)
    translator = PseudoQt(qapp)
    made = build(qapp, Session.new(GAME, seed=3))
    qtbot.addWidget(made)
    made.show()
    # Last installed is asked first; what was shown before must be replaced at the switch.
    qapp.installTranslator(translator)
    made.languages._wordings.clear()
    made.languages.switched.emit(made.languages.language)
    qapp.processEvents()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    yield made
    qapp.removeTranslator(translator)
    install(qapp, "en")
    QLocale.setDefault(QLocale.system())


def shown(root: QObject) -> Iterator[tuple[str, str]]:
    """Return every text of widgets, actions and models below `root`, with where it is."""
    for thing in [root, *root.findChildren(QObject)]:
        if thing.objectName() in QTS_OWN:
            continue
        name = f"{type(thing).__name__} {thing.objectName()}"
        for text in texts_of(thing):
            if text:
                yield name, text


def texts_of(thing: QObject) -> Iterator[str]:
    match thing:
        case QAction():
            yield from (thing.text(), thing.statusTip(), thing.whatsThis())
        case QComboBox():
            yield from (thing.itemText(n) for n in range(thing.count()))
        case QTabBar():
            yield from (thing.tabText(n) for n in range(thing.count()))
        case QLabel() | QAbstractButton():
            yield thing.text()
        case QGroupBox() | QMenu():
            yield thing.title()
        case QLineEdit():
            yield thing.placeholderText()
        case QAbstractItemModel():
            yield from model_texts(thing)
    if isinstance(thing, QWidget):
        yield from (thing.toolTip(), thing.statusTip(), thing.whatsThis())
        yield from (thing.accessibleName(), thing.accessibleDescription(), thing.windowTitle())


def model_texts(model: QAbstractItemModel) -> Iterator[str]:
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
    listed = isinstance(model, QAbstractListModel)
    columns = 1 if listed else model.columnCount(QModelIndex())
    for row in range(min(model.rowCount(QModelIndex()), 40)):
        for column in range(columns):
            for role in roles:
                text = model.data(model.index(row, column), role)
                if isinstance(text, str):
                    yield text


def hard_coded(root: QObject) -> list[str]:
    """Return the texts below `root` with letters that no translation covers."""
    return sorted({f"{name}: {text!r}" for name, text in shown(root) if letters_left(text)})


def letters_left(text: str) -> str:
    """Return the letters of a text that are not between ⟦ and ⟧."""
    for given in DATA:
        text = text.replace(given, "")
    text = re.sub(r"<[^>]*>|&(?:\w+;)?", "", text)
    while "⟧" in text and (shorter := re.sub(r"⟦[^⟦⟧]*⟧", "", text)) != text:
        text = shorter
    text = re.sub(r"⟦[^⟦⟧]*$", "", text)  # cut off to fit
    return "".join(letter for letter in EVERYWHERE.sub("", text) if letter.isalpha())


def test_nothing_in_the_window_is_hard_coded(window: MainWindow) -> None:
    assert hard_coded(window) == []


def test_nothing_in_the_other_windows_is_hard_coded(window: MainWindow) -> None:
    for name in ("new_game", "end", "go_to", "key_sheet", "shortcuts", "settings"):
        getattr(window.windows, name)()
    for name, dialog in window.windows.open.items():
        assert (name, hard_coded(dialog)) == (name, [])


def test_no_two_entries_of_a_menu_share_a_letter(qtbot: QtBot, qapp: QApplication) -> None:
    made = build(qapp, Session.new(GAME, seed=3))
    qtbot.addWidget(made)
    doubled = []
    for language in languages():
        made.languages.set_language(language)
        QCoreApplication.processEvents()
        for menu in [made.menuBar(), *made.findChildren(QMenu)]:
            letters = [
                letter[1].casefold()
                for action in menu.actions()
                if action.isVisible() and (letter := re.search("&([^&])", action.text()))
            ]
            doubled += [
                (language, menu.objectName(), letter)
                for letter in sorted(set(letters))
                if letters.count(letter) > 1
            ]
    install(qapp, "en")
    QLocale.setDefault(QLocale.system())
    assert doubled == []
