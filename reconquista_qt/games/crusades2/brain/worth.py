"""What a position is worth to a side, and what an action promises at first sight.

All in points of losses: what the enemy has lost less what one's own side has.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from reconquista_qt.games.crusades2.odds.chances import check_chance, results
from reconquista_qt.games.crusades2.rules.assault import enemies_in_front
from reconquista_qt.games.crusades2.rules.clash import terms_of
from reconquista_qt.games.crusades2.rules.facts import (
    chit_of,
    combat_bonus,
    distance_from,
    has_facing,
    leaders_at,
    occupied,
    reach_of,
    units_at,
    values,
    zone,
)
from reconquista_qt.games.crusades2.rules.names import (
    ATTACK,
    CHARGING,
    CHECK,
    NONE,
    OC,
    ROUTED,
    STAND,
    STEP2,
)
from reconquista_qt.games.crusades2.rules.score import losses, unit_losses, winning_die
from reconquista_qt.games.crusades2.rules.state import State
from reconquista_qt.games.crusades2.rules.victory import VICTORY_ROLL
from reconquista_qt.kit.hexes import ARCS

LINE_REACH: Final = 9  # hexes: from here on the enemy may be upon a unit in a turn
LINE_OPEN: Final = 3  # sides without a friend that a unit in a line has anyhow
DECIDED: Final = 60.0  # points that a won battle is worth beyond its losses
STEP_SHARE: Final = 0.5  # of its loss, that a step costs a unit with two
DEAD_SHARE: Final = 0.95
RALLIES: Final = 0.4  # of its loss, that a unit which has fled is still worth
FLIGHT: Final = 0.8  # of its loss, that a rout costs: some rally


class Style(NamedTuple):
    """How a side is led.

    `daring` weighs what a blow promises, `caution` what the enemy could do, `pull` how it closes
    in, `mass` counts those who can still join a blow. `stake`: what is lost already is not counted
    again; `line` weighs each side on which nobody of one's own stands, `rally` the way of those
    who have fled to a leader, and his to them. `commanding`: leaders move last, to where they
    command most.
    """

    daring: float = 1.0
    caution: float = 0.45
    pull: float = 0.25
    mass: float = 0.7
    stake: bool = False
    line: float = 0.0
    rally: float = 0.0
    fear: float = 0.0
    tie: float = 0.12
    foresight: bool = False
    hindmost: bool = False
    commanding: bool = False


USUAL: Final = Style()
SKILLED: Final = Style(1.0, 0.45, 0.25, 0.7, True, 0.1, 1.0, 0.25, 0.35, True)
BOLD: Final = SKILLED._replace(daring=1.4, pull=0.3, mass=0.9, line=0.0, fear=0.0)
WARY: Final = SKILLED._replace(pull=0.2, mass=0.6, line=0.2, fear=0.7)
HINDMOST: Final = SKILLED._replace(hindmost=True)
EAGER: Final = BOLD._replace(daring=1.8, mass=0.5, hindmost=True)
STYLES: Final = (SKILLED, BOLD, WARY, HINDMOST, EAGER)


def balance(state: State, side: int) -> float:
    """Return by how many points of losses a side is ahead; a decided battle counts for more."""
    value = float(losses(state, 1 - side) - losses(state, side))
    if state.over is not None and state.over.winner is not None:
        won = state.over.winner == state.board.side_ids[side]
        value += DECIDED if won else -DECIDED
    return value


def loses_in_the_end(state: State, side: int) -> bool:
    """Whether a side has lost when the last turn is over and nobody has won (12.1)."""
    board = state.board
    winner = str(board.tables["end"][board.id]["winner"])
    return board.side_index.get(winner, side) != side


def hurried(state: State, side: int, style: Style) -> Style:
    """Return a style for who has to win before the time is up: bolder, the skilled ones late.

    Its leaders go where they command most instead of riding with their first unit: whoever is out
    of command attacks nobody.
    """
    if not loses_in_the_end(state, side):
        return style
    if style.stake and 3 * state.turn < 2 * state.board.turns:
        return style
    return style._replace(
        commanding=True,
        daring=style.daring * 1.3,
        caution=style.caution * 0.4,
        fear=style.fear * 0.4,
        pull=style.pull * 1.5,
    )


def stake_of(state: State, unit: int, style: Style) -> float:
    """Return what a unit can still cost its side: that of those who have fled may yet rally."""
    loss = state.board.units[unit].loss
    if not style.stake:
        return float(loss)
    if state.marks[unit] & ROUTED:
        return RALLIES * loss
    return float(loss - unit_losses(state, unit)[1])


def share_of(state: State, result: str, stays: float, units: tuple[int, ...]) -> float:
    """Return which share of its loss a hex of units pays for a result of the melee table.

    `stays` is the chance that one of them passes a check.
    """
    if result == NONE:
        return 0.0
    flees = (1 - stays) * FLIGHT
    if result == CHECK:
        return flees
    steps = 2 if result == STEP2 else 1
    top = units[0]
    left = state.board.units[top].steps - state.lost[top]
    lost = DEAD_SHARE if steps >= left else STEP_SHARE * steps
    lost /= len(units)
    return lost + (1 - lost) * flees


def melee_worth(state: State, target: int, units: tuple[int, ...], style: Style = USUAL) -> float:
    """Return what an attack promises: the enemy's expected losses less one's own."""
    defenders = units_at(state, target)
    if not defenders or not units:
        return 0.0
    joined = sum(check_chance(state, unit) for unit in units) / len(units)
    stays = sum(check_chance(state, unit) for unit in defenders) / len(defenders)
    flees = (1 - stays) ** len(defenders)
    terms = terms_of(state, target, units, defenders)
    attack = results(state, terms.attacker_column, sum(v for _, v in terms.attacker_modifiers))
    defence = results(state, terms.defender_column, sum(v for _, v in terms.defender_modifiers))
    theirs = sum(stake_of(state, unit, style) for unit in defenders)
    ours = sum(stake_of(state, unit, style) for unit in units)
    hurt = sum(p * share_of(state, name, stays, defenders) for name, p in attack.items()) * theirs
    # One hex of the attackers takes the steps; all of them check.
    cost = sum(p * share_of(state, name, joined, units) for name, p in defence.items()) * ours
    return joined * (flees * theirs * FLIGHT + (1 - flees) * (hurt - cost))


class Surroundings:
    """What stands about at a moment, looked up once for many places: blows by target, threats."""

    def __init__(self, state: State, side: int, style: Style) -> None:
        self.state, self.side, self.style = state, side, style
        self.enemy = 1 - side
        self._clashes: dict[tuple[int, int, int, int], float] = {}
        self._facing: dict[int, int] = {}  # strength that already looks at a cell
        self._near: dict[int, int] = {}  # strength that stands beside a cell
        self.movers: list[tuple[int, int, int]] = []  # cell, strength and hexes of each
        self._coming: dict[int, int] = {}
        self.zone = zone(state, self.enemy)
        self._stays: dict[int, float] = {}
        self._stakes: dict[int, float] = {}
        self._looked = False

    def _look(self) -> None:
        """Note who looks at and stands beside which cell, for whoever asks about places."""
        self._looked = True
        state, board, side = self.state, self.state.board, self.side
        for unit in board.units_of_side[side]:
            if state.cell[unit] < 0 or not has_facing(state, unit) or state.marks[unit] & OC:
                continue
            strength = values(state, unit).strength
            around = board.field.neighbours[state.cell[unit]]
            for front in ARCS[state.facing[unit]].front:
                if around[front] >= 0:
                    cell = around[front]
                    self._facing[cell] = self._facing.get(cell, 0) + strength
        for unit in board.units_of_side[self.enemy]:
            cell = state.cell[unit]
            if cell < 0 or state.marks[unit] & ROUTED or board.units[unit].skirmisher:
                continue
            strength = values(state, unit).strength
            for beside in board.field.near[cell]:
                self._near[beside] = self._near.get(beside, 0) + strength

    def worth(self, unit: int, cell: int, facing: int) -> float:
        """Return what a place promises a unit."""
        return place_worth(self, unit, cell, facing)

    def coming(self, target: int) -> int:
        """Return the strength of those who may still move and can come beside an enemy hex."""
        found = self._coming.get(target)
        if found is None:
            far = self.state.board.field.distances(target)
            found = sum(strength for at, strength, hexes in self.movers if 1 < far[at] <= hexes)
            self._coming[target] = found
        return found

    def stays(self, unit: int) -> float:
        """Return the chance that a unit passes a check where it stands."""
        found = self._stays.get(unit)
        if found is None:
            found = self._stays[unit] = check_chance(self.state, unit)
        return found

    def stake(self, unit: int) -> float:
        """Return what a unit can still cost its side."""
        found = self._stakes.get(unit)
        if found is None:
            found = self._stakes[unit] = stake_of(self.state, unit, self.style)
        return found

    def bare(self, cell: int, origin: int) -> int:
        """Return on how many sides of a cell nobody of one's own stands, whoever comes from it."""
        board = self.state.board
        friends = occupied(self.state)[self.side] & ~board.sets.bit[origin]
        return (board.around[cell] & ~friends).bit_count()

    def clash(self, unit: int, target: int, strength: int, count: int) -> float:
        """Return what a blow of so much strength by a unit and its friends promises."""
        state, board = self.state, self.state.board
        key = (target, strength, board.units[unit].movement_class, count)
        found = self._clashes.get(key)
        if found is not None:
            return found
        defenders = units_at(state, target)
        bonus = 0
        for leader in leaders_at(state, target, self.enemy):
            bonus = max(bonus, combat_bonus(state, leader))
        standing = any(chit_of(state, other) == STAND for other in defenders)
        routed = any(state.marks[other] & ROUTED for other in defenders)
        plus = 1 if state.chit[state.own[unit]] == ATTACK else 0
        terrain = board.attack_terrain(state.cell[unit], target)
        theirs = sum(self.stake(other) for other in defenders)
        stays = sum(self.stays(other) for other in defenders) / len(defenders)
        attack = results(state, board.melee.column(strength), plus + terrain)
        defence = results(
            state, board.melee.column(sum(values(state, other).strength for other in defenders)),
            bonus + standing - routed,
        )  # fmt: skip
        flees = (1 - stays) ** len(defenders)
        own = self.stays(unit)
        hurt = sum(p * share_of(state, r, stays, defenders) for r, p in attack.items()) * theirs
        cost = sum(p * share_of(state, r, own, (unit,)) for r, p in defence.items())
        # Those who join each check after the blow, but only one takes its steps.
        cost *= self.stake(unit) * (1 + 0.35 * (count - 1))
        found = own * (flees * theirs * FLIGHT + (1 - flees) * (hurt - cost))
        self._clashes[key] = found
        return found

    def blow(self, unit: int, cell: int, facing: int) -> float:
        """Return what a unit adds to the best blow that it could strike from a place."""
        if not self._looked:
            self._look()
        state, board = self.state, self.state.board
        enemies = occupied(state)[self.enemy]
        around = board.field.neighbours[cell]
        mine = values(state, unit).strength
        here = state.cell[unit]
        looks = () if here < 0 else tuple(
            board.field.neighbours[here][s] for s in ARCS[state.facing[unit]].front
        )  # fmt: skip
        best = 0.0
        for side in ARCS[facing].front:
            target = around[side]
            if target < 0 or not enemies & board.sets.bit[target]:
                continue
            if board.units[units_at(state, target)[0]].skirmisher and board.units[unit].horse:
                best = max(best, 0.4)  # they may well be gone by then
                continue
            there = self._facing.get(target, 0)
            if target in looks and state.cell[unit] == here and has_facing(state, unit):
                there -= mine
            there = max(0, there)
            friends = self.coming(target)
            support = min(friends, 2 * mine) * self.style.mass
            whole = round(there + mine + support)
            count = max(1, round(whole / max(1, mine)))
            worth = self.clash(unit, target, whole, count)
            best = max(best, worth * mine / max(1, whole) if worth > 0 else worth * 0.3)
        return best

    def threat(self, unit: int, cell: int, facing: int) -> float:
        """Return what the enemies beside a place could do to a unit there."""
        if not self._looked:
            self._look()
        strength = self._near.get(cell, 0)
        if not strength:
            return 0.0
        state, board = self.state, self.state.board
        attack = results(state, board.melee.column(strength), 0)
        stays = self.stays(unit)
        hurt = sum(p * share_of(state, r, stays, (unit,)) for r, p in attack.items())
        worth = hurt * self.stake(unit) * 0.6
        if facing >= 0:
            around = board.field.neighbours[cell]
            shut = sum(
                1 for side in ARCS[facing].rear
                if around[side] < 0 or self.zone & board.sets.bit[around[side]]
            )  # fmt: skip
            worth *= 1 + 0.35 * shut
        return worth


