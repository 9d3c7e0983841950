"""When the program itself fails: it is written down, the player is told, and the game is safe."""

from __future__ import annotations

import faulthandler
import sys
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices

from reconquista_qt import __version__
from reconquista_qt.storage.folders import folders

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

CRASHES = "crash.txt"  # what the interpreter itself writes when it dies
FAULTS = "faults.txt"
MOST_KEPT = 200_000  # characters of old faults


class Faults(QObject):
    """Catches what nobody else did; `told` is a message for the window, as HTML."""

    told = Signal(str, bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._telling = False
        self._crashes = None
        try:
            folder = folders().reports
            folder.mkdir(parents=True, exist_ok=True)
            self._crashes = open(folder / CRASHES, "a", encoding="utf-8")  # noqa: SIM115
            faulthandler.enable(self._crashes)
        except OSError:
            # A folder that cannot be written to costs the report and nothing else.
            faulthandler.enable()
        self._before = sys.excepthook
        sys.excepthook = self._caught
        parent.destroyed.connect(self.remove)

    def remove(self) -> None:
        """Leave faults to whoever caught them before."""
        if self._crashes is not None:
            faulthandler.enable()
            self._crashes.close()
            self._crashes = None
        if sys.excepthook == self._caught:
            sys.excepthook = self._before

    def _caught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._before(kind, error, trace)
        if issubclass(kind, KeyboardInterrupt) or self._telling:
            return
        self._telling = True
        import traceback

        try:
            write_down("".join(traceback.format_exception(kind, error, trace)))
            self.told.emit(self._words(kind), True)
        finally:
            self._telling = False

    def _words(self, kind: type[BaseException]) -> str:
        text = QCoreApplication.translate(
            "Faults",
            "Something in the program went wrong ({fault}). Your game is safe: every move of it is"
            " on disk. Help > Make a report gathers in one file all that is needed to mend it.",
        )
        return text.format(fault=kind.__name__)


def write_down(report: str) -> None:
    """Add a fault to the file of faults; the oldest go when it gets long."""
    from datetime import UTC, datetime

    path = folders().reports / FAULTS
    now = datetime.now(UTC).isoformat(timespec="seconds")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text((old + f"\n--- {now}\n{report}")[-MOST_KEPT:], encoding="utf-8")
    except OSError:
        return


def make_report(window: MainWindow, path: Path) -> None:
    """Write one archive that a player can look into and send: game, log, versions, last faults.

    BadInput or OSError where the file cannot be written.
    """
    # Imported here: reports are rare, and what writes files takes its time to load.
    import platform
    import zipfile

    from reconquista_qt.storage.saves import SUFFIX, as_bytes

    session, wording = window.controller.session, window.languages.wording
    log = "\n".join(f"{entry.n}\t{wording.event(entry)}" for entry in session.journal)
    versions = "\n".join(
        (
            f"Reconquista {__version__}",
            f"Python {sys.version}",
            f"Qt {qVersion()}",
            f"{platform.platform()} {QCoreApplication.applicationFilePath()}",
        )
    )
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(f"game{SUFFIX}", as_bytes(session))
        archive.writestr("log.txt", log)
        archive.writestr("versions.txt", versions)
        for name in (CRASHES, FAULTS):
            kept = folders().reports / name
            if kept.exists():
                archive.writestr(name, kept.read_text(encoding="utf-8", errors="replace"))


def report(window: MainWindow) -> Path:
    """Write a report into the folder of reports, show that folder, and return the file."""
    from datetime import datetime

    folder = folders().reports
    folder.mkdir(parents=True, exist_ok=True)
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"reconquista-report-{now}.zip"
    make_report(window, path)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
    return path
