"""Reconquista in the window: its board, its docks, its answers to the shell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QPoint, QSize
from PySide6.QtGui import QAction, QImage, QPalette, QPixmap
from PySide6.QtWidgets import QDialog

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.decision import Decision, DiceWanted, Over, Waiting
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.board.map.view import BoardView
from reconquista_qt.games.reconquista.rules.actions import Decline
from reconquista_qt.games.reconquista.rules.events import BattleRound
from reconquista_qt.games.reconquista.rules.names import (
    AREA_INDEX,
    PHASES,
    REACTION,
    REGIONS,
)
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.desk import Crowd, Desk, Greeting, Opening, PictureOfTurn
from reconquista_qt.view.docks.front import Front

from .choices import SPENDING, ChoiceModel
from .turn_cards import TurnCards

if TYPE_CHECKING:
    from reconquista_qt.games.reconquista.rules.game import Reconquista
    from reconquista_qt.model.chronicle_text import ToldTurn
    from reconquista_qt.model.controller import GameController
    from reconquista_qt.view.actions import Spec
    from reconquista_qt.view.book.example_window import ExampleWindow
    from reconquista_qt.view.book.lesson_card import LessonCard
    from reconquista_qt.view.insight.of_game import GameInsights
    from reconquista_qt.view.languages import Languages
    from reconquista_qt.view.main_window import MainWindow
    from reconquista_qt.view.preferences import Preferences
    from reconquista_qt.view.theme import Theme

    from .history.year_overlay import YearOverlay

translate = QCoreApplication.translate
REGION_KEYS = 5
CHRISTIAN_LEVELS = frozenset({"fernando_isabel", "alfonso_viii", "el_cid"})
TAKEN = frozenset({"taken", "razed", "surrendered"})  # how a siege ends for the besieger


class ReconquistaDesk(Desk):
    """The desk of Reconquista."""

    log_kinds = (*PHASES[:6], "battles")
    features = frozenset({
        "book", "bearings", "quickref", "lesson", "examples", "history", "adviser", "review",
        "statistics", "danger",
        "chances", "watch", "replay", "welcome", "why", "editor", "challenges", "hall",
    })  # fmt: skip
    automatic = frozenset({"spend", "move", "retreat", "place_order"})

    def make_insights(self) -> GameInsights:
        """Return what adviser, review and statistics ask of Reconquista."""
        from .insight.of_game import ReconquistaInsights

        return ReconquistaInsights(self)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.years: YearOverlay | None = None  # made when it is first asked for
        self.choices = ChoiceModel(window.controller, window)
        self.board: BoardView = BoardView(
            window.controller, self.choices, window.themes.theme, window.languages.wording,
            window.central,
        )  # fmt: skip

    # -- parts ---------------------------------------------------------------------------------

    def docks(self) -> Front:
        """Make the docks around the board."""
        from reconquista_qt.games.reconquista.board.docks.area_menu import AreaMenu
        from reconquista_qt.games.reconquista.board.docks.phase_dock import PhaseDock
        from reconquista_qt.games.reconquista.board.docks.score_dock import ScoreDock
        from reconquista_qt.games.reconquista.board.docks.stage_dock import MinimapDock, StageDock
        from reconquista_qt.games.reconquista.board.docks.text_board import TextBoard

        window = self.window
        controller, languages, actions = window.controller, window.languages, window.actions_
        self.area_menu = AreaMenu(self.choices, languages, window)
        self.phase = PhaseDock(
            controller, self.choices, languages, actions["primary"], actions["undo"],
            actions["redo"], window,
        )  # fmt: skip
        places = TextBoard(controller, self.choices, languages, window)
        score = ScoreDock(controller, languages, window)
        for dock in (self.phase, places, score):
            dock.follow(self.board.presenter)
        return Front(
            self.phase,
            StageDock(self.board, controller, languages, window.themes.theme, window),
            places,
            score,
            MinimapDock(self.board, window),
        )

    def overlay_actions(self) -> list[QAction]:
        """Return the action that shows who really held what, by year."""
        action = self.reconquest = QAction(self.window)
        action.setObjectName("reconquest")
        action.setCheckable(True)
        action.toggled.connect(self._show_reconquest)
        self.window.languages.switched.connect(lambda _language: self._name_overlays())
        self._name_overlays()
        return [action]

    def _name_overlays(self) -> None:
        self.reconquest.setText(translate("ReconquistaDesk", "The real recon&quest by year"))

    def _show_reconquest(self, on: bool) -> None:
        from .history.year_overlay import YearOverlay

        if self.years is None:
            self.years = YearOverlay(self.window)
            self.years.closed.connect(lambda: self.reconquest.setChecked(False))
        self.years.show(on)

    def turn_picture(self) -> PictureOfTurn:
        """Return the map of what changed hands in the years of a turn."""
        from .history.turn_picture import TurnPicture

        picture = TurnPicture(self.window)
        return PictureOfTurn(picture, picture.show_turn, picture.linkFollowed)

    def connect(self) -> None:
        """Connect purchases and the places of the sidebar."""
        window, spending = self.window, self.phase.spending
        for kind in SPENDING:
            window.actions_[kind].triggered.connect(lambda _=False, kind=kind: spending.pick(kind))
        self.phase.places.picked.connect(self._pick_place)
        spending.refused.connect(window.say_refusal)
        self.turn_cards = TurnCards(window)

    def _pick_place(self, area: str) -> None:
        """Answer with an area, or take up the units there that are to move."""
        self.board.select_area(area)
        waiting = self.window.controller.waiting
        if isinstance(waiting, Decision) and waiting.kind == "move":
            self.board.begin_move_from(area)
            self.board.setFocus()
        else:
            self.choices.submit_at(area)

    # -- words ---------------------------------------------------------------------------------

    def title(self) -> str:
        """Return the name of the game."""
        return "Reconquista"

    def place_text(self, place: str) -> str:
        """Return what stands in an area, as far as the board has shown it."""
        from reconquista_qt.games.reconquista.board.docks.standing import standing

        window = self.window
        wording, state = window.languages.wording, window.controller.state
        region = REGIONS[state.board.region_of[AREA_INDEX[place]]]
        playhead = self.board.presenter
        shown = playhead.picture if playhead.holds_back else state
        there = standing(shown, place, wording).words
        return f"{wording.area(place)} ({wording.region(region)}): {there}"

    def log_kind_name(self, kind: str) -> str:
        """Return a kind of log entries as a heading."""
        if kind == "battles":
            return translate("ReconquistaDesk", "Battles")
        return str(self.window.languages.wording.phase(kind))

    def log_fits(self, kind: str, entry: Entry) -> bool:
        """Whether an entry is of a kind."""
        if kind == "battles":
            return entry.event.kind.startswith("battle")
        return entry.phase == kind

    def regions(self) -> tuple[str, ...]:
        """Return the five regions."""
        return tuple(REGIONS)

    def region_name(self, region: str) -> str:
        """Return the name of a region."""
        return str(self.window.languages.wording.region(region))

    def places(self) -> tuple[str, ...]:
        """Return the twenty areas, by region as the list has them."""
        return tuple(self.window.areas.items)

    def place_name(self, place: str) -> str:
        """Return the name of an area."""
        return str(self.window.languages.wording.area(place))

    def chronicle(self) -> Sequence[ToldTurn]:
        """Return the card of each turn."""
        from . import turn_text
        from .chronicle import cards_of

        words = self.window.languages.wording
        return tuple(
            turn_text.told(card, words) for card in cards_of(self.window.controller.session)
        )

    # -- the replay --------------------------------------------------------------------------------

    timeline_marks = (
        ("event_rolled", "dot"), ("siege_rolled", "square"), ("battle_began", "lozenge"),
        ("reaction_rolled", "stroke"),
    )  # fmt: skip
    watched_again = REACTION

    def timeline_text(self) -> str:
        """Return what the shapes on the timeline mean."""
        return translate(
            "ReconquistaDesk",
            "Lozenge: battle. Square: siege. Dot: event. Stroke: Muslim reaction.",
        )

    def watch_again_text(self) -> str:
        """Return the question that the last reaction answers."""
        return translate("ReconquistaDesk", "What did the Muslims just do?")

    def showpiece(self) -> int:
        """Return where the largest round of a battle is in the journal."""
        rounds = [
            (len(entry.event.attacker_dice) + len(entry.event.defender_dice), place)
            for place, entry in enumerate(self.window.controller.session.journal)
            if isinstance(entry.event, BattleRound)
        ]
        return max(rounds)[1] if rounds else -1

    # -- sounds ----------------------------------------------------------------------------------

    def sound_of(self, entry: Entry) -> str:
        """Return the sound of what happened: cities change hands to the sound of horns."""
        event = entry.event
        if event.kind in ("siege_ended", "area_taken", "city_converted"):
            side = getattr(event, "winner", "") or getattr(event, "side", "")
            return "won" if side in ("", "christian") else "lost"
        return super().sound_of(entry)

    def closing_sound(self, over: Over) -> str:
        """Return a fanfare for the levels of the Christians, a toll for the others."""
        return "victory" if over.level in CHRISTIAN_LEVELS else "defeat"

    # -- the one button --------------------------------------------------------------------------

    def closing(self) -> object | None:
        """Return what ends the phase or leaves El Cid out."""
        return self.choices.closing

    def closing_text(self, waiting: Waiting) -> tuple[str, bool]:
        """Return what the button ends."""
        if isinstance(self.choices.closing, Decline):
            return translate("ReconquistaDesk", "Leave El Cid out"), True
        kind = waiting.kind if isinstance(waiting, Decision) else ""
        if kind == "spend":
            return translate("ReconquistaDesk", "End spending"), True
        if kind == "move":
            return translate("ReconquistaDesk", "End the movement"), True
        return translate("ReconquistaDesk", "Choose an area"), False

    def _is_spending(self) -> bool:
        waiting = self.window.controller.waiting
        return isinstance(waiting, Decision) and waiting.kind == "spend"

    def idle(self) -> str:
        """Return what is said where nothing has moved that could."""
        waiting, state = self.window.controller.waiting, self.window.controller.state
        if not isinstance(waiting, Decision) or waiting.kind != "move":
            return ""
        if state.moving_region >= 0 or len(waiting.options) < 2:
            return ""
        return translate(
            "ReconquistaDesk", "Nothing has moved yet. Press once more to end the movement."
        )

    def lapse(self) -> int:
        """Return the points that could still be spent."""
        if self._is_spending() and self.choices.choices:
            return max(0, int(self.window.controller.state.treasury))
        return 0

    def follow_actions(self) -> None:
        """Allow purchases while points are spent."""
        for kind in SPENDING:
            self.window.actions_[kind].setEnabled(self._is_spending())

    # -- going somewhere -------------------------------------------------------------------------

    def go(self, kind: str, name: str) -> bool:
        """Go to an area or a region."""
        if kind == "area" and name in AREA_INDEX:
            if not self.window.memory.is_fitted:
                self.board.centre_on(name)
            self.board.select_area(name)
        elif kind == "region" and name in REGIONS:
            self.board.go_to_region(name)
        else:
            return False
        return True

    def digit(self, number: int) -> None:
        """Give a die, or go to a region by its number."""
        if isinstance(self.window.controller.waiting, DiceWanted):
            self.phase.dice.give(number)
        elif number <= REGION_KEYS:
            by_number = self.window.controller.state.board.region_by_number
            self.board.go_to_region(REGIONS[by_number[number]])

    def act_in_list(self, place: str, at: QPoint) -> None:
        """Open the menu of an area, or do the active choice there."""
        self.area_menu.act(place, at)

    # -- looks -----------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Draw the counters in an area's menu as a theme does."""
        self.area_menu.theme = theme.art

    def name_keys(self) -> None:
        """Tell the keys of the purchases beside them."""
        spending = self.phase.spending
        spending.keys = {kind: self.window.actions_.key_of(kind) for kind in SPENDING}
        spending.refresh()

    # -- the book ----------------------------------------------------------------------------------

    def lesson_card(self) -> LessonCard:
        """Return the card of the first lesson, with the arrow that points at what is to be done."""
        from .lesson_guide import LessonGuide

        return LessonGuide(self).card

    def example_window(self) -> ExampleWindow:
        """Return the window in which the examples of the rulebook are played."""
        from reconquista_qt.view.book.example_window import ExampleWindow

        from .examples import BoardExamples

        window = self.window
        examples = BoardExamples(window.languages, window.themes)
        return ExampleWindow(examples, window.languages, window.themes, window)

    def explain_board(self) -> None:
        """Answer for the move in hand, or the forces of an area."""
        from .why.on_board import BoardWhy

        BoardWhy(self.board, self.window.languages)

    def view_aside(self, controller: GameController[State]) -> BoardView:
        """Return a board for a game that is shown elsewhere."""
        window = self.window
        choices = ChoiceModel(controller, controller)
        return BoardView(controller, choices, window.themes.theme, window.languages.wording)

    # -- windows ---------------------------------------------------------------------------------

    def end_dialog(self) -> QDialog:
        """Return the dialog that tells the level of victory and the points."""
        from reconquista_qt.view.board_picture import image_of

        from .end_dialog import EndDialog

        def picture(width: int) -> QImage:
            return image_of(self.board, width)

        window = self.window
        return EndDialog(window.controller, window.languages, window, picture, window)

    def about_dialog(self) -> QDialog:
        """Return the dialog that tells whose work this is, and of the map."""
        from reconquista_qt.view.about import AboutDialog

        from .about import AboutReconquista

        board = self.board.controller.state.board
        own = AboutReconquista(self.title, self.window.languages, board.data)
        return AboutDialog(self.window.languages, own, self.window)


