"""The refusal catalogue: every reason with its code, in the order of the catalogue."""

from __future__ import annotations

import pytest

from affray.rulesets.fifth_edition.catalogue import CODES
from tests.conformance.fifth_edition.arena import (
    HANDAXE,
    LONGSWORD,
    archer,
    arena,
    barred,
    bru,
    cle,
    door,
    fig,
    fighter,
    held_by,
    on_squares,
    pass_to,
    rai,
    rog,
    wall,
    weapon,
    wiz,
)
from tests.conformance.harness import asked, codes, play, refused


@pytest.mark.rule("E5-REACT-2", "E5-READY-1", "E5-READY-6", "E5-READY-7")
def test_responses_that_nobody_may_make() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)), bru(at=(9, 2)))
    pass_to(fight, "RAI")
    assert barred(fight, "FIG", "respond") == {"nothing_readied": ["E5-READY-1"]}
    pass_to(fight, "FIG")
    play(fight, "FIG: ready movement enters who BRU response attack with longsword", "FIG: end")
    play(fight, "RAI: move 4,2", "FIG: opportunity_attack with longsword", "2", "RAI: go_on")
    assert barred(fight, "FIG", "respond") == {"reaction_spent": ["E5-REACT-2"]}
    pass_to(fight, "FIG")
    play(fight, "FIG: end")
    assert barred(fight, "FIG", "respond") == {"readied_expired": ["E5-READY-6"]}


@pytest.mark.rule("E5-OPP-5")
def test_why_there_is_no_opportunity_attack_against_disengage() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2)))
    play(fight, "RAI: disengage", "RAI: move 4,2")
    assert asked(fight) == ["RAI turn"]
    assert set(barred(fight, "FIG", "opportunity_attack", **{"with": "longsword"})) == {"does_not_provoke"}


@pytest.mark.rule("E5-ACT-15")
def test_help_is_for_attacks_against_enemies() -> None:
    fight = arena(rog(at=(3, 3)), fig(at=(2, 2)), cle(at=(3, 2)), rai(at=(9, 2)))
    assert codes(fight, "ROG: help_attack FIG CLE") == {"not_hostile": ["E5-ACT-15"]}


@pytest.mark.rule("E5-WPN-11")
def test_a_weapon_on_the_ground_is_not_in_hand() -> None:
    fight = play(arena(fig(at=(2, 2)), rai(at=(3, 2))), "FIG: drop longsword")
    assert codes(fight, "FIG: attack RAI with longsword") == {"weapon_not_held": ["E5-WPN-11"]}


@pytest.mark.rule("E5-WPN-11", "E5-FREE-6")
def test_nothing_is_drawn_for_a_reaction() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2), attacks=[LONGSWORD, HANDAXE], starts_holding=["longsword"]))
    play(fight, "RAI: move 4,2")
    assert "weapon_not_held" in codes(fight, "FIG: opportunity_attack with handaxe")


@pytest.mark.rule("E5-OBJ-1", "E5-OBJ-4")
def test_only_objects_with_data_are_attacked() -> None:
    statue = on_squares("statue", (3, 2), blocks_movement=True)
    fight = arena(fig(at=(2, 2)), rai(at=(9, 9)), features=[statue])
    assert codes(fight, "FIG: attack statue with longsword") == {"not_attackable": ["E5-OBJ-1"]}
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)))
    assert codes(fight, "FIG: attack RAI.scimitar with longsword") == {"not_attackable": ["E5-OBJ-4"]}


@pytest.mark.rule("E5-GEN-8")
def test_reasons_come_in_the_order_of_the_catalogue() -> None:
    held = fig(at=(2, 2), conditions=["stunned", held_by("RAI")], starts_holding=["longsword", "shield"])
    fight = arena(held, rai(at=(3, 2)), bru(at=(9, 2), size="huge"), wiz(at=(2, 9)))
    found = list(codes(fight, "FIG: grapple BRU"))
    assert found == sorted(found, key=CODES.index)
    assert {"incapacitated", "out_of_reach", "no_free_hand", "target_too_large"} == set(found)


