"""Who holds an area, and what counts as nobody."""

from __future__ import annotations

import pytest

from reconquista_qt.games.reconquista.rules.control import is_vacant
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX
from tests.games.reconquista.rules.table import area, at


@pytest.mark.rule("definitions/A5")
def test_an_area_is_vacant_without_unit_and_city_besiegers_included() -> None:
    areas = {
        "leon": area(),
        "galicia": area(fortress=True),
        "oviedo": area("christian"),
        "burgos": area(christian_army=1),
    }
    state = at("movement", areas).state
    assert is_vacant(state, AREA_INDEX["leon"])
    assert is_vacant(state, AREA_INDEX["galicia"])  # a fortress that nobody holds is nobody's
    assert not is_vacant(state, AREA_INDEX["oviedo"])
    assert not is_vacant(state, AREA_INDEX["burgos"])
    # Only while a siege is being resolved is nobody left inside.
    state.units[AREA_INDEX["galicia"]] = 0
    state.besiegers[AREA_INDEX["galicia"]] = state.units[AREA_INDEX["burgos"]]
    assert not is_vacant(state, AREA_INDEX["galicia"])
