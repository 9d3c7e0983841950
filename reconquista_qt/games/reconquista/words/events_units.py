"""Sentences for this turn's event, and for units that come, go, move and stop."""

from __future__ import annotations

from reconquista_qt.games.reconquista.rules import events as e

from .teller import Teller
from .units import total

CID_IS_CHRISTIAN_TO = 3


class ChanceEvents(Teller):
    """Phase 2: the event and its dice."""

    def event_rolled(self, event: e.EventRolled) -> str:
        return self.join(
            self.tr(
                "Event {dice} = {number}: {event}.",
                dice=" + ".join(self.die(die) for die in event.dice),
                number=event.number,
                event=self.tables.event(event.number),
            ),
            self.tables.event_line(event.number),
        )

    def event_die_rolled(self, event: e.EventDieRolled) -> str:
        n, die = event.die, self.die(event.die)
        match event.number:
            case 2:
                return self.tr("Die {die}: %n French Armies are on their way.", None, n, die=die)
            case 4:
                return self.tr("Die {die}: %n Mercenaries are for hire.", None, n, die=die)
            case 5:
                return self.tr("Die {die}: %n Raiders are on their way.", None, n, die=die)
            case 8 if n <= CID_IS_CHRISTIAN_TO:
                return self.tr("Die {die}: El Cid fights for the Christians.", die=die)
            case 8:
                return self.tr("Die {die}: El Cid fights for the Muslims.", die=die)
            case 11:
                return self.tr("Die {die}: %n Crusaders are on their way.", None, n, die=die)
        return self.tr("Die {die}.", die=die)

    def entry_rolled(self, event: e.EntryRolled) -> str:
        area = self.area(event.area)
        if len(event.dice) == 1:
            die = self.die(event.dice[0])
            if event.accepted:
                return self.tr("Entry die {die}: the French come in at {area}.", die=die, area=area)
            return self.tr(
                "Entry die {die}: {area} is in the region in revolt. The die is rolled again.",
                die=die,
                area=area,
            )
        dice = self.listed([self.die(die) for die in event.dice])
        if event.accepted:
            return self.tr("Landing dice {dice}: the Raiders come to {area}.", dice=dice, area=area)
        return self.tr(
            "Landing dice {dice}: {area} is in the region in revolt. The dice are rolled again.",
            dice=dice,
            area=area,
        )

    def event_idle(self, event: e.EventIdle) -> str:
        match event.number, event.reason:
            case 2, "nowhere":
                return self.tr("The revolt bars every way in: the French stay away.")
            case 5, "nowhere":
                return self.tr("The revolt bars every coast: the Raiders stay away.")
            case 6, "nowhere":
                return self.tr("There is no place for the Military Order: it is not founded.")
            case 8, "nowhere":
                return self.tr(
                    "There is no Christian Army or Military Order for El Cid: he stays away."
                )
            case 8, "declined":
                return self.tr("You leave El Cid out this turn.")
            case 8, "no_army":
                return self.tr("No Muslim Army was raised for El Cid: he stays away.")
        return self.tr("{event}: nothing happens.", event=self.tables.event(event.number))

    def units_placed(self, event: e.UnitsPlaced) -> str:
        area, units, n = self.area(event.area), self.force(event.units), total(event.units)
        if event.besieging:
            return self.tr("{units} appear before {area}.", None, n, units=units, area=area)
        match event.rule:
            case "phase2/french":
                return self.tr("{units} come in at {area}.", None, n, units=units, area=area)
            case "phase2/raiders":
                return self.tr("{units} land in {area}.", None, n, units=units, area=area)
            case "phase2/military-order":
                return self.tr("A Military Order is founded in {area}.", area=area)
            case "phase2/el-cid":
                return self.tr("El Cid takes command in {area}.", area=area)
            case "phase5/armies":
                return self.tr("{units} gather in {area}.", None, n, units=units, area=area)
        return self.tr("{units} join the forces in {area}.", None, n, units=units, area=area)

    def units_lost(self, event: e.UnitsLost) -> str:
        area, units, n = self.area(event.area), self.force(event.units), total(event.units)
        match event.cause:
            case "rebellion":
                return self.tr(
                    "{units} in {area} fall to the rebellion.", None, n, units=units, area=area
                )
            case "famine":
                return self.tr("{units} in {area} starve.", None, n, units=units, area=area)
            case "retreat":
                return self.tr(
                    "{units} have no way out of {area} and are destroyed.",
                    None,
                    n,
                    units=units,
                    area=area,
                )
            case "landing":
                return self.tr(
                    "{units}, beaten in {area} with nowhere to go back to, leave the map.",
                    None,
                    n,
                    units=units,
                    area=area,
                )
            case "departure":
                return self.tr("{units} depart from {area}.", None, n, units=units, area=area)
            case "bribe":
                return self.tr(
                    "{units} in {area} take the bribe and go home.", None, n, units=units, area=area
                )
        return self.tr("{units} in {area} are lost.", None, n, units=units, area=area)


