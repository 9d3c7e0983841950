"""What the model answers about wandering games, random reports, texts and boards is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from reconquista_qt.ai.report import (
    CurvePoint,
    Estimate,
    Found,
    Luck,
    Missed,
    Report,
    TurningPoint,
)
from reconquista_qt.engine.agenda import ASKS
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.inputs import Acted, Rolled
from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.refusal import BadInput, Refusal
from reconquista_qt.engine.seats import Seat
from reconquista_qt.games import GameEntry, entry_of
from reconquista_qt.model import book as book_module
from reconquista_qt.model import book_search as book_search_module
from reconquista_qt.model import glossary as glossary_module
from reconquista_qt.model.book import Book, clauses_in
from reconquista_qt.model.book_search import search
from reconquista_qt.model.changes import Changes
from reconquista_qt.model.choosing import Choosing
from reconquista_qt.model.chronicle import turns_of
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.frames import frames, rolls_of, state_before, throws
from reconquista_qt.model.glossary import LONGEST, Glossary
from reconquista_qt.model.lessons import _lesson
from reconquista_qt.model.lines import Lines, course_of, difference, lines_of
from reconquista_qt.model.markup import to_html
from reconquista_qt.model.odds import OddsQuestion, answer_of
from reconquista_qt.model.odds import lines_of as odds_lines
from reconquista_qt.model.report_page import ReportPage
from reconquista_qt.model.review_words import ReviewWords
from reconquista_qt.model.steps import last_of, step_from
from reconquista_qt.model.surface import (
    BoardLine,
    Lights,
    Picture,
    Piece,
    PlainChoices,
    PlainMoves,
    joined,
)
from reconquista_qt.model.tallies import Rolls, deeds, standings_by_turn, tallies
from tests.games_of_tests import each_entry
from tests.kept_games import Chance, Sum
from tests.kept_refusals import by_shape, spoilt
from tests.kept_sums import compare
from tests.wandering import wander

KEPT = Path(__file__).with_name("kept_answers.json")
STEPS = {"crusades2": 25, "st279": 60}  # where a step takes longer


def sums(**found: Sum) -> dict[str, str]:
    return {name: one.text for name, one in found.items()}


# -- games in which somebody goes back and forth ---------------------------------------------------


@each_entry
def test_what_is_told_of_wandering_games(entry: GameEntry) -> None:
    game = entry.rules()
    told, framed, counted, lined, stepped = Sum(), Sum(), Sum(), Sum(), Sum()
    for typed in (False, True):
        chance = Chance(f"told of {game.id} {typed}")
        rolls, lines = Rolls(), Lines()
        for number, (session, _) in enumerate(
            wander(game, 5 + typed, STEPS.get(game.id, 120), typed=typed)
        ):
            made = rolls.of(session)
            counted.add([_fields(one) for one in made])
            if number % 6:
                continue
            assert Rolls().of(session) == made
            journal = session.journal
            first = chance.below(len(journal) + 1)
            last = first + chance.below(12)
            framed.add([game.digest(one) for one in frames(session, first, last)])
            framed.add(
                [
                    [n, [_fields(one) for one in found]]
                    for n, found in throws(session, first, last).items()
                ]
            )
            for entry_ in journal[first:last]:
                framed.add([list(roll.values) for roll in rolls_of(session, entry_)])
            framed.add(game.digest(state_before(session, first)))
            counted.add([
                [*key, one.dice, one.got, round(one.expected, 6), round(one.score, 6),
                 round(one.rarity, 6)]
                for key, one in tallies(made).items()
            ])  # fmt: skip
            counted.add(standings_by_turn(session))
            counted.add({seat: dict(done) for seat, done in deeds(session).items()})
            found = lines.of(session)
            assert found == lines_of(session)
            for line in found:
                lined.add([
                    line.name, len(line.inputs), line.parent, line.shared, list(line.left),
                    line.turn, line.phase, line.points, line.level, line.over, line.playable,
                ])  # fmt: skip
                parted = difference(found[0].inputs, line.inputs)
                lined.add([parted.shared, repr(parted.one), repr(parted.other)])
            course = course_of(session)
            lined.add([_fields(moment) for moment in course.moments])
            lined.add([[one.n, one.input] for one in course.journal])
            moments = course.moments
            for place in range(len(moments)):
                stepped.add(
                    [
                        step_from(moments, place, way, by)
                        for way in (1, -1)
                        for by in ("decision", "phase", "turn")
                    ]
                )
            stepped.add([last_of(phase, journal) for phase in {m.phase: 0 for m in moments}])
            told.add([list(one) for one in turns_of(journal)])
    compare(sums(**{
        f"{game.id} told": told, f"{game.id} frames": framed, f"{game.id} counts": counted,
        f"{game.id} lines": lined, f"{game.id} steps": stepped,
    }), KEPT)  # fmt: skip


def _fields(one: Any) -> list[Any]:
    return [getattr(one, name) for name in one.__match_args__]


def test_lines_of_another_game_are_not_taken_for_those_of_this_one() -> None:
    game = entry_of("reconquista").rules()
    known = Lines()
    for scenario in game.scenarios:
        session = next(wander(game, 3, 1, typed=True, scenario=scenario))[0].fork()
        session.rewind()
        session.undone.clear()
        assert known.of(session) == lines_of(session)


# -- the controller --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ("reconquista", "hispania", "st279"))
@pytest.mark.parametrize("typed", (False, True))
def test_what_a_controller_says(name: str, typed: bool) -> None:
    game = entry_of(name).rules()
    chance, said = Chance(f"controller {name} {typed}"), Sum()
    controller: Any = GameController(home=game)
    controller.start_new(seed=4, typed_dice=typed)

    def told(signal: str) -> Callable[..., None]:
        def note(*what: Any) -> None:
            one = what[0] if what else None
            if isinstance(one, Changes):
                one = [sorted(one.areas), sorted(one.tracks), one.cause, len(one.entries)]
            elif isinstance(one, Refusal):
                one = one.code
            said.add([signal, one])

        return note

    for signal in ("reset", "changed", "decisionChanged", "journalGrew", "journalShrank",
                   "refused", "finished", "linesChanged"):  # fmt: skip
        getattr(controller, signal).connect(told(signal))
    choosing = Choosing(controller, PlainChoices(game))
    remembered: list[Any] = []
    kinds: set[str] = set()
    for _ in range(90):
        session, waiting = controller.session, controller.waiting
        number = chance.below(len(session.inputs) + len(session.undone) + 2)
        match chance.below(14):
            case 0:
                said.add(controller.undo())
            case 1:
                said.add(controller.undo(number))
            case 2:
                said.add(controller.redo())
            case 3:
                said.add(controller.redo(number))
            case 4:
                said.add(controller.go_to(number))
            case 5 if session.branches:
                controller.switch(chance.one_of(session.branches))
            case 6 if session.branches:
                controller.name_line("one", chance.one_of(session.branches))
            case 7 if remembered:
                said.add(controller.submit(chance.one_of(remembered)))
            case 8 if kinds and chance.below(3) == 0:
                controller.automatic = sorted(kinds)[: chance.below(3)]
            case 9 if choosing.choices:
                choice = chance.one_of(choosing.choices)
                said.add([choosing.activate(choice.id), choosing.cancel()])
            case _ if isinstance(waiting, Decision):
                kinds.add(waiting.kind)
                remembered.append(chance.action(waiting.options))
                said.add(controller.submit(remembered[-1]))
            case _ if hasattr(waiting, "count"):
                controller.enter_dice([1 + chance.below(waiting.faces)])
            case _:
                pass
        said.add([
            controller.can_undo, controller.can_redo, controller.has_played,
            controller.can_undo_to(number), len(session.inputs), game.digest(controller.state),
            [[c.id, len(c.actions), list(c.places), c.closing] for c in choosing.choices],
            list(choosing.lit)[:5], len(choosing.at(next(iter(choosing.lit), ""))),
            choosing.closing.id if choosing.closing else "",
        ])  # fmt: skip
    compare({f"controller {name} {typed}": said.text}, KEPT)


# -- lessons ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ("reconquista", "hispania"))
def test_how_far_inputs_keep_to_a_lesson(name: str) -> None:
    game = entry_of(name).rules()
    chance, found = Chance(f"lesson {name}"), Sum()
    for seed in range(12):
        *_, (session, _) = wander(game, 40 + seed, 60)
        if not session.inputs:
            continue
        lesson = _lesson(game, "one", json.loads(json.dumps(script_of(game, session, chance))))
        inputs = list(session.inputs)
        for _ in range(12):
            some = inputs[: chance.below(len(inputs) + 1)]
            if some and chance.below(2):
                place = chance.below(len(some))
                other = chance.below(len(some))
                some[place], some[other] = some[other], some[place]
            if some and chance.below(4) == 0 and isinstance(some[-1], Rolled):
                some[-1] = Rolled(some[-1].values[:1], some[-1].faces)
            progress = lesson.progress(some)
            found.add([progress.done, progress.on_track, [_task(game, t) for t in progress.open]])
    compare({f"lesson progress {name}": found.text}, KEPT)


def script_of(game: Any, session: Any, chance: Chance) -> dict[str, Any]:
    steps: list[dict[str, Any]] = []
    deeds = [game.action_data(one.action) for one in session.inputs if isinstance(one, Acted)]
    for given in session.inputs:
        if not steps or chance.below(3) == 0:
            panel = chance.one_of(("", "log", "dice"))
            steps.append({"id": f"s{len(steps)}", "tasks": [], "panel": panel, "places": ["a"],
                          "any_order": chance.below(2) == 0})  # fmt: skip
        if isinstance(given, Rolled):
            task: dict[str, Any] = {"dice": list(given.values)}
        else:
            kind = chance.one_of(("do", "do", "do", "play"))
            task = {kind: game.action_data(given.action), "at": ["x"]}
            if chance.below(4) == 0:
                task["or"] = [chance.one_of(deeds)]
        steps[-1]["tasks"].append(task)
    return {"seat": "", "scenario": game.scenarios[0], "options": {}, "steps": steps}


def _task(game: Any, task: Any) -> list[Any]:
    return [task.step, task.kind, list(task.values), list(task.at), task.alone,
            [game.action_data(action) for action in task.actions]]  # fmt: skip


@pytest.mark.parametrize("name", ("reconquista", "hispania", "crusades2"))
def test_what_is_wrong_with_a_lesson(name: str) -> None:
    game = entry_of(name).rules()
    *_, (session, _) = wander(game, 9, 12 if name == "crusades2" else 60)
    chance, found = Chance(f"bad lesson {name}"), Sum()
    data = json.loads(json.dumps(script_of(game, session, chance)))
    kinds = by_shape(data)
    for number in range(150):
        try:
            lesson = _lesson(game, "one", spoilt(data, chance, kinds, 1 + number % 4))
        except BadInput as trouble:
            found.add(sorted([code, place] for code, place, _ in trouble.problems))
        except (TypeError, AttributeError, ValueError) as error:
            found.add(type(error).__name__)
        else:
            found.add([len(lesson.steps), [_task(game, task) for task in lesson.tasks]])
    compare({f"lesson trouble {name}": found.text}, KEPT)


# -- texts -----------------------------------------------------------------------------------------

PIECES = (
    "# Page {#p}", "## Chapter", "### Part", "", "", "Some *plain* text with **bold** words.",
    "It goes on & on < here > there.", "- first", "- second **one**", "1. one", "2. two",
    "| a | b | c | d |", "|---|:--:|---|--:|", "| 1 | 2–3 | long words here | – |", "| x | y |",
    "| 12 | +4 |", "|---|---|", "[G8](#rulings/g8) and [name](#rulebook/part)", "|", "| lonely |",
    "[R-12](#x) *[y](#z)*", "12345678", "**[bold](#b)**",
)  # fmt: skip


def test_markdown_as_it_was_always_written() -> None:
    chance, found = Chance("markdown"), Sum()
    for _ in range(400):
        lines = [chance.one_of(PIECES) for _ in range(chance.below(12))]
        lines = [line + " " * chance.below(2) for line in lines]
        try:
            found.add(to_html(lines))
            found.add(to_html(tuple(lines), str.upper))
        except IndexError:
            found.add("rows differ")
    compare({"markup": found.text}, KEPT)


GLOSSARY = """<a id="glossary"></a>
# Glossary

