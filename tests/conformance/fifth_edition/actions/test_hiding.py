"""Hiding, special senses and surprise together (E5-HIDE, E5-SIGHT, E5-SURP)."""

from __future__ import annotations

import pytest

from affray.rulesets.fifth_edition.model.events import AttackResolved
from affray.rulesets.fifth_edition.model.scenario import ConditionEntry, Senses
from affray.rulesets.fifth_edition.outside.knowledge import forget, holds, knows
from tests.conformance.fifth_edition.arena import (
    archer,
    arena,
    bowman,
    bru,
    decree,
    door,
    fig,
    fighter,
    from_the_start,
    held_by,
    on_edges,
    on_squares,
    pass_to,
    rai,
    rog,
    rolled,
    wall,
    wiz,
)
from tests.conformance.harness import allowed, asked, codes, last, play, refused


@pytest.mark.rule("E5-HIDE-9", "E5-SIGHT-8")
def test_hidden_from_one_and_seen_by_the_other() -> None:
    slit = on_edges("slit", (3, 5), (4, 5), cover="three_quarters")
    fight = arena(
        bowman("RAI-1", at=(12, 5)),
        bowman("RAI-2", at=(3, 12)),
        archer(at=(3, 5), hidden_from=["RAI-1"], stealth=15),
        features=[slit],
    )
    assert codes(fight, "RAI-1: attack ROG with shortbow") == {"not_seen": ["E5-SIGHT-8"]}
    one = fight.fork()
    play(one, "RAI-1: attack at 3,5 with shortbow", "RAI-1 2d20 2 3")
    assert rolled(one)[0] == 2
    play(fight, "RAI-1: attack at 3,6 with shortbow")
    assert (last(fight, AttackResolved).hit, asked(fight)) == (False, ["RAI-1 turn"])
    play(fight, "RAI-1: end", "RAI-2: attack ROG with shortbow", "RAI-2 d20 5")
    assert rolled(fight)[0] == 1
    play(fight, "RAI-2: end", "ROG: attack RAI-2 with shortbow", "ROG d20 2")
    assert (rolled(fight)[0], fighter(fight, "ROG").hidden_from) == (1, [])


@pytest.mark.rule("E5-HIDE-6", "E5-FREE-9")
def test_opening_the_door_reveals_the_hider_behind_it() -> None:
    fight = arena(fig(at=(4, 2)), rai(at=(7, 2), hidden_from=["FIG"], stealth=18), features=[door((4, 2), (5, 2))])
    assert fighter(fight, "RAI").hidden_from == ["FIG"]
    play(fight, "FIG: operate door")
    assert fighter(fight, "RAI").hidden_from == []


@pytest.mark.rule("E5-HIDE-5")
def test_hiding_behind_a_wall_needs_no_roll_against_who_sees() -> None:
    fight = arena(
        rog(at=(2, 2)), rai("RAI-1", at=(8, 2)), rai("RAI-2", at=(2, 8)), features=[wall((5, 1), (5, 2), (5, 3))]
    )
    play(fight, "ROG: hide", "ROG d20 15")
    assert fighter(fight, "ROG").hidden_from == ["RAI-1"]


@pytest.mark.rule("E5-HIDE-3")
def test_a_worse_hide_replaces_a_better() -> None:
    slit = on_edges("slit", (3, 5), (4, 5), cover="three_quarters")
    fight = arena(rog(at=(3, 5)), rai(at=(12, 5)), features=[slit])
    play(fight, "ROG: hide", "ROG d20 15")
    pass_to(fight, "ROG")
    play(fight, "ROG: hide", "ROG d20 1")
    assert (fighter(fight, "ROG").hidden_from, fighter(fight, "ROG").stealth) == ([], 6)


@pytest.mark.rule("E5-SURP-9", "E5-SURP-7")
def test_surprised_after_a_slow_turn_may_react_at_once() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)), bru(at=(20, 10)))
    decree(fight, "surprise FIG")
    assert refused(fight, "FIG: drop_prone")
    play(fight, "FIG: end", "RAI: move 4,2")
    assert asked(fight) == ["FIG before_step"]


@pytest.mark.rule("E5-SIGHT-4", "E5-COND-11")
def test_invisible_hider_attacked_by_truesight() -> None:
    fight = arena(
        wiz(at=(5, 5), conditions=["invisible"]),
        bru(at=(6, 5), senses=Senses(truesight_ft=30)),
        rai(at=(4, 5)),
        turn="BRU",
    )
    play(fight, "BRU: attack WIZ with greatclub", "BRU d20 2")
    assert rolled(fight)[0] == 1
    play(fight, "BRU: end", "RAI: attack WIZ with scimitar", "RAI 2d20 2 3")
    assert rolled(fight)[0] == 2


@pytest.mark.rule("E5-COND-11", "E5-HIDE-5")
def test_the_invisible_may_always_try_to_hide() -> None:
    fight = arena(wiz(at=(5, 5), conditions=["invisible"]), rai(at=(8, 5)))
    play(fight, "WIZ: hide", "WIZ d20 12")
    assert fighter(fight, "WIZ").hidden_from == ["RAI"]


@pytest.mark.rule("E5-SIGHT-7", "E5-COND-4")
def test_blinded_against_blinded_is_one_die() -> None:
    fight = arena(fig(at=(2, 2), conditions=["blinded"]), rai(at=(3, 2), conditions=["blinded"]))
    play(fight, "FIG: attack RAI with longsword", "FIG d20 5")
    assert rolled(fight)[0] == 1


