"""Data files of the player's own: which there are, before anything of a game is loaded."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from reconquista_qt.games import GameEntry


def own_files(folder: Path, entry: GameEntry) -> dict[str, Path]:
    """Return the player's own data files of a game by their names; none where there are none.

    They lie in a folder of the game's id within the folder of the player's data; a map of the
    first game may also lie beside that folder, as it always did.
    """
    found: dict[str, Path] = {}
    # A folder that may not be looked into is told of where something is kept there.
    with suppress(OSError):
        if entry.own_map and (folder / entry.own_map).exists():
            found[entry.own_map] = folder / entry.own_map
    own = folder / entry.id
    with suppress(OSError):
        if own.is_dir():
            paths = sorted(own.rglob("*.json"))
            found |= {path.relative_to(own).as_posix(): path for path in paths}
    return found
