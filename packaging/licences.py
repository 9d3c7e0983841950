"""Write resources/licences.json: what is shipped with the program, and under which licence.

The list is made from requirements/app.txt and the packages installed in this environment. Run it
as `python3 run.py licences` after a change of the lock; `--check` only compares.
"""

from __future__ import annotations

import json
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import TypedDict

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "resources" / "licences.json"
TEXTS = ROOT / "packaging" / "licences"

# Qt's packages carry no licence text of their own.
QT = ("LGPL-3.0.txt", "GPL-3.0.txt")
QT_PACKAGES = ("pyside6-essentials", "shiboken6")
# These have theirs beside the letters.
FONT_PACKAGES = ("font-source-sans-pro", "font-source-serif-pro")


class Entry(TypedDict):
    """A part of the program; `texts` are keys of the table of licence texts."""

    name: str
    version: str
    licence: str
    home: str
    texts: list[str]


class Licences(TypedDict):
    """The whole file: the parts, and each licence text once."""

    parts: list[Entry]
    texts: dict[str, str]


def locked() -> dict[str, str]:
    """Return the packages that the program is shipped with: name to version."""
    lines = (ROOT / "requirements" / "app.txt").read_text(encoding="utf-8").splitlines()
    pins = [line.split()[0].partition("==") for line in lines if line[:1].isalpha()]
    return {name: version for name, _equals, version in pins}


def collect() -> Licences:
    """Return the licences of everything shipped."""
    texts: dict[str, str] = {}
    parts: list[Entry] = []
    for name, version in locked().items():
        found = distribution(name)
        if found.version != version:
            sys.exit(f"{name} {found.version} is installed, but {version} is locked")
        parts.append(_entry(name, found, texts))
    version = locked()[QT_PACKAGES[0]]
    python = next(part["texts"] for part in parts if part["licence"] == "PSF-2.0")
    texts["LICENSE"] = (ROOT / "LICENSE").read_text(encoding="utf-8")
    parts += [
        Entry(name="Reconquista", version="", licence="MIT", home="", texts=["LICENSE"]),
        Entry(
            name="Qt",
            version=version,
            licence="LGPL-3.0-only",
            home="https://doc.qt.io/qt-6/licenses-used-in-qt.html",
            texts=list(QT),
        ),
        Entry(
            name="Python",
            version="",
            licence="PSF-2.0",
            home="https://www.python.org/",
            texts=python,
        ),
        Entry(
            name="Natural Earth",
            version="",
            licence="Public domain",
            home="https://www.naturalearthdata.com/",
            texts=[],
        ),
    ]
    return {"parts": sorted(parts, key=lambda part: part["name"].lower()), "texts": texts}


def _entry(name: str, found: Distribution, texts: dict[str, str]) -> Entry:
    metadata = found.metadata.json
    names = []
    if name in QT_PACKAGES:
        for file in QT:
            texts[file] = (TEXTS / file).read_text(encoding="utf-8")
            names.append(file)
    for path in found.files or []:
        told = ".dist-info" in path.parts[0] or name in FONT_PACKAGES
        if told and path.name.upper().startswith(("LICEN", "COPYING")):
            text = path.read_text(encoding="utf-8")
            # Many packages have the same text: keep one.
            same = next((key for key, known in texts.items() if known == text), None)
            key = same or f"{found.name} {path.name}"
            texts[key] = text
            names.append(key)
    licence = str(
        metadata.get("license_expression") or metadata.get("license") or _classified(metadata)
    )
    if not licence or not names:
        sys.exit(f"{name}: no licence found")
    return Entry(
        name=found.name, version=found.version, licence=licence, home=_home(metadata), texts=names
    )


def _classified(metadata: dict[str, str | list[str]]) -> str:
    """Return the licence that an older package names among its classifiers."""
    mark = "License :: OSI Approved :: "
    return ", ".join(
        one.removeprefix(mark) for one in metadata.get("classifier", ()) if mark in one
    )


def _home(metadata: dict[str, str | list[str]]) -> str:
    links = metadata.get("project_url", [])
    pairs = (link.split(", ", 1) for link in links if isinstance(links, list))
    addresses = {label.lower(): address for label, address in pairs}
    for label in ("homepage", "home", "source", "repository"):
        if label in addresses:
            return addresses[label]
    return str(metadata.get("home_page", ""))


def main(argv: list[str]) -> int:
    """Write the file, or with `--check` say whether it is up to date."""
    text = json.dumps(collect(), indent=1, ensure_ascii=False) + "\n"
    if "--check" in argv:
        current = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
        if current != text:
            print("resources/licences.json is out of date: python3 run.py licences")
            return 1
        return 0
    TARGET.write_text(text, encoding="utf-8")
    print(TARGET.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
