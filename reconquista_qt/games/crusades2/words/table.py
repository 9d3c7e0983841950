"""What lies on the table in words: ground, counters with what is the matter with them, the hour."""

from __future__ import annotations

from functools import cache
from typing import Final

from reconquista_qt.games.crusades2.rules.data import load
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases

from .names import RESULTS, Names

LOSSES: Final = {
    "reduced": QT_TRANSLATE_NOOP("Table", "units reduced"),
    "routed": QT_TRANSLATE_NOOP("Table", "units routed"),
    "eliminated": QT_TRANSLATE_NOOP("Table", "units eliminated"),
    "leaders": QT_TRANSLATE_NOOP("Table", "leaders lost"),
    "cross": QT_TRANSLATE_NOOP("Table", "the Holy Cross lost"),
}
STATES: Final = {
    "routed": QT_TRANSLATE_NOOP("Table", "routed"),
    "oc": QT_TRANSLATE_NOOP("Table", "out of command"),
    "berserk": QT_TRANSLATE_NOOP("Table", "berserk"),
    "exhausted": QT_TRANSLATE_NOOP("Table", "exhausted"),
    "charging": QT_TRANSLATE_NOOP("Table", "charging"),
    "skirmisher": QT_TRANSLATE_NOOP("Table", "skirmisher"),
    "lost1": QT_TRANSLATE_NOOP("Table", "one step lost"),
    "lost2": QT_TRANSLATE_NOOP("Table", "two steps lost"),
}


@cache
def _grounds(field: str) -> dict[str, tuple[str, int]]:
    """Return the code of the terrain and the height of each hex of a map."""
    printed = load().maps["maps"][field]
    column, row = printed["columns"][0], printed["rows"][0]
    return {
        f"{column + x:02d}{row + y:02d}": (cell[1], int(cell[0]))
        for y, line in enumerate(printed["grid"])
        for x, cell in enumerate(line.split())
        if cell != "--"
    }


@cache
def _named(field: str) -> dict[str, dict[str, str]]:
    return {
        place["hex"]: {"en": place["en"], "es": place["es"]}
        for place in load().maps["maps"][field]["places"]
    }


LIGHTS: Final = {
    "foe_zone": QT_TRANSLATE_NOOP("Table", "in an enemy zone of control"),
    "own_zone": QT_TRANSLATE_NOOP("Table", "in a zone of control of one's own"),
    "front": QT_TRANSLATE_NOOP("Table", "before the unit's front"),
    "span": QT_TRANSLATE_NOOP("Table", "within a leader's span of command"),
    "followers": QT_TRANSLATE_NOOP("Table", "follows the leader"),
    "fire": QT_TRANSLATE_NOOP("Table", "can be fired at"),
}
OVERLAYS: Final = {
    "zones": QT_TRANSLATE_NOOP("Table", "Zones of control (hold Z)"),
    "command": QT_TRANSLATE_NOOP("Table", "Spans of command (hold K)"),
    "fire": QT_TRANSLATE_NOOP("Table", "Lines of fire (hold L)"),
}
CHOICES: Final = {
    "move": QT_TRANSLATE_NOOP("Table", "Move units"),
    "move_leader": QT_TRANSLATE_NOOP("Table", "Move leaders"),
    "enter": QT_TRANSLATE_NOOP("Table", "Bring units onto the map"),
    "trace": QT_TRANSLATE_NOOP("Table", "Let a unit follow another leader"),
    "order": QT_TRANSLATE_NOOP("Table", "Change a chit"),
    "set_chit": QT_TRANSLATE_NOOP("Table", "Choose a chit"),
    "charge": QT_TRANSLATE_NOOP("Table", "Let heavy cavalry charge"),
    "fire": QT_TRANSLATE_NOOP("Table", "Fire"),
    "melee": QT_TRANSLATE_NOOP("Table", "Attack hand to hand"),
    "withdraw": QT_TRANSLATE_NOOP("Table", "Withdraw"),
    "retreat": QT_TRANSLATE_NOOP("Table", "Retreat"),
    "lose": QT_TRANSLATE_NOOP("Table", "Take the loss"),
    "advance": QT_TRANSLATE_NOOP("Table", "Advance"),
    "bonus_move": QT_TRANSLATE_NOOP("Table", "Ride on"),
    "reface": QT_TRANSLATE_NOOP("Table", "Turn a unit"),
    "place": QT_TRANSLATE_NOOP("Table", "Set up units"),
    "place_leader": QT_TRANSLATE_NOOP("Table", "Set up leaders"),
    "recover": QT_TRANSLATE_NOOP("Table", "Rally"),
    "split": QT_TRANSLATE_NOOP("Table", "Divide a command"),
    "rejoin": QT_TRANSLATE_NOOP("Table", "Unite a command"),
}


