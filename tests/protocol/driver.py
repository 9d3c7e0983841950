"""The engine protocol as another program sees it: a process with two pipes."""

from __future__ import annotations

import json
import subprocess
import sys
from types import TracebackType
from typing import Any

from tests.waiting import PATIENCE


class Engine:
    """A running `reconquista-qt engine`."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "reconquista_qt", "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.number = 0

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> int:
        """End the input and return the exit status."""
        _, self.errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode

    def raw(self, line: bytes) -> dict[str, Any]:
        """Send a line and return the response to it."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        answer: dict[str, Any] = json.loads(line, parse_constant=_no_json)
        return answer

    def send(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request and return its response, whatever it is."""
        self.number += 1
        request = {"id": self.number, "do": do, **fields}
        answer = self.raw(json.dumps(request, ensure_ascii=False).encode())
        assert answer["id"] == self.number
        return answer

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request that must succeed."""
        answer = self.send(do, **fields)
        assert answer["ok"], answer
        return answer

    def fail(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request that must fail, and return its error."""
        answer = self.send(do, **fields)
        assert not answer["ok"], answer
        error: dict[str, Any] = answer["error"]
        assert set(error) == {"code", "rule", "args", "text"}
        assert set(error["text"]) >= {"en", "es"}
        assert error["text"]["en"] and error["text"]["es"]
        return error


def _no_json(constant: str) -> None:
    """Fail: NaN and Infinity are Python's, and no other program would read them."""
    raise AssertionError(constant)