def place_worth(fields: Surroundings, unit: int, cell: int, facing: int) -> float:
    """Return what a place promises a unit, without moving it: whom it faces, who faces it."""
    state, style = fields.state, fields.style
    board = state.board
    about = board.units[unit]
    enemy = fields.enemy
    shown = values(state, unit)
    distance = distance_from(state, enemy, cell)
    if state.marks[unit] & ROUTED:
        beyond = out_of_range(state, unit, cell)
        lost = style.rally * (min(beyond, 1) + 0.1 * beyond)
        return 0.3 * min(distance, 6) - 0.2 * beyond - lost
    shooter = shown.fire and not about.heavy
    if about.skirmisher or (shooter and shown.strength <= 5):
        wanted = min(2, len(board.ranges.get(about.type, (0,))))
        exposed = 1.5 if fields.zone & board.sets.bit[cell] else 0.0
        score = -0.3 * abs(distance - wanted) - exposed
        return score - (0.0 if about.skirmisher else style.caution * fields.threat(
            unit, cell, facing))  # fmt: skip
    score = -style.pull * min(distance, 20)
    if distance == 1 and facing >= 0:
        score += style.daring * fields.blow(unit, cell, facing)
        score += 0.6 if state.marks[unit] & CHARGING else 0.0
        score -= style.caution * fields.threat(unit, cell, facing)
    if distance == 2:
        # Within an easy charge of the enemy, without a blow of one's own.
        score -= 0.3 * style.caution
    if style.line and distance <= LINE_REACH:
        bare = fields.bare(cell, state.cell[unit])
        score -= style.line * max(0, bare - LINE_OPEN) * fields.stake(unit) / 6
    score -= style.tie * out_of_range(state, unit, cell)
    return score


