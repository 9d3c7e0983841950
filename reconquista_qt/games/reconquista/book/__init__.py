"""The rulebook of Reconquista: what its paragraphs bear on, its examples, its first lesson."""

from __future__ import annotations


def __getattr__(name: str) -> object:
    # Whoever wants the lesson alone does not want the finders too.
    if name == "BOOK":
        from .companion import BOOK

        return BOOK
    raise AttributeError(name)
