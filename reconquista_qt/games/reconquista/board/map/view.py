"""The board on the screen: what the mouse and the keys do with it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from reconquista_qt.games.reconquista.board.choices import ChoiceModel
from reconquista_qt.games.reconquista.rules.actions import Move
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.board.overlay import CursorNote
from reconquista_qt.view.theme import Theme

from .drag import Lift, MoveGesture, is_moving
from .facts import BoardFacts
from .geometry import BoardGeometry
from .gestures import Gesture
from .magnifier import Magnifier
from .presenter import Presenter
from .scene import BoardScene
from .stack_item import HeldItem
from .view_access import AreaHandles
from .view_keys import Keys
from .view_mouse import Mouse

FAN_MS = 420
MAGNIFY_MS = 1100


class BoardView(Mouse):
    """The board: shows the game, and turns gestures into actions for the controller.

    `target_note` says in HTML what a move would meet; it is shown beside the cursor over a legal
    target. `shows_odds` puts the chance of success on each target where there is a fight.
    """

    ruleActivated = Signal(str)

    def __init__(
        self,
        controller: GameController,
        choices: ChoiceModel,
        theme: Theme,
        wording: Words,
        parent: QWidget | None = None,
    ) -> None:
        geometry = BoardGeometry.load()
        facts = BoardFacts.from_map(controller.state.board.data)
        scene = BoardScene(geometry, facts, theme.board, theme.art, self._label)
        super().__init__(scene, parent)
        scene.setParent(self)
        # A map is the same in a language that is written leftwards.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.controller, self.choices = controller, choices
        self._theme, self._wording = theme, wording
        self.lift: Lift | None = None
        self.selected = ""
        self.shows_odds = True
        self.target_note: Callable[[Move], str] | None = self._odds_note
        self.reduced_motion = False
        self._gesture: Gesture | None = None
        self._hovered = ""
        self._targeted = ""
        self._cursor = QPoint()
        self._say_at: QPoint | None = None  # where a refusal is to be shown
        self._gliding: HeldItem | None = None
        self.note = CursorNote(self.viewport())
        self.note.ruleActivated.connect(self.ruleActivated)
        self.glass = Magnifier(self.viewport())
        self._fan_timer = self._timer(FAN_MS, self._fan_out)
        self._glass_timer = self._timer(MAGNIFY_MS, self.magnify)
        self.fans_on_hover = self.magnifies_on_hover = True
        self.keys = Keys(self)
        self.handles = AreaHandles(self)
        self.presenter = Presenter(self, controller, wording)
        self.presenter.finished.connect(self.refresh)
        self.set_theme(theme)
        self.set_wording(wording)
        controller.reset.connect(self._other_game)
        controller.decisionChanged.connect(self._decision_changed)
        controller.refused.connect(self._refused)
        choices.activeChanged.connect(self.refresh)
        self.refresh()

    def _timer(self, milliseconds: int, action: Callable[[], object]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(action)
        return timer

    # -- looks ---------------------------------------------------------------------------------

    def _label(self, key: str) -> str:
        kind, _, name = key.partition(".")
        if kind == "area":
            return self._wording.area(name)
        return self._wording.region(name) if kind == "region" else ""

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        self.board.set_look(theme.board, theme.art)
        self.set_margin(theme.board)

    def set_wording(self, wording: Words) -> None:
        """Speak another language."""
        self._wording = wording
        self.board.event_name = wording.event_name
        self.presenter.wording = wording
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything on the board again."""
        self.board.retranslate()
        self.setAccessibleName(self.tr("Board"))
        self.setAccessibleDescription(
            self.tr("The map with its twenty areas; the text board has the same as a list.")
        )
        self.handles.retranslate()
        self.note.hide()

    def set_counters_hidden(self, hidden: bool) -> None:
        """Hide all counters, to see the map."""
        self.board.set_counters_hidden(hidden)

    # -- following the game --------------------------------------------------------------------

    def _other_game(self) -> None:
        self.drop_gesture()
        self.select_area("")
        self.board.facts = BoardFacts.from_map(self.controller.state.board.data)
        self.board.map.set_facts(self.board.facts)
        self.refresh()

    def _decision_changed(self) -> None:
        self._drop_stale()
        self.refresh()

    def _drop_stale(self) -> None:
        if isinstance(self._gesture, MoveGesture):
            self.drop_gesture()
        self.put_back()
        self.board.fan.fold()

    def refresh(self) -> None:
        """Show what can be done now: nothing while events are still being shown."""
        board, playing = self.board, self.presenter.is_playing
        moving = is_moving(self.controller) and not playing
        mobile = self.controller.state.agenda[-1].able(self.controller.state) if moving else None
        board.show_mobile(mobile, asking=not playing)
        if self.lift is not None:
            self.hold(self.lift, in_hand=isinstance(self._gesture, MoveGesture))
            return
        active = self.choices.active
        lit = active.areas if active is not None and active.kind != "move" and not playing else ()
        board.highlight("lit", lit)
        for name in ("target", "partial", "spot", "forbidden"):
            board.highlight(name, ())
        self.handles.update_texts()

    # -- keys ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer the keys of the board; the rest goes on to the window."""
        if self.keys.press(event):
            event.accept()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Take the magnifier away when its key is let go."""
        if event.key() == Qt.Key.Key_Z and not event.isAutoRepeat():
            self.glass.hide()
        super().keyReleaseEvent(event)

    def cancel(self) -> bool:
        """Leave whatever is under way, one thing at a time; False where there was nothing."""
        if self.presenter.is_playing:
            self.presenter.skip()
        elif self.drop_gesture():
            pass
        elif self.lift is not None:
            self.put_back()
        elif self.glass.isVisible() or self.note.isVisible() or self.board.fan.is_spread():
            self.glass.hide()
            self.note.hide()
            self.board.fan.fold()
        elif self.choices.active is not None and self.choices.active.kind not in (
            "order", "cid", "retreat",
        ):  # fmt: skip
            self.choices.cancel()
        elif self.selected:
            self.select_area("")
        else:
            return False
        return True
