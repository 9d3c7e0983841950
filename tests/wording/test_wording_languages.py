"""The translations are whole, and the program switches between them while it runs."""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from reconquista_qt import assets
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.wording import install, languages, native_name, system_language

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The command behind ``run.py i18n``."""
    spec = importlib.util.spec_from_file_location("i18n_tool", ROOT / "packaging" / "i18n.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def english_again(qapp: QCoreApplication) -> Iterator[None]:
    yield
    install(qapp, "en")
    QLocale.setDefault(QLocale.system())


# -- the files ------------------------------------------------------------------------------------


def test_every_text_is_translated_and_compiled(tool: ModuleType) -> None:
    assert tool.check() == []


@pytest.mark.parametrize(
    ("source", "form", "plural", "same"),
    [
        ("{area}: %1", "%1 en {area}", False, True),
        ("{area}: %1", "%1", False, False),
        ("{area}", "{área}", False, False),
        ("%n points", "un punto", True, True),
        ("%n points of {a}", "un punto", True, False),
        ("no gap", "100 %", False, True),
    ],
)
def test_gaps_are_compared(
    tool: ModuleType, source: str, form: str, plural: bool, same: bool
) -> None:
    text = tool.Text("Any", source, "", (form,), plural, "")
    assert tool.same_gaps(text, form) is same


ABBREVIATED = ("a. C.", "d. C.")  # these have a stop of their own


def spanish_texts(tool: ModuleType) -> list[Any]:
    return [text for folder in tool.folders() for text in tool.texts_of(folder / "es.ts")]


def test_english_has_plurals_only_and_spanish_all(tool: ModuleType) -> None:
    for folder in tool.folders():
        english = list(tool.texts_of(folder / "en.ts"))
        spanish = list(tool.texts_of(folder / "es.ts"))
        assert all(text.plural for text in english)
        assert {text[:3] for text in english} == {text[:3] for text in spanish if text.plural}
        assert spanish


def test_spanish_speaks_spanish(tool: ModuleType) -> None:
    """Words that are alike in both languages are few; a sentence never is."""
    alike = [
        text.source
        for text in spanish_texts(tool)
        if text.forms == (text.source,) and re.search(r"[a-z]{2,} [a-z]{2,} [a-z]{2,}", text.source)
    ]
    assert alike == []


def test_spanish_typography(tool: ModuleType) -> None:
    for text in spanish_texts(tool):
        for form in filter(None, text.forms):
            assert not re.search(r"[“”]", form), f"quotation marks: {form}"
            assert form.count("?") == form.count("¿"), form
            # The keys in !! are the marks of the doctor's report.
            assert form.count("!") in (form.count("¡"), 2), form
            assert "sólo" not in form.lower(), form
            ends = form.rstrip()[-1:] == "." and not form.endswith(ABBREVIATED)
            assert not ends or text.source.rstrip()[-1:] == ".", form
            assert text.source.endswith("…") == form.endswith("…"), form


def test_texts_that_lupdate_does_not_see_are_named(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "reconquista_qt"
    package.mkdir()
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    (package / "any.py").write_text(
        """a = f"{translate('Any', 'hidden')}"
class A:
    b = self.tr("seen")
    c = self.tr(name)
class B:
    d = f"{self.tr('seen')}"  # the text of another class is no help here
