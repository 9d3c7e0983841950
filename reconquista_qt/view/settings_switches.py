"""The settings that are on or off, each with a line that tells what it means."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QDoubleSpinBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from reconquista_qt.view.docks.pieces import Note
from reconquista_qt.view.preferences import Preferences

SWITCHES = (
    "step_by_step",
    "answer_single_choices",
    "warn_of_lapse",
    "undo_stops_at_dice",
    "shows_odds",
    "fans_on_hover",
    "magnifies_on_hover",
    "blunder_check",
    "sound",
    "beats",
    "turn_cards",
    "reduced_motion",
    "resume",
)
LEAST_BLUNDER, MOST_BLUNDER = 0.5, 10.0  # expected points
INDENT = 24  # pixels


class Switches(QWidget):
    """A box for each switch; below that of the blunders, how many points make one."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.boxes: dict[str, QCheckBox] = {}
        self._notes: dict[str, Note] = {}
        self.blunder, self._blunder_label = QDoubleSpinBox(self), QLabel(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for name in SWITCHES:
            box, note = QCheckBox(self), Note(parent=self)
            box.setChecked(bool(preferences.get(name)))
            box.toggled.connect(lambda on, name=name: preferences.set(name, on))
            note.setIndent(INDENT)
            column.addWidget(box)
            column.addWidget(note)
            self.boxes[name], self._notes[name] = box, note
            if name == "blunder_check":
                column.addLayout(self._blunder_row(box))
        preferences.changed.connect(self._follow)

    def _blunder_row(self, box: QCheckBox) -> QHBoxLayout:
        preferences, blunder = self._preferences, self.blunder
        blunder.setRange(LEAST_BLUNDER, MOST_BLUNDER)
        blunder.setDecimals(1)
        blunder.setSingleStep(0.5)
        blunder.setValue(preferences.get("blunder_points"))
        blunder.setEnabled(box.isChecked())
        box.toggled.connect(blunder.setEnabled)
        blunder.valueChanged.connect(lambda at: preferences.set("blunder_points", at))
        row = QHBoxLayout()
        row.setContentsMargins(INDENT, 0, 0, 0)
        row.addWidget(self._blunder_label)
        row.addWidget(blunder)
        row.addStretch()
        return row

    def _follow(self, name: str) -> None:
        """Show a setting that was changed elsewhere."""
        if name in self.boxes:
            self.boxes[name].setChecked(bool(self._preferences.get(name)))
        elif name == "blunder_points":
            self.blunder.setValue(self._preferences.get(name))

    def retranslate(self) -> None:
        """Say everything in the language that is spoken."""
        for name, box in self.boxes.items():
            title, note = self._words(name)
            box.setText(title)
            self._notes[name].setText(note)
        self._blunder_label.setText(self.tr("Warn from (expected points)"))
        self.blunder.setAccessibleName(self._blunder_label.text())

    def _words(self, name: str) -> tuple[str, str]:
        """Return the name of a switch, and what it means."""
        match name:
            case "step_by_step":
                return (
                    self.tr("Step by step"),
                    self.tr("What the dice do is shown one step at a time, each after a key."),
                )
            case "answer_single_choices":
                return (
                    self.tr("Answer single choices by themselves"),
                    self.tr("Where only one answer is possible, the game goes on at once."),
                )
            case "warn_of_lapse":
                return (
                    self.tr("Ask again before points are lost"),
                    self.tr(
                        "Ending the spending with points left takes a second press, where the "
                        "game has such points."
                    ),
                )
            case "undo_stops_at_dice":
                return (
                    self.tr("Undo never takes back a die"),
                    self.tr("For those who want no second try."),
                )
            case "shows_odds":
                return (
                    self.tr("Show the odds while dragging"),
                    self.tr("The exact chances of the combat that a move would begin."),
                )
            case "fans_on_hover":
                return (
                    self.tr("Spread a stack under the cursor"),
                    self.tr("Each kind of unit apart; the key F does it too."),
                )
            case "magnifies_on_hover":
                return (
                    self.tr("Magnify a place whose units the cursor rests on"),
                    self.tr("What stands there, large and in words; the key Z does it too."),
                )
            case "blunder_check":
                return (
                    self.tr("Warn about blunders"),
                    self.tr(
                        "A quiet sign at the foot of the window when a move threw away points, "
                        "with what was better. Your moves are looked at in the background."
                    ),
                )
            case "sound":
                return (
                    self.tr("Sound"),
                    self.tr("Counters, dice, combat, what is won and lost, turns and the end. "
                            "Silent with reduced motion."),
                )  # fmt: skip
            case "beats":
                return (
                    self.tr("Pause at great moments"),
                    self.tr("What decides the game, and each new turn, gets a headline."),
                )
            case "turn_cards":
                return (
                    self.tr("A card at the end of each turn"),
                    self.tr("What was won and lost, and by which dice; the show waits until you go "
                            "on. Not at the speed “At once”."),
                )  # fmt: skip
            case "reduced_motion":
                return (
                    self.tr("Reduced motion"),
                    self.tr("Events are shown one after the other, but nothing flies or tumbles."),
                )
        return (
            self.tr("Go on with the last game at the start"),
            self.tr("Not a click is lost, even after a power cut."),
        )
