"""What happened, as sentences: one method for each kind of event."""

from __future__ import annotations

from typing import Final

from reconquista_qt.games.hispania.rules import events as e
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

from .teller import Teller

REMOVED: Final = {
    "stacking": QT_TRANSLATE_NOOP("Removed", "too many in one place"),
    "population": QT_TRANSLATE_NOOP("Removed", "too many for its regions"),
    "left": QT_TRANSLATE_NOOP("Removed", "may not stay there"),
    "transformed": QT_TRANSLATE_NOOP("Removed", "another nation is born there"),
    "no-retreat": QT_TRANSLATE_NOOP("Removed", "nowhere to retreat to"),
    "event": QT_TRANSLATE_NOOP("Removed", "an event"),
}
AWARDS: Final = {
    "regions": QT_TRANSLATE_NOOP("Awards", "holding {where}"),
    "per_region": QT_TRANSLATE_NOOP("Awards", "regions of {where}"),
    "per_unit": QT_TRANSLATE_NOOP("Awards", "{where} on the map"),
    "per_ruin": QT_TRANSLATE_NOOP("Awards", "ruins"),
    "zone_majority": QT_TRANSLATE_NOOP("Awards", "most regions of {where}"),
    "subject": QT_TRANSLATE_NOOP("Awards", "half goes, as a subject of {where}"),
    "heir": QT_TRANSLATE_NOOP("Awards", "units missing for {where}"),
}


