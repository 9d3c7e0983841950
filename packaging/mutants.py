"""Write docs/mutants.md: how many small faults, put into the code one at a time, the tests notice.

    mutants.py                  try what was drawn and not tried yet, and write the page
    mutants.py --draw SEED      draw a sample first
    mutants.py --minutes N      stop after some time; the next run goes on
    mutants.py --quick          let each meet the first two of the four sets of tests only
    mutants.py --survivors      try those again that were not noticed
    mutants.py --learn TEST ... see what these tests run, beside what is known already
    mutants.py --kept FILE ...  keep all that in another file, the page beside it: for a look

Cosmic Ray makes the mutants (one fault each) and the tests are run against them. Which tests a
mutant meets is found out by Coverage: those that run the statement it is in, and then others that
have to do with the module. What was drawn and found is kept in docs/mutants.json, so a run that was
stopped goes on; it happens in a copy below build/mutants.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import difflib
import gc
import inspect
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
import types
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from functools import cache, partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COPY: Final = ROOT / "build" / "mutants"
KEPT: Final = ROOT / "docs" / "mutants.json"

# The rooms, what is in them, and how many mutants of each are drawn.
ROOMS: Final[dict[str, tuple[tuple[str, ...], int]]] = {
    "engine": (("reconquista_qt/engine",), 60),
    "rules": (("reconquista_qt/games/*/rules",), 140),
    "storage": (("reconquista_qt/storage",), 60),
    "model": (("reconquista_qt/model",), 60),
}
# The tests that are asked which statements they run, and the long ones that are not.
SUITE: Final = ("tests/engine", "tests/kit", "tests/storage", "tests/model", "tests/games")
NOT_ASKED: Final = (
    "tests/storage/test_kill.py", "tests/games/st279/test_random_games.py",
    "tests/games/hispania/test_random_games.py", "tests/games/crusades2/test_random_games.py",
    "tests/games/reconquista/test_whole_games.py", "tests/games/crusades2/test_kept_searches.py",
    "tests/games/st279/test_data.py", "tests/games/crusades2/test_data.py",
    *(f"tests/games/{game}/test_kept_{what}.py"
      for game in ("reconquista", "st279", "hispania", "crusades2")
      for what in ("games", "refusals", "played")),
    # Computer players, odds, boards, words and windows.
    *(f"tests/games/reconquista/{folder}"
      for folder in ("board", "book", "brain", "map", "odds", "window", "words")),
    *(f"tests/games/st279/test_{what}.py"
      for what in ("brain", "gestures", "map", "table_window", "words")),
    *(f"tests/games/hispania/test_{what}.py"
      for what in ("brain", "map", "odds", "window", "words")),
    *(f"tests/games/crusades2/test_{what}.py"
      for what in ("board", "command_dock", "greedy", "texts")),
)  # fmt: skip
# What has to do with a module whatever it runs there: for each folder the tests of it.
OF_FOLDER: Final[dict[str, tuple[str, ...]]] = {
    "reconquista_qt/engine/": ("tests/engine",),
    "reconquista_qt/storage/": ("tests/storage",),
    "reconquista_qt/model/": ("tests/model",),
    **{
        f"reconquista_qt/games/{game}/": (
            f"tests/games/{game}/test_kept_played.py",
            f"tests/games/{game}/test_kept_games.py",
            f"tests/games/{game}/test_kept_refusals.py",
        )
        for game in ("reconquista", "st279", "hispania", "crusades2")
    },
    "reconquista_qt/games/st279/rules/filecheck.py": ("tests/games/st279/test_data.py",),
    "reconquista_qt/games/crusades2/rules/datafile.py": ("tests/games/crusades2/test_data.py",),
}
OF_FOLDERS: Final = frozenset(test for tests in OF_FOLDER.values() for test in tests)
FIRST_TESTS, FIRST_SECONDS = 20, 12.0  # that a mutant meets at first, the quickest
REST_SECONDS = 40.0  # of all others that run the statement, for those who get by them
OTHER_TESTS, OTHER_SECONDS = 100, 15.0  # that those meet who get by these too
LONG_SECONDS = 60.0  # of the processor for the tests of a folder
LONGEST_SECONDS = 900.0  # of the clock for a set of tests; it may be a busy machine
START_SECONDS = 20.0  # of the processor for the tests to begin

# How tests are run here: on a busy machine, where what is slow has not hung.
CALM: Final = ("-p", "no:cacheprovider", "-o", "faulthandler_timeout=0")

# What makes no other program: `is` in place of `==` for numbers and short texts, and the other way
# round where it is None or a type that is asked for.
LEFT_OUT: Final = ("_Is", "_IsNot")
LEFT_OUT_OF_NONE: Final = ("Is_Eq", "IsNot_NotEq")
OF_TYPE: Final = re.compile(r"\btype\([^()]*\)\s*$")


@dataclass(slots=True)
class Mutant:
    """A fault: where, Cosmic Ray's operator, the lines as they were and are, and what became of it.

    `result` is caught, survived, unrun (by any test), equal (it changes nothing: `why`), gone (the
    statement is not there any more), or empty where it was not tried yet; `by` is the test that
    noticed it, empty where that took too long. `line` is counted from 1.
    """

    room: str
    path: str
    line: int
    operator: str
    was: list[str]
    now: list[str]
    result: str = ""
    tests: int = 0
    why: str = ""
    by: str = ""

    def put_into(self, source: str) -> str | None:
        """Return a module with the fault, None where the lines are not there; sets `line`."""
        lines = source.split("\n")
        length = len(self.was)
        places = [n for n in range(len(lines) - length + 1) if lines[n : n + length] == self.was]
        if not places:
            return None
        at = min(places, key=lambda n: abs(n + 1 - self.line))
        self.line = at + 1
        return "\n".join([*lines[:at], *self.now, *lines[at + length :]])


@dataclass(slots=True)
class Sample:
    """Mutants that were drawn by chance, and of which code (a commit)."""

    seed: int
    code: str
    mutants: list[Mutant]


def read_samples(kept: Path) -> list[Sample]:
    """Return what was drawn and found so far."""
    if not kept.is_file():
        return []
    data = json.loads(kept.read_text(encoding="utf-8"))
    return [Sample(one["seed"], one["code"], [Mutant(**m) for m in one["mutants"]]) for one in data]


def write_samples(kept: Path, samples: Sequence[Sample]) -> None:
    """Keep what was drawn and found, a line for each mutant."""
    texts = []
    for one in samples:
        rows = ",\n".join(json.dumps(asdict(m), ensure_ascii=False) for m in one.mutants)
        texts.append(f'{{"seed": {one.seed}, "code": "{one.code}", "mutants": [\n{rows}\n]}}')
    fresh = kept.with_name(f"{kept.name}.new")
    fresh.write_text("[" + ",\n".join(texts) + "]\n", encoding="utf-8")
    fresh.replace(kept)  # a run may be stopped at any moment


# -- drawing ---------------------------------------------------------------------------------------


def modules(room: str, root: Path) -> list[Path]:
    """Return the modules of a room."""
    folders = (folder for pattern in ROOMS[room][0] for folder in root.glob(pattern))
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


class Place(NamedTuple):
    """Where a mutant can be made: which of its operator's in a module."""

    path: Path
    operator: str
    occurrence: int


