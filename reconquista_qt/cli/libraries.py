"""The libraries of the system that Qt needs on Linux: which are missing, and how to get them.

Standard library only: `run.py` asks before anything is installed.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple


class SharedLibrary(NamedTuple):
    """A library, and the package that brings it on Debian, Fedora and Arch."""

    soname: str
    apt: str
    dnf: str
    pacman: str


# Without one of these `import PySide6.QtGui` fails, with or without a screen.
FOR_START = (
    SharedLibrary("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    SharedLibrary("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    SharedLibrary("libX11.so.6", "libx11-6", "libX11", "libx11"),
    SharedLibrary("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    SharedLibrary("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    SharedLibrary("libfreetype.so.6", "libfreetype6", "freetype", "freetype2"),
    SharedLibrary("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
    SharedLibrary("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    SharedLibrary("libgthread-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    SharedLibrary("libz.so.1", "zlib1g", "zlib", "zlib"),
    SharedLibrary("libzstd.so.1", "libzstd1", "libzstd", "zstd"),
)

# The window needs one of these two sets.
FOR_X11 = (
    SharedLibrary("libxcb.so.1", "libxcb1", "libxcb", "libxcb"),
    SharedLibrary("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11"),
    SharedLibrary("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    SharedLibrary("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    SharedLibrary("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image"),
    SharedLibrary("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    SharedLibrary("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb"),
    SharedLibrary("libxcb-render.so.0", "libxcb-render0", "libxcb", "libxcb"),
    SharedLibrary(
        "libxcb-render-util.so.0",
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "xcb-util-renderutil",
    ),
    SharedLibrary("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb"),
    SharedLibrary("libxcb-shm.so.0", "libxcb-shm0", "libxcb", "libxcb"),
    SharedLibrary("libxcb-sync.so.1", "libxcb-sync1", "libxcb", "libxcb"),
    SharedLibrary("libxcb-util.so.1", "libxcb-util1", "xcb-util", "xcb-util"),
    SharedLibrary("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb", "libxcb"),
    SharedLibrary("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb"),
    SharedLibrary(
        "libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"
    ),
)
FOR_WAYLAND = (
    SharedLibrary("libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland"),
    SharedLibrary("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland"),
    SharedLibrary("libwayland-egl.so.1", "libwayland-egl1", "libwayland-egl", "wayland"),
)

Loads = Callable[[str], bool]


def loads(soname: str) -> bool:
    """Tell whether the system finds and can load a library."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def has_display(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether a window can be shown, as far as the environment says."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def missing_for_start(loads: Loads = loads) -> list[SharedLibrary]:
    """Return the libraries without which Qt cannot be imported."""
    return [library for library in FOR_START if not loads(library.soname)]


def missing_for_window(
    environment: Mapping[str, str] = os.environ, loads: Loads = loads
) -> list[SharedLibrary]:
    """Return what keeps the window from opening on this screen; empty when one way is complete."""
    ways = [
        [library for library in needed if not loads(library.soname)]
        for variable, needed in (("DISPLAY", FOR_X11), ("WAYLAND_DISPLAY", FOR_WAYLAND))
        if environment.get(variable)
    ]
    return min(ways, key=len, default=[])


def commands(missing: Iterable[SharedLibrary]) -> dict[str, str]:
    """Return, for each package manager, the command that installs what is missing."""
    wanted = list(missing)

    def names(manager: str) -> str:
        return " ".join(dict.fromkeys(getattr(library, manager) for library in wanted))

    return {
        "apt": f"sudo apt-get install {names('apt')}",
        "dnf": f"sudo dnf install {names('dnf')}",
        "pacman": f"sudo pacman -S {names('pacman')}",
    }


def can_install() -> bool:
    """Tell whether this process may install Debian packages (root, with apt-get)."""
    return (
        sys.platform.startswith("linux")
        and os.geteuid() == 0
        and shutil.which("apt-get") is not None
    )


def install(packages: Iterable[str]) -> bool:
    """Install Debian packages, quietly; return whether it worked; if not, stderr says why."""
    quiet = ["apt-get", "-y", "-qq", "-o", "Dpkg::Use-Pty=0"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}

    def run(*arguments: str) -> str | None:
        done = subprocess.run(
            [*quiet, *arguments],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        return None if done.returncode == 0 else done.stdout

    wanted = list(dict.fromkeys(packages))
    install_them = ("install", "--no-install-recommends", *wanted)
    if run(*install_them) is None:
        return True
    # The lists of a new machine are empty or old: fetch them and try again.
    problem = run("update") or run(*install_them)
    if problem is not None:
        print(problem, file=sys.stderr)
    return problem is None
