"""Why the rules forbid an action, in words."""

from __future__ import annotations

import re
from typing import Final

from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

from .teller import Teller

REFUSALS: Final = {
    "not-now": QT_TRANSLATE_NOOP("Refusals", "This cannot be done now."),
    "capital-not-held": QT_TRANSLATE_NOOP(
        "Refusals", "{nation} does not hold {area}, so it cannot be its capital."
    ),
    "already-capital": QT_TRANSLATE_NOOP("Refusals", "{area} is the capital already."),
    "royal-city-is-capital": QT_TRANSLATE_NOOP(
        "Refusals", "With a royal city in {city}, only that region can be the capital."
    ),
    "other-region-first": QT_TRANSLATE_NOOP("Refusals", "First another region has too many units."),
    "unit-not-there": QT_TRANSLATE_NOOP("Refusals", "There is no such unit to choose: {unit}."),
    "does-not-stack": QT_TRANSLATE_NOOP("Refusals", "{unit} does not count for stacking."),
    "does-not-count": QT_TRANSLATE_NOOP("Refusals", "{unit} does not count for the population."),
    "tribute-unit-waits": QT_TRANSLATE_NOOP(
        "Refusals", "A unit bought with a tribute waits: it is placed in the nation's own turn."
    ),
    "realm-is-lost": QT_TRANSLATE_NOOP(
        "Refusals", "The realm of the Visigoths is lost: they buy nothing more."
    ),
    "never-for-sale": QT_TRANSLATE_NOOP("Refusals", "{unit} is never for sale."),
    "no-such-counter": QT_TRANSLATE_NOOP(
        "Refusals", "{nation} has no counters of this kind: {unit}."
    ),
    "not-for-this-nation": QT_TRANSLATE_NOOP("Refusals", "{nation} cannot buy this: {unit}."),
    "too-dear": QT_TRANSLATE_NOOP(
        "Refusals", "Not enough gold: {unit} costs {cost}, and there is {gold}."
    ),
    "no-counter-left": QT_TRANSLATE_NOOP(
        "Refusals", "All counters of this kind are in play: {unit}."
    ),
    "region-not-held": QT_TRANSLATE_NOOP("Refusals", "{area} is not held by this nation."),
    "stronghold-there": QT_TRANSLATE_NOOP(
        "Refusals", "{area} has a castle, city, fort or fortress already."
    ),
    "no-city-site": QT_TRANSLATE_NOOP("Refusals", "{area} is not the site of a city."),
    "fortress-in-mountains": QT_TRANSLATE_NOOP(
        "Refusals", "Fortresses are built in mountains only, and {area} has none."
    ),
    "ruin-there": QT_TRANSLATE_NOOP("Refusals", "The ruin in {area} is not of this kind."),
    "cities-not-rebuilt": QT_TRANSLATE_NOOP(
        "Refusals", "Since Rome has left, ruins of cities are not rebuilt as cities."
    ),
    "one-unit-a-region": QT_TRANSLATE_NOOP(
        "Refusals", "One unit has been bought in {area} this turn already."
    ),
    "stack-is-full": QT_TRANSLATE_NOOP(
        "Refusals", "{area} holds {limit} units, and one more for new ones: it is full."
    ),
    "still-to-be-placed": QT_TRANSLATE_NOOP("Refusals", "First the reinforcements must be placed."),
    "where-to": QT_TRANSLATE_NOOP("Refusals", "The region is missing in which the unit is placed."),
    "leader-not-arriving": QT_TRANSLATE_NOOP("Refusals", "{leader} does not arrive now."),
    "not-a-place-of-arrival": QT_TRANSLATE_NOOP(
        "Refusals", "These reinforcements do not arrive in {area}."
    ),
    "no-such-reinforcement": QT_TRANSLATE_NOOP(
        "Refusals", "There is no such reinforcement: {unit}."
    ),
    "not-so-many": QT_TRANSLATE_NOOP("Refusals", "There are {most} at the most."),
    "nobody-moves": QT_TRANSLATE_NOOP("Refusals", "Choose units or a leader to move."),
    "already-there": QT_TRANSLATE_NOOP("Refusals", "They are there already."),
    "leader-not-there": QT_TRANSLATE_NOOP("Refusals", "The leader is not in {area}."),
    "units-not-there": QT_TRANSLATE_NOOP("Refusals", "Those units are not in {area}."),
    "never-moves": QT_TRANSLATE_NOOP("Refusals", "This never moves: {unit}."),
    "region-of-the-suzerain": QT_TRANSLATE_NOOP(
        "Refusals", "{to} belongs to the suzerain: a subject does not enter."
    ),
    "host-stays": QT_TRANSLATE_NOOP("Refusals", "The host stays this turn where it has appeared."),
    "leader-alone": QT_TRANSLATE_NOOP(
        "Refusals", "A leader alone does not enter {to}, which others hold."
    ),
    "strait-first-step": QT_TRANSLATE_NOOP("Refusals", "A strait can only be the first step."),
    "leader-goes-no-further": QT_TRANSLATE_NOOP("Refusals", "{leader} can go no further."),
    "holds-the-passage": QT_TRANSLATE_NOOP(
        "Refusals", "They hold {area} down for those who passed, and stay."
    ),
    "left-behind": QT_TRANSLATE_NOOP(
        "Refusals", "Left behind by their leader in {area}, they move no more."
    ),
    "stopped-by-terrain": QT_TRANSLATE_NOOP("Refusals", "The terrain of {area} has stopped them."),
    "embarked-this-turn": QT_TRANSLATE_NOOP("Refusals", "Whoever embarks stays at sea this turn."),
    "subjects-region-is-passed": QT_TRANSLATE_NOOP(
        "Refusals", "In {to}, a subject's region, nobody may stop: the step leaves no way on."
    ),
    "no-movement-left": QT_TRANSLATE_NOOP("Refusals", "{unit} goes {allowance} steps at the most."),
    "atlantic-closed": QT_TRANSLATE_NOOP("Refusals", "The Atlantic is closed to this nation."),
    "no-such-passage": QT_TRANSLATE_NOOP("Refusals", "These seas do not touch."),
    "no-embarking": QT_TRANSLATE_NOOP("Refusals", "Without naval supremacy nobody embarks."),
    "no-anchor": QT_TRANSLATE_NOOP("Refusals", "From {area} nobody can embark for {to}."),
    "anchor-barred": QT_TRANSLATE_NOOP(
        "Refusals", "Landing in {to} is forbidden: its anchor is barred."
    ),
    "no-landing": QT_TRANSLATE_NOOP("Refusals", "From {area} one cannot land in {to}."),
    "not-off-the-map": QT_TRANSLATE_NOOP("Refusals", "This nation may not go to {to} now."),
    "no-border": QT_TRANSLATE_NOOP("Refusals", "{area} and {to} do not touch."),
    "too-few-to-pass": QT_TRANSLATE_NOOP(
        "Refusals", "To pass {area}, {needed} units must stay there; {staying} would."
    ),
    "passage-beyond-the-limit": QT_TRANSLATE_NOOP(
        "Refusals",
        "To pass {area}, {needed} units must stay there, and only {limit} may attack it.",
    ),
    "no-battle-there": QT_TRANSLATE_NOOP("Refusals", "No battle waits in {area}."),
    "kills-first": QT_TRANSLATE_NOOP("Refusals", "Kills are taken before hits."),
    "walls-last": QT_TRANSLATE_NOOP("Refusals", "Castle and city are hit last."),
    "kill-the-intact-first": QT_TRANSLATE_NOOP(
        "Refusals",
        "A kill goes to a unit that is intact, and in difficult terrain to a mounted one first.",
    ),
    "hit-the-intact-first": QT_TRANSLATE_NOOP(
        "Refusals", "A hit goes to a unit that has none yet."
    ),
    "mounted-in-their-turn": QT_TRANSLATE_NOOP(
        "Refusals", "Mounted units are hit last in clear terrain, and first in difficult terrain."
    ),
    "attackers-do-not-submit": QT_TRANSLATE_NOOP("Refusals", "Only a defender can submit."),
    "no-suzerain": QT_TRANSLATE_NOOP("Refusals", "{suzerain} takes no subjects."),
    "never-submits": QT_TRANSLATE_NOOP("Refusals", "{nation} never submits."),
    "no-room-to-retreat": QT_TRANSLATE_NOOP(
        "Refusals", "There is no room in {to}: {room} more fit."
    ),
    "no-retreat-to-sea": QT_TRANSLATE_NOOP(
        "Refusals", "Without naval supremacy nobody retreats to the sea."
    ),
    "not-adjacent": QT_TRANSLATE_NOOP("Refusals", "{to} does not touch {area}."),
    "no-retreat-off-map": QT_TRANSLATE_NOOP("Refusals", "This nation may not retreat to {to}."),
    "retreat-to-others": QT_TRANSLATE_NOOP("Refusals", "Others hold {to}."),
    "battle-waits-there": QT_TRANSLATE_NOOP("Refusals", "A battle waits in {to}."),
    "counter-not-held": QT_TRANSLATE_NOOP(
        "Refusals", "The player does not have this counter: {event}."
    ),
    "counter-not-so": QT_TRANSLATE_NOOP(
        "Refusals", "This counter cannot be played like that: {event}."
    ),
}
GAP: Final = re.compile(r"{(\w+)}")


class Refusals(Teller):
    """The sentence for each refusal code."""

    def tell(self, refusal: Refusal) -> str:
        """Return why the rules forbid it."""
        text = REFUSALS.get(refusal.code)
        if text is None:
            return self.tr("The rules do not allow this ({code}).", code=self.shown(refusal.code))
        gaps = {name: self._shown(name, value) for name, value in refusal.args}
        for name in GAP.findall(text):
            gaps.setdefault(name, "–")
        return self.tr(text, **gaps)

    def _shown(self, name: str, value: int | str) -> str:
        if isinstance(value, int):
            return self.number(value)
        match name:
            case "area" | "to" | "city":
                return self.area(value)
            case "nation" | "suzerain":
                return self.nation(value)
            case "unit":
                return self.names.unit(value)
            case "leader":
                return self.names.leader(value)
            case "event":
                return self.names.event(value)
        return self.shown(value)
