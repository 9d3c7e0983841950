"""The window's side of the files: saved games, replay, lines of play, the game to go on with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QElapsedTimer, QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QInputDialog, QProgressDialog

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Branch, Rolled, Session
from reconquista_qt.games import GAMES
from reconquista_qt.games.reconquista.rules.game import GAME as RECONQUISTA
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.lines import MANY, course_of, difference, lines_of
from reconquista_qt.storage.crash import CrashJournal
from reconquista_qt.storage.folders import folders
from reconquista_qt.storage.progress import READ
from reconquista_qt.storage.saves import read_game, write_game
from reconquista_qt.view import app as program
from reconquista_qt.view import waiting
from reconquista_qt.view.autosave_controller import RESUME, AutosaveController
from reconquista_qt.view.dialogs.saves import COPY, DELETE, EXPORT, OPEN, RENAME, SavesDialog
from reconquista_qt.view.docks.lines_dock import LinesDock
from reconquista_qt.view.docks.replay_dock import ReplayDock
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.theme import Themes


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the files of a test to itself."""
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path / "reconquista"))
    return tmp_path / "reconquista"


def played(steps: int, *, lines: int = 0) -> Session:
    """Return a game in its middle that has been wandered about in."""
    for seed in range(300):
        chance = random.Random(seed)
        session = Session.new(RECONQUISTA, seed=seed)

        def on(count: int, session: Session = session, chance: random.Random = chance) -> None:
            for _ in range(count):
                if isinstance(session.waiting, Decision):
                    session.act(chance.choice(session.waiting.options))

        on(steps)
        if session.state.over is not None or len(session.marks) < steps:
            continue
        while len(session.branches) < lines:
            session.undo(len(session.inputs) - 12)
            on(4)
        if session.state.over is None:
            return session
    raise AssertionError("no such game")


@pytest.fixture
def window(qtbot: Any) -> Iterator[MainWindow]:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    window = program.build(application, played(60, lines=3))
    window.preferences.set("language", "en")
    window.preferences.set("speed", "instant")
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.languages.set_language("en")


# -- saved games -------------------------------------------------------------------------------


@pytest.fixture
def languages(qtbot: Any) -> Iterator[Languages]:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    languages = Languages(application, "en")
    yield languages
    languages.set_language("en")


@pytest.fixture
def shelf(languages: Languages, qtbot: Any) -> SavesDialog:
    saves = folders().saves
    saves.mkdir(parents=True)
    write_game(played(20), saves / "first.reconquista")
    write_game(played(40, lines=1), saves / "second.reconquista", packed=True)
    (saves / "broken.reconquista").write_text("{")
    gone: list[Path] = []

    def basket(path: Path) -> bool:
        gone.append(path)
        path.unlink()
        return True

    application = QApplication.instance()
    assert isinstance(application, QApplication)
    dialog = SavesDialog(languages, Themes(application), None, basket)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def names(dialog: SavesDialog) -> list[str]:
    texts = (dialog.list.item(row).text() for row in range(dialog.list.count()))
    return sorted(text.split("\n")[0] for text in texts)


def test_the_shelf_shows_and_opens(shelf: SavesDialog, qtbot: Any) -> None:
    assert names(shelf) == ["broken", "first", "second"]
    path = folders().saves / "second.reconquista"
    shelf.choose(path)
    text = shelf.list.currentItem().text()
    assert "Turn" in text
    assert "victory point" in text
    assert "line" in text
    assert not shelf.list.currentItem().icon().isNull()
    with qtbot.waitSignal(shelf.openWanted) as caught:
        qtbot.mouseClick(shelf.buttons[OPEN], Qt.MouseButton.LeftButton)
    assert caught.args == [path]


def test_a_broken_save_says_so_and_cannot_be_opened(shelf: SavesDialog) -> None:
    shelf.choose(folders().saves / "broken.reconquista")
    assert not shelf.buttons[OPEN].isEnabled()
    assert not shelf.buttons[EXPORT].isEnabled()
    assert shelf.buttons[DELETE].isEnabled()
    assert shelf.note.isVisible()


