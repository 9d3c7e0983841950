"""Why, in the sidebar: turn, treasury, phase, income, prices, and numbers within sentences."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from reconquista_qt.games.reconquista.board.choices import ChoiceModel
from reconquista_qt.games.reconquista.rules.events import EventRolled
from reconquista_qt.games.reconquista.rules.names import PHASES
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.why.askers import explain, explain_links

if TYPE_CHECKING:
    from reconquista_qt.view.why.reason import Why

    from .phase_dock import PhaseDock

_NUMBER = re.compile(r"(?<![\w=\"#:/-])\d+(?![\w\"-])")


def link_number(html: str, name: str) -> str:
    """Return HTML whose first number is a link to its breakdown."""
    return _NUMBER.sub(lambda found: f'<a href="why:{name}">{found[0]}</a>', html, count=1)


class PhaseWhys:
    """What the numbers of the sidebar answer; nothing while the board has yet to show it."""

    def __init__(
        self, dock: PhaseDock, choices: ChoiceModel, languages: Languages, holds: Callable[[], bool]
    ) -> None:
        self._controller, self._choices = choices.controller, choices
        self._languages, self._holds = languages, holds
        explain(dock.turn, self._when_told(self._turn))
        explain(dock.phase, self._when_told(self._phase))
        explain(dock.track, self._when_told(self._turn))
        explain(dock.coins, self._when_told(self._treasury))
        for kind, button in dock.spending.buttons.items():
            explain(button, self._when_told(partial(self._price, dock, kind)))
        for note in (dock.prompt, dock.income, dock.event_note):
            explain_links(note, self._named)

    def _when_told(self, build: Callable[[], Why]) -> Callable[[], Why | None]:
        return lambda: None if self._holds() else build()

    def _named(self, name: str) -> Why | None:
        if self._holds():
            return None
        match name:
            case "treasury":
                return self._treasury()
            case "income":
                return self._income()
            case "event":
                return self._event()
        return None

    @property
    def _state(self) -> State:
        return self._controller.state

    def _turn(self) -> Why:
        from reconquista_qt.games.reconquista.board.why.of_turn import turn_why

        return turn_why(self._state, self._languages.wording)

    def _phase(self) -> Why:
        from reconquista_qt.games.reconquista.board.why.of_turn import phase_why

        index = PHASES.index(self._state.phase)
        return phase_why(index, self._state, self._languages.wording)

    def _treasury(self) -> Why:
        from reconquista_qt.games.reconquista.board.why.of_points import treasury_why

        return treasury_why(self._controller.session.journal, self._state, self._languages.wording)

    def _income(self) -> Why:
        from reconquista_qt.games.reconquista.board.why.of_points import collected_why

        return collected_why(self._controller.session.journal, self._state, self._languages.wording)

    def _price(self, dock: PhaseDock, kind: str) -> Why:
        from reconquista_qt.games.reconquista.board.why.of_points import price_why

        title = dock.spending.buttons[kind].text()
        choice = self._choices.choices.get(kind)
        return price_why(kind, title, choice, self._state, self._languages.wording)

    def _event(self) -> Why | None:
        from reconquista_qt.games.reconquista.board.why.of_dice import event_why

        for entry in reversed(self._controller.session.journal):
            if isinstance(entry.event, EventRolled):
                return event_why(entry, self._languages.wording)
        return None
