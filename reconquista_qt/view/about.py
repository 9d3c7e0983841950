"""What this program is, which version, whose work it rests on, and under which licences."""

from __future__ import annotations

import html
import platform
from collections.abc import Callable, Iterator

import PySide6
from PySide6.QtCore import QCoreApplication, Qt, QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt import build
from reconquista_qt.assets import written
from reconquista_qt.view.art.icons import app_icon
from reconquista_qt.view.dialog_size import give_size
from reconquista_qt.view.docks.pieces import Heading, Note
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.licences import LicencesPage
from reconquista_qt.view.retranslating import Retranslating

translate = QCoreApplication.translate


class AboutGame:
    """What the game on the table adds; a game's own derives from this one."""

    def __init__(self, title: Callable[[], str]) -> None:
        self._title = title

    def facts(self) -> Iterator[str]:
        """Yield lines (HTML) in the language of the window."""
        told = translate("AboutDialog", "{0}: the printed rules, with rulings of our own")
        yield html.escape(told.format(self._title()))
        unofficial = translate(
            "AboutDialog",
            "An unofficial program, not published by the publishers of the printed games. They are"
            " worth buying.",
        )
        yield f"<b>{html.escape(unofficial)}</b>"

    def details(self) -> tuple[str, ...]:
        """Return lines for a report of a fault, in English."""
        return ()


class AboutDialog(Retranslating, QDialog):
    """Version, credits and licences; everything in it can be marked and copied."""

    linkFollowed = Signal(str)  # rule:…

    def __init__(
        self, languages: Languages, game: AboutGame, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._languages, self._game = languages, game
        self._build = build.this()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        head = QHBoxLayout()
        head.setSpacing(16)
        picture = QLabel(self)
        side = self.fontMetrics().height() * 5
        picture.setPixmap(app_icon().pixmap(side, side))
        head.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        name = Heading(1.9, self)
        name.setText("Reconquista")
        self.facts = Note(muted=False, parent=self)
        self.facts.setTextFormat(Qt.TextFormat.RichText)
        words.addWidget(name)
        words.addWidget(self.facts)
        head.addLayout(words, 1)
        layout.addLayout(head)
        self.tabs = QTabWidget(self)
        self.credits = QTextBrowser(self.tabs)
        self.credits.setOpenLinks(False)
        self.credits.anchorClicked.connect(self._follow)
        self.licences = LicencesPage(self.tabs)
        self.tabs.addTab(self.credits, "")
        self.tabs.addTab(self.licences, "")
        layout.addWidget(self.tabs, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.copy = QPushButton(self)
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(lambda _=False: self._copy())
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.accept)
        layout.addWidget(buttons)
        give_size(self, 44, 40)
        self._retranslate()

    def details(self) -> str:
        """Return what a report of a fault should say of this installation, in English."""
        screen = self.screen()
        size, ratio = screen.size(), screen.devicePixelRatio()
        scale = self.font().pointSizeF()
        version, commit, date = self._build
        return "\n".join(
            (
                " ".join(part for part in (f"Reconquista {version}", commit, date) if part),
                *self._game.details(),
                f"Qt {qVersion()}, PySide6 {PySide6.__version__}",
                f"Python {platform.python_version()}, {platform.platform()}",
                f"Screen: {QGuiApplication.platformName()}, {size.width()}x{size.height()}"
                f" at {ratio:g}, text {scale:g} pt",
                f"Language: {self._languages.language}",
            )
        )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details())
        self.copy.setText(self.tr("Copied"))

    def _follow(self, url: QUrl) -> None:
        if url.scheme() in ("http", "https"):
            QDesktopServices.openUrl(url)
        elif url.hasFragment():
            self.linkFollowed.emit(f"rule:{url.fragment()}")

    # -- words -----------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Reconquista"))
        self.facts.setText("<br>".join(self._facts()))
        path = written(self._languages.language, "credits.md")
        self.credits.setMarkdown(_without_anchors(path.read_text(encoding="utf-8")))
        self.credits.setAccessibleName(self.tr("Credits"))
        self.tabs.setTabText(0, self.tr("Credits"))
        self.tabs.setTabText(1, self.tr("Licences"))
        self.licences.retranslate(self._languages.language)
        self.copy.setText(self.tr("Copy the details"))
        self.copy.setToolTip(self.tr("Versions and screen, for a report of a fault."))

    def _facts(self) -> Iterator[str]:
        version, commit, date = self._build
        yield html.escape(
            self.tr("Version {0}").format(" · ".join(filter(None, (version, commit, date))))
        )
        yield html.escape(
            self.tr("Qt {0}, Python {1}").format(qVersion(), platform.python_version())
        )
        yield from self._game.facts()


def _without_anchors(markdown: str) -> str:
    """Leave out anchors, and the heading: the tab says it already."""
    lines = markdown.splitlines()
    return "\n".join(line for line in lines if not line.startswith(("<a id=", "# ")))
