"""What the player of Reconquista can do by a key beside what every game has: the purchases."""

from __future__ import annotations

from typing import Final

from reconquista_qt.view.actions import PLAY, Spec
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

CONTEXT: Final = "ReconquistaActions"

_PURCHASES: Final = (
    ("army", QT_TRANSLATE_NOOP("ReconquistaActions", "Raise an Army"), ("A",)),
    ("garrison", QT_TRANSLATE_NOOP("ReconquistaActions", "Raise a Garrison"), ("G",)),
    ("city", QT_TRANSLATE_NOOP("ReconquistaActions", "Found a City"), ("C",)),
    ("fortress", QT_TRANSLATE_NOOP("ReconquistaActions", "Build a Fortress"), ("W",)),
    ("conversion", QT_TRANSLATE_NOOP("ReconquistaActions", "Convert a City"), ("V",)),
    ("bribe", QT_TRANSLATE_NOOP("ReconquistaActions", "Bribe Rebels"), ("B",)),
    ("hire", QT_TRANSLATE_NOOP("ReconquistaActions", "Hire Mercenaries"), ("H",)),
    ("crusaders", QT_TRANSLATE_NOOP("ReconquistaActions", "Place Crusaders"), ("R",)),
)
SPECS: Final = tuple(
    Spec(name, text, PLAY, keys, context=CONTEXT) for name, text, keys in _PURCHASES
)
