"""Start a bundle or an installed command as a stranger would, and see that it works.

`python3 run.py tryout [PROGRAM]` runs dist/reconquista-qt, or another program, in an empty folder
with an empty environment and a new home; nothing of this checkout or of Python is in reach.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "dist" / "reconquista-qt" / f"reconquista-qt{'.exe' if os.name == 'nt' else ''}"
# Without these Windows starts no program at all.
SYSTEM = ("SYSTEMROOT", "SYSTEMDRIVE", "TEMP", "TMP", "USERPROFILE")
STAYS_OPEN = 5.0  # seconds after which a window is believed

GAME = [
    {"id": 1, "do": "new", "game": "reconquista", "seed": 7},
    {"id": 2, "do": "play", "policy": "greedy", "until": "end"},
    {"id": 3, "do": "score"},
]


class Stranger:
    """Somebody with a new home, who knows nothing but the program."""

    def __init__(self, program: Path, home: Path) -> None:
        self.program, self.home = program, home
        self.environment = {name: os.environ[name] for name in SYSTEM if name in os.environ}
        self.environment |= {"HOME": str(home), "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
        self.environment["RECONQUISTA_QT_HOME"] = str(home / "own")
        self.environment["XDG_RUNTIME_DIR"] = str(home)

    def run(self, *words: str, stdin: str = "") -> str:
        """Run the program to its end and return what it printed; SystemExit where it failed."""
        done = subprocess.run(
            [str(self.program), *words],
            cwd=self.home,
            env=self.environment,
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            timeout=300,
            check=False,
        )
        if done.returncode != 0:
            sys.exit(f"{' '.join(words)}: status {done.returncode}\n{done.stdout}{done.stderr}")
        print(f"ok   reconquista-qt {' '.join(words)}")
        return done.stdout

    def open(self, *words: str, second: str = "") -> None:
        """Start the window, see that it stays open and takes a second start's game, and end it."""
        window = subprocess.Popen(
            [str(self.program), *words],
            cwd=self.home,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        try:
            said, _ = window.communicate(timeout=STAYS_OPEN)
        except subprocess.TimeoutExpired:
            if second:
                self.run(second)
            window.terminate()
            said, _ = window.communicate()
            if "Traceback" not in said:
                print(f"ok   reconquista-qt {' '.join(words)} (the window)")
                return
        sys.exit(f"the window did not stay open: {said}")


def files(folder: Path) -> dict[Path, tuple[int, int]]:
    """Return the size and the time of every file below a folder."""
    return {
        path: (path.stat().st_size, path.stat().st_mtime_ns)
        for path in folder.rglob("*")
        if path.is_file()
    }


def try_out(program: Path) -> None:
    """Use all that the program can do without a player; SystemExit says what failed."""
    before = files(program.parent)
    with tempfile.TemporaryDirectory() as folder:
        stranger = Stranger(program, Path(folder))
        stranger.run("--version")
        stranger.run("doctor")
        lines = "".join(f"{json.dumps(request)}\n" for request in GAME)
        answers = [json.loads(line) for line in stranger.run("engine", stdin=lines).splitlines()]
        if [answer["ok"] for answer in answers] != [True] * len(GAME):
            sys.exit(f"engine: {answers}")
        stranger.run("play", "--headless", "--games", "3")
        # Two processes: in a bundle they start this same program.
        stranger.run("simulate", "--games", "4", "--jobs", "2", "--out", "rows.csv")
        stranger.run("demo", "pictures")
        (save,) = Path(folder).glob("pictures/*.reconquista")
        stranger.run("replay", str(save))
        stranger.open(second=str(save))
        stranger.open("--new-window", str(save))
    if files(program.parent) != before:
        sys.exit("the program has written into its own folder")


def main(argv: list[str]) -> int:
    """Try the program out and say how long it took."""
    began = time.monotonic()
    try_out(Path(argv[0]).absolute() if argv else PROGRAM)
    print(f"{time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