class ReconquistaSurface:
    """What Reconquista gives the window."""

    def actions(self) -> tuple[Spec, ...]:
        """Return the purchases."""
        from .actions import SPECS

        return SPECS

    def desk(self, window: MainWindow) -> Desk:
        """Return its desk."""
        return ReconquistaDesk(window)

    def thumbnail(
        self, position: object, size: QSize, palette: QPalette, art: ArtTheme, ratio: float = 1.0
    ) -> QPixmap:
        """Return who holds which area."""
        from .thumbnail import thumbnail

        return thumbnail(position, size, palette, art, ratio)

    def editor(self, game: AnyGame, position: Data, window: MainWindow) -> QDialog:
        """Return the editor of positions, with a position in it."""
        from .editor.window import EditorWindow

        rules = cast("Reconquista", game)
        return EditorWindow(rules, position, window.languages, window.themes, window)

    def new_game_dialog(self, game: AnyGame, window: MainWindow) -> QDialog:
        """Return the dialog that asks for scenario, seed, rulings and dice."""
        from .new_game_dialog import NewGameDialog

        art = window.themes.theme.art
        return NewGameDialog(
            cast("Reconquista", game), window.languages, window.preferences, window, art
        )

    def fresh(self, game: AnyGame, preferences: Preferences) -> Opening:
        """Return nothing of its own: who starts the program has the printed game before him."""
        return Opening()

    def greeting(self, languages: Languages) -> Greeting:
        """Return the map's title and some counters."""
        from .greeting import ReconquistaGreeting

        return ReconquistaGreeting(lambda: "Reconquista")

    def crowd(self) -> Crowd:
        """Return a map with 300 counters."""
        from .crowd import crowd

        return crowd()


SURFACE = ReconquistaSurface()
