"""Write docs/mutants.md: how many small faults, put into the code one at a time, the tests notice.

    mutants.py                  draw the sample, run it (or go on where a run was stopped), write
    mutants.py --only engine    the mutants of one room alone; nothing is written into docs
    mutants.py --survivors      run only those again that were not noticed the last time

Cosmic Ray makes the mutants (one fault each) and runs the tests against them. Which tests a mutant
meets is found out by Coverage: those that run the statement it is in, and no others. Everything
happens in a copy below build/mutants, where what was found is kept.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import difflib
import gc
import json
import multiprocessing
import os
import random
import shutil
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "mutants"
TARGET = ROOT / "docs" / "mutants.md"
COPIED: Final = ("reconquista_qt", "tests", "resources", "i18n", "packaging", "docs")
COPIED_FILES: Final = ("pyproject.toml", "run.py", "README.md", "LICENSE")

# The rooms, what is in them, and how many mutants of each are drawn.
ROOMS: Final[dict[str, tuple[tuple[str, ...], int]]] = {
    "engine": (("reconquista_qt/engine",), 60),
    "rules": (("reconquista_qt/games/*/rules",), 140),
    "storage": (("reconquista_qt/storage",), 60),
    "model": (("reconquista_qt/model",), 60),
}
# The tests that are asked which statements they run: those of the rooms, and no long ones.
SUITE: Final = (
    "tests/engine", "tests/storage", "tests/model", "tests/games/reconquista/rules",
    "tests/games/reconquista/test_whole_games.py", "tests/games/st279", "tests/games/hispania",
    "tests/games/crusades2", "tests/table/test_seating.py", "tests/table/test_table.py",
)  # fmt: skip
NOT_ASKED: Final = (
    "tests/storage/test_kill.py", "tests/games/st279/test_brain.py",
    "tests/games/st279/test_words.py", "tests/games/hispania/test_brain.py",
    "tests/games/hispania/test_words.py", "tests/games/crusades2/test_greedy.py",
    "tests/games/crusades2/test_texts.py", "tests/games/crusades2/test_kept_searches.py",
)  # fmt: skip
SEED: Final = 1212
MOST_MODULES = 24  # of a room, that mutants are drawn from
MOST_TESTS = 20  # that a mutant meets, the quickest first
MOST_SECONDS = 12.0  # that these take together on an idle machine
START_SECONDS = 150.0  # for the tests to begin, on a busy one
REST_TESTS, REST_SECONDS = 300, 45.0  # that those meet who get by them
CHECKED = 8  # mutants whose tests are run without them first, spread over all
SLOWER = 12.0  # so many times slower than usual is taken for an endless loop

# What makes no other program, or no other that can be told: `is` for numbers and short texts.
LEFT_OUT: Final = ("_Is", "_IsNot")


class Mutant(NamedTuple):
    """A fault: the file, Cosmic Ray's operator, the which of its kind there, and where."""

    room: str
    path: str
    operator: str
    occurrence: int
    start: tuple[int, int]
    end: tuple[int, int]

    @property
    def key(self) -> str:
        """What it is kept under."""
        return f"{self.path}:{self.operator}:{self.occurrence}"


class Outcome(NamedTuple):
    """What became of a mutant: caught, survived, or no test runs it; the tests, and the change."""

    result: str
    tests: int
    seconds: float
    diff: str


# -- drawing ---------------------------------------------------------------------------------------


def modules(room: str, root: Path, seed: int) -> list[Path]:
    """Return the modules of a room; of a large one some that are drawn."""
    found: list[Path] = []
    for pattern in ROOMS[room][0]:
        for folder in sorted(root.glob(pattern)):
            found += sorted(folder.rglob("*.py"))
    if len(found) > MOST_MODULES:
        found = random.Random(f"{seed} {room} modules").sample(found, MOST_MODULES)
    return sorted(found)


