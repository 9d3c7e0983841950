"""The edge where facts become sentences, in any of the languages: what all games share."""

from .languages import install, languages, native_name, system_language

__all__ = ["install", "languages", "native_name", "system_language"]
