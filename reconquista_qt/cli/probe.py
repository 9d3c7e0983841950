"""What a process of its own finds out for the doctor: whether Qt can show a window, and what."""

from __future__ import annotations

import json
from importlib import import_module


def probe() -> int:
    """Open a Qt program on the screen and print what it sees as JSON."""
    from PySide6.QtGui import QFontInfo
    from PySide6.QtWidgets import QApplication

    application = QApplication(["reconquista-qt"])
    # Of the window nothing but its letters: the commands know nothing else of it.
    fonts = import_module("reconquista_qt.view.fonts")
    own = fonts.load_fonts()
    screens = [
        f"{screen.size().width()} × {screen.size().height()}, {screen.devicePixelRatio():g}x"
        for screen in application.screens()
    ]
    seen = {
        "platform": application.platformName(),
        "screens": screens,
        "own_fonts": sorted(own),
        "lacking_fonts": sorted({*fonts.SANS_FAMILIES, *fonts.SERIF_FAMILIES} - set(own)),
        "serif": QFontInfo(fonts.serif(10)).family(),
        "charts": _drawn_by(),
    }
    print(json.dumps(seen))
    return 0


def _drawn_by() -> list[str]:
    """Draw a chart that nobody sees; return the libraries with their versions, or one reason."""
    try:
        numpy, graphs = import_module("numpy"), import_module("pyqtgraph")
        chart = graphs.PlotWidget()
        chart.plot([1, 2, 3], [3, 1, 2])
        chart.grab()
    except Exception as problem:  # whatever a broken library raises is what the player must know
        return [f"{type(problem).__name__}: {problem}"]
    return [f"pyqtgraph {graphs.__version__}", f"numpy {numpy.__version__}"]
