"""The hall of fame, the game of the day, and the way to the challenges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.wording import in_language

if TYPE_CHECKING:
    from datetime import date

    from reconquista_qt.view.main_window import MainWindow

MOST_SEED: Final = 999_999_999


def game_of_the_day(game: AnyGame, day: date) -> tuple[str, int]:
    """Return scenario and seed of a day's game: the same for everybody."""
    from hashlib import sha256

    told = sha256(f"{game.id} {day.isoformat()}".encode()).digest()
    scenarios = game.scenarios
    seed = int.from_bytes(told[:8], "big") % MOST_SEED + 1
    return scenarios[int.from_bytes(told[8:12], "big") % len(scenarios)], seed


class Hall(QObject):
    """Enters finished games into the hall, and opens what this module is about."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._advised: int | None = None  # the session for which the adviser was asked
        actions = window.actions_
        actions["today"].triggered.connect(lambda _=False: self.today())
        actions["hall"].triggered.connect(lambda _=False: self.show())
        actions["challenges"].triggered.connect(lambda _=False: self.challenges())
        for name in ("adviser", "simulate"):
            actions[name].triggered.connect(lambda _=False: self.note_advice())
        window.controller.finished.connect(self._finished)

    def note_advice(self) -> None:
        """Remember that advice was asked for the game on the table."""
        self._advised = id(self._window.controller.session)

    def _finished(self) -> None:
        window = self._window
        session = window.controller.session
        if "hall" not in window.desk.features or self._is_shown_only():
            return
        from datetime import date, datetime

        from reconquista_qt.storage.hall import enter, finished_game

        today = date.today()
        start = game_of_the_day(session.game, today)
        day = today.isoformat() if start == (session.scenario, session.dice.seed) else ""
        entry = finished_game(
            session,
            when=datetime.now().isoformat(timespec="seconds"),
            advised=self._advised == id(session),
            day=day,
        )
        try:
            enter(entry)
        except BadInput as error:
            window.files.tell_trouble(error)

    def _is_shown_only(self) -> bool:
        """Whether the game on the table is one that the computer plays, or a lesson."""
        return self._window.actions_["watch"].isChecked() or self._window.controller.scripted

    def today(self) -> None:
        """Begin the game of the day, with the rulings as they are by default."""
        from datetime import date

        window = self._window
        game = window.controller.home
        scenario, seed = game_of_the_day(game, date.today())
        window.controller.start_new(seed=seed, scenario=scenario)
        name = in_language(game.scenario_name(scenario), window.languages.language)
        told = self.tr("The game of the day: {0}. Everybody has the same dice today.")
        window.tell(told.format(name), False)

    def show(self) -> None:
        """Show the hall of fame."""
        from reconquista_qt.view.hall_window import HallWindow

        windows = self._window.windows
        if "hall" in windows.open:
            windows.open.pop("hall").deleteLater()
        windows.show_window("hall", HallWindow(self._window))

    def challenges(self) -> None:
        """Show the challenges."""
        from reconquista_qt.view.challenges import ChallengesWindow

        windows = self._window.windows
        if "challenges" not in windows.open:
            dialog = ChallengesWindow(self._window)
            dialog.linkFollowed.connect(self._window.follow)
            windows.open["challenges"] = dialog
        windows.show_window("challenges", windows.open["challenges"])
