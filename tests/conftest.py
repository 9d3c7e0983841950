"""What every test gets: no screen, English, and user folders of its own."""

from __future__ import annotations

import gc
import os
import random
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import platformdirs
import pytest
from platformdirs import PlatformDirs

from reconquista_qt.engine.garbage import set_apart
from tests.waiting import make_patient, make_prompt

# Before anything imports Qt.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"


def pytest_configure() -> None:
    """Let waits be for states: a busy machine takes longer, and that is no failure."""
    from pytestqt.qtbot import QtBot

    make_patient(QtBot)
    # Nothing of what is collected is thrown away again: looking for that takes a third of the time.
    gc.disable()
    # What a shell starts in the background hears no Ctrl+C, nor would what the tests start.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        with suppress(ValueError):  # not in the main thread
            signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """Let the program not wait for eyes, and what stands until the end not be looked through."""
    if "reconquista_qt.view.main_window" in sys.modules:
        make_prompt()
    set_apart()


# What takes longest begins first: of two processors none has much left at the end.
_LONGEST = (
    "tests/storage/test_kill.py", "tests/house/test_bench.py", "tests/ai/test_laboratory_spread.py",
    "tests/house/test_demo.py", "tests/ai/test_review.py", "tests/conformance/test_games.py",
    "tests/window/test_memory.py", "tests/window/test_cut_off.py", "tests/table/test_lesson.py",
    "tests/storage/test_hostile.py", "tests/conformance/test_random_games.py",
    "tests/window/test_ending.py", "tests/wording/test_wording_languages.py",
)  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest files first, each whole; the others stay as they were found."""
    rank = {name: number for number, name in enumerate(_LONGEST)}
    items.sort(key=lambda item: rank.get(item.nodeid.partition("::")[0], len(rank)))


_NOWHERE = (-5000, -5000)  # beyond every screen
_FOLDERS = ("data", "config", "state", "log", "documents")
_VARIABLES = {
    "data": "XDG_DATA_HOME",
    "config": "XDG_CONFIG_HOME",
    "state": "XDG_STATE_HOME",
    "documents": "XDG_DOCUMENTS_DIR",
}


@pytest.fixture(autouse=True)
def user_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Redirect the user's folders, here and in child processes, and return where they will be."""
    home = tmp_path / "home"
    for folder in _FOLDERS:
        path = home / folder
        for name, value in ((f"user_{folder}_dir", str(path)), (f"user_{folder}_path", path)):

            def of_object(_self: Any, value: Any = value) -> Any:
                return value

            def of_module(*_args: Any, _value: Any = value, **options: Any) -> Any:
                if options.get("ensure_exists"):
                    Path(_value).mkdir(parents=True, exist_ok=True)
                return _value

            monkeypatch.setattr(PlatformDirs, name, property(of_object))
            monkeypatch.setattr(platformdirs, name, of_module)
        if folder in _VARIABLES:
            monkeypatch.setenv(_VARIABLES[folder], str(path))
    return home


@pytest.fixture(autouse=True)
def seeds_of_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a game that nobody has chosen a seed for be the same in every run of a test."""
    monkeypatch.setattr("reconquista_qt.kit.seeds.urandom", random.Random(7).randbytes)


@pytest.fixture(autouse=True)
def released_buttons() -> Iterator[None]:
    """Let go of a mouse button that a test holds at its end: others would wait for it for ever."""
    yield
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QWidget

    if not isinstance(QApplication.instance(), QApplication):
        return
    held = QApplication.mouseButtons()
    if held.value:
        nowhere = QWidget()
        nowhere.resize(9, 9)
        for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            if held & button:
                QTest.mouseRelease(nowhere, button)


@pytest.fixture(autouse=True)
def pointer_away() -> None:
    """Begin with the pointer where no window is: where the last test has left it, something of the
    next window would be pointed at.
    """
    if "PySide6.QtGui" not in sys.modules:
        return
    from PySide6.QtGui import QCursor, QGuiApplication

    if QGuiApplication.instance() is not None:
        QCursor.setPos(*_NOWHERE)


@pytest.fixture(autouse=True, scope="module")
def english_again() -> Iterator[None]:
    """Let the application speak English again after tests in another language."""
    yield
    wording = sys.modules.get("reconquista_qt.wording.languages")
    if wording is None or not wording._installed:
        return
    from PySide6.QtCore import QCoreApplication, QLocale

    app = QCoreApplication.instance()
    if app is not None and QLocale().language() != QLocale.Language.English:
        wording.install(app, wording.SOURCE)


@pytest.fixture(autouse=True)
def deleted_widgets() -> Iterator[None]:
    """Delete what a test has closed: no event loop comes by to do it, and each switch of language
    or theme would go through all windows of all tests before.
    """
    yield
    if "PySide6.QtCore" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent

        if QCoreApplication.instance() is not None:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
