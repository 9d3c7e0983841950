"""Hispania as a game of the house: the seam between its rules and everything else."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import cached_property
from pathlib import Path
from typing import Final, cast

from reconquista_qt.engine.agenda import Emit, asked
from reconquista_qt.engine.dice import USUAL_FACES
from reconquista_qt.engine.game import Data, Game
from reconquista_qt.engine.journal import Event
from reconquista_qt.engine.options import Option, check_options
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.seats import Seat, Standing

from . import notation, score
from .actions import Action, Capital
from .board import FILES, Board, Options, as_checked, read_data, standard_board
from .counters import cup, deal
from .events import CounterDrawn, GameBegan, Happened, points_of
from .names import EVENTS, ID, MASSALIA, NATION_COUNT, PARTIES, PLAYERS
from .position import (
    PositionData,
    check_position,
    digest_of,
    position_of,
    problems_of,
    set_position,
)
from .stacking import capitals_of
from .state import State
from .turn import BEGIN_TURN

STANDARD: Final = "D"
RULE_OF_OPTION: Final = {
    "cordoba_granada": "components/A12",
    "anas_munda": "components/A5",
    "massalia": "9.5/neutrals",
    "skull_two_hits": "6/E2",
    "hill_black_clear": "6/E1",
    "castle_surrender": "9.5/E21",
    "roads": "10.4/roads",
    "events": "10.3/events",
    "pass_ambush_mountain": "components/A3",
    "capital_asked": "4.3/capital",
}


class Hispania(Game[State, Action]):
    """The game on its three data files; the shipped ones unless paths to others are given."""

    id = ID

    def __init__(self, files: Mapping[str, Path] | None = None) -> None:
        self._files = dict(files or {})
        self._boards: dict[Options, Board] = {}
        self._starts: dict[tuple[str, Options], State] = {}

    def board(self, options: Options) -> Board:
        """Return what never changes in a game; BadInput names every hole in a file.

        Rules: intro/data.
        """
        if not self._files:
            return standard_board(options)
        if options not in self._boards:
            data = {what: read_data(what, self._files.get(what)) for what in FILES}
            self._boards[options] = Board(
                *as_checked(data["map"], data["nations"], data["tables"]), options
            )
        return self._boards[options]

    @cached_property
    def _usual_board(self) -> Board:
        return self.board(Options())

    # -- what it is ----------------------------------------------------------------------------

    @cached_property
    def scenarios(self) -> tuple[str, ...]:
        """The ids of the scenarios, the whole game first."""
        names = list(self.board(Options()).scenarios)
        return tuple(sorted(names, key=lambda name: name != STANDARD))

    def scenario_name(self, scenario: str) -> Mapping[str, str]:
        """Return a scenario's name by language ("en", "es")."""
        if scenario not in self.scenarios:
            raise BadInput("bad-request", (("unknown-scenario", "scenario", repr(scenario)[:80]),))
        return self.board(Options()).scenarios[scenario].name

    @property
    def edition(self) -> str:
        """The second: a capital that was lost was one again when its nation came back to it."""
        return "2"

    @property
    def largest_die(self) -> int:
        """Dice have six faces; the cup of event counters is the largest pool."""
        return max(USUAL_FACES, len(EVENTS))

    def largest_die_in(self, state: State) -> int:
        """Return 6 where no counters of events are drawn (1/dice, 10.3/draw)."""
        return self.largest_die if state.options.events else USUAL_FACES

    @property
    def data_files(self) -> tuple[str, ...]:
        """The map, the nations and the tables."""
        return tuple(f"{what}.json" for what in FILES)

    @property
    def own_files(self) -> Mapping[str, Path]:
        """The files of the player's own."""
        return {f"{what}.json": path for what, path in self._files.items()}

    def on_files(self, files: Mapping[str, Path]) -> Hispania:
        """Return the game on files of the player's own; BadInput names every hole in them."""
        own = Hispania({name.removesuffix(".json"): path for name, path in files.items()})
        own.board(Options())
        return own

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of victory, best first."""
        return (score.WON, score.SHARED, score.LOST)

    @cached_property
    def option_list(self) -> tuple[Option, ...]:
        """The switches of the rules.

        `capital_asked` is no reading of the rulebook, so its default is in no file: it asks where
        a program, that may declare a capital at any decision, need not be asked.

        Rules: intro/switches.
        """
        defaults = {
            option["id"]: option["default"]
            for option in self.board(Options()).table_data["options"]
        }
        return tuple(
            Option(name, (True, False), defaults.get(name, False), rule)
            for name, rule in RULE_OF_OPTION.items()
        )

    @property
    def new_fields(self) -> tuple[str, ...]:
        """The number of players stands beside the options."""
        return ("players",)

    def options_from(self, options: Mapping[str, object]) -> Options:
        """Return checked options; BadInput names each unknown option and value."""
        check_options(self.option_list, options, self.new_fields)
        players = options.get("players", Options().players)
        if type(players) is not int or players not in PLAYERS:
            raise BadInput("bad-request", (("unknown-choice", "players", repr(players)[:80]),))
        known = {field.name for field in fields(Options)}
        defaults = self.default_options
        # Of which kind each is, the list of options says.
        made = cast("Callable[..., Options]", Options)
        return made(**{**defaults, **{k: v for k, v in options.items() if k in known}})

    # -- a game from start to end --------------------------------------------------------------

    def new(self, scenario: str, options: Mapping[str, object]) -> State:
        """Return the state at the start of a scenario.

        Rules: 15/scenarios, 15/setup, 9.5/neutrals, 2.4/B16, 10.3/draw, 8/start.
        """
        if scenario not in self.scenarios:
            raise BadInput("bad-request", (("unknown-scenario", "scenario", repr(scenario)[:80]),))
        key = (scenario, self.options_from(options))
        if key not in self._starts:
            self._starts[key] = self._start(scenario, self.board(key[1]))
        return self._starts[key].clone()

    def _start(self, scenario: str, board: Board) -> State:
        state = State(board, scenario)
        setup = board.scenarios[scenario].setup
        for nation in board.nations:
            for region, force in nation.setups[setup]:
                state.owner[region] = nation.index
                state.units[region] = force
        if setup == "t1" and board.options.massalia:
            for region, force in board.massalia:
                state.owner[region] = MASSALIA
                state.units[region] = force
        state.agenda = [BEGIN_TURN]
        if board.options.events:
            state.hands = dict.fromkeys(board.players, ())
            state.agenda += deal(state)
        return state

    def begin(self, state: State, scenario: str, emit: Emit | None) -> None:
        """Announce the start of a new game."""
        if emit:
            emit(GameBegan(scenario, state.options.players))

    def position(self, state: State) -> Data:
        """Return the position as JSON-ready data."""
        return position_of(state)

    def from_position(self, data: object, options: Mapping[str, object]) -> State:
        """Return the state of a position; BadInput names every problem in it."""
        checked = self.options_from(options)
        players = data.get("players") if isinstance(data, dict) else None
        if type(players) is int and players in PLAYERS and players != checked.players:
            checked = self.options_from({**options, "players": players})
        board = self.board(checked)
        problems = check_position(board, data)
        if problems or not isinstance(data, dict):
            raise BadInput("bad-position", tuple(problems))
        state = State(board, data["scenario"])
        set_position(state, cast("PositionData", data))
        if board.options.events:
            state.hands = {player: state.hands.get(player, ()) for player in board.players}
            if data.get("turn_begins") or "events" not in data:
                state.agenda += deal(state)
        return state

    def problems(self, state: State) -> list[str]:
        """Return every broken invariant of a state."""
        return problems_of(state)

    def digest(self, state: State) -> str:
        """Return a hex string, equal for equal positions on every platform."""
        return digest_of(state)

    # -- actions and events as data ------------------------------------------------------------

    def action_data(self, action: Action) -> Data:
        """Return an action as JSON-ready data."""
        return notation.action_data(self._usual_board, action)

    def action_from(self, data: object) -> Action:
        """Return the action of some data; BadInput names the field that is wrong."""
        return notation.action_from(self._usual_board, data)

    def event_from(self, kind: str, args: Data, rule: str) -> Happened:
        """Return the event of stored data; BadInput names what is wrong."""
        return notation.event_from(kind, args, rule)

    # -- who plays, and how they stand ---------------------------------------------------------

    def seats(self, state: State) -> tuple[Seat, ...]:
        """Return the players in their order; each answers for all his nations.

        Rules: 15/players.
        """
        return tuple(Seat(player, (player,)) for player in state.board.players)

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Return how each player stands."""
        return score.standings(state)

    def score(self, state: State) -> score.Score:
        """Return the points as they stand, by player and by nation."""
        return score.score(state)

    def score_data(self, state: State) -> Data:
        """Return the points as they stand: total by player, and a line for each nation.

        Rules: 8/points.
        """
        points = score.score(state)
        starts = [
            {"what": "start", "where": player, "side": player, "points": value}
            for player, value in points.start
            if value
        ]
        nations = [
            {"what": "nation", "where": nation, "side": player, "points": value}
            for player, nation, value in points.nations
        ]
        best = score.winners(state)
        return {
            "total": dict(points.totals),
            "level": score.WON if len(best) == 1 else score.SHARED,
            "lines": [*starts, *nations],
        }

    def over_data(self, state: State) -> Data:
        """Return how the game has ended.

        Rules: 8/victory, 8/F9.
        """
        over = state.over
        assert over is not None
        return {
            "reason": over.reason,
            "total": {p: points_of(halves) for p, halves in score.totals(state).items()},
            "level": over.level,
            "winner": over.winner,
            "standings": [
                {"seat": s.seat, "points": s.points, "level": s.level} for s in over.standings
            ],
        }

    def besides(self, state: State) -> Sequence[Capital]:
        """Return the capitals that whoever is asked may declare, at any decision.

        Rules: 4.3/capital, 4.3/C5.
        """
        step = asked(state) if state.over is None else None
        return capitals_of(state, step.side) if step is not None else ()

    def decision_data(self, state: State) -> Data:
        """Return the nation that the decision is about.

        Rules: 1/sequence.
        """
        nation = getattr(asked(state), "nation", state.nation)
        return {"nation": PARTIES[nation] if nation < NATION_COUNT else None}

    # -- what a seat may know ------------------------------------------------------------------

    def observe(self, state: State, seat: str) -> Data:
        """Return the position as a player may see it: others' event counters are counts.

        Rules: 10.3/draw.
        """
        return position_of(state, seat)

    def seen(self, event: Event, seat: str) -> Event | None:
        """Return an event as a player may know it: what others draw stays hidden.

        Rules: 10.3/draw.
        """
        if isinstance(event, CounterDrawn) and event.side != seat:
            return CounterDrawn(event.side, "", event.rule)
        return event

    def sample(self, state: State, seat: str, rng: random.Random) -> State:
        """Return a copy in which the counters that a player cannot see are dealt anew.

        Rules: 10.3/draw.
        """
        copy = state.clone()
        if not state.options.events:
            return copy
        hidden = [event for player, hand in state.hands.items() if player != seat for event in hand]
        pool = sorted({*hidden, *cup(state)}, key=EVENTS.index)
        rng.shuffle(pool)
        for player, hand in state.hands.items():
            if player != seat:
                copy.hands[player] = tuple(pool.pop() for _ in hand)
        return copy

    # -- chances -------------------------------------------------------------------------------

    def odds(self, question: Mapping[str, object], state: State | None) -> Data:
        """Return the exact chances of a battle; BadInput names what is wrong with a question."""
        from reconquista_qt.games.hispania.odds.question import answer

        return answer(question, state)


GAME = Hispania()
