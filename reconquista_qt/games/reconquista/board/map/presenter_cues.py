"""How each event is shown: its stages, each with effects and a length."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.rules import events as e
from reconquista_qt.games.reconquista.rules.names import REGION_INDEX

from .animation import Appear, Fall
from .presenter_cues_battle import BattleCues
from .presenter_follow import MARCHING
from .presenter_parts import APPEAR, FALL, FLASH, LOSS, QUICK_ROLL, ROLL, TITLE, WORDS, Stage

translate = QCoreApplication.translate
GREAT = frozenset({"reaction", "sieges"})  # phases that a headline opens


class Cues(BattleCues):
    """Makes the stages of an event, from what the board shows before it."""

    def stages(self, entry: Entry) -> list[Stage]:
        """Return an event's stages; none where there is nothing to see."""
        event = entry.event
        make = getattr(self, f"_{event.kind}", None)
        if make is None:
            return []
        stages: list[Stage] = make(event)
        return stages

    # -- the frame -----------------------------------------------------------------------------

    def _turn_began(self, event: e.TurnBegan) -> list[Stage]:
        text = translate("Cues", "Turn {0}").format(event.turn)
        return [*self._beat(text), Stage(TITLE, applies=True)]

    def _phase_began(self, event: e.PhaseBegan) -> list[Stage]:
        if event.phase == "movement":
            return []
        beat = self._beat(self._words.phase(event.phase)) if event.phase in GREAT else []
        return [*beat, Stage(TITLE, applies=True)]

    def _area_chosen(self, event: e.AreaChosen) -> list[Stage]:
        if not event.die:
            return self._say(event.area, FLASH)
        name = self._words.area(event.area)
        title = translate("Cues", "Which area?")
        return self._roll(event.rule, (event.die,), name, event.area, ROLL, True, title)

    def _area_die_rejected(self, event: e.AreaDieRejected) -> list[Stage]:
        text = self._words.area(event.area) + " ✗"
        title = translate("Cues", "Which area?")
        return self._roll(event.rule, (event.die,), text, event.area, QUICK_ROLL, False, title)

    # -- phases 1 and 2 ------------------------------------------------------------------------

    def _rebellion_region_rolled(self, event: e.RebellionRegionRolled) -> list[Stage]:
        result = self._words.region(event.region) if event.region else "×2"
        title = translate("Cues", "Which region?")
        stages = self._roll(event.rule, (event.die,), result, title=title)
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
        return [Stage(WORDS, list(self._region_flash(event.region, "unrest")), applies=True)]

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
        if event.rule in MARCHING:
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

    # -- the reaction and the end --------------------------------------------------------------

    def _reaction_region_rolled(self, event: e.ReactionRegionRolled) -> list[Stage]:
        result = self._words.region(event.region) + (" ✗" if event.refused else "")
        title = translate("Cues", "Which region?")
        stages = self._roll(event.rule, (event.die,), result, title=title)
        if event.region in REGION_INDEX and not event.refused:
            stages.append(Stage(FLASH, list(self._region_flash(event.region))))
        return stages

    def _port_rolled(self, event: e.PortRolled) -> list[Stage]:
        text = self._words.area(event.area) + ("" if event.accepted else " ✗")
        title = translate("Cues", "Which port?")
        return self._roll(
            event.rule, (event.die,), text, event.area, flash=event.accepted, title=title
        )

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