def places_of(room: str, root: Path) -> Iterator[Place]:
    """Yield every place of a room where a mutant makes another program."""
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.plugins import get_operator, operator_names

    names = [n for n in operator_names() if not n.endswith(LEFT_OUT)]
    operators = [(n, get_operator(n)) for n in sorted(names)]
    for path in modules(room, root):
        source = path.read_text(encoding="utf-8")
        lines = source.split("\n")
        idle = idle_spans(source)
        nodes = list(ast_nodes(get_ast(source)))
        for name, operator in operators:
            if operator.arguments() or name.endswith("no_op"):
                continue
            made = operator()
            found = (place for node in nodes for place in made.mutation_positions(node))
            for occurrence, (start, end) in enumerate(found):
                rest = lines[end[0] - 1][end[1] :].lstrip()
                left = lines[start[0] - 1][: start[1]]
                same = rest.startswith("None") or OF_TYPE.search(left) is not None
                none = name.endswith(LEFT_OUT_OF_NONE) and same
                if not none and not any(_within(start, end, span) for span in idle):
                    yield Place(path, name, occurrence)


def made_at(place: Place, room: str, root: Path) -> Mutant:
    """Return the mutant of a place."""
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    source = place.path.read_text(encoding="utf-8")
    other = mutate_code(source, get_operator(place.operator)(), place.occurrence)
    if other is None:
        raise RuntimeError(f"no such mutant: {place}")
    was, now = source.split("\n"), other.split("\n")
    codes = [
        c for c in difflib.SequenceMatcher(None, was, now, autojunk=False).get_opcodes()
        if c[0] != "equal"
    ]  # fmt: skip
    first, last, begin, end = codes[0][1], codes[-1][2], codes[0][3], codes[-1][4]
    relative = place.path.relative_to(root).as_posix()
    name = place.operator.removeprefix("core/")
    return Mutant(room, relative, first + 1, name, was[first:last], now[begin:end])


Span = tuple[tuple[int, int], tuple[int, int]]


def idle_spans(source: str) -> list[Span]:
    """Return what changes nothing: annotations, what is for whoever checks types, cache sizes."""
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
                for one in node.decorator_list:
                    match one:
                        case ast.Call(func=ast.Name(id="lru_cache")):
                            add(one)
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


