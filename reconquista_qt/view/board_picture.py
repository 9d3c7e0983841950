"""The board by itself: as a picture of any size, as vectors, on pages of paper that join."""

from __future__ import annotations

import html
from math import ceil, floor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QObject,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QFormLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
)

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.storage.atomic import write_whole
from reconquista_qt.view.dialogs.buttons import accept_or_cancel
from reconquista_qt.view.retranslating import Retranslating

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

LEAST: Final = 200  # pixels across
MOST: Final = 12_000  # pixels across
USUAL: Final = 2400  # pixels across
FORMATS: Final = ("png", "svg", "pdf")
PAGES: Final = (1, 2, 3, 4)  # across, of the paper
MARGIN_MM: Final = 8.0
JOIN_MM: Final = 6.0  # by how much a page repeats what is on the one before
SCRAP: Final = 0.15  # of a page, for which no more pages are taken
DPI: Final = 300
MM: Final = 25.4  # to an inch


def board_rect(view: Any) -> QRectF:
    """Return the board of a view, in the units of its scene: hexes and polygons alike."""
    shape = getattr(view.board, "shape", None)
    return QRectF(shape.rect) if shape is not None else QRectF(view.board.sceneRect())


def paint(view: Any, painter: QPainter, target: QRectF, source: QRectF | None = None) -> None:
    """Paint the board, or a part of it, as it is shown: everything is drawn as vectors."""
    view.board.render(painter, target, source or board_rect(view))


def image_of(view: Any, width: int) -> QImage:
    """Return the board as a picture of a width in pixels."""
    rect = board_rect(view)
    size = QSize(width, max(1, round(width * rect.height() / rect.width())))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    paint(view, painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return image


def png_of(view: Any, width: int) -> bytes:
    """Return the board as a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image_of(view, width).save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def svg_of(view: Any, width: int, title: str = "") -> bytes:
    """Return the board as an SVG file."""
    from PySide6.QtSvg import QSvgGenerator

    rect = board_rect(view)
    size = QSize(width, max(1, round(width * rect.height() / rect.width())))
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle(html.escape(title))
    painter = QPainter(generator)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(view, painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    buffer.close()
    return bytes(data.data())


def pdf_of(view: Any, across: int) -> bytes:
    """Return the board on pages of A4, so many side by side; they overlap a little, to be glued.

    The page is turned as it fills better; fine lines at the overlap tell where to cut.
    """
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    lay_out_paper(writer, QPageSize(QPageSize.PageSizeId.A4))
    paint_pages(writer, view, across)
    buffer.close()
    return bytes(data.data())


def lay_out_paper(device: QPagedPaintDevice, size: QPageSize) -> None:
    """Lay a paper of a size across, with the margins that every printer can do."""
    margins = QMarginsF(*[MARGIN_MM] * 4)
    device.setPageLayout(
        QPageLayout(size, QPageLayout.Orientation.Landscape, margins, QPageLayout.Unit.Millimeter)
    )


def paint_pages(device: QPagedPaintDevice, view: Any, across: int) -> None:
    """Paint the board on pages, so many side by side, which overlap to be glued where several."""
    painter = QPainter(device)
    dpi = float(device.logicalDpiX())
    room = QSizeF(device.width(), device.height())
    for number, (target, source) in enumerate(sheets(board_rect(view), room, across, dpi)):
        if number:
            device.newPage()
        painter.save()
        painter.setClipRect(target)
        paint(view, painter, target, source)
        painter.restore()
        if across > 1:
            _cut_lines(painter, target, JOIN_MM / MM * dpi)
    painter.end()


def sheets(
    board: QRectF, room: QSizeF, across: int, dpi: float = DPI
) -> list[tuple[QRectF, QRectF]]:
    """Return where on each page which part of the board is painted, row by row.

    `room` is what a page has, in dots; each page but the last of a row repeats `JOIN_MM`.
    """
    if across == 1:
        scale = min(room.width() / board.width(), room.height() / board.height())
        size = QSizeF(board.width() * scale, board.height() * scale)
        corner = ((room.width() - size.width()) / 2, (room.height() - size.height()) / 2)
        return [(QRectF(*corner, size.width(), size.height()), board)]
    join = JOIN_MM / MM * dpi
    scale = (across * room.width() - (across - 1) * join) / board.width()
    rows = (board.height() * scale - join) / (room.height() - join)
    down = max(1, ceil(rows))
    if 1 <= floor(rows) < rows < floor(rows) + SCRAP:
        # No row of pages for a scrap: all is a little smaller instead.
        down = floor(rows)
        scale = (down * (room.height() - join) + join) / board.height()
    found = []
    for row in range(down):
        for column in range(across):
            left = column * (room.width() - join) / scale
            top = row * (room.height() - join) / scale
            part = QRectF(
                board.left() + left, board.top() + top, room.width() / scale, room.height() / scale
            ).intersected(board)
            found.append((QRectF(0, 0, part.width() * scale, part.height() * scale), part))
    return found


def _cut_lines(painter: QPainter, target: QRectF, join: float) -> None:
    painter.setPen(QPen(QColor("#808080"), 2, Qt.PenStyle.DashLine))
    painter.drawRect(target)
    mark = join / 2
    for x in (target.left() + join, target.right() - join):
        painter.drawLine(round(x), 0, round(x), round(mark))
        painter.drawLine(round(x), round(target.bottom() - mark), round(x), round(target.bottom()))


class BoardPictures(QObject):
    """Answers the actions that copy and save the board by itself."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def copy(self) -> None:
        """Copy the whole board as a picture."""
        QGuiApplication.clipboard().setImage(image_of(self._window.board, USUAL))
        self._window.tell(self.tr("The board is copied as a picture."), False)

    def ask(self) -> None:
        """Ask for format and size."""
        windows = self._window.windows
        if "board_picture" not in windows.open:
            dialog = PictureDialog(self._window)
            dialog.accepted.connect(lambda: self._save(dialog))
            windows.open["board_picture"] = dialog
        windows.show_window("board_picture", windows.open["board_picture"])

    def _save(self, dialog: PictureDialog) -> None:
        kind = dialog.format.currentData()
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save a picture of the board"),
            str(Path.home() / f"board.{kind}"),
            f"{kind.upper()} (*.{kind})",
        )
        if name:
            path = Path(name)
            self.write(path if path.suffix else path.with_suffix(f".{kind}"), dialog.size_asked)

    def write(self, path: Path, size: int) -> bool:
        """Write the board to a file, of the kind that its name tells; False (and told) if not.

        `size` are pixels across, of a PDF the pages across.
        """
        view = self._window.board
        kind = path.suffix.lower().removeprefix(".")
        title = self._window.desk.title()
        if kind == "svg":
            data = svg_of(view, size, title)
        else:
            data = pdf_of(view, size) if kind == "pdf" else png_of(view, size)
        try:
            write_whole(path, data, keep_previous=False)
        except BadInput as error:
            self._window.files.tell_trouble(error)
            return False
        self._window.tell(self.tr("Saved: {0}").format(path.name), False)
        return True


