"""The binding must not lose a reference to None in each call that returns it."""

from __future__ import annotations

import subprocess
import sys

from tests.waiting import PATIENCE

# PySide6 6.12.0 does, on Python 3.10 and 3.11: the process dies within some thousand calls.
# From Python 3.12 on None is immortal, and the count says nothing; surviving still does.
_PROGRAM = """
import sys
from PySide6.QtCore import QObject, QTimer

thing = QObject()
timer = QTimer()
before = sys.getrefcount(None)
for _ in range(50_000):
    thing.setObjectName("x")
    timer.setInterval(5)
lost = before - sys.getrefcount(None)
print("lost", lost)
sys.exit(1 if lost > 1_000 else 0)
"""


def test_a_hundred_thousand_calls_that_return_none() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, f"status {done.returncode}: {done.stdout}{done.stderr[-500:]}"
