"""`reconquista-qt doctor`: check the installation and say in plain words what is wrong."""

from __future__ import annotations

import json
import sys

from reconquista_qt import assets
from reconquista_qt.cli import language, libraries


def main(argv: list[str]) -> int:
    """Print what was found; return 1 when something keeps the program from working."""
    try:
        from reconquista_qt.cli import checkup, probe
    except ImportError as problem:
        return without_qt(problem)
    if argv[:1] == ["--probe"]:
        return probe.probe()
    checkup.translate_into(_chosen_language(argv))
    if "--help" in argv or "-h" in argv:
        print(checkup.help_text())
        return 0
    findings = checkup.examine()
    if "--json" in argv:
        print(json.dumps([finding._asdict() for finding in findings], indent=1))
    else:
        print(checkup.as_text(findings))
    return 1 if any(finding.state == checkup.BAD for finding in findings) else 0


def _chosen_language(argv: list[str]) -> str:
    if "--language" in argv[:-1]:
        wanted = argv[argv.index("--language") + 1]
        if wanted in assets.languages():
            return wanted
    return language.of_system()


def without_qt(problem: ImportError) -> int:
    """Say why Qt itself cannot be loaded; no translation is to be had here without it."""
    texts = language.messages(language.of_system())
    print(texts["no-qt"].format(problem=problem))
    if sys.platform.startswith("linux"):
        _tell_missing(libraries.missing_for_start())
    return 1


def without_window() -> int:
    """Say which libraries Qt needs for a window and does not find, and how to get them."""
    _tell_missing(libraries.missing_for_window())
    return 1


def _tell_missing(missing: list[libraries.SharedLibrary]) -> None:
    if missing:
        texts = language.messages(language.of_system())
        names = ", ".join(library.soname for library in missing)
        print(texts["missing"].format(names=names))
        for command in libraries.commands(missing).values():
            print(f"  {command}")
