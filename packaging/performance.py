"""Measure, and write the tables of docs/performance.md, with the figures in docs/performance.json.

python3 run.py performance           measure everything (some minutes; leave the machine alone)
python3 run.py performance --tables  write the tables anew from the figures that are there
python3 run.py performance --check   only compare them
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from reconquista_qt.cli.bench import parts_of, ratio, shown

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "performance.md"
FIGURES = ROOT / "docs" / "performance.json"
BLOCK = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)

# What the figures with a goal are, in words; where in the same run their reference stands.
WORDS = {
    "engine.actions_per_s": "random play, list of what is legal and one of it applied: actions/s",
    "engine.games_per_s": "whole random games/s",
    "window.start_ratio": "start until the window is usable, × a bare window",
    "window.drag_p99_ms": "a step of dragging over 300 counters, ms (99 of 100)",
    "window.hex_drag_p99_ms": "a step of dragging on 725 hexes with 130 counters, ms (99 of 100)",
    "window.hex_hover_p99_ms": "the mouse passing over them: ms (99 of 100)",
    "window.act_ms": "an action, drawn: ms",
    "window.undo_ms": "undo, drawn: ms",
    "window.language_ms": "the other language, until the window answers: ms",
    "window.language_map_ms": "the other language, to the last word on the map: ms",
    "window.pan_first_ms": "the worst frame at a zoom never shown before: ms",
    "window.memory_mb": "memory of the window, MB",
    "odds.12_against_12.battle_ms": "exact odds of 12 against 12: ms",
    "files.save_ms": "a game of 20 turns saved, on the disk for good: ms",
    "bundle.source.start_ratio": "start of the source tree, × a bare window",
    "bundle.source.memory_mb": "memory of the program after its start, MB",
    "bundle.bundle.start_ratio": "start of the bundle, × a bare window from the same bundle",
    "bundle.bundle.memory_mb": "memory of the bundle after its start, MB",
    "files.load_ms": "the same game loaded: ms",
    "adviser.first_answer_ms": "the adviser's first answer: ms",
    "adviser.stop_ms": "the adviser stops within: ms",
}
REFERENCES = {
    "engine.actions_per_s": "engine.peers.{peer}.actions_per_s",
    "engine.games_per_s": "engine.peers.{peer}.games_per_s",
    "window.memory_mb": "window.bare_memory_mb",
    "window.start_ratio": "window.bare_start_s",
    "window.drag_p99_ms": "window.plain_drag_p99_ms",
    "window.hex_drag_p99_ms": "a step of dragging on 725 hexes with 130 counters, ms (99 of 100)",
    "window.hex_hover_p99_ms": "the mouse passing over them: ms (99 of 100)",
    "window.act_ms": "window.repaint_ms",
    "window.undo_ms": "window.repaint_ms",
}
BESIDE = {
    "window.bare_memory_mb": "a bare window",
    "window.bare_start_s": "a bare window, s:",
    "window.plain_drag_p99_ms": "a plain scene of 300 pictures",
    "window.repaint_ms": "the whole board painted again",
}

Figures = dict[str, Any]


def main(argv: list[str]) -> int:
    """Do what is asked for; return 1 where the page and the figures do not agree."""
    status = 0
    if not argv:
        command = [sys.executable, "-m", "reconquista_qt", "bench", "--json", str(FIGURES)]
        status = subprocess.call(command, cwd=ROOT)
    figures: Figures = json.loads(FIGURES.read_text(encoding="utf-8"))
    page = PAGE.read_text(encoding="utf-8")
    fresh = BLOCK.sub(lambda found: found[1] + TABLES[found[2]](figures) + found[3], page)
    if "--check" not in argv:
        PAGE.write_text(fresh, encoding="utf-8")
        return status
    if fresh != page:
        print("docs/performance.md is not up to date: python3 run.py performance --tables")
    return int(fresh != page)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table; all columns but the first are figures."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def machine(figures: Figures) -> str:
    """Return where and when it was measured."""
    load = figures["load"]
    busy = "" if load is None else f"; its load before, without us: {load}"
    return (
        f"Measured on {figures['date']} with version {figures['version']}, Python "
        f"{figures['python']}, {figures['system']}, {figures['processors']} processors{busy}.\n"
    )


def goal_table(figures: Figures) -> str:
    """Return every figure that has a goal, beside its goal and what was measured with it."""
    found = dict(parts_of(figures))
    rows = []
    for name, goal in figures["goals"].items():
        value = found[name]
        what = WORDS.get(name, f"`{name}`")
        times = f"{ratio(name, value, goal):.1f} ×"
        rows.append((what, shown(value), shown(goal), times, beside(name, found)))
    return table(("what", "measured", "goal", "better by", "beside it"), rows)


def beside(name: str, found: dict[str, float]) -> str:
    """Return the references of a figure."""
    pattern = REFERENCES.get(name, "")
    peers = sorted({key.split(".")[2] for key in found if key.startswith("engine.peers.")})
    if "{peer}" in pattern:
        texts = [f"{peer} {shown(found[pattern.format(peer=peer)])}" for peer in peers]
        if name == "engine.actions_per_s":
            # What a peer counts are decisions: its dice are inside, and both paces are one.
            own = shown(found["engine.decisions_per_s"])
            texts = [
                f"our decisions/s {own}",
                *(f"actions/s and decisions/s of {text}" for text in texts),
            ]
        return "<br>".join(texts)
    return f"{BESIDE[pattern]} {shown(found[pattern])}" if pattern in found else ""


def engine_table(figures: Figures) -> str:
    """Return this engine and its peers side by side."""
    mine = figures["engine"]
    own = (mine[name] for name in ("actions_per_s", "decisions_per_s", "games_per_s"))
    rows = [("this engine", *map(shown, own), "", "", "")]
    for name, peer in mine["peers"].items():
        # Dice are no inputs of a peer: what it counts are decisions, all of it.
        decisions = peer.get("decisions_per_s", peer["actions_per_s"])
        times = mine["ratios"][name]
        rows.append(
            (
                name,
                shown(peer["actions_per_s"]),
                shown(decisions),
                shown(peer["games_per_s"]),
                f"{times['actions_per_s']:.1f} ×",
                f"{mine['decisions_per_s'] / decisions:.1f} ×",
                f"{times['games_per_s']:.1f} ×",
            )
        )
    words = ("actions", "decisions", "games")
    heads = (*(f"{word}/s" for word in words), *(f"we: {word}" for word in words))
    return table(("", *heads), rows)


def growth_table(figures: Figures) -> str:
    """Return the actions and decisions a second as a game gets longer."""
    rows = [
        (
            name.replace("_", " "),
            shown(found["actions_per_s"]),
            shown_or_not(found, "decisions_per_s"),
        )
        for name, found in figures["engine"]["growth"].items()
    ]
    return table(("stretch of the game", "actions/s", "decisions/s"), rows)


def shown_or_not(found: dict[str, float], name: str) -> str:
    """Return a figure, or a dash where an older run did not measure it."""
    return shown(found[name]) if name in found else "-"


def search_table(figures: Figures) -> str:
    """Return the pace of the planner's search."""
    found = figures["engine"].get("search", {})
    rows = [
        (
            words,
            shown_or_not(found, f"{name}playouts_per_s"),
            shown_or_not(found, f"{name}actions_per_s"),
            shown_or_not(found, f"{name}decisions_per_s"),
        )
        for words, name in (("seen for the first time", ""), ("seen before", "again_"))
    ]
    return table(("positions", "playouts/s", "actions/s", "decisions/s"), rows)


