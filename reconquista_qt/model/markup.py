"""The Markdown of the long texts as HTML: headings, paragraphs, lists, tables, links, emphasis.

Qt's own reader of Markdown drops anchors and gives tables no form; this knows just what our texts
use (a test sees to it that they use no more).
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from typing import Final

WIDE: Final = 4  # a table of so many columns gets the class ``wide``
_LINK = re.compile(r"\[([^\]]+)\]\(#([^)]+)\)")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_ITALIC = re.compile(r"\*(.+?)\*")
_HEADING = re.compile(r"^(#+) (.+)$")
_ITEM = re.compile(r"^(?:- |(\d+)\. )(.+)$")
_RULE = re.compile(r"^\|(?:\s*:?-+:?\s*\|)+$")
_RULING = re.compile(r"[A-Z]-?\d+")
_SHORT = re.compile(r"[\d\s–,+×D-]{0,7}")

Words = Callable[[str], str]  # what is done to running text, already HTML


def inline(text: str, words: Words | None = None) -> str:
    """Return a line of running text as HTML; links become ``rule:anchor``.

    A link that bears the number of a ruling gets the class ``ruling``.
    """

    def plain(part: str) -> str:
        part = _ITALIC.sub(r"<i>\1</i>", _BOLD.sub(r"<b>\1</b>", html.escape(part, quote=False)))
        return words(part) if words is not None else part

    # Emphasis may contain links, so those are put by before it is looked for.
    links: list[str] = []

    def put_by(found: re.Match[str]) -> str:
        name, target = html.escape(found[1], quote=False), html.escape(found[2])
        kind = ' class="ruling"' if _RULING.fullmatch(found[1]) else ""
        links.append(f'<a href="rule:{target}"{kind}>{name}</a>')
        return f"\x02{len(links) - 1}\x03"

    shown = plain(_LINK.sub(put_by, text))
    return re.sub(r"\x02(\d+)\x03", lambda m: links[int(m[1])], shown)


def to_html(lines: tuple[str, ...] | list[str], words: Words | None = None) -> str:
    """Return lines of Markdown as HTML blocks."""
    out: list[str] = []
    at = 0
    while at < len(lines):
        line = lines[at].rstrip()
        if not line:
            at += 1
        elif heading := _HEADING.match(line):
            depth = len(heading[1])
            out.append(f"<h{depth}>{inline(heading[2])}</h{depth}>")
            at += 1
        elif line.startswith("|"):
            end = _end(lines, at, lambda text: text.startswith("|"))
            out.append(_table([text.strip() for text in lines[at:end]], words))
            at = end
        elif item := _ITEM.match(line):
            end = _end(lines, at, lambda text: bool(_ITEM.match(text)))
            kind = "ol" if item[1] else "ul"
            items = [m[2] for text in lines[at:end] if (m := _ITEM.match(text))]
            out.append(
                f"<{kind}>{''.join(f'<li>{inline(text, words)}</li>' for text in items)}</{kind}>"
            )
            at = end
        else:
            end = _end(lines, at, lambda text: bool(text) and not text.startswith(("|", "#")))
            out.append(f"<p>{inline(' '.join(lines[at:end]), words)}</p>")
            at = end
    return "\n".join(out)


def _end(lines: tuple[str, ...] | list[str], at: int, belongs: Callable[[str], bool]) -> int:
    while at < len(lines) and belongs(lines[at].rstrip()):
        at += 1
    return at


def _table(lines: list[str], words: Words | None) -> str:
    rows = [[cell.strip() for cell in line[1:-1].split("|")] for line in lines]
    has_head = len(lines) > 1 and bool(_RULE.match(lines[1]))
    body = rows[2:] if has_head else rows
    # A column of numbers and dashes stands centred.
    narrow = [all(_SHORT.fullmatch(row[n]) for row in body) for n in range(len(rows[0]))]
    kind = "grid wide" if len(rows[0]) >= WIDE else "grid"
    out = [f'<table class="{kind}" cellspacing="0" cellpadding="0">']
    if has_head:
        cells = "".join(_cell("th", cell, narrow[n], None) for n, cell in enumerate(rows[0]))
        out.append(f"<thead><tr>{cells}</tr></thead>")
    for number, row in enumerate(body):
        stripe = ' class="odd"' if number % 2 else ""
        cells = "".join(_cell("td", cell, narrow[n], words) for n, cell in enumerate(row))
        out.append(f"<tr{stripe}>{cells}</tr>")
    out.append("</table>")
    return "".join(out)


def _cell(tag: str, text: str, narrow: bool, words: Words | None) -> str:
    align = "center" if narrow else "left"
    return f'<{tag} align="{align}">{inline(text, words)}</{tag}>'
