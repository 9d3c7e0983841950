"""A third language is files and nothing else: two made-up ones, one of them written leftwards."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import reconquista_qt.__main__ as command_line
from reconquista_qt import assets, games
from reconquista_qt.cli import checkup, language
from reconquista_qt.cli.encode import Encoder
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.board import board_from
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.words import Words, names_on_map
from reconquista_qt.games.reconquista.words.rules import titles
from reconquista_qt.model.book import _book, book
from reconquista_qt.model.glossary import _glossary, glossary
from reconquista_qt.model.replay_page import page_of
from reconquista_qt.view.app import build
from reconquista_qt.wording import direction, in_language, install, languages, native_name
from tests.wording.test_wording_languages import tool

ROOT = Path(__file__).resolve().parents[2]
__all__ = ["tool"]
# A language with a country, and one that is written from right to left with digits of its own.
FOREIGN = ("pt_BR", "ar")
PLURALS = {"ar": 6}  # forms; two elsewhere
ARABIC_DIGITS = "٠١٢٣٤٥٦٧٨٩"


def translated(file: Path) -> None:
    """Fill a .ts file: every text is its source between ‹ and ›, a translator's own digits #."""
    tree = ElementTree.parse(file)
    for message in tree.getroot().iter("message"):
        source = message.findtext("source") or ""
        text = "‹" + re.sub(r"(?<![%{\d])\d+(?!})", "#", source) + "›"
        translation = message.find("translation")
        assert translation is not None
        translation.attrib.pop("type", None)
        forms = translation.findall("numerusform")
        while forms and len(forms) < PLURALS.get(file.stem, 2):
            forms.append(ElementTree.SubElement(translation, "numerusform"))
        for form in forms:
            form.text = text
        if not forms:
            translation.text = text
    tree.write(file, encoding="utf-8", xml_declaration=True)


@pytest.fixture(scope="module")
def folder(tool: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of translations with two languages more, as docs/translating.md adds them."""
    folder = tmp_path_factory.mktemp("i18n")
    shipped = ROOT / "i18n"
    for own in (".", GAME.id):
        (folder / own).mkdir(exist_ok=True)
        for path in (shipped / own).iterdir():
            if path.name != GAME.id:
                (folder / own / path.name).symlink_to(path, target_is_directory=path.is_dir())
        for code in FOREIGN:
            file = folder / own / f"{code}.ts"
            text = (shipped / own / "es.ts").read_text(encoding="utf-8")
            file.write_text(text.replace('language="es', f'language="{code}'), encoding="utf-8")
            translated(file)
            tool.compile_texts(file)
    # Of the long texts one language has a part, the other none at all.
    (folder / GAME.id / "pt_BR").mkdir()
    rules = (shipped / GAME.id / "en" / "rulebook.md").read_text(encoding="utf-8")
    begun = rules[: rules.index('<a id="phase5"></a>')]
    (folder / GAME.id / "pt_BR" / "rulebook.md").write_text(begun, encoding="utf-8")
    return folder


@pytest.fixture
def foreign(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the program find its translations in that folder."""
    caches: tuple[Any, ...] = (languages, _book, _glossary, titles, games._words)
    monkeypatch.setattr(assets, "translations", lambda *parts: folder.joinpath(*parts))
    for cached in caches:
        cached.cache_clear()
    yield
    for cached in caches:
        cached.cache_clear()


@pytest.mark.usefixtures("foreign")
def test_the_languages_are_those_that_have_files() -> None:
    assert languages() == ("en", "ar", "es", "pt_BR")
    assert native_name("pt_BR") == "Português (Brasil)"
    assert native_name("es") == "Español"
    assert Words("pt_BR").phase("movement") == "‹Movement›"


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (["pt_BR.UTF-8"], "pt_BR"),
        (["pt-BR"], "pt_BR"),
        (["pt_PT"], "pt_BR"),
        (["pt"], "pt_BR"),
        (["es_AR@euro"], "es"),
        (["ar-EG"], "ar"),
        (["xx", "es"], "es"),
        (["pt-Latn-BR"], "pt_BR"),
        (["", "C"], "en"),
        ([], "en"),
    ],
)
def test_the_systems_language_is_matched_with_its_country(wanted: list[str], code: str) -> None:
    assert assets.best_language(wanted) == code


@pytest.mark.usefixtures("foreign")
def test_a_system_in_that_language_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert language.of_system() == "pt_BR"
    english = json.loads((ROOT / "i18n" / "run.json").read_text(encoding="utf-8"))["en"]
    assert language.messages("pt_BR") == english
    for name in ("command-line.txt", "engine.txt"):
        shipped = (ROOT / "i18n" / "en" / name).read_text(encoding="utf-8")
        assert command_line._own_text(name) == shipped


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize("code", FOREIGN)
def test_what_a_half_translated_book_lacks_is_english(code: str) -> None:
    own, english = book(code, "reconquista"), book("en", "reconquista")
    assert list(own.clauses) == list(english.clauses)
    assert own.find("phase6/Z7") == english.find("phase6/Z7")
    assert glossary(code, "reconquista").terms
    assert Words(code).rule_title("phase5/relief")


