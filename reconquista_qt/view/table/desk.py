"""A table in the window: its docks, its seats, its answers to the shell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QDockWidget

from reconquista_qt.engine.decision import Decision, Waiting
from reconquista_qt.engine.journal import Entry, Event
from reconquista_qt.engine.session import Session
from reconquista_qt.engine.state import GameState
from reconquista_qt.games import entry_of
from reconquista_qt.model.book import has_book, has_page
from reconquista_qt.model.lessons import EXAMPLES, lessons_of
from reconquista_qt.model.seating import ELSEWHERE, PERSON, Seating
from reconquista_qt.view.desk import Desk
from reconquista_qt.view.docks.front import Front
from reconquista_qt.view.key_names import native

from .curtain import Curtain
from .geometry import HexBoard
from .odds_panel import OddsPanel
from .view import TableView

if TYPE_CHECKING:
    from reconquista_qt.model.chronicle_text import ToldTurn
    from reconquista_qt.model.controller import GameController
    from reconquista_qt.view.book.example_window import ExampleWindow
    from reconquista_qt.view.book.lesson_card import LessonCard
    from reconquista_qt.view.docks.timeline import Marks
    from reconquista_qt.view.insight.of_game import GameInsights
    from reconquista_qt.view.main_window import MainWindow
    from reconquista_qt.view.theme import Theme

    from .surface import AnySurface, Overlay

translate = QCoreApplication.translate


class AsideThinker(QObject):
    """Lets a process aside find the answers of computer players."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._seating: Seating | None = None
        self._helper: Any = None

    def serve(self, seating: Seating) -> None:
        """Tell answers to this seating from now on."""
        self._seating = seating

    def think(self, game: Any, state: Any, seat: str, player: str, seed: int, number: int) -> None:
        """Begin to think, in place of what was thought of before."""
        # The process is made when the first computer player sits down.
        from reconquista_qt.ai.opponent import answer
        from reconquista_qt.view.insight.worker import Helper

        if self._helper is None:
            self._helper = Helper(self)
            self._helper.told.connect(self._told)
        self._helper.start(answer, game.id, state, seat, player, seed, number)

    def _told(self, action: Any) -> None:
        if self._seating is not None:
            self._seating.take(action)

    def stop(self) -> None:
        """Think of nothing any more."""
        if self._helper is not None:
            self._helper.stop()

    def close(self) -> None:
        """End the process of the computer's players."""
        if self._helper is not None:
            self._helper.close()


