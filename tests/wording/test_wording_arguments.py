"""Command lines explain themselves in every language."""

from __future__ import annotations

import argparse
import inspect

import pytest

from reconquista_qt.cli import play, replay
from reconquista_qt.wording.arguments import WORDS, Parser
from reconquista_qt.wording.translator import Translator
from tests.games.reconquista.words.samples import Pseudo


def parser(language: str) -> Parser:
    made = Parser(Translator(language), prog="x")
    made.add_argument("file")
    made.add_argument("--seed", type=int)
    made.add_argument("--who", choices=["a", "b"])
    made.add_argument("--quiet", action="store_true")
    return made


def test_our_words_are_for_words_of_argparse() -> None:
    source = inspect.getsource(argparse)
    assert [word for word in WORDS if word.replace("\n", "\\n") not in source] == []


@pytest.mark.parametrize(
    ("words", "english", "spanish"),
    [
        ([], "x: missing: file", "x: falta: archivo"),
        (["f", "--nope"], "x: not understood: --nope", "x: no se entiende: --nope"),
        (["f", "--seed", "z"], "--seed: z is not possible", "--seed: z no es posible"),
        (["f", "--who", "c"], "--who: c is not one of", "--who: c no es ninguno de"),
        (["f", "--seed"], "--seed: a value must follow", "--seed: falta un valor"),
        (["f", "--quiet=1"], "no value may follow: 1", "no puede llevar valor: 1"),
    ],
)
def test_mistakes(
    words: list[str], english: str, spanish: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, text in (("en", english), ("es", spanish)):
        with pytest.raises(SystemExit) as ended:
            parser(language).parse_args(words)
        assert ended.value.code == 2
        assert text in capsys.readouterr().err.replace("'", "")


def test_argparse_speaks_as_before_afterwards(capsys: pytest.CaptureFixture[str]) -> None:
    parser("es").format_help()
    with pytest.raises(SystemExit):
        parser("es").parse_args([])
    capsys.readouterr()
    assert argparse.ArgumentParser().format_usage().startswith("usage: ")


@pytest.mark.parametrize("command", [play, replay])
def test_help_of_the_commands(
    command: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, start in (("en_US.UTF-8", "usage: "), ("es_ES.UTF-8", "uso: ")):
        monkeypatch.setenv("LC_ALL", language)
        with pytest.raises(SystemExit) as ended:
            command.main(["--help"])  # type: ignore[attr-defined]
        assert ended.value.code == 0
        assert capsys.readouterr().out.startswith(start)


def test_help_in_a_pseudo_language() -> None:
    made = Parser(Pseudo(), prog="x")
    assert made.format_help().startswith("⟦usage: ⟧x [-h]")
    assert "⟦show this help⟧" in made.format_help()
