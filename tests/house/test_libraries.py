"""Finding the system's libraries that Qt needs."""

from __future__ import annotations

import sys

import pytest

from reconquista_qt.cli import libraries

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")


def without(*names: str) -> libraries.Loads:
    return lambda soname: not soname.startswith(names)


def test_nothing_is_missing_where_all_loads() -> None:
    screen = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
    assert libraries.missing_for_start(without("none")) == []
    assert libraries.missing_for_window(screen, without("none")) == []


def test_one_complete_way_to_a_window_is_enough() -> None:
    both = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
    assert libraries.missing_for_window(both, without("libxcb-cursor")) == []
    only_x11 = libraries.missing_for_window({"DISPLAY": ":0"}, without("libxcb-cursor"))
    assert [library.soname for library in only_x11] == ["libxcb-cursor.so.0"]
    only_wayland = libraries.missing_for_window({"WAYLAND_DISPLAY": "w"}, without("libwayland"))
    assert len(only_wayland) == len(libraries.FOR_WAYLAND)


def test_no_screen_needs_no_window_libraries() -> None:
    assert libraries.missing_for_window({}, without("lib")) == []


def test_commands_name_each_package_once() -> None:
    missing = libraries.missing_for_start(without("libGL", "libEGL", "libglib", "libgthread"))
    assert libraries.commands(missing) == {
        "apt": "sudo apt-get install libgl1 libegl1 libglib2.0-0",
        "dnf": "sudo dnf install libglvnd-glx libglvnd-egl glib2",
        "pacman": "sudo pacman -S libglvnd glib2",
    }


@linux
def test_display_is_read_from_the_environment() -> None:
    assert not libraries.has_display({})
    assert not libraries.has_display({"DISPLAY": ""})
    assert libraries.has_display({"DISPLAY": ":0"})
    assert libraries.has_display({"WAYLAND_DISPLAY": "wayland-0"})


@linux
def test_this_system_can_import_qt_so_nothing_is_reported() -> None:
    assert libraries.missing_for_start() == []
    assert not libraries.loads("libthat-nobody-has.so.9")
