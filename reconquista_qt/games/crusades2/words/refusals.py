"""Why the rules forbid an action, in words."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases

from .names import Names

REFUSALS: Final = {
    "not-now": QT_TRANSLATE_NOOP("Refusals", "This cannot be done now."),
    "not-in-this-battle": QT_TRANSLATE_NOOP("Refusals", "That belongs to another battle."),
    "all-of-the-foot": QT_TRANSLATE_NOOP(
        "Refusals", "When {leader} divides his command, all of his foot stands."
    ),
    "another-side-chosen": QT_TRANSLATE_NOOP(
        "Refusals", "The command of {unit} has begun to enter by another edge: not by {hex}."
    ),
    "as-slow-as-the-slowest": QT_TRANSLATE_NOOP(
        "Refusals", "The stack moves like its slowest unit and does not have the points for {hex}."
    ),
    "closed-to-leader": QT_TRANSLATE_NOOP(
        "Refusals", "{leader} cannot enter the terrain of {hex}."
    ),
    "enemies-bar-the-leader": QT_TRANSLATE_NOOP(
        "Refusals", "Enemy units bar the way of {leader} to {hex}."
    ),
    "enemies-in-the-way": QT_TRANSLATE_NOOP(
        "Refusals", "Enemy units stand in the way of {unit} to {hex}."
    ),
    "fights-the-same-again": QT_TRANSLATE_NOOP(
        "Refusals", "Both sides have gone berserk: {unit} attacks {hex} again."
    ),
    "friends-in-the-way": QT_TRANSLATE_NOOP(
        "Refusals", "Friends stand in the way of {unit} to {hex}, and it cannot pass through them."
    ),
    "has-chosen-its-leader": QT_TRANSLATE_NOOP(
        "Refusals", "It has been chosen in this phase whom {unit} follows."
    ),
    "has-turned": QT_TRANSLATE_NOOP("Refusals", "{unit} has turned already."),
    "routed-units-have-half": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} is routed: half of its points do not take it to {hex}."
    ),
    "routed-units-shun-zones": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} is routed and enters no enemy zone of control."
    ),
    "two-in-a-hex": QT_TRANSLATE_NOOP("Refusals", "No more than two units share a hex."),
    "already-there": QT_TRANSLATE_NOOP("Refusals", "{leader} is there already."),
    "another-retreats": QT_TRANSLATE_NOOP("Refusals", "{unit} is the one that must retreat."),
    "another-withdraws": QT_TRANSLATE_NOOP("Refusals", "{unit} is the one that may withdraw."),
    "attacked-before": QT_TRANSLATE_NOOP(
        "Refusals", "{hex} has been attacked in this phase already."
    ),
    "cannot-advance": QT_TRANSLATE_NOOP("Refusals", "Those units cannot advance there."),
    "cannot-enter-so-far": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} cannot enter and reach {hex} with what is left of its points."
    ),
    "cannot-fire": QT_TRANSLATE_NOOP("Refusals", "{unit} cannot fire."),
    "chargers-do-not-turn": QT_TRANSLATE_NOOP("Refusals", "{unit} is charging and does not turn."),
    "charges-already": QT_TRANSLATE_NOOP("Refusals", "{unit} is charging already."),
    "chit-forbids-attack": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} follows a chit that forbids attacks."
    ),
    "chits-were-just-placed": QT_TRANSLATE_NOOP(
        "Refusals", "The chits have just been placed: no changes in the first turn."
    ),
    "closed-terrain": QT_TRANSLATE_NOOP("Refusals", "{unit} cannot enter the terrain of {hex}."),
    "commands-nobody": QT_TRANSLATE_NOOP("Refusals", "{leader} has no units on the map."),
    "divided-already": QT_TRANSLATE_NOOP("Refusals", "The command of {leader} is divided already."),
    "does-not-enter-now": QT_TRANSLATE_NOOP("Refusals", "{leader} does not enter now."),
    "enemies-there": QT_TRANSLATE_NOOP("Refusals", "There are enemies in {hex}."),
    "exhausted-units-do-not-attack": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} is exhausted and cannot attack."
    ),
    "exhausted-units-go-one-hex": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} is exhausted: one hex, and into no enemy zone of control."
    ),
    "faces-so-already": QT_TRANSLATE_NOOP("Refusals", "{unit} faces so already."),
    "fired-at-before": QT_TRANSLATE_NOOP("Refusals", "{hex} has been fired at already."),
    "follows-no-chit": QT_TRANSLATE_NOOP("Refusals", "{unit} follows no chit now."),
    "foot-out-of-range": QT_TRANSLATE_NOOP("Refusals", "The foot of {leader} is beyond his range."),
    "friends-there": QT_TRANSLATE_NOOP("Refusals", "There are friends in {hex}."),
    "from-zone-to-zone": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} cannot go from one enemy zone of control straight into another."
    ),
    "half-the-points": QT_TRANSLATE_NOOP(
        "Refusals", "Under Attack {unit} must spend half of its points."
    ),
    "has-attacked": QT_TRANSLATE_NOOP("Refusals", "{unit} has attacked already."),
    "has-fired": QT_TRANSLATE_NOOP("Refusals", "{unit} has fired already."),
    "has-fired-elsewhere": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} has fired at another hex and can attack that one only."
    ),
    "has-moved": QT_TRANSLATE_NOOP("Refusals", "{unit} has moved already."),
    "has-no-facing": QT_TRANSLATE_NOOP("Refusals", "{unit} has no facing."),
    "has-that-chit": QT_TRANSLATE_NOOP("Refusals", "That chit is there already."),
    "has-tried": QT_TRANSLATE_NOOP("Refusals", "{leader} has tried this turn."),
    "has-tried-to-charge": QT_TRANSLATE_NOOP("Refusals", "{unit} has tried to charge this turn."),
    "has-tried-to-recover": QT_TRANSLATE_NOOP("Refusals", "{unit} has tried to rally."),
    "has-tried-to-withdraw": QT_TRANSLATE_NOOP("Refusals", "{unit} has tried to withdraw."),
    "in-an-enemy-zone": QT_TRANSLATE_NOOP("Refusals", "{unit} is in an enemy zone of control."),
    "jean-attacks": QT_TRANSLATE_NOOP("Refusals", "{leader} begins with Attack."),
    "just-reunited": QT_TRANSLATE_NOOP("Refusals", "{leader} has just reunited his command."),
    "leader-does-not-enter": QT_TRANSLATE_NOOP("Refusals", "That leader does not enter with them."),
    "leader-enters-too": QT_TRANSLATE_NOOP(
        "Refusals", "{leader} must enter with the last of his units at the latest."
    ),
    "leader-has-moved": QT_TRANSLATE_NOOP("Refusals", "That leader has moved already."),
    "leader-has-fought": QT_TRANSLATE_NOOP("Refusals", "That leader's units have fought already."),
    "leader-not-activated": QT_TRANSLATE_NOOP("Refusals", "{leader} has not been activated."),
    "leader-not-on-the-map": QT_TRANSLATE_NOOP("Refusals", "{leader} is not on the map."),
    "leader-not-set-up": QT_TRANSLATE_NOOP("Refusals", "{leader} has not been set up yet."),
    "leader-not-with-them": QT_TRANSLATE_NOOP("Refusals", "{leader} is not with them."),
    "leader-rides-with-the-horse": QT_TRANSLATE_NOOP(
        "Refusals", "{leader} has divided his command and must end with his horse."
    ),
    "leader-too-far": QT_TRANSLATE_NOOP("Refusals", "{leader} cannot go so far."),
    "leaders-retreat-with-it": QT_TRANSLATE_NOOP(
        "Refusals", "The leaders of the hex retreat with the first unit that has to."
    ),
    "must-enter": QT_TRANSLATE_NOOP("Refusals", "Reinforcements that are due must enter."),
    "must-fight": QT_TRANSLATE_NOOP("Refusals", "{unit} attacks by its orders: it must fight."),
    "must-fire": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} attacks by its orders and can only fire: it must."
    ),
    "must-move": QT_TRANSLATE_NOOP("Refusals", "{unit} must move as its orders say."),
    "needs-a-facing": QT_TRANSLATE_NOOP("Refusals", "{unit} needs a facing."),
    "needs-foot-and-horse": QT_TRANSLATE_NOOP(
        "Refusals", "{leader} needs foot and horse to divide his command."
    ),
    "night-orders": QT_TRANSLATE_NOOP("Refusals", "By night there are only Reserve and Muster."),
    "no-attack-chit": QT_TRANSLATE_NOOP("Refusals", "{unit} has no Attack chit to charge under."),
    "no-attack-chit-to-divide": QT_TRANSLATE_NOOP(
        "Refusals", "{leader} needs the Attack chit to divide his command."
    ),
    "no-bonus-move-there": QT_TRANSLATE_NOOP("Refusals", "The charge cannot go on to {hex}."),
    "no-combat-by-night": QT_TRANSLATE_NOOP("Refusals", "There is no combat by night."),
    "no-cross-here": QT_TRANSLATE_NOOP("Refusals", "The Holy Cross is not with them."),
    "no-door": QT_TRANSLATE_NOOP("Refusals", "{unit} does not enter by {hex}."),
    "no-enemies-there": QT_TRANSLATE_NOOP("Refusals", "There are no enemies in {hex}."),
    "no-fire-by-night": QT_TRANSLATE_NOOP("Refusals", "Nobody fires by night."),
    "no-heavy-cavalry": QT_TRANSLATE_NOOP("Refusals", "{unit} is not heavy cavalry."),
    "no-leader-in-range": QT_TRANSLATE_NOOP("Refusals", "No leader reaches {unit}."),
    "no-other-leader": QT_TRANSLATE_NOOP("Refusals", "No other leader reaches {unit}."),
    "no-points-to-turn": QT_TRANSLATE_NOOP("Refusals", "{unit} has no points left to face so."),
    "no-retreat-there": QT_TRANSLATE_NOOP("Refusals", "The unit cannot retreat to {hex}."),
    "no-skirmisher": QT_TRANSLATE_NOOP("Refusals", "{unit} does not skirmish."),
    "no-units": QT_TRANSLATE_NOOP("Refusals", "Name one unit or more, each once."),
    "no-withdrawal-there": QT_TRANSLATE_NOOP("Refusals", "The unit cannot withdraw to {hex}."),
    "no-zones-by-night": QT_TRANSLATE_NOOP(
        "Refusals", "By night nobody enters an enemy zone of control."
    ),
    "not-alike": QT_TRANSLATE_NOOP(
        "Refusals", "The units of the stack are under different orders and cannot move together."
    ),
    "not-divided": QT_TRANSLATE_NOOP("Refusals", "The command of {leader} is not divided."),
    "not-in-an-enemy-zone": QT_TRANSLATE_NOOP("Refusals", "{unit} is in no enemy zone of control."),
    "not-in-front": QT_TRANSLATE_NOOP("Refusals", "That hex is not in front of {unit}."),
    "not-of-one-hex": QT_TRANSLATE_NOOP("Refusals", "Only units of one hex act together."),
    "not-of-this-command": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} does not belong to the command that acts."
    ),
    "not-on-entry": QT_TRANSLATE_NOOP("Refusals", "Nobody enters with that chit."),
    "not-on-the-map": QT_TRANSLATE_NOOP("Refusals", "{unit} is not on the map."),
    "not-on-top": QT_TRANSLATE_NOOP("Refusals", "{unit} is not on top of those who fight."),
    "not-routed": QT_TRANSLATE_NOOP("Refusals", "{unit} is not routed."),
    "not-seen": QT_TRANSLATE_NOOP("Refusals", "{unit} cannot see {hex}."),
    "not-set-up": QT_TRANSLATE_NOOP("Refusals", "{unit} has not been set up yet."),
    "not-to-set-up": QT_TRANSLATE_NOOP("Refusals", "That is not yours to set up."),
    "not-waiting": QT_TRANSLATE_NOOP("Refusals", "{unit} does not wait to enter now."),
    "not-your-leader": QT_TRANSLATE_NOOP("Refusals", "{leader} is not yours."),
    "not-your-unit": QT_TRANSLATE_NOOP("Refusals", "{unit} is not yours."),
    "one-facing-a-hex": QT_TRANSLATE_NOOP("Refusals", "All units of a hex face alike."),
    "one-unit-a-hex": QT_TRANSLATE_NOOP("Refusals", "Only one unit is set up in {hex}."),
    "option-off": QT_TRANSLATE_NOOP("Refusals", "The game is played without that rule."),
    "others-have-the-bonus": QT_TRANSLATE_NOOP(
        "Refusals", "Other units have the bonus of the charge."
    ),
    "out-of-command-beside-enemies": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} is out of command and does not go beside enemies."
    ),
    "out-of-command-in-a-zone": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} is out of command and cannot leave an enemy zone of control."
    ),
    "out-of-command-no-attack": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} is out of command and cannot attack."
    ),
    "out-of-range": QT_TRANSLATE_NOOP("Refusals", "{unit} does not shoot so far."),
    "out-of-reach": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} does not have the points to reach {hex}."
    ),
    "outside-its-zone": QT_TRANSLATE_NOOP("Refusals", "{unit} is not set up in {hex}."),
    "routed-units-do-not-attack": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} is routed and cannot attack."
    ),
    "routed-units-do-not-fire": QT_TRANSLATE_NOOP("Refusals", "{unit} is routed and cannot fire."),
    "routed-units-go-away": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} is routed and only goes away from the enemy."
    ),
    "skirmishers-do-not-attack": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} skirmishes and does not attack."
    ),
    "skirmishers-shun-zones": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} skirmishes and enters no enemy zone of control."
    ),
    "stack-attacks-whole": QT_TRANSLATE_NOOP("Refusals", "A stack attacks as a whole: {unit} too."),
    "stands-there": QT_TRANSLATE_NOOP("Refusals", "It stands there already."),
    "stays-in-its-hex": QT_TRANSLATE_NOOP("Refusals", "{unit} stays in its hex."),
    "stays-in-the-zone": QT_TRANSLATE_NOOP(
        "Refusals", "The chit of {unit} does not let it leave an enemy zone of control."
    ),
    "the-berserk-unit-alone": QT_TRANSLATE_NOOP("Refusals", "{unit} attacks, alone."),
    "took-no-part": QT_TRANSLATE_NOOP("Refusals", "{unit} took no part in a melee."),
    "towards-the-leader": QT_TRANSLATE_NOOP(
        "Refusals", "{unit} is out of command and must go towards its leader."
    ),
    "unlike-units": QT_TRANSLATE_NOOP("Refusals", "Only units of one type and leader share a hex."),
    "with-a-unit-of-his": QT_TRANSLATE_NOOP("Refusals", "{leader} is set up with a unit of his."),
    "zones-stop": QT_TRANSLATE_NOOP("Refusals", "Enemy zones of control keep {unit} from {hex}."),
    "attack-closes-in": QT_TRANSLATE_NOOP(
        "Refusals", "Attack: {unit} must end nearer to the enemy."
    ),
    "advance-closes-in": QT_TRANSLATE_NOOP(
        "Refusals", "Advance: {unit} must end nearer to the enemy."
    ),
    "stand-moves-one-hex": QT_TRANSLATE_NOOP("Refusals", "Stand: {unit} moves one hex at most."),
    "retreat-goes-away": QT_TRANSLATE_NOOP(
        "Refusals", "Retreat: {unit} must end farther from the enemy."
    ),
    "reserve-keeps-away": QT_TRANSLATE_NOOP(
        "Refusals", "Reserve: {unit} stays five hexes from the enemy."
    ),
    "muster-keeps-away": QT_TRANSLATE_NOOP(
        "Refusals", "Muster: {unit} stays more than five hexes from the enemy."
    ),
}


class Refusals(Phrases):
    """The sentence for each refusal code."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.translator, rich=names.rich)
        self.names = names

    def tell(self, refusal: Refusal) -> str:
        """Return why the rules forbid something."""
        text = REFUSALS.get(refusal.code)
        if text is None:
            return self.shown(refusal.code)
        return self.tr(text, **{name: self._said(name, value) for name, value in refusal.args})

    def _said(self, name: str, value: object) -> str:
        match name:
            case "unit":
                return self.names.unit(str(value))
            case "leader":
                return self.names.leader(str(value))
            case "hex":
                return self.names.hex(str(value))
            case "chit":
                return self.names.chit(str(value))
        return self.shown(str(value))
