"""The user's language, found without Qt: for what is printed before or without a window."""

from __future__ import annotations

import os
import sys

LANGUAGES = ("en", "es")
_WINDOWS_SPANISH = 0x0A  # the primary language of a Windows language identifier


def of_system() -> str:
    """Return ``"es"`` where the system speaks Spanish, else ``"en"``."""
    # The order of the C library; the first one that is set decides.
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return "es" if value.lower().startswith("es") else "en"
    if sys.platform == "win32":
        import ctypes

        primary = ctypes.windll.kernel32.GetUserDefaultUILanguage() & 0x3FF
        return "es" if primary == _WINDOWS_SPANISH else "en"
    return "en"
