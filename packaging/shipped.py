"""Add to a bundle the licences of what it holds beyond the Python packages.

That is Python itself, the part of PyInstaller that starts the program, and on Linux the system's
libraries that were taken along: which package each belongs to is asked of dpkg, whose copyright
files hold the licences.
"""

from __future__ import annotations

import json
import platform
import re
import subprocess
import sys
import sysconfig
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from typing import NamedTuple

from licences import TARGET, Entry, Licences

# These come with the Python packages, whose licences are in the list already.
OF_PACKAGES = re.compile(r"lib(Qt6|pyside6|shiboken6|python3)|.*\.abi3|.*cpython-")
DOCUMENTS = Path("/usr/share/doc")
COMMON = Path("/usr/share/common-licenses")
MOST_NAMES = 4  # of licences in one line


class Package(NamedTuple):
    """A package of the system: its source's name and version, and its copyright file."""

    name: str
    version: str
    copyright: Path


def write(folder: Path) -> Licences:
    """Write the whole list into a bundle, and return it; SystemExit names what has no licence."""
    targets = {path.resolve() for path in folder.rglob("reconquista_qt/resources/licences.json")}
    if not targets:
        sys.exit(f"no list of licences in {folder}")
    content: Licences = json.loads(TARGET.read_text(encoding="utf-8"))
    parts, texts = content["parts"], content["texts"]
    parts[:] = [part for part in parts if part["name"] != "Python"]
    parts.append(_python(texts))
    parts.append(_bootloader(texts))
    if sys.platform.startswith("linux"):
        for package in system_packages(folder):
            own = package.copyright.read_text(encoding="utf-8", errors="replace")
            texts[package.name] = own
            parts.append(
                Entry(
                    name=package.name,
                    version=package.version,
                    licence=named(own),
                    home=f"https://tracker.debian.org/pkg/{package.name}",
                    texts=[package.name, *_common(own, texts)],
                )
            )
    parts.sort(key=lambda part: part["name"].lower())
    for target in targets:
        whole = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
        target.write_text(whole, encoding="utf-8")
    return content


def _common(own: str, texts: dict[str, str]) -> list[str]:
    """Add the licences that a copyright file only points at, and return their keys."""
    keys = []
    for name in dict.fromkeys(re.findall(r"/usr/share/common-licenses/([\w.-]*\w)", own)):
        path = COMMON / name
        if path.is_file():
            texts[name] = path.read_text(encoding="utf-8", errors="replace")
            keys.append(name)
    return keys


def _python(texts: dict[str, str]) -> Entry:
    """Return Python's own entry; its text tells of all that is built into it."""
    places = [Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)]
    names = ("LICENSE.txt", "LICENSE")
    found = [place / name for place in places for name in names if (place / name).is_file()]
    if found:
        texts["Python"] = found[0].read_text(encoding="utf-8")
        keys = ["Python"]
    else:
        keys = [key for key in texts if key.startswith("typing_extensions")]
    return Entry(
        name="Python",
        version=platform.python_version(),
        licence="PSF-2.0",
        home="https://www.python.org/",
        texts=keys,
    )


def _bootloader(texts: dict[str, str]) -> Entry:
    package = distribution("pyinstaller")
    paths = [path for path in package.files or [] if path.name == "COPYING.txt"]
    texts["PyInstaller"] = paths[0].read_text(encoding="utf-8")
    return Entry(
        name="PyInstaller",
        version=package.version,
        licence="GPL-2.0-or-later with an exception for what it packs",
        home="https://pyinstaller.org/",
        texts=["PyInstaller"],
    )


def system_packages(folder: Path) -> list[Package]:
    """Return the packages that the bundle's libraries were taken from, each once."""
    found, unknown = {}, []
    # Qt brings its own tables of Unicode; they lie beside it too.
    qts = {path.name for path in folder.glob("_internal/PySide6/Qt/lib/*")}
    for library in sorted(folder.glob("_internal/lib*.so*")):
        if library.is_symlink() or library.name in qts or OF_PACKAGES.match(library.name):
            continue
        package = package_of(library.name)
        if package is None:
            unknown.append(library.name)
        else:
            found[package.name] = package
    if unknown:
        sys.exit(f"no licence is known of {', '.join(unknown)}")
    return list(found.values())


def package_of(library: str) -> Package | None:
    """Return the package that a library of this system belongs to, None where dpkg knows none."""
    for place in _places().get(library, []):
        # A system may have moved /lib into /usr/lib since the package was made.
        for path in (place, place.removeprefix("/usr"), f"/usr{place}"):
            owner = _say(["dpkg-query", "-S", path]).partition(":")[0]
            if not owner or "diversion" in owner:
                continue
            told = _say(["dpkg-query", "-W", "-f", "${source:Package}\n${source:Version}", owner])
            name, _, version = told.partition("\n")
            document = DOCUMENTS / owner / "copyright"
            if name and document.is_file():
                return Package(name, version.strip(), document)
    return None


@cache
def _places() -> dict[str, list[str]]:
    """Return where the loader finds libraries: file name to paths."""
    places: dict[str, list[str]] = {}
    said = _say(["/sbin/ldconfig", "-p"])
    for name, path in re.findall(r"^\s+(\S+) \(.*\) => (\S+)$", said, re.MULTILINE):
        places.setdefault(name, []).extend(dict.fromkeys((path, str(Path(path).resolve()))))
    return places


def _say(command: list[str]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def named(text: str) -> str:
    """Return the names of the licences that a copyright file gives, the first few of them."""
    names = list(dict.fromkeys(re.findall(r"^License:[ \t]*(\S.*)$", text, re.MULTILINE)))
    more = ", …" if len(names) > MOST_NAMES else ""
    return ", ".join(names[:MOST_NAMES]) + more if names else "see the text"
