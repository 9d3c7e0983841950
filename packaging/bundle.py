"""Make the bundle: a folder and a single archive that need no Python on the player's machine.

`python3 run.py bundle` leaves both in dist/, says what is inside and how large it is, and starts
the result to see that it works. `--no-archive` leaves the archive out.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections import Counter
from pathlib import Path

import icons
import shipped
import tryout

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
BUILD = ROOT / "build"
DIST = ROOT / "dist"
FOLDER = DIST / "reconquista-qt"
LARGEST = 90 * 1024 * 1024


def version() -> str:
    """Return the program's version."""
    from reconquista_qt import __version__

    return __version__


def write_data() -> None:
    """Write what is known only when building: the commit, and Windows' description of the file."""
    data = BUILD / "bundle-data"
    data.mkdir(parents=True, exist_ok=True)
    day = time.strftime(
        "%Y-%m-%d", time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
    )
    from reconquista_qt import build as build_of

    built = {"version": version(), "commit": build_of.of_checkout(ROOT), "date": day}
    (data / "build.json").write_text(json.dumps(built), encoding="utf-8")
    numbers = tuple([*(int(part) for part in version().split(".")[:3]), 0, 0, 0][:4])
    template = (ROOT / "packaging" / "windows" / "version.txt.in").read_text(encoding="utf-8")
    text = template.replace("@NUMBERS@", str(numbers)).replace("@VERSION@", version())
    (data / "version.txt").write_text(text, encoding="utf-8")


def _need_all_libraries() -> None:
    """Refuse to build where the bundle would lack a library: it takes them from this system."""
    from reconquista_qt.cli import libraries

    lacking = libraries.missing_for_start()
    for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
        lacking += libraries.missing_for_window({variable: "any"})
    packages = [library.apt for library in lacking]
    if lacking and not (libraries.can_install() and libraries.install(packages)):
        sys.exit("\n".join(libraries.commands(lacking).values()))


def build() -> None:
    """Run PyInstaller."""
    if sys.platform.startswith("linux"):
        _need_all_libraries()
    icons.write()
    write_data()
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller")]
    subprocess.run([*command, str(ROOT / "packaging" / "reconquista.spec")], check=True, cwd=ROOT)
    for name in ("LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, FOLDER)
    if sys.platform.startswith("linux"):
        _drop_orphans()
        _strip()
    listed = shipped.write(FOLDER)
    (FOLDER / "LICENCES.txt").write_text(shipped.notice(listed), encoding="utf-8")
    if sys.platform == "darwin":
        shipped.write(DIST / "Reconquista.app")
    if sys.platform.startswith("linux"):
        shutil.copy(ROOT / "packaging" / "linux" / "install.sh", FOLDER)
        share = FOLDER / "share"
        shutil.copytree(BUILD / "icons" / "hicolor", share / "icons" / "hicolor")
        shutil.copytree(ROOT / "packaging" / "linux" / "tree", share, dirs_exist_ok=True)


def _drop_orphans() -> None:
    """Remove libraries that only trimmed files needed."""
    inside = FOLDER / "_internal"
    python = f"libpython{sys.version_info[0]}.{sys.version_info[1]}.so.1.0"
    while True:
        needed = {name for path in inside.rglob("*.so*") for name in _needs(path)}
        orphans = [path for path in inside.glob("lib*.so*") if path.name not in {*needed, python}]
        if not orphans:
            return
        for path in orphans:
            path.unlink()


def _needs(library: Path) -> list[str]:
    said = subprocess.run(["readelf", "-d", str(library)], capture_output=True, text=True).stdout
    return re.findall(r"\(NEEDED\).*\[(.*)\]", said)


def _strip() -> None:
    """Take the debugger's tables out of Python itself; Qt's libraries come without."""
    own = [*FOLDER.glob("_internal/libpython3*"), *FOLDER.glob("_internal/python3*/**/*.so")]
    if shutil.which("strip"):
        subprocess.run(["strip", "--strip-unneeded", *map(str, own)], check=True)


def archive() -> Path:
    """Pack the folder into one file, as each system expects it."""
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, "linux")
    stem = DIST / f"reconquista-qt-{version()}-{system}-{platform.machine().lower()}"
    if system == "linux":
        target = Path(f"{stem}.tar.xz")
        with tarfile.open(target, "w:xz", preset=6) as packed:
            packed.add(FOLDER, stem.name)
        return target
    target = Path(f"{stem}.zip")
    if system == "macos":
        # Only Apple's own tool keeps the links and the rights inside an application.
        command = ["ditto", "-c", "-k", "--keepParent", str(DIST / "Reconquista.app"), str(target)]
        subprocess.run(command, check=True)
        return target
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed_zip:
        for path in sorted(FOLDER.rglob("*")):
            packed_zip.write(path, Path(stem.name) / path.relative_to(FOLDER))
    return target


def contents() -> list[tuple[str, int]]:
    """Return what the folder holds, by kind, largest first, in bytes."""
    sizes: Counter[str] = Counter()
    for path in FOLDER.rglob("*"):
        if path.is_file() and not path.is_symlink():
            sizes[_kind(path.relative_to(FOLDER))] += path.stat().st_size
    return sizes.most_common()


def _kind(path: Path) -> str:
    text = path.as_posix()
    for sign, kind in (
        ("reconquista_qt/i18n", "texts and translations"),
        ("reconquista_qt/resources", "map, counters, data"),
        ("/plugins/", "Qt plugins"),
        ("/translations/", "Qt translations"),
        ("libicu", "Unicode tables (ICU)"),
        ("Qt6", "Qt libraries"),
        ("numpy", "charts (numpy with OpenBLAS, pyqtgraph)"),
        ("pyqtgraph", "charts (numpy with OpenBLAS, pyqtgraph)"),
        ("PySide6", "PySide6"),
        ("shiboken6", "PySide6"),
        ("pydantic", "pydantic"),
        ("share/", "icons and desktop files"),
        ("python3", "Python"),
        ("lib-dynload", "Python"),
        ("base_library", "Python"),
    ):
        if sign in text:
            return kind
    return "the program" if "_internal" not in text else "other libraries"


def main(argv: list[str]) -> int:
    """Build, report and try out."""
    began = time.monotonic()
    build()
    total = 0
    for kind, size in contents():
        print(f"{size / 1e6:8.1f} MB  {kind}")
        total += size
    print(f"{total / 1e6:8.1f} MB  {FOLDER.relative_to(ROOT)}")
    tryout.try_out(tryout.PROGRAM)
    if "--no-archive" not in argv:
        packed = archive()
        size = packed.stat().st_size
        print(f"{size / 1e6:8.1f} MB  {packed.relative_to(ROOT)}")
        if size > LARGEST:
            print(f"larger than the {LARGEST / 1024 / 1024:.0f} MB allowed")
            return 1
    print(f"{time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
