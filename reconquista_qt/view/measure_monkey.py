"""A monkey at the window, for `reconquista-qt bench --only monkey`; prints JSON.

    python -m reconquista_qt.view.measure_monkey SECONDS

It does by chance what a player does with mouse and keys: moves, drags, undo, lines of play, docks,
dialogs, languages, themes, zoom, games begun, saved, opened, watched. What counts is how much the
memory grows after the first minutes: what is thrown away must be gone.
"""

from __future__ import annotations

import gc
import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QDockWidget

from reconquista_qt.engine.decision import Decision, DiceWanted, Over

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

SIZE: Final = (1440, 900)
SEED: Final = 1
PARTS: Final = 60  # of the time: at the beginning of each the memory is looked at
WARM_SHARE: Final = 1 / 6  # of the time, after which growth counts
NONE, LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton

# What may be triggered at any moment without a dialog that waits for an answer.
ACTIONS: Final = (
    "zoom_in", "zoom_out", "zoom_100", "fit", "hide_counters", "danger", "chances", "statistics",
    "replay", "replay_line", "lines", "rules", "quickref", "glossary", "examples", "history",
    "keys", "shortcuts", "settings", "about", "welcome", "go_to", "to_board", "to_areas", "to_log",
    "saves", "new", "why", "adviser", "simulate", "review", "primary", "redo", "theme", "language",
    "slower", "faster", "watch",
)  # fmt: skip


