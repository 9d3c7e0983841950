"""Speaks of this game in one language: names from the data files, sentences from the tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from reconquista_qt.engine.decision import Decision, DiceWanted, Over, Waiting
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.games.st279.odds.tries import Chance, chances, costs_the_union
from reconquista_qt.games.st279.rules.actions import (
    Action,
    ExactTribute,
    Incite,
    PlayMarker,
    Recruit,
)
from reconquista_qt.games.st279.rules.attack import InterceptAsk
from reconquista_qt.games.st279.rules.combat import Choice, Losses, RebelLoss, RetreatChoice
from reconquista_qt.games.st279.rules.data import standard_board
from reconquista_qt.games.st279.rules.diplomacy import InciteAsk, UnionAsk
from reconquista_qt.games.st279.rules.end import OverstackAsk
from reconquista_qt.games.st279.rules.events import Happened
from reconquista_qt.games.st279.rules.fleets import NavalLosses, SeaInterceptAsk
from reconquista_qt.games.st279.rules.markers import MarkerAsk, OfferAsk, value_of
from reconquista_qt.games.st279.rules.names import (
    BATTLE_TABLES,
    MARKERS,
    OWNERS,
    PHASES,
    POWERS,
    ROLL_INITIATIVE,
    SIDES,
    UNITS,
)
from reconquista_qt.games.st279.rules.notation import action_data
from reconquista_qt.games.st279.rules.pillage import PillageResponse
from reconquista_qt.games.st279.rules.recruitment import ArriveAsk
from reconquista_qt.games.st279.rules.siege import SiegeLosses
from reconquista_qt.games.st279.rules.state import State
from reconquista_qt.wording.numbers import Numbers
from reconquista_qt.wording.phrases import Phrases
from reconquista_qt.wording.translator import Translates

from .texts_deeds import DEEDS
from .texts_events import EVENTS
from .texts_names import (
    CAUSES,
    NAMES,
    ODDS,
    PHASE_NAMES,
    REASONS,
    RESULTS,
    RULE_CHOICES,
    RULE_OPTIONS,
)
from .texts_prompts import HINTS, OPTIONS, PROMPTS, PURPOSES
from .texts_refusals import REFUSALS

PLACES: Final = ("area", "place", "to", "origin", "sea", "throne")
PEOPLE: Final = (
    "power", "owner", "before", "by", "payer", "attacker", "defender", "enemy", "kept", "joined",
    "against", "first", "keep",
)  # fmt: skip
FORCES: Final = ("units", "attackers", "defenders", "besiegers")
DICE: Final = ("die", "attacker_die", "defender_die", "enemy_die")
MODIFIERS: Final = ("modifier", "attacker_modifier", "defender_modifier")
# What a field of an action is called in sentences: `against` is a side in others.
OTHER_NAMES: Final = {"from": "origin", "against": "enemy"}


# The price that a question tells, as the board has it.
COSTS: Final = {
    "buy_marker": "marker_cost", "combat_marker": "combat_marker_cost",
    "spoils": "combat_marker_cost", "quell": "quell_cost",
}  # fmt: skip


class Teller(Phrases):
    """All sentences of the game; `names` are names of places of the player's own map."""

    def __init__(
        self, translator: Translates, names: Mapping[str, str] | None = None, *, rich: bool = False
    ) -> None:
        super().__init__(translator, rich=rich)
        self._own = dict(names or {})
        board = standard_board()
        self._board = board
        places = (*board.map_data["areas"], *board.map_data["seas"])
        self._places = {place["id"]: place["name"] for place in places}
        tables = board.tables_data
        self._named = {
            **{name: tables["powers"][name]["name"] for name in POWERS},
            **{name: tables["units"][name]["name"] for name in UNITS},
            **{name: tables["stratagems"][name]["name"] for name in MARKERS},
            **{union["id"]: union["name"] for union in tables["unions"]},
        }

    # -- names -----------------------------------------------------------------------------------

    def _in_language(self, names: Mapping[str, str]) -> str:
        return names.get(self.translator.language) or names["en"]

    def place(self, place: str) -> str:
        """Return the name of an area or a sea, a link to it where it can be."""
        if not place:
            return self.tr(NAMES["unknown"])
        if place in self._own:
            name = self._own[place]
        elif place in self._places:
            name = self._in_language(self._places[place])
        else:
            name = place
        return self.link(f"area:{place}", name)

    def yields(self, points: int, *, even: bool = False) -> str:
        """Return what a city pays; `even`: that it pays nothing with the even tables.

        Rules: 6.0/collect.
        """
        if points:
            return self.tr(NAMES["yields"], points=points)
        return self.tr(NAMES["yields:even" if even else "yields:nothing"])

    def thing(self, name: str) -> str:
        """Return the name of a power, a unit, a marker or a union."""
        names = self._named.get(name)
        return self.shown(self._in_language(names) if names else name)

    def owner(self, owner: str) -> str:
        """Return the name of a power, or of its rebels."""
        if owner in OWNERS and owner not in POWERS:
            return self.tr(NAMES["rebels"], power=self.thing(owner.removesuffix("_rebel")))
        return self.thing(owner)

    def track(self, track: str) -> str:
        """Return what is told beside the map; the id itself where that is no word of this game."""
        kind, _, whose = track.partition(".")
        if kind == "hand":
            return self.tr(NAMES[kind], marker=self.thing(whose))
        if kind == "hidden_hand":
            return self.tr(NAMES[kind], side=self.side(whose))
        return track

    def side(self, side: str) -> str:
        """Return a side as a heading."""
        return self.tr(NAMES[side]) if side in SIDES else self.shown(side)

    def force(self, units: Mapping[str, int]) -> str:
        """Return units as a list in a sentence."""
        if not units:
            return self.tr(NAMES["nothing"])
        return self.listed(
            [
                self.thing(name)
                if count == 1
                else self.tr(NAMES["units"], count=count, unit=self.thing(name))
                for name, count in units.items()
            ]
        )

    def choice(self, choice: str) -> str:
        """Return what several answers do, of an action's name in the protocol; "" for another."""
        text = DEEDS.get(choice)
        return self.shown(self.translator.translate("Deeds", text)) if text else ""

    def phase(self, phase: str) -> str:
        """Return the name of a phase."""
        return self.tr(PHASE_NAMES[phase]) if phase in PHASES else self.shown(phase)

    def reason(self, reason: str) -> str:
        """Return the sentence that says why a game ended."""
        text = REASONS.get(reason)
        return self._filled(text, {"margin": self._board.margin}) if text else self.shown(reason)

    def rule_option(self, option: str) -> str:
        """Return what a rule option decides."""
        return self.tr(RULE_OPTIONS[option]) if option in RULE_OPTIONS else self.shown(option)

    def rule_choice(self, choice: str) -> str:
        """Return a choice of a rule option."""
        return self.tr(RULE_CHOICES[choice]) if choice in RULE_CHOICES else self.shown(choice)

    def odds(self, what: str) -> str:
        """Return a title, a part or a result of odds; empty for what all games say alike."""
        text = ODDS.get(what) or RESULTS.get(what)
        return self.tr(text) if text else ""

    def purpose(self, purpose: str) -> str:
        """Return what dice are for."""
        return self.tr(PURPOSES[purpose]) if purpose in PURPOSES else self.shown(purpose)

    # -- gaps ------------------------------------------------------------------------------------

    def _gap(self, name: str, value: object) -> object:
        """Return what stands in a gap of a sentence."""
        if name in FORCES:
            return self.force(value if isinstance(value, Mapping) else {})
        if name in DICE:
            return self.die(value) if isinstance(value, int) and value else ""
        if name in MODIFIERS:
            return f"\u00a0{self.signed(value)}" if isinstance(value, int) and value else ""
        return self._word(name, value) if isinstance(value, str) else value

    def _word(self, name: str, value: str) -> str:
        """Return the word for an id in a gap of a sentence."""
        if name in PLACES:
            return self.place(value)
        if name == "against" and value in SIDES:
            return self.tr(NAMES[f"side:{value}"])
        if name in PEOPLE:
            return self.owner(value)
        if name in ("unit", "marker", "union"):
            return self.thing(value)
        if name == "winner":
            return self.side(value) if value in SIDES else self.owner(value)
        if name == "years":
            return self.shown(value.replace("-", "–"))
        if name == "side":
            return self.tr(NAMES[value]) if value in NAMES else self.side(value)
        if name == "cause":
            return self.tr(CAUSES[value]) if value in CAUSES else self.shown(value)
        if name == "result":
            return self.tr(RESULTS[value]) if value in RESULTS else self.shown(value)
        if name == "table" and value in BATTLE_TABLES:
            return self.tr(NAMES[value])
        if name == "what":
            return self.tr(NAMES[f"what:{value}"]) if f"what:{value}" in NAMES else value
        return self.shown(value)

    def _filled(self, text: str, facts: Mapping[str, object]) -> str:
        wanted = {key: value for key, value in facts.items() if f"{{{key}}}" in text}
        return self.tr(text, **{key: self._gap(key, value) for key, value in wanted.items()})

    # -- sentences -------------------------------------------------------------------------------

    def event(self, event: Happened) -> str:
        """Return what happened as a sentence."""
        facts = event.args()
        kind = event.kind
        if kind == "phase_began":
            return self.tr(EVENTS[kind], name=self.phase(str(facts["name"])))
        key = f"{kind}:{variant_of(kind, facts)}"
        if kind == "initiative_rolled":
            facts = {**facts, "first": facts["winner"]}  # a power, where others have a side
        if facts.get("side") in SIDES:
            facts = {**facts, "side": f"actor:{facts['side']}"}
        text = self._filled(EVENTS.get(key) or EVENTS[kind], facts)
        # A name that begins with a small letter begins a sentence here.
        return text[:1].upper() + text[1:]

    def refusal(self, refusal: Refusal) -> str:
        """Return why the rules forbid something."""
        text = REFUSALS.get(refusal.code)
        return self._filled(text, dict(refusal.args)) if text else self.shown(refusal.code)

    def prompt(self, waiting: Waiting, state: State | None = None) -> str:
        """Return what the game waits for."""
        if isinstance(waiting, Over):
            return self.tr(PROMPTS["over"], reason=self.reason(waiting.reason))
        if isinstance(waiting, DiceWanted):
            return self.tr(PROMPTS["dice"], purpose=self.purpose(waiting.purpose))
        assert isinstance(waiting, Decision)
        text = PROMPTS.get(waiting.kind)
        if text is None:
            return self.shown(waiting.kind)
        campaign = state.campaign if state is not None else -1
        power = POWERS[campaign] if campaign >= 0 else waiting.side
        facts: dict[str, object] = {"side": waiting.side, "power": power}
        if state is not None and state.agenda and isinstance(state.agenda[-1], InciteAsk):
            cost = state.agenda[-1].price(state)
            text = PROMPTS["incite:price" if cost else "incite:free"]
            facts["cost"] = cost
        elif state is not None and state.agenda and isinstance(state.agenda[-1], ArriveAsk):
            text = PROMPTS["arrival:unit"]
            facts["unit"] = UNITS[state.agenda[-1].unit]
        elif state is not None and waiting.kind == "tribute" and state.options.tribute_cost:
            text = PROMPTS["tribute:price"]
            facts["cost"] = state.options.tribute_cost
        elif waiting.kind in COSTS:
            facts["cost"] = getattr(self._board, COSTS[waiting.kind])
        if power == waiting.side and "{power}" in text:
            return self.tr(PROMPTS["campaign:own"], side=self.side(waiting.side))
        if state is not None and state.agenda and isinstance(ask := state.agenda[-1], MarkerAsk):
            mine = ask.turn == 0 or ask.roll == ROLL_INITIATIVE
            text = PROMPTS["marker:own" if mine else "marker:enemy"]
            facts["purpose"] = self.purpose(ask.roll)
        asked = self._filled(text, facts)
        hints = self._hints(state) if state is not None else []
        return " ".join((asked, *hints))

    def _hints(self, state: State) -> list[str]:
        """Return what may come of a question, as sentences: chances, and what is lost by trying."""
        percent = Numbers(self.translator).percentage
        found = []
        about = concern(state)
        if about:
            key = (
                "about:enemy" if "enemy" in about else "about" if "owner" in about else "about:area"
            )
            found.append(self._filled(HINTS[key], about))
        match chances(state):
            case (Chance(result="kingdom") as kingdom, france):
                shares = {"chance": percent(kingdom.most), "france": percent(france.most)}
                found.append(self.tr(HINTS["war_roll"], **shares))
            case (gain, back):
                shares = {
                    "chance": percent(gain.least), "back": percent(back.most),
                    "most": percent(gain.most), "least": percent(back.least),
                }  # fmt: skip
                key = "tribute" if gain.least == gain.most else "tribute:king"
                found.append(self.tr(HINTS[key], **shares))
            case (success,):
                shares = {"chance": percent(success.least), "most": percent(success.most)}
                key = "chance" if success.least == success.most else "chance:king"
                found.append(self.tr(HINTS[key], **shares))
        if costs_the_union(state):
            found.append(self.tr(HINTS["no_union"]))
        ask = state.agenda[-1] if state.agenda else None
        if isinstance(ask, UnionAsk):
            found.append(self.tr(HINTS["union"]))
        if isinstance(ask, OfferAsk):
            pays = self._filled(HINTS["pays"], {"owner": POWERS[ask.power]})
            found.append(pays[:1].upper() + pays[1:])
        if isinstance(ask, MarkerAsk):
            adds = [
                self.tr(
                    HINTS["adds"], marker=self.thing(MARKERS[one.marker]),
                    modifier=self.signed(value_of(state, one.marker, ask.roll, own=not ask.turn)),
                )
                for one in ask.options(state) if isinstance(one, PlayMarker)
            ]  # fmt: skip
            found.append(self.tr(HINTS["markers"], listed=self.listed(adds)))
        return found

    def option(self, action: Action, kind: str = "") -> str:
        """Return an answer in a few words."""
        data = action_data(self._board, action)
        do = str(data.pop("do"))
        facts = {OTHER_NAMES.get(key, key): value for key, value in data.items()}
        if "sea" in facts or "area" in facts:
            place = facts.get("area") or facts.get("sea")
            facts["place"] = place
        key = do
        if do == "buy_marker" and "power" in facts:
            key = "buy_marker:power"
        elif isinstance(action, ExactTribute) and action.pay:
            key = "tribute:for"
            facts["payer"] = POWERS[action.pay[0][0]]
        elif isinstance(action, Incite) and action.pay:
            key = "incite:paid" if len(action.pay) == 1 else "incite:shared"
            facts["payer"] = POWERS[action.pay[0][0]]
            facts["cost"] = sum(points for _, points in action.pay)
        elif isinstance(action, Recruit):
            facts["cost"] = self._board.cost[action.unit]
        elif do == "lose" and kind == "overstack":
            key = "lose:roll"
        elif do == "repopulate":
            facts["cost"] = self._board.repopulation_cost
        elif do == "intercept" and "units" in facts:
            key = "intercept:units"
        elif do == "sail" and "loaded" in facts:
            key = "sail:loaded" if facts["loaded"] else "sail:empty"
        elif do == "redistribute" and "fleets" in facts:
            key = "redistribute:fleets"
        elif do == "redistribute" and facts["origin"] == facts["to"]:
            key = "redistribute:in" if facts.get("inside") else "redistribute:out"
        text = OPTIONS[key]
        gaps = {
            name: self._gap(name, value) for name, value in facts.items() if f"{{{name}}}" in text
        }
        within = {"place", "to", "area"} if facts.get("inside") else set()
        if facts.get("from_city") and key != "redistribute:out":
            within.add("origin")
        for name in within & gaps.keys():
            gaps[name] = self.tr(NAMES["inside"], place=gaps[name])
        said = self.tr(text, **gaps)
        return said[:1].upper() + said[1:]  # as in `event`


