"""Where the units of a moving force came from: what a beaten one needs to know."""

from __future__ import annotations

from .forces import Force, smaller

# (area, units that took their last step from there), in the order of their arrival.
Ways = tuple[tuple[int, Force], ...]


def way(origin: int, force: Force) -> Ways:
    """Return the ways of a force that came from one area."""
    return ((origin, force),)


def joined_ways(ways: Ways, more: Ways) -> Ways:
    """Return the ways of two forces that stand together."""
    if not ways:
        return more
    found = dict(ways)
    for origin, force in more:
        found[origin] = found.get(origin, 0) + force
    return tuple(found.items())


def surviving(ways: Ways, force: Force) -> Ways:
    """Return the ways by which some unit of what is left of a force may have come.

    Units of a kind are alike: whichever of them fell, each way of the kind stays open.

    Rules: phase4/mover-beaten, phase4/H5.
    """
    return tuple((origin, left) for origin, came in ways if (left := smaller(came, force)))
