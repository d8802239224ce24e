"""The refusal catalogue: every reason with its code, in the order of the catalogue."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.refusals import rules_of
from affray.core.script import Choose, Pick
from affray.rulesets.fifth_edition.model.catalogue import CODES
from tests.conformance.fifth_edition.arena import (
    HANDAXE,
    LONGSWORD,
    archer,
    arena,
    barred,
    bru,
    cle,
    decree,
    door,
    fig,
    fighter,
    from_the_start,
    held_by,
    on_squares,
    pass_to,
    power,
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
    play(fight, "RAI: move 4,2", "FIG: opportunity_attack with longsword", "FIG d20 2", "RAI: go_on")
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
    play(fight, "FIG: attack RAI with dart throw yes", "FIG d20 2")
    assert codes(fight, "FIG: attack RAI with dart throw yes")["no_ammunition"] == ["E5-WPN-4"]
    assert fighter(fight, "FIG").held == []


@pytest.mark.rule("E5-GEN-8", "E5-TURN-1", "E5-ACT-2")
def test_requests_inside_a_window_are_refused_by_rule() -> None:
    """Whatever breaks a rule is refused with its id, also by somebody who is just being asked."""
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2)))
    play(fight, "RAI: move 4,2")
    for line in ("FIG: attack RAI with longsword", "FIG: move 2,3", "FIG: dodge"):
        assert [each for each in refused(fight, line) if each.startswith("E5-")], (line, refused(fight, line))


@pytest.mark.rule("E5-GEN-8", "E5-REACT-9")
def test_a_window_lists_what_it_asks_and_no_closed_deeds() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2)))
    play(fight, "RAI: move 4,2")
    question = fight.asked("FIG")
    assert isinstance(question, Choose)
    assert [each.id for each in question.known()] == ["opportunity_attack", "decline"]
    for line, rule in (
        ("dodge", "E5-ACT-2"), ("dod", "E5-ACT-2"), ("move 2,3", "E5-TURN-1"), ("draw handaxe", "E5-FREE-6"),
        ("whatever", "E5-TURN-1"), ("attack nobody with laser", "E5-ACT-2"), ("use fire_burst", "E5-ACT-2"),
    ):  # fmt: skip
        assert codes(fight, f"FIG: {line}") == {"not_your_turn": [rule]}, line
    assert codes(fight, "FIG: respond") == {"nothing_readied": ["E5-READY-1"]}
    assert codes(fight, "FIG: delay") == {"no_delay": ["E5-INIT-7"]}


@pytest.mark.rule("E5-GEN-8", "E5-MON-6")
def test_in_a_window_the_moment_of_legendary_options_is_told() -> None:
    swipe = power("swipe", cost="legendary", range_ft=60, damage="1 force")
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2), powers=[swipe], legendary_actions=1))
    play(fight, "RAI: move 4,2")
    told = {"not_your_turn": ["E5-ACT-2"], "legendary_timing": ["E5-MON-6"]}
    assert codes(fight, "FIG: use swipe RAI") == barred(fight, "FIG", "use", power="swipe") == told
    assert codes(fight, "FIG: dodge") == {"not_your_turn": ["E5-ACT-2"]}
    fighter(fight, "FIG").legendary_left = 0
    assert codes(fight, "FIG: use swipe RAI")["no_legendary"] == ["E5-MON-6"]


@pytest.mark.rule("E5-GEN-8")
def test_in_the_own_turn_a_word_that_means_nothing_is_answered_with_what_is_possible() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)))
    assert refused(fight, "FIG: whatever") == ["CORE-OPTION"]
    assert rules_of(fight.why_not("FIG", "whatever")) == ["CORE-OPTION"]
    assert codes(fight, "FIG: oppo") == {"does_not_provoke": ["E5-OPP-6"]}


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


@pytest.mark.rule("E5-GEN-8", "E5-REACT-9")
def test_a_reaction_asked_for_in_the_own_turn_is_refused_by_rule() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)))
    assert codes(fight, "FIG: opportunity_attack with longsword") == {"does_not_provoke": ["E5-OPP-6"]}
    assert codes(fight, "FIG: respond") == {"nothing_readied": ["E5-READY-1"]}


@pytest.mark.rule("E5-GEN-8")
@pytest.mark.parametrize(("line", "rule"), [
    ("FIG: attack RAI with laser", "E5-WPN-11"), ("FIG: attack nobody with longsword", "E5-OBJ-1"),
    ("FIG: use fireball", "E5-MON-3"), ("FIG: draw spear", "E5-WPN-11"), ("FIG: pick_up spear", "E5-FREE-7"),
    ("FIG: drop spear", "E5-WPN-11"), ("FIG: operate lever", "E5-FREE-9"), ("FIG: grapple nobody", "E5-OBJ-1"),
    ("FIG: help nobody search", "E5-ACT-14"), ("FIG: help WIZ dance", "E5-ACT-14"),
    ("FIG: give longsword to nobody", "E5-FREE-7"), ("FIG: release nobody", "E5-GRAP-12"),
    ("FIG: escape from nobody", "E5-GRAP-9"), ("FIG: first_aid nobody", "E5-DEATH-17"),
    ("FIG: multiattack RAI with claws", "E5-MON-1"), ("FIG: offhand RAI with laser", "E5-WPN-11"),
    ("FIG: ready declaration attacks who nobody response dodge", "E5-READY-2"),
])  # fmt: skip
def test_names_of_what_one_does_not_have_are_refused_by_rule(line: str, rule: str) -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)), wiz(at=(2, 3)))
    assert rule in refused(fight, line)


@pytest.mark.rule("E5-GEN-8")
@pytest.mark.parametrize(("do", "values"), [
    ("attack", {"with": ["longsword"]}), ("attack", {"with": "longsword", "target": {}}), ("use", {"power": {}}),
    ("attack", {"with": "longsword", "at": (10**25, -(10**25))}), ("jump", {"to": (4_000_000, 1)}),
    ("jump", {"to": (10**25, 10**25)}), ("move", {"path": ((1, 4_000_000),)}), ("move", {"path": ((10**25, 2),)}),
    ("move", {"path": ((3, 3),), "put": ((10**25, 0),)}), ("rise", {"steps": 10**30}), ("move", {"path": [[3, 3]]}),
    ("grapple", {"target": ["RAI"]}), ("speak", {"words": "x" * 100_000}), ("speak", {"words": 3}),
    ("give", {"item": [1], "to": {}}), ("hide", {"as": [1]}), ("help", {"ally": [1], "task": {}}),
])  # fmt: skip
def test_strange_values_are_refused(do: str, values: dict[str, Any]) -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)))
    before = fight.state.clone()
    assert fight.answer(Pick("FIG", do, values))
    assert fight.answer(Pick("RAI", do, values))
    assert fight.state == before


@pytest.mark.rule("E5-SPELL-1")
@pytest.mark.parametrize("power", ["fire_burst", "quick_step", "flame_fan"])
def test_powers_aimed_beyond_the_world_are_refused(power: str) -> None:
    fight = arena(wiz(at=(2, 2)), rai(at=(9, 2)))
    for far in ((10**25, 10**25), (-(10**25), 3), (4_000_000, 1)):
        assert fight.answer(Pick("WIZ", "use", {"power": power, "at": far}))


@pytest.mark.rule("E5-TURN-1", "E5-ACT-2", "E5-FREE-6", "E5-GEN-8")
def test_whoever_is_not_asked_hears_a_rule_whatever_it_wants() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)), wiz(at=(9, 9)))
    things = ("move", "attack", "operate", "decline", "go_on", "roll", "target", "whatever", "end", "respond", "react")
    for state in (fight, play(fight.fork(), "FIG: move 1,2")):
        for who in ("RAI", "WIZ", "FIG"):
            if state.asked(who) is None:
                for do in things:
                    found = [each.rule for each in state.why_not(who, do)]
                    assert any(each.startswith("E5-") for each in found), (who, do, found)
    (refusal,) = fight.why_not("RAI", "go_on")
    assert (refusal.rule, refusal["turn"]) == ("E5-TURN-1", "FIG")
    assert [each.rule for each in fight.why_not("nobody", "move")] == ["CORE-NOT-ASKED"]


@pytest.mark.rule("E5-INIT-5", "E5-END-1")
def test_before_the_order_is_settled_and_after_the_fight_rules_answer_too() -> None:
    fight = from_the_start(fig(at=(2, 2), initiative=5), rai(at=(9, 2)))
    assert [each.rule for each in fight.why_not("FIG", "decline")] == ["E5-INIT-5"]
    over = decree(arena(fig(at=(2, 2)), rai(at=(3, 2))), "end draw")
    assert "E5-END-1" in [each.rule for each in over.why_not("FIG", "move")]


@pytest.mark.rule("E5-READY-2", "E5-READY-11", "E5-SPELL-3", "E5-MOVE-16")
@pytest.mark.parametrize(("word", "rules"), [
    ("ready movement enters of WIZ slot 1 response use with flame_fan", []),
    ("ready movement enters of WIZ slot 0 response use with flame_fan", ["CORE-NUMBER"]),
    ("ready movement enters of WIZ slot 9 response use with flame_fan", ["E5-SPELL-3"]),
    ("ready movement enters of WIZ slot 10 response use with flame_fan", ["CORE-NUMBER"]),
    ("ready movement enters of WIZ within 0 response move", []),
    ("ready movement enters of WIZ within -1 response move", ["CORE-NUMBER"]),
    ("ready movement enters of WIZ within 1000 response move", []),
    ("ready movement enters of WIZ within 1001 response move", ["CORE-NUMBER"]),
    ("rise 40", []), ("rise 41", ["CORE-NUMBER"]), ("rise -40", []), ("rise -41", ["CORE-NUMBER"]),
])  # fmt: skip
def test_the_numbers_in_an_answer_have_limits(word: str, rules: list[str]) -> None:
    fight = arena(wiz(at=(2, 2), elevation_ft=200, speed={"walk": 30, "fly": 600}), rai(at=(9, 9)))
    assert [each.rule for each in fight.say("WIZ", word)] == rules