def drawn(root: Path, seed: int, counts: Mapping[str, int]) -> list[Mutant]:
    """Return the mutants that are drawn: of each room so many, by chance, each once."""
    found: list[Mutant] = []
    for room, count in counts.items():
        every = list(places_of(room, root))
        print(f"{room}: {count} of {len(every)}", flush=True)
        random.Random(f"{seed} {room}").shuffle(every)
        made = (made_at(place, room, root) for place in every)
        found += islice((mutant for mutant in made if _is_program(mutant, root)), count)
    return found


def _is_program(mutant: Mutant, root: Path) -> bool:
    """Whether Python takes a mutant at all: an operator may be replaced that is none."""
    text = mutant.put_into((root / mutant.path).read_text(encoding="utf-8"))
    try:
        compile(text or "", mutant.path, "exec")
    except SyntaxError:
        return False
    return True


# -- which tests run a statement -------------------------------------------------------------------


def learn(root: Path, until: float, wanted: Sequence[str] = ()) -> bool:
    """Run the tests (or some, as they are now) once; keep what each runs, and for how long.

    They are run folder by folder, so that whoever is stopped goes on: False where the time of day
    (`until`) was up before all were. Times are the processor's.
    """
    ready(root)
    compileall.compile_dir(root / "reconquista_qt", quiet=2)
    known = root / "mutants.times.json"
    if wanted:
        spare = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "tests", root / "tests", dirs_exist_ok=True, ignore=spare)
    for folder in wanted or suite(root):
        noted = json.loads(known.read_text(encoding="utf-8")) if known.is_file() else {}
        if folder in noted.get("folders", ()) and not wanted:
            continue
        began = time.monotonic()
        if began > until:
            return False
        fresh = root / "mutants.fresh.json"
        fresh.unlink(missing_ok=True)
        in_time(partial(_learn, root, folder, fresh, not noted), 1e6)
        found = json.loads(fresh.read_text(encoding="utf-8"))
        if found["failed"]:
            print("left out, fails without a fault:", *found["failed"], sep="\n  ", flush=True)
        kept = {
            "folders": sorted({*noted.get("folders", ()), folder}),
            "times": noted.get("times", {}) | found["times"],
        }
        known.write_text(json.dumps(kept, indent=0), encoding="utf-8")
        print(f"learnt {folder} {time.monotonic() - began:.0f} s", flush=True)
    return True


def suite(root: Path) -> list[str]:
    """Return the folders whose tests are asked which statements they run."""
    found = {path.parent for one in SUITE for path in (root / one).rglob("test_*.py")}
    folders = sorted(folder.relative_to(root).as_posix() for folder in found)
    return [folder for folder in folders if folder not in NOT_ASKED]


def _learn(root: Path, folder: str, fresh: Path, first: bool) -> None:
    from coverage import Coverage

    config = root / "mutants.coveragerc"
    config.write_text(
        "[run]\nsource = reconquista_qt\nomit = */view/*\ndata_file = mutants.coverage\n",
        encoding="utf-8",
    )
    measured = Coverage(config_file=str(config))
    if not first:
        measured.load()
    clock = Clock(measured)
    inner = [f"--ignore={path.relative_to(root)}" for path in (root / folder).glob("*/")]
    left_out = [f"--ignore={path}" for path in NOT_ASKED if path != folder]  # if not asked for
    measured.start()
    run_tests(["-m", "not slow", *inner, *left_out, folder], [clock])
    measured.stop()
    measured.save()
    times = {name: taken for name, taken in clock.times.items() if name not in clock.failed}
    found = {"times": times, "failed": sorted(clock.failed)}
    fresh.write_text(json.dumps(found), encoding="utf-8")


class Clock:
    """Notes how long each test takes, all its cases together, and which of them fails."""

    def __init__(self, measured: Any) -> None:
        self._measured = measured
        self._began = 0.0
        self.times: dict[str, float] = {}
        self.failed: set[str] = set()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Note the beginning."""
        self._measured.switch_context(function_of(nodeid))
        self._began = time.process_time()

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Note whether it failed."""
        if report.failed:
            self.failed.add(function_of(report.nodeid))

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """Note the end."""
        name = function_of(nodeid)
        self.times[name] = self.times.get(name, 0.0) + time.process_time() - self._began
        self._measured.switch_context("")


def function_of(nodeid: str) -> str:
    """Return the function of a test's case."""
    return nodeid.partition("[")[0]


