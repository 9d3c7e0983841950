"""How each event is shown: its stages, each with effects and a length."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.rules import events as e
from reconquista_qt.games.reconquista.rules.names import REGION_INDEX

from .animation import Appear, Fall
from .animation_parts import (
    APPEAR,
    FALL,
    FLASH,
    LOSS,
    TITLE,
    WORDS,
    AnimationParts,
    AnimationStep,
    Makers,
)
from .battle_animations import BattleAnimations
from .scene import BoardScene
from .snapshot_follow import MARCHING

if TYPE_CHECKING:
    from reconquista_qt.games.reconquista.words import Words

translate = QCoreApplication.translate
REBELLION_TABLE = "phase1/table"
EVENT_TABLE = "phase2/roll"
GREAT = frozenset({"reaction", "sieges"})  # phases that a headline opens


class TurnAnimations:
    """The stages of the events of a turn: rebellions, events, income, the reaction, the end."""

    def __init__(self, parts: AnimationParts) -> None:
        self._parts, self._board, self._words = parts, parts.board, parts.words
        self.makers: Makers = {
            e.TurnBegan: self._turn_began,
            e.PhaseBegan: self._phase_began,
            e.AreaChosen: self._area_chosen,
            e.AreaDieRejected: self._area_die_rejected,
            e.RebellionRegionRolled: self._rebellion_region_rolled,
            e.RebellionRolled: self._rebellion_rolled,
            e.RebellionFellBack: self._rebellion_fell_back,
            e.RebellionVoided: self._rebellion_voided,
            e.RebelsRose: self._rebels_rose,
            e.CityConverted: self._city_converted,
            e.RegionRevolted: self._region_revolted,
            e.EventRolled: self._event_rolled,
            e.EventDieRolled: self._event_die_rolled,
            e.EntryRolled: self._entry_rolled,
            e.EventIdle: self._event_idle,
            e.UnitsPlaced: self._units_placed,
            e.UnitsLost: self._units_lost,
            e.IncomeCollected: self._income_collected,
            e.RevoltEnded: self._revolt_ended,
            e.ReactionRegionRolled: self._reaction_region_rolled,
            e.PortRolled: self._port_rolled,
            e.ReactionRolled: self._reaction_rolled,
            e.ReactionIdle: self._reaction_idle,
            e.CityFounded: self._city_founded,
            e.FortressBuilt: self._fortress_built,
            e.FortressRemoved: self._fortress_removed,
        }

    # -- the frame -----------------------------------------------------------------------------

    def _turn_began(self, event: e.TurnBegan) -> list[AnimationStep]:
        text = translate("Cues", "Turn {0}").format(event.turn)
        return [*self._parts.beat(text), AnimationStep(TITLE, applies=True)]

    def _phase_began(self, event: e.PhaseBegan) -> list[AnimationStep]:
        if event.phase == "movement":
            return []
        beat = self._parts.beat(self._words.phase(event.phase)) if event.phase in GREAT else []
        return [*beat, AnimationStep(TITLE, applies=True)]

    def _area_chosen(self, event: e.AreaChosen) -> list[AnimationStep]:
        if not event.die:
            return self._parts.say(event.area, FLASH)
        title = translate("Cues", "Which area?")
        return self._parts.roll_for_area(event.rule, (event.die,), event.area, title)

    def _area_die_rejected(self, event: e.AreaDieRejected) -> list[AnimationStep]:
        title = translate("Cues", "Which area?")
        return self._parts.roll_for_area(event.rule, (event.die,), event.area, title, refused=True)

    # -- phases 1 and 2 ------------------------------------------------------------------------

    def _rebellion_region_rolled(self, event: e.RebellionRegionRolled) -> list[AnimationStep]:
        result = self._words.region(event.region) if event.region else "×2"
        title = translate("Cues", "Which region?")
        stages = self._parts.roll(event.rule, (event.die,), result, title=title)
        if event.region:
            stages.append(AnimationStep(FLASH, list(self._parts.region_flash(event.region))))
        return stages

    def _rebellion_rolled(self, event: e.RebellionRolled) -> list[AnimationStep]:
        # The rule of what happened is the line that the die names; so it is with events.
        return self._parts.roll(REBELLION_TABLE, (event.die,), self._words.rebellion(event.result))

    def _rebellion_fell_back(self, event: e.RebellionFellBack) -> list[AnimationStep]:
        return [AnimationStep(WORDS)]

    def _rebellion_voided(self, event: e.RebellionVoided) -> list[AnimationStep]:
        return self._parts.say(event.area, WORDS)

    def _rebels_rose(self, event: e.RebelsRose) -> list[AnimationStep]:
        stages = []
        if event.replaced:
            stages.append(
                AnimationStep(LOSS, [self._parts.lose(event.area, event.replaced)], area=event.area)
            )
        look = Appear(
            {"rebel": event.count},
            self._parts.at(event.area),
            self._board.counter_size,
            self._board.art,
        )
        return [
            *stages,
            AnimationStep(APPEAR, [look, self._parts.flash(event.area, "danger")], area=event.area),
        ]

    def _city_converted(self, event: e.CityConverted) -> list[AnimationStep]:
        return self._parts.say(event.area, FLASH)

    def _region_revolted(self, event: e.RegionRevolted) -> list[AnimationStep]:
        return [
            AnimationStep(
                WORDS, list(self._parts.region_flash(event.region, "unrest")), applies=True
            )
        ]

    def _event_rolled(self, event: e.EventRolled) -> list[AnimationStep]:
        return self._parts.roll(EVENT_TABLE, event.dice, self._words.event_name(event.number))

    def _event_die_rolled(self, event: e.EventDieRolled) -> list[AnimationStep]:
        return self._parts.roll(event.rule, (event.die,), "")

    def _entry_rolled(self, event: e.EntryRolled) -> list[AnimationStep]:
        title = translate("Cues", "Which area?")
        return self._parts.roll_for_area(event.rule, event.dice, event.area, title)

    def _event_idle(self, event: e.EventIdle) -> list[AnimationStep]:
        return [AnimationStep(WORDS)]

    def _units_placed(self, event: e.UnitsPlaced) -> list[AnimationStep]:
        place = "besiegers" if event.besieging else "units"
        if event.rule in MARCHING:
            place = "hand"
        look = Appear(
            event.units,
            self._parts.at(event.area, place),
            self._board.counter_size,
            self._board.art,
        )
        return [AnimationStep(APPEAR, [look], area=event.area)]

    def _units_lost(self, event: e.UnitsLost) -> list[AnimationStep]:
        return [
            AnimationStep(
                LOSS, [self._parts.lose(event.area, event.units)], applies=True, area=event.area
            )
        ]

    def _income_collected(self, event: e.IncomeCollected) -> list[AnimationStep]:
        return [AnimationStep(WORDS, applies=True)]

    def _revolt_ended(self, event: e.RevoltEnded) -> list[AnimationStep]:
        return [AnimationStep(TITLE, list(self._parts.region_flash(event.region)), applies=True)]

    # -- the reaction and the end --------------------------------------------------------------

    def _reaction_region_rolled(self, event: e.ReactionRegionRolled) -> list[AnimationStep]:
        result = self._words.region(event.region) + (" ✗" if event.refused else "")
        title = translate("Cues", "Which region?")
        stages = self._parts.roll(event.rule, (event.die,), result, title=title)
        if event.region in REGION_INDEX and not event.refused:
            stages.append(AnimationStep(FLASH, list(self._parts.region_flash(event.region))))
        return stages

    def _port_rolled(self, event: e.PortRolled) -> list[AnimationStep]:
        title = translate("Cues", "Which port?")
        refused = not event.accepted
        return self._parts.roll_for_area(
            event.rule, (event.die,), event.area, title, refused=refused
        )

    def _reaction_rolled(self, event: e.ReactionRolled) -> list[AnimationStep]:
        result = self._words.reaction(event.result, event.armies)
        return self._parts.roll(event.rule, (event.die,), result)

    def _reaction_idle(self, event: e.ReactionIdle) -> list[AnimationStep]:
        return [AnimationStep(WORDS)]

    def _city_founded(self, event: e.CityFounded) -> list[AnimationStep]:
        return self._parts.say(event.area, FLASH)

    def _fortress_built(self, event: e.FortressBuilt) -> list[AnimationStep]:
        return self._parts.say(event.area, FLASH)

    def _fortress_removed(self, event: e.FortressRemoved) -> list[AnimationStep]:
        building = self._board.buildings[event.area]
        fall = Fall(building.pos(), building.looks, self._board.art)
        return [AnimationStep(FALL, [fall], applies=True, area=event.area)]


class EventAnimations:
    """Makes the stages of an event, from what the board shows before it."""

    def __init__(
        self, board: BoardScene, wording: Words, middle: QPointF, *, beats: bool = False
    ) -> None:
        parts = AnimationParts(board, wording, middle, beats=beats)
        self.makers = TurnAnimations(parts).makers | BattleAnimations(parts).makers

    def stages(self, entry: Entry) -> list[AnimationStep]:
        """Return an event's stages; none where there is nothing to see."""
        make = self.makers.get(type(entry.event))
        return make(entry.event) if make is not None else []
