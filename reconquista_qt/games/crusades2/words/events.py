"""Every event of the journal as a sentence."""

from __future__ import annotations

from collections.abc import Iterable

from reconquista_qt.games.crusades2.rules import events as e
from reconquista_qt.wording.phrases import Phrases

from .names import Names


class Events(Phrases):
    """The sentence for each kind of event: the method that bears its name."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.translator, rich=names.rich)
        self.names = names

    def tell(self, event: e.Happened) -> str:
        """Return what happened as a sentence or a few."""
        sentence: str = getattr(self, event.kind)(event)
        return sentence

    # -- parts of sentences -------------------------------------------------------------------

    def join(self, *sentences: str) -> str:
        """Return whole sentences as one text."""
        return " ".join(sentence for sentence in sentences if sentence)

    def sum(self, die: int, modifiers: Iterable[tuple[str, int]]) -> str:
        """Return a die with what changes it: ``7 −1 (leader)``."""
        parts = [str(die)]
        parts += [
            f"{self.signed(value)} ({self.names.modifier(name)})" for name, value in modifiers
        ]
        return " ".join(parts)

    def cost(self, points: float) -> str:
        """Return movement points in words, halves as halves."""
        whole, half = divmod(round(points * 2), 2)
        if not half:
            return self.tr("%n points", None, whole)
        return self.tr("%n½ points", None, whole) if whole else self.tr("half a point")

    def company(self, leaders: Iterable[str]) -> str:
        """Return the sentence that tells which leaders went along."""
        names = list(leaders)
        return self.tr("With them: {leaders}.", leaders=self.names.leaders(names)) if names else ""

    # -- the frame ----------------------------------------------------------------------------

    def game_began(self, event: e.GameBegan) -> str:
        return self.tr("The battle begins.")

    def turn_began(self, event: e.TurnBegan) -> str:
        return self.tr("Turn {turn}: {hour}.", turn=event.turn, hour=self.hour(event.hour))

    def hour(self, hour: str) -> str:
        """Return a place of the turn track."""
        if hour.startswith("night"):
            return self.tr("night {number}", number=hour[5:])
        return self.shown(hour)

    def phase_began(self, event: e.PhaseBegan) -> str:
        phase = self.names.phase(event.phase)
        if not event.side:
            return self.tr("{phase}.", phase=phase)
        return self.tr("{phase}: {side}.", phase=phase, side=self.names.side(event.side))

    def game_ended(self, event: e.GameEnded) -> str:
        if not event.winner:
            return self.tr("The battle ends in a draw.")
        return self.tr(
            "{side} win: {level}, at {total} points of enemy losses.",
            side=self.names.side(event.winner),
            level=self.names.level(event.level),
            total=event.total,
        )

    # -- set-up and entry ---------------------------------------------------------------------

    def units_placed(self, event: e.UnitsPlaced) -> str:
        return self.tr(
            "{units} set up at {hex}.", units=self.names.units(event.units), hex=self.at(event.to)
        )

    def leader_placed(self, event: e.LeaderPlaced) -> str:
        return self.tr(
            "{leader} set up at {hex}.",
            leader=self.names.leader(event.leader),
            hex=self.at(event.to),
        )

    def at(self, name: str) -> str:
        """Return a hex."""
        return self.names.hex(name)

    def units_entered(self, event: e.UnitsEntered) -> str:
        return self.join(
            self.tr(
                "{units}: enter by {door}, on to {hex} ({cost}).",
                units=self.names.units(event.units),
                door=self.at(event.at),
                hex=self.at(event.to),
                cost=self.cost(event.cost),
            ),
            self.company(event.leaders),
        )

    # -- orders -------------------------------------------------------------------------------

    def chit_placed(self, event: e.ChitPlaced) -> str:
        return self.tr(
            "{leader} gets the chit {chit}.",
            leader=self.names.leader(event.leader),
            chit=self.names.chit(event.chit),
        )

    def order_tried(self, event: e.OrderTried) -> str:
        leader, chit = self.names.leader(event.leader), self.names.chit(event.chit)
        if not event.die:
            return self.tr("{leader} changes his chit to {chit}.", leader=leader, chit=chit)
        die = self.sum(event.die, event.modifiers)
        if event.success:
            return self.tr(
                "{leader} tries for {chit}: {die}, {needed} or less needed. The chit is changed.",
                leader=leader, chit=chit, die=die, needed=event.needed,
            )  # fmt: skip
        return self.tr(
            "{leader} tries for {chit}: {die}, {needed} or less needed. Nothing changes.",
            leader=leader, chit=chit, die=die, needed=event.needed,
        )  # fmt: skip

    def chit_revealed(self, event: e.ChitRevealed) -> str:
        return self.tr(
            "The chit of {leader} is shown: {chit}.",
            leader=self.names.leader(event.leader),
            chit=self.names.chit(event.chit),
        )

    def charge_tried(self, event: e.ChargeTried) -> str:
        unit = self.names.unit(event.unit)
        if event.success:
            return self.tr(
                "{unit} charges: {die}, {needed} or less needed.",
                unit=unit, die=event.die, needed=event.needed,
            )  # fmt: skip
        return self.tr(
            "{unit} does not charge: {die}, {needed} or less needed.",
            unit=unit, die=event.die, needed=event.needed,
        )  # fmt: skip

    def charge_ended(self, event: e.ChargeEnded) -> str:
        return self.tr("{unit} charges no longer.", unit=self.names.unit(event.unit))

    def orders_split(self, event: e.OrdersSplit) -> str:
        return self.tr(
            "{leader} divides his command: {units} stand, the horse attacks.",
            leader=self.names.leader(event.leader),
            units=self.names.units(event.units),
        )

    def orders_rejoined(self, event: e.OrdersRejoined) -> str:
        return self.tr(
            "The command of {leader} attacks as one again.", leader=self.names.leader(event.leader)
        )

    # -- movement -----------------------------------------------------------------------------

    def command_tested(self, event: e.CommandTested) -> str:
        side = self.names.side(event.side)
        if not event.out:
            return self.tr("{side}: everybody is in command.", side=side)
        return self.tr(
            "{side}: out of command: {units}.", side=side, units=self.names.units(event.out)
        )

    def command_traced(self, event: e.CommandTraced) -> str:
        return self.tr(
            "{unit} follows {leader}.",
            unit=self.names.unit(event.unit),
            leader=self.names.leader(event.leader),
        )

    def units_moved(self, event: e.UnitsMoved) -> str:
        return self.join(
            self.tr(
                "{units}: from {origin} to {hex} ({cost}).",
                units=self.names.units(event.units),
                origin=self.at(event.origin),
                hex=self.at(event.to),
                cost=self.cost(event.cost),
            ),
            self.company(event.leaders),
        )

    def units_turned(self, event: e.UnitsTurned) -> str:
        return self.tr(
            "{units}, in {hex}: now facing {facing}.",
            units=self.names.units(event.units),
            hex=self.at(event.at),
            facing=self.names.facing(event.facing),
        )

    def leader_moved(self, event: e.LeaderMoved) -> str:
        return self.tr(
            "{leader} goes from {origin} to {hex}.",
            leader=self.names.leader(event.leader),
            origin=self.at(event.origin),
            hex=self.at(event.to),
        )

    # -- combat -------------------------------------------------------------------------------

    def withdrawal_tried(self, event: e.WithdrawalTried) -> str:
        unit = self.names.unit(event.unit)
        if event.success:
            return self.tr(
                "{unit} gets away from the cavalry: {die}, {needed} or more needed.",
                unit=unit, die=event.die, needed=event.needed,
            )  # fmt: skip
        return self.tr(
            "{unit} does not get away from the cavalry: {die}, {needed} or more needed.",
            unit=unit, die=event.die, needed=event.needed,
        )  # fmt: skip

    def unit_withdrew(self, event: e.UnitWithdrew) -> str:
        return self.join(
            self.tr(
                "{unit} withdraws from {origin} to {hex}.",
                unit=self.names.unit(event.unit),
                origin=self.at(event.origin),
                hex=self.at(event.to),
            ),
            self.company(event.leaders),
        )

    def unit_fired(self, event: e.UnitFired) -> str:
        return self.tr(
            "{unit} fires at {hex}: die {die}, row {row}, column {column}: {result}.",
            unit=self.names.unit(event.unit),
            hex=self.at(event.target),
            die=self.sum(event.die, event.modifiers),
            row=event.row,
            column=event.column,
            result=self.names.result(event.result),
        )

    def melee_declared(self, event: e.MeleeDeclared) -> str:
        attackers, defenders = self.names.units(event.attackers), self.names.units(event.defenders)
        return self.tr(
            "{attackers} attack {defenders} in {hex}.",
            attackers=attackers,
            defenders=defenders,
            hex=self.at(event.target),
        )

    def morale_checked(self, event: e.MoraleChecked) -> str:
        unit, die = self.names.unit(event.unit), self.sum(event.die, event.modifiers)
        if event.passed:
            return self.tr(
                "{unit} keeps its morale: {die}, {needed} or less needed.",
                unit=unit, die=die, needed=event.needed,
            )  # fmt: skip
        return self.tr(
            "{unit} fails its morale check: {die}, {needed} or less needed.",
            unit=unit, die=die, needed=event.needed,
        )  # fmt: skip

    def melee_fought(self, event: e.MeleeFought) -> str:
        attack = self.tr(
            "Attacker: strength {strength}, die {die}, row {row}, column {column}: {result}.",
            strength=event.attacker_strength,
            die=self.sum(event.attacker_die, event.attacker_modifiers),
            row=event.attacker_row,
            column=event.attacker_column,
            result=self.names.result(event.attacker_result),
        )
        shift = ""
        if event.attacker_shift:
            shift = self.tr("Columns moved: {shift}.", shift=self.signed(event.attacker_shift))
        defence = self.tr(
            "Defender: strength {strength}, die {die}, row {row}, column {column}: {result}.",
            strength=event.defender_strength,
            die=self.sum(event.defender_die, event.defender_modifiers),
            row=event.defender_row,
            column=event.defender_column,
            result=self.names.result(event.defender_result),
        )
        return self.join(
            self.tr("Melee for {hex}.", hex=self.at(event.target)), attack, shift, defence
        )

    def step_lost(self, event: e.StepLost) -> str:
        unit = self.names.unit(event.unit)
        if event.left:
            return self.tr("{unit} loses a step.", unit=unit)
        return self.tr("{unit} is eliminated.", unit=unit)

    def unit_routed(self, event: e.UnitRouted) -> str:
        return self.tr("{unit} is routed.", unit=self.names.unit(event.unit))

    def unit_retreated(self, event: e.UnitRetreated) -> str:
        return self.join(
            self.tr(
                "{unit} retreats from {origin} to {hex}.",
                unit=self.names.unit(event.unit),
                origin=self.at(event.origin),
                hex=self.at(event.to),
            ),
            self.company(event.leaders),
        )

    def retreat_blocked(self, event: e.RetreatBlocked) -> str:
        return self.tr("{unit} has no way back.", unit=self.names.unit(event.unit))

    def units_advanced(self, event: e.UnitsAdvanced) -> str:
        return self.join(
            self.tr(
                "{units}: advance into {hex}.",
                units=self.names.units(event.units),
                hex=self.at(event.to),
            ),
            self.company(event.leaders),
        )

    def bonus_moved(self, event: e.BonusMoved) -> str:
        return self.join(
            self.tr(
                "The charge goes on: {units} from {origin} to {hex} ({cost}).",
                units=self.names.units(event.units),
                origin=self.at(event.origin),
                hex=self.at(event.to),
                cost=self.cost(event.cost),
            ),
            self.company(event.leaders),
        )

    def berserk_rolled(self, event: e.BerserkRolled) -> str:
        unit = self.names.unit(event.unit)
        if event.success:
            return self.tr(
                "{unit} goes berserk: {die}, {needed} or more needed.",
                unit=unit, die=event.die, needed=event.needed,
            )  # fmt: skip
        return self.tr(
            "{unit} keeps its head: {die}, {needed} or more would be berserk.",
            unit=unit, die=event.die, needed=event.needed,
        )  # fmt: skip

    def unit_exhausted(self, event: e.UnitExhausted) -> str:
        return self.tr("{unit} is exhausted.", unit=self.names.unit(event.unit))

    # -- leaders and the Cross ----------------------------------------------------------------

    def leader_hit(self, event: e.LeaderHit) -> str:
        leader = self.names.leader(event.leader)
        fell = (
            self.tr("{leader} falls: %n points.", None, event.points, leader=leader)
            if event.points
            else self.tr("{leader} has to flee.", leader=leader)
        )
        if not event.to:
            return self.join(fell, self.tr("Nobody takes his place."))
        return self.join(fell, self.tr("Command passes on at {hex}.", hex=self.at(event.to)))

    def units_adopted(self, event: e.UnitsAdopted) -> str:
        return self.tr(
            "{leader} takes over {units}.",
            leader=self.names.leader(event.leader),
            units=self.names.units(event.units),
        )

    def cross_moved(self, event: e.CrossMoved) -> str:
        if event.how == "left":
            return self.tr("The Holy Cross lies in {hex}.", hex=self.at(event.at))
        return self.tr("The Holy Cross is brought to {hex}.", hex=self.at(event.at))

    def cross_captured(self, event: e.CrossCaptured) -> str:
        return self.tr(
            "The Holy Cross is captured in {hex}: %n points.",
            None,
            event.points,
            hex=self.at(event.at),
        )

    # -- reorganisation and victory -----------------------------------------------------------

    def recovery_rolled(self, event: e.RecoveryRolled) -> str:
        unit, die = self.names.unit(event.unit), self.sum(event.die, event.modifiers)
        if event.success:
            return self.tr(
                "{unit} rallies: {die}, {needed} or less needed.",
                unit=unit, die=die, needed=event.needed,
            )  # fmt: skip
        return self.tr(
            "{unit} does not rally: {die}, {needed} or less needed.",
            unit=unit, die=die, needed=event.needed,
        )  # fmt: skip

    def exhaustion_rolled(self, event: e.ExhaustionRolled) -> str:
        unit = self.names.unit(event.unit)
        if event.success:
            return self.tr(
                "{unit} is fresh again: {die} + {morale}, {needed} needed.",
                unit=unit, die=event.die, morale=event.morale, needed=event.needed,
            )  # fmt: skip
        return self.tr(
            "{unit} stays exhausted: {die} + {morale}, {needed} needed.",
            unit=unit, die=event.die, morale=event.morale, needed=event.needed,
        )  # fmt: skip

    def victory_rolled(self, event: e.VictoryRolled) -> str:
        side = self.names.side(event.side)
        if event.success:
            return self.tr(
                "{side} roll for victory at {losses} points: {die}, {needed} or more needed. Won.",
                side=side, losses=event.losses, die=event.die, needed=event.needed,
            )  # fmt: skip
        return self.tr(
            "{side} roll for victory at {losses} points: {die}, {needed} or more needed. "
            "The battle goes on.",
            side=side, losses=event.losses, die=event.die, needed=event.needed,
        )  # fmt: skip

    def victory_answered(self, event: e.VictoryAnswered) -> str:
        side = self.names.side(event.side)
        match event.answer:
            case "concede":
                return self.tr("{side} concede the battle.", side=side)
            case "check_all":
                return self.tr("{side} check the morale of all their units.", side=side)
        return self.tr(
            "{side} give up {leader}: his units run.",
            side=side,
            leader=self.names.leader(event.leader),
        )

    # -- action chits -------------------------------------------------------------------------

    def action_chit_drawn(self, event: e.ActionChitDrawn) -> str:
        if not event.side:
            return self.tr("The end chit is drawn: no more actions this turn.")
        return self.tr("A chit is drawn: {side} act.", side=self.names.side(event.side))

    def leader_activated(self, event: e.LeaderActivated) -> str:
        leader = self.names.leader(event.leader)
        if event.what == "move":
            return self.tr("{leader} and his units move.", leader=leader)
        return self.tr("{leader} and his units fight.", leader=leader)

    def action_passed(self, event: e.ActionPassed) -> str:
        return self.tr("{side} pass.", side=self.names.side(event.side))
