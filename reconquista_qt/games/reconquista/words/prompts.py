"""What the game waits for, with what remains, and every answer to it."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.decision import Decision, DiceWanted, Over, Waiting
from reconquista_qt.games.reconquista.rules.actions import (
    Action,
    Bribe,
    Build,
    Convert,
    Decline,
    Done,
    Hire,
    Move,
    PlaceCid,
    PlaceCrusaders,
    PlaceOrder,
    RetreatTo,
)
from reconquista_qt.games.reconquista.rules.arrival import RetreatChoice
from reconquista_qt.games.reconquista.rules.forces import unpack
from reconquista_qt.games.reconquista.rules.names import AREAS, REGIONS
from reconquista_qt.games.reconquista.rules.phase3_income import COST
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

from .teller import Teller

PURPOSES: Final = {
    "rebellion-region": QT_TRANSLATE_NOOP("Purposes", "the region of the rebellion"),
    "rebellion-table": QT_TRANSLATE_NOOP("Purposes", "the rebellion table"),
    "area": QT_TRANSLATE_NOOP("Purposes", "an area of the region"),
    "event": QT_TRANSLATE_NOOP("Purposes", "the event"),
    "event-die": QT_TRANSLATE_NOOP("Purposes", "the event's own die"),
    "entry": QT_TRANSLATE_NOOP("Purposes", "where they come from"),
    "reaction-region": QT_TRANSLATE_NOOP("Purposes", "the region of the reaction"),
    "port": QT_TRANSLATE_NOOP("Purposes", "the port of landing"),
    "reaction-table": QT_TRANSLATE_NOOP("Purposes", "the reaction table"),
    "battle": QT_TRANSLATE_NOOP("Purposes", "the battle"),
    "siege": QT_TRANSLATE_NOOP("Purposes", "the siege: besieger, then defender"),
}


class Prompts(Teller):
    """What the player is asked; with the state it also says what remains."""

    def tell(self, waiting: Waiting, state: State | None = None) -> str:
        """Return the prompt for what the game waits for."""
        match waiting:
            case Over(reason, total, level):
                return self.join(
                    self.tr("The game is over."),
                    self.names.reason(reason),
                    self.tr(
                        "{points}: {level}.",
                        points=self.tables.points(total),
                        level=self.names.level(level),
                    ),
                )
            case DiceWanted(count, purpose):
                return self.tr(
                    "Roll %n dice for {purpose}.", None, count, purpose=self.purpose(purpose)
                )
            case Decision(kind="place_order"):
                return self.tr("Found the Military Order in a City you control or in Santiago.")
            case Decision(kind="place_cid"):
                return self.tr(
                    "El Cid is with you: give him a Christian Army or Military Order to lead, "
                    "or leave him out."
                )
            case Decision(kind="spend"):
                return self._spending(waiting, state)
            case Decision(kind="move"):
                return self._moving(waiting, state)
            case Decision(kind="retreat"):
                return self._retreating(state)
        return self.tr("Choose what to do.")

    def purpose(self, purpose: str) -> str:
        """Return what dice are for."""
        text = PURPOSES.get(purpose)
        return self.translator.translate("Purposes", text) if text else purpose

    def _spending(self, waiting: Decision, state: State | None) -> str:
        left = self.tr("Spend your income.")
        if state is not None:
            left = self.tr("Spend your income: %n points left.", None, max(state.treasury, 0))
        bribe = mercenaries = crusaders = ""
        if any(isinstance(action, Bribe) for action in waiting.options):
            bribe = self.tr("You may bribe the Rebels of one area.")
        hires = [action.count for action in waiting.options if isinstance(action, Hire)]
        if hires:
            most = state.event_count if state is not None else max(hires)
            mercenaries = self.tr("%n Mercenaries are for hire.", None, most)
        for action in waiting.options:
            if isinstance(action, PlaceCrusaders):
                crusaders = self.tr("%n Crusaders wait to be placed.", None, action.count)
                break
        return self.join(left, bribe, mercenaries, crusaders)

    def _moving(self, waiting: Decision, state: State | None) -> str:
        if all(isinstance(action, Done) for action in waiting.options):
            return self.tr("No force can move: end the movement.")
        if state is None or state.moving_region < 0:
            return self.tr("Move the forces of one region: the first move chooses it.")
        return self.tr(
            "Move the forces of {region}, or end the movement.",
            region=self.region(REGIONS[state.moving_region]),
        )

    def _retreating(self, state: State | None) -> str:
        step = state.agenda[-1] if state is not None and state.agenda else None
        if not isinstance(step, RetreatChoice):
            return self.tr("Your force is beaten: choose where it retreats.")
        return self.tr(
            "Your force is beaten in {area}: choose where it retreats.",
            area=self.area(AREAS[step.field.area]),
        )

    def option(self, action: Action, kind: str = "") -> str:
        """Return an answer in a few words; `kind` is that of the decision it answers."""
        match action:
            case PlaceOrder(area):
                return self.tr("Found the Military Order in {area}", area=self._at(area))
            case PlaceCid(area):
                return self.tr("El Cid leads the force in {area}", area=self._at(area))
            case Decline():
                return self.tr("Leave El Cid out")
            case Build(what, area):
                return self._build(what, area)
            case Convert(area):
                return self.tr(
                    "Convert the City of {area} ({cost})",
                    area=self._at(area),
                    cost=self.cost("conversion"),
                )
            case Bribe(area):
                return self.tr(
                    "Bribe the Rebels of {area} ({cost})",
                    area=self._at(area),
                    cost=self.cost("bribe"),
                )
            case Hire(area, count):
                return self.tr(
                    "Hire %n Mercenaries in {area} ({cost})",
                    None,
                    count,
                    area=self._at(area),
                    cost=self.cost("mercenary", count),
                )
            case PlaceCrusaders(area, count):
                return self.tr("Place %n Crusaders in {area}", None, count, area=self._at(area))
            case Move(origin, to, units) if origin == to:
                return self.tr(
                    "Come out of {area} with {units} and attack the besiegers",
                    area=self._at(origin),
                    units=self.units.bare_force(unpack(units)),
                )
            case Move(origin, to, units):
                return self.tr(
                    "Move {units} from {origin} to {to}",
                    units=self.units.bare_force(unpack(units)),
                    origin=self._at(origin),
                    to=self._at(to),
                )
            case RetreatTo(to):
                return self.tr("Retreat to {area}", area=self._at(to))
        return self._done(kind)

    def _build(self, what: str, area: int) -> str:
        place, cost = self._at(area), self.cost(what)
        match what:
            case "army":
                return self.tr("Raise an Army in {area} ({cost})", area=place, cost=cost)
            case "garrison":
                return self.tr("Raise a Garrison in {area} ({cost})", area=place, cost=cost)
            case "city":
                return self.tr("Found a City in {area} ({cost})", area=place, cost=cost)
        return self.tr("Build a Fortress in {area} ({cost})", area=place, cost=cost)

    def _done(self, kind: str) -> str:
        if kind == "spend":
            return self.tr("End spending")
        if kind == "move":
            return self.tr("End the movement")
        return self.tr("Done")

    def _at(self, area: int) -> str:
        return self.area(AREAS[area])

    def cost(self, what: str, count: int = 1) -> str:
        """Return what a purchase costs, e.g. ``2 points``."""
        return self.tr("%n points", None, COST[what] * count)
