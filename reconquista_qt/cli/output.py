"""Output on terminals that know few letters: what cannot be shown is written as well as can be."""

from __future__ import annotations

import codecs
import sys
from typing import Final, TextIO

PLAIN: Final = "reconquista-plain"
_LIKE: Final = {
    "“": '"', "”": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "…": "...", "–": "-", "—": "-",
    "−": "-", "·": "*", "•": "*", "×": "x", "→": "->", "←": "<-", "≥": ">=", "≤": "<=", "¿": "",
    "¡": "", "ß": "ss", "æ": "ae", "œ": "oe", "\xa0": " ", "\u202f": " ",
    **{die: str(value) for value, die in enumerate("⚀⚁⚂⚃⚄⚅", 1)},
}  # fmt: skip


def make_safe() -> None:
    """Let no letter that the output's encoding lacks end the program."""
    codecs.register_error(PLAIN, _plain)
    for stream in (sys.stdout, sys.stderr):
        _make_safe(stream)


def _make_safe(stream: TextIO | None) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    # A program without a terminal has none; tests put others in their place.
    if reconfigure is not None and getattr(stream, "errors", "") in (
        "strict", "surrogateescape", "backslashreplace",
    ):  # fmt: skip
        reconfigure(errors=PLAIN)


def _plain(error: UnicodeError) -> tuple[str, int]:
    """Return letters of ASCII for those that cannot be encoded, and where to go on."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    import unicodedata

    written = []
    for letter in error.object[error.start : error.end]:
        bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
        written.append(_LIKE.get(letter, bare or "?"))
    return "".join(written), error.end
