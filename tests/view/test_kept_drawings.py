"""What was drawn of a board is drawn again only in other colours or other words."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from reconquista_qt.games.reconquista.board.map.facts import BoardFacts
from reconquista_qt.games.reconquista.board.map.geometry import BoardGeometry
from reconquista_qt.games.reconquista.board.map.paint_map import MapDrawing, MapSheet, whole
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.view.board.paint_marks import Sheet
from reconquista_qt.view.board.palette import BoardPalette
from reconquista_qt.view.table.painters import Layers
from reconquista_qt.view.theme import LOOKS

LIGHT, DARK = LOOKS["light"].board, LOOKS["dark"].board


def test_layers_of_a_table_are_kept() -> None:
    said: list[str] = []

    def square(sheet: Sheet, palette: BoardPalette, name: Callable[[str], str]) -> None:
        path = QPainterPath()
        path.addRect(QRectF(0, 0, 40, 40))
        sheet.add(path, None, palette.paper)

    def word(sheet: Sheet, palette: BoardPalette, name: Callable[[str], str]) -> None:
        said.append(name("toledo"))
        path = QPainterPath()
        path.addRect(QRectF(600, 600, 9000, 9000))
        sheet.add(path, None, palette.text)

    painter = Layers(square, word)

    def drawn(palette: BoardPalette, name: str) -> Sheet:
        sheet = Sheet()
        assert sum(1 for _ in painter.draw(sheet, palette, lambda _place: name)) == 2
        return sheet

    first, again = drawn(LIGHT, "Toledo"), drawn(LIGHT, "Toledo")
    assert said == ["Toledo"] and again.marks == first.marks
    for rect in (QRectF(1, 1, 2, 2), QRectF(700, 700, 5, 5), QRectF(0, 0, 9999, 9999)):
        assert again.within(rect) == first.within(rect) != []
    other = drawn(LIGHT, "Tulaytula")
    assert said == ["Toledo", "Tulaytula"] and not set(other.marks) & set(first.marks)
    dark = drawn(DARK, "Tulaytula")
    assert said == ["Toledo", "Tulaytula", "Tulaytula"]
    assert dark.marks[0].brush != other.marks[0].brush


def test_the_map_is_kept_and_its_words_are_those_of_the_language(qapp: object) -> None:
    geometry = BoardGeometry.load()
    assert BoardGeometry.load() is geometry
    facts = BoardFacts.from_map(GAME.map_data()["data"])

    def drawn(palette: BoardPalette, title: str) -> MapSheet:
        def words(key: str) -> str:
            return title if key == "title" else ""

        return whole(MapDrawing.of(geometry, facts, palette).steps(words))

    first, again = drawn(LIGHT, "One"), drawn(LIGHT, "One")
    assert again.sheets == first.sheets
    other = drawn(LIGHT, "Another")
    changed = [one for one, two in zip(first.sheets, other.sheets, strict=True) if one is not two]
    assert len(changed) == 1  # that of the title
    assert not set(drawn(DARK, "One").sheets) & set(first.sheets)