def mutants_of(room: str, root: Path, seed: int) -> Iterator[Mutant]:
    """Yield every mutant of a room that makes another program."""
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.plugins import get_operator, operator_names

    names = [n for n in operator_names() if not n.endswith(LEFT_OUT)]
    operators = [(n, get_operator(n)) for n in sorted(names)]
    for path in modules(room, root, seed):
        source = path.read_text(encoding="utf-8")
        idle = idle_lines(source)
        nodes = list(ast_nodes(get_ast(source)))
        for name, operator in operators:
            if operator.arguments() or name.endswith("no_op"):
                continue
            made = operator()
            places = (place for node in nodes for place in made.mutation_positions(node))
            for occurrence, (start, end) in enumerate(places):
                if not any(_within(start, end, span) for span in idle):
                    relative = path.relative_to(root).as_posix()
                    yield Mutant(room, relative, name, occurrence, tuple(start), tuple(end))


Span = tuple[tuple[int, int], tuple[int, int]]


def idle_lines(source: str) -> list[Span]:
    """Return what no program runs: annotations, and what is only for whoever checks types."""
    spans: list[Span] = []

    def add(node: ast.AST | None) -> None:
        if isinstance(node, ast.expr | ast.stmt):
            spans.append((
                (node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0)
            ))  # fmt: skip

    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.AnnAssign():
                add(node.annotation)
            case ast.arg():
                add(node.annotation)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                add(node.returns)
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                add(node)
            case ast.Assign(targets=[ast.Name(id=name)]) if name in ("Way", "Input", "Waiting"):
                add(node)
            case ast.ClassDef(bases=bases) if any(
                isinstance(base, ast.Name) and base.id == "Protocol" for base in bases
            ):
                add(node)
    return spans


def _within(start: Sequence[int], end: Sequence[int], span: Span) -> bool:
    return tuple(start) >= span[0] and tuple(end) <= span[1]


def sample(root: Path, seed: int, rooms: Iterable[str]) -> list[Mutant]:
    """Return the mutants that are drawn: of each room so many, by chance, each once."""
    drawn: list[Mutant] = []
    for room in rooms:
        every = list(mutants_of(room, root, seed))
        count = min(ROOMS[room][1], len(every))
        print(f"{room}: {count} of {len(every)}", flush=True)
        drawn += random.Random(f"{seed} {room}").sample(every, count)
    return drawn


# -- which tests run a statement -------------------------------------------------------------------


def learn(root: Path) -> None:
    """Run the tests once, and keep which statements each runs and how long it takes."""
    config = root / "mutants.coveragerc"
    config.write_text(
        "[run]\ndynamic_context = test_function\nsource = reconquista_qt\n"
        "omit = */view/*\ndata_file = mutants.coverage\n[report]\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={config}", "-m", "pytest", "-q",
               "-p", "no:cacheprovider", "--junitxml=mutants.xml", "-m", "not slow",
               *(f"--ignore={path}" for path in NOT_ASKED), *SUITE]  # fmt: skip
    done = subprocess.run(command, cwd=root, env=surroundings(root), check=False)
    print(f"all tests on the code as it is: exit {done.returncode}", flush=True)
    compileall.compile_dir(root / "reconquista_qt", quiet=2)
    times: dict[str, float] = {}
    failed: set[str] = set()
    for case in ElementTree.parse(root / "mutants.xml").iter("testcase"):
        name = f"{case.get('classname')}.{str(case.get('name')).partition('[')[0]}"
        times[name] = times.get(name, 0.0) + float(case.get("time") or 0.0)
        if case.find("failure") is not None or case.find("error") is not None:
            failed.add(name)
    if failed:
        print("left out, they fail without a fault:", *sorted(failed), sep="\n  ", flush=True)
    kept = {name: taken for name, taken in times.items() if name not in failed}
    (root / "mutants.times.json").write_text(json.dumps(kept, indent=0), encoding="utf-8")


