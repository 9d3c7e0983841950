"""Write requirements/*.txt: exact versions with their hashes, for every system and Python 3.11+.

Run it as `python3 run.py lock` after a change of the dependencies in pyproject.toml, or with
`--upgrade` to take newer versions. It needs the network.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"

# Name of the lock file: the extras of pyproject.toml that it adds to the program's own needs.
LOCKS = {
    "app": (),
    "dev": ("dev",),
    "bench": ("dev", "bench"),
    "bundle": ("dev", "bundle"),
    "lab": ("dev", "lab"),
    "mutants": ("dev", "mutants"),
}


def main(argv: list[str]) -> int:
    """Write all lock files; the versions agree, so that one environment can hold them all."""
    if find_spec("uv") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "uv"], check=True)
    FOLDER.mkdir(exist_ok=True)
    everything = FOLDER / "all.tmp"
    extras = sorted({extra for names in LOCKS.values() for extra in names})
    seed = FOLDER / "all.seed"
    if "--upgrade" not in argv:
        # What is locked stays as it is wherever it can.
        seed.write_text(_pins(), encoding="utf-8")
    try:
        _compile(everything, extras, ["-c", str(seed)] if seed.exists() else [])
        for name, names in LOCKS.items():
            _compile(
                FOLDER / f"{name}.txt",
                names,
                ["-c", str(everything), "--generate-hashes", "--no-annotate"],
            )
            print(f"requirements/{name}.txt")
    finally:
        everything.unlink(missing_ok=True)
        seed.unlink(missing_ok=True)
    return 0


def _pins() -> str:
    pins = [
        line.rstrip(" \\")
        for lock in sorted(FOLDER.glob("*.txt"))
        for line in lock.read_text(encoding="utf-8").splitlines()
        if line[:1].isalpha()
    ]
    return "".join(f"{pin}\n" for pin in dict.fromkeys(pins))


def _compile(target: Path, extras: list[str] | tuple[str, ...], more: list[str]) -> None:
    target.unlink(missing_ok=True)
    command = [sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", "--universal"]
    command += ["--python-version", "3.11", "--no-header", "--quiet", "-o", str(target), *more]
    # One version of each package for every Python: licences.json names the one that is shipped.
    command += ["--fork-strategy", "fewest"]
    for extra in extras:
        command += ["--extra", extra]
    subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
