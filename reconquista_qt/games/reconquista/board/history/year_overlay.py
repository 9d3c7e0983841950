"""Who really held what, over the board: a slider chooses the year, a key tells the colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QStyleOptionGraphicsItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.games.reconquista.book.reconquest import (
    HOLDERS,
    change_years,
    changes,
    first_year,
    holders,
    last_year,
    sources,
    years_of,
)
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.board.overlay import PaperFrame
from reconquista_qt.view.docks.pieces import Heading, Note
from reconquista_qt.view.numbers import digits
from reconquista_qt.view.retranslating import Retranslating

from .powers import fill, paint_map, paint_year

if TYPE_CHECKING:
    from reconquista_qt.games.reconquista.board.map.scene import BoardScene
    from reconquista_qt.games.reconquista.words import Words
    from reconquista_qt.view.main_window import MainWindow

EDGE: Final = 12  # pixels to the edges of the board
LABEL: Final = 78.0  # scene units: the height of the year in an area


class HolderItem(QGraphicsItem):
    """The colours of a year over all areas, below the counters."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__()
        self._shape, self._areas = scene.shape, scene.areas
        self._paths = {area: item.outline for area, item in scene.areas.items()}
        self._theme: ArtTheme = "light"
        self.year = first_year()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(0.4)

    def show_year(self, year: int, theme: ArtTheme) -> None:
        """Show another year."""
        self.year, self._theme = year, theme
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the whole board."""
        return self._shape.rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint every area in the colour of its lord."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        held = holders(self.year)
        fresh = frozenset(area for area, change in held.items() if change.year == self.year)
        paint_map(painter, self._shape, self._paths, held, self._theme, fresh)
        scale = abs(painter.worldTransform().m11() or 1.0) * painter.device().devicePixelRatioF()
        for item in self._areas.values():
            # The names must be read whatever lies on their areas.
            if item.lettering is not None:
                painter.save()
                item.lettering().paint(painter, item.boundingRect(), scale)
                painter.restore()


class YearsItem(QGraphicsItem):
    """The year since when each area is held, over counters and cities: all of them are read."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__()
        self._shape = scene.shape
        self.year = first_year()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(650)

    def show_year(self, year: int) -> None:
        """Show another year."""
        self.year = year
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the whole board."""
        return self._shape.rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the years below the names."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for area, change in holders(self.year).items():
            if change.year > first_year():
                at = self._shape.anchor(area, "label")
                at.setY(at.y() + LABEL * 1.8)
                paint_year(painter, at, str(change.year), change.holder, LABEL)


class YearKey(Retranslating, PaperFrame):
    """The year, its slider, what happened in it, and what the colours mean."""

    yearChosen = Signal(int)
    closed = Signal()
    linkFollowed = Signal(str)

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self.setObjectName("yearKey")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 12)
        layout.setSpacing(6)
        head = QHBoxLayout()
        self.title = Heading(1.05, self)
        self.year = Heading(1.5, self)
        self.shut = QToolButton(self)
        self.shut.setAutoRaise(True)
        self.shut.setText("×")
        self.shut.clicked.connect(self.closed)
        head.addWidget(self.title, 1)
        head.addWidget(self.year)
        head.addWidget(self.shut)
        layout.addLayout(head)
        row = QHBoxLayout()
        self.back, self.next = QToolButton(self), QToolButton(self)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(first_year(), last_year())
        self.slider.setPageStep(25)
        for button, text, step in ((self.back, "◀", -1), (self.next, "▶", 1)):
            button.setText(text)
            button.setAutoRaise(True)
            button.clicked.connect(lambda _=False, step=step: self._step(step))
        for widget in (self.back, self.slider, self.next):
            row.addWidget(widget)
        layout.addLayout(row)
        self.slider.valueChanged.connect(self.yearChosen)
        self.told = Note(muted=False, parent=self)
        self.told.linkActivated.connect(self.linkFollowed)
        layout.addWidget(self.told)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(2)
        self.rows: dict[str, tuple[QLabel, QLabel]] = {}
        for place, holder in enumerate(HOLDERS):
            swatch, name = QLabel(self), QLabel(self)
            name.setWordWrap(True)
            self.rows[holder] = (swatch, name)
            line, column = divmod(place, 2)
            self._grid.addWidget(swatch, line, 2 * column)
            self._grid.addWidget(name, line, 2 * column + 1)
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(3, 1)
        layout.addLayout(self._grid)
        board.installEventFilter(self)
        self.hide()
        self._retranslate()

    def _step(self, way: int) -> None:
        """Go to the next or the last year in which something changed hands."""
        now = self.slider.value()
        years = change_years()
        if way > 0:
            self.slider.setValue(next((y for y in years if y > now), last_year()))
        else:
            self.slider.setValue(next((y for y in reversed(years) if y < now), first_year()))

    def tell(self, year: int, words: Words, theme: ArtTheme) -> None:
        """Show a year."""
        self.year.setText(digits(year))
        self.slider.setAccessibleDescription(digits(year))
        held = [change.holder for change in holders(year).values()]
        happened = []
        for change in changes(year, year):
            text = words.reconquest(change.area, year)
            if text:
                place = words.area(change.area)
                happened.append(f'<a href="area:{change.area}">{place}</a>: {text}')
        self.told.setText("<br>".join(happened))
        self.told.setVisible(bool(happened))
        for holder, (swatch, name) in self.rows.items():
            count = held.count(holder)
            told = words.power(holder, year)
            name.setText(f"{told} ({digits(count)})")
            swatch.setPixmap(swatch_of(holder, theme, self.fontMetrics().height()))
            for widget in (swatch, name):
                widget.setVisible(bool(count))
        self.place()

    def place(self) -> None:
        """Stand in the lower right corner of the board, over the sea and the tracks of the game."""
        parent = self.parentWidget()
        if parent is None:
            return
        self.setFixedWidth(min(self.fontMetrics().height() * 20, parent.width() - 2 * EDGE))
        self.adjustSize()
        left, top = parent.width() - self.width() - EDGE, parent.height() - self.height() - EDGE
        self.move(max(EDGE, left), max(EDGE, top))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner while the board changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.place()
        return super().eventFilter(watched, event)

    def _retranslate(self) -> None:
        self.title.setText(self.tr("The real reconquest"))
        self.slider.setAccessibleName(self.tr("Year"))
        self.shut.setToolTip(self.tr("Close"))
        self.shut.setAccessibleName(self.tr("Close"))
        for button, text in (
            (self.back, self.tr("The last year in which a city changed hands")),
            (self.next, self.tr("The next year in which a city changes hands")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self.year.setToolTip("\n".join((self.tr("The years are from:"), *sources())))


class YearOverlay(QObject):
    """Lays the colours over the board and takes them away; it begins at the years of the turn."""

    closed = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        board = window.board
        self.item = HolderItem(board.board)
        self.years = YearsItem(board.board)
        for item in (self.item, self.years):
            item.setVisible(False)
            board.board.addItem(item)
        self.key = YearKey(board)  # not of its viewport, whose children move when it scrolls
        self.key.yearChosen.connect(self.show_year)
        self.key.closed.connect(self.closed)
        self.key.linkFollowed.connect(window.follow)
        window.languages.switched.connect(lambda _language: self.refresh())
        window.themes.changed.connect(lambda _theme: self.refresh())

    @property
    def year(self) -> int:
        """The year that is shown."""
        return self.key.slider.value()

    def show(self, on: bool) -> None:
        """Lay the colours over the board, or take them away."""
        self.item.setVisible(on)
        self.years.setVisible(on)
        self.key.setVisible(on)
        if on:
            self.key.raise_()
            self.key.slider.setValue(years_of(self._window.controller.state.turn)[1])
            self.refresh()

    def show_year(self, year: int) -> None:
        """Show who held what in a year."""
        if self.item.isVisible():
            theme = self._window.themes.theme.art
            self.item.show_year(year, theme)
            self.years.show_year(year)
            self.key.tell(year, self._window.languages.wording, theme)

    def refresh(self) -> None:
        """Show the year in the language and the theme of now."""
        self.show_year(self.year)


def swatch_of(holder: str, theme: ArtTheme, height: int) -> QPixmap:
    """Return a sample of a power's colour and pattern."""
    pixmap = QPixmap(QSize(round(height * 1.7), height))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath()
    path.addRect(QRectF(pixmap.rect()).adjusted(1, 1, -1, -1))
    fill(painter, path, holder, theme, height / 2.6)
    painter.end()
    return pixmap
