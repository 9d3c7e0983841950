"""The adviser in three voices: where to look, what to do there and why, the plan up to the dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDockWidget, QWidget

from reconquista_qt.ai.adviser import Advice, PlannedAction, advise
from reconquista_qt.engine.decision import Waiting
from reconquista_qt.view.docks.adviser_page import AdviserPage
from reconquista_qt.view.docks.pieces import scrolled
from reconquista_qt.view.insight.advice_text import places_of
from reconquista_qt.view.insight.plan_player import PlanPlayer
from reconquista_qt.view.insight.worker import Helper
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.preferences import VOICES, Preferences
from reconquista_qt.view.retranslating import Retranslating

if TYPE_CHECKING:
    from reconquista_qt.model.controller import GameController
    from reconquista_qt.view.board.playhead import Playhead

MARK: Final = "shown"


class AdviserDock(Retranslating, QDockWidget):
    """Thinks in a process of its own, while the dock is in sight; each decision anew."""

    linkFollowed = Signal(str)  # area:… or region:…
    performing = Signal(int)  # the number of an input of the adviser's own

    def __init__(
        self,
        board: Any,
        controller: GameController,
        languages: Languages,
        preferences: Preferences,
        playhead: Playhead,
        may: Callable[[Waiting], bool],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("adviserDock")
        self._board, self._controller = board, controller
        self._preferences, self._playhead, self._may = preferences, playhead, may
        self.advice: Advice | None = None
        self._seen = self._lit = False
        self._refused = False  # whether nobody at this table might be advised when it was to think
        self.helper = Helper(self)
        self.player = PlanPlayer(controller, board.presenter, self)
        self._played: tuple[PlannedAction, ...] = ()
        self.page = page = AdviserPage(languages, self)
        self.setWidget(scrolled(page, self))
        page.voices.button(self._voice()).setChecked(True)
        page.ask.clicked.connect(self.toggle)
        page.perform.clicked.connect(self.do_it)
        page.play.clicked.connect(self.play_plan)
        page.voices.idClicked.connect(lambda at: preferences.set("adviser_voice", VOICES[at]))
        page.linkFollowed.connect(self.linkFollowed)
        page.stale.connect(self._show)
        preferences.changed.connect(self._preference_changed)
        self.helper.told.connect(self._take)
        self.helper.ended.connect(self._show)
        self.player.performing.connect(self.performing)
        self.player.stepped.connect(self._show)
        self.player.ended.connect(self._plan_ended)
        for signal in (controller.reset, controller.decisionChanged):
            signal.connect(self._follow)
        playhead.caughtUp.connect(self._catch_up)
        self.visibilityChanged.connect(self._be_seen)
        self._retranslate()
        self._show()

    # -- thinking --------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Stop and keep to what was found, or think (on)."""
        if self.helper.is_running:
            self.helper.stop()
        else:
            self.think()

    def think(self) -> None:
        """Think about the decision that is asked, if there is one."""
        self.forget()
        self._refused = not self._may(self._controller.waiting)
        if not self._refused:
            state = self._controller.state.clone()
            seed = len(self._controller.session.inputs)
            self.helper.start(advise, self._controller.game.id, state, seed)
        self._show()

    def seats_changed(self) -> None:
        """Think for whoever has sat down, where nobody might be advised before."""
        may = self._refused and self._seen and self._may(self._controller.waiting)
        if may and not self.player.is_playing:
            self.think()

    def forget(self) -> None:
        """Stop, and forget what was found for a position that is no more."""
        self.advice = None
        self.helper.stop()
        self._show()

    def _follow(self) -> None:
        """Think about what is asked now; but a plan is carried out first."""
        if self.player.is_playing:
            return
        if self._seen:
            self.think()
        else:  # whoever comes to look makes it think, and be shown
            self.advice = None
            self.helper.stop()

    def _catch_up(self) -> None:
        if self._seen:
            self._show()

    def _be_seen(self, seen: bool) -> None:
        if seen == self._seen:
            return
        self._seen = seen
        if not seen:
            # Nobody looks: think no more, and leave the rest of a plan to the player.
            self.helper.stop()
            self.player.stop()
            self._light(())
        elif self.advice is None and not self.helper.is_running:
            self.think()
        else:
            self._show()

    def _take(self, advice: Advice) -> None:
        self.advice = advice
        self._show()

    # -- doing -----------------------------------------------------------------------------------

    def do_it(self) -> None:
        """Perform the best action."""
        if self.advice is not None:
            self.player.perform(self.advice.plan[0].action)

    def play_plan(self) -> None:
        """Perform the whole plan, step by step; or leave off, and leave the rest to the player."""
        if self.player.is_playing:
            self.player.stop()
        elif self.advice is not None:
            self.helper.stop()
            self._played = self.advice.plan
            self.player.play([planned.action for planned in self._played])

    def _plan_ended(self) -> None:
        self._played = ()
        self._follow()

    # -- showing ---------------------------------------------------------------------------------

    def _voice(self) -> int:
        chosen = self._preferences.get("adviser_voice")
        return VOICES.index(chosen) if chosen in VOICES else len(VOICES) - 1

    def _preference_changed(self, name: str) -> None:
        if name == "adviser_voice":
            self.page.voices.button(self._voice()).setChecked(True)
            self._show()

    def _light(self, areas: Sequence[str]) -> None:
        if areas or self._lit:
            self._board.board.highlight(MARK, areas)
        self._lit = bool(areas)

    def _show(self) -> None:
        running, voice = self.helper.is_running, self._voice()
        # What comes after dice is not told before the dice have been seen.
        advice = None if self._playhead.holds_back else self.advice
        if self.player.is_playing:
            plan, at = self._played, self.player.at
            self.page.show_playing(plan, at)
            self._light(places_of(self._controller.game, plan[at].action) if self._seen else ())
        elif advice is not None:
            self.page.show_advice(self._controller.game, advice, voice, running=running)
            self._light(
                places_of(self._controller.game, advice.plan[0].action) if self._seen else ()
            )
        else:
            deciding = self._may(self._controller.waiting)
            self.page.show_nothing(
                voice, running=running, deciding=deciding, held=self._playhead.holds_back
            )
            self._light(())

    # -- language --------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Adviser"))
