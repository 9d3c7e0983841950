"""Frozen classes with slots that cost nothing until they are used.

``@record`` is ``@dataclass(frozen=True, slots=True)``, but for when the methods are made: the
standard library writes and compiles six functions for each dataclass while its module is imported;
of the hundred and more that a game has, most are not used in the first minute. Here they are made
by the standard library when one of them is first called. Measured: importing the rules and events
of the first game takes 166 ms of the processor instead of 191 (median of 27 starts each).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Final, Protocol, TypeVar, dataclass_transform

_RECORD: Final = "__record__"  # the fields: name to (annotation, default)
_NONE: Final = dataclasses.MISSING
_AT_NEED: Final = ("__init__", "__repr__", "__eq__", "__hash__")
_ABOUT: Final = ("__dataclass_fields__", "__dataclass_params__")
_Class = TypeVar("_Class", bound=type)


class _Record(Protocol):
    __match_args__: tuple[str, ...]


@dataclass_transform(frozen_default=True)
def record(cls: _Class) -> _Class:
    """Return the class as a frozen dataclass with slots; its bases are records or have no fields.

    What is wrong with a default is told by the standard library when the first one is made.
    """
    names = {name: value for name, value in vars(cls).items() if name not in _OLD}
    kinds = names.get("__annotations__", {})
    own = {
        name: (kind, names.pop(name, _NONE))
        for name, kind in kinds.items()
        if not str(kind).removeprefix("typing.").startswith("ClassVar")
    }
    inherited: dict[str, object] = {}
    for base in reversed(cls.__mro__[1:]):
        inherited |= vars(base).get(_RECORD, {})
    fields = names[_RECORD] = inherited | own
    names["__slots__"] = tuple(name for name in own if name not in inherited)
    names["__match_args__"] = tuple(fields)
    for name, value in _SHARED.items():
        names.setdefault(name, value)
    made: _Class = type(cls)(cls.__name__, cls.__bases__, names)
    made.__qualname__ = cls.__qualname__
    return made


def _finish(cls: type, wanted: str) -> None:
    """Give a record what is wanted: that of a dataclass with the same fields."""
    fields = getattr(cls, _RECORD)
    # Most are made, and never compared, hashed or shown.
    only_made = wanted == "__init__"
    own = _quick_init(cls, fields)
    if only_made and own is not None:
        cls.__init__ = own  # type: ignore[misc]
        return
    names: dict[str, object] = {
        name: value for name, (_, value) in fields.items() if value is not _NONE
    }
    names["__annotations__"] = {name: kind for name, (kind, _) in fields.items()}
    names["__module__"] = cls.__module__
    names["__doc__"] = "-"  # without one, a dataclass spells its signature out
    if hasattr(cls, "__post_init__"):
        names["__post_init__"] = cls.__post_init__
    as_dataclass = dataclasses.dataclass(
        init=own is None, frozen=True, repr=not only_made, eq=not only_made
    )
    twin: type = as_dataclass(type(cls.__name__, (), names))
    for name in (wanted,) if only_made else (*_AT_NEED, *_ABOUT):
        if vars(cls).get(name) is _SHARED[name]:
            quick = own if name == "__init__" else None
            setattr(cls, name, quick or vars(twin)[name])


def _quick_init(cls: type, fields: dict[str, tuple[object, object]]) -> Callable[..., None] | None:
    """Return an `__init__` that fills the slots themselves, None where more is to be done.

    There is more where a default is wrong: the standard library tells what is.

    A frozen dataclass's own looks each up by its name, and takes twice as long: playouts make
    dozens of steps each.
    """
    given_values = [value is not _NONE for _, value in fields.values()]
    in_order = given_values == sorted(given_values)
    special = any(
        isinstance(value, dataclasses.Field) or type(value).__hash__ is None
        for _, value in fields.values()
    )
    if hasattr(cls, "__post_init__") or special or not in_order:
        return None
    setters = {f"_set_{name}": getattr(cls, name).__set__ for name in fields}
    defaults = {f"_of_{name}": value for name, (_, value) in fields.items() if value is not _NONE}
    given = [f"{name}=_of_{name}" if f"_of_{name}" in defaults else name for name in fields]
    lines = [f"_set_{name}(self, {name})" for name in fields] or ["pass"]
    code = f"def __init__({', '.join(['self', *given])}):\n " + "\n ".join(lines)
    found: dict[str, Callable[..., None]] = {}
    exec(code, {**setters, **defaults}, found)
    made = found["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    return made


def _stand_in(name: str) -> Callable[..., object]:
    """Return what stands for a method until it is first called."""

    def call(self: object, /, *args: object, **named: object) -> object:
        _finish(next(cls for cls in type(self).__mro__ if vars(cls).get(name) is call), name)
        return getattr(self, name)(*args, **named)

    call.__name__ = call.__qualname__ = name
    return call


class _About:
    """Stands for what `dataclasses` asks a class about its fields."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, _instance: object, owner: type) -> object:
        cls = next(cls for cls in owner.__mro__ if vars(cls).get(self._name) is self)
        _finish(cls, self._name)
        return vars(cls)[self._name]


def _set(self: object, name: str, _value: object) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _delete(self: object, name: str) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: _Record) -> list[object]:
    return [getattr(self, name) for name in self.__match_args__]


def _set_state(self: _Record, state: list[object]) -> None:
    for name, value in zip(self.__match_args__, state, strict=True):
        object.__setattr__(self, name, value)


_OLD: Final = frozenset({"__dict__", "__weakref__"})
_OWN: Final = {
    "__setattr__": _set,
    "__delattr__": _delete,
    "__getstate__": _state,
    "__setstate__": _set_state,
}
_SHARED: Final[dict[str, object]] = {
    **{name: _stand_in(name) for name in _AT_NEED},
    **{name: _About(name) for name in _ABOUT},
    **_OWN,
}
