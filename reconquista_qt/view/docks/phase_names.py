"""What a phase is called within a sentence."""

from __future__ import annotations

from typing import Any


def phase_within(phase: str, words: Any) -> str:
    """Return the name of a phase as it stands after a comma, in the words of its game."""
    return str(getattr(words, "phase_within", words.phase)(phase))
