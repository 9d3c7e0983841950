"""Take the pictures of docs/images: both languages, light and dark, small and large.

    python3 run.py screenshots [FOLDER [NAME...]]

Needs no screen. Each picture is the real window, with a position or a game of a fixed seed.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

from reconquista_qt.engine.game import any_game

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.data import Data
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.view.app import application, build
from reconquista_qt.view.main_window import MainWindow

TARGET = Path(__file__).resolve().parent.parent / "docs" / "images"
SMALL, LARGE = (1280, 800), (2560, 1440)
SEED = 7
QUALITY = 88
SCENARIOS = {"st279": "ready", "hispania": "D", "crusades2": "hattin"}
NONE = Qt.MouseButton.NoButton
LEFT = Qt.MouseButton.LeftButton


def fresh_home() -> None:
    """Give the next window folders of its own: nothing remembered, nothing of the user's used."""
    home = tempfile.mkdtemp(prefix="screenshots-")
    for folder in ("DATA", "CONFIG", "STATE"):
        os.environ[f"XDG_{folder}_HOME"] = f"{home}/{folder.lower()}"


def played(game: str, actions: int) -> Callable[[], Session]:
    """Return what makes a game of another kind, some way on between greedy players."""

    def session() -> Session:
        entry = entry_of(game)
        begun = Session.new(entry.rules(), seed=SEED, scenario=SCENARIOS[game])
        brain = entry.brain()
        assert brain is not None
        choose = brain.greedy()
        for _ in range(actions):
            if begun.state.over is not None:
                break
            begun.act(choose(begun.state))
        return begun

    return session


def settle(seconds: float = 0.4) -> None:
    """Let the window paint all it has to."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.005)


def place(**areas: Mapping[str, object]) -> dict[str, object]:
    """Return the set-up's position in the movement phase of turn 8 with some areas otherwise."""
    data = GAME.position(GAME.new("toledo_1085", GAME.default_options))
    data["phase"], data["turn"], data["treasury"] = "movement", 8, 0
    for name, change in areas.items():
        there = cast("dict[str, Data]", data["areas"])
        there[name] = there[name] | dict(change)
    return data


def spending() -> Session:
    """Return a game whose income waits to be spent."""
    return Session.new(any_game(GAME), seed=SEED)


def sieges() -> Session:
    """Return a game with a siege of each kind on the map."""
    return Session.at(
        any_game(GAME),
        place(
            zaragoza={"besiegers": {"christian_army": 3, "military_order": 1}},
            barcelona={"besiegers": {"raider": 3}},
            leon={"units": {"christian_garrison": 2, "christian_army": 2, "el_cid_christian": 1}},
        ),
        seed=SEED,
    )


def moving() -> Session:
    """Return a game in which Burgos may march."""
    burgos = {"units": {"christian_garrison": 1, "christian_army": 3, "military_order": 1}}
    return Session.at(any_game(GAME), place(burgos=burgos), seed=SEED)


def nothing(window: MainWindow) -> None:
    """Take the window as it opens."""


def greet(window: MainWindow) -> None:
    """Welcome the player, as at a first start."""
    window.windows.welcome()
    settle()


def lift(window: MainWindow) -> None:
    """Lift the force of Burgos and hold it over Toledo's neighbour, where it may go."""
    view = window.board
    start = view.anchor_of("burgos")
    end = view.anchor_of("valencia")
    mouse(view.viewport(), QEvent.Type.MouseButtonPress, start, LEFT, LEFT)
    for step in range(1, 9):
        at = QPoint(
            start.x() + (end.x() - start.x()) * step // 8,
            start.y() + (end.y() - start.y()) * step // 8,
        )
        mouse(view.viewport(), QEvent.Type.MouseMove, at, NONE, LEFT)
        settle(0.05)


def fight(window: MainWindow) -> None:
    """March on Zaragoza and stop the show at the dice."""
    window.preferences.set("speed", "normal")
    action = {
        "do": "move", "from": "barcelona", "to": "zaragoza", "units": {"christian_army": 4},
    }  # fmt: skip
    window.controller.submit(GAME.action_from(action))
    settle(2.4)


def advise(window: MainWindow) -> None:
    """Ask the adviser, and let it think for a while."""
    window.actions_["adviser"].trigger()
    settle(6.0)


def ended() -> Session:
    """Return a game that the greedy player has played to its end."""
    session = Session.new(any_game(GAME), seed=SEED, scenario="taifas_1031")
    choose = policy("greedy", any_game(GAME))
    while session.state.over is None:
        session.act(choose(session.state))
    return session


def end(window: MainWindow) -> None:
    """Show how the game ended."""
    window.windows.end()
    settle()


def new_game(window: MainWindow) -> None:
    """Choose from the starts."""
    window.windows.new_game()
    settle()


def edit(window: MainWindow) -> None:
    """Edit the position, and choose a piece."""
    window.actions_["editor"].trigger()
    editor: Any = window.windows.open["editor"]
    editor.pick("christian_army")
    editor.canvas.choose("toledo")
    while not editor.canvas.board.map.is_settled():
        settle(0.2)


