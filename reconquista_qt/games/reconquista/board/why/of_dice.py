"""Why: the strength of a force, the hits of a battle, the totals of a siege, a roll."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLocale

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.board.docks.sources import signed
from reconquista_qt.games.reconquista.board.map.drag_odds import expected_hits
from reconquista_qt.games.reconquista.rules import events as e
from reconquista_qt.games.reconquista.rules.battle import HITS_FROM
from reconquista_qt.games.reconquista.rules.phase6_sieges import ATTACK, DEFENCE
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.view.why.reason import Part, Why

translate = QCoreApplication.translate
BATTLE_RULE = "phase4/battle-dice"
HIT_RULE = "phase4/hit-numbers"


def decimal(value: float) -> str:
    """Return a number with one decimal, as the language writes it."""
    return QLocale().toString(value, "f", 1)


def force_parts(
    units: Mapping[str, int], wording: Words, areas: tuple[str, ...] = ()
) -> list[Part]:
    """Return what each kind of unit of a force hits on."""
    parts = []
    for unit, count in units.items():
        if unit not in HITS_FROM:
            text = translate("Why", "{0}: strikes first").format(wording.unit(unit, count))
            parts.append(Part(text, "", "phase2/el-cid", areas))
            continue
        hits = translate("Why", "{0}: hits on {1} or more")
        text = hits.format(wording.unit(unit, count), HITS_FROM[unit])
        parts.append(Part(text, decimal(expected_hits({unit: count})), HIT_RULE, areas))
    return parts


def force_why(units: Mapping[str, int], wording: Words, area: str = "") -> Why | None:
    """Return how strong a force is in battle and in a siege; None for nobody."""
    units = {unit: count for unit, count in units.items() if count}
    if not units:
        return None
    areas = (area,) if area else ()
    parts = force_parts(units, wording, areas)
    hits = translate("Why", "Hits to be expected in a round")
    parts.append(Part(hits, decimal(expected_hits(units)), BATTLE_RULE, areas, strong=True))
    attack = sum(count * ATTACK[unit] for unit, count in units.items())
    defence = sum(count * DEFENCE[unit] for unit, count in units.items())
    besieging = translate("Why", "Added to the die of a siege, as besieger")
    defending = translate("Why", "Added to the die of a siege, as defender")
    parts.append(Part(besieging, signed(attack), "phase6/besieger", areas))
    parts.append(Part(defending, signed(defence), "phase6/defender", areas))
    title = wording.units(units)
    return Why(f"{wording.area(area)}: {title}" if area else title, tuple(parts))


def hits_why(event: e.BattleRound, side: str, defends: bool, wording: Words) -> Why:
    """Return why a side scored so many hits in a round."""
    dice = event.defender_dice if defends else event.attacker_dice
    hits = event.defender_hits if defends else event.attacker_hits
    thrown: dict[str, list[int]] = {}
    for unit, value in dice:
        thrown.setdefault(unit, []).append(value)
    parts = []
    for unit, values in thrown.items():
        good = sum(value >= HITS_FROM[unit] for value in values)
        text = translate("Why", "{0}: {1} (hits on {2} or more)").format(
            wording.unit(unit, len(values)), ", ".join(map(str, values)), HITS_FROM[unit]
        )
        parts.append(Part(text, str(good), HIT_RULE, (event.area,)))
    total = Part(translate("Why", "Hits"), str(hits), "phase4/casualties")
    title = translate("Why", "{0}, round {1}").format(wording.side(side), event.number)
    return Why(title, tuple(parts), total)


def siege_why(event: e.SiegeRolled, defends: bool, wording: Words) -> Why:
    """Return why one side of a siege has its total."""
    if defends:
        side, die, total = event.defender, event.defender_die, event.defender_total
        lines, rule, doubled = event.defender_modifiers, "phase6/defender", event.doubled
    else:
        side, die, total = event.besieger, event.besieger_die, event.besieger_total
        lines, rule, doubled = event.besieger_modifiers, "phase6/besieger", False
    here = (event.area,)
    parts = [Part(translate("Why", "Die"), str(die), "phase6/order", here)]
    for what, count, points in lines:
        text = translate("Why", "City") if what == "city" else wording.unit(what, count)
        parts.append(Part(text, signed(points), rule, here))
    if doubled:
        points = sum(line[2] for line in lines)
        text = translate("Why", "Fortress: the modifiers count twice")
        parts.append(Part(text, signed(points), "phase6/fortress", here))
    title = f"{wording.area(event.area)}: {wording.side(side)}"
    return Why(title, tuple(parts), Part(translate("Why", "Total"), str(total), rule))


def event_why(entry: Entry, wording: Words) -> Why | None:
    """Return the breakdown of the numbers that an entry of the journal tells; None without any."""
    event = entry.event
    match event:
        case e.SiegeRolled():
            one, other = siege_why(event, False, wording), siege_why(event, True, wording)
            return _together(one, other, translate("Why", "Siege of {0}"), event.area, wording)
        case e.BattleRound():
            one = hits_why(event, "", False, wording)
            other = hits_why(event, "", True, wording)
            one = Why(translate("Why", "Attacking"), one.parts, one.total)
            other = Why(translate("Why", "Defending"), other.parts, other.total)
            title = translate("Why", "Battle of {0}, round {1}")
            title = title.replace("{1}", str(event.number))
            return _together(one, other, title, event.area, wording)
        case e.BattleBegan():
            parts = []
            for text, units in (
                (translate("Why", "Attacking"), event.attackers),
                (translate("Why", "Defending"), event.defenders),
            ):
                hits = translate("Why", "{0}: hits to be expected in a round").format(text)
                number = decimal(expected_hits(units))
                parts.append(Part(hits, number, BATTLE_RULE, (event.area,), strong=True))
                parts += force_parts(units, wording, (event.area,))
            title = translate("Why", "Battle of {0}").format(wording.area(event.area))
            return Why(title, tuple(parts), None, "", event.rule)
        case e.RebellionRolled():
            die = Part(translate("Why", "Die"), str(event.die), event.rule)
            note = wording.rebellion_line(event.result)
            return Why(wording.rebellion(event.result), (die,), None, note, event.rule)
        case e.ReactionRolled():
            die = Part(translate("Why", "Die"), str(event.die), event.rule)
            return Why(wording.reaction(event.result, event.armies), (die,), None, "", event.rule)
        case e.IncomeCollected() | e.Bought() | e.GameEnded():
            return _points_why(entry, wording)
        case e.EventRolled():
            return Why(
                wording.event_name(event.number),
                tuple(Part(translate("Why", "Die"), str(die), event.rule) for die in event.dice),
                Part(translate("Why", "Event"), str(event.number), event.rule),
                wording.event_line(event.number),
            )
    return None


def _points_why(entry: Entry, wording: Words) -> Why:
    from .of_points import bought_why, ended_why, income_why

    event = entry.event
    match event:
        case e.IncomeCollected():
            return income_why(event.lines, None, wording)
        case e.Bought():
            return bought_why(event, wording)
    assert isinstance(event, e.GameEnded)
    return ended_why(event, wording)


def _together(one: Why, other: Why, title: str, area: str, wording: Words) -> Why:
    parts: list[Part] = []
    for why in (one, other):
        heading = why.title.removeprefix(f"{wording.area(area)}: ")
        assert why.total is not None
        total = Part(heading, why.total.number, why.total.rule, (area,), strong=True)
        parts += (total, *why.parts)
    return Why(title.format(wording.area(area)), tuple(parts))
