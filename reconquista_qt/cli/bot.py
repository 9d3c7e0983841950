"""Letting a built-in player answer for a side."""

from __future__ import annotations

from typing import Any

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session

from .fields import Problem


class PolicyRunner:
    """Plays decisions of a session by a named policy."""

    def play(self, session: Session, name: str, until: str) -> list[Any]:
        """Answer until the next decision, phase, turn or the end; return the actions taken.

        The policy's own dice depend on the game's seed and on how far it is, so that the same
        requests play the same game.
        """
        # Imported here: programs that bring their own player need none of it.
        from reconquista_qt.ai.policies import PLAYERS, policy

        if name not in PLAYERS:
            raise Problem("bad-request", problems=(("unknown-policy", "policy", repr(name)[:80]),))
        seed = session.dice.seed * 1_000_003 + len(session.inputs)
        choose = policy(name, session.game, seed)
        start = (session.state.turn, session.state.phase)
        actions: list[Any] = []
        while isinstance(session.waiting, Decision):
            action = choose(session.state)
            session.act(action)
            actions.append(action)
            now = (session.state.turn, session.state.phase)
            if (
                until == "decision"
                or (until == "turn" and now[0] != start[0])
                or (until == "phase" and now != start)
            ):
                break
        return actions
