"""Processes that do not outlive the one that started them, however that one ends."""

from __future__ import annotations

import os
import threading
from multiprocessing import parent_process


def end_with_the_parent() -> None:
    """Have this process end when the one that started it has been killed.

    For the workers of a pool: they wait for work on pipes whose other ends they hold themselves,
    and would wait for ever.
    """
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
