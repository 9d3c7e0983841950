"""The window: main window, board, docks, dialogs. The only room that draws."""

from __future__ import annotations

import sys

import PySide6.QtCore  # noqa: F401 - brings the module looked for below


def _spare_sources() -> None:
    """Let PySide not read the source text of each module that is imported from here on.

    It looks there for a use of `__feature__`, which changes the names of Qt's methods; nothing here
    does. Reading two hundred files is a sixth of the time the window takes to import. Where a later
    version looks in another way, this changes nothing.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if feature is not None and hasattr(feature, "_mod_uses_pyside"):
        setattr(feature, "_mod_uses_pyside", _may_use_qt)  # noqa: B010 - no checker knows it


def _may_use_qt(module: object) -> bool:
    """Answer by the name what is otherwise answered by the text."""
    return getattr(module, "__name__", "").startswith("reconquista_qt.")


_spare_sources()