class Tests:
    """Knows which tests run which lines."""

    def __init__(self, root: Path) -> None:
        from coverage import CoverageData

        self._root = root
        self._data = CoverageData(str(root / "mutants.coverage"))
        self._data.read()
        self._times = json.loads((root / "mutants.times.json").read_text(encoding="utf-8"))["times"]
        self._by_line = cache(self._lines_of)

    def _lines_of(self, path: str) -> Mapping[int, Sequence[str]]:
        found: Mapping[int, Sequence[str]] = self._data.contexts_by_lineno(str(self._root / path))
        return found

    def of(self, mutant: Mutant) -> tuple[list[str], float]:
        """Return the quickest tests that run a mutant's statement, and the seconds they take."""
        return self._some(self._running(mutant), FIRST_TESTS, FIRST_SECONDS)

    def rest(self, mutant: Mutant, met: Sequence[str]) -> tuple[list[str], float]:
        """Return the others that run a mutant's statement, the quickest first."""
        before = frozenset(met)
        left = [name for name in self._running(mutant) if name not in before]
        return self._some(left, len(left), REST_SECONDS)

    def begin_with(self, mutant: Mutant) -> bool:
        """Whether a mutant's statement is run before all tests, when modules are loaded."""
        return "" in self._contexts(mutant)

    def _contexts(self, mutant: Mutant) -> set[str]:
        by_line = self._by_line(mutant.path)
        last = mutant.line + max(0, len(mutant.was) - 1)
        head, foot = statement(self._root / mutant.path, mutant.line, last)
        return {name for line in range(head, foot + 1) for name in by_line.get(line, ())}

    def _running(self, mutant: Mutant) -> list[str]:
        """Return all tests that run a mutant's statement, the quickest first."""
        names = self._contexts(mutant)
        if names == {""}:
            # Run when the module is imported: whoever runs anything of the module may notice.
            by_line = self._by_line(mutant.path)
            names = {name for line in by_line for name in by_line[line]}
        return sorted((n for n in names if n in self._times), key=lambda n: (self._times[n], n))

    def _some(self, names: Sequence[str], most: int, seconds: float) -> tuple[list[str], float]:
        """Return the first of some tests, at least one, and the seconds they take."""
        chosen: list[str] = []
        taken = 0.0
        for name in names[:most]:
            if chosen and taken + self._times[name] > seconds:
                break
            chosen.append(name)
            taken += self._times[name]
        return chosen, taken

    @staticmethod
    def of_folder(mutant: Mutant) -> list[str]:
        """Return the tests that have to do with a module whatever they run there."""
        return [t for begin, ts in OF_FOLDER.items() if mutant.path.startswith(begin) for t in ts]

    def others(self, mutant: Mutant, met: Sequence[str]) -> tuple[list[str], float]:
        """Return the tests of all files in which something of the module is run, but those met.

        What is worked out once and kept is run in the first test alone: the statement does not tell
        who depends on it.
        """
        by_line = self._by_line(mutant.path)
        files = {name.partition("::")[0] for names in by_line.values() for name in names}
        before = frozenset(met)
        left = [
            name for name in sorted(self._times, key=lambda n: (self._times[n], n))
            if name.partition("::")[0] in files and name not in before
        ]  # fmt: skip
        return self._some(left, OTHER_TESTS, OTHER_SECONDS)


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
    asked = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in names.splitlines():
        if (ROOT / name).is_file():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, root / name)


def commit() -> str:
    """Return the commit that the project stands at."""
    asked = ["git", "rev-parse", "--short", "HEAD"]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def looks(mutant: Mutant, tests: Tests, *, quick: bool) -> Iterator[tuple[list[str], float]]:
    """Yield the sets of tests that a mutant meets one after the other, with their seconds.

    Which are the last is found out only where they are needed; they are left for later if `quick`.
    """
    first, seconds = tests.of(mutant)
    yield first, seconds
    yield tests.of_folder(mutant), LONG_SECONDS
    if quick:
        return
    rest, seconds = tests.rest(mutant, first)
    yield rest, seconds
    yield tests.others(mutant, [*first, *rest])


class CannotTry(Exception):
    """Raised where a fault could not be put in, or tests fail without any: nothing is found out."""


