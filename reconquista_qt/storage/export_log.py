"""The log as a file for people or for a spreadsheet; the sentences are made by who calls."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping, Sequence

from reconquista_qt.engine.journal import Entry

Render = Callable[[Entry], str]
Heading = Callable[[int, str], str]


def log_text(entries: Sequence[Entry], render: Render, heading: Heading) -> str:
    """Return the log as text: under a heading for each turn and phase, a line for each entry."""
    lines: list[str] = []
    place: tuple[int, str] | None = None
    for entry in entries:
        if (entry.turn, entry.phase) != place:
            place = (entry.turn, entry.phase)
            lines += ["", heading(*place)] if lines else [heading(*place)]
        lines.append("  " + render(entry))
    return "\n".join(lines) + "\n"


def log_csv(entries: Sequence[Entry], renders: Mapping[str, Render]) -> str:
    """Return the log as CSV: numbers, ids, rule, and a column of text for each language."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(["n", "turn", "phase", "input", "kind", "rule", *renders])
    for entry in entries:
        texts = (_harmless(render(entry)) for render in renders.values())
        place = (entry.n, entry.turn, entry.phase, entry.input, entry.event.kind, entry.rule)
        writer.writerow([*place, *texts])
    return out.getvalue()


def _harmless(text: str) -> str:
    """Keep a spreadsheet from taking a text for a formula."""
    return "'" + text if text.startswith(("=", "+", "-", "@", "\t")) else text
