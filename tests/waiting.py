"""Waiting for states, never for milliseconds: a test is as slow as the machine, and no slower.

A limit of time is there to end a test that would hang, so it is far beyond what anything takes;
what is measured in time belongs to `reconquista-qt bench`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from typing import Any, Final

PATIENCE: Final = 240.0  # seconds
_ROUNDS: Final = 12


def until(condition: Callable[[], Any]) -> Any:
    """Wait until something holds, and return it; for what happens in another process."""
    end = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < end, "it never came to pass"
        time.sleep(0.02)
    return found


def settle() -> None:
    """Let everything happen that is posted or due at once: layouts, paints, timers of no length."""
    from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop

    for _ in range(_ROUNDS):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)


def at_rest(thing: Any) -> bool:
    """Whether nothing is to come of an object by itself: no timer of it or of its parts runs."""
    from PySide6.QtCore import QTimer

    return not any(timer.isActive() for timer in thing.findChildren(QTimer))


# What the program waits for so that a person can follow, or so that nobody is disturbed.
_PAUSES: Final = (
    ("book.lesson_card", "WAIT_MS", 1),
    ("insight.reviewing", "POLL_MS", 10),
    ("docks.future_dock", "LISTEN_MS", 10),
    ("docks.replay_dock", "PAUSE", 20),
    ("autoplay", "PAUSE_MS", 5),
    ("autoplay", "PAUSE_AT_ONCE_MS", 20),
    ("autoplay", "LOOK_AGAIN_MS", 5),
    ("insight.plan_player", "PAUSE_MS", 20),
    ("insight.plan_player", "SHORT_PAUSE_MS", 5),
    # No test has use of a process that is started in case it will be asked.
    ("insight.analysis_tools", "WARM_MS", 2**31 - 1),
)


def make_prompt() -> None:
    """Let the program not wait where nobody watches; what it does in which order stays the same."""
    for module, name, milliseconds in _PAUSES:
        found = import_module(f"reconquista_qt.view.{module}")
        assert isinstance(getattr(found, name), int)
        setattr(found, name, milliseconds)


def make_patient(qtbot: Any) -> None:
    """Let no wait of pytest-qt for a state end before its time, whatever a test names."""
    for name in ("waitUntil", "waitSignal", "waitSignals", "waitCallback"):
        method = getattr(qtbot, name)

        @wraps(method)
        def patient(self: Any, *args: Any, _method: Any = method, **options: Any) -> Any:
            options["timeout"] = max(int(PATIENCE * 1000), options.get("timeout") or 0)
            return _method(self, *args, **options)

        setattr(qtbot, name, patient)
