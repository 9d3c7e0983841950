"""Who plays which seat, as it is given on a command line."""

from __future__ import annotations

from collections.abc import Container

from reconquista_qt.ai.policies import REPEATABLE


def seat_and_player(text: str, known: Container[str] = REPEATABLE) -> tuple[str, str]:
    """Return a seat and its player from ``SEAT=POLICY``; ValueError where it is no such thing."""
    seat, _, name = text.partition("=")
    if not seat or name not in known:
        raise ValueError(text)
    return seat, name
