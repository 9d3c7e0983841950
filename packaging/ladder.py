"""Write docs/ai-ladder.md: what each built-in player makes of the same seeds.

    python3 run.py ladder             of the first game, which has one seat
    python3 run.py ladder GAME        of another: contests in all seats, docs/ai-ladder-GAME.md
    python3 run.py ladder --tenth     of the first game only what it tells of a tenth of a second

Games are kept in build/ladder and go on where a run was stopped; --fresh plays them all again. The
rows depend on the seeds alone, not on the number of processes.
"""

from __future__ import annotations

import argparse
import csv
import os
import shutil
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from reconquista_qt.ai.laboratory import Experiment, Row  # noqa: E402
from reconquista_qt.ai.playout import cheap_dice, play_out  # noqa: E402
from reconquista_qt.ai.policies import PLAYOUTS  # noqa: E402
from reconquista_qt.ai.policies import policy as player_of  # noqa: E402
from reconquista_qt.games import default_entry, entry_of  # noqa: E402

sys.path.insert(0, str(ROOT / "packaging"))
import contests  # noqa: E402

from reconquista_qt.storage.locks import is_held  # noqa: E402

TARGET = ROOT / "docs" / "ai-ladder.md"
# What the planner made of the same seeds before its forecast was trained (commit e914985).
BEFORE = ROOT / "docs" / "ai-ladder-before.csv"
# As many playouts as a search makes in a tenth of a second of a processor, on the average of its
# decisions (`docs/performance.md`); with a number of them the games are the same on every machine.
TENTH = "planner:4000"
TENTH_ROWS = ROOT / "docs" / "ai-ladder-tenth.csv"
TENTH_GAMES = 400
GREAT = 26  # points of a crushing victory
SOON = 4  # turns: hardly a game is lost later
PACED = 3  # games whose time is taken
KEPT = ROOT / "build" / "ladder"
GAMES_OF = {
    "random": 2000, "page": 400, "squire": 400, "greedy": 2000, "knight": 400, "expert": 2000,
    "captain": 400, "planner": 400, "sovereign": 400,
}  # fmt: skip
SEARCHING = ("captain", "planner", "sovereign")
COLUMNS = ("seed", "points", "level", "reason", "turn")
TENTH_BEGINS, TENTH_ENDS = "<!-- a tenth of a second -->", "<!-- end -->"
CERTAINTY = 1.96  # standard errors on either side: 95 of 100 intervals hold the mean
NAMES = {
    "fernando_isabel": "Fernando e Isabel (26 and more)",
    "alfonso_viii": "Alfonso VIII (21 to 25)",
    "el_cid": "El Cid (16 to 20)",
    "yusuf_ibn_tashfin": "Yusuf ibn Tashfin (11 to 15)",
    "almanzor": "Almanzor (10 and less)",
}
WHO = {
    "random": "takes each option with the same chance",
    "greedy": "takes what adds most to an estimate by rules of thumb, with the exact odds of the"
    " battle or siege at hand; looks no further",
    "page": "is greedy, and takes any option at four decisions in ten",
    "squire": "is greedy, and takes any option at three decisions in twenty",
    "expert": "plays like greedy, with weights that were found by playing; the playouts of a search"
    " are its games",
    "knight": "is expert, and takes any option at one decision in twenty",
    "captain": "is planner:24, and takes any option at one decision in fifty",
    "sovereign": "is planner:400, which looks at up to sixteen lines",
    "planner": "(as a level of play: marshal) searches: up to eight lines of play at each"
    " decision, all with the same dice,"
    " each played on by a stronger player without search to the end of the turn, the reaction and"
    " the sieges included, and judged there by a forecast of the final points; lines that are"
    f" clearly behind leave the race; {PLAYOUTS} playouts a decision, of all lines together"
    " (`planner:N`: N)",
}

