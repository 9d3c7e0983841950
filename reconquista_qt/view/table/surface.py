"""What a game tells the window about its table; every part but the board has a default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from PySide6.QtCore import QSize
from PySide6.QtGui import QPalette, QPixmap
from PySide6.QtWidgets import QDialog, QDockWidget

from reconquista_qt.ai.levels import LEVELS, USUAL
from reconquista_qt.engine.game import AnyGame, GameState
from reconquista_qt.engine.options import Option
from reconquista_qt.games import entry_of
from reconquista_qt.model.odds import OddsQuestion
from reconquista_qt.model.surface import (
    NO_LIGHTS,
    Aim,
    Choices,
    Lights,
    Moves,
    Picture,
    Piece,
    PlainChoices,
    PlainMoves,
    Projection,
)
from reconquista_qt.view.art.colours import ArtTheme, Tint
from reconquista_qt.view.board.stacking import Stacking
from reconquista_qt.view.desk import Opening
from reconquista_qt.view.docks.timeline import Marks

from .art import CounterArt, PlainArt
from .cues import Cues, PlainCues
from .geometry import BoardGeometry
from .items import MarkStyle
from .look import seat_tint
from .map_layer import BoardPainter
from .naming import Naming
from .painters import plain

if TYPE_CHECKING:
    from reconquista_qt.view.actions import Spec
    from reconquista_qt.view.desk import Crowd, Desk, Greeting
    from reconquista_qt.view.languages import Languages
    from reconquista_qt.view.main_window import MainWindow
    from reconquista_qt.view.preferences import Preferences
    from reconquista_qt.wording.words import Words

    from .view import TableView


S = TypeVar("S", bound=GameState)
A = TypeVar("A")
B = TypeVar("B", bound=BoardGeometry)


class Overlay(Generic[S]):
    """Figures or lights over the board, from the menu; with a letter `key` while it is held too."""

    id: str
    key = ""

    def title(self, naming: Naming) -> str:
        """Return its name in the menu."""
        raise NotImplementedError

    def heat(self, state: S, seat: str) -> Mapping[str, tuple[float, str]]:
        """Return for places a figure from 0 to 1 and a short text."""
        return {}

    def lights(self, state: S, seat: str) -> Lights:
        """Return what is lit: zones, spans, lines."""
        return NO_LIGHTS


class TableSurface(Generic[S, A, B]):
    """Derive from this in a game's `board/` and fill in what is particular to the game.

    `geometry` and `projection` must be given; with them alone the game can be played: pieces are
    plain counters in the colours of their seats, moves and choices are read off the options.
    `S` is the game's state, `A` the union of its actions, `B` the kind of its board.
    `closing` are the values of `do` that end a phase; they become the primary button.
    """

    features: frozenset[str] = frozenset()  # what it has beside a table: see `view.desk.Desk`
    closing: Sequence[str] = ("done", "pass", "decline", "end", "stop", "end_turn", "end_phase")

    first_scenario = ""  # the start that is proposed to who never chose one; "" the first

    told: frozenset[str] = frozenset()  # kinds of events that a chronicle tells
    timeline: Marks = ()  # kinds of events on the timeline of a replay, each with its shape

    def light_text(self, mark: str, naming: Naming) -> str:
        """Return what a mark that is lit means for the place, "" where it needs no words."""
        return ""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    # -- in the window -------------------------------------------------------------------------

    def actions(self) -> Sequence[Spec]:
        """Return what can be done by a key, beside what every table has."""
        return ()

    def desk(self, window: MainWindow) -> Desk:
        """Return the table in a window."""
        from .desk import TableDesk

        return TableDesk(window, any_surface(self))

    def new_game_dialog(self, game: AnyGame, window: MainWindow) -> QDialog:
        """Return the dialog that asks for scenario, seats, rule options and dice."""
        from .new_game import TableNewGameDialog
        from .starts import measured_of

        words, art = window.languages.words_of(game.id), window.themes.theme.art

        def draw(position: object, size: QSize, palette: QPalette, ratio: float) -> QPixmap:
            return self.thumbnail(position, size, palette, art, ratio)

        return TableNewGameDialog(
            game, words, self.players(), window.languages, window.preferences, window,
            draw=draw, tint=lambda seat, seats: self.seat_tint(seat, seats, art),
            measured=measured_of(game.id), setup=self.setup_options(),
            asked=tuple(self.proposed(option) for option in game.option_list),
            first=self.first_scenario,
        )  # fmt: skip

    def fresh(self, game: AnyGame, preferences: Preferences) -> Opening:
        """Return the scenario and the options of the last choice, else those that are proposed."""
        last, rules = preferences.get("scenario"), preferences.get("rules")
        options = {}
        for option in (*self.setup_options(), *map(self.proposed, game.option_list)):
            wanted = rules.get(option.id, option.default)
            options[option.id] = wanted if wanted in option.choices else option.default
        scenario = last if last in game.scenarios else self.first_scenario or game.scenarios[0]
        return Opening(scenario, options)

    def setup_options(self) -> tuple[Option, ...]:
        """Return what is asked before a game beside its rule options: how many play, say."""
        return ()

    def proposed(self, option: Option) -> Option:
        """Return a rule option as a person is asked for it; its default may be another."""
        return option

    def players(self) -> tuple[str, ...]:
        """Return the computer players that may sit down, the usual one first."""
        if entry_of(self.game.id).brain() is None:
            return ("random",)
        return (USUAL, *(level.id for level in LEVELS if level.id != USUAL), "random")

    def title(self, naming: Naming) -> str:
        """Return the name of the game."""
        return str(naming.words.game(self.game.id))

    def thumbnail(
        self, position: object, size: QSize, palette: QPalette, art: ArtTheme, ratio: float = 1.0
    ) -> QPixmap:
        """Return the board small, with a spot for each pile; what lies open for everybody."""
        from .thumbnail import thumbnail

        return thumbnail(any_surface(self), position, size, palette, art, ratio)

    def greeting(self, languages: Languages) -> Greeting:
        """Return what the welcome shows: the name of the game."""
        from reconquista_qt.view.desk import Greeting

        return Greeting(lambda: languages.words_of(self.game.id).game(self.game.id))

    def crowd(self) -> Crowd:
        """No table but the first game's is measured by a crowd; `view.table.speed` has its own."""
        raise NotImplementedError

    # -- to be filled --------------------------------------------------------------------------

    def geometry(self, state: S) -> B:
        """Return the board of a state (of its scenario); asked once for each game."""
        raise NotImplementedError

    def projection(self) -> Projection[S]:
        """Return how a state looks on the table."""
        raise NotImplementedError

    # -- what has a default --------------------------------------------------------------------

    def painter(self, state: S, board: B) -> BoardPainter:
        """Return what paints the board."""
        return plain(board)

    def seat_ids(self, state: S) -> tuple[str, ...]:
        """Return the seats in the order of their colours."""
        return tuple(seat.id for seat in self.game.seats(state))

    def tint(self, piece: Piece, theme: ArtTheme) -> Tint:
        """Return the colours of a piece."""
        return self.seat_tint(piece.seat, self._seats, theme)

    def seat_tint(self, seat: str, seats: Sequence[str], theme: ArtTheme) -> Tint:
        """Return the colours of one of the seats of a game, be it on the table or not."""
        return seat_tint(seat, seats, theme)

    _seats: tuple[str, ...] = ()

    def take_seats(self, state: S) -> None:
        """Know who plays, before anything is drawn."""
        self._seats = self.seat_ids(state)

    def art(self) -> CounterArt:
        """Return what draws the counters."""
        return PlainArt(self.tint)

    def moves(self, board: B) -> Moves[S]:
        """Return which pieces can be taken up and where they may go."""
        return PlainMoves(self.game, self.projection())

    def choices(self, board: B) -> Choices[S]:
        """Return how options are grouped in the sidebar and on the board."""
        return PlainChoices(
            self.game, board.places, closing=self.closing, projection=self.projection(),
            besides=self.game.besides,
        )  # fmt: skip

    def cues(self) -> Cues:
        """Return what is shown for each journal entry."""
        return PlainCues()

    def mark_styles(self) -> Mapping[str, Mapping[ArtTheme, MarkStyle] | MarkStyle]:
        """Return how the marks of the game's pictures look, by name."""
        return {}

    def stacking(self) -> Stacking | None:
        """Return how counters of a pile lie; None means piles on hexes and rows in areas."""
        return None

    def lights(self, state: S, seat: str, place: str, pieces: Sequence[Piece]) -> Lights:
        """Return what is lit while pieces of a place are taken up: zones, arcs, spans."""
        return NO_LIGHTS

    final_levels: frozenset[str] = frozenset()  # which levels are told only when the game is over

    def outlook(self, state: S, seat: str, naming: Naming) -> str:
        """Return what a seat would soon score as it stands, in a few signs, or ""."""
        return ""

    def concerns(self, state: S) -> Iterable[str]:
        """Return the places that what is asked now is about, where its answers name none."""
        return ()

    def overlays(self) -> Sequence[Overlay[S]]:
        """Return figures that can be laid over the board."""
        return ()

    def aim(self, state: S, action: A, left_out: frozenset[str]) -> Aim | None:
        """Return how an action is aimed without those in some places; None: it is done at once.

        None also where nobody is left.
        """
        return None

    def odds_of(
        self, state: S, seat: str, action: A | None
    ) -> OddsQuestion | Mapping[str, object] | None:
        """Return what `game.odds` is asked before an action, None where it has no odds.

        For the action None: the odds of the decision as it stands. What the seat cannot see must
        not be in the question.
        """
        return None

    def tell_chronicle(self, view: TableView) -> bool:
        """Show what a game tells of itself at its end; False where that is told in words alone."""
        return False

    def timeline_text(self, naming: Naming) -> str:
        """Return what the shapes on the timeline mean."""
        return ""

    def luck(self, purpose: str) -> int:
        """Return whether high dice for a purpose are good (1) or bad (-1) for who rolls them.

        0 where it is neither, or where it depends.
        """
        return 0

    def docks(self, view: TableView) -> Iterable[QDockWidget]:
        """Return panels of the game's own, beside those that every game has."""
        return ()

    def describe(self, place: str, picture: Picture, naming: Naming) -> str:
        """Return what is to be told of a place, beside its name and its pieces, as plain text."""
        return naming.region(place)

    def piece_text(self, piece: Piece, words: Words) -> str:
        """Return what a piece is called, with its number; "" for the words of its art."""
        return ""

    def turn_text(self, state: S, naming: Naming) -> str:
        """Return where the game stands in time, "" for the plain number of the turn."""
        return ""

    def lapse_text(self, state: S, naming: Naming) -> str:
        """Return what would be lost by ending the phase now, as a sentence; "" where nothing."""
        return ""

    def hides(self, state: S) -> bool:
        """Whether seats have secrets from each other, so that the table is covered between them."""
        return bool(self.game.hides)

    def hides_now(self, state: S) -> bool:
        """Whether there is anything at this moment that one seat sees and another does not.

        Asked only where `hides` says that there can be: where there is nothing, the table is not
        covered.
        """
        return self.hides(state)


# A surface as the window knows it: of its states no more than what all have.
AnySurface = TableSurface[GameState, object, BoardGeometry]


def any_surface(surface: TableSurface[S, A, B]) -> AnySurface:
    """Return a surface as the window knows it, which gives it no states and boards but its own."""
    return cast("AnySurface", surface)
