"""What a game puts into the window: the board, the docks around it, and answers to the shell.

The shell (menus, files, log, settings, language) is the same for all games; what is particular to
one comes from its surface as a desk. `Desk` says what the shell asks, with the answers of a game
that has nothing to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, SignalInstance
from PySide6.QtGui import QAction, QPalette, QPixmap
from PySide6.QtWidgets import QDialog, QDockWidget, QWidget

from reconquista_qt.engine.decision import Decision, Over, Waiting
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.journal import Entry, Event
from reconquista_qt.engine.session import Session
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.sound import usual_sound

if TYPE_CHECKING:
    from reconquista_qt.model.chronicle_text import ToldTurn
    from reconquista_qt.model.controller import GameController
    from reconquista_qt.view.actions import Spec
    from reconquista_qt.view.board.game_board import GameBoard
    from reconquista_qt.view.board.paint_marks import Sheet
    from reconquista_qt.view.board.palette import BoardPalette
    from reconquista_qt.view.book.example_window import ExampleWindow
    from reconquista_qt.view.book.lesson_card import LessonCard
    from reconquista_qt.view.docks.front import Front
    from reconquista_qt.view.docks.timeline import Marks
    from reconquista_qt.view.insight.of_game import GameInsights
    from reconquista_qt.view.languages import Languages
    from reconquista_qt.view.main_window import MainWindow
    from reconquista_qt.view.preferences import Preferences
    from reconquista_qt.view.theme import Theme


class PictureOfTurn(NamedTuple):
    """A picture beside the history, how to have it show a turn, and where its links come out."""

    widget: QWidget
    show_turn: Callable[[int], None]
    followed: SignalInstance


class Crowd(NamedTuple):
    """A game with very many counters, and where on the board (pixels) one of them is taken up."""

    session: Session
    grip: Callable[[GameBoard], QPoint]


class Desk:
    """The answers of a game to the shell; a game's own desk derives from this one.

    `features` name what it has beside a board: book, lesson, examples, history, adviser, review,
    statistics, danger, chances, watch, seats. What it has not is not offered.
    """

    features: frozenset[str] = frozenset()
    automatic: frozenset[str] = frozenset()  # kinds of decision answered alone where there is one
    board: GameBoard

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @cached_property
    def insights(self) -> GameInsights:
        """What adviser, review and statistics ask of the game."""
        return self.make_insights()

    def make_insights(self) -> GameInsights:
        """Return what adviser, review and statistics ask; called when first they do."""
        from reconquista_qt.view.insight.of_game import GameInsights

        return GameInsights(self)

    # -- parts ---------------------------------------------------------------------------------

    def docks(self) -> Front:
        """Make the docks around the board; asked once, after the board."""
        raise NotImplementedError

    def own_docks(self) -> tuple[QDockWidget, ...]:
        """Return panels of the game's own; they lie behind the score at first."""
        return ()

    def overlay_actions(self) -> list[QAction]:
        """Return what lays figures over the board, for the menu; the desk names them."""
        return []

    def connect(self) -> None:
        """Connect what is particular, once all parts are there."""

    def close(self) -> None:
        """The window closes: end what runs aside."""

    # -- words ---------------------------------------------------------------------------------

    def title(self) -> str:
        """Return the name of the game."""
        return self.window.controller.game.id

    def place_text(self, place: str) -> str:
        """Return what the line at the foot tells of a place."""
        return ""

    def regions(self) -> tuple[str, ...]:
        """Return the regions that the menu leads to, in the order of their keys."""
        return ()

    def region_name(self, region: str) -> str:
        """Return the name of a region."""
        return region

    def places(self) -> tuple[str, ...]:
        """Return the places that have a name to go to them by."""
        return ()

    def place_name(self, place: str) -> str:
        """Return the name of a place."""
        return place

    # -- the log ---------------------------------------------------------------------------------

    log_kinds: tuple[str, ...] = ()  # what the log can be narrowed to

    def log_kind_name(self, kind: str) -> str:
        """Return a kind of log entries as a heading."""
        return kind

    def log_fits(self, kind: str, entry: Entry) -> bool:
        """Whether an entry is of a kind."""
        return entry.phase == kind

    def knows(self, entry: Entry) -> Event | None:
        """Return an event as whoever looks on may know it, None where he may not."""
        return entry.event

    # -- the chronicle -----------------------------------------------------------------------------

    def chronicle(self) -> Sequence[ToldTurn]:
        """Return what each turn of the line on the table came to, that under way included."""
        return ()

    # -- the replay --------------------------------------------------------------------------------

    timeline_marks: Marks = ()  # the kinds of events on the timeline, each with its shape
    watched_again = ""  # the phase that a button of the replay shows again, "" for no such button

    def timeline_text(self) -> str:
        """Return what the shapes on the timeline mean."""
        return ""

    def watch_again_text(self) -> str:
        """Return the text of the button that shows a phase again."""
        return ""

    def showpiece(self) -> int:
        """Return the place in the journal of the event most worth a picture, -1 for none."""
        return -1

    # -- sounds ----------------------------------------------------------------------------------

    def sound_of(self, entry: Entry) -> str:
        """Return the sound of a journal entry by its name, "" for none."""
        return usual_sound(entry.event.kind)

    def closing_sound(self, over: Over) -> str:
        """Return the sound of the end of a game."""
        return "victory"

    # -- the one button --------------------------------------------------------------------------

    def closing(self) -> object | None:
        """Return the action that ends what is being done, None where there is none."""
        return None

    def closing_text(self, waiting: Waiting) -> tuple[str, bool]:
        """Return the text of the button at a decision, and whether it can be pressed."""
        return "", False

    def press(self) -> bool:
        """Do what the button says where that is no action; True where it was done."""
        return False

    def lapse(self) -> int:
        """Return the points that would be lost by pressing the button now."""
        return 0

    def idle(self) -> str:
        """Return what is said where the button would end a phase in which nothing was done."""
        return ""

    def follow_actions(self) -> None:
        """Allow the actions of the game's own that can be done now."""

    def is_ours(self, side: str) -> bool:
        """Whether a person at this window decides for a side: what is ours can be advised."""
        return True

    def may_advise(self, waiting: Waiting) -> bool:
        """Whether whoever looks on may be told what to do, and how a game may go on from here."""
        return isinstance(waiting, Decision) and self.is_ours(waiting.side)

    def tells_inputs(self) -> bool:
        """Whether whoever looks on may know what was done at any moment, by whomever."""
        return True

    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self.window.controller.can_undo

    def undo(self) -> None:
        """Take back the last decision."""
        self.window.controller.undo()

    # -- going somewhere -------------------------------------------------------------------------

    def go(self, kind: str, name: str) -> bool:
        """Go where a link leads; False where it leads nowhere on this board."""
        return False

    def digit(self, number: int) -> None:
        """Answer a digit key."""

    def act_in_list(self, place: str, at: QPoint) -> None:
        """Act in a place that was chosen in the list; `at` is a point on the screen."""

    # -- looks -----------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme, where the docks do not."""

    def board_keys(self) -> list[tuple[tuple[str, ...], str]]:
        """Return the keys of the board with what they do; none for those of a map of areas."""
        return []

    def name_keys(self) -> None:
        """Tell the keys of the game's actions where they are shown."""

    def turn_picture(self) -> PictureOfTurn | None:
        """Return a picture beside the history, None for none."""
        return None

    # -- the book ----------------------------------------------------------------------------------

    def lesson_card(self) -> LessonCard:
        """Return the card of the first lesson (`view.book.house` starts it)."""
        raise NotImplementedError

    def example_window(self) -> ExampleWindow:
        """Return the window in which the examples of the rulebook are played."""
        raise NotImplementedError

    def explain_board(self) -> None:
        """Answer the key *Why this number?* for what the board shows."""

    def view_aside(self, controller: GameController) -> GameBoard:
        """Return a board like that on the table, for a game that is shown elsewhere."""
        raise NotImplementedError

    # -- windows ---------------------------------------------------------------------------------

    def end_dialog(self) -> QDialog:
        """Return the dialog that tells how the game ended."""
        raise NotImplementedError

    def about_dialog(self) -> QDialog:
        """Return the dialog that tells what this is."""
        raise NotImplementedError


