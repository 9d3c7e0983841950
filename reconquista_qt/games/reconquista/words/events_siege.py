"""Sentences for the reaction's dice, for sieges with their modifiers, and for the end of a turn."""

from __future__ import annotations

from reconquista_qt.games.reconquista.rules import events as e

from .events_battle import merged
from .teller import Teller

Modifiers = tuple[tuple[str, int, int], ...]


class SiegeEvents(Teller):
    """Sieges, Cities, Fortresses, and the end of a turn."""

    def siege_rolled(self, event: e.SiegeRolled) -> str:
        return self.tr(
            "Siege of {area}: {besieger} {attack}, {defender} {defence}.",
            area=self.area(event.area),
            besieger=self.names.the_side(event.besieger),
            attack=self.sum(
                event.besieger_die, event.besieger_modifiers, False, event.besieger_total
            ),
            defender=self.names.the_side(event.defender),
            defence=self.sum(
                event.defender_die, event.defender_modifiers, event.doubled, event.defender_total
            ),
        )

    def sum(self, die: int, modifiers: Modifiers, doubled: bool, result: int) -> str:
        """Return a siege die with what is added and the total, e.g. ``5 + 4 (2 Armies) = 9``."""
        shown = self.die(die)
        if not modifiers:
            return self.tr("{die} = {total}", die=shown, total=result)
        what = self.listed([self.tables.modifier(unit, count) for unit, count, _ in modifiers])
        points = " + ".join(self.translator.number(value) for _, _, value in modifiers)
        if doubled and len(modifiers) > 1:
            return self.tr(
                "{die} + 2 × ({points}) (Fortress: {what}) = {total}",
                die=shown, points=points, what=what, total=result,
            )  # fmt: skip
        if doubled:
            return self.tr(
                "{die} + 2 × {points} (Fortress: {what}) = {total}",
                die=shown, points=points, what=what, total=result,
            )  # fmt: skip
        return self.tr(
            "{die} + {points} ({what}) = {total}",
            die=shown,
            points=points,
            what=what,
            total=result,
        )

    def siege_tied(self, event: e.SiegeTied) -> str:
        lost = merged(event.besieger_losses, event.defender_losses)
        return self.tr(
            "Tie in the siege of {area}. Losses: {units}.",
            area=self.area(event.area),
            units=self.force(lost),
        )

    def siege_ended(self, event: e.SiegeEnded) -> str:
        lost = self.tr("Losses: {units}.", units=self.force(event.lost)) if event.lost else ""
        fortress = self.tr("The Fortress is gone.") if event.fortress_lost else ""
        return self.join(self._siege_outcome(event), lost, fortress)

    def _siege_outcome(self, event: e.SiegeEnded) -> str:
        area = self.area(event.area)
        match event.outcome:
            case "taken":
                return self.tr("{area} falls to the besiegers.", area=area)
            case "razed":
                return self.tr(
                    "{area} falls to the besiegers, and the City is sacked and destroyed.",
                    area=area,
                )
            case "surrendered":
                return self.tr("{area} surrenders to the besiegers.", area=area)
            case "beaten_off":
                return self.tr("The besiegers of {area} are beaten off.", area=area)
            case "both_destroyed":
                return self.tr(
                    "Nobody is left inside or outside {area}: the siege is over.", area=area
                )
        return self.tr("No besieger is left: the siege of {area} is lifted.", area=area)

    def city_founded(self, event: e.CityFounded) -> str:
        area = self.area(event.area)
        if event.religion == "christian":
            return self.tr("A Christian City is founded in {area}.", area=area)
        return self.tr("A Muslim City is founded in {area}.", area=area)

    def fortress_built(self, event: e.FortressBuilt) -> str:
        return self.tr("A Fortress is built in {area}.", area=self.area(event.area))

    def fortress_removed(self, event: e.FortressRemoved) -> str:
        return self.tr("The abandoned Fortress of {area} is removed.", area=self.area(event.area))

    def revolt_ended(self, event: e.RevoltEnded) -> str:
        return self.tr("The revolt in {region} is over.", region=self.region(event.region))


class ReactionEvents(Teller):
    """Phase 5: the dice of the reaction."""

    def reaction_region_rolled(self, event: e.ReactionRegionRolled) -> str:
        die, region = self.die(event.die), self.region(event.region)
        if event.region == "north_africa":
            return self.tr("Reaction die {die}: a force comes from North Africa.", die=die)
        match event.refused:
            case "no_free_area":
                return self.tr(
                    "Reaction die {die}: {region} has no free area. The die is rolled again.",
                    die=die,
                    region=region,
                )
            case "revolt":
                return self.tr(
                    "Reaction die {die}: {region} is in revolt. The die is rolled again.",
                    die=die,
                    region=region,
                )
        return self.tr("Reaction die {die}: {region}.", die=die, region=region)

    def port_rolled(self, event: e.PortRolled) -> str:
        die, area = self.die(event.die), self.area(event.area)
        if event.accepted:
            return self.tr("Port die {die}: the force lands in {area}.", die=die, area=area)
        return self.tr(
            "Port die {die}: {area} is in the region in revolt. The die is rolled again.",
            die=die,
            area=area,
        )

    def reaction_rolled(self, event: e.ReactionRolled) -> str:
        die, result = self.die(event.die), self.tables.reaction(event.result, event.armies)
        if event.cities < 0:
            return self.tr("From North Africa, die {die}: {result}.", die=die, result=result)
        return self.tr(
            "Reaction with %n Muslim-controlled Cities, die {die}: {result}.",
            None,
            event.cities,
            die=die,
            result=result,
        )

    def reaction_idle(self, event: e.ReactionIdle) -> str:
        match event.result:
            case "city":
                return self.tr("No area can take a City: nothing happens.")
            case "fortress":
                return self.tr("No area can take a Fortress: nothing happens.")
            case "garrison":
                return self.tr("No area can take a Garrison: nothing happens.")
        return self.tr("No area can take Armies: nothing happens.")
