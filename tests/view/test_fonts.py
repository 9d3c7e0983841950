"""The letters come with the program: the window needs no font of the system."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontInfo, QRawFont
from PySide6.QtWidgets import QApplication

from reconquista_qt.view import fonts

ROOT = Path(__file__).resolve().parents[2]
# What a program without any other font says of itself.
ALONE = """
import json, sys
from PySide6.QtWidgets import QApplication
from PySide6.QtGui import QFontDatabase, QFontInfo
app = QApplication([])
before = QFontDatabase.families()
from reconquista_qt.view import fonts
fonts.load_fonts()
print(json.dumps([before, QFontInfo(fonts.sans(10)).family(), QFontInfo(fonts.serif(10)).family()]))
"""


def shown_characters() -> set[str]:
    """Return every character that any text of the program shows."""
    files = [p for p in (ROOT / "i18n").rglob("*") if p.suffix in (".ts", ".md", ".txt", ".json")]
    files += (ROOT / "reconquista_qt").rglob("*.py")
    return {c for path in files for c in path.read_text(encoding="utf-8") if c.isprintable()}


@pytest.mark.parametrize("family", [fonts.SANS_FAMILIES, fonts.SERIF_FAMILIES])
def test_every_character_of_the_texts_is_in_the_programs_own_fonts(
    qapp: QApplication, family: tuple[str, ...]
) -> None:
    assert set(family) <= set(fonts.load_fonts())
    faces = [QRawFont.fromFont(QFont(name)) for name in family]
    assert [face.familyName() for face in faces] == list(family)
    # A bar of the terminal's, which has fonts of its own.
    lacking = {
        c
        for c in shown_characters() - {"█"}
        if not any(face.supportsCharacter(ord(c)) for face in faces)
    }
    assert not lacking


@pytest.mark.parametrize("family", [fonts.SANS, fonts.SERIF])
@pytest.mark.parametrize("italic", [False, True])
@pytest.mark.parametrize("bold", [False, True])
def test_each_face_is_a_drawn_one(
    qapp: QApplication, family: str, italic: bool, bold: bool
) -> None:
    fonts.load_fonts()
    font = QFont(family)
    font.setItalic(italic)
    font.setBold(bold)
    raw = QRawFont.fromFont(font)
    assert raw.familyName() == family
    assert (raw.weight() >= QFont.Weight.Bold.value) == bold
    assert (raw.style() != QFont.Style.StyleNormal) == italic


def test_the_window_is_set_in_them(qapp: QApplication) -> None:
    fonts.load_fonts()
    assert QFontInfo(fonts.sans(10)).family() == fonts.SANS
    assert QFontInfo(fonts.serif(10)).family() == fonts.SERIF


@pytest.mark.skipif(sys.platform != "linux", reason="fonts are hidden by fontconfig")
def test_a_machine_without_fonts_shows_the_same_letters(tmp_path: Path) -> None:
    bare = tmp_path / "fonts.conf"
    bare.write_text(f"<fontconfig><cachedir>{tmp_path}</cachedir></fontconfig>", encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-c", ALONE],
        cwd=ROOT,
        env={**os.environ, "FONTCONFIG_FILE": str(bare), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        check=True,
        text=True,
    )
    before, sans, serif = json.loads(told.stdout)
    # Those three are fontconfig's own words for any font of a kind.
    assert set(before) <= {"Monospace", "Sans Serif", "Serif"}
    assert (sans, serif) == (fonts.SANS, fonts.SERIF)
