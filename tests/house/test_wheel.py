"""The wheel holds all that the program needs, and works far from the checkout."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
# What is made anywhere, and belongs to no source.
MADE = (".git", ".venv", "build", "dist", "demo", "__pycache__", "*.egg-info", ".*_cache")

pytestmark = pytest.mark.slow


def build(kind: str, source: Path, target: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (built,) = target.iterdir()
    return built


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checkout as it is at one moment; somebody may be at work in it while this is tested."""
    copied = tmp_path_factory.mktemp("sources") / "reconquista"
    shutil.copytree(ROOT, copied, ignore=shutil.ignore_patterns(*MADE))
    return copied


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", sources, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel; what it depends on is borrowed, to need no network."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=False)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(scripts / "python"), "install"]
    subprocess.run([*pip, "--no-deps", "--no-index", "--quiet", str(wheel)], check=True)
    paths = {"base": str(folder), "platbase": str(folder)}
    own = Path(sysconfig.get_path("purelib", "venv", vars=paths))
    (own / "borrowed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return scripts


def run(scripts: Path, *words: str, cwd: Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(scripts / "reconquista-qt"), *words],
        cwd=cwd,
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        timeout=PATIENCE,
        check=False,
    )


def files(folder: Path, pattern: str = "*") -> set[str]:
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob(pattern)
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_all_modules_resources_and_translations_are_inside(sources: Path, wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    wanted = {f"reconquista_qt/{name}" for name in files(sources / "reconquista_qt", "*.py")}
    for folder in ("resources", "i18n"):
        wanted |= {f"reconquista_qt/{folder}/{name}" for name in files(sources / folder)}
    assert wanted - inside == set()
    strangers = {name.split("/")[0] for name in inside} - {"reconquista_qt"}
    assert all(name.endswith(".dist-info") for name in strangers)


def test_the_source_archive_builds_the_same_wheel(
    sources: Path, wheel: Path, tmp_path: Path
) -> None:
    archive = build("sdist", sources, tmp_path / "sdist")
    with tarfile.open(archive) as unpacked:
        unpacked.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    again = build("wheel", source, tmp_path / "again")
    assert again.name == wheel.name
    first, second = zipfile.ZipFile(wheel), zipfile.ZipFile(again)
    assert {info.filename: info.CRC for info in first.infolist()} == {
        info.filename: info.CRC for info in second.infolist()
    }


def test_the_command_starts(installed: Path, tmp_path: Path) -> None:
    done = run(installed, "--version", cwd=tmp_path)
    assert done.stdout.startswith("reconquista-qt "), done.stderr
    assert run(installed, "--help", cwd=tmp_path).stdout.startswith("Reconquista")


def test_resources_are_found_where_it_is_installed(installed: Path, tmp_path: Path) -> None:
    done = run(installed, "doctor", "--json", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    details = {finding["title"]: finding["detail"] for finding in json.loads(done.stdout)}
    assert str(installed.parent) in details["Program files"]
    assert str(ROOT) not in details["Program files"]
