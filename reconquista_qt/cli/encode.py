"""The engine's things in the words of the protocol, with their texts in both languages."""

from __future__ import annotations

from typing import Any

from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.session import Session
from reconquista_qt.wording import Wording

from .fields import Problem

LANGUAGES = ("en", "es")


class Encoder:
    """Turns decisions, entries and problems into JSON-ready data."""

    def __init__(self) -> None:
        self.words = {language: Wording(language) for language in LANGUAGES}

    def both(self, method: str, *args: Any) -> dict[str, str]:
        """Return a text in both languages: what `method` of the wording makes of `args`."""
        return {language: getattr(words, method)(*args) for language, words in self.words.items()}

    def game(self, game: AnyGame) -> dict[str, Any]:
        """Return a game with its scenarios."""
        scenarios = [
            {"id": scenario, "name": dict(game.scenario_name(scenario))}
            for scenario in game.scenarios
        ]
        return {"id": game.id, "name": self.both("game", game.id), "scenarios": scenarios}

    def decision(self, session: Session) -> dict[str, Any]:
        """Return what the game waits for."""
        waiting = session.waiting
        data: dict[str, Any] = {
            "side": None,
            "kind": "over",
            "turn": session.state.turn,
            "phase": session.state.phase,
            "prompt": self.both("prompt", waiting, session.state),
            "options": [],
            "over": None,
        }
        if isinstance(waiting, Decision):
            data["side"], data["kind"] = waiting.side, waiting.kind
            data["options"] = [session.game.action_data(action) for action in waiting.options]
        elif isinstance(waiting, Over):
            data["over"] = session.game.over_data(session.state)
        return data | session.game.decision_data(session.state)

    def entry(self, entry: Entry) -> dict[str, Any]:
        """Return a journal entry."""
        return {
            "n": entry.n,
            "turn": entry.turn,
            "phase": entry.phase,
            "kind": entry.event.kind,
            "args": entry.event.args(),
            "rule": entry.rule,
            "text": self.both("event", entry),
        }

    def error(self, problem: Problem) -> dict[str, Any]:
        """Return an error object."""
        args: dict[str, Any] = dict(problem.arguments)
        if problem.problems:
            args["problems"] = [
                {
                    "code": code,
                    "place": place,
                    "detail": detail,
                    "text": self.both("problem", code, place, detail),
                }
                for code, place, detail in problem.problems
            ]
        if problem.refusal is not None:
            text = self.both("refusal", problem.refusal)
        elif len(problem.problems) == 1:
            text = self.both("problem", *problem.problems[0])
        else:
            text = self.both("problem", problem.code, "", problem.detail)
        return {"code": problem.code, "rule": problem.rule, "args": args, "text": text}
