"""`reconquista-qt play`: whole games by a built-in player, and how they ended."""

from __future__ import annotations

import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from reconquista_qt.ai.playout import cheap_dice, play_out
from reconquista_qt.ai.policies import PLAYERS, players, policy
from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.state import GameState
from reconquista_qt.games import entries, entry_of
from reconquista_qt.wording.arguments import Parser
from reconquista_qt.wording.numbers import Numbers
from reconquista_qt.wording.phrases import Phrases
from reconquista_qt.wording.translator import Translator
from reconquista_qt.wording.words import Words

from . import language
from .positions import in_words, state_of_line
from .seats import seat_and_player

BAR = 40


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended."""

    seed: int
    turn: int
    over: Over


class PlayTexts(Phrases):
    """What `play` says, in one language."""

    def description(self) -> str:
        """Return what the command is for."""
        return self.tr("Play whole games without a window and show how they ended.")

    def option(self, name: str) -> str:
        """Return what an option does."""
        return {
            "game": self.tr("which game"),
            "headless": self.tr("play without a window (the only way so far to play many games)"),
            "policy": self.tr("who plays"),
            "seat": self.tr("who plays a seat, where it is not the one who plays all others"),
            "position": self.tr(
                "begin with this position, a line of text (docs/position-lines.md)"
            ),
            "games": self.tr("how many games"),
            "seed": self.tr("the first game's seed; the others follow it"),
        }[name]

    def progress(self, done: int, games: int) -> str:
        """Return how many games have been played."""
        return self.tr("{done} of {games} games", done=done, games=games)

    def nobody(self, seat: str, seats: Sequence[str]) -> str:
        """Return that a game has no such seat."""
        told = f"{seat} ({', '.join(seats)})"
        return self.tr("Nobody sits at {detail}.", detail=told)

    def summary(self, results: Sequence[Result], words: Words, best_first: Sequence[str]) -> str:
        """Return the distribution of points and levels of some games."""
        write = Numbers(self.translator)
        points = [result.over.total for result in results]
        mean, spread = statistics.fmean(points), statistics.pstdev(points)
        lines = [
            self.tr("%n game(s)", None, len(results)),
            self.tr(
                "Points: mean {mean}, standard deviation {spread}, from {least} to {most}",
                mean=write.decimal(mean, 2),
                spread=write.decimal(spread, 2),
                least=min(points),
                most=max(points),
            ),
            "",
        ]
        winners = Counter(result.over.winner or "" for result in results)
        alone = all(len(result.over.standings) < 2 for result in results)
        levels = Counter(result.over.level for result in results)
        reasons = Counter(result.over.reason for result in results)
        totals = Counter(points)
        nobody = self.tr("nobody")
        tables = (
            []
            if alone
            else [
                (words.side(seat) if seat else nobody, count)
                for seat, count in winners.most_common()
            ],
            [(words.level(level), levels[level]) for level in best_first or levels],
            [(words.reason(reason), count) for reason, count in reasons.most_common()],
            [(f"{total:3}", totals[total]) for total in sorted(totals)],
        )
        width = max(len(name) for table in tables for name, _ in table)
        for table in tables:
            lines += [_bar(name, width, count, len(results), write) for name, count in table]
            lines += [""] if table else []
        return "\n".join(lines[:-1])


def _bar(name: str, width: int, count: int, games: int, write: Numbers) -> str:
    share = count / games
    columns = f"{name:<{width}} {count:6} {write.percentage(share, 1):>8}"
    return f"{columns} {'█' * round(share * BAR)}".rstrip()


def results(
    game_id: str,
    name: str,
    games: int,
    seed: int,
    start: GameState | None = None,
    seats: Mapping[str, str] | None = None,
) -> Iterator[Result]:
    """Play games from consecutive seeds and yield how each ended; all from `start`, if given.

    `seats` names who plays a seat where it is not `name`, who plays all others.
    """
    game = entry_of(game_id).rules()
    begun = start if start is not None else game.new(game.scenarios[0], game.default_options)
    for number in range(seed, seed + games):
        state = begun.clone()
        if seats:
            named = {seat.id: seats.get(seat.id, name) for seat in game.seats(state)}
            choose = players(named, game, number)
        else:
            choose = policy(name, game, number)
        play_out(state, choose, cheap_dice(number))
        assert state.over is not None
        yield Result(number, state.turn, state.over)


def main(argv: Sequence[str] = ()) -> int:
    """Play and print the distribution; return 0."""
    spoken = language.of_system()
    texts = PlayTexts(Translator(spoken))
    parser = Parser(texts.translator, prog="reconquista-qt play", description=texts.description())
    games = [entry.id for entry in entries()]
    parser.add_argument("--game", choices=games, default=games[0], help=texts.option("game"))
    parser.add_argument("--position", metavar="LINE", help=texts.option("position"))
    parser.add_argument("--headless", action="store_true", help=texts.option("headless"))
    parser.add_argument("--policy", choices=PLAYERS, default="greedy", help=texts.option("policy"))
    parser.add_argument(
        "--seat",
        action="append",
        default=[],
        type=partial(seat_and_player, known=PLAYERS),
        metavar="SEAT=POLICY",
        help=texts.option("seat"),
    )
    parser.add_argument("--games", type=_positive, default=10, help=texts.option("games"))
    parser.add_argument("--seed", type=int, default=1, help=texts.option("seed"))
    chosen = parser.parse_args(list(argv))
    start = None
    if chosen.position is not None:
        try:
            chosen.game, start = state_of_line(chosen.position, {})
        except BadInput as error:
            parser.error(in_words(error, chosen.position, spoken))
    rules = entry_of(chosen.game).rules()
    if start is not None:
        begun = start
    else:
        begun = rules.new(rules.scenarios[0], rules.default_options)
    known = [seat.id for seat in rules.seats(begun)]
    for seat, _ in chosen.seat:
        if seat not in known:
            parser.error(texts.nobody(seat, known))
    played: list[Result] = []
    for result in results(
        chosen.game, chosen.policy, chosen.games, chosen.seed, start, dict(chosen.seat)
    ):
        played.append(result)
        _show_progress(texts, len(played), chosen.games)
    entry = entry_of(chosen.game)
    print(texts.summary(played, entry.words(spoken), entry.rules().levels))
    return 0


def _positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise ValueError(text)
    return value


def _show_progress(texts: PlayTexts, done: int, games: int) -> None:
    if not sys.stderr.isatty() and done % max(1, games // 10) and done != games:
        return
    filled = round(BAR * done / games)
    end = "\n" if done == games or not sys.stderr.isatty() else ""
    line = f"\r[{'#' * filled}{'.' * (BAR - filled)}] {texts.progress(done, games)}"
    print(line.lstrip("\r") if end and not sys.stderr.isatty() else line, end=end, file=sys.stderr)
