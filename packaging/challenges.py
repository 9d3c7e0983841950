"""Find challenges by self-play, and write those found to resources/GAME/challenges/found.json.

Game after game is played and looked through; what was found in each is kept in build/challenges
and goes on where a run was stopped (--fresh begins anew). It needs hours: --games tells how many
games to look through now. The challenges of a game depend on its number alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from reconquista_qt.ai.challenges import Challenge, decision_key, find  # noqa: E402
from reconquista_qt.games import default_entry, entry_of  # noqa: E402

FORMAT = 1
KEPT = ROOT / "build" / "challenges"
ALIKE = 10  # challenges with the same answer, at most
DIGITS = 2  # of a figure in points


def as_data(challenge: Challenge) -> dict[str, Any]:
    """Return a challenge as it is stored, its figures rounded."""
    data = asdict(challenge)
    for figures in (data, *data["rivals"]):
        for name, value in figures.items():
            if isinstance(value, float):
                figures[name] = round(value, DIGITS)
    return data


def chosen(found: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the challenges worth keeping, the easiest first: not too many with one answer."""
    answers: Counter[Any] = Counter()
    kept = []
    for one in found:
        answers[decision_key(one["best"])] += 1
        if answers[decision_key(one["best"])] <= ALIKE:
            kept.append(one)
    return sorted(kept, key=lambda one: (-one["found"], one["choices"], str(one["source"])))


def read(path: Path, written: Path) -> dict[int, list[dict[str, Any]]]:
    """Return what was found so far, by the number of the game; a torn last line is left out.

    What is `written` already was found where another run has left off.
    """
    games: dict[int, list[dict[str, Any]]] = {}
    if written.is_file():
        data = json.loads(written.read_text(encoding="utf-8"))
        games = {number: [] for number in range(data["games"])}
        for one in data["challenges"]:
            games.setdefault(one["source"]["seed"], []).append(one)
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                row = json.loads(line)
            except ValueError:
                continue
            games[row["game"]] = row["found"]
    return games


def write(game: str, games: dict[int, list[dict[str, Any]]]) -> int:
    """Write the file of a game's challenges; return how many there are."""
    kept = chosen([one for number in sorted(games) for one in games[number]])
    target = ROOT / "resources" / game / "challenges" / "found.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    rows = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in kept)
    head = json.dumps({"format": FORMAT, "game": game, "games": len(games)})[1:-1]
    target.write_text(f'{{{head}, "challenges": [\n{rows}\n]}}\n', encoding="utf-8", newline="\n")
    return len(kept)


def main(argv: Sequence[str] = ()) -> int:
    """Look through more games and write the file; return 0."""
    parser = argparse.ArgumentParser(prog="run.py challenges", description=__doc__)
    parser.add_argument("--game", default=default_entry().id)
    parser.add_argument("--games", type=int, default=100, help="games to look through now")
    parser.add_argument("--fresh", action="store_true", help="forget what was found before")
    given = parser.parse_args(list(argv))
    rules = entry_of(given.game).rules()
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{given.game}.jsonl"
    if given.fresh:
        path.unlink(missing_ok=True)
    written = ROOT / "resources" / given.game / "challenges" / "found.json"
    games = read(path, Path() if given.fresh else written)
    number = 0
    for _ in range(given.games):
        while number in games:
            number += 1
        games[number] = [as_data(one) for one in find(rules, number)]
        with path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps({"game": number, "found": games[number]}) + "\n")
        total = sum(map(len, games.values()))
        print(f"game {number}: {len(games[number])}, {total} in all", file=sys.stderr, flush=True)
    print(write(given.game, games), file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
