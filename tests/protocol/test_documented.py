"""Every request that the documents show is made, and answered as they say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt import assets
from reconquista_qt.cli.engine import answer
from reconquista_qt.cli.protocol import Protocol
from reconquista_qt.wording import languages

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```jsonl\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
REST = "…"


def fits(shown: Any, told: Any) -> bool:
    """Whether an answer is as shown: `…` is anything, or the rest of an object or a list."""
    if shown == REST:
        return True
    if isinstance(shown, dict) and isinstance(told, dict):
        keys = set(shown) - {REST}
        whole = REST in shown or keys == set(told)
        return whole and all(key in told and fits(shown[key], told[key]) for key in keys)
    if isinstance(shown, list) and isinstance(told, list):
        more = shown[-1:] == [REST]
        parts = shown[:-1] if more else shown
        enough = len(told) >= len(parts) if more else len(told) == len(parts)
        return enough and all(map(fits, parts, told))
    if isinstance(shown, float) and isinstance(told, (int, float)):
        return abs(shown - told) < 1e-9
    return type(shown) is type(told) and bool(shown == told)


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_request_of_the_page_is_answered_as_it_says(
    example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    protocol = Protocol()
    lines = example.splitlines()
    assert len(lines) % 2 == 0
    for request, shown in zip(lines[::2], lines[1::2], strict=True):
        assert (request[:2], shown[:2]) == ("> ", "< ")
        told = json.loads(answer(protocol, request[2:].encode()))
        assert fits(json.loads(shown[2:]), told), (request, told)


def test_the_page_shows_every_request_there_is() -> None:
    table = set()
    for cell in re.findall(r"^\| (`\w+`(?:, `\w+`)*) \|", PAGE, re.MULTILINE):
        table |= set(re.findall(r"`(\w+)`", cell))
    verbs = set(Protocol().verbs)
    assert table - {"do"} == verbs
    shown = {
        json.loads(line[2:])["do"]
        for example in EXAMPLES
        for line in example.splitlines()
        if line.startswith("> {")
    }
    assert verbs - shown == set()


@pytest.mark.parametrize("language", languages())
def test_the_requests_of_the_help_succeed_one_after_the_other(language: str) -> None:
    text = assets.written(language, "engine.txt").read_text(encoding="utf-8")
    requests = re.findall(r"^  (\{.*\})(?:  |$)", text, re.MULTILINE)
    assert len(requests) == 5
    protocol = Protocol()
    for request in requests:
        assert json.loads(answer(protocol, request.encode()))["ok"] is True, request


def test_what_does_not_fit_is_found() -> None:
    assert fits({"a": [1, REST], REST: REST}, {"a": [1, 2], "b": 3})
    assert not fits({"a": 1}, {"a": 1, "b": 2})
    assert not fits({"a": [1]}, {"a": [1, 2]})
    assert not fits({"a": 1}, {"a": True})
