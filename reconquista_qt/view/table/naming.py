"""Names of things on the table, from whatever words a game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

from reconquista_qt.engine.options import Option, OptionValue
from reconquista_qt.model.surface import Choice, Piece
from reconquista_qt.wording.words import Words

translate = QCoreApplication.translate


def points_text(points: float) -> str:
    """Return points as they are written on counters and in logs: a half by its sign."""
    whole, rest = divmod(abs(points), 1)
    if rest != 0.5:
        return QLocale().toString(float(points), "g", 6)
    sign = QLocale().negativeSign() if points < 0 else ""
    return f"{sign}{QLocale().toString(int(whole)) if whole else ''}½"


class Naming:
    """Asks a game's words; what they lack is told by its id, so that nothing is ever nameless."""

    def __init__(
        self, words: Words, piece_text: Callable[[Piece, Words], str] | None = None
    ) -> None:
        """`piece_text` tells of a piece in the game's own way, "" where it has none."""
        self.words = words
        self._piece_text = piece_text

    def ask(self, methods: Sequence[str], *given: object) -> str:
        """Return what the first of these methods of the words says, "" where none knows."""
        for method in methods:
            tell = getattr(self.words, method, None)
            if tell is not None:
                try:
                    said = tell(*given)
                except (KeyError, AttributeError, IndexError, ValueError):
                    continue
                # Words that do not know an id give it back.
                if said and said != given[0]:
                    return str(said)
        return ""

    def place(self, place: str) -> str:
        """Return the name of a place, "" where it has none (a plain hex)."""
        return self.ask(("place", "area", "hex"), place)

    def place_told(self, place: str) -> str:
        """Return the name of a place, or its id."""
        return self.place(place) or place

    def region(self, place: str) -> str:
        """Return what a place belongs to or consists of, "" where nothing is to be said."""
        return self.ask(("place_kind", "terrain_of"), place)

    def seat(self, seat: str) -> str:
        """Return the name of a seat."""
        return self.ask(("seat", "side", "owner", "power", "nation"), seat) or seat

    def standing(self, seat: str, level: str = "") -> str:
        """Return a seat with a level, and what its points are where the game has a word for it."""
        name = f"{self.seat(seat)} ({level})" if level else self.seat(seat)
        points = self.ask(("points",), seat)
        return f"{name}: {points}" if points else name

    def phase(self, phase: str) -> str:
        """Return the name of a phase."""
        return self.ask(("phase",), phase) or phase

    def piece(self, piece: Piece) -> str:
        """Return a piece with its number."""
        found = self._piece_text(piece, self.words) if self._piece_text is not None else ""
        found = found or self.ask(("piece",), piece)
        if not found:
            found = self.ask(("unit", "marker"), piece.art) or piece.art.replace("_", " ")
            if piece.count > 1:
                found = f"{piece.count} × {found}"
        return found

    def piece_told(self, piece: Piece) -> str:
        """Return a piece with its number, and the figures that are printed on it."""
        return " ".join(part for part in (self.piece(piece), piece.figures) if part)

    def force(self, units: Mapping[str, int]) -> str:
        """Return some units with their numbers, ``nothing`` where there are none."""
        own = self.ask(("force", "units"), units)
        if own or any(units.values()):
            return own or ", ".join(
                self.piece(Piece("", unit, count=count)) for unit, count in units.items() if count
            )
        return translate("TableOdds", "nothing")

    def option(self, action: object, kind: str = "") -> str:
        """Return an answer in a few words."""
        return self.ask(("option",), action, kind) or self.ask(("option",), action) or "?"

    def choice(self, choice: Choice, kind: str = "") -> str:
        """Return a choice as a line of the sidebar."""
        if len(choice.actions) == 1:
            return self.option(choice.actions[0], kind)
        own = self.ask(("choice",), choice.id)
        if own:
            return own
        usual = {
            "move": translate("TableChoices", "Move"),
            "move_leader": translate("TableChoices", "Move a leader"),
            "place": translate("TableChoices", "Place"),
            "build": translate("TableChoices", "Build"),
            "recruit": translate("TableChoices", "Recruit"),
            "attack": translate("TableChoices", "Attack"),
            "fire": translate("TableChoices", "Fire"),
            "retreat": translate("TableChoices", "Retreat"),
            "turn": translate("TableChoices", "Turn about"),
        }.get(choice.id, "")
        if usual or not choice.actions:
            return usual or choice.id
        text = translate("TableChoices", "{0} …").format(self.option(choice.actions[0], kind))
        return text.replace(" …", "\u00a0…")  # which never stands at the start of a line

    def purpose(self, purpose: str) -> str:
        """Return what dice are for."""
        return self.ask(("purpose",), purpose) or purpose.replace("_", " ")

    def deed(self, deed: str) -> str:
        """Return what is done as a heading: the name of a choice of that kind."""
        return self.ask(("deed",), deed) or self.choice(Choice(deed)) or deed

    def heading(self, group: str) -> str:
        """Return the heading of a group of choices."""
        return self.ask(("choice_group",), group) or group

    def track(self, track: str) -> str:
        """Return the name of a track."""
        own = self.ask(("track",), track)
        if own:
            return own
        kind, _, whose = track.partition(".")
        name = {
            "losses": translate("TableTracks", "Losses"),
            "treasury": translate("TableTracks", "Treasury"),
            "gold": translate("TableTracks", "Gold"),
            "vp": translate("TableTracks", "Victory points"),
            "hits": translate("TableTracks", "Hits"),
        }.get(kind, kind.replace("_", " "))
        return f"{name}: {self.seat(whose)}" if whose else name

    def track_value(self, track: str, value: int | str) -> str:
        """Return what a track shows."""
        return self.ask(("track_value",), track, value) or str(value)

    def start_facts(self, scenario: str) -> str:
        """Return the years and the length of a start, "" where the words tell nothing."""
        return self.ask(("start_facts",), scenario)

    def start_story(self, scenario: str) -> str:
        """Return what a start is about, "" where the words tell nothing."""
        return self.ask(("start_story",), scenario)

    def option_title(self, option: Option) -> str:
        """Return the question that a rule option asks."""
        own = self.ask(("option_title", "option_question", "rule_option"), option.id)
        if option.id == "players" and own in ("", option.id):
            own = translate("TableTracks", "Players")
        return own or option.id.replace("_", " ")

    def option_choice(self, option: Option, value: OptionValue) -> str:
        """Return one of the answers to a rule option, "" where the words have none."""
        return self.ask(("option_choice", "option_answer"), option.id, value)

    def rule_title(self, rule: str) -> str:
        """Return a rule's short title."""
        return self.ask(("rule_title",), rule)

    def score_line(self, line: Mapping[str, Any]) -> str:
        """Return what a line of the score is for, "" where the game has no words for it."""
        what, where, side = (str(line.get(key) or "") for key in ("what", "where", "side"))
        return self.ask(("score_line",), what, where, side)

    def level(self, level: str) -> str:
        """Return a level of victory."""
        return self.ask(("level",), level) or level

    def reason(self, reason: str) -> str:
        """Return the sentence that says why a game ended."""
        return self.ask(("reason",), reason) or reason
