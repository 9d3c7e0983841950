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


# Debian has these at hand, and wants them named and not repeated.
_AT_HAND = {
    "GNU LESSER GENERAL PUBLIC LICENSE": "LGPL",
    "GNU GENERAL PUBLIC LICENSE": "GPL",
    "Apache License": "Apache",
    "GNU Free Documentation License": "GFDL",
}
OFFER = """\
Reconquista Qt contains libraries under the GNU Lesser General Public License, among them Qt,
PySide6 and shiboken6. They are used as they were published, are loaded at run time from files of
their own beside the program, and may be replaced there by changed ones of the same interface.

Their complete source, in just the versions named below, is to be had at the addresses given with
them. For three years from the day on which you received this program we also give it to anybody who
asks for it, for no more than the cost of sending: {home}/issues
"""
OWN = """\
The counters, icons, maps and figures, the letters of the signs (symbols.ttf) and the sounds are
drawn and synthesised by the project's own scripts in packaging/, and are under its licence (MIT),
as the program is. The coasts are from Natural Earth. The other letters are Source Sans and Source
Serif (SIL Open Font License).
"""
HOME = "https://github.com/reconquista-qt/reconquista-qt"


def notice(content: Licences, *, debian: bool = False) -> str:
    """Return the whole list as a text: every part, its licence, and where its source is.

    For Debian, licences that every Debian has are pointed at.
    """
    parts = content["parts"]
    lines = ["Reconquista Qt", f"Source: {HOME}", "", OFFER.format(home=HOME), OWN]
    lines += ["Parts", "-----", ""]
    for part in parts:
        texts = "; ".join(_place(key, content["texts"], debian=debian) for key in part["texts"])
        version = f" {part['version']}" if part["version"] else ""
        lines += [f"{part['name']}{version}", f"  licence: {part['licence']}"]
        lines += [f"  home and source: {part['home']}"] if part["home"] else []
        lines += [f"  text: {texts}"] if texts else []
        lines.append("")
    used = dict.fromkeys(key for part in parts for key in part["texts"])
    for key in used:
        if debian and _at_hand(content["texts"][key]):
            continue
        title = f"Text: {key}"
        lines += ["", title, "=" * len(title), "", content["texts"][key].strip(), ""]
    return "\n".join(lines).rstrip() + "\n"


def _place(key: str, texts: dict[str, str], *, debian: bool) -> str:
    at_hand = _at_hand(texts[key]) if debian else ""
    return f"/usr/share/common-licenses/{at_hand}" if at_hand else f"below, {key}"


def _at_hand(text: str) -> str:
    """Return under which name Debian has a licence's whole text; empty where it is another text."""
    beginning = " ".join(text.split())[:300]
    for title, name in _AT_HAND.items():
        if beginning.startswith(title):
            version = re.search(r"Version (\d+(?:\.\d+)?)", beginning)
            number = version[1] if version else ""
            return f"{name}-{number}" if name == "Apache" else f"{name}-{number.removesuffix('.0')}"
    return ""


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
