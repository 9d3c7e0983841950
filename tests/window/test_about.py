"""The about box: what a report needs to say, whose work it is, and every licence whole."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtWidgets import QApplication

from reconquista_qt import __version__, assets, build
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.about import marks_of
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.view import app as program
from reconquista_qt.view import licences
from reconquista_qt.view.about import AboutDialog
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.wording import install


@pytest.fixture
def window(qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path / "own"))
    known = build.BuildInfo(__version__, "abc1234+", "2026-01-02")
    monkeypatch.setattr(build, "this", lambda: known)
    application = QApplication.instance() or program.application()
    assert isinstance(application, QApplication)
    made = program.build(application, Session.new(GAME, seed=7))
    made.preferences.set("language", "en")
    made.show()
    yield made
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    install(application, "en")


@pytest.fixture
def about(window: MainWindow) -> AboutDialog:
    window.actions_["about"].trigger()
    dialog = window.windows.open["about"]
    assert isinstance(dialog, AboutDialog)
    return dialog


def test_version_commit_and_day_are_shown_and_copied(about: AboutDialog) -> None:
    about.copy.click()
    copied = QApplication.clipboard().text()
    for part in (__version__, "abc1234+", "2026-01-02"):
        assert part in about.facts.text()
        assert part in copied
    assert "Qt" in copied and "Python" in copied and "offscreen" in copied


@pytest.mark.parametrize("language", ["en", "es"])
def test_it_says_whose_work_it_is_and_that_it_is_unofficial(
    about: AboutDialog, window: MainWindow, language: str
) -> None:
    window.preferences.set("language", language)
    text = about.credits.toPlainText()
    for name in ("David Kershaw", "White Dog Games", "Jordi Albert Giné", "Natural Earth"):
        assert name in text
    assert ("unofficial" if language == "en" else "no oficial") in about.facts.text()
    assert ("worth buying" if language == "en" else "comprar") in about.facts.text()


def test_the_origin_of_the_map_is_counted_and_leads_to_the_book(
    about: AboutDialog, window: MainWindow
) -> None:
    counts = marks_of(json.loads(assets.resource("reconquista", "map.json").read_text("utf-8")))
    assert set(counts) == {"stated", "deduced", "reconstructed"}
    for count in counts.values():
        assert str(count) in about.facts.text()
    followed: list[str] = []
    about.linkFollowed.connect(followed.append)
    about.credits.anchorClicked.emit(QUrl("#mapdata"))
    assert followed == ["rule:mapdata"]


def test_every_licence_can_be_read_whole(about: AboutDialog) -> None:
    shipped = licences.shipped()
    page = about.licences
    assert page.parts.count() == len(shipped["parts"]) > 5
    for row, part in enumerate(shipped["parts"]):
        page.parts.setCurrentRow(row)
        shown = page.text.toPlainText()
        assert part["name"] in shown and part["licence"] in shown
        for key in part["texts"]:
            assert shipped["texts"][key].strip()[-200:] in shown


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"parts": 1, "texts": 2}'])
def test_a_broken_list_of_licences_breaks_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str
) -> None:
    (tmp_path / "licences.json").write_text(content)
    monkeypatch.setattr(licences, "resource", lambda name: tmp_path / name)
    assert licences.shipped() == {"parts": [], "texts": {}}
