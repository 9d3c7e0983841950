"""`reconquista-qt demo`: a whole game in the real window, off-screen; pictures and a save of it."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEventLoop,
    QLocale,
    QMessageLogContext,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication, QWidget

from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games import default_entry
from reconquista_qt.storage.folders import HOME_VARIABLE
from reconquista_qt.storage.saves import SUFFIX, write_game
from reconquista_qt.view.app import application, build
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.wording import system_language
from reconquista_qt.wording.arguments import Parser
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP
from reconquista_qt.wording.translator import Translator

SIZE = (1600, 1000)  # pixels
EVERY = 4  # turns between two pictures
AMID_MS = 1500  # into a round of battle the dice lie and the losses show
SEED = 45  # a long game

translate = QCoreApplication.translate


DESCRIPTION: Final = QT_TRANSLATE_NOOP(
    "Demo", "Play a demonstration game off-screen; leave pictures and a saved game."
)
FOLDER: Final = QT_TRANSLATE_NOOP("Demo", "the folder for pictures and saved game")
DICE: Final = QT_TRANSLATE_NOOP("Demo", "the seed of the dice")


def main(argv: Sequence[str]) -> int:
    """Play to the end; return 1 when the folder cannot be written."""
    spoken = Translator(system_language())
    say = partial(spoken.translate, "Demo")
    parser = Parser(spoken, prog="reconquista-qt demo", description=say(DESCRIPTION))
    parser.add_argument("folder", nargs="?", type=Path, default=Path("demo"), help=say(FOLDER))
    parser.add_argument("--seed", type=int, default=SEED, help=say(DICE))
    chosen = parser.parse_args(list(argv))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    qInstallMessageHandler(_tell)
    with tempfile.TemporaryDirectory() as home:
        # The player's own settings and files have no part in this.
        os.environ[HOME_VARIABLE] = home
        app = application()
        window = build(app, Session.new(default_entry().rules(), seed=chosen.seed))
        try:
            Demonstration(window, chosen.folder).play()
        except (OSError, BadInput) as problem:
            print(translate("Demo", "The folder cannot be written: %1").replace("%1", str(problem)))
            return 1
        finally:
            window.close()
            window.deleteLater()
            app.processEvents()
    return 0


def _tell(_kind: QtMsgType, _where: QMessageLogContext, message: str) -> None:
    # The off-screen platform has no window manager, and says so each time one is asked for.
    if not message.startswith("This plugin does not support"):
        print(message, file=sys.stderr)


class Demonstration:
    """A game that the built-in player plays, and what is kept of it."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self.window, self.folder = window, folder
        self.pictures: list[Path] = []

    def play(self) -> None:
        """Play the game, keep pictures and the save, and say how it ended."""
        began = time.monotonic()
        window, controller = self.window, self.window.controller
        self.folder.mkdir(parents=True, exist_ok=True)
        window.preferences.set("speed", "instant")
        window.resize(*SIZE)
        window.show()
        window.board.board.map.set_at_once(True)
        self._picture("start")
        choose = policy("greedy", controller.game, controller.session.dice.seed)
        turn = controller.state.turn
        while isinstance(controller.waiting, Decision):
            controller.submit(choose(controller.state))
            if controller.state.turn != turn:
                turn = controller.state.turn
                print(translate("Demo", "Turn %1").replace("%1", str(turn)), file=sys.stderr)
                if turn % EVERY == 1:
                    self._picture(f"turn-{turn:02}")
        self._picture("end")
        self._battle()
        self._other_looks()
        save = self.folder / f"demo{SUFFIX}"
        write_game(controller.session, save, keep_previous=False)
        over = controller.waiting
        assert isinstance(over, Over)
        words = window.languages.wording
        print(f"{words.reason(over.reason)} {words.level(over.level)}, {words.points(over.total)}.")
        for path in (*self.pictures, save):
            print(path)
        seconds = QLocale().toString(time.monotonic() - began, "f", 1)
        print(translate("Demo", "Played and drawn in %1 s.").replace("%1", seconds))

    def _battle(self) -> None:
        """Keep the greatest moment of the game, shown again from the log."""
        largest = self.window.desk.showpiece()
        if largest >= 0:
            presenter = self.window.board.presenter
            presenter.replay(largest, largest)
            pause = QEventLoop()
            QTimer.singleShot(AMID_MS, pause.quit)
            pause.exec()
            self._picture("battle")
            presenter.skip()

    def _other_looks(self) -> None:
        """Keep the end in the other language and theme, with the sheet of the result."""
        window = self.window
        window.next_language()
        window.next_theme()
        window.windows.end()
        self._picture("end-other-language-and-theme")
        self._picture("result", window.windows.open["end"])
        window.next_language()

    def _picture(self, name: str, widget: QWidget | None = None) -> None:
        # Twice: what the first round lays out, the second paints.
        for _ in range(2):
            QApplication.processEvents()
        path = self.folder / f"{len(self.pictures) + 1:02}-{name}.png"
        if not (widget or self.window).grab().save(str(path)):
            raise OSError(str(path))
        self.pictures.append(path)
