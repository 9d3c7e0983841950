"""The edge where facts become sentences, in any of the languages."""

from .languages import direction, in_language, install, languages, native_name, system_language
from .reconquista.names import names_on_map
from .reconquista.wording import Wording

__all__ = [
    "Wording",
    "direction",
    "in_language",
    "install",
    "languages",
    "names_on_map",
    "native_name",
    "system_language",
]
