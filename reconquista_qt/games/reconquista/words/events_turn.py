"""Sentences for the frame of a game, for dice that choose, and for phases 1 to 3."""

from __future__ import annotations

from reconquista_qt.games.reconquista.rules import events as e
from reconquista_qt.games.reconquista.rules.names import LAST_TURN

from .teller import Teller


class TurnEvents(Teller):
    """The course of a game and of a turn."""

    def game_began(self, event: e.GameBegan) -> str:
        return self.tr("The game begins.")

    def turn_began(self, event: e.TurnBegan) -> str:
        return self.tr("Turn {turn} of {last} begins.", turn=event.turn, last=LAST_TURN)

    def phase_began(self, event: e.PhaseBegan) -> str:
        return self.names.phase_title(event.phase)

    def game_ended(self, event: e.GameEnded) -> str:
        return self.join(
            self.tr("The game is over."),
            self.names.reason(event.reason),
            self.tr(
                "{points}: {level}.",
                points=self.tables.points(event.total),
                level=self.names.level(event.level),
            ),
        )

    def area_chosen(self, event: e.AreaChosen) -> str:
        area = self.area(event.area)
        if not event.die:
            return self.tr("It can only be {area}.", area=area)
        return self.tr("Area die {die}: {area}.", die=self.die(event.die), area=area)

    def area_die_rejected(self, event: e.AreaDieRejected) -> str:
        return self.tr(
            "Area die {die}: {area} will not do. The die is rolled again.",
            die=self.die(event.die),
            area=self.area(event.area),
        )


class RebellionEvents(Teller):
    """Sentences of the first phase: rebellions."""

    def rebellion_region_rolled(self, event: e.RebellionRegionRolled) -> str:
        die = self.die(event.die)
        if not event.region:
            return self.tr(
                "Region die {die}: the region of the next roll suffers two results.", die=die
            )
        region = self.region(event.region)
        if event.doubled:
            return self.tr(
                "Region die {die}: {region} suffers two results.", die=die, region=region
            )
        return self.tr("Region die {die}: {region}.", die=die, region=region)

    def rebellion_rolled(self, event: e.RebellionRolled) -> str:
        return self.tr(
            "Rebellion in {region}, die {die}: {result}.",
            region=self.region(event.region),
            die=self.die(event.die),
            result=self.tables.rebellion(event.result),
        )

    def rebellion_fell_back(self, event: e.RebellionFellBack) -> str:
        region = self.region(event.region)
        if event.result == "peasant_revolt":
            return self.tr(
                "No area of {region} has Garrisons without an Army or a Military Order: "
                "the result counts as Rebels.",
                region=region,
            )
        if event.result == "rebels":
            return self.tr(
                "Every area of {region} has a Garrison, an Army or a Military Order: "
                "one of them loses a unit instead.",
                region=region,
            )
        return self.tr("There is no City in {region}: the result counts as Rebels.", region=region)

    def rebellion_voided(self, event: e.RebellionVoided) -> str:
        return self.tr(
            "The result ({result} in {area}) would leave {side} without a City: "
            "the table is rolled on again.",
            result=self.tables.rebellion(event.result),
            area=self.area(event.area),
            side=self.names.the_side(event.side),
        )

    def rebels_rose(self, event: e.RebelsRose) -> str:
        area = self.area(event.area)
        if event.replaced:
            return self.tr(
                "%n Rebels rise in {area} in place of {replaced}.",
                None,
                event.count,
                area=area,
                replaced=self.force(event.replaced),
            )
        return self.tr("%n Rebels rise in {area}.", None, event.count, area=area)

    def city_converted(self, event: e.CityConverted) -> str:
        area = self.area(event.area)
        if event.religion == "christian":
            return self.tr("The City of {area} becomes Christian.", area=area)
        return self.tr("The City of {area} becomes Muslim.", area=area)

    def region_revolted(self, event: e.RegionRevolted) -> str:
        return self.tr(
            "{region} rises in revolt: it is out of the game until the end of the turn.",
            region=self.region(event.region),
        )


class IncomeEvents(Teller):
    """Sentences of the third phase: income and what it buys."""

    def income_collected(self, event: e.IncomeCollected) -> str:
        lines = self.enumerated([self.tables.income_line(*line) for line in event.lines])
        return self.tr("Income: {lines}. %n points to spend.", None, event.total, lines=lines)

    def bought(self, event: e.Bought) -> str:
        return self.tr(
            "{purchase} in {area} ({cost}): %n points left.",
            None,
            event.left,
            purchase=self.names.purchase(event.what),
            area=self.area(event.area),
            cost=self.signed(-event.cost),
        )

    def income_lapsed(self, event: e.IncomeLapsed) -> str:
        return self.tr("%n points are not spent, and lost.", None, event.points)
