"""How a saved game is shown in a list: a picture of its board, and where it stands."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QDateTime, QLocale, QObject, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from reconquista_qt.games import entry_of
from reconquista_qt.storage.folders import folders
from reconquista_qt.storage.library import SaveInfo
from reconquista_qt.view.art.icons import icon_pixmap
from reconquista_qt.view.docks.phase_names import phase_within
from reconquista_qt.view.games import surface_of
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.numbers import digits
from reconquista_qt.view.theme import Themes

PICTURE: Final = QSize(132, 92)


class SaveRows(QObject):
    """Makes the picture and the text of a game, in the language and the colours of the window."""

    def __init__(self, languages: Languages, themes: Themes, widget: QWidget) -> None:
        super().__init__(widget)
        self._languages, self._themes, self._widget = languages, themes, widget

    def picture(self, info: SaveInfo) -> QIcon:
        """Return the game's picture, a warning sign where it cannot be read."""
        if info.trouble is not None:
            return self._warning()
        ratio = self._widget.devicePixelRatioF()
        art = self._themes.theme.art
        try:
            drawn = surface_of(info.game).thumbnail(
                info.position, PICTURE, self._widget.palette(), art, ratio
            )
        except Exception:
            # The picture is all that is lost: a position is only checked when it is opened.
            return self._warning()
        return _as_it_is(drawn)

    def _warning(self) -> QIcon:
        """Return a small warning sign in the middle of where the picture would be."""
        ratio = self._widget.devicePixelRatioF()
        picture = QPixmap(PICTURE * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        side = PICTURE.height() // 2
        painter = QPainter(picture)
        sign = icon_pixmap("warning", self._widget.palette().text().color(), side, ratio)
        painter.drawPixmap((PICTURE.width() - side) // 2, (PICTURE.height() - side) // 2, sign)
        painter.end()
        return _as_it_is(picture)

    def text(self, info: SaveInfo) -> str:
        """Return what is told of a game: name, where it stands, points, file."""
        wording, locale = self._words(info), QLocale(self._languages.language)
        when = QDateTime.fromSecsSinceEpoch(int(info.modified))
        written = locale.toString(when, QLocale.FormatType.ShortFormat)
        file = f"{written}  ·  {locale.formattedDataSize(info.size)}"
        if info.path.parent not in (folders().saves, folders().autosaves):
            file = f"{file}  ·  {info.path.parent}"
        if info.trouble is not None:
            return f"{info.name}\n{wording.problem(info.trouble.code)}\n{file}"
        stands = self.tr("Turn {0}, {1}").format(
            digits(info.turn), phase_within(info.phase, wording)
        )
        if info.over is not None:
            stands = self.tr("Ended in turn {0}").format(digits(info.turn))
        level = wording.level(info.level) if info.level else ""
        points = wording.points(info.points) if hasattr(wording, "points") else ""
        worth = "  ·  ".join(part for part in (points, level) if part) or wording.game(info.game)
        more = [stands, self._scenario(info)]
        if info.lines:
            more.append(self.tr("%n other line(s) of play", "", info.lines))
        return f"{info.name}\n{'  ·  '.join(more)}\n{worth}\n{file}"

    def _words(self, info: SaveInfo) -> Any:
        """Return the words of a save's game, those of the window's where there is no such game."""
        try:
            return self._languages.words_of(info.game)
        except KeyError:
            return self._languages.wording

    def _scenario(self, info: SaveInfo) -> str:
        if info.scenario == "position":
            return self.tr("from a custom position")
        try:
            game = entry_of(info.game).rules()
        except KeyError:  # a game of another version
            return info.game
        if info.scenario in game.scenarios:
            return game.scenario_name(info.scenario).get(self._languages.language, info.scenario)
        return info.scenario


def _as_it_is(picture: QPixmap) -> QIcon:
    """Return a picture as an icon that stays as it is where it is chosen."""
    shown = QIcon(picture)
    shown.addPixmap(picture, QIcon.Mode.Selected)
    return shown
