"""A game as an animated picture (GIF): a picture for each turn or decision, on a board aside."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QFormLayout,
    QLabel,
    QVBoxLayout,
)

from reconquista_qt.engine.inputs import Mark
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.model.controller import AnyController, GameController
from reconquista_qt.storage.atomic import write_whole
from reconquista_qt.storage.progress import Cancelled
from reconquista_qt.view.board_picture import board_rect, image_of
from reconquista_qt.view.dialogs.buttons import accept_or_cancel
from reconquista_qt.view.docks.phase_names import phase_within
from reconquista_qt.view.gif import GifWriter, palette_of
from reconquista_qt.view.numbers import digits
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.waiting import Waiting

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

BY: Final = ("turn", "decision")
SHOWN_MS: Final = {"turn": 1200, "decision": 450}
END_MS: Final = 4000  # of the last picture
WIDTHS: Final = (640, 960, 1280)  # pixels
LINES: Final = 2.4  # of the caption, in heights of its letters
LIGHTS: Final = ("lit", "target", "partial", "forbidden", "movable")


def moments_of(session: Session, by: str) -> list[int]:
    """Return after how many inputs a picture is taken: at each turn or decision, and at the end."""
    marks: list[Mark] = list(session.marks)
    if by == "turn":
        seen = [mark.state.turn for mark in marks]
        fresh = [True, *(one != two for one, two in pairwise(seen))]
        marks = [mark for mark, new in zip(marks, fresh, strict=True) if new]
    found = [mark.inputs for mark in marks]
    last = len(session.inputs)
    return found if found and found[-1] == last else [*found, last]


class FrameGrabber:
    """Takes pictures of a game at its moments, in the look and the language of the window."""

    def __init__(self, window: MainWindow, session: Session, width: int) -> None:
        self._window, self._width = window, width
        self._session = session.fork()
        # What is shown is no game that somebody plays.
        self._session.undo_stops_at_dice = False
        self._controller: AnyController = GameController(self._session, home=session.game)
        self._view = window.desk.view_aside(self._controller)
        self._view.reduced_motion = True
        rect = board_rect(self._view)
        self._high = max(1, round(width * rect.height() / rect.width()))
        font = QFont(window.font())
        font.setPixelSize(max(13, width // 44))
        self._font = font
        self._foot = round(font.pixelSize() * LINES)
        self._ground: QImage | None = None
        self._words = FilmWords()

    @property
    def size(self) -> QSize:
        """Width and height of each picture."""
        return QSize(self._width, self._high + self._foot)

    def close(self) -> None:
        """Put the board away."""
        self._view.hide()
        self._view.deleteLater()
        self._controller.deleteLater()

    def shoot(self, inputs: int) -> QImage:
        """Return the picture of the game after some inputs."""
        view = self._view
        self._controller.go_to(inputs)
        view.presenter.skip()
        for name in LIGHTS:
            view.board.highlight(name, ())
        image = QImage(self.size, QImage.Format.Format_RGB32)
        palette = self._window.palette()
        image.fill(palette.color(QPalette.ColorRole.Window))
        painter = QPainter(image)
        painter.drawImage(0, 0, self._map())
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        ground = view.board.map
        ground.setVisible(False)
        target = QRectF(0, 0, self._width, self._high)
        view.board.render(painter, target, board_rect(view))
        ground.setVisible(True)
        painter.setFont(self._font)
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        foot = QRectF(0, self._high, self._width, self._foot).adjusted(16, 0, -16, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | middle, self._where())
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | middle, self._points())
        painter.end()
        return image

    def _map(self) -> QImage:
        """Return the map without anything on it, drawn once."""
        if self._ground is None:
            board = self._view.board
            hidden = [
                item for item in board.items()
                if item is not board.map and item.parentItem() is None and item.isVisible()
            ]  # fmt: skip
            for item in hidden:
                item.setVisible(False)
            self._ground = image_of(self._view, self._width)
            for item in hidden:
                item.setVisible(True)
        return self._ground

    def _where(self) -> str:
        state, window = self._controller.state, self._window
        title = window.desk.title()
        if state.over is not None:
            return self._words.ended(title)
        phase = phase_within(state.phase, window.languages.wording)
        return self._words.moment(title, state.turn, phase)

    def _points(self) -> str:
        state = self._controller.state
        standings = self._session.game.standings(state)
        write = QLocale().toString
        if len(standings) == 1:
            return self._words.points(round(standings[0].points))
        named = dict(self._window.desk.insights.seats())
        return "   ".join(
            f"{named.get(one.seat, one.seat)} {write(float(one.points), 'g', 6)}"
            for one in standings
        )


class FilmWords(QObject):
    """What is written under the pictures."""

    def moment(self, title: str, turn: int, phase: str) -> str:
        """Return where a game stands."""
        return self.tr("{0} · Turn {1}, {2}").format(title, digits(turn), phase)

    def ended(self, title: str) -> str:
        """Return that a game is over."""
        return self.tr("{0} · The end").format(title)

    def points(self, points: int) -> str:
        """Return the points of who sits alone."""
        return self.tr("%n point(s)", "", points)


def film_of(
    window: MainWindow, session: Session, by: str, width: int,
    tell: Callable[[float], None] = lambda _share: None,
) -> bytes:  # fmt: skip
    """Return a game up to where it stands as a GIF file.

    `tell` is called with the share that is done; what it raises (Cancelled) ends the work.
    """
    camera = FrameGrabber(window, session, width)
    try:
        moments = moments_of(session, by)
        # Turned back once, then forward: going forward plays only what is new.
        sample = [camera.shoot(moments[at]) for at in (-1, len(moments) // 2, 0)]
        size = camera.size
        writer = GifWriter(size.width(), size.height(), palette_of(sample))
        for number, inputs in enumerate(moments):
            tell(number / len(moments))
            is_last = number == len(moments) - 1
            writer.add(camera.shoot(inputs), END_MS if is_last else SHOWN_MS[by])
        return writer.data()
    finally:
        camera.close()


class Films(QObject):
    """Answers the action that writes a game as an animated picture."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.actions_["film"].triggered.connect(lambda _=False: self.ask())

    def ask(self) -> None:
        """Ask how often a picture is taken, and how large."""
        windows = self._window.windows
        if "film" not in windows.open:
            dialog = FilmDialog(self._window)
            dialog.accepted.connect(lambda: self._save(dialog))
            windows.open["film"] = dialog
        windows.show_window("film", windows.open["film"])

    def _save(self, dialog: FilmDialog) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Save the game as an animated picture"),
            str(Path.home() / "game.gif"), self.tr("Animated pictures (*.gif)"),
        )  # fmt: skip
        if name:
            path = Path(name)
            self.write(
                path if path.suffix else path.with_suffix(".gif"),
                str(dialog.by.currentData()), int(dialog.width_.currentData()),
            )  # fmt: skip

    def write(self, path: Path, by: str, width: int) -> bool:
        """Write the line on the table, to where it stands; False where it was not (and told)."""
        window = self._window
        texts = self.tr("An animated picture"), self.tr("The pictures are being drawn…")
        try:
            with Waiting(window, *texts) as tell:
                data = film_of(window, window.controller.session, by, width, tell)
            write_whole(path, data, keep_previous=False)
        except Cancelled:
            return False
        except BadInput as error:
            window.files.tell_trouble(error)
            return False
        window.tell(self.tr("Saved: {0}").format(path.name), False)
        return True


class FilmDialog(Retranslating, QDialog):
    """How often a picture is taken, and how large."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        layout = QVBoxLayout(self)
        form = QFormLayout()
        self.by, self.width_ = QComboBox(self), QComboBox(self)
        for by in BY:
            self.by.addItem("", by)
        for width in WIDTHS:
            self.width_.addItem("", width)
        self.width_.setCurrentIndex(1)
        self._labels = [QLabel(self) for _ in range(2)]
        for label, field in zip(self._labels, (self.by, self.width_), strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
        layout.addLayout(form)
        self.save = accept_or_cancel(self, layout, self.accept)
        self._retranslate()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("An animated picture of the game"))
        texts = (self.tr("A picture for"), self.tr("Width in pixels"))
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        for place, text in enumerate((self.tr("each turn"), self.tr("each decision"))):
            self.by.setItemText(place, text)
        for place, width in enumerate(WIDTHS):
            self.width_.setItemText(place, digits(width))
        self.save.setText(self.tr("Save…"))
