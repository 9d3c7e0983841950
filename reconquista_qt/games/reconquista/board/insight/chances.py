"""Where an attack would succeed: heat over the whole map, by the strongest march to each area."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QTimer

from reconquista_qt.engine.decision import Decision
from reconquista_qt.games.reconquista.board.map.drag_odds import Forecast, forecast, in_words
from reconquista_qt.games.reconquista.board.map.stack_item import BUILDING
from reconquista_qt.games.reconquista.rules.actions import Move
from reconquista_qt.games.reconquista.rules.forces import size, unpack
from reconquista_qt.games.reconquista.rules.names import AREAS
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.view.art.colours import mark
from reconquista_qt.view.insight.of_game import LaidOver
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.numbers import whole

from .danger import DangerNote, page, rows_of
from .heat_item import DangerShield, HeatItem

if TYPE_CHECKING:
    from reconquista_qt.games.reconquista.board.map.view import BoardView
    from reconquista_qt.model.controller import GameController

translate = QCoreApplication.translate
TONE: Final = "target"


class Chance(NamedTuple):
    """The march that takes an area most surely, and what it meets there."""

    move: Move
    found: Forecast


class ChancesOverlay(LaidOver):
    """Follows the position while it is on; nothing is computed while it is off."""

    def __init__(
        self, board: BoardView, controller: GameController[State], languages: Languages
    ) -> None:
        super().__init__(board)
        self._board, self._controller, self._languages = board, controller, languages
        self.best: dict[str, Chance] = {}
        self._items: list[HeatItem | DangerShield] = []
        self._on = False
        self.note = DangerNote(board.viewport())
        self.note.ruleActivated.connect(self.ruleActivated)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.refresh)
        for signal in (controller.reset, controller.decisionChanged, board.presenter.finished):
            signal.connect(self._later)
        board.areaHovered.connect(self._look_at)
        board.areaSelected.connect(lambda _area: self._look_at(board.hovered))
        languages.switched.connect(lambda _language: self._later())

    def show(self, on: bool) -> None:
        """Show the heat, or take it away."""
        self._on = on
        self.refresh()

    def _later(self) -> None:
        if self._on:
            self._soon.start(0)

    def refresh(self) -> None:
        """Compute and show the chances of the position."""
        scene = self._board.board
        for item in self._items:
            scene.removeItem(item)
        self._items.clear()
        self.best = {}
        if not self._on:
            self.note.hide()
            return
        self.best = best_marches(self._controller)
        for area, chance in self.best.items():
            heat = HeatItem(area, scene.areas[area].outline, chance.found.success, TONE)
            heat.set_theme(scene.art)
            heat.lettering = scene.areas[area].lettering
            shield = DangerShield(
                chance.found.success, whole(chance.found.success), mark(TONE, scene.art)
            )
            shield.setPos(scene.shape.anchor(area, "city") - QPointF(0, BUILDING * 0.72))
            self._items += (heat, shield)
        for item in self._items:
            scene.addItem(item)
        self._look_at(self._board.hovered)

    def _look_at(self, area: str) -> None:
        if self._on:
            self.note.say(self.why(area or self._board.selected))

    def why(self, area: str) -> str:
        """Return as HTML what the best march to an area meets; all chances for any other."""
        wording = self._languages.wording
        chance = self.best.get(area)
        if chance is not None:
            move = chance.move
            title = translate("Chances", "{0} from {1}, with {2}")
            units = wording.units(dict(unpack(move.units)))
            origin = wording.area(AREAS[move.origin])
            return page(
                [
                    f"<b>{title.format(wording.area(area), origin, units)}</b>",
                    in_words(chance.found),
                ]
            )
        heading = translate("Chances", "What the strongest march would take")
        lines = [f"<b>{heading}</b>"]
        if not self.best:
            lines.append(translate("Chances", "No force can attack or besiege anything now."))
            return page(lines)
        hottest = sorted(self.best.items(), key=lambda item: -item[1].found.success)
        lines.append(rows_of([(wording.area(a), whole(one.found.success)) for a, one in hottest]))
        lines.append(
            translate(
                "Chances",
                "Exact, for all that one area can send. Point at an area to see more.",
            )
        )
        return page(lines)


def best_marches(controller: GameController[State]) -> dict[str, Chance]:
    """Return for each area that can be attacked or besieged now the march with the best chance."""
    waiting, state = controller.waiting, controller.state
    if not isinstance(waiting, Decision) or waiting.kind != "move":
        return {}
    strongest: dict[tuple[int, int], Move] = {}
    for option in waiting.options:
        if isinstance(option, Move):
            known = strongest.get((option.origin, option.to))
            if known is None or size(option.units) > size(known.units):
                strongest[option.origin, option.to] = option
    best: dict[str, Chance] = {}
    for move in strongest.values():
        found = forecast(state, move)
        if found is not None:
            area = AREAS[move.to]
            known_best = best.get(area)
            if known_best is None or found.success > known_best.found.success:
                best[area] = Chance(move, found)
    return best