@pytest.mark.rule("E5-GEN-8", "E5-ACT-2", "E5-TURN-1", "E5-FREE-6")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("attack RAI with longsword", "E5-ACT-2"), ("dodge", "E5-ACT-2"), ("move 2,3", "E5-TURN-1"),
        ("operate door", "E5-FREE-6"), ("draw handaxe", "E5-FREE-6"),
    ],
)  # fmt: skip
def test_nothing_is_done_in_the_turn_of_others(line: str, rule: str) -> None:
    armed = fig(at=(2, 2), attacks=[LONGSWORD, HANDAXE], starts_holding=["longsword"])
    fight = arena(rai(at=(3, 3)), armed, features=[door((2, 2), (3, 2))])
    assert codes(fight, f"FIG: {line}") == {"not_your_turn": [rule]}


@pytest.mark.rule("E5-GEN-9")
def test_the_dead_and_the_departed_do_nothing() -> None:
    gone = rai("GONE", at=(9, 2), left_field=True)
    fight = arena(fig(at=(2, 2)), rai("DEAD", at=(3, 2), hp=0), gone, bru(at=(20, 9)))
    for name in ("DEAD", "GONE"):
        assert "E5-GEN-9" in codes(fight, f"{name}: dodge")["dead"]
    assert "not_attackable" in codes(fight, "FIG: attack DEAD with longsword")


@pytest.mark.rule("E5-SPACE-10", "E5-GRAP-4", "E5-SHOVE-4", "E5-DEATH-17", "E5-ATK-1")
def test_out_of_reach_names_the_rule_of_what_was_tried() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(5, 2)), cle(at=(2, 5), hp=0))
    assert codes(fight, "FIG: attack RAI with longsword") == {"out_of_reach": ["E5-ATK-1", "E5-SPACE-10"]}
    assert codes(fight, "FIG: grapple RAI") == {"out_of_reach": ["E5-GRAP-4"]}
    assert codes(fight, "FIG: shove RAI") == {"out_of_reach": ["E5-SHOVE-4"]}
    assert codes(fight, "FIG: first_aid CLE") == {"out_of_reach": ["E5-DEATH-17"]}


@pytest.mark.rule("E5-GRAP-9")
def test_nobody_escapes_from_nobody() -> None:
    assert codes(arena(fig(at=(2, 2)), rai(at=(3, 2))), "FIG: escape RAI") == {"not_grappled": ["E5-GRAP-9"]}


@pytest.mark.rule("E5-ATK-13", "E5-COVER-5")
def test_a_shot_may_be_refused_twice() -> None:
    fight = arena(archer(at=(0, 2)), rai(at=(66, 2)), features=[wall((30, 2))], size=(70, 5))
    assert codes(fight, "ROG: attack RAI with shortbow") == {
        "out_of_range": ["E5-ATK-13"], "total_cover": ["E5-COVER-5"],
    }  # fmt: skip


@pytest.mark.rule("E5-WPN-4")
def test_the_last_thrown_weapon_is_gone() -> None:
    dart = weapon("dart", "1d4", "piercing", "thrown", mode="melee_or_thrown", range_ft=[20, 60], ammo=1)
    fight = arena(fig(at=(2, 2), attacks=[dart], attacks_per_action=2), rai(at=(5, 2)))
    play(fight, "FIG: attack RAI with dart throw yes", "2")
    assert codes(fight, "FIG: attack RAI with dart throw yes")["no_ammunition"] == ["E5-WPN-4"]
    assert fighter(fight, "FIG").held == []


@pytest.mark.rule("E5-GEN-8", "E5-TURN-1", "E5-ACT-2")
def test_requests_inside_a_window_are_refused_by_rule() -> None:
    """Whatever breaks a rule is refused with its id, also by somebody who is just being asked."""
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2)))
    play(fight, "RAI: move 4,2")
    for line in ("FIG: attack RAI with longsword", "FIG: move 2,3", "FIG: dodge"):
        assert [each for each in refused(fight, line) if each.startswith("E5-")], (line, refused(fight, line))


@pytest.mark.rule("E5-GEN-8", "E5-REACT-8")
def test_refusals_in_other_narrow_questions_have_rules() -> None:
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5)), fig(at=(5, 6)))
    play(
        fight,
        "WIZ: ready declaration attacks who BRU of self response move",
        "WIZ: end",
        "BRU: attack WIZ with greatclub",
    )
    play(fight, "WIZ: respond 4,5 3,5", "BRU: decline")
    assert asked(fight) == ["BRU retarget"]
    found = refused(fight, "BRU: move 6,4")
    assert any(each.startswith("E5-") for each in found), found
