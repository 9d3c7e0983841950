"""`python3 run.py sounds`: synthesise the sounds of the program, into resources/sounds.

Everything is computed here, from sines and noise of a fixed seed, with the standard library alone:
no recording of anybody's is used. Mono, 16 bits, 22,050 samples a second.
"""

from __future__ import annotations

import math
import random
import struct
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "resources" / "sounds"
RATE = 22_050
LOUDEST = 0.6  # of what 16 bits can hold
Samples = list[float]

# Notes in hertz.
D4, F4, A4, C5, D5, E5, F5, A5, D6 = (
    293.66, 349.23, 440.0, 523.25, 587.33, 659.26, 698.46, 880.0, 1174.66,
)  # fmt: skip


def silence(seconds: float) -> Samples:
    """Return nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def shaped(seconds: float, wave_at: Callable[[float], float], fade: float) -> Samples:
    """Return a wave that begins at once and dies away; `fade` is how fast, per second."""
    count = round(seconds * RATE)
    return [
        wave_at(n / RATE)
        * math.exp(-fade * n / RATE)
        * min(1.0, n / (0.004 * RATE))
        * min(1.0, (count - n) / (0.02 * RATE))
        for n in range(count)
    ]


def horn(pitch: float, seconds: float) -> Samples:
    """Return a note as of a horn: harmonics that swell, and a slow tremble."""
    count = round(seconds * RATE)
    found = []
    for n in range(count):
        t = n / RATE
        swell = min(1.0, t / 0.05) * min(1.0, (seconds - t) / 0.09)
        angle = 2 * math.pi * pitch * t + 0.12 * math.sin(2 * math.pi * 5.2 * t)
        bright = 0.55 * swell
        found.append(
            swell * sum(bright ** (k - 1) / k * math.sin(k * angle) for k in range(1, 7)) * 0.7
        )
    return found


def bell(pitch: float, seconds: float) -> Samples:
    """Return a small bell: a few partials that are out of tune, each fading at its own pace."""
    partials = ((1.0, 1.0, 3.2), (2.01, 0.5, 4.5), (2.76, 0.35, 6.0), (5.4, 0.12, 9.0))
    parts = [
        shaped(
            seconds,
            lambda t, p=part, a=loud: a * math.sin(2 * math.pi * pitch * p * t),  # type: ignore[misc]
            fade,
        )
        for part, loud, fade in partials
    ]
    return mixed(*parts)


def drum(pitch: float, seconds: float, rng: random.Random) -> Samples:
    """Return a stroke on a large drum: a falling tone and a little skin."""

    def at(t: float) -> float:
        tone = math.sin(2 * math.pi * (pitch * t + 6 * (1 - math.exp(-22 * t)) / 22))
        return tone + 0.25 * rng.uniform(-1, 1) * math.exp(-60 * t)

    return shaped(seconds, at, 7.0)


def knock(pitch: float, rng: random.Random) -> Samples:
    """Return wood on wood, or a die on a table."""

    def at(t: float) -> float:
        body = math.sin(2 * math.pi * pitch * t) + 0.6 * math.sin(2 * math.pi * 2.3 * pitch * t)
        return 0.6 * body + 0.5 * rng.uniform(-1, 1) * math.exp(-180 * t)

    return shaped(0.09, at, 55.0)


def mixed(*parts: Samples) -> Samples:
    """Return sounds at the same time."""
    found = [0.0] * max(map(len, parts))
    for part in parts:
        for place, value in enumerate(part):
            found[place] += value
    return found


def later(seconds: float, part: Samples) -> Samples:
    """Return a sound after some silence."""
    return silence(seconds) + part


def counter(rng: random.Random) -> Samples:
    """A counter is put down."""
    return knock(420, rng)


def dice(rng: random.Random) -> Samples:
    """Dice tumble and lie still."""
    at, parts = 0.0, []
    for gap in (0.05, 0.06, 0.07, 0.085, 0.11, 0.14):
        parts.append(later(at, [0.7 * x for x in knock(rng.uniform(900, 1500), rng)]))
        at += gap
    return mixed(*parts)


def battle(rng: random.Random) -> Samples:
    """Two strokes on the drum."""
    return mixed(drum(78, 0.7, rng), later(0.22, drum(70, 0.7, rng)))


def won(rng: random.Random) -> Samples:
    """A city is won: three notes upwards."""
    return mixed(horn(D4, 0.2), later(0.17, horn(F4, 0.2)), later(0.34, horn(A4, 0.55)))


def lost(rng: random.Random) -> Samples:
    """A city is lost: two notes downwards over a drum."""
    return mixed(horn(F4, 0.3), later(0.26, horn(D4, 0.65)), later(0.26, drum(60, 0.8, rng)))


def turn(rng: random.Random) -> Samples:
    """A turn begins: a bell."""
    return bell(A5, 1.3)


def victory(rng: random.Random) -> Samples:
    """The end, and a good one: a fanfare in thirds, with bells."""
    first = ((D4, 0.0, 0.2), (A4, 0.18, 0.2), (D5, 0.36, 0.3), (C5, 0.64, 0.2), (D5, 0.82, 0.9))
    second = ((F4, 0.36, 0.3), (E5, 0.64, 0.2), (F5, 0.82, 0.9), (A4, 0.82, 0.9))
    notes = [later(at, horn(pitch, long)) for pitch, at, long in (*first, *second)]
    bells = [later(0.82 + 0.2 * n, bell(p, 1.0)) for n, p in enumerate((D6, A5, D6))]
    return mixed(*notes, *([0.4 * x for x in b] for b in bells))


def defeat(rng: random.Random) -> Samples:
    """The end, and a sad one: a slow bell over a low horn."""
    tolls = [later(0.55 * n, bell(D4, 1.2)) for n in range(3)]
    return mixed(*tolls, later(0.2, [0.5 * x for x in horn(D4 / 2, 1.6)]))


SOUNDS: dict[str, Callable[[random.Random], Samples]] = {
    "counter": counter, "dice": dice, "battle": battle, "won": won, "lost": lost, "turn": turn,
    "victory": victory, "defeat": defeat,
}  # fmt: skip
QUIET = {"counter": 0.45, "dice": 0.6, "turn": 0.35}  # beside the others


def frames_of(name: str) -> bytes:
    """Return the samples of a sound, as they stand in its file."""
    samples = SOUNDS[name](random.Random(name))
    peak = max(map(abs, samples))
    scale = LOUDEST * QUIET.get(name, 1.0) / peak * 32767
    return struct.pack(f"<{len(samples)}h", *(round(x * scale) for x in samples))


def write(folder: Path) -> list[Path]:
    """Write all sounds into a folder and return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name in SOUNDS:
        path = folder / f"{name}.wav"
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(frames_of(name))
        files.append(path)
    return files


def main(argv: Sequence[str] = ()) -> int:
    """Write the sounds; return 0."""
    files = write(TARGET)
    print(f"{len(files)} sounds, {sum(path.stat().st_size for path in files) / 1024:.0f} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