""",
        encoding="utf-8",
    )
    file = tmp_path / "es.ts"
    message = "<message><source>seen</source><translation>visto</translation></message>"
    file.write_text(f"<TS><context><name>A</name>{message}</context></TS>", encoding="utf-8")
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "PACKAGE", package)
    assert list(tool.unseen_texts(file)) == [
        "reconquista_qt/any.py:1: lupdate does not see Any: 'hidden'",
        "reconquista_qt/any.py:6: lupdate does not see B: 'seen'",
    ]


def test_a_third_language_needs_no_code(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("en.ts", "es.ts", "reconquista/en.ts", "reconquista/es.ts"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / "i18n" / name).read_bytes())
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    tool.main(["--add", "pl"])
    for folder in (tmp_path, tmp_path / "reconquista"):
        begun = folder / "pl.ts"
        texts = {text[:3]: text for text in tool.texts_of(begun)}
        assert set(texts) == {text[:3] for text in tool.texts_of(folder / "es.ts")}
        assert {len(text.forms) for text in texts.values() if text.plural} == {3}

    words = begun.read_text(encoding="utf-8").replace(' type="unfinished"', "")
    for english, polish in (("Toledo", "Toledo"), ("Movement", "Ruch")):
        words = words.replace(
            f"<source>{english}</source>\n        <translation></translation>",
            f"<source>{english}</source>\n        <translation>{polish}</translation>",
        )
    begun.write_text(words, encoding="utf-8")
    tool.main(["--compile"])
    monkeypatch.setattr(assets, "translations", lambda *parts: tmp_path.joinpath(*parts))
    languages.cache_clear()
    try:
        assert languages() == ("en", "es", "pl")
        assert Words("pl").phase("movement") == "Ruch"
        assert Words("pl").phase("sieges") == "Sieges"
    finally:
        languages.cache_clear()


def test_each_language_has_its_long_texts_too() -> None:
    for folder in (assets.translations(), assets.translations("reconquista")):
        names = {path.name for path in (folder / "en").iterdir()}
        for language in languages():
            own = {path.name for path in (folder / language).glob("*")}
            assert own <= names if language not in ("en", "es") else own == names


def test_the_command_line_knows_the_same_languages() -> None:
    assert assets.languages() == languages()


def test_texts_that_go_astray_are_named(tool: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "es.ts"
    message = "<message><source>%n x</source><translation>%n y</translation></message>"
    contexts = "".join(
        f"<context><name>{name}</name>{message}</context>" for name in ("window", "Units")
    )
    file.write_text(f"<TS>{contexts}</TS>", encoding="utf-8")
    found = list(tool.stray_texts(file))
    assert len(found) == 3
    assert "no class window" in found[0]
    assert "not seen to be a plural" in found[1]


# -- in the running program -----------------------------------------------------------------------


class Window(QWidget):
    """A window that counts what it hears."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = 0
        self.label = QLabel()
        layout = QVBoxLayout(self)
        layout.addWidget(self.label)
        self.retranslate()

    def retranslate(self) -> None:
        self.label.setText(QCoreApplication.translate("Phases", "Movement"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.heard += 1
            self.retranslate()


@pytest.mark.usefixtures("english_again")
def test_the_window_switches_at_once_and_once(qtbot: QtBot, qapp: QCoreApplication) -> None:
    install(qapp, "en", "reconquista")
    window = Window()
    qtbot.addWidget(window)
    window.heard = 0
    for language, text in (("es", "Movimiento"), ("en", "Movement"), ("es", "Movimiento")):
        assert install(qapp, language, "reconquista") == language
        assert window.label.text() == text
        assert QLocale().language() == QLocale(language).language()
    qapp.processEvents()
    assert window.heard == 3


@pytest.mark.usefixtures("english_again")
def test_qts_own_texts_follow(qtbot: QtBot, qapp: QCoreApplication) -> None:
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    assert (Path(folder) / "qtbase_es.qm").is_file()
    cancel = QDialogButtonBox.StandardButton.Cancel
    for language, text in (("es", "Cancelar"), ("en", "Cancel")):
        install(qapp, language)
        box = QDialogButtonBox(cancel)
        qtbot.addWidget(box)
        assert box.button(cancel).text().replace("&", "") == text


@pytest.mark.usefixtures("english_again")
def test_an_unknown_language_is_english(qapp: QCoreApplication) -> None:
    assert install(qapp, "tlh") == "en"
    assert QCoreApplication.translate("Phases", "Movement") == "Movement"


@pytest.mark.usefixtures("english_again")
def test_a_wording_keeps_its_language(qapp: QCoreApplication) -> None:
    english, spanish = Words("en"), Words("es")
    for language in languages():
        install(qapp, language)
        assert (english.phase("sieges"), spanish.phase("sieges")) == ("Sieges", "Asedios")


def test_languages_name_themselves() -> None:
    assert [native_name(language) for language in ("en", "es", "fr")] == [
        "English",
        "Español",
        "Français",
    ]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["es-AR", "es"], "es"),
        (["ca-ES", "es-ES", "en"], "es"),
        (["de-DE", "en-GB"], "en"),
        (["zh-Hant-TW"], "en"),
        ([], "en"),
    ],
)
def test_the_systems_language(
    monkeypatch: pytest.MonkeyPatch, wanted: list[str], language: str
) -> None:
    class System(QLocale):
        def uiLanguages(self, *_: object) -> list[str]:
            return wanted

    monkeypatch.setattr(QLocale, "system", staticmethod(System))
    assert system_language() == language


