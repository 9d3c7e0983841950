"""Setting up a position, playing it with scripted dice, and looking at what happened."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, TypeVar

from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.engine.session import Session
from reconquista_qt.games.hispania.rules.game import GAME

E = TypeVar("E")


def held(nation: str, ruin: str | None = None, **units: int) -> dict[str, Any]:
    """Describe a region that a nation holds."""
    found: dict[str, Any] = {"nation": nation, "units": units}
    return found | ({"ruin": ruin} if ruin else {})


def position(
    turn: int, nation: str, phase: str, regions: dict[str, dict[str, Any]], **fields: Any
) -> dict[str, Any]:
    """Describe a position; what is left out is empty."""
    found = {
        "game": "hispania",
        "scenario": "E",
        "players": 4,
        "turn": turn,
        "nation": nation,
        "phase": phase,
        "regions": regions,
    }
    return found | fields


def at(
    turn: int,
    nation: str,
    phase: str,
    regions: dict[str, dict[str, Any]],
    *,
    dice: tuple[int, ...] = (),
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Session:
    """Go on from a position with the dice given, then seeded ones."""
    data = position(turn, nation, phase, regions, **fields)
    return Session.at(GAME, data, seed=1, options=options, queue=dice)


def _data(action: dict[str, Any]) -> dict[str, Any]:
    return {"from" if key == "origin" else key: value for key, value in action.items()}


def do(session: Session, what: str, **action: Any) -> list[Any]:
    """Perform an action in the protocol's words; return the events."""
    data = {"do": what, **_data(action)}
    return [entry.event for entry in session.act(GAME.action_from(data))]


def why(session: Session, what: str, **action: Any) -> Refusal | None:
    """Say why an action is refused."""
    return session.why_not(GAME.action_from({"do": what, **_data(action)}))


def refused(session: Session, what: str, **action: Any) -> str:
    """Return the rule that refuses an action; fail where none does."""
    refusal = why(session, what, **action)
    assert refusal is not None, action
    return refusal.rule


def move(session: Session, *steps: str, leaders: tuple[str, ...] = (), **units: int) -> None:
    """Move units along some places, one step after the other."""
    for origin, to in pairwise(steps):
        do(session, "move", origin=origin, to=to, units=units, leaders=list(leaders))


def cannot(
    session: Session, origin: str, to: str, leaders: tuple[str, ...] = (), **units: int
) -> str:
    """Return the rule that forbids a step."""
    return refused(session, "move", origin=origin, to=to, units=units, leaders=list(leaders))


def script(session: Session, *dice: int) -> Session:
    """Queue the next dice."""
    session.dice.queue_up(dice)
    return session


def kind(session: Session) -> str:
    """Return what is asked now."""
    waiting: Any = session.waiting
    return str(waiting.kind)


def who(session: Session) -> tuple[str, str]:
    """Return who is asked, and about which nation."""
    waiting: Any = session.waiting
    return waiting.side, GAME.decision_data(session.state)["nation"]


def offered(session: Session) -> list[dict[str, Any]]:
    """Return the options in the protocol's words."""
    waiting: Any = session.waiting
    return [GAME.action_data(action) for action in waiting.options]


def events(session: Session, wanted: type[E]) -> list[E]:
    """Return all events of a kind so far."""
    return [entry.event for entry in session.journal if isinstance(entry.event, wanted)]


def now(session: Session) -> dict[str, Any]:
    """Return the present position."""
    return GAME.position(session.state)


def region(session: Session, name: str) -> dict[str, Any]:
    """Return a region of the present position, empty where nobody holds it."""
    found: dict[str, Any] = now(session)["regions"].get(name, {})
    return found


def units(session: Session, name: str) -> dict[str, int]:
    """Return the units that hold a region."""
    found: dict[str, int] = region(session, name).get("units", {})
    return found


def holder(session: Session, name: str) -> str | None:
    """Return who holds a region."""
    found: str | None = region(session, name).get("nation")
    return found


def vp(session: Session, nation: str) -> float:
    """Return a nation's points."""
    points: float = now(session)["vp"].get(nation, 0)
    return points


def finish(session: Session, limit: int = 400) -> Session:
    """Answer with the last option until the nation's turn is over."""
    turn, nation = session.state.turn, session.state.nation
    for _ in range(limit):
        waiting: Any = session.waiting
        if (session.state.turn, session.state.nation) != (turn, nation):
            return session
        if not hasattr(waiting, "options"):
            return session
        session.act(waiting.options[-1])
    raise AssertionError("does not end")


def to_end_of_turn(session: Session, limit: int = 3000) -> Session:
    """Answer with the last option until the turn is over."""
    turn = session.state.turn
    for _ in range(limit):
        waiting: Any = session.waiting
        if session.state.turn != turn or not hasattr(waiting, "options"):
            return session
        session.act(waiting.options[-1])
    raise AssertionError("does not end")
