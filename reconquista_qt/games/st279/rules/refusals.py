"""Short ways to say that a rule forbids something."""

from __future__ import annotations

from reconquista_qt.engine.refusal import Refusal


def refused(rule: str, code: str, **args: int | str) -> Refusal:
    """Return a refusal with its rule, its code and what its wording needs."""
    # Made as a plain tuple is: lists of what is legal ask by the thousand.
    return tuple.__new__(Refusal, (rule, code, tuple(args.items())))


def not_now(kind: str) -> Refusal:
    """Return the refusal of an action that does not answer the decision asked for."""
    return Refusal("5.0/order", "not-now", (("kind", kind),))
