"""Setting up a position, playing it with scripted dice, and looking at what happened."""

from __future__ import annotations

from typing import Any, TypeVar

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.engine.session import Session
from reconquista_qt.games.crusades2.rules.game import GAME

E = TypeVar("E")


def position(
    scenario: str,
    phase: str,
    player: str,
    units: dict[str, dict[str, Any]],
    leaders: dict[str, dict[str, Any]],
    *,
    turn: int = 2,
    **fields: Any,
) -> dict[str, Any]:
    """Describe a position; units and leaders left out are not in the battle."""
    return {
        "game": "crusades2",
        "scenario": scenario,
        "turn": turn,
        "phase": phase,
        "player": player,
        "units": units,
        "leaders": leaders,
    } | fields


def at(
    scenario: str,
    phase: str,
    player: str,
    units: dict[str, dict[str, Any]],
    leaders: dict[str, dict[str, Any]],
    *,
    dice: tuple[int, ...] = (),
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Session:
    """Go on from a position with the dice given, then seeded ones."""
    data = position(scenario, phase, player, units, leaders, **fields)
    return Session.at(GAME, data, seed=1, options=options, queue=dice)


def unit(hex: str | None, facing: str = "ne", **fields: Any) -> dict[str, Any]:
    """Describe a unit."""
    return {"hex": hex, "facing": facing} | fields


def leader(hex: str | None, chit: str = "stand", **fields: Any) -> dict[str, Any]:
    """Describe a leader."""
    return {"hex": hex, "chit": chit} | fields


def do(session: Session, **action: Any) -> list[Any]:
    """Perform an action in the protocol's words; return the events."""
    return [entry.event for entry in session.act(GAME.action_from(action))]


def why(session: Session, **action: Any) -> Refusal | None:
    """Say why an action is refused."""
    return session.why_not(GAME.action_from(action))


def refused(session: Session, **action: Any) -> str:
    """Return the rule that refuses an action; fail where none does."""
    refusal = why(session, **action)
    assert refusal is not None, action
    return refusal.rule


def kind(session: Session) -> str:
    """Return the kind of decision that is asked, and the side: ``melee crusader``."""
    waiting = session.waiting
    assert isinstance(waiting, Decision), waiting
    return f"{waiting.kind} {waiting.side}"


def offered(session: Session, do: str | None = None) -> list[dict[str, Any]]:
    """Return the options in the protocol's words, all or those of one kind."""
    waiting = session.waiting
    assert isinstance(waiting, Decision), waiting
    found = [GAME.action_data(action) for action in waiting.options]
    return [data for data in found if do in (None, data["do"])]


def events(session: Session, kind: type[E]) -> list[E]:
    """Return all events of a kind so far."""
    return [entry.event for entry in session.journal if isinstance(entry.event, kind)]


def only(session: Session, kind: type[E]) -> E:
    """Return the one event of a kind."""
    found = events(session, kind)
    assert len(found) == 1, found
    return found[0]


def here(session: Session, name: str) -> dict[str, Any]:
    """Return a unit or leader of the present position."""
    data = GAME.position(session.state)
    found: dict[str, Any] = data["units"].get(name) or data["leaders"][name]
    return found


def ends(session: Session, name: str) -> set[str]:
    """Return the hexes to which a unit is offered to move by itself."""
    return {
        option["to"]
        for option in offered(session, "move")
        if option["units"] == [name] and option["to"] != here(session, name)["hex"]
    }


def left_in_queue(session: Session) -> int:
    """Return how many scripted dice were not asked for."""
    return len(session.dice.queue)
