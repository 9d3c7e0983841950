"""What `reconquista-qt doctor` looks at: versions, files, folders, screen and fonts."""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import PySide6
from PySide6.QtCore import QCoreApplication, QLocale, qVersion

from reconquista_qt import assets, build
from reconquista_qt.cli import libraries
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games import GameEntry, entries
from reconquista_qt.storage.folders import folders
from reconquista_qt.wording.languages import install

OK, NOTE, BAD = "ok", "note", "bad"
_MARKS = {OK: "  ok ", NOTE: "   ! ", BAD: "  !! "}
# Loses a reference to None in every call that returns it, on Python before 3.12.
_BROKEN_QT = "6.12.0"

translate = QCoreApplication.translate


class Finding(NamedTuple):
    """One thing that was looked at: how it is (`OK`, `NOTE`, `BAD`), its name, and the details."""

    state: str
    title: str
    detail: str


def translate_into(language: str) -> None:
    """Let the texts here come out in a language, where its translation is found."""
    install(QCoreApplication.instance() or QCoreApplication(["doctor"]), language)


def help_text() -> str:
    """Say what the command does and understands."""
    return translate(
        "Doctor",
        "Checks the installation and says what is wrong.\n\n"
        "  --language LANGUAGE   the language of the report: %1\n"
        "  --json                the report for a program\n\n"
        "The exit status is 1 when something keeps the program from working.",
    ).replace("%1", ", ".join(assets.languages()))


def examine() -> list[Finding]:
    """Look at everything; the findings come in the order in which one would ask."""
    return [*_versions(), *_files(), *_folders(), *_screen()]


def as_text(findings: list[Finding]) -> str:
    """Return the report as lines for a terminal or a letter to the developers."""
    lines = [f"{_MARKS[finding.state]} {finding.title}: {finding.detail}" for finding in findings]
    if any(finding.state == BAD for finding in findings):
        lines.append(translate("Doctor", "Something must be put right; see the lines with !!"))
    else:
        lines.append(translate("Doctor", "The program can run."))
    return "\n".join(lines)


def _versions() -> list[Finding]:
    python = platform.python_version()
    binding = PySide6.__version__
    findings = [
        Finding(OK, "Reconquista", " ".join(part for part in build.this() if part)),
        Finding(OK, "Python", f"{python} ({platform.platform()})"),
    ]
    if binding == _BROKEN_QT and sys.version_info < (3, 12):
        advice = translate(
            "Doctor",
            "this version of PySide6 ends the program after some thousand calls on this Python; "
            "install another one, or Python 3.12",
        )
        findings.append(Finding(BAD, "Qt", f"PySide6 {binding}: {advice}"))
    else:
        findings.append(Finding(OK, "Qt", f"{qVersion()} (PySide6 {binding})"))
    return findings


def _files() -> list[Finding]:
    title = translate("Doctor", "Program files")
    lost = [name for entry in entries() for name in _unreadable(entry)]
    if lost:
        advice = translate("Doctor", "missing; install the program again")
        return [Finding(BAD, title, f"{', '.join(lost)}: {advice}")]
    findings = [Finding(OK, title, str(assets.resource()))]
    title = translate("Doctor", "Languages")
    found = assets.languages()
    system = QLocale.system().name()
    texts = {path.parent.name for path in assets.translations().glob("*/*/rulebook.md")}
    if lacking := sorted(texts - set(found)):
        advice = translate("Doctor", "the translation is missing (%1); install the program again")
        return [*findings, Finding(NOTE, title, advice.replace("%1", ", ".join(lacking)))]
    detail = translate("Doctor", "%1 (the system speaks %2)")
    detail = detail.replace("%1", ", ".join(found)).replace("%2", system)
    return [*findings, Finding(OK, title, detail)]


def _unreadable(entry: GameEntry) -> list[str]:
    """Return what keeps a game from being begun, nothing where all its files are there."""
    try:
        game = entry.rules()
        lost = [path for name in game.data_files if not (path := _data_file(entry, name)).is_file()]
        if lost:
            return [str(path) for path in lost]
        for scenario in game.scenarios:
            game.new(scenario, game.default_options)
    except BadInput as trouble:
        return [f"{entry.id}: {place}" for _, place, _ in trouble.problems]
    except (ImportError, OSError, ValueError) as trouble:
        return [f"{entry.id}: {trouble}"]
    return []


def _data_file(entry: GameEntry, name: str) -> Path:
    return assets.resource(entry.id, *name.split("/"))


