"""Settings; each takes effect at once, so there is nothing to apply."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.view.docks.pieces import Heading, scrolled
from reconquista_qt.view.numbers import percentage
from reconquista_qt.view.preferences import SPEEDS, Preferences, speed_name, theme_name
from reconquista_qt.view.settings_switches import SWITCHES, Switches
from reconquista_qt.view.theme import THEMES
from reconquista_qt.wording import languages, native_name

LOOK = ("language", "theme", "text_scale")
PLAY = ("speed", "autosaves", "blunder_points", *SWITCHES)
MOST_AUTOSAVES = 100
LABELS = ("language", "theme", "scale", "speed", "autosaves")
LEAST_SCALE, MOST_SCALE, STEP = 80, 200, 10  # percent of the size of the text


class SettingsDialog(QDialog):
    """Shows the preferences and writes each change into them."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        self._title = Heading(1.5, self)
        layout.addWidget(self._title)
        self._page = QWidget(self)
        page = QVBoxLayout(self._page)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(10)
        self._scroll = scrolled(self._page, self)
        layout.addWidget(self._scroll, 1)
        self._look = QGroupBox(self)
        look = QFormLayout(self._look)
        self._labels = {name: QLabel(self) for name in LABELS}
        self.language = self._combo("language", ("", *languages()))
        self.theme = self._combo("theme", THEMES)
        self.speed = self._combo("speed", SPEEDS)
        self.scale = QSlider(Qt.Orientation.Horizontal, self)
        self.scale.setRange(LEAST_SCALE // STEP, MOST_SCALE // STEP)
        self.scale.setPageStep(2)
        self.scale.setValue(round(preferences.get("text_scale") * 100 / STEP))
        self._percent = QLabel(self)
        scale = QHBoxLayout()
        scale.addWidget(self.scale, 1)
        scale.addWidget(self._percent)
        # The window is laid out anew for each size: only where the slider comes to rest.
        self.scale.setTracking(False)
        self.scale.valueChanged.connect(self._scaled)
        self.scale.sliderMoved.connect(self._show_percent)
        look.addRow(self._labels["language"], self.language)
        look.addRow(self._labels["theme"], self.theme)
        look.addRow(self._labels["scale"], scale)
        self._resets = {names: self._reset_button(names) for names in (LOOK, PLAY)}
        look.addRow(self._resets[LOOK])
        page.addWidget(self._look)
        self._play = QGroupBox(self)
        play = QVBoxLayout(self._play)
        speed = QFormLayout()
        speed.addRow(self._labels["speed"], self.speed)
        self.autosaves = QSpinBox(self)
        self.autosaves.setRange(1, MOST_AUTOSAVES)
        self.autosaves.setValue(preferences.get("autosaves"))
        self.autosaves.valueChanged.connect(lambda count: preferences.set("autosaves", count))
        speed.addRow(self._labels["autosaves"], self.autosaves)
        play.addLayout(speed)
        self._switches = Switches(preferences, self)
        self.switches, self.blunder = self._switches.boxes, self._switches.blunder
        play.addWidget(self._switches)
        play.addWidget(self._resets[PLAY], 0, Qt.AlignmentFlag.AlignLeft)
        page.addWidget(self._play)
        page.addStretch()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._buttons.rejected.connect(self.accept)
        layout.addWidget(self._buttons)
        preferences.changed.connect(self._follow)
        self.setMinimumWidth(self.fontMetrics().height() * 30)
        self._retranslate()

    def _reset_button(self, names: tuple[str, ...]) -> QPushButton:
        button = QPushButton(self)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self._preferences.reset(names))
        return button

    def _combo(self, name: str, values: tuple[str, ...]) -> QComboBox:
        combo = QComboBox(self)
        for value in values:
            combo.addItem("", value)
        combo.setCurrentIndex(max(0, combo.findData(self._preferences.get(name))))
        combo.activated.connect(lambda _index: self._preferences.set(name, combo.currentData()))
        return combo

    def _scaled(self, tenths: int) -> None:
        self._preferences.set("text_scale", tenths * STEP / 100)
        self._show_percent(tenths)

    def _show_percent(self, tenths: int) -> None:
        self._percent.setText(percentage(tenths * STEP))

    def _follow(self, name: str) -> None:
        """Show a setting that was changed elsewhere."""
        value: Any = self._preferences.get(name)
        if name in ("language", "theme", "speed"):
            combo: QComboBox = getattr(self, name)
            combo.setCurrentIndex(max(0, combo.findData(value)))
        elif name == "text_scale":
            self.scale.setValue(round(value * 100 / STEP))
        elif name == "autosaves":
            self.autosaves.setValue(value)

    def showEvent(self, event: QShowEvent) -> None:
        """Be as wide and as tall as the text needs."""
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Grow and shrink with the text; the title is a heading, whose font does not follow it."""
        self._title.fit()
        self.setMinimumWidth(self.fontMetrics().height() * 30)
        self.scale.setMinimumHeight(round(self.fontMetrics().height() * 1.4))
        layout, page = self.layout(), self._page.layout()
        assert layout is not None and page is not None
        margins, bar = layout.contentsMargins(), self._scroll.verticalScrollBar().sizeHint().width()
        least = page.totalMinimumSize().width() + margins.left() + margins.right() + bar
        width = max(self.minimumWidth(), least)
        # All of it, as far as the screen has room: below a title bar.
        inner = width - margins.left() - margins.right()
        around = self._title.sizeHint().height() + self._buttons.sizeHint().height()
        around += margins.top() + margins.bottom() + 2 * layout.spacing()
        room = self.screen().availableSize().height() - 48
        self.resize(width, min(around + page.totalHeightForWidth(inner), room))

    def changeEvent(self, event: QEvent) -> None:
        """Set the texts anew in another language; fit the pages where letters are larger."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
        grown = event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange)
        if grown and self.isVisible():
            # Once the parts of the dialog have heard of it too.
            QTimer.singleShot(0, self, self._fit)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self._title.setText(self.tr("Settings"))
        self._look.setTitle(self.tr("Look"))
        self._play.setTitle(self.tr("Playing"))
        self._labels["language"].setText(self.tr("Language"))
        self._labels["theme"].setText(self.tr("Theme"))
        self._labels["scale"].setText(self.tr("Text size"))
        self._labels["speed"].setText(self.tr("Animation"))
        self._labels["autosaves"].setText(self.tr("Autosaves of each kind"))
        for button in self._resets.values():
            button.setText(self.tr("Back to the defaults"))
        for place in range(self.language.count()):
            code = self.language.itemData(place)
            text = native_name(code) if code else self.tr("Same as system")
            self.language.setItemText(place, text)
        for place, text in enumerate(self._theme_names()):
            self.theme.setItemText(place, text)
        for place, speed in enumerate(SPEEDS):
            self.speed.setItemText(place, speed_name(speed))
        self._switches.retranslate()
        for name, widget in (
            ("language", self.language),
            ("theme", self.theme),
            ("scale", self.scale),
            ("speed", self.speed),
            ("autosaves", self.autosaves),
        ):
            widget.setAccessibleName(self._labels[name].text())
        self._show_percent(self.scale.value())

    def _theme_names(self) -> tuple[str, ...]:
        return tuple(theme_name(name) for name in THEMES)
