"""Which version this is: its number, and the commit and day where they are known."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import NamedTuple

from reconquista_qt import __version__, assets


class BuildInfo(NamedTuple):
    """A version, its commit ("" when unknown, with a + when changed since) and its day."""

    version: str
    commit: str = ""
    date: str = ""


def this() -> BuildInfo:
    """Say which build is running; a bundle knows from its file, a checkout asks git."""
    try:
        known = json.loads(assets.resource("build.json").read_text(encoding="utf-8"))
        return BuildInfo(str(known["version"]), str(known["commit"]), str(known["date"]))
    except (OSError, ValueError, KeyError):
        return BuildInfo(__version__, of_checkout(Path(__file__).resolve().parents[1]))


def of_checkout(root: Path) -> str:
    """Return the commit that a checkout stands at, with a + when files changed since, else ""."""
    if not (root / ".git").exists():
        return ""
    git = ["git", "-C", str(root)]
    try:
        head = subprocess.run(
            [*git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
        )
        changed = subprocess.run(
            [*git, "status", "--porcelain", "--untracked-files=no"], capture_output=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return head.stdout.strip() + ("+" if changed.stdout else "")
