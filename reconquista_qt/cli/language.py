"""The user's language, found without Qt: for what is printed before or without a window."""

from __future__ import annotations

import json
import os
import sys

from reconquista_qt import assets

# The first one is that of the source, and of whoever speaks none of them.
LANGUAGES = tuple(json.loads(assets.translations("run.json").read_text(encoding="utf-8")))
_WINDOWS_PRIMARY = 0x3FF  # the part of a Windows language identifier that leaves out the country


def of_system() -> str:
    """Return the code of the system's language where there is a translation, else ``"en"``."""
    code = _system_locale().lower().replace("-", "_").split("_")[0].split(".")[0]
    return code if code in LANGUAGES else LANGUAGES[0]


def _system_locale() -> str:
    # The order of the C library; the first one that is set decides.
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value
    if sys.platform == "win32":
        import ctypes
        import locale

        primary = ctypes.windll.kernel32.GetUserDefaultUILanguage() & _WINDOWS_PRIMARY
        for identifier, name in locale.windows_locale.items():
            if identifier & _WINDOWS_PRIMARY == primary:
                return name
    return ""
