"""How the book is printed: a style sheet for its HTML, in the colours of a theme or of paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from reconquista_qt.view.fonts import SERIF_FAMILIES
from reconquista_qt.view.theme import Theme
from reconquista_qt.view.theme_colours import Colours

# The size of the text, in times of the usual one: smallest, largest, and from one to the next.
LEAST: Final = 0.7
MOST: Final = 2.5
STEP: Final = 1.1


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of a printed page, as ``#rrggbb``."""

    text: str
    muted: str
    title: str
    link: str
    line: str
    head: str  # behind the heading of a table
    stripe: str  # behind every other row
    flash: str  # behind the paragraph that was looked for
    text_mark: str
    interpretation_mark: str
    house_mark: str


def ink_of(theme: Theme) -> Ink:
    """Return the colours of a theme's pages."""
    c: Colours = theme.colours
    marks = {
        "light": ("#2f6b3a", "#8a5a00", "#8d1f1a"),
        "dark": ("#8fcf95", "#eac06a", "#f0958a"),
        "contrast": ("#004d12", "#5a3a00", "#8a0000"),
    }[theme.name]
    return Ink(
        c.text, c.muted, c.accent if theme.name != "dark" else "#ef9a86", c.link, c.border,
        c.alternate, c.alternate if theme.name == "contrast" else c.panel, c.selection, *marks,
    )  # fmt: skip


PAPER: Final = Ink(
    "#000000", "#444444", "#7a1d12", "#7a1d12", "#999999", "#eeeeee", "#f7f7f7", "#fff3c4",
    "#2f6b3a", "#8a5a00", "#8d1f1a",
)  # fmt: skip


def css(ink: Ink, points: float, *, compact: bool = False, narrow: bool = False) -> str:
    """Return the style sheet of a page whose running text has so many points.

    A `compact` page has its lines closer, a `narrow` one its tables smaller.
    """
    spacing = 112 if compact else 130
    side = round(points * (0.3 if narrow else 0.35 if compact else 0.7))
    small = 0.7 if narrow else 1.0
    serif = ", ".join(f"'{name}'" for name in SERIF_FAMILIES)

    def pt(factor: float) -> str:
        return f"{points * factor:.1f}pt"

    gap = round(points * 0.7)
    return f"""
body {{ color: {ink.text}; font-size: {pt(1)}; }}
h1 {{ font-family: {serif}; font-size: {pt(2.0)}; color: {ink.title}; font-weight: 400;
      margin-top: {gap}px; margin-bottom: {gap}px; }}
h2 {{ font-family: {serif}; font-size: {pt(1.55)}; color: {ink.title}; font-weight: 400;
      margin-top: {gap * 4}px; margin-bottom: {gap}px; }}
p, ul, ol {{ margin-top: 0px; margin-bottom: {gap}px; }}
p {{ line-height: {spacing}%; }}
li {{ line-height: {spacing}%; margin-bottom: {gap // 3}px; }}
a {{ color: {ink.link}; text-decoration: none; }}
a.ruling {{ color: {ink.muted}; font-size: {pt(0.78)}; }}
a.term {{ color: {ink.text}; text-decoration: none; }}
.head {{ color: {ink.title}; }}
.muted {{ color: {ink.muted}; }}
.mark-T {{ color: {ink.text_mark}; }}
.mark-I {{ color: {ink.interpretation_mark}; }}
.mark-H {{ color: {ink.house_mark}; }}
table.grid {{ border-collapse: collapse; border-style: solid; border-width: 1px;
              border-color: {ink.line}; margin-top: {gap // 2}px;
              margin-bottom: {gap + gap // 2}px; }}
table.grid th {{ background-color: {ink.head}; color: {ink.title}; font-weight: 600;
                 padding: {gap // 2}px {side}px; border: 1px solid {ink.line}; }}
table.grid td {{ padding: {gap // 2 - 1}px {side}px; border: 1px solid {ink.line}; }}
table.wide th, table.wide td {{ font-size: {pt(small)}; }}
table.grid tr.odd td {{ background-color: {ink.stripe}; }}
"""
