"""The one seam that each game fills."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol, TypeVar, cast

from .agenda import Emit
from .data import Data
from .journal import Event
from .options import Option, OptionValue, defaults_of
from .position_line import bad_line, read, written
from .seats import Seat, Standing
from .state import GameState

__all__ = ["AnyGame", "Data", "Game", "GameState", "any_game"]

S = TypeVar("S", bound=GameState)
A = TypeVar("A")


class Game(Protocol[S, A]):
    """A game: how it starts, and how its things become data and come back from data.

    `S` is its state, `A` the union of its actions. A game that derives from this class gets what
    fits a game with one seat and nothing hidden; the other methods are its own to fill.
    """

    id: str

    # -- what it is ------------------------------------------------------------------------------

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The ids of the starting positions, the standard one first."""
        ...

    def scenario_name(self, scenario: str) -> Mapping[str, str]:
        """Return a scenario's name by language."""
        ...

    @property
    def edition(self) -> str:
        """The edition of the rules; another one where an old game would play otherwise."""
        return "1"

    @property
    def data_files(self) -> tuple[str, ...]:
        """The files below `resources/<id>/` that the rules are read from."""
        return ()

    @property
    def own_files(self) -> Mapping[str, Path]:
        """The files of the player's own that stand in the place of data files, by their names."""
        return {}

    @property
    def levels(self) -> tuple[str, ...]:
        """The ids of the levels of victory, best first; empty where they are not in an order."""
        return ()

    @property
    def largest_die(self) -> int:
        """The highest value that a die or a draw of this game can show."""
        return 6

    def largest_die_in(self, state: S) -> int:
        """Return the highest value that can come up in a game by its options."""
        return self.largest_die

    @property
    def option_list(self) -> tuple[Option, ...]:
        """The rule options, in the order in which they are offered."""
        return ()

    @property
    def default_options(self) -> Mapping[str, OptionValue]:
        """Each rule option with its default value."""
        return defaults_of(self.option_list)

    @property
    def new_fields(self) -> tuple[str, ...]:
        """The fields of the protocol's `new` that become options, beside those of `options`."""
        return ()

    def map_data(self) -> Data | None:
        """Return the map that is played on (id, fingerprint, data), None where it never changes."""
        return None

    def on_map(self, data: object) -> Game[S, A]:
        """Return the game on the map of some data; BadInput (bad-map) names every hole in it."""
        return self

    def on_files(self, files: Mapping[str, Path]) -> Game[S, A]:
        """Return the game with files of the player's own in the place of data files.

        `files` are some of `data_files` by their names; BadInput names every hole in them.
        """
        return self

    # -- a game from start to end ----------------------------------------------------------------

    def new(self, scenario: str, options: Mapping[str, object]) -> S:
        """Return the state at the start; BadInput names every unknown scenario, option or value."""
        ...

    def begin(self, state: S, scenario: str, emit: Emit | None) -> None:
        """Announce the start of a new game."""
        ...

    def position(self, state: S) -> Data:
        """Return the position as JSON-ready data."""
        ...

    def from_position(self, data: object, options: Mapping[str, object]) -> S:
        """Return the state of a position; BadInput names every problem in it."""
        ...

    def line(self, position: Data) -> str:
        """Return a position (data of `position`) as one line of text, without the game's id.

        Equal positions have equal lines, with no space at either end and ASCII only.
        """
        return written({key: value for key, value in position.items() if key != "game"})

    def position_of_line(self, body: str) -> Data:
        """Return the position of such a line; BadInput (bad-position) tells where it is wrong."""
        found = read(body)
        if not isinstance(found, dict):
            raise bad_line("1", body)
        return {"game": self.id, **found}

    def problems(self, state: S) -> list[str]:
        """Return every broken invariant of a state, none in a game played by the rules."""
        ...

    def digest(self, state: S) -> str:
        """Return a hex string, equal for equal positions on every platform."""
        ...

    # -- actions and events as data --------------------------------------------------------------

    def action_data(self, action: A) -> Data:
        """Return an action as JSON-ready data."""
        ...

    def action_from(self, data: object) -> A:
        """Return the action of some data; BadInput names the field that is wrong."""
        ...

    def event_from(self, kind: str, args: Data, rule: str) -> Event:
        """Return the event of stored data; BadInput names what is wrong."""
        ...

    # -- who plays, and how they stand -------------------------------------------------------------

    def seats(self, state: S) -> tuple[Seat, ...]:
        """Return who sits at the table, in the order of the rules; it never changes in a game."""
        ...

    def standings(self, state: S) -> tuple[Standing, ...]:
        """Return how each seat stands now, in the order of `seats`."""
        ...

    def score(self, state: S) -> object:
        """Return the points as they stand with their breakdown, as an object of the game's own."""
        ...

    def score_data(self, state: S) -> Data:
        """Return the points as they stand as JSON-ready data: total, level, lines, and more."""
        ...

    def over_data(self, state: S) -> Data:
        """Return how the game has ended as JSON-ready data: reason, total, level, and more."""
        ...

    def besides(self, state: S) -> Sequence[A]:
        """Return what whoever is asked may do besides the options listed, and be asked again.

        It can be done at nearly every decision, and is rarely of use: programs may leave it be.
        """
        return ()

    def decision_data(self, state: S) -> Data:
        """Return what the game tells of the decision asked for, beside what every game tells."""
        return {}

    @property
    def hides(self) -> bool:
        """Whether there is something that not every seat may see."""
        return type(self).observe is not Game.observe

    # -- what a seat may know ----------------------------------------------------------------------

    def observe(self, state: S, seat: str) -> Data:
        """Return the position as a seat may see it: `position` where nothing is hidden."""
        return self.position(state)

    def seen(self, event: Event, seat: str) -> Event | None:
        """Return an event as a seat may know it, or None: itself where nothing is hidden."""
        return event

    def sample(self, state: S, seat: str, rng: random.Random) -> S:
        """Return a copy in which what the seat cannot see is dealt anew, as it might be."""
        return state.clone()

    # -- chances -----------------------------------------------------------------------------------

    def odds(self, question: Mapping[str, object], state: S | None) -> Data:
        """Return exact chances as JSON-ready data; BadInput names what is wrong with a question."""
        ...


# A game as shared code knows it: of its states no more than what all have, of its actions nothing.
AnyGame = Game[GameState, object]


def any_game(game: Game[S, A]) -> AnyGame:
    """Return a game as shared code knows it, which gives it no states and actions but its own."""
    return cast("AnyGame", game)
