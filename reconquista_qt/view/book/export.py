"""The menu that takes the book to paper."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from reconquista_qt.model.book import PAGES, book
from reconquista_qt.view.languages import Languages

SHEET = ("quickref",)


class PaperMenu(QMenu):
    """Print or save as PDF: the whole book, or the quick reference."""

    told = Signal(str, bool)  # a sentence; whether it is a trouble

    def __init__(
        self, languages: Languages, parent: QWidget | None = None, *, sheet_only: bool = False
    ) -> None:
        super().__init__(parent)
        self._languages = languages
        self._book_pdf = self.addAction("")
        self._book_print = self.addAction("")
        self.addSeparator()
        self._sheet_pdf = self.addAction("")
        self._sheet_print = self.addAction("")
        for action, pages, slot in (
            (self._book_pdf, PAGES, self.save),
            (self._book_print, PAGES, self.print),
            (self._sheet_pdf, SHEET, self.save),
            (self._sheet_print, SHEET, self.print),
        ):
            action.triggered.connect(lambda _=False, slot=slot, pages=pages: slot(pages))
        for action in (self._book_pdf, self._book_print):
            action.setVisible(not sheet_only)
        has_sheet = bool(book(*self._languages.book).pages["quickref"])
        for action in (self._sheet_pdf, self._sheet_print):
            action.setVisible(has_sheet)
        self.retranslate()

    def save(self, pages: tuple[str, ...]) -> None:
        """Ask for a file and write a PDF."""
        from reconquista_qt.view.book.printing import write_pdf

        name = book(*self._languages.book).pages[pages[0]][0].title.replace(":", "")
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        place = Path(QStandardPaths.writableLocation(documents)) / f"{name}.pdf"
        path, _ = QFileDialog.getSaveFileName(
            self.parentWidget(), self.tr("Save as PDF"), str(place), self.tr("PDF files (*.pdf)")
        )
        if not path:
            return
        try:
            write_pdf(Path(path), self._languages.book, pages)
        except OSError as error:
            self.told.emit(
                self.tr("The file could not be written: {0}").format(error.strerror), True
            )
        else:
            self.told.emit(self.tr("Saved: {0}").format(Path(path).name), False)

    def print(self, pages: tuple[str, ...]) -> None:
        """Ask for a printer and print."""
        from reconquista_qt.view.book.printing import ask_and_print

        ask_and_print(self.parentWidget(), self._languages.book, pages)

    def retranslate(self) -> None:
        """Name the entries in the language that is spoken."""
        self._book_pdf.setText(self.tr("Save the rulebook as PDF…"))
        self._book_print.setText(self.tr("Print the rulebook…"))
        self._sheet_pdf.setText(self.tr("Save the quick reference as PDF…"))
        self._sheet_print.setText(self.tr("Print the quick reference…"))