def concern(state: State) -> dict[str, str]:
    """Return whom a question of a fight is about, where, and against whom; {} for another."""
    step = state.agenda[-1] if state.agenda else None
    areas, seas, campaign = state.board.areas, state.board.seas, state.campaign
    match step:
        case Choice() | Losses() | RebelLoss() | RetreatChoice():
            one, other = step.battle.owners[step.who], step.battle.owners[1 - step.who]
            return {"place": areas[step.battle.area], "owner": OWNERS[one], "enemy": OWNERS[other]}
        case PillageResponse():
            return {
                "place": areas[step.area], "owner": OWNERS[step.owner], "enemy": POWERS[step.power]
            }  # fmt: skip
        case InterceptAsk():
            return {
                "place": areas[step.area], "owner": OWNERS[step.owner], "enemy": POWERS[campaign]
            }  # fmt: skip
        case SeaInterceptAsk():
            return {
                "place": seas[step.sea], "owner": POWERS[step.power], "enemy": POWERS[campaign]
            }  # fmt: skip
        case NavalLosses():
            return {"place": seas[step.sea], "owner": POWERS[step.power]}
        case SiegeLosses():
            return {"place": areas[step.area], "owner": POWERS[step.power]}
        case OverstackAsk():
            return {"place": areas[step.area]}
    return {}


