"""The battle panel: who fights whom, who strikes first and why, round by round to the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.rules.battle import HITS_FROM
from reconquista_qt.games.reconquista.rules.events import (
    BattleBegan,
    BattleEnded,
    BattleRound,
    UnitsRetreated,
)
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.numbers import digits

from .panel import Panel
from .pieces import Counters, DiceRow

if TYPE_CHECKING:
    from reconquista_qt.view.why.reason import Why

FIRST_RULE = {"mountain": "phase4/battle-dice", "cid": "phase2/el-cid"}


class BattlePanel(Panel):
    """Tells one battle; a new one takes its place. Lines are links to the rules at work."""

    KINDS = frozenset({"battle_began", "battle_round", "battle_ended", "units_retreated"})

    def __init__(
        self, wording: Words, theme: ArtTheme = "light", parent: QWidget | None = None
    ) -> None:
        super().__init__(wording, theme, parent)
        self._entries: list[Entry] = []
        self._began: BattleBegan | None = None
        self._over = True
        self.setAccessibleName(self.tr("Battle"))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries of the battle that is told."""
        return tuple(self._entries)

    def clear(self) -> None:
        """Forget the battle, and show nothing."""
        self._entries = []
        self._began, self._over = None, True
        self.empty()

    def add(self, entry: Entry, *, roll: bool = True) -> bool:
        """Tell an entry if it belongs to a battle; False where it does not."""
        event = entry.event
        match event:
            case BattleBegan():
                self.clear()
                self._began, self._over = event, False
                self._begin(event)
            case BattleRound() if self._began is not None and not self._over:
                self._round(event, roll)
            case BattleEnded() if self._began is not None and not self._over:
                self._over = True
                self.separator()
                self.line(self.wording.event_rich(entry), "panelOutcome")
                self._left(event)
            case UnitsRetreated(origin=area) if (
                self._began is not None and self._over and area == self._began.area
                and self._entries and len(self._entries) < 60
                and self._entries[-1].event.kind in ("battle_ended", "units_retreated")
            ):  # fmt: skip
                self.line(self.wording.event_rich(entry))
            case _:
                return False
        self._entries.append(entry)
        return True

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Tell a battle at once, without throwing dice."""
        self.clear()
        for entry in entries:
            self.add(entry, roll=False)

    def render_again(self) -> None:
        """Tell the same battle again, after a change of language, colours or text size."""
        self.setAccessibleName(self.tr("Battle"))
        self.show_entries(tuple(self._entries))

    def why(self, name: str) -> Why | None:
        """Return how a side came to its hits: ``ROUND-0`` for the attacker, ``ROUND-1`` else."""
        from reconquista_qt.games.reconquista.board.why.of_dice import hits_why

        number, _, defends = name.partition("-")
        for entry in self._entries:
            event = entry.event
            if isinstance(event, BattleRound) and str(event.number) == number and self._began:
                side = self._began.defender if defends == "1" else self._began.attacker
                return hits_why(event, side, defends == "1", self.wording)
        return None

    # -- parts ---------------------------------------------------------------------------------

    def _side(self, side: str) -> str:
        return self.wording.side(side)

    def _begin(self, event: BattleBegan) -> None:
        size = self.counter_px()
        self.heading(self.tr("Battle of {area}").format(area=self.area(event.area)))
        attack = self.tr("Attacking: {side}").format(side=self._side(event.attacker))
        defend = self.tr("Defending: {side}").format(side=self._side(event.defender))
        for text, units in ((attack, event.attackers), (defend, event.defenders)):
            self.line(f"<b>{text}</b>")
            self.row(Counters(units, self.wording, self.theme, size))
        why = {
            "mountain": self.tr("{side} strike first in the first round: mountains"),
            "cid": self.tr("{side} strike first in every round: El Cid leads them"),
        }.get(event.why)
        if why and event.first:
            side = event.attacker if event.first == "attacker" else event.defender
            text = why.format(side=self._side(side))
            self.line(f"{text} · {self.rule(FIRST_RULE[event.why])}")
        else:
            text = self.tr("Both sides strike at once")
            self.line(f"{text} · {self.rule('phase4/battle-dice')}")
        if event.sheltered:
            text = self.tr("The defenders come out of their walls")
            self.line(f"{text} · {self.rule(event.rule)}")

    def _round(self, event: BattleRound, roll: bool) -> None:
        began = self._began
        assert began is not None
        self.separator()
        first = ""
        if event.first:
            side = began.attacker if event.first == "attacker" else began.defender
            first = " · " + self.tr("{side} first").format(side=self._side(side))
        number = self.tr("Round {number}").format(number=digits(event.number))
        self.line(f"<b>{number}</b>{first} · {self.rule(event.rule)}")
        sides = [
            (began.attacker, event.attacker_dice, event.attacker_hits, event.attacker_losses),
            (began.defender, event.defender_dice, event.defender_hits, event.defender_losses),
        ]
        if event.first == "defender":
            sides.reverse()
        for side, dice, hits, _ in sides:
            name = self._side(side)
            if not dice:
                self.line(self.tr("{side}: nobody left to strike back").format(side=name))
                continue
            thrown = [(v, side, "hit" if v >= HITS_FROM[k] else "miss") for k, v in dice]
            words = self.tr("%n hit(s)", "", hits)
            label = f"{name}: {', '.join(str(v) for _, v in dice)}; {words}"
            defends = "1" if dice is event.defender_dice else "0"
            link = f'<a href="why:{event.number}-{defends}">{words}</a>'
            self.labelled(
                f"{name}<br><b>{link}</b>",
                DiceRow(
                    thrown, self.theme, self.die_px(), roll=roll, label=label,
                    milliseconds=self.throw_ms,
                ),
            )  # fmt: skip
        small = round(self.counter_px() * 0.8)
        for side, _, _, losses in sides:
            if losses:
                text = self.tr("{side} lose").format(side=self._side(side))
                self.labelled(
                    f"{text}<br>{self.rule('phase4/casualties', '§')}",
                    Counters(losses, self.wording, self.theme, small, lost=True),
                )

    def _left(self, event: BattleEnded) -> None:
        began = self._began
        assert began is not None
        small = round(self.counter_px() * 0.8)
        for side, units in ((began.attacker, event.attackers), (began.defender, event.defenders)):
            if units:
                text = self.tr("{side} left").format(side=self._side(side))
                self.labelled(text, Counters(units, self.wording, self.theme, small))