The terms.

<a id="glossary/army"></a>
**Army.** A counter that fights. Does it? Rule: [Armies](#rulebook/armies).

<!-- forms: army, armies, Army -->

<a id="glossary/order"></a>
**Order.** Knights. They *ride*. See [Orders](#rulebook/orders).

<!-- forms: Order, Orders -->

<a id="glossary/military"></a>
**Military Order.** [Knights](#rulebook/knights) of an order.

<!-- forms: Military Order, Military Orders -->

<a id="glossary/x"></a>
**X.** Nothing else.

<!-- forms: x -->
"""
RULEBOOK = """<a id="rulebook"></a>
# Rules

<a id="rulebook/armies"></a>
## Armies
Armies fight. An army may march. See [G8](#rulings/g8).

<a id="rulebook/armies/march"></a>
**Marching.** The army márches, and marches on; each army of an Order too.
| a | b |
|---|---|
| march | 2 |

<a id="rulebook/orders"></a>
## Orders
1. Orders are armies of knights.
2. They ride far, and then farther than anybody else would ever have thought of, with an army.

<a id="rulebook/knights"></a>
**Knights.** Knights of *an Order* ride.
"""
RULINGS = """<a id="rulings"></a>
# Rulings

<a id="rulings/g8"></a>
**G8. Armies.** An army that marches is an army. (G9)

<a id="rulings/g9"></a>
**G9.** The knight, the army, the Order and g8.
"""
OTHERS = {"glossary": GLOSSARY, "rulebook": RULEBOOK, "rulings": RULINGS}


@pytest.fixture
def small_book(monkeypatch: pytest.MonkeyPatch) -> Book:
    """A book of three pages, none of which changes when the texts of a game do."""
    pages = {page: tuple(clauses_in(text, page)) for page, text in OTHERS.items()}
    monkeypatch.setattr(book_module, "_read", lambda _game, language, page: iter(
        pages.get(page, ()) if language == "en" else pages.get(page, ())[1:2]))  # fmt: skip
    made = Book("nowhere", "no game")
    monkeypatch.setattr(glossary_module, "book", lambda *_which: made)
    monkeypatch.setattr(book_search_module, "book", lambda *_which: made)
    book_search_module._index.cache_clear()
    return made


def test_what_is_found_in_a_book(small_book: Book) -> None:
    found, clauses = Sum(), Sum()
    words = ("army", "armies", "march", "ride", "g8", "G9", "of", "an", "a", "order", "Marches",
             "knights", "nobody", "far", "2", "on", "army that", "")  # fmt: skip
    for one in words:
        for other in words:
            for most in (60, 2):
                hits = search(small_book, f"{one} {other}", most)
                found.add([[hit.clause.anchor, hit.snippet, hit.home] for hit in hits])
    for anchor in (*small_book.clauses, "rulebook/armies/march/on", "none", "rulings/g7"):
        clause = small_book.find(anchor)
        if clause is None:
            clauses.add(None)
            continue
        clauses.add([
            clause.anchor, clause.chapter, clause.level, clause.title, clause.text,
            list(clause.links), small_book.home_of(clause), clause.markdown,
        ])  # fmt: skip
    clauses.add([[page.anchor, [one.anchor for one in below]]
                 for page, below in small_book.contents()])  # fmt: skip
    book_search_module._index.cache_clear()
    compare({"book search": found.text, "book": clauses.text}, KEPT)


def test_terms_are_found_wherever_they_stand(small_book: Book) -> None:
    glossary = Glossary("nowhere", "no game")
    found, chance = Sum(), Chance("terms")
    found.add([_fields(term) for term in glossary.terms.values()])
    found.add([sorted(glossary.at_home(anchor)) for anchor in small_book.clauses])
    words = ("army", "armies", "the", "Military Orders", "Military Order", "Order", "x", "xx",
             "a-army", "<b>army</b>", '<a href="#">Order</a>', "<i>", "</i>", ".")  # fmt: skip
    for _ in range(60):
        text = " ".join(chance.one_of(words) for _ in range(chance.below(14)))
        seen: set[str] = {"glossary/x"} if chance.below(2) else set()
        found.add([glossary.mark(text, seen, chance.one_of(("", "#123"))), sorted(seen)])
        found.add([term.anchor for term in glossary.within(text)])
        spans = [
            (m.start(), m.end(), glossary.find(m[0])) for m in glossary._pattern.finditer(text)
        ]
        for place in range(len(text) + 1):
            term = glossary.at(text, place)
            around = [one for start, end, one in spans if start <= place < end]
            # A word that begins farther off than that may be cut.
            near = [start for start, end, _ in spans if start <= place < end]
            if not near or place - near[0] < LONGEST - 16:
                assert [term] == (around or [None]), (text, place)
            found.add(term.anchor if term else None)
    compare({"glossary": found.text}, KEPT)


# -- reports ---------------------------------------------------------------------------------------

LEVELS = ((30, "decisive"), (20, "great"), (15, "draw"), (10, "small"), (0, "none"))


class Plain:
    """Says everything in English, and numbers in figures."""

    def translate(self, _context: str, text: str, _comment: str | None, n: int) -> str:
        return text.replace("%n", str(n))

    def number(self, value: int) -> str:
        return str(value)


WORDING: Any = SimpleNamespace(
    translator=Plain(),
    level=lambda level: f"<{level}>",
    phase=lambda phase: f"{phase} & co",
    option=lambda action: f"do {action}",
    event=lambda entry: f"told {entry.event}",
)


def test_reports_as_they_were_always_written() -> None:
    found = Sum()
    for seed in range(30):
        chance = Chance(f"report {seed}")

        def some(most: float, chance: Chance = chance) -> float:
            return round(chance.number() * most, 2)

        def near(most: float, some: Any = some) -> Estimate:
            return Estimate(some(2 * most) - most, some(1))

        turns = 6 + chance.below(16)
        luck = tuple(
            Luck(n, n, n + 1 + chance.below(4), 1 + chance.below(turns), chance.one_of("ab"),
                 chance.one_of(("sieges", "raids")), "there",
                 tuple(tuple(1 + chance.below(6) for _ in range(1 + chance.below(3)))
                       for _ in range(1 + chance.below(2))), (), near(3))
            for n in range(chance.below(8))
        )  # fmt: skip
        missed = tuple(
            Missed(chance.below(30), 1 + chance.below(turns), "a", f"x{n}",
                   tuple(f"b{k}" for k in range(1 + chance.below(3))), near(4))
            for n in range(chance.below(7))
        )  # fmt: skip
        curve = tuple(
            CurvePoint(1.0 + n + (some(0.9) if chance.below(3) == 0 else 0), n,
                       tuple(some(40) for _ in range(chance.one_of((1, 2, 5)))))
            for n in range(chance.below(turns + 2))
        )  # fmt: skip
        turning = tuple(
            TurningPoint(1 + chance.below(turns), n, n + 5, near(9), some(20), some(20),
                         luck[: chance.below(3)], missed[: chance.below(2)])
            for n in range(chance.below(4))
        )  # fmt: skip
        best = tuple(Found(n, 2, "b", f"g{n}", (f"i{n}",), near(5)) for n in range(chance.below(7)))
        kinds = tuple((kind, near(3)) for kind in ("sieges", "raids")[: chance.below(3)])
        skill = near(2) if chance.below(2) else None
        report = Report(curve, luck, kinds, missed, turning, None, skill, chance.below(2) == 0,
                        best)  # fmt: skip
        journal: Any = [
            Entry(n + 1, 1 + chance.below(turns), chance.one_of("ab"), chance.below(12),
                  SimpleNamespace(kind="x", n=n))
            for n in range(20)
        ]  # fmt: skip
        words = ReviewWords(WORDING, "en", last_turn=turns * chance.below(2))
        levels = LEVELS if chance.below(4) else ()
        scores = {turn: chance.below(40) for turn in range(1, 1 + chance.below(turns))}
        found.add(ReportPage(WORDING, words, levels, turns).page(report, journal, scores))
        found.add([words.chance(point, 15, "draw") for point in curve])
    compare({"reports": found.text}, KEPT)


# -- odds ------------------------------------------------------------------------------------------


def test_odds_are_read_as_they_always_were() -> None:
    found, chance = Sum(), Chance("odds")

    def answer(depth: int) -> Any:
        match chance.below(9 if depth else 4):
            case 0:
                return round(chance.number(), 3)
            case 1:
                return chance.one_of((0, 1, 2, -1, True, "text", None, 1.0, 1.5, []))
            case 2:
                return [round(chance.number(), 2) for _ in range(chance.below(9))]
            case 3:
                return [[chance.one_of(("a", "b", 3, None)), round(chance.number(), 2)]
                        for _ in range(chance.below(10))]  # fmt: skip
            case 4 | 5:
                return {f"k{n}": round(chance.number(), 2) for n in range(chance.below(10))}
            case _:
                names = ("success", "hit", "taken", "other", "rest", "x")
                return {chance.one_of(names): answer(depth - 1) for _ in range(chance.below(5))}

    for _ in range(300):
        told = {name: answer(2) for name in ("a", "success", "hit", "wins")[: chance.below(5)]}
        lines = [[line.what, line.chance, line.group, line.value] for line in odds_lines(told)]
        found.add(lines)
        game: Any = SimpleNamespace(odds=lambda _question, _state, told=told: told)
        for hope in ("", "hit", "rest"):
            one = answer_of(game, OddsQuestion({"kind": "x"}, hope=hope), SimpleNamespace())  # type: ignore[arg-type]
            assert one is not None
            found.add([one.head.what if one.head else None, len(one.lines)])
    compare({"odds": found.text}, KEPT)


# -- boards ----------------------------------------------------------------------------------------


class Board:
    """A picture by chance, the same for every seat but what it may not see."""

    def __init__(self, chance: Chance) -> None:
        places = ("ford", "hill", "wood", "sea")
        pieces = [
            Piece(f"p{n}", chance.one_of(("horse", "foot")), chance.one_of(("red", "blue")),
                  1 + chance.below(4), slot=chance.one_of(("", "second")))
            for n in range(2 + chance.below(7))
        ]  # fmt: skip
        lying: dict[str, list[Piece]] = {}
        for piece in pieces:
            lying.setdefault(chance.one_of(places), []).append(piece)
        self.shown = Picture(
            {place: tuple(there) for place, there in lying.items()},
            {"turn": chance.below(3)},
            {name: frozenset(p for p in places if chance.below(2)) for name in ("lit", "won")},
            (BoardLine("path", places[: chance.below(3)]),),
        )

    def picture(self, _state: Any, seat: str) -> Picture:
        return self.shown


class Game:
    """Its actions are their own data; `red` decides for the side of the crown."""

    def action_data(self, action: dict[str, Any]) -> dict[str, Any]:
        return action

    def action_from(self, data: dict[str, Any]) -> dict[str, Any]:
        if data.get("to") == "sea":
            raise BadInput("bad-request", ())
        return {**data, "read": True}

    def seats(self, _state: Any) -> tuple[Seat, ...]:
        return (Seat("blue", ("blue",)), Seat("red", ("crown", "guests")))


class Step:
    """A step that offers some options; some moves are refused."""

    waits = ASKS

    def __init__(self, options: tuple[Any, ...]) -> None:
        self.side = "crown"
        self._options = options

    def options(self, _state: Any) -> tuple[Any, ...]:
        return self._options

    def refuse(self, _state: Any, action: dict[str, Any]) -> Refusal | None:
        return Refusal("1", "no") if action["to"] == "hill" else None


def _option(chance: Chance) -> dict[str, Any]:
    places = ("ford", "hill", "wood", "sea")
    ids = [f"p{n}" for n in range(9)]
    data: dict[str, Any] = {"do": chance.one_of(("march", "build", "done", "pass"))}
    if chance.below(3):
        data[chance.one_of(("from", "origin", "area", "place"))] = chance.one_of(places)
    if chance.below(3):
        data["to"] = chance.one_of(places)
    if chance.below(4) == 0:
        data["what"] = chance.one_of(("army", "city"))
    match chance.below(6):
        case 0:
            data["unit"] = chance.one_of(ids)
        case 1:
            data["units"] = [chance.one_of(ids) for _ in range(1 + chance.below(3))]
        case 2 | 3:
            data["units"] = {art: chance.below(4) for art in ("horse", "foot")[chance.below(2) :]}
        case _:
            pass
    if chance.below(4) == 0:
        data["cost"] = chance.below(3)
    if chance.below(4) == 0:
        data["path"] = list(places[: chance.below(4)])
    return data


def test_moves_are_read_off_options_as_they_always_were() -> None:
    found, chance = Sum(), Chance("boards")
    before = Picture()
    for _ in range(150):
        board, game = Board(chance), Game()
        options = tuple(_option(chance) for _ in range(chance.below(12)))
        state: Any = SimpleNamespace(agenda=[Step(options)], over=None)
        decision = Decision("crown", "march", 1, "moves", "1", options)
        shown = board.shown
        found.add([sorted(shown.differing(before)), sorted(before.differing(shown)),
                   sorted(shown.where().items())])  # fmt: skip
        lights = joined([Lights(shown.marks, shown.lines), Lights(before.marks, before.lines)])
        found.add([[name, sorted(marks)] for name, marks in sorted(lights.marks.items())])
        found.add(len(lights.lines))
        before = shown
        for choices in (PlainChoices(game), PlainChoices(game, ("ford", "sea")),
                        PlainChoices(game, projection=board)):  # fmt: skip
            for choice in choices.group(state, decision):
                found.add([choice.id, len(choice.actions), choice.closing, list(choice.places),
                           [len(there) for there in choice.by_place.values()]])  # fmt: skip
        moves: Any = PlainMoves(game, board)
        for told in (False, True):
            if told:
                moves.renew(state, decision)
            for place in ("ford", "hill", "wood", "sea"):
                lifted = moves.liftable(state, place)
                found.add([place, [piece.id for piece in lifted]])
                for some in (lifted, lifted[:1], tuple(shown.at(place)), ()):
                    for to, way in moves.ways(state, place, some).items():
                        found.add([to, way.action, way.whole, way.cost, list(way.path),
                                   list(way.more)])  # fmt: skip
                    found.add(moves.attempt(state, place, some, chance.one_of(("hill", "sea"))))
                for piece in lifted:
                    found.add(len(moves.turns(state, place, piece)))
    compare({"boards": found.text}, KEPT)
