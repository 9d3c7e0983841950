"""A nation's card as it stands in a game: what it has, what it is to hold, what it has scored.

All of it is HTML with links ``area:ID``, ``rule:ID`` and ``nation:ID``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from reconquista_qt.games.hispania.rules.board import Award, Kill
from reconquista_qt.games.hispania.rules.events import PointsScored
from reconquista_qt.games.hispania.rules.forces import Force, parts, unpack
from reconquista_qt.games.hispania.rules.income import available
from reconquista_qt.games.hispania.rules.names import (
    NATION_COUNT,
    NOBODY,
    PARTIES,
    PARTY_INDEX,
    PLACES,
    REGION_COUNT,
    UNIT_COUNT,
    UNITS,
)
from reconquista_qt.games.hispania.rules.population import counted_in
from reconquista_qt.games.hispania.rules.score import award_hundredths, card_points, counts_for
from reconquista_qt.games.hispania.rules.state import State
from reconquista_qt.wording.phrases import Phrases

from .names import Names

HELD: Final = "●"
MISSED: Final = "○"
MOST_COLUMNS: Final = 4


class Goal(NamedTuple):
    """A column of the goals: a turn at whose end, or at the end of whose own part, points come."""

    turn: int
    own: bool
    awards: tuple[Award, ...]


class Card(Phrases):
    """The card in one language."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.translator, rich=True)
        self._names = names

    # -- the head ------------------------------------------------------------------------------

    def subtitle(self, state: State, nation: str) -> str:
        """Return whose nation it is and its turns, as plain text."""
        index = PARTY_INDEX[nation]
        card = state.board.nations[index]
        side = self._names.side(state.board.player_of[index])
        return self.tr("{player}, turns {first} to {last}", player=self.shown(side),
                       first=card.first, last=card.last)  # fmt: skip

    def points(self, state: State, nation: str) -> str:
        """Return the points that a nation has, as plain text."""
        return self._names.points(state.points[PARTY_INDEX[nation]] / 2)

    def soon(self, state: State, nation: str) -> str:
        """Return what the next goals would pay as it stands and when, as plain text, or ""."""
        index = PARTY_INDEX[nation]
        goal = next(iter(self.goals(state, index)), None)
        if goal is None:
            return ""
        halves, _ = card_points(state, index, goal.awards)
        turn = self.tr("T{turn}", turn=goal.turn)
        return f"+{self._names.points(halves / 2)} ({turn})"

    def outlook(self, state: State, player: str) -> str:
        """Return what a player's nations would score as it stands at the next turn of points."""
        board = state.board
        mine = [n for n in range(NATION_COUNT) if board.player_of[n] == player]
        goals = [(n, goal) for n in mine for goal in self.goals(state, n)]
        found = [(n, goal, card_points(state, n, goal.awards)[0]) for n, goal in goals]
        paid = [(goal.turn, halves) for _, goal, halves in found if halves]
        if not paid:
            return ""
        turn = min(turn for turn, _ in paid)
        halves = sum(halves for when, halves in paid if when == turn)
        return f"+{self._names.points(halves / 2)} ({self.tr('T{turn}', turn=turn)})"

    # -- sections ------------------------------------------------------------------------------

    def html(
        self, state: State, nation: str, scored: Sequence[tuple[int, PointsScored]] = ()
    ) -> str:
        """Return the whole card; `scored` are the nation's points with their turns."""
        index = PARTY_INDEX[nation]
        parts_of = (
            self._now(state, index),
            self._goals(state, index),
            self._kills(state, index),
            self._scored(scored),
            self._left(state, index),
            self._to_come(state, index),
        )
        return "".join(part for part in parts_of if part)

    def _head(self, text: str, rule: str = "") -> str:
        sign = f"&nbsp;{self.link(f'rule:{rule}', '§')}" if rule else ""
        return f'<p style="margin-top:8px;margin-bottom:2px"><b>{text}</b>{sign}</p>'

    def _now(self, state: State, nation: int) -> str:
        board = state.board
        card = board.nations[nation]
        held = sum(1 for holder in state.owner if holder == nation)
        forces = [force for _, force in counted_in(state, nation)]
        if nation == state.nation:
            forces += state.visitors  # who is still to fight counts afterwards
        units = sum(self._size(force & board.population) for force in forces)
        told = [self.tr("%n region(s)", None, held)]
        if card.income != "none":
            told.append(
                self.tr("{gold} gold, up to {reserve}", gold=state.gold[nation],
                        reserve=card.reserve)
            )  # fmt: skip
        if nation not in board.immune:
            most = held * board.per_region
            told.append(self.tr("%n unit(s), the land feeds {most}", None, units, most=most))
        if state.lords[nation] != NOBODY:
            lord = self._nation(state.lords[nation])
            told.append(self.tr("subject of {nation}", nation=lord))
        subjects = [self._nation(n) for n in range(NATION_COUNT) if state.lords[n] == nation]
        if subjects:
            told.append(self.tr("suzerain of {nations}", nations=self.enumerated(subjects)))
        return f'<p style="margin-bottom:4px">{" · ".join(told)}</p>'

    def _size(self, force: Force) -> int:
        return sum(number for _, number in parts(force))

    def _nation(self, nation: int) -> str:
        return self.link(f"nation:{PARTIES[nation]}", self._names.nation(PARTIES[nation]))

    # -- goals ---------------------------------------------------------------------------------

    def goals(self, state: State, nation: int) -> list[Goal]:
        """Return the turns still to come that the card pays in, as far as the game lasts."""
        board = state.board
        card, scenario = board.nations[nation], board.scenarios[state.scenario]
        if state.over is not None:
            return []
        found = [
            Goal(turn, own, awards)
            for own, table in ((True, card.own_turn), (False, card.end_of_turn))
            for turn, awards in table.items()
            if state.turn <= turn <= scenario.last and (own or turn in scenario.point_turns)
            # Nations play in their order: who has played has been paid for it.
            if not (own and turn == state.turn and nation < state.nation)
        ]
        return sorted(found, key=lambda goal: (goal.turn, not goal.own))

    def _goals(self, state: State, nation: int) -> str:
        goals = self.goals(state, nation)[:MOST_COLUMNS]
        if not goals:
            return self._head(self.tr("No goals any more"), "8/awards")
        rows: dict[tuple[str, str], list[str]] = {}
        order: list[tuple[str, str]] = []
        held = set(counts_for(state, nation))
        for column, goal in enumerate(goals):
            for award in goal.awards:
                for key, cell in self._cells(state, nation, award, held):
                    if key not in rows:
                        rows[key] = [""] * len(goals)
                        order.append(key)
                    rows[key][column] = cell
        told, sign = self.tr("Goals"), self.link("rule:8/awards", "§")
        lines = [f"<tr><td><b>{told}</b>&nbsp;{sign}</td>"]
        for goal in goals:
            told = self.tr("T{turn}", turn=goal.turn)
            star = "*" if goal.own else ""
            lines.append(f'<th align="right">&nbsp;&nbsp;{told}{star}</th>')
        lines.append("</tr>")
        sums = []
        for goal in goals:
            halves, _ = card_points(state, nation, goal.awards)
            sums.append(f'<td align="right">&nbsp;<b>{self._names.points(halves / 2)}</b></td>')
        told = self.tr("as it stands")
        # Above what it is the sum of: a low panel shows it without scrolling.
        lines.append(f"<tr><td><b>{told}</b></td>{''.join(sums)}</tr>")
        for key in order:
            cells = "".join(f'<td align="right">&nbsp;{cell}</td>' for cell in rows[key])
            lines.append(f"<tr><td>{self._row(state, nation, key)}</td>{cells}</tr>")
        note = ""
        if any(goal.own for goal in goals):
            told = self.tr("at the end of its own part of the turn")
            note = f"<p><i>* {told}</i></p>"
        table = f'<table cellspacing="0" cellpadding="1" width="100%">{"".join(lines)}</table>'
        return table + note

    def _cells(
        self, state: State, nation: int, award: Award, held: set[int]
    ) -> Iterable[tuple[tuple[str, str], str]]:
        """Return (row, cell) for each thing that a line of the card pays for."""
        if award.kind == "regions":
            for place, value in award.values:
                there = place in held if place < REGION_COUNT else (place, nation) in state.abroad
                points = self._names.points(value / 100)
                yield (
                    ("regions", PLACES[place]),
                    f"<b>{points}&nbsp;{HELD}</b>" if there else f"{points}&nbsp;{MISSED}",
                )
            return
        where = award.scope or (UNITS[award.unit] if award.unit >= 0 else "")
        now = award_hundredths(state, nation, award, sorted(held))
        points = self._names.points(award.points / 100)
        mark = f"<b>{points}&nbsp;{HELD}</b>" if now else f"{points}&nbsp;{MISSED}"
        yield ((award.kind, where), mark)

    def _row(self, state: State, nation: int, key: tuple[str, str]) -> str:
        """Return what a row pays for, and for a region who holds it."""
        kind, where = key
        match kind:
            case "regions":
                told = self.link(f"area:{where}", self._names.area(where))
                return told + self._holder(state, nation, where)
            case "per_region":
                return self.tr("each region of {zone}", zone=self.shown(self._names.zone(where)))
            case "zone_majority":
                return self.tr("most regions of {zone}", zone=self.shown(self._names.zone(where)))
            case "per_unit":
                return self.tr("each {unit}", unit=self.shown(self._names.unit(where)))
        return self.tr("each ruin in its regions")

    def _holder(self, state: State, nation: int, place: str) -> str:
        index = PLACES.index(place)
        if index >= REGION_COUNT:
            return ""
        holder = state.owner[index]
        if holder in (nation, NOBODY):
            return ""
        name = (
            self._nation(holder)
            if holder < NATION_COUNT
            else self.shown(self._names.nation(PARTIES[holder]))
        )
        return f" <small>({name})</small>"

    # -- what else -----------------------------------------------------------------------------

    def _kills(self, state: State, nation: int) -> str:
        lines = [self._kill(kill) for kill in state.board.nations[nation].kills]
        if not lines:
            return ""
        head = self._head(self.tr("For what it destroys in its own turn"), "8/kills")
        return f'{head}<p style="margin:0">{self.enumerated(lines)}</p>'

    def _kill(self, kill: Kill) -> str:
        what = (
            self.tr("any unit")
            if kill.unit == "any"
            else self.tr("a leader")
            if kill.unit == "leader"
            else self.shown(self._names.unit(kill.unit))
        )
        if kill.faith:
            whose = self.tr("of Muslims") if kill.faith == "muslim" else self.tr("of Christians")
        elif len(kill.nations) > 3:
            whose = self.tr("of anybody")
        else:
            whose = self.enumerated([
                self.shown(self._names.nation(PARTIES[n])) for n in sorted(kill.nations)
            ])  # fmt: skip
        return f"{what} ({whose})&nbsp;<b>{self._names.points(kill.halves / 2)}</b>"

    def _scored(self, scored: Sequence[tuple[int, PointsScored]]) -> str:
        if not scored:
            return ""
        lines = []
        for turn, event in scored:
            whys = []
            for what, where, points in event.lines:
                told = self._line(what, where)
                whys.append(f"{told}&nbsp;{self._names.points(points)}" if told else "")
            lines.append(
                self.tr("Turn {turn}", turn=turn)
                + f": <b>{self._names.points(event.points)}</b> "
                + f"({self.enumerated([why for why in whys if why])})"
                + f"&nbsp;{self.link(f'rule:{event.rule}', '§')}"
            )
        return self._head(self.tr("Scored so far, and why")) + "".join(
            f'<p style="margin:0">{line}</p>' for line in lines
        )

    def _line(self, what: str, where: str) -> str:
        """Return what a line of points is for."""
        match what:
            case "regions":
                return self.link(f"area:{where}", self._names.area(where))
            case "per_region":
                return self.tr("regions of {zone}", zone=self.shown(self._names.zone(where)))
            case "zone_majority":
                return self.tr("most regions of {zone}", zone=self.shown(self._names.zone(where)))
            case "per_unit":
                return self.shown(self._names.unit(where))
            case "per_ruin":
                return self.tr("ruins")
            case "subject":
                return self.tr("half of it, as a subject")
            case "leader":
                killed = self.tr("leader destroyed")
            case _:
                unit = self.shown(self._names.unit(what))
                killed = self.tr("{unit} destroyed", unit=unit)
        return f"{killed} ({self.link(f'area:{where}', self._names.area(where))})"

    def _left(self, state: State, nation: int) -> str:
        left = {}
        for kind in range(UNIT_COUNT):
            number = available(state, nation, kind)
            if number > 0:
                left[UNITS[kind]] = number
        if not left:
            return ""
        return (
            self._head(self.tr("Counters left in its pool"), "11/nations")
            + f'<p style="margin:0">{self.shown(self._names.force(left))}</p>'
        )

    def _to_come(self, state: State, nation: int) -> str:
        board = state.board
        last = board.scenarios[state.scenario].last
        lines = []
        for arrival in board.nations[nation].arrivals:
            if not state.turn < arrival.turn <= last:
                continue
            units = dict(unpack(arrival.units))
            leaders = [board.leaders[arrival.leader].id] if arrival.leader >= 0 else []
            told = [self.shown(self._names.force(units, leaders))] if units or leaders else []
            if arrival.up_to:
                most = self.shown(self._names.force(dict(unpack(arrival.up_to))))
                told.append(self.tr("up to {units}", units=most))
            where = [
                self.link(f"area:{PLACES[p]}", self._names.area(PLACES[p]))
                for p in arrival.where
                if p >= 0
            ]
            place = f" ({self.enumerated(where)})" if where else ""
            turn = self.tr("Turn {turn}", turn=arrival.turn)
            lines.append(f'<p style="margin:0">{turn}: {self.enumerated(told)}{place}</p>')
        end = self._end(state, nation)
        if end:
            lines.append(f'<p style="margin:0">{end}</p>')
        if not lines:
            return ""
        return self._head(self.tr("Still to come"), "3.2/arrivals") + "".join(lines)

    def _end(self, state: State, nation: int) -> str:
        """Return what becomes of a nation, "" where it stays to the end of the game."""
        board = state.board
        card, last = board.nations[nation], board.scenarios[state.scenario].last
        heirs = [heir for heir in board.heirs if heir.origin == nation]
        if heirs:
            if not state.turn <= heirs[0].turn < last:
                return ""
            names = self.enumerated([self._nation(heir.heir) for heir in heirs])
            return self.tr("End of turn {turn}: it becomes {nations}", turn=heirs[0].turn,
                           nations=names)  # fmt: skip
        if card.end_turn and state.turn <= card.end_turn < last:
            return self.tr("End of turn {turn}: it leaves the game", turn=card.end_turn)
        return ""
