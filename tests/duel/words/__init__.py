"""The duel in words; its texts are English, whatever the language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.journal import Entry
from reconquista_qt.wording.phrases import Phrases
from reconquista_qt.wording.problems import Problems
from reconquista_qt.wording.translator import Translator
from tests.duel.rules.state import NAMES, Move, Strike


class Words(Phrases):
    """All that the duel says."""

    def __init__(self, language: str, names: Mapping[str, str] | None = None) -> None:
        super().__init__(Translator(language, "duel"))
        self.language = language
        self._problems = Problems(self.translator, {})

    def event(self, entry: Any) -> str:
        event = entry.event if isinstance(entry, Entry) else entry
        facts = ", ".join(f"{name} {value}" for name, value in event.args().items())
        return f"{event.kind.capitalize()}: {facts}."

    def prompt(self, waiting: Any, state: Any = None) -> str:
        if isinstance(waiting, Over):
            return f"{waiting.winner or 'Nobody'} has won."
        if isinstance(waiting, Decision):
            return f"{self.side(waiting.side)}: move, strike or rest."
        return f"Roll for the {waiting.purpose}."

    def option(self, action: Any, kind: str = "") -> str:
        match action:
            case Move(to):
                return f"Go to {NAMES[to]}"
            case Strike(chit):
                return "Strike with the chit" if chit else "Strike"
        return "Rest"

    def refusal(self, refusal: Any) -> str:
        return f"Not possible: {refusal.code}, {dict(refusal.args)}."

    def problem(self, code: str, place: str = "", detail: str = "") -> str:
        return self._problems.tell(code, place, detail)

    def reasons(self, reasons: Sequence[Any]) -> str:
        return ", ".join(code for code, _, _ in reasons)

    def game(self, game: str) -> str:
        return "The duel"

    def side(self, side: str) -> str:
        return side.capitalize()

    def said(self, word: str) -> str:
        return word

    event_rich, prompt_rich, option_rich, refusal_rich = event, prompt, option, refusal
    purpose = phase = level = reason = rule_title = said
