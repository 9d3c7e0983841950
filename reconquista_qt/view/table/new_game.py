"""A new game at a table: where it begins, who sits where, rule options, dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.options import Option
from reconquista_qt.view.art.colours import Tint
from reconquista_qt.view.dialogs.buttons import accept_or_cancel
from reconquista_qt.view.docks.pieces import Heading
from reconquista_qt.view.game_picker import GamePicker
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.new_game_parts import Folded, SeedRow, fit
from reconquista_qt.view.preferences import Preferences
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.start_cards import Draw, StartCards

from .naming import Naming
from .seat_rows import SeatRows
from .starts import Measured, start_cards


class TableNewGameDialog(Retranslating, QDialog):
    """Tells by `begun` what was chosen; who sits where is kept for the next time."""

    begun = Signal(dict)
    linkFollowed = Signal(str)
    otherGame = Signal(str)

    def __init__(
        self,
        game: AnyGame,
        words: Any,
        players: tuple[str, ...],
        languages: Languages,
        preferences: Preferences,
        parent: QWidget | None = None,
        *,
        draw: Draw,
        tint: Callable[[str, Sequence[str]], Tint],
        measured: Sequence[Measured] = (),
        setup: tuple[Option, ...] = (),
        asked: tuple[Option, ...] | None = None,
        first: str = "",
    ) -> None:
        """`players` are the computer's, `draw` makes the small pictures of the starts.

        `tint` gives a seat's colours, of all that there are;
        `setup` is asked beside who plays (how many, say), `asked` under the rules: the game's
        rule options; `measured` tells how the starts went when the computer played them; `first`
        is the start that is proposed to who never chose one.
        """
        super().__init__(parent)
        self._setup, self._tint = setup, tint
        self._rules = game.option_list if asked is None else asked
        self._measured, self._first = measured, first
        self._game, self._naming, self._players = game, Naming(words), players
        self._languages, self._preferences = languages, preferences
        self.options: dict[str, QComboBox] = {}
        self._questions: dict[str, QLabel] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        self._title = Heading(1.5, self)
        layout.addWidget(self._title)
        self.picker = GamePicker(game.id, languages, self)
        self.picker.picked.connect(self.otherGame)
        layout.addWidget(self.picker)
        self.cards = StartCards(draw, self)
        self.cards.itemActivated.connect(lambda _item: self._begin())
        self.cards.currentRowChanged.connect(lambda _row: self._show_seats())
        layout.addWidget(self.cards, 3)
        layout.addWidget(self._seats_part())
        folded = Folded(self._advanced_part(), self)
        self.advanced = folded.button
        layout.addWidget(folded, 2)
        self.start = accept_or_cancel(self, layout, self._begin)
        fit(self)
        self._retranslate()

    # -- parts -----------------------------------------------------------------------------------

    def _seats_part(self) -> QWidget:
        self._seats_box = QGroupBox(self)
        inner = QVBoxLayout(self._seats_box)
        for option in self._setup:
            row = QHBoxLayout()
            question, answer = self._question(option)
            question.setWordWrap(False)
            question.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
            row.addWidget(question)
            row.addWidget(answer, 1)
            inner.addLayout(row)
        self._rows = SeatRows(
            self._players, self._naming, self._languages, self._tint, self._seats_box
        )
        inner.addWidget(self._rows)
        return self._seats_box

    def _advanced_part(self) -> QWidget:
        page = QWidget(self)
        inner = QVBoxLayout(page)
        inner.setContentsMargins(0, 0, 8, 0)
        inner.setSpacing(12)
        self._seed = SeedRow(page)
        self.seed, self.another = self._seed.field, self._seed.another
        inner.addWidget(self._seed)
        self._rules_box = QGroupBox(page)
        # Not a form: that gives a text which may break the width of a column.
        questions = QVBoxLayout(self._rules_box)
        for option in self._rules:
            for widget in self._question(option):
                questions.addWidget(widget)
            questions.addSpacing(4)
        self._rules_box.setVisible(bool(self._rules))
        inner.addWidget(self._rules_box)
        self.typed, self.stops = QCheckBox(page), QCheckBox(page)
        self.typed.setChecked(bool(self._preferences.get("typed_dice")))
        self.stops.setChecked(bool(self._preferences.get("undo_stops_at_dice")))
        inner.addWidget(self.typed)
        inner.addWidget(self.stops)
        inner.addStretch()
        return page

    def _question(self, option: Option) -> tuple[QLabel, QComboBox]:
        """Return an option's question, and the box of its answers with the one of last time."""
        box = QComboBox(self)
        for value in option.choices:
            box.addItem("", value)
        wanted = self._preferences.get("rules").get(option.id, option.default)
        at = option.choices.index(wanted if wanted in option.choices else option.default)
        box.setCurrentIndex(at)
        box.currentIndexChanged.connect(lambda _index: self._show_others())
        question = self._questions[option.id] = QLabel(self)
        question.setWordWrap(True)
        question.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        question.linkActivated.connect(self.linkFollowed)
        self.options[option.id] = box
        return question, box

    @property
    def scenario(self) -> str:
        """The start that is chosen."""
        card = self.cards.card
        return card.key if card is not None else self._game.scenarios[0]

    def _show_cards(self) -> None:
        """Tell of each start, with these options."""
        before = self.cards.card
        last = self._preferences.get("scenario")
        chosen = last if last in self._game.scenarios else self._first
        if before is not None:
            chosen = before.key
        told = start_cards(
            self._game, self._naming, self._languages.language, self._options(), self._measured
        )
        self.cards.blockSignals(True)
        self.cards.show_cards(told, chosen)
        self.cards.blockSignals(False)

    def _show_others(self) -> None:
        """Answer another answer to an option: starts and seats may be others."""
        self._show_cards()
        self._show_seats()

    # -- seats -----------------------------------------------------------------------------------

    def _seat_ids(self) -> tuple[str, ...]:
        state = self._game.new(self.scenario, self._options())
        return tuple(seat.id for seat in self._game.seats(state))

    def _show_seats(self) -> None:
        """Offer the seats that the scenario and the options make."""
        ids, mine = self._seat_ids(), f"{self._game.id}."
        kept = self._preferences.get("seats").items()
        wanted = {name.removeprefix(mine): who for name, who in kept if name.startswith(mine)}
        after = self.options[self._setup[-1].id] if self._setup else self.cards
        self._rows.show_seats(ids, wanted, after)
        self._seats_box.setVisible(len(ids) > 1 or bool(self._setup))

    @property
    def seats(self) -> dict[str, QComboBox]:
        """The boxes that ask who plays, by seat."""
        return self._rows.boxes

    def _options(self) -> dict[str, Any]:
        return {name: box.currentData() for name, box in self.options.items()}

    # -- the choice --------------------------------------------------------------------------------

    def chosen(self) -> dict[str, Any]:
        """Return what a new game is begun with: game, seed, scenario, options, seats ..."""
        return {
            "game": self._game,
            "seed": self._seed.value,
            "scenario": self.scenario,
            "options": self._options(),
            "typed_dice": self.typed.isChecked(),
            "undo_stops_at_dice": self.stops.isChecked(),
        }

    def _begin(self) -> None:
        chosen = self.chosen()
        keep = self._preferences.set
        keep("scenario", chosen["scenario"])
        keep("rules", {**self._preferences.get("rules"), **chosen["options"]})
        seats = {f"{self._game.id}.{seat}": who for seat, who in self._rows.drivers().items()}
        keep("seats", {**self._preferences.get("seats"), **seats})
        for name in ("typed_dice", "undo_stops_at_dice"):
            keep(name, chosen[name])
        self.accept()
        self.begun.emit(chosen)

    # -- language ----------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self._title.setText(self.tr("New game"))
        self.cards.setAccessibleName(self.tr("Where the game begins"))
        self.advanced.setText(self.tr("Advanced: seed, rules, dice"))
        self._seats_box.setTitle(self.tr("Who plays"))
        self._rules_box.setTitle(self.tr("Rules"))
        for option in (*self._setup, *self._rules):
            title = self._naming.option_title(option)
            rule = self._naming.rule_title(option.rule)
            link = f' <a href="rule:{option.rule}">{rule}</a>' if rule else ""
            self._questions[option.id].setText(f"{title}{link}")
            box = self.options[option.id]
            box.setAccessibleName(title)
            for place, value in enumerate(option.choices):
                text = self._naming.option_choice(option, value) or self._value(value)
                box.setItemText(place, text)
        self._show_cards()
        self._show_seats()
        self.typed.setText(self.tr("I roll at the table and type what I rolled"))
        self.stops.setText(self.tr("Undo never takes back a die"))
        self.start.setText(self.tr("Begin"))

    def _value(self, value: object) -> str:
        if isinstance(value, bool):
            return self.tr("Yes") if value else self.tr("No")
        return str(value)
