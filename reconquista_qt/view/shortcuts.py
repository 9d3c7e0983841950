"""The dialog that changes the keys of actions."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.view.actions import (
    GROUPS,
    Actions,
    group_name,
    name_of,
    plain,
)
from reconquista_qt.view.dialog_size import give_size
from reconquista_qt.view.docks.pieces import Heading, Note
from reconquista_qt.view.key_names import native
from reconquista_qt.view.preferences import Preferences
from reconquista_qt.view.retranslating import Retranslating

ID = Qt.ItemDataRole.UserRole


class ShortcutsDialog(Retranslating, QDialog):
    """Every action with its key; a key that is taken already is named, not stolen."""

    keysChosen = Signal(dict)

    def __init__(
        self,
        actions: Actions,
        regions: int,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        """`regions` is how many of them have a digit as their key."""
        super().__init__(parent)
        self._specs, self._regions = actions.specs, regions
        self._preferences = preferences
        self._chosen: dict[str, str] = dict(preferences.get("shortcuts"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 14)
        self._title = Heading(1.4, self)
        layout.addWidget(self._title)
        self.tree = QTreeWidget(self)
        self.tree.setColumnCount(2)
        self.tree.setUniformRowHeights(True)
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.header().setStretchLastSection(False)
        layout.addWidget(self.tree, 1)
        row = QHBoxLayout()
        self._label = QLabel(self)
        self.edit = QKeySequenceEdit(self)
        self.edit.setMaximumSequenceLength(1)
        self._label.setBuddy(self.edit)
        self._clear, self._default = QPushButton(self), QPushButton(self)
        for button in (self._clear, self._default):
            button.setAutoDefault(False)
        row.addWidget(self._label)
        row.addWidget(self.edit, 1)
        row.addWidget(self._clear)
        row.addWidget(self._default)
        layout.addLayout(row)
        self.note = Note(parent=self)
        layout.addWidget(self.note)
        self._buttons = QDialogButtonBox(self)
        self._buttons.setStandardButtons(
            QDialogButtonBox.StandardButton.Ok
            | QDialogButtonBox.StandardButton.Cancel
            | QDialogButtonBox.StandardButton.RestoreDefaults
        )
        layout.addWidget(self._buttons)
        self._items: dict[str, QTreeWidgetItem] = {}
        self._build()
        self.tree.currentItemChanged.connect(self._show_current)
        self.edit.editingFinished.connect(self._take)
        self._clear.clicked.connect(lambda: self._give(""))
        self._default.clicked.connect(self._reset_one)
        self._buttons.accepted.connect(self._keep)
        self._buttons.rejected.connect(self.reject)
        restore = self._buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
        restore.clicked.connect(self._reset_all)
        give_size(self, 34, 36)
        self._retranslate()

    def _build(self) -> None:
        self._heads: dict[str, QTreeWidgetItem] = {}
        for group in GROUPS:
            head = QTreeWidgetItem(self.tree)
            self._heads[group] = head
            for spec in self._specs:
                if spec.group == group:
                    item = QTreeWidgetItem(head)
                    item.setData(0, ID, spec.id)
                    self._items[spec.id] = item
            head.setExpanded(True)

    def keys_of(self, name: str) -> tuple[str, ...]:
        """Return the keys that an action would have."""
        if name in self._chosen:
            return (self._chosen[name],) if self._chosen[name] else ()
        return next(spec.keys for spec in self._specs if spec.id == name)

    def current(self) -> str:
        """Return the action that is being changed, "" where it is a heading."""
        item = self.tree.currentItem()
        return item.data(0, ID) or "" if item is not None else ""

    def _show_current(self) -> None:
        name = self.current()
        for widget in (self.edit, self._clear, self._default):
            widget.setEnabled(bool(name))
        keys = self.keys_of(name) if name else ()
        blocked = self.edit.blockSignals(True)
        self.edit.setKeySequence(QKeySequence(keys[0] if keys else ""))
        self.edit.blockSignals(blocked)
        self.note.setText("")

    def _take(self) -> None:
        self._give(self.edit.keySequence().toString(QKeySequence.SequenceFormat.PortableText))

    def _give(self, key: str) -> None:
        name = self.current()
        if not name:
            return
        for other in self._specs:
            if key and other.id != name and key in self.keys_of(other.id):
                text = self.tr("{0} is the key of “{1}” already.")
                self.note.setText(text.format(native(key), plain(name_of(other))))
                return
        if key in map(str, range(1, self._regions + 1)):
            self.note.setText(self.tr("The keys 1 to 5 go to the regions."))
            return
        if self.keys_of(name)[:1] != (key,):
            self._chosen[name] = key
        self._show_keys()
        self._show_current()

    def _reset_one(self) -> None:
        self._chosen.pop(self.current(), None)
        self._show_keys()
        self._show_current()

    def _reset_all(self) -> None:
        self._chosen.clear()
        self._show_keys()
        self._show_current()

    def _keep(self) -> None:
        self._preferences.set("shortcuts", dict(self._chosen))
        self.accept()

    def _show_keys(self) -> None:
        for name, item in self._items.items():
            item.setText(1, "  ".join(native(key) for key in self.keys_of(name)))
            font = self.font()
            font.setBold(name in self._chosen)
            item.setFont(1, font)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Change keys"))
        self._title.setText(self.tr("Change keys"))
        self.tree.setHeaderLabels([self.tr("What it does"), self.tr("Key")])
        self.tree.setAccessibleName(self.tr("Everything that has a key"))
        for group, head in self._heads.items():
            head.setText(0, group_name(group))
        for spec in self._specs:
            self._items[spec.id].setText(0, plain(name_of(spec)))
        self._label.setText(self.tr("New key:"))
        self.edit.setAccessibleName(self.tr("New key:"))
        self._clear.setText(self.tr("No key"))
        self._default.setText(self.tr("Usual key"))
        self._show_keys()
        self._show_current()