class Tests:
    """Knows which tests run which lines."""

    def __init__(self, root: Path) -> None:
        from coverage import CoverageData

        self._root = root
        self._data = CoverageData(str(root / "mutants.coverage"))
        self._data.read()
        self._times = json.loads((root / "mutants.times.json").read_text(encoding="utf-8"))
        self._by_line = cache(self._lines_of)

    def _lines_of(self, path: str) -> Mapping[int, Sequence[str]]:
        found: Mapping[int, Sequence[str]] = self._data.contexts_by_lineno(str(self._root / path))
        return found

    def of(
        self, mutant: Mutant, first: int = 0, most: int = MOST_TESTS, seconds: float = MOST_SECONDS
    ) -> tuple[list[str], float]:
        """Return tests that run a mutant's statement from the `first` on, the quickest first.

        No more than `most`, and than so many `seconds`; with the seconds that they take together.
        """
        by_line = self._by_line(mutant.path)
        head, foot = statement(self._root / mutant.path, mutant.start[0], mutant.end[0])
        names = {n for line in range(head, foot + 1) for n in by_line.get(line, ()) if n}
        if not names:
            # Run when the module is imported: whoever runs anything of the module may notice.
            ran = any(by_line.get(line) for line in range(head, foot + 1))
            names = {n for line in by_line for n in by_line[line] if n} if ran else set()
        known = sorted((n for n in names if n in self._times), key=lambda n: (self._times[n], n))
        chosen: list[str] = []
        taken = 0.0
        for name in known[first : first + most]:
            if chosen and taken + self._times[name] > seconds:
                break
            chosen.append(name)
            taken += self._times[name]
        return [self._address(name) for name in chosen], taken

    def others(self, mutant: Mutant, met: Sequence[str]) -> tuple[list[str], float]:
        """Return the tests of all files in which something of the module is run, but those met.

        What is worked out once and kept is run in the first test alone: the statement does not tell
        who depends on it.
        """
        by_line = self._by_line(mutant.path)
        files = {self._address(n).partition("::")[0] for ns in by_line.values() for n in ns if n}
        known = sorted(self._times, key=lambda n: (self._times[n], n))
        chosen: list[str] = []
        taken = 0.0
        for name in known:
            address = self._address(name)
            if address.partition("::")[0] not in files or address in met:
                continue
            if len(chosen) >= REST_TESTS or taken + self._times[name] > REST_SECONDS:
                break
            chosen.append(address)
            taken += self._times[name]
        return chosen, taken

    def _address(self, name: str) -> str:
        parts = name.split(".")
        for length in range(len(parts) - 1, 0, -1):
            file = "/".join(parts[:length]) + ".py"
            if (self._root / file).is_file():
                return "::".join((file, *parts[length:]))
        raise LookupError(name)


@cache
def _statements(path: Path) -> list[tuple[int, int]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt):
            inner = [child for child in ast.iter_child_nodes(node) if isinstance(child, ast.stmt)]
            # Of a compound statement only its head.
            last = min(child.lineno for child in inner) - 1 if inner else node.end_lineno
            found.append((node.lineno, max(node.lineno, last or node.lineno)))
    return found


def statement(path: Path, first: int, last: int) -> tuple[int, int]:
    """Return the lines of the smallest statement around some lines."""
    around = [(a, b) for a, b in _statements(path) if a <= first and last <= b]
    return min(around, key=lambda span: span[1] - span[0], default=(first, last))


# -- running ---------------------------------------------------------------------------------------


