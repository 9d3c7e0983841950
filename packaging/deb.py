"""Make a Debian package of the bundle, without any tool but dpkg-deb.

`python3 run.py deb` packs dist/reconquista-qt (made by `python3 run.py bundle`, which it calls when
there is none) into dist/reconquista-qt_VERSION_ARCH.deb.
"""

from __future__ import annotations

import gzip
import json
import os
import platform
import shutil
import subprocess
import sys
from email.utils import formatdate
from pathlib import Path

import bundle
import shipped

ROOT = bundle.ROOT
STAGE = ROOT / "build" / "deb"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
# What the bundle leaves to the system: the C library, and the libraries that talk to the screen's
# driver, which must be the system's own. Fonts it brings with it.
DEPENDS = (
    "libc6 (>= {libc}), libegl1, libgl1, libxcb1, libwayland-client0, libwayland-cursor0,"
    " fontconfig-config"
)

MAINTAINER = "The Reconquista Qt contributors <reconquista-qt@users.noreply.github.com>"
# What a program that brings its own libraries cannot do otherwise.
OVERRIDES = """\
# The libraries lie in a folder of the program's own, and find one another there.
reconquista-qt: custom-library-search-path
reconquista-qt: embedded-library
reconquista-qt: library-not-linked-against-libc
reconquista-qt: shared-library-lacks-prerequisites
reconquista-qt: hardening-no-pie
# They are shipped as their authors have published them.
reconquista-qt: unstripped-binary-or-object
# So are their licences, some of which hold others whole.
reconquista-qt: copyright-file-contains-full-gpl-license
reconquista-qt: copyright-file-contains-full-apache-2-license
"""

CONTROL = """\
Package: reconquista-qt
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Section: games
Priority: optional
Homepage: {home}
Description: board wargames about medieval Iberia and the Crusades
 Four games on one shelf: Reconquista, played alone against a Muslim side that
 the game itself plays; The Struggle for Iberia and Crusades II, each for two;
 Hispania, for two to five. Each is played by hand or against the computer, with
 a lesson, exact odds, an adviser and replay. In English and Spanish.
 .
 The board games were designed by David Kershaw, Javier Romero, Andreas Steding
 and Philippe Thibaut, and Robert Markham. This program is an unofficial
 rendering made by players.
"""


def architecture() -> str:
    """Return Debian's name of this machine's architecture."""
    return ARCHITECTURES.get(platform.machine(), platform.machine())


def build() -> Path:
    """Pack the bundle and return the package."""
    if not bundle.FOLDER.is_dir():
        bundle.build()
    shutil.rmtree(STAGE, ignore_errors=True)
    library = STAGE / "usr" / "lib" / "reconquista-qt"
    shutil.copytree(bundle.FOLDER, library, symlinks=True, ignore=_not_for_debian)
    shutil.copytree(bundle.FOLDER / "share", STAGE / "usr" / "share")
    # Where Debian has its games.
    command = STAGE / "usr" / "games" / "reconquista-qt"
    command.parent.mkdir(parents=True)
    command.symlink_to("../lib/reconquista-qt/reconquista-qt")
    entry = STAGE / "usr" / "share" / "applications" / "reconquista-qt.desktop"
    text = entry.read_text(encoding="utf-8")
    entry.write_text(text.replace("Exec=", "Exec=/usr/games/"), encoding="utf-8")
    _manual(STAGE / "usr" / "share" / "man" / "man6")
    _documents(STAGE / "usr" / "share" / "doc" / "reconquista-qt")
    overrides = STAGE / "usr" / "share" / "lintian" / "overrides" / "reconquista-qt"
    overrides.parent.mkdir(parents=True)
    overrides.write_text(OVERRIDES, encoding="utf-8")
    _control(STAGE / "DEBIAN")
    for path in STAGE.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _runs(path) else 0o644)
    target = bundle.DIST / f"reconquista-qt_{bundle.version()}_{architecture()}.deb"
    pack = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(STAGE), str(target)]
    subprocess.run(pack, check=True, stdout=subprocess.DEVNULL)
    return target


def _not_for_debian(folder: str, names: list[str]) -> set[str]:
    # These lie in places of their own in the package.
    return (
        {"share", "install.sh", "LICENSE", "LICENCES.txt", "CHANGELOG.md"} & set(names)
        if folder == str(bundle.FOLDER)
        else set()
    )


def _runs(path: Path) -> bool:
    return path.name == "reconquista-qt" and path.parent.name == "reconquista-qt"


def _documents(folder: Path) -> None:
    folder.mkdir(parents=True)
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    listed = next(bundle.FOLDER.rglob("licences.json"), ROOT / "resources" / "licences.json")
    others = shipped.notice(json.loads(listed.read_text(encoding="utf-8")), debian=True)
    (folder / "copyright").write_text(f"{own.rstrip()}\n\n\n{others}", encoding="utf-8")
    changes = ROOT / "CHANGELOG.md"
    _packed(folder / "CHANGELOG.md.gz", changes.read_bytes())
    written = formatdate(int(os.environ.get("SOURCE_DATE_EPOCH", changes.stat().st_mtime)))
    debian = f"""\
reconquista-qt ({bundle.version()}) unstable; urgency=medium

  * What is new stands in CHANGELOG.md.gz.

 -- {MAINTAINER}  {written}
"""
    _packed(folder / "changelog.gz", debian.encode())


def _manual(folder: Path) -> None:
    """Write the page of the manual: what the command itself says of its use."""
    folder.mkdir(parents=True)
    own = (ROOT / "i18n" / "en" / "command-line.txt").read_text(encoding="utf-8")
    text = "".join(f"\\&{line}\n" for line in own.replace("\\", "\\e").splitlines())
    page = f"""\
.TH RECONQUISTA-QT 6 "" "reconquista-qt {bundle.version()}" Games
.SH NAME
reconquista-qt \\- board wargames about medieval Iberia and the Crusades
.SH SYNOPSIS
.B reconquista-qt
[\\fIFILE\\fR | \\fICOMMAND\\fR ...]
.SH DESCRIPTION
.nf
{text.replace("-", chr(92) + "-")}.fi
"""
    _packed(folder / "reconquista-qt.6.gz", page.encode())


def _packed(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, 9, mtime=0))


def _control(folder: Path) -> None:
    folder.mkdir()
    files = [path for path in STAGE.rglob("*") if path.is_file() and not path.is_symlink()]
    text = CONTROL.format(
        version=bundle.version(),
        architecture=architecture(),
        size=sum(path.stat().st_size for path in files) // 1024,
        depends=DEPENDS.format(libc=platform.libc_ver()[1]),
        home=shipped.HOME,
        maintainer=MAINTAINER,
    )
    (folder / "control").write_text(text, encoding="utf-8")


def main(_argv: list[str]) -> int:
    """Make the package and say where it is."""
    target = build()
    print(f"{target.stat().st_size / 1e6:8.1f} MB  {target.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
