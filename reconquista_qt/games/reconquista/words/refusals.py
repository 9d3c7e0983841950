"""Why the rules forbid an action, in words."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

from .teller import Teller

REFUSALS: Final = {
    "not-now": QT_TRANSLATE_NOOP("Refusals", "This cannot be done now."),
    "region-in-revolt": QT_TRANSLATE_NOOP(
        "Refusals", "{area} is in the region in revolt, which is out of the game this turn."
    ),
    "enemies-in-area": QT_TRANSLATE_NOOP("Refusals", "There are enemies in {area}."),
    # What a choice says that is possible in no area at all.
    "nowhere": QT_TRANSLATE_NOOP("Refusals", "No possible area."),
    # Phase 2
    "place-the-order-first": QT_TRANSLATE_NOOP("Refusals", "Place the Military Order first."),
    "santiago-is-held": QT_TRANSLATE_NOOP(
        "Refusals", "Others stand in {area}: the Military Order cannot be founded there."
    ),
    "not-a-friendly-city": QT_TRANSLATE_NOOP(
        "Refusals",
        "The Military Order is founded in a City you control or in Santiago, "
        "and {area} is neither.",
    ),
    "place-el-cid-first": QT_TRANSLATE_NOOP("Refusals", "Place El Cid first, or leave him out."),
    "no-army-for-el-cid": QT_TRANSLATE_NOOP(
        "Refusals",
        "El Cid leads a Christian Army or a Military Order, and there is none in {area}.",
    ),
    # Phase 3
    "not-while-spending": QT_TRANSLATE_NOOP(
        "Refusals", "Your income is being spent: first finish with that."
    ),
    "too-expensive": QT_TRANSLATE_NOOP(
        "Refusals", "Not enough points: it costs {cost}, and you have {left}."
    ),
    "no-city-or-fortress-of-ours": QT_TRANSLATE_NOOP(
        "Refusals", "New units need a City or a Fortress that you control, and {area} has none."
    ),
    "city-already": QT_TRANSLATE_NOOP("Refusals", "There is a City in {area} already."),
    "fortress-already": QT_TRANSLATE_NOOP("Refusals", "There is a Fortress in {area} already."),
    "no-builders": QT_TRANSLATE_NOOP(
        "Refusals", "This takes an Army or a Garrison of yours in {area}, and there is none."
    ),
    "no-city-or-builders": QT_TRANSLATE_NOOP(
        "Refusals",
        "A Fortress takes a Christian City, or an Army or a Garrison of yours, "
        "and there is none in {area}.",
    ),
    "no-muslim-city": QT_TRANSLATE_NOOP(
        "Refusals", "There is no Muslim City in {area} to convert."
    ),
    "no-bribe-this-turn": QT_TRANSLATE_NOOP(
        "Refusals", "Rebels can be bribed only in a turn with the Bribe event."
    ),
    "bribed-already": QT_TRANSLATE_NOOP(
        "Refusals", "The event allows one bribe, and it has been paid."
    ),
    "no-rebels": QT_TRANSLATE_NOOP("Refusals", "There are no Rebels in {area} to bribe."),
    "no-mercenaries": QT_TRANSLATE_NOOP("Refusals", "There are no Mercenaries for hire."),
    "not-so-many": QT_TRANSLATE_NOOP(
        "Refusals", "{count} is not possible: {most} are for hire at the most."
    ),
    "no-crusaders": QT_TRANSLATE_NOOP("Refusals", "There are no Crusaders to place."),
    "crusaders-together": QT_TRANSLATE_NOOP(
        "Refusals", "The Crusaders stay together: all {most} go to one area, not {count}."
    ),
    # Phase 4
    "not-while-moving": QT_TRANSLATE_NOOP(
        "Refusals", "Your forces are moving: first finish with that."
    ),
    "no-units-to-move": QT_TRANSLATE_NOOP("Refusals", "Choose units of {area} to move."),
    "not-your-units": QT_TRANSLATE_NOOP("Refusals", "You move Christian units only."),
    "units-not-there": QT_TRANSLATE_NOOP("Refusals", "Those units are not in {area}."),
    "besiegers-wait": QT_TRANSLATE_NOOP(
        "Refusals", "The units outside {area} wait for the siege to be resolved."
    ),
    "shut-in-by-siege": QT_TRANSLATE_NOOP(
        "Refusals", "The units in {area} are shut in by a siege."
    ),
    "not-of-the-moving-region": QT_TRANSLATE_NOOP(
        "Refusals",
        "The forces of {region} move this turn, and those units in {area} are not among them.",
    ),
    "may-not-move": QT_TRANSLATE_NOOP("Refusals", "Those units in {area} may not move now."),
    "el-cid-alone": QT_TRANSLATE_NOOP("Refusals", "El Cid never moves alone."),
    "el-cid-rides-with-armies": QT_TRANSLATE_NOOP(
        "Refusals", "El Cid moves only with an Army or a Military Order."
    ),
    "el-cid-left-alone": QT_TRANSLATE_NOOP("Refusals", "El Cid cannot stay in {area} alone."),
    "already-there": QT_TRANSLATE_NOOP("Refusals", "The force is in {area} already."),
    "no-road": QT_TRANSLATE_NOOP("Refusals", "There is no road from {area} to {to}."),
    "garrisons-stay-in-region": QT_TRANSLATE_NOOP(
        "Refusals", "Garrisons never leave their region."
    ),
    "muslims-at-the-road": QT_TRANSLATE_NOOP("Refusals", "Muslim units in {area} bar the road."),
    "someone-must-hold-the-city": QT_TRANSLATE_NOOP(
        "Refusals",
        "The City of {area} is Muslim: to leave by road, an Army or a Garrison must stay in it.",
    ),
    "retreat-first": QT_TRANSLATE_NOOP("Refusals", "The beaten force must retreat first."),
    "not-where-it-came-from": QT_TRANSLATE_NOOP(
        "Refusals", "No unit of the beaten force came from {area}."
    ),
}


class Refusals(Teller):
    """The sentence for each refusal code."""

    def tell(self, refusal: Refusal) -> str:
        """Return why the rules forbid it."""
        text = REFUSALS.get(refusal.code)
        if text is None:
            return self.tr("The rules do not allow this ({code}).", code=self.shown(refusal.code))
        gaps = {name: self._shown(name, value) for name, value in refusal.args}
        return self.tr(text, **gaps)

    def _shown(self, name: str, value: int | str) -> str:
        if name in ("area", "to"):
            return self.area(str(value))
        if name == "region":
            return self.region(str(value))
        return str(value)
