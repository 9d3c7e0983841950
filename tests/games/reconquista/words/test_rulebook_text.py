"""The long texts: both languages say the same, in the same places, and every clause has a home."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from functools import cache
from typing import Any, NamedTuple

import pytest

from reconquista_qt import assets
from reconquista_qt.wording import languages

LANGUAGES = ("es", "en")
# Of any language: a language that has only begun with its long texts is no whole one yet.
WHOLE = tuple(
    code
    for code in languages()
    if assets.translations("reconquista", code, "tutorial.md").is_file()
)
FILES = (
    "credits.md",
    "glossary.md",
    "history.md",
    "mapdata.md",
    "quickref.md",
    "rulebook.md",
    "rulings.md",
    "tutorial.md",
)
MARKS = {
    "en": {
        "T": "Text",
        "I": "Interpretation",
        "H": "House rule",
        "T/I": "Text and interpretation",
    },
    "es": {
        "T": "Texto",
        "I": "Interpretación",
        "H": "Regla de la casa",
        "T/I": "Texto e interpretación",
    },
}
OPTIONS = {"phase2/D8", "phase4/G8", "phase5/M11", "phase6/Z4"}

# Words of the other language that nobody needs in this one.
STRAY = {
    "es": "the and of with if is are was were this that from by army armies garrison city cities"
    " fortress siege battle turn road rebels raiders roll you your they their",
    "en": "el los una uno del que para con por más también ejército ejércitos guarnición ciudad"
    " ciudades fortaleza asedio batalla turno carretera rebeldes incursores",
}
# Proper names and quotations in which such a word may stand.
ALLOWED = {"es": (), "en": ("El Cid", "“Rebeldes”", "Guzmán el Bueno")}

ANCHOR = re.compile(r'^<a id="([^"]+)"></a>$')
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
COMMENT = re.compile(r"^<!-- (\w+): (.+) -->$")


class Block(NamedTuple):
    """What stands between an anchor and the next."""

    file: str
    anchor: str
    lines: tuple[str, ...]

    @property
    def prose(self) -> str:
        """The text as it is read: no comments, no targets of links."""
        text = "\n".join(line for line in self.lines if not COMMENT.match(line))
        return LINK.sub(r"\1", text)


@cache
def source(language: str, file: str) -> str:
    own = assets.translations("reconquista", language, file)
    return (own if own.is_file() else assets.translations(language, file)).read_text("utf-8")


@cache
def blocks(language: str) -> tuple[Block, ...]:
    found: list[Block] = []
    for file in FILES:
        anchor, lines = "", list[str]()
        for line in source(language, file).splitlines():
            if start := ANCHOR.match(line):
                if anchor:
                    found.append(Block(file, anchor, tuple(lines)))
                anchor, lines = start[1], []
            else:
                assert anchor or not line, f"{file} begins without an anchor"
                lines.append(line)
        found.append(Block(file, anchor, tuple(lines)))
    return tuple(found)


@cache
def clauses() -> tuple[dict[str, str], ...]:
    text = assets.resource("reconquista", "clauses.json").read_text(encoding="utf-8")
    return tuple(json.loads(text)["clauses"])


def resource(*parts: str) -> Any:
    return json.loads(assets.resource("reconquista", *parts).read_text(encoding="utf-8"))


def by_anchor(language: str) -> dict[str, Block]:
    return {block.anchor: block for block in blocks(language)}


def tables(language: str, anchor: str) -> list[list[list[str]]]:
    """The tables of a block, each a list of rows of cells, the heading first, without its rule."""
    found: list[list[list[str]]] = []
    inside = False
    for line in by_anchor(language)[anchor].lines:
        if not line.startswith("|"):
            inside = False
            continue
        assert line.endswith("|"), line
        if not inside:
            found.append([])
        inside = True
        found[-1].append([cell.strip() for cell in line[1:-1].split("|")])
    for table in found:
        assert all(re.fullmatch(r":?-+:?", cell) for cell in table[1]), table[1]
        del table[1]
    return found


def figures(text: str) -> list[str]:
    return re.findall(r"\d+", text)


def paragraphs(block: Block) -> list[str]:
    return [part for part in block.prose.split("\n\n") if part.strip()]


# -- the two languages agree ---------------------------------------------------------------------


@pytest.mark.parametrize("language", WHOLE)
def test_every_file_is_there_and_no_other(language: str) -> None:
    own = assets.translations("reconquista", language).glob("*.md")
    shared = assets.translations(language).glob("*.md")
    assert sorted(path.name for path in (*own, *shared)) == list(FILES)


def test_same_anchors_in_both_languages() -> None:
    for file in FILES:
        order = {
            language: [block.anchor for block in blocks(language) if block.file == file]
            for language in WHOLE
        }
        if file == "glossary.md":  # alphabetical, so in an order of its own
            order = {language: sorted(anchors) for language, anchors in order.items()}
        assert all(anchors == order["en"] for anchors in order.values()), file


@pytest.mark.parametrize("language", WHOLE)
def test_no_anchor_twice(language: str) -> None:
    counts = Counter(block.anchor for block in blocks(language))
    assert [anchor for anchor, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", WHOLE)
def test_every_clause_has_its_place(language: str) -> None:
    places = {block.anchor: block.file for block in blocks(language)}
    wanted = {
        clause["id"]: "rulings.md" if clause["kind"] == "ruling" else "rulebook.md"
        for clause in clauses()
    }
    assert {anchor: places.get(anchor) for anchor in wanted} == wanted


@pytest.mark.parametrize("language", WHOLE)
def test_anchor_stands_directly_before_its_block(language: str) -> None:
    for block in blocks(language):
        assert block.lines and block.lines[0].strip(), block.anchor
        assert block.lines[0].startswith(("#", "**")), block.anchor
        for line in block.lines:
            assert "<" not in line or COMMENT.match(line), (block.anchor, line)


@pytest.mark.parametrize("language", WHOLE)
def test_every_link_leads_somewhere(language: str) -> None:
    anchors = {block.anchor for block in blocks(language)}
    dead = [
        (block.anchor, target)
        for block in blocks(language)
        for _, target in LINK.findall("\n".join(block.lines))
        if not (target.startswith("#") and target[1:] in anchors)
    ]
    assert dead == []


def test_the_rulebook_leads_to_the_same_paragraphs_in_both_languages() -> None:
    links = {
        language: {
            block.anchor: sorted(target for _, target in LINK.findall("\n".join(block.lines)))
            for block in blocks(language)
        }
        for language in WHOLE
    }
    assert all(own == links["en"] for own in links.values())


def test_every_ruling_is_reached_from_a_paragraph() -> None:
    reached = set(re.findall(r"\]\(#([^)]+)\)", source("en", "rulebook.md")))
    rulings = {clause["id"] for clause in clauses() if clause["kind"] == "ruling"}
    assert rulings - reached == set()


def test_links_named_like_a_ruling_lead_to_it() -> None:
    for language in LANGUAGES:
        for block in blocks(language):
            for name, target in LINK.findall("\n".join(block.lines)):
                if re.fullmatch(r"[A-Z]-?\d+", name):
                    assert target.endswith("/" + name), (block.anchor, name, target)


def test_same_figures_in_every_paragraph() -> None:
    spanish, english = by_anchor("es"), by_anchor("en")
    different = {
        anchor: (figures(block.prose), figures(english[anchor].prose))
        for anchor, block in spanish.items()
        if Counter(figures(block.prose)) != Counter(figures(english[anchor].prose))
    }
    assert different == {}


# -- tables --------------------------------------------------------------------------------------


def test_tables_have_the_same_shape_and_the_same_figures() -> None:
    for anchor in by_anchor("en"):
        spanish, english = tables("es", anchor), tables("en", anchor)
        assert len(spanish) == len(english), anchor
        for es, en in zip(spanish, english, strict=True):
            assert {len(row) for row in es + en} == {len(en[0])}, anchor
            cells = zip(es, en, strict=True)
            for es_row, en_row in cells:
                assert list(map(figures, es_row)) == list(map(figures, en_row)), (anchor, en_row)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_agrees_with_the_rules(language: str) -> None:
    for anchor, (sheet, number), columns in (
        ("phase2/raiders", ("quickref/phase2", 1), 3),
        ("phase3/spending", ("quickref/phase3", 0), 2),
        ("victory/levels", ("quickref/victory", 0), 2),
    ):
        (full,), short = tables(language, anchor), tables(language, sheet)[number]
        assert [row[:columns] for row in full[1:]] == [row[:columns] for row in short[1:]]
    (full,), (short,) = tables(language, "phase5/table"), tables(language, "quickref/phase5")
    assert [list(map(figures, row)) for row in full[1:]] == [
        list(map(figures, row)) for row in short[1:]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_map_data_agrees_with_the_map(language: str) -> None:
    world = resource("map.json")
    name = {
        area["id"]: area["name"][language]
        for region in world["regions"]
        for area in region["areas"]
    }
    marks = {
        "en": {"stated": "Stated", "deduced": "Deduced", "reconstructed": "Reconstructed"},
        "es": {"stated": "Consta", "deduced": "Deducido", "reconstructed": "Reconstruido"},
    }[language]
    (regions,) = tables(language, "mapdata/regions")
    for region, row in zip(world["regions"], regions[1:], strict=True):
        areas = [area["name"][language] for area in region["areas"]]
        assert row[:3] == [str(region["number"]), region["name"][language], ", ".join(areas)]
        assert row[3:] == [marks[region["marks"][what]] for what in ("name", "number")]
        (rows,) = tables(language, f"mapdata/{region['id']}")
        for area, cells in zip(region["areas"], rows[1:], strict=True):
            assert cells[:2] == [area["name"][language], ", ".join(map(str, area["dice"]))]
            what = ("name", "region", "order", "dice")
            assert cells[2:] == [marks[area["marks"][mark]] for mark in what]
    (roads,) = tables(language, "mapdata/roads")
    assert [(row[0], row[-1]) for row in roads[1:]] == [
        (" – ".join(name[end] for end in road["between"]), marks[road["mark"]])
        for road in world["roads"]
    ]
    (mountains,) = tables(language, "mapdata/mountains")
    assert [(row[0], row[-1]) for row in mountains[1:]] == [
        (name[mountain["area"]], marks[mountain["mark"]]) for mountain in world["mountains"]
    ]
    for anchor in ("mapdata/ports", "phase5/north-africa"):
        (ports,) = tables(language, anchor)
        assert [row[:2] for row in ports[1:]] == [
            [str(port["number"]), name[port["area"]]] for port in world["ports"]
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_agrees_with_the_scenario(language: str) -> None:
    areas = resource("scenarios", "standard.json")["position"]["areas"]
    name = {
        area["id"]: area["name"][language]
        for region in resource("map.json")["regions"]
        for area in region["areas"]
    }
    side: tuple[str, ...] = {
        "en": ("Christian", "Muslim", "Muslim"),
        "es": ("Cristian", "Musulman", "Musulmán"),  # with either ending
    }[language]
    (rows,) = tables(language, "setup/table")
    assert len(rows) - 1 == len(areas)
    for (area, there), row in zip(areas.items(), rows[1:], strict=True):
        units = there["units"]
        assert row[0] == name[area]
        assert row[1].startswith(
            {"christian": side[:1], "muslim": side[1:], None: "–"}[there["city"]]
        )
        assert (row[2] != "–") is there["fortress"]
        for cell, kind in ((row[3], "garrison"), (row[4], "army")):
            christian, muslim = (units.get(f"{s}_{kind}", 0) for s in ("christian", "muslim"))
            if christian or muslim:
                assert cell.startswith(side[:1] if christian else side[1:])
                assert cell.endswith(str(christian + muslim))
            else:
                assert cell == "–"


# -- rulings, tutorial, history, glossary --------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_asks_answers_and_bears_its_mark(language: str) -> None:
    option = {"en": "**Option.**", "es": "**Opción.**"}[language]
    rules = {"en": ("Rule: [", "Rules: ["), "es": ("Regla: [", "Reglas: [")}[language]
    for clause in clauses():
        if clause["kind"] != "ruling":
            continue
        block = by_anchor(language)[clause["id"]]
        question, answer, *rest = (part for part in "\n".join(block.lines).split("\n\n") if part)
        number = clause["id"].rpartition("/")[2]
        assert re.fullmatch(rf"\*\*{number} · .+[.?]\*\* \*.+\?\*", question), question
        assert answer.startswith(f"**{MARKS[language][clause['mark']]}.** "), clause["id"]
        assert rest[-1].startswith(rules), clause["id"]
        has_option = any(part.startswith(option) for part in rest)
        assert has_option is (clause["id"] in OPTIONS), clause["id"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("file", "stem"), [("history.md", "history/turn-"), ("tutorial.md", "tutorial/")]
)
def test_steps_and_turns_are_counted_without_a_gap(language: str, file: str, stem: str) -> None:
    numbered = [
        block for block in blocks(language) if block.file == file and block.anchor.startswith(stem)
    ]
    for number, block in enumerate(numbered, start=1):
        assert block.anchor == f"{stem}{number}"
        assert figures(block.lines[0])[0] == str(number)
    assert file != "history.md" or len(numbered) == 20


def test_the_lesson_is_the_same_in_both_languages() -> None:
    scripts = {
        language: [
            (block.anchor, match[1], match[2])
            for block in blocks(language)
            if block.file == "tutorial.md"
            for line in block.lines
            if (match := COMMENT.match(line))
        ]
        for language in LANGUAGES
    }
    assert scripts["es"] == scripts["en"]
    for anchor, kind, value in scripts["en"]:
        assert kind in ("dice", "do"), anchor
        if kind == "dice":
            assert all(1 <= int(die) <= 6 for die in value.split()), anchor
        else:
            told = json.loads(value)
            for action in told if isinstance(told, list) else [told]:  # any of several
                assert "do" in action, anchor


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_is_alphabetical_and_knows_its_words(language: str) -> None:
    entries = [
        block
        for block in blocks(language)
        if block.file == "glossary.md" and block.anchor != "glossary"
    ]
    terms, forms = [], Counter[str]()
    for entry in entries:
        term = re.match(r"\*\*(.+?)\.\*\* ", entry.lines[0])
        words = [m[2] for line in entry.lines if (m := COMMENT.match(line)) and m[1] == "forms"]
        assert term and len(words) == 1, entry.anchor
        terms.append(term[1])
        forms.update(words[0].split(", "))
    plain = [unicodedata.normalize("NFD", term.lower()).encode("ascii", "ignore") for term in terms]
    assert plain == sorted(plain)
    assert [form for form, count in forms.items() if count > 1] == []


# -- the languages themselves --------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_other_language(language: str) -> None:
    for block in blocks(language):
        text = block.prose
        for allowed in ALLOWED[language]:
            text = text.replace(allowed, "")
        words = set(re.findall(r"\w+", text.lower()))
        assert words & set(STRAY[language].split()) == set(), block.anchor


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language_and_closed(language: str) -> None:
    opening, closing, foreign = {"es": ("«", "»", "“”"), "en": ("“", "”", "«»")}[language]
    for block in blocks(language):
        for text in paragraphs(block):
            assert text.count(opening) == text.count(closing), (block.anchor, text)
            assert not set(text) & set(foreign + '"'), (block.anchor, text)
            assert text.count("(") == text.count(")"), (block.anchor, text)
            assert text.replace("**", "").count("*") % 2 == 0, (block.anchor, text)
            assert text.count("**") % 2 == 0, (block.anchor, text)


def test_spanish_questions_and_exclamations_open_and_close() -> None:
    for block in blocks("es"):
        for text in paragraphs(block):
            for opening, closing in ("¿?", "¡!"):
                assert text.count(opening) == text.count(closing), (block.anchor, text)
    assert not any(set("¿¡") & set(block.prose) for block in blocks("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_composed_and_without_loose_ends(language: str) -> None:
    for file in FILES:
        text = source(language, file)
        assert unicodedata.is_normalized("NFC", text), file
        assert text.endswith("\n") and not text.endswith("\n\n"), file
        assert not re.search(r"[ \t]+$|\t|  (?=\S)", text, flags=re.MULTILINE), file
        assert not re.search(r"\b(TODO|FIXME|XXX)\b", text), file