class Events(Teller):
    """Finds the sentence for each kind of event: the method that bears its name."""

    def tell(self, event: e.Happened) -> str:
        """Return what happened as a sentence or a few."""
        sentence: str = getattr(self, event.kind)(event)
        return sentence

    # -- the sequence --------------------------------------------------------------------------

    def game_began(self, event: e.GameBegan) -> str:
        return self.tr(
            "Scenario {scenario} begins, for {players} players.",
            scenario=event.scenario,
            players=self.number(event.players),
        )

    def turn_began(self, event: e.TurnBegan) -> str:
        return self.tr(
            "Turn {turn}: {name}.", turn=self.number(event.turn), name=self.names.turn(event.turn)
        )

    def nation_began(self, event: e.NationBegan) -> str:
        return self.tr(
            "{nation} ({side}) to play.",
            nation=self.nation(event.nation),
            side=self.names.side(event.side),
        )

    def leader_left(self, event: e.LeaderLeft) -> str:
        return self.tr(
            "{nation}: the time of {leader} is over.",
            nation=self.nation(event.nation),
            leader=self.names.leader(event.leader),
        )

    # -- gold ----------------------------------------------------------------------------------

    def income_collected(self, event: e.IncomeCollected) -> str:
        lines = [
            self.tr("{area} {gold}", area=self.area(area), gold=self.number(gold))
            for area, gold in event.lines
        ]
        return self.tr(
            "{nation}: income of {gold} ({lines}); treasury: {treasury}.",
            nation=self.nation(event.nation),
            gold=self.number(event.gold),
            lines=self.enumerated(lines),
            treasury=self.number(event.treasury),
        )

    def tribute_paid(self, event: e.TributePaid) -> str:
        return self.tr(
            "Tribute of {nation} to {suzerain}: {gold}; its treasury: {treasury}.",
            nation=self.nation(event.nation),
            suzerain=self.nation(event.suzerain),
            gold=self.number(event.gold),
            treasury=self.number(event.treasury),
        )

    def tribute_spent(self, event: e.TributeSpent) -> str:
        return self.tr(
            "{nation}: {unit} bought with the tribute for {cost}; it waits to be placed.",
            nation=self.nation(event.nation),
            unit=self.names.unit(event.unit),
            cost=self.number(event.cost),
        )

    def gold_lapsed(self, event: e.GoldLapsed) -> str:
        return self.tr(
            "{nation}: {gold} gold above the reserve is lost.",
            nation=self.nation(event.nation),
            gold=self.number(event.gold),
        )

    def gold_taken(self, event: e.GoldTaken) -> str:
        if not event.other:
            return self.tr(
                "{nation}: a harvest of {gold} gold.",
                nation=self.nation(event.nation),
                gold=self.number(event.gold),
            )
        return self.tr(
            "{nation}: {gold} gold taken from {other}.",
            nation=self.nation(event.nation),
            gold=self.number(event.gold),
            other=self.nation(event.other),
        )

    # -- new units -----------------------------------------------------------------------------

    def units_arrived(self, event: e.UnitsArrived) -> str:
        leaders = (event.leader,) if event.leader else ()
        return self.tr(
            "Reinforcements of {nation}: {units}.",
            nation=self.nation(event.nation),
            units=self.force(event.units, leaders),
        )

    def units_placed(self, event: e.UnitsPlaced) -> str:
        return self.tr(
            "{nation}: {units} placed in {area}.",
            nation=self.nation(event.nation),
            units=self.force(event.units),
            area=self.area(event.area),
        )

    def leader_placed(self, event: e.LeaderPlaced) -> str:
        return self.tr(
            "{nation}: {leader} appears in {area}.",
            nation=self.nation(event.nation),
            leader=self.names.leader(event.leader),
            area=self.area(event.area),
        )

    def units_wait(self, event: e.UnitsWait) -> str:
        return self.tr(
            "{nation}: {units} still to come, for lack of a place.",
            nation=self.nation(event.nation),
            units=self.force(event.units),
        )

    def unit_bought(self, event: e.UnitBought) -> str:
        return self.tr(
            "{nation}: {unit} in {area} for {cost}; treasury: {treasury}.",
            nation=self.nation(event.nation),
            unit=self.names.unit(event.unit),
            area=self.area(event.area),
            cost=self.number(event.cost),
            treasury=self.number(event.treasury),
        )

    def counter_returned(self, event: e.CounterReturned) -> str:
        return self.tr(
            "{nation}: {unit} of {area} back to the pool.",
            nation=self.nation(event.nation),
            unit=self.names.unit(event.unit),
            area=self.area(event.area),
        )

    def capital_declared(self, event: e.CapitalDeclared) -> str:
        return self.tr(
            "Capital of {nation}: {area}.",
            nation=self.nation(event.nation),
            area=self.area(event.area),
        )

    # -- movement ------------------------------------------------------------------------------

    def units_moved(self, event: e.UnitsMoved) -> str:
        return self.tr(
            "{nation}: {units} from {origin} to {to}.",
            nation=self.nation(event.nation),
            units=self.force(event.units, event.leaders),
            origin=self.area(event.origin),
            to=self.area(event.to),
        )

    def units_removed(self, event: e.UnitsRemoved) -> str:
        why = self.shown(self.translator.translate("Removed", REMOVED.get(event.why, event.why)))
        return self.tr(
            "{nation}: {units} of {area} taken off ({why}).",
            nation=self.nation(event.nation),
            units=self.force(event.units, event.leaders),
            area=self.area(event.area),
            why=why,
        )

    # -- battles -------------------------------------------------------------------------------

    def battle_began(self, event: e.BattleBegan) -> str:
        over = ""
        if event.crossing == "river":
            over = self.tr("The attackers come over a river.")
        elif event.crossing == "pass":
            over = self.tr("The attackers come over a pass.")
        return self.join(
            self.tr(
                "Battle of {area}: {attacker} with {attackers} "
                "against {defender} with {defenders}.",
                area=self.area(event.area),
                attacker=self.nation(event.attacker),
                attackers=self.force(event.attackers, event.attacker_leaders),
                defender=self.nation(event.defender),
                defenders=self.force(event.defenders, event.defender_leaders),
            ),
            over,
        )

    def dice_rolled(self, event: e.DiceRolled) -> str:
        gaps = {
            "mine": self._dice(event.attacker_dice),
            "theirs": self._dice(event.defender_dice),
            "did": self._results(event.attacker_kills, event.attacker_hits),
            "took": self._results(event.defender_kills, event.defender_hits),
        }
        if event.round == 0:
            return self.tr("Siege: besieger {mine} ({did}); besieged {theirs} ({took}).", **gaps)
        return self.tr(
            "Round {number}: attacker {mine} ({did}); defender {theirs} ({took}).",
            number=self.number(event.round),
            **gaps,
        )

    def _dice(self, dice: e.Dice) -> str:
        return " ".join(self.die(value) for _, _, value in dice) or "–"

    def _results(self, kills: int, hits: int) -> str:
        return self.tr(
            "kills: {kills}, hits: {hits}", kills=self.number(kills), hits=self.number(hits)
        )

    def hits_ignored(self, event: e.HitsIgnored) -> str:
        return self.tr(
            "{nation}: religious zeal ignores hits: {hits}.",
            nation=self.nation(event.nation),
            hits=self.number(event.hits),
        )

    def unit_hit(self, event: e.UnitHit) -> str:
        gaps = {
            "nation": self.nation(event.nation),
            "unit": self.names.unit(event.unit),
            "area": self.area(event.area),
        }
        if event.destroyed:
            return self.tr("{nation}: loss of {unit} in {area}.", **gaps)
        return self.tr("{nation}: a hit on {unit} in {area}.", **gaps)

    def leader_killed(self, event: e.LeaderKilled) -> str:
        return self.tr(
            "{nation}: death of {leader} in {area}.",
            nation=self.nation(event.nation),
            leader=self.names.leader(event.leader),
            area=self.area(event.area),
        )

    def stood(self, event: e.Stood) -> str:
        gaps = {"nation": self.nation(event.nation), "area": self.area(event.area)}
        match event.choice:
            case "withdraw":
                return self.tr("{nation}: withdrawal from {area}.", **gaps)
            case "submit":
                return self.tr("{nation}: submission offered in {area}.", **gaps)
        return self.tr("{nation}: the battle of {area} goes on.", **gaps)

    def castle_surrendered(self, event: e.CastleSurrendered) -> str:
        return self.tr(
            "The castle of {area} ({nation}) surrenders to {to}.",
            area=self.area(event.area),
            nation=self.nation(event.nation),
            to=self.nation(event.to),
        )

    def nation_submitted(self, event: e.NationSubmitted) -> str:
        return self.tr(
            "Submission: {nation}, subject of {suzerain} from now on.",
            nation=self.nation(event.nation),
            suzerain=self.nation(event.suzerain),
        )

    def subject_freed(self, event: e.SubjectFreed) -> str:
        return self.tr(
            "{nation}: no longer a subject of {suzerain}.",
            nation=self.nation(event.nation),
            suzerain=self.nation(event.suzerain),
        )

    def battle_ended(self, event: e.BattleEnded) -> str:
        area = self.area(event.area)
        if event.winner == "nobody":
            return self.tr("Battle of {area}: nobody is left, nobody wins.", area=area)
        winner = event.attacker if event.winner == "attacker" else event.defender
        return self.tr(
            "Battle of {area}: victory of {nation}.", area=area, nation=self.nation(winner)
        )

    def units_retreated(self, event: e.UnitsRetreated) -> str:
        return self.tr(
            "{nation}: retreat of {units} from {origin} to {to}.",
            nation=self.nation(event.nation),
            units=self.force(event.units, event.leaders),
            origin=self.area(event.origin),
            to=self.area(event.to),
        )

    def ruin_taken(self, event: e.RuinTaken) -> str:
        gaps = {
            "nation": self.nation(event.nation),
            "counter": self.names.unit(event.counter),
            "area": self.area(event.area),
        }
        if not event.unit:
            return self.tr("{nation}: {counter} of {area} taken over whole.", **gaps)
        return self.tr(
            "{nation}: {counter} built on the ruins of {area}, at the price of {unit}.",
            unit=self.names.unit(event.unit),
            **gaps,
        )

    def fort_built(self, event: e.FortBuilt) -> str:
        return self.tr("A Roman fort guards {area}.", area=self.area(event.area))

    # -- points and the ages -------------------------------------------------------------------

    def points_scored(self, event: e.PointsScored) -> str:
        lines = [self._line(*line) for line in event.lines]
        return self.tr(
            "Points for {nation} ({side}): {points} ({lines}); {total} in all.",
            nation=self.nation(event.nation),
            side=self.names.side(event.side),
            points=self.names.points(event.points),
            lines=self.enumerated(lines),
            total=self.names.points(event.total),
        )

    def _line(self, what: str, where: str, points: float) -> str:
        number = self.names.points(points)
        text = AWARDS.get(what)
        if text is None:
            return self.tr(
                "{unit} destroyed in {area}: {points}",
                unit=self.names.unit(what),
                area=self.area(where),
                points=number,
            )
        told = self.shown(self.translator.translate("Awards", text)).format(
            where=self._where(what, where)
        )
        return self.tr("{what}: {points}", what=told, points=number)

    def _where(self, what: str, where: str) -> str:
        match what:
            case "regions":
                return self.area(where)
            case "per_unit":
                return self.names.unit(where)
            case "per_region" | "zone_majority":
                return self.names.zone(where)
        return self.nation(where)

    def toletum_fell(self, event: e.ToletumFell) -> str:
        return self.tr(
            "Toledo falls to {nation}: the realm of the Visigoths is lost.",
            nation=self.nation(event.nation),
        )

    def nation_ended(self, event: e.NationEnded) -> str:
        nation = self.nation(event.nation)
        heirs = self.listed([self.nation(heir) for heir in event.heirs])
        if event.effect == "remove":
            return self.tr("{nation}: end of its days in Hispania.", nation=nation)
        return self.tr("{nation}: succeeded by {heirs}.", nation=nation, heirs=heirs)

    def nation_born(self, event: e.NationBorn) -> str:
        regions = [
            self.tr("{area} ({units})", area=self.area(area), units=self.force(units))
            for area, units in event.regions
        ]
        waiting = ""
        if event.waiting:
            waiting = self.tr("Still to come: {units}.", units=self.force(event.waiting))
        return self.join(
            self.tr(
                "Birth of {nation}: {regions}.",
                nation=self.nation(event.nation),
                regions=self.enumerated(regions) or "–",
            ),
            waiting,
        )

    def ruins_removed(self, event: e.RuinsRemoved) -> str:
        return self.tr(
            "The ruins of Roman forts disappear: {areas}.",
            areas=self.enumerated([self.area(area) for area in event.areas]),
        )

    # -- event counters ------------------------------------------------------------------------

    def counter_drawn(self, event: e.CounterDrawn) -> str:
        side = self.names.side(event.side)
        if not event.event:
            return self.tr("{side}: an event counter, hidden from the others.", side=side)
        return self.tr(
            "{side}: event counter “{event}”.", side=side, event=self.names.event(event.event)
        )

    def event_played(self, event: e.EventPlayed) -> str:
        where = self.area(event.area) or (self.nation(event.other) if event.other else "")
        gaps = {
            "side": self.names.side(event.side),
            "nation": self.nation(event.nation),
            "event": self.names.event(event.event),
        }
        if not where:
            return self.tr("{side}: “{event}” for {nation}.", **gaps)
        return self.tr("{side}: “{event}” for {nation}, {where}.", where=where, **gaps)

    def event_used(self, event: e.EventUsed) -> str:
        return self.tr(
            "“{event}” takes effect for {nation} in {area}.",
            event=self.names.event(event.event),
            nation=self.nation(event.nation),
            area=self.area(event.area),
        )

    def game_ended(self, event: e.GameEnded) -> str:
        totals = [
            self.tr("{side} {points}", side=self.names.side(side), points=self.names.points(points))
            for side, points in event.totals
        ]
        return self.tr(
            "The game is over: {totals}. Victory of {winners}.",
            totals=self.enumerated(totals),
            winners=self.listed([self.names.side(side) for side in event.winners]),
        )


def kinds_without_words() -> list[str]:
    """Return the kinds of event that nothing tells of: none."""
    return [kind for kind in e.KINDS if not hasattr(Events, kind)]
