"""The quick reference, made of the data: tables, regions, nation cards, turns, scenarios.

`i18n/hispania/<language>/quickref.md` is what this gives for the shipped data; a test compares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from reconquista_qt.games.hispania.rules.board import shipped_data
from reconquista_qt.games.hispania.rules.filedata import ArrivalData, AwardData, LeaderData
from reconquista_qt.games.hispania.rules.names import NATIONS, REGIONS
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases
from reconquista_qt.wording.translator import Translates

from .names import Names

MARKS: Final = {
    "stated": QT_TRANSLATE_NOOP("Reference", "stated"),
    "deduced": QT_TRANSLATE_NOOP("Reference", "deduced"),
    "reconstructed": QT_TRANSLATE_NOOP("Reference", "reconstructed"),
}
TERRAINS: Final = {
    "clear": QT_TRANSLATE_NOOP("Reference", "clear"),
    "mountain": QT_TRANSLATE_NOOP("Reference", "mountain"),
    "marsh": QT_TRANSLATE_NOOP("Reference", "marsh"),
}
COLOURS: Final = {
    "white": QT_TRANSLATE_NOOP("Reference", "white"),
    "black": QT_TRANSLATE_NOOP("Reference", "black"),
    "black_if_rome": QT_TRANSLATE_NOOP("Reference", "black (Rome)"),
}
DICE_OF: Final = ("melee_clear", "attack_mountain", "attack_marsh", "siege_attack")


class Reference(Phrases):
    """The quick reference in one language, as Markdown."""

    def __init__(self, translator: Translates) -> None:
        super().__init__(translator)
        self.names = Names(translator)
        self.map, self.nations, self.tables = shipped_data()

    def page(self) -> str:
        """Return the whole quick reference."""
        parts = [
            self._head("", self.tr("Quick reference"), 1),
            self._head("units", self.tr("Units")),
            self._units(),
            self._head("dice", self.tr("Dice")),
            self._dice(),
            self._head("regions", self.tr("Regions")),
            self._regions(),
            self._head("turns", self.tr("Turns")),
            self._turns(),
            self._head("scenarios", self.tr("Scenarios and players")),
            self._scenarios(),
            self._head("events", self.tr("Event counters")),
            self._events(),
            self._head("nations", self.tr("Nations")),
            *[self.card(nation) for nation in NATIONS],
        ]
        return "\n\n".join(parts) + "\n"

    def _head(self, anchor: str, title: str, level: int = 2) -> str:
        name = f"quickref/{anchor}" if anchor else "quickref"
        return f'<a id="{name}"></a>\n{"#" * level} {title}'

    def _table(self, head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
        lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
        lines += ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]
        return "\n".join(lines)

    def _units(self) -> str:
        rows = []
        for unit in self.tables["units"]:
            rows.append(
                (
                    self.names.unit(unit["id"]) if unit["id"] != "leader" else self.tr("Leader"),
                    unit["mp"] or "–",
                    unit["hp"] or "–",
                    unit["cost"] or "–",
                    *(
                        self.tr(COLOURS[unit[key]])
                        for key in (
                            "melee_clear",
                            "attack_mountain",
                            "attack_marsh",
                            "siege_attack",
                        )
                    ),
                )
            )
        head = (
            self.tr("unit"), self.tr("steps"), self.tr("hit points"), self.tr("price"),
            self.tr("clear"), self.tr("attacks mountain"), self.tr("attacks marsh"),
            self.tr("besieges"),
        )  # fmt: skip
        return self._table(head, rows)

    def _dice(self) -> str:
        faces = {
            "none": "–", "hit": self.tr("hit"), "double": self.tr("two hits"),
            "kill": self.tr("kill"),
        }  # fmt: skip
        dice = self.tables["dice"]
        rows = [
            (self.tr(COLOURS[colour]), *(faces[face] for face in dice[colour]))
            for colour in ("white", "black")
        ]
        return self._table((self.tr("die"), "1", "2", "3", "4", "5", "6"), rows)

    def _regions(self) -> str:
        by_id = {area["id"]: area for area in self.map["areas"]}
        beside: dict[str, list[str]] = {name: [] for name in by_id}
        for edge in self.map["edges"]:
            mark = f" ({edge['river']})" if edge["river"] else "^" if edge["pass"] else ""
            mark = "~" if edge["kind"] == "strait" else mark
            beside[edge["a"]].append(self.names.area(edge["b"]) + mark)
            beside[edge["b"]].append(self.names.area(edge["a"]) + mark)
        rows = [
            (
                self.names.area(name),
                self.names.zone(by_id[name]["zone"] or ""),
                self.tr(TERRAINS[by_id[name]["terrain"]]),
                by_id[name]["income"],
                by_id[name]["stack"],
                ", ".join(sorted(beside[name])),
            )
            for name in REGIONS
        ]
        head = (
            self.tr("region"), self.tr("zone"), self.tr("terrain"), self.tr("income"),
            self.tr("stacking"), self.tr("neighbours (~ strait, ^ pass, river)"),
        )  # fmt: skip
        return self._table(head, rows)

    def _turns(self) -> str:
        rows = [
            (turn["turn"], f"{self._year(turn['first_year'])} – {self._year(turn['last_year'])}",
             self.names.turn(turn["turn"]))
            for turn in self.tables["turns"]
        ]  # fmt: skip
        return self._table((self.tr("turn"), self.tr("years"), self.tr("age")), rows)

    def _year(self, year: int) -> str:
        return self.tr("{year} BC", year=-year) if year < 0 else str(year)

    def _scenarios(self) -> str:
        language = self.translator.language
        rows = [
            (
                line["id"],
                line["name"].get(language, line["name"]["en"]),
                f"{line['first']}–{line['last']}",
                ", ".join(map(str, line["vp_turns"])),
            )
            for line in self.nations["scenarios"]
        ]
        head = (
            self.tr("scenario"), self.tr("name"), self.tr("turns"), self.tr("turns with points"),
        )  # fmt: skip
        lines = [self._table(head, rows)]
        for number, allocation in self.nations["allocations"].items():
            groups = [
                f"**{self.names.side(player)}**: "
                + ", ".join(self.names.nation(nation) for nation in nations)
                for player, nations in allocation["groups"].items()
            ]
            title = self.tr("{number} players", number=number)
            lines.append(f"**{title}.** " + "; ".join(groups) + ".")
        return "\n\n".join(lines)

    def _events(self) -> str:
        names = [self.names.event(event["id"]) for event in self.tables["events"]]
        return ", ".join(names) + "."

    # -- a nation's card -----------------------------------------------------------------------

    def card(self, nation: str) -> str:
        """Return a nation's card: turns, counters, arrivals, leaders, what it scores for."""
        card = next(card for card in self.nations["nations"] if card["id"] == nation)
        leaders = {leader["id"]: leader for leader in card["leaders"]}
        lines = [
            f'<a id="quickref/{nation}"></a>\n### {card["order"]}. {self.names.nation(nation)}',
            self.tr("Turns {first} to {last}.", first=card["turns"][0], last=card["turns"][1]),
            self.tr("Counters: {units}.", units=self._force(card["limits"])),
        ]
        if card["setup_t1"]:
            places = [
                f"{self.names.area(area)} ({self._force(units)})"
                for area, units in card["setup_t1"].items()
            ]
            lines.append(self.tr("Set-up: {places}.", places=", ".join(places)))
        for arrival in card["arrivals"]:
            lines.append(self._arrival(arrival, leaders))
        if card["kills"]:
            kills = [
                f"{self._who(kill['nation'])}, {self._what(kill['unit'])} "
                f"{self._points(kill['vp'])}"
                for kill in card["kills"]
            ]
            lines.append(self.tr("Destroying: {kills}.", kills="; ".join(kills)))
        for by_turn, text in (
            (card["own_turn"], self.tr("End of its own turn {turn}: {points}.")),
            (card["end_of_turn"], self.tr("End of turn {turn}: {points}.")),
        ):
            for turn, awards in by_turn.items():
                told = [part for award in awards for part in self._award(award)]
                line = text.replace("{turn}", turn).replace("{points}", ", ".join(told))
                lines.append(line)
        return "\n\n".join(lines)

    def _arrival(self, arrival: ArrivalData, leaders: Mapping[str, LeaderData]) -> str:
        units = self._force(arrival["units"])
        most = arrival.get("up_to")
        told = [units] if arrival["units"] else []
        if most:
            told.append(self.tr("up to {units}", units=self._force(most)))
        if arrival["leader"]:
            leader = leaders[arrival["leader"]]
            name, last = leader["name"], leader["last"]
            told.append(self.tr("{leader} (to turn {turn})", leader=name, turn=last))
        where = [self._place(place) for place in arrival["where"]]
        return self.tr(
            "Turn {turn}, {where}: {units} ({mark}).",
            turn=arrival["turn"],
            where=", ".join(where),
            units=", ".join(told),
            mark=self.tr(MARKS[arrival["mark"]]),
        )

    def _place(self, place: str) -> str:
        if place in ("controlled", "transform"):
            return self.tr("a region it holds")
        return self.names.area(place.removeprefix("host:"))

    def _award(self, award: AwardData) -> list[str]:
        match award["kind"]:
            case "regions":
                return [
                    f"{self.names.area(area)} {self._points(points)}"
                    for area, points in award["values"].items()
                ]
            case "per_region":
                text = self.tr("{points} for each region of {where}")
            case "zone_majority":
                text = self.tr("{points} for most regions of {where}")
            case "per_unit":
                text = self.tr("{points} for each {where}")
            case _:
                text = self.tr("{points} for each ruin in its regions")
        where = self.names.zone(award.get("scope", "")) or self.names.unit(award.get("unit", ""))
        return [text.replace("{points}", self._points(award["vp"])).replace("{where}", where)]

    def _who(self, nation: str) -> str:
        match nation:
            case "any":
                return self.tr("anybody")
            case "muslim":
                return self.tr("Muslims")
            case "christian":
                return self.tr("Christians")
        return self.names.nation(nation)

    def _what(self, unit: str) -> str:
        if unit == "any":
            return self.tr("any unit")
        return self.tr("a leader") if unit == "leader" else self.names.unit(unit)

    def _force(self, units: Mapping[str, int]) -> str:
        return ", ".join(f"{count} × {self.names.unit(unit)}" for unit, count in units.items())

    def _points(self, points: float) -> str:
        return self.names.points(points)
