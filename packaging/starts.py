"""Measure how the historical starts play, and write it where the cards and docs/starts.md have it.

    python3 run.py starts [--games 200] [--searched 40]

Games 1 to --games of the greedy player and 1 to --searched of planner:50 from each start, the same
seeds for all; what has been played is kept in build/starts and gone on with. The figures are noted
with the round of the forecast that the planner had.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from reconquista_qt.ai.laboratory import Experiment, Row, alone  # noqa: E402
from reconquista_qt.ai.results import Growing  # noqa: E402
from reconquista_qt.games import default_entry  # noqa: E402
from reconquista_qt.wording import in_language  # noqa: E402

KEPT = ROOT / "build" / "starts"
PAGE = ROOT / "docs" / "starts.md"
RESOURCES = ROOT / "resources" / default_entry().id
FIGURES = RESOURCES / "figures" / "starts.json"
GREEDY, PLANNER = "greedy", "planner:50"
LAST_TURN = 20
HIGHEST = 26
NOTE = (
    "How the starts play, measured by `python3 run.py starts`: mean, spread and number of games of"
    " two built-in players (docs/starts.md), the round of the forecast that the planner had, and"
    " the year in which each begins."
)


def play(scenario: str, policy: str, games: int, *, most: int = sys.maxsize) -> list[Row]:
    """Return the rows of a start; of those not kept yet, no more than `most` games are played."""
    KEPT.mkdir(parents=True, exist_ok=True)
    experiment = Experiment(default_entry().id, policy, 1, games, scenario)
    growing = Growing(KEPT / f"{scenario}-{policy.replace(':', '-')}-{games}.csv", experiment)
    with closing(growing):
        before = len(growing.rows)
        for rows in alone(experiment, experiment.batches(growing.rows)) if most else ():
            growing.add(rows)
            if len(growing.rows) - before >= most:
                break
        return [growing.rows[seed] for seed in experiment.seeds() if seed in growing.rows]


def figures_of(rows: Sequence[Row]) -> list[float]:
    """Return mean, spread and number of games."""
    points = [row.points for row in rows]
    return [round(fmean(points), 1), round(stdev(points), 1), len(points)]


def share(rows: Sequence[Row], what: str) -> str:
    """Return in how many games of a hundred a game was lost early, or the highest level came."""
    count = sum(
        row.reason == "no_christians" if what == "lost" else row.points >= HIGHEST for row in rows
    )
    return f"{count / len(rows):.0%}"


def table(found: dict[str, dict[str, list[Row]]]) -> list[str]:
    """Return the lines of the page's table."""
    game: Any = default_entry().rules()
    lines = [
        "| start | turns | points at the start | greedy: mean (spread) | lost early | 26 and more |"
        f" {PLANNER}: mean (spread) | games |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for scenario, rows in found.items():
        data = game.scenario_data(scenario)
        state = game.new(scenario, game.default_options)
        quick, slow = figures_of(rows[GREEDY]), figures_of(rows[PLANNER])
        lines.append(
            f"| {in_language(data['name'], 'en')} | {LAST_TURN - state.turn + 1} |"
            f" {game.standings(state)[0].points} | {quick[0]} ({quick[1]}) |"
            f" {share(rows[GREEDY], 'lost')} | {share(rows[GREEDY], 'highest')} |"
            f" {slow[0]} ({slow[1]}) | {slow[2]} |"
        )
    return lines


def write(found: dict[str, dict[str, list[Row]]], forecast: int) -> None:
    """Write the figures for the cards, and the table of the page."""
    years = {
        name: one["year"]
        for name, one in json.loads(FIGURES.read_text(encoding="utf-8"))["starts"].items()
    }
    rows = []
    for scenario, players in found.items():
        data: dict[str, Any] = {"year": years[scenario]}
        data |= {player: figures_of(players[player]) for player in (GREEDY, PLANNER)}
        rows.append(f"  {json.dumps(scenario)}: {json.dumps(data)}")
    text = (
        f'{{"format": 1, "note": {json.dumps(NOTE)},\n "forecast": {forecast},\n "starts": {{\n'
        + ",\n".join(rows)
        + "\n }}\n"
    )
    FIGURES.write_text(text, encoding="utf-8", newline="\n")
    lines = "\n".join(["<!-- table: starts -->", *table(found), "<!-- end -->"])
    page = PAGE.read_text(encoding="utf-8")
    page = re.sub(
        r"<!-- table: starts -->.*?<!-- end -->", lambda _found: lines, page, flags=re.DOTALL
    )
    PAGE.write_text(page, encoding="utf-8", newline="\n")


def main(argv: Sequence[str] = ()) -> int:
    """Play what is missing, a few games of each start in turn, write, and return 0."""
    parser = argparse.ArgumentParser(
        prog="run.py starts", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--searched", type=int, default=40)
    parser.add_argument("--played", action="store_true", help="write what was played so far")
    chosen = parser.parse_args(list(argv))
    wanted = {GREEDY: chosen.games, PLANNER: chosen.searched}
    starts = default_entry().rules().scenarios
    is_more = not chosen.played
    while is_more:
        is_more = False
        for scenario in starts:
            for player, games in wanted.items():
                rows = play(scenario, player, games, most=10 if player == PLANNER else games)
                is_more |= len(rows) < games
        print(f"{len(rows)} games of each start", file=sys.stderr, flush=True)
    found = {
        scenario: {
            player: play(scenario, player, games, most=0) for player, games in wanted.items()
        }
        for scenario in starts
    }
    forecast = json.loads((RESOURCES / "forecast.json").read_text(encoding="utf-8"))
    write(found, forecast["made"]["round"])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
