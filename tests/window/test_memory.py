"""What is thrown away is gone: counted in objects, whatever the machine does besides."""

from __future__ import annotations

import gc
import itertools
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.storage.folders import folders
from reconquista_qt.view import app as program
from reconquista_qt.view.heap import Heap, large_apart, trimmer
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.measure_monkey import Monkey, resident, settle

ROUNDS = 2
DIALOGS = ("settings", "new", "saves", "keys", "shortcuts", "about", "go_to")
SHOWN = ("danger", "chances", "lines", "statistics", "hide_counters")


@pytest.fixture
def window(qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path / "own"))
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    made = program.build(application, Session.new(GAME, seed=7))
    qtbot.addWidget(made)
    made.preferences.set("speed", "instant")
    made.resize(1280, 800)
    made.begin()
    made.show()
    qtbot.waitUntil(lambda: made.is_complete and made.autosave is not None, timeout=120_000)
    yield made
    made.languages.set_language("en")
    made.preferences.set("theme", "light")


def a_round(window: MainWindow) -> None:
    """Do everything once; each round the same, so that nothing new can be needed."""
    monkey = Monkey(window, seed=5)
    window.controller.start_new(seed=11)
    for way in (monkey.play, monkey.play, monkey.undo, monkey.play, monkey.other_line):
        for _ in range(3):
            way()
            settle()
    for way in (monkey.click, monkey.drag, monkey.move, monkey.wheel, monkey.search):
        way()
        window.board.cancel()
        settle()
    for name in DIALOGS:
        window.actions_[name].trigger()
        settle()
        for dialog in list(window.windows.open.values()):
            dialog.close()
        settle()
    for name in SHOWN:
        for _ in range(2):
            window.actions_[name].trigger()
            settle()
    for _ in range(2):
        window.next_language()
        settle()
    window.next_theme()
    settle()
    assert window.files.write(folders().saves / "one.reconquista")
    assert window.files.path is not None and window.files.read(window.files.path)
    window.board.fit()
    settle()


def counted(window: MainWindow) -> Counter[str]:
    """Return how many there are of everything that could be forgotten to be thrown away."""
    for _ in range(5):
        settle()
    gc.collect()
    found = Counter(
        type(thing).__qualname__
        for thing in gc.get_objects()
        if str(type(thing).__module__).startswith("reconquista_qt.")  # some tell a descriptor
    )
    children = (child.metaObject().className() for child in window.findChildren(QObject))
    found.update(f"{name} (Qt)" for name in children)
    found["windows"] = len(QApplication.topLevelWidgets())
    found["items"] = len(window.board.board.items())
    return found


@pytest.mark.slow
def test_nothing_is_left_of_what_was_thrown_away(window: MainWindow) -> None:
    for _ in range(2):  # caches fill, what is made at need is made
        a_round(window)
    counts = [counted(window)]
    for _ in range(2):
        for _ in range(ROUNDS):
            a_round(window)
        counts.append(counted(window))
    # A game that is still looked at in the background may be there once more, but not each time.
    first, second = (after - before for before, after in itertools.pairwise(counts))
    grown = {name: (first[name], n) for name, n in second.items() if min(n, first[name]) >= ROUNDS}
    grown.pop("Place", None)  # of the rulebook: where one was, the last hundred
    assert grown == {}


def test_a_dialog_that_is_made_anew_each_time_is_gone_once_it_is_closed(
    window: MainWindow,
) -> None:
    for name, action in (
        ("new_game", "new"), ("keys", "keys"), ("shortcuts", "shortcuts"), ("about", "about"),
    ):  # fmt: skip
        window.actions_[action].trigger()
        settle()
        dialog = window.windows.open[name]
        assert dialog.isVisible()
        dialog.close()
        settle()
        assert name not in window.windows.open and not isValid(dialog)
        # Asked for again while it is open, the first one makes room.
        window.actions_[action].trigger()
        first = window.windows.open[name]
        window.actions_[action].trigger()
        settle()
        assert window.windows.open[name] is not first and not isValid(first)
        window.windows.open[name].reject()
        settle()
        assert name not in window.windows.open


@pytest.mark.skipif(trimmer() is None, reason="the C library keeps nothing, or does not say how")
def test_what_is_free_is_given_back_to_the_system(window: MainWindow) -> None:
    """Between what stays lies what was freed: the library keeps it until it is told not to."""
    assert large_apart()
    heap = window.findChild(Heap)
    assert isinstance(heap, Heap)
    blocks = [bytearray(2_000) for _ in range(50_000)]
    stays = blocks[::500]
    blocks.clear()
    before = resident()
    heap.give_back()
    assert resident() < before - 40
    assert len(stays) == 100
