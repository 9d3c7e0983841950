"""How the board is laid out round the peninsula, in scene units."""

from __future__ import annotations

from typing import Any

BOARD = (0.0, 0.0, 6000.0, 4200.0)  # x, y, width, height
SEA = (110.0, 110.0, 5780.0, 3980.0)

PANEL = (4180.0, 3030.0, 1670.0, 1020.0)
_LEFT = PANEL[0] + 35
_WIDTH = PANEL[2] - 70
_TURN_Y = PANEL[1] + 100
_INCOME_Y = _TURN_Y + 2 * 160 + 95
_BOX_Y = _INCOME_Y + 150 + 45

# A track is cells of one size, numbered from `first` in rows of `columns`.
TRACKS: dict[str, dict[str, Any]] = {
    "turn": {
        "first": 1,
        "count": 20,
        "columns": 10,
        "origin": [_LEFT, _TURN_Y],
        "cell": [_WIDTH / 10, 160.0],
    },
    "income": {
        "first": 0,
        "count": 11,
        "columns": 11,
        "origin": [_LEFT, _INCOME_Y],
        "cell": [_WIDTH / 11, 150.0],
    },
    "revolt": {
        "first": 1,
        "count": 5,
        "columns": 5,
        "origin": [_LEFT + 620.0, _BOX_Y + 55.0],
        "cell": [(_WIDTH - 620.0) / 5, PANEL[1] + PANEL[3] - 40 - _BOX_Y - 55],
    },
}
BOXES: dict[str, list[float]] = {
    "event": [_LEFT, _BOX_Y, 590.0, PANEL[1] + PANEL[3] - 40 - _BOX_Y],
    "revolt": [_LEFT + 620.0, _BOX_Y, _WIDTH - 620.0, PANEL[1] + PANEL[3] - 40 - _BOX_Y],
}
CARTOUCHE = (190.0, 190.0, 900.0, 560.0)
COMPASS = {"centre": [560.0, 2900.0], "radius": 270.0}
LEGEND = (3105.0, 150.0, 2020.0, 400.0)
SCALE = (200.0, 3790.0, 860.0, 240.0)
UNITS_PER_LEAGUE = 3.85 * 5.5727  # the league of Castile, of 20,000 feet, was 5.57 km long

# Names on the sea and beyond the borders: where, the height of capitals, degrees clockwise.
NAMES: dict[str, dict[str, Any]] = {
    "cantabrian": {
        "at": [2560.0, 255.0],
        "cap": 52.0,
        "turn": 0.0,
        "italic": True,
        "width": 1150.0,
    },
    "atlantic": {
        "at": [520.0, 1700.0],
        "cap": 56.0,
        "turn": -90.0,
        "italic": True,
        "width": 1250.0,
    },
    "mediterranean": {
        "at": [4860.0, 2790.0],
        "cap": 56.0,
        "turn": 0.0,
        "italic": True,
        "width": 1500.0,
    },
    "alboran": {"at": [3330.0, 3640.0], "cap": 40.0, "turn": 0.0, "italic": True, "width": 640.0},
    "france": {"at": [4735.0, 566.0], "cap": 50.0, "turn": 0.0, "italic": False, "width": 900.0},
    "africa": {"at": [3965.0, 4000.0], "cap": 40.0, "turn": 0.0, "italic": False, "width": 330.0},
    "balearics": {"at": [5100.0, 2430.0], "cap": 34.0, "turn": 0.0, "italic": True, "width": 520.0},
}
SHIPS: list[dict[str, Any]] = [
    {"kind": "cog", "at": [560.0, 1010.0], "size": 250.0},
    {"kind": "dhow", "at": [3640.0, 3480.0], "size": 190.0},
]
# Everything that lies over the sea and must stay clear of ports.
TAKEN = [PANEL, CARTOUCHE, SCALE]

# Along which the names of the regions as shipped are written: from, two points that draw the line
# to themselves, to. They keep clear of counters, cities and names once those have their places.
REGION_NAMES: dict[tuple[str, ...], list[tuple[float, float]]] = {
    ("santiago", "oviedo", "galicia", "leon"): [
        (2066.0, 1250.0),
        (2317.0, 1247.0),
        (2509.0, 1254.0),
        (2695.0, 1258.0),
    ],
    ("pamplona", "barcelona", "tarragona", "zaragoza"): [
        (3687.0, 923.0),
        (4022.0, 930.0),
        (4349.0, 937.0),
        (4679.0, 945.0),
    ],
    ("salamanca", "burgos", "valencia", "toledo"): [
        (2563.0, 1518.0),
        (2905.0, 1692.0),
        (3247.0, 1862.0),
        (3588.0, 2031.0),
    ],
    ("porto", "badajoz", "sevilla", "lisboa"): [
        (1227.0, 2820.0),
        (1608.0, 2828.0),
        (1983.0, 2832.0),
        (2354.0, 2837.0),
    ],
    ("algeciras", "cordoba", "murcia", "granada"): [
        (2617.0, 3100.0),
        (2943.0, 3011.0),
        (3264.0, 2856.0),
        (3577.0, 2697.0),
    ],
}


def rounded(points: list[tuple[float, float]], parts: int = 12) -> list[tuple[float, float]]:
    """Return points along the line of one of `REGION_NAMES`."""
    found = []
    for number in range(parts + 1):
        t = number / parts
        shares = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
        found.append(
            tuple(sum(s * p[k] for s, p in zip(shares, points, strict=True)) for k in (0, 1))
        )
    return found
