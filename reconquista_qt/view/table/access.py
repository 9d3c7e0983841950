"""The table in words: what lies in a place, and what can be done there."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QAccessibleEvent

from .accessible import install

if TYPE_CHECKING:
    from .view import TableView

translate = QCoreApplication.translate


class TableAccess:
    """Says what lies in places and what can be done there."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        install(type(view))

    def describe(self, place: str) -> str:
        """Return a place, what lies there and what can be done, as one line of plain text."""
        view = self._view
        naming, picture = view.naming, view.board.picture
        name = naming.place(place)
        # The number of a hex tells something to whoever knows its name, the id of an area does not.
        is_number = len(place) <= 5 and any(sign.isdigit() for sign in place)
        head = f"{name} ({place})" if name and is_number else name or place
        parts = []
        told = view.surface.describe(place, picture, naming)
        if told:
            parts.append(told)
        parts += [naming.piece_told(piece) for piece in reversed(picture.at(place))]
        if not picture.at(place):
            parts.append(translate("TableAccess", "empty"))
        parts += view.lighting.texts_at(place)
        if view.selection is not None and place in view.selection.ways:
            parts.append(translate("TableAccess", "they can go there"))
        elif place in view.choosing.lit or view.movable(place):
            parts.append(translate("TableAccess", "something can be done here"))
        return f"{head}: " + "; ".join(parts)

    def described(self, place: str) -> str:
        """Return the same as HTML for a tip, a line for each piece."""
        view = self._view
        naming, picture = view.naming, view.board.picture
        name = naming.place(place) or place
        lines = [f"<b>{html.escape(name)}</b>"]
        told = view.surface.describe(place, picture, naming)
        if told:
            lines.append(html.escape(told))
        for piece in reversed(picture.at(place)):
            figures = f" <b>{html.escape(piece.figures)}</b>" if piece.figures else ""
            lines.append(html.escape(naming.piece(piece)) + figures)
        return "<br>".join(lines)

    def update(self) -> None:
        """Describe the place that the keyboard is at anew."""
        view = self._view
        text = self.describe(view.selected) if view.selected else ""
        if text != view.accessibleDescription():
            view.setAccessibleDescription(text)

    def tell(self, place: str) -> None:
        """Let assistive programs read a place out, and what happens to it from now on."""
        self.update()
        places = self._view.board.shape.places
        if place not in places or not QAccessible.isActive():
            return
        for kind in (QAccessible.Event.DescriptionChanged, QAccessible.Event.Focus):
            event = QAccessibleEvent(self._view, kind)
            if kind == QAccessible.Event.Focus:
                event.setChild(places.index(place))
            QAccessible.updateAccessibility(event)