# Of games of several seats: scenario, options, the player in one seat, that in the others, games.
CONTESTS: dict[str, tuple[tuple[str, dict[str, Any], str, str, int], ...]] = {
    "hispania": (
        ("A", {"players": 2}, "greedy", "random", 100),
        ("A", {"players": 4}, "greedy", "random", 100),
        ("A", {"players": 2}, "planner:16", "greedy", 100),
        ("A", {"players": 4}, "planner:16", "greedy", 100),
        ("A", {"players": 3}, "greedy", "random", 60),
        ("A", {"players": 5}, "greedy", "random", 100),
        ("A", {"players": 3}, "planner:16", "greedy", 60),
        ("A", {"players": 5}, "planner:16", "greedy", 60),
    ),
    "crusades2": tuple(
        (scenario, {}, one, other, games)
        for one, other, games in (
            ("greedy", "random", 100), ("expert", "greedy", 100), ("planner:8", "greedy", 40),
        )
        for scenario in ("hab", "hattin", "nicopolis", "tannenburg")
    ),
    "st279": (
        ("standard", {"tables": "even"}, "greedy", "random", 100),
        ("standard", {"tables": "even"}, "planner:4", "greedy", 100),
        ("standard", {"tables": "even"}, "expert", "greedy", 100),
        ("ready", {"tables": "even"}, "greedy", "random", 100),
        ("standard", {}, "greedy", "random", 100),
    ),
}  # fmt: skip
NOTES: dict[str, tuple[str, ...]] = {
    "hispania": (
        "* **random** takes each option with the same chance.",
        "* **greedy** takes the step, the purchase or the answer that gains most at first sight,"
        " with the exact odds of each battle.",
        "* **planner:N** lays whole plans for its nation's part of the turn (purchases, arrivals,"
        " every step) by players of different tastes, plays them N times in all with the same dice"
        " until the player acts again or the turn ends, and takes the one whose prospects are best:"
        " what every nation holds, is threatened in and may still take, for all the reckonings to"
        " come.",
        "",
        "Among more than two, who is ahead of each other in three games of four is far from winning"
        " three of four: one of the others often has a better day. What compares with the victories"
        " of two players are the pairs.",
    ),
    "crusades2": (
        "* **random** takes any option by chance.",
        "* **greedy** weighs for each unit the places that it can come to: the blow that it and its"
        " friends could strike from there, what the enemies beside it could do, its leader's range;"
        " blows by the exact odds. Who has lost when the time is up is bolder, and his leaders go"
        " where they command most instead of riding with their first unit.",
        "* **expert** looks further, without search. It lays out all blows of a phase together, by"
        " the exact chances of every check and die: each hex is attacked once, so two single blows"
        " are often worth more than a joint one, and who would lose by a blow holds back; volleys"
        " likewise. Places are weighed by what a unit adds to the blows and volleys of its side,"
        " by what the enemy could come to strike at in his next turn, and by the range of a leader"
        " amid his units. Leaders move last, to where they command most units, also when those"
        " who flee can rally there: whoever is out of command neither attacks nor gets away."
        " Playouts are its games.",
        "* **planner:N** lays a whole plan for each movement in five styles (usual, bold, wary, the"
        " hindmost first, eager) and reckons each where it ends, without dice: what all blows and"
        " volleys that it makes possible promise together, by the exact chances; what the enemy"
        " could strike at next; whom the leaders reach. The three best, the usual one among them,"
        " are compared with the enemy's hidden chits dealt anew, so often that N comparisons are"
        " made in all or one is left. Everything else it does as the expert.",
        "",
        "What was tried on seeds from 20001 on, each in 48 to 96 games against greedy (all battles,"
        " both sides; such a share is good to some 9 points of a hundred either way):",
        "",
        "* The planner of old played its plans on with dice until the enemy had answered. A playout"
        " spreads by 8 to 18 points and the plans differed by 3: it won 4 of 9 against greedy.",
        "* The former expert (greedy with a line) won 52 % of 64. Blows and volleys laid out"
        " together: 52 % of 96. Places weighed by the exact blows and volleys, mounted archers in"
        " the line: 72 % of 192. Leaders where they command most (before, at Nicopolis, 15 to 18 of"
        " the Turk's 24 units were out of command for half a battle): 74 % of 96. Leaders where"
        " those who flee can rally: 77 % of 96. Plans of a movement in four styles, the one taken"
        " that is reckoned best: 79 % of 48, ahead by 36 points on an average instead of 28.",
        "* No difference was seen by how much the enemy's next blows count (weights of 0, 0.25, 0.5"
        " and 0.9: 76, 73, 73 and 68 % of 96 each), nor by choosing orders by what each chit lets"
        " the units do on the table (73 % against 75 % of 48, at twice the time), nor by playing"
        " the usual orders, all attack and all stand on with dice (81 % of 32, with eight styles,"
        " more than half of the planner's time).",
        "* At Hattin, to enter no farther in than the command stays together: nobody out of command"
        " in the second turn instead of half of them, but 40 % of 10 as Crusader (behind by 11"
        " points) instead of 90 % (ahead by 25) with the same dice: left as it was.",
        "* To wait with Stand until the enemy is within nine hexes: 62 % of 60, when the expert was"
        " at 52 %; not tried again.",
        "* Why greedy as Crusader at Hattin wins less often against chance than elsewhere: it is"
        " ahead in all but a few games, but has lost when the time is up, so it has to win by a"
        " roll. The first losses come with the sixth turn of fifteen, after the night; the rulebook"
        " gives a tenth at 70 points of Muslim losses, two fifths at 97, a half at 117. In 36 games"
        " (seeds from 30001 on), played to the last turn with every roll for victory counted by its"
        " chance, it inflicted 108 points and suffered 18, and the chances of its rolls came to"
        " 77 % (5 either way); while leaders rode with their first unit to 66 %, at half of the"
        " units out of command. Of other weights, a dearer range of leaders and prey whose loss is"
        " not yet counted none did better than that, nor does the expert (79 % of 24).",
    ),
    "st279": (
        "* **random** takes some action by chance, not each as likely as every other"
        " ([performance.md](performance.md)).",
        "* **greedy** takes the answer that is worth most at first sight, one action at a time.",
        "* **expert** makes whole plans, from the march or the voyage to the siege, keeps its"
        " cities guarded by what is at stake in them, and spends what it has; without search. As"
        " the Muslims, who set up first and see nothing of the enemy, it does so as in `ready`.",
        "* **planner:N** begins each campaign by playing the expert's best plans on N times in all,"
        " with the same dice and with the markers that it cannot see dealt anew, to the end of the"
        " Muslim campaign; battles, markers and incitements are searched in the same way.",
    ),
}


