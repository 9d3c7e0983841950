"""What keys are called: in the short words that stand on the keys themselves."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

_NAMES: Final = {
    "Ctrl": QT_TRANSLATE_NOOP("Keys", "Ctrl"),
    "Shift": QT_TRANSLATE_NOOP("Keys", "Shift"),
    "Alt": QT_TRANSLATE_NOOP("Keys", "Alt"),
    "Meta": QT_TRANSLATE_NOOP("Keys", "Meta"),
    "Space": QT_TRANSLATE_NOOP("Keys", "Space"),
    "Return": QT_TRANSLATE_NOOP("Keys", "Enter"),
    "Enter": QT_TRANSLATE_NOOP("Keys", "Enter"),
    "Esc": QT_TRANSLATE_NOOP("Keys", "Esc"),
    "Tab": QT_TRANSLATE_NOOP("Keys", "Tab"),
    "Backspace": QT_TRANSLATE_NOOP("Keys", "Backspace"),
    "Del": QT_TRANSLATE_NOOP("Keys", "Del"),
    "Ins": QT_TRANSLATE_NOOP("Keys", "Ins"),
    "Home": QT_TRANSLATE_NOOP("Keys", "Home"),
    "End": QT_TRANSLATE_NOOP("Keys", "End"),
    "PgUp": QT_TRANSLATE_NOOP("Keys", "PgUp"),
    "PgDown": QT_TRANSLATE_NOOP("Keys", "PgDn"),
    "Left": "←",
    "Right": "→",
    "Up": "↑",
    "Down": "↓",
}


def native(key: QKeySequence | str) -> str:
    """Return a key in short words of the window's language; on a Mac with the system's signs.

    Qt's own words are long: "Control+Mayúsculas+Espacio" makes a sheet of keys wider than screens.
    """
    sequence = QKeySequence(key)
    if sys.platform == "darwin":
        return str(sequence.toString(QKeySequence.SequenceFormat.NativeText))
    portable = sequence.toString(QKeySequence.SequenceFormat.PortableText)
    return ", ".join(_named(stroke) for stroke in portable.split(", ")) if portable else ""


def _named(stroke: str) -> str:
    # The plus is a key, too: "Ctrl++".
    parts = stroke.replace("++", "+plus").split("+") if stroke != "+" else ["plus"]
    return "+".join(_name(part) for part in parts)


def _name(part: str) -> str:
    if part == "plus":
        return "+"
    return QCoreApplication.translate("Keys", _NAMES[part]) if part in _NAMES else part
