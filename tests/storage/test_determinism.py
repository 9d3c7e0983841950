"""The same inputs give the same digest on every Python and with any hash seed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
# Only what every Python brings along: the engine and the games need nothing else.
SCRIPT = """
import random, sys
from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME as game
for seed in range(8):
    chance = random.Random(seed)
    session = Session.new(game, seed=seed)
    for _ in range(150):
        if isinstance(session.waiting, Over):
            break
        options = session.waiting.options
        session.act(options[int(chance.random() * len(options))])
    print(seed, len(session.inputs), len(session.journal), game.digest(session.state))
"""


def digests(python: str, hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [python, "-S", "-c", SCRIPT], capture_output=True, text=True, cwd=ROOT, env=environment
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("hash_seed", ["1", "4242", "random"])
def test_with_any_hash_seed(hash_seed: str) -> None:
    assert digests(sys.executable, hash_seed) == digests(sys.executable, "0")


def works(path: str) -> bool:
    try:
        done = subprocess.run([path, "-c", ""], capture_output=True, timeout=PATIENCE)
    except OSError:
        return False
    return done.returncode == 0


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14"])
def test_on_every_python_that_is_here(version: str) -> None:
    installed = (Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python")
    found = [shutil.which(f"python{version}"), *map(str, installed)]
    python = next((path for path in found if path and works(path)), None)
    if python is None:
        pytest.skip(f"no Python {version} here")
    assert digests(python, "random") == digests(sys.executable, "0")
