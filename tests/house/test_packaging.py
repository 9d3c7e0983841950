"""What is packed for players: desktop files, icons, licences, the Debian package."""

from __future__ import annotations

import configparser
import json
import os
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from reconquista_qt import __version__
from reconquista_qt.__main__ import SAVE_SUFFIX

ROOT = Path(__file__).resolve().parents[2]
TREE = ROOT / "packaging" / "linux" / "tree"
DESKTOP = TREE / "applications" / "reconquista-qt.desktop"
MIME = TREE / "mime" / "packages" / "reconquista-qt.xml"
(METAINFO,) = (TREE / "metainfo").glob("*.metainfo.xml")
ROOT_ON_LINUX = pytest.mark.skipif(
    not sys.platform.startswith("linux") or os.geteuid() != 0,
    reason="dpkg gives files to root, which only root can",
)


@pytest.fixture(autouse=True)
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))


def test_a_double_click_on_a_saved_game_opens_it() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(DESKTOP, encoding="utf-8")
    main = entry["Desktop Entry"]
    assert main["Exec"].split() == ["reconquista-qt", "%f"]
    assert main["Comment[es]"] and main["Comment"]
    mime = ET.parse(MIME).getroot()
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    (kind,) = mime.findall("m:mime-type", space)
    assert main["MimeType"].split(";")[0] == kind.get("type")
    glob = kind.find("m:glob", space)
    assert glob is not None and glob.get("pattern") == f"*{SAVE_SUFFIX}"


def test_metainfo_names_this_version_and_these_files() -> None:
    info = ET.parse(METAINFO).getroot()
    assert info.findtext("id") == METAINFO.name.removesuffix(".metainfo.xml")
    assert info.findtext("launchable") == DESKTOP.name
    # A shop shows pictures, and where the project is at home.
    pictures = [str(image.text) for image in info.findall("screenshots/screenshot/image")]
    assert len(pictures) > 4
    for picture in pictures:
        assert (ROOT / "docs" / "images" / picture.rpartition("/")[2]).is_file()
    assert {url.get("type") for url in info.findall("url")} >= {"homepage", "bugtracker"}
    assert info.findtext("developer/name") and info.find("developer_name") is None
    release = info.find("releases/release")
    assert release is not None and release.get("version") == __version__
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    paragraphs = info.findall("description/p")
    assert {paragraph.get(language) for paragraph in paragraphs} == {None, "es"}
    manifest = (ROOT / "packaging" / "flatpak" / f"{info.findtext('id')}.yml").read_text()
    assert f"id: {info.findtext('id')}\n" in manifest
    assert str(info.findtext("id")) in (ROOT / "packaging" / "reconquista.spec").read_text()


@pytest.mark.parametrize(
    "command",
    [
        ["desktop-file-validate", str(DESKTOP)],
        ["appstreamcli", "validate", "--no-net", str(METAINFO)],
    ],
    ids=["desktop", "appstream"],
)
def test_the_validators_are_content(command: list[str]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert not done.stdout or "Validation was successful" in done.stdout


def test_licences_are_those_of_the_locked_packages() -> None:
    import licences

    if any(licences.distribution(n).version != v for n, v in licences.locked().items()):
        pytest.skip("other versions than the locked ones are installed")
    assert licences.main(["--check"]) == 0
    content = licences.collect()
    for part in content["parts"]:
        assert part["licence"] and (part["home"] or part["texts"] == ["LICENSE"])
        assert set(part["texts"]) <= set(content["texts"])


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so", True),
        ("PySide6/Qt/plugins/wayland-shell-integration/libwl-shell-plugin.so", False),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6\\plugins\\platforms\\qdirect2d.dll", False),
        ("PySide6/Qt/plugins/platforms/libqminimal.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so", True),
        ("PySide6/Qt/plugins/iconengines/libqsvgicon.so", True),
        ("PySide6/Qt/lib/libQt6Quick.so.6", False),
        ("PySide6/Qt/lib/libQt6QmlModels.so.6", False),
        ("PySide6/Qt6Widgets.dll", True),
        ("PySide6/Qt/lib/libQt6PrintSupport.so.6", True),
        ("PySide6/Qt/translations/qtbase_es.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("reconquista_qt/i18n/es.qm", True),
        ("reconquista_qt/i18n/es.ts", False),
        ("reconquista_qt/i18n/es/rulebook.md", True),
        ("libjpeg.so.62", False),
        ("PySide6/Qt/plugins/imageformats/libqjpeg.so", True),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", True),
    ],
)
def test_the_bundle_keeps_what_is_used(name: str, kept: bool) -> None:
    import trim

    assert trim.keeps(name) is kept