class TableDesk(Desk):
    """The desk of any game with a `TableSurface`."""

    def __init__(self, window: MainWindow, surface: AnySurface) -> None:
        super().__init__(window)
        self.surface = surface
        self.board: TableView = TableView(
            window.controller, surface, window.themes.theme, window.languages.wording,
            window.central,
        )  # fmt: skip
        self.choices = self.board.choosing
        self._ended = False  # whether the line on the table has come to its end
        self.seating = Seating(window.controller, window)
        self.thinker = AsideThinker(window)
        self.thinker.serve(self.seating)
        self.curtain = Curtain(window, lambda: self.board.naming.seat(self.seating.asked))
        self.curtain.opened.connect(self.seating.uncover)
        self.seating.covering.connect(self._cover)
        self.seating.changed.connect(self._seats_changed)
        self.board.hands_over = lambda: self.seating.hands_over
        self.board.playback.started.connect(lambda: self.seating.hold(True))
        self.board.playback.finished.connect(lambda: self.seating.hold(False))
        window.controller.reset.connect(self.sit_down)
        self.sit_down()

    @property
    def features(self) -> frozenset[str]:  # type: ignore[override]
        """What the game has beside a table."""
        own, game = self.surface.features, self.window.controller.game.id
        if has_book(game):
            own |= {"book"}
        if lessons_of(entry_of(game)):
            own |= {"lesson"}
        if lessons_of(entry_of(game), EXAMPLES):
            own |= {"examples"}
        own |= {page for page in ("quickref", "history") if has_page(game, page)}
        return own | {"replay", "statistics", "adviser", "review", "seats"}

    @property
    def timeline_marks(self) -> Marks:  # type: ignore[override]
        """The kinds of events on the timeline, each with its shape."""
        return self.surface.timeline

    def timeline_text(self) -> str:
        """Return what the shapes on the timeline mean."""
        return self.surface.timeline_text(self.board.naming)

    def make_insights(self) -> GameInsights:
        """Return what adviser, review and statistics ask."""
        from .insights import TableInsights

        return TableInsights(self)

    # -- seats -----------------------------------------------------------------------------------

    def sit_down(self) -> None:
        """Let those sit down whom the player's settings name for this game."""
        window = self.window
        kept = window.preferences.get("seats")
        game = window.controller.game
        drivers = {
            seat: kept[f"{game.id}.{seat}"]
            for seat in self.seating.seats
            if isinstance(kept.get(f"{game.id}.{seat}"), str)
        }
        secret = self.surface.hides(window.controller.state)
        now = self.surface.hides_now
        self.seating.seat(drivers, self.thinker, secret=secret, now=now)
        self._seats_changed()

    def seat_others(self, drivers: Mapping[str, str]) -> None:
        """Let others sit down in the middle of a game; they are kept for the next one too."""
        if not self.seating.may_change:
            return
        game, preferences = self.window.controller.game.id, self.window.preferences
        seats = {f"{game}.{seat}": who for seat, who in drivers.items()}
        preferences.set("seats", {**preferences.get("seats"), **seats})
        self.seating.change(drivers)
        self._seats_changed()

    def _ask_who_plays(self) -> None:
        from .seats_dialog import SeatsDialog

        window, art = self.window, self.window.themes.theme.art
        dialog = SeatsDialog(
            self, lambda seat, seats: self.surface.seat_tint(seat, seats, art), window
        )
        window.windows.show_once("seats", dialog)

    def _tell_again(self) -> None:
        """Let log, dice and list tell what the one who looks on now may know."""
        arrangement = getattr(self.window, "arrangement", None)
        if arrangement is not None:
            arrangement.log.model.start_again()
            arrangement.stage.again()
            arrangement.areas.refresh()

    def _cover(self, covered: bool) -> None:
        if self.curtain.isVisible() and not covered:
            self.board.setFocus()  # whoever opened it by a key goes on with keys
        self.curtain.drawn(covered)
        self._seats_changed()

    def _seats_changed(self) -> None:
        seating, board = self.seating, self.board
        looks = (board.seat, board.covered)
        if board.follows_asked or looks != (seating.viewer, seating.is_covered):
            board.look_as(seating.viewer, covered=seating.is_covered)
            self._tell_again()
        decides = isinstance(self.window.controller.waiting, Decision)
        board.choosing.close(decides and not seating.answers_here)

    def knows(self, entry: Entry) -> Event | None:
        """Return an event as whoever looks on may know it, None where he may not."""
        return self.board.seen(entry) if not self.board.covered else None

    def is_ours(self, side: str) -> bool:
        """Whether a person at this table decides for a side, and nobody else looks on."""
        seating = self.seating
        return seating.is_person(side) and not seating.is_covered

    def tells_inputs(self) -> bool:
        """What was done may be told where nothing is hidden, or the game is over."""
        return self._ended or not self.surface.hides(self.window.controller.state)

    def idle(self) -> str:
        """Return what a person would lose by ending the phase now."""
        if not self.seating.answers_here:
            return ""
        lost = self.surface.lapse_text(self.window.controller.state, self.board.naming)
        again = translate("TableDesk", "Press once more to go on all the same.")
        return f"{lost} {again}" if lost else ""

    def follow_actions(self) -> None:
        """Where there are secrets, a game is reviewed only once it is over.

        Who plays can be changed wherever a person sees the table.
        """
        controller = self.window.controller
        if controller.state.over is not None:
            self._ended = True
        elif not controller.can_redo:
            self._ended = False
        self.window.actions_["review"].setEnabled(self.tells_inputs())
        self.window.actions_["seats"].setEnabled(self.seating.may_change)

    def can_undo(self) -> bool:
        """Whether there is a decision that the person who looks on may take back."""
        return self.seating.can_undo

    def undo(self) -> None:
        """Take back the last decision of the person who looks on."""
        self.seating.undo()

    def close(self) -> None:
        """Nobody thinks when the window closes."""
        self.seating.stop()
        self.thinker.close()

    # -- parts -----------------------------------------------------------------------------------

    def docks(self) -> Front:
        """Make the docks around the board."""
        from .docks import DiceDock, MinimapDock, PlacesDock, StandingsDock
        from .turn_dock import TurnDock

        window, board = self.window, self.board
        languages, actions = window.languages, window.actions_
        self.turn = TurnDock(
            board, self.seating, languages, actions["primary"], actions["undo"], actions["redo"],
            window,
        )  # fmt: skip
        return Front(
            self.turn,
            DiceDock(board, languages, window),
            PlacesDock(board, languages, window),
            StandingsDock(board, self.seating, languages, window),
            MinimapDock(board, window),
        )

    def overlay_actions(self) -> list[QAction]:
        """Return an action for each overlay; one of them is laid over the board at a time."""
        self._overlays: dict[str, tuple[Overlay[GameState], QAction]] = {}
        for overlay in self.surface.overlays():
            action = QAction(overlay.title(self.board.naming), self.window)
            action.setCheckable(True)
            action.toggled.connect(lambda on, overlay=overlay: self._lay(overlay, on))
            self._overlays[overlay.id] = (overlay, action)
        return [action for _, action in self._overlays.values()]

    def _lay(self, overlay: Overlay[GameState], on: bool) -> None:
        if on:
            for other, action in self._overlays.values():
                if other is not overlay:
                    action.setChecked(False)
            self.board.lighting.show_overlay(overlay)
        elif not any(action.isChecked() for _, action in self._overlays.values()):
            self.board.lighting.show_overlay(None)

    def own_docks(self) -> tuple[QDockWidget, ...]:
        """Return the panels of the game's own."""
        return tuple(self.surface.docks(self.board))

    def connect(self) -> None:
        """Let the button follow whose turn it is."""
        window = self.window
        window.files.page_of = self.page_of
        self.odds = OddsPanel(self.board, window.languages, window.central)
        self.odds.ruleActivated.connect(window.follow)
        own = self.own_docks()
        apart = [dock for dock in own if getattr(dock, "stands_apart", False)]
        if apart:
            window.arrangement.take_in_apart(apart)
        for dock in own:
            if dock not in apart:
                window.arrangement.take_in(dock, shown=True)
            if hasattr(dock, "set_theme"):
                window.themes.changed.connect(dock.set_theme)
        window.languages.switched.connect(lambda _language: self._name_overlays())
        window.actions_["seats"].triggered.connect(lambda _=False: self._ask_who_plays())
        self.seating.changed.connect(window.primary_follows)
        self.board.choosing.changed.connect(window.primary_follows)
        self.board.reworded.connect(window.primary_follows)

    def _name_overlays(self) -> None:
        for overlay, action in self._overlays.values():
            action.setText(overlay.title(self.board.naming))

    # -- words -----------------------------------------------------------------------------------

    def title(self) -> str:
        """Return the name of the game."""
        return self.surface.title(self.board.naming)

    def place_text(self, place: str) -> str:
        """Return what lies in a place."""
        return self.board.access.describe(place)

    def places(self) -> tuple[str, ...]:
        """Return the places with a name; all of them where none has one."""
        places = self.board.board.shape.places
        named = tuple(place for place in places if self.board.naming.place(place))
        return named or places

    def place_name(self, place: str) -> str:
        """Return the name of a place."""
        return self.board.naming.place_told(place)

    def chronicle(self) -> Sequence[ToldTurn]:
        """Return what each turn came to, as the seat that looks on may know it."""
        from .chronicle import chronicle_of

        return () if self.board.covered else chronicle_of(self.board)

    # -- the one button ----------------------------------------------------------------------------

    def closing(self) -> object | None:
        """Return what ends the phase or declines."""
        choice = self.choices.closing
        return choice.actions[0] if choice is not None and self.seating.answers_here else None

    def closing_text(self, waiting: Waiting) -> tuple[str, bool]:
        """Return what the button ends, or who is waited for."""
        seating, naming = self.seating, self.board.naming
        if seating.is_covered or self._may_sit_down:
            return translate("TableDesk", "Sit down"), True
        if isinstance(waiting, Decision) and not seating.answers_here:
            name = naming.seat(seating.asked)
            if seating.driver(seating.asked) == ELSEWHERE:
                return translate("TableDesk", "Waiting for {0}").format(name), False
            if seating.is_paused:
                return translate("TableDesk", "Let {0} go on").format(name), True
            if seating.is_thinking:
                return translate("TableDesk", "Stop {0}").format(name), True
            return translate("TableDesk", "Let {0} go on").format(name), True
        choice = self.choices.closing
        if choice is not None:
            kind = waiting.kind if isinstance(waiting, Decision) else ""
            return naming.choice(choice, kind), True
        if self.choices.lit:
            if all(one.places or one.aside for one in self.choices.choices):
                return translate("TableDesk", "Choose on the board"), False
            return translate("TableDesk", "Choose above or on the board"), False
        return translate("TableDesk", "Choose"), False

    @property
    def _may_sit_down(self) -> bool:
        """Whether another person was asked at the moment that is looked back at."""
        waiting, seating = self.window.controller.waiting, self.seating
        decides = isinstance(waiting, Decision) and seating.driver(seating.asked) == PERSON
        return decides and not seating.answers_here

    def press(self) -> bool:
        """Do what the button says where it is not an action; True where it was done."""
        seating = self.seating
        if seating.is_covered or self._may_sit_down:
            seating.uncover()
        elif isinstance(self.window.controller.waiting, Decision) and not seating.answers_here:
            if seating.driver(seating.asked) in (PERSON, ELSEWHERE):
                return False
            seating.pause(seating.is_thinking)
        else:
            return False
        return True

    # -- going somewhere ---------------------------------------------------------------------------

    def go(self, kind: str, name: str) -> bool:
        """Go to a place of the board."""
        if name not in self.board.board.shape.places:
            return False
        if not self.window.memory.is_fitted:
            self.board.centre_on(name)
        self.board.select_area(name)
        return True

    def digit(self, number: int) -> None:
        """Give a die that was rolled at the table."""
        if self.turn.dice.faces:
            self.turn.dice.give(number)

    def act_in_list(self, place: str, at: QPoint) -> None:
        """Do in a place what a click on it means."""
        self.board.act_at(place, self.board.viewport().mapFromGlobal(at))

    # -- looks -------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """The docks take their colours by themselves."""

    # -- the lesson --------------------------------------------------------------------------------

    def lesson_card(self) -> LessonCard:
        """Return the card of the game's first lesson."""
        from .lesson_guide import TableLesson

        entry = entry_of(self.window.controller.game.id)
        self.lesson = TableLesson(self, entry, lessons_of(entry)[0])
        return self.lesson.card

    def example_window(self) -> ExampleWindow:
        """Return the window in which the examples of the rulebook are played."""
        from reconquista_qt.view.book.example_window import ExampleWindow

        from .examples import TableExamples

        window = self.window
        entry = entry_of(window.controller.game.id)
        examples = TableExamples(entry, self.surface, window.languages, window.themes)
        return ExampleWindow(examples, window.languages, window.themes, window)

    def board_keys(self) -> list[tuple[tuple[str, ...], str]]:
        """Return the keys of the table with what they do."""
        tab, shift = native("Tab"), native("Shift+Left").rpartition("+")[0]
        arrows = translate("TableKeys", "Arrows")
        rows: list[tuple[tuple[str, ...], str]] = [
            ((tab,), translate("TableKeys", "Next place where something can be done")),
            ((arrows,), translate("TableKeys", "Neighbouring place")),
            ((f"{shift}+{arrows}",), translate("TableKeys", "Scroll the board")),
            ((native("Return"),), translate("TableKeys", "Take up, put down, act there")),
            (("N",), translate("TableKeys", "Choose how many of them")),
            (("F",), translate("TableKeys", "Spread the stack")),
            ((native("Esc"),), translate("TableKeys", "Cancel")),
        ]
        if isinstance(self.board.board.shape, HexBoard):
            rows.insert(5, ((",", "."), translate("TableKeys", "Turn what is taken up")))
        return rows

    def page_of(self, session: Session) -> str:
        """Return a game up to where it stands as a page for any browser."""
        from .web_page import PageMaker

        return PageMaker(self.board, session).page()

    def view_aside(self, controller: GameController) -> TableView:
        """Return a table for a game that is shown elsewhere, as the seat that looks on sees it."""
        window = self.window
        view = TableView(
            controller, self.surface, window.themes.theme, window.languages.wording,
            seat=self.board.seat,
        )  # fmt: skip
        view.choosing.close(True)
        return view

    # -- windows -----------------------------------------------------------------------------------

    def end_dialog(self) -> QDialog:
        """Return the dialog that tells who has won."""
        from .end_dialog import TableEndDialog

        return TableEndDialog(self.board, self.window, self.window)

    def about_dialog(self) -> QDialog:
        """Return the dialog that tells whose work this is."""
        from reconquista_qt.view.about import AboutDialog, AboutGame

        return AboutDialog(self.window.languages, AboutGame(self.title), self.window)
