"""The heater shield, and its lower part for a wall that fills it."""

from __future__ import annotations

from pen import Point, number

Cubic = tuple[Point, Point, Point, Point]

# The right-hand edge of the heater shield below its straight part; mirrored for the left.
SHIELD_EDGE: Cubic = ((452, 226), (452, 346), (372, 430), (256, 482))
SHIELD = "M60 54Q158 72 256 54Q354 72 452 54V226C452 346 372 430 256 482C140 430 60 346 60 226Z"


def _cut(curve: Cubic, y: float) -> tuple[float, Cubic]:
    """Cut the shield's edge at a height; return where, and the part below."""
    low, high = 0.0, 1.0
    for _ in range(40):
        t = (low + high) / 2
        at = sum(w * p[1] for w, p in zip(_weights(t), curve, strict=True))
        low, high = (t, high) if at < y else (low, t)
    a, b, c, d = curve
    ab, bc, cd = (_mix(p, q, t) for p, q in ((a, b), (b, c), (c, d)))
    abc, bcd = _mix(ab, bc, t), _mix(bc, cd, t)
    start = _mix(abc, bcd, t)
    return start[0], (start, bcd, cd, d)


def _weights(t: float) -> tuple[float, float, float, float]:
    return ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)


def _mix(p: Point, q: Point, t: float) -> Point:
    return (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)


def base_of_shield(y: float, top: str) -> str:
    """Return the shield below height `y`, its upper edge drawn by `top`, as path data."""
    right, (_, b, c, d) = _cut(SHIELD_EDGE, y)
    n = number
    down = f"C{n(b[0])} {n(b[1])} {n(c[0])} {n(c[1])} {n(d[0])} {n(d[1])}"
    up = f"C{n(512 - c[0])} {n(c[1])} {n(512 - b[0])} {n(b[1])} {n(512 - right)} {n(y)}"
    return f"M{n(512 - right)} {n(y)}{top}L{n(right)} {n(y)}{down}{up}Z"
