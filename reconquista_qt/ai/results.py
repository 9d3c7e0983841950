"""The rows of an experiment in files: one that grows while it runs, and the result."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from reconquista_qt.games import entry_of

from .brain import brain_of
from .laboratory import Experiment, Row

COLUMNS: Final = ("seed", "policy", "points", "level", "reason", "turn", "actions")
PARTIAL: Final = ".part"
FORMATS: Final = (".csv", ".parquet")


class OtherExperiment(Exception):
    """Raised where the unfinished file beside the result belongs to another experiment."""


class Growing:
    """The unfinished file beside a result: a line for the experiment, then one for each game.

    A line that was cut off by the end of the program is left out and its game played again.
    """

    def __init__(self, out: Path, experiment: Experiment) -> None:
        self.path = out.with_name(out.name + PARTIAL)
        self.rows: dict[int, Row] = {}
        self._experiment = experiment
        self._head = json.dumps(asdict(experiment), sort_keys=True)
        if self.path.exists():
            self._read()
        text = "\n".join([self._head, *(json.dumps(row) for row in self.rows.values()), ""])
        self.path.write_text(text, encoding="utf-8")
        self._file = self.path.open("a", encoding="utf-8")

    def _read(self) -> None:
        head, *lines = self.path.read_text(encoding="utf-8").split("\n")
        if head != self._head:
            raise OtherExperiment(self.path.name)
        for line in lines[:-1]:  # what follows the last line's end is no whole line
            fields = json.loads(line)
            *first, standings, material = fields
            row = Row._make([*first, tuple(map(tuple, standings)), tuple(material)])
            self.rows[row.seed] = row

    def add(self, rows: Iterable[Row]) -> None:
        """Note rows at once."""
        for row in rows:
            self.rows[row.seed] = row
            self._file.write(json.dumps(row) + "\n")
        self._file.flush()

    def close(self) -> None:
        """Leave the file as it is, to be gone on with later."""
        self._file.close()

    def finish(self, out: Path) -> None:
        """Write the result, ordered by seed, and remove the unfinished file."""
        self.close()
        rows = [self.rows[seed] for seed in sorted(self.rows)]
        fresh = out.with_name(out.name + ".new")
        fresh.write_bytes(self._bytes(rows, out.suffix))
        fresh.replace(out)
        self.path.unlink()

    def _bytes(self, rows: Sequence[Row], suffix: str) -> bytes:
        write = parquet_of if suffix == ".parquet" else csv_of
        return write(self._experiment, rows)


def table_of(experiment: Experiment, rows: Sequence[Row]) -> tuple[list[str], list[list[Any]]]:
    """Return the names of the columns and the cells; turns that were not played are None.

    Where there are several seats, each has columns of its own, and one tells who has won.
    """
    word, turns = brain_of(entry_of(experiment.game).rules()).series
    seats = [seat for seat, _, _ in rows[0].standings] if rows else []
    names = [*COLUMNS, *(["winner"] if seats else [])]
    names += [f"{what}_{seat}" for seat in seats for what in ("points", "level")]
    names += [f"{word}_{turn}" for turn in range(1, turns + 1)]
    cells = []
    for row in rows:
        own = [fact for _, points, level in row.standings for fact in (points, level)]
        shown = row.material[:turns]
        missing = [None] * (turns - len(shown))
        cells.append([*row[:7], *([row.winner] if seats else []), *own, *shown, *missing])
    return names, cells


def csv_of(experiment: Experiment, rows: Sequence[Row]) -> bytes:
    """Return rows as a CSV file."""
    names, cells = table_of(experiment, rows)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(names)
    writer.writerows(cells)
    return text.getvalue().encode()


def parquet_of(experiment: Experiment, rows: Sequence[Row]) -> bytes:
    """Return rows as a Parquet file; ImportError where pyarrow is not installed."""
    pyarrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")

    names, cells = table_of(experiment, rows)
    table = pyarrow.table(
        {
            name: pyarrow.array(
                list(column),
                pyarrow.string()
                if name.partition("_")[0] in ("policy", "level", "reason", "winner")
                else pyarrow.int64(),
            )
            for name, column in zip(names, zip(*cells, strict=True), strict=True)
        }
    )
    sink = pyarrow.BufferOutputStream()
    parquet.write_table(table, sink)
    data: bytes = sink.getvalue().to_pybytes()
    return data
