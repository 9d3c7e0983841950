"""The table of S&T 279: the areas of the peninsula, forces in field and city, fleets, hands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from reconquista_qt.engine.game import any_game
from reconquista_qt.engine.options import Option
from reconquista_qt.games.st279.rules.actions import Action
from reconquista_qt.games.st279.rules.game import GAME
from reconquista_qt.games.st279.rules.state import State
from reconquista_qt.model.odds import OddsQuestion
from reconquista_qt.model.surface import PLACE_KEYS, Picture, Piece, PlainChoices
from reconquista_qt.view.art.colours import ArtTheme, Tint
from reconquista_qt.view.board.stacking import Stacking
from reconquista_qt.view.table.items import MarkStyle
from reconquista_qt.view.table.naming import Naming
from reconquista_qt.view.table.painters import Layers
from reconquista_qt.view.table.surface import TableSurface
from reconquista_qt.wording.words import Words as AnyWords

from . import map as printed_map
from .arms import paint_arms, paint_settlers
from .art import PowerArt, tint_of
from .ground import ARMS, MARKER, AreaBoard, board_of
from .moves import Moves
from .odds import odds_of
from .own_words import own_words
from .powers import POWERS, REBEL
from .projection import YIELDS, YIELDS_EVEN, Projection

STACKING = Stacking(0.4, 0.04, 3)


HIGH_IS_GOOD = frozenset({
    "field", "tornafuye", "siege", "naval", "incite", "quell", "tribute", "attrition",
    "interception",
})  # fmt: skip


class Surface(TableSurface[State, Action, AreaBoard]):
    """What S&T 279 gives the window."""

    told = frozenset({
        "control_changed", "kingdom_conquered", "kingdom_restored", "kingdom_born",
        "king_relocated", "union_formed", "sepulchre_found", "sepulchre_destroyed",
        "france_went_to_war", "france_made_peace", "area_pillaged",
        "vikings_landed", "units_rebelled", "rebels_returned",
        "war_kingdom_rolled", "war_ended", "africans_paid", "game_ended",
    })  # fmt: skip

    first_scenario = "ready"  # who never played need not set up both sides first

    def proposed(self, option: Option) -> Option:
        """Return a rule option with what is best between people: the tables that are even."""
        return replace(option, default="even") if option.id == "tables" else option

    def geometry(self, state: State) -> AreaBoard:
        """Return the areas and the seas."""
        return board_of(state.board)

    def painter(self, state: State, board: AreaBoard) -> Layers:
        """Return the peninsula on parchment, with ridges, towns, seas and a tiled frame."""
        return printed_map.painter(board, state.board)

    def luck(self, purpose: str) -> int:
        """Return 1 for dice of which high is good; others are rolled for both, or for nobody."""
        return int(purpose in HIGH_IS_GOOD)

    def projection(self) -> Projection:
        """Return what stands there."""
        return Projection()

    def moves(self, board: AreaBoard) -> Moves:
        """Return what can be pulled over the board: stacks, fleets, cargo, garrisons."""
        return Moves(self.projection())

    def choices(self, board: AreaBoard) -> PlainChoices[State]:
        """Return answers by area, or by sea where they have none."""
        return PlainChoices(
            self.game, board.places, closing=self.closing, place_keys=(*PLACE_KEYS, "sea"),
            projection=self.projection(),
        )  # fmt: skip

    def stacking(self) -> Stacking:
        """Return piles that take no more room than three counters: areas are small."""
        return STACKING

    def art(self) -> PowerArt:
        """Return counters in the colours of the powers, with their arms."""
        return PowerArt()

    def tint(self, piece: Piece, theme: ArtTheme) -> Tint:
        """Return the colour of the power that a counter belongs to."""
        return tint_of(piece, theme)

    def mark_styles(self) -> Mapping[str, Mapping[ArtTheme, MarkStyle] | MarkStyle]:
        """Return the tint and the arms of who controls an area, and what is marked there."""
        styles: dict[str, Mapping[ArtTheme, MarkStyle] | MarkStyle] = {}
        for power, tint in POWERS.items():
            by_day = MarkStyle(tint.base, 0.035, _faint(tint.base, 62), quiet=True)
            styles[f"of.{power}"] = {
                "light": by_day,
                "dark": MarkStyle(tint.light, 0.035, _faint(tint.base, 84), quiet=True),
                "contrast": MarkStyle(tint.base, 0.07, _faint(tint.base, 34), quiet=True),
            }
            for owner in (power, power + REBEL):
                arms = partial(paint_arms, owner=owner)
                styles[f"arms.{owner}"] = MarkStyle(emblem=arms, slot=ARMS, size=0.86)
        styles["rebels"] = MarkStyle("#2a1408", 0.06, dashed=True)
        styles["pillaged"] = MarkStyle("#3a1a08", 0.0, hatched=True)
        for settled, full in (("repopulation", False), ("population", True)):
            sign = partial(paint_settlers, full=full)
            styles[settled] = MarkStyle(emblem=sign, slot=MARKER, size=0.62)
        return styles

    def hides_now(self, state: State) -> bool:
        """Whether anybody holds a stratagem marker: nothing else is hidden (rules: 10.0/secret)."""
        return any(any(hand) for hand in state.hands)

    def odds_of(self, state: State, seat: str, action: Action | None) -> OddsQuestion | None:
        """Return what is asked before an attack or a siege."""
        return odds_of(state, action)

    def piece_text(self, piece: Piece, words: AnyWords) -> str:
        """Return a unit with its number and the power it belongs to."""
        unit = str(own_words(words).unit(piece.art, piece.count))
        power = piece.id.partition(".")[0]
        return f"{unit} ({own_words(words).owner(power)})" if power else unit

    def describe(self, place: str, picture: Picture, naming: Naming) -> str:
        """Return what the city of an area pays; nothing beyond, for it is seen."""
        words = own_words(naming.words)
        for mark, places in picture.marks.items():
            if mark.startswith(YIELDS) and place in places:
                if mark == YIELDS_EVEN:
                    return words.yields(0, even=True)
                return words.yields(int(mark.removeprefix(YIELDS)))
        return ""


def _faint(colour: str, alpha: int) -> str:
    return f"#{alpha:02x}{colour.removeprefix('#')}"


SURFACE = Surface(any_game(GAME))
