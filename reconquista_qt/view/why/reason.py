"""What stands behind a number: its parts, each with its rule and the areas it comes from."""

from __future__ import annotations

from typing import NamedTuple

from reconquista_qt.engine.record import record


class Part(NamedTuple):
    """A line of a breakdown: words, number, anchor of the rule, ids of the areas concerned."""

    text: str
    number: str = ""
    rule: str = ""
    areas: tuple[str, ...] = ()
    strong: bool = False


@record
class Why:
    """A breakdown: heading, parts, sum, a remark, and the rule that all of it serves."""

    title: str
    parts: tuple[Part, ...] = ()
    total: Part | None = None
    note: str = ""
    rule: str = ""

    @property
    def areas(self) -> tuple[str, ...]:
        """The areas that any part concerns, each once."""
        return tuple(dict.fromkeys(area for part in self.parts for area in part.areas))

    @property
    def plain(self) -> str:
        """The breakdown as one line of text, for those who hear it."""
        parts = (*self.parts, self.total) if self.total is not None else self.parts
        told = [f"{part.text}: {part.number}" if part.number else part.text for part in parts]
        return ". ".join(text.rstrip(".") for text in (self.title, *told, self.note) if text)
