"""Points beside the board are written as the log writes them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from reconquista_qt.view.table.naming import points_text


@pytest.mark.parametrize(
    ("points", "text"),
    [(0, "0"), (12.0, "12"), (39.5, "39½"), (0.5, "½"), (-2.5, "-2½"), (7.25, "7.25")],
)
def test_a_half_is_written_by_its_sign(points: float, text: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    try:
        assert points_text(points) == text
    finally:
        QLocale.setDefault(before)
