"""The engine's things in the words of the protocol, with their texts in both languages."""

from __future__ import annotations

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.seats import Seat
from reconquista_qt.engine.session import Session
from reconquista_qt.engine.views import waiting_seen
from reconquista_qt.games import GameEntry
from reconquista_qt.wording import languages
from reconquista_qt.wording.problems import Problems
from reconquista_qt.wording.translator import Translator

from .fields import Problem


class Encoder:
    """Turns decisions, entries and problems into JSON-ready data, in the words of a game.

    A `seat` is who the data is for: what is hidden from it is left out. None sees everything.
    """

    def __init__(self) -> None:
        self._problems: dict[str, Problems] = {}

    def both(self, game: GameEntry, method: str, *args: object) -> dict[str, str]:
        """Return a text in both languages: what `method` of a game's words makes of `args`."""
        return {language: getattr(game.words(language), method)(*args) for language in languages()}

    def game(self, entry: GameEntry) -> Data:
        """Return a game with its scenarios and what may be chosen for a new one."""
        game = entry.rules()
        scenarios = [
            {"id": scenario, "name": dict(game.scenario_name(scenario))}
            for scenario in game.scenarios
        ]
        options = [
            {
                "id": option.id,
                "choices": list(option.choices),
                "default": option.default,
                "rule": option.rule,
            }
            for option in game.option_list
        ]
        return {
            "id": entry.id,
            "name": self.both(entry, "game", entry.id),
            "scenarios": scenarios,
            "options": options,
            "fields": list(game.new_fields),
            "largest_die": game.largest_die,
        }

    def decision(self, entry: GameEntry, session: Session, seat: Seat | None = None) -> Data:
        """Return what the game waits for; a seat that is not asked sees no options."""
        state, game = session.state, session.game
        waiting = session.waiting if seat is None else waiting_seen(session, seat)
        asked = not isinstance(waiting, Decision) or bool(waiting.options)
        data: Data = {
            "side": None,
            "kind": "over",
            "turn": state.turn,
            "phase": state.phase,
            "prompt": self.both(entry, "prompt", waiting, state if asked else None),
            "options": [],
            "input": len(session.inputs),
            "over": None,
        }
        if isinstance(waiting, Decision):
            data["side"], data["kind"] = waiting.side, waiting.kind
            data["options"] = [game.action_data(action) for action in waiting.options]
        elif isinstance(waiting, Over):
            data["over"] = game.over_data(state)
        if asked:
            data.update(game.decision_data(state))
        return data

    def entry(self, game: GameEntry, entry: Entry) -> Data:
        """Return a journal entry."""
        return {
            "n": entry.n,
            "turn": entry.turn,
            "phase": entry.phase,
            "kind": entry.event.kind,
            "args": entry.event.args(),
            "rule": entry.rule,
            "text": self.both(game, "event", entry),
        }

    def error(self, problem: Problem, game: GameEntry | None = None) -> Data:
        """Return an error object, in a game's words where there is one."""
        args: Data = dict(problem.arguments)
        if problem.problems:
            args["problems"] = [
                {
                    "code": code,
                    "place": place,
                    "detail": detail,
                    "text": self._problem(game, code, place, detail),
                }
                for code, place, detail in problem.problems
            ]
        if problem.refusal is not None and game is not None:
            text = self.both(game, "refusal", problem.refusal)
        elif len(problem.problems) == 1:
            text = self._problem(game, *problem.problems[0])
        else:
            text = self._problem(game, problem.code, "", problem.detail)
        return {"code": problem.code, "rule": problem.rule, "args": args, "text": text}

    def _problem(
        self, game: GameEntry | None, code: str, place: str, detail: str
    ) -> dict[str, str]:
        if game is not None:
            return self.both(game, "problem", code, place, detail)
        if not self._problems:
            self._problems = {code: Problems(Translator(code), {}) for code in languages()}
        return {
            language: problems.tell(code, place, detail)
            for language, problems in self._problems.items()
        }
