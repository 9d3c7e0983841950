"""How each event is shown: its stages, each with effects and a length."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista import events as e
from reconquista_qt.games.reconquista.names import REGION_INDEX
from reconquista_qt.games.reconquista.rules.battle import HITS_FROM
from reconquista_qt.view.art.colours import side_of

from .animation import Appear, DiceCard, Die, Effect, Fall, Flash, Losses, March, Trail
from .scene import BoardScene
from .stack_item import StackItem

if TYPE_CHECKING:
    from reconquista_qt.wording import Wording

# Lengths in milliseconds at normal speed.
ROLL: Final = 1250
QUICK_ROLL: Final = 620
BATTLE_ROLL: Final = 1900
MOVE: Final = 640
LOSS: Final = 750
APPEAR: Final = 480
FLASH: Final = 520
FALL: Final = 1000
WORDS: Final = 700
TITLE: Final = 520


@dataclass
class Stage:
    """A part of showing an event; with `applies` the board changes as it begins."""

    length: int
    effects: list[Any] = field(default_factory=list)
    applies: bool = False
    hidden: list[StackItem] = field(default_factory=list)
    trail: Trail | None = None
    area: str = ""


class Cues:
    """Makes the stages of an event, from what the board shows before it."""

    def __init__(self, board: BoardScene, wording: Wording, middle: QPointF) -> None:
        self._board, self._words, self._middle = board, wording, middle

    def stages(self, entry: Entry) -> list[Stage]:
        """Return an event's stages; none where there is nothing to see."""
        event = entry.event
        make = getattr(self, f"_{event.kind}", None)
        if make is None:
            return []
        stages: list[Stage] = make(event)
        return stages

    # -- parts ---------------------------------------------------------------------------------

    def _at(self, area: str, place: str = "units") -> QPointF:
        stack = self._board.stacks[area, place]
        return stack.pos()

    def _flash(self, area: str, name: str = "chosen") -> Flash:
        return Flash(self._board.areas[area].outline, self._board.art, name)

    def _dice(
        self,
        rule: str,
        rows: Sequence[tuple[str, Sequence[Die]]],
        results: Sequence[str],
        at: QPointF | None = None,
        seed: int = 0,
    ) -> DiceCard:
        board = self._board
        title = self._words.rule_title(rule) if rule else ""
        card = DiceCard(title, rows, results, board.palette_used, board.art, board.font(), seed)
        card.setPos(self._middle if at is None else at)
        return card

    def _roll(
        self,
        rule: str,
        values: Sequence[int],
        result: str,
        area: str = "",
        length: int = ROLL,
        flash: bool = False,
    ) -> list[Stage]:
        at = self._board.shape.anchor(area, "city") if area else None
        seed = sum(values) * 7 + len(result)
        card = self._dice(
            rule, [("", [Die(v) for v in values])], [result] if result else [], at, seed
        )
        effects: list[Effect] = [card]
        if flash and area:
            effects.append(self._flash(area))
        return [Stage(length, effects, area=area)]

    def _say(self, area: str = "", length: int = WORDS, name: str = "chosen") -> list[Stage]:
        effects = [self._flash(area, name)] if area else []
        return [Stage(length, effects, applies=True, area=area)]

    def _lose(self, area: str, units: e.Units, place: str = "") -> Losses:
        if not place:
            shown = self._board.there(area)
            forces = (("hand", shown.hand), ("besiegers", shown.besiegers), ("units", shown.units))
            place = next((p for p, force in forces if units.keys() <= force.keys()), "units")
        return Losses(units, self._at(area, place), self._board.counter_size, self._board.art)

    def _region_flash(self, region: str, name: str = "chosen") -> list[Effect]:
        facts = next(r for r in self._board.facts.regions if r.id == region)
        return [self._flash(area, name) for area in facts.areas]

    # -- the frame -----------------------------------------------------------------------------

    def _turn_began(self, event: e.TurnBegan) -> list[Stage]:
        return [Stage(TITLE, applies=True)]

    def _phase_began(self, event: e.PhaseBegan) -> list[Stage]:
        return [Stage(TITLE, applies=True)] if event.phase != "movement" else []

    def _area_chosen(self, event: e.AreaChosen) -> list[Stage]:
        if not event.die:
            return self._say(event.area, FLASH)
        name = self._words.area(event.area)
        return self._roll(event.rule, (event.die,), name, event.area, ROLL, flash=True)

    def _area_die_rejected(self, event: e.AreaDieRejected) -> list[Stage]:
        text = self._words.area(event.area) + " ✗"
        return self._roll(event.rule, (event.die,), text, event.area, QUICK_ROLL)

    # -- phases 1 and 2 ------------------------------------------------------------------------

    def _rebellion_region_rolled(self, event: e.RebellionRegionRolled) -> list[Stage]:
        result = self._words.region(event.region) if event.region else "×2"
        stages = self._roll(event.rule, (event.die,), result)
        if event.region:
            stages.append(Stage(FLASH, list(self._region_flash(event.region))))
        return stages

    def _rebellion_rolled(self, event: e.RebellionRolled) -> list[Stage]:
        return self._roll(event.rule, (event.die,), self._words.rebellion(event.result))

    def _rebellion_fell_back(self, event: e.RebellionFellBack) -> list[Stage]:
        return [Stage(WORDS)]

    def _rebellion_voided(self, event: e.RebellionVoided) -> list[Stage]:
        return self._say(event.area, WORDS)

    def _rebels_rose(self, event: e.RebelsRose) -> list[Stage]:
        stages = []
        if event.replaced:
            stages.append(Stage(LOSS, [self._lose(event.area, event.replaced)], area=event.area))
        look = Appear(
            {"rebel": event.count}, self._at(event.area), self._board.counter_size, self._board.art
        )
        return [*stages, Stage(APPEAR, [look, self._flash(event.area, "danger")], area=event.area)]

    def _city_converted(self, event: e.CityConverted) -> list[Stage]:
        return self._say(event.area, FLASH)

    def _region_revolted(self, event: e.RegionRevolted) -> list[Stage]:
        return [Stage(WORDS, list(self._region_flash(event.region, "revolt")), applies=True)]

    def _event_rolled(self, event: e.EventRolled) -> list[Stage]:
        return self._roll(event.rule, event.dice, self._words.event_name(event.number))

    def _event_die_rolled(self, event: e.EventDieRolled) -> list[Stage]:
        return self._roll(event.rule, (event.die,), "")

    def _entry_rolled(self, event: e.EntryRolled) -> list[Stage]:
        return self._roll(
            event.rule, event.dice, self._words.area(event.area), event.area, flash=True
        )

    def _event_idle(self, event: e.EventIdle) -> list[Stage]:
        return [Stage(WORDS)]

    def _units_placed(self, event: e.UnitsPlaced) -> list[Stage]:
        place = "besiegers" if event.besieging else "units"
        if event.rule in ("phase5/armies", "phase2/french", "phase2/raiders"):
            place = "hand"
        look = Appear(
            event.units, self._at(event.area, place), self._board.counter_size, self._board.art
        )
        return [Stage(APPEAR, [look], area=event.area)]

    def _units_lost(self, event: e.UnitsLost) -> list[Stage]:
        return [Stage(LOSS, [self._lose(event.area, event.units)], applies=True, area=event.area)]

    def _income_collected(self, event: e.IncomeCollected) -> list[Stage]:
        return [Stage(WORDS, applies=True)]

    def _revolt_ended(self, event: e.RevoltEnded) -> list[Stage]:
        return [Stage(TITLE, list(self._region_flash(event.region)), applies=True)]

    # -- movement ------------------------------------------------------------------------------

    def path(self, origin: str, to: str, *, road: bool, end: QPointF) -> QPainterPath:
        """Return the way of a force: along the road, or across its region."""
        start = self._at(origin)
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

    def _units_moved(self, event: e.UnitsMoved) -> list[Stage]:
        return self._march(event.origin, event.to, event.units, road=event.road)

    def _march(self, origin: str, to: str, units: e.Units, *, road: bool) -> list[Stage]:
        hand = self._board.stacks[to, "hand"]
        path = self.path(origin, to, road=road, end=hand.pos())
        trail = Trail(path, self._board.art)
        force = March(units, path, self._board.counter_size, self._board.art)
        return [Stage(MOVE, [trail, force], applies=True, hidden=[hand], trail=trail, area=to)]

    def _units_retreated(self, event: e.UnitsRetreated) -> list[Stage]:
        if event.origin == event.to:
            return self._say(event.to, FLASH)
        road = event.how == "road" or (
            self._board.facts.region_of[event.origin] != self._board.facts.region_of[event.to]
        )
        stages = self._march(event.origin, event.to, event.units, road=road)
        stages[0].hidden.append(self._board.stacks[event.to, "units"])
        return stages

    def _siege_laid(self, event: e.SiegeLaid) -> list[Stage]:
        return self._say(event.area, FLASH, "danger")

    def _area_taken(self, event: e.AreaTaken) -> list[Stage]:
        return self._say(event.area, FLASH)

    def _armies_left(self, event: e.ArmiesLeft) -> list[Stage]:
        return [Stage(TITLE, applies=True, area=event.area)]

    def _armies_joined(self, event: e.ArmiesJoined) -> list[Stage]:
        return [Stage(TITLE, applies=True, area=event.area)]

    def _force_stopped(self, event: e.ForceStopped) -> list[Stage]:
        return self._say(event.area, FLASH)

    # -- battle and siege ----------------------------------------------------------------------

    def _battle_began(self, event: e.BattleBegan) -> list[Stage]:
        return self._say(event.area, WORDS, "danger")

    def _battle_round(self, event: e.BattleRound) -> list[Stage]:
        there = self._board.there(event.area)
        sides = [self._side(event.attacker_dice), self._side(event.defender_dice)]
        rows, results = [], []
        for side, dice, hits in (
            (sides[0], event.attacker_dice, event.attacker_hits),
            (sides[1], event.defender_dice, event.defender_hits),
        ):
            label = self._words.side(side) if side else ""
            thrown = [Die(v, side, "hit" if v >= HITS_FROM[k] else "miss") for k, v in dice]
            if thrown:
                rows.append((label, thrown))
                results.append(f"{label}: {hits} ★")
        at = self._board.shape.anchor(event.area, "city")
        card = self._dice(event.rule, rows, results, at, event.number * 13 + len(rows))
        stages = [Stage(BATTLE_ROLL, [card], area=event.area)]
        lost: list[Effect] = []
        if event.attacker_losses:
            lost.append(self._lose(event.area, event.attacker_losses, "hand"))
        if event.defender_losses:
            outside = event.defender_losses.keys() <= there.besiegers.keys()
            place = "besiegers" if outside else "units"
            lost.append(self._lose(event.area, event.defender_losses, place))
        if lost:
            stages.append(Stage(LOSS, list(lost), applies=True, area=event.area))
        return stages

    def _side(self, dice: Sequence[tuple[str, int]]) -> str:
        return (side_of(dice[0][0]) or "") if dice else ""

    def _battle_ended(self, event: e.BattleEnded) -> list[Stage]:
        return self._say(event.area, WORDS)

    def _siege_rolled(self, event: e.SiegeRolled) -> list[Stage]:
        words = self._words
        rows = [
            (words.side(event.besieger), [Die(event.besieger_die, event.besieger)]),
            (words.side(event.defender), [Die(event.defender_die, event.defender)]),
        ]
        at = self._board.shape.anchor(event.area, "city")
        result = f"{event.besieger_total} : {event.defender_total}"
        return [Stage(BATTLE_ROLL, [self._dice(event.rule, rows, [result], at)], area=event.area)]

    def _siege_tied(self, event: e.SiegeTied) -> list[Stage]:
        lost: list[Effect] = []
        if event.besieger_losses:
            lost.append(self._lose(event.area, event.besieger_losses, "besiegers"))
        if event.defender_losses:
            lost.append(self._lose(event.area, event.defender_losses, "units"))
        return [Stage(LOSS, list(lost), applies=True, area=event.area)]

    def _siege_ended(self, event: e.SiegeEnded) -> list[Stage]:
        area = event.area
        effects: list[Effect] = []
        if event.lost:
            place = "besiegers" if event.outcome == "beaten_off" else "units"
            effects.append(self._lose(area, event.lost, place))
        looks = self._board.buildings[area].looks
        if event.outcome == "razed" or event.fortress_lost:
            effects.append(Fall(self._board.buildings[area].pos(), looks, self._board.art))
            return [Stage(FALL, list(effects), applies=True, area=area)]
        effects.append(self._flash(area))
        return [Stage(LOSS, list(effects), applies=True, area=area)]

    # -- the reaction and the end --------------------------------------------------------------

    def _reaction_region_rolled(self, event: e.ReactionRegionRolled) -> list[Stage]:
        result = self._words.region(event.region) + (" ✗" if event.refused else "")
        stages = self._roll(event.rule, (event.die,), result)
        if event.region in REGION_INDEX and not event.refused:
            stages.append(Stage(FLASH, list(self._region_flash(event.region))))
        return stages

    def _port_rolled(self, event: e.PortRolled) -> list[Stage]:
        text = self._words.area(event.area) + ("" if event.accepted else " ✗")
        return self._roll(event.rule, (event.die,), text, event.area, flash=event.accepted)

    def _reaction_rolled(self, event: e.ReactionRolled) -> list[Stage]:
        result = self._words.reaction(event.result, event.armies)
        return self._roll(event.rule, (event.die,), result)

    def _reaction_idle(self, event: e.ReactionIdle) -> list[Stage]:
        return [Stage(WORDS)]

    def _city_founded(self, event: e.CityFounded) -> list[Stage]:
        return self._say(event.area, FLASH)

    def _fortress_built(self, event: e.FortressBuilt) -> list[Stage]:
        return self._say(event.area, FLASH)

    def _fortress_removed(self, event: e.FortressRemoved) -> list[Stage]:
        building = self._board.buildings[event.area]
        fall = Fall(building.pos(), building.looks, self._board.art)
        return [Stage(FALL, [fall], applies=True, area=event.area)]
