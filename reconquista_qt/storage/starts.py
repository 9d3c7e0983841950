"""The player's own starts: positions with a name and a story, each in a file.

They have the form of the game's scenario files and lie in `starts/GAME` of the data folder.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import BadInput

from .atomic import write_whole
from .folders import folders
from .jsonfile import parse, read_bytes, text_of
from .trouble import told

FORMAT: Final = 1
MOST_BYTES: Final = 1 << 20
MOST_LETTERS: Final = 4000  # of a story
SUFFIX: Final = ".json"
OWN: Final = "own"


@record
class Start:
    """A start of the player's: its file, its texts by language, and its position."""

    path: Path
    name: Mapping[str, str]
    note: Mapping[str, str]
    position: Mapping[str, object]


def folder_of(game: AnyGame) -> Path:
    """Return where the starts of a game lie."""
    return folders().data / "starts" / game.id


def own_starts(game: AnyGame) -> list[Start]:
    """Return the starts that can be read and are possible, by their file names."""
    found = []
    with suppress(OSError):
        for path in sorted(folder_of(game).glob(f"*{SUFFIX}")):
            with suppress(BadInput):
                found.append(read_start(path, game))
    return found


def read_start(path: Path, game: AnyGame) -> Start:
    """Return the start of a file; BadInput tells what is wrong with it."""
    data = parse(read_bytes(path, "bad-scenario", MOST_BYTES), "bad-scenario", path.name)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadInput("bad-scenario", (("unknown-format", path.name, ""),))
    texts = [_texts(data.get(field), field) for field in ("name", "note")]
    position = data.get("position")
    game.from_position(position, game.default_options)
    assert isinstance(position, dict)  # which the game has checked
    return Start(path, texts[0], texts[1], position)


def _texts(data: object, place: str) -> dict[str, str]:
    if not isinstance(data, dict):
        raise BadInput("bad-scenario", (("not-an-object", place, ""),))
    wrong = [str(key) for key, text in data.items() if not isinstance(text, str)]
    if wrong:
        raise BadInput("bad-scenario", (("not-a-text", f"{place}.{wrong[0][:20]}", ""),))
    return {str(key): text[:MOST_LETTERS] for key, text in data.items()}


def write_start(
    game: AnyGame, name: Mapping[str, str], note: Mapping[str, str], position: Mapping[str, object]
) -> Path:
    """Keep a start; BadInput where the position is not possible or the file cannot be written."""
    game.from_position(position, game.default_options)
    folder = folder_of(game)
    with told("cannot-save", folder, "folder-gone"):
        folder.mkdir(parents=True, exist_ok=True)
    path = _free(folder, next((text for text in name.values() if text.strip()), "start"))
    data = {
        "format": FORMAT,
        "id": path.stem,
        "name": dict(name),
        "note": dict(note),
        "mark": OWN,
        "position": dict(position),
    }
    write_whole(path, text_of(data).encode(), keep_previous=False)
    return path


def _free(folder: Path, name: str) -> Path:
    """Return a file that is not there yet, after a name that any system takes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    stem = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:40] or "start"
    number, path = 1, folder / f"{stem}{SUFFIX}"
    while path.exists():
        number += 1
        path = folder / f"{stem}_{number}{SUFFIX}"
    return path


def remove_start(start: Start) -> None:
    """Throw a start away; BadInput where that cannot be done."""
    with told("cannot-change", start.path, "file-gone"):
        start.path.unlink()