def odds_table(figures: Figures) -> str:
    """Return the time of exact odds as stacks grow."""
    rows = [
        (name.replace("_", " "), f"{found['battle_ms']:.2f}", f"{found['siege_ms']:.3f}")
        for name, found in figures["odds"].items()
        if isinstance(found, dict)
    ]
    return table(("units", "battle, ms", "siege, ms"), rows)


def files_table(figures: Figures) -> str:
    """Return what saving and loading consist of."""
    words = {
        "save_ms": "save, all of it",
        "save_processor_ms": "… the processor's share of it (the rest is waiting)",
        "save_encode_ms": "… the text of the file",
        "save_write_ms": "… written beside, synced, the one before kept, renamed, folder synced",
        "save_sync_ms": "… of that one sync of as many bytes, the disk's own time",
        "autosave_ms": "autosave (compressed), all of it",
        "load_ms": "load: read, checked, every input played again and compared",
        "input_ms": "an action in the crash journal, synced",
    }
    found = figures["files"]
    rows = [(text, f"{found[name]:.2f}") for name, text in words.items()]
    size = (
        f"\nThe game has {found['inputs']} inputs and {found['events']} lines of log; the file "
        f"has {found['bytes'] // 1000} kB, compressed {found['packed_bytes'] // 1000} kB.\n"
    )
    return table(("what", "ms"), rows) + size


def simulate_table(figures: Figures) -> str:
    """Return how many games the laboratory plays with one process and with two."""
    found = figures["simulate"]
    players = found.get("players", {"greedy": found})
    rows = []
    for name, paces in players.items():
        one, two = (paces[f"jobs_{jobs}"] for jobs in (1, 2))
        gain = two["games_per_s"] / one["games_per_s"]
        limit = f"{found['machine_speed_up']:.2f} ×"
        for words, pace, times, most in (
            ("1 process", one, "1.00 ×", "1.00 ×"),
            ("2 processes", two, f"{gain:.2f} ×", limit),
        ):
            games = f"{pace['games_per_s']:.1f}"
            actions, decisions = (
                shown_or_not(pace, f"{what}_per_s") for what in ("actions", "decisions")
            )
            rows.append((f"{name}, {words}", games, actions, decisions, times, most))
    heads = ("", "games/s", "actions/s", "decisions/s", "gain", "gain of merely counting")
    return table(heads, rows)


TABLES: dict[str, Callable[[Figures], str]] = {
    "machine": machine,
    "goals": goal_table,
    "engine": engine_table,
    "growth": growth_table,
    "search": search_table,
    "odds": odds_table,
    "files": files_table,
    "simulate": simulate_table,
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