def play(policy: str, games: int, jobs: int, together: int = 0) -> list[Row]:
    """Return the rows of seeds 1 to `games`; those not kept yet are played, unless jobs is 0.

    `together` games are written together, as many as usual where it is 0.
    """
    experiment = Experiment(default_entry().id, policy, 1, games)
    out = KEPT / f"{policy.replace(':', '-')}-{games}.csv"
    return contests.grown(out, experiment, jobs, policy, together)


def interval(values: Sequence[float]) -> str:
    """Return a mean with its 95 % confidence interval."""
    mean, margin = fmean(values), CERTAINTY * stdev(values) / sqrt(len(values))
    return f"{mean:.2f} | {mean - margin:.2f} to {mean + margin:.2f}"


Pace = tuple[float, float, float]


def pace(policy: str) -> Pace:
    """Return the decisions and the actions (rolls of dice too) a second of a player, and the
    milliseconds of a decision; the seconds are those of the processor.
    """
    game = default_entry().rules()
    decisions = rolls = 0
    begun = process_time()
    for seed in range(1, PACED + 1):
        state, roll = game.new(game.scenarios[0], game.default_options), cheap_dice(seed)

        def dice(count: int, faces: int, roll: Any = roll) -> Any:
            nonlocal rolls
            rolls += 1
            return roll(count, faces)

        decisions += play_out(state, player_of(policy, game, seed), dice)
    passed = process_time() - begun
    return decisions / passed, (decisions + rolls) / passed, 1000 * passed / decisions


