"""Units and leaders taken up together, apart, and a leader alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games.hispania.board import SURFACE
from reconquista_qt.games.hispania.board.moves import LEADER, LedMoves
from reconquista_qt.games.hispania.rules.actions import Move
from reconquista_qt.games.hispania.rules.game import GAME
from reconquista_qt.games.hispania.rules.names import PLACE_INDEX
from reconquista_qt.model.surface import Piece

SEA = "mare_mauretanicum"


@pytest.fixture
def landing() -> tuple[Session, LedMoves]:
    """Return a game in which Carthage's fleet is to land, and what can be taken up."""
    session = Session.new(GAME, seed=7)
    assert isinstance(session.waiting, Decision)
    moves = SURFACE.moves(SURFACE.geometry(session.state))
    moves.renew(session.state, session.waiting)
    return session, moves


def taken(session: Session, moves: LedMoves, place: str) -> tuple[Piece, ...]:
    moves.renew(session.state, session.waiting if isinstance(session.waiting, Decision) else None)
    return moves.liftable(session.state, place)


def test_all_together_takes_the_leader_and_asks_nothing(landing: tuple[Session, LedMoves]) -> None:
    session, moves = landing
    pieces = taken(session, moves, SEA)
    assert [piece.art for piece in pieces] == [LEADER, "infantry", "elephant"]
    way = moves.ways(session.state, SEA, pieces)["cartagena"]
    assert isinstance(way.action, Move) and way.action.leaders and not way.more
    # Whoever takes up units alone is asked whether he shall lead them.
    alone = moves.ways(session.state, SEA, pieces[1:])["cartagena"]
    offered = {bool(move.leaders) for move in (alone.action, *alone.more) if isinstance(move, Move)}
    assert offered == {False, True}


def test_a_part_goes_with_its_leader(landing: tuple[Session, LedMoves]) -> None:
    session, moves = landing
    leader, infantry, _ = taken(session, moves, SEA)
    session.act(
        moves.ways(session.state, SEA, (leader, replace(infantry, count=4)))["denia"].action
    )
    assert (
        session.state.leaders[session.state.board.leader_index["amilcar"]] == PLACE_INDEX["denia"]
    )
    sea = session.state.abroad[PLACE_INDEX[SEA], session.state.nation]
    assert sea  # the others wait


def test_a_leader_goes_alone_through_regions_of_his_own(landing: tuple[Session, LedMoves]) -> None:
    session, moves = landing
    session.act(moves.ways(session.state, SEA, taken(session, moves, SEA))["cartagena"].action)
    leader = next(p for p in taken(session, moves, "cartagena") if p.art == LEADER)
    ways = moves.ways(session.state, "cartagena", (leader,))
    assert set(ways) == {"denia"}  # next to it only Iberians have the rest
    attempt = moves.attempt(session.state, "cartagena", (leader,), "baetica")
    refusal = session.why_not(attempt)
    assert refusal is not None and refusal.code == "leader-alone"
    session.act(ways["denia"].action)
    assert (
        session.state.leaders[session.state.board.leader_index["amilcar"]] == PLACE_INDEX["denia"]
    )
