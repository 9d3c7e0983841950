"""`reconquista-qt engine`: the engine protocol, version 1, on standard input and output.

JSON Lines in UTF-8: one request a line, one response a line, in order. No input, however broken,
ends the process or changes the game.
"""

from __future__ import annotations

import json
import logging
import math
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from queue import Queue
from threading import Thread
from time import monotonic
from typing import BinaryIO

from reconquista_qt.engine.data import Data

from . import language
from .protocol import Problem, Protocol

# Longer lines than any honest request are answered without being read into memory whole.
LONGEST_LINE = 1 << 20
DEEPEST = 100  # brackets within brackets; no honest request has ten
STOP = b'"stop"'  # every request to stop holds this
MOST_WAITING = 1000  # lines that are read before they are answered
PATIENCE = 5.0  # seconds that work goes on after the end of the input


def main(argv: Sequence[str] = ()) -> int:
    """Serve requests until the end of the input; return 0.

    Words on the command line mean nothing: they are told of, and no program is turned away.
    """
    for word in argv:
        told = language.messages(language.of_system())["no-words"].format(word=word)
        print(told, file=sys.stderr, flush=True)
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING)
    # A reader of our own: the interpreter cannot end while another thread waits in its reader.
    serve(os.fdopen(os.dup(sys.stdin.fileno()), "rb"), sys.stdout.buffer)
    return 0


class Requests:
    """The lines of the input, read beside the work: so its end is seen while something lasts."""

    def __init__(self, source: BinaryIO) -> None:
        self._source = source
        self._lines: Queue[bytes] = Queue(MOST_WAITING)
        self._ended: float | None = None
        self._read_so_far = self._answered = self._stopped = 0  # lines
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        try:
            while line := self._source.readline(LONGEST_LINE):
                whole = line.endswith(b"\n") or len(line) < LONGEST_LINE
                while not whole:
                    rest = self._source.readline(LONGEST_LINE)
                    whole = not rest or rest.endswith(b"\n")
                    line = b""
                self._read_so_far += 1
                if STOP in line and _says_stop(line):
                    self._stopped = self._read_so_far
                self._lines.put(line or b"\n")
        except (OSError, ValueError):  # the input was closed under our hands
            pass
        self._ended = monotonic()
        self._lines.put(b"")

    def __iter__(self) -> Iterator[bytes]:
        while line := self._lines.get():
            yield line
            self._answered += 1

    def is_over(self) -> bool:
        """Whether work is to be given up that is still going on: a request to stop has come since,
        or the input ended long enough ago.

        A script may end its input at once and wait for the answers; a while is left to it.
        """
        if self._stopped > self._answered + 1:
            return True
        return self._ended is not None and monotonic() - self._ended > PATIENCE


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer each line of `source` with one line on `sink`, after lines of progress if any."""
    requests = Requests(source)

    def tell(request_id: object, progress: Data) -> None:
        sink.write(written({"id": request_id, "progress": progress}))
        sink.flush()

    protocol = Protocol(stop=requests.is_over, tell=tell)
    for line in requests:
        try:
            sink.write(answer(protocol, line))
            sink.flush()
        except BrokenPipeError:
            # Nobody listens any more: what is still in the pipe's buffer goes nowhere.
            with suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), sink.fileno())
            return


def answer(protocol: Protocol, line: bytes) -> bytes:
    """Return the response line to a request line."""
    request_id: object = None
    try:
        request = read_request(line)
        request_id = request.get("id")
        response = {"id": request_id, "ok": True, **protocol.handle(request)}
    except Problem as problem:
        response = {"id": request_id, "ok": False, "error": protocol.error_data(problem)}
    except BrokenPipeError:  # nobody listens to the progress
        raise
    except Exception as error:  # a fault of ours must not end the other program's game
        logging.exception("request failed")
        fault = Problem("internal-error", detail=f"{type(error).__name__}: {error}"[:200])
        response = {"id": request_id, "ok": False, "error": protocol.error_data(fault)}
    return written(response)


def written(response: Data) -> bytes:
    """Return a line of the output."""
    text = json.dumps(response, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    # A lone surrogate in an echoed id cannot be UTF-8; its escape is the same JSON string.
    return text.encode("utf-8", "backslashreplace") + b"\n"


def _says_stop(line: bytes) -> bool:
    try:
        return read_request(line).get("do") == "stop"
    except Problem:
        return False


def read_request(line: bytes) -> Data:
    """Return the request of a line; Problem (bad-request) where it is no JSON object."""
    try:
        request = json.loads(line.decode("utf-8"), parse_constant=_no_constant, parse_float=_finite)
    except (ValueError, RecursionError) as error:
        raise Problem("bad-request", detail=str(error)[:200]) from None
    if not isinstance(request, dict):
        raise Problem("bad-request", detail=type(request).__name__)
    if line.count(b"[") + line.count(b"{") > DEEPEST and _is_too_deep(request):
        raise Problem("bad-request", detail=f"depth > {DEEPEST}")
    return request


def _is_too_deep(request: Data) -> bool:
    """Whether a request has more brackets within brackets than whoever reads it could follow."""
    level: list[object] = [request]
    for _ in range(DEEPEST):
        inner: list[object] = []
        for thing in level:
            if isinstance(thing, dict):
                inner += thing.values()
            elif isinstance(thing, list):
                inner += thing
        level = inner
    return any(isinstance(thing, (dict, list)) for thing in level)


def _finite(digits: str) -> float:
    """Return a number that JSON can hold: 1e999 would come back as Infinity, which is none."""
    value = float(digits)
    if math.isinf(value):
        raise ValueError(digits[:80])
    return value


def _no_constant(name: str) -> None:
    raise ValueError(name)