class PictureDialog(Retranslating, QDialog):
    """Format, and how large."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        layout = QVBoxLayout(self)
        form = QFormLayout()
        self.format = QComboBox(self)
        for kind in FORMATS:
            self.format.addItem("", kind)
        self.width_ = QSpinBox(self)
        self.width_.setRange(LEAST, MOST)
        self.width_.setSingleStep(100)
        self.width_.setValue(USUAL)
        self.pages = QComboBox(self)
        for pages in PAGES:
            self.pages.addItem("", pages)
        self._labels = [QLabel(self) for _ in range(3)]
        for label, field in zip(self._labels, (self.format, self.width_, self.pages), strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
        layout.addLayout(form)
        self.save = accept_or_cancel(self, layout, self.accept)
        self.format.currentIndexChanged.connect(self._follow)
        self._retranslate()

    @property
    def size_asked(self) -> int:
        """Pixels across, or pages."""
        if self.format.currentData() == "pdf":
            return int(self.pages.currentData())
        return self.width_.value()

    def _follow(self) -> None:
        paper = self.format.currentData() == "pdf"
        self._labels[1].setVisible(not paper)
        self.width_.setVisible(not paper)
        self._labels[2].setVisible(paper)
        self.pages.setVisible(paper)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("A picture of the board"))
        for label, text in zip(
            self._labels,
            (self.tr("Format"), self.tr("Width in pixels"), self.tr("Pages side by side")),
            strict=True,
        ):
            label.setText(text)
        names = {
            "png": self.tr("PNG: a picture"),
            "svg": self.tr("SVG: lines, sharp at any size"),
            "pdf": self.tr("PDF: paper, on pages that join"),
        }
        for place, kind in enumerate(FORMATS):
            self.format.setItemText(place, names[kind])
        for place, pages in enumerate(PAGES):
            self.pages.setItemText(place, str(pages))
        self.save.setText(self.tr("Save…"))
        self._follow()
