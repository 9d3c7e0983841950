"""A game at a table as one page that any browser plays: board, counters, log, in all languages."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QBuffer, QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from reconquista_qt import assets
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.model.frames import frames, state_before
from reconquista_qt.model.surface import Picture, Piece
from reconquista_qt.wording import direction, languages, native_name
from reconquista_qt.wording.phrases import Phrases
from reconquista_qt.wording.translator import Translator

from .naming import Naming

if TYPE_CHECKING:
    from .view import TableView

WIDE: Final = 1800  # pixels of the board
COUNTER: Final = 112  # pixels of a counter
QUALITY: Final = 84  # of 100, of the picture of the board
DETAIL: Final = 1  # decimals of a place


class TablePage(Phrases):
    """What the page says beside the words of the game."""

    def labels(self) -> dict[str, Any]:
        """Return the texts of the page's controls by name."""
        return {
            "map": self.tr("The board"),
            "areas": self.tr("The board in words"),
            "first": self.tr("To the beginning"),
            "back": self.tr("Back"),
            "next": self.tr("Forward"),
            "last": self.tr("To the end"),
            "play": self.tr("Play"),
            "pause": self.tr("Pause"),
            "slide": self.tr("Moment of the game"),
            "by": self.tr("How far one step goes"),
            "by_entry": self.tr("Step by step"),
            "by_phase": self.tr("By phase"),
            "by_turn": self.tr("By turn"),
            "speed": self.tr("Speed"),
            "speeds": [
                self.tr("Slow"), self.tr("Normal"), self.tr("Fast"), self.tr("Very fast"),
            ],
        }  # fmt: skip

    def turn(self, turn: int) -> str:
        """Return the number of a turn."""
        return self.tr("Turn {turn}", turn=turn)


class PageMaker:
    """Makes the page of a session as the seat that looks on may see it."""

    def __init__(self, view: TableView, session: Session) -> None:
        self._view, self._session = view, session
        self._looks: dict[Piece, int] = {}  # how a counter looks, and the number of its picture

    def page(self, language: str = "") -> str:
        """Return the page; it opens in `language`, or in that of its reader."""
        view, session = self._view, self._session
        told = list(session.journal)
        states = frames(session, 0)
        start = state_before(session, 0)
        shown: list[dict[str, Any]] = []
        kept, before = [], dict[str, list[list[Any]]]()
        points: list[tuple[Any, ...]] = []
        for entry, state in zip(told, states, strict=False):
            event = view.seen(entry)
            if event is None:
                continue
            piles = self._piles(view.projection.picture(state, view.seat))
            standing = session.game.standings(state)
            if standing not in points:
                points.append(standing)
            changed = {key: pile for key, pile in piles.items() if before.get(key) != pile}
            changed |= {key: [] for key in before if key not in piles}
            shown.append({
                "t": entry.turn, "p": entry.phase, "v": points.index(standing), "a": changed,
            })  # fmt: skip
            kept.append((entry, event, state))
            before = piles
        rect = view.board.shape.rect
        data = {
            "languages": list(languages()),
            "start": language,
            "board": [round(n, DETAIL) for n in (rect.x(), rect.y(), rect.width(), rect.height())],
            "image": self._board(),
            "pictures": [self._picture(look) for look in self._looks],
            "frames": shown,
            "words": {code: self._words(code, kept, points, start) for code in languages()},
        }
        page = assets.resource("replay", "table.html").read_text(encoding="utf-8")
        page = page.replace("@LANGUAGE@", language or languages()[0], 1)
        page = page.replace("@TITLE@", view.naming.words.game(session.game.id), 1)
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        # Nothing in the data may end the element that holds it.
        return page.replace("@DATA@", text.replace("<", "\\u003c"), 1)

    # -- the board -------------------------------------------------------------------------------

    def _piles(self, picture: Picture) -> dict[str, list[list[Any]]]:
        """Return each pile by place and slot: number of the picture, left, top and side of each."""
        board = self._view.board
        found: dict[str, list[list[Any]]] = {}
        for place, pieces in picture.places.items():
            slots: dict[str, list[Piece]] = {}
            for piece in pieces:
                slots.setdefault(piece.slot, []).append(piece)
            for slot, there in slots.items():
                at = board.shape.anchor(place, slot)
                size = board.shape.unit
                rects = board.stacking.rects(len(there), size)
                ordered = board.art.order(tuple(there))
                found[f"{place}|{slot}" if slot else place] = [
                    self._placed(piece, rect.translated(at))
                    for piece, rect in zip(ordered, rects, strict=True)
                ]
        return found

    def _placed(self, piece: Piece, rect: QRectF) -> list[Any]:
        look = Piece(
            "", piece.art, piece.seat, piece.count, piece.figures, piece.steps, piece.facing,
            piece.badges, "", piece.spent,
        )  # fmt: skip
        number = self._looks.setdefault(look, len(self._looks))
        more = rect.width() * 0.25  # what hangs over its edge: shadow, badges, facing
        return [
            number, round(rect.x() - more, DETAIL), round(rect.y() - more, DETAIL),
            round(rect.width() + 2 * more, DETAIL),
        ]  # fmt: skip

    def _picture(self, look: Piece) -> str:
        image = QImage(COUNTER, COUNTER, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = COUNTER / 1.5
        edge = (COUNTER - side) / 2
        board = self._view.board
        board.art.paint(painter, look, QRectF(edge, edge, side, side), board.theme)
        painter.end()
        return encoded(image, "PNG")

    def _board(self) -> str:
        return encoded(self._view.board.map.thumbnail(WIDE).toImage(), "JPG")

    # -- words -----------------------------------------------------------------------------------

    def _words(
        self, code: str, kept: list[tuple[Any, Any, Any]], points: list[Any], start: Any
    ) -> dict[str, Any]:
        words = entry_of(self._session.game.id).words(code)
        texts = TablePage(Translator(code))
        naming = Naming(words, self._view.surface.piece_text)
        surface = self._view.surface
        turns: dict[int, str] = {}
        for entry, _event, state in kept:
            if entry.turn not in turns:
                own = surface.turn_text(state, naming) if state.turn == entry.turn else ""
                turns[entry.turn] = own or texts.turn(entry.turn)
        return {
            "ui": {
                **texts.labels(),
                "title": words.game(self._session.game.id),
                "language": native_name(code),
                "direction": direction(code),
            },
            "turns": turns,
            "phases": {entry.phase: naming.phase(entry.phase) for entry, _, _ in kept},
            "points": [
                ", ".join(f"{naming.seat(one.seat)} {one.points:g}" for one in standing)
                for standing in points
            ],
            "places": self._place_names(naming),
            "pieces": [naming.piece_told(look) for look in self._looks],
            "entries": [words.event(event) for _, event, _ in kept],
        }

    def _place_names(self, naming: Naming) -> Mapping[str, str]:
        places = self._view.board.shape.places
        return {place: name for place in places if (name := naming.place(place))}


def encoded(image: QImage, kind: str) -> str:
    """Return an image as a data URI."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, kind, QUALITY if kind == "JPG" else -1)  # type: ignore[call-overload]
    buffer.close()
    name = "jpeg" if kind == "JPG" else "png"
    return f"data:image/{name};base64," + base64.b64encode(content.data()).decode("ascii")
