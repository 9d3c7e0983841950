"""What is looked through for circles that nobody holds, and what is not."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from reconquista_qt.engine import garbage


@pytest.mark.parametrize("apart", [False, True])
def test_what_is_made_while_a_game_is_read_is_not_looked_through_afterwards(
    apart: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is old at once, or set apart where all that stands is."""
    done: list[str] = []
    monkeypatch.setattr(garbage, "_apart", apart)
    for name in ("disable", "enable", "freeze", "unfreeze"):
        monkeypatch.setattr(gc, name, lambda name=name: done.append(name))
    monkeypatch.setattr(gc, "isenabled", lambda: True)
    with pytest.raises(ValueError, match="on the way"), garbage.collecting_nothing():
        assert done == ["disable"]
        raise ValueError("on the way")
    assert done == ["disable", "freeze", *([] if apart else ["unfreeze"]), "enable"]
    monkeypatch.setattr(gc, "isenabled", lambda: False)
    done.clear()
    with garbage.collecting_nothing():
        pass
    assert done == ["disable"]  # who looks for nothing anyway is let be


class Circle:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def apart_again() -> Iterator[None]:
    """Set apart again what was, when a test has swept it."""
    apart = gc.get_freeze_count() > 0
    yield
    if apart:
        gc.freeze()


@pytest.mark.usefixtures("apart_again")
@pytest.mark.parametrize("apart", [False, True])
def test_what_was_set_apart_goes_too_when_all_is_swept(
    apart: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "_apart", False)
    circle = Circle()
    seen = weakref.ref(circle)
    if apart:
        garbage.set_apart()
    del circle
    if apart:
        gc.collect()
        assert seen() is not None
    garbage.sweep()
    assert seen() is None
