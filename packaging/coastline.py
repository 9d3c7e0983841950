"""Write `resources/coast/iberia.json`: the shores of the peninsula, for the boards of all games.

They are taken from the drawn map (Natural Earth, public domain), in its units and projection.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "resources" / "reconquista" / "geometry.json"
TARGET = ROOT / "resources" / "coast" / "iberia.json"


def mainland(data: dict[str, Any]) -> list[float]:
    """Return the outline of the mainland as x, y, x, y ..., joined of the arcs with one area."""
    arcs = [list(arc["points"]) for arc in data["arcs"] if arc["areas"][1] is None]
    ring = arcs.pop(0)
    while arcs:
        end = ring[-2:]
        for arc in arcs:
            if arc[:2] == end:
                ring += arc[2:]
            elif arc[-2:] == end:
                backwards = [v for i in range(len(arc) - 2, -1, -2) for v in arc[i : i + 2]]
                ring += backwards[2:]
            else:
                continue
            arcs.remove(arc)
            break
        else:
            raise SystemExit("The coast does not close.")
    return ring


def main() -> None:
    """Write the file."""
    data = json.loads(SOURCE.read_text(encoding="utf-8"))
    shores = {
        "source": "Natural Earth 4.1, public domain (world-atlas 2.0.2)",
        "board": data["board"],
        "mainland": mainland(data),
        "islands": data["islands"],
        "abroad": data["abroad"],
    }
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(json.dumps(shores, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