def test_icon_containers(tmp_path: Path) -> None:
    import icons

    if not icons.SOURCE.exists():
        pytest.skip("the icon is not drawn yet")
    files = {path.name: path for path in icons.write(tmp_path)}
    ico = files["reconquista-qt.ico"].read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", ico)
    assert (reserved, kind, count) == (0, 1, len(icons.WINDOWS))
    for number in range(count):
        length, offset = struct.unpack_from("<II", ico, 6 + 16 * number + 8)
        assert ico[offset : offset + 8] == b"\x89PNG\r\n\x1a\n"
        assert offset + length <= len(ico)
    icns = files["reconquista-qt.icns"].read_bytes()
    assert icns[:4] == b"icns" and struct.unpack(">I", icns[4:8]) == (len(icns),)
    for size in icons.LINUX:
        png = (tmp_path / f"hicolor/{size}x{size}/apps/reconquista-qt.png").read_bytes()
        assert struct.unpack(">II", png[16:24]) == (size, size)


@pytest.fixture
def deb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of a bundle that holds little more than its names."""
    if shutil.which("dpkg-deb") is None:
        pytest.skip("not a Debian system")
    import bundle
    import deb

    folder = tmp_path / "dist" / "reconquista-qt"
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal" / "data").write_text("data")
    shutil.copytree(TREE, folder / "share")
    program = folder / "reconquista-qt"
    program.write_text("#!/bin/sh\necho started\n")
    monkeypatch.setattr(bundle, "FOLDER", folder)
    monkeypatch.setattr(bundle, "DIST", tmp_path / "dist")
    monkeypatch.setattr(deb, "STAGE", tmp_path / "stage")
    return deb.build()


@ROOT_ON_LINUX
def test_the_debian_package_installs_and_leaves_without_a_trace(deb: Path, tmp_path: Path) -> None:
    root = tmp_path / "root"
    for folder in ("info", "updates", "triggers"):
        (root / "var/lib/dpkg" / folder).mkdir(parents=True)
    (root / "var/lib/dpkg/status").touch()
    dpkg = ["dpkg", f"--root={root}", f"--log={tmp_path}/log", "--force-not-root"]
    dpkg += ["--force-depends", "--force-script-chrootless"]
    subprocess.run([*dpkg, "-i", str(deb)], check=True, capture_output=True)
    program = root / "usr/games/reconquista-qt"
    started = subprocess.run([str(program)], capture_output=True, text=True, check=True)
    assert started.stdout == "started\n"
    assert (root / "usr/share/applications/reconquista-qt.desktop").is_file()
    told = (root / "usr/share/doc/reconquista-qt/copyright").read_text(encoding="utf-8")
    listed = json.loads((ROOT / "resources" / "licences.json").read_text(encoding="utf-8"))
    for part in listed["parts"]:
        assert f"\n{part['name']}" in told
    # What is under the LGPL comes with an offer of its source; Debian has that licence at hand.
    assert "three years" in told and "/usr/share/common-licenses/LGPL-3" in told
    assert "GNU LESSER GENERAL PUBLIC LICENSE" not in told
    subprocess.run([*dpkg, "-P", "reconquista-qt"], check=True, capture_output=True)
    assert not [path for path in root.rglob("*reconquista*") if "var/lib/dpkg" not in str(path)]


@ROOT_ON_LINUX
def test_lintian_finds_no_error(deb: Path) -> None:
    if shutil.which("lintian") is None:
        pytest.skip("lintian is not installed")
    command = ["lintian", "--allow-root", "--fail-on", "error,warning", str(deb)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")
@pytest.mark.parametrize("name", ["home of a player", "player"])
def test_the_archive_installs_for_one_user_and_leaves_without_a_trace(
    tmp_path: Path, name: str
) -> None:
    folder = tmp_path / "un packed" / "reconquista-qt"
    (folder / "_internal").mkdir(parents=True)
    shutil.copytree(TREE, folder / "share")
    shutil.copy(ROOT / "packaging" / "linux" / "install.sh", folder)
    (folder / "reconquista-qt").write_text("#!/bin/sh\necho started\n")
    (folder / "reconquista-qt").chmod(0o755)
    home = tmp_path / name
    games = home / ".local" / "share" / "reconquista-qt" / "game.reconquista"
    games.parent.mkdir(parents=True)
    games.touch()
    environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
    install = [str(folder / "install.sh")]
    for _again in range(2):
        subprocess.run(install, env=environment, check=True, capture_output=True)
    command = home / ".local" / "bin" / "reconquista-qt"
    started = subprocess.run([str(command)], capture_output=True, text=True, check=True)
    assert started.stdout == "started\n"
    entry = home / ".local" / "share" / "applications" / "reconquista-qt.desktop"
    # Some desktops do not read quotes: there are none where a path can do without.
    quote = '"' if " " in name else ""
    assert f"Exec={quote}{command}{quote} %f" in entry.read_text()
    subprocess.run([*install, "--remove"], env=environment, check=True, capture_output=True)
    assert {path for path in home.rglob("*") if path.is_file()} == {games}
    # Of a home that was empty not even folders are left.
    fresh = tmp_path / "fresh"
    fresh.mkdir()
    for words in (install, [*install, "--remove"]):
        own = {"HOME": str(fresh), "PATH": os.environ["PATH"]}
        subprocess.run(words, env=own, check=True, capture_output=True)
    assert list(fresh.rglob("*")) == []
    # Where others have files, what is theirs stays, their caches too.
    other = home / ".local" / "share" / "mime" / "packages" / "other.xml"
    other.parent.mkdir(parents=True)
    other.write_text(MIME.read_text(encoding="utf-8").replace("reconquista", "other"))
    subprocess.run(install, env=environment, check=True, capture_output=True)
    subprocess.run([*install, "--remove"], env=environment, check=True, capture_output=True)
    assert other.is_file() and games.is_file()
    files = {path for path in home.rglob("*") if path.is_file()} - {games}
    assert [path for path in files if b"reconquista" in path.read_bytes()] == []


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="not a Debian system")
def test_a_bundle_lists_the_licences_of_the_systems_libraries_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import shipped

    # What makes the bundle is installed only where bundles are made: an installed one is played.
    about = tmp_path / "site" / "pyinstaller-6.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pyinstaller\nVersion: 6.0\n")
    (about / "RECORD").write_text(f"{about.name}/COPYING.txt,,\n")
    (about / "COPYING.txt").write_text("Free, with an exception.")
    monkeypatch.syspath_prepend(str(about.parent))

    if shipped.package_of("libz.so.1") is None:
        pytest.skip("this system has no copyright files")
    inside = tmp_path / "_internal"
    target = inside / "reconquista_qt" / "resources" / "licences.json"
    target.parent.mkdir(parents=True)
    target.write_text("{}")
    (inside / "libz.so.1").touch()
    (inside / "libQt6Core.so.6").touch()
    content = shipped.write(tmp_path)
    assert json.loads(target.read_text(encoding="utf-8")) == content
    parts = {part["name"]: part for part in content["parts"]}
    assert {"zlib", "Python", "PyInstaller", "Qt", "Reconquista"} <= set(parts)
    assert content["texts"]["PyInstaller"] == "Free, with an exception."
    for part in content["parts"]:
        for key in part["texts"]:
            assert content["texts"][key].strip(), part["name"]
    (inside / "libnobody-knows.so.1").touch()
    with pytest.raises(SystemExit, match="libnobody-knows"):
        shipped.write(tmp_path)


def test_a_licence_that_is_only_pointed_at_is_put_in() -> None:
    import shipped

    if not (shipped.COMMON / "LGPL-2.1").is_file():
        pytest.skip("not a Debian system")
    texts: dict[str, str] = {}
    own = "License: LGPL-2.1+\n see /usr/share/common-licenses/LGPL-2.1.\nLicense: Expat\n text"
    assert shipped._common(own, texts) == ["LGPL-2.1"]
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["LGPL-2.1"].upper()
    assert shipped.named(own) == "LGPL-2.1+, Expat"
