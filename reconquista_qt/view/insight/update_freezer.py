"""Keeps a page still while it changes: nothing of it is painted until all of it is laid out."""

from __future__ import annotations

from types import TracebackType

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget


class UpdateFreezer:
    """Changes of a page are made `with` it, and may be nested; at the end the page is laid out.

    Layouts answer to a new text when the events that are posted are sent; whatever paints at once
    before that (a progress bar, a status bar) lets texts be seen cut off. To wait for the events is
    no way out: a page that changes faster than it is waited for would never be painted.
    """

    def __init__(self, page: QWidget) -> None:
        self._page = page
        self._depth = 0

    def __enter__(self) -> None:
        self._depth += 1
        self._page.setUpdatesEnabled(False)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._depth -= 1
        if not self._depth:
            if self._page.isVisible():
                # All that is posted: a wish goes up through as many layouts as there are around it.
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            self._page.setUpdatesEnabled(True)