ODDS: Final = {
    "melee": QT_TRANSLATE_NOOP("Table", "Melee"),
    "fire": QT_TRANSLATE_NOOP("Table", "Fire"),
    "order": QT_TRANSLATE_NOOP("Table", "Change of chit"),
    "charge": QT_TRANSLATE_NOOP("Table", "Charge"),
    "no_attack": QT_TRANSLATE_NOOP("Table", "All attackers fail: no attack"),
    "fled_before": QT_TRANSLATE_NOOP("Table", "All defenders flee before the dice"),
    "fought": QT_TRANSLATE_NOOP("Table", "It comes to the dice"),
    "defender_result": QT_TRANSLATE_NOOP("Table", "The defender's die: to the attackers"),
    "attacker_result": QT_TRANSLATE_NOOP("Table", "The attacker's die: to the defenders"),
    "check": QT_TRANSLATE_NOOP("Table", "They have to check morale"),
    "steps": QT_TRANSLATE_NOOP("Table", "Steps that they lose"),
    "success": QT_TRANSLATE_NOOP("Table", "Success"),
}
ROWS: Final = {
    "attacker.strength": QT_TRANSLATE_NOOP("Table", "Attackers: strength, column"),
    "defender.strength": QT_TRANSLATE_NOOP("Table", "Defenders: strength, column"),
    "defender.hidden": QT_TRANSLATE_NOOP("Table", "Their chit is hidden: +1 if it is Stand"),
    "check.leader": QT_TRANSLATE_NOOP("Table", "Checks beside their leader"),
    "morale": QT_TRANSLATE_NOOP("Table", "Morale"),
    "overall": QT_TRANSLATE_NOOP("Table", "Overall leader in range"),
}


PANEL: Final = {
    "leaders": QT_TRANSLATE_NOOP("Table", "Leaders"),
    "leader": QT_TRANSLATE_NOOP("Table", "Leader"),
    "chit": QT_TRANSLATE_NOOP("Table", "Chit"),
    "units": QT_TRANSLATE_NOOP("Table", "Units"),
}


