"""How each event is shown: its stages, each with effects and a length."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

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
    AnimationStep,
)
from .battle_animations import BattleAnimations
from .snapshot_follow import MARCHING

translate = QCoreApplication.translate
REBELLION_TABLE = "phase1/table"
EVENT_TABLE = "phase2/roll"
GREAT = frozenset({"reaction", "sieges"})  # phases that a headline opens


class EventAnimations(BattleAnimations):
    """Makes the stages of an event, from what the board shows before it."""

    def stages(self, entry: Entry) -> list[AnimationStep]:
        """Return an event's stages; none where there is nothing to see."""
        event = entry.event
        make = getattr(self, f"_{event.kind}", None)
        if make is None:
            return []
        stages: list[AnimationStep] = make(event)
        return stages

    # -- the frame -----------------------------------------------------------------------------

    def _turn_began(self, event: e.TurnBegan) -> list[AnimationStep]:
        text = translate("Cues", "Turn {0}").format(event.turn)
        return [*self._beat(text), AnimationStep(TITLE, applies=True)]

    def _phase_began(self, event: e.PhaseBegan) -> list[AnimationStep]:
        if event.phase == "movement":
            return []
        beat = self._beat(self._words.phase(event.phase)) if event.phase in GREAT else []
        return [*beat, AnimationStep(TITLE, applies=True)]

    def _area_chosen(self, event: e.AreaChosen) -> list[AnimationStep]:
        if not event.die:
            return self._say(event.area, FLASH)
        title = translate("Cues", "Which area?")
        return self._roll_for_area(event.rule, (event.die,), event.area, title)

    def _area_die_rejected(self, event: e.AreaDieRejected) -> list[AnimationStep]:
        title = translate("Cues", "Which area?")
        return self._roll_for_area(event.rule, (event.die,), event.area, title, refused=True)

    # -- phases 1 and 2 ------------------------------------------------------------------------

    def _rebellion_region_rolled(self, event: e.RebellionRegionRolled) -> list[AnimationStep]:
        result = self._words.region(event.region) if event.region else "×2"
        title = translate("Cues", "Which region?")
        stages = self._roll(event.rule, (event.die,), result, title=title)
        if event.region:
            stages.append(AnimationStep(FLASH, list(self._region_flash(event.region))))
        return stages

    def _rebellion_rolled(self, event: e.RebellionRolled) -> list[AnimationStep]:
        # The rule of what happened is the line that the die names; so it is with events.
        return self._roll(REBELLION_TABLE, (event.die,), self._words.rebellion(event.result))

    def _rebellion_fell_back(self, event: e.RebellionFellBack) -> list[AnimationStep]:
        return [AnimationStep(WORDS)]

    def _rebellion_voided(self, event: e.RebellionVoided) -> list[AnimationStep]:
        return self._say(event.area, WORDS)

    def _rebels_rose(self, event: e.RebelsRose) -> list[AnimationStep]:
        stages = []
        if event.replaced:
            stages.append(
                AnimationStep(LOSS, [self._lose(event.area, event.replaced)], area=event.area)
            )
        look = Appear(
            {"rebel": event.count}, self._at(event.area), self._board.counter_size, self._board.art
        )
        return [
            *stages,
            AnimationStep(APPEAR, [look, self._flash(event.area, "danger")], area=event.area),
        ]

    def _city_converted(self, event: e.CityConverted) -> list[AnimationStep]:
        return self._say(event.area, FLASH)

    def _region_revolted(self, event: e.RegionRevolted) -> list[AnimationStep]:
        return [
            AnimationStep(WORDS, list(self._region_flash(event.region, "unrest")), applies=True)
        ]

    def _event_rolled(self, event: e.EventRolled) -> list[AnimationStep]:
        return self._roll(EVENT_TABLE, event.dice, self._words.event_name(event.number))

    def _event_die_rolled(self, event: e.EventDieRolled) -> list[AnimationStep]:
        return self._roll(event.rule, (event.die,), "")

    def _entry_rolled(self, event: e.EntryRolled) -> list[AnimationStep]:
        title = translate("Cues", "Which area?")
        return self._roll_for_area(event.rule, event.dice, event.area, title)

    def _event_idle(self, event: e.EventIdle) -> list[AnimationStep]:
        return [AnimationStep(WORDS)]

    def _units_placed(self, event: e.UnitsPlaced) -> list[AnimationStep]:
        place = "besiegers" if event.besieging else "units"
        if event.rule in MARCHING:
            place = "hand"
        look = Appear(
            event.units, self._at(event.area, place), self._board.counter_size, self._board.art
        )
        return [AnimationStep(APPEAR, [look], area=event.area)]

    def _units_lost(self, event: e.UnitsLost) -> list[AnimationStep]:
        return [
            AnimationStep(
                LOSS, [self._lose(event.area, event.units)], applies=True, area=event.area
            )
        ]

    def _income_collected(self, event: e.IncomeCollected) -> list[AnimationStep]:
        return [AnimationStep(WORDS, applies=True)]

    def _revolt_ended(self, event: e.RevoltEnded) -> list[AnimationStep]:
        return [AnimationStep(TITLE, list(self._region_flash(event.region)), applies=True)]

    # -- the reaction and the end --------------------------------------------------------------

    def _reaction_region_rolled(self, event: e.ReactionRegionRolled) -> list[AnimationStep]:
        result = self._words.region(event.region) + (" ✗" if event.refused else "")
        title = translate("Cues", "Which region?")
        stages = self._roll(event.rule, (event.die,), result, title=title)
        if event.region in REGION_INDEX and not event.refused:
            stages.append(AnimationStep(FLASH, list(self._region_flash(event.region))))
        return stages

    def _port_rolled(self, event: e.PortRolled) -> list[AnimationStep]:
        title = translate("Cues", "Which port?")
        refused = not event.accepted
        return self._roll_for_area(event.rule, (event.die,), event.area, title, refused=refused)

    def _reaction_rolled(self, event: e.ReactionRolled) -> list[AnimationStep]:
        result = self._words.reaction(event.result, event.armies)
        return self._roll(event.rule, (event.die,), result)

    def _reaction_idle(self, event: e.ReactionIdle) -> list[AnimationStep]:
        return [AnimationStep(WORDS)]

    def _city_founded(self, event: e.CityFounded) -> list[AnimationStep]:
        return self._say(event.area, FLASH)

    def _fortress_built(self, event: e.FortressBuilt) -> list[AnimationStep]:
        return self._say(event.area, FLASH)

    def _fortress_removed(self, event: e.FortressRemoved) -> list[AnimationStep]:
        building = self._board.buildings[event.area]
        fall = Fall(building.pos(), building.looks, self._board.art)
        return [AnimationStep(FALL, [fall], applies=True, area=event.area)]
