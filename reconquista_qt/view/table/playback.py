"""The playhead: what the board shows of the journal, entry by entry, until it is where play is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from reconquista_qt.engine.journal import Entry
from reconquista_qt.model.changes import Changes
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.frames import frames, state_before
from reconquista_qt.model.surface import Picture
from reconquista_qt.view.board.presenter_caption import Caption

from .cues import Stage

if TYPE_CHECKING:
    from .view import TableView

SPEEDS: Final = {"instant": 0.0, "fast": 0.4, "normal": 1.0, "slow": 1.8, "very_slow": 3.2}
LIVE: Final = ("act", "dice")


class Playback(QObject):
    """Plays journal entries; the state is final already, so it can stop at any time.

    `entry` is the one that is being shown, `picture` what the board shows, `live` whether that
    leads up to the state. `stepShown` gives each entry as it comes up, also those skipped.
    """

    started = Signal()
    finished = Signal()
    stepShown = Signal(object)  # Entry
    waitingChanged = Signal(bool)

    def __init__(self, view: TableView, controller: GameController) -> None:
        super().__init__(view)
        self._view, self._controller = view, controller
        self.speed = "normal"
        self.step_by_step = False
        self.skip_next_move = False
        self.entry: Entry | None = None
        self.live = True
        self._entries: list[tuple[Entry, Picture]] = []
        self._after: Picture | None = None  # of the entry that is being shown, until it is applied
        self._stages: list[Stage] = []
        self._stage: Stage | None = None
        self._playing = self._waiting = False
        self._once_step: bool | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._stage_over)
        self.caption = Caption(view)
        self.caption.nextWanted.connect(self.next)
        self.caption.skipWanted.connect(self.skip)
        controller.changed.connect(self._changed)
        controller.reset.connect(self._reset)

    # -- what is going on ----------------------------------------------------------------------

    @property
    def is_playing(self) -> bool:
        """Whether events are being shown."""
        return self._playing

    @property
    def is_waiting(self) -> bool:
        """Whether the show waits for `next`."""
        return self._waiting

    @property
    def picture(self) -> Picture:
        """What the board shows."""
        return self._view.board.picture

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
        self.show_final()
        self._end()

    def _changed(self, changes: Changes) -> None:
        if self._playing:
            self.skip()
        if changes.cause in LIVE and changes.entries and self.will_play():
            first = changes.entries[0].n - 1
            self._play(first, first + len(changes.entries), live=True)
        else:
            self.skip_next_move = False
            self.show_final()
            for entry in changes.entries:
                self.stepShown.emit(entry)

    def show_final(self) -> None:
        """Show the game as it stands."""
        self._view.board.show_picture(self._view.picture_of(self._controller.state))

    def replay(self, first: int, last: int, *, step_by_step: bool | None = None) -> None:
        """Show entries again, by their indexes in the journal, `last` included."""
        self.skip()
        session = self._controller.session
        last = min(last, len(session.journal) - 1)
        if 0 <= first <= last:
            self._view.board.show_picture(self._view.picture_of(state_before(session, first)))
            self._once_step = step_by_step
            self._play(first, last + 1, live=False)

    # -- playing -------------------------------------------------------------------------------

    def _play(self, first: int, last: int, *, live: bool) -> None:
        session, view = self._controller.session, self._view
        states: Sequence[Any] = frames(session, first, last)
        told = session.journal[first : first + len(states)]
        self._entries = []
        for entry, state in zip(told, states, strict=True):
            if view.may_know(entry):
                self._entries.append((entry, view.picture_of(state)))
        self.live = live
        self._playing = True
        self.started.emit()
        view.refresh()
        self._next_entry()

    def _steps(self) -> bool:
        own = self._once_step
        return (self.step_by_step if own is None else own) and self._view.isVisible()

    def _next_entry(self) -> None:
        while self._playing:
            if not self._entries:
                self._rest()
                return
            self.entry, self._after = self._entries.pop(0)
            self.stepShown.emit(self.entry)
            before = self.picture
            stages = list(self._stages_of(self.entry, before, self._after))
            if stages:
                self._stages = stages
                self.caption.say(self._view.tell(self.entry), waits=False)
                self._next_stage()
                return
            self._apply()

    def _stages_of(self, entry: Entry, before: Picture, after: Picture) -> Sequence[Stage]:
        if self.skip_next_move and before.where() != after.where():
            # The player's hand has just made this move.
            self.skip_next_move = False
            return ()
        stages = self._view.cues.stages(entry, before, after, self._view.board)
        if self._view.reduced_motion:
            return [Stage(s.length, lit=s.lit, applies=s.applies, focus=s.focus) for s in stages]
        return stages

    def _next_stage(self) -> None:
        if not self._stages:
            self._apply()
            if self._steps() and self._entries:
                self._wait()
            else:
                self._next_entry()
            return
        stage = self._stage = self._stages.pop(0)
        board = self._view.board
        if stage.focus:
            self._view.ensure_area(stage.focus)
        if stage.applies:
            self._apply()
        for effect in stage.effects:
            board.addItem(effect)
            effect.play(0.0)
        for place, pieces in stage.gone.items():
            for pile in board.piles_of(place):
                pile.set_marks(lifted=pieces)
        board.highlight("changed", stage.lit)
        pace = SPEEDS[self.speed] or 1.0
        self._clock.setDuration(max(1, round(stage.length * pace)))
        self._clock.start()

    def _tick(self, t: object) -> None:
        if self._stage is not None:
            for effect in self._stage.effects:
                effect.play(float(t))  # type: ignore[arg-type]

    def _stage_over(self) -> None:
        self._clear()
        self._next_stage()

    def _clear(self) -> None:
        stage, self._stage = self._stage, None
        if stage is None:
            return
        board = self._view.board
        for effect in stage.effects:
            board.removeItem(effect)
        for place in stage.gone:
            for pile in board.piles_of(place):
                pile.set_marks()
        board.highlight("changed", ())

    def _apply(self) -> None:
        if self._after is not None:
            picture, self._after = self._after, None
            self._view.board.show_picture(picture)

    def _wait(self) -> None:
        self._waiting = True
        if self.entry is not None:
            self.caption.say(self._view.tell(self.entry), waits=True)
        self.waitingChanged.emit(True)

    def next(self) -> None:
        """Go on to the next event, where the show waits for it; else end the present one."""
        if self._waiting:
            self._waiting = False
            self.waitingChanged.emit(False)
            self._next_entry()
        elif self._playing:
            self._clock.stop()
            self._clear()
            self._stages.clear()
            self._next_stage()

    def skip(self) -> None:
        """End the show now: the board goes to the position that the state is in."""
        if self._playing:
            self._stop()
            self._rest()

    def _stop(self) -> None:
        self._clock.stop()
        self._clear()
        self._stages.clear()
        self._after = None
        if self._waiting:
            self._waiting = False
            self.waitingChanged.emit(False)

    def _rest(self) -> None:
        """Tell of all entries still to come, show the state, and be done."""
        rest, self._entries = self._entries, []
        for entry, _picture in rest:
            self.entry = entry
            self.stepShown.emit(entry)
        self.show_final()
        self._end()

    def _end(self) -> None:
        self.caption.hide()
        self.entry, self._once_step, self.live = None, None, True
        self.skip_next_move = False
        self._entries = []
        if self._playing:
            self._playing = False
            self.finished.emit()
