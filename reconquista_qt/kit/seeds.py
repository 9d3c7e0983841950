"""Seeds for games that nobody has chosen one for."""

from __future__ import annotations

from os import urandom
from typing import Final

MOST: Final = 999_999_999  # nine digits can be read out and typed in


def seed_by_chance() -> int:
    """Return a seed from 1 to `MOST`."""
    return int.from_bytes(urandom(8), "big") % MOST + 1
