"""Reconquista as a game of the house: the seam between its rules and everything else."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Final, NotRequired, TypedDict, cast

from reconquista_qt.assets import resource
from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.data import Data
from reconquista_qt.engine.game import Game
from reconquista_qt.engine.options import Option, check_options
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.seats import Seat, Standing

from . import notation
from .actions import Action
from .board import Board, board_from
from .events import GameBegan, Happened
from .names import ID
from .position import check_position, digest_of, position_of, set_position
from .position_line import line_of, position_of_line
from .score import LEVELS, Score, score
from .state import EVEN_TOTAL, OPTION_LIST, Options, State

SCENARIO_FORMAT = 1
SEATS: Final = (Seat("christian", ("christian",)),)


def read_json(path: Path, code: str) -> object:
    """Return the data of a JSON file; BadInput names the file and the place that is broken."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadInput(code, (("unreadable", path.name, str(error)[:200]),)) from error


@cache
def standard_board() -> Board:
    """Return the board of the shipped map."""
    return board_from(read_json(resource("reconquista", "map.json"), "bad-map"))


class ScenarioData(TypedDict):
    """A scenario's file, as far as it is read."""

    name: Mapping[str, str]
    note: NotRequired[Mapping[str, str]]
    position: Data


class Reconquista(Game[State, Action]):
    """The solitaire game on one map; the shipped map unless another board is given."""

    id = ID

    def __init__(self, board: Board | None = None, files: Mapping[str, Path] | None = None) -> None:
        """`files` are data files of the player's own by their names."""
        self._board = board
        self._files = dict(files or {})
        self._starts: dict[tuple[str, Options], State] = {}

    @property
    def board(self) -> Board:
        """The map that is played on."""
        return self._board or standard_board()

    @cached_property
    def scenarios(self) -> tuple[str, ...]:
        """The ids of the starting positions, the printed one first."""
        names = sorted(path.stem for path in resource("reconquista", "scenarios").glob("*.json"))
        return ("standard", *(name for name in names if name != "standard"))

    @property
    def edition(self) -> str:
        """The second: retreats, relief and sallies were read otherwise in the first."""
        return "2"

    @property
    def data_files(self) -> tuple[str, ...]:
        """The shipped map, and the printed starting position."""
        return ("map.json", "scenarios/standard.json")

    @property
    def own_files(self) -> Mapping[str, Path]:
        """The files of the player's own."""
        return self._files

    def on_files(self, files: Mapping[str, Path]) -> Reconquista:
        """Return the game with a map or a starting position of the player's own.

        BadInput (bad-map, bad-scenario) names every hole in them.
        """
        own = self
        if "map.json" in files:
            own = self.on_map(read_json(files["map.json"], "bad-map"))
        own = Reconquista(own._board, files)
        own.new(own.scenarios[0], own.default_options)
        return own

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of victory, best first (rules: victory/levels)."""
        return tuple(level for _, level in LEVELS)

    def scenario_data(self, scenario: str) -> ScenarioData:
        """Return a scenario's file: its names, note, mark and position."""
        if scenario not in self.scenarios:
            raise BadInput("bad-request", (("unknown-scenario", "scenario", repr(scenario)[:80]),))
        own = self._files.get(f"scenarios/{scenario}.json")
        path = own or resource("reconquista", "scenarios", f"{scenario}.json")
        data = read_json(path, "bad-scenario")
        if not isinstance(data, dict) or data.get("format") != SCENARIO_FORMAT:
            raise BadInput("bad-scenario", (("unknown-format", path.name, ""),))
        return cast("ScenarioData", data)

    def scenario_name(self, scenario: str) -> Mapping[str, str]:
        """Return a scenario's name by language ("en", "es")."""
        return self.scenario_data(scenario)["name"]

    @property
    def option_list(self) -> tuple[Option, ...]:
        """The rulings that a player may want otherwise."""
        return OPTION_LIST

    def options_from(self, options: Mapping[str, object]) -> Options:
        """Return checked options; BadInput names each unknown option and value."""
        check_options(OPTION_LIST, options)
        # Of which kind each is, the list of options says.
        return cast("Callable[..., Options]", Options)(**options)

    def map_data(self) -> Data:
        """Return the map that is played on, as it goes into a file."""
        board = self.board
        return {"id": board.id, "fingerprint": board.fingerprint, "data": dict(board.data)}

    def on_map(self, data: object) -> Reconquista:
        """Return the game on the map of some data; BadInput (bad-map) names every hole in it."""
        return Reconquista(board_from(data))

    def new(self, scenario: str, options: Mapping[str, object]) -> State:
        """Return the state at the start of a scenario.

        Rules: setup/turn-marker, setup/fortresses, setup/muslim-cities, setup/christian-cities,
        setup/garrisons, setup/christian-army, setup/muslim-armies, setup/B1, setup/B2, setup/B3,
        intro/game, intro/player, reference/setup.
        """
        key = (scenario, self.options_from(options))
        if key not in self._starts:
            state = State(self.board, key[1])
            set_position(state, self.scenario_data(scenario).get("position"))
            self._starts[key] = state
        return self._starts[key].clone()

    def begin(self, state: State, scenario: str, emit: Emit | None) -> None:
        """Announce the start of a new game."""
        if emit:
            emit(GameBegan(scenario))

    def position(self, state: State) -> Data:
        """Return the position as JSON-ready data."""
        return position_of(state)

    def from_position(self, data: object, options: Mapping[str, object]) -> State:
        """Return the state of a position; BadInput names every problem in it."""
        state = State(self.board, self.options_from(options))
        set_position(state, data)
        return state

    def line(self, position: Data) -> str:
        """Return a position as one line of text, without the game's id."""
        return line_of(position)

    def position_of_line(self, body: str) -> Data:
        """Return the position of such a line; BadInput names each part that is wrong."""
        return position_of_line(body)

    def problems(self, state: State) -> list[str]:
        """Return every broken invariant of a state."""
        found = [" ".join(problem) for problem in check_position(position_of(state))]
        if not state.agenda and state.over is None:
            found.append("empty agenda")
        return found

    def action_data(self, action: Action) -> Data:
        """Return an action as JSON-ready data."""
        return notation.action_data(action)

    def action_from(self, data: object) -> Action:
        """Return the action of some data; BadInput names the field that is wrong."""
        return notation.action_from(data)

    def event_from(self, kind: str, args: Data, rule: str) -> Happened:
        """Return the event of stored data; BadInput names what is wrong."""
        return notation.event_from(kind, args, rule)

    def score(self, state: State) -> Score:
        """Return the points of the position as it stands, with their breakdown."""
        return score(state)

    def seats(self, state: State) -> tuple[Seat, ...]:
        """Return the one seat there is: the player leads the Christians (rules: intro/player)."""
        return SEATS

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Return the player's points as they stand, and their level."""
        result = score(state)
        return (Standing(SEATS[0].id, result.total, result.level),)

    def score_data(self, state: State) -> Data:
        """Return the points as they stand: total, level, and lines of what, where and points."""
        result = score(state)
        lines = [
            {"what": line.what, "where": line.where, "points": line.points} for line in result.lines
        ]
        return {"total": result.total, "level": result.level, "lines": lines}

    def over_data(self, state: State) -> Data:
        """Return how the game has ended: reason, total and level."""
        over = state.over
        assert over is not None
        return {"reason": over.reason, "total": over.total, "level": over.level}

    def odds(self, question: Mapping[str, object], state: State | None) -> Data:
        """Return the exact odds of a battle or a siege, by the rulings of the game if any."""
        from reconquista_qt.games.reconquista.odds.question import answer

        return answer(question, state.options.even_result if state else EVEN_TOTAL)

    def digest(self, state: State) -> str:
        """Return a hex string, equal for equal positions on every platform."""
        return digest_of(state)


GAME = Reconquista()
