"""What the playhead of a table has come to: a picture for each entry, dice, and what is between."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRectF

from reconquista_qt.engine.journal import Entry
from reconquista_qt.model.frames import frames, state_before, throws
from reconquista_qt.model.surface import Picture
from reconquista_qt.model.tallies import RollMade
from reconquista_qt.view.board.dice_card import SETTLED, DiceCard, Die

from .cues import NEXT_THROW_MS, READ_MS, THROW_MS, AnimationStep

if TYPE_CHECKING:
    from .view import TableView

HIGH: Final = 0.3  # where dice fall, as a part of what is seen, from above
LOW: Final = 0.9  # likewise, where they would hide a place that they are thrown for
MARGIN: Final = 30  # pixels around a place that dice leave free


def freest(card: QRectF, places: Iterable[QPoint], spots: Sequence[QPoint]) -> int:
    """Return the number of the first place in which a card hides the fewest of some spots."""
    room = card.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    hidden = [sum(room.translated(place).contains(spot) for spot in spots) for place in places]
    return hidden.index(min(hidden))


class TableProjector:
    """Shows the picture after each entry, as the seat that looks on may see it."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._after: dict[int, Picture] = {}  # pictures of what is shown, by the entries' numbers
        self._thrown: dict[int, tuple[RollMade, ...]] = {}  # the dice that led to entries, likewise

    @property
    def is_seen(self) -> bool:
        """Whether the board is in sight."""
        return self._view.isVisible()

    @property
    def picture(self) -> Picture:
        """The picture that the board shows now."""
        return self._view.board.picture

    def may_show(self, entry: Entry) -> bool:
        """Whether the seat that looks on may know of an entry."""
        return self._view.may_know(entry)

    def prepare(self, first: int, last: int, *, live: bool) -> None:
        """Find the pictures after some entries; past ones begin with the position before them."""
        view = self._view
        session = view.controller.session
        if not live:
            view.board.show_picture(view.picture_of(state_before(session, first)))
        states = frames(session, first, last)
        told = session.journal[first : first + len(states)]
        self._after = {
            entry.n: view.picture_of(state)
            for entry, state in zip(told, states, strict=True)
            if view.may_know(entry)
        }
        self._thrown = throws(session, first, last)

    def take_up(self, entry: Entry) -> None:
        """Nothing to do: the board shows what was before."""

    def is_move(self, entry: Entry) -> bool:
        """Whether pieces lie elsewhere after an entry that no dice led to."""
        after = self._after.get(entry.n)
        return (
            after is not None
            and entry.n not in self._thrown
            and after.where() != self.picture.where()
        )

    def stages(self, entry: Entry, *, beats: bool) -> Sequence[AnimationStep]:
        """Return the throw of the dice, and the stages between two pictures."""
        view, after = self._view, self._after.get(entry.n)
        if after is None:
            return ()
        stages = view.cues.stages(entry, self.picture, after, view.board)
        if view.reduced_motion:
            return [
                AnimationStep(s.length, lit=s.lit, applies=s.applies, focus=s.focus) for s in stages
            ]
        lit = frozenset().union(*(stage.lit for stage in stages))
        found = [*self._throw(entry, lit), *stages]
        if found and entry.n == max(self._after) and view.hands_over():
            found.append(AnimationStep(READ_MS))
        return found

    def _throw(self, entry: Entry, lit: frozenset[str]) -> Sequence[AnimationStep]:
        """Return the dice that led to an entry, high over what is seen; none of hidden ones.

        Where they would hide a place that they are thrown for, they fall low.
        Their title is what they are for: what the entry tells would give away what they say.
        """
        view, thrown = self._view, self._thrown.get(entry.n, ())
        if not thrown or not view.sees_dice_of(entry):
            return ()
        board, title = view.board, view.naming.purpose(thrown[-1].purpose)
        title = title[:1].upper() + title[1:]
        rows = [("", [Die(v, faces=0 if t.drawn else t.faces) for v in t.values]) for t in thrown]
        palette, font = view.theme.board, view.font()
        card = DiceCard(title, rows, (), palette, board.theme, font, seed=entry.n)
        seen = view.visible_rect()
        heights = [QPointF(seen.center().x(), seen.top() + seen.height() * h) for h in (HIGH, LOW)]
        spots = [view.anchor_of(place) for place in lit]
        card.setPos(heights[freest(card.card, map(view.mapFromScene, heights), spots)])
        first = entry.n == min(self._thrown)
        length = THROW_MS if first else NEXT_THROW_MS
        return (AnimationStep(length, [card], title=title, settles=SETTLED),)

    def apply(self, entry: Entry) -> None:
        """Show what is after an entry."""
        after = self._after.pop(entry.n, None)
        if after is not None:
            self._view.board.show_picture(after)

    def pass_over(self, entry: Entry) -> None:
        """Nothing to do: each picture stands by itself."""

    def show_final(self, *, live: bool = False) -> None:
        """Put the picture of the state as it stands on the board, without a show."""
        self._after, self._thrown = {}, {}
        self._view.board.show_picture(self._view.picture_of(self._view.controller.state))

    def begin(self, stage: AnimationStep) -> None:
        """Put up what moves and what is lit; take away what is on its way."""
        board = self._view.board
        for effect in stage.effects:
            board.addItem(effect)
            effect.play(0.0)
            if isinstance(effect, DiceCard):
                self._view.keep_inside(effect, effect.card)
        for place, pieces in stage.gone.items():
            for pile in board.piles_of(place):
                pile.set_marks(lifted=pieces)
        board.highlight("changed", stage.lit)

    def play(self, stage: AnimationStep, t: float) -> None:
        """Bring what moves to a moment from 0 to 1."""
        for effect in stage.effects:
            effect.play(t)

    def end(self, stage: AnimationStep) -> None:
        """Take down what moved, and show again what was on its way."""
        board = self._view.board
        for effect in stage.effects:
            board.removeItem(effect)
        for place in stage.gone:
            for pile in board.piles_of(place):
                pile.set_marks()
        board.highlight("changed", ())

    def clear(self) -> None:
        """Nothing is left behind."""

    def look_at(self, place: str) -> None:
        """Bring a place into sight."""
        self._view.ensure_area(place)

    def refresh(self) -> None:
        """Show anew what can be done on the board."""
        self._view.refresh()

    def tell(self, entry: Entry) -> str:
        """Return an entry as a sentence."""
        return self._view.tell(entry)