class Monkey:
    """Does one thing after the other to a window; the same seed does the same things."""

    def __init__(self, window: MainWindow, seed: int = SEED) -> None:
        self.window = window
        self.chance = random.Random(seed)
        self.done: dict[str, int] = {}
        board = window.board
        # How often each is done, beside the others.
        self._ways: tuple[tuple[int, Callable[[], object]], ...] = (
            (30, self.play),
            (6, self.undo),
            (3, self.other_line),
            (8, self.click),
            (8, self.drag),
            (6, self.move),
            (4, self.wheel),
            (12, self.trigger),
            (6, self.close_something),
            (2, self.save),
            (1, self.new_game),
            (1, self.open_a_save),
            (1, self.search),
            (3, board.cancel),
        )

    def step(self) -> None:
        """Do one thing, and let the window answer."""
        weights = [weight for weight, _ in self._ways]
        way = self.chance.choices([way for _, way in self._ways], weights)[0]
        self.done[way.__name__] = self.done.get(way.__name__, 0) + 1
        way()
        settle()

    # -- playing ---------------------------------------------------------------------------------

    def play(self) -> None:
        """Make a move, or roll the dice that are asked for."""
        controller = self.window.controller
        waiting = controller.waiting
        if isinstance(waiting, Decision):
            controller.submit(self.chance.choice(waiting.options))
        elif isinstance(waiting, DiceWanted):
            controller.enter_dice(
                self.chance.randint(1, waiting.faces) for _ in range(waiting.count)
            )
        elif isinstance(waiting, Over):
            self.new_game()

    def undo(self) -> None:
        """Take back one to four decisions."""
        for _ in range(self.chance.randint(1, 4)):
            self.window.actions_["undo"].trigger()

    def other_line(self) -> None:
        """Go to another line of play; most are thrown away, as nobody keeps hundreds."""
        controller = self.window.controller
        branches = controller.session.branches
        if branches:
            controller.switch(self.chance.choice(branches))
        for branch in list(controller.session.branches)[4:]:
            controller.forget(branch)

    def new_game(self) -> None:
        """Begin another game, from a seed by chance."""
        self.window.controller.start_new(seed=self.chance.randint(1, 10**6))

    def save(self) -> None:
        """Save the game, over one that was saved before where there are some."""
        files = self.window.files
        if files.path is None and (known := files.recent()):
            files.path = self.chance.choice(known)
        self.window.actions_["save"].trigger()

    def open_a_save(self) -> None:
        """Open a game that was saved."""
        if known := self.window.files.recent():
            self.window.files.read(self.chance.choice(known))

    # -- the mouse -------------------------------------------------------------------------------

    def _anywhere(self) -> QPoint:
        room = self.window.board.viewport().rect()
        return QPoint(self.chance.randrange(room.width()), self.chance.randrange(room.height()))

    def _mouse(self, kind: QEvent.Type, at: QPoint) -> None:
        viewport = self.window.board.viewport()
        button = NONE if kind == QEvent.Type.MouseMove else LEFT
        held = NONE if kind == QEvent.Type.MouseButtonRelease else LEFT
        event = QMouseEvent(
            kind, QPointF(at), QPointF(viewport.mapToGlobal(at)), button, held,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(viewport, event)

    def click(self) -> None:
        """Click somewhere on the board."""
        at = self._anywhere()
        self._mouse(QEvent.Type.MouseButtonPress, at)
        self._mouse(QEvent.Type.MouseButtonRelease, at)

    def drag(self) -> None:
        """Drag from somewhere, most often from a stack, to somewhere."""
        view = self.window.board
        stacks = [stack for stack in view.board.stacks.values() if stack.isVisible()]
        begin = self._anywhere()
        if stacks and self.chance.random() < 0.7:
            begin = view.mapFromScene(self.chance.choice(stacks).sceneBoundingRect().center())
        end = self._anywhere()
        self._mouse(QEvent.Type.MouseButtonPress, begin)
        for step in range(1, 7):
            self._mouse(QEvent.Type.MouseMove, begin + (end - begin) * step / 6)
        self._mouse(QEvent.Type.MouseButtonRelease, end)

    def move(self) -> None:
        """Move the pointer with no button held, and let what follows it show."""
        viewport = self.window.board.viewport()
        for _ in range(5):
            at = QPointF(self._anywhere())
            event = QMouseEvent(
                QEvent.Type.MouseMove, at, QPointF(viewport.mapToGlobal(at.toPoint())), NONE, NONE,
                Qt.KeyboardModifier.NoModifier,
            )  # fmt: skip
            QApplication.sendEvent(viewport, event)
            settle()

    def wheel(self) -> None:
        """Turn the wheel over the board."""
        viewport = self.window.board.viewport()
        at = QPointF(self._anywhere())
        event = QWheelEvent(
            at, QPointF(viewport.mapToGlobal(at.toPoint())), QPoint(),
            QPoint(0, self.chance.choice((-240, -120, 120, 240))), NONE,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(viewport, event)

    # -- all the rest ----------------------------------------------------------------------------

    def trigger(self) -> None:
        """Do something of the menus."""
        action = self.window.actions_[self.chance.choice(ACTIONS)]
        if action.isEnabled():
            action.trigger()

    def search(self) -> None:
        """Look for a word in the rulebook."""
        self.window.follow("rule:")
        bar = getattr(self.window.rulebook, "bar", None)
        words = getattr(bar, "words", None)
        if words is not None:
            words.setText(self.chance.choice(("die", "turn", "dado", "x", "")))

    def close_something(self) -> None:
        """Put dialogs and docks away that have come to stand there."""
        window = self.window
        for dialog in list(window.windows.open.values()):
            dialog.close()
        shown = [dock for dock in window.findChildren(QDockWidget) if dock.isVisible()]
        if len(shown) > 6:
            self.chance.choice(shown).close()


def settle() -> None:
    """Let the window answer what has happened, and throw away what was closed."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def resident() -> float:
    """Return the memory that this process holds now, in megabytes; 0 where that is not told."""
    told = Path("/proc/self/statm")
    if not told.exists():
        return 0.0
    import os

    return int(told.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def main(argv: list[str]) -> int:
    """Let the monkey play for so many seconds, and print what the memory was at each tenth."""
    from reconquista_qt.view.app import application, build

    seconds = float(argv[0])
    app = application()
    window = build(app)
    window.preferences.set("speed", "instant")
    window.resize(*SIZE)
    window.begin()
    window.show()
    settle()
    gc.enable()
    figures = watched(Monkey(window), seconds)
    window.close()
    print(json.dumps(figures))
    sys.stdout.flush()
    return 0


def watched(monkey: Monkey, seconds: float) -> dict[str, Any]:
    """Return what a monkey did in so many seconds, and the memory in the course of them."""
    begun = time.monotonic()
    steps = 0
    course: list[float] = []
    while (passed := time.monotonic() - begun) < seconds:
        if passed >= seconds * len(course) / PARTS:
            gc.collect()
            course.append(resident())
            print(f"{passed:.0f} s: {steps} steps, {course[-1]:.0f} MB", file=sys.stderr)
        monkey.step()
        steps += 1
    early = max(course[: round(len(course) * WARM_SHARE) + 1])
    return {"steps": steps, "warm_mb": early, "end_mb": course[-1], "growth_mb": course[-1] - early}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
