"""Where the data files lie: in the source tree, in an installed package or in a bundle."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

SOURCE_LANGUAGE: Final = "en"  # that of the source texts, and of whoever speaks none of the others

_PACKAGE = Path(__file__).resolve().parent


@cache
def _root(name: str) -> Path:
    """Return the folder `name`: inside the package when installed, beside it in a checkout."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def resource(*parts: str) -> Path:
    """Return the path of a shipped resource, e.g. ``resource(game.id, "map.json")``."""
    return _root("resources").joinpath(*parts)


def translations(*parts: str) -> Path:
    """Return the path of a file or folder of translated texts."""
    return _root("i18n").joinpath(*parts)


def languages() -> tuple[str, ...]:
    """Return the codes of all languages, that of the source first: those with a ``xx.qm``."""
    found = {path.stem for path in translations().glob("*.qm")} - {SOURCE_LANGUAGE}
    return (SOURCE_LANGUAGE, *sorted(found))


def written(language: str, name: str, game: str = "") -> Path:
    """Return a long text in a language, or else in its parent (pt for pt_BR), or in English.

    It is the game's own text, or the one that all games share.
    """
    folders = (translations(game), translations()) if game else (translations(),)
    for code in (language, language.split("_")[0], SOURCE_LANGUAGE):
        for folder in folders:
            path = folder / code / name
            if path.is_file():
                return path
    return translations(SOURCE_LANGUAGE, name)


def best_language(wanted: Iterable[str]) -> str:
    """Return the language there is for the first of some locales that has one, else English.

    A locale is written as systems do: ``pt_BR.UTF-8``, ``zh-Hant-TW``. Its own country goes first,
    then the language without one, then the same language of any other country.
    """
    there = languages()
    by_code = {code.lower(): code for code in reversed(there)}
    for locale in wanted:
        parts = locale.split(".")[0].split("@")[0].replace("-", "_").lower().split("_")
        codes = ["_".join(parts[:count]) for count in range(len(parts), 0, -1)]
        codes.insert(-1, f"{parts[0]}_{parts[-1]}")
        for code in codes:
            if code in by_code:
                return by_code[code]
        for code in there:
            if code.lower().split("_")[0] == parts[0]:
                return code
    return SOURCE_LANGUAGE
