"""Where the coming reaction strikes: heat over the whole map, and why it is hot there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from reconquista_qt.engine.decision import Over
from reconquista_qt.games.reconquista.board.map.stack_item import BUILDING
from reconquista_qt.games.reconquista.odds.reaction import Route, Strike, reaction_odds
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX, REACTION
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.view.art.colours import mark
from reconquista_qt.view.board.overlay import PaperFrame
from reconquista_qt.view.insight.of_game import LaidOver
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.numbers import percent, percentage, shares

from .heat_item import DangerShield, HeatItem

if TYPE_CHECKING:
    from reconquista_qt.games.reconquista.board.map.view import BoardView
    from reconquista_qt.model.controller import GameController

translate = QCoreApplication.translate
NOBODY: Final = ""
WAYS: Final = 3  # ways of being struck that are told
EDGE: Final = 12  # pixels to the edges of the board


class DangerNote(PaperFrame):
    """A leaf in the corner of the board: all chances, or an area's with the reasons."""

    ruleActivated = Signal(str)

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self.setObjectName("dangerNote")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 12)
        self.label = QLabel(self)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setWordWrap(True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.label.linkActivated.connect(
            lambda link: self.ruleActivated.emit(link.removeprefix("rule:"))
        )
        layout.addWidget(self.label)
        board.installEventFilter(self)
        self.hide()

    def say(self, html: str) -> None:
        """Show a text at the foot of the board."""
        self.label.setText(html)
        self.label.setFixedWidth(round(self.fontMetrics().height() * 17))
        self.place()
        self.show()
        self.raise_()

    def place(self) -> None:
        """Go to the lower left corner."""
        self.adjustSize()
        parent = self.parentWidget()
        if parent is not None:
            self.move(EDGE, max(EDGE, parent.height() - self.height() - EDGE))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner while the board changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.place()
        return super().eventFilter(watched, event)


class Danger(LaidOver):
    """Follows the position while it is on; nothing is computed while it is off."""

    def __init__(
        self, board: BoardView, controller: GameController[State], languages: Languages
    ) -> None:
        super().__init__(board)
        self._board, self._controller, self._languages = board, controller, languages
        self.strikes: dict[str, Strike] = {}
        self._items: list[HeatItem | DangerShield] = []
        self._on = False
        self._area = ""
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

    @property
    def is_on(self) -> bool:
        """Whether the heat is shown."""
        return self._on

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
        self.strikes = {}
        if not self._on:
            self.note.hide()
            return
        if self._is_coming():
            self.strikes = reaction_odds(self._controller.state)
        shown = self._shares()
        for area, strike in self.strikes.items():
            heat = HeatItem(area, scene.areas[area].outline, strike.chance)
            heat.set_theme(scene.art)
            heat.lettering = scene.areas[area].lettering
            shield = DangerShield(strike.chance, shown[area], mark("danger", scene.art))
            shield.setPos(scene.shape.anchor(area, "city") - QPointF(0, BUILDING * 0.72))
            self._items += (heat, shield)
        for item in self._items:
            scene.addItem(item)
        self._look_at(self._board.hovered)

    def _is_coming(self) -> bool:
        """Whether a reaction is ahead whose chances can be told from the position."""
        return self._controller.state.phase != REACTION and not isinstance(
            self._controller.waiting, Over
        )

    # -- why -------------------------------------------------------------------------------------

    def _look_at(self, area: str) -> None:
        self._area = area or self._board.selected
        if self._on:
            self.note.say(self.why(self._area))

    def why(self, area: str) -> str:
        """Return as HTML why an area is in danger; all chances where it is none or in none."""
        wording = self._languages.wording
        if not self._is_coming():
            return translate("Danger", "No reaction is ahead that could be told in advance.")
        strike = self.strikes.get(area)
        if strike is not None:
            return self._reasons(strike)
        heading = translate("Danger", "Where the coming reaction strikes")
        lines = [f"<b>{heading}</b>"]
        if area in AREA_INDEX:
            safe = translate("Danger", "{0} cannot be attacked first.")
            lines.append(safe.format(wording.area(area)))
        hottest = sorted(self.strikes.values(), key=lambda strike: -strike.chance)
        shown = self._shares()
        rows = [(wording.area(one.area), shown[one.area]) for one in hottest]
        rows.append((translate("Danger", "Nobody"), shown[NOBODY]))
        lines.append(rows_of(rows))
        lines.append(
            translate("Danger", "Exact for the position as it stands now: the first place that the "
                      "Muslims attack or besiege. Point at an area to see why.")
        )  # fmt: skip
        return page(lines)

    def _shares(self) -> dict[str, int]:
        """Return the chances of all areas, and of nobody, as percentages that add up to 100."""
        chances = {area: strike.chance for area, strike in self.strikes.items()}
        return shares({**chances, NOBODY: self.nobody})

    @property
    def nobody(self) -> float:
        """The chance that the reaction strikes nowhere."""
        return max(0.0, 1.0 - sum(strike.chance for strike in self.strikes.values()))

    def _reasons(self, strike: Strike) -> str:
        wording = self._languages.wording
        title = translate("Danger", "{0} is attacked first: {1}")
        share = percentage(self._shares()[strike.area])
        lines = [f"<b>{title.format(wording.area(strike.area), share)}</b>"]
        sources: dict[str, float] = {}
        ways: dict[tuple[str, ...], list[tuple[Route, float]]] = {}
        for route, chance in strike.routes:
            sources[route.source] = sources.get(route.source, 0.0) + chance
            ways.setdefault(route.path, []).append((route, chance))
        lines.append(translate("Danger", "What the region die brings to it:"))
        hot = shares(sources, self._shares()[strike.area])
        by_heat = sorted(hot, key=lambda source: -sources[source])
        lines.append(rows_of([(wording.region(source), hot[source]) for source in by_heat]))
        average = translate("Danger", "Units that strike, on average: {0}")
        lines.append(average.format(QLocale().toString(strike.expected_armies, "f", 1)))
        lines.append(translate("Danger", "The likeliest ways:"))
        most = sorted(ways.items(), key=lambda item: -sum(chance for _, chance in item[1]))
        for path, found in most[:WAYS]:
            likely = percent(sum(chance for _, chance in found))
            through = " → ".join(wording.area(area) for area in path)
            lines.append(f"<b>{likely}</b>&nbsp; {through}")
        rule = strike.routes[0][0].rule
        lines.append(f'<a href="rule:{rule}">{wording.rule_title(rule)}</a>')
        return page(lines)


def page(lines: list[str]) -> str:
    """Return the lines of a leaf."""
    return "".join(
        line if line.startswith("<table") else f"<div style='margin-top:3px'>{line}</div>"
        for line in lines
    )


def rows_of(rows: list[tuple[str, int]]) -> str:
    """Return names with their percentages as a table."""
    cells = "".join(
        f"<tr><td>{name}</td><td align='right' style='padding-left:18px'>{percentage(share)}</td>"
        "</tr>"
        for name, share in rows
    )
    return f"<table cellspacing='0' cellpadding='1'>{cells}</table>"
