"""What must be true of every state, whatever was played."""

from __future__ import annotations

from .control import fleets_in_play
from .fleets import cargo_of, ships_at
from .forces import counts, force_of, size
from .hostility import side_of
from .names import ACTIVE, CHRISTIAN, FLEET, KINGDOMS, OWNERS, POWER_COUNT, POWERS, REBEL, UNITS
from .position import position_of, read_position
from .state import State


def problems_of(state: State) -> list[str]:
    """Return every broken invariant of a state.

    Rules: 3.2/limit, 3.7/A20, 3.0/C12.
    """
    found = [
        " ".join(problem)
        for problem in read_position(State(state.board, state.options), position_of(state))
    ]
    if not state.agenda and state.over is None:
        found.append("empty agenda")
    if min(state.treasury) < 0:
        found.append(f"negative treasury {state.treasury}")
    if min(state.fleets) < 0:
        found.append("negative fleets")
    found += _units(state)
    found += _powers(state)
    found += _campaign(state)
    return found


def _units(state: State) -> list[str]:
    found = []
    board = state.board
    for places in (state.field, state.city):
        for area, stacks in enumerate(places):
            owners = [owner for owner, _ in stacks]
            if owners != sorted(set(owners)):
                found.append(f"stacks out of order in {board.areas[area]}")
            for owner, force in stacks:
                if force <= 0 or force >> (8 * FLEET):
                    found.append(f"bad force of {OWNERS[owner]} in {board.areas[area]}")
                if board.box[area] and owner % REBEL != 7:
                    found.append(f"{OWNERS[owner]} in the box")
    for area, stacks in enumerate(state.city):
        holder = state.controller[area]
        for owner, _ in stacks:
            if owner >= REBEL or holder >= REBEL:
                fits = side_of(owner) == side_of(holder) or owner == holder
            else:
                fits = bool(state.relations.friends[owner] >> holder & 1) or owner == holder
                # A war among the Christians may begin with guests in a city.
                fits = fits or side_of(owner) == side_of(holder) == CHRISTIAN
            if not fits:
                found.append(f"{OWNERS[owner]} in the city of {board.areas[area]}")
    if state.population.count(1) + state.population.count(2) > board.settler_markers:
        found.append("too many settlers")
    return found


def _powers(state: State) -> list[str]:
    found = []
    for power in KINGDOMS:
        owned = any(owner % REBEL == power for owner in state.controller)
        if state.status[power] == ACTIVE:
            if not owned and state.independence != power:
                found.append(f"{POWERS[power]} has nothing and is in play")
            continue
        if owned:
            found.append(f"{POWERS[power]} is not in play and has areas")
        if fleets_in_play(state, (power,)):
            found.append(f"{POWERS[power]} is not in play and has fleets")
        for stacks in (*state.field, *state.city):
            if any(owner % REBEL == power for owner, _ in stacks):
                found.append(f"{POWERS[power]} is not in play and has units")
                break
        if state.treasury[power]:
            found.append(f"{POWERS[power]} is not in play and has points")
    if state.war >= 0 and state.status[state.war] != ACTIVE:
        found.append("a war of a kingdom that is not in play")
    return found


def _campaign(state: State) -> list[str]:
    found = []
    if state.campaign < 0:
        return ["worn units outside a campaign"] if state.worn or state.ships else []
    board, power = state.board, state.campaign
    base = board.area_count
    for place, known in state.worn.items():
        inside = place >= base
        area = place - base if inside else place
        force = force_of((state.city if inside else state.field)[area], power)
        kinds = [0] * len(UNITS)
        for unit in known:
            kinds[unit[0]] += 1
            if unit[1] < -1 or not unit[2]:
                found.append(f"bad unit {unit} in {board.areas[area]}")
        have = dict(counts(force))
        for kind, count in enumerate(kinds):
            if count > have.get(kind, 0):
                found.append(f"more known {UNITS[kind]} than there are in {board.areas[area]}")
    for sea in range(board.sea_count):
        known_ships = state.ships.get(sea, ())
        if len(known_ships) > state.fleets[sea * POWER_COUNT + power]:
            found.append(f"more known fleets than there are in {board.seas[sea]}")
            continue
        for ship in ships_at(state, sea):
            if ship[0] < 0 or size(cargo_of([ship])) > board.carries:
                found.append(f"bad fleet {ship} in {board.seas[sea]}")
    return found
