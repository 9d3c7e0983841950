"""Reading JSON that anybody may have written, in bounded time and memory; writing it readably."""

from __future__ import annotations

import json
import math
import zlib
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.refusal import BadInput

from .trouble import told

MOST_BYTES: Final = 32 * 1024 * 1024
MOST_VALUES: Final = 2_000_000
GZIP_MAGIC: Final = b"\x1f\x8b"
_WIDTH = 100
_MANY = _WIDTH // 5  # so many things fit no line
_WIDEST = 1000  # of a row in a long list
_encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode
_word = lru_cache(maxsize=4096, typed=True)(_encode)  # names and single values come again


def read_bytes(path: Path, kind: str, most: int = MOST_BYTES) -> bytes:
    """Return a file's content, never more than `most` bytes of it; BadInput tells why not."""
    with told(kind, path):
        if path.exists() and not path.is_file() and not path.is_dir():
            # A pipe would be waited for, a device has no end.
            raise BadInput(kind, (("not-a-save", str(path), ""),))
        with open(path, "rb") as file:
            data = file.read(most + 1)
    if len(data) > most:
        raise BadInput(kind, (("too-big", str(path), str(most)),))
    return data


def parse(data: bytes, kind: str, name: str, most: int = MOST_BYTES) -> object:
    """Return the value of JSON text, which may be compressed; BadInput names what is wrong."""
    if data.startswith(GZIP_MAGIC):
        data = _unpacked(data, kind, name, most)
    if not data.strip(b" \t\r\n\0"):
        raise BadInput(kind, (("empty", name, ""),))
    if sum(data.count(mark) for mark in (b",", b"[", b"{")) > MOST_VALUES:
        raise BadInput(kind, (("too-big", name, str(MOST_VALUES)),))
    try:
        value = json.loads(data.decode("utf-8-sig"), parse_constant=_no_number, parse_float=finite)
        # A lone surrogate is text that could be neither shown nor saved again.
        if b"\\u" in data:
            json.dumps(value, ensure_ascii=False).encode()
    except UnicodeError as error:
        raise BadInput(kind, (("not-utf8", name, str(error)[:200]),)) from error
    except json.JSONDecodeError as error:
        raise BadInput(kind, (("not-json", f"{error.lineno}:{error.colno}", error.msg),)) from error
    except RecursionError as error:
        raise BadInput(kind, (("too-deep", name, ""),)) from error
    except ValueError as error:  # a number with thousands of digits, or no number at all
        raise BadInput(kind, (("bad-value", name, str(error)[:200]),)) from error
    return value


def finite(digits: str) -> float:
    """Return a number with a fraction or an exponent; ValueError where it is none that we know."""
    value = float(digits)
    if math.isinf(value):
        raise ValueError(digits[:80])
    return value


def _no_number(word: str) -> None:
    raise ValueError(word)


def _unpacked(data: bytes, kind: str, name: str, most: int) -> bytes:
    unpacker = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    try:
        plain = unpacker.decompress(data, most + 1)
    except zlib.error as error:
        raise BadInput(kind, (("bad-gzip", name, str(error)[:200]),)) from error
    if len(plain) > most:
        raise BadInput(kind, (("too-big", name, str(most)),))
    if not unpacker.eof:
        raise BadInput(kind, (("bad-gzip", name, ""),))
    return plain


class Constant(Data):
    """Data that is the same in every file: laid out once, however often it is written."""

    text = ""
    indent = ""


class Table(list[Data]):
    """Rows of data with their texts, which need not be made again for a longer table."""

    def __init__(self, rows: Iterable[Data] = (), texts: Iterable[str] = ()) -> None:
        super().__init__(rows)
        self.texts = list(texts)


def row_text(row: object) -> str:
    """Return a row of a table on one line, by the fastest there is."""
    # Loaded at the first file that is written: the window opens without it.
    from pydantic_core import to_json

    return to_json(row).decode()


def text_of(value: object) -> str:
    """Return JSON that people can read: short things on one line, long ones broken up.

    A long list of objects or lists is a table: a row a line, however wide (within reason).
    """
    return _laid_out(value, "") + "\n"


def compact_bytes_of(value: object) -> bytes:
    """Return the same on one line, as short and as fast as can be."""
    # Loaded at the first file that is written: the window opens without it.
    from pydantic_core import to_json

    return to_json(value)


def _is_surely_long(value: object) -> bool:
    """Whether a value cannot fit a line, seen without writing it out."""
    if isinstance(value, dict):
        return len(value) >= _MANY or any(map(_is_table, value.values()))
    return _is_table(value)


def _is_table(value: object) -> bool:
    return (
        isinstance(value, (list, tuple))
        and len(value) >= _MANY
        and isinstance(value[0], (dict, list, tuple))
    )


def _laid_out(value: object, indent: str) -> str:
    if not isinstance(value, (dict, list, tuple)):
        return _word(value)
    if isinstance(value, Constant):
        if not value.text or value.indent != indent:
            value.text, value.indent = _laid_out(dict(value), indent), indent
        return value.text
    if not _is_surely_long(value):
        flat = _encode(value)
        if len(indent) + len(flat) <= _WIDTH:
            return flat
    inner = indent + " "
    if isinstance(value, dict):
        opening, closing = "{", "}"
        items = [f"{_word(key)}: {_laid_out(item, inner)}" for key, item in value.items()]
    else:
        opening, closing = "[", "]"
        if _is_table(value):
            # Most of a game is here: each row is written out once.
            texts = value.texts if isinstance(value, Table) else map(row_text, value)
            items = [
                text if len(text) <= _WIDEST else _laid_out(row, inner)
                for row, text in zip(value, texts, strict=True)
            ]
        else:
            items = [_laid_out(item, inner) for item in value]
    lines = f",\n{inner}".join(items)
    return f"{opening}\n{inner}{lines}\n{indent}{closing}"
