"""Every command explains itself in the user's language, to the last word."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from reconquista_qt.__main__ import COMMANDS
from tests.waiting import PATIENCE

ENGLISH = re.compile(
    r"\b(usage|options|positional|show this|message|FILE|GAMES|SEED|OUT|ADDRESS|folder|file|the)\b"
)


@pytest.mark.parametrize(
    "command", [[], *([name] for name in COMMANDS)], ids=lambda words: str(words)
)
def test_help_speaks_spanish(command: list[str]) -> None:
    environment = {**os.environ, "LC_ALL": "es_ES.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
    words = [sys.executable, "-m", "reconquista_qt", *command, "--help"]
    done = subprocess.run(
        words,
        env=environment,
        capture_output=True,
        timeout=PATIENCE,
        check=True,
        stdin=subprocess.DEVNULL,
    )
    text = done.stdout.decode("utf-8")
    # Names of options and of choices are the same in all languages.
    told = re.sub(r"--[a-z-]+|\{[^}]*\}|reconquista-qt \w+|\"\w+\"", "", text)
    assert len(told.split()) > 12, text
    assert not ENGLISH.findall(told), text
