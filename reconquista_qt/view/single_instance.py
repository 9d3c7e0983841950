"""One window for one player: a second start hands its game to the first, and ends.

The first window listens on a local socket. It greets whoever comes, so that a program that hangs
is told from one that lives; only then is it told what to open. Nothing here is needed for the
window to stand: where no socket can be made, every start has a window of its own.
"""

from __future__ import annotations

import json
import os
import sys
import zlib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from reconquista_qt.storage.folders import folders

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

NEW_WINDOW: Final = "--new-window"
PATIENCE_MS: Final = 1500  # a window that does not greet by then is believed to hang
GREETING: Final = b"reconquista 1\n"
TAKEN: Final = b"taken\n"
MOST_BYTES: Final = 256 * 1024
# Screens on which one window is of no use to who sits before another.
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
# What a desktop gives to a program that it starts, so that its window may come to the front.
TOKENS: Final = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")


def socket_name() -> str:
    """Return the name of the socket: one for each user, data folder and screen."""
    told = [str(folders().data), *(os.environ.get(name, "") for name in SCREENS)]
    mark = f"{zlib.crc32(chr(0).join(told).encode()):08x}"
    if sys.platform == "win32":
        return f"reconquista-qt-{os.environ.get('USERNAME', '')}-{mark}"
    place = os.environ.get("XDG_RUNTIME_DIR", "")
    if sandbox := os.environ.get("FLATPAK_ID"):
        # Of this folder alone each start of the program sees the same.
        place = os.path.join(place, "app", sandbox)
    if not os.path.isdir(place):
        place = os.environ.get("TMPDIR") or "/tmp"
    return os.path.join(place, f"reconquista-qt-{os.getuid()}-{mark}")


def files_of(arguments: Sequence[str]) -> list[str]:
    """Return the files among the arguments, wherever they are seen from."""
    return [os.path.abspath(word) for word in arguments if not word.startswith("-")]


def hand_over(arguments: Sequence[str]) -> bool:
    """Let the window that is already open show the files; False where a new one is to open.

    Costs a look at one file where no other window is open. Options are for the start they were
    given to, so that with any of them there is a new window.
    """
    name = socket_name()
    if any(word.startswith("-") for word in arguments) or not _is_ours(name):
        return False
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(PATIENCE_MS) or _line(socket) != GREETING:
        return False
    wish = {"files": files_of(arguments), "tokens": _tokens()}
    if sys.platform == "win32":
        import ctypes

        # Windows lets a program come to the front only if the one in front allows it.
        ctypes.windll.user32.AllowSetForegroundWindow(-1)
    socket.write(json.dumps(wish).encode() + b"\n")
    return _line(socket) == TAKEN


def _is_ours(name: str) -> bool:
    """Tell whether there may be a window to talk to; a socket of somebody else's is none."""
    if sys.platform == "win32":
        return True
    with suppress(OSError):
        return os.lstat(name).st_uid == os.getuid()
    return False


def _line(socket: QLocalSocket) -> bytes:
    """Wait for a whole line; what was sent until the patience ran out."""
    while not socket.canReadLine() and socket.waitForReadyRead(PATIENCE_MS):
        pass
    return bytes(socket.readLine().data())


def _tokens() -> dict[str, str]:
    return {name: os.environ[name] for name in TOKENS if os.environ.get(name)}


def understood(line: bytes) -> tuple[list[Path], dict[str, str]] | None:
    """Return the files and the tokens that a line asks for; None where it is something else."""
    try:
        wish: Any = json.loads(line)
        files, tokens = wish["files"], wish["tokens"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    words = [*files, *tokens.values()] if _lists(files, tokens) else [None]
    if not all(map(_is_told, words)):
        return None
    return [Path(name) for name in files], {n: tokens[n] for n in TOKENS if n in tokens}


def _is_told(word: object) -> bool:
    """Whether the system could have given us a word: as a path, or in the environment."""
    try:
        return isinstance(word, str) and b"\0" not in os.fsencode(word)
    except UnicodeError:  # half a character
        return False


def _lists(files: object, tokens: object) -> bool:
    return isinstance(files, list) and isinstance(tokens, dict)
