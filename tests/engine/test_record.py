"""A record is a frozen dataclass with slots, its methods made when they are first needed."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from dataclasses import FrozenInstanceError, dataclass, field
from typing import Any, ClassVar

import pytest

from reconquista_qt.engine.record import record


@record
class Base:
    """Has one field."""

    kind: ClassVar[str] = "base"
    area: str


@record
class Late(Base):
    """Has one more, and one with a default."""

    count: int
    dice: tuple[int, ...] = (1,)
    units: dict[str, int] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class Early:
    """The same as a dataclass."""

    area: str
    count: int
    dice: tuple[int, ...] = (1,)
    units: dict[str, int] = field(default_factory=dict, compare=False)


@pytest.fixture
def late() -> Any:
    """Return a record of a class that nobody has used before."""
    return record(type("Late", (Base,), {**_body(), "__qualname__": "Late"}))


def _body() -> dict[str, Any]:
    return {
        "__annotations__": {"count": "int", "dice": "tuple[int, ...]", "units": "dict"},
        "__module__": __name__,
        "dice": (1,),
        "units": field(default_factory=dict, compare=False),
    }


def test_a_record_is_equal_hashed_and_shown_as_a_dataclass() -> None:
    one, other, twin = Late("toledo", 2), Late("toledo", 2, units={"army": 1}), Early("toledo", 2)
    assert one == other and hash(one) == hash(other) == hash(twin)
    assert one != Late("toledo", 3) and one != twin
    assert repr(one) == repr(twin).replace("Early", "Late")
    assert dataclasses.asdict(one) == dataclasses.asdict(twin)
    assert dataclasses.replace(one, count=5).count == 5
    match one:
        case Late(area, count, dice):
            assert (area, count, dice) == ("toledo", 2, (1,))
        case _:
            raise AssertionError(one)


def test_a_record_travels_and_cannot_be_changed() -> None:
    one = Late("toledo", 2, units={"army": 1})
    for twin in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one), copy.copy(one)):
        assert twin == one and twin.units == one.units
    for name in ("area", "count", "unknown"):
        with pytest.raises(FrozenInstanceError):
            setattr(one, name, 1)
    with pytest.raises(FrozenInstanceError):
        del one.area  # type: ignore[misc]
    assert not hasattr(one, "__dict__")


@pytest.mark.parametrize(
    "use",
    [
        lambda cls: cls("toledo", 2),
        lambda cls: dataclasses.fields(cls),
        lambda cls: cls("toledo", 2) == cls("toledo", 2),
        lambda cls: dataclasses.is_dataclass(cls),
    ],
)
def test_whatever_is_used_first_finds_a_whole_class(late: Any, use: Any) -> None:
    assert "call" in late.__init__.__code__.co_name
    assert use(late)
    assert [f.name for f in dataclasses.fields(late)] == ["area", "count", "dice", "units"]
    assert late("toledo", 2).dice == (1,)
    assert late.__init__.__code__.co_name == "__init__"


def test_what_is_missing_is_told_as_ever(late: Any) -> None:
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'count'"):
        late("toledo")
    with pytest.raises(TypeError, match="unexpected keyword argument 'colour'"):
        late("toledo", 2, colour=1)
