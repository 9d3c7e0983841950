"""Where names stand on boards: they break in two lines, and give way."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from reconquista_qt.view.table.labels import arrange, halves


def test_a_long_name_breaks_where_the_lines_are_most_even() -> None:
    assert halves("Eastern Asturias") == ("Eastern", "Asturias")
    assert halves("Al-Belat") == ("Al-", "Belat")
    assert halves("Zamora") == ("Zamora",)


def test_a_label_gives_way_to_what_is_taken() -> None:
    board = QRectF(-1000, -1000, 2000, 2000)
    taken = QRectF(-300, -40, 600, 80)
    one = arrange({"a": "Leon"}, {"a": QPointF()}, lambda x, y: "", board, [taken],
                  cap=40, unit=100)["a"]  # fmt: skip
    assert not one.room.intersects(taken)