# -- nothing is hard-coded ------------------------------------------------------------------------

# Calls whose text a player sees, and the place of the text among their arguments.
SHOWN = {
    "QLabel": 0, "QPushButton": 0, "QToolButton": 0, "QCheckBox": 0, "QRadioButton": 0,
    "QGroupBox": 0, "QAction": 0, "QDockWidget": 0, "QMenu": 0,
    "setText": 0, "setWindowTitle": 0, "setToolTip": 0, "setStatusTip": 0, "setWhatsThis": 0,
    "setTitle": 0, "setPlaceholderText": 0, "setAccessibleName": 0, "setAccessibleDescription": 0,
    "addAction": 0, "addMenu": 0, "addTab": 1, "addItem": 0, "setItemText": 1, "setTabText": 1,
    "setLabelText": 0, "setInformativeText": 0, "setDetailedText": 0, "setSuffix": 0,
    "setPrefix": 0, "showMessage": 0, "setHeaderLabels": 0, "setHtml": 0, "setPlainText": 0,
    "setApplicationDisplayName": 0, "addRow": 0, "addButton": 0,
}  # fmt: skip
LETTERS = re.compile(r"[^\W\d_]{2,}")
# Names and forms that are the same in every language.
EVERYWHERE = {"Reconquista"}


def shown_literals(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        place = SHOWN.get(name)
        if place is None or len(node.args) <= place:
            continue
        for text in literals(node.args[place]):
            plain = re.sub(r"<[^>]*>|&\w+;", "", text).strip(" –")
            if LETTERS.search(plain) and plain not in EVERYWHERE:
                yield f"{path.name}:{node.lineno}: {name}({text!r})"


def literals(node: ast.expr) -> Iterator[str]:
    """Return the literal texts of an expression, not those inside calls."""
    match node:
        case ast.Constant(value=str() as text):
            yield text
        case ast.JoinedStr(values=parts) | ast.List(elts=parts) | ast.Tuple(elts=parts):
            for part in parts:
                yield from literals(part)
        case ast.BinOp(left=left, right=right):
            yield from literals(left)
            yield from literals(right)
        case ast.IfExp(body=body, orelse=orelse):
            yield from literals(body)
            yield from literals(orelse)
        case ast.BoolOp(values=parts):
            for part in parts:
                yield from literals(part)


def test_no_widget_shows_a_literal_text() -> None:
    package = Path(assets.__file__).parent
    files = [*(package / "view").rglob("*.py"), *(package / "model").rglob("*.py")]
    found = [literal for path in sorted(files) for literal in shown_literals(path)]
    assert found == []


def test_literals_are_found(tmp_path: Path) -> None:
    code = tmp_path / "code.py"
    code.write_text(
        'a.setText("Hello")\nQLabel(f"{n} points")\nb.setText(self.tr("Fine"))\n'
        'c.addTab(page, "Log" if x else "")\nd.setText("→")\ne.setText("<b></b>")\n',
        encoding="utf-8",
    )
    assert [literal.split(": ")[0] for literal in shown_literals(code)] == [
        "code.py:1",
        "code.py:2",
        "code.py:4",
    ]
