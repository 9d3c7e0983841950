"""The languages there are, the user's own, and switching the running program between them.

A language is there when the folder of translations holds its compiled texts, ``xx.qm``; nothing
else names the languages (docs/translating.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, Qt, QTranslator

from reconquista_qt import assets

from .phrases import QT_TRANSLATE_NOOP
from .translator import catalogue

SOURCE = assets.SOURCE_LANGUAGE


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages, that of the source texts first."""
    return assets.languages()


def native_name(language: str) -> str:
    """Return what a language calls itself, e.g. ``Español``, ``Português (Brasil)``."""
    locale = QLocale(language)
    # Qt says "American English" for plain "en", and "español de España".
    name = {"en": "English", "es": "Español"}.get(language) or locale.nativeLanguageName()
    if "_" in language and locale.nativeTerritoryName() not in name:
        name = f"{name} ({locale.nativeTerritoryName()})"
    return name[:1].upper() + name[1:]


def in_language(names: Mapping[str, str], language: str) -> str:
    """Return the name in a language, in its parent (pt for pt_BR), in English, or the first."""
    for code in (language, language.split("_")[0], SOURCE, *names):
        if names.get(code):
            return names[code]
    return ""


def direction(language: str) -> str:
    """Return which way a language is written: ``ltr`` or ``rtl``."""
    right_to_left = QLocale(language).textDirection() == Qt.LayoutDirection.RightToLeft
    return "rtl" if right_to_left else "ltr"


def system_language() -> str:
    """Return the first of the user's languages that there is, else English."""
    return assets.best_language(QLocale.system().uiLanguages())


class _Installed:
    """Qt's texts, the program's own and a game's: translators that stay and are loaded anew."""

    def __init__(self, app: QCoreApplication) -> None:
        self.app = app
        # Asked in the reverse order of installing: those of the game first.
        self.qt, self.own, self.games = QTranslator(app), QTranslator(app), QTranslator(app)
        self.texts = [b"", b""]  # what the last two read from, as long as they are loaded
        for translator in (self.qt, self.own, self.games):
            app.installTranslator(translator)

    def load(self, language: str, game: str | None) -> None:
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # Qt itself is written in English: there is no file for it, and an empty one is right.
        self.qt.load(f"qtbase_{language}", folder)
        # Kept in memory and not mapped: a file that an update replaces would take us down.
        texts = [catalogue(language), catalogue(language, game) if game else b""]
        self.own.load(texts[0])
        self.games.load(texts[1])
        self.texts = texts


# Texts of Qt's own dialogs that its Spanish lacks, or calls by another word than we do.
QT_TEXTS: Final = (
    QT_TRANSLATE_NOOP("QKeySequenceEdit", "Press shortcut"),
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
    QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Space"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Enter"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QFileDialog", "File &name:"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Off"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Long side binding"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Short side binding"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:"),
    QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Pages"),
    QT_TRANSLATE_NOOP(
        "QPrintSettingsOutput",
        "Specify pages or ranges separated by commas. Ranges are specified by two numbers "
        "separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.",
    ),
)
_installed: list[_Installed] = []


def qt_texts_with_comments() -> tuple[str, ...]:
    """Name the same kind of texts where a comment tells them from others, for lupdate's eyes."""
    translate = QCoreApplication.translate
    return (
        translate("QAbstractFileIconProvider", "Folder", "All other platforms"),
        translate("QAbstractFileIconProvider", "File Folder", "Match Windows Explorer"),
    )


def install(app: QCoreApplication, language: str, game: str | None = None) -> str:
    """Let `app` speak a language from now on and return it; English where there is no such one.

    Widgets of a game find their texts while it is the `game` that is on the table; the same class
    and text may so be worded otherwise in another game.

    Dates and numbers follow. Every window gets a single LanguageChange event before this returns.
    """
    if language not in languages():
        language = SOURCE
    QLocale.setDefault(QLocale(language))
    if not _installed or _installed[0].app is not app:
        _installed[:] = [_Installed(app)]
    # Loading an installed translator posts the event to the application, which makes one of the
    # two; the application posts it to its windows, hence a second delivery.
    _installed[0].load(language, game)
    change = QEvent.Type.LanguageChange.value
    QCoreApplication.sendPostedEvents(app, change)
    QCoreApplication.sendPostedEvents(None, change)
    return language
