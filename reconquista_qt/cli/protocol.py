"""What the engine protocol does: one method for each `do`, over the same session as the window."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from reconquista_qt import __version__
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.refusal import BadInput, Refused
from reconquista_qt.engine.session import NothingTo, Session

from . import services
from .bot import PolicyRunner
from .encode import Encoder
from .fields import Fields, Problem
from .files import games_of_the_user

__all__ = ["Problem", "Protocol"]

VERSION: Final = 1
SEEDS: Final = 1 << 31
Answer = dict[str, Any]


class Protocol:
    """The state of one engine process: a session, where a game has begun, and waiting dice."""

    def __init__(self, encoder: Encoder | None = None) -> None:
        self.encoder = encoder or Encoder()
        self.games = games_of_the_user()
        self.session: Session | None = None
        self.dice: list[int] = []
        self.runner = PolicyRunner()
        self.verbs: dict[str, Callable[[Fields], Answer]] = {
            "hello": self.hello,
            "new": self.new,
            "position": self.position,
            "set": self.set,
            "decision": self.decision,
            "why": self.why,
            "act": self.act,
            "dice": self.queue_dice,
            "undo": self.undo,
            "redo": self.redo,
            "journal": self.journal,
            "score": self.score,
            "odds": self.odds,
            "play": self.play,
            "save": self.save,
            "load": self.load,
            "digest": self.digest,
        }

    def handle(self, request: dict[str, Any]) -> Answer:
        """Answer a request; Problem where it cannot be done, and then nothing has changed."""
        fields = Fields(request)
        do = fields.text("do")
        verb = self.verbs.get(do)
        if verb is None:
            raise Problem("bad-request", problems=(("unknown-do", "do", repr(do)[:80]),))
        try:
            return verb(fields)
        except Refused as refused:
            raise Problem.of_refusal(refused.refusal) from None
        except BadInput as bad:
            raise Problem(bad.code, problems=bad.problems) from None
        except NothingTo as nothing:
            raise Problem(f"nothing-to-{nothing.what}") from None

    def error_data(self, problem: Problem) -> Answer:
        """Return a problem as the protocol's error object, worded in both languages."""
        return self.encoder.error(problem)

    @property
    def current(self) -> Session:
        """The session of the game under way; Problem (no-game) before there is one."""
        if self.session is None:
            raise Problem("no-game")
        return self.session

    def _waiting_dice(self) -> list[int]:
        return self.dice if self.session is None else list(self.session.dice.queue)

    # -- the game as a whole -----------------------------------------------------------------

    def hello(self, fields: Fields) -> Answer:
        """Say who answers and which games there are."""
        fields.finish()
        games = [self.encoder.game(game) for game in self.games]
        return {"protocol": VERSION, "version": __version__, "games": games}

    def new(self, fields: Fields) -> Answer:
        """Begin a game."""
        game = self._game(fields.text("game"))
        scenario = fields.maybe_text("scenario")
        seed = fields.maybe_number("seed")
        options = dict(fields.maybe_mapping("options") or {})
        fields.finish()
        stops = options.pop("undo_stops_at_dice", False)
        if not isinstance(stops, bool):
            place = "options.undo_stops_at_dice"
            raise Problem("bad-request", problems=(("not-true-or-false", place, repr(stops)[:80]),))
        session = Session.new(
            game,
            seed=random.SystemRandom().randrange(SEEDS) if seed is None else seed,
            scenario=scenario,
            options=options,
            queue=self._waiting_dice(),
        )
        session.undo_stops_at_dice = stops
        self.session = session
        return self._decision()

    def set(self, fields: Fields) -> Answer:
        """Go on from a position."""
        data = fields.anything("position")
        fields.finish()
        named = data.get("game") if isinstance(data, dict) else None
        game = self._find(named)
        before = self.session
        self.session = Session.at(
            game or self.games[0],
            data,
            seed=before.dice.seed if before else random.SystemRandom().randrange(SEEDS),
            options=before.options if before else None,
            queue=self._waiting_dice(),
        )
        return self._decision()

    def _find(self, name: object) -> AnyGame | None:
        return next((game for game in self.games if game.id == name), None)

    def _game(self, name: str) -> AnyGame:
        game = self._find(name)
        if game is None:
            raise Problem("bad-request", problems=(("unknown-game", "game", repr(name)[:80]),))
        return game

    def position(self, fields: Fields) -> Answer:
        """Return the position."""
        fields.finish()
        return {"position": self.current.game.position(self.current.state)}

    def digest(self, fields: Fields) -> Answer:
        """Return the position's digest."""
        fields.finish()
        return {"digest": self.current.game.digest(self.current.state)}

    def score(self, fields: Fields) -> Answer:
        """Return the points of the position as it stands."""
        fields.finish()
        return self.current.game.score_data(self.current.state)

    # -- deciding ----------------------------------------------------------------------------

    def _decision(self) -> Answer:
        return {"decision": self.encoder.decision(self.current)}

    def decision(self, fields: Fields) -> Answer:
        """Return who is asked what."""
        fields.finish()
        return self._decision()

    def why(self, fields: Fields) -> Answer:
        """Say which rule forbids an action now."""
        session = self.current
        action = session.game.action_from(fields.anything("action"))
        fields.finish()
        refusal = session.why_not(action)
        if refusal is None:
            return {"refusal": None}
        return {"refusal": self.encoder.error(Problem.of_refusal(refusal))}

    def act(self, fields: Fields) -> Answer:
        """Perform an action."""
        session = self.current
        action = session.game.action_from(fields.anything("action"))
        fields.finish()
        entries = session.act(action)
        return {"events": [self.encoder.entry(entry) for entry in entries], **self._decision()}

    def queue_dice(self, fields: Fields) -> Answer:
        """Queue dice to come."""
        values = fields.numbers("values")
        fields.finish()
        if any(not 1 <= value <= 6 for value in values):
            wrong = [value for value in values if not 1 <= value <= 6]
            raise Problem("bad-dice", problems=(("bad-number", "values", str(wrong)[:80]),))
        if self.session is None:
            self.dice += values
            return {"queued": len(self.dice)}
        return {"queued": self.session.dice.queue_up(values)}

    def undo(self, fields: Fields) -> Answer:
        """Go back to an earlier decision."""
        to = fields.maybe_number("to")
        fields.finish()
        self.current.undo(to)
        return self._decision()

    def redo(self, fields: Fields) -> Answer:
        """Make undone inputs again."""
        to = fields.maybe_number("to")
        fields.finish()
        self.current.redo(to)
        return self._decision()

    def journal(self, fields: Fields) -> Answer:
        """Return the journal's entries after number `since`."""
        since = fields.maybe_number("since") or 0
        fields.finish()
        entries = self.current.journal[max(since, 0) :]
        return {"entries": [self.encoder.entry(entry) for entry in entries]}

    # -- odds, built-in players, files: see `services` ------------------------------------------

    def odds(self, fields: Fields) -> Answer:
        """Return exact probabilities of a battle or a siege; no game need be under way."""
        name = fields.maybe_text("game")
        session = self.session
        if session is not None and name in (None, session.game.id):
            return services.odds(session.game, session.state, fields)
        return services.odds(self._game(name or self.games[0].id), None, fields)

    def play(self, fields: Fields) -> Answer:
        """Let a built-in player answer."""
        return {"actions": services.play(self.current, self.runner, fields), **self._decision()}

    def save(self, fields: Fields) -> Answer:
        """Write the game to a file."""
        services.save(self.current, fields)
        return {}

    def load(self, fields: Fields) -> Answer:
        """Read a game from a file."""
        self.session = services.load(self.games, fields)
        return self._decision()
