"""Hex arithmetic: checked against known figures, against geometry, and on both kinds of field."""

from __future__ import annotations

import itertools
import math
import random

import pytest

from reconquista_qt.kit.hexes import (
    ARCS,
    CORNERS,
    OFF,
    SIDES,
    HexField,
    cell_name,
    opposite,
    parse_name,
    way_to,
    zone,
)


def field(lowered: int = 1, columns: int = 25, rows: int = 29, first: int = 1) -> HexField:
    """Return a rectangle of hexes."""
    places = itertools.product(range(first, first + columns), range(rows))
    return HexField(places, lowered=lowered)


WIDE = field(first=10)
BOTH = [field(1), field(0)]


def names(hexes: HexField, cells: tuple[int, ...]) -> list[str]:
    """Return cells by their names, "" for those off the field."""
    return [hexes.names[cell] if cell >= 0 else "" for cell in cells]


def test_neighbours_where_the_odd_columns_stand_lower() -> None:
    even, odd = WIDE.by_name["1212"], WIDE.by_name["1312"]
    assert names(WIDE, WIDE.neighbours[even]) == ["1211", "1311", "1312", "1213", "1112", "1111"]
    assert names(WIDE, WIDE.neighbours[odd]) == ["1311", "1412", "1413", "1313", "1213", "1212"]


def test_neighbours_where_the_even_columns_stand_lower() -> None:
    hexes = field(0)
    even, odd = hexes.by_name["1212"], hexes.by_name["1312"]
    assert names(hexes, hexes.neighbours[odd]) == ["1311", "1411", "1412", "1313", "1212", "1211"]
    assert names(hexes, hexes.neighbours[even]) == ["1211", "1312", "1313", "1213", "1113", "1112"]


@pytest.mark.parametrize("hexes", BOTH)
def test_a_neighbour_sees_the_same_side_from_across(hexes: HexField) -> None:
    for cell, around in enumerate(hexes.neighbours):
        for side, other in enumerate(around):
            if other >= 0:
                assert hexes.neighbours[other][opposite(side)] == cell
                assert hexes.side_to(cell, other) == side
        assert hexes.near[cell] == tuple(c for c in around if c >= 0)
        assert hexes.is_edge(cell) == (len(hexes.near[cell]) < 6)


def test_distances_that_are_known() -> None:
    at = WIDE.by_name
    pairs = {("1110", "1310"): 2, ("2828", "2000"): 32, ("1009", "3409"): 24, ("1212", "1212"): 0}
    assert {pair: WIDE.distance(at[pair[0]], at[pair[1]]) for pair in pairs} == pairs


@pytest.mark.parametrize("hexes", BOTH)
def test_distance_is_the_number_of_steps(hexes: HexField) -> None:
    start = hexes.by_name["0713"]
    steps = hexes.reachable([start], lambda _from, _to: True)
    assert [steps[cell] for cell in range(len(hexes))] == list(hexes.distances(start))
    assert hexes.ring(start, 3) == tuple(c for c in range(len(hexes)) if steps[c] == 3)
    assert len(hexes.disk(start, 3)) == 37


def test_a_hole_belongs_to_no_field() -> None:
    places = {(c, r) for c in range(5) for r in range(5)} - {(2, 2)}
    hexes = HexField(places)
    assert len(hexes) == 24
    assert "0202" not in hexes.by_name
    assert hexes.neighbours[hexes.by_name["0201"]][SIDES.index("s")] == OFF
    assert hexes.distance(hexes.by_name["0201"], hexes.by_name["0203"]) == 2


@pytest.mark.parametrize("hexes", BOTH)
def test_a_point_lies_in_the_hex_whose_centre_is_nearest(hexes: HexField) -> None:
    rng = random.Random(3)
    centres = [hexes.centre(cell) for cell in range(len(hexes))]
    for _ in range(400):
        x, y = rng.uniform(3, 36), rng.uniform(3, 46)
        far = [math.dist(centre, (x, y)) for centre in centres]
        assert hexes.cell_at(x, y) == far.index(min(far))
    assert hexes.cell_at(-40.0, 3.0) == OFF


@pytest.mark.parametrize("hexes", BOTH)
def test_corners_are_shared_with_the_neighbours_across(hexes: HexField) -> None:
    cell = hexes.by_name["0713"]
    for side, other in enumerate(hexes.neighbours[cell]):
        mine = {tuple(round(v, 9) for v in p) for p in hexes.corners(cell)}
        theirs = {tuple(round(v, 9) for v in p) for p in hexes.corners(other)}
        assert len(mine & theirs) == 2, SIDES[side]


