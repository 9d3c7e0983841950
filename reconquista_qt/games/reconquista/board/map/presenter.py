"""The presenter: shows on the board, step by step or in a flow, what the journal tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Signal

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.model.changes import Changes
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.board.presenter_caption import Caption

from .animation_player import SPEEDS, AnimationPlayer
from .playback_queue import PlaybackQueue
from .snapshot import BoardSnapshot

if TYPE_CHECKING:
    from .animation_parts import AnimationStep
    from .view import BoardView


class Presenter(AnimationPlayer):
    """Plays journal entries as animation; the state is final already, so it can stop at any time.

    While it plays, the board shows the position after the entry it has come to. `stepShown` gives
    each entry as it comes up (one with dice when they lie still), also those that are skipped.
    """

    started = Signal()
    finished = Signal()
    stepShown = Signal(object)  # Entry
    waitingChanged = Signal(bool)

    def __init__(self, view: BoardView, controller: GameController, wording: Words) -> None:
        super().__init__(view, self._next_stage, self._tell)
        self._controller = controller
        self.wording = wording
        self.speed = "normal"
        self.step_by_step = False
        self.skip_next_move = False
        self.beats = True  # whether the great moments have a headline
        # Asked before a new entry is shown: True lets the show wait there for `next`.
        self.waits_before: Callable[[Entry], bool] | None = None
        self._waited = False  # whether that has been asked of the next entry
        self._told = True  # whether the entry that is on has been told
        self.matched = True  # whether the events of the last show led exactly to the state
        self._reel = PlaybackQueue(BoardSnapshot(controller.state))
        self._stages: list[AnimationStep] = []
        self._playing = self._waiting = self._skipping = False
        self.caption = Caption(view, self._tracks)
        self.caption.nextWanted.connect(self.next)
        self.caption.skipWanted.connect(self.skip)
        controller.changed.connect(self._changed)
        controller.reset.connect(self._reset)
        self._board.show_picture(self.picture)

    def _tracks(self) -> QRect:
        """Return where the tracks and boxes are printed, in the view."""
        panel = QRectF(*self._board.shape.data["panel"])
        return self._view.mapFromScene(panel).boundingRect()

    # -- what is going on ----------------------------------------------------------------------

    @property
    def is_playing(self) -> bool:
        """Whether events are being shown."""
        return self._playing

    @property
    def is_watched(self) -> bool:
        """Whether the board shows what is told, one event after the other: it is not skipped."""
        return self._playing and not self._skipping

    @property
    def is_waiting(self) -> bool:
        """Whether the show waits for `next`."""
        return self._waiting

    @property
    def picture(self) -> BoardSnapshot:
        """What the board shows."""
        return self._reel.picture

    def set_speed(self, speed: str) -> None:
        """Set the speed: instant, fast, normal, slow or very_slow; KeyError for another."""
        SPEEDS[speed]
        self.speed = speed
        if speed == "instant" and not self.step_by_step:
            self.skip()

    def set_step_by_step(self, on: bool) -> None:
        """Wait after each event for `next`, or let them flow."""
        self.step_by_step = on
        if not on and self._waiting:
            self.next()

    def will_play(self) -> bool:
        """Whether new events are going to be shown one after the other."""
        return self._view.isVisible() and (SPEEDS[self.speed] > 0 or self.step_by_step)

    # -- following the game --------------------------------------------------------------------

    def _reset(self) -> None:
        self._stop()
        self._show_final()
        self._end()

    def _changed(self, changes: Changes) -> None:
        if self._playing:
            self.skip()
        if changes.cause in ("act", "dice") and changes.entries:
            self.play(changes.entries)
        else:
            self._show_final()

    def _show_final(self) -> None:
        self._reel = PlaybackQueue(BoardSnapshot(self._controller.state))
        self._board.show_picture(self.picture)

    # -- playing -------------------------------------------------------------------------------

    def play(self, entries: Sequence[Entry]) -> None:
        """Show new entries, from the position that is shown now up to the state."""
        self._once_step = None
        self._begin(PlaybackQueue(self.picture, entries))

    def replay(self, first: int, last: int, *, step_by_step: bool | None = None) -> None:
        """Show entries again, by their indexes in the journal, `last` included.

        In the end the board shows the game as it stands. At instant speed they are shown at normal
        speed, since whoever asks wants to see them.
        """
        self.skip()
        session = self._controller.session
        last = min(last, len(session.journal) - 1)
        if not 0 <= first <= last:
            return
        reel = PlaybackQueue.of_past(session, first, last)
        self._board.show_picture(reel.picture)
        self._once_step = step_by_step
        self._begin(reel)

    def _begin(self, reel: PlaybackQueue) -> None:
        self._reel, self._waited = reel, False
        flowing = SPEEDS[self.speed] > 0 and self._view.isVisible()
        self._playing = flowing or self._steps() or (not reel.live and self._view.isVisible())
        if not self._playing:
            self._show_rest()
            return
        self.started.emit()
        self._view.refresh()
        self._next_entry()

    _once_step: bool | None = None

    def _steps(self) -> bool:
        own = self._once_step
        return (self.step_by_step if own is None else own) and self._view.isVisible()

    def _next_entry(self) -> None:
        while self._playing:
            if not self._reel.entries:
                self._show_rest()
                return
            if self._waits_here():
                return
            entry = self._reel.wind()
            self._told = False
            middle = self._view.visible_rect().center()
            stages = self._stages_of(entry, middle)
            if stages:
                self._stages = stages
                dice = next((stage.dice for stage in stages if stage.dice is not None), None)
                if dice is not None:
                    # What the dice will say is told when they have said it.
                    self.caption.say(dice.title, waits=False)
                else:
                    self._tell()
                self._next_stage()
                return
            self._tell()
            self._apply()

    def _waits_here(self) -> bool:
        """Wait before the next entry, where somebody wants it; not twice before the same."""
        asked, self._waited = self._waited, False
        if asked or not self._reel.live or self.waits_before is None:
            return False
        if not self.waits_before(self._reel.entries[0]):
            return False
        self._waited = self._waiting = True
        self.caption.hide()
        self.waitingChanged.emit(True)
        return True

    def _tell(self) -> None:
        """Tell of the entry that is on, once."""
        entry = self._reel.entry
        if self._told or entry is None:
            return
        self._told = True
        self.stepShown.emit(entry)
        if self._playing and not self._waiting:
            self.caption.say(self.wording.event(entry), waits=False)

    def _stages_of(self, entry: Entry, middle: QPointF) -> list[AnimationStep]:
        if self.skip_next_move and entry.event.kind == "units_moved":
            # The player's hand has just made this move.
            self.skip_next_move = False
            return []
        # Imported here: the window opens, and shows nothing yet.
        from .animation_parts import AnimationStep
        from .event_animations import EventAnimations

        stages = EventAnimations(
            self._board, self.wording, middle, beats=self.beats and not self._steps()
        ).stages(entry)
        if self._view.reduced_motion:
            return [
                AnimationStep(stage.length, applies=stage.applies, area=stage.area)
                for stage in stages
            ]
        return stages

    def _next_stage(self) -> None:
        if not self._stages:
            self._tell()
            self._apply()
            if self._steps() and self._reel.entries:
                self._wait()
            else:
                self._next_entry()
            return
        stage = self._stages.pop(0)
        if stage.area:
            self._view.ensure_area(stage.area)
        if stage.applies:
            self._apply()
        self._show_stage(stage, SPEEDS[self.speed] or 1.0)

    def _apply(self) -> None:
        areas = self._reel.apply()
        if areas is None:
            return
        self._board.show_picture(self.picture, areas)
        self._age_trails()

    def _wait(self) -> None:
        self._waiting = True
        if self._reel.entry is not None:
            self.caption.say(self.wording.event(self._reel.entry), waits=True)
        self.waitingChanged.emit(True)

    def next(self) -> None:
        """Go on to the next event, where the show waits for it; else end the present one."""
        if self._waiting:
            self._waiting = False
            self.waitingChanged.emit(False)
            self._next_entry()
        elif self._playing:
            self._clock.stop()
            self._clear_stage()
            self._stages.clear()
            self._next_stage()

    def skip(self) -> None:
        """End the show now: the board goes to the position that the state is in."""
        if self._playing:
            self._stop()
            self._skipping = True
            self._tell()
            self._reel.apply()
            self._show_rest()
            self._skipping = False

    def _stop(self) -> None:
        self._clock.stop()
        self._clear_stage()
        self._stages.clear()
        if self._waiting:
            self._waiting = False
            self.waitingChanged.emit(False)

    def _show_rest(self) -> None:
        """Tell of all entries still to come, show the state, and be done."""
        reel = self._reel
        for entry in reel.run_out():
            self.stepShown.emit(entry)
        self._show_final()
        if reel.live:
            self.matched = reel.picture == self.picture
        self._end()

    def _end(self) -> None:
        self._clear_trails()
        self.caption.hide()
        if self._playing:
            self._playing = False
            self.finished.emit()
