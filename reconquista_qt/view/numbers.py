"""Numbers as the language writes them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLocale


def digits(number: int) -> str:
    """Return a turn, a die or some points in the digits of the window's language."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale.toString(number)


def shares(chances: Mapping[str, float], total: int | None = None) -> dict[str, int]:
    """Return chances as whole percentages that add up to `total`, or to what they add up to.

    The largest remainders are rounded up, so that no list of chances comes to 101%; what is
    possible at all is at least 1.
    """
    exact = {name: 100 * chance for name, chance in chances.items()}
    found = {name: max(int(share), 1 if share > 0 else 0) for name, share in exact.items()}
    short = (round(sum(exact.values())) if total is None else total) - sum(found.values())
    by_remainder = sorted(exact, key=lambda name: found[name] - exact[name])
    for name in by_remainder[: max(0, short)]:
        found[name] += 1
    for _ in range(-short):  # what was raised to 1 is taken from the largest
        found[max(found, key=lambda name: found[name])] -= 1
    return found


def percentage(whole: int) -> str:
    """Return a percentage: 50% in English, 50 % (never torn apart) in Spanish."""
    return QCoreApplication.translate("Numbers", "{0}%").format(digits(whole))


def whole(chance: float) -> int:
    """Return a chance as a whole percentage; certain and impossible only where they are."""
    shown = round(chance * 100)
    return min(99, max(1, shown)) if 0 < chance < 1 else shown


def percent(chance: float) -> str:
    """Return a chance as a whole percentage in words."""
    return percentage(whole(chance))
