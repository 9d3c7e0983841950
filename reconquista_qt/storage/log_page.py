"""The log of a game as one page that any browser shows, in several languages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby
from typing import NamedTuple

from reconquista_qt import assets


class Spoken(NamedTuple):
    """The log in one language: its code, its own name, its direction of writing, the title of the
    game, and for each entry the headings of its turn and phase, and its sentence.
    """

    code: str
    name: str
    direction: str
    title: str
    entries: Sequence[tuple[str, str, str]]


def log_page(spoken: Iterable[Spoken], language: str = "") -> str:
    """Return the page; it opens in `language`, or in that of its reader."""
    found = list(spoken)
    page = assets.resource("replay", "log.html").read_text(encoding="utf-8")
    choices = "".join(f'<option value="{one.code}">{escape(one.name)}</option>' for one in found)
    return (
        page.replace("@LANGUAGE@", escape(language))
        .replace("@TITLE@", escape(found[0].title))
        .replace("@CHOICES@", choices)
        .replace("@LOGS@", "".join(map(_log, found)))
    )


def _log(one: Spoken) -> str:
    parts = [f'<article lang="{one.code}" dir="{one.direction}"><h1>{escape(one.title)}</h1>']
    for turn, of_turn in groupby(one.entries, key=lambda entry: entry[0]):
        parts.append(f"<h2>{escape(turn)}</h2>")
        for phase, of_phase in groupby(of_turn, key=lambda entry: entry[1]):
            sentences = "".join(f"<li>{escape(text)}</li>" for _, _, text in of_phase)
            parts.append(f"<h3>{escape(phase)}</h3><ul>{sentences}</ul>")
    return "".join((*parts, "</article>"))