def out_of_range(state: State, unit: int, cell: int) -> int:
    """Return by how many hexes a cell is beyond the ranges of those whom a unit may follow."""
    board = state.board
    least = 99
    for leader in {state.own[unit], board.overall[board.side_of[unit]]}:
        at = state.leader_cell[leader]
        if at >= 0:
            least = min(least, board.field.distance(at, cell) - reach_of(state, leader))
    return max(0, least) if least < 99 else 0


def faces_somebody(state: State, unit: int) -> bool:
    """Whether a unit has an enemy in front of it."""
    return has_facing(state, unit) and bool(enemies_in_front(state, unit))


def win_chance(state: State, side: int) -> float:
    """Return the chance that a side's next roll for victory wins (11.0)."""
    needed = winning_die(state, side)
    return (state.board.faces + 1 - needed) / state.board.faces if needed else 0.0


def outlook(state: State, side: int) -> float:
    """Return a forecast for a side: the losses of both, and the rolls for victory to come."""
    value = balance(state, side)
    if state.over is None:
        value += DECIDED * (win_chance(state, side) - win_chance(state, 1 - side))
    return value


def forecast(state: State, side: int) -> float:
    """Return what a position is worth to a side, whatever its last roll for victory showed.

    That one roll outweighs all else that dice decide in a playout, and no plan changes it: what
    counts is how likely it was.
    """
    if state.over is None or state.over.reason != VICTORY_ROLL:
        return outlook(state, side)
    value = float(losses(state, 1 - side) - losses(state, side))
    return value + DECIDED * (win_chance(state, side) - win_chance(state, 1 - side))
