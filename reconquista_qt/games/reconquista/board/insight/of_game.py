"""What Reconquista answers adviser, review and statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDockWidget, QWidget

from reconquista_qt.ai.report import Luck
from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.board.art.colours import SIDE_TINTS
from reconquista_qt.games.reconquista.rules.battle import HITS_FROM
from reconquista_qt.games.reconquista.rules.events import BattleBegan, BattleRound, SiegeRolled
from reconquista_qt.games.reconquista.rules.names import LAST_TURN
from reconquista_qt.games.reconquista.rules.score import LEVELS, Score
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.insight.of_game import Dice, GameInsights, LaidOver

if TYPE_CHECKING:
    from reconquista_qt.games.reconquista.board.review_words import ReconquistaReview
    from reconquista_qt.games.reconquista.board.surface import ReconquistaDesk
    from reconquista_qt.view.why.reason import Why


class ReconquistaInsights(GameInsights):
    """Danger and chances over the map, breakdowns of dice and points, the review's own words."""

    levels = LEVELS
    last_turn = LAST_TURN

    def __init__(self, desk: ReconquistaDesk) -> None:
        super().__init__(desk)
        self._board = desk.board

    def overlay(self, name: str) -> LaidOver:
        """Return the danger of the reaction, or the chances of every attack."""
        from .chances import ChancesOverlay
        from .danger import Danger

        window = self._desk.window
        made = {"danger": Danger, "chances": ChancesOverlay}[name]
        return made(self._board, window.controller, window.languages)

    def statistics(self) -> QDockWidget:
        """Return the dock of points, Cities and luck."""
        from reconquista_qt.games.reconquista.board.docks.statistics_dock import StatisticsDock

        window = self._desk.window
        return StatisticsDock(window.controller, window.languages, window)

    def event_why(self, entry: Entry) -> Why | None:
        """Return the breakdown of the dice that an entry tells."""
        from reconquista_qt.games.reconquista.board.why.of_dice import event_why

        return event_why(entry, self._desk.window.languages.wording)

    def score_why(self, score: object) -> Why | None:
        """Return where the points of a line of play come from."""
        from reconquista_qt.games.reconquista.board.why.of_points import score_why

        if not isinstance(score, Score):
            return None
        return score_why(score, None, self._desk.window.languages.wording)

    def luck_told(self) -> list[str]:
        """Return the luck of the player's battles and sieges, and what it is made of."""
        from .luck_words import luck_told

        session = self._desk.window.controller.session
        return luck_told((*session.earlier, *session.journal))

    def level_colours(self, theme: ArtTheme) -> list[str]:
        """Return the colours of the five levels from the sides' own."""
        sides = SIDE_TINTS[theme]
        return [
            sides["christian"].base, sides["christian"].light, sides["raider"].light,
            sides["muslim"].light, sides["muslim"].base,
        ]  # fmt: skip

    def review_words(self, *, rich: bool = False) -> ReconquistaReview:
        """Return what tells of luck, mistakes and turning points."""
        from reconquista_qt.games.reconquista.board.review_words import ReconquistaReview

        languages = self._desk.window.languages
        return ReconquistaReview(languages.wording, languages.language, rich=rich)

    def dice_of_throw(self, luck: Luck, journal: Sequence[Entry]) -> Dice:
        """Return the dice of a throw in the order in which they fell, with side and effect."""
        shown: list[tuple[int, str, str]] = []
        sides = ("", "")
        for entry in self.review_words().entries(luck, journal):
            match entry.event:
                case BattleBegan(attacker=attacker, defender=defender):
                    sides = (attacker, defender)
                case BattleRound(first=first) as fought if luck.kind == "battle":
                    rows = [(sides[0], fought.attacker_dice), (sides[1], fought.defender_dice)]
                    for side, dice in rows[::-1] if first == "defender" else rows:
                        shown += [
                            (face, side, "hit" if face >= HITS_FROM[unit] else "miss")
                            for unit, face in dice
                        ]
                case SiegeRolled() as rolled if luck.kind == "siege":
                    shown += [
                        (rolled.besieger_die, rolled.besieger, ""),
                        (rolled.defender_die, rolled.defender, ""),
                    ]
        return shown or [(face, "", "") for values in luck.dice for face in values]

    def dice_row(self, dice: Dice, theme: ArtTheme, size: int, label: str) -> QWidget:
        """Return dice in the colours of their sides."""
        from reconquista_qt.games.reconquista.board.panels.pieces import DiceRow

        return DiceRow(dice, theme, size, roll=False, label=label)
