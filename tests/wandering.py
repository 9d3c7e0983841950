"""A game in which somebody goes back and forth by chance: every way of changing a session is used.

Nothing of it makes sense as play, so nothing is left out: dice of all kinds, lines of play that are
left, named, taken up and forgotten, what is refused and what there is nothing of.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from reconquista_qt.engine.decision import Decision, DiceWanted
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.inputs import Acted, Input, NothingTo
from reconquista_qt.engine.refusal import BadInput, Refused
from reconquista_qt.engine.session import Session
from tests.kept_games import Chance, Sum

WAYS = (
    *["act"] * 20, *["undo"] * 3, "undo to", *["redo"] * 2, "redo to", "go to", "switch", "name",
    "name line", "forget", "rewind", "stops", "fork", "queue", "wrong", "roll", "roll", "again",
)  # fmt: skip


class Said:
    """A watcher that keeps what it was told."""

    def __init__(self) -> None:
        self.said: list[Any] = []

    def took(self, number: int, given: Input) -> None:
        """Note an input."""
        self.said.append(["took", number, type(given).__name__])

    def settled(self) -> None:
        """Note that the game waits."""
        self.said.append("settled")

    def undid(self, left: int) -> None:
        """Note an undo."""
        self.said.append(["undid", left])

    def rearranged(self) -> None:
        """Note other lines."""
        self.said.append("rearranged")


def wander(
    game: AnyGame,
    seed: int,
    steps: int,
    *,
    typed: bool = False,
    options: Mapping[str, Any] | None = None,
    scenario: str | None = None,
    queue: bool = False,
) -> Iterator[tuple[Session, Sum]]:
    """Yield a session after each change by chance, and the sum of all that was seen of it so far.

    With `queue` some dice are told beforehand. Whoever asks for the next one must leave the session
    as it is.
    """
    chance = Chance(f"wander {game.id} {seed} {typed}")
    session = Session.new(
        game,
        seed=seed,
        typed_dice=typed,
        options=options,
        scenario=scenario,
        queue=[1, 2, 3] if queue else (),
    )
    seen, watcher = Sum(), Said()
    session.watchers.append(watcher)
    remembered: list[Any] = []
    for _ in range(steps):
        way = chance.one_of(WAYS)
        if way == "queue" and not queue:
            continue
        try:
            session = _go(session, way, chance, remembered)
        except NothingTo as nothing:
            seen.add(["nothing to", nothing.what])
        except Refused as refused:
            seen.add(["refused", refused.refusal.code])
        except BadInput as trouble:
            seen.add(["bad", trouble.code])
        except ValueError:
            seen.add("no such value")
        if not session.watchers:
            session.watchers.append(watcher)
        waiting = session.waiting
        number = chance.below(len(session.inputs) + 3)
        seen.add([
            way, watcher.said, type(waiting).__name__, len(session.inputs), len(session.journal),
            [[mark.inputs, mark.entries, game.digest(mark.state)] for mark in session.marks[-3:]],
            len(session.marks), len(session.undone), session.line,
            [[branch.name, len(branch.inputs)] for branch in session.branches],
            session.dice.position, list(session.dice.queue), game.digest(session.state),
            session.can_undo(), session.crosses_dice(), session.crosses_dice(number),
            [session.why_not(action) for action in remembered[:2]],
        ])  # fmt: skip
        watcher.said.clear()
        yield session, seen


def _go(session: Session, way: str, chance: Chance, remembered: list[Any]) -> Session:
    waiting = session.waiting
    number = chance.below(len(session.inputs) + len(session.undone) + 2)
    branch = chance.one_of(session.branches) if session.branches else None
    match way:
        case "act" if isinstance(waiting, Decision):
            action = chance.action(waiting.options)
            remembered[chance.below(9) : 9] = [action]
            session.act(action)
        case "again" if session.undone and isinstance(session.undone[0], Acted):
            session.act(session.undone[0].action)
        case "act" | "roll" if isinstance(waiting, DiceWanted):
            few = chance.below(4) == 0
            count = waiting.count - few + (chance.below(4) == 0)
            session.enter_dice([1 + chance.below(waiting.faces) for _ in range(count)])
        case "wrong" if isinstance(waiting, DiceWanted):
            session.enter_dice([chance.one_of((0, waiting.faces + 1, session.game.largest_die))])
        case "wrong" if remembered:
            session.act(chance.one_of(remembered))
        case "queue":
            session.dice.queue_up([1 + chance.below(session.game.largest_die)])
        case "undo":
            session.undo()
        case "undo to":
            session.undo(number)
        case "redo":
            session.redo()
        case "redo to":
            session.redo(number)
        case "go to":
            session.go_to(number)
        case "switch" if branch is not None:
            session.switch(branch)
        case "name" if branch is not None:
            session.name_line(f"line {number}", branch)
        case "name line":
            session.name_line(f"present {number}")
        case "forget" if branch is not None and len(session.branches) > 3:
            session.forget(branch)
        case "rewind" if chance.below(3) == 0:
            session.rewind()
        case "stops":
            session.undo_stops_at_dice = chance.below(4) == 0
        case "fork" if chance.below(3) == 0:
            return session.fork()
    return session
