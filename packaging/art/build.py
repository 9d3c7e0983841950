"""Draw every counter and icon into `resources/`; `--check` only says whether they are as drawn."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import app_icon  # noqa: E402
import buildings  # noqa: E402
import counters  # noqa: E402
import icons  # noqa: E402

FOLDERS = {
    "reconquista/counters": counters.DRAWN | buildings.DRAWN,
    "icons": icons.DRAWN | app_icon.DRAWN,
}


def main(arguments: list[str]) -> int:
    """Write the files, or compare them; the exit status is 1 when a file differs."""
    check, stale = "--check" in arguments, []
    for folder, drawn in FOLDERS.items():
        for name, draw in drawn.items():
            file = ROOT / "resources" / folder / f"{name}.svg"
            text = draw()
            if check:
                if not file.is_file() or file.read_text("utf-8") != text:
                    stale.append(file)
            else:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, "utf-8", newline="\n")
    for file in stale:
        print(f"not as drawn: {file.relative_to(ROOT)}")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
