"""The chronicle of a game in words: a card for each turn, as text and as a page."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

ENTRY: Final = "entry"  # the kind of link that leads to the log
_LINK: Final = re.compile(r"</?a\b[^>]*>")


class ToldLine(NamedTuple):
    """A line as HTML with links and as plain text; `entry` is what it tells of, -1 for none."""

    rich: str
    plain: str
    entry: int = -1


class ToldPart(NamedTuple):
    """A part of a card: its title and its lines."""

    title: str
    lines: tuple[ToldLine, ...]


class ToldTurn(NamedTuple):
    """What a turn came to: which turn it is, what it is remembered for, figures by name, parts."""

    turn: int
    title: str
    head: str
    figures: tuple[tuple[str, str], ...]
    parts: tuple[ToldPart, ...]


def plain_turn(told: ToldTurn) -> str:
    """Return a card as plain text."""
    lines = [": ".join(part for part in (told.title, told.head) if part)]
    lines += [f"  {name}: {figure}" for name, figure in told.figures]
    for part in told.parts:
        lines.append(f"  {part.title}")
        lines += [f"    – {line.plain}" for line in part.lines]
    return "\n".join(lines)


def plain_chronicle(title: str, turns: Iterable[ToldTurn]) -> str:
    """Return a chronicle as plain text."""
    return "\n\n".join((title, *(plain_turn(told) for told in turns))) + "\n"


def rich_chronicle(turns: Sequence[ToldTurn], to_the_log: str) -> str:
    """Return a chronicle as HTML with links; `to_the_log` is what their sign means."""
    return "".join(_turn(told, to_the_log) for told in turns)


def page(title: str, turns: Sequence[ToldTurn], language: str, direction: str) -> str:
    """Return a chronicle as a page for any browser, which needs nothing else."""
    cards = _LINK.sub("", "".join(_turn(told, "") for told in turns))
    safe = html.escape(title)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}" dir="{direction}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{safe}</title>\n<style>{STYLE}</style>\n<h1>{safe}</h1>\n{cards}</html>\n"
    )


STYLE: Final = (
    ":root{color-scheme:light dark}"
    "body{font:1rem/1.5 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem}"
    "h2{margin:2rem 0 0;border-top:1px solid;padding-top:1rem}"
    "h3{margin:.6rem 0 0;font-size:1rem}ul{margin:.1rem 0 .6rem}"
)


def _turn(told: ToldTurn, to_the_log: str) -> str:
    head = html.escape(told.head)
    found = [f"<h2>{html.escape(told.title)}{': ' if head else ''}{head}</h2>"]
    if told.figures:
        named = (f"{html.escape(name)} <b>{html.escape(what)}</b>" for name, what in told.figures)
        found.append(f"<p>{' · '.join(named)}</p>")
    for part in told.parts:
        lines = "".join(f"<li>{_line(line, to_the_log)}</li>" for line in part.lines)
        found.append(f"<h3>{html.escape(part.title)}</h3><ul>{lines}</ul>")
    return "".join(found)


def _line(line: ToldLine, to_the_log: str) -> str:
    if line.entry < 0 or not to_the_log:
        return line.rich
    title = html.escape(to_the_log, quote=True)
    return f'{line.rich} <a href="{ENTRY}:{line.entry}" title="{title}">▸</a>'
