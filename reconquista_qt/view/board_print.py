"""The board on paper: how it comes out, on pages that join, and the way to the printer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSizeF, QTimer
from PySide6.QtGui import QPageSize, QShowEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
)

from reconquista_qt.view.board_picture import (
    PAGES,
    board_rect,
    lay_out_paper,
    paint_pages,
    sheets,
)
from reconquista_qt.view.dialog_size import give_size
from reconquista_qt.view.numbers import digits
from reconquista_qt.view.retranslating import Retranslating

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

Size = QPageSize.PageSizeId
PAPERS: Final = (Size.A4, Size.A3, Size.Letter, Size.Tabloid)
PREVIEW_DPI: Final = 150  # a preview is not looked at through a glass


class PrintPreview(Retranslating, QDialog):
    """Paper and number of pages are chosen here, the printer in the system's own dialog."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.setObjectName("printPreview")
        self._window = window
        self.printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self._shown = QPrinter(QPrinter.PrinterMode.ScreenResolution)
        self._shown.setResolution(PREVIEW_DPI)
        layout = QVBoxLayout(self)
        row = QHBoxLayout()
        self.paper, self.pages = QComboBox(self), QComboBox(self)
        for size in PAPERS:
            self.paper.addItem("", size)
        for pages in PAGES:
            self.pages.addItem(digits(pages), pages)
        self._labels = [QLabel(self) for _ in range(2)]
        for label, field in zip(self._labels, (self.paper, self.pages), strict=True):
            label.setBuddy(field)
            row.addWidget(label)
            row.addWidget(field)
        self.told = QLabel(self)
        self.told.setProperty("role", "muted")
        row.addWidget(self.told, 1)
        self.go, self.shut = QPushButton(self), QPushButton(self)
        self.go.setProperty("role", "primary")
        for button in (self.shut, self.go):
            button.setAutoDefault(False)
            row.addWidget(button)
        layout.addLayout(row)
        self._lay_out()
        self.preview = QPrintPreviewWidget(self._shown, self)
        self.preview.setAllPagesViewMode()
        self.preview.paintRequested.connect(self._paint)
        layout.addWidget(self.preview, 1)
        self.paper.currentIndexChanged.connect(self.refresh)
        self.pages.currentIndexChanged.connect(self.refresh)
        self.go.clicked.connect(self.ask)
        self.shut.clicked.connect(self.reject)
        give_size(self, 52, 38)
        self._retranslate()

    @property
    def across(self) -> int:
        """How many pages lie side by side."""
        return int(self.pages.currentData())

    def _lay_out(self) -> None:
        for printer in (self.printer, self._shown):
            lay_out_paper(printer, QPageSize(self.paper.currentData()))

    def _paint(self, printer: QPrinter) -> None:
        paint_pages(printer, self._window.board, self.across)

    def refresh(self) -> None:
        """Lay out the pages anew, and show them."""
        self._lay_out()
        self.preview.updatePreview()
        self._fit()
        self._tell()

    def _fit(self) -> None:
        self.preview.setAllPagesViewMode()
        self.preview.fitInView()

    def showEvent(self, event: QShowEvent) -> None:
        """Show all pages once there is room for them."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._fit)

    def _tell(self) -> None:
        device = self._shown
        room = QSizeF(device.width(), device.height())
        board, dpi = board_rect(self._window.board), float(device.logicalDpiX())
        count = len(sheets(board, room, self.across, dpi))
        self.told.setText(self.tr("%n page(s)", "", count))

    def ask(self) -> bool:
        """Ask for a printer and print; False where nothing was printed."""
        self.printer.setDocName(self._window.desk.title())
        dialog = QPrintDialog(self.printer, self)
        if not dialog.exec():
            return False
        self.print_to(self.printer)
        self.accept()
        return True

    def print_to(self, printer: QPrinter) -> None:
        """Print the board on a printer; its paper is what was chosen there."""
        lay_out_paper(printer, printer.pageLayout().pageSize())
        paint_pages(printer, self._window.board, self.across)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Print the board"))
        texts = (self.tr("Paper"), self.tr("Pages side by side"))
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        for place, size in enumerate(PAPERS):
            self.paper.setItemText(place, QPageSize.name(size).partition(" (")[0])
        for place, pages in enumerate(PAGES):
            self.pages.setItemText(place, digits(pages))
        self.go.setText(self.tr("Print…"))
        self.shut.setText(self.tr("Close"))
        self.preview.setAccessibleName(self.tr("How the pages come out"))
        self._tell()