@pytest.mark.usefixtures("foreign")
def test_the_protocol_speaks_every_language() -> None:
    entry = games.default_entry()
    game = Encoder().game(entry)
    assert set(game["name"]) == set(languages())
    decision = Encoder().decision(entry, Session.new(GAME, seed=3))
    assert set(decision["prompt"]) == set(languages())
    assert "‹" in decision["prompt"]["ar"]


@pytest.mark.usefixtures("foreign")
def test_the_doctor_lists_them_and_misses_what_was_not_compiled(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "en, ar, es, pt_BR" in checkup.help_text()
    lacking = tmp_path / "i18n"
    lacking.mkdir()
    for path in folder.iterdir():
        if path.name != "pt_BR.qm":
            (lacking / path.name).symlink_to(path)
    monkeypatch.setattr(assets, "translations", lambda *parts: lacking.joinpath(*parts))
    told = [finding.detail for finding in checkup.examine()]
    assert any("pt_BR" in detail and "missing" in detail for detail in told)


@pytest.mark.usefixtures("foreign")
def test_a_map_of_ones_own_may_speak_any_language() -> None:
    data = json.loads((ROOT / "resources" / "reconquista" / "map.json").read_text(encoding="utf-8"))
    for region in data["regions"]:
        for thing in (region, *region["areas"]):
            thing["name"] = {"pt_BR": f"o {thing['id']}"}
    board_from(data)
    assert names_on_map(data, "pt_BR")["toledo"] == "o toledo"
    assert names_on_map(data, "es")["toledo"] == "o toledo"
    assert in_language({"es": "uno", "en": "one"}, "ar") == "one"


@pytest.mark.usefixtures("foreign")
def test_the_page_of_a_game_says_which_way_it_is_written() -> None:
    page = page_of(Session.new(GAME, seed=3), language="ar")
    assert '<html lang="ar">' in page
    assert '"direction":"rtl"' in page and '"direction":"ltr"' in page
    assert '"start":"ar"' in page
    assert direction("ar") == "rtl" and direction("pt_BR") == "ltr"


@pytest.mark.usefixtures("foreign")
def test_numbers_have_the_digits_of_the_language() -> None:
    session = Session.new(GAME, seed=3)
    while isinstance(waiting := session.waiting, Decision) and session.state.turn < 9:
        session.act(waiting.options[0 if waiting.kind == "spend" else -1])
    words = Words("ar")
    told = " ".join(words.event(entry) for entry in session.journal)
    assert re.findall(r".{0,40}[0-9].{0,9}", told) == []
    assert re.search(f"[{ARABIC_DIGITS}]", told)
    assert not re.search(r"[0-9]", words.prompt(session.waiting, session.state))


@pytest.mark.usefixtures("foreign")
def test_numbers_of_the_window_have_them_too(qapp: QApplication) -> None:
    """What Qt itself puts in for %n, here into a plural of the simulation's dock."""
    try:
        install(qapp, "ar")
        told = QCoreApplication.translate("FutureDock", "%n min left", None, 12)
        assert told == "‹\N{ARABIC-INDIC DIGIT ONE}\N{ARABIC-INDIC DIGIT TWO} min left›"
    finally:
        install(qapp, "en")
        QLocale.setDefault(QLocale.system())


@pytest.mark.usefixtures("foreign")
def test_the_window_is_laid_out_from_right_to_left_and_back(
    qtbot: QtBot, qapp: QApplication
) -> None:
    window = build(qapp, Session.new(GAME, seed=3))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    try:
        for code, way in (
            ("ar", Qt.LayoutDirection.RightToLeft),
            ("pt_BR", Qt.LayoutDirection.LeftToRight),
            ("ar", Qt.LayoutDirection.RightToLeft),
            ("en", Qt.LayoutDirection.LeftToRight),
        ):
            window.languages.set_language(code)
            assert qapp.layoutDirection() == window.layoutDirection() == way
            # The map is a picture: its west stays on the left, its scroll bars count from there.
            assert window.board.layoutDirection() == Qt.LayoutDirection.LeftToRight
            assert QLocale().name().startswith(code[:2])
    finally:
        window.languages.set_language("en")
        install(qapp, "en")
        QLocale.setDefault(QLocale.system())


# -- what is listed by hand ------------------------------------------------------------------------


def listed(text: str, pattern: str) -> set[str]:
    return set(re.findall(pattern, text, re.MULTILINE))


def test_every_language_is_listed_where_other_systems_read_lists(tool: ModuleType) -> None:
    whole = {
        file.stem
        for file in tool.files_of_languages()
        if file.stem != "en" and tool.finished_share(file) >= tool.COMPLETE
    }
    tree = ROOT / "packaging" / "linux" / "tree"
    desktop = (tree / "applications" / "reconquista-qt.desktop").read_text(encoding="utf-8")
    for key in ("GenericName", "Comment", "Keywords"):
        assert listed(desktop, rf"^{key}\[(\w+)\]=") == whole, key
    (appstream,) = (tree / "metainfo").glob("*.xml")
    assert listed(appstream.read_text(encoding="utf-8"), r'xml:lang="(\w+)"') == whole
    windows = (ROOT / "packaging" / "windows" / "reconquista.iss").read_text(encoding="utf-8")
    assert listed(windows, r'^Name: "(\w+)"; MessagesFile') - {"en"} == whole
    assert listed(windows, r"^(\w+)\.SavedGame=") - {"en"} == whole
