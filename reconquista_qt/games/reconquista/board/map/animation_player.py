"""One stage of the show at a time: its effects, its clock, the trails it leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QVariantAnimation

from .animation_dice import SETTLED, DiceCard

if TYPE_CHECKING:
    from .animation import Trail
    from .animation_parts import AnimationStep
    from .view import BoardView

SPEEDS: Final = {"instant": 0.0, "fast": 0.4, "normal": 1.0, "slow": 1.8, "very_slow": 3.2}
TRAIL_STEPS: Final = 4  # a trail has faded after so many steps


class AnimationPlayer(QObject):
    """Shows a stage on the board, and then goes on as it was told."""

    def __init__(
        self, view: BoardView, go_on: Callable[[], None], settled: Callable[[], None]
    ) -> None:
        super().__init__(view)
        self._settled = settled  # called once the dice of a stage lie still
        self._rolling = False
        self._view, self._board = view, view.board
        self._go_on = go_on
        self._stage: AnimationStep | None = None
        self._trails: list[Trail] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._stage_over)

    def _show_stage(self, stage: AnimationStep, pace: float) -> None:
        self._stage = stage
        for effect in stage.effects:
            self._board.addItem(effect)
            effect.play(0.0)
            if isinstance(effect, DiceCard):
                self._rolling = True
                self._view.keep_inside(effect, effect.card)
        for stack in stage.hidden:
            stack.setOpacity(0.0)
        self._clock.setDuration(max(1, round(stage.length * pace)))
        self._clock.start()

    def _tick(self, t: object) -> None:
        if self._stage is not None:
            for effect in self._stage.effects:
                effect.play(float(t))  # type: ignore[arg-type]
        if self._rolling and float(t) >= SETTLED:  # type: ignore[arg-type]
            self._rolling = False
            self._settled()

    def _stage_over(self) -> None:
        self._clear_stage()
        self._go_on()

    def _clear_stage(self) -> None:
        stage, self._stage = self._stage, None
        self._rolling = False
        if stage is None:
            return
        for effect in stage.effects:
            if stage.trail is not None and effect is stage.trail:
                stage.trail.play(1.0)
                self._trails.append(stage.trail)
            else:
                self._board.removeItem(effect)
        for stack in stage.hidden:
            stack.setOpacity(0.0 if self._board.counters_hidden else 1.0)

    def _age_trails(self) -> None:
        for trail in list(self._trails):
            trail.age += 1
            trail.setOpacity(1 - trail.age / (TRAIL_STEPS + 1))
            if trail.age > TRAIL_STEPS:
                self._board.removeItem(trail)
                self._trails.remove(trail)

    def _clear_trails(self) -> None:
        for trail in self._trails:
            self._board.removeItem(trail)
        self._trails.clear()
