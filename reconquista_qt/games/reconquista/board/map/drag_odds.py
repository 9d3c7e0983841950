"""What a move would meet: the exact chances of the battle or siege, in words and as a badge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reconquista_qt.engine.agenda import asking, settle
from reconquista_qt.games.reconquista.odds import besiege, fight
from reconquista_qt.games.reconquista.rules.actions import Move
from reconquista_qt.games.reconquista.rules.battle import (
    ATTACKER,
    HITS_FROM,
    FirstStrike,
    Reply,
    Round,
    first_striker,
)
from reconquista_qt.games.reconquista.rules.forces import SIDE_MASK, Force, size, unpack
from reconquista_qt.games.reconquista.rules.names import CHRISTIAN
from reconquista_qt.games.reconquista.rules.phase6_sieges import strengths
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.view.numbers import percent

translate = QCoreApplication.translate

FACES: Final = 6
MOST_UNITS: Final = 60  # beyond what a game sees, nobody waits for odds
WON: Final = ("attacker_won", "taken", "razed", "surrendered")


class Forecast(NamedTuple):
    """The chances of a battle or siege: each end with its chance, and the losses to expect."""

    kind: str  # battle or siege
    ends: dict[str, float]
    losses: float
    mine: Force
    theirs: Force
    area: int
    first: str = ""  # who strikes first: attacker or defender
    city: int = 0
    fortress: bool = False

    @property
    def success(self) -> float:
        """The chance that the player's force wins."""
        return sum(self.ends.get(end, 0.0) for end in WON)


def forecast(state: State, move: Move) -> Forecast | None:
    """Return what a legal move would meet; None where it meets nobody.

    The rules themselves carry the move out on a copy, up to the first die.
    """
    after = state.clone()
    before = state.besiegers[move.to]
    asking(after).apply(after, move, None)
    settle(after, lambda _count, _faces: None)
    step = after.agenda[-1]
    if isinstance(step, Round | FirstStrike | Reply):
        terms, mine, theirs = step.terms, step.attackers, step.defenders
        if size(mine) + size(theirs) > MOST_UNITS:
            return None
        mountain = after.board.mountain[terms.area]
        ends = fight(mine, theirs, mountain, terms.sheltered or terms.draw_ends)
        chances, losses = _sum(ends, size(mine))
        first = first_striker(mine, theirs, mountain, 1)
        return Forecast("battle", chances, losses, mine, theirs, terms.area, first)
    besiegers = after.besiegers[move.to]
    if besiegers == before or not besiegers & SIDE_MASK[CHRISTIAN]:
        return None
    holders, city = after.units[move.to], after.city[move.to]
    if size(besiegers) + size(holders) > MOST_UNITS:
        return None
    fortress, even = after.fortress[move.to], after.options.even_result
    chances, losses = _sum(besiege(besiegers, holders, city, fortress, even), size(besiegers))
    return Forecast(
        "siege", chances, losses, besiegers, holders, move.to, city=city, fortress=fortress
    )


def _sum(
    ends: tuple[tuple[float, str, int, int], ...], units: int
) -> tuple[dict[str, float], float]:
    chances: dict[str, float] = {}
    losses = 0.0
    for chance, end, left, _ in ends:
        chances[end] = chances.get(end, 0.0) + chance
        losses += chance * (units - size(left))
    return chances, losses


def in_words(found: Forecast | None) -> str:
    """Return a forecast as HTML, empty where nobody is met."""
    if found is None:
        return ""
    ends, won = found.ends, percent(found.success)
    if found.kind == "siege":
        razed = ends.get("razed", 0.0)
        if razed:
            text = translate("Odds", "Siege in phase 6: falls {0} (razed: {1})")
            chances = text.format(f"<b>{won}</b>", percent(razed))
        else:
            chances = translate("Odds", "Siege in phase 6: falls {0}").format(f"<b>{won}</b>")
    else:
        lost = ends.get("defender_won", 0.0) + ends.get("both_destroyed", 0.0)
        text = translate("Odds", "Battle: won {0}, lost {1}")
        chances = text.format(f"<b>{won}</b>", percent(lost))
        drawn = ends.get("drawn", 0.0)
        if drawn:
            chances += ", " + translate("Odds", "drawn {0}").format(percent(drawn))
    losses = QLocale().toString(found.losses, "f", 1)
    text = f"{chances}; " + translate("Odds", "expected losses: {0}").format(losses)
    text += f"<br>{_dice(found)}"
    if found.first:
        if found.first == ATTACKER:
            first = translate("Odds", "You strike first")
        else:
            first = translate("Odds", "The defenders strike first")
        text += f"<br>{first}"
    return text


def _dice(found: Forecast) -> str:
    """Return what both sides bring to the dice."""
    if found.kind == "siege":
        mine, theirs = strengths(found.mine, found.theirs, bool(found.city), found.fortress)
        return translate("Odds", "Added to the dice: you {0}, they {1}").format(mine, theirs)
    write = QLocale().toString
    hits = [write(expected_hits(unpack(force)), "f", 1) for force in (found.mine, found.theirs)]
    return translate("Odds", "Hits to be expected in a round: you {0}, they {1}").format(*hits)


def expected_hits(units: Mapping[str, int]) -> float:
    """Return the hits to be expected of a force in a round."""
    return sum(
        count * (FACES + 1 - HITS_FROM[unit]) / FACES
        for unit, count in units.items()
        if unit in HITS_FROM
    )


class ChanceBadge(QGraphicsItem):
    """A pill over a target with the chance of success: its fill and its colour tell it too."""

    def __init__(self, chance: float) -> None:
        super().__init__()
        self._chance = chance
        self._font = QFont(QGuiApplication.font())
        self._font.setBold(True)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(650)

    def boundingRect(self) -> QRectF:
        """Return the pill with its edge, in pixels."""
        return QRectF(-31, -14, 62, 28)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the pill, filled from the left as far as the chance goes."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pill = QRectF(-28, -11, 56, 22)
        painter.setPen(QPen(QColor("#1a120a"), 1.6))
        painter.setBrush(QColor("#f8efd9"))
        painter.drawRoundedRect(pill, 11, 11)
        painter.save()
        painter.setClipRect(QRectF(pill.left(), -11, pill.width() * self._chance, 22))
        painter.setPen(Qt.PenStyle.NoPen)
        # From amber to blue, which every kind of colour sight can follow.
        tone = QColor.fromHsvF(0.11 if self._chance < 0.5 else 0.56, 0.5, 0.95)
        painter.setBrush(tone)
        painter.drawRoundedRect(pill.adjusted(1, 1, -1, -1), 10, 10)
        painter.restore()
        painter.setFont(self._font)
        painter.setPen(QColor("#1a120a"))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, percent(self._chance))