def played_before() -> dict[int, float]:
    """Return the points of the planner of old by seed, none where they were not kept."""
    if not BEFORE.exists():
        return {}
    with BEFORE.open(encoding="utf-8", newline="") as file:
        return {int(row["seed"]): float(row["points"]) for row in csv.DictReader(file)}


def tenth_rows() -> dict[int, dict[str, str]]:
    """Return what is kept of the games of a tenth of a second, by seed."""
    if not TENTH_ROWS.exists():
        return {}
    with TENTH_ROWS.open(encoding="utf-8", newline="") as file:
        return {int(row["seed"]): row for row in csv.DictReader(file)}


def keep_tenth(rows: Sequence[Row]) -> None:
    """Keep games of a tenth of a second beside those that are kept already."""
    kept = tenth_rows()
    for row in rows:
        told = (row.seed, row.points, row.level, row.reason, row.turn)
        kept[row.seed] = dict(zip(COLUMNS, map(str, told), strict=True))
    with TENTH_ROWS.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(kept[seed] for seed in sorted(kept))


def tenth_lines(rows: dict[int, dict[str, str]], before: dict[int, float]) -> list[str]:
    """Return the lines about a tenth of a second a decision, between their marks."""
    points = [float(row["points"]) for row in rows.values()]
    if len(points) < 2:
        return []
    great = fmean(total >= GREAT for total in points)
    lost = fmean(row["reason"] == "no_christians" for row in rows.values())
    soon = fmean(
        row["reason"] == "no_christians" and int(row["turn"]) <= SOON for row in rows.values()
    )
    rest = [float(row["points"]) for row in rows.values() if row["reason"] != "no_christians"]
    leads = [float(row["points"]) - before[seed] for seed, row in rows.items() if seed in before]
    seeds = f"{len(points)} games, seeds {min(rows)} to {max(rows)}"
    spread = CERTAINTY * sqrt(great * (1 - great) / len(points))
    lines = [
        TENTH_BEGINS,
        "## A tenth of a second a decision",
        "",
        f"`{TENTH}` looks at 4,000 playouts at each search, over up to sixteen lines: that takes a"
        " tenth of a second of one processor on average. Written by `python3 run.py ladder --tenth`"
        " (goes on where it was stopped); rows in [ai-ladder-tenth.csv](ai-ladder-tenth.csv).",
        "",
        f"| {seeds} | | 95 % confidence |",
        "| --- | ---: | --- |",
        f"| mean | {interval(points)} |",
        f"| 26 points and more | {great:.1%} | {great - spread:.1%} to {great + spread:.1%} |",
        f"| lost before turn 20 | {lost:.1%} | |",
        f"| lost in the first {SOON} turns | {soon:.1%} | |",
        f"| mean of the games not lost | {interval(rest)} |",
    ]
    if len(leads) > 1:
        lines.append(f"| over the planner of old, same seeds | {interval(leads)} |")
    return [*lines, TENTH_ENDS]


def with_tenth(text: str, lines: Sequence[str]) -> str:
    """Return a page with what it tells of a tenth of a second replaced."""
    begin, end = text.find(TENTH_BEGINS), text.find(TENTH_ENDS)
    if begin < 0 or end < 0:
        raise SystemExit(f"{TARGET.name} has no place for it: write all of it first")
    return text[:begin] + "\n".join(lines) + text[end + len(TENTH_ENDS) :]


