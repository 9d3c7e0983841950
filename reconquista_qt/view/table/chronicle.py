"""The turns of a game at a table, told: how the points went, and what stands out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication

from reconquista_qt.model.chronicle import turns_of
from reconquista_qt.model.chronicle_text import ToldLine, ToldPart, ToldTurn
from reconquista_qt.view.numbers import digits

from .naming import points_text

if TYPE_CHECKING:
    from .view import TableView

translate = QCoreApplication.translate
MOST: Final = 40  # lines of a turn


def chronicle_of(view: TableView) -> tuple[ToldTurn, ...]:
    """Return the turns of the line on the table, as the seat that looks on may know them."""
    session = view.controller.session
    game, naming = session.game, view.naming
    first: dict[int, Any] = {}
    for mark in session.marks:
        first.setdefault(mark.state.turn, mark.state)
    spans = list(turns_of(session.journal))
    found = []
    for at, (turn, start, last) in enumerate(spans):
        after = first.get(spans[at + 1][0]) if at + 1 < len(spans) else None
        state = session.state if after is None else after
        before = {one.seat: one.points for one in game.standings(first.get(turn, state))}
        figures = []
        for one in game.standings(state):
            had, has = map(points_text, (before.get(one.seat, 0), one.points))
            course = has if had == has else f"{had} → {has}"
            figures.append((naming.standing(one.seat), course))
        lines = []
        for entry in session.journal[start : last + 1]:
            if entry.event.kind in view.surface.told:
                plain = view.tell(entry)
                if plain:
                    lines.append(ToldLine(view.tell_rich(entry), plain, entry.n))
        own = view.surface.turn_text(first[turn], naming) if turn in first else ""
        title = own or translate("TableChronicle", "Turn {0}").format(digits(turn))
        parts = (ToldPart(translate("TableChronicle", "What happened"), tuple(lines[-MOST:])),)
        found.append(ToldTurn(turn, title, "", tuple(figures), parts if lines else ()))
    return tuple(found)