def in_time(trial: Callable[[], str | None], seconds: float) -> str | None:
    """Return what a trial in a fork of this process says: which test failed, None where none did.

    Where it has no end, or ends the process, no test has a name: that is an empty text. Its time is
    that of the processor, which is the same on a busy machine. CannotTry where it could not begin.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.close(reading)
            os.setsid()
            limit = int(START_SECONDS + seconds)
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
            failed = trial()
            os.write(writing, b"passed" if failed is None else b"failed " + failed.encode()[:4000])
        except CannotTry as error:
            os.write(writing, f"cannot {error}".encode()[:4000])
        finally:
            os._exit(0)
    os.close(writing)
    until = time.monotonic() + max(LONGEST_SECONDS, seconds)
    while not os.waitpid(child, os.WNOHANG)[0]:
        if time.monotonic() > until:
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            break
        time.sleep(0.02)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # what it has started and left running
    with os.fdopen(reading, "rb") as stream:
        said = stream.read().decode()
    if said.startswith("cannot "):
        raise CannotTry(said.removeprefix("cannot "))
    return None if said == "passed" else said.removeprefix("failed ")


Code = types.CodeType


def swapped(path: str, was: str, now: str) -> list[Code] | None:
    """Return the outermost functions that a fault changes; None where it changes anything else."""
    found: list[Code] = []

    def same(one: Code, other: Code) -> bool:
        pairs = zip(_inner(one), _inner(other), strict=False)
        return _own(one) == _own(other) and all(same(a, b) for a, b in pairs)

    def only_functions(one: Code, other: Code) -> bool:
        if _own(one) != _own(other):
            return False
        for a, b in zip(_inner(one), _inner(other), strict=True):
            if same(a, b):
                continue
            if not a.co_flags & b.co_flags & inspect.CO_OPTIMIZED:
                if not only_functions(a, b):
                    return False
            elif a.co_freevars != b.co_freevars:
                return False
            else:
                found.append(b)
        return True

    if only_functions(compile(was, path, "exec"), compile(now, path, "exec")):
        return found
    return None


def _inner(code: Code) -> list[Code]:
    return [one for one in code.co_consts if isinstance(one, Code)]


def _own(code: Code) -> tuple[object, ...]:
    """Return what a code does itself: of the codes in it the names only."""
    consts = [
        one.co_name if isinstance(one, Code) else (type(one), repr(one)) for one in code.co_consts
    ]
    return (code.co_code, consts, code.co_names, code.co_varnames, code.co_freevars,
            code.co_cellvars, code.co_argcount)  # fmt: skip


class Loaded:
    """The functions of the project that are loaded, by where they stand."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str, int], list[types.FunctionType]] = {}
        for one in gc.get_objects():
            if isinstance(one, types.FunctionType):
                code = one.__code__
                at = code.co_filename.find("reconquista_qt/")
                if at >= 0:
                    key = (code.co_filename[at:], code.co_name, code.co_firstlineno)
                    self._found.setdefault(key, []).append(one)

    def knows(self, path: str, codes: Iterable[Code]) -> bool:
        """Whether all of these functions of a module are there to be given another code."""
        return all((path, one.co_name, one.co_firstlineno) in self._found for one in codes)

    def put_in(self, path: str, codes: Iterable[Code]) -> bool:
        """Give functions another code; False where the module is loaded but they are not there."""
        done = False
        for code in codes:
            for one in self._found.get((path, code.co_name, code.co_firstlineno), ()):
                one.__code__ = code
                done = True
            self._put_inside(path, code)
        name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        return done or name not in sys.modules

    def _put_inside(self, path: str, code: Code) -> None:
        """Give the functions that a function has made before the code of those it makes now."""
        for inner in _inner(code):
            for one in self._found.get((path, inner.co_name, inner.co_firstlineno), ()):
                if one.__code__.co_freevars == inner.co_freevars:
                    one.__code__ = inner
            self._put_inside(path, inner)


class Trials:
    """Tries faults in forks of one session of tests, which are collected once.

    What a fault changes in functions is put into those that are loaded. What it changes elsewhere,
    or in what is run when modules are loaded, needs a process in which none is yet: such mutants
    are left untried.
    """

    def __init__(
        self, root: Path, wanted: Sequence[Mutant], write: Callable[[], None], until: float,
        *, quick: bool,
    ) -> None:  # fmt: skip
        self._root, self._wanted, self._write, self._until = root, wanted, write, until
        self._quick = quick

    def pytest_runtestloop(self, session: Any) -> bool:
        """Run no test but those that the faults meet."""
        self._items: dict[str, list[Any]] = {}
        for item in session.items:
            name = item.nodeid.partition("[")[0]
            parts = name.partition("::")[0].split("/")
            folders = ("/".join(parts[:n]) for n in range(1, len(parts) + 1))
            for address in (name, *folders):
                self._items.setdefault(address, []).append(item)
        tests = Tests(self._root)
        gc.unfreeze()  # what was set aside is among what is loaded
        loaded = Loaded()
        gc.freeze()  # what is open here is nothing that the tests have left open
        trying = Trying(self._root, tests, self._failing, quick=self._quick)
        for number, mutant in enumerate(self._wanted, 1):
            began = time.monotonic()
            if began > self._until:
                break
            if not self._try_out(mutant, tests, trying, loaded):
                continue
            self._write()
            _tell(f"{number}/{len(self._wanted)}", mutant, began)
        return True

    def _try_out(self, mutant: Mutant, tests: Tests, trying: Trying, loaded: Loaded) -> bool:
        """Find out what becomes of a fault; False where that cannot be done here."""
        path = self._root / mutant.path
        source = path.read_text(encoding="utf-8") if path.is_file() else ""
        text = mutant.put_into(source)
        if text is None:
            mutant.result = "gone"
            return True
        codes = swapped(str(path), source, text)
        if codes is None or not loaded.knows(mutant.path, codes) or tests.begin_with(mutant):
            return False  # a trial that cannot be made is none: it would pass for a fault noticed

        def failing(addresses: Sequence[str], left_out: Set[str]) -> str | None:
            if not loaded.put_in(mutant.path, codes):
                raise CannotTry(f"nothing to put the fault in: {mutant}")
            return self._failing(addresses, left_out)

        trying.try_out(mutant, failing)
        return True

    def _failing(self, addresses: Sequence[str], left_out: Set[str]) -> str | None:
        """Return which of some tests fails here and now, None where none does."""
        from _pytest.runner import runtestprotocol

        items = [
            item for address in addresses for item in self._items.get(address, ())
            if item.nodeid not in left_out
        ]  # fmt: skip
        for item, following in zip(items, [*items[1:], None], strict=True):
            reports = runtestprotocol(item, log=False, nextitem=following)
            if any(report.failed for report in reports):
                return str(item.nodeid)
        return None


