"""Command lines that explain themselves, and what is wrong with them, in the user's language."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar

from .phrases import QT_TRANSLATE_NOOP
from .translator import Translates

_Taken = TypeVar("_Taken", bound=argparse.Action)

# argparse's own words, and ours for them.
WORDS: Final = {
    "usage: ": QT_TRANSLATE_NOOP("Arguments", "usage: "),
    "options": QT_TRANSLATE_NOOP("Arguments", "options"),
    "positional arguments": QT_TRANSLATE_NOOP("Arguments", "arguments"),
    "show this help message and exit": QT_TRANSLATE_NOOP("Arguments", "show this help"),
    "%(prog)s: error: %(message)s\n": QT_TRANSLATE_NOOP("Arguments", "%(prog)s: %(message)s\n"),
    "argument %(argument_name)s: %(message)s": QT_TRANSLATE_NOOP(
        "Arguments", "%(argument_name)s: %(message)s"
    ),
    "invalid %(type)s value: %(value)r": QT_TRANSLATE_NOOP(
        "Arguments", "%(value)s is not possible here"
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": QT_TRANSLATE_NOOP(
        "Arguments", "%(value)s is not one of %(choices)s"
    ),
    "expected one argument": QT_TRANSLATE_NOOP("Arguments", "a value must follow"),
    "expected at least one argument": QT_TRANSLATE_NOOP("Arguments", "a value must follow"),
    "ignored explicit argument %r": QT_TRANSLATE_NOOP("Arguments", "no value may follow: %s"),
    "not allowed with argument %s": QT_TRANSLATE_NOOP("Arguments", "not together with %s"),
    "ambiguous option: %(option)s could match %(matches)s": QT_TRANSLATE_NOOP(
        "Arguments", "%(option)s could be %(matches)s"
    ),
    "the following arguments are required: %s": QT_TRANSLATE_NOOP("Arguments", "missing: %s"),
    "one of the arguments %s is required": QT_TRANSLATE_NOOP("Arguments", "one is missing: %s"),
    "unrecognized arguments: %s": QT_TRANSLATE_NOOP("Arguments", "not understood: %s"),
}
# What stands for a value: by the name of the option, in capitals where one was chosen for it.
VALUES: Final = {
    "games": QT_TRANSLATE_NOOP("Arguments", "N"),
    "jobs": QT_TRANSLATE_NOOP("Arguments", "N"),
    "seed": QT_TRANSLATE_NOOP("Arguments", "N"),
    "out": QT_TRANSLATE_NOOP("Arguments", "FILE"),
    "FILE": QT_TRANSLATE_NOOP("Arguments", "FILE"),
    "ADDRESS": QT_TRANSLATE_NOOP("Arguments", "ADDRESS"),
    "file": QT_TRANSLATE_NOOP("Arguments", "file"),
    "folder": QT_TRANSLATE_NOOP("Arguments", "folder"),
}


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks a language."""

    def __init__(
        self,
        translator: Translates,
        *,
        prog: str | None = None,
        description: str | None = None,
        allow_abbrev: bool = True,
    ) -> None:
        self._translator = translator
        with self._spoken():
            super().__init__(prog=prog, description=description, allow_abbrev=allow_abbrev)

    @contextmanager
    def _spoken(self) -> Iterator[None]:
        # argparse looks its words up by gettext, which it knows by this name.
        names = vars(argparse)
        before, names["_"] = names["_"], self._word
        try:
            yield
        finally:
            names["_"] = before

    def _word(self, text: str) -> str:
        return self._translator.translate("Arguments", WORDS[text]) if text in WORDS else text

    def _add_action(self, action: _Taken) -> _Taken:
        """Take in an option or argument; what stands for its value is in the language too."""
        value = VALUES.get(str(action.metavar or action.dest))
        if value is not None and action.nargs != 0:
            action.metavar = self._translator.translate("Arguments", value)
        return super()._add_action(action)

    def parse_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: None = None
    ) -> argparse.Namespace:
        """Return what the arguments say; ends the program where they make no sense."""
        with self._spoken():
            return super().parse_args(args, namespace)

    def format_help(self) -> str:
        """Return the help text."""
        with self._spoken():
            return super().format_help()