class MarchEvents(Teller):
    """Phases 4 and 5: movement, the player's and that of automatic forces."""

    def region_chosen(self, event: e.RegionChosen) -> str:
        return self.tr("The forces of {region} move this turn.", region=self.region(event.region))

    def units_moved(self, event: e.UnitsMoved) -> str:
        units, n = self.force(event.units), total(event.units)
        origin, to = self.area(event.origin), self.area(event.to)
        if event.road:
            return self.tr(
                "{units} take the road from {origin} to {to}.",
                None,
                n,
                units=units,
                origin=origin,
                to=to,
            )
        return self.tr(
            "{units} march from {origin} to {to}.", None, n, units=units, origin=origin, to=to
        )

    def siege_laid(self, event: e.SiegeLaid) -> str:
        units, n = self.force(event.units), total(event.units)
        return self.tr(
            "{units} lay siege to {area}.", None, n, units=units, area=self.area(event.area)
        )

    def area_taken(self, event: e.AreaTaken) -> str:
        return self.tr(
            "{Side} take {area}.",
            Side=self.names.side_first(event.side),
            area=self.area(event.area),
        )

    def armies_left(self, event: e.ArmiesLeft) -> str:
        area, units, n = self.area(event.area), self.force(event.units), total(event.units)
        if event.cause == "siege":
            return self.tr("{units} stay before {area}.", None, n, units=units, area=area)
        return self.tr("{units} stay to hold {area}.", None, n, units=units, area=area)

    def armies_joined(self, event: e.ArmiesJoined) -> str:
        area, units, n = self.area(event.area), self.force(event.units), total(event.units)
        return self.tr("{units} in {area} join the march.", None, n, units=units, area=area)

    def force_stopped(self, event: e.ForceStopped) -> str:
        area, units, n = self.area(event.area), self.force(event.units), total(event.units)
        match event.reason:
            case "no_target":
                return self.tr(
                    "{units} halt in {area}: no enemy is within reach.",
                    None,
                    n,
                    units=units,
                    area=area,
                )
            case "last_army":
                return self.tr(
                    "{units} halt in {area}: the walls may not be left unguarded.",
                    None,
                    n,
                    units=units,
                    area=area,
                )
            case "siege":
                return self.tr(
                    "{units} halt before {area}: the siege needs them.",
                    None,
                    n,
                    units=units,
                    area=area,
                )
            case "shelter":
                return self.tr(
                    "{units} halt in {area}, shut in by the siege.",
                    None,
                    n,
                    units=units,
                    area=area,
                )
        return self.tr("{units} halt in {area}.", None, n, units=units, area=area)

    def units_retreated(self, event: e.UnitsRetreated) -> str:
        units, n = self.force(event.units), total(event.units)
        origin, to = self.area(event.origin), self.area(event.to)
        match event.how:
            case "inside":
                return self.tr(
                    "{units} withdraw behind the walls of {to}.", None, n, units=units, to=to
                )
            case "road":
                return self.tr(
                    "{units} retreat by road from {origin} to {to}.",
                    None,
                    n,
                    units=units,
                    origin=origin,
                    to=to,
                )
            case "origin":
                return self.tr(
                    "{units} fall back from {origin} to {to}.",
                    None,
                    n,
                    units=units,
                    origin=origin,
                    to=to,
                )
        return self.tr(
            "{units} retreat from {origin} to {to}.", None, n, units=units, origin=origin, to=to
        )
