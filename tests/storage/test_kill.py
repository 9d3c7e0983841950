"""kill -9 at random moments: after the restart the game is at the last input that was shown."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from reconquista_qt.storage.autosave import AutosaveRing
from reconquista_qt.storage.folders import Folders
from reconquista_qt.storage.resume import pending

ROOT = Path(__file__).parents[2]
PLAYER = Path(__file__).with_name("player_process.py")
# The figures of docs/reliability.md were measured with 200.
KILLS = int(os.environ.get("RECONQUISTA_KILLS", "25"))


def run(
    how: str, home: Path, seed: int, before: int, moves: int, seconds: float
) -> list[list[str]]:
    """Play in another process, kill it some time after so many moves, return what it showed.

    However slow the machine is, so many moves are shown.
    """
    command = [sys.executable, str(PLAYER), how, str(home), str(seed), str(before)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    with (
        TemporaryFile("w+", encoding="utf-8") as faults,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=faults, text=True, cwd=ROOT, env=environment
        ) as player,
    ):
        assert player.stdout is not None
        told: list[str] = []
        while not told or sum(line.startswith("shown ") for line in told) < moves:
            told.append(player.stdout.readline())
            if not told[-1]:
                faults.seek(0)
                raise AssertionError(f"the player died of itself: {faults.read()}")
        time.sleep(seconds)
        player.kill()
        told.append(player.stdout.read())
    # A line without an end was never shown.
    lines = "".join(told).split("\n")[:-1]
    return [line.split() for line in lines]


@pytest.mark.slow
def test_nothing_that_was_shown_is_lost(tmp_path: Path) -> None:
    play_and_kill("bare", tmp_path, KILLS, 0.25)


@pytest.mark.slow
def test_nothing_that_was_shown_in_the_window_is_lost(tmp_path: Path) -> None:
    play_and_kill("window", tmp_path, max(2, KILLS // 8), 1.5)


def play_and_kill(how: str, home: Path, kills: int, longest: float) -> None:
    """Play on from kill to kill, each a moment after some moves, and check what is there."""
    chance = random.Random(kills)
    seen: list[str] = []
    doing = ""
    moves = ahead = least = older = 0
    for number in range(kills):
        before = int(seen[0]) if seen else -1
        wanted = chance.choice((0, 1, 1, 2, 3, 5, 8))
        lines = run(how, home, number, before, wanted, chance.uniform(0, longest))
        least += wanted
        if seen:
            word, *now, prefix, journals, notes = lines[0]
            assert word == "resumed", lines[0]
            # Killed while another game took the place of one, both may be there; the last is gone
            # on with, and the other waits on.
            more = int(journals) - 1 - older
            assert more == 0 or (more == 1 and doing in ("new", ""))
            older += more
            assert notes == "-"
            if now != seen:
                ahead += 1
                check_one_ahead(doing, seen, now, prefix)
            seen = now
        doing = ""
        for word, *rest in lines:
            if word in ("shown", "started"):
                seen, doing = rest, ""
                moves += 1
            elif word != "resumed":
                doing = word
    assert moves >= least > kills
    print(f"{kills} kills, {moves} moves shown, {ahead} times one move further than shown")


def check_one_ahead(doing: str, seen: list[str], now: list[str], prefix: str) -> None:
    """Killed between the disk and the screen, the game may be one move further than was shown."""
    match doing:
        case "act":
            assert prefix == seen[1], "the inputs shown are no longer those of the game"
            assert int(now[0]) > int(seen[0])
        case "undo" | "redo":
            assert now[2:4] == seen[2:4]
        case "switch" | "name":
            assert now[3] != seen[3] or now[5] != seen[5]
        case "new":
            assert now[3] != seen[3] or now[2] != seen[2]
        case _:
            raise AssertionError(f"{seen} was shown, {now} is there")


def test_two_players_at_once_do_not_disturb_each_other(tmp_path: Path) -> None:
    places = Folders(tmp_path / "data", tmp_path / "config", tmp_path / "state")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    players = []
    last: list[list[str]] = []
    for seed in (1, 2, 3):
        command = [sys.executable, str(PLAYER), "bare", str(tmp_path), str(seed), "-1"]
        player = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment
        )
        assert player.stdout is not None
        # Another game is on, but nobody offers it while its player lives.
        assert player.stdout.readline().startswith("started")
        assert pending(places.journals) == []
        players.append(player)
    for player in players:
        assert player.stdout is not None
        for _ in range(40):
            player.stdout.readline()
    assert len(list(places.journals.glob("*.journal"))) == 3
    for player in players:
        player.kill()
        rest, _ = player.communicate()
        shown = [line.split()[1:] for line in rest.split("\n")[:-1] if line.startswith("shown")]
        last.append(shown[-1] if shown else [])
    assert len(pending(places.journals)) == 3
    assert AutosaveRing(places.autosaves).saves()
