"""Everything the window can do, as one table: names, icons, keys; and the QActions made of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeySequence, QPainter, QPalette
from PySide6.QtWidgets import QWidget

from reconquista_qt.view.art.icons import icon
from reconquista_qt.view.key_names import native
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP


class Spec(NamedTuple):
    """An action: its id, English name, group in the list of shortcuts, keys and icon."""

    id: str
    text: str
    group: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False
    context: str = "Actions"  # of its text, where a game has it in its own


GAME: Final = QT_TRANSLATE_NOOP("ActionGroups", "Game")
PLAY: Final = QT_TRANSLATE_NOOP("ActionGroups", "Playing")
VIEW: Final = QT_TRANSLATE_NOOP("ActionGroups", "Board and window")
HELP: Final = QT_TRANSLATE_NOOP("ActionGroups", "Help and settings")
GROUPS: Final = (PLAY, GAME, VIEW, HELP)

SPECS: Final = (
    Spec("new", QT_TRANSLATE_NOOP("Actions", "&New game…"), GAME, ("Ctrl+N",), "new-game"),
    Spec("open", QT_TRANSLATE_NOOP("Actions", "&Open…"), GAME, ("Ctrl+O",), "open"),
    Spec("save", QT_TRANSLATE_NOOP("Actions", "&Save"), GAME, ("Ctrl+S",), "save"),
    Spec("save_as", QT_TRANSLATE_NOOP("Actions", "Save &as…"), GAME, ("Ctrl+Shift+S",), "save-as"),
    Spec("saves", QT_TRANSLATE_NOOP("Actions", "Saved ga&mes…"), GAME, ("Ctrl+Shift+O",), "folder"),
    Spec("today", QT_TRANSLATE_NOOP("Actions", "Game of the &day"), GAME, ("Ctrl+Shift+N",),
         "dice"),
    Spec("challenges", QT_TRANSLATE_NOOP("Actions", "C&hallenges…"), GAME, ("Ctrl+Shift+G",),
         "victory"),
    Spec("hall", QT_TRANSLATE_NOOP("Actions", "Hall of &fame…"), GAME, ("Ctrl+Shift+F",),
         "statistics"),
    Spec("quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), GAME, ("Ctrl+Q",), "close"),
    Spec("copy_position", QT_TRANSLATE_NOOP("Actions", "&Copy the position"), GAME,
         ("Ctrl+Shift+C",), "copy"),
    Spec("paste_position", QT_TRANSLATE_NOOP("Actions", "&Paste a position"), GAME,
         ("Ctrl+Shift+V",)),
    Spec("copy_board", QT_TRANSLATE_NOOP("Actions", "Copy a picture of the &board"), GAME, (),
         "copy"),
    Spec("save_board", QT_TRANSLATE_NOOP("Actions", "&Save a picture of the board…"), GAME, (),
         "export"),
    Spec("print_board", QT_TRANSLATE_NOOP("Actions", "Pr&int the board…"), GAME, (), "print"),
    Spec("film", QT_TRANSLATE_NOOP("Actions", "Save the game as an &animated picture…"), GAME, (),
         "play"),
    Spec("editor", QT_TRANSLATE_NOOP("Actions", "E&ditor of positions…"), GAME, ("Ctrl+E",),
         "edit"),
    Spec("primary", QT_TRANSLATE_NOOP("Actions", "End the phase"), PLAY, ("Ctrl+Return", "E")),
    Spec("undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), PLAY, ("Ctrl+Z", "U"), "undo"),
    Spec("redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), PLAY, ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    Spec("adviser", QT_TRANSLATE_NOOP("Actions", "Su&ggest a move"), PLAY, ("Ctrl+Space",),
         "adviser"),
    Spec("simulate", QT_TRANSLATE_NOOP("Actions", "Simulate &from here"), PLAY,
         ("Ctrl+Shift+Space",), "dice"),
    Spec("seats", QT_TRANSLATE_NOOP("Actions", "&Who plays…"), PLAY, ("Ctrl+K",)),
    Spec("to_board", QT_TRANSLATE_NOOP("Actions", "Focus the board"), PLAY, ("F6",)),
    Spec("to_areas", QT_TRANSLATE_NOOP("Actions", "Focus the list of areas"), PLAY, ("F7",)),
    Spec("to_log", QT_TRANSLATE_NOOP("Actions", "Focus the log"), PLAY, ("F8",)),
    Spec("go_to", QT_TRANSLATE_NOOP("Actions", "Go to &area…"), VIEW, ("Ctrl+G", "/"), "search"),
    Spec("zoom_in", QT_TRANSLATE_NOOP("Actions", "Zoom &in"), VIEW, ("Ctrl++", "Ctrl+="),
         "zoom-in"),
    Spec("zoom_out", QT_TRANSLATE_NOOP("Actions", "Zoom &out"), VIEW, ("Ctrl+-",), "zoom-out"),
    Spec("zoom_100", QT_TRANSLATE_NOOP("Actions", "&Full size"), VIEW, ("Ctrl+1",), "zoom-100"),
    Spec("fit", QT_TRANSLATE_NOOP("Actions", "&Whole board"), VIEW, ("Ctrl+0", "0"), "zoom-fit"),
    Spec("hide_counters", QT_TRANSLATE_NOOP("Actions", "&Hide counters"), VIEW, ("X",),
         "hide-counters", True),
    Spec("danger", QT_TRANSLATE_NOOP("Actions", "&Danger on the board"), VIEW, ("D",),
         "warning", True),
    Spec("chances", QT_TRANSLATE_NOOP("Actions", "Chances of &every attack"), VIEW, ("Shift+D",),
         "battle", True),
    Spec("statistics", QT_TRANSLATE_NOOP("Actions", "Statisti&cs"), VIEW, ("Ctrl+I",),
         "statistics"),
    Spec("review", QT_TRANSLATE_NOOP("Actions", "Re&view of the game"), VIEW, ("Ctrl+Shift+I",),
         "statistics"),
    Spec("chronicle", QT_TRANSLATE_NOOP("Actions", "Chro&nicle of the game"), VIEW,
         ("Ctrl+Shift+H",), "log"),
    Spec("step", QT_TRANSLATE_NOOP("Actions", "&Step by step"), VIEW, ("Ctrl+T",), "step", True),
    Spec("slower", QT_TRANSLATE_NOOP("Actions", "S&lower"), VIEW, ("Ctrl+,",)),
    Spec("faster", QT_TRANSLATE_NOOP("Actions", "Fas&ter"), VIEW, ("Ctrl+.",)),
    Spec("replay", QT_TRANSLATE_NOOP("Actions", "Watch again what happened"), VIEW, ("Ctrl+R",),
         "replay"),
    Spec("replay_line", QT_TRANSLATE_NOOP("Actions", "Re&play the game"), VIEW, ("Ctrl+Shift+R",),
         "play"),
    Spec("lines", QT_TRANSLATE_NOOP("Actions", "&Lines of play"), VIEW, ("Ctrl+B",), "branch"),
    Spec("sound", QT_TRANSLATE_NOOP("Actions", "&Sound"), VIEW, ("Ctrl+M",), "sound", True),
    Spec("full_screen", QT_TRANSLATE_NOOP("Actions", "F&ull screen"), VIEW, ("F11",), "", True),
    Spec("language", QT_TRANSLATE_NOOP("Actions", "Next &language"), HELP, ("Ctrl+L",),
         "language"),
    Spec("theme", QT_TRANSLATE_NOOP("Actions", "Next &theme"), HELP, ("Ctrl+D",), "theme"),
    Spec("rules", QT_TRANSLATE_NOOP("Actions", "&Rulebook"), HELP, ("F1",), "rules"),
    Spec("quickref", QT_TRANSLATE_NOOP("Actions", "&Quick reference"), HELP, ("F2",), "report"),
    Spec("glossary", QT_TRANSLATE_NOOP("Actions", "&Glossary"), HELP, ("F3",), "contents"),
    Spec("examples", QT_TRANSLATE_NOOP("Actions", "E&xamples"), HELP, ("F4",), "play"),
    Spec("tutorial", QT_TRANSLATE_NOOP("Actions", "First &lesson"), HELP, (), "tutorial"),
    Spec("watch", QT_TRANSLATE_NOOP("Actions", "&Watch a game"), HELP, (), "play", True),
    Spec("welcome", QT_TRANSLATE_NOOP("Actions", "W&elcome"), HELP, (), "castle"),
    Spec("history", QT_TRANSLATE_NOOP("Actions", "What really &happened"), HELP, ("F9",),
         "history"),
    Spec("why", QT_TRANSLATE_NOOP("Actions", "Why this &number?"), HELP, ("Y", "Ctrl+F1"), "info"),
    Spec("keys", QT_TRANSLATE_NOOP("Actions", "&Keys at a glance"), HELP, ("?", "Shift+F1"),
         "keyboard"),
    Spec("shortcuts", QT_TRANSLATE_NOOP("Actions", "Change ke&ys…"), HELP, (), "edit"),
    Spec("settings", QT_TRANSLATE_NOOP("Actions", "Se&ttings…"), HELP, ("Ctrl+P",), "settings"),
    Spec("report", QT_TRANSLATE_NOOP("Actions", "&Make a report…"), HELP, (), "report"),
    Spec("about", QT_TRANSLATE_NOOP("Actions", "&About Reconquista"), HELP, (), "info"),
)  # fmt: skip


class Actions(QObject):
    """The window's QActions by id, with the keys that the player gave them."""

    keysChanged = Signal()

    def __init__(self, window: QWidget, chosen: dict[str, str], own: Sequence[Spec] = ()) -> None:
        """Make all actions and add them to a window; `chosen` are the player's own keys by id.

        `own` are those of the game on the table; they stand before the adviser.
        """
        super().__init__(window)
        self._window = window
        place = next(n for n, spec in enumerate(SPECS) if spec.id == "adviser")
        self.own = tuple(own)
        self.specs = (*SPECS[:place], *self.own, *SPECS[place:])
        self.by_id: dict[str, QAction] = {}
        for spec in self.specs:
            action = QAction(window)
            action.setObjectName(spec.id)
            action.setCheckable(spec.checkable)
            # A menu shows an icon or a tick: whether it is switched on has to be seen.
            action.setIconVisibleInMenu(not spec.checkable)
            window.addAction(action)
            self.by_id[spec.id] = action
        self.set_keys(chosen)

    def __getitem__(self, name: str) -> QAction:
        return self.by_id[name]

    def set_keys(self, chosen: dict[str, str]) -> None:
        """Give each action the player's key, or its default ones; an empty text is no key."""
        for spec in self.specs:
            own = chosen.get(spec.id)
            keys = spec.keys if own is None else tuple(key for key in (own,) if key)
            self.by_id[spec.id].setShortcuts([QKeySequence(key) for key in keys])
        self.keysChanged.emit()

    def key_of(self, name: str) -> str:
        """Return an action's first key as the system writes it, "" where it has none."""
        return native(self.by_id[name].shortcut())

    def retranslate(self, palette: QPalette) -> None:
        """Name all actions in the language that is spoken, and draw their icons anew."""
        for spec in self.specs:
            action = self.by_id[spec.id]
            if spec.id != "primary":
                action.setText(name_of(spec))
            if spec.icon and spec.id != "undo":  # which `mark` draws
                action.setIcon(icon(spec.icon, palette))
            self._tip(action)

    def _tip(self, action: QAction) -> None:
        key = native(action.shortcut())
        text = plain(action.text())
        action.setToolTip(f"{text} ({key})" if key else text)

    def say(self, name: str, text: str, tip: str = "") -> None:
        """Give an action another text for now, and perhaps a longer tip."""
        action = self.by_id[name]
        action.setText(text)
        self._tip(action)
        if tip:
            action.setToolTip(f"{action.toolTip()}\n{tip}")

    def mark(self, name: str, sign: str, palette: QPalette) -> None:
        """Draw an action's icon with a small sign (another icon) in its corner, or without."""
        spec = next(spec for spec in self.specs if spec.id == name)
        picture = icon(spec.icon, palette)
        self.by_id[name].setIcon(with_sign(picture, icon(sign, palette)) if sign else picture)


def with_sign(picture: QIcon, sign: QIcon) -> QIcon:
    """Return an icon with another one, half as large, in its corner."""
    result = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled):
        for size in (24, 32, 48, 64):
            pixmap = picture.pixmap(QSize(size, size), 1.0, mode)
            painter = QPainter(pixmap)
            half = size * 9 // 16
            corner = QRect(size - half, size - half, half, half)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillRect(corner, Qt.GlobalColor.transparent)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            painter.drawPixmap(corner, sign.pixmap(QSize(half, half), 1.0, mode))
            painter.end()
            result.addPixmap(pixmap, mode)
    return result


def name_of(spec: Spec) -> str:
    """Return an action's name in the language that is spoken."""
    return QCoreApplication.translate(spec.context, spec.text)


def group_name(group: str) -> str:
    """Return the name of a group of actions in the language that is spoken."""
    return QCoreApplication.translate("ActionGroups", group)


def plain(text: str) -> str:
    """Return an action's text without its mnemonic and dots."""
    return text.replace("&", "").rstrip("…").strip()
