"""The field on the table: ways, facing in the hand, blows that are aimed, what lights up."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games.crusades2.board import SURFACE
from reconquista_qt.games.crusades2.board.choices import FieldChoices
from reconquista_qt.games.crusades2.board.ground import battlefield, lettered, place_id
from reconquista_qt.games.crusades2.board.projection import Projection
from reconquista_qt.games.crusades2.brain.greedy import Greedy
from reconquista_qt.games.crusades2.rules.actions import Done, Enter, Melee, Move
from reconquista_qt.games.crusades2.rules.duty import march
from reconquista_qt.games.crusades2.rules.facts import on_map
from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.games.crusades2.rules.movement import Movement, leader_reach
from reconquista_qt.games.crusades2.rules.names import SCENARIOS
from reconquista_qt.games.crusades2.rules.route import Routes
from reconquista_qt.games.crusades2.words import Words
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.table.items import HeldItem, PlaceMark
from reconquista_qt.view.table.view import TableView
from reconquista_qt.view.theme import LOOKS
from tests.games.crusades2 import table as positions

LEFT = Qt.MouseButton.LeftButton


def played(scenario: str, kind: str, turn: int = 1, least: int = 2) -> Session:
    """Return a game of greedy players that has come to a decision of a kind."""
    session = Session.new(GAME, seed=5, scenario=scenario)
    greedy = Greedy()
    for _ in range(6000):
        waiting = session.waiting
        assert isinstance(waiting, Decision)
        if waiting.kind == kind and session.state.turn >= turn and len(waiting.options) >= least:
            return session
        session.act(greedy(session.state))
    raise AssertionError(kind)


def table(qtbot: Any, session: Session) -> TableView:
    view = TableView(GameController(session, home=GAME), SURFACE, LOOKS["light"], Words("en"))
    qtbot.addWidget(view)
    view.resize(1200, 900)
    view.playback.set_speed("instant")
    view.reduced_motion = True
    view.show()
    qtbot.waitExposed(view)
    view.fit()
    return view


def pull(qtbot: Any, view: TableView, *places: str) -> None:
    """Drag by the middles of some hexes, and let go over the last."""
    port = view.viewport()
    qtbot.mousePress(port, LEFT, pos=view.anchor_of(places[0]))
    for place in places[1:]:
        qtbot.mouseMove(port, view.anchor_of(place) - QPoint(1, 1))
        qtbot.mouseMove(port, view.anchor_of(place))
    qtbot.mouseRelease(port, LEFT, pos=view.anchor_of(places[-1]))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ways_cost_what_the_search_says(scenario: str) -> None:
    session = played(scenario, "movement", turn=2)
    state: Any = session.state
    board = state.board
    seen = 0
    for side in (0, 1):
        for unit in list(on_map(state, side))[::3]:
            reach = march(state, (unit,)).reach
            routes = Routes(board, reach)
            for cost, sets in reach.layers:
                for facing, cells in enumerate(sets):
                    wished = facing if len(sets) > 1 else -1
                    for cell in list(board.sets.cells(cells))[::7]:
                        way = routes.way(cell, wished)
                        assert way[0] == state.cell[unit] and way[-1] == cell
                        assert routes.cost_along(way, wished) == cost
                        seen += 1
    assert seen > 60


def test_a_leaders_way() -> None:
    session = played("hab", "movement")
    state: Any = session.state
    reach = leader_reach(state, 0)
    cost, sets = reach.layers[-1]
    cell = next(iter(state.board.sets.cells(sets[0])))
    routes = Routes(state.board, reach)
    assert routes.cost_along(routes.way(cell, -1), -1) == cost


def test_the_way_bends_with_the_hand_and_the_facing_with_the_wheel(qtbot: Any) -> None:
    session = played("hab", "movement")
    view = table(qtbot, session)
    state: Any = session.state
    start = next(p for p, there in view.board.picture.places.items() if there[0].id == "ghazi_a")
    assert view.moving.take_up(start)
    selection = view.selection
    assert selection is not None
    field = state.board.field
    free = {place for place in selection.ways if place != start}
    around = {place: {field.names[c] for c in field.near[field.by_name[place]]} for place in free}
    # Two hexes side by side that it may both go to, over a third that is no shorter.
    view.hovering.over(view.anchor_of(start))
    end = sorted(free, key=lambda p: selection.ways[p].cost)[-1]
    straight, cost = selection.path(end)
    via = next(p for p in sorted(around[end] & free) if p not in straight)
    before, _ = selection.path(via)
    for place in (*before[1:], end):
        selection.pass_over(place)
    bent, dearer = selection.path(end)
    if bent != straight:
        assert via in bent and float(dearer.replace("½", ".5")) >= float(cost.replace("½", ".5"))
    facing = selection.pieces[0].facing
    assert facing is not None
    view.moving.turn(1)
    assert selection.pieces[0].facing == (facing + 1) % 6
    view.hovering.over(view.anchor_of(end))
    action = selection.ways[end].action
    assert isinstance(action, Move)
    view.moving.put_back()


def test_a_unit_is_dragged_and_faces_as_it_was_turned(qtbot: Any) -> None:
    session = played("hab", "movement")
    view = table(qtbot, session)
    start = next(p for p, there in view.board.picture.places.items() if there[0].id == "ghazi_a")
    assert view.moving.take_up(start)
    selection = view.selection
    assert selection is not None
    place, way = next((p, w) for p, w in selection.ways.items() if p != start)
    view.moving.put_back()
    pull(qtbot, view, start, place)
    piece = next(p for p in view.board.picture.at(place) if p.id == "ghazi_a")
    assert piece.facing == way.facing
    session.undo()


def test_a_turn_in_place_by_keys_alone(qtbot: Any) -> None:
    session = played("tannenburg", "movement")
    view = table(qtbot, session)
    state: Any = session.state
    step = state.agenda[-1]
    assert isinstance(step, Movement)
    start = next(
        place for place in view.board.picture.places
        if any(view.moving.take_up(place) and view.moving.turn(1) and place in view.selection.ways  # type: ignore[union-attr]
               for _ in (0,))
    )  # fmt: skip
    assert view.selection is not None and view.selection.is_turned
    wished = view.selection.pieces[0].facing
    name = view.selection.pieces[0].id
    view.select_area(start)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert view.selection is None
    assert next(p for p in view.board.picture.at(start) if p.id == name).facing == wished


def test_a_melee_is_aimed_changed_and_committed(qtbot: Any) -> None:
    session = played("nicopolis", "melee", turn=2, least=3)
    waiting = session.waiting
    assert isinstance(waiting, Decision)
    state: Any = session.state
    view = table(qtbot, session)
    names = state.board.field.names
    groups = [
        (action, {state.cell[state.board.passport.units_in[u]] for u in action.units})
        for action in waiting.options if isinstance(action, Melee)
    ]  # fmt: skip
    action, cells = max(groups, key=lambda group: len(group[1]))
    assert len(cells) > 1
    target = f"{action.target:04d}"
    view.act_at(target, QPoint(5, 5))
    assert view.aimed is not None and view.aimed.action == action
    assert target in view.board.highlighted("aim")
    assert view.board.highlighted("member") == {names[cell] for cell in cells}
    answer = view.odds.of(view.aimed.action)
    assert answer is not None
    rows = {row.what for row in answer.question.rows}
    assert {"attacker.strength", "defender.strength"} <= rows
    assert sum(line.chance for line in answer.lines if not line.group) == pytest.approx(1.0)
    out = names[min(cells)]
    view.act_at(out, QPoint(5, 5))
    assert view.aimed is not None and len(view.aimed.action.units) < len(action.units)
    assert out in view.board.highlighted("bystander")
    assert view.cancel() and view.aimed is None
    assert session.waiting is waiting or session.waiting == waiting
    view.act_at(target, QPoint(5, 5))
    entries = len(session.journal)
    view.act_at(target, QPoint(5, 5))
    assert view.aimed is None and len(session.journal) > entries


def test_what_lights_up(qtbot: Any) -> None:
    session = played("hab", "movement", turn=2)
    view = table(qtbot, session)
    place = next(p for p in view.board.picture.places if view.movable(p))
    assert view.moving.take_up(place)
    zone = view.board.highlighted("foe_zone")
    assert zone
    inside, outside = min(zone), min(set(view.board.shape.places) - zone)
    told = "in an enemy zone of control"
    assert told in view.access.describe(inside) and told not in view.access.describe(outside)
    view.moving.put_back()
    assert not view.board.highlighted("foe_zone")
    assert told not in view.access.describe(inside)
    view.setFocus()
    qtbot.keyPress(view, Qt.Key.Key_K)
    assert view.board.highlighted("span") | view.board.highlighted("followers")
    qtbot.keyRelease(view, Qt.Key.Key_K)
    assert not view.board.highlighted("span") | view.board.highlighted("followers")


def test_who_has_still_to_come_waits_beside_the_map(qtbot: Any) -> None:
    session = Session.new(GAME, seed=5, scenario="hattin")
    while isinstance(session.waiting, Decision) and session.waiting.kind != "movement":
        session.act(session.waiting.options[-1])
    view = table(qtbot, session)
    box = "waiting.crusader"
    able = view.movable(box)
    assert {piece.id for piece in able} >= {"ray_a", "raymond"}
    ray = next(piece for piece in able if piece.id == "ray_a")
    assert view.moving.take_up(box, (ray,))
    assert view.selection is not None
    way = next(iter(view.selection.ways.values()))
    assert isinstance(way.action, Enter)
    assert view.perform(way.action)
    assert "ray_a" not in {piece.id for piece in view.board.picture.at(box)}


def test_hidden_chits_lie_face_down() -> None:
    session = played("hab", "movement")
    state: Any = session.state
    for seat in ("turk", "crusader"):
        picture = Projection().picture(state, seat)
        for pieces in picture.places.values():
            for piece in pieces:
                if piece.art == "leader" and piece.seat != seat:
                    leader = state.board.leader_index[piece.id]
                    known = bool(state.leader_marks[leader] & 1)
                    assert ("chit:hidden" in piece.badges) != known


def test_the_odds_of_a_seat_leave_hidden_chits_out() -> None:
    session = played("nicopolis", "melee", turn=1, least=2)
    waiting, state = session.waiting, session.state
    assert isinstance(waiting, Decision) and isinstance(state, Any.__class__) is not None
    action = next(a for a in waiting.options if isinstance(a, Melee))
    question = SURFACE.odds_of(state, waiting.side, action)
    assert question is not None and question.data["view"] == waiting.side
    hidden = state.clone()
    other = 1 - state.board.side_index[waiting.side]
    for leader in state.board.leaders_of[other]:
        if not hidden.leader_marks[leader] & 1:
            hidden.chit[leader] = "stand"
    told = GAME.odds(dict(question.data), state)
    assert GAME.odds(dict(question.data), hidden) == told


def test_moves_are_grouped_without_being_made() -> None:
    session = played("tannenburg", "movement")
    waiting = session.waiting
    assert isinstance(waiting, Decision)
    places = SURFACE.geometry(session.state).places
    choices = FieldChoices(places, SURFACE.closing, SURFACE.projection()).group(
        session.state, waiting
    )
    assert sum(len(choice.actions) for choice in choices) == len(waiting.options)
    move = next(choice for choice in choices if choice.id == "move")
    place, actions = next(iter(move.by_place.items()))
    assert all(session.why_not(action) is None for action in actions)
    assert all(not isinstance(action, Done) for action in actions) and place in places


def test_nothing_is_left_on_the_board_when_a_drag_is_broken_off(qtbot: Any) -> None:
    session = played("hab", "movement")
    view = table(qtbot, session)
    start = next(p for p, there in view.board.picture.places.items() if there[0].id == "ghazi_a")
    assert view.moving.take_up(start)
    assert view.selection is not None
    end = next(place for place in view.selection.ways if place != start)
    port = view.viewport()
    qtbot.mousePress(port, LEFT, pos=view.anchor_of(start))
    qtbot.mouseMove(port, view.anchor_of(end) - QPoint(1, 1))
    qtbot.mouseMove(port, view.anchor_of(end))
    # What is in the hand, and as it would stand there.
    assert sum(isinstance(item, HeldItem) for item in view.board.items()) == 2
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert not any(isinstance(item, HeldItem) for item in view.board.items())
    qtbot.mouseRelease(port, LEFT, pos=view.anchor_of(end))


def test_the_hex_under_the_hand_is_told_while_it_drags_and_after_the_drop(qtbot: Any) -> None:
    session = played("hab", "movement", turn=2)
    view = table(qtbot, session)
    told: list[str] = []
    view.areaHovered.connect(told.append)
    start, to = next(
        (place, way)
        for place in view.board.picture.places
        if len(view.movable(place)) == 1 and view.moving.take_up(place, view.movable(place))
        for way in (next(iter(sorted(view.selection.ways)), ""),)  # type: ignore[union-attr]
        if way and way != place
    )
    view.moving.put_back()
    qtbot.mouseMove(view.viewport(), view.anchor_of(start))
    pull(qtbot, view, start, to)
    assert told[-1] == to
    assert view.board.picture.places.get(to)
    # What goes nowhere glides back: the hex of the hand is told, then whatever comes next.
    here = next(p for p in view.board.picture.places if p != to and len(view.movable(p)) == 1)
    enemy = next(
        place for place in view.board.picture.places
        if place not in (to, here) and not view.movable(place)
        and view.board.shape.rect.contains(view.board.shape.anchor(place))
    )  # fmt: skip
    pull(qtbot, view, here, enemy)
    assert told[-1] == enemy
    qtbot.mouseMove(view.viewport(), view.anchor_of(here) - QPoint(1, 1))
    qtbot.mouseMove(view.viewport(), view.anchor_of(here))
    assert told[-1] == here


def test_what_a_side_has_inflicted_is_one_number_of_one_name(qtbot: Any) -> None:
    session = played("hab", "movement", turn=4)
    view = table(qtbot, session)
    tracks = view.board.picture.tracks
    for standing in GAME.standings(session.state):
        track = f"inflicted.{standing.seat}"
        assert tracks[track] == standing.points
        assert view.naming.track(track) == view.naming.standing(standing.seat)
        assert view.naming.seat(standing.seat) in view.naming.standing(standing.seat)
    assert any(standing.points for standing in GAME.standings(session.state))


def test_whom_one_can_fire_at_is_lit_over_its_counter(qtbot: Any) -> None:
    session = played("hab", "defensive_fire", turn=2)
    view = table(qtbot, session)
    targets = view.board.highlighted("lit")
    assert targets and all(view.board.piles_of(place) for place in targets)
    marks = [item for item in view.board.items() if isinstance(item, PlaceMark)]
    piles = [pile for place in targets for pile in view.board.piles_of(place)]
    for place in targets:
        at = view.board.shape.anchor(place)
        over = [mark.zValue() for mark in marks if mark.sceneBoundingRect().contains(at)]
        assert max(over) > max(pile.zValue() for pile in piles)


@pytest.mark.parametrize("name", ["lit", "shown", "changed"])
def test_what_is_told_of_a_hex_is_told_over_its_counters(qtbot: Any, name: str) -> None:
    view = table(qtbot, played("hab", "movement", turn=2))
    place = next(iter(view.board.picture.places))
    before = [item for item in view.board.items() if isinstance(item, PlaceMark)]
    view.board.highlight(name, (place,))
    (item,) = (i for i in view.board.items() if isinstance(i, PlaceMark) and i not in before)
    assert all(item.zValue() > pile.zValue() for pile in view.board.piles_of(place))


@pytest.mark.rule("5.4", "9.32.3")
@pytest.mark.parametrize(("enemy", "chance"), [("ghazi_a", 0.3), ("ghazi_i", None)])
def test_what_a_withdrawal_takes_is_told_before_it(
    qtbot: Any, enemy: str, chance: float | None
) -> None:
    units = {"baldwin_q": positions.unit("1010"), enemy: positions.unit("1110", "w")}
    leaders = {
        "baldwin": positions.leader("0810", "stand"),
        "ilghazi": positions.leader("1110", "advance"),
    }
    session = positions.at("hab", "combat", "turk", units, leaders)
    view = table(qtbot, session)
    assert view.moving.take_up("1010", view.movable("1010"))
    assert view.selection is not None and view.selection.ways
    for way in view.selection.ways.values():
        assert way.chance == (chance if chance is None else pytest.approx(chance))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_name_on_the_map_lies_over_another(qapp: Any, scenario: str, language: str) -> None:
    names, words = {}, Words(language)
    field = GAME.battle(scenario).file["map"]
    board = battlefield(scenario, False)[0]
    for cell in GAME.battle(scenario).field.names:
        said = words.place(place_id(field, cell))
        if said:
            names[cell] = said
    placed = [path.boundingRect() for path in lettered(board, names)]
    assert len(placed) == len(names) > 1
    for number, one in enumerate(placed):
        assert board.rect.contains(one)
        assert not any(one.intersects(other) for other in placed[number + 1 :])
