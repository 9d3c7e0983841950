"""The rows of experiments in files: one that grows while it runs, and the result.

Rows stay in the file that grows; in memory is only where each of them begins.
"""

from __future__ import annotations

import csv
import io
import json
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import BinaryIO, Final

from reconquista_qt import __version__
from reconquista_qt.games import entry_of

from .brain import brain_of
from .laboratory import Experiment, Row

COLUMNS: Final = ("seed", "policy", "points", "level", "reason", "turn", "actions")
PARTIAL: Final = ".part"
FORMATS: Final = (".csv", ".parquet")
ROW_GROUP: Final = 10_000  # rows of a Parquet file that are read, or left out, together
NOT_THERE: Final = -1


class OtherExperiment(Exception):
    """Raised where the unfinished file beside the result belongs to another experiment."""


class _Rows(Mapping[int, Row]):
    """The rows of a file by seed, in the order of the seeds; each is read when it is asked for."""

    def __init__(self, file: BinaryIO, seeds: range) -> None:
        self.file, self._seeds = file, seeds
        self._begin = array("q", [NOT_THERE]) * len(seeds)
        self._count = 0

    def note(self, seed: int, begin: int) -> None:
        """Note where the row of a seed begins."""
        at = self._seeds.index(seed)
        self._count += self._begin[at] == NOT_THERE
        self._begin[at] = begin

    def __contains__(self, seed: object) -> bool:
        if not isinstance(seed, int) or seed not in self._seeds:
            return False
        return self._begin[self._seeds.index(seed)] != NOT_THERE

    def __getitem__(self, seed: int) -> Row:
        if seed not in self:
            raise KeyError(seed)
        self.file.seek(self._begin[self._seeds.index(seed)])
        row = _row_of(self.file.readline())
        assert row is not None
        return row

    def __iter__(self) -> Iterator[int]:
        played = zip(self._seeds, self._begin, strict=True)
        return (seed for seed, begin in played if begin != NOT_THERE)

    def __len__(self) -> int:
        return self._count


class Growing:
    """The unfinished file beside a result: a line for the experiment, then one for each game.

    A line that was cut off by the end of the program is left out and its game played again. With
    `several` experiments for one result, each has a file of its own, with its player in the name.
    """

    def __init__(self, out: Path, experiment: Experiment, *, several: bool = False) -> None:
        player = f".{experiment.policy.replace(':', '-')}" if several else ""
        self.path = out.with_name(f"{out.name}{player}{PARTIAL}")
        self.experiment = experiment
        head = _head(experiment)
        if self.path.exists():
            with self.path.open("rb") as file:
                if file.readline() != head:
                    raise OtherExperiment(self.path.name)
            self._cut_off_what_is_not_whole()
        else:
            self.path.write_bytes(head)
        self._file: BinaryIO = self.path.open("a+b")
        self.rows: Mapping[int, Row] = self._index()

    def _cut_off_what_is_not_whole(self) -> None:
        with self.path.open("r+b") as file:
            whole = 0
            for line in file:
                whole += len(line) if line.endswith(b"\n") else 0
            file.truncate(whole)

    def _index(self) -> _Rows:
        self._at = _Rows(self._file, self.experiment.seeds())
        self._file.seek(0)
        begin = len(self._file.readline())
        for line in self._file:
            # The seed comes first in a row.
            self._at.note(int(line[1 : line.index(b",")]), begin)
            begin += len(line)
        self._end = begin
        return self._at

    def add(self, rows: Iterable[Row]) -> None:
        """Write rows to the file at once, and note where each begins."""
        for row in rows:
            line = json.dumps(row).encode() + b"\n"
            self._file.write(line)
            self._at.note(row.seed, self._end)
            self._end += len(line)
        self._file.flush()

    def close(self) -> None:
        """Leave the file as it is, to be gone on with later."""
        self._file.close()

    def read_again(self) -> None:
        """Open the file once more, for its rows to be read."""
        self._file.close()
        self._file = self._at.file = self.path.open("rb")

    def finish(self, out: Path) -> None:
        """Write the result, ordered by seed, and remove the unfinished file."""
        finish(out, [self])


def rows_so_far(out: Path, experiment: Experiment) -> list[Row]:
    """Return the rows beside a result that is not finished, by seed, and change nothing.

    Another run may be playing on: a line that is not whole yet is left out. `OtherExperiment` where
    the file belongs to another experiment.
    """
    path = out.with_name(out.name + PARTIAL)
    try:
        head, *lines = path.read_bytes().splitlines(keepends=True)
    except (FileNotFoundError, ValueError):
        return []
    if head != _head(experiment):
        raise OtherExperiment(path.name)
    found = {row.seed: row for row in map(_row_of, lines) if row is not None}
    return [found[seed] for seed in experiment.seeds() if seed in found]


def _head(experiment: Experiment) -> bytes:
    return json.dumps(asdict(experiment), sort_keys=True).encode() + b"\n"


