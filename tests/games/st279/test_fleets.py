"""Fleets (11.0)."""

from __future__ import annotations

import pytest

from tests.games.st279.table import Table

CATALANS = "catalonia"


def coast() -> Table:
    """Lay out Catalans at Barcelona with a fleet."""
    table = (
        Table()
        .put("barcelona", CATALANS, {"mesnada": 2, "peones": 1})
        .fleets("gulf_of_lion", catalonia=1)
    )
    return table.campaign(CATALANS)


@pytest.mark.rule(
    "11.1/move", "11.2/load", "11.2/unload", "11.2/H1", "11.2/H2", "11.2/H3", "14.0/A11"
)
def test_units_go_by_sea_to_another_port_in_another_sea() -> None:
    table = coast().begin()
    table.do("load", area="barcelona", sea="gulf_of_lion", units={"mesnada": 2}, inside=False)
    assert (
        table.why("load", area="barcelona", sea="gulf_of_lion", units={"peones": 1}, inside=False)
        == "11.2/H5"
    )
    assert (
        table.why("unload", sea="gulf_of_lion", area="mayurqa", units={"mesnada": 1}, inside=True)
        == "11.2/H2"
    )
    assert table.why("done") == "11.2/H11"
    table.do("sail", origin="gulf_of_lion", to="balearic_sea", fleets=1)
    assert (
        table.why("unload", sea="balearic_sea", area="mayurqa", units={"mesnada": 2}, inside=False)
        == "11.2/H3"
    )
    table.do("unload", sea="balearic_sea", area="mayurqa", units={"mesnada": 2}, inside=True)
    assert table.area("mayurqa")["controller"] == CATALANS
    assert table.area("mayurqa")["city"] == {CATALANS: {"mesnada": 2}}


@pytest.mark.rule("11.2/H4", "11.2/load", "11.2/H5")
def test_an_enemy_port_lets_nobody_aboard() -> None:
    table = (
        coast().put("barcelona", "muslim", {}, {"peones": 1}).held("muslim", "barcelona").begin()
    )
    assert (
        table.why("load", area="barcelona", sea="gulf_of_lion", units={"mesnada": 1}, inside=False)
        == "11.2/H4"
    )


@pytest.mark.rule("11.2/H12", "11.2/H3")
def test_who_lands_beside_enemies_fights_at_once() -> None:
    table = coast().put("al_bortat", "muslim", {"peones": 1}, {"peones": 1}).begin()
    table.do("load", area="barcelona", sea="gulf_of_lion", units={"mesnada": 2}, inside=False)
    table.do("sail", origin="gulf_of_lion", to="balearic_sea", fleets=1)
    table.do(
        "unload", 6, 1, sea="balearic_sea", area="al_bortat", units={"mesnada": 2}, inside=False
    )
    assert table.told("combat_began")[0]["cause"] == "landing"
    table.do("battle", 6, table="field")
    # The enemies in the field are gone: the survivors may move on.
    assert table.why("move", origin="al_bortat", to="barcelona", units={"mesnada": 2}) is None


@pytest.mark.rule(
    "11.1/interception", "11.1/H6", "12.2/modifiers", "11.3/combat", "11.3/losses", "11.3/markers"
)
def test_fleets_are_intercepted_on_entry_and_cargo_is_lost_with_them() -> None:
    table = coast().fleets("balearic_sea", muslim=2).begin()
    table.do("load", area="barcelona", sea="gulf_of_lion", units={"mesnada": 1}, inside=False)
    table.do("sail", origin="gulf_of_lion", to="balearic_sea", fleets=1)
    assert table.kind == "intercept muslim"
    table.do("intercept", 3, 4, 4)
    assert table.told("interception_rolled")[0]["modifier"] == 1
    fight = table.told("naval_combat_rolled")[0]
    assert (fight["lost"], fight["enemy_lost"]) == (1, 0)
    assert table.told("units_lost")[0]["units"] == {"mesnada": 1, "fleet": 1}
    assert not table.now["seas"]["gulf_of_lion"]


@pytest.mark.rule("11.3/combat", "11.3/H7", "11.3/end", "11.1/H8")
def test_a_fight_at_sea_ends_the_movement() -> None:
    table = (
        Table()
        .fleets("balearic_sea", catalonia=1, muslim=1)
        .put("barcelona", CATALANS, {"peones": 1})
    )
    table.campaign(CATALANS).begin()
    table.do("naval_combat", 1, 1, sea="balearic_sea")
    assert table.why("naval_combat", sea="balearic_sea") == "11.3/H7"
    assert table.why("sail", origin="balearic_sea", to="gulf_of_lion", fleets=1) == "11.3/combat"


@pytest.mark.rule("11.2/H11", "13.0/I17")
def test_the_owner_chooses_which_fleets_are_lost() -> None:
    table = (
        Table()
        .put("barcelona", CATALANS, {"mesnada": 1})
        .fleets("gulf_of_lion", catalonia=2, muslim=2)
    )
    table.campaign(CATALANS).begin()
    table.do("load", area="barcelona", sea="gulf_of_lion", units={"mesnada": 1}, inside=False)
    table.do("naval_combat", 1, 5, sea="gulf_of_lion")
    assert table.kind == "losses christian"
    table.do("lose", units={"fleet": 1})
    # The other cannot sail any more, and the port is the one of loading: the cargo goes back.
    table.do("done")
    assert table.area("barcelona")["field"] == {CATALANS: {"mesnada": 1}}
    assert table.told("cargo_returned")


@pytest.mark.rule("11.2/H10", "5.0/fleets")
def test_a_fleet_without_a_coast_of_its_power_is_lost_when_the_turn_ends() -> None:
    table = Table("end").fleets("gulf_of_lion", catalonia=1).held("aragon", "rossello", "barcelona")
    table.put("cerdanya", CATALANS, {}, {"peones": 1}).begin()
    while table.kind.startswith("redistribute"):
        table.do("done")
    assert not table.now["seas"]["gulf_of_lion"]
    assert table.told("units_lost")[0]["cause"] == "coast"