class Greeting:
    """What the welcome shows of a game; these are the answers of one without pictures."""

    def __init__(self, title: Callable[[], str]) -> None:
        """`title` tells the name of the game in the language that is spoken."""
        self._title = title

    def paint_title(self, sheet: Sheet, rect: QRectF, palette: BoardPalette) -> None:
        """Draw the title; made for 900 by 560 units."""
        from reconquista_qt.view.board.paint_text import outline, write

        text = outline(self._title(), 92.0, bold=True, spaced=0.06, width=rect.width() - 130)
        write(sheet, QPointF(rect.center().x(), rect.top() + 280), text, palette.colour("accent"))

    def picture(self, way: int, side: int, ratio: float, theme: ArtTheme) -> QPixmap | None:
        """Return the picture on a way to begin, by its place, `side` pixels high; None for none."""
        return None


class Opening(NamedTuple):
    """How a game begins; None leaves it to the rules."""

    scenario: str | None = None
    options: Mapping[str, object] | None = None


class Surface(Protocol):
    """What a game's `board` gives the window."""

    def actions(self) -> Sequence[Spec]:
        """Return what can be done by a key, beside what every game has; for the menu "Play"."""
        ...

    def desk(self, window: MainWindow) -> Desk:
        """Return the game's desk in a window; its board is there already."""
        ...

    def thumbnail(
        self, position: object, size: QSize, palette: QPalette, art: ArtTheme, ratio: float = 1.0
    ) -> QPixmap:
        """Return a small picture of a position, as data that nobody has checked yet."""
        ...

    def new_game_dialog(self, game: AnyGame, window: MainWindow) -> QDialog:
        """Return the dialog that asks what a new game shall be; it has a signal `begun`."""
        ...

    def fresh(self, game: AnyGame, preferences: Preferences) -> Opening:
        """Return how the game begins that stands where nobody has asked for one."""
        ...

    def greeting(self, languages: Languages) -> Greeting:
        """Return what the welcome of a first start shows."""
        ...

    def crowd(self) -> Crowd:
        """Return a game with very many counters, by which the window is measured."""
        ...
