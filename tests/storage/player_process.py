"""Plays without end through the controller, as the window does, until it is killed.

Arguments: the folder of the program's files, a seed for what is played, and the number of inputs
that were last shown (or -1). Each line on standard output is something that a player has seen.
"""

from __future__ import annotations

import hashlib
import os
import random
import sys
from typing import Any

from reconquista_qt.engine.decision import Decision
from reconquista_qt.games import GAMES, RECONQUISTA
from reconquista_qt.model.controller import GameController
from reconquista_qt.storage.folders import HOME_VARIABLE, folders
from reconquista_qt.storage.keeper import Keeper
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


def main(home: str, seed: int, before: int) -> None:
    os.environ[HOME_VARIABLE] = home
    places = folders()
    waiting = pending(places.journals)
    keeper = Keeper(places, autosaves=2)
    controller = GameController()
    if waiting:
        loaded = resume(waiting[0], GAMES)
        controller.adopt(loaded.session)
        keeper.watch(loaded.session)
        discard(waiting[0])
        prefix = mark(loaded.session.inputs[:before])
        notes = ",".join(note.code for note in loaded.notes) or "-"
        say("resumed", shown(controller), prefix, str(len(waiting)), notes)
    else:
        controller.start_new(seed=seed)
        keeper.watch(controller.session)
        say("started", shown(controller))
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
            session.name_line(f"line{chance.randint(1, 9)}")
        elif session.state.over is not None:
            say("new")
            controller.start_new(seed=chance.randint(1, 10**6))
            keeper.watch(controller.session)
        else:
            continue
        say("shown", shown(controller))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