def surroundings(root: Path) -> dict[str, str]:
    """Return the environment of the tests: the copy, and no screen."""
    return {
        **os.environ,
        "PYTHONPATH": str(root),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def copy_tree(root: Path) -> None:
    """Lay a copy of the project down, in which faults can be put."""
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    for name in COPIED:
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in COPIED_FILES:
        shutil.copy2(ROOT / name, root / name)


class Worker:
    """Puts faults into a copy of its own, one at a time, and runs their tests in forks of itself.

    What all tests need (pytest, Qt) is loaded once; the code that is tried never is before a fork.
    """

    def __init__(self, root: Path, tests: Tests) -> None:
        self._root, self._tests = root, tests

    def try_out(self, mutant: Mutant) -> Outcome:
        """Put a fault in, run its tests, take it out again."""
        from cosmic_ray.mutating import use_mutation
        from cosmic_ray.plugins import get_operator

        chosen, seconds = self._tests.of(mutant)
        began = time.monotonic()
        path = self._root / mutant.path
        with use_mutation(path, get_operator(mutant.operator)(), mutant.occurrence) as (was, now):
            if now is None:
                raise RuntimeError(f"no such mutant: {mutant}")
            passed = not chosen or self._passes(chosen, START_SECONDS + SLOWER * seconds)
            if chosen and passed:
                # Whoever gets by the quickest meets the others too.
                rest, seconds = self._tests.others(mutant, chosen)
                passed = not rest or self._passes(rest, START_SECONDS + SLOWER * seconds)
                chosen += rest
        result = "survived" if chosen and passed else "not run" if not chosen else "caught"
        change = "\n".join(difflib.unified_diff(was.split("\n"), now.split("\n"), lineterm="", n=0))
        return Outcome(result, len(chosen), time.monotonic() - began, change)

    def check(self, mutants: Iterable[Mutant]) -> None:
        """See that the tests of some mutants pass without them; RuntimeError where they do not."""
        for mutant in mutants:
            chosen, seconds = self._tests.of(mutant)
            if chosen and not self._passes(chosen, START_SECONDS + SLOWER * seconds):
                raise RuntimeError(f"fails without a fault: {chosen}")

    def _passes(self, chosen: Sequence[str], seconds: float) -> bool:
        """Whether some tests pass in time; without an end they do not."""
        # What is open here is nothing that the tests have left open.
        gc.freeze()
        child = os.fork()
        if not child:
            self._test(chosen)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                return os.waitstatus_to_exitcode(status) == 0
            time.sleep(0.05)
        os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return False

    def _test(self, chosen: Sequence[str]) -> NoReturn:
        """Run tests in this process, and end it."""
        import pytest

        os.setsid()
        os.chdir(self._root)
        os.environ.update(surroundings(self._root))
        sys.path.insert(0, str(self._root))
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        status = 1
        try:
            # What was loaded before the fork is no test, and need not be rewritten.
            calm = ["-W", "ignore::pytest.PytestAssertRewriteWarning",
                    "-W", "ignore::ResourceWarning", "-p", "no:unraisableexception"]  # fmt: skip
            status = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *calm, *chosen]))
        finally:
            os._exit(status)


def ready() -> None:
    """Load what all tests need, before the first fork."""
    for name in ("pytest", "pydantic", "platformdirs",
                 "PySide6.QtWidgets", "PySide6.QtTest", "PySide6.QtSvg"):  # fmt: skip
        with suppress(ImportError):
            import_module(name)


def work(copy: Path, learnt: Path, queue: Any, told: Any) -> None:
    """Try what is in a queue."""
    ready()
    worker = Worker(copy, Tests(learnt))
    while (mutant := queue.get()) is not None:
        told.put((mutant.key, worker.try_out(mutant)))


