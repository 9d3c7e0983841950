"""The doctor: finds what is wrong, and says it in plain words."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.cli import checkup, doctor, libraries

# One application for all tests: where none is, the doctor makes one that can show no window.
pytestmark = pytest.mark.usefixtures("qapp")


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


def test_letters_that_are_lacking_are_the_programs_own(capsys: pytest.CaptureFixture[str]) -> None:
    _, findings = found(capsys)
    assert findings["Fonts"]["state"] == checkup.OK
    assert "Source Serif Pro" in findings["Fonts"]["detail"]
    finding = checkup._fonts(["Source Sans Pro"], ["Source Serif Pro"], "DejaVu Serif")
    assert finding.state == checkup.BAD
    assert "Source Serif Pro" in finding.detail and "apt-get" not in finding.detail


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


def test_what_a_failed_window_says_is_told_without_its_way_there() -> None:
    said = (
        'Traceback (most recent call last):\n  File "__main__.py", line 91, in <module>\n'
        "ImportError: libEGL.so.1: cannot open shared object file\n[PYI-1:ERROR] Failed to execute"
    )
    assert checkup._told(said) == "ImportError: libEGL.so.1: cannot open shared object file"
    assert checkup._told("could not connect to display :9") == "could not connect to display :9"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux names its libraries")
@pytest.mark.parametrize("screen", ["", ":9"])
def test_missing_libraries_are_named_with_a_screen_and_without(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, screen: str
) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", screen)
    lacking = [library for library in libraries.FOR_START if library.soname == "libEGL.so.1"]
    monkeypatch.setattr(libraries, "missing_for_start", lambda: lacking)
    monkeypatch.setattr(libraries, "missing_for_window", list)
    broken = [checkup.Finding(checkup.BAD, "Screen", "ImportError: libEGL.so.1")]
    monkeypatch.setattr(checkup, "_seen", lambda *_: broken)
    assert doctor.main(["--language", "en"]) == 1
    said = capsys.readouterr().out
    assert "libraries are missing (libEGL.so.1)" in said and "apt-get install libegl1" in said
