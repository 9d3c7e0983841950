"""Measures the adviser for `reconquista-qt bench`, in a process of its own; prints JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Final

from PySide6.QtWidgets import QApplication

from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.view.app import application, build
from reconquista_qt.view.docks.adviser_dock import AdviserDock
from reconquista_qt.view.main_window import MainWindow

Figures = dict[str, float]
TURN: Final = 8  # in mid-game
SEEDS: Final = range(1, 400)
DRAWING_S: Final = 0.2
THINKING_S: Final = 0.3  # before it is stopped
LONGEST_S: Final = 30.0
SIZE: Final = (1600, 1000)


def main(argv: list[str]) -> int:
    """Measure in so many runs of a game, and print the figures."""
    print(json.dumps(adviser(int(argv[0]), argv[1])))
    sys.stdout.flush()
    return 0


def adviser(runs: int, game: str) -> Figures:
    """Return the times from the action to the first answer shown, and from Stop to silence.

    `stop_ms` and `freeze_ms` (how long the window did not answer while there was thinking) are the
    longest of all runs, the others medians. `cold` is with a process that has yet to be started.
    """
    app = application()
    window = build(app, mid_game(game))
    window.preferences.set("speed", "instant")
    window.resize(*SIZE)
    window.show()
    dock = window.insight.adviser()
    dock.helper.warm(window.controller.game.id)
    _wait(lambda: dock.helper.is_warm)
    sit_down(window)
    begun = time.perf_counter()
    window.actions_["adviser"].trigger()
    first = [_until_shown(dock, begun)]
    stops, freezes = [], []
    for _ in range(runs):
        # The board draws what has changed; only then does the window do nothing but listen.
        _wait(_after(DRAWING_S))
        freezes.append(_wait(_after(THINKING_S)))
        stops.append(_stop(dock))
        begun = time.perf_counter()
        dock.do_it()
        sit_down(window)
        first.append(_until_shown(dock, begun))
    _stop(dock)
    dock.helper.close()
    begun = time.perf_counter()
    dock.think()
    cold = _until_shown(dock, begun)
    _close(window, app)
    return {
        "first_answer_ms": median(first),
        "first_answer_cold_ms": cold,
        "stop_ms": max(stops),
        "freeze_ms": max(freezes),
    }


def mid_game(game: str) -> Session:
    """Return a game between greedy players in mid-game."""
    rules = entry_of(game).rules()
    for seed in SEEDS:
        session = Session.new(rules, seed=seed)
        player = policy("greedy", rules)
        while isinstance(session.waiting, Decision) and session.state.turn < TURN:
            session.act(player(session.state))
        if isinstance(session.waiting, Decision):
            return session
    raise ValueError("no game lasted")


def sit_down(window: MainWindow) -> None:
    """Let whoever is asked see the table, where two share a screen and something is hidden."""
    seating = getattr(window.desk, "seating", None)
    if seating is not None:
        seating.uncover()


def _until_shown(dock: AdviserDock, begun: float) -> float:
    _wait(lambda: dock.advice is not None and dock.page.best.isVisible())
    return (time.perf_counter() - begun) * 1000


def _stop(dock: AdviserDock) -> float:
    """Stop with the button, and return the milliseconds until the process has let go."""
    begun = time.perf_counter()
    if dock.helper.is_running:
        dock.page.ask.click()
    _wait(lambda: not dock.helper.is_running and dock.helper.is_settled)
    return (time.perf_counter() - begun) * 1000


def _after(seconds: float) -> Callable[[], bool]:
    end = time.perf_counter() + seconds
    return lambda: time.perf_counter() > end


def _wait(until: Callable[[], bool]) -> float:
    """Let the window live until something is so; return its longest pause in milliseconds."""
    end = time.perf_counter() + LONGEST_S
    longest = 0.0
    while not until():
        begun = time.perf_counter()
        QApplication.processEvents()
        longest = max(longest, time.perf_counter() - begun)
        if time.perf_counter() > end:
            raise TimeoutError
        time.sleep(0.001)
    return longest * 1000


def _close(window: MainWindow, app: QApplication) -> None:
    window.close()
    window.deleteLater()
    app.processEvents()