class Table(Phrases):
    """Tips and descriptions."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.translator, rich=names.rich)
        self.names = names

    def place(self, place: str) -> str:
        """Return the name of a place by map and hex (``hab.0526``), "" where it has none."""
        field, _, name = place.partition(".")
        if field == "waiting":
            return self.tr("{side}: not on the map", side=self.names.side(name))
        known = _named(field).get(name) if name else None
        return (known.get(self.names.language) or known["en"]) if known else ""

    def ground(self, place: str) -> str:
        """Return name, terrain and height of a hex by map and hex."""
        field, _, name = place.partition(".")
        cell = _grounds(field).get(name) if field in load().maps["maps"] else None
        if cell is None:
            return ""
        terrain = {kind["code"]: kind["name"] for kind in load().tables["terrain"]["hex"]}
        kind = terrain[cell[0]]
        parts = [self.place(place), kind.get(self.names.language) or kind["en"]]
        if cell[1]:
            parts.append(self.tr("height {level}", level=cell[1]))
        return ", ".join(part for part in parts if part)

    def inflicted(self) -> str:
        """Return what a side's points are: what its enemy has lost (11.0)."""
        return self.tr("losses inflicted")

    def score_line(self, what: str, side: str) -> str:
        """Return whose losses of a kind count for the other side."""
        said = self.tr(LOSSES[what]) if what in LOSSES else ""
        return f"{self.names.side(side)}: {said}" if said else ""

    def unit(self, unit: str, kind: str, badges: tuple[str, ...]) -> str:
        """Return a unit with its arm and what is the matter with it."""
        parts = [self.names.type(kind)]
        parts += [self.tr(STATES[badge]) for badge in badges if badge in STATES]
        return f"{self.names.unit(unit)} ({', '.join(parts)})"

    def leader(self, leader: str, chit: str) -> str:
        """Return a leader with his chit, as far as it may be known."""
        return f"{self.names.leader(leader)} ({self.names.chit(chit)})"

    def overlay(self, overlay: str) -> str:
        """Return the name of an overlay in the menu."""
        return self.tr(OVERLAYS[overlay])

    def light(self, mark: str) -> str:
        """Return what a mark that is lit means for a hex, "" where it means nothing."""
        return self.tr(LIGHTS[mark]) if mark in LIGHTS else ""

    def choice(self, choice: str) -> str:
        """Return a group of answers, "" where each speaks for itself."""
        return self.tr(CHOICES[choice]) if choice in CHOICES else ""

    def odds(self, key: str) -> str:
        """Return what odds are of, or a result; "" where it is none of this game's own."""
        last = key.rpartition(".")[2]
        if last in RESULTS:
            return self.names.result(last)
        return self.tr(ODDS[key]) if key in ODDS else ""

    def odds_row(self, what: str) -> str:
        """Return what goes into the odds: strengths, columns, modifiers."""
        if what in ROWS:
            return self.tr(ROWS[what])
        who, _, name = what.partition(".")
        if who == "unit":
            return self.names.unit(name)
        said = self.names.modifier(name)
        if who == "attacker":
            return self.tr("attackers: {modifier}", modifier=said)
        if who == "defender":
            return self.tr("defenders: {modifier}", modifier=said)
        return said

    def panel(self, name: str) -> str:
        """Return a heading of the panel of leaders."""
        return self.tr(PANEL[name])

    def acted(self, moved: bool, fought: bool) -> str:
        """Return what a leader's units have done this turn (16.12)."""
        parts = [self.tr("moved")] if moved else []
        if fought:
            parts.append(self.tr("fought"))
        return ", ".join(parts)

    def leader_tip(
        self,
        leader: str,
        units: tuple[int, int, int, int],
        figures: tuple[int | None, int, int],
        done: str,
    ) -> str:
        """Return what is to be told of a leader."""
        command, reach, bonus = figures
        parts = [self.names.leader(leader)]
        if command is None:
            parts.append(self.tr("overall leader"))
        else:
            parts.append(self.tr("command {command}", command=command))
        parts.append(self.tr("range {reach}", reach=reach))
        parts.append(self.tr("combat bonus {bonus}", bonus=self.signed(bonus)))
        fit, out, routed, lost = units
        told = self.tr(
            "units: {fit} fit, {out} out of command, {routed} routed, {lost} lost",
            fit=fit, out=out, routed=routed, lost=lost,
        )  # fmt: skip
        parts += [told, done] if done else [told]
        return " · ".join(parts)

    def cross(self) -> str:
        """Return what the Holy Cross is called."""
        return self.tr("The Holy Cross")

    def hour(self, scenario: str, turn: int) -> str:
        """Return the turn, and its hour or night."""
        track = load().tables["turns"][scenario]["track"]
        hour = track[turn - 1] if 0 < turn <= len(track) else ""
        if hour.startswith("night"):
            hour = self.tr("night")
        return self.tr("Turn {turn} of {turns} · {hour}", turn=turn, turns=len(track), hour=hour)
