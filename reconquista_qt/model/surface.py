"""What a game gives the window: what lies on the table, what may be moved, what may be chosen.

Everything here is data, or a protocol with a default; nothing draws. A picture of the table holds
ids only, never a rule: it is made for one seat, of what that seat may see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import Final, Generic, Protocol, TypeGuard, TypeVar

from reconquista_qt.engine.agenda import asked
from reconquista_qt.engine.data import Data
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.state import GameState

S = TypeVar("S", bound=GameState)
S_contra = TypeVar("S_contra", bound=GameState, contravariant=True)

PLACE_KEYS: Final = ("area", "place", "hex", "to", "city", "at")
ORIGIN_KEYS: Final = ("from", "origin")
PIECE_KEYS: Final = ("unit", "piece", "units", "pieces", "stack", "leader")
NUMBER_KEYS: Final = ("count", "amount", "number", "points")
PART: Final = "/"  # between a place and the part of it that a move ends in: ``hill/second``
FIELD: Final = "field"  # the part that is the middle, for those who come from another part


@record
class Piece:
    """A counter, or `count` equal ones in a pile.

    `id` stays with it for the whole game, so that it can be seen to move; `art` names its picture,
    `seat` whose it is. `figures` is what is printed at its foot (``4-6``); `steps` how many it has
    left (0 where it has none to lose); `facing` counts the hex's directions, or is None where it
    faces none. `slot` is the part of the place it lies in (``second``), "" the middle.
    """

    id: str
    art: str
    seat: str = ""
    count: int = 1
    figures: str = ""
    steps: int = 0
    facing: int | None = None
    badges: tuple[str, ...] = ()
    slot: str = ""
    spent: bool = False


@record
class BoardLine:
    """A line over the map through some places: a path, a line of sight, a chain of command."""

    kind: str
    places: tuple[str, ...]


@record
class Picture:
    """The table as one seat sees it: pieces by place, tracks, and marks on places.

    Compared by value, so that only what differs is drawn again. `places` has no entry for a place
    where nothing lies; within a place the lowest piece comes first.
    """

    places: Mapping[str, tuple[Piece, ...]] = field(default_factory=dict)
    tracks: Mapping[str, int | str] = field(default_factory=dict)
    marks: Mapping[str, frozenset[str]] = field(default_factory=dict)
    lines: tuple[BoardLine, ...] = ()

    def at(self, place: str) -> tuple[Piece, ...]:
        """Return what lies in a place, the lowest first."""
        return self.places.get(place, ())

    def differing(self, before: Picture) -> frozenset[str]:
        """Return the places where something else lies, or has another mark, than before."""
        names = {*self.places, *before.places}
        changed = {name for name in names if self.at(name) != before.at(name)}
        for mark in {*self.marks, *before.marks}:
            changed |= self.marks.get(mark, frozenset()) ^ before.marks.get(mark, frozenset())
        return frozenset(changed)

    def where(self) -> dict[str, str]:
        """Return the place of each piece by its id."""
        return {piece.id: place for place, there in self.places.items() for piece in there}


EMPTY: Final = Picture()


@record
class Lights:
    """What is lit on the board: places by the name of a mark, and lines through places."""

    marks: Mapping[str, frozenset[str]] = field(default_factory=dict)
    lines: tuple[BoardLine, ...] = ()


NO_LIGHTS: Final = Lights()


def joined(lights: Iterable[Lights]) -> Lights:
    """Return several lights as one."""
    marks: dict[str, frozenset[str]] = {}
    lines: list[BoardLine] = []
    for one in lights:
        for name, places in one.marks.items():
            marks[name] = marks.get(name, frozenset()) | places
        lines += one.lines
    return Lights(marks, tuple(lines))


class Projection(Protocol[S_contra]):
    """How a state looks on the table."""

    def picture(self, state: S_contra, seat: str) -> Picture:
        """Return the table as a seat may see it; "" sees what lies open for everybody."""
        ...


@record
class Way:
    """A legal move of lifted pieces: the action, and what is to be told before it is made.

    `whole` is False where some of them would stay behind. `cost` is shown at the place ("" where
    none is to be told), `path` are the places on the way, `chance` of success from 0 to 1. `more`
    are other actions that lead there too (with another facing, say): the player chooses.
    `facing` is how they face at the end, where that is to be shown.
    """

    action: object
    whole: bool = True
    cost: str = ""
    path: tuple[str, ...] = ()
    chance: float | None = None
    more: tuple[object, ...] = ()
    facing: int | None = None


@record
class Aim:
    """A blow that is aimed before it falls: on what, and from which places of all that could join.

    `action` is what a second click on `target` commits; a click on one of `able` leaves those who
    stand there out, or takes them in again.
    """

    action: object
    target: str
    members: frozenset[str]
    able: frozenset[str]


class Moves(Protocol[S_contra]):
    """Which pieces can be taken up now, and where they may go.

    Moves with ``faces = True`` take the facing of the lifted pieces as that which is wished for at
    the end: wheel and keys turn what is held, and a drop where it was taken up turns it there. A
    method ``path(state, place, lifted, to, trail)`` that they may have returns the places of the
    way to show, and its cost; `trail` are the places that the hand has passed. With a method
    ``together(pieces)`` only pieces of one slot move at once: it tells which are meant where none
    is named.
    """

    def liftable(self, state: S_contra, place: str) -> tuple[Piece, ...]:
        """Return the pieces of a place that the game now lets move; none where it asks otherwise.

        A piece of several may be lifted in part: its `count` is then lower.
        """
        ...

    def ways(self, state: S_contra, place: str, lifted: tuple[Piece, ...]) -> Mapping[str, Way]:
        """Return the legal moves of lifted pieces by the place they end in; one call, all ways.

        A move into a part of a place, where the board has such, is by ``place/slot``; back into
        its middle from another part by ``place/field``.
        """
        ...

    def attempt(
        self, state: S_contra, place: str, lifted: tuple[Piece, ...], to: str
    ) -> object | None:
        """Return the action of a drop, legal or not, so that its refusal can be told."""
        ...

    def turns(self, state: S_contra, place: str, piece: Piece) -> Mapping[int, object]:
        """Return the action that turns a piece by its new facing; none where it may not turn."""
        ...


@record
class Choice:
    """One thing to do: the legal actions that do it, by place where they have one.

    `id` is the game's own and stays the same from decision to decision; `closing` marks what ends
    a phase or declines: the primary button. `art` names a picture. `group` is a heading's id.
    What stands `aside` can be done at any decision: its places mean it only once it is picked.
    """

    id: str
    actions: tuple[object, ...] = ()
    by_place: Mapping[str, tuple[object, ...]] = field(default_factory=dict)
    closing: bool = False
    art: str = ""
    group: str = ""
    aside: bool = False

    @property
    def places(self) -> tuple[str, ...]:
        """The places where it can be done, in the order of the rules."""
        return tuple(self.by_place)


class Choices(Protocol[S_contra]):
    """How the options of a decision are shown: as a player thinks of them."""

    def group(self, state: S_contra, decision: Decision) -> tuple[Choice, ...]:
        """Return the choices in the order in which they are listed; each option is in one."""
        ...


# -- defaults: they read the actions as the protocol writes them -----------------------------------


class Writes(Protocol):
    """A game, as far as the defaults are concerned."""

    def action_data(self, action: object) -> Data:
        """Return an action as JSON-ready data."""
        ...


class Reads(Writes, Protocol):
    """A game that reads its actions back, too."""

    def action_from(self, data: object) -> object:
        """Return the action of some data; BadInput names the field that is wrong."""
        ...


class PlainChoices(Generic[S]):
    """Groups options by what they do (`do` and `what` of their data), then by place.

    `closing` are the values of `do` that end something, `hidden` those that are done on the board
    alone (a move).
    """

    def __init__(
        self,
        game: Writes,
        places: Iterable[str] = (),
        *,
        closing: Iterable[str] = ("done", "pass", "decline", "end", "stop"),
        place_keys: Sequence[str] = PLACE_KEYS,
        projection: Projection[S] | None = None,
        besides: Callable[[S], Sequence[object]] | None = None,
    ) -> None:
        """With a `projection`, what names pieces by their ids is offered where they lie.

        `besides` returns what can be done besides the options (`Game.besides`): it stands aside.
        """
        self._game, self._projection, self._besides = game, projection, besides
        self._places = frozenset(places)
        self._closing = frozenset(closing)
        self._keys = tuple(place_keys)

    def group(self, state: S, decision: Decision) -> tuple[Choice, ...]:
        """Return the choices in the order of their first option, what stands aside last."""
        where: dict[str, str] = {}
        if self._projection is not None:
            where = self._projection.picture(state, decision.side).where()
        aside = self._besides(state) if self._besides is not None else ()
        return (
            *self._grouped(decision.options, where),
            *self._grouped(aside, where, aside=True),
        )

    def _grouped(
        self, options: Iterable[object], where: Mapping[str, str], *, aside: bool = False
    ) -> tuple[Choice, ...]:
        actions: dict[str, list[object]] = {}
        places: dict[str, dict[str, list[object]]] = {}
        closing: set[str] = set()
        for action in options:
            data = self._game.action_data(action)
            name = self.name(data)
            actions.setdefault(name, []).append(action)
            place = _lies(data, where) or self.place(data)
            if place:
                places.setdefault(name, {}).setdefault(place, []).append(action)
            elif data.get("do") in self._closing:
                closing.add(name)
        return tuple(
            Choice(
                name,
                tuple(listed),
                {place: tuple(there) for place, there in places.get(name, {}).items()},
                name in closing and len(listed) == 1,
                group=self.heading(name),
                aside=aside,
            )
            for name, listed in actions.items()
        )

    def name(self, data: Mapping[str, object]) -> str:
        """Return the id of the choice that an action belongs to."""
        what = data.get("what")
        return f"{data['do']}.{what}" if isinstance(what, str) else str(data["do"])

    def heading(self, name: str) -> str:
        """Return the id of the heading under which a choice is listed."""
        return ""

    def place(self, data: Mapping[str, object]) -> str:
        """Return the place under which an action is offered, "" where it has none."""
        for key in (*ORIGIN_KEYS, *self._keys):
            value = data.get(key)
            if isinstance(value, str) and (not self._places or value in self._places):
                return value
        return ""


class PlainMoves(Generic[S]):
    """Reads moves off the options: those whose data has a place it leaves and one it goes to.

    Suits a game that lists each move by itself. `unit`, `units` or `pieces` of the data, where
    there, say which pieces move: one id, a list of ids, or a number for each art.
    """

    def __init__(self, game: Writes, projection: Projection[S]) -> None:
        self._game, self._projection = game, projection
        self._decision: object = None
        self._picture: Picture | None = None  # at that decision
        self._by_origin: dict[str, list[tuple[Data, object]]] = {}

    def _options(self, state: S, place: str) -> list[tuple[Data, object]]:
        """Return the options that leave a place, with their data."""
        if self._decision is None:
            step = asked(state) if state.over is None else None
            self._list(state, step.options(state) if step is not None else ())
        return self._by_origin.get(place, [])

    def renew(self, state: S, decision: Decision | None) -> None:
        """Know what is asked now, so that options are written down once for all places."""
        if decision is not self._decision or decision is None:
            self._decision = decision
            self._list(state, decision.options if decision is not None else ())

    def _list(self, state: S, options: Iterable[object]) -> None:
        self._by_origin, self._picture = {}, None
        where: dict[str, str] | None = None
        for action in options:
            data = self._game.action_data(action)
            origin = _origin(data)
            named = _named(data)
            if not origin and named and not isinstance(named, Mapping):
                # Units by their ids: they leave from where they are.
                if where is None:
                    where = self._projection.picture(state, self._asked(state)).where()
                origin = _lies(data, where)
            self._by_origin.setdefault(origin, []).append((data, action))

    def _asked(self, state: S) -> str:
        side = getattr(state.agenda[-1], "side", "") if state.agenda else ""
        for seat in getattr(self._game, "seats", lambda _state: ())(state):
            if side == seat.id or side in seat.sides:
                return str(seat.id)
        return ""

    def liftable(self, state: S, place: str) -> tuple[Piece, ...]:
        """Return the pieces of a place that a listed move takes along."""
        found: dict[str, Piece] = {}
        moves = [data for data, _ in self._options(state, place) if _target(data)]
        if not moves:
            return ()
        named_by = [_named(data) for data in moves]
        seat = self._asked(state)
        if self._picture is None or self._decision is None:
            self._picture = self._projection.picture(state, seat)
        for piece in self._picture.at(place):
            for named in named_by:
                if (not named and piece.seat == seat) or _takes(named, piece):
                    found[piece.id] = piece
                    break
        return tuple(found.values())

    def ways(self, state: S, place: str, lifted: tuple[Piece, ...]) -> Mapping[str, Way]:
        """Return the listed moves that take exactly the lifted pieces, else some of them."""
        whole: dict[str, Way] = {}
        part: dict[str, Way] = {}
        for data, action in self._options(state, place):
            to = _target(data)
            if not to:
                continue
            named = _named(data)
            cost, path = data.get("cost"), data.get("path")
            shown = "" if cost is None else str(cost)
            way = Way(action, True, shown, tuple(path) if isinstance(path, list) else ())
            if not named or _fits(named, lifted):
                _join(whole, to, way)
            elif (fewer := self._fewer(state, data, named, lifted)) is not None:
                _join(whole, to, Way(fewer, True, shown, way.path))
            elif any(_takes(named, piece) for piece in lifted):
                _join(part, to, Way(action, False, shown, way.path))
        return part | whole

    def _fewer(
        self, state: S, data: Data, named: object, lifted: tuple[Piece, ...]
    ) -> object | None:
        """Return a listed move with just the lifted pieces, where the game allows that."""
        if not isinstance(named, Mapping) or not _reads(self._game):
            return None
        held = {piece.id if piece.id in named else piece.art: piece.count for piece in lifted}
        if any(count > named.get(kind, 0) for kind, count in held.items()):
            return None
        key = next(key for key in PIECE_KEYS if data.get(key) is named)
        try:
            action = self._game.action_from({**data, key: held})
        except BadInput:
            return None
        step = asked(state)
        return action if step is not None and step.refuse(state, action) is None else None

    def attempt(self, state: S, place: str, lifted: tuple[Piece, ...], to: str) -> object | None:
        """Return a listed move to elsewhere with its end replaced, where data can be read back."""
        game = self._game
        for data, _ in self._options(state, place):
            if _target(data) and _reads(game):
                key = next(key for key in PLACE_KEYS if isinstance(data.get(key), str))
                try:
                    return game.action_from({**data, key: to})
                except BadInput:
                    return None
        return None

    def turns(self, state: S, place: str, piece: Piece) -> Mapping[int, object]:
        """Return the listed turns of a piece: options whose data has its id and a `facing`."""
        return {
            facing: action
            for data, action in (*self._options(state, ""), *self._options(state, place))
            if isinstance(facing := data.get("facing"), int) and _takes(_named(data), piece)
        }


def _reads(game: Writes) -> TypeGuard[Reads]:
    return hasattr(game, "action_from")


def _join(ways: dict[str, Way], to: str, way: Way) -> None:
    """Add a way; where one leads there already, it is one more of the same."""
    known = ways.get(to)
    if known is None:
        ways[to] = way
    else:
        more = (*known.more, way.action)
        ways[to] = Way(known.action, known.whole, known.cost, known.path, known.chance, more)


def _origin(data: Mapping[str, object]) -> str:
    for key in ORIGIN_KEYS:
        if isinstance(data.get(key), str):
            return str(data[key])
    return ""


def _lies(data: Mapping[str, object], where: Mapping[str, str]) -> str:
    """Return where the first piece lies that some data name by its id, "" where none does."""
    named = _named(data)
    if isinstance(named, str):
        return where.get(named, "")
    if isinstance(named, Mapping) or not isinstance(named, Iterable):
        return ""
    first = next(iter(named), "")
    return where.get(first, "") if isinstance(first, str) else ""


def _target(data: Mapping[str, object]) -> str:
    for key in PLACE_KEYS:
        if isinstance(data.get(key), str):
            return str(data[key])
    return ""


def _named(data: Mapping[str, object]) -> object:
    return next((data[key] for key in PIECE_KEYS if data.get(key)), None)


def _takes(named: object, piece: Piece) -> bool:
    if isinstance(named, str):
        return named in (piece.id, piece.art)
    if isinstance(named, Mapping):
        return piece.art in named or piece.id in named
    if isinstance(named, Iterable):
        return piece.id in named or piece.art in named
    return False


def _fits(named: object, lifted: tuple[Piece, ...]) -> bool:
    if isinstance(named, str):
        return len(lifted) == 1 and _takes(named, lifted[0])
    if isinstance(named, Mapping):
        held = {piece.id if piece.id in named else piece.art: piece.count for piece in lifted}
        return bool(held == dict(named))
    return isinstance(named, Iterable) and {piece.id for piece in lifted} == set(named)
