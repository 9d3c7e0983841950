"""The doctor: finds what is wrong, and says it in plain words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.cli import checkup, doctor


def found(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    status = doctor.main(["--language", "en", "--json", *words])
    findings = json.loads(capsys.readouterr().out)
    return status, {finding["title"]: finding for finding in findings}


def test_a_whole_installation_is_found_whole(capsys: pytest.CaptureFixture[str]) -> None:
    status, findings = found(capsys)
    assert status == 0
    assert findings["Charts"]["state"] == checkup.OK
    assert "pyqtgraph" in findings["Charts"]["detail"]
    assert findings["Screen"]["state"] == checkup.OK
    assert "drawn by" in findings["Screen"]["detail"]


def test_a_charting_library_that_does_not_load_is_named() -> None:
    finding = checkup._charts(["ImportError: libopenblas.so: cannot open"])
    assert finding.state == checkup.BAD
    assert "libopenblas.so" in finding.detail and "install" in finding.detail


def test_a_folder_that_cannot_be_written_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # A file where a folder should be cannot be written to even by root.
    (tmp_path / "file").touch()
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path / "file"))
    status, findings = found(capsys)
    assert status == 1
    bad = [title for title, finding in findings.items() if finding["state"] == checkup.BAD]
    assert bad == ["Your games and data", "Your settings", "Automatic saves"]
    assert str(tmp_path) in findings["Your settings"]["detail"]


def test_lost_files_are_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(checkup.assets, "resource", lambda *parts: tmp_path.joinpath(*parts))
    status, findings = found(capsys)
    assert status == 1
    assert "map.json" in findings["Program files"]["detail"]
