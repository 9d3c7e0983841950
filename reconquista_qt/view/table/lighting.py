"""What is lit on a table: overlays, what bears on the pieces taken up, and what is aimed at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reconquista_qt.engine.state import GameState
from reconquista_qt.model.surface import NO_LIGHTS, BoardLine, Lights, joined

if TYPE_CHECKING:
    from .surface import Overlay
    from .view import TableView

COLD: Final = "#2f6f9f"
HOT: Final = "#c22a1c"


class Lighting:
    """Shows an overlay that was chosen, and one as long as its key is held."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._overlay: Overlay[GameState] | None = None
        self._held_overlay: Overlay[GameState] | None = None
        self._lit = NO_LIGHTS

    def show_overlay(self, overlay: Overlay[GameState] | None) -> None:
        """Lay figures over the board, or take them away."""
        self._overlay = overlay
        self.show_figures()
        self.show()

    def hold(self, overlay: Overlay[GameState] | None) -> None:
        """Show an overlay for as long as its key is held."""
        if overlay is not self._held_overlay:
            self._held_overlay = overlay
            self.show()

    def show(self) -> None:
        """Light what bears on the pieces taken up, or what is asked for."""
        view = self._view
        if view.covered:
            self._lit = NO_LIGHTS
            view.board.show_lights(self._lit)
            return
        state, seat = view.controller.state, view.seat
        found = [
            overlay.lights(state, seat)
            for overlay in (self._overlay, self._held_overlay) if overlay is not None
        ]  # fmt: skip
        aim = view.aimed
        if aim is not None:
            marks = {"aim": frozenset({aim.target}), "member": aim.members,
                     "bystander": aim.able - aim.members}  # fmt: skip
            lines = tuple(BoardLine("aim", (place, aim.target)) for place in sorted(aim.members))
            found.append(Lights(marks, lines))
        if view.selection is not None:
            there = view.selection.over or view.selection.place
            pieces = view.selection.facing_there
            found.append(view.surface.lights(state, seat, there, pieces))
        elif aim is None and view.answers and not view.playback.is_playing:
            places = view.surface.concerns(state)
            found.append(Lights({"concern": frozenset(places)}, ()))
        self._lit = joined(found)
        view.board.show_lights(self._lit)

    def texts_at(self, place: str) -> list[str]:
        """Return what the lights of a place mean, as far as the game has words for them."""
        surface, naming = self._view.surface, self._view.naming
        lit = (mark for mark, places in self._lit.marks.items() if place in places)
        return [text for mark in lit if (text := surface.light_text(mark, naming))]

    def show_figures(self) -> None:
        """Lay the figures of the overlay over the board, as they are now."""
        view = self._view
        heat = {}
        if self._overlay is not None and not view.covered:
            heat = dict(self._overlay.heat(view.controller.state, view.seat))
        view.board.show_heat(heat, COLD, HOT)
