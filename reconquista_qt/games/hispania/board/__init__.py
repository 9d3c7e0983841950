"""The table of Hispania: the provinces of the peninsula, the nations' counters, the seas."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtWidgets import QDockWidget

from reconquista_qt.engine.game import any_game
from reconquista_qt.engine.options import Option
from reconquista_qt.games.hispania.rules.actions import Action, Buy
from reconquista_qt.games.hispania.rules.game import GAME
from reconquista_qt.games.hispania.rules.names import PARTIES, PLACES
from reconquista_qt.games.hispania.rules.recruit import Recruit
from reconquista_qt.games.hispania.rules.state import State
from reconquista_qt.model.odds import OddsQuestion
from reconquista_qt.model.surface import Picture, Piece
from reconquista_qt.view.art.colours import ArtTheme, Tint
from reconquista_qt.view.table.items import MarkStyle
from reconquista_qt.view.table.look import seat_tint
from reconquista_qt.view.table.naming import Naming
from reconquista_qt.view.table.painters import Layers
from reconquista_qt.view.table.surface import TableSurface
from reconquista_qt.view.table.view import TableView
from reconquista_qt.wording.words import Words as AnyWords

from . import map as printed
from .art import NationArt
from .choices import CounterChoices
from .colours import NATIONS, PLAYERS
from .cues import HispaniaCues
from .docks import AgesDock, make_docks
from .ground import ProvinceBoard, board_of
from .moves import LedMoves
from .odds import odds_of
from .own_words import own_words
from .projection import CAPITAL, HELD, Projection


class Surface(TableSurface[State, Action, ProvinceBoard]):
    """What Hispania gives the window."""

    told = frozenset({
        "nation_born", "nation_ended", "nation_submitted", "subject_freed", "capital_declared",
        "leader_killed", "toletum_fell", "castle_surrendered", "fort_built", "ruin_taken",
        "event_played", "points_scored", "game_ended",
    })  # fmt: skip

    def setup_options(self) -> tuple[Option, ...]:
        """Return how many play."""
        return (Option("players", (2, 3, 4, 5), 4, "15/players"),)

    def proposed(self, option: Option) -> Option:
        """Return a rule option as a person wants it: asked whether a region becomes the capital."""
        return replace(option, default=True) if option.id == "capital_asked" else option

    def geometry(self, state: State) -> ProvinceBoard:
        """Return the provinces and the seas."""
        return board_of(state.board)

    def painter(self, state: State, board: ProvinceBoard) -> Layers:
        """Return the peninsula in the colours of its zones, with what its borders are."""
        return printed.painter(board, state.board)

    def moves(self, board: ProvinceBoard) -> LedMoves:
        """Return which units and leaders can be taken up and where they may go."""
        return LedMoves(self.game, self.projection())

    def projection(self) -> Projection:
        """Return what stands there."""
        return Projection()

    def choices(self, board: ProvinceBoard) -> CounterChoices:
        """Return answers as they are listed, each event counter by itself."""
        return CounterChoices(
            self.game, board.places, closing=self.closing, projection=self.projection(),
            besides=self.game.besides,
        )  # fmt: skip

    def hides(self, state: State) -> bool:
        """Whether players hold counters that the others do not see: only those of events."""
        return bool(state.options.events)

    def art(self) -> NationArt:
        """Return counters in the nations' colours with their emblems."""
        return NationArt(self.tint)

    def seat_tint(self, seat: str, seats: Sequence[str], theme: ArtTheme) -> Tint:
        """Return the colour of a player, who leads several nations."""
        return PLAYERS.get(seat) or seat_tint(seat, seats, theme)

    def cues(self) -> HispaniaCues:
        """Return what is shown for what happens."""
        return HispaniaCues()

    def odds_of(self, state: State, seat: str, action: Action | None) -> OddsQuestion | None:
        """Return what a step into a battle, or a battle, is asked for."""
        return odds_of(state, action)

    final_levels = frozenset({"won", "shared", "lost"})

    def outlook(self, state: State, seat: str, naming: Naming) -> str:
        """Return what a player's nations would score at the next turn of points as it stands."""
        return str(own_words(naming.words).card.outlook(state, seat))

    def concerns(self, state: State) -> tuple[str, ...]:
        """Return the region of the battle, of the flight or of the ruin that is asked about."""
        step = state.agenda[-1] if state.agenda else None
        where = getattr(getattr(step, "field", step), "area", None)
        return (PLACES[where],) if isinstance(where, int) else ()

    def docks(self, view: TableView) -> Iterable[QDockWidget]:
        """Return the card of the nation that acts, and the track of the ages."""
        return make_docks(view)

    def tell_chronicle(self, view: TableView) -> bool:
        """Show the ages in pictures, and the points beneath them."""
        ages = view.window().findChild(AgesDock)
        if ages is not None:
            ages.tell()
        return ages is not None

    def mark_styles(self) -> Mapping[str, Mapping[ArtTheme, MarkStyle] | MarkStyle]:
        """Return an edge in the colour of the nation that holds a region; a capital's is double."""
        styles: dict[str, Mapping[ArtTheme, MarkStyle] | MarkStyle] = {
            HELD + nation: MarkStyle(base, 0.1, inset=0.03, quiet=True)
            for nation, base in NATIONS.items()
        }
        styles[CAPITAL] = MarkStyle("#f6e7b0", 0.05, inset=0.13)
        return styles

    def piece_text(self, piece: Piece, words: AnyWords) -> str:
        """Return a unit with its nation, or a leader's name."""
        nation = piece.badges[0] if piece.badges else ""
        if piece.art == "leader":
            told = str(own_words(words).leader(piece.id))
        elif piece.art.startswith("ruin_"):
            return str(own_words(words).ruin(piece.art.removeprefix("ruin_")))
        else:
            told = str(own_words(words).unit(piece.art))
            told = f"{piece.count} × {told}" if piece.count > 1 else told
        return f"{told} ({own_words(words).nation(nation)})" if nation else told

    def turn_text(self, state: State, naming: Naming) -> str:
        """Return the turn with its years."""
        return str(own_words(naming.words).turn_with_years(state.turn))

    def lapse_text(self, state: State, naming: Naming) -> str:
        """Return that gold above the reserve would be lost while units could be bought for it.

        Rules: 2.4/reserve.
        """
        step = state.agenda[-1] if state.agenda else None
        if not isinstance(step, Recruit):
            return ""
        lost = state.gold[step.nation] - state.board.nations[step.nation].reserve
        if lost <= 0 or not any(isinstance(one, Buy) for one in step.options(state)):
            return ""
        return str(own_words(naming.words).gold_would_lapse(PARTIES[step.nation], lost))

    def describe(self, place: str, picture: Picture, naming: Naming) -> str:
        """Return a region's ground, its income and its limit, and who holds it."""
        held = [
            mark.removeprefix(HELD)
            for mark, places in picture.marks.items()
            if mark.startswith(HELD) and place in places
        ]
        capital = place in picture.marks.get(CAPITAL, ())
        return str(own_words(naming.words).place_facts(place, held[0] if held else "", capital))


SURFACE = Surface(any_game(GAME))
