"""The starts of Reconquista as cards: the printed one, ours, and the player's own."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, TypedDict

from PySide6.QtCore import QCoreApplication, QLocale

from reconquista_qt.assets import resource
from reconquista_qt.engine.game import any_game
from reconquista_qt.games.reconquista.rules.game import Reconquista
from reconquista_qt.games.reconquista.rules.names import LAST_TURN
from reconquista_qt.view.start_cards import StartCard
from reconquista_qt.wording import in_language

translate = QCoreApplication.translate
END: Final = 1492  # the year
# The mean of the players' means below which a start is so hard, the hardest first.
HARD: Final = ((13.0, 5), (18.5, 4), (21.0, 3), (24.0, 2))
OWN: Final = "own:"  # how the key of a start of the player's own begins


# What the built-in players reach from a start: mean, spread, and of how many games.
Reached = list[float]
Figures = TypedDict("Figures", {"year": int, "greedy": Reached, "planner:50": Reached})


@cache
def measured() -> dict[str, Figures]:
    """Return what was measured of each start (resources/reconquista/figures/starts.json)."""
    path = resource("reconquista", "figures", "starts.json")
    found: dict[str, Figures] = json.loads(path.read_text(encoding="utf-8"))["starts"]
    return found


def hardness(figures: Figures) -> int:
    """Return how hard a start is, from 1 to 5, by what the built-in players make of it."""
    mean = (figures["greedy"][0] + figures["planner:50"][0]) / 2
    return next((hard for limit, hard in HARD if mean < limit), 1)


def cards(game: Reconquista, language: str, turns: Callable[[int], str]) -> list[StartCard]:
    """Return the cards, by the year in which the starts begin; the printed one first.

    `turns` says so many turns in words.
    """
    first, *others = game.scenarios
    years = {name: figures["year"] for name, figures in measured().items()}
    ordered = [first, *sorted(others, key=lambda name: years.get(name, END))]
    found = [_card(game, name, language, turns) for name in ordered]
    return [*found, *_own(game, language, turns)]


Turns = Callable[[int], str]


def _card(game: Reconquista, scenario: str, language: str, turns: Turns) -> StartCard:
    data = game.scenario_data(scenario)
    figures = measured().get(scenario)
    return StartCard(
        scenario,
        in_language(data["name"], language),
        _facts(turn_of(data["position"]), figures["year"] if figures else None, turns),
        hardness(figures) if figures else 0,
        _told(figures) if figures else "",
        in_language(data.get("note", {}), language),
        data["position"],
    )


def _own(game: Reconquista, language: str, turns: Turns) -> list[StartCard]:
    from reconquista_qt.storage.starts import own_starts

    whose = translate("Starts", "A start of your own")
    return [
        StartCard(
            f"{OWN}{start.path.name}",
            in_language(start.name, language) or start.path.stem,
            f"{whose} · {_facts(turn_of(start.position), None, turns)}",
            0,
            "",
            in_language(start.note, language),
            start.position,
        )
        for start in own_starts(any_game(game))
    ]


def turn_of(position: Mapping[str, object]) -> int:
    """Return the turn of a position that was checked."""
    turn = position["turn"]
    assert isinstance(turn, int)
    return turn


def _facts(turn: int, year: int | None, turns: Turns) -> str:
    length = turns(LAST_TURN - turn + 1)
    return f"{year}–{END} · {length}" if year else length


def _told(figures: Figures) -> str:
    greedy, planner = figures["greedy"], figures["planner:50"]
    text = translate(
        "Starts",
        "The computer reaches {0} points on average (± {1}); {2} when it plays quickly.",
    )
    return text.format(
        *(QLocale().toString(figure, "f", 1) for figure in (*planner[:2], greedy[0]))
    )
