"""What PyInstaller would take along and the program never uses."""

from __future__ import annotations

import re
from pathlib import Path

UNUSED_MODULES = [
    "IPython",
    "PIL",
    "_pytest",
    "hypothesis",
    "lib2to3",
    "mypy",
    "numpy.f2py",
    "numpy.random",
    "numpy.testing",
    "pydoc_data",
    "pygments",
    # The charts are drawn in two dimensions, by this process, of the program's own numbers.
    "pyqtgraph.canvas",
    "pyqtgraph.console",
    "pyqtgraph.dockarea",
    "pyqtgraph.examples",
    "pyqtgraph.flowchart",
    "pyqtgraph.jupyter",
    "pyqtgraph.opengl",
    "pytest",
    # For a prompt, which there is none of; its library has a licence that this program has not.
    "readline",
    "rich",
    "setuptools",
    "tkinter",
    "pip",
    "ensurepip",
    "yaml",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSql",
    "PySide6.QtTest",
]

# With its country or without: Qt has a pt_BR, and no file for most countries.
_CODES = sorted(path.stem for path in (Path(__file__).parents[1] / "i18n").glob("*.qm"))
LANGUAGES = "|".join(sorted({code for full in _CODES for code in (full, full.split("_")[0])}))

# The letters of the window; of their many faces only those that it is set in are shipped.
FONT_PACKAGES = ["font_source_sans_pro", "font_source_serif_pro"]

_UNUSED_FILES = re.compile(
    "|".join(
        (
            # The screens of embedded devices, remote viewers and test benches.
            r"plugins/platforms/.*q(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc|direct2d)\b",
            r"plugins/(egldeviceintegrations|generic|networkinformation|tls|sqldrivers)/",
            r"plugins/(qmltooling|designer|vectorimageformats|wayland-graphics-integration-\w+)/",
            r"plugins/wayland-shell-integration/lib(?!xdg-shell)",
            # Touch keyboards, and what only they need: QML and its virtual machine.
            r"plugins/platforminputcontexts/.*qtvirtualkeyboard",
            r"Qt6?(VirtualKeyboard|Qml|Quick|Pdf|Sql|Test|WaylandCompositor|WaylandEglCompositor)\w*\.",
            # Of picture formats Qt itself knows PNG; drawings are SVG, photographs JPEG.
            r"plugins/imageformats/.*q(gif|icns|pdf|tga|tiff|wbmp|webp)",
            # GTK's file dialog would bring all of GTK; the portal asks the desktop for its own.
            r"plugins/platformthemes/.*gtk3",
            r"lib(gtk-3|gdk-3|gdk_pixbuf|atk|atspi|cairo|pango|harfbuzz|epoxy|gio-2|gobject-2)",
            r"lib(pixman|thai|datrie|fribidi|graphite2|gmodule|jpeg)\b",
            # Drawing through OpenGL on X11, and what only the screens above need.
            r"plugins/xcbglintegrations/|Qt6(EglF[sS]\w*|WlShellIntegration)\.|libxcb-glx",
            # Software OpenGL for Windows: nothing here draws with OpenGL.
            r"opengl32sw\.dll|d3dcompiler_\d+\.dll",
            # Qt's own texts: only the languages that the program speaks.
            rf"translations/(?!qt(base)?_({LANGUAGES})\.qm).*\.qm",
            # Sources of the translations, and notes for those who draw.
            r"reconquista_qt/i18n/.*\.ts$",
            r"reconquista_qt/resources/.*README\.md$",
            # Faces of the letters that nothing is set in, and each face a second time.
            r"font_source_\w+/files/.*(\.otf|(Black|ExtraLight|Light|Semibold)(It)?\.ttf)$",
            # Of the charts: colour maps, and what builders of extensions need.
            r"pyqtgraph/(examples|colors/maps|icons/peegee)/|pyqtgraph/.*\.(ui|rst|glsl)$",
            r"numpy/.*(/tests/|\.(pyi|c|h|f90|pxd|in|a)$)",
        )
    )
)


def keeps(name: str) -> bool:
    """Tell whether a file of the bundle, named by its place in it, is to be shipped."""
    return not _UNUSED_FILES.search(name.replace("\\", "/"))
