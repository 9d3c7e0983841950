"""One of everything that has words: events of each kind in all their varieties, actions, ids."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from itertools import product
from typing import Any, get_type_hints

from reconquista_qt.games.reconquista.rules import actions
from reconquista_qt.games.reconquista.rules.actions import Action
from reconquista_qt.games.reconquista.rules.events import KINDS, BattleRound, Happened
from reconquista_qt.games.reconquista.rules.forces import UNITS, pack
from reconquista_qt.games.reconquista.rules.names import AREAS, PHASES, REGIONS, SIDES
from reconquista_qt.games.reconquista.words import names, tables
from reconquista_qt.wording.translator import Translator

ONE = {"christian_army": 1}
SOME = {"christian_garrison": 2, "military_order": 1, "christian_army": 3, "el_cid_christian": 1}
THEIRS = {"muslim_mercenary": 1, "muslim_garrison": 1, "muslim_army": 2}
SIDE_IDS = SIDES[1:]

# The values worth trying for each field, by its name; `KIND.FIELD` goes before `FIELD`.
VALUES: dict[str, tuple[Any, ...]] = {
    "accepted": (True, False),
    "area": ("cordoba", "leon"),
    "armies": (0, 1, 3),
    "armies_left.cause": ("garrison", "siege"),
    "attacker": SIDE_IDS,
    "attacker_dice": ((("christian_garrison", 3), ("christian_army", 5)), ()),
    "attacker_hits": (0, 1),
    "attacker_losses": ({}, ONE),
    "attackers": (ONE, SOME),
    "battle_began.defenders": (THEIRS,),
    "battle_ended.attackers": (SOME,),
    "battle_ended.defenders": (THEIRS, {"muslim_army": 1}, {}),
    "battle_ended.outcome": ("attacker_won", "drawn", "both_destroyed"),
    "battle_round.first": ("", "attacker", "defender"),
    "besieger": ("christian", "french"),
    "besieger_die": (5,),
    "besieger_losses": (ONE,),
    "besieger_modifiers": ((("christian_army", 2, 4), ("el_cid_christian", 1, 2)),),
    "besieger_total": (11,),
    "besiegers": (SOME,),
    "besieging": (False, True),
    "cause": ("rebellion", "famine", "retreat", "landing", "departure", "bribe"),
    "cities": (-1, 0, 1, 3),
    "cost": (2,),
    "count": (1, 3),
    "defender": ("muslim",),
    "defender_dice": ((("muslim_army", 6), ("muslim_army", 1)), ()),
    "defender_die": (2,),
    "defender_hits": (0, 2),
    "defender_losses": ({}, THEIRS),
    "defender_modifiers": ((("city", 1, 1), ("muslim_garrison", 1, 1)), (("city", 1, 1),), ()),
    "defender_total": (6,),
    "defenders": (THEIRS,),
    "dice": ((3,), (2, 5)),
    "die": (1, 4),
    "area_chosen.die": (0, 5),
    "doubled": (True, False),
    "event_die_rolled.number": (2, 4, 5, 8, 11),
    "event_idle.number": (2, 5, 6, 8),
    "event_idle.reason": ("nowhere", "declined", "no_army"),
    "event_rolled.dice": ((2, 5),),
    "event_rolled.number": tuple(range(2, 13)),
    "first": ("", "attacker", "defender"),
    "force_stopped.reason": ("no_target", "last_army", "siege", "shelter"),
    "fortress_lost": (True, False),
    "game_ended.reason": tuple(names.REASONS),
    "how": ("inside", "order", "road", "origin"),
    "instead": ("rebels",),
    "left": (0, 1, 4),
    "level": tuple(names.LEVELS),
    "lines": (
        (("base", "", 2), ("region", "castilla", 1), ("santiago", "", 1), ("taxes", "", 2)),
        (("base", "", 0), ("expulsions", "", -2), ("floor", "", 2)),
    ),
    "lost": ({}, THEIRS),
    "number": (1,),
    "origin": ("oviedo",),
    "phase": PHASES,
    "points": (1, 3),
    "reaction_rolled.result": ("city", "fortress", "garrison", "armies"),
    "reaction_idle.result": ("city", "fortress", "garrison", "armies"),
    "rebellion_region_rolled.region": ("", "castilla"),
    "refused": ("", "no_free_area", "revolt"),
    "reaction_region_rolled.region": ("north_africa", "aragon"),
    "region": ("castilla", "al_andalus"),
    "religion": ("christian", "muslim"),
    "replaced": ({}, THEIRS),
    "result": tuple(tables.REBELLIONS),
    "road": (True, False),
    "scenario": ("",),
    "sheltered": (True, False),
    "side": SIDE_IDS,
    "siege_ended.outcome": (
        "taken", "razed", "surrendered", "beaten_off", "both_destroyed", "lifted",
    ),
    "to": ("leon",),
    "total": (1, 18),
    "turn": (3,),
    "units": (ONE, SOME, THEIRS, {"el_cid_muslim": 1}),
    "what": tuple(names.PURCHASES),
    "why": ("mountain", "cid"),
}  # fmt: skip
RULES: dict[str, tuple[str, ...]] = {
    "units_placed": (
        "phase2/french", "phase2/raiders", "phase2/military-order", "phase2/el-cid",
        "phase5/armies", "phase3/army",
    ),
}  # fmt: skip


def events_of(kind: str) -> Iterator[Happened]:
    """Return an event of a kind with every mixture of the values worth trying."""
    cls = KINDS[kind]
    named = [field.name for field in fields(cls) if field.name != "rule"]
    missing = [name for name in named if not _values(kind, name)]
    assert not missing, f"{kind}: tell samples.VALUES what {missing} can be"
    make: Callable[..., Happened] = cls
    for values in product(*(_values(kind, name) for name in named)):
        for rule in RULES.get(kind, ("phase4/G8",)):
            event = make(**dict(zip(named, values, strict=True)), rule=rule)
            if _can_be(event):
                yield event


def _can_be(event: Happened) -> bool:
    """Whether the mixture makes sense: who strikes has dice, who has none was wiped out before."""
    if not isinstance(event, BattleRound):
        return True
    if event.first == "attacker":
        return bool(event.attacker_dice and (event.defender_dice or event.defender_losses))
    if event.first == "defender":
        return bool(event.defender_dice and (event.attacker_dice or event.attacker_losses))
    return bool(event.attacker_dice and event.defender_dice)


def _values(kind: str, name: str) -> tuple[Any, ...]:
    return VALUES.get(f"{kind}.{name}", VALUES.get(name, ()))


def all_actions() -> list[Action]:
    """Return actions of every class, with every purchase and with one and several units."""
    made: list[Action] = [actions.DONE, actions.DECLINE]
    made += [actions.Build(what, 3) for what in actions.BUILDINGS]
    made += [actions.PlaceOrder(0), actions.PlaceCid(1), actions.Convert(17), actions.Bribe(14)]
    made += [actions.Hire(2, count) for count in (1, 4)]
    made += [actions.PlaceCrusaders(3, count) for count in (1, 5)]
    made += [actions.Move(1, 3, pack(units)) for units in (ONE, SOME)]
    made.append(actions.RetreatTo(4))
    classes = set(get_type_hints(all_actions)["return"].__args__[0].__args__)
    assert {type(action) for action in made} == classes
    return made


class Pseudo(Translator):
    """A language in which every text is between ⟦ and ⟧: what is not, was not looked up."""

    def __init__(self) -> None:
        super().__init__("en")

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        """Return the text marked as translated."""
        return f"⟦{super().translate(context, text, comment, n)}⟧"


def unspoken(text: str) -> str:
    """Return the letters of a pseudo-language's text that no translation covers."""
    depth, left = 0, ""
    for letter in text:
        if letter == "⟦":
            depth += 1
        elif letter == "⟧":
            depth -= 1
        elif not depth:
            left += letter
    assert depth == 0, text
    return "".join(letter for letter in left if letter.isalpha())


def ugly(text: str) -> list[str]:
    """Return what a reader should not see in a text."""
    found = [mark for mark in ("{", "}", "%", "(s)", "  ", "None", "_", " .", " ,") if mark in text]
    if not text.strip():
        found.append("empty")
    words = {word.strip(".,:;()") for word in text.split()}
    ids = {*AREAS, *REGIONS, *UNITS, *SIDE_IDS} - {"mercenary", "crusader", "french", "raider"}
    found += sorted(words & ids)
    return found
