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

from .laboratory import Experiment, Row

TURNS: Final = 20
COLUMNS: Final = (
    "seed", "policy", "points", "level", "reason", "turn", "actions",
    *(f"cities_{turn}" for turn in range(1, TURNS + 1)),
)  # fmt: skip
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
            row = Row._make([*fields[:-1], tuple(fields[-1])])
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
        fresh.write_bytes(parquet_of(rows) if out.suffix == ".parquet" else csv_of(rows))
        fresh.replace(out)
        self.path.unlink()


def cells(row: Row) -> list[Any]:
    """Return a row's cells in the order of the columns; turns that were not played are None."""
    missing = [None] * (TURNS - len(row.holdings))
    return [*row[:-1], *row.holdings, *missing]


def csv_of(rows: Sequence[Row]) -> bytes:
    """Return rows as a CSV file."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(cells(row) for row in rows)
    return text.getvalue().encode()


def parquet_of(rows: Sequence[Row]) -> bytes:
    """Return rows as a Parquet file; ImportError where pyarrow is not installed."""
    pyarrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")

    columns = zip(COLUMNS, zip(*map(cells, rows), strict=True), strict=True)
    kinds = {name: pyarrow.string() for name in ("policy", "level", "reason")}
    table = pyarrow.table(
        {
            name: pyarrow.array(list(column), kinds.get(name, pyarrow.int64()))
            for name, column in columns
        }
    )
    sink = pyarrow.BufferOutputStream()
    parquet.write_table(table, sink)
    data: bytes = sink.getvalue().to_pybytes()
    return data
