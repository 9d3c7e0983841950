"""What the playhead of the map has come to: a snapshot that follows the entries, and effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.words import Words

from .followed import FollowedSnapshot
from .snapshot import BoardSnapshot

if TYPE_CHECKING:
    from .animation import Trail
    from .animation_parts import AnimationStep
    from .view import BoardView

TRAIL_STEPS: Final = 4  # a trail has faded after so many steps


class MapProjector:
    """Shows the snapshot after each entry, and the way there."""

    def __init__(self, view: BoardView, wording: Words) -> None:
        self._view, self._board = view, view.board
        self.wording = wording
        self.matched = True  # whether the events of the last show led exactly to the state
        self._trails: list[Trail] = []
        self._followed = FollowedSnapshot(BoardSnapshot(view.controller.state))
        self._board.show_picture(self.picture)

    def tracks(self) -> QRect:
        """Return where the tracks and boxes are printed, in the view."""
        panel = QRectF(*self._board.shape.data["panel"])
        return self._view.mapFromScene(panel).boundingRect()

    @property
    def is_seen(self) -> bool:
        """Whether the board is in sight."""
        return self._view.isVisible()

    @property
    def picture(self) -> BoardSnapshot:
        """The picture that the board shows now."""
        return self._followed.picture

    def may_show(self, entry: Entry) -> bool:
        """Nothing is hidden."""
        return True

    # -- entries -------------------------------------------------------------------------------

    def prepare(self, first: int, last: int, *, live: bool) -> None:
        """Go on from what is shown; past entries begin with the position before them."""
        if not live:
            self._followed = FollowedSnapshot.before(self._view.controller.session, first)
            self._board.show_picture(self.picture)

    def take_up(self, entry: Entry) -> None:
        """Nothing to do: the board shows what was before."""

    def is_move(self, entry: Entry) -> bool:
        """Whether an entry is a move."""
        return entry.event.kind == "units_moved"

    def stages(self, entry: Entry, *, beats: bool) -> list[AnimationStep]:
        """Return the stages of an event; without effects where no motion is wanted."""
        # Imported here: the window opens, and shows nothing yet.
        from .animation_parts import AnimationStep
        from .event_animations import EventAnimations

        middle = self._view.visible_rect().center()
        stages = EventAnimations(self._board, self.wording, middle, beats=beats).stages(entry)
        if self._view.reduced_motion:
            return [
                AnimationStep(stage.length, applies=stage.applies, area=stage.area)
                for stage in stages
            ]
        return stages

    def apply(self, entry: Entry) -> None:
        """Show what is after an entry; trails fade."""
        areas = self._followed.follow(entry)
        self._board.show_picture(self.picture, areas)
        for trail in list(self._trails):
            trail.age += 1
            trail.setOpacity(1 - trail.age / (TRAIL_STEPS + 1))
            if trail.age > TRAIL_STEPS:
                self._board.removeItem(trail)
                self._trails.remove(trail)

    def pass_over(self, entry: Entry) -> None:
        """Let the snapshot follow an entry."""
        self._followed.follow(entry)

    def show_final(self, *, live: bool = False) -> None:
        """Put the picture of the state as it stands on the board, without a show."""
        followed = self.picture
        self._followed = FollowedSnapshot(BoardSnapshot(self._view.controller.state))
        self._board.show_picture(self.picture)
        if live:
            followed.rest()
            self.matched = followed == self.picture

    # -- stages --------------------------------------------------------------------------------

    def begin(self, stage: AnimationStep) -> None:
        """Put up the effects of a stage; cards of dice lie within the view."""
        from reconquista_qt.view.board.dice_card import DiceCard

        for effect in stage.effects:
            self._board.addItem(effect)
            effect.play(0.0)
            if isinstance(effect, DiceCard):
                self._view.keep_inside(effect, effect.card)
        for stack in stage.hidden:
            stack.setOpacity(0.0)

    def play(self, stage: AnimationStep, t: float) -> None:
        """Bring the effects of a stage to a moment from 0 to 1."""
        for effect in stage.effects:
            effect.play(t)

    def end(self, stage: AnimationStep) -> None:
        """Take the effects of a stage down; its trail stays."""
        for effect in stage.effects:
            if stage.trail is not None and effect is stage.trail:
                stage.trail.play(1.0)
                self._trails.append(stage.trail)
            else:
                self._board.removeItem(effect)
        for stack in stage.hidden:
            stack.setOpacity(0.0 if self._board.counters_hidden else 1.0)

    def clear(self) -> None:
        """Take down the trails."""
        for trail in self._trails:
            self._board.removeItem(trail)
        self._trails.clear()

    def look_at(self, place: str) -> None:
        """Bring an area into sight."""
        self._view.ensure_area(place)

    def refresh(self) -> None:
        """Show anew what can be done on the board."""
        self._view.refresh()

    def tell(self, entry: Entry) -> str:
        """Return an entry as a sentence."""
        return self.wording.event(entry)