def _row_of(line: bytes) -> Row | None:
    if not line.endswith(b"\n"):
        return None
    *first, standings, material = json.loads(line)
    return Row._make([*first, tuple(map(tuple, standings)), tuple(material)])


def finish(out: Path, played: Sequence[Growing]) -> None:
    """Write one result of experiments with the same seeds, and remove their unfinished files.

    A game of each experiment follows the other, seed by seed.
    """
    for one in played:
        one.read_again()
    fresh = out.with_name(out.name + ".new")
    write = write_parquet if out.suffix == ".parquet" else write_csv
    rows = (one.rows[seed] for seed in played[0].rows for one in played if seed in one.rows)
    write(fresh, [one.experiment for one in played], rows)
    for one in played:
        one.close()
    fresh.replace(out)
    for one in played:
        one.path.unlink()


def names_of(experiment: Experiment, seats: Sequence[str]) -> list[str]:
    """Return the names of the columns; each of several seats has columns of its own."""
    word, turns = brain_of(entry_of(experiment.game).rules()).series
    names = [*COLUMNS, *(["winner"] if seats else [])]
    names += [f"{what}_{seat}" for seat in seats for what in ("points", "level")]
    return names + [f"{word}_{turn}" for turn in range(1, turns + 1)]


def cells_of(experiment: Experiment, row: Row) -> list[object]:
    """Return the cells of a row; turns that were not played are None."""
    _, turns = brain_of(entry_of(experiment.game).rules()).series
    own = [fact for _, points, level in row.standings for fact in (points, level)]
    shown = row.material[:turns]
    missing = [None] * (turns - len(shown))
    return [*row[:7], *([row.winner] if row.standings else []), *own, *shown, *missing]


def table_of(experiment: Experiment, rows: Sequence[Row]) -> tuple[list[str], list[list[object]]]:
    """Return the names of the columns and the cells.

    Where there are several seats, each has columns of its own, and one tells who has won.
    """
    seats = [seat for seat, _, _ in rows[0].standings] if rows else []
    return names_of(experiment, seats), [cells_of(experiment, row) for row in rows]


def parts_of(rows: Iterable[Row]) -> Iterator[list[Row]]:
    """Yield rows in groups; at least one, which may be empty."""
    group: list[Row] = []
    written = False
    for row in rows:
        group.append(row)
        if len(group) == ROW_GROUP:
            yield group
            group, written = [], True
    if group or not written:
        yield group


def write_csv(path: Path, experiments: Sequence[Experiment], rows: Iterable[Row]) -> None:
    """Write rows as a CSV file."""
    with path.open("w", encoding="utf-8", newline="") as file:
        for number, group in enumerate(parts_of(rows)):
            names, cells = table_of(experiments[0], group)
            text = io.StringIO()
            writer = csv.writer(text, lineterminator="\n")
            writer.writerows([names, *cells] if number == 0 else cells)
            file.write(text.getvalue())


def facts_of(experiments: Sequence[Experiment]) -> dict[str, str]:
    """Return what a result tells of itself: program, game, map, start, rules, players, seeds."""
    first = experiments[0]
    game = entry_of(first.game).rules()
    map_of = game.map_data()
    facts = {
        "program": f"reconquista-qt {__version__}",
        "game": first.game,
        "edition": game.edition,
        "map": str(map_of["fingerprint"]) if map_of else "",
        "scenario": "" if first.position else first.scenario or game.scenarios[0],
        "position": first.position,
        "options": json.dumps({**game.default_options, **first.options}, sort_keys=True),
        "policies": ",".join(one.policy for one in experiments),
        "seats": json.dumps(dict(first.policies), sort_keys=True),
        "first_seed": str(first.first_seed),
        "games": str(first.games),
    }
    return {f"reconquista_qt.{name}": value for name, value in facts.items()}


def write_parquet(path: Path, experiments: Sequence[Experiment], rows: Iterable[Row]) -> None:
    """Write rows as a Parquet file; ImportError where pyarrow is not installed.

    What `facts_of` tells is in the metadata of the schema.
    """
    import pyarrow
    from pyarrow import parquet

    def kind(name: str) -> pyarrow.DataType:
        words = ("policy", "level", "reason", "winner")
        return pyarrow.string() if name.partition("_")[0] in words else pyarrow.int64()

    writer = None
    try:
        for group in parts_of(rows):
            names, cells = table_of(experiments[0], group)
            if writer is None:
                schema = pyarrow.schema([(name, kind(name)) for name in names])
                schema = schema.with_metadata(facts_of(experiments))
                writer = parquet.ParquetWriter(path, schema)
            columns = zip(*cells, strict=True) if cells else ((),) * len(names)
            arrays = [
                pyarrow.array(list(column), field.type)
                for column, field in zip(columns, schema, strict=True)
            ]
            writer.write_table(pyarrow.table(arrays, schema=schema))
    finally:
        if writer is not None:
            writer.close()
