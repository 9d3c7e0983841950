"""No window of its own is larger than its screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

import reconquista_qt
from reconquista_qt.view.dialog_size import TITLE_LINES, give_size

SOURCES = Path(reconquista_qt.__file__).parent


def test_a_dialog_has_the_lines_it_asks_for(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    give_size(dialog, 10, 8)
    line = dialog.fontMetrics().height()
    assert (dialog.width(), dialog.height()) == (10 * line, 8 * line)


@pytest.mark.parametrize("points", [9, 40])
def test_a_dialog_of_many_lines_ends_above_the_edge_of_the_screen(
    qtbot: QtBot, points: int
) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    font = dialog.font()
    font.setPointSize(points)
    dialog.setFont(font)
    give_size(dialog, 500, 500)
    room, line = dialog.screen().availableSize(), dialog.fontMetrics().height()
    assert dialog.height() == room.height() - TITLE_LINES * line
    assert room.width() - 2 * line < dialog.width() < room.width()


def test_sizes_in_lines_are_given_in_one_way() -> None:
    """A window that multiplied lines by itself would not ask how large the screen is."""
    own = [
        f"{path.relative_to(SOURCES)}: {found.group()}"
        for path in SOURCES.rglob("*.py")
        for found in re.finditer(r"self\.resize\(line \* \d\d.*", path.read_text("utf-8"))
        if path.name != "go_to.py"  # no higher than sixteen lines
    ]
    assert own == []
