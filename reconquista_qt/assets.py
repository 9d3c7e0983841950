"""Where the data files lie: in the source tree, in an installed package or in a bundle."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def _root(name: str) -> Path:
    """Return the folder `name`: inside the package when installed, beside it in a checkout."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def resource(*parts: str) -> Path:
    """Return the path of a shipped resource, e.g. ``resource("reconquista", "map.json")``."""
    return _root("resources").joinpath(*parts)


def translations(*parts: str) -> Path:
    """Return the path of a file or folder of translated texts."""
    return _root("i18n").joinpath(*parts)
