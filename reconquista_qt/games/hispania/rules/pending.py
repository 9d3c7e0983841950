"""What a position says of the middle of things: a battle, a retreat, a movement, a tribute.

The phases of a nation that are still to come are counted (`left`); what is to be done before them
stands in `steps`, the next last. A question that follows from such a step is asked anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reconquista_qt.engine.data import Data

from .battle import (
    Aftermath,
    AfterWithdrawal,
    AttackerStand,
    BattleOrder,
    Combat,
    DefenderStand,
    Field,
    LossChoice,
)
from .capture import RebuildChoice, counter_for
from .counters import EventChoice, PlagueChoice, PlagueIn
from .forces import ONE, Force, contains, pack, unpack
from .income import Tribute
from .movement import (
    NO_OFFERS,
    Fronts,
    Group,
    Muster,
    Rider,
    is_free,
    merged,
    places_of_leaders,
)
from .names import (
    NATION_COUNT,
    NOBODY,
    PARTIES,
    PARTY_INDEX,
    PLACE_COUNT,
    PLACE_INDEX,
    PLACES,
    REGION_COUNT,
    UNIT_INDEX,
    UNITS,
    VIKINGS,
)
from .population import Overpopulation
from .recruit import Recruit
from .retreat import Flight, RetreatChoice
from .stacking import Excess, Surplus
from .state import State
from .steps import Step
from .turn import NextNation, phases_of

MOST: Final = 99  # of anything that is counted
MOST_FLAGS: Final = 1 << 12
HURT: Final = {"aftermath": 0, "withdrawal": 1}  # sides whose hurt units are all there
# What each kind of step is called.
NAME_OF: Final[dict[type[Step], str]] = {
    Flight: "flight",
    Aftermath: "aftermath",
    AfterWithdrawal: "withdrawal",
    LossChoice: "loss",
    AttackerStand: "attacker",
    DefenderStand: "defender",
    RebuildChoice: "rebuild",
    Surplus: "surplus",
    Tribute: "tribute",
    PlagueIn: "plague",
    Recruit: "recruit",
    Muster: "move",
}
# Questions that come up again by themselves.
AGAIN: Final = (BattleOrder, Excess, RetreatChoice, Overpopulation)
FIELD: Final = ("area", "attacker", "defender", "came", "crossing", "hurt", "killed", "zeal")


# -- writing ---------------------------------------------------------------------------------------


def pending_of(state: State) -> Data | None:
    """Return what is to be done before the phases that are still to come, None where it is plain.

    None, too, where nobody is asked.
    """
    agenda = state.agenda
    if not agenda or not hasattr(agenda[-1], "options"):
        return None
    start = next((n for n, step in enumerate(agenda) if isinstance(step, NextNation)), None)
    if start is None:
        return None
    left = 0
    fronts: Fronts = ()
    above = agenda[start + 1 :]
    for step, phase in zip(above, phases_of(state, state.nation), strict=False):
        if type(step) is not type(phase):
            break
        left += 1
        if isinstance(step, Combat):
            fronts = step.fronts
    on_top = above[left:]
    if len(on_top) == 1 and isinstance(on_top[0], Recruit | EventChoice):
        return None  # the phase says it all
    if len(on_top) == 1 and not state.options.events and _is_fresh(on_top[0]):
        return None
    steps: list[Data] = []
    for step in on_top:
        if getattr(getattr(step, "field", None), "attacker", -1) == VIKINGS:
            return None  # they are nobody's, and begin anew
        if isinstance(step, EventChoice):
            left += 1
        elif isinstance(step, PlagueChoice):
            steps.append({"step": "plague", "region": PLACES[step.region]})
        elif type(step) in NAME_OF:
            steps.append(_written(state, step))
        elif not isinstance(step, AGAIN):
            return None
    return {"left": left, "fronts": _fronts(fronts), "steps": steps}


def _is_fresh(step: Step) -> bool:
    """Whether this is a movement in which nobody has moved, so that it may begin anew."""
    return (
        isinstance(step, Muster)
        and not (step.halted or step.riders)
        and all(group.came < 0 for groups in step.groups.values() for group in groups)
    )


def _written(state: State, step: Step) -> Data:
    """Return a step as data: its name, and what it has to remember."""
    found: Data = {"step": NAME_OF[type(step)]}
    match step:
        case Flight():
            found |= {"nation": PARTIES[step.nation], "area": PLACES[step.region]}
        case Aftermath():
            found |= {"battle": _field(step.field), "winner": step.winner}
        case AfterWithdrawal() | AttackerStand() | DefenderStand():
            found["battle"] = _field(step.field)
        case LossChoice():
            found["battle"] = _field(step.field)
            found |= {"round": step.number, "due": [list(d) for d in step.due], "role": step.role}
        case RebuildChoice():
            found |= {"nation": PARTIES[step.nation], "area": PLACES[step.area]}
        case Surplus():
            found["nation"] = PARTIES[step.nation]
            found |= {"regions": [PLACES[r] for r in step.regions], "attack": step.attack}
        case Tribute():
            found["nation"] = PARTIES[step.nation]
        case Recruit():
            found["arriving"] = dict(unpack(step.arriving))
            found["bought"] = [PLACES[region] for region in sorted(step.bought)]
        case PlagueIn():
            found["region"] = PLACES[step.region]
        case Muster():
            found |= _movement(state, step)
    return found


def _movement(state: State, step: Muster) -> Data:
    leaders = state.board.leaders
    return {
        "groups": {
            PLACES[place]: [
                [UNITS[g.kind], g.number, g.spent, g.flags, _place(g.came), g.bonus] for g in groups
            ]
            for place, groups in sorted(step.groups.items())
        },
        "riders": [
            [leaders[r.leader].id, r.spent, r.allowance, r.flags, _place(r.came)]
            for r in step.riders
        ],
        "tingis": step.tingis,
        "halted": step.halted,
    }


def _place(place: int) -> str | None:
    return PLACES[place] if place >= 0 else None


def _came(came: tuple[tuple[int, Force], ...]) -> list[object]:
    return [[_place(place), dict(unpack(units))] for place, units in came]


def _fronts(fronts: Fronts) -> Data:
    return {PLACES[area]: _came(came) for area, came in fronts}


def _field(field: Field) -> Data:
    return {
        "area": PLACES[field.area],
        "attacker": PARTIES[field.attacker],
        "defender": PARTIES[field.defender],
        "came": _came(field.came),
        "crossing": field.crossing,
        "hurt": [dict(unpack(force)) for force in field.hurt],
        "killed": list(field.killed),
        "zeal": list(field.zeal),
    }


# -- checking --------------------------------------------------------------------------------------


class Wrong(Exception):
    """Something in what is pending cannot be: (code, place, detail)."""


class Reader:
    """Reads what is pending in a position that has been set up but for its agenda."""

    def __init__(self, state: State) -> None:
        self.state = state

    def agenda(self, data: object) -> list[Step]:
        """Return the agenda that is told; Wrong says what is wrong with it."""
        place = "pending"
        top = self.mapping(data, place, ("left", "fronts", "steps"))
        state = self.state
        phases = phases_of(state, state.nation)
        left = self.whole(top["left"], 1, len(phases), f"{place}.left")
        agenda: list[Step] = [NextNation(state.nation + 1), *phases[:left]]
        fronts = tuple(
            (self.region(area, f"{place}.fronts"), self.came(came, f"{place}.fronts.{area}"))
            for area, came in self.any_mapping(top["fronts"], f"{place}.fronts").items()
        )
        agenda = [step.after(fronts) if isinstance(step, Combat) else step for step in agenda]
        for n, step in enumerate(self.sequence(top["steps"], f"{place}.steps")):
            agenda.append(self.step(step, f"{place}.steps[{n}]"))
        return agenda

    # -- values ------------------------------------------------------------------------------------

    def mapping(self, data: object, place: str, fields: tuple[str, ...]) -> Data:
        """Return an object that has these fields and no others."""
        found = self.any_mapping(data, place)
        for key in found:
            if key not in fields:
                raise Wrong("unknown-field", f"{place}.{str(key)[:40]}", "")
        for key in fields:
            if key not in found:
                raise Wrong("missing-field", f"{place}.{key}", "")
        return found

    def any_mapping(self, data: object, place: str) -> Data:
        """Return an object."""
        if not isinstance(data, dict):
            raise Wrong("not-an-object", place, type(data).__name__)
        return data

    def sequence(self, data: object, place: str, length: int = -1) -> list[object]:
        """Return a list, of so many things where that is told."""
        if not isinstance(data, list) or (length >= 0 and len(data) != length):
            raise Wrong("not-a-list", place, data)
        return data

    def whole(self, value: object, least: int, most: int, place: str) -> int:
        """Return a whole number within limits."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise Wrong("bad-number", place, value)
        return value

    def truth(self, value: object, place: str) -> bool:
        """Return true or false."""
        if not isinstance(value, bool):
            raise Wrong("not-true-or-false", place, value)
        return value

    def party(self, value: object, most: int, place: str) -> int:
        """Return a nation or a neutral, below a number."""
        number = PARTY_INDEX.get(value, MOST) if isinstance(value, str) else MOST
        if number >= most:
            raise Wrong("unknown-nation", place, value)
        return number

    def spot(self, value: object, most: int, place: str) -> int:
        """Return a place, below a number."""
        number = PLACE_INDEX.get(value, PLACE_COUNT) if isinstance(value, str) else PLACE_COUNT
        if number >= most:
            raise Wrong("unknown-area", place, value)
        return number

    def region(self, value: object, place: str) -> int:
        """Return a region."""
        return self.spot(value, REGION_COUNT, place)

    def origin(self, value: object, place: str) -> int:
        """Return where somebody came from, -1 for nowhere."""
        return -1 if value is None else self.spot(value, PLACE_COUNT, place)

    def force(self, value: object, place: str) -> Force:
        """Return some units."""
        units: dict[str, int] = {}
        for unit, number in self.any_mapping(value, place).items():
            if unit not in UNIT_INDEX:
                raise Wrong("unknown-unit", f"{place}.{str(unit)[:40]}", "")
            units[unit] = self.whole(number, 0, MOST, f"{place}.{unit}")
        return pack(units)

    def came(self, value: object, place: str) -> tuple[tuple[int, Force], ...]:
        """Return who came from where."""
        found = []
        for n, line in enumerate(self.sequence(value, place)):
            origin, units = self.sequence(line, f"{place}[{n}]", 2)
            where = f"{place}[{n}]"
            found.append((self.origin(origin, where), self.force(units, where)))
        return tuple(found)

    # -- steps -------------------------------------------------------------------------------------

    def step(self, told: object, place: str) -> Step:
        """Return a step that is told."""
        data = self.any_mapping(told, place)
        name = data.get("step")
        if not isinstance(name, str) or name not in READERS:
            raise Wrong("unknown-choice", f"{place}.step", name)
        return READERS[name](self, data, place)

    def _side(self, nation: int) -> str:
        return self.state.board.player_of[nation]

    def _battle(self, data: Data, place: str, *more: str) -> Field:
        self.mapping(data, place, ("step", "battle", *more))
        where = f"{place}.battle"
        told = self.mapping(data["battle"], where, FIELD)
        hurt = self.sequence(told["hurt"], f"{where}.hurt", 4)
        pairs = [
            tuple(self.whole(n, 0, MOST, f"{where}.{key}")
                  for n in self.sequence(told[key], f"{where}.{key}", 2))
            for key in ("killed", "zeal")
        ]  # fmt: skip
        state, area = self.state, self.region(told["area"], f"{where}.area")
        if state.owner[area] == state.nation and not state.visitors[area]:
            # The defenders are gone, and the position says who will hold the region.
            state.visitors[area], state.units[area] = state.units[area], 0
            over = data["step"] == "aftermath"
            state.owner[area] = (
                NOBODY if over else self.party(told["defender"], VIKINGS, f"{where}.defender")
            )
        once_a, twice_a, once_d, twice_d = (self.force(one, f"{where}.hurt") for one in hurt)
        field = Field(
            area,
            self.party(told["attacker"], VIKINGS + 1, f"{where}.attacker"),
            self.party(told["defender"], VIKINGS, f"{where}.defender"),
            self.came(told["came"], f"{where}.came"),
            self.whole(told["crossing"], 0, 2, f"{where}.crossing"),
            (once_a, twice_a, once_d, twice_d),
            (pairs[0][0], pairs[0][1]),
            (pairs[1][0], pairs[1][1]),
        )
        if field.attacker not in (state.nation, VIKINGS):
            raise Wrong("unknown-nation", f"{where}.attacker", told["attacker"])
        if state.owner[area] not in (field.defender, NOBODY):
            raise Wrong("unknown-nation", f"{where}.defender", told["defender"])
        sides = [(state.visitors[area], once_a + twice_a), (state.units[area], once_d + twice_d)]
        # Who has gone since is hurt no more.
        for units, hurt_ones in sides[: HURT.get(str(data["step"]), 2)]:
            if not contains(units, hurt_ones):
                raise Wrong("bad-number", f"{where}.hurt", told["hurt"])
        return field

    def _fought(self, data: Data, place: str, *more: str) -> Field:
        """Return a battle in which both sides still stand."""
        field = self._battle(data, place, *more)
        if not (self.state.visitors[field.area] and self.state.units[field.area]):
            raise Wrong("nobody-to-attack", f"{place}.battle.area", PLACES[field.area])
        return field

    def _loss(self, data: Data, place: str) -> Step:
        field = self._battle(data, place, "round", "due", "role")
        due = [
            tuple(self.whole(n, 0, MOST, f"{place}.due")
                  for n in self.sequence(pair, f"{place}.due", 2))
            for pair in self.sequence(data["due"], f"{place}.due", 2)
        ]  # fmt: skip
        role = self.whole(data["role"], 0, 1, f"{place}.role")
        if not any(due[role]):
            raise Wrong("bad-number", f"{place}.due", data["due"])
        nation = field.nation(role)
        if nation >= NATION_COUNT:
            raise Wrong("unknown-nation", f"{place}.role", role)
        number = self.whole(data["round"], 0, 2, f"{place}.round")
        both = ((due[0][0], due[0][1]), (due[1][0], due[1][1]))
        step = LossChoice(self._side(nation), nation, field, number, both, role)
        if not step.options(self.state):
            raise Wrong("bad-number", f"{place}.due", data["due"])
        return step

    def _attacker(self, data: Data, place: str) -> Step:
        field = self._fought(data, place)
        if field.attacker == VIKINGS:
            raise Wrong("unknown-nation", f"{place}.battle.attacker", PARTIES[VIKINGS])
        return AttackerStand(self._side(field.attacker), field.attacker, field)

    def _defender(self, data: Data, place: str) -> Step:
        field = self._fought(data, place)
        if field.defender >= NATION_COUNT:
            raise Wrong("unknown-nation", f"{place}.battle.defender", PARTIES[field.defender])
        return DefenderStand(self._side(field.defender), field.defender, field)

    def _withdrawal(self, data: Data, place: str) -> Step:
        return AfterWithdrawal(self._fought(data, place))

    def _aftermath(self, data: Data, place: str) -> Step:
        field = self._battle(data, place, "winner")
        winner = self.whole(data["winner"], -1, 1, f"{place}.winner")
        area = field.area
        if winner == 0 and field.attacker != VIKINGS and not self.state.visitors[area]:
            raise Wrong("bad-number", f"{place}.winner", winner)
        return Aftermath(field, winner)

    def _flight(self, data: Data, place: str) -> Step:
        self.mapping(data, place, ("step", "nation", "area"))
        nation = self.party(data["nation"], VIKINGS, f"{place}.nation")
        return Flight(nation, self.region(data["area"], f"{place}.area"))

    def _rebuild(self, data: Data, place: str) -> Step:
        self.mapping(data, place, ("step", "nation", "area"))
        nation = self.party(data["nation"], NATION_COUNT, f"{place}.nation")
        area = self.region(data["area"], f"{place}.area")
        state = self.state
        counter = counter_for(state, nation, area) if state.owner[area] == nation else -1
        if counter < 0 or not state.units[area] & state.board.mobile:
            raise Wrong("bad-number", f"{place}.area", data["area"])
        return RebuildChoice(self._side(nation), nation, area)

    def _surplus(self, data: Data, place: str) -> Step:
        self.mapping(data, place, ("step", "nation", "regions", "attack"))
        regions = self.sequence(data["regions"], f"{place}.regions")
        return Surplus(
            self.party(data["nation"], NATION_COUNT, f"{place}.nation"),
            tuple(self.region(region, f"{place}.regions") for region in regions),
            self.truth(data["attack"], f"{place}.attack"),
        )

    def _tribute(self, data: Data, place: str) -> Step:
        self.mapping(data, place, ("step", "nation"))
        nation = self.party(data["nation"], NATION_COUNT, f"{place}.nation")
        return Tribute(self._side(nation), nation)

    def _recruit(self, data: Data, place: str) -> Step:
        self.mapping(data, place, ("step", "arriving", "bought"))
        nation = self.state.nation
        arriving = self.force(data["arriving"], f"{place}.arriving")
        if not contains(self.state.waiting[nation], arriving):
            raise Wrong("bad-number", f"{place}.arriving", data["arriving"])
        bought = [
            self.region(region, f"{place}.bought")
            for region in self.sequence(data["bought"], f"{place}.bought")
        ]
        return Recruit(self._side(nation), nation, arriving, frozenset(bought))

    def _plague(self, data: Data, place: str) -> Step:
        self.mapping(data, place, ("step", "region"))
        region = self.region(data["region"], f"{place}.region")
        if not self.state.units[region] & self.state.board.stacking:
            raise Wrong("bad-number", f"{place}.region", data["region"])
        return PlagueIn(region)

    def _move(self, data: Data, place: str) -> Step:
        state, board, nation = self.state, self.state.board, self.state.nation
        self.mapping(data, place, ("step", "groups", "riders", "tingis", "halted"))
        groups: dict[int, tuple[Group, ...]] = {}
        for name, lines in self.any_mapping(data["groups"], f"{place}.groups").items():
            where = f"{place}.groups.{str(name)[:40]}"
            spot = self.spot(name, PLACE_COUNT, where)
            found = []
            for line in self.sequence(lines, where):
                unit, number, spent, flags, came, bonus = self.sequence(line, where, 6)
                if not isinstance(unit, str) or unit not in UNIT_INDEX:
                    raise Wrong("unknown-unit", where, unit)
                found.append(
                    Group(
                        self.whole(spent, 0, MOST, where),
                        UNIT_INDEX[unit],
                        self.whole(flags, 0, MOST_FLAGS, where),
                        self.origin(came, where),
                        self.whole(bonus, 0, MOST, where),
                        self.whole(number, 1, MOST, where),
                    )
                )
            if found:
                groups[spot] = merged((), found)
        for spot in range(PLACE_COUNT):
            told = sum(ONE[group.kind] * group.number for group in groups.get(spot, ()))
            if told != mobile_at(state, nation, spot):
                raise Wrong("bad-number", f"{place}.groups.{PLACES[spot]}", dict(unpack(told)))
        riders = []
        for line in self.sequence(data["riders"], f"{place}.riders"):
            where = f"{place}.riders"
            who, spent, allowance, flags, came = self.sequence(line, where, 5)
            leader = board.leader_index.get(who, -1) if isinstance(who, str) else -1
            if leader < 0 or board.leaders[leader].nation != nation:
                raise Wrong("unknown-leader", where, who)
            riders.append(
                Rider(
                    leader,
                    self.whole(spent, 0, MOST, where),
                    self.whole(allowance, 0, MOST, where),
                    self.origin(came, where),
                    self.whole(flags, 0, MOST_FLAGS, where),
                )
            )
        step = Muster(
            self._side(nation),
            nation,
            groups,
            tuple(riders),
            self.truth(data["tingis"], f"{place}.tingis"),
            self.truth(data["halted"], f"{place}.halted"),
            is_free(state, nation),
            bool(places_of_leaders(state, nation)),
            NO_OFFERS,
        )
        return step.with_all_offers(state)


# How each kind of step is read.
READERS: Final[dict[str, Callable[[Reader, Data, str], Step]]] = {
    "flight": Reader._flight,
    "aftermath": Reader._aftermath,
    "withdrawal": Reader._withdrawal,
    "loss": Reader._loss,
    "attacker": Reader._attacker,
    "defender": Reader._defender,
    "rebuild": Reader._rebuild,
    "surplus": Reader._surplus,
    "tribute": Reader._tribute,
    "plague": Reader._plague,
    "recruit": Reader._recruit,
    "move": Reader._move,
}


def mobile_at(state: State, nation: int, place: int) -> Force:
    """Return the mobile units of the nation that moves at a place."""
    if place >= REGION_COUNT:
        force = state.abroad.get((place, nation), 0)
    elif state.owner[place] == nation:
        force = state.units[place]
    else:
        force = state.visitors[place]
    return force & state.board.mobile


def agenda_from(state: State, data: object) -> list[Step]:
    """Return the agenda of a position with something pending; Wrong says what is wrong."""
    return Reader(state).agenda(data)


__all__ = ["Wrong", "agenda_from", "pending_of"]
