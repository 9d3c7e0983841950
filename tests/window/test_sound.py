"""Sounds: made by the project, heard with what is shown, silent where they should be."""

from __future__ import annotations

import sys
import wave
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.ai.policies import policy
from reconquista_qt.assets import resource
from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.view import sound
from reconquista_qt.view.app import build
from reconquista_qt.view.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[2]
MOST_BYTES = 3 * 1024 * 1024


def made() -> Any:
    sys.path.insert(0, str(ROOT / "packaging"))
    import sounds

    return sounds


def test_the_files_are_those_that_the_script_makes() -> None:
    sounds = made()
    folder = resource("sounds")
    assert {path.stem for path in folder.glob("*.wav")} == set(sounds.SOUNDS)
    assert sum(path.stat().st_size for path in folder.iterdir()) < MOST_BYTES
    for name in ("counter", "dice"):
        with wave.open(str(folder / f"{name}.wav")) as file:
            kept = file.readframes(file.getnframes())
            assert (file.getnchannels(), file.getframerate()) == (1, sounds.RATE)
        new = sounds.frames_of(name)
        assert len(new) == len(kept)
        pairs = zip(memoryview(new).cast("h"), memoryview(kept).cast("h"), strict=True)
        # Another machine's sines may differ in the last bit.
        assert max(abs(a - b) for a, b in pairs) <= 2


def test_no_sound_is_too_loud_or_long() -> None:
    for path in resource("sounds").glob("*.wav"):
        with wave.open(str(path)) as file:
            samples = memoryview(file.readframes(file.getnframes())).cast("h")
            assert file.getnframes() / file.getframerate() < 3
        assert 0.1 * 32767 < max(map(abs, samples)) < 0.7 * 32767
        assert abs(samples[0]) < 400 and abs(samples[-1]) < 400  # no click at either end


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> MainWindow:
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    return window


def heard(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(sound, "APART_S", -1.0)
    window.sounds.play = lambda path: found.append(path.stem) or True
    return found


def test_what_is_shown_is_heard(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    found = heard(window, monkeypatch)
    window.preferences.set("speed", "instant")
    choose = policy("greedy", GAME)
    while not isinstance(window.controller.waiting, Over):
        window.controller.submit(choose(window.controller.state))
    assert found[-1] in ("victory", "defeat")
    assert set(found) <= set(made().SOUNDS)
    assert {"dice", "turn", "counter", "battle"} <= set(found)
    assert {"won", "lost"} & set(found)


def test_it_is_off_at_a_touch_and_with_reduced_motion(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = heard(window, monkeypatch)
    window.sounds.sound("dice")
    window.actions_["sound"].trigger()
    assert window.preferences.get("sound") is False
    window.sounds.sound("dice")
    window.preferences.set("sound", True)
    assert window.actions_["sound"].isChecked()
    window.preferences.set("reduced_motion", True)
    window.sounds.sound("dice")
    assert found == ["dice"]


def test_where_there_is_no_player_there_is_silence(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not sound.play_file(resource("sounds", "dice.wav"))  # nobody listens off-screen
    monkeypatch.setattr(sound, "SILENT", ())
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sound, "player", lambda: ())
    assert not sound.play_file(resource("sounds", "dice.wav"))
    monkeypatch.setattr(sound, "player", lambda: ("/no/such/player",))
    assert not sound.play_file(resource("sounds", "dice.wav"))
