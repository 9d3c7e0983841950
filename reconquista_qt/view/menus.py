"""The menu bar and the toolbar, made of the actions."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QDockWidget, QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from reconquista_qt.view.art.icons import icon
from reconquista_qt.view.preferences import SPEEDS, speed_name, theme_name
from reconquista_qt.view.theme import THEMES
from reconquista_qt.wording import languages, native_name

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

# What stands in each menu: actions, "" for a line between them, and menus of their own.
MENUS = {
    "game": ("new", "open", "recent", "saves", "", "save", "save_as", "", "today",
             "challenges", "hall", "", "settings", "", "quit"),
    "edit": ("copy_position", "paste_position", "", "copy_board", "save_board", "print_board",
             "film", "",
             "editor"),
    "play": ("primary", "", "undo", "redo", "adviser", "simulate", "", "own", "",
             "seats", "", "replay", "replay_line", "lines", "", "step", "speed"),
    "view": ("fit", "zoom_100", "zoom_in", "zoom_out", "", "region", "go_to", "",
             "hide_counters", "danger", "chances", "overlays", "statistics", "review", "chronicle",
             "panels", "", "look", "sound",
             "full_screen"),
    "language": (),
    "help": ("rules", "quickref", "glossary", "", "welcome", "tutorial", "watch", "examples",
             "history", "why", "", "keys", "shortcuts", "", "report", "about"),
}  # fmt: skip


class Menus(QObject):
    """Keeps the ticks of the menus in step with the settings."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._choices: dict[str, dict[str, QAction]] = {}
        self._menus: dict[str, QMenu] = {}
        self._build_menus()
        self._build_tools()

    # -- menus -----------------------------------------------------------------------------------

    def _build_menus(self) -> None:
        bar = self._window.menuBar()
        for name, entries in MENUS.items():
            self._menu(name, bar.addMenu(""), entries)
        self._fill_choice("language", languages(), "language")
        self._menus["recent"].aboutToShow.connect(self._fill_recent)
        for region in self._window.desk.regions():
            go = self._menus["region"].addAction("")
            go.setData(region)
            go.triggered.connect(partial(self._window.follow, f"region:{region}"))
        panels = self._menus["panels"]
        arrangement = self._window.arrangement
        line = panels.addSeparator()
        self._arrange = panels.addAction("")
        self._arrange.triggered.connect(arrangement.arrange)

        def add(docks: list[QDockWidget]) -> None:
            panels.insertActions(line, [dock.toggleViewAction() for dock in docks])

        add(arrangement.docks)
        arrangement.added.connect(add)

    def _menu(self, name: str, menu: QMenu, entries: tuple[str, ...]) -> None:
        self._menus[name] = menu
        for entry in entries:
            if not entry:
                menu.addSeparator()
            elif entry == "overlays":
                menu.addActions(self._window.desk.overlay_actions())
            elif entry == "own":
                menu.addActions(
                    [self._window.actions_[own.id] for own in self._window.actions_.own]
                )
            elif entry in ("recent", "region", "panels"):
                self._menus[entry] = menu.addMenu("")
            elif entry == "speed":
                self._menus[entry] = menu.addMenu("")
                self._fill_choice(entry, SPEEDS, "speed")
            elif entry == "look":
                self._menus[entry] = menu.addMenu("")
                self._fill_choice(entry, THEMES, "theme")
            else:
                menu.addAction(self._window.actions_[entry])

    def _fill_choice(self, menu: str, values: tuple[str, ...], setting: str) -> None:
        group = QActionGroup(self)
        self._choices[setting] = {}
        for value in values:
            action = self._menus[menu].addAction("")
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(
                lambda _=False, value=value: self._window.preferences.set(setting, value)
            )
            self._choices[setting][value] = action

    def _fill_recent(self) -> None:
        menu = self._menus["recent"]
        menu.clear()
        for path in self._window.files.recent():
            action = menu.addAction(path.stem)
            action.setToolTip(str(path))
            action.triggered.connect(lambda _=False, path=path: self._window.files.read(path))
        if menu.isEmpty():
            menu.addAction(self.tr("No games yet")).setEnabled(False)

    # -- tools -----------------------------------------------------------------------------------

    def _build_tools(self) -> None:
        window, a = self._window, self._window.actions_
        bar = self.bar = QToolBar(window)
        bar.setObjectName("toolbar")
        bar.setMovable(False)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        window.addToolBar(bar)
        for name in ("new", "open", "save", "", "undo", "redo", "", "fit", "zoom_out", "zoom_in",
                     "hide_counters", "", "replay", "step", "sound"):  # fmt: skip
            bar.addAction(a[name]) if name else bar.addSeparator()
        self.speed = QToolButton(bar)
        self.speed.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.speed.setMenu(self._menus["speed"])
        self.speed.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        bar.addWidget(self.speed)
        room = QWidget(bar)
        room.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        bar.addWidget(room)
        self.language = QToolButton(bar)
        self.language.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.language.clicked.connect(a["language"].trigger)
        bar.addWidget(self.language)
        for name in ("theme", "", "rules", "keys", "settings"):
            bar.addAction(a[name]) if name else bar.addSeparator()

    # -- keeping in step -------------------------------------------------------------------------

    def refresh(self) -> None:
        """Tick language, theme and speed as they are set, and fit the icons to the text."""
        window, get = self._window, self._window.preferences.get
        chosen = {
            "language": window.languages.language,
            "theme": get("theme"),
            "speed": get("speed"),
        }
        for setting, value in chosen.items():
            if value in self._choices[setting]:
                self._choices[setting][value].setChecked(True)
        side = max(20, round(window.fontMetrics().height() * 1.35))
        self.bar.setIconSize(QSize(side, side))
        palette = window.themes.theme.palette
        self.speed.setIcon(icon("play", palette))
        self.speed.setIconSize(self.bar.iconSize())
        self.language.setIcon(icon("language", palette))
        self.language.setIconSize(self.bar.iconSize())
        self.speed.setText(speed_name(get("speed")))

    def retranslate(self) -> None:
        """Name the menus in the language that is spoken."""
        window = self._window
        for name, text in (
            ("game", self.tr("&Game")),
            ("edit", self.tr("&Edit")),
            ("play", self.tr("&Play")),
            ("view", self.tr("&View")),
            ("language", self.tr("&Language")),
            ("help", self.tr("&Help")),
            ("recent", self.tr("Open &recent")),
            ("speed", self.tr("&Animation")),
            ("region", self.tr("Go to &region")),
            ("panels", self.tr("&Panels")),
            ("look", self.tr("&Theme")),
        ):
            self._menus[name].setTitle(text)
        self._arrange.setText(self.tr("&Arrange as at the start"))
        for number, action in enumerate(self._menus["region"].actions(), start=1):
            action.setText(f"&{number}  {window.desk.region_name(action.data())}")
        for code, action in self._choices["language"].items():
            action.setText(native_name(code))
        for name, action in self._choices["theme"].items():
            action.setText(theme_name(name))
        for name, action in self._choices["speed"].items():
            action.setText(speed_name(name))
        codes = languages()
        place = codes.index(window.languages.language) + 1
        self.language.setText(native_name(codes[place % len(codes)]))
        tip = self.tr("Switch to {0} ({1})")
        key = window.actions_.key_of("language")
        self.language.setToolTip(tip.format(self.language.text(), key))
        self.speed.setToolTip(self.tr("Speed of the animation"))
        self.bar.setWindowTitle(self.tr("Tools"))
        self.refresh()
