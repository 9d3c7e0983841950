"""Find middles of cells for S&T 279: areas touch where the rules have a border, nowhere else.

Each area is one cell, or two that lie together, of a power diagram cut by the coasts; the middles
and weights are moved at random, and what makes the fault smaller is kept (simulated annealing with
a fixed seed). The fault counts borders that are missing, too short or too many, areas that are too
small, coasts on a wrong sea, and how far a middle is from its place in degrees.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from shapely import contains_xy
from st279_shores import FRANCE, MAINLAND, Masses, sea_zones

GRID = 30.0
LEAST = 6  # a border, in steps of the grid
LEAST_SHORE = 3
FREE = "beyond"  # land that belongs to nobody


class Raster:
    """Which ground of the grid is whose; and the fault of a partition."""

    def __init__(self, areas: list[dict[str, Any]], masses: Masses) -> None:
        left, top, wide, high = masses.sheet
        xs = np.arange(left + GRID / 2, left + wide, GRID)
        ys = np.arange(top + GRID / 2, top + high, GRID)
        gx, gy = np.meshgrid(xs, ys)
        self.shape = gx.shape
        self.mass = np.full(gx.shape, -1)
        for number, shape in ((MAINLAND, masses.mainland), (FRANCE, masses.france)):
            self.mass[contains_xy(shape, gx, gy)] = number
        other = contains_xy(masses.elsewhere, gx, gy)
        self.names = [area["id"] for area in areas] + [FREE]
        self.seas = list(masses.seas)
        self.base = len(self.names)
        self.label = np.full(gx.shape, -1)
        for number, zone in enumerate(sea_zones(masses).values()):
            self.label[contains_xy(zone, gx, gy) & (self.mass < 0) & ~other] = self.base + number
        self.where = {m: np.nonzero(self.mass == m) for m in (MAINLAND, FRANCE)}
        self.xy = {m: np.stack([gx[cells], gy[cells]], 1) for m, cells in self.where.items()}


def pairs(label: np.ndarray, base: int) -> np.ndarray:
    """Return how many steps of the grid each pair of labels shares, as a symmetric table."""
    table = np.zeros((base, base), dtype=int)
    for a, b in ((label[:, 1:], label[:, :-1]), (label[1:], label[:-1])):
        apart = (a != b) & (a >= 0) & (b >= 0)
        code = a[apart] * base + b[apart]
        table += np.bincount(code, minlength=base * base).reshape(base, base)
    return table + table.T


class Search:
    """The annealing: sites with weights, the areas they belong to, and the fault."""

    def __init__(
        self, raster: Raster, areas: list[dict[str, Any]], seas: list[dict[str, Any]],
        sites: list[list[Any]],
    ) -> None:  # fmt: skip
        self.raster, self.sites = raster, sites
        names = raster.names
        self.total = raster.base + len(raster.seas)
        self.owner = np.array([names.index(site[0]) for site in sites])
        self.masses = np.array([site[1] for site in sites])
        self.want = np.zeros((raster.base, self.total), dtype=bool)
        for number, area in enumerate(areas):
            for near in area["neighbours"]:
                if near["id"] in names:
                    self.want[number, names.index(near["id"])] = True
            for sea in area["seas"]:
                self.want[number, raster.base + raster.seas.index(sea)] = True
        self.room = np.array([_room(area) for area in areas] + [0])
        self.home = {site_number: (site[2], site[3]) for site_number, site in enumerate(sites)}
        self.twins = [
            (one, other)
            for one in range(len(sites)) for other in range(one)
            if self.owner[one] == self.owner[other] != len(names) - 1
        ]  # fmt: skip
        self.cells: dict[int, np.ndarray] = {}
        self.index: dict[int, np.ndarray] = {}
        for mass in (MAINLAND, FRANCE):
            own = np.nonzero(self.masses == mass)[0]
            self.index[mass] = own
            self.cells[mass] = np.stack([self._column(mass, i) for i in own], 1)

    def _column(self, mass: int, site: int) -> np.ndarray:
        _, _, x, y, weight = self.sites[site]
        xy = self.raster.xy[mass]
        return (xy[:, 0] - x) ** 2 + (xy[:, 1] - y) ** 2 - weight

    def labels(self) -> tuple[np.ndarray, np.ndarray]:
        site = np.full(self.raster.shape, -1)
        label = self.raster.label.copy()
        for mass, cells in self.cells.items():
            best = self.index[mass][cells.argmin(1)]
            site[self.raster.where[mass]] = best
            label[self.raster.where[mass]] = self.owner[best]
        return label, site

    def fault(self, tell: bool = False) -> float:
        label, site = self.labels()
        base, total = self.raster.base, self.total
        table = pairs(label, total)[:base]
        cost = 0.0
        free = base - 1
        once = np.triu(np.ones((base, total), dtype=bool), 1)
        once[free] = once[:, free] = False
        least = np.full(total, LEAST)
        least[base:] = LEAST_SHORE
        short = once & self.want & (table < least)
        extra = once & ~self.want & (table > 0)
        cost += float((short * (6 + 3 * (least - table))).sum())
        cost += float((extra * (4 + 2.5 * table)).sum())
        if tell:
            for word, found in (("short", short), ("extra", extra)):
                for one, other in zip(*np.nonzero(found), strict=True):
                    print(word, self.raster.names[one], self.told(other), table[one, other])
        size = np.bincount(label[(label >= 0) & (label < base)], minlength=base)
        lacking = np.maximum(0, self.room - size)
        # A little less matters little, a lot less very much.
        cost += float((45 * (lacking / np.maximum(1, self.room)) ** 2 + lacking * 0.04).sum())
        if tell:
            for number in np.nonzero(lacking)[0]:
                print("small", self.raster.names[number], size[number], self.room[number])
        # Two cells of one area lie together.
        together = pairs(site, len(self.sites))
        for first, second in self.twins:
            if together[first, second] < 5:
                cost += 15
                if tell:
                    print("apart", self.raster.names[self.owner[first]])
        for number, (x, y) in self.home.items():
            away = math.hypot(self.sites[number][2] - x, self.sites[number][3] - y)
            cost += max(0.0, away - 60) * 0.007
        return cost

    def told(self, number: int) -> str:
        names = [*self.raster.names, *self.raster.seas]
        return names[number]

    def run(self, steps: int, seed: int, hot: float, cold: float) -> float:
        chance = random.Random(seed)
        now = self.fault()
        best, kept = now, [site[:] for site in self.sites]
        for step in range(steps):
            heat = hot * (cold / hot) ** (step / steps)
            number = chance.randrange(len(self.sites))
            before = self.sites[number][:]
            reach = 150 * (1 - step / steps) + 25
            self.sites[number][2] += chance.gauss(0, reach)
            self.sites[number][3] += chance.gauss(0, reach)
            self.sites[number][4] += chance.gauss(0, reach * 420)
            mass = int(self.masses[number])
            column = int(np.nonzero(self.index[mass] == number)[0][0])
            old = self.cells[mass][:, column].copy()
            self.cells[mass][:, column] = self._column(mass, number)
            then = self.fault()
            if then <= now or chance.random() < math.exp((now - then) / heat):
                now = then
                if now < best:
                    best, kept = now, [site[:] for site in self.sites]
            else:
                self.sites[number] = before
                self.cells[mass][:, column] = old
        self.sites[:] = kept
        for mass, own in self.index.items():
            self.cells[mass] = np.stack([self._column(mass, i) for i in own], 1)
        return best


def _room(area: Mapping[str, Any]) -> int:
    """Return how many steps of the grid an area has at least: piles, a town, a name."""
    return 160 if area["city"] else 120
