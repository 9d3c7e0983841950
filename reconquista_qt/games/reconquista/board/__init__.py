"""What Reconquista gives the window and the web page."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    # The web page needs no Qt: what the window asks for is imported when it asks.
    if name == "SURFACE":
        from .surface import SURFACE

        return SURFACE
    raise AttributeError(name)
