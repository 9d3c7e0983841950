"""Reading the fields of a request: each is checked, and none is left over."""

from __future__ import annotations

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.refusal import Refusal

Wrong = tuple[str, str, str]


class Problem(Exception):
    """Why a request cannot be done: a code, the rule where one forbids it, and what is wrong.

    `problems` are (code, place, detail).
    """

    def __init__(
        self,
        code: str,
        *,
        rule: str | None = None,
        args: tuple[tuple[str, int | str], ...] = (),
        problems: tuple[Wrong, ...] = (),
        detail: str = "",
        refusal: Refusal | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.arguments: Data = dict(args)
        self.problems = problems
        self.detail = detail
        self.refusal = refusal

    @classmethod
    def of_refusal(cls, refusal: Refusal) -> Problem:
        """Return the problem of an action that the rules forbid."""
        return cls(refusal.code, rule=refusal.rule, args=refusal.args, refusal=refusal)


class Fields:
    """The fields of a request; Problem (bad-request) names one that is missing or mistyped."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.seen = {"id", "do"}

    def _wrong(self, code: str, key: str, value: object = None) -> Problem:
        detail = "" if code == "missing-field" else repr(value)[:80]
        return Problem("bad-request", problems=((code, key, detail),))

    def anything(self, key: str) -> object:
        """Return a field that must be there, whatever it is."""
        self.seen.add(key)
        if key not in self.data:
            raise self._wrong("missing-field", key)
        return self.data[key]

    def text(self, key: str) -> str:
        """Return a field that must be a string."""
        value = self.anything(key)
        if not isinstance(value, str) or not value:
            raise self._wrong("not-a-text", key, value)
        return value

    def maybe_text(self, key: str) -> str | None:
        """Return a string, or None where the field is left out."""
        self.seen.add(key)
        return self.text(key) if self.data.get(key) is not None else None

    def number(self, key: str, *, least: int | None = None, most: int | None = None) -> int:
        """Return a field that must be a whole number, within limits if there are some."""
        value = self.anything(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong("bad-number", key, value)
        if (least is not None and value < least) or (most is not None and value > most):
            raise self._wrong("bad-number", key, value)
        return value

    def maybe_number(
        self, key: str, *, least: int | None = None, most: int | None = None
    ) -> int | None:
        """Return a whole number, or None where the field is left out."""
        self.seen.add(key)
        if self.data.get(key) is None:
            return None
        return self.number(key, least=least, most=most)

    def maybe_amount(self, key: str, *, most: float) -> float | None:
        """Return a number above zero, whole or not, or None where the field is left out."""
        self.seen.add(key)
        value = self.data.get(key)
        if value is None:
            return None
        if not isinstance(value, (int, float)) or isinstance(value, bool) or not 0 < value <= most:
            raise self._wrong("bad-number", key, value)
        return float(value)

    def flag(self, key: str) -> bool:
        """Return a field that must be true or false."""
        value = self.anything(key)
        if not isinstance(value, bool):
            raise self._wrong("not-true-or-false", key, value)
        return value

    def numbers(self, key: str) -> list[int]:
        """Return a field that must be a list of whole numbers."""
        value = self.anything(key)
        if not isinstance(value, list):
            raise self._wrong("not-a-list", key, value)
        for item in value:
            if not isinstance(item, int) or isinstance(item, bool):
                raise self._wrong("bad-number", key, item)
        return value

    def mapping(self, key: str) -> Data:
        """Return a field that must be an object."""
        value = self.anything(key)
        if not isinstance(value, dict):
            raise self._wrong("not-an-object", key, value)
        return value

    def maybe_mapping(self, key: str) -> Data | None:
        """Return an object, or None where the field is left out."""
        self.seen.add(key)
        return self.mapping(key) if self.data.get(key) is not None else None

    def choice(self, key: str, among: tuple[str, ...]) -> str:
        """Return a field that must be one of some words."""
        value = self.text(key)
        if value not in among:
            raise self._wrong("unknown-choice", key, value)
        return value

    def finish(self) -> None:
        """Refuse fields that nobody asked for: a typing error must not pass unseen."""
        for key in self.data:
            if key not in self.seen:
                raise self._wrong("unknown-field", str(key)[:40])
