"""A line of the log as text with links, laid out and measured without a document."""

from __future__ import annotations

import html
import re
import unicodedata
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QPalette, QTextCharFormat, QTextLayout, QTextOption

from reconquista_qt.engine.record import record

DICE: Final = "⚀⚁⚂⚃⚄⚅"
_TAG = re.compile(r"<(/?)(\w+)([^>]*)>")
_HREF = re.compile(r'href="([^"]*)"')


class Span(NamedTuple):
    """A part of a text that looks different: a link (with its target), bold, or a die."""

    start: int
    length: int
    look: str
    target: str = ""


@record
class LogText:
    """A text and its spans."""

    plain: str
    spans: tuple[Span, ...]

    def target_at(self, position: int) -> str:
        """Return the link at a place in the text, "" where there is none."""
        for span in self.spans:
            if span.target and span.start <= position < span.start + span.length:
                return span.target
        return ""

    @property
    def targets(self) -> tuple[tuple[str, str], ...]:
        """All links as (target, text), each once."""
        found = {
            span.target: self.plain[span.start : span.start + span.length]
            for span in self.spans
            if span.target
        }
        return tuple(found.items())


def parse(rich: str) -> LogText:
    """Return the text of a line of HTML: links, bold and dice are kept, all else is plain."""
    plain = ""
    spans: list[Span] = []
    opened: list[tuple[str, int, str]] = []
    last = 0
    for tag in _TAG.finditer(rich):
        plain += html.unescape(rich[last : tag.start()])
        last = tag.end()
        closing, name, attributes = tag.groups()
        if name == "br":
            plain += "\n"
        elif not closing:
            target = _HREF.search(attributes)
            opened.append((name, len(plain), html.unescape(target[1]) if target else ""))
        elif opened and opened[-1][0] == name:
            _, start, target_id = opened.pop()
            look = {"a": "link", "b": "bold", "strong": "bold"}.get(name, "")
            if look and len(plain) > start:
                spans.append(Span(start, len(plain) - start, look, target_id))
    plain += html.unescape(rich[last:])
    spans += [Span(at, 1, "die") for at, sign in enumerate(plain) if sign in DICE]
    return LogText(plain, tuple(spans))


def folded(text: str) -> str:
    """Return a text for comparing: without accents, capitals made small."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


def lay_out(text: LogText, font: QFont, palette: QPalette, width: float) -> QTextLayout:
    """Return a text laid out to a width in pixels, ready to be measured and drawn."""
    layout = QTextLayout(text.plain.replace("\n", "\u2028"), font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    ranges = []
    for span in text.spans:
        look = QTextLayout.FormatRange()
        look.start, look.length = span.start, span.length
        form = QTextCharFormat()
        if span.look == "link":
            form.setForeground(palette.color(QPalette.ColorRole.Link))
        elif span.look == "bold":
            form.setFontWeight(QFont.Weight.Bold)
        else:
            form.setFontPointSize(font.pointSizeF() * 1.35)
        look.format = form
        ranges.append(look)
    layout.setFormats(ranges)
    layout.beginLayout()
    y = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(width, 20.0))
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    return layout
