"""`python3 run.py i18n`: collect the texts of the source into .ts files and compile them to .qm.

The texts of a game (`reconquista_qt/games/<game>/`) are in `i18n/<game>/`, all others in `i18n/`.

    i18n.py             update the .ts files from the source and compile them
    i18n.py --compile   only compile
    i18n.py --check     change nothing; say what is missing, left over or wrong, and exit with 1
    i18n.py --add xx    begin another language; it is there once something of it is translated

A language of which less than nine tenths are translated is in progress: what it lacks is English,
and no check fails for it.

The source texts are English: each en.ts holds only the plural forms (docs/translating.md).
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import PySide6

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "reconquista_qt"
FOLDER = ROOT / "i18n"
SOURCE = "en"
COMPLETE = 0.9  # from this share of finished texts on, an unfinished one is a fault
# What a translation must keep: %1, %n, {name}, %(name)s and %s.
GAPS = re.compile(r"%(?:\d+|L?n|\(\w+\)[rs]|[rs])|\{[^{}]*\}")
PLURAL_FORM = re.compile(r"<numerusform>[^<]*</numerusform>")
TORN_PERCENT = re.compile(r"[\d}] %(?![\w(])")
# Where the contexts of the source come from: classes, and calls that name theirs.
CONTEXTS = re.compile(r'^ *class (\w+)|(?:translate|QT_TRANSLATE_NOOP)\(\s*"(\w+)"', re.MULTILINE)


class Text(NamedTuple):
    """A text of a .ts file: where it belongs, its plural forms (or one), and what is said of it."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    plural: bool
    state: str

    @property
    def place(self) -> str:
        """Where the text is found."""
        return f"{self.context}: {self.source!r}"


