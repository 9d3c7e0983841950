"""Checking the shape of data from a file: each thing that is not as it should be, by its place.

A shape is a type, a tuple of types, a value in a list of its own (`OneOf`), a list with the shape
of its items, or a mapping of keys to shapes; other keys of an object are left alone, since files
tell marks and notes beside their values.
"""

from __future__ import annotations

from collections.abc import Iterable

from reconquista_qt.kit.notation import is_number, shown

Problem = tuple[str, str, str]


class OneOf(tuple[object, ...]):
    """The values of which one must stand there."""

    __slots__ = ()


class EachOf:
    """An object whose every value has the same shape; its keys may be limited to some."""

    def __init__(self, shape: object, keys: Iterable[str] | None = None) -> None:
        self.shape = shape
        self.keys = None if keys is None else tuple(keys)


def check_shape(value: object, shape: object, place: str, problems: list[Problem]) -> None:
    """Add each place of a value that has not its shape."""
    if isinstance(shape, dict):
        if not isinstance(value, dict):
            problems.append(("not-an-object", place, shown(value)))
            return
        for key, inner in shape.items():
            if key not in value:
                problems.append(("missing-field", f"{place}.{key}", ""))
            else:
                check_shape(value[key], inner, f"{place}.{key}", problems)
    elif isinstance(shape, EachOf):
        _check_each(value, shape, place, problems)
    elif isinstance(shape, list):
        if not isinstance(value, list):
            problems.append(("not-a-list", place, shown(value)))
            return
        for n, item in enumerate(value):
            check_shape(item, shape[0], f"{place}[{n}]", problems)
    elif isinstance(shape, OneOf):
        if not any(type(value) is type(one) and value == one for one in shape):
            problems.append(("unknown-choice", place, shown(value)))
    else:
        kinds = shape if isinstance(shape, tuple) else (shape,)
        if not any(_is(value, kind) for kind in kinds):
            problems.append((_WRONG.get(kinds[0], "bad-value"), place, shown(value)))


def _check_each(value: object, shape: EachOf, place: str, problems: list[Problem]) -> None:
    if not isinstance(value, dict):
        problems.append(("not-an-object", place, shown(value)))
        return
    for key in shape.keys or ():
        if key not in value:
            problems.append(("missing-field", f"{place}.{key}", ""))
    for key, item in value.items():
        if shape.keys is not None and key not in shape.keys:
            problems.append(("unknown-field", f"{place}.{str(key)[:40]}", ""))
        else:
            check_shape(item, shape.shape, f"{place}.{str(key)[:40]}", problems)


def _is(value: object, kind: type | None) -> bool:
    if kind is None:
        return value is None
    if kind is int:
        return is_number(value)
    if kind is float:
        return is_number(value) or isinstance(value, float)
    return isinstance(value, kind)


_WRONG = {
    int: "bad-number",
    float: "bad-number",
    str: "not-a-text",
    bool: "not-true-or-false",
    dict: "not-an-object",
    list: "not-a-list",
}