def run(
    root: Path, drawn: Sequence[Mutant], kept: Path, again: bool, jobs: int
) -> dict[str, Outcome]:
    """Try all mutants that were not tried before; what is found is kept as it comes."""
    stored = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    found = {key: Outcome(*value) for key, value in stored.items()}
    if again:
        found = {key: one for key, one in found.items() if one.result == "caught"}
    left = [mutant for mutant in drawn if mutant.key not in found]
    ready()
    Worker(root, Tests(root)).check(left[:: max(1, len(left) // CHECKED)])
    queue: Any = multiprocessing.Queue()
    told: Any = multiprocessing.Queue()
    for mutant in left:
        queue.put(mutant)
    copies = [root, *(root.with_name(f"copy{n}") for n in range(2, jobs + 1))]
    for copy in copies[1:]:
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(root, copy)
    crew = [multiprocessing.Process(target=work, args=(copy, root, queue, told)) for copy in copies]
    for worker in crew:
        queue.put(None)
        worker.start()
    for number in range(1, len(left) + 1):
        key, one = told.get()
        found[key] = one
        kept.write_text(json.dumps(found), encoding="utf-8")
        print(f"{number}/{len(left)} {one.result:9} {one.seconds:5.1f} s {key}", flush=True)
    for worker in crew:
        worker.join()
    return found


# -- telling ---------------------------------------------------------------------------------------


def page(drawn: Sequence[Mutant], found: Mapping[str, Outcome], notes: Mapping[str, str]) -> str:
    """Return docs/mutants.md."""
    results = {mutant: found[mutant.key] for mutant in drawn}
    rows = []
    for room in dict.fromkeys(mutant.room for mutant in drawn):
        rows.append(_row(room, [one for mutant, one in results.items() if mutant.room == room]))
    rows.append(_row("**all**", list(results.values())))
    table = "\n".join(rows)
    left = "\n".join(
        f"* `{mutant.path}:{mutant.start[0]}` {mutant.operator.removeprefix('core/')}"
        f" ({one.result}): {notes.get(mutant.key) or 'a gap in the tests.'}\n\n"
        f"```diff\n{_change(one.diff)}\n```\n"
        for mutant, one in results.items()
        if one.result != "caught"
    )
    return f"""# Faults that the tests notice

`python3 run.py mutants` puts small faults into the code, one at a time, and sees whether a test
fails: [Cosmic Ray](https://cosmic-ray.readthedocs.io) makes them (another operator, another
number, a condition turned round, a loop that is not run, a decorator left out ...),
[Coverage](https://coverage.readthedocs.io) tells which tests run the statement, and only those
are run: the {MOST_TESTS} quickest of them first, and where none of these fails as many of the
others in their files, up to {REST_TESTS}, as take no more than {REST_SECONDS:.0f} seconds. Left out
are the longest suites (computer players, words, whole windows), so that a fault which only they
would notice counts as not noticed. A fault that makes them run endlessly counts as noticed. Not
drawn: faults in annotations and in what is only for type checkers, and `is` in place of `==`, which
for small numbers and ids is the same.

A sample drawn by chance (seed {SEED}) of {len(drawn)} mutants, in modules that are drawn as well
where a room has more than {MOST_MODULES} of them:

| room | mutants | noticed | not noticed | run by no test | share |
| --- | ---: | ---: | ---: | ---: | ---: |
{table}

## Those that were not noticed

{left or "None."}
"""


def _row(name: str, outcomes: Sequence[Outcome]) -> str:
    count = Counter(one.result for one in outcomes)
    whole = len(outcomes)
    share = f"{count['caught'] / whole:.1%}" if whole else "–"
    return (
        f"| {name} | {whole} | {count['caught']} | {count['survived']} | {count['not run']} "
        f"| {share} |"
    )


def _change(diff: str) -> str:
    lines = [line for line in diff.splitlines() if line[:1] in "+-" and line[:3] not in
             ("+++", "---")]  # fmt: skip
    return "\n".join(lines)


def main(argv: list[str]) -> int:
    """Do what is asked."""
    parser = argparse.ArgumentParser(prog="run.py mutants", description=__doc__)
    parser.add_argument("--only", choices=sorted(ROOMS), help="the mutants of one room")
    parser.add_argument("--survivors", action="store_true", help="run those again")
    parser.add_argument("--fresh", action="store_true", help="forget what was found before")
    parser.add_argument("--relearn", action="store_true", help="copy the project anew")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--folder", type=Path, default=KEPT)
    wanted = parser.parse_args(argv)
    root, kept = wanted.folder / "copy", wanted.folder / f"found-{wanted.seed}.json"
    if wanted.fresh:
        shutil.rmtree(wanted.folder, ignore_errors=True)
    if wanted.relearn or not (root / "mutants.times.json").is_file():
        copy_tree(root)
        learn(root)
    rooms = [wanted.only] if wanted.only else list(ROOMS)
    drawn = sample(root, wanted.seed, rooms)
    found = run(root, drawn, kept, wanted.survivors, wanted.jobs)
    notes = ROOT / "docs" / "mutants.json"
    told = json.loads(notes.read_text(encoding="utf-8")) if notes.is_file() else {}
    text = page(drawn, found, told)
    if not wanted.only:
        TARGET.write_text(text, encoding="utf-8")
    caught = sum(found[mutant.key].result == "caught" for mutant in drawn)
    print(f"{caught} of {len(drawn)} noticed ({caught / len(drawn):.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
