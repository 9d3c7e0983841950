"""Sentences for battles, with their dice."""

from __future__ import annotations

from collections.abc import Mapping

from reconquista_qt.games.reconquista.rules import events as e
from reconquista_qt.games.reconquista.rules.forces import SIDE_OF

from .teller import Teller
from .units import total


def side_of(units: Mapping[str, int]) -> str:
    """Return the side of some units, empty where there are none."""
    return next((SIDE_OF[unit] for unit in units if unit in SIDE_OF), "")


def merged(*forces: Mapping[str, int]) -> dict[str, int]:
    """Return units of several forces, those of each kind together."""
    units: dict[str, int] = {}
    for force in forces:
        for unit, count in force.items():
            units[unit] = units.get(unit, 0) + count
    return units


class BattleEvents(Teller):
    """Sentences of what happens in battles and sieges."""

    def battle_began(self, event: e.BattleBegan) -> str:
        first = event.defender if event.first == "defender" else event.attacker
        strikes = ""
        if event.first and event.why == "mountain":
            strikes = self.tr(
                "{Side} strike first: the area is mountainous.",
                Side=self.names.side_first(first),
            )
        elif event.first:
            strikes = self.tr(
                "{Side} strike first: El Cid is with them.", Side=self.names.side_first(first)
            )
        return self.join(
            self.tr(
                "Battle of {area}: {attacker} attack with {attackers}, against {defenders}.",
                area=self.area(event.area),
                attacker=self.names.the_side(event.attacker),
                attackers=self.units.bare_force(event.attackers),
                defenders=self.force(event.defenders),
            ),
            strikes,
        )

    def battle_round(self, event: e.BattleRound) -> str:
        attack = self._rolled(event.attacker_dice, event.attacker_losses, event.attacker_hits)
        defence = self._rolled(event.defender_dice, event.defender_losses, event.defender_hits)
        first, second = (defence, attack) if event.first == "defender" else (attack, defence)
        if not event.first:
            dice = self.tr(
                "Round {number}: {first}; {second}.",
                number=event.number,
                first=first,
                second=second,
            )
        elif not (event.attacker_dice and event.defender_dice):
            dice = self.tr(
                "Round {number}, striking first: {first}. Nobody is left to strike back.",
                number=event.number,
                first=first,
            )
        else:
            dice = self.tr(
                "Round {number}, striking first: {first}. Striking back: {second}.",
                number=event.number,
                first=first,
                second=second,
            )
        lost = merged(event.attacker_losses, event.defender_losses)
        return self.join(dice, self.losses(lost) if lost else self.tr("No losses."))

    def _rolled(
        self, dice: tuple[tuple[str, int], ...], losses: Mapping[str, int], hits: int
    ) -> str:
        side = side_of(dict(dice) or losses)
        return self.tr(
            "{side} with {dice}, {hits}",
            side=self.names.the_side(side),
            dice=self.units.rolled(dice),
            hits=self.hits(hits),
        )

    def hits(self, hits: int) -> str:
        """Return a number of hits."""
        return self.tr("%n hits", None, hits) if hits else self.tr("no hit")

    def losses(self, units: Mapping[str, int]) -> str:
        """Return the sentence that names the units lost."""
        return self.tr("Losses: {units}.", units=self.force(units))

    def battle_ended(self, event: e.BattleEnded) -> str:
        area = self.area(event.area)
        if event.outcome == "drawn":
            return self.tr("The battle of {area} ends in a draw.", area=area)
        if event.outcome == "both_destroyed":
            return self.tr("The battle of {area} leaves nobody alive on either side.", area=area)
        attacker_won = event.outcome == "attacker_won"
        winners = event.attackers if attacker_won else event.defenders
        losers = event.defenders if attacker_won else event.attackers
        winner = self.names.side_first(side_of(winners))
        if not losers:
            return self.tr(
                "{Winner} win the battle of {area}: the enemy is wiped out.",
                Winner=winner,
                area=area,
            )
        return self.tr(
            "{Winner} win the battle of {area}: {losers} must give way.",
            None,
            total(losers),
            Winner=winner,
            area=area,
            losers=self.force(losers),
        )
