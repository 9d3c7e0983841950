"""Rule options: what a player may want otherwise than the rules' first reading."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .record import record
from .refusal import BadInput

OptionValue = bool | int | str


@record
class Option:
    """A choice between readings of a rule; `rule` is the clause or ruling that it is about."""

    id: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    rule: str


def defaults_of(options: Iterable[Option]) -> dict[str, OptionValue]:
    """Return each option with its default value."""
    return {option.id: option.default for option in options}


def check_options(
    options: Iterable[Option], values: Mapping[str, object], also: Iterable[str] = ()
) -> None:
    """Look whether there are such options and such values of them; those named in `also` pass.

    BadInput (bad-request) names each unknown option and value.
    """
    known = {option.id: option.choices for option in options}
    free = frozenset(also)
    problems = []
    for key, value in values.items():
        if key in free:
            continue
        place = f"options.{str(key)[:40]}"
        if key not in known:
            problems.append(("unknown-option", place, repr(value)[:80]))
        elif not any(type(value) is type(c) and value == c for c in known[key]):
            problems.append(("unknown-choice", place, repr(value)[:80]))
    if problems:
        raise BadInput("bad-request", tuple(problems))