def _folders() -> list[Finding]:
    own = folders()
    places = (
        (translate("Doctor", "Your games and data"), own.data),
        (translate("Doctor", "Your settings"), own.config),
        (translate("Doctor", "Automatic saves"), own.state),
    )
    return [_folder(title, path) for title, path in places]


def _folder(title: str, path: Path) -> Finding:
    """Try to write beside where the program would; nothing stays behind."""
    existing = path
    while not existing.exists() and existing != existing.parent:
        existing = existing.parent
    try:
        with tempfile.TemporaryFile(dir=existing) as file:
            file.write(b"reconquista")
    except OSError as problem:
        advice = translate("Doctor", "cannot be written (%1); nothing can be kept there")
        return Finding(BAD, title, f"{path}: {advice.replace('%1', problem.strerror or '')}")
    return Finding(OK, title, str(path))


def _screen() -> list[Finding]:
    title = translate("Doctor", "Screen")
    chosen = os.environ.get("QT_QPA_PLATFORM")
    if not chosen and not libraries.has_display():
        advice = translate(
            "Doctor",
            "none here; the window cannot open, but the commands without a window work",
        )
        off_screen = _seen(title, {"QT_QPA_PLATFORM": "offscreen"})
        return [Finding(NOTE, title, advice), *off_screen, *_lacking(title, off_screen)]
    findings = _seen(title, {})
    return [*findings, *_lacking(title, findings)]


def _lacking(title: str, findings: list[Finding]) -> list[Finding]:
    """Name the system's libraries that are missing, where Qt could not open a window."""
    whole = all(finding.state != BAD for finding in findings)
    if whole or not sys.platform.startswith("linux"):
        return []
    missing = [*libraries.missing_for_start(), *libraries.missing_for_window()]
    if not missing:
        return []
    advice = translate("Doctor", "libraries are missing (%1). Install them, for example:")
    names = ", ".join(library.soname for library in missing)
    lines = [advice.replace("%1", names), *libraries.commands(missing).values()]
    return [Finding(BAD, title, "\n         ".join(lines))]


def _seen(title: str, environment: dict[str, str]) -> list[Finding]:
    """Try the screen out in a process of its own: Qt ends a process that cannot show a window."""
    own = [] if getattr(sys, "frozen", False) else ["-m", "reconquista_qt"]
    try:
        done = subprocess.run(
            [sys.executable, *own, "doctor", "--probe"],
            env={**os.environ, **environment},
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=60,
            check=False,
        )
        seen = json.loads(done.stdout.splitlines()[-1]) if done.returncode == 0 else None
        reason = done.stderr.strip()
    except (OSError, subprocess.TimeoutExpired, ValueError, IndexError) as problem:
        seen, reason = None, str(problem)
    if seen is None:
        advice = translate("Doctor", "Qt cannot open a window here:")
        return [Finding(BAD, title, f"{advice} {_told(reason)}")]
    drawing = translate("Doctor", "drawn by the processor; no graphics card is needed")
    screens = "; ".join([seen["platform"], *seen["screens"], drawing])
    return [
        Finding(OK, title, screens),
        _fonts(seen["own_fonts"], seen["lacking_fonts"], seen["serif"]),
        _charts(seen["charts"]),
    ]


def _charts(found: list[str]) -> Finding:
    """Say what draws the charts: its versions, or what kept it from being loaded."""
    title = translate("Doctor", "Charts")
    if len(found) > 1:
        return Finding(OK, title, ", ".join(found))
    advice = translate("Doctor", "cannot be drawn (%1); install the program again")
    return Finding(BAD, title, advice.replace("%1", found[0]))


def _told(reason: str) -> str:
    """Return what a program that failed had to say, without the way that led there."""
    lines = [line.strip() for line in reason.splitlines() if not line.startswith(("[PYI", "  "))]
    errors = [line for line in lines if re.match(r"\w+(Error|Exception): ", line)]
    return errors[-1] if errors else reason


def _fonts(own: list[str], lacking: list[str], serif: str) -> Finding:
    """Say whether the letters that come with the program are there; the system's are not needed."""
    title = translate("Doctor", "Fonts")
    if lacking:
        advice = translate(
            "Doctor", "%1 missing, though part of the program; install the program again"
        )
        return Finding(BAD, title, advice.replace("%1", ", ".join(lacking)))
    detail = translate("Doctor", "the program's own: %1; names on the board are set in %2")
    return Finding(OK, title, detail.replace("%1", ", ".join(own)).replace("%2", serif))
