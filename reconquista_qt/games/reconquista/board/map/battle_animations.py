"""How movement, battles and sieges are shown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QPainterPath

from reconquista_qt.games.reconquista.board.art.colours import die_tint, side_of
from reconquista_qt.games.reconquista.rules import events as e
from reconquista_qt.games.reconquista.rules.battle import HITS_FROM
from reconquista_qt.view.art.colours import Tint
from reconquista_qt.view.board.dice_card import Die
from reconquista_qt.view.board.effect import Effect

from .animation import Fall, MarchItem, Trail
from .animation_parts import (
    BATTLE_ROLL,
    FALL,
    FLASH,
    LOSS,
    MOVE,
    TITLE,
    WORDS,
    AnimationParts,
    AnimationStep,
    Makers,
)

translate = QCoreApplication.translate


def headline_of(outcome: str) -> str:
    """Return what is said of the end of a siege, with {0} for the place."""
    return {
        "taken": translate("Cues", "{0} falls"),
        "razed": translate("Cues", "{0} is destroyed"),
        "surrendered": translate("Cues", "{0} opens its gates"),
        "beaten_off": translate("Cues", "{0} holds out"),
        "both_destroyed": translate("Cues", "Nobody is left at {0}"),
        "lifted": translate("Cues", "The siege of {0} is lifted"),
    }.get(outcome, "")


class BattleAnimations:
    """The stages of the events of phases 4 to 6, as far as forces move and fight."""

    def __init__(self, parts: AnimationParts) -> None:
        self._parts, self._board, self._words = parts, parts.board, parts.words
        self.makers: Makers = {
            e.UnitsMoved: self._units_moved,
            e.UnitsRetreated: self._units_retreated,
            e.SiegeLaid: self._siege_laid,
            e.AreaTaken: self._area_taken,
            e.ArmiesLeft: self._armies_left,
            e.ArmiesJoined: self._armies_joined,
            e.ForceStopped: self._force_stopped,
            e.BattleBegan: self._battle_began,
            e.BattleRound: self._battle_round,
            e.BattleEnded: self._battle_ended,
            e.SiegeRolled: self._siege_rolled,
            e.SiegeTied: self._siege_tied,
            e.SiegeEnded: self._siege_ended,
        }

    # -- movement ------------------------------------------------------------------------------

    def path(self, origin: str, to: str, *, road: bool, end: QPointF) -> QPainterPath:
        """Return the way of a force: along the road, or across its region."""
        start = self._parts.at(origin)
        path = QPainterPath(start)
        if road:
            along = self._board.shape.road_path(origin, to)
            path.lineTo(along.pointAtPercent(0.0))
            for i in range(1, 21):
                path.lineTo(along.pointAtPercent(i / 20))
            path.lineTo(end)
        else:
            middle = (start + end) / 2
            aside = QPointF(start.y() - end.y(), end.x() - start.x()) * 0.12
            path.quadTo(middle + aside, end)
        return path

    def _units_moved(self, event: e.UnitsMoved) -> list[AnimationStep]:
        return self._march(event.origin, event.to, event.units, road=event.road)

    def _march(self, origin: str, to: str, units: e.Units, *, road: bool) -> list[AnimationStep]:
        hand = self._board.stacks[to, "hand"]
        path = self.path(origin, to, road=road, end=hand.pos())
        trail = Trail(path, self._board.art)
        force = MarchItem(units, path, self._board.counter_size, self._board.art)
        return [
            AnimationStep(MOVE, [trail, force], applies=True, hidden=[hand], trail=trail, area=to)
        ]

    def _units_retreated(self, event: e.UnitsRetreated) -> list[AnimationStep]:
        if event.origin == event.to:
            return self._parts.say(event.to, FLASH)
        road = event.how == "road" or (
            self._board.facts.region_of[event.origin] != self._board.facts.region_of[event.to]
        )
        stages = self._march(event.origin, event.to, event.units, road=road)
        stages[0].hidden.append(self._board.stacks[event.to, "units"])
        return stages

    def _siege_laid(self, event: e.SiegeLaid) -> list[AnimationStep]:
        return self._parts.say(event.area, FLASH, "danger")

    def _area_taken(self, event: e.AreaTaken) -> list[AnimationStep]:
        beat = []
        if self._board.there(event.area).city:
            text = translate("Cues", "{0} changes hands")
            beat = self._parts.beat(text.format(self._words.area(event.area)), event.area)
        return self._parts.say(event.area, FLASH) + beat

    def _armies_left(self, event: e.ArmiesLeft) -> list[AnimationStep]:
        return [AnimationStep(TITLE, applies=True, area=event.area)]

    def _armies_joined(self, event: e.ArmiesJoined) -> list[AnimationStep]:
        return [AnimationStep(TITLE, applies=True, area=event.area)]

    def _force_stopped(self, event: e.ForceStopped) -> list[AnimationStep]:
        return self._parts.say(event.area, FLASH)

    # -- battle and siege ----------------------------------------------------------------------

    def _battle_began(self, event: e.BattleBegan) -> list[AnimationStep]:
        return self._parts.say(event.area, WORDS, "danger")

    def _battle_round(self, event: e.BattleRound) -> list[AnimationStep]:
        there = self._board.there(event.area)
        sides = [self._side(event.attacker_dice), self._side(event.defender_dice)]
        rows, results = [], []
        for side, dice, hits in (
            (sides[0], event.attacker_dice, event.attacker_hits),
            (sides[1], event.defender_dice, event.defender_hits),
        ):
            label = self._words.side(side) if side else ""
            thrown = [
                Die(v, self._tint(side), "hit" if v >= HITS_FROM[k] else "miss") for k, v in dice
            ]
            if thrown:
                rows.append((label, thrown))
                results.append(f"{label}: {hits} ★")
        at = self._board.shape.anchor(event.area, "city")
        title = translate("Cues", "Battle of {0}").format(self._words.area(event.area))
        card = self._parts.dice(event.rule, rows, results, at, event.number * 13 + len(rows), title)
        stages = [AnimationStep(BATTLE_ROLL, [card], area=event.area)]
        lost: list[Effect] = []
        if event.attacker_losses:
            lost.append(self._parts.lose(event.area, event.attacker_losses, "hand"))
        if event.defender_losses:
            outside = event.defender_losses.keys() <= there.besiegers.keys()
            place = "besiegers" if outside else "units"
            lost.append(self._parts.lose(event.area, event.defender_losses, place))
        if lost:
            stages.append(AnimationStep(LOSS, list(lost), applies=True, area=event.area))
        return stages

    def _side(self, dice: Sequence[tuple[str, int]]) -> str:
        return (side_of(dice[0][0]) or "") if dice else ""

    def _tint(self, side: str) -> Tint | None:
        return die_tint(side, self._board.art)

    def _battle_ended(self, event: e.BattleEnded) -> list[AnimationStep]:
        return self._parts.say(event.area, WORDS)

    def _siege_rolled(self, event: e.SiegeRolled) -> list[AnimationStep]:
        words = self._words
        rows = [
            (words.side(event.besieger), [Die(event.besieger_die, self._tint(event.besieger))]),
            (words.side(event.defender), [Die(event.defender_die, self._tint(event.defender))]),
        ]
        at = self._board.shape.anchor(event.area, "city")
        result = f"{event.besieger_total} : {event.defender_total}"
        title = translate("Cues", "Siege of {0}").format(words.area(event.area))
        card = self._parts.dice(event.rule, rows, [result], at, title=title)
        return [AnimationStep(BATTLE_ROLL, [card], area=event.area)]

    def _siege_tied(self, event: e.SiegeTied) -> list[AnimationStep]:
        lost: list[Effect] = []
        if event.besieger_losses:
            lost.append(self._parts.lose(event.area, event.besieger_losses, "besiegers"))
        if event.defender_losses:
            lost.append(self._parts.lose(event.area, event.defender_losses, "units"))
        return [AnimationStep(LOSS, list(lost), applies=True, area=event.area)]

    def _siege_ended(self, event: e.SiegeEnded) -> list[AnimationStep]:
        area = event.area
        effects: list[Effect] = []
        if event.lost:
            place = "besiegers" if event.outcome == "beaten_off" else "units"
            effects.append(self._parts.lose(area, event.lost, place))
        beat = self._parts.beat(headline_of(event.outcome).format(self._words.area(area)), area)
        looks = self._board.buildings[area].looks
        if event.outcome == "razed" or event.fortress_lost:
            effects.append(Fall(self._board.buildings[area].pos(), looks, self._board.art))
            return [AnimationStep(FALL, list(effects), applies=True, area=area), *beat]
        effects.append(self._parts.flash(area))
        return [AnimationStep(LOSS, list(effects), applies=True, area=area), *beat]
