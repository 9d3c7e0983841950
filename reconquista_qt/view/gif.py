"""Animated pictures as GIF files, which every program shows: Qt can read them but not write them.

Colours are chosen once for the whole file (median cut); of each picture only what has changed is
kept, and in that rectangle what is as before is left clear. Format: GIF89a.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage

COLOURS: Final = 255
CLEAR: Final = 255  # the index that is as before
BITS: Final = 8
MOST_CODES: Final = 4096
SAMPLE: Final = 240  # pixels across, of which colours are counted


def palette_of(images: Iterable[QImage]) -> list[int]:
    """Return at most 255 colours (0xFFRRGGBB) that stand for all of some pictures."""
    counted: Counter[int] = Counter()
    for image in images:
        small = image.scaledToWidth(SAMPLE, Qt.TransformationMode.FastTransformation)
        counted.update(_shade(pixel) for pixel in _pixels(small, small.rect()))
    # The boxes by what a cut would help, the most first; their number settles what is alike.
    heap: list[tuple[float, int, list[tuple[int, int]]]] = []
    number = count()

    def put(box: list[tuple[int, int]]) -> None:
        heappush(heap, (-_worth(box), next(number), box))

    put(sorted(counted.items()))
    while len(heap) < COLOURS and heap[0][0] < 0:
        _, _, wide = heappop(heap)
        shift = _widest(wide)[1]
        wide.sort(key=lambda found: (found[0] >> shift & 255, found[0]))
        half, seen, cut = sum(n for _, n in wide) / 2, 0, 1
        while cut < len(wide) - 1 and seen + wide[cut - 1][1] < half:
            seen += wide[cut - 1][1]
            cut += 1
        put(wide[:cut])
        put(wide[cut:])
    return [_mean(box) for _, _, box in heap]


def _shade(pixel: int) -> int:
    """Return a colour with six bits of each part: more an eye does not tell apart here."""
    kept = pixel & 0xFCFCFC
    return kept | kept >> 6 & 0x030303


def _widest(box: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return how far apart the colours of a box are, and by how many bits the widest is shifted."""
    return max(
        (max(c >> shift & 255 for c, _ in box) - min(c >> shift & 255 for c, _ in box), shift)
        for shift in (16, 8, 0)
    )


def _worth(box: Sequence[tuple[int, int]]) -> float:
    """Return how much it helps to cut a box: many pixels, far apart."""
    return float(_widest(box)[0] * sum(number for _, number in box) ** 0.5)


def _mean(box: Sequence[tuple[int, int]]) -> int:
    total = sum(number for _, number in box)
    parts = (
        round(sum((colour >> shift & 255) * number for colour, number in box) / total) << shift
        for shift in (16, 8, 0)
    )
    return 0xFF000000 | sum(parts)