def page(
    found: dict[str, list[Row]],
    paces: dict[str, Pace] | None = None,
    before: dict[int, float] | None = None,
    tenth: dict[int, dict[str, str]] | None = None,
) -> str:
    """Return the page.

    `paces` are the times of the players, `before` the old planner's points by seed, `tenth` the
    games of a tenth of a second.
    """
    lines = [
        "# The built-in players compared",
        "",
        "Written by `python3 run.py ladder`; rows with the same seeds come from"
        " `reconquista-qt simulate --policy NAME --seed 1 --games N --out FILE`. The standard"
        " scenario and rulings; game *n* of every player has dice of seed *n*. A player's choice"
        " depends on the game so far and the seed alone.",
        "",
        "## Points",
        "",
        "| player | games | mean | 95 % confidence | median | best | lost before turn 20 |",
        "| --- | ---: | ---: | --- | ---: | ---: | ---: |",
    ]
    for policy, rows in found.items():
        points = sorted(row.points for row in rows)
        early = sum(row.reason == "no_christians" for row in rows) / len(rows)
        lines.append(
            f"| {policy} | {len(rows)} | {interval(points)} | {points[len(points) // 2]} |"
            f" {points[-1]} | {early:.1%} |"
        )
    lines += [
        "",
        *paces_table(paces or {}),
        "## Differences in the same seeds",
        "",
        "| players | seeds | mean difference | 95 % confidence |",
        "| --- | ---: | ---: | --- |",
    ]
    policies = list(found)
    before = before or {}
    for worse, better in pairwise(policies):
        other = {row.seed: row.points for row in found[worse]}
        leads = [row.points - other[row.seed] for row in found[better] if row.seed in other]
        lines.append(f"| {better} over {worse} | {len(leads)} | {interval(leads)} |")
    for policy in found:
        leads = [row.points - before[row.seed] for row in found[policy] if row.seed in before]
        if len(leads) > 1 and policy in SEARCHING:
            told = f"{policy} over the planner of old"
            lines.append(f"| {told} | {len(leads)} | {interval(leads)} |")
    if before:
        old = interval(list(before.values())).split(" | ")
        lines += [
            "",
            "The planner of old is that of commit e914985, before the forecast was trained: 100"
            f" playouts a decision, {len(before)} games, mean {old[0]} ({old[1]}); its rows are in"
            " [ai-ladder-before.csv](ai-ladder-before.csv).",
        ]
    section = tenth_lines(tenth or {}, before)
    lines += ["", *section] if section else []
    lines += [
        "",
        "## Levels",
        "",
        "| level | " + " | ".join(policies) + " |",
        "| --- |" + " ---: |" * len(policies),
    ]
    for level in default_entry().rules().levels:
        shares = []
        for rows in found.values():
            shares.append(f"{Counter(row.level for row in rows)[level] / len(rows):.1%}")
        lines.append(f"| {NAMES[level]} | " + " | ".join(shares) + " |")
    lines += ["", "## Who they are", ""]
    lines += [f"* **{policy}** {WHO[policy]}." for policy in found]
    return "\n".join([*lines, ""])


def paces_table(paces: dict[str, Pace]) -> list[str]:
    """Return the lines of the table of times, none where nothing was timed."""
    if not paces:
        return []
    rows = [
        f"| {policy} | {decisions:,.0f} | {actions:,.0f} | {each:.1f} |"
        for policy, (decisions, actions, each) in paces.items()
    ]
    return [
        "## Pace",
        "",
        f"Of {PACED} games each, on one processor. A decision is an answer of the player; actions"
        " are decisions and rolls of dice together.",
        "",
        "| player | decisions/s | actions/s | a decision, ms |",
        "| --- | ---: | ---: | ---: |",
        *rows,
        "",
    ]


