"""What the game waits for, and every answer to it."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.decision import Decision, DiceWanted, Over, Waiting
from reconquista_qt.games.hispania.rules.actions import (
    KILL,
    Action,
    Buy,
    Capital,
    Decline,
    Done,
    Fight,
    Keep,
    Lose,
    Move,
    Place,
    PlaceLeader,
    PlayEvent,
    Rebuild,
    Remove,
    Retreat,
    Stand,
    Submit,
    Withdraw,
)
from reconquista_qt.games.hispania.rules.battle import LossChoice
from reconquista_qt.games.hispania.rules.board import Options, standard_board
from reconquista_qt.games.hispania.rules.counters import PlagueChoice
from reconquista_qt.games.hispania.rules.forces import unpack
from reconquista_qt.games.hispania.rules.movement import Muster, lost_if_ended
from reconquista_qt.games.hispania.rules.names import NATION_COUNT, PARTIES, PLACES, UNITS
from reconquista_qt.games.hispania.rules.stacking import Excess, Surplus, refuse_capital, surplus_in
from reconquista_qt.games.hispania.rules.state import State
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

from .teller import Teller

DEEDS: Final = {
    "done": QT_TRANSLATE_NOOP("Deeds", "Phases ended"),
    "stand": QT_TRANSLATE_NOOP("Deeds", "Battles fought on"),
    "withdraw": QT_TRANSLATE_NOOP("Deeds", "Battles left"),
    "submit": QT_TRANSLATE_NOOP("Deeds", "Submissions"),
    "decline": QT_TRANSLATE_NOOP("Deeds", "Offers declined"),
    "keep": QT_TRANSLATE_NOOP("Deeds", "Tributes kept"),
    "buy": QT_TRANSLATE_NOOP("Deeds", "Units bought"),
    "place": QT_TRANSLATE_NOOP("Deeds", "Reinforcements placed"),
    "move": QT_TRANSLATE_NOOP("Deeds", "Steps"),
    "remove": QT_TRANSLATE_NOOP("Deeds", "Units given up"),
    "battle": QT_TRANSLATE_NOOP("Deeds", "Next battle chosen"),
    "lose": QT_TRANSLATE_NOOP("Deeds", "Losses chosen"),
    "retreat": QT_TRANSLATE_NOOP("Deeds", "Retreats"),
    "rebuild": QT_TRANSLATE_NOOP("Deeds", "Ruins rebuilt"),
    "capital": QT_TRANSLATE_NOOP("Deeds", "Capitals declared"),
    "event": QT_TRANSLATE_NOOP("Deeds", "Event counters played"),
}
CHOICES: Final = {
    "buy": QT_TRANSLATE_NOOP("Choices", "Buy units"),
    "place": QT_TRANSLATE_NOOP("Choices", "Place reinforcements"),
    "move": QT_TRANSLATE_NOOP("Choices", "Move"),
    "remove": QT_TRANSLATE_NOOP("Choices", "Give up a unit"),
    "battle": QT_TRANSLATE_NOOP("Choices", "Choose the next battle"),
    "lose": QT_TRANSLATE_NOOP("Choices", "Choose the loss"),
    "retreat": QT_TRANSLATE_NOOP("Choices", "Retreat"),
    "rebuild": QT_TRANSLATE_NOOP("Choices", "Build on the ruins"),
    "event": QT_TRANSLATE_NOOP("Choices", "Play an event counter"),
    "capital": QT_TRANSLATE_NOOP("Choices", "Declare a capital"),
}
PURPOSES: Final = {
    "battle": QT_TRANSLATE_NOOP("Purposes", "the battle: the attacker's, then the defender's"),
    "event": QT_TRANSLATE_NOOP("Purposes", "an event counter"),
}


def place_of(state: State | None) -> str:
    """Return the place that the decision is about, nothing where it has none."""
    step: object = state.agenda[-1] if state is not None and state.agenda else None
    field = getattr(step, "field", None)
    for place in (
        getattr(field, "area", None),
        getattr(step, "region", None),
        getattr(step, "area", None),
    ):
        if isinstance(place, int):
            return PLACES[place]
    return ""


class Prompts(Teller):
    """What a player is asked; with the state it also says for which nation and where."""

    def tell(self, waiting: Waiting, state: State | None = None) -> str:
        """Return the prompt for what the game waits for."""
        if isinstance(waiting, Over):
            return self._over(waiting)
        if isinstance(waiting, DiceWanted):
            return self.tr(
                "Roll %n dice for {purpose}.", None, waiting.count,
                purpose=self.purpose(waiting.purpose),
            )  # fmt: skip
        return self._decision(waiting, state)

    def _over(self, over: Over) -> str:
        points = [
            self.tr(
                "{side} {points}", side=self.names.side(s.seat), points=self.names.points(s.points)
            )
            for s in over.standings
        ]
        if over.winner is None:
            return self.tr("The game is over, and the victory shared: {points}.",
                           points=self.enumerated(points))  # fmt: skip
        return self.tr(
            "The game is over: victory of {winner}. {points}.",
            winner=self.names.side(over.winner),
            points=self.enumerated(points),
        )

    def _nation(self, state: State | None) -> str:
        step: object = state.agenda[-1] if state is not None and state.agenda else None
        nation = getattr(step, "nation", None)
        if isinstance(nation, int) and 0 <= nation < NATION_COUNT:
            return self.nation(PARTIES[nation])
        return self.tr("The nation")

    def _excess(self, state: State | None, nation: str, where: str) -> str:
        """Return that a unit is lost, why, and what can be done about it."""
        step = state.agenda[-1] if state is not None and state.agenda else None
        if isinstance(step, PlagueChoice):
            return self.tr("{nation}: the plague takes a unit in {area}; choose which.",
                           nation=nation, area=where)  # fmt: skip
        many = 1
        if state is not None and isinstance(step, Excess):
            many = surplus_in(state, step.nation, step.region)[1]
        told = self.tr("{nation}: %n unit(s) too many in {area}; choose one that is lost.",
                       None, many, nation=nation, area=where)  # fmt: skip
        moved = state is not None and any(
            isinstance(below, Surplus) and below.attack for below in state.agenda
        )
        said = [told]
        if state is not None and isinstance(step, Excess):
            here = Capital(step.nation, step.region)
            if refuse_capital(state, here) is None:
                said.append(self.tr("As the capital, {area} holds one more.", area=where))
        if moved:
            said.append(self.tr("Undo leads back to the movement."))
        return " ".join(said)

    def _ahead(self, state: State | None) -> str:
        """Return what the movement loses if it ends now; empty where that is nothing."""
        if state is None or not state.agenda:
            return ""
        step = state.agenda[-1]
        if not isinstance(step, Muster):
            return ""
        left, surplus = lost_if_ended(state, step)
        lost = [
            self.tr("{units} in {area}", units=self.force(gone.units, gone.leaders),
                    area=self.area(gone.area))
            for gone in left
        ]  # fmt: skip
        lost += [
            self.tr("%n unit(s) above the limit in {area}", None, many, area=self._at(region))
            for region, many in surplus.items()
        ]
        if not lost:
            return ""
        return self.tr("If it ends now, this is lost: {what}.", what=self.enumerated(lost))

    def _decision(self, waiting: Decision, state: State | None) -> str:
        nation = self._nation(state)
        place = place_of(state)
        where = self.area(place) if place else "–"
        match waiting.kind:
            case "recruit":
                gold = state.gold[state.nation] if state is not None else 0
                return self.tr(
                    "{nation}: buy units and place the new ones. Treasury: {gold}.",
                    nation=nation, gold=self.number(gold),
                )  # fmt: skip
            case "move":
                told = self.tr(
                    "{nation}: move, one step at a time, or end the movement.", nation=nation
                )
                return f"{told} {self._ahead(state)}".rstrip()
            case "excess":
                return self._excess(state, nation, where)
            case "population":
                return self.tr("{nation}: more units than its regions feed; choose one that goes.",
                               nation=nation)  # fmt: skip
            case "battle_order":
                return self.tr("{nation}: choose the next battle.", nation=nation)
            case "loss":
                step = state.agenda[-1] if state is not None and state.agenda else None
                if isinstance(step, LossChoice) and step.by == KILL:
                    return self.tr("{nation}: choose the unit that is destroyed in {area}.",
                                   nation=nation, area=where)  # fmt: skip
                return self.tr("{nation}: choose the unit that takes the hit in {area}.",
                               nation=nation, area=where)  # fmt: skip
            case "stand":
                return self.tr(
                    "{nation}: fight on in {area}, or give it up?", nation=nation, area=where
                )
            case "retreat":
                return self.tr("{nation}: choose where the beaten units of {area} retreat to.",
                               nation=nation, area=where)  # fmt: skip
            case "rebuild":
                return self.tr("{nation}: build on the ruins of {area}, giving up a unit?",
                               nation=nation, area=where)  # fmt: skip
            case "tribute":
                return self.tr(
                    "{nation}: buy a unit with the tribute, or keep the gold?", nation=nation
                )
            case "event":
                return self.tr("{nation}: play an event counter before moving?", nation=nation)
        return self.tr("Choose what to do.")

    def purpose(self, purpose: str) -> str:
        """Return what dice are for."""
        text = PURPOSES.get(purpose)
        return self.shown(self.translator.translate("Purposes", text)) if text else purpose

    def deed(self, deed: str) -> str:
        """Return what is done as a heading, of an action's name in the protocol."""
        text = DEEDS.get(deed)
        return self.shown(self.translator.translate("Deeds", text)) if text else deed

    def choice(self, choice: str) -> str:
        """Return what several answers do, of an action's name in the protocol; "" for another."""
        what, _, which = choice.partition(".")
        if what == "event" and which:
            return self.tr("Play “{event}”", event=self.names.event(which))
        text = CHOICES.get(choice)
        return self.shown(self.translator.translate("Choices", text)) if text else ""

    # -- answers -------------------------------------------------------------------------------

    def option(self, action: Action, kind: str = "") -> str:
        """Return an answer in a few words; `kind` is that of the decision it answers."""
        match action:
            case Move(origin, to, units, leaders):
                board = standard_board(Options())
                names = [board.leaders[leader].id for leader in leaders]
                return self.tr(
                    "{units} from {origin} to {to}",
                    units=self.force(unpack(units), names),
                    origin=self._at(origin),
                    to=self._at(to),
                )
            case Buy(unit, area) if area < 0:
                return self.tr("Buy {unit}", unit=self._unit(unit))
            case Buy(unit, area):
                return self.tr("Buy {unit} in {area}", unit=self._unit(unit), area=self._at(area))
            case Place(unit, area, count):
                placed = self.force({UNITS[unit]: count})
                return self.tr("Place {units} in {area}", units=placed, area=self._at(area))
            case PlaceLeader(leader, area):
                name = self.names.leader(standard_board(Options()).leaders[leader].id)
                return self.tr("Place {units} in {area}", units=name, area=self._at(area))
            case Remove(area, unit):
                return self.tr("{unit} of {area} goes", unit=self._unit(unit), area=self._at(area))
            case Fight(area):
                return self.tr("Battle of {area}", area=self._at(area))
            case Lose(unit, damaged, by):
                return self._loss(self._unit(unit), damaged, by)
            case Stand():
                return self.tr("Fight on")
            case Withdraw():
                return self.tr("Withdraw")
            case Submit():
                return self.tr("Submit")
            case Retreat(to, units):
                if units:
                    told = self.force(unpack(units))
                    return self.tr("{units} to {area}", units=told, area=self._at(to))
                return self.tr("Retreat to {area}", area=self._at(to))
            case Rebuild(unit):
                return self.tr("Build, giving up {unit}", unit=self._unit(unit))
            case Keep():
                return self.tr("Keep the gold")
            case Capital(nation, area):
                gaps = {"nation": self.nation(PARTIES[nation]), "area": self._at(area)}
                return self.tr("Capital of {nation}: {area}", **gaps)
            case PlayEvent(event, area, nation):
                return self._event(event, area, nation)
            case Decline():
                return self.tr("No event") if kind == "event" else self.tr("Leave the ruins")
            case Done():
                return (
                    self.tr("End the movement") if kind == "move" else self.tr("End the purchases")
                )
        return self.tr("Done")

    def _loss(self, unit: str, damaged: bool, by: str) -> str:
        if by == KILL:
            return (
                self.tr("{unit}, hit already, is destroyed", unit=unit)
                if damaged
                else self.tr("{unit} is destroyed", unit=unit)
            )
        return (
            self.tr("{unit}, hit already, takes the hit", unit=unit)
            if damaged
            else self.tr("{unit} takes the hit", unit=unit)
        )

    def _event(self, event: str, area: int, nation: int) -> str:
        name = self.names.event(event)
        if area >= 0:
            return self.tr("“{event}”: {where}", event=name, where=self._at(area))
        if nation >= 0:
            return self.tr("“{event}”: {where}", event=name, where=self.nation(PARTIES[nation]))
        return self.tr("Play “{event}”", event=name)

    def _unit(self, unit: int) -> str:
        return self.names.unit(UNITS[unit])

    def _at(self, area: int) -> str:
        return self.area(PLACES[area])
