"""Setting up a position, playing it with scripted dice, and looking at what happened."""

from __future__ import annotations

from typing import Any, TypeVar

from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREAS

E = TypeVar("E")

TAXES = (6, 3)  # event dice that change nothing on the map
QUIET_REACTION = (5, 1)  # Al-Andalus, first line: nothing that moves


def area(
    city: str | None = None,
    *,
    fortress: bool = False,
    besiegers: dict[str, int] | None = None,
    **units: int,
) -> dict[str, Any]:
    """Describe an area; units by name."""
    return {"city": city, "fortress": fortress, "units": units, "besiegers": besiegers or {}}


def position(
    phase: str,
    areas: dict[str, dict[str, Any]] | None = None,
    *,
    turn: int = 2,
    revolt: str | None = None,
    event: tuple[int, int] | None = None,
    treasury: int | None = None,
    moving_region: str | None = None,
) -> dict[str, Any]:
    """Describe a position; areas left out are empty."""
    return {
        "game": "reconquista",
        "turn": turn,
        "phase": phase,
        "areas": {name: area() for name in AREAS} | (areas or {}),
        "revolt": revolt,
        "event": {"number": event[0], "count": event[1]} if event else None,
        "treasury": treasury,
        "moving_region": moving_region,
    }


def at(
    phase: str,
    areas: dict[str, dict[str, Any]] | None = None,
    *,
    dice: tuple[int, ...] = (),
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Session:
    """Go on from a position with the dice given, then seeded ones."""
    return Session.at(GAME, position(phase, areas, **fields), seed=1, options=options, queue=dice)


def do(session: Session, **action: Any) -> list[Any]:
    """Perform an action in the protocol's words; return the events."""
    data = {"from" if key == "origin" else key: value for key, value in action.items()}
    return [entry.event for entry in session.act(GAME.action_from(data))]


def why(session: Session, **action: Any) -> Refusal | None:
    """Say why an action is refused."""
    data = {"from" if key == "origin" else key: value for key, value in action.items()}
    return session.why_not(GAME.action_from(data))


def refused(session: Session, **action: Any) -> str:
    """Return the rule that refuses an action; fail where none does."""
    refusal = why(session, **action)
    assert refusal is not None, action
    return refusal.rule


def move(session: Session, origin: str, to: str, **units: int) -> list[Any]:
    """Move units."""
    return do(session, do="move", origin=origin, to=to, units=units)


def script(session: Session, *dice: int) -> Session:
    """Queue the next dice."""
    session.dice.queue_up(dice)
    return session


def offered(session: Session) -> list[dict[str, Any]]:
    """Return the options in the protocol's words."""
    waiting: Any = session.waiting
    return [GAME.action_data(action) for action in waiting.options]


def events(session: Session, kind: type[E]) -> list[E]:
    """Return all events of a kind so far, in the turn that the position was set in."""
    turn = session.start.turn
    return [
        entry.event
        for entry in session.journal
        if entry.turn == turn and isinstance(entry.event, kind)
    ]


def only(session: Session, kind: type[E]) -> E:
    """Return the one event of a kind."""
    found = events(session, kind)
    assert len(found) == 1, found
    return found[0]


def here(session: Session, name: str) -> dict[str, Any]:
    """Return an area of the present position."""
    found: dict[str, Any] = GAME.position(session.state)["areas"][name]
    return found


def units(session: Session, name: str) -> dict[str, int]:
    """Return the units that hold an area now."""
    found: dict[str, int] = here(session, name)["units"]
    return found


def besiegers(session: Session, name: str) -> dict[str, int]:
    """Return the besiegers of an area now."""
    found: dict[str, int] = here(session, name)["besiegers"]
    return found


def left_in_queue(session: Session) -> int:
    """Return how many scripted dice were not asked for."""
    return len(session.dice.queue)