@pytest.mark.rule("E5-SURP-4", "E5-INIT-3")
def test_group_members_one_surprised_one_not() -> None:
    fight = from_the_start(
        rog(at=(2, 2), hiding=True, stealth_total=12, initiative=5),
        rai("RAI-1", at=(9, 2), initiative=14, stat_block="RAI", passive_perception=15),
        rai("RAI-2", at=(9, 4), initiative=14, stat_block="RAI"),
    )
    play(fight, "gm: order RAI-2,RAI-1")
    assert "surprised" in codes(fight, "RAI-2: move 9,5")
    play(fight, "RAI-2: end")
    assert allowed(fight, "RAI-1: move 9,3")


@pytest.mark.rule("E5-HIDE-7", "E5-GRAP-1")
@pytest.mark.parametrize("deed", ["grapple", "shove"])
def test_who_seizes_somebody_gives_itself_away(deed: str) -> None:
    fight = arena(rog(at=(2, 2), starts_holding=[], conditions=["invisible"]), rai(at=(3, 2)), bru(at=(20, 10)))
    decree(fight, "set ROG.hidden_from RAI,BRU")
    play(fight, f"ROG: {deed} RAI", "RAI: acrobatics", "ROG d20 2 | RAI d20 18")
    assert fighter(fight, "ROG").hidden_from == []


@pytest.mark.rule("E5-HIDE-6")
@pytest.mark.parametrize(("decreed", "left"), [("reveal ROG to RAI", ["BRU"]), ("reveal ROG", [])])
def test_the_game_master_lets_a_hider_be_noticed(decreed: str, left: list[str]) -> None:
    fight = arena(rog(at=(2, 2), conditions=["invisible"]), rai(at=(9, 2)), bru(at=(20, 10)))
    decree(fight, "set ROG.hidden_from RAI,BRU")
    decree(fight, decreed)
    assert fighter(fight, "ROG").hidden_from == left


@pytest.mark.rule("E5-SIGHT-8", "E5-GRAP-1")
def test_whoever_holds_a_hider_or_is_held_by_it_knows_where_it_is() -> None:
    held = arena(rog(at=(2, 2), conditions=[held_by("RAI")]), rai(at=(3, 2)), rai("RAI-2", at=(9, 9)))
    other = arena(rog(at=(2, 2)), rai(at=(3, 2), conditions=[held_by("ROG")]), rai("RAI-2", at=(9, 9)))
    free = arena(rog(at=(2, 2)), rai(at=(3, 2)), rai("RAI-2", at=(9, 9), conditions=[held_by("RAI")]))
    afraid = arena(rog(at=(2, 2), conditions=[ConditionEntry(name="frightened", source="RAI")]),
                   rai(at=(3, 2)), rai("RAI-2", at=(9, 9)))  # fmt: skip
    for fight, known in ((held, True), (other, True), (free, False), (afraid, False)):
        rogue, raider = fighter(fight, "ROG"), fighter(fight, "RAI")
        assert (holds(raider, rogue), holds(rogue, raider)) == (known, known)
        assert knows(raider, rogue, {"RAI"}) is known
        assert knows(raider, rogue, set())


@pytest.mark.rule("E5-SIGHT-4", "E5-SIGHT-8")
@pytest.mark.parametrize(("height", "felt"), [(0, True), (10, False)])
def test_the_ground_tells_nothing_of_who_is_in_the_air(height: int, felt: bool) -> None:
    bird = {"speed": {"walk": 30, "fly": 30}, "elevation_ft": height}
    hider = rai(at=(3, 2), conditions=["invisible"], hidden_from=["FIG"], stealth=20, **bird)
    fight = arena(fig(at=(2, 2), senses=Senses(tremorsense_ft=60), **bird), hider, bru(at=(20, 10)))
    assert allowed(fight, "FIG: attack RAI with longsword") is felt


@pytest.mark.rule("E5-READY-2")
@pytest.mark.parametrize(("side", "secret", "ready"), [
    ("heroes", {"readied"}, ["FIG"]), ("raiders", {"readied"}, ["RAI"]), ("heroes", set(), ["RAI", "FIG"]),
])  # fmt: skip
def test_what_others_have_readied_is_forgotten_where_it_is_secret(
    side: str, secret: set[str], ready: list[str]
) -> None:
    fight = arena(rai(at=(9, 9)), fig(at=(2, 2)), bru(at=(20, 10)))
    play(fight, "RAI: ready movement enters who FIG response dodge", "RAI: end")
    play(fight, "FIG: ready movement enters who RAI response dodge", "FIG: end")
    forget(fight.scene, side, secret, False)
    assert fight.state.ready == ready


@pytest.mark.rule("E5-SIGHT-3", "E5-DICE-9")
def test_a_hider_in_thin_fog_is_noticed_less() -> None:
    slit = on_edges("slit", (2, 2), (3, 2), cover="three_quarters")
    fog = on_squares("fog", (2, 2), obscured="light")
    for features, hidden in (([slit], []), ([slit, fog], ["FIG"])):
        fight = arena(rog(at=(2, 2)), fig(at=(9, 2), side="raiders"), features=features)
        assert fighter(play(fight, "ROG: hide", "ROG d20 1"), "ROG").hidden_from == hidden
