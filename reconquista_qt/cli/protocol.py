"""What the engine protocol does: one method for each `do`, over the same session as the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from reconquista_qt import __version__
from reconquista_qt.engine.data import Data
from reconquista_qt.engine.dice import USUAL_FACES
from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.position_line import parted
from reconquista_qt.engine.refusal import BadInput, Refused
from reconquista_qt.engine.seats import Seat
from reconquista_qt.engine.session import NothingTo, Session
from reconquista_qt.engine.views import entries_seen, seat_of, why_not_seen
from reconquista_qt.games import GameEntry
from reconquista_qt.kit.seeds import seed_by_chance

from . import services
from .bot import PolicyRunner
from .encode import Encoder
from .fields import Fields, Problem
from .files import games_of_the_user

__all__ = ["Problem", "Protocol"]

VERSION: Final = 1
Answer = Data


class Protocol:
    """The state of one engine process: a session, where a game has begun, and waiting dice."""

    def __init__(
        self,
        encoder: Encoder | None = None,
        stop: Callable[[], bool] = lambda: False,
        tell: Callable[[object, Answer], None] = lambda _request_id, _progress: None,
    ) -> None:
        """Begin without a game; what takes long asks `stop` whether to answer with what it has, and
        calls `tell` with the request's id and what it has so far.
        """
        self.encoder = encoder or Encoder()
        self.games = games_of_the_user()
        self.entry: GameEntry | None = None
        self.session: Session | None = None
        self.dice: list[int] = []
        self.runner = PolicyRunner(stop)
        self._tell = tell
        self.verbs: dict[str, Callable[[Fields], Answer]] = {
            "hello": self.hello,
            "new": self.new,
            "position": self.position,
            "observe": self.observe,
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
            "advise": self.advise,
            "simulate": self.simulate,
            "stop": self.stop,
            "save": self.save,
            "load": self.load,
            "digest": self.digest,
        }

    def handle(self, request: Data) -> Answer:
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
        return self.encoder.error(problem, self.entry)

    @property
    def current(self) -> Session:
        """The session of the game under way; Problem (no-game) before there is one."""
        if self.session is None:
            raise Problem("no-game")
        return self.session

    def _begin(self, entry: GameEntry, session: Session) -> None:
        self.entry, self.session = entry, session
        self.dice.clear()

    def _waiting_dice(self, entry: GameEntry) -> list[int]:
        """Return the dice that wait for a new game; Problem where it has no such dice."""
        values = self.dice if self.session is None else list(self.session.dice.queue)
        self._check_dice(values, entry.rules().largest_die)
        return values

    def _check_waiting_dice(self, session: Session) -> None:
        """Refuse a new game whose options leave out the draws that waiting dice are for."""
        self._check_dice(session.dice.queue, session.game.largest_die_in(session.state))

    def _check_dice(self, values: Iterable[int], largest: int) -> None:
        wrong = [value for value in values if not 1 <= value <= largest]
        if wrong:
            raise Problem("bad-dice", problems=(("bad-number", "values", str(wrong)[:80]),))

    # -- the game as a whole -----------------------------------------------------------------

    def hello(self, fields: Fields) -> Answer:
        """Say who answers and which games there are."""
        fields.finish()
        games = [self.encoder.game(entry) for entry in self.games]
        return {"protocol": VERSION, "version": __version__, "games": games}

    def new(self, fields: Fields) -> Answer:
        """Begin a game."""
        entry = self._game(fields.text("game"))
        game = entry.rules()
        scenario = fields.maybe_text("scenario")
        seed = fields.maybe_number("seed")
        options = dict(fields.maybe_mapping("options") or {})
        given = {name: fields.data.get(name) for name in game.new_fields}
        options |= {name: value for name, value in given.items() if value is not None}
        fields.seen.update(game.new_fields)
        fields.finish()
        stops = options.pop("undo_stops_at_dice", False)
        if not isinstance(stops, bool):
            place = "options.undo_stops_at_dice"
            raise Problem("bad-request", problems=(("not-true-or-false", place, repr(stops)[:80]),))
        session = Session.new(
            game,
            seed=seed_by_chance() if seed is None else seed,
            scenario=scenario,
            options=options,
            queue=self._waiting_dice(entry),
        )
        session.undo_stops_at_dice = stops
        self._check_waiting_dice(session)
        self._begin(entry, session)
        return self._decision()

    def set(self, fields: Fields) -> Answer:
        """Go on from a position."""
        line = fields.maybe_text("line")
        data = self._position_of_line(line) if line else fields.anything("position")
        fields.finish()
        entry = self._game_of(data)
        before = self.session
        same = before is not None and before.game.id == entry.id
        session = Session.at(
            entry.rules(),
            data,
            seed=before.dice.seed if before else seed_by_chance(),
            options=before.options if before and same else None,
            queue=self._waiting_dice(entry),
        )
        self._check_waiting_dice(session)
        self._begin(entry, session)
        return self._decision()

    def _position_of_line(self, line: str) -> Answer:
        """Return the position that a line tells; Problem where there is no such game."""
        name, body = parted(line)
        entry = next((entry for entry in self.games if entry.id == name), None)
        if entry is None:
            raise Problem("bad-position", problems=(("unknown-game", "line", repr(name)[:80]),))
        return entry.rules().position_of_line(body)

    def _game_of(self, position: object) -> GameEntry:
        """Return the game of a position, else the one under way, which will find fault with it."""
        name = position.get("game") if isinstance(position, dict) else None
        found = next((entry for entry in self.games if entry.id == name), self.entry)
        if found is None:
            code = "missing-field" if name is None else "unknown-game"
            detail = "" if name is None else repr(name)[:80]
            raise Problem("bad-position", problems=((code, "position.game", detail),))
        return found

    def _game(self, name: str) -> GameEntry:
        for entry in self.games:
            if entry.id == name:
                return entry
        raise Problem("bad-request", problems=(("unknown-game", "game", repr(name)[:80]),))

    def _seat(self, fields: Fields) -> Seat | None:
        """Return whom an answer is for: `for`, also called `view`; None sees everything."""
        for key in ("for", "view"):
            if (name := fields.maybe_text(key)) is not None:
                return self._seat_named(key, name)
        return None

    def _seat_named(self, key: str, name: str) -> Seat:
        session = self.current
        seat = seat_of(session.game, session.state, name)
        if seat is None:
            raise Problem("bad-request", problems=(("unknown-seat", key, repr(name)[:80]),))
        return seat

    def position(self, fields: Fields) -> Answer:
        """Return the position, or what a seat may see of it."""
        session = self.current
        key = "observe" if isinstance(fields.data.get("observe"), str) else "for"
        observer = fields.maybe_text("observe")
        seat = self._seat_named(key, observer) if observer else self._seat(fields)
        since = fields.maybe_number("since") if seat is not None else None
        fields.finish()
        if seat is None:
            position = session.game.position(session.state)
            return {
                "position": position,
                "line": f"{session.game.id} {session.game.line(position)}",
            }
        return self._seen(seat, since)

    def observe(self, fields: Fields) -> Answer:
        """Return the position and the decision as a seat may see them, and with `since` entries."""
        seat = self._seat_named("seat", fields.text("seat"))
        since = fields.maybe_number("since")
        fields.finish()
        return self._seen(seat, since)

    def _seen(self, seat: Seat, since: int | None) -> Answer:
        session = self.current
        # All entries at each decision would be most of what a program reads, so they are asked for.
        entries = {} if since is None else {"entries": self._entries_after(since, seat)}
        position = session.game.observe(session.state, seat.id)
        return {"position": position, **self._decision(seat), **entries}

    def digest(self, fields: Fields) -> Answer:
        """Return the position's digest."""
        fields.finish()
        return {"digest": self.current.game.digest(self.current.state)}

    def score(self, fields: Fields) -> Answer:
        """Return the points of the position as it stands."""
        fields.finish()
        return self.current.game.score_data(self.current.state)

    # -- deciding ----------------------------------------------------------------------------

    def _decision(self, seat: Seat | None = None) -> Answer:
        return {"decision": self.encoder.decision(self._under_way, self.current, seat)}

    @property
    def _under_way(self) -> GameEntry:
        if self.entry is None:
            raise Problem("no-game")
        return self.entry

    def decision(self, fields: Fields) -> Answer:
        """Return who is asked what."""
        seat = self._seat(fields)
        fields.finish()
        return self._decision(seat)

    def why(self, fields: Fields) -> Answer:
        """Say which rule forbids an action now."""
        session = self.current
        action = session.game.action_from(fields.anything("action"))
        seat = self._seat(fields)
        fields.finish()
        refusal = session.why_not(action) if seat is None else why_not_seen(session, action, seat)
        if refusal is None:
            return {"refusal": None}
        return {"refusal": self.encoder.error(Problem.of_refusal(refusal), self.entry)}

    def act(self, fields: Fields) -> Answer:
        """Perform an action."""
        session = self.current
        action = session.game.action_from(fields.anything("action"))
        fields.finish()
        entries = session.act(action)
        return {"events": self._entries(entries), **self._decision()}

    def _entries(self, entries: Iterable[Entry]) -> list[Answer]:
        return [self.encoder.entry(self._under_way, entry) for entry in entries]

    def queue_dice(self, fields: Fields) -> Answer:
        """Queue dice to come; with `clear` in place of those that wait."""
        values = fields.numbers("values")
        clear = fields.flag("clear") if "clear" in fields.data else False
        fields.finish()
        if self.session is None:
            # Before a game the dice of any game will do; all games are loaded only for rare ones.
            if max(values, default=1) > USUAL_FACES:
                largest = max(entry.rules().largest_die for entry in self.games)
            else:
                largest = USUAL_FACES
            self._check_dice(values, largest)
            self.dice[:] = [*(() if clear else self.dice), *values]
            return {"queued": len(self.dice)}
        self._check_dice(values, self.session.game.largest_die_in(self.session.state))
        if clear:
            self.session.dice.queue.clear()
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
        seat = self._seat(fields)
        fields.finish()
        return {"entries": self._entries_after(since, seat)}

    def _entries_after(self, since: int, seat: Seat | None) -> list[Answer]:
        entries: Iterable[Entry] = self.current.journal[max(since, 0) :]
        if seat is not None:
            entries = entries_seen(self.current.game, entries, seat)
        return self._entries(entries)

    # -- odds, built-in players, files: see `services` ------------------------------------------

    def odds(self, fields: Fields) -> Answer:
        """Return exact probabilities; no game need be under way.

        Where neither a game is named nor one is under way, the first of the house answers, and
        the answer names it.
        """
        name, session = fields.maybe_text("game"), self.session
        if session is not None and name in (None, session.game.id):
            return services.odds(session.game, session.state, fields)
        if name is not None:
            return services.odds(self._game(name).rules(), None, fields)
        entry = next(iter(self.games))
        return {**services.odds(entry.rules(), None, fields), "game": entry.id}

    def play(self, fields: Fields) -> Answer:
        """Let a built-in player answer."""
        return {"actions": services.play(self.current, self.runner, fields), **self._decision()}

    def advise(self, fields: Fields) -> Answer:
        """Say what looks best for the seat that is asked."""
        tell = partial(self._tell, fields.data.get("id"))
        return services.advise(self.current, self.runner, fields, tell)

    def simulate(self, fields: Fields) -> Answer:
        """Play on from here again and again, and say what that comes to."""
        tell = partial(self._tell, fields.data.get("id"))
        return services.simulate(self.current, self.runner, fields, tell)

    def stop(self, fields: Fields) -> Answer:
        """Answer a request to stop: whatever was asked for before it has been answered by now."""
        fields.finish()
        return {}

    def save(self, fields: Fields) -> Answer:
        """Write the game to a file."""
        services.save(self.current, fields)
        return {}

    def load(self, fields: Fields) -> Answer:
        """Read a game from a file."""
        session = services.load(self.games, fields)
        self._begin(self._game(session.game.id), session)
        return self._decision()