Failing = Callable[[Sequence[str], Set[str]], str | None]


class Trying:
    """Lets faults meet their tests, and sees that a test that notices one passes without it.

    `failing` says in a fork which of some tests fails, without those that are left out. Where it is
    to be `quick` they meet the first two of the four sets.
    """

    def __init__(self, root: Path, tests: Tests, failing: Failing, *, quick: bool) -> None:
        self._root, self._tests, self._failing, self._quick = root, tests, failing, quick
        self._sound: set[tuple[str, ...] | str] = set()
        self._left_out: set[str] = set()

    def try_out(self, mutant: Mutant, failing: Failing) -> None:
        """Put a fault in, run its tests, take it out again; the mutant says what came of it."""
        path = self._root / mutant.path
        source = path.read_text(encoding="utf-8")
        text = mutant.put_into(source)
        assert text is not None
        mutant.tests, mutant.by = 0, ""
        ran = False
        for number, (addresses, seconds) in enumerate(
            looks(mutant, self._tests, quick=self._quick)
        ):
            mutant.tests += len(addresses)
            ran = ran or (number == 0 and bool(addresses))
            while addresses:
                with faulty(self._root, path, text, source):
                    trial = partial(failing, addresses, frozenset(self._left_out))
                    failed = in_time(trial, seconds)
                if failed is None:
                    break
                if self._is_sound(addresses, seconds, failed):
                    mutant.result, mutant.by = "caught", failed
                    return
        mutant.result = "survived" if ran else "unrun"

    def _is_sound(self, addresses: Sequence[str], seconds: float, failed: str) -> bool:
        """Whether the test that failed passes without the fault, after the same others."""
        key = failed or tuple(addresses)
        if key in self._sound:
            return True
        trial = partial(self._failing, addresses, frozenset(self._left_out))
        without = in_time(trial, seconds)
        if without is None:
            self._sound.add(key)
            return True
        if not without:
            raise CannotTry(f"never ends without a fault: {addresses}")
        print(f"left out, it fails without a fault: {without}", flush=True)
        self._left_out.add(without)
        return False


def failing_in_new(addresses: Sequence[str], left_out: Set[str]) -> str | None:
    """Return which of some tests fails in this process, in which nothing is loaded yet."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    first = FirstFailure()
    status = run_tests(["-x", *(f"--deselect={name}" for name in left_out), *addresses], [first])
    return None if status == 0 else first.name or "what is before all tests"


class FirstFailure:
    """Notes which test, or file of tests, is the first that fails."""

    name = ""

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Note a test."""
        if report.failed:
            self.name = self.name or str(report.nodeid)

    def pytest_collectreport(self, report: Any) -> None:
        """Note a file."""
        if report.failed:
            self.name = self.name or str(report.nodeid)


def run_tests(words: Sequence[str], plugins: Sequence[object] = ()) -> int:
    """Run pytest in this process."""
    import pytest

    # What was loaded before is no test, and need not be rewritten.
    calm = ["-W", "ignore::pytest.PytestAssertRewriteWarning",
            "-W", "ignore::ResourceWarning", "-p", "no:unraisableexception"]  # fmt: skip
    return int(pytest.main(["-q", *CALM, *calm, *words], plugins=plugins))


def ready(root: Path) -> None:
    """Load what all tests need, before the first fork; go to where the faults are put in."""
    os.chdir(root)
    os.environ.update(surroundings(root))
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    for name in ("pytest", "pydantic", "platformdirs",
                 "PySide6.QtWidgets", "PySide6.QtTest", "PySide6.QtSvg"):  # fmt: skip
        with suppress(ImportError):
            import_module(name)


