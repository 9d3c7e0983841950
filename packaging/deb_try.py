"""Install the Debian package, use it, remove it, and see that nothing is left.

    sudo python3 packaging/deb_try.py [FILE.deb]

Needs a Debian or Ubuntu system and root: the package is really installed, and really removed. The
file is that of `python3 run.py deb` unless another is named. Returns 1 where something is wrong.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "reconquista-qt"
TYPE = "application/x-reconquista"
PLACES = ("/usr", "/opt", "/etc", "/var/lib/dpkg/info")


def main(argv: list[str]) -> int:
    """Try the package; return 0 where all is well."""
    packages = [Path(argv[0])] if argv else sorted((ROOT / "dist").glob(f"{NAME}_*.deb"))
    if not packages or os.geteuid() != 0:
        print("Needs root, and a package made by: python3 run.py deb", file=sys.stderr)
        return 1
    if subprocess.run(["dpkg", "-s", NAME], capture_output=True, check=False).returncode == 0:
        print(f"{NAME} is installed here already: remove it first", file=sys.stderr)
        return 1
    before = listed()
    wrong = []
    try:
        run("dpkg", "--install", str(packages[-1]))
        wrong += used()
    finally:
        run("dpkg", "--purge", NAME)
    left = {path for path in listed() - before if NAME in path}
    wrong += [f"left behind: {path}" for path in sorted(left)]
    print("\n".join(wrong) or f"ok   {packages[-1].name} installed, used, removed; nothing is left")
    return int(bool(wrong))


def used() -> list[str]:
    """Use what is installed, far from the user's own folders; return what is wrong."""
    wrong = []
    with tempfile.TemporaryDirectory() as home:
        places = {f"XDG_{place}_HOME": home for place in ("DATA", "CONFIG", "STATE", "CACHE")}
        clean = {"PATH": "/usr/bin:/bin", "HOME": home, "QT_QPA_PLATFORM": "offscreen", **places}
        for words in (("--version",), ("play", "--headless", "--games", "1", "--seed", "1")):
            done = subprocess.run(
                [f"/usr/games/{NAME}", *words], env=clean, cwd="/", capture_output=True, check=False
            )
            if done.returncode:
                wrong.append(f"{NAME} {' '.join(words)}: {done.stderr.decode()[-300:]}")
    entry = Path(f"/usr/share/applications/{NAME}.desktop")
    if not entry.is_file() or TYPE not in entry.read_text(encoding="utf-8"):
        wrong.append(f"{entry} does not open saved games")
    types = Path("/usr/share/mime/packages")
    if not any(TYPE in path.read_text(encoding="utf-8") for path in types.glob(f"{NAME}*.xml")):
        wrong.append(f"no type {TYPE} in {types}")
    return wrong


def listed() -> set[str]:
    """Return all files there are where a package puts its own."""
    return {
        os.path.join(folder, name)
        for place in PLACES
        for folder, _, names in os.walk(place)
        for name in names
    }


def run(*command: str) -> None:
    """Run a command; CalledProcessError where it fails."""
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
