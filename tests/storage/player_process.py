"""Plays without end through the controller, as the window does, until it is killed.

Arguments: `window` or `bare`, the folder of the program's files, a seed for what is played, and the
number of inputs that were last shown (or -1). Each line on standard output is something that a
player has seen.
"""

from __future__ import annotations

import hashlib
import os
import random
import sys
from typing import Any

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GAMES
from reconquista_qt.games.reconquista.rules.game import GAME as RECONQUISTA
from reconquista_qt.model.controller import GameController
from reconquista_qt.storage.autosaver import Autosaver
from reconquista_qt.storage.folders import HOME_VARIABLE, folders
from reconquista_qt.storage.resume import discard, pending, resume


def mark(*things: Any) -> str:
    return hashlib.sha256(repr(things).encode()).hexdigest()[:16]


def shown(controller: GameController) -> str:
    session = controller.session
    branches = sorted(repr(branch) for branch in session.branches)
    return " ".join(
        (
            str(len(session.inputs)),
            mark(session.inputs),
            mark([*session.inputs, *session.undone]),
            mark(branches),
            RECONQUISTA.digest(session.state)[:16],
            session.line or "-",
        )
    )


def say(*words: str) -> None:
    sys.stdout.write(" ".join(words) + "\n")
    sys.stdout.flush()


def bare(seed: int, before: int) -> GameController:
    """Take up the game that was left, or begin one, without a window."""
    places = folders()
    waiting = pending(places.journals)
    keeper = Autosaver(places, autosaves=2)
    controller = GameController(Session.new(RECONQUISTA, seed=seed))
    controller.reset.connect(lambda: keeper.watch(controller.session))
    if waiting:
        loaded = resume(waiting[0], GAMES)
        controller.adopt(loaded.session)
        discard(waiting[0])
        notes = ",".join(note.code for note in loaded.notes) or "-"
        resumed(controller, before, len(waiting), notes)
    else:
        keeper.watch(controller.session)
        say("started", shown(controller))
    return controller


def in_window(seed: int, before: int) -> GameController:
    """Take up the game that was left, or begin one, in the program's own window."""
    from PySide6.QtWidgets import QApplication

    from reconquista_qt.view import app as program

    application = program.application()
    window = program.build(application, Session.new(RECONQUISTA, seed=seed))
    window.preferences.set("speed", "instant")
    window.show()
    before_start = len(pending(folders().journals))
    window.begin()
    while window.autosave is None:
        QApplication.processEvents()
    # The last game only: one that was left for another in the very moment of a kill waits on.
    if before_start and len(window.autosave.waiting) == before_start:
        window.autosave.resume()
    window.controller.changed.connect(lambda _changes: QApplication.processEvents())
    if before_start:
        resumed(window.controller, before, before_start, "-")
    else:
        say("started", shown(window.controller))
    return window.controller


def resumed(controller: GameController, before: int, journals: int, notes: str) -> None:
    prefix = mark(controller.session.inputs[:before])
    say("resumed", shown(controller), prefix, str(journals), notes)


def main(how: str, home: str, seed: int, before: int) -> None:
    os.environ[HOME_VARIABLE] = home
    controller = in_window(seed, before) if how == "window" else bare(seed, before)
    chance = random.Random(seed)
    while True:
        session = controller.session
        roll = chance.random()
        if isinstance(controller.waiting, Decision) and roll < 0.75:
            say("act")
            controller.submit(chance.choice(controller.waiting.options))
        elif roll < 0.85:
            say("undo")
            controller.undo(chance.choice([None, max(1, len(session.inputs) - 9)]))
        elif roll < 0.9 and session.undone:
            say("redo")
            controller.redo()
        elif roll < 0.95 and session.branches:
            say("switch")
            controller.switch(chance.choice(session.branches))
        elif roll < 0.96:
            say("name")
            controller.name_line(f"line{chance.randint(1, 9)}")
        elif session.state.over is not None:
            say("new")
            controller.start_new(seed=chance.randint(1, 10**6))
        else:
            continue
        say("shown", shown(controller))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
