"""The luck of a game's dice in a few sentences."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale

from reconquista_qt.engine.journal import Entry
from reconquista_qt.view.numbers import digits, percent

from .luck import KINDS, better_than, fortune, tallies

translate = QCoreApplication.translate


def luck_told(journal: Iterable[Entry]) -> list[str]:
    """Return how lucky the player was, and in battles and sieges what fell against what could."""
    found = tallies(journal)
    if not any(tally.dice for kind, tally in found.items() if KINDS[kind]):
        return [translate("LuckWords", "No dice of yours fell in battle or siege.")]
    share = f"<b>{percent(better_than(fortune(found)))}</b>"
    text = translate(
        "LuckWords", "Your luck in battles and sieges was better than in {0} of games."
    )
    told = [text.format(share)]
    write = QLocale().toString
    own, other = found["own_hits"], found["other_hits"]
    if own.dice and other.dice:
        text = translate(
            "LuckWords",
            "Your dice hit {0} times ({1} to be expected), those against you {2} times ({3}).",
        )
        told.append(
            text.format(
                digits(round(own.got)), write(own.expected, "f", 1),
                digits(round(other.got)), write(other.expected, "f", 1),
            )
        )  # fmt: skip
    own, other = found["own_sieges"], found["other_sieges"]
    if own.dice and other.dice:
        text = translate(
            "LuckWords", "In sieges you rolled {0} on average, the others {1} (3.5 is the mean)."
        )
        means = (write(one.got / one.dice, "f", 1) for one in (own, other))
        told.append(text.format(*means))
    return told
