"""The playhead: where the board stands in the journal, until it has come to where play is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QVariantAnimation, Signal
from PySide6.QtWidgets import QWidget

from reconquista_qt.engine.inputs import Acted
from reconquista_qt.engine.journal import Entry
from reconquista_qt.model.changes import Changes
from reconquista_qt.model.controller import GameController

from .presenter_caption import Caption

SPEEDS: Final = {"instant": 0.0, "fast": 0.4, "normal": 1.0, "slow": 1.8, "very_slow": 3.2}
LIVE: Final = ("act", "dice")


class Stage(Protocol):
    """A moment of the show of an entry; `length` in milliseconds at normal speed.

    With `applies` the board takes the look after the entry at its beginning, else after the last
    stage. Dice that lie still from the part `settles` of its length on (None without dice) are
    called `title` until then. `focus` is a place to bring into sight, "" for none.
    """

    @property
    def length(self) -> int: ...
    @property
    def applies(self) -> bool: ...
    @property
    def focus(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def settles(self) -> float | None: ...


class Projector(Protocol):
    """Puts on a board what the playhead has come to."""

    @property
    def is_seen(self) -> bool:
        """Whether the board is in sight: where it is not, nothing is played."""
        ...

    @property
    def picture(self) -> Any:
        """The picture that the board shows now, which may lag behind the game."""
        ...

    def may_show(self, entry: Entry) -> bool:
        """Whether who looks on may know of an entry."""
        ...

    def prepare(self, first: int, last: int, *, live: bool) -> None:
        """Make ready for the entries from index `first` to before `last`.

        Past ones (not `live`) begin with the position before them.
        """
        ...

    def take_up(self, entry: Entry) -> None:
        """Turn to an entry: the board still shows what was before it."""
        ...

    def is_move(self, entry: Entry) -> bool:
        """Whether an entry lays pieces down that a hand has just laid there."""
        ...

    def stages(self, entry: Entry, *, beats: bool) -> Sequence[Any]:
        """Return the stages of an entry, none where there is nothing to see.

        Great moments have a headline with `beats`.
        """
        ...

    def apply(self, entry: Entry) -> None:
        """Show what is after an entry."""
        ...

    def pass_over(self, entry: Entry) -> None:
        """Go on to what is after an entry without showing it."""
        ...

    def show_final(self, *, live: bool = False) -> None:
        """Show the game as it stands; `live` where all entries up to it were gone through."""
        ...

    def begin(self, stage: Any) -> None:
        """Put up the effects of a stage."""
        ...

    def play(self, stage: Any, t: float) -> None:
        """Bring the effects of a stage to a moment from 0 to 1."""
        ...

    def end(self, stage: Any) -> None:
        """Take down what belongs to a stage."""
        ...

    def clear(self) -> None:
        """Take down what stages have left behind."""
        ...

    def look_at(self, place: str) -> None:
        """Bring a place into sight."""
        ...

    def refresh(self) -> None:
        """Show anew what can be done on the board."""
        ...

    def tell(self, entry: Entry) -> str:
        """Return an entry as a sentence."""
        ...


class Playhead(QObject):
    """Goes through journal entries; the state is final already, so it can stop at any time.

    `entry` is the one that the board has come to, `told` the last that was told in this show,
    `picture` what the board shows, `live` whether the entries lead up to the state. `stepShown`
    gives each entry as it is told (one with dice when they lie still), also those that are skipped.

    A purchase or a march that meets nobody holds nothing back: the player knows where it leads,
    and may go on at once. Dice, and what follows a phase, are held back until they were shown.
    """

    started = Signal()
    finished = Signal()
    stepShown = Signal(object)  # Entry
    waitingChanged = Signal(bool)
    cameTo = Signal(object)  # Entry: it is told now, while what comes after is held back
    caughtUp = Signal()  # nothing is held back any more

    def __init__(
        self, parent: QWidget, controller: GameController, projector: Projector, caption: Caption
    ) -> None:
        super().__init__(parent)
        self._controller, self._projector = controller, projector
        self.speed = "normal"
        self.step_by_step = False
        self.beats = True  # whether the great moments have a headline
        self.skip_next_move = False  # the pieces of the next move lie there already
        # Asked before a new entry is shown: True lets the show wait there for `next`.
        self.waits_before: Callable[[Entry], bool] | None = None
        self.entry: Entry | None = None
        self.told: Entry | None = None
        self.live = True
        self.coming: list[Entry] = []  # entries after `entry`
        self._applied = True  # whether the board shows what is after `entry`
        self._waited = False  # whether `waits_before` has been asked of the next entry
        self._by_hand = False  # `skip_next_move` of this show
        self._open = False  # whether what is played has an end that the player does not know
        self._stages: list[Stage] = []
        self._stage: Stage | None = None
        self._playing = self._waiting = self._skipping = False
        self._once_step: bool | None = None  # what this show has instead of `step_by_step`
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._stage_over)
        self.caption = caption
        caption.nextWanted.connect(self.next)
        caption.skipWanted.connect(self.skip)
        controller.changed.connect(self._changed)
        controller.reset.connect(self._reset)

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
    def holds_back(self) -> bool:
        """Whether nobody may tell yet what the game has come to."""
        return self._open and self._playing

    @property
    def picture(self) -> Any:
        """The picture that the board shows now, which may lag behind the game."""
        return self._projector.picture

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
        return self._projector.is_seen and (SPEEDS[self.speed] > 0 or self.step_by_step)

    # -- following the game --------------------------------------------------------------------

    def _reset(self) -> None:
        self._stop()
        self.coming = []
        self.show_final()
        self._end()

    def _changed(self, changes: Changes) -> None:
        by_hand, self.skip_next_move = self.skip_next_move, False
        self.skip()
        if changes.cause not in LIVE or not changes.entries:
            self.show_final()
            return
        first = changes.entries[0].n - 1
        self._by_hand = by_hand
        self._begin(changes.entries, first, live=True, ends_open=self._ends_open(changes))

    def _ends_open(self, changes: Changes) -> bool:
        first, last = changes.entries[0], changes.entries[-1]
        # A roll may be the first of it: what was done before it may have told nothing.
        inputs = self._controller.session.inputs[max(0, first.input - 1) :]
        rolled = any(not isinstance(given, Acted) for given in inputs)
        return changes.cause == "dice" or rolled or last.phase != first.phase

    def show_final(self) -> None:
        """Let the board show the state as it stands, at once."""
        self._projector.show_final()

    # -- playing -------------------------------------------------------------------------------

    def replay(self, first: int, last: int, *, step_by_step: bool | None = None) -> None:
        """Show entries again, by their indexes in the journal, `last` included.

        In the end the board shows the game as it stands. At instant speed they are shown at normal
        speed, since whoever asks wants to see them.
        """
        self.skip()
        journal = self._controller.session.journal
        last = min(last, len(journal) - 1)
        if not 0 <= first <= last:
            return
        self._once_step = step_by_step
        self._begin(journal[first : last + 1], first, live=False)

    def _begin(
        self, entries: Sequence[Entry], first: int, *, live: bool, ends_open: bool = False
    ) -> None:
        self.live, self._waited = live, False
        self.coming = [entry for entry in entries if self._projector.may_show(entry)]
        flowing = SPEEDS[self.speed] > 0 or self._steps() or not live
        self._playing = flowing and self._projector.is_seen
        if not self._playing:
            self._rest()
            return
        self._open = ends_open
        self._projector.prepare(first, first + len(entries), live=live)
        self.started.emit()
        self._projector.refresh()
        self._next_entry()

    def _steps(self) -> bool:
        own = self._once_step
        return (self.step_by_step if own is None else own) and self._projector.is_seen

    def _next_entry(self) -> None:
        while self._playing:
            if not self.coming:
                self._rest()
                return
            if self._waits_here():
                return
            entry = self.entry = self.coming.pop(0)
            self._applied = False
            self._projector.take_up(entry)
            self._stages = self._stages_of(entry)
            if self._stages:
                dice = next((stage for stage in self._stages if stage.settles is not None), None)
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
        if asked or not self.live or self.waits_before is None:
            return False
        if not self.waits_before(self.coming[0]):
            return False
        self._waited = self._waiting = True
        self.caption.hide()
        self.waitingChanged.emit(True)
        return True

    def _tell(self) -> None:
        """Tell of the entry that is on, once."""
        entry = self.entry
        if entry is None or self.told is entry:
            return
        self._tell_of(entry)
        if self._playing and not self._waiting:
            self.caption.say(self._projector.tell(entry), waits=False)

    def _tell_of(self, entry: Entry) -> None:
        self.told = entry
        self.stepShown.emit(entry)
        if self.holds_back:
            self.cameTo.emit(entry)

    def _stages_of(self, entry: Entry) -> list[Stage]:
        if self._by_hand and self._projector.is_move(entry):
            # The player's hand has just made this move.
            self._by_hand = False
            return []
        return list(self._projector.stages(entry, beats=self.beats and not self._steps()))

    def _next_stage(self) -> None:
        if not self._stages:
            self._tell()
            self._apply()
            if self._steps() and self.coming:
                self._wait()
            else:
                self._next_entry()
            return
        # With the time of the stage before, another length would be a moment in the midst of it.
        self._clock.setCurrentTime(0)
        stage = self._stage = self._stages.pop(0)
        if stage.focus:
            self._projector.look_at(stage.focus)
        if stage.applies:
            self._apply()
        self._projector.begin(stage)
        pace = SPEEDS[self.speed] or 1.0
        self._clock.setDuration(max(1, round(stage.length * pace)))
        self._clock.start()

    def _tick(self, at: object) -> None:
        stage = self._stage
        if stage is None:
            return
        t = float(at)  # type: ignore[arg-type]
        self._projector.play(stage, t)
        if stage.settles is not None and t >= stage.settles:
            self._tell()

    def _stage_over(self) -> None:
        self._clear()
        self._next_stage()

    def _clear(self) -> None:
        stage, self._stage = self._stage, None
        if stage is not None:
            self._projector.end(stage)

    def _apply(self) -> None:
        if self.entry is not None and not self._applied:
            self._applied = True
            self._projector.apply(self.entry)

    def _wait(self) -> None:
        self._waiting = True
        if self.entry is not None:
            self.caption.say(self._projector.tell(self.entry), waits=True)
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
            self._skipping = True
            self._tell()
            if self.entry is not None and not self._applied:
                self._projector.pass_over(self.entry)
            self._rest()
            self._skipping = False

    def _stop(self) -> None:
        self._clock.stop()
        self._clear()
        self._stages.clear()
        if self._waiting:
            self._waiting = False
            self.waitingChanged.emit(False)

    def _rest(self) -> None:
        """Tell of all entries still to come, show the state, and be done."""
        while self.coming:
            entry = self.entry = self.coming.pop(0)
            self._projector.pass_over(entry)
            self._tell_of(entry)
        self._projector.show_final(live=self.live)
        self._end()

    def _end(self) -> None:
        self._projector.clear()
        self.caption.hide()
        was_open, self._open = self._open, False
        self.entry = self.told = self._once_step = None
        self.live, self._by_hand = True, False
        if self._playing:
            self._playing = False
            self.finished.emit()
        if was_open:
            self.caughtUp.emit()
