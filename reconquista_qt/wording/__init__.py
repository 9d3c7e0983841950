"""The edge where facts become sentences, in any of the languages: what all games share."""

from .languages import direction, in_language, install, languages, native_name, system_language

__all__ = ["direction", "in_language", "install", "languages", "native_name", "system_language"]
