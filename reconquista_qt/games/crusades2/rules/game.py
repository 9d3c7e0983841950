"""Crusades II as a game of the house: the seam between its rules and everything else."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Final, cast

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.game import Data as JsonData
from reconquista_qt.engine.game import Game
from reconquista_qt.engine.journal import Event
from reconquista_qt.engine.options import Option, OptionValue, check_options, defaults_of
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.seats import Seat, Standing

from . import notation
from .actions import Action
from .battle import Battle, battle_of, roster_of
from .data import FILES, Data, load
from .even import EVEN, FILE, even_data
from .events import (
    ChargeTried,
    ChitPlaced,
    GameBegan,
    Happened,
    OrdersRejoined,
    OrdersSplit,
    OrderTried,
)
from .names import (
    ADVANCE,
    ATTACK,
    CHARGING,
    CHITS,
    ENTRY_CHITS,
    ID,
    NIGHT_CHITS,
    OFF_MAP,
    ORDERS,
    REVEALED,
    SCENARIOS,
    SETUP,
    STAND,
)
from .position import digest_of, position_of, problems_of, scenario_of, set_position
from .roster import Roster
from .score import Score, level_now, score
from .setup import clear_for_setup, lay_out
from .state import FREE, OPTION_LIST, Options, State
from .turn import Begin
from .victory import standings_of

# What leaders are mostly given; it is for whoever has to guess.
LIKELY: Final = (*CHITS, ATTACK, ATTACK, ADVANCE, ADVANCE, STAND, STAND)


class Crusades2(Game[State, Action]):
    """The game on the shipped data, unless other data are given."""

    id = ID

    def __init__(self, data: Data | None = None) -> None:
        self._data = data
        self._files: dict[str, Path] = {}
        self._starts: dict[tuple[str, Options], State] = {}

    # -- what it is ----------------------------------------------------------------------------

    @cached_property
    def data(self) -> Data:
        """The tables, units and maps that are played with."""
        return self._data or load()

    @cached_property
    def roster(self) -> Roster:
        """The numbers of all units and leaders."""
        return roster_of(self.data)

    def battle(self, scenario: str, options: Options | None = None) -> Battle:
        """Return the battle of a scenario."""
        chosen = options or Options()
        return battle_of(self.data_for(chosen), scenario, chosen.heavy_loss)

    def data_for(self, options: Options) -> Data:
        """Return the tables, units and maps that some options ask for."""
        if options.tables != EVEN:
            return self.data
        own = self._files.get(FILE)
        return even_data(self.data, str(own) if own else "")

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The four battles, Hab first."""
        return SCENARIOS

    def scenario_name(self, scenario: str) -> Mapping[str, str]:
        """Return a battle's name by language ("en", "es")."""
        self._known(scenario)
        return self.data.units["scenarios"][scenario]["name"]

    def _known(self, scenario: str) -> None:
        if scenario not in SCENARIOS:
            raise BadInput("bad-request", (("unknown-scenario", "scenario", repr(scenario)[:80]),))

    def on_files(self, files: Mapping[str, Path]) -> Crusades2:
        """Return the game on files of the player's own; BadInput names every hole in them."""
        own = Crusades2(load(*(files.get(f"{name}.json") for name in FILES)))
        own._files = dict(files)
        if FILE in files:
            even_data(own.data, str(files[FILE]))  # it has to hold
        return own

    @property
    def own_files(self) -> Mapping[str, Path]:
        """The files of the player's own."""
        return self._files

    @property
    def edition(self) -> str:
        """The third: who is asked again and again was bounded, and Reserve by night was mended.

        The berserk, the night and withdrawals were read otherwise in the first.
        """
        return "3"

    @property
    def data_files(self) -> tuple[str, ...]:
        """The battlefields, the units of the battles, the tables, and numbers that are even."""
        return ("maps.json", "units.json", "tables.json", FILE)

    @property
    def largest_die(self) -> int:
        """The die has ten faces, and a cup may hold more action chits (2.0, 16.11)."""
        table = self.data.tables["action_chits"]
        each = max(int(table["per_leader"]), int(table["per_leader_short"]))
        most = max(
            sum(len(side["leaders"]) for side in scenario["sides"].values())
            for scenario in self.data.units["scenarios"].values()
        )
        return max(int(self.data.tables["die"]["sides"]), each * most + 1)

    def largest_die_in(self, state: State) -> int:
        """Return the die's faces where no action chits are drawn (2.0, 16.11)."""
        faces = int(self.data.tables["die"]["sides"])
        return self.largest_die if state.options.action_chits else faces

    @property
    def option_list(self) -> tuple[Option, ...]:
        """The rule options (16.0/R133)."""
        return OPTION_LIST

    @property
    def default_options(self) -> Mapping[str, OptionValue]:
        """Each rule option with its default value."""
        return defaults_of(OPTION_LIST)

    def options_from(self, options: Mapping[str, object]) -> Options:
        """Return checked options; BadInput names each unknown option and value."""
        check_options(OPTION_LIST, options)
        made = cast("Callable[..., Options]", Options)  # each value was looked at
        return made(**options)

    # -- a game from start to end --------------------------------------------------------------

    def new(self, scenario: str, options: Mapping[str, object]) -> State:
        """Return the state at the start of a battle.

        Rules: 1.0, 2.0, 12.0, 13.0, 14.0, 15.0, 12.1, 13.1, 14.1, 15.1, 17.0.
        """
        self._known(scenario)
        chosen = self.options_from(options)
        key = (scenario, chosen)
        if key not in self._starts:
            state = State(self.battle(scenario, chosen), chosen)
            lay_out(state)
            first = ORDERS
            if chosen.setup == FREE:
                clear_for_setup(state)
            if FREE in (chosen.setup, chosen.chits):
                first = SETUP
            state.phase = first
            state.agenda = [Begin(first, 0)]
            self._starts[key] = state
        return self._starts[key].clone()

    def begin(self, state: State, scenario: str, emit: Emit | None) -> None:
        """Announce the start of a new battle."""
        if emit:
            emit(GameBegan(scenario))

    def position(self, state: State) -> JsonData:
        """Return the position as JSON-ready data."""
        return position_of(state)

    def from_position(self, data: object, options: Mapping[str, object]) -> State:
        """Return the state of a position; BadInput names every problem in it."""
        chosen = self.options_from(options)
        scenario = scenario_of(data, SCENARIOS)
        state = State(self.battle(scenario, chosen), chosen)
        assert isinstance(data, dict)
        set_position(state, data)
        return state

    def problems(self, state: State) -> list[str]:
        """Return every broken invariant of a state."""
        return problems_of(state)

    def digest(self, state: State) -> str:
        """Return a hex string, equal for equal positions on every platform."""
        return digest_of(state)

    # -- actions and events as data ------------------------------------------------------------

    def action_data(self, action: Action) -> JsonData:
        """Return an action as JSON-ready data."""
        return notation.action_data(action, self.roster)

    def action_from(self, data: object) -> Action:
        """Return the action of some data; BadInput names the field that is wrong."""
        return notation.action_from(data, self.roster)

    def event_from(self, kind: str, args: JsonData, rule: str) -> Happened:
        """Return the event of stored data; BadInput names what is wrong."""
        return notation.event_from(kind, args, rule)

    # -- who plays, and how they stand -----------------------------------------------------------

    def seats(self, state: State) -> tuple[Seat, ...]:
        """Return the two sides, the first player's first."""
        return tuple(Seat(name, (name,)) for name in state.board.side_ids)

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Return what each side has taken from the other."""
        if state.over is not None and state.over.standings:
            return state.over.standings
        return standings_of(state, -1, "")

    def score(self, state: State) -> Score:
        """Return what both sides have lost, line by line."""
        return score(state)

    def score_data(self, state: State) -> JsonData:
        """Return the losses as JSON-ready data: lines by side and kind.

        Rules: 11.0.
        """
        found = score(state)
        totals: dict[tuple[str, str], int] = {}
        for line in found.lines:
            key = (line.side, line.what)
            totals[key] = totals.get(key, 0) + line.points
        return {
            "total": max(found.losses),
            "level": level_now(state),
            "losses": dict(zip(state.board.side_ids, found.losses, strict=True)),
            "lines": [
                {"side": side, "what": what, "where": side, "points": points}
                for (side, what), points in totals.items()
            ],
        }

    def over_data(self, state: State) -> JsonData:
        """Return how the battle has ended as JSON-ready data."""
        over = state.over
        assert over is not None
        return {
            "reason": over.reason,
            "winner": over.winner,
            "level": over.level,
            "total": over.total,
            "standings": [
                {"seat": s.seat, "points": s.points, "level": s.level} for s in over.standings
            ],
        }

    # -- what a seat may know --------------------------------------------------------------------

    def observe(self, state: State, seat: str) -> JsonData:
        """Return the position with the other side's hidden chits left out (5.0/R019)."""
        return position_of(state, seat)

    def seen(self, event: Event, seat: str) -> Event | None:
        """Return an event as a side may know it: not the other side's orders and failed tries.

        Whoever tries to charge has Attack under his leader, which only a success shows.

        Rules: 5.0/R019, 5.6.
        """
        if isinstance(event, ChargeTried):
            told = event.success or self.roster.side_of_unit[event.unit] == seat
            return event if told else None
        secret = isinstance(event, ChitPlaced | OrderTried | OrdersSplit | OrdersRejoined)
        if secret and getattr(event, "side", seat) != seat:
            return None
        return event

    def sample(self, state: State, seat: str, rng: random.Random) -> State:
        """Return a copy with the other side's hidden chits dealt anew.

        Rules: 5.0/R019, 12.1, 12.21, 5.6.
        """
        copy = state.clone()
        board = state.board
        for leader in board.leaders:
            n = leader.index
            if board.side_ids[leader.side] == seat or state.leader_marks[n] & REVEALED:
                continue
            charges = any(
                marks & CHARGING and own == n
                for marks, own in zip(state.marks, state.own, strict=True)
            )
            among: tuple[str, ...] = LIKELY
            if state.turn in board.night:
                among = NIGHT_CHITS
            elif state.leader_marks[n] & OFF_MAP:
                among = ENTRY_CHITS
            elif charges:
                among = CHITS[:1]
            if leader.chit in among and state.options.chits != FREE:
                among += (leader.chit,) * len(among)  # the one that everybody has seen placed
            copy.chit[n] = among[int(rng.random() * len(among))]
            copy.split &= ~sum(1 << unit for unit, own in enumerate(state.own) if own == n)
        return copy

    # -- chances ---------------------------------------------------------------------------------

    def odds(self, question: Mapping[str, object], state: State | None) -> JsonData:
        """Return exact chances as JSON-ready data; BadInput names what is wrong with a question."""
        from reconquista_qt.games.crusades2.odds.question import answer

        return answer(question, state)


GAME = Crusades2()