def solve(window: MainWindow) -> None:
    """Show a challenge with all its hints."""
    window.actions_["challenges"].trigger()
    dialog: Any = window.windows.open["challenges"]
    dialog.play()
    for _ in range(3):
        dialog.show_hint()
    dialog.show_answer()
    settle()


def recall(window: MainWindow) -> None:
    """Show what really happened: the page of the turn, and over the board who held what."""
    desk: Any = window.desk
    desk.reconquest.setChecked(True)
    desk.years.key.slider.setValue(1212)
    window.actions_["history"].trigger()
    settle(1.0)


def battle() -> Session:
    """Return a game in which Barcelona can attack Zaragoza."""
    barcelona = {"units": {"christian_garrison": 1, "christian_army": 4}}
    zaragoza = {"units": {"muslim_garrison": 1, "muslim_army": 3}}
    return Session.at(any_game(GAME), place(barcelona=barcelona, zaragoza=zaragoza), seed=SEED)


def mouse(
    widget: object, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton
) -> None:
    """Send a mouse event."""
    where = QPointF(at)
    everywhere = QPointF(widget.mapToGlobal(at))  # type: ignore[attr-defined]
    event = QMouseEvent(kind, where, everywhere, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, event)  # type: ignore[arg-type]


PICTURES: tuple[
    tuple[str, str, str, tuple[int, int], Callable[[], Session], Callable[[MainWindow], None]], ...
] = (
    ("window-en.png", "en", "light", SMALL, spending, nothing),
    ("window-es.png", "es", "light", SMALL, spending, nothing),
    ("welcome-en.png", "en", "light", SMALL, spending, greet),
    ("welcome-es.png", "es", "light", SMALL, spending, greet),
    ("dark-en.png", "en", "dark", SMALL, sieges, nothing),
    ("dark-es.png", "es", "dark", SMALL, sieges, nothing),
    ("sieges-en.png", "en", "light", SMALL, sieges, nothing),
    ("drag-en.png", "en", "light", SMALL, moving, lift),
    ("drag-es.png", "es", "light", SMALL, moving, lift),
    ("battle-en.png", "en", "light", SMALL, battle, fight),
    ("battle-es.png", "es", "dark", SMALL, battle, fight),
    ("adviser-en.png", "en", "light", SMALL, moving, advise),
    ("adviser-es.png", "es", "dark", SMALL, moving, advise),
    ("contrast-en.png", "en", "contrast", SMALL, sieges, nothing),
    ("new-game-en.png", "en", "light", SMALL, spending, new_game),
    ("editor-es.png", "es", "light", SMALL, sieges, edit),
    ("challenge-en.png", "en", "light", SMALL, spending, solve),
    ("end-en.png", "en", "light", SMALL, ended, end),
    ("end-es.png", "es", "dark", SMALL, ended, end),
    ("st279-en.png", "en", "light", SMALL, played("st279", 420), nothing),
    ("st279-es.png", "es", "light", SMALL, played("st279", 420), nothing),
    ("hispania-en.png", "en", "light", SMALL, played("hispania", 300), nothing),
    ("hispania-es.png", "es", "dark", SMALL, played("hispania", 300), nothing),
    ("crusades2-en.png", "en", "light", SMALL, played("crusades2", 220), nothing),
    ("crusades2-es.png", "es", "light", SMALL, played("crusades2", 220), nothing),
    ("history-en.png", "en", "light", SMALL, sieges, recall),
    ("history-es.png", "es", "dark", SMALL, sieges, recall),
    ("large-en.jpg", "en", "light", LARGE, sieges, nothing),
    ("large-es.jpg", "es", "dark", LARGE, spending, nothing),
)


def main(argv: list[str]) -> int:
    """Take every picture (or those whose names begin with a word after the folder); return 0."""
    folder = Path(argv[0]) if argv else TARGET
    folder.mkdir(parents=True, exist_ok=True)
    app = application()
    wanted = argv[1:]
    for name, language, theme, size, session, act in PICTURES:
        if wanted and not name.startswith(tuple(wanted)):
            continue
        fresh_home()
        window = build(app, session())
        window.preferences.set("speed", "instant")
        window.languages.set_language(language)
        window.themes.apply(theme, 1.0)
        window.resize(*size)
        window.show()
        while not window.is_complete:
            settle(0.05)
        settle(0.5)
        window.board.fit()
        settle(1.0)
        print_of = getattr(window.board.board, "map", None)
        while print_of is not None and not print_of.is_settled():
            settle(0.1)
        act(window)
        settle()
        # A window beside the board, where one was opened, is the picture.
        beside = next((one for one in window.windows.open.values() if one.isVisible()), window)
        picture = beside.grab().toImage()
        picture.save(str(folder / name), quality=QUALITY if name.endswith("jpg") else 20)
        print(folder / name, flush=True)
        # A table has nothing in hand here.
        getattr(window.board, "drop_gesture", bool)()
        window.close()
        window.deleteLater()
        settle(0.2)
    sys.stdout.flush()
    # Nothing is left to save, and the windows' goodbyes would take longer than the pictures.
    os._exit(0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
