"""The drawing kit of the counters: colours of the print, gradients and a few SVG shapes.

All counters are drawn on a square of 512 units.  Only what SVG Tiny 1.2 knows is used (paths,
transforms, plain gradients; no masks, filters, clips, styles or letters): QtSvg draws no more.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from reconquista_qt.view.art.colours import PRINT, Print

SIZE = 512
INK = PRINT["ink"]
IVORY, IVORY_SHADE = PRINT["ivory"], PRINT["ivory_shade"]
STEEL_LIGHT, STEEL, STEEL_DARK = PRINT["steel_light"], PRINT["steel"], PRINT["steel_dark"]
GOLD_LIGHT, GOLD, GOLD_DARK = PRINT["gold_light"], PRINT["gold"], PRINT["gold_dark"]
WOOD, WOOD_DARK = PRINT["wood"], PRINT["wood_dark"]
FRAME_INK = 11  # width of the outline of a frame

__all__ = ["INK", "IVORY", "IVORY_SHADE", "PRINT", "SIZE", "Print", "Sheet"]

Point = tuple[float, float]


def number(value: float) -> str:
    """Write a coordinate shortly: at most one decimal."""
    return f"{value:.1f}".rstrip("0").rstrip(".") if abs(value) > 0.04 else "0"


def points(path: Iterable[Point]) -> str:
    """Write a closed polygon as path data."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in path) + "Z"


def path(d: str, fill: str = "none", stroke: str = "", width: float = 0, **more: object) -> str:
    """Draw path data; `more` are further attributes with `_` for `-`."""
    attributes = [f'd="{d}"', f'fill="{fill}"']
    if stroke:
        attributes += [f'stroke="{stroke}"', f'stroke-width="{number(width)}"']
        attributes += ['stroke-linejoin="round"', 'stroke-linecap="round"']
    attributes += [f'{name.replace("_", "-")}="{value}"' for name, value in more.items()]
    return f"<path {' '.join(attributes)}/>"


def inked(d: str, fill: str, width: float = 7, **more: object) -> str:
    """Draw a filled shape with the ink outline that the whole family shares."""
    return path(d, fill, INK, width, **more)


def line(d: str, width: float = 5, stroke: str = INK, **more: object) -> str:
    """Draw an open stroke."""
    return path(d, "none", stroke, width, **more)


def disc(x: float, y: float, r: float) -> str:
    """Write a circle as path data."""
    n = number
    return f"M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0Z"


def box(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """Write a rectangle, with round corners when `r` is given, as path data."""
    n = number
    if not r:
        return f"M{n(x)} {n(y)}h{n(w)}v{n(h)}h{n(-w)}Z"
    a = f"a{n(r)} {n(r)} 0 0 1 "
    return (
        f"M{n(x + r)} {n(y)}h{n(w - 2 * r)}{a}{n(r)} {n(r)}v{n(h - 2 * r)}{a}{n(-r)} {n(r)}"
        f"h{n(2 * r - w)}{a}{n(-r)} {n(-r)}v{n(2 * r - h)}{a}{n(r)} {n(-r)}Z"
    )


def group(content: str, transform: str = "", **more: object) -> str:
    """Put `content` under a transform and common attributes."""
    attributes = [f'transform="{transform}"'] if transform else []
    attributes += [f'{name.replace("_", "-")}="{value}"' for name, value in more.items()]
    return f"<g {' '.join(attributes)}>{content}</g>"


def fine(content: str, **more: object) -> str:
    """Mark detail that is left out where a counter is shown small."""
    return group(content, **{"class": "fine"}, **more)


def placed(
    content: str, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False
) -> str:
    """Put a shape drawn around the origin at a place, scaled, turned (degrees) or mirrored."""
    steps = [f"translate({number(x)} {number(y)})"]
    if turn:
        steps.append(f"rotate({number(turn)})")
    if scale != 1 or flip:
        steps.append(f"scale({-scale if flip else scale:.3g} {scale:.3g})")
    return group(content, " ".join(steps))


def both(content: str) -> str:
    """Draw a shape and its mirror image about the vertical axis through the origin."""
    return content + group(content, "scale(-1 1)")


def star(x: float, y: float, outer: float, inner: float, tips: int, turn: float = 0) -> str:
    """Write a star as path data."""
    corners = []
    for i in range(2 * tips):
        r, angle = (outer, inner)[i % 2], math.radians(turn - 90 + 180 * i / tips)
        corners.append((x + r * math.cos(angle), y + r * math.sin(angle)))
    return points(corners)


def clipped(start: Point, end: Point, inside: Callable[[float, float], bool]) -> str:
    """Write the parts of a straight line that lie inside a region, as path data."""
    steps, out, open_ = 256, [], False
    for i in range(steps + 1):
        x = start[0] + (end[0] - start[0]) * i / steps
        y = start[1] + (end[1] - start[1]) * i / steps
        now = inside(x, y)
        if now and not open_:
            out.append(f"M{number(x)} {number(y)}")
        elif open_ and (not now or i == steps):
            out.append(f"L{number(x)} {number(y)}")
        open_ = now
    return "".join(out)


@dataclass
class Sheet:
    """One SVG file in the making: gradients and shapes in order."""

    content: str = ""
    gradients: str = ""
    count: int = 0

    def add(self, *shapes: str) -> None:
        """Draw further shapes on top."""
        self.content += "".join(shapes)

    def shade(self, *colours: str, across: tuple[float, float, float, float] = (0, 0, 0, 1)) -> str:
        """Return a paint that runs through `colours` along a direction (parts of the shape)."""
        self.count += 1
        x1, y1, x2, y2 = across
        stops = "".join(
            f'<stop offset="{number(i / (len(colours) - 1) * 100)}%" stop-color="{colour}"/>'
            for i, colour in enumerate(colours)
        )
        self.gradients += (
            f'<linearGradient id="g{self.count}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
            f"{stops}</linearGradient>"
        )
        return f"url(#g{self.count})"

    def svg(self) -> str:
        """Return the whole file."""
        defs = f"<defs>{self.gradients}</defs>" if self.gradients else ""
        body = (defs + self.content).replace("><", ">\n<")
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
            f'viewBox="0 0 {SIZE} {SIZE}">\n{body}\n</svg>\n'
        )
