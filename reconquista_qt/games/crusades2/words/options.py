"""The rule options in words: what each asks, and the choices that are neither yes nor no."""

from __future__ import annotations

from typing import Final

from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP, Phrases

TITLES: Final = {
    "setup": QT_TRANSLATE_NOOP("RuleOptions", "Set-up"),
    "chits": QT_TRANSLATE_NOOP("RuleOptions", "First chits of the leaders"),
    "odds": QT_TRANSLATE_NOOP("RuleOptions", "The odds of a melee count"),
    "types": QT_TRANSLATE_NOOP("RuleOptions", "The arms that meet in a melee count"),
    "berserk": QT_TRANSLATE_NOOP("RuleOptions", "Units may go berserk"),
    "split_orders": QT_TRANSLATE_NOOP("RuleOptions", "A leader may divide horse and foot"),
    "action_chits": QT_TRANSLATE_NOOP("RuleOptions", "Action chits, drawn from a cup"),
    "end_chit": QT_TRANSLATE_NOOP("RuleOptions", "A chit in the cup that ends the turn"),
    "optional_victory": QT_TRANSLATE_NOOP("RuleOptions", "The loser may answer a victory"),
    "facing_bonus": QT_TRANSLATE_NOOP("RuleOptions", "Melee from the flank or the rear is better"),
    "successor": QT_TRANSLATE_NOOP("RuleOptions", "A dead leader's units find another"),
    "jean_attack": QT_TRANSLATE_NOOP("RuleOptions", "Jean begins with Attack at Nicopolis"),
    "heavy_loss": QT_TRANSLATE_NOOP("RuleOptions", "Heavy cavalry with two steps lost"),
    "charger_turn": QT_TRANSLATE_NOOP("RuleOptions", "Which charging units may turn after combat"),
    "tables": QT_TRANSLATE_NOOP("RuleOptions", "Numbers that the rulebook does not print"),
}
CHOICES: Final = {
    ("setup", "ready"): QT_TRANSLATE_NOOP("RuleOptions", "stands already"),
    ("setup", "free"): QT_TRANSLATE_NOOP("RuleOptions", "each side sets up"),
    ("chits", "historical"): QT_TRANSLATE_NOOP("RuleOptions", "as in history"),
    ("chits", "free"): QT_TRANSLATE_NOOP("RuleOptions", "each side chooses"),
    ("heavy_loss", "literal"): QT_TRANSLATE_NOOP("RuleOptions", "three less of each value"),
    ("heavy_loss", "two"): QT_TRANSLATE_NOOP("RuleOptions", "two less of each value"),
    ("charger_turn", "fought"): QT_TRANSLATE_NOOP("RuleOptions", "those that fought"),
    ("charger_turn", "always"): QT_TRANSLATE_NOOP("RuleOptions", "all of them"),
    ("tables", "reconstructed"): QT_TRANSLATE_NOOP("RuleOptions", "as first reconstructed"),
    ("tables", "even"): QT_TRANSLATE_NOOP("RuleOptions", "even: both sides have a chance"),
}  # fmt: skip


class RuleOptions(Phrases):
    """What the dialog for a new game asks."""

    def title(self, option: str) -> str:
        """Return what an option decides, "" where it is none of this game."""
        return self.tr(TITLES[option]) if option in TITLES else ""

    def choice(self, option: str, value: object) -> str:
        """Return a choice, "" for yes and no."""
        text = CHOICES.get((option, value)) if isinstance(value, str) else None
        return self.tr(text) if text else ""
