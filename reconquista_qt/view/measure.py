"""Measures the window for `reconquista-qt bench`, in a process of its own; prints JSON.

    python -m reconquista_qt.view.measure bare|start|use|plain|hexes|table BEGUN [GAME]

BEGUN is the time (`time.time()`) at which the process was started; GAME is whose table.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QLabel, QMainWindow

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

Figures = dict[str, float]
Clock = Callable[[], float]  # seconds
WIDTH, HEIGHT = 1920, 1080
STEPS = 200
MOST_GRIPS = 8  # stacks of a table that are dragged about


def main(argv: list[str]) -> int:
    """Measure what is asked for and print it."""
    what, begun = argv[0], float(argv[1])
    if what == "table":
        figures = table(argv[2])
    else:
        figures = {"bare": bare, "start": start, "use": use, "plain": plain, "hexes": hexes}[what](
            begun
        )
    figures["memory_mb"] = memory()
    print(json.dumps(figures))
    sys.stdout.flush()
    return 0


def bare(begun: float) -> Figures:
    """Return how long an empty window takes to stand there."""
    app = QApplication(sys.argv[:1])
    window = QMainWindow()
    window.setCentralWidget(QLabel("-"))
    window.resize(WIDTH, HEIGHT)
    window.show()
    app.processEvents()
    return {"start_s": time.time() - begun, "start_cpu_s": time.process_time()}


def plain(begun: float) -> Figures:
    """Return how long a scene with nothing but 300 pictures takes to drag one, and to repaint."""
    app = QApplication(sys.argv[:1])
    scene = QGraphicsScene(0, 0, 6000, 4000)
    picture = QPixmap(60, 60)
    picture.fill(Qt.GlobalColor.darkRed)
    items = [scene.addPixmap(picture) for _ in range(300)]
    for number, item in enumerate(items):
        item.setPos(300 * (number % 20), 260 * (number // 20))
    view = QGraphicsView(scene)
    view.resize(WIDTH, HEIGHT)
    view.show()
    app.processEvents()
    held = items[150]  # amid the view
    place = held.pos()
    steps = [
        _timed(partial(held.setPos, place + QPointF(4 * (n % 50), 3 * (n % 50))), app)
        for n in range(STEPS)
    ]
    repaints = [_timed(view.viewport().repaint, app) for _ in range(20)]
    return {
        "begun_s": time.time() - begun,
        "plain_drag_p99_ms": _share(steps[10:], 0.99),
        "plain_repaint_ms": _share(repaints, 0.5),
    }


def hexes(begun: float) -> Figures:
    """Return how a table of 725 hexes and 130 counters answers the mouse, in milliseconds."""
    return import_module("reconquista_qt.view.table.speed").measure(WIDTH, HEIGHT)


def table(game: str) -> Figures:
    """Return how long a step of dragging takes on a game's own board in mid-game, in milliseconds.

    Every stack that can be taken up is dragged about. The time is that of the processor, which a
    busy machine blurs less than the clock's.
    """
    from reconquista_qt.ai.policies import policy
    from reconquista_qt.view.measure_adviser import mid_game, sit_down

    window, app = _window(mid_game(game))
    window.preferences.set("speed", "instant")
    window.resize(WIDTH, HEIGHT)
    window.show()
    _settle(window, app)
    view: Any = window.board
    steps: list[float] = []
    controller = window.controller
    player = policy("greedy", controller.game)
    while True:
        sit_down(window)
        app.processEvents()
        if grips := [one for one in view.board.picture.places if view.movable(one)]:
            break
        controller.submit(player(controller.state))
    for place in grips[:MOST_GRIPS]:
        steps += _drag(window, app, view.anchor_of(place), time.process_time)
    return {
        "table_drag_p50_ms": _share(steps, 0.5),
        "table_drag_p99_ms": _share(steps, 0.99),
    }


def start(begun: float) -> Figures:
    """Return how long the program takes until its window can be used, a game on the table."""
    # By name: the window's room does not know the command line, which knows them all.
    whole_program = import_module("reconquista_qt.__main__").main
    figures: Figures = {}

    def once_painted() -> int:
        """Take the place of the loop that runs until the window is closed."""
        app, window = QApplication.instance(), _main_window()
        assert isinstance(app, QApplication)
        app.processEvents()
        figures["start_s"] = time.time() - begun
        figures["start_cpu_s"] = time.process_time()
        _assert_usable(window)
        return 0

    def show_as_large(window: QMainWindow) -> None:
        """Give the window the size of the bare one; the screen that is not there is small."""
        window.resize(WIDTH, HEIGHT)
        show(window)

    show = QMainWindow.show
    QMainWindow.show = show_as_large  # type: ignore[method-assign, assignment]
    QApplication.exec = staticmethod(once_painted)  # type: ignore[method-assign]
    whole_program([])
    return figures


def _main_window() -> MainWindow:
    from reconquista_qt.view.main_window import MainWindow

    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))


def _assert_usable(window: MainWindow) -> None:
    """See that the board is painted with what stands there, and that the game can go on."""
    picture = window.grab()
    assert picture.width() == WIDTH and window.board.board.map.is_painted
    assert any(stack.isVisible() for stack in window.board.board.stacks.values())
    # A press may skip what is shown, and another be asked for where points would be lost.
    for _ in range(3):
        window.actions_["primary"].trigger()
    assert window.controller.session.inputs, "the primary button does nothing"


def use(begun: float) -> Figures:
    """Return how long it takes to drag, act, undo and switch the language, in milliseconds."""
    from reconquista_qt.engine.decision import Decision
    from reconquista_qt.games import default_entry
    from reconquista_qt.view.games import surface_of

    crowd = surface_of(default_entry().id).crowd()
    window, app = _window(crowd.session)
    window.preferences.set("speed", "instant")
    window.resize(WIDTH, HEIGHT)
    window.show()
    _settle(window, app)
    figures = {"begun_s": time.time() - begun}
    steps = _drag(window, app, crowd.grip(window.board))
    figures["drag_p50_ms"] = _share(steps, 0.5)
    figures["drag_p99_ms"] = _share(steps, 0.99)
    controller = window.controller
    acting, undoing = [], []
    for _ in range(12):
        waiting = controller.waiting
        assert isinstance(waiting, Decision)
        acting.append(_timed(partial(controller.submit, waiting.options[0]), app))
        undoing.append(_timed(controller.undo, app))
    figures["act_ms"], figures["undo_ms"] = _share(acting, 0.5), _share(undoing, 0.5)
    repaints = [_timed(window.board.viewport().repaint, app) for _ in range(12)]
    figures["repaint_ms"] = _share(repaints, 0.5)
    switching, whole = [], []
    for _ in range(6):
        begun_switch = time.perf_counter()
        switching.append(_timed(window.next_language, app))
        while not _is_sharp(window):
            app.processEvents()
        whole.append((time.perf_counter() - begun_switch) * 1000)
        _settle(window, app)
    # The second is when the last word on the map is the new one; the map is never blank.
    figures["language_ms"] = _share(switching, 0.5)
    figures["language_map_ms"] = _share(whole, 0.5)
    figures["pan_first_ms"] = max(_zoom_and_pan(window, app))
    return figures


def _settle(window: MainWindow, app: QApplication) -> None:
    """Let the window do all it does after its first frame."""
    quiet = 0
    while quiet < 5:
        app.processEvents()
        quiet = quiet + 1 if window.board.board.map.is_settled() else 0
    app.processEvents()


def _is_sharp(window: MainWindow) -> bool:
    ground = window.board.board.map
    return ground.is_sharp(ground.mapRectFromScene(window.board.visible_rect()))


def _zoom_and_pan(window: MainWindow, app: QApplication) -> list[float]:
    """Zoom to what was never shown, and pan there at once; return how long each frame took."""
    view = window.board
    frames = []
    for zoom in (0.62, 0.91, 1.37, 2.05, 0.77, 1.13):
        frames.append(_timed(partial(view.zoom_to, zoom), app))
        for _ in range(8):
            frames.append(_timed(partial(view.pan, QPoint(37, 23)), app))
    return frames


def _window(session: Any = None) -> tuple[MainWindow, QApplication]:
    from reconquista_qt.view.app import application, build

    app = application()
    return build(app, session), app


def _drag(
    window: MainWindow, app: QApplication, here: QPoint, clock: Clock = time.perf_counter
) -> list[float]:
    """Drag the stack at a point across the map and return how long each step took."""
    view = window.board
    _mouse(view, QEvent.Type.MouseButtonPress, here)
    steps = []
    for number in range(STEPS):
        swing = abs(number % 100 - 50) - 25
        at = here + QPoint(4 * swing, 3 * swing)
        steps.append(_timed(partial(_mouse, view, QEvent.Type.MouseMove, at), app, clock))
    view.cancel()
    _mouse(view, QEvent.Type.MouseButtonRelease, here)
    app.processEvents()
    return steps[10:]


def _mouse(view: Any, kind: QEvent.Type, at: QPoint) -> None:
    viewport = view.viewport()
    button = Qt.MouseButton.LeftButton
    moving = kind == QEvent.Type.MouseMove
    released = kind == QEvent.Type.MouseButtonRelease
    event = QMouseEvent(
        kind,
        QPointF(at),
        QPointF(viewport.mapToGlobal(at)),
        Qt.MouseButton.NoButton if moving else button,
        Qt.MouseButton.NoButton if released else button,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(viewport, event)


def _timed(
    action: Callable[[], object], app: QApplication, clock: Clock = time.perf_counter
) -> float:
    """Return the milliseconds until an action has been done and drawn."""
    begun = clock()
    action()
    app.processEvents()
    return (clock() - begun) * 1000


def _share(values: list[float], share: float) -> float:
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def memory() -> float:
    """Return the most memory this process has held, in megabytes; 0 where that is not told."""
    told = Path("/proc/self/status")
    if told.exists():
        # What Linux tells elsewhere counts the process that started this one, too.
        line = next((one for one in told.read_text().splitlines() if one[:6] == "VmHWM:"), "")
        if line:
            return int(line.split()[1]) * 1024 / 1e6
    try:
        import resource
    except ImportError:
        return 0.0
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
