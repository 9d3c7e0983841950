"""The starts of a table's game as cards, and how they went when the computer played them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from reconquista_qt.assets import resource
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.view.start_cards import StartCard
from reconquista_qt.wording import in_language

from .naming import Naming

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Measured:
    """How often each seat won a start with some options: `won` by seats, of `games`."""

    scenario: str
    options: Mapping[str, object]
    games: int
    won: Mapping[str, float]

    def is_of(self, scenario: str, options: Mapping[str, object]) -> bool:
        """Whether it was measured with these options; those that it does not name are free."""
        return self.scenario == scenario and all(
            options.get(name, value) == value for name, value in self.options.items()
        )


def measured_of(game: str) -> tuple[Measured, ...]:
    """Return what `run.py balance` measured of a game's starts, nothing where it has not yet."""
    path = resource(game, "figures", "balance.json")
    if not path.is_file():
        return ()
    data = json.loads(path.read_text(encoding="utf-8"))
    return tuple(
        Measured(one["scenario"], one["options"], one["games"], one["won"])
        for one in data["settings"]
    )


def start_cards(
    game: AnyGame,
    naming: Naming,
    language: str,
    options: Mapping[str, Any],
    measured: Sequence[Measured] = (),
) -> list[StartCard]:
    """Return a card for each start, in the game's order."""
    return [
        StartCard(
            scenario,
            in_language(game.scenario_name(scenario), language),
            naming.start_facts(scenario),
            0,
            next((_told(one, naming) for one in measured if one.is_of(scenario, options)), ""),
            naming.start_story(scenario),
            game.position(game.new(scenario, options)),
        )
        for scenario in game.scenarios
    ]


def _told(measured: Measured, naming: Naming) -> str:
    """Return how often each seat won, in hundredths."""
    shares = ", ".join(
        translate("TableStarts", "{0} {1}%").format(
            naming.seat(seat), round(100 * won / measured.games)
        )
        for seat, won in measured.won.items()
    )
    text = translate("TableStarts", "When the computer plays all sides, these win: {0}.")
    return text.format(shares)
