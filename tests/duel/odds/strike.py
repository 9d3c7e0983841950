"""The chance of a hit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reconquista_qt.engine.refusal import BadInput
from tests.duel.rules.state import FACES, HIT_FROM


def answer(question: Mapping[str, Any]) -> dict[str, Any]:
    """Return the chance of a strike with a bonus."""
    if question.get("kind") != "strike":
        raise BadInput("bad-request", (("unknown-choice", "kind", repr(question.get("kind"))),))
    bonus = question.get("bonus", 0)
    if type(bonus) is not int or not 0 <= bonus <= 3:
        raise BadInput("bad-request", (("bad-number", "bonus", repr(bonus)),))
    return {"hit": (FACES + 1 - HIT_FROM + bonus) / FACES}