def variant_of(kind: str, facts: Mapping[str, object]) -> str:
    """Return which way an event went, where there are several sentences for its kind."""
    match kind:
        case "game_ended":
            return str(facts["reason"])
        case "unit_placed":
            return str(facts["how"])
        case "attrition_rolled" | "overstack_rolled":
            return "lost" if facts["lost"] else "kept"
        case "treasury_collected":
            return "kept" if facts["kept"] else "" if facts["points"] else "nothing"
        case "war_rolled" | "war_kingdom_rolled":
            return str(facts["result"])
        case "war_union_rolled":
            return "war" if facts["war"] else "none"
        case "marker_drawn":
            return "" if facts["marker"] else "hidden"
        case "independence_rolled":
            if not facts["success"]:
                return "no"
            return "yes" if facts["die"] else "certain"
        case "diplomacy_rolled":
            return "paid" if facts["paid"] else ""
        case "union_rolled" | "interception_rolled":
            return "yes" if facts["success"] else "no"
        case "kingdom_drawn":
            return "passed" if facts["passed"] else ""
        case "fleets_sailed":
            return "loaded" if facts["units"] else ""
        case "initiative_rolled":
            return "" if facts["winner"] else "tie"
        case "units_redistributed":
            if facts["origin"] != facts["to"]:
                return ""
            return "in" if facts["inside"] else "out"
        case "units_retreated":
            return "inside" if facts["to"] == facts["area"] else ""
    return ""
