"""What is asked, and the answers in a few words."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.decision import Decision, Over, Waiting
from reconquista_qt.games.crusades2.rules import actions as a
from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.games.crusades2.rules.names import FACINGS
from reconquista_qt.games.crusades2.rules.state import State
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases

from .names import Names

QUESTIONS: Final = {
    "setup": QT_TRANSLATE_NOOP("Prompts", "{side}: set up your units and leaders."),
    "set_chits": QT_TRANSLATE_NOOP("Prompts", "{side}: choose a chit for each leader."),
    "orders": QT_TRANSLATE_NOOP("Prompts", "{side}: change chits, let heavy cavalry charge."),
    "movement": QT_TRANSLATE_NOOP(
        "Prompts", "{side}: move units and leaders; what their orders demand comes before the end."
    ),
    "withdrawal": QT_TRANSLATE_NOOP("Prompts", "{side}: skirmishers may withdraw."),
    "defensive_fire": QT_TRANSLATE_NOOP("Prompts", "{side}: fire at the side that moved."),
    "offensive_fire": QT_TRANSLATE_NOOP("Prompts", "{side}: fire."),
    "melee": QT_TRANSLATE_NOOP("Prompts", "{side}: attack hand to hand."),
    "withdraw": QT_TRANSLATE_NOOP("Prompts", "{side}: withdraw before the attack, or stay."),
    "retreat": QT_TRANSLATE_NOOP("Prompts", "{side}: choose where the unit retreats."),
    "losses": QT_TRANSLATE_NOOP("Prompts", "{side}: choose who takes the loss."),
    "advance": QT_TRANSLATE_NOOP("Prompts", "{side}: choose who advances."),
    "bonus_move": QT_TRANSLATE_NOOP("Prompts", "{side}: the charge may go on."),
    "bonus_melee": QT_TRANSLATE_NOOP("Prompts", "{side}: the charge may attack once more."),
    "reface": QT_TRANSLATE_NOOP("Prompts", "{side}: turn the units that fought."),
    "action": QT_TRANSLATE_NOOP("Prompts", "{side}: let a leader move or fight, or pass."),
    "berserk_melee": QT_TRANSLATE_NOOP("Prompts", "{side}: the berserk unit must attack."),
    "recovery": QT_TRANSLATE_NOOP("Prompts", "{side}: try to rally routed units."),
    "victory_reply": QT_TRANSLATE_NOOP("Prompts", "{side}: concede the battle, or pay for it."),
}
# The same of one unit that all answers are about.
OF_UNITS: Final = {
    "withdraw": QT_TRANSLATE_NOOP(
        "Prompts", "{side}: {units} may withdraw before the attack, or stay."
    ),
    "retreat": QT_TRANSLATE_NOOP("Prompts", "{side}: choose where {units} retreats."),
    "bonus_move": QT_TRANSLATE_NOOP("Prompts", "{side}: the charge of {units} may go on."),
    "bonus_melee": QT_TRANSLATE_NOOP(
        "Prompts", "{side}: the charge of {units} may attack once more."
    ),
    "berserk_melee": QT_TRANSLATE_NOOP("Prompts", "{side}: {units}, berserk, must attack."),
}
REASONS: Final = {
    "victory_roll": QT_TRANSLATE_NOOP("Prompts", "The losses decided the battle."),
    "last_turn": QT_TRANSLATE_NOOP("Prompts", "The last turn is over."),
    "conceded": QT_TRANSLATE_NOOP("Prompts", "The battle was conceded."),
}


class Prompts(Phrases):
    """What the game waits for, and what can be answered."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.translator, rich=names.rich)
        self.names = names

    def tell(self, waiting: Waiting, state: State | None = None) -> str:
        """Return what the game waits for; with the state, also how the losses stand."""
        if isinstance(waiting, Over):
            if waiting.winner is None:
                return self.tr("The battle ended in a draw.")
            return self.tr("{side} have won.", side=self.names.side(waiting.winner))
        if not isinstance(waiting, Decision):
            return self.names.purpose(waiting.purpose)
        text = QUESTIONS.get(waiting.kind)
        if text is None:
            return self.shown(waiting.kind)
        side = self.names.side(waiting.side)
        first = waiting.options[0] if waiting.options else None
        if waiting.kind in OF_UNITS:
            match first:
                case a.Withdraw(unit, _) | a.RetreatTo(unit, _):
                    return self.tr(OF_UNITS[waiting.kind], side=side, units=self._unit(unit))
                case a.BonusMove(units, _) | a.Melee(_, units) if len(units) == 1:
                    return self.tr(OF_UNITS[waiting.kind], side=side, units=self._units(units))
        return self.tr(text, side=side)

    def reason(self, reason: str) -> str:
        """Return the sentence that says why a battle ended."""
        return self.tr(REASONS[reason]) if reason in REASONS else self.shown(reason)

    def option(self, action: a.Action, kind: str = "") -> str:
        """Return an answer in a few words."""
        names = self.names
        match action:
            case a.Done():
                return self.tr("Done")
            case a.Move(units, to, facing) if not kind or facing < 0:
                return self.tr("{units} to {hex}", units=self._units(units), hex=self._hex(to))
            case a.Move(units, to, facing):
                return self.tr(
                    "{units} to {hex}, facing {facing}",
                    units=self._units(units),
                    hex=self._hex(to),
                    facing=names.facing(FACINGS[facing]),
                )
            case a.Enter(units, at, to):
                return self.tr(
                    "{units} enter by {door}, to {hex}",
                    units=self._units(units), door=self._hex(at), hex=self._hex(to),
                )  # fmt: skip
            case a.Place(units, to):
                return self.tr("{units} at {hex}", units=self._units(units), hex=self._hex(to))
            case a.PlaceLeader(leader, to):
                return self.tr("{leader} at {hex}", leader=self._leader(leader), hex=self._hex(to))
            case a.SetChit(leader, chit) | a.Order(leader, chit):
                return self.tr(
                    "{leader}: {chit}", leader=self._leader(leader), chit=names.chit(chit)
                )
            case a.Charge(unit):
                return self.tr("{unit}: charge", unit=self._unit(unit))
            case a.Split(leader, _):
                return self.tr("Divide the command of {leader}", leader=self._leader(leader))
            case a.Rejoin(leader):
                return self.tr("Unite the command of {leader}", leader=self._leader(leader))
            case a.MoveLeader(leader, to):
                return self.tr("{leader} to {hex}", leader=self._leader(leader), hex=self._hex(to))
            case a.Trace(unit, leader):
                return self.tr(
                    "{unit} follows {leader}", unit=self._unit(unit), leader=self._leader(leader)
                )
            case a.Withdraw(unit, to):
                return self.tr(
                    "{unit} withdraws to {hex}", unit=self._unit(unit), hex=self._hex(to)
                )
            case a.Stay():
                return self.tr("Stay")
            case a.Fire(target, units):
                return self.tr(
                    "Fire at {hex} with {units}", hex=self._hex(target), units=self._units(units)
                )
            case a.Melee(target, units):
                return self.tr(
                    "Attack {hex} with {units}", hex=self._hex(target), units=self._units(units)
                )
            case a.RetreatTo(unit, to):
                return self.tr("{unit} back to {hex}", unit=self._unit(unit), hex=self._hex(to))
            case a.Lose(unit):
                return self.tr("{unit} takes the loss", unit=self._unit(unit))
            case a.Advance(units):
                return self.tr("{units} advance", units=self._units(units))
            case a.BonusMove(units, to):
                return self.tr("{units} on to {hex}", units=self._units(units), hex=self._hex(to))
            case a.Reface(unit, facing):
                return self.tr(
                    "{unit} faces {facing}",
                    unit=self._unit(unit),
                    facing=names.facing(FACINGS[facing]),
                )
            case a.Recover(unit):
                return self.tr("Rally {unit}", unit=self._unit(unit))
        return self._larger(action)

    def _larger(self, action: a.Action) -> str:
        match action:
            case a.Activate(leader, "move"):
                return self.tr("{leader}: move", leader=self._leader(leader))
            case a.Activate(leader, _):
                return self.tr("{leader}: fight", leader=self._leader(leader))
            case a.Pass():
                return self.tr("Pass")
            case a.Concede():
                return self.tr("Concede")
            case a.CheckAll():
                return self.tr("Check the morale of all units")
            case a.RetreatLeader(leader):
                return self.tr("Give up {leader}", leader=self._leader(leader))
        return self.shown(type(action).__name__)

    def _unit(self, unit: int) -> str:
        return self.names.unit(GAME.roster.units[unit])

    def _units(self, units: tuple[int, ...]) -> str:
        return self.names.units([GAME.roster.units[unit] for unit in units])

    def _leader(self, leader: int) -> str:
        return self.names.leader(GAME.roster.leaders[leader])

    def _hex(self, number: int) -> str:
        return self.names.hex(f"{number:04d}")
