"""The end of a turn: the show waits for the player, with the card of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from reconquista_qt.engine.journal import Entry

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from reconquista_qt.view.main_window import MainWindow

    from .turn_card import TurnCardFrame


class TurnCards(QObject):
    """Lets the show of a turn's end wait for the player, with the card of the turn."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.frame: TurnCardFrame | None = None
        presenter = window.board.presenter
        presenter.waits_before = self._waits
        presenter.waitingChanged.connect(self._waiting_changed)
        presenter.finished.connect(self._put_away)
        window.preferences.changed.connect(self._preference_changed)

    @property
    def is_shown(self) -> bool:
        """Whether a card stands over the board."""
        return self.frame is not None and self.frame.isVisible()

    def _waits(self, entry: Entry) -> bool:
        """Show the card of the turn that is over, where the next one begins; True where it is."""
        window = self._window
        wanted = (
            entry.event.kind == "turn_began"
            and window.preferences.get("turn_cards")
            and not window.controller.scripted
            and not window.actions_["watch"].isChecked()
        )
        if not wanted:
            return False
        # Imported here: no turn is over when the window opens.
        from .chronicle import card_of

        card = card_of(window.controller.session, entry.turn - 1)
        if card is None:
            return False
        self._frame().tell(card)
        return True

    def _frame(self) -> TurnCardFrame:
        if self.frame is None:
            from .turn_card import TurnCardFrame

            window = self._window
            self.frame = TurnCardFrame(window.languages, window.central)
            self.frame.closed.connect(window.board.presenter.next)
            self.frame.never.connect(lambda: window.preferences.set("turn_cards", False))
            self.frame.linkFollowed.connect(window.follow)
        return self.frame

    def _waiting_changed(self, waits: bool) -> None:
        if not waits:
            self._put_away()

    def _put_away(self) -> None:
        if self.frame is not None and self.frame.isVisible():
            # None where nothing has the keyboard, though the type says otherwise.
            focus: QWidget | None = self._window.focusWidget()
            held = focus is not None and self.frame.isAncestorOf(focus)
            self.frame.hide()
            if held:
                self._window.board.setFocus()

    def _preference_changed(self, name: str) -> None:
        if name == "turn_cards" and not self._window.preferences.get(name) and self.is_shown:
            self._window.board.presenter.next()
