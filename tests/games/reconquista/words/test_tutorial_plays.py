"""The lesson's scripted dice and actions do on the board what its text says."""

from __future__ import annotations

import json
import re

from reconquista_qt import assets
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import Reconquista

SCRIPT = re.compile(r'^<a id="tutorial/(\d+)"></a>$|^<!-- (dice|do): (.+) -->$', re.MULTILINE)


def test_the_lesson_plays_as_it_is_told() -> None:
    game = Reconquista()
    session = Session.new(game, seed=1, typed_dice=True)
    text = assets.translations("reconquista", "en", "tutorial.md").read_text(encoding="utf-8")
    boards, treasuries = {}, {}
    step = 0
    for number, kind, value in SCRIPT.findall(text):
        if number:
            position = game.position(session.state)
            boards[step], treasuries[step] = position["areas"], position["treasury"]
            step = int(number)
        elif kind == "dice":
            session.enter_dice(int(die) for die in value.split())
            assert not session.dice.queue, step
        else:
            told = json.loads(value)
            # Of several that are allowed the first is what the text speaks of.
            session.act(game.action_from(told[0] if isinstance(told, list) else told))
    position = game.position(session.state)

    assert boards[3]["lisboa"] == {
        "city": "christian",
        "fortress": False,
        "units": {"muslim_garrison": 1},
        "besiegers": {},
    }
    assert treasuries[5] == 4
    assert treasuries[6] in (0, None)
    assert boards[7]["santiago"]["units"] == {"christian_army": 1}
    assert boards[9]["leon"]["besiegers"] == {"christian_army": 1, "christian_garrison": 1}
    assert boards[11]["salamanca"]["fortress"]
    assert boards[12]["leon"]["city"] == "christian"
    assert boards[12]["leon"]["units"] == {"christian_army": 1, "christian_garrison": 1}
    assert position["turn"] == 2
    assert game.score(session.state).total == 4