def test_rename_copy_delete(
    shelf: SavesDialog, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.choose(folders().saves / "first.reconquista")
    monkeypatch.setattr(QInputDialog, "getText", lambda *a, **k: ("Año 1085", True))
    qtbot.mouseClick(shelf.buttons[RENAME], Qt.MouseButton.LeftButton)
    assert names(shelf) == ["Año 1085", "broken", "second"]
    assert shelf.chosen is not None
    assert shelf.chosen.name == "Año 1085"
    shelf.files.rename("second")
    assert shelf.note.isVisible()
    qtbot.mouseClick(shelf.buttons[COPY], Qt.MouseButton.LeftButton)
    assert "Año 1085 (2)" in names(shelf)
    qtbot.mouseClick(shelf.buttons[DELETE], Qt.MouseButton.LeftButton)
    assert names(shelf) == ["Año 1085", "broken", "second"]


def test_taking_in_by_dropping_and_giving_out(shelf: SavesDialog, tmp_path: Path) -> None:
    source = tmp_path / "dropped.reconquista"
    write_game(played(10), source)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(source))])
    shelf.dropEvent(
        QDropEvent(
            QPointF(5, 5),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    assert "dropped" in names(shelf)
    shelf.files.give_out(tmp_path / "out", packed=True)
    assert (tmp_path / "out.reconquista").exists()
    shelf.files.give_out(tmp_path / "no" / "such" / "folder")
    assert shelf.note.isVisible()


def test_searching_and_another_language(shelf: SavesDialog, languages: Languages) -> None:
    shelf.words.setText("seco")
    shown = [not shelf.list.item(row).isHidden() for row in range(shelf.list.count())]
    assert shown.count(True) == 1
    shelf.words.setText("nothing of the kind")
    assert shelf.empty.isVisible()
    shelf.words.clear()
    languages.set_language("es")
    assert shelf.buttons[OPEN].text() == "Abrir"


# -- replay and lines --------------------------------------------------------------------------


@pytest.fixture
def replay(window: MainWindow) -> ReplayDock:
    dock = ReplayDock(window.desk, window.controller, window.languages, window)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    dock.show()
    dock.refresh()
    return dock


def press(qtbot: Any, button: Any) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_replay_goes_to_every_moment_and_back(
    replay: ReplayDock, window: MainWindow, qtbot: Any
) -> None:
    session = window.controller.session
    whole = list(session.inputs)
    course = course_of(session)
    last = len(course.moments) - 1
    assert replay.place == last
    press(qtbot, replay.buttons["first"])
    assert replay.place == 0
    assert not replay.buttons["back"].isEnabled()
    assert replay.note.text()
    for place in range(1, last + 1):
        press(qtbot, replay.buttons["next"])
        assert replay.place == place
        assert len(session.inputs) == course.moments[place].inputs
        assert [*session.inputs, *session.undone] == whole
    assert session.inputs == whole
    assert session.branches == window.controller.session.branches
    press(qtbot, replay.buttons["back"])
    assert replay.place == last - 1
    press(qtbot, replay.buttons["last"])
    assert replay.place == last


def test_replay_by_phase_and_by_turn(replay: ReplayDock, qtbot: Any) -> None:
    for row, mark in ((1, lambda m: (m.turn, m.phase)), (2, lambda m: m.turn)):
        press(qtbot, replay.buttons["first"])
        replay.by.setCurrentIndex(row)
        seen = [mark(replay.course.moments[0])]
        while replay.place < len(replay.course.moments) - 1:
            press(qtbot, replay.buttons["next"])
            seen.append(mark(replay.course.moments[replay.place]))
        assert seen[:-1] == sorted(set(seen[:-1]), key=seen.index)
        while replay.place:
            before = replay.place
            press(qtbot, replay.buttons["back"])
            assert replay.place < before


def test_the_timeline_is_scrubbed_with_the_mouse(
    replay: ReplayDock, window: MainWindow, qtbot: Any
) -> None:
    line = replay.timeline
    replay.resize(500, 300)
    qtbot.mousePress(line, Qt.MouseButton.LeftButton, pos=line.rect().center())
    middle = replay.place
    assert 0 < middle < len(replay.course.moments) - 1
    qtbot.mouseRelease(line, Qt.MouseButton.LeftButton, pos=line.rect().center())
    qtbot.keyClick(line, Qt.Key.Key_Left)
    assert replay.place == middle - 1
    qtbot.keyClick(line, Qt.Key.Key_Home)
    assert replay.place == 0
    qtbot.keyClick(line, Qt.Key.Key_End)
    assert window.controller.session.undone == []
    line.grab()


def test_playing_runs_to_the_end_and_can_be_paused(
    replay: ReplayDock, window: MainWindow, qtbot: Any
) -> None:
    replay._pause.setInterval(0)
    replay._jump(len(replay.course.moments) - 4)
    press(qtbot, replay.buttons["play"])
    assert replay.playing
    press(qtbot, replay.buttons["play"])
    assert not replay.playing
    window.board.presenter.skip()
    press(qtbot, replay.buttons["play"])

    def ended() -> None:
        window.board.presenter.skip()
        assert not replay.playing

    qtbot.waitUntil(ended, timeout=10_000)
    assert replay.place == len(replay.course.moments) - 1


def test_playing_on_from_an_earlier_moment_makes_a_line(
    replay: ReplayDock, window: MainWindow, qtbot: Any
) -> None:
    session = window.controller.session
    whole = tuple(session.inputs)
    count = len(session.branches)
    replay._jump(len(replay.course.moments) // 2)
    while len(session.waiting.options) < 2:  # type: ignore[union-attr]
        press(qtbot, replay.buttons["back"])
    ahead = session.undone[0]
    waiting = session.waiting
    assert isinstance(waiting, Decision)
    other = next(o for o in waiting.options if o != getattr(ahead, "action", None))
    window.controller.submit(other)
    assert len(session.branches) == count + 1
    assert session.branches[-1].inputs == whole


def test_the_last_reaction_is_watched_again(replay: ReplayDock, window: MainWindow) -> None:
    replay.watch_again()
    found = replay._last_again()
    assert found is not None
    journal = window.controller.session.journal
    assert {entry.phase for entry in journal[found[0] : found[1] + 1]} == {"reaction"}
    window.board.presenter.skip()


def test_undo_that_stops_at_dice_is_explained(replay: ReplayDock, window: MainWindow) -> None:
    window.controller.session.undo_stops_at_dice = True
    before = len(window.controller.session.inputs)
    replay._jump(0)
    assert len(window.controller.session.inputs) == before
    assert "dice" in replay.note.text()


def test_the_tree_of_lines(window: MainWindow, qtbot: Any) -> None:
    session = window.controller.session
    found = lines_of(session)
    assert len(found) == len(session.branches) + 1
    assert found[0].branch is None
    for line in found[1:]:
        parent = found[line.parent]
        assert parent.inputs[: line.shared] == line.inputs[: line.shared]
        parted = difference(parent.inputs, line.inputs)
        assert parted.shared == line.shared
        assert parted.one != parted.other
        assert line.left <= (line.turn, line.phase) or line.left[0] <= line.turn
    dock = LinesDock(window.controller, window.languages, window.desk, window)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    dock.show()
    dock.refresh()
    dock.choose(1)
    assert "First difference" in dock.comparison.text()
    line = dock.chosen
    assert line is not None
    window.controller.name_line("the bold one", line.branch)
    assert dock.chosen is not None
    assert dock.name_of(dock.chosen) == "the bold one"
    press(qtbot, dock.buttons["go"])
    assert tuple(session.inputs) == line.inputs
    assert session.line == "the bold one"
    assert dock.lines[0].name == "the bold one"
    dock.choose(1)
    chosen = dock.chosen
    assert chosen is not None
    assert chosen.branch is not None
    window.controller.forget(chosen.branch)
    assert len(dock.lines) == len(found) - 1
    dock.grab()
    dock.choose(len(dock.lines) - 1)
    window.controller.start_new(seed=1)
    assert dock.chosen is dock.lines[0] and len(dock.lines) == 1


def test_many_lines_are_looked_at_a_few_at_a_time(window: MainWindow, qtbot: Any) -> None:
    chance, session = random.Random(4), Session.new(RECONQUISTA, seed=4)
    while len(session.branches) < 3 * MANY:
        decision = session.waiting
        if isinstance(decision, Decision):
            session.act(chance.choice(decision.options))
        over = not isinstance(decision, Decision)
        if (over or chance.random() < 0.5) and session.can_undo():
            session.undo(chance.randrange(1, len(session.inputs) + 1))
    window.controller.adopt(session)
    dock = LinesDock(window.controller, window.languages, window.desk, window)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    dock.show()
    # Shown at once, it says how far it is; nothing waits for all of them.
    assert dock.progress.isVisible() and 0 < dock.progress.value() < len(session.branches)
    assert not dock.lines and not dock.tree.isEnabled()
    qtbot.waitUntil(lambda: len(dock.lines) == len(session.branches) + 1)
    assert not dock.progress.isVisible() and dock.tree.isEnabled()
    assert dock.lines == lines_of(session)
    # Another game comes while they are being looked at: what is left of it is let go.
    window.controller.start_new(seed=1)
    assert len(dock.lines) == 1


# -- keeping -----------------------------------------------------------------------------------


@pytest.fixture
def controller(qtbot: Any) -> GameController:
    return GameController(played(20))


def test_a_game_that_was_left_is_offered_and_taken_up(
    controller: GameController, languages: Languages
) -> None:
    first = AutosaveController(controller, languages)
    assert first.waiting == []
    first.close(keep=True)
    left = list(controller.session.inputs)
    controller.start_new(seed=99)
    second = AutosaveController(controller, languages)
    said: list[str] = []
    second.told.connect(lambda text, _trouble: said.append(text))
    second.offer()
    assert "resume:" in said[0]
    assert not second.follow("area:leon")
    assert second.follow("resume:")
    assert controller.session.inputs == left
    assert second.waiting == []
    waiting = controller.session.waiting
    assert isinstance(waiting, Decision)
    controller.submit(waiting.options[0])
    second.close(keep=True)
    third = AutosaveController(controller, languages)
    assert len(third.waiting) == 1
    third.discard()
    assert third.waiting == []
    third.close(keep=False)
    assert list(folders().journals.iterdir()) == []


def test_a_game_that_another_takes_the_place_of_is_saved(
    controller: GameController, languages: Languages
) -> None:
    keeping = AutosaveController(controller, languages)
    before = list(controller.session.inputs)
    controller.start_new(seed=99)
    saves = keeping.keeper.ring.saves()
    assert [save.kind for save in saves] == ["left"]
    assert read_game(saves[0].path, GAMES).session.inputs == before
    keeping.close(keep=True)
    assert list(folders().journals.iterdir()) == []


def test_a_disk_that_fails_is_told_of_once(
    controller: GameController, languages: Languages, own_home: Path
) -> None:
    own_home.mkdir(parents=True, exist_ok=True)
    (own_home / "state").write_text("a file where the folder should be")
    keeping = AutosaveController(controller, languages)
    said: list[tuple[str, bool]] = []
    keeping.told.connect(lambda text, trouble: said.append((text, trouble)))
    (own_home / "state").unlink()
    for _ in range(3):
        controller.undo()
    assert [trouble for _, trouble in said] == [False]
    keeping.close(keep=False)


# -- a game of many lines ----------------------------------------------------------------------


class Clock(QElapsedTimer):
    """Time passes with each look at it: a machine of any speed waits long enough."""

    now = 0

    def elapsed(self) -> int:
        Clock.now += 300
        return Clock.now


@pytest.fixture
def many(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(waiting, "QElapsedTimer", Clock)
    session = played(20)
    here = tuple(session.inputs)
    session.branches += [Branch(f"{n}", (*here[:9], Rolled((n % 6 + 1,)))) for n in range(300)]
    path = tmp_path / "many.reconquista"
    write_game(session, path)
    return path


def dialogs() -> list[QProgressDialog]:
    found = [w for w in QApplication.topLevelWidgets() if isinstance(w, QProgressDialog)]
    return [dialog for dialog in found if dialog.isVisible()]


def test_who_waits_sees_how_far_it_is(window: MainWindow, many: Path) -> None:
    seen: list[int] = []

    def look() -> None:
        seen.extend(dialog.value() for dialog in dialogs())

    clock = QTimer()
    clock.timeout.connect(look)
    clock.start(0)
    assert window.files.read(many)
    clock.stop()
    assert len(window.controller.session.branches) == 300
    assert len(seen) > 3 and seen == sorted(seen) and seen[0] < seen[-1]
    assert dialogs() == []


def test_who_does_not_want_to_wait_keeps_the_game_on_the_table(
    window: MainWindow, many: Path
) -> None:
    before, path = window.controller.session, window.files.path

    def give_up() -> None:
        for dialog in dialogs():
            dialog.cancel()

    clock = QTimer()
    clock.timeout.connect(give_up)
    clock.start(0)
    assert not window.files.read(many)
    clock.stop()
    assert window.controller.session is before and window.files.path == path
    assert dialogs() == []


def test_nor_who_thinks_better_of_it_when_all_is_read(window: MainWindow, many: Path) -> None:
    """What is written down of many lines before they are on the table takes its time as well."""
    before, path = window.controller.session, window.files.path
    last: list[int] = []

    def give_up() -> None:
        for dialog in dialogs():
            last.append(dialog.value())
            if dialog.value() > waiting.STEPS * READ:
                dialog.cancel()

    clock = QTimer()
    clock.timeout.connect(give_up)
    clock.start(0)
    assert not window.files.read(many)
    clock.stop()
    assert last[-1] > waiting.STEPS * READ
    assert window.controller.session is before and window.files.path == path
    assert dialogs() == []


def test_a_game_that_was_left_waits_for_whoever_thinks_better_of_it(
    window: MainWindow, many: Path
) -> None:
    journal = CrashJournal(folders().journals)
    journal.watch(read_game(many, GAMES).session)
    journal.leave(keep=True)
    keeping = AutosaveController(GameController(Session.new(RECONQUISTA, seed=2)), window.languages)
    assert len(keeping.waiting) == 1
    said: list[str] = []
    keeping.told.connect(lambda text, _trouble: said.append(text))

    def give_up() -> None:
        for dialog in dialogs():
            if dialog.value() > waiting.STEPS * READ:
                dialog.cancel()

    clock = QTimer()
    clock.timeout.connect(give_up)
    clock.start(0)
    assert not keeping.resume()
    clock.stop()
    assert len(said) == 1 and RESUME in said[0], "it is offered again"
    assert keeping.resume()
    assert len(keeping._controller.session.branches) == 300
    keeping.close(keep=False)
