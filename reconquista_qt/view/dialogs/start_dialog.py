"""Keeping a position as a start of one's own: its name and story in each language."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QGroupBox,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.view.dialogs.buttons import accept_or_cancel
from reconquista_qt.view.docks.pieces import Note
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.wording import languages as all_languages
from reconquista_qt.wording import native_name

MOST_NAME = 80


class StartDialog(Retranslating, QDialog):
    """`kept` tells that it is done, or what went wrong."""

    kept = Signal(str, bool)

    def __init__(
        self,
        game: AnyGame,
        position: dict[str, Any],
        languages: Languages,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._game, self._position, self._languages = game, position, languages
        layout = QVBoxLayout(self)
        self._intro = Note(parent=self)
        layout.addWidget(self._intro)
        self.names: dict[str, QLineEdit] = {}
        self.stories: dict[str, QPlainTextEdit] = {}
        # The language that is spoken comes first: one name is enough.
        spoken = languages.language
        for code in sorted(all_languages(), key=lambda code: code != spoken):
            box = QGroupBox(native_name(code), self)
            inner = QVBoxLayout(box)
            name, story = QLineEdit(box), QPlainTextEdit(box)
            name.setMaxLength(MOST_NAME)
            name.textChanged.connect(self._follow)
            story.setTabChangesFocus(True)
            story.setMaximumHeight(self.fontMetrics().height() * 6)
            inner.addWidget(name)
            inner.addWidget(story)
            layout.addWidget(box)
            self.names[code], self.stories[code] = name, story
        self._trouble = Note(muted=False, parent=self)
        self._trouble.hide()
        layout.addWidget(self._trouble)
        self.keep = accept_or_cancel(self, layout, self._keep)
        self.resize(self.fontMetrics().height() * 30, self.sizeHint().height())
        self._retranslate()

    def _follow(self) -> None:
        self.keep.setEnabled(any(name.text().strip() for name in self.names.values()))

    def _keep(self) -> None:
        from reconquista_qt.storage.starts import write_start

        names = {code: field.text().strip() for code, field in self.names.items()}
        stories = {code: field.toPlainText().strip() for code, field in self.stories.items()}
        try:
            path = write_start(
                self._game,
                {code: text for code, text in names.items() if text},
                {code: text for code, text in stories.items() if text},
                self._position,
            )
        except BadInput as error:
            words = self._languages.wording
            lines = [words.problem(error.code), *(words.problem(*one) for one in error.problems)]
            self._trouble.setText("\n".join(lines))
            self._trouble.show()
            return
        self.accept()
        told = self.tr("Kept as a start of your own ({0}): you find it under “New game”.")
        self.kept.emit(told.format(path.name), False)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Save as a start"))
        self._intro.setText(
            self.tr("A name in one language is enough; it is shown where the other is missing.")
        )
        for code, name in self.names.items():
            name.setPlaceholderText(self.tr("Name"))
            name.setAccessibleName(f"{self.tr('Name')} ({native_name(code)})")
            self.stories[code].setPlaceholderText(self.tr("What it is about"))
            self.stories[code].setAccessibleName(
                f"{self.tr('What it is about')} ({native_name(code)})"
            )
        self.keep.setText(self.tr("Keep it"))
        self._follow()
