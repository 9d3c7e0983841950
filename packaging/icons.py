"""Render the program's icon, drawn once in resources/icons/app.svg, in every size and container.

`python3 run.py icons [FOLDER]` writes PNG files for Linux (in the layout of a hicolor theme), an
.ico for Windows and an .icns for macOS; without a folder into build/icons.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "resources" / "icons" / "app.svg"
TARGET = ROOT / "build" / "icons"
NAME = "reconquista-qt"
MIME_NAME = "application-x-reconquista"

LINUX = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
# The types of an .icns file: which sizes they hold, as PNG.
MACOS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
MACOS_LARGEST = (1024, b"ic10")


def render(size: int) -> bytes:
    """Return the icon as PNG, `size` pixels wide and high."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(SOURCE))
    if not renderer.isValid():
        sys.exit(f"{SOURCE} cannot be drawn")
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon file holding PNG pictures, by their size."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries = b""
    for size, png in pictures.items():
        edge = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(png), offset)
        offset += len(png)
    return head + entries + b"".join(pictures.values())


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """Return a macOS icon file holding PNG pictures, by their type."""
    blocks = b"".join(
        kind + struct.pack(">I", 8 + len(png)) + png for kind, png in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks


def write(target: Path = TARGET) -> list[Path]:
    """Write all icons below a folder and return their files."""
    sizes = {*LINUX, *WINDOWS, *MACOS, MACOS_LARGEST[0]}
    pictures = {size: render(size) for size in sorted(sizes)}
    theme = target / "hicolor"
    files = {
        target / f"{NAME}.ico": ico({size: pictures[size] for size in WINDOWS}),
        target / f"{NAME}.icns": icns(
            {
                **{kind: pictures[size] for size, kind in MACOS.items()},
                MACOS_LARGEST[1]: pictures[MACOS_LARGEST[0]],
            }
        ),
        theme / "scalable" / "apps" / f"{NAME}.svg": SOURCE.read_bytes(),
        theme / "scalable" / "mimetypes" / f"{MIME_NAME}.svg": SOURCE.read_bytes(),
    }
    for size in LINUX:
        folder = theme / f"{size}x{size}"
        files[folder / "apps" / f"{NAME}.png"] = pictures[size]
        files[folder / "mimetypes" / f"{MIME_NAME}.png"] = pictures[size]
    for path, content in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return list(files)


def main(argv: list[str]) -> int:
    """Write the icons and list them."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for path in write(Path(argv[0]) if argv else TARGET):
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