class GifWriter:
    """Takes pictures of one size one after the other; `data` is the file."""

    def __init__(self, width: int, height: int, palette: Sequence[int]) -> None:
        self._palette = [colour | 0xFF000000 for colour in palette[:COLOURS]]
        self._before: QImage | None = None
        self._pending: tuple[bytes, int] | None = None  # a picture, and how long it is shown
        table = b"".join((colour & 0xFFFFFF).to_bytes(3, "big") for colour in self._palette)
        size = width.to_bytes(2, "little") + height.to_bytes(2, "little")
        # A table of 256 colours; the animation goes round for ever.
        self._parts = [
            b"GIF89a", size, b"\xf7\x00\x00", table.ljust(768, b"\0"),
            b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00",
        ]  # fmt: skip

    def add(self, image: QImage, milliseconds: int) -> None:
        """Add a picture; one that is as that before it only makes that last longer."""
        image = image.convertToFormat(QImage.Format.Format_RGB32)
        before, self._before = self._before, image
        changed = image.rect() if before is None else changed_rect(before, image)
        if changed.isEmpty() and self._pending is not None:
            self._pending = (self._pending[0], self._pending[1] + milliseconds)
            return
        self._flush()
        part = image.copy(changed).convertToFormat(
            QImage.Format.Format_Indexed8, self._palette, Qt.ImageConversionFlag.ThresholdDither
        )
        rows = bytes(part.constBits())
        line, wide = part.bytesPerLine(), part.width()
        indexes = b"".join(rows[y * line : y * line + wide] for y in range(part.height()))
        if before is not None:
            pairs = zip(indexes, _pixels(before, changed), _pixels(image, changed), strict=True)
            indexes = bytes([CLEAR if old == new else index for index, old, new in pairs])
        corner = (changed.x(), changed.y(), changed.width(), changed.height())
        head = b"\x2c" + b"".join(number.to_bytes(2, "little") for number in corner) + b"\x00"
        self._pending = (head + bytes([BITS]) + _blocks(lzw(indexes)), milliseconds)

    def _flush(self) -> None:
        if self._pending is not None:
            drawn, milliseconds = self._pending
            delay = max(2, min(65_535, round(milliseconds / 10))).to_bytes(2, "little")
            # What was drawn stays; CLEAR is not drawn.
            self._parts += [b"\x21\xf9\x04\x05", delay, bytes([CLEAR, 0]), drawn]
            self._pending = None

    def data(self) -> bytes:
        """Return the file of all pictures that were added."""
        self._flush()
        return b"".join((*self._parts, b"\x3b"))


def changed_rect(before: QImage, after: QImage) -> QRect:
    """Return the smallest rectangle outside of which two RGB32 pictures are the same."""
    line, high = after.bytesPerLine(), after.height()
    old, new = bytes(before.constBits()), bytes(after.constBits())
    cuts = [(y * line, (y + 1) * line) for y in range(high)]
    rows = [y for y, (a, b) in enumerate(cuts) if old[a:b] != new[a:b]]
    if not rows:
        return QRect()
    left, right = after.width(), 0
    for y in rows:
        first, last = cuts[y]
        a, b = old[first:last], new[first:last]
        left = min(left, _same(a, b) // 4)
        right = max(right, after.width() - _same(a[::-1], b[::-1]) // 4)
    return QRect(left, rows[0], right - left, rows[-1] - rows[0] + 1)


def _same(one: bytes, other: bytes) -> int:
    """Return with how many bytes two texts begin alike."""
    low, high = 0, len(one)
    while low < high:
        middle = (low + high + 1) // 2
        if one[:middle] == other[:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _pixels(image: QImage, rect: QRect) -> memoryview:
    """Return the colours of a part of a picture, row by row."""
    part = image.copy(rect).convertToFormat(QImage.Format.Format_RGB32)
    return memoryview(bytes(part.constBits())).cast("I")


def lzw(indexes: bytes) -> bytes:
    """Return the indexes of a picture as GIF packs them: codes of variable length."""
    clear, end = 1 << BITS, (1 << BITS) + 1
    out = bytearray()
    table: dict[int, int] = {}
    width, following = BITS + 1, end + 1
    held, bits = clear, width
    code = -1
    for index in indexes:
        if code < 0:
            code = index
            continue
        key = code << 8 | index
        found = table.get(key)
        if found is not None:
            code = found
            continue
        held |= code << bits
        bits += width
        while bits >= 8:
            out.append(held & 255)
            held >>= 8
            bits -= 8
        if following < MOST_CODES:
            table[key] = following
            if following == 1 << width:
                width += 1
            following += 1
        else:
            held |= clear << bits
            bits += width
            table.clear()
            width, following = BITS + 1, end + 1
        code = index
    if code >= 0:
        held |= code << bits
        bits += width
        # The reader has learnt one more code by now.
        if following == 1 << width and width < 12:
            width += 1
    held |= end << bits
    bits += width
    out += held.to_bytes((bits + 7) // 8, "little")
    return bytes(out)


def _blocks(data: bytes) -> bytes:
    """Return data in blocks of at most 255 bytes, each after its length; an empty one ends it."""
    cut = (data[at : at + 255] for at in range(0, len(data), 255))
    return b"".join(bytes([len(block)]) + block for block in cut) + b"\0"
