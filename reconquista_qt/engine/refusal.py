"""Why something cannot be done: data that names a rule, never a sentence."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """The rule that forbids an action, a code for its wording, and what the wording needs.

    `args` holds ``(name, value)`` pairs; values are numbers or ids (areas, regions, units).
    """

    rule: str
    code: str
    args: tuple[tuple[str, int | str], ...] = ()


class Refused(Exception):
    """Raised by a session that is given an action the rules forbid; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class BadInput(Exception):
    """Raised for data that is no action, position or map at all; `problems` names every place.

    Each problem is ``(code, place, detail)``: a code for the wording, where it is, and the value.
    """

    def __init__(self, code: str, problems: tuple[tuple[str, str, str], ...]) -> None:
        super().__init__(code)
        self.code = code
        self.problems = problems

    def __reduce__(self) -> tuple[type[BadInput], tuple[str, tuple[tuple[str, str, str], ...]]]:
        return (BadInput, (self.code, self.problems))
