"""What lights up on the field: zones of control, arcs, command, fire; as marks on hexes and lines.

Zones and arcs are lit while a unit is held, command while a leader is; each also by a key.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtGui import QColor

from reconquista_qt.games.crusades2.rules.command import range_cells
from reconquista_qt.games.crusades2.rules.facts import (
    followed,
    has_facing,
    occupied,
    on_map,
    values,
    zone,
)
from reconquista_qt.games.crusades2.rules.fire import refuse_shot
from reconquista_qt.games.crusades2.rules.names import ROUTED
from reconquista_qt.games.crusades2.rules.state import State
from reconquista_qt.kit.hexes import ARCS
from reconquista_qt.model.surface import BoardLine, Lights, Piece
from reconquista_qt.view.art.colours import THEMES, ArtTheme, Mark, mark
from reconquista_qt.view.table.items import MarkStyle
from reconquista_qt.view.table.naming import Naming
from reconquista_qt.view.table.surface import Overlay

from .own_words import own_words
from .projection import LEADER

FOE: Final = "foe_zone"
OWN: Final = "own_zone"
FRONT: Final = "front"
SPAN: Final = "span"
FOLLOWERS: Final = "followers"
FIRE: Final = "fire"


def _both(light: MarkStyle, contrast: MarkStyle) -> Mapping[ArtTheme, MarkStyle]:
    return {"light": light, "dark": light, "contrast": contrast}


def _over_counters(name: Mark, veil: float = 0.0) -> Mapping[ArtTheme, MarkStyle]:
    """Return how a mark looks that lies over counters, which nearly fill their hexes."""
    found: dict[ArtTheme, MarkStyle] = {}
    for theme in THEMES:
        colour = QColor(mark(name, theme))
        colour.setAlphaF(veil)
        fill = colour.name(QColor.NameFormat.HexArgb) if veil else ""
        found[theme] = MarkStyle(mark(name, theme), 0.09, fill, inset=0.03, above=True)
    return found


STYLES: Final[Mapping[str, Mapping[ArtTheme, MarkStyle] | MarkStyle]] = {
    "lit": _over_counters("target", 0.12),  # where something can be done
    "shown": _over_counters("mobile"),  # what is spoken of
    "changed": _over_counters("chosen", 0.12),  # where something has just happened
    FOE: _both(
        MarkStyle("#b3122f", 0.0, "#2ab3122f", hatched=True, inset=0.02),
        MarkStyle("#c00020", 0.03, "#40c00020", hatched=True, inset=0.02),
    ),
    OWN: MarkStyle("#1d5f8a", 0.03, "#261d5f8a", inset=0.04, quiet=True),
    FRONT: MarkStyle("#1d5f8a", 0.05, "#4a2f86c4", inset=0.1, quiet=True),
    SPAN: MarkStyle("#7a4fb0", 0.02, "#307a4fb0", inset=0.02, quiet=True),
    FOLLOWERS: MarkStyle("#7a4fb0", 0.06, "#407a4fb0", inset=0.04),
    FIRE: MarkStyle("#c2410c", 0.08, "", dashed=True, inset=0.06, above=True),
}


def _names(state: State, cells: int) -> frozenset[str]:
    names = state.board.field.names
    return frozenset(names[cell] for cell in state.board.sets.cells(cells))


def side_of(state: State, seat: str) -> int:
    """Return the number of the side that looks on: the seat's, else the one in phase."""
    found: int = state.board.side_index.get(seat, state.player)
    return found


def held_lights(state: State, place: str, pieces: Sequence[Piece]) -> Lights:
    """Return what is lit while pieces are held over a hex: enemy zones, arcs, whom they command."""
    board = state.board
    marks: dict[str, frozenset[str]] = {}
    units = [board.unit_index[p.id] for p in pieces if p.id in board.unit_index]
    leaders = [board.leader_index[p.id] for p in pieces if p.art == LEADER]
    if units:
        unit = units[0]
        side = board.side_of[unit]
        marks[FOE] = _names(state, zone(state, 1 - side))
        facing = next((p.facing for p in pieces if p.facing is not None), None)
        cell = board.field.by_name.get(place, -1)
        if cell >= 0 and facing is not None and has_facing(state, unit):
            around = board.field.neighbours[cell]
            front = [around[s] for s in ARCS[facing].front if around[s] >= 0]
            marks[FRONT] = frozenset(board.field.names[c] for c in front)
            marks[OWN] = _names(
                state, board.zone(board.units[unit].movement_class, cell, facing)
            ) - marks[FRONT]  # fmt: skip
    elif leaders:
        return command_lights(state, leaders)
    return Lights(marks)


def command_lights(state: State, leaders: Iterable[int]) -> Lights:
    """Return how far leaders reach, and the units that follow them."""
    span: frozenset[str] = frozenset()
    follow: set[str] = set()
    lines = []
    board = state.board
    for leader in leaders:
        at = state.leader_cell[leader]
        if at < 0:
            continue
        span |= _names(state, range_cells(state, leader))
        for unit in on_map(state, board.leaders[leader].side):
            if followed(state, unit) == leader:
                place = board.field.names[state.cell[unit]]
                follow.add(place)
                if state.cell[unit] != at:
                    lines.append(BoardLine(SPAN, (board.field.names[at], place)))
    return Lights({SPAN: span - follow, FOLLOWERS: frozenset(follow)}, ())


def fire_lights(state: State, side: int) -> Lights:
    """Return whom a side's units could fire at from where they stand, with a line for each."""
    board = state.board
    targets: set[str] = set()
    lines = []
    enemies = list(board.sets.cells(occupied(state)[1 - side]))
    for unit in on_map(state, side):
        if not values(state, unit).fire or state.marks[unit] & ROUTED:
            continue
        far = board.field.distances(state.cell[unit])
        reach = len(board.ranges[board.units[unit].type])
        for cell in enemies:
            if far[cell] <= reach and refuse_shot(state, unit, cell) is None:
                targets.add(board.field.names[cell])
                ends = (board.field.names[state.cell[unit]], board.field.names[cell])
                lines.append(BoardLine(FIRE, ends))
    return Lights({FIRE: frozenset(targets)}, tuple(lines))


class ZonesOverlay(Overlay[State]):
    """The zones of control of both sides."""

    id = "zones"
    key = "Z"

    def title(self, naming: Naming) -> str:
        """Return its name in the menu."""
        return own_words(naming.words).overlay(self.id)

    def lights(self, state: State, seat: str) -> Lights:
        """Return the zones of both sides."""
        side = side_of(state, seat)
        return Lights(
            {FOE: _names(state, zone(state, 1 - side)), OWN: _names(state, zone(state, side))}
        )


class CommandOverlay(Overlay[State]):
    """How far the leaders of a side reach, and who follows somebody."""

    id = "command"
    key = "K"

    def title(self, naming: Naming) -> str:
        """Return its name in the menu."""
        return own_words(naming.words).overlay(self.id)

    def lights(self, state: State, seat: str) -> Lights:
        """Return the spans of command of the side that looks on."""
        return command_lights(state, state.board.leaders_of[side_of(state, seat)])


class FireOverlay(Overlay[State]):
    """Whom both sides could fire at."""

    id = "fire"
    key = "L"

    def title(self, naming: Naming) -> str:
        """Return its name in the menu."""
        return own_words(naming.words).overlay(self.id)

    def lights(self, state: State, seat: str) -> Lights:
        """Return the lines of fire of the side that looks on."""
        return fire_lights(state, side_of(state, seat))