@pytest.mark.parametrize("hexes", BOTH)
def test_a_line_passes_the_hexes_under_its_points(hexes: HexField) -> None:
    rng = random.Random(5)
    centres = [hexes.centre(cell) for cell in range(len(hexes))]
    for _ in range(300):
        one, other = rng.randrange(len(hexes)), rng.randrange(len(hexes))
        steps = hexes.distance(one, other)
        line = hexes.line(one, other)
        assert len(line) == max(0, steps - 1)
        (x, y), (u, v) = centres[one], centres[other]
        for step, cells in enumerate(line, start=1):
            px, py = x + (u - x) * step / steps, y + (v - y) * step / steps
            far = [math.dist(centre, (px, py)) for centre in centres]
            least = min(far)
            assert [far[c] for c in cells if c != OFF] == pytest.approx(
                [least] * sum(c != OFF for c in cells)
            )
            assert len(cells) == 1 or OFF in cells or len(set(cells)) == 2
        back = [set(cells) for cells in reversed(hexes.line(other, one))]
        assert back == [set(cells) for cells in line]


def test_a_line_along_a_hexside_names_both_hexes() -> None:
    at = WIDE.by_name
    assert [set(names(WIDE, cells)) for cells in WIDE.line(at["1212"], at["1412"])] == [
        {"1311", "1312"}
    ]
    assert names(WIDE, WIDE.line(at["1212"], at["1215"])[0]) == ["1213"]
    # Along the upper edge, where one of the two lies off the field.
    assert set(names(WIDE, WIDE.line(at["1100"], at["1300"])[0])) == {"1200", "1201"}
    assert set(names(WIDE, WIDE.line(at["1000"], at["1200"])[0])) == {"", "1100"}


@pytest.mark.parametrize("hexes", BOTH)
def test_the_side_by_which_a_line_leaves(hexes: HexField) -> None:
    start = hexes.by_name["1214"]
    x, y = hexes.centre(start)
    for other in range(len(hexes)):
        if other == start:
            assert hexes.sides_toward(start, other) == ()
            continue
        u, v = hexes.centre(other)
        # Clockwise from the top, a hexside spans sixty degrees.
        turn = math.degrees(math.atan2(u - x, y - v)) % 360
        sides = hexes.sides_toward(start, other)
        for side in range(6):
            off = abs((turn - 60 * side + 180) % 360 - 180)
            assert (side in sides) == (off <= 30 + 1e-6)


def test_the_arcs_of_a_unit_that_faces_a_corner() -> None:
    east = ARCS[CORNERS.index("e")]
    assert [SIDES[s] for s in east.front] == ["ne", "se"]
    assert {SIDES[s] for s in east.flank} == {"n", "s"}
    assert {SIDES[s] for s in east.rear} == {"nw", "sw"}
    for arcs in ARCS:
        assert sorted((*arcs.front, *arcs.flank, *arcs.rear)) == list(range(6))


def test_a_zone_is_what_lies_beyond_some_sides() -> None:
    cell = WIDE.by_name["1212"]
    assert names(WIDE, zone(WIDE, cell, ARCS[CORNERS.index("e")].front)) == ["1311", "1312"]
    corner = WIDE.by_name["1000"]
    assert names(WIDE, zone(WIDE, corner, range(6))) == ["1100", "1001"]


def test_the_cheapest_way_goes_round_what_is_dear_and_stops_where_it_must() -> None:
    hexes = HexField(itertools.product(range(7), range(7)))
    at = hexes.by_name
    dear = {at["0302"], at["0303"], at["0304"]}

    def cost(_from: int, _side: int, to: int) -> int:
        return 9 if to in dear else 1

    found = hexes.cheapest(at["0103"], 12, cost)
    way = way_to(found, at["0503"])
    assert way[0] == at["0103"] and way[-1] == at["0503"] and not dear & set(way)
    assert found[at["0503"]][0] == len(way) - 1
    assert at["0303"] in found and found[at["0303"]][0] == 10

    walls = hexes.cheapest(at["0103"], 12, lambda a, s, to: -1 if to in dear else 1)
    assert not dear & set(walls)

    halted = hexes.cheapest(at["0103"], 12, lambda a, s, to: 1, halts={at["0203"], at["0103"]})
    assert halted[at["0203"]] == (1, at["0103"])
    assert all(before != at["0203"] for _, before in halted.values())
    assert max(spent for spent, _ in hexes.cheapest(at["0103"], 2, cost).values()) <= 2


def test_names_of_four_digits() -> None:
    assert cell_name(3, 9) == "0309"
    assert parse_name("0309") == (3, 9)
    assert [parse_name(text) for text in ("309", "03x9", "٠٣٠٩", "-309", "")] == [None] * 5