@contextmanager
def faulty(root: Path, path: Path, text: str, source: str) -> Iterator[None]:
    """Put a fault in a module for a while; `mend` takes it out if this process is ended."""
    kept = root / "mutants.mend.json"
    kept.write_text(json.dumps([str(path), source]), encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    try:
        yield
    finally:
        mend(root)


def mend(root: Path) -> None:
    """Take out the fault that is left in a copy."""
    kept = root / "mutants.mend.json"
    if kept.is_file():
        path, source = json.loads(kept.read_text(encoding="utf-8"))
        Path(path).write_text(source, encoding="utf-8")
        kept.unlink()


def untried(samples: Sequence[Sample], only: int | None) -> list[Mutant]:
    """Return what is to be tried (of the sample of a seed), in an order of chance.

    A run that is stopped shall have tried some of each room.
    """
    found = [m for one in samples if only in (None, one.seed) for m in one.mutants if not m.result]
    random.Random(len(found)).shuffle(found)
    return found


def run(
    root: Path, kept: Path, only: int | None, most: int, until: float, *, quick: bool = False
) -> None:
    """Try mutants one after the other; what is found is kept as it comes."""
    ready(root)
    mend(root)

    def trials() -> None:
        samples = read_samples(kept)
        wanted = untried(samples, only)[:most]
        write = partial(write_samples, kept, samples)
        some = Trials(root, wanted, write, until, quick=quick)
        left_out = [f"--ignore={path}" for path in NOT_ASKED if path not in OF_FOLDERS]
        status = run_tests(["-s", "-m", "not slow", *left_out, *SUITE], [some])
        if status != 0:
            raise CannotTry(f"the tests cannot be collected, or a trial broke off: {status}")

    # In a fork, so that nothing is loaded here for those that need that.
    if in_time(trials, 1e6) is not None:
        raise CannotTry("the tests ended before all faults were tried")
    samples = read_samples(kept)
    tests = Tests(root)
    trying = Trying(root, tests, failing_in_new, quick=quick)
    for mutant in untried(samples, only)[:most]:
        began = time.monotonic()
        if began > until:
            break
        trying.try_out(mutant, failing_in_new)
        write_samples(kept, samples)
        _tell("alone", mutant, began)


def _tell(number: str, mutant: Mutant, began: float) -> None:
    print(f"{number} {mutant.result:9} {time.monotonic() - began:5.1f} s "
          f"{mutant.path}:{mutant.line} {mutant.operator}", flush=True)  # fmt: skip


# -- telling ---------------------------------------------------------------------------------------


RESULTS: Final = ("caught", "survived", "unrun")


def page(samples: Sequence[Sample]) -> str:
    """Return docs/mutants.md."""
    parts = [INTRODUCTION]
    for number, sample in enumerate(samples, 1):
        parts.append(_sample(number, sample))
    tried = [m for sample in samples for m in sample.mutants]
    parts.append("## Those that were not noticed\n")
    parts += _listed([m for m in tried if m.result in ("survived", "unrun")])
    parts.append(
        "## Those that change nothing\n\nEach was looked at by a person; it is in no share above.\n"
    )
    parts += _listed([m for m in tried if m.result == "equal"])
    return "\n".join(parts)


INTRODUCTION: Final = f"""# Faults that the tests notice

`python3 run.py mutants` puts small faults into the code, one at a time, and sees whether a test
fails: [Cosmic Ray](https://cosmic-ray.readthedocs.io) makes them (another operator, another
number, a condition turned round, a loop that is not run, a decorator left out ...), and each meets
the tests that have to do with it, no others:

1. those that run its statement, which [Coverage](https://coverage.readthedocs.io) tells: the
   {FIRST_TESTS} quickest, as far as they take no more than {FIRST_SECONDS:.0f} seconds;
2. those of its folder: of the engine, the model and the storage all, of a game's rules the games
   whose course is kept, by chance and by computer players, and what is refused there
   (`test_kept_*.py`);
3. the others that run its statement, the quickest first, up to {REST_SECONDS:.0f} seconds;
4. of the files in which anything of its module is run the others, the quickest first, up to
   {OTHER_TESTS} that take no more than {OTHER_SECONDS:.0f} seconds.

Others are not asked (computer players, odds, random games, boards, words, windows, the protocol),
so that a fault which only they would notice counts as not noticed. A fault that makes a test run
endlessly (in the time of the processor, so that no busy machine makes one of them) counts as
noticed. A test that notices a fault is run without it too, after the same other tests; where it
fails then, it is left out.

Not drawn, since they make no other program: faults in annotations and in what is only for type
checkers, the sizes of caches, `is` in place of `==` (for small numbers and ids it is the same) and
`==` in place of `is` where None or a type is asked for. What was drawn and changes nothing all the
same is judged one by one; the reasons are below.
"""


def _sample(number: int, sample: Sample) -> str:
    mutants = [m for m in sample.mutants if m.result in RESULTS]
    gone = sum(m.result == "gone" for m in sample.mutants)
    equal = sum(m.result == "equal" for m in sample.mutants)
    left = sum(not m.result for m in sample.mutants)
    rooms = dict.fromkeys(m.room for m in sample.mutants)
    rows = [_row(room, [m for m in mutants if m.room == room]) for room in rooms]
    table = "\n".join([*rows, _row("**all**", mutants)])
    notes = [
        f"{len(sample.mutants)} were drawn (seed {sample.seed}) from the code of {sample.code}"
    ]
    if gone:
        notes.append(f"the statements of {gone} were rewritten before they were tried")
    if equal:
        notes.append(f"{equal} change nothing")
    if left:
        notes.append(f"{left} were not tried")
    told = "; ".join(notes)
    if not mutants:
        return f"## Sample {number}\n\n{told}.\n"
    return f"""## Sample {number}

{TOLD.get(sample.seed, "")}{told}.

| room | mutants | noticed | not noticed | run by no test | share |
| --- | ---: | ---: | ---: | ---: | ---: |
{table}
"""


# What a reader of a sample's numbers must know.
TOLD: Final[dict[int, str]] = {
    1212: "Tests were written for what this sample showed, so its share tells how thorough that "
    "was, and nothing of other faults. At the first measurement 59 % of 274 were noticed, by the "
    "quickest tests alone; those were not tried again. Taken out are 13 that are no Python (an "
    "operator in place of the stars of `**options`), all of which had counted as noticed; such are "
    "not drawn any more.\n\n",
    2026: "Drawn anew after that, so its share is nearer to what is to be expected of any fault, "
    "and below the goal of nine in ten, most of all in storage, whose long tests the third step "
    "does not reach. Whoever wrote the last tests of the model had seen those drawn from it, and "
    "a few faults met a longer third step than the one above. Tests of the engine and the storage "
    "were written since for what it shows; it has not been tried again, and no sample has been "
    "drawn anew. Seven more that were drawn are no Python.\n\n",
    20261122: "Drawn when the last of the tests that it met was written: none was written for "
    "what it shows, so its share is what was to be expected of any fault then. Since then broad "
    "tests were written for the kinds of faults that it shows: games of computer players of which "
    "every answer is kept, sessions in which somebody goes back and forth by chance, positions and "
    "files with many things wrong at once.\n\n",
    20261130: "Drawn when the last of those tests was written: none was written for what it "
    "shows. They are tried in an order of chance, with the first two sets of tests alone, so those "
    "tried so far are a share by chance too, but not enough of them to count as a sample.\n\n",
}


def _row(name: str, mutants: Sequence[Mutant]) -> str:
    count = Counter(one.result for one in mutants)
    whole = len(mutants)
    share = f"{count['caught'] / whole:.1%}" if whole else "–"
    return (
        f"| {name} | {whole} | {count['caught']} | {count['survived']} | {count['unrun']} "
        f"| {share} |"
    )


def _listed(mutants: Sequence[Mutant]) -> list[str]:
    lines = []
    for one in mutants:
        why = one.why or ("run by no test." if one.result == "unrun" else "a gap in the tests.")
        change = "\n".join([*(f"-{text}" for text in one.was), *(f"+{text}" for text in one.now)])
        lines.append(f"* `{one.path}` {one.operator}: {why}\n\n```diff\n{change}\n```\n")
    return lines or ["None.\n"]


def main(argv: list[str]) -> int:
    """Do what is asked."""
    parser = argparse.ArgumentParser(prog="run.py mutants", description=__doc__)
    parser.add_argument("--draw", type=int, metavar="SEED", help="draw a sample")
    parser.add_argument("--count", type=int, default=0, help="mutants of each room, for --draw")
    parser.add_argument("--survivors", action="store_true", help="try those again")
    parser.add_argument("--quick", action="store_true", help="leave the longer tests for later")
    parser.add_argument("--learn", nargs="+", default=[], metavar="TEST")
    parser.add_argument("--anew", action="store_true", help="copy the project and learn anew")
    parser.add_argument("--write", action="store_true", help="write the page, try nothing")
    parser.add_argument("--only", type=int, metavar="SEED", help="try those of one sample")
    parser.add_argument("--kept", type=Path, default=KEPT, metavar="FILE", help="keep it there")
    parser.add_argument("--most", type=int, default=10_000, help="try no more than so many")
    parser.add_argument("--minutes", type=float, default=1e6, help="begin nothing after that")
    parser.add_argument("--folder", type=Path, default=COPY)
    wanted = parser.parse_args(argv)
    root = wanted.folder.resolve() / "copy"
    kept = wanted.kept.resolve()
    samples = read_samples(kept)
    if not wanted.write:
        if wanted.anew or not root.is_dir():
            copy_tree(root)
        if wanted.draw is not None:
            counts = {room: wanted.count or count for room, (_, count) in ROOMS.items()}
            samples.append(Sample(wanted.draw, commit(), drawn(root, wanted.draw, counts)))
            write_samples(kept, samples)
        if wanted.survivors:
            these = [one for one in samples if wanted.only in (None, one.seed)]
            for mutant in (m for one in these for m in one.mutants):
                mutant.result = "" if mutant.result in ("survived", "unrun") else mutant.result
            write_samples(kept, samples)
        until = time.monotonic() + 60 * wanted.minutes
        if learn(root, until) and (not wanted.learn or learn(root, until, wanted.learn)):
            run(root, kept, wanted.only, wanted.most, until, quick=wanted.quick)
        samples = read_samples(kept)
    kept.with_suffix(".md").write_text(page(samples), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
