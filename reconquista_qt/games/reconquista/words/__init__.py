"""Reconquista in words."""

from .names import names_on_map
from .words import Words

__all__ = ["Words", "names_on_map"]
