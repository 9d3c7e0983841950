"""The fonts that come with the program, so that it looks the same on every machine.

The letters are those of two packages under the Open Font License; the few signs that they lack
(faces of dice, a cross, a star, a pointer) are in a small font that packaging/symbols.py draws.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontDatabase

from reconquista_qt.assets import resource

SANS: Final = "Source Sans Pro"
SERIF: Final = "Source Serif Pro"
SYMBOLS: Final = "Reconquista Symbols"
SANS_FAMILIES: Final = (SANS, SYMBOLS)
SERIF_FAMILIES: Final = (SERIF, SYMBOLS)

_PACKAGES: Final = {SANS: "font_source_sans_pro", SERIF: "font_source_serif_pro"}
# What the window and the board are set in; the others of the packages are not used.
_FACES: Final = {
    SANS: ("SourceSansPro-Regular.ttf", "SourceSansPro-It.ttf", "SourceSansPro-Bold.ttf",
           "SourceSansPro-BoldIt.ttf"),
    SERIF: ("SourceSerifPro-Regular.ttf", "SourceSerifPro-It.ttf", "SourceSerifPro-Bold.ttf",
            "SourceSerifPro-BoldIt.ttf"),
}  # fmt: skip


@cache
def load_fonts() -> tuple[str, ...]:
    """Make the program's fonts known to Qt, once; return the families that are there.

    A machine where a package is missing shows the system's fonts instead.
    """
    files = [resource("fonts", "symbols.ttf"), *_files()]
    found: dict[str, None] = {}
    for file in files:
        try:
            data = QByteArray(file.read_bytes())
        except OSError:
            continue
        for family in QFontDatabase.applicationFontFamilies(
            QFontDatabase.addApplicationFontFromData(data)
        ):
            found[family] = None
    return tuple(found)


def _files() -> Iterable[Path]:
    for family, package in _PACKAGES.items():
        # The packages are only folders of files: nothing of them is run.
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or ()) if spec else ():
            yield from (Path(folder, "files", name) for name in _FACES[family])


def sans(size: float) -> QFont:
    """Return the font of the interface, in points."""
    font = QFont()
    font.setFamilies(list(SANS_FAMILIES))
    font.setStyleHint(QFont.StyleHint.SansSerif)
    font.setPointSizeF(size)
    return font


def serif(size: float) -> QFont:
    """Return the font of headings, in points."""
    font = QFont()
    font.setFamilies(list(SERIF_FAMILIES))
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPointSizeF(size)
    return font
