"""What can be decided is done with the mouse on the board, with keys, or in the sidebar."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.games.st279.board import SURFACE
from reconquista_qt.games.st279.board.ground import CITY
from reconquista_qt.games.st279.board.moves import CARGO, pull_of
from reconquista_qt.games.st279.rules.game import GAME
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.table.view import TableView
from reconquista_qt.view.theme import LOOKS

from .table import Table

LEFT = Qt.MouseButton.LeftButton
Seat = Callable[[Session], TableView]


@pytest.fixture
def seat(qtbot: QtBot) -> Seat:
    """What sits down at a game, with the whole board in view."""

    def sit(session: Session) -> TableView:
        entry = entry_of("st279")
        view = TableView(
            GameController(session, home=GAME), entry.surface(), LOOKS["light"],
            entry.words("en"),
        )  # fmt: skip
        qtbot.addWidget(view)
        view.resize(1400, 1100)
        view.playback.set_speed("instant")
        view.reduced_motion = True
        view.show()
        qtbot.waitExposed(view)
        view.fit()
        return view

    return sit


def spot(view: TableView, place: str, slot: str = "") -> QPoint:
    return view.mapFromScene(view.board.shape.anchor(place, slot))


def drag(qtbot: QtBot, view: TableView, start: QPoint, end: QPoint) -> None:
    port = view.viewport()
    qtbot.mousePress(port, LEFT, pos=start)
    for share in (0.2, 0.6, 1.0):
        step = end - start
        qtbot.mouseMove(port, start + QPoint(round(step.x() * share), round(step.y() * share)))
    qtbot.mouseRelease(port, LEFT, pos=end)


def now(view: TableView) -> dict[str, Any]:
    found: dict[str, Any] = GAME.position(view.controller.state)
    return found


def campaign(power: str = "asturias_leon") -> Table:
    table = Table().campaign(power)
    table.held("asturias_leon", "burgos", "leon", "asturias", "northern_galicia",
               "southern_galicia")  # fmt: skip
    return table


@pytest.mark.parametrize("power", ["asturias_leon", "catalonia", "muslim"])
def test_a_fleet_is_pulled_to_the_next_sea(qtbot: QtBot, seat: Seat, power: str) -> None:
    table = Table().campaign(power).fleets("gulf_of_lion", **{power: 2})
    view = seat(table.begin().game)
    drag(qtbot, view, spot(view, "gulf_of_lion"), spot(view, "balearic_sea"))
    assert now(view)["seas"]["balearic_sea"] == {power: 2}
    assert now(view)["seas"]["gulf_of_lion"] == {}


def test_a_fleet_goes_nowhere_over_land_and_is_told_the_rule(qtbot: QtBot, seat: Seat) -> None:
    table = campaign().fleets("cantabrian_sea", asturias_leon=1)
    view = seat(table.begin().game)
    drag(qtbot, view, spot(view, "cantabrian_sea"), spot(view, "balearic_sea"))
    assert now(view)["seas"]["cantabrian_sea"] == {"asturias_leon": 1}
    assert view.note.text()


def test_a_stack_is_pulled_into_its_city_and_out_of_it(qtbot: QtBot, seat: Seat) -> None:
    table = campaign().put("burgos", "asturias_leon", {"mesnada": 1}, {"peones": 1})
    view = seat(table.begin().game)
    drag(qtbot, view, spot(view, "burgos", CITY), spot(view, "burgos"))
    there = now(view)["areas"]["burgos"]
    assert there["field"] == {"asturias_leon": {"mesnada": 1, "peones": 1}}
    assert there["city"] == {}
    drag(qtbot, view, spot(view, "burgos"), spot(view, "burgos", CITY))
    there = now(view)["areas"]["burgos"]
    # Who left a city in a campaign may not go back in the same one.
    assert there["city"].get("asturias_leon", {}).get("mesnada") == 1


def test_units_are_pulled_aboard_and_ashore_again(qtbot: QtBot, seat: Seat) -> None:
    table = campaign().put("southern_galicia", "asturias_leon", {"peones": 1})
    table.fleets("galician_ocean", asturias_leon=1).held("asturias_leon", "lisbunah")
    view = seat(table.begin().game)
    drag(qtbot, view, spot(view, "southern_galicia"), spot(view, "galician_ocean"))
    aboard = [piece for piece in view.board.picture.at("galician_ocean") if piece.slot == CARGO]
    assert [piece.art for piece in aboard] == ["peones"]
    assert view.board.picture.at("southern_galicia") == ()  # they are drawn once
    drag(qtbot, view, spot(view, "galician_ocean"), spot(view, "gharb_sea"))
    drag(qtbot, view, spot(view, "gharb_sea", CARGO), spot(view, "lisbunah"))
    there = now(view)["areas"]["lisbunah"]
    assert {"peones": 1} in (there["field"].get("asturias_leon"),
                             there["city"].get("asturias_leon"))  # fmt: skip


def test_a_stack_goes_through_several_areas_with_what_it_costs(qtbot: QtBot, seat: Seat) -> None:
    table = campaign().put("burgos", "asturias_leon", {"raiders": 1})
    view = seat(table.begin().game)
    view.moving.take_up("burgos")
    assert view.selection is not None
    ways = view.selection.ways
    assert ways["leon"].cost == "1" and ways["leon"].path == ("burgos", "leon")
    far = {place: way for place, way in ways.items() if len(way.path) > 2}
    assert far, "raiders have points for more than one area"
    goal, way = next(iter(sorted(far.items())))
    drag(qtbot, view, spot(view, "burgos"), spot(view, goal))
    assert now(view)["areas"][goal]["field"]["asturias_leon"] == {"raiders": 1}
    assert way.cost.isdigit()


def test_a_stack_passes_through_areas_in_which_there_is_no_room_to_stay(
    qtbot: QtBot, seat: Seat
) -> None:
    table = Table().campaign("muslim").put("lisbunah", "muslim", {"raiders": 1})
    table.put("belatha", "muslim", {"peones": 3}).put("xenxir", "muslim", {"mesnada": 3})
    view = seat(table.begin().game)
    view.moving.take_up("lisbunah")
    assert view.selection is not None
    ways = view.selection.ways
    assert not {"belatha", "xenxir"} & ways.keys()
    assert ways["batalyus"].path == ("lisbunah", "belatha", "batalyus")
    drag(qtbot, view, spot(view, "lisbunah"), spot(view, "batalyus"))
    assert now(view)["areas"]["batalyus"]["field"]["muslim"] == {"raiders": 1}


def test_whoever_is_held_is_dragged_though_a_target_lies_below(qtbot: QtBot, seat: Seat) -> None:
    """Counters that are spread out lie over places next door: a press on one means the counter."""
    table = campaign().put("southern_galicia", "asturias_leon", {"peones": 1, "raiders": 1})
    view = seat(table.begin().game)
    view.resize(700, 500)
    view.fit()
    assert view.fan_out("southern_galicia")
    fan = view.board.fan
    over = [
        (piece, at)
        for piece in view.movable("southern_galicia")
        for at in points_in(view, fan.mapRectToScene(fan.rect_of(piece.id)))
        if view.moving.take_up("southern_galicia", (piece,))
        and view.selection is not None
        and view.moving.target_at(at) in view.selection.ways
    ]
    assert over, "a counter of the fan lies over a place that it can go to"
    piece, at = over[0]
    assert view.moving.take_up("southern_galicia", (piece,))
    drag(qtbot, view, at, spot(view, "northern_galicia"))
    there = now(view)["areas"]["northern_galicia"]["field"]
    assert there == {"asturias_leon": {piece.art: 1}}


def points_in(view: TableView, rect: QRectF) -> list[QPoint]:
    """Return points of the view within a part of the board."""
    shares = (0.1, 0.3, 0.5, 0.7, 0.9)
    return [
        view.mapFromScene(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
        for x in shares
        for y in shares
    ]


def redistribution() -> Table:
    table = Table(phase="end").held("asturias_leon", "burgos", "leon")
    table.put("burgos", "asturias_leon", {"mesnada": 1}, {"peones": 1})
    return table.fleets("galician_ocean", asturias_leon=1)


def reach_redistribution(session: Session) -> None:
    """Leave all that is asked before."""
    for _ in range(40):
        waiting = session.waiting
        assert isinstance(waiting, Decision)
        if waiting.kind == "redistribute" and waiting.side == "christian":
            return
        told = {GAME.action_data(action)["do"]: action for action in waiting.options}
        session.act(told.get("done") or told.get("pass") or told.get("decline")
                    or waiting.options[0])  # fmt: skip
    raise AssertionError("no redistribution")


def test_units_are_redistributed_by_hand(qtbot: QtBot, seat: Seat) -> None:
    session = redistribution().begin().game
    reach_redistribution(session)
    view = seat(session)
    drag(qtbot, view, spot(view, "burgos"), spot(view, "burgos", CITY))
    city = now(view)["areas"]["burgos"]["city"]["asturias_leon"]
    assert city == {"mesnada": 1, "peones": 1}
    drag(qtbot, view, spot(view, "galician_ocean"), spot(view, "cantabrian_sea"))
    assert now(view)["seas"]["cantabrian_sea"] == {"asturias_leon": 1}


def test_a_garrison_is_redistributed_to_a_field_or_a_city_elsewhere(
    qtbot: QtBot, seat: Seat
) -> None:
    for slot, part in (("", "field"), (CITY, "city")):
        session = redistribution().begin().game
        reach_redistribution(session)
        view = seat(session)
        drag(qtbot, view, spot(view, "burgos", CITY), spot(view, "leon", slot))
        there = now(view)["areas"]["leon"]
        assert there[part] == {"asturias_leon": {"peones": 1}}, part


def test_keys_are_asked_whether_field_or_city_is_meant(qtbot: QtBot, seat: Seat) -> None:
    session = redistribution().begin().game
    reach_redistribution(session)
    view = seat(session)
    view.select_area("burgos")
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert view.selection is not None
    view.select_area("leon")
    qtbot.keyClick(view, Qt.Key.Key_Return)
    texts = [entry.text() for entry in view.menu.actions() if entry.isEnabled()]
    assert len(texts) == 2 and len(set(texts)) == 2
    view.menu.close()


def test_small_pictures_show_who_holds_what(qapp: QApplication, seat: Seat) -> None:
    """On the end's picture and on a save's an area has the colour of its holder."""
    size, before, after = QSize(400, 320), campaign(), campaign().held("asturias_leon", "al_belat")
    small = [
        SURFACE.thumbnail(table.position, size, qapp.palette(), "light").toImage()
        for table in (before, after)
    ]
    large = []
    for table in (before, after):
        board = seat(table.begin().game).board
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        board.paint_pieces(painter, QRectF(QPointF(), QSizeF(size)))
        painter.end()
        large.append(image)
    for one, other in (small, large):
        differing = sum(
            one.pixel(x, y) != other.pixel(x, y)
            for x in range(size.width())
            for y in range(size.height())
        )
        assert differing > 200, "an area is some thirty pixels wide and high"


# -- every kind of decision ------------------------------------------------------------------------


# In one game or another random players are asked all of these; some are rare.
KINDS = {
    "arrival", "battle", "buy_marker", "campaign", "combat_marker", "french_set_up", "incite",
    "intercept", "losses", "marker", "overstack", "pillage_response", "quell", "recruit",
    "redistribute", "reinforce", "relocate", "repopulate", "restore", "retreat", "set_up",
    "spoils", "tribute", "union", "vikings", "mutiny", "war_roll",
}  # fmt: skip


def seen_kinds(games: int) -> dict[str, Session]:
    """Return a session for each kind of decision that random games come to."""
    found: dict[str, Session] = {}
    for seed in range(games):
        chance = random.Random(seed)
        session = Session.new(GAME, seed=seed, scenario="standard" if seed == 0 else "ready")
        for _ in range(4000):
            waiting = session.waiting
            if not isinstance(waiting, Decision):
                break
            if waiting.kind not in found and len(waiting.options) > 1:
                found[waiting.kind] = session.fork()
            session.act(chance.choice(list(waiting.options)))
        if set(found) >= KINDS:
            break
    return found


@pytest.fixture(scope="module")
def sessions() -> dict[str, Session]:
    return seen_kinds(14)


def test_random_games_come_to_nearly_every_kind(sessions: dict[str, Session]) -> None:
    assert not set(sessions) - KINDS, "a kind that these tests do not know"
    assert len(KINDS - set(sessions)) <= 4, KINDS - set(sessions)


def place_of(data: dict[str, Any]) -> str:
    """Return where an answer is given on the board, "" where it has no place."""
    for key in ("from", "area", "sea", "to"):
        if isinstance(data.get(key), str):
            return str(data[key])
    return ""


def test_each_answer_is_given_on_the_board_or_in_the_sidebar(
    qtbot: QtBot, seat: Seat, sessions: dict[str, Session]
) -> None:
    view = seat(next(iter(sessions.values())).fork())
    for kind, known in sorted(sessions.items()):
        view.controller.adopt(known.fork())
        waiting, state = view.controller.waiting, view.controller.state
        assert isinstance(waiting, Decision)
        listed = {action for choice in view.choosing.choices for action in choice.actions}
        here: tuple[Any, str] | None = None
        for action in waiting.options:
            assert action in listed, f"the sidebar has every answer: {kind}"
            place = place_of(GAME.action_data(action))
            pull = pull_of(state.board, state.campaign, action)
            if pull is not None:
                lifted = view.movable(pull.place)
                assert any(piece.slot == pull.slot for piece in lifted), (kind, pull.place)
            elif place:
                assert action in view.choosing.at(place), (kind, place)
                if not view.movable(place):
                    here = here or (action, place)
        if here is None:
            continue
        # One of them by a click and by keys: the only answer at a place is given at once.
        for way in ("mouse", "keys"):
            view.controller.adopt(known.fork())
            give(qtbot, view, here[1], way)


def give(qtbot: QtBot, view: TableView, place: str, way: str) -> None:
    """Give an answer at a place; the first, where there are several."""
    several = len(view.choosing.at(place)) > 1
    before = len(view.controller.session.inputs)
    if way == "mouse":
        qtbot.mouseClick(view.viewport(), LEFT, pos=spot(view, place))
    else:
        view.select_area(place)
        qtbot.keyClick(view, Qt.Key.Key_Return)
    if several:
        next(entry for entry in view.menu.actions() if entry.isEnabled()).trigger()
        view.menu.close()
    assert len(view.controller.session.inputs) > before, (place, way)
