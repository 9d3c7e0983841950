"""Reconquista! The Struggle for Iberia as a game of the house: the seam to everything else."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, cast

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.data import Data
from reconquista_qt.engine.game import Game
from reconquista_qt.engine.journal import Event
from reconquista_qt.engine.options import Option, check_options
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.seats import Seat, Standing

from . import notation
from .actions import Action
from .campaign import Campaign
from .control import add_units
from .data import Board, even_board, load_board, standard_board
from .events import GameBegan, Happened, MarkerDrawn
from .filedata import PlacedData, ScenarioData
from .forces import pack
from .invariants import problems_of
from .markers import cup
from .names import (
    ID,
    MARKER_INDEX,
    MUSLIM_SIDE,
    POWER_COUNT,
    POWER_INDEX,
    POWERS,
    SIDE_INDEX,
    SIDES,
)
from .position import digest_of, observed, position_of, set_position
from .score import Score, score, standings_of
from .state import EVEN, RECONSTRUCTED, Options, State
from .turn import BEGIN

# Which of the tables that are ours are played with; beside the options of the tables file.
TABLES: Final = Option("tables", (RECONSTRUCTED, EVEN), RECONSTRUCTED, "14.0/siege")
SEATS: Final = (Seat(SIDES[0], (SIDES[0],)), Seat(SIDES[1], (SIDES[1],)))


class StruggleForIberia(Game[State, Action]):
    """The game for two on one board; the shipped one unless another is given.

    Rules: 1.1/two-players, 2.1/areas.
    """

    id = ID

    def __init__(self, board: Board | None = None) -> None:
        self._board = board
        self._files: dict[str, Path] = {}
        self._starts: dict[tuple[str, Options], State] = {}

    @classmethod
    def from_files(
        cls, map_path: Path | None = None, tables_path: Path | None = None
    ) -> StruggleForIberia:
        """Return the game on files of the player's own; BadInput names every hole in them."""
        return cls(load_board(map_path, tables_path))

    @property
    def board(self) -> Board:
        """The map and tables that are played with."""
        return self._board or standard_board()

    def board_for(self, options: Options) -> Board:
        """Return the map and tables that some options ask for."""
        if options.tables != EVEN:
            return self.board
        return even_board(self.board, self._files.get("even.json"))

    def on_files(self, files: Mapping[str, Path]) -> StruggleForIberia:
        """Return the game on a map or tables of the player's own; BadInput names every hole."""
        own = type(self).from_files(files.get("map.json"), files.get("tables.json"))
        own._files = dict(files)
        if "even.json" in files:
            even_board(own.board, files["even.json"])  # it has to hold
        return own

    @property
    def edition(self) -> str:
        """The third: Kings who forbid incitement, leaders left alone, a war's end, read anew."""
        return "3"

    @property
    def own_files(self) -> Mapping[str, Path]:
        """The files of the player's own."""
        return self._files

    @property
    def data_files(self) -> tuple[str, ...]:
        """The map, the tables, and those that take the place of some."""
        return ("map.json", "tables.json", "even.json")

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The ids of the starting positions, free set-up first."""
        return self.board.scenarios

    def scenario_name(self, scenario: str) -> Mapping[str, str]:
        """Return a scenario's name by language ("en", "es")."""
        return self._scenario(scenario)["name"]

    def _scenario(self, scenario: str) -> ScenarioData:
        data = self.board.scenario_data.get(scenario)
        if data is None:
            raise BadInput("bad-request", (("unknown-scenario", "scenario", repr(scenario)[:80]),))
        return data

    @property
    def option_list(self) -> tuple[Option, ...]:
        """The rulings that a player may want otherwise."""
        return (*self.board.option_list, TABLES)

    def options_from(self, options: Mapping[str, object]) -> Options:
        """Return checked options; BadInput names each unknown option and value."""
        check_options(self.option_list, options)
        made = cast("Callable[..., Options]", Options)  # each value was looked at
        return made(**{**self.default_options, **options})

    # -- a game from start to end ----------------------------------------------------------------

    def new(self, scenario: str, options: Mapping[str, object]) -> State:
        """Return the state at the start of a scenario.

        Rules: 3.1/order, 3.4/muslims, 3.5/christians, 3.7/A2, 1.2/turns.
        """
        data = self._scenario(scenario)
        key = (scenario, self.options_from(options))
        if key not in self._starts:
            state = State(self.board_for(key[1]), key[1])
            state.turn = data["turn"]
            state.phase = data["phase"]
            if "placed" in data:
                self._place(state, data["placed"], data["treasury"])
            state.agenda = [BEGIN[state.phase]]
            self._starts[key] = state
        return self._starts[key].clone()

    def _place(self, state: State, data: PlacedData, treasury: Mapping[str, int]) -> None:
        board = self.board
        for name, places in data["areas"].items():
            for where, owners in places.items():
                for power, units in owners.items():
                    area = board.area_index[name]
                    inside = where == "city"
                    add_units(state, area, POWER_INDEX[power], pack(units), inside=inside)
        for name, fleets in data["seas"].items():
            for power, count in fleets.items():
                state.fleets[board.sea_index[name] * POWER_COUNT + POWER_INDEX[power]] = count
        for power, points in treasury.items():
            state.treasury[POWER_INDEX[power]] = points

    def begin(self, state: State, scenario: str, emit: Emit | None) -> None:
        """Announce the start of a new game."""
        if emit:
            emit(GameBegan(scenario))

    def position(self, state: State) -> Data:
        """Return the position as JSON-ready data."""
        return position_of(state)

    def from_position(self, data: object, options: Mapping[str, object]) -> State:
        """Return the state of a position; BadInput names every problem in it."""
        chosen = self.options_from(options)
        state = State(self.board_for(chosen), chosen)
        set_position(state, data)
        return state

    def problems(self, state: State) -> list[str]:
        """Return every broken invariant of a state."""
        return problems_of(state)

    def digest(self, state: State) -> str:
        """Return a hex string, equal for equal positions on every platform."""
        return digest_of(state)

    # -- actions and events as data --------------------------------------------------------------

    def action_data(self, action: Action) -> Data:
        """Return an action as JSON-ready data."""
        return notation.action_data(self.board, action)

    def action_from(self, data: object) -> Action:
        """Return the action of some data; BadInput names the field that is wrong."""
        return notation.action_from(self.board, data)

    def event_from(self, kind: str, args: Data, rule: str) -> Happened:
        """Return the event of stored data; BadInput names what is wrong."""
        return notation.event_from(kind, args, rule)

    # -- who plays, and how they stand -------------------------------------------------------------

    def seats(self, state: State) -> tuple[Seat, ...]:
        """Return the two sides."""
        return SEATS

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Return both sides' points and who would win."""
        return standings_of(state)

    def score(self, state: State) -> Score:
        """Return the points of the position as it stands, with their breakdown."""
        return score(state)

    def score_data(self, state: State) -> Data:
        """Return the points as they stand: total, level, and lines of what, where and points."""
        result = score(state)
        lines = [
            {"what": line.what, "where": line.where, "points": line.points} for line in result.lines
        ]
        return {"total": result.total, "level": result.level, "lines": lines}

    def over_data(self, state: State) -> Data:
        """Return how the game has ended: reason, total, level, winner and standings."""
        over = state.over
        assert over is not None
        return {
            "reason": over.reason,
            "total": over.total,
            "level": over.level,
            "winner": over.winner,
            "standings": [
                {"seat": one.seat, "points": one.points, "level": one.level}
                for one in over.standings
            ],
        }

    def decision_data(self, state: State) -> Data:
        """Return whose units act: `power`, null where they are a side's."""
        step = state.agenda[-1] if state.agenda else None
        power: int | None = None
        if isinstance(step, Campaign):
            power = step.power
        elif step is not None:
            found = getattr(step, "power", None)
            if isinstance(found, int):
                power = found
            elif hasattr(step, "battle"):
                power = step.battle.owner(getattr(step, "who", 0)) % POWER_COUNT
            elif hasattr(step, "owner") and isinstance(step.owner, int):
                power = step.owner % POWER_COUNT
            elif state.campaign >= 0:
                power = state.campaign
            elif getattr(step, "leading", None) == MUSLIM_SIDE:
                power = 0
        return {"power": None if power is None or power < 0 else POWERS[power]}

    # -- what a seat may know ----------------------------------------------------------------------

    def observe(self, state: State, seat: str) -> Data:
        """Return the position as a side may see it: the other hand as a number of markers.

        Rules: 10.0/secret.
        """
        return observed(state, _side(seat))

    def seen(self, event: Event, seat: str) -> Event | None:
        """Return an event as a side may know it: markers that the other draws are hidden.

        Rules: 10.0/secret.
        """
        if not isinstance(event, MarkerDrawn) or event.side == seat or not event.marker:
            return event
        if self.board.markers[MARKER_INDEX[event.marker]].at_once:
            return event
        return MarkerDrawn(event.side, event.power, "", event.cost, event.rule)

    def sample(self, state: State, seat: str, rng: random.Random) -> State:
        """Return a copy in which the other side's hand is dealt anew from what is unseen.

        Rules: 10.0/secret.
        """
        copy = state.clone()
        mine = _side(seat)
        hand = state.hands[1 - mine]
        if any(hand):
            left = cup(state)
            # What acts at once is never held.
            unseen = [
                kind
                for kind, marker in enumerate(self.board.markers)
                if not marker.at_once
                for _ in range(left[kind] + hand[kind])
            ]
            dealt = [0] * len(hand)
            for kind in rng.sample(unseen, sum(hand)):
                dealt[kind] += 1
            hands = [state.hands[0], state.hands[1]]
            hands[1 - mine] = tuple(dealt)
            copy.hands = (hands[0], hands[1])
        return copy

    # -- chances -----------------------------------------------------------------------------------

    def odds(self, question: Mapping[str, object], state: State | None) -> Data:
        """Return the exact odds of a battle or a siege."""
        from reconquista_qt.games.st279.odds.question import answer

        options = state.options if state is not None else self.options_from({})
        return answer(question, self.board_for(options), options)


def _side(seat: str) -> int:
    if seat not in SIDE_INDEX:
        raise BadInput("bad-request", (("unknown-seat", "seat", repr(seat)[:80]),))
    return SIDE_INDEX[seat]


GAME = StruggleForIberia()
