"""Sums of what parts of the program answer to many questions, kept beside the tests that ask.

A change of any answer shows; where it is meant, ``RECONQUISTA_KEEP_GOLDEN=1`` writes the file anew,
and the change is told of.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def compare(found: Mapping[str, Any], kept: Path) -> None:
    """See that what was found is what is kept under the same names."""
    known = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    if os.environ.get("RECONQUISTA_KEEP_GOLDEN"):
        known |= found
        kept.write_text(json.dumps(known, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    assert dict(found) == {name: known.get(name) for name in found}