def main(argv: list[str]) -> int:
    """Do what is asked; return 1 when a check finds something."""
    parser = argparse.ArgumentParser(prog="run.py i18n", description="The program's translations.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="change nothing, say what is wrong")
    what.add_argument("--compile", action="store_true", help="only compile the .ts files")
    what.add_argument("--add", metavar="LANGUAGE", help="begin another language, e.g. fr")
    wanted = parser.parse_args(argv)
    if wanted.check:
        found = check()
        print("\n".join(found) or "Every text is translated.")
        return 1 if found else 0
    files = files_of_languages()
    if wanted.add:
        files += [folder / f"{wanted.add}.ts" for folder in folders()]
    if not wanted.compile:
        for file in files:
            update(file)
    begun = {file.stem for file in files if file.stem == SOURCE or finished_share(file)}
    for file in files:
        if file.stem in begun:
            compile_texts(file)
    print("\n".join(check()))
    return 0


def games() -> list[str]:
    """Return the ids of the games that have words."""
    return sorted(path.parent.name for path in (PACKAGE / "games").glob("*/words"))


def folders() -> list[Path]:
    """Return the folders of texts: those that all share, and one for each game."""
    return [FOLDER, *(FOLDER / game for game in games())]


def files_of_languages() -> list[Path]:
    """Return the .ts files: one of each language that there is, in each folder."""
    languages = {path.stem for path in FOLDER.glob("*.ts")}
    return [folder / f"{language}.ts" for folder in folders() for language in sorted(languages)]


def sources(folder: Path) -> list[Path]:
    """Return the Python files whose texts are in the .ts files of a folder."""
    if folder != FOLDER:
        return sorted((PACKAGE / "games" / folder.name).rglob("*.py"))
    of_games = {path for game in games() for path in sources(FOLDER / game)}
    return sorted(set(PACKAGE.rglob("*.py")) - of_games)


def update(file: Path, folder: Path | None = None) -> None:
    """Bring a .ts file up to date with the source: new texts unfinished, old ones gone.

    It belongs to a folder of texts, its own if no other is named.
    """
    command = ["-no-obsolete", "-locations", "none", "-source-language", SOURCE]
    command += ["-target-language", file.stem]
    if file.stem == SOURCE:
        command.append("-pluralonly")
    file.parent.mkdir(exist_ok=True)
    found = [path.relative_to(ROOT).as_posix() for path in sources(folder or file.parent)]
    run("lupdate", *found, *command, "-ts", str(file))


def compile_texts(file: Path) -> None:
    """Compile a .ts file to the .qm that the program loads."""
    release(file, file.with_suffix(".qm"))


def release(file: Path, compiled: Path) -> None:
    """Compile a .ts file; a number in a plural form gets the digits of the language (``%Ln``)."""
    text = file.read_text(encoding="utf-8")
    forms = PLURAL_FORM.sub(lambda form: form[0].replace("%n", "%Ln"), text)
    with tempfile.TemporaryDirectory() as folder:
        prepared = Path(folder) / file.name
        prepared.write_text(forms, encoding="utf-8")
        run("lrelease", str(prepared), "-qm", str(compiled))


def run(tool: str, *words: str) -> None:
    """Run one of Qt's tools that come with PySide6; its output is shown when it fails."""
    folder = Path(PySide6.__file__).parent
    done = subprocess.run(
        [str(folder / tool), *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(done.stdout)


# ---- checking -------------------------------------------------------------------------------


def check() -> list[str]:
    """Return everything that is wrong with the committed files, each as a line."""
    found = [line for folder in folders() for line in unseen_texts(folder / "es.ts")]
    with tempfile.TemporaryDirectory() as folder:
        files = [file for file in files_of_languages() if file.is_file()]
        begun = {file.stem for file in files if file.stem == SOURCE or finished_share(file)}
        for file in files:
            share = finished_share(file)
            wrong = [*wrong_texts(file), *stray_texts(file)]
            if file.stem != SOURCE and share < COMPLETE:
                lacks = (": unfinished: ", ": a form is empty: ")
                wrong = [line for line in wrong if not any(mark in line for mark in lacks)]
            found += wrong
            if file.stem in begun:
                found += out_of_date(file, Path(folder))
    return found


def finished_share(file: Path) -> float:
    """Return which part of a .ts file's texts is translated, from 0 to 1; 0 where it is not."""
    if not file.is_file():
        return 0.0
    finished = [not text.state and all(text.forms) for text in texts_of(file)]
    return sum(finished) / max(1, len(finished))


def out_of_date(file: Path, folder: Path) -> Iterator[str]:
    """Say which texts of the source a .ts file lacks, which are left over, and a stale .qm."""
    name = file.relative_to(FOLDER).as_posix()
    if not file.is_file():
        yield f"{name}: not there: python3 run.py i18n"
        return
    now = folder / file.name
    now.write_bytes(file.read_bytes())
    update(now, file.parent)
    ours = {text[:3] for text in texts_of(file)}
    theirs = {text[:3] for text in texts_of(now)}
    for context, source, _ in sorted(theirs - ours):
        yield f"{name}: not collected yet: {context}: {source!r}"
    for context, source, _ in sorted(ours - theirs):
        yield f"{name}: no longer in the source: {context}: {source!r}"
    fresh = folder / f"{file.stem}.qm"
    release(file, fresh)
    compiled = file.with_suffix(".qm")
    if not compiled.is_file() or compiled.read_bytes() != fresh.read_bytes():
        yield f"{name}: {compiled.name} is not compiled from {file.name} as it is"


def wrong_texts(file: Path) -> Iterator[str]:
    """Say which texts of a .ts file are unfinished, obsolete, or have other gaps."""
    name = file.relative_to(FOLDER).as_posix() if FOLDER in file.parents else file.name
    for text in texts_of(file):
        if text.state:
            yield f"{name}: {text.state}: {text.place}"
        elif not all(text.forms):
            yield f"{name}: a form is empty: {text.place}"
        for form in text.forms:
            if form and not same_gaps(text, form):
                yield f"{name}: other gaps than the source: {text.place}"
            if TORN_PERCENT.search(form):
                yield f"{name}: a space before % that may break: {text.place}"


def stray_texts(file: Path) -> Iterator[str]:
    """Say which texts lupdate has put where nobody looks them up, or has not seen to be plural."""
    sources = (path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    contexts = {name for source in sources for pair in CONTEXTS.findall(source) for name in pair}
    for text in texts_of(file):
        if text.context not in contexts - {""}:
            yield f"{file.name}: no class {text.context}: use self.tr or translate: {text.source!r}"
        if "%n" in text.source and not text.plural:
            yield f"{file.name}: not seen to be a plural: {text.place}"


def unseen_texts(file: Path) -> Iterator[str]:
    """Say which texts in the source lupdate does not see where they stand: in an f-string, say."""
    collected = {(text.context, text.source) for text in texts_of(file)}
    for path in sources(file.parent):
        name = path.relative_to(ROOT).as_posix()
        for context, text, line in spoken(ast.parse(path.read_text(encoding="utf-8")), ""):
            if (context, text) not in collected:
                yield f"{name}:{line}: lupdate does not see {context}: {text!r}"


def spoken(node: ast.AST, context: str) -> Iterator[tuple[str, str, int]]:
    """Find the texts below a node of the source: context, text and line; `context` is its class."""
    if isinstance(node, ast.ClassDef):
        context = node.name
    if isinstance(node, ast.Call):
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        words = [str(word.value) for word in node.args[:2] if isinstance(word, ast.Constant)]
        if name in ("translate", "QT_TRANSLATE_NOOP") and len(words) == 2:
            yield words[0], words[1], node.lineno
        elif name == "tr" and words:
            yield context, words[0], node.lineno
    for child in ast.iter_child_nodes(node):
        yield from spoken(child, context)


def same_gaps(text: Text, form: str) -> bool:
    """Tell whether a translation has the gaps of its source; a plural form may leave out %n."""
    wanted, given = set(GAPS.findall(text.source)), set(GAPS.findall(form))
    if text.plural:
        wanted, given = wanted - {"%n", "%Ln"}, given - {"%n", "%Ln"}
    return wanted == given


def texts_of(file: Path) -> Iterator[Text]:
    """Read the texts of a .ts file, none where it is not there."""
    if not file.is_file():
        return
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield Text(
                context.findtext("name") or "",
                message.findtext("source") or "",
                message.findtext("comment") or "",
                tuple(forms) if plural else (translation.text or "",),
                plural,
                translation.get("type") or "",
            )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
