"""How many hits a force scores with one die for each unit."""

from __future__ import annotations

from functools import lru_cache

from reconquista_qt.games.reconquista.rules.battle import HITS_FROM
from reconquista_qt.games.reconquista.rules.forces import Force, kinds

FACES = 6
Chances = tuple[float, ...]


@lru_cache(maxsize=1024)
def hits_after_losses(force: Force) -> tuple[Chances, ...]:
    """Return for 0, 1, 2... losses the chances of 0, 1, 2... hits by those who are left.

    Losses fall on the units in the order in which they roll, so that each entry is the one after
    it with one more die.

    Rules: phase4/hit-numbers, phase4/casualties, phase4/H2, phase4/H13.
    """
    chances: Chances = (1.0,)
    after = [chances]
    for name in reversed(kinds(force)):
        hit = (FACES + 1 - HITS_FROM[name]) / FACES
        miss = 1 - hit
        chances = tuple(
            miss * none + hit * one
            for none, one in zip((*chances, 0.0), (0.0, *chances), strict=True)
        )
        after.append(chances)
    return tuple(reversed(after))
