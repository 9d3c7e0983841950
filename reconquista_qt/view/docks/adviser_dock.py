"""The adviser in three voices: where to look, what to do there and why, the plan up to the dice."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QLocale, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDockWidget,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.ai.adviser import Advice, PlannedAction, Proposal, advise
from reconquista_qt.engine.decision import Decision
from reconquista_qt.games.reconquista.names import AREAS
from reconquista_qt.view.docks.pieces import Breakdown, Card, Heading, Note, scrolled
from reconquista_qt.view.insight.plan_player import PlanPlayer
from reconquista_qt.view.insight.worker import Helper
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.preferences import VOICES, Preferences

if TYPE_CHECKING:
    from reconquista_qt.model.controller import GameController
    from reconquista_qt.view.board.view import BoardView
    from reconquista_qt.view.docks.pace import Pace

OTHERS: Final = 4
MARK: Final = "shown"
SMALL: Final = 0.095  # a margin that one decimal would show as nothing
MARGIN: Final = 2  # standard errors on either side: about 95 %


def areas_of(action: Any) -> frozenset[str]:
    """Return the areas that an action touches."""
    return frozenset(places_of(action))


def places_of(action: Any) -> tuple[str, ...]:
    """Return the areas that an action touches, the one that matters most first."""
    places = (getattr(action, name, None) for name in ("to", "area", "origin"))
    return tuple(AREAS[place] for place in places if place is not None)


class AdviserDock(QDockWidget):
    """Thinks in a process of its own, while the dock is in sight; each decision anew."""

    linkFollowed = Signal(str)  # area:… or region:…
    performing = Signal(int)  # the number of an input of the adviser's own

    def __init__(
        self,
        board: BoardView,
        controller: GameController,
        languages: Languages,
        preferences: Preferences,
        pace: Pace,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("adviserDock")
        self._board, self._controller, self._languages = board, controller, languages
        self._preferences, self._pace = preferences, pace
        self.advice: Advice | None = None
        self._seen = self._lit = False
        self.helper = Helper(self)
        self.player = PlanPlayer(controller, board.presenter, self)
        self._played: tuple[PlannedAction, ...] = ()
        self._build()
        self.ask.clicked.connect(self.toggle)
        self.perform.clicked.connect(self.do_it)
        self.play.clicked.connect(self.play_plan)
        self.voices.idClicked.connect(lambda at: preferences.set("adviser_voice", VOICES[at]))
        preferences.changed.connect(self._preference_changed)
        self.helper.told.connect(self._take)
        self.helper.ended.connect(self._show)
        self.player.performing.connect(self.performing)
        self.player.stepped.connect(self._show)
        self.player.ended.connect(self._plan_ended)
        for signal in (controller.reset, controller.decisionChanged):
            signal.connect(self._follow)
        pace.over.connect(self._show)
        self.visibilityChanged.connect(self._be_seen)
        self._retranslate()

    # -- parts -----------------------------------------------------------------------------------

    def _build(self) -> None:
        page = QWidget(self)
        self.setWidget(scrolled(page, self))
        layout = QVBoxLayout(page)
        layout.setContentsMargins(10, 6, 10, 8)
        layout.setSpacing(6)
        row = QHBoxLayout()
        row.setSpacing(4)
        self.voices = QButtonGroup(self)
        for at in range(len(VOICES)):
            button = QPushButton(page)
            button.setCheckable(True)
            button.setChecked(at == self._voice())
            self.voices.addButton(button, at)
            row.addWidget(button, 1)
        layout.addLayout(row)
        self.progress = QProgressBar(page)
        self.progress.setRange(0, 100)
        self.ask = QPushButton(page)
        self.ask.setProperty("role", "link")
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.progress, 1)
        row.addWidget(self.ask)
        layout.addLayout(row)
        self.card = Card(page)
        self.where, self.gain, self.reasons = (Note(muted=False, parent=page) for _ in range(3))
        self.best = Heading(1.15, page)
        self.best.setWordWrap(True)
        for line in (self.where, self.best, self.gain, self.reasons):
            self.card.inside.addWidget(line)
        layout.addWidget(self.card)
        row = QHBoxLayout()
        row.setSpacing(6)
        self.perform, self.play = QPushButton(page), QPushButton(page)
        self.perform.setProperty("role", "primary")
        row.addWidget(self.perform, 1)
        row.addWidget(self.play, 1)
        layout.addLayout(row)
        self._plan_title, self._others_title = Heading(1.0, page), Heading(1.0, page)
        self.plan = Note(muted=False, parent=page)
        self.others = Breakdown(page)
        self._about = Note(parent=page)
        for part in (self._plan_title, self.plan, self._others_title, self.others):
            layout.addWidget(part)
        layout.addWidget(self._about)
        layout.addStretch()
        for note in (self.where, self.reasons, self.plan):
            note.linkActivated.connect(self.linkFollowed)

    # -- thinking --------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Stop and keep to what was found, or think (on)."""
        if self.helper.is_running:
            self.helper.stop()
        else:
            self.think()

    def think(self) -> None:
        """Think about the decision that is asked, if there is one."""
        self.forget()
        if isinstance(self._controller.waiting, Decision):
            state = self._controller.state.clone()
            seed = len(self._controller.session.inputs)
            self.helper.start(advise, self._controller.game.id, state, seed)
        self._show()

    def forget(self) -> None:
        """Stop, and forget what was found for a position that is no more."""
        self.advice = None
        self.helper.stop()
        self._show()

    def _follow(self) -> None:
        """Think about what is asked now; but a plan is carried out first."""
        if self.player.is_playing:
            return
        if self._seen:
            self.think()
        else:
            self.forget()

    def _be_seen(self, seen: bool) -> None:
        if seen == self._seen:
            return
        self._seen = seen
        if not seen:
            # Nobody looks: think no more, and leave the rest of a plan to the player.
            self.helper.stop()
            self.player.stop()
            self._light(())
        elif self.advice is None and not self.helper.is_running:
            self.think()
        else:
            self._show()

    def _take(self, advice: Advice) -> None:
        self.advice = advice
        self._show()

    # -- doing -----------------------------------------------------------------------------------

    def do_it(self) -> None:
        """Perform the best action."""
        if self.advice is not None:
            self.player.perform(self.advice.best.actions[0])

    def play_plan(self) -> None:
        """Perform the whole plan, step by step; or leave off, and leave the rest to the player."""
        if self.player.is_playing:
            self.player.stop()
        elif self.advice is not None:
            self.helper.stop()
            self._played = self.advice.plan
            self.player.play([planned.action for planned in self._played])

    def _plan_ended(self) -> None:
        self._played = ()
        self._follow()

    # -- showing ---------------------------------------------------------------------------------

    def _voice(self) -> int:
        chosen = self._preferences.get("adviser_voice")
        return VOICES.index(chosen) if chosen in VOICES else len(VOICES) - 1

    def _light(self, areas: Sequence[str]) -> None:
        if areas or self._lit:
            self._board.board.highlight(MARK, areas)
        self._lit = bool(areas)

    def _preference_changed(self, name: str) -> None:
        if name == "adviser_voice":
            self.voices.button(self._voice()).setChecked(True)
            self._show()

    def _show(self) -> None:
        deciding = isinstance(self._controller.waiting, Decision)
        running, playing = self.helper.is_running, self.player.is_playing
        # What comes after dice is not told before the dice have been seen.
        advice = None if self._pace.holds else self.advice
        voice = self._voice()
        known = advice is not None and not playing
        self.ask.setText(self.tr("Stop") if running else self.tr("Think"))
        self.ask.setEnabled((deciding or running) and not playing)
        self.progress.setVisible(known or running)
        self.ask.setVisible(not playing)
        self.card.setVisible(not playing)
        self.where.setVisible(not known or voice == 0)
        for part in (self.best, self.gain, self.reasons):
            part.setVisible(known and voice > 0)
        self.perform.setVisible(known and voice > 0)
        self.play.setVisible((known and voice > 1) or playing)
        self.play.setText(self.tr("Leave off") if playing else self.tr("Play the plan"))
        for part in (self._plan_title, self.plan):
            part.setVisible((known and voice > 1) or playing)
        for widget in (self._others_title, self.others):
            widget.setVisible(known and voice > 1)
        if playing:
            self.plan.setText(self._plan_told(self._played, self.player.at))
            self._light(places_of(self._played[self.player.at].action) if self._seen else ())
            return
        if advice is None:
            self._tell_none(deciding, running)
            return
        self._tell(advice, voice)

    def _tell_none(self, deciding: bool, running: bool) -> None:
        self._light(())
        self.progress.setValue(0)
        self.progress.setFormat("")
        if not deciding:
            text = self.tr("There is nothing to decide now.")
        elif self._pace.holds:
            text = self.tr("Let us see the dice first.")
        elif running:
            text = self.tr("Thinking…")
        else:
            text = self.tr("Ask, and the adviser thinks about this decision.")
        self.where.setText(text)

    def _tell(self, advice: Advice, voice: int) -> None:
        wording = self._languages.wording
        first = advice.plan[0]
        places = places_of(first.action)
        self._light(places if self._seen else ())
        links = [f'<a href="area:{place}">{wording.area(place)}</a>' for place in places]
        if links:
            self.where.setText(self.tr("Look at {0}.").format(" ← ".join(links)))
        else:
            self.where.setText(self.tr("Nothing on the board calls for you any more."))
        self.best.setText(wording.option(first.action, first.kind))
        self.gain.setText(self._gain(advice))
        reasons = sentence(wording.reasons_rich(first.reasons))
        self.reasons.setText(reasons)
        self.reasons.setVisible(bool(reasons) and voice > 0)
        self.perform.setEnabled(True)
        if voice > 1:
            self.plan.setText(self._plan_told(advice.plan, -1))
            others = advice.proposals[1 : OTHERS + 1]
            self._others_title.setVisible(bool(others))
            self.others.show_lines(
                [(self._named(one, first.kind), self._lag(one, advice.best)) for one in others],
                None,
            )
        self.progress.setValue(round(100 * advice.share))
        self.progress.setFormat(self.tr("%n playout(s)", "", max(0, advice.playouts)))

    def _gain(self, advice: Advice) -> str:
        best = advice.best
        if len(advice.proposals) == 1 and advice.finished:
            return self.tr("There is no other choice.")
        if not isfinite(best.gain_error):
            return self.tr("At first sight; nothing has been played out yet.")
        write = QLocale().toString
        gain, margin = best.gain, MARGIN * best.gain_error
        sign, digits = "−" if gain < 0 else "+", 1 if margin >= SMALL else 2
        size, spread = write(abs(gain), "f", digits), write(margin, "f", digits)
        figures = f"<b>{sign}{size}</b>\u00a0±\u00a0{spread}"
        if advice.is_over_idle:
            text = self.tr("{0} expected points over ending the phase")
        else:
            text = self.tr("{0} expected points over the next best")
        text = text.format(figures)
        forecast = self.tr("forecast: {0} points at the end")
        return f"{text}<br>{forecast.format(write(best.points, 'f', 1))}"

    def _plan_told(self, plan: Sequence[PlannedAction], at: int) -> str:
        """Return a plan as a numbered list; what is done is paler, what comes now is bold."""
        wording, rows = self._languages.wording, []
        muted = self._about.palette().color(self._about.foregroundRole()).name()
        for number, planned in enumerate(plan):
            action = wording.option_rich(planned.action, planned.kind)
            if number == at:
                action = f"<b>{action}</b>"
            elif number < at:
                action = f'<span style="color:{muted}">{action} ✓</span>'
            reasons = sentence(wording.reasons_rich(planned.reasons))
            why = f'<br><span style="font-size:small">{reasons}</span>' if reasons else ""
            rows.append(
                f'<tr><td style="padding-right:6px">{number + 1}.</td>'
                f'<td style="padding-bottom:4px">{action}{why}</td></tr>'
            )
        return f'<table cellspacing="0" cellpadding="0">{"".join(rows)}</table>'

    def _named(self, one: Proposal, kind: str) -> str:
        option = self._languages.wording.option
        return "; ".join(option(action, kind) for action in one.actions)

    def _lag(self, one: Proposal, best: Proposal) -> str:
        if not one.playouts or not best.playouts:
            return "–"
        return f"−{QLocale().toString(max(0.0, best.points - one.points), 'f', 1)}"

    # -- language --------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._redraw()
        super().changeEvent(event)

    def _redraw(self) -> None:
        """Draw links in the colours of another theme: a text is only drawn anew when it changes."""
        if hasattr(self, "_about"):
            for note in (self.where, self.reasons, self.plan):
                note.clear()
            self._show()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Adviser"))
        voices = (
            (self.tr("Where"), self.tr("Only where to look: the areas light up on the board.")),
            (self.tr("What"), self.tr("The action, what it is expected to gain, and why.")),
            (self.tr("Plan"), self.tr("Everything, up to the next roll of dice.")),
        )
        for button, (name, tip) in zip(self.voices.buttons(), voices, strict=True):
            button.setText(name)
            button.setToolTip(tip)
            button.setAccessibleDescription(tip)
        self.perform.setText(self.tr("Do it"))
        self.perform.setToolTip(self.tr("Performs this one action."))
        self.play.setToolTip(self.tr("Performs the whole plan, one action after the other."))
        self._plan_title.setText(self.tr("The plan up to the next dice"))
        self._others_title.setText(self.tr("Also considered"))
        self.progress.setAccessibleName(self.tr("How well the adviser knows"))
        self._about.setText(
            self.tr("The adviser plays each promising choice on with many other dice, the same for "
                    "each, and compares what it comes to; ± is 95 % certain. It does not know the "
                    "dice of your game.")
        )  # fmt: skip
        for heading in (self.best, self._plan_title, self._others_title):
            heading.fit()
        self._show()


def sentence(text: str) -> str:
    """Return part of a sentence as a whole one; it may begin with a link."""
    if not text:
        return ""
    at = text.index(">") + 1 if text.startswith("<a ") else 0
    return f"{text[:at]}{text[at].upper()}{text[at + 1 :]}."
