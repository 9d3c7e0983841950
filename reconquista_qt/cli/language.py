"""The user's language, found without Qt: for what is printed before or without a window."""

from __future__ import annotations

import json
import os
import sys

from reconquista_qt import assets

_WINDOWS_PRIMARY = 0x3FF  # the part of a Windows language identifier that leaves out the country


def of_system() -> str:
    """Return the code of the system's language where there is a translation, else ``"en"``."""
    return assets.best_language([_system_locale()])


def messages(language: str) -> dict[str, str]:
    """Return the texts that are printed without Qt; English where a language lacks one."""
    texts = json.loads(assets.translations("run.json").read_text(encoding="utf-8"))
    return {**texts[assets.SOURCE_LANGUAGE], **texts.get(language, {})}


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