def contest_cells(found: Mapping[str, Sequence[Row]]) -> tuple[str, ...]:
    """Return what is told of a contest, by the seat of the player: games, share of victories, fair
    share, share of pairs, lead, and victories by seat.
    """
    played = [(row, seat) for seat, rows in found.items() for row in rows]
    wins, pairs, leads = (
        [of(row, seat) for row, seat in played]
        for of in (contests.won, contests.ahead, contests.lead)
    )
    by_seat = ", ".join(
        f"{seat} {fmean(contests.won(row, seat) for row in rows):.0%}"
        for seat, rows in found.items()
        if rows
    )
    fair = f"{1 / len(found):.0%}"
    number, ahead = str(len(played)), contests.share(pairs)
    return number, contests.share(wins), fair, ahead, f"{fmean(leads):+.1f}", by_seat


def contests_page(game: str, jobs: int) -> str:
    """Play the contests of a game of several seats that are missing, and return the page."""
    title = entry_of(game).words("en").game(game)
    rows, many = [], False
    for scenario, options, one, others, games in CONTESTS[game]:
        setting = contests.Setting(scenario, options, games)
        found = contests.contest(game, setting, one, others, jobs)
        many = many or len(found) > 2
        if any(found.values()):
            rows.append((contests.told(setting), one, others, *contest_cells(found)))
    heads = ["setting", "player", "against", "games", "won (95 % confidence)", "fair share"]
    aligned = ["---", "---", "---", "---:", "---", "---:"]
    more = ""
    if many:
        heads.append("ahead of each other (95 % confidence)")
        aligned.append("---")
        more = (
            " *Ahead of each other* counts pairs: so many of all others in its games the player has"
            " left behind in points (equal points count for half). Players of equal strength come"
            " to 50%, however many play."
        )
    heads += ["mean lead", "by seat"]
    aligned += ["---:", "---"]
    lines = [
        f"# {title}: the built-in players compared",
        "",
        f"Written by `python3 run.py ladder {game}`. One player sits in each seat in turn, with the"
        " same dice in each (seeds 1, 2, ...); the other player sits in all others. A shared"
        f" victory counts for its part.{more}",
        "",
        "| " + " | ".join(heads) + " |",
        "| " + " | ".join(aligned) + " |",
    ]
    for *told, pairs, lead, by_seat in rows:
        cells = [*told, *([pairs] if many else []), lead, by_seat]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join([*lines, "", *NOTES.get(game, ()), ""])


def main(argv: Sequence[str] = ()) -> int:
    """Play what is missing and write the page; return 0."""
    parser = argparse.ArgumentParser(prog="run.py ladder", description=__doc__)
    parser.add_argument("game", nargs="?", choices=sorted(CONTESTS))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--played", action="store_true", help="write what was played so far")
    parser.add_argument("--fresh", action="store_true", help="play all games again")
    parser.add_argument("--tenth", action="store_true", help="of a tenth of a second alone")
    chosen = parser.parse_args(list(argv))
    if chosen.fresh:
        busy = [lock for lock in KEPT.glob("*.lock") if is_held(lock)]
        if busy:
            names = ", ".join(lock.stem for lock in busy)
            raise SystemExit(f"{names}: another run is playing these games; end it first.")
        shutil.rmtree(KEPT, ignore_errors=True)
    jobs = 0 if chosen.played else chosen.jobs
    if chosen.game:
        target = ROOT / "docs" / f"ai-ladder-{chosen.game}.md"
        target.write_text(contests_page(chosen.game, jobs), encoding="utf-8", newline="\n")
        return 0
    if chosen.tenth:
        # One by one: whoever stops it loses seconds, not minutes.
        keep_tenth(play(TENTH, TENTH_GAMES, jobs, together=1))
        lines = tenth_lines(tenth_rows(), played_before())
        text = with_tenth(TARGET.read_text(encoding="utf-8"), lines)
        TARGET.write_text(text, encoding="utf-8", newline="\n")
        return 0
    found = {policy: play(policy, games, jobs) for policy, games in GAMES_OF.items()}
    found = {policy: rows for policy, rows in found.items() if len(rows) > 1}
    paces = {policy: pace(policy) for policy in found}
    text = page(found, paces, played_before(), tenth_rows())
    TARGET.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
