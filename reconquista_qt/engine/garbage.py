"""What is looked through for circles that nobody holds: never what stands until the end.

The interpreter could say itself how much is set apart, but counts it one by one for that, which
with a window takes as long as reading a game: so it is remembered here.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_apart = False


def set_apart() -> None:
    """Look no more through what stands now, and from now on look through what is made."""
    global _apart
    _apart = True
    gc.freeze()
    gc.enable()


@contextmanager
def collecting_nothing() -> Iterator[None]:
    """Look for no circles among what is made meanwhile.

    A game that is read is made of tens of thousands of things that all stay, and looking through
    them again and again takes as long as reading them. Nor are they looked through afterwards, as
    all that is young is: they are old at once, or set apart where all that stands is.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.freeze()
            if not _apart:
                gc.unfreeze()
            gc.enable()


def sweep() -> None:
    """Let go of what nobody holds any more, also of what was set apart."""
    gc.unfreeze()
    gc.collect()
    if _apart:
        gc.freeze()
