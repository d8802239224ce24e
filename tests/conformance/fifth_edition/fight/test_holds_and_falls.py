"""Grapples, falls and forced movement together (E5-GRAP, E5-MOVE-9 to E5-MOVE-16)."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.rulesets.fifth_edition.model.events import AttackLost, Moved, Rolled
from affray.rulesets.fifth_edition.model.scenario import ConditionEntry, MultiattackEntry, OnHitEntry
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    GREATCLUB,
    afflict,
    arena,
    at,
    bru,
    budget,
    choices,
    cle,
    decree,
    fig,
    fighter,
    has,
    held_by,
    hp,
    mag,
    on_edges,
    on_squares,
    pass_to,
    power,
    rai,
    rog,
    spent,
    wall,
    weapon,
    wiz,
)
from tests.conformance.harness import allowed, answer, asked, codes, last, play, refused, throw, told


def declared() -> Fight[Combat]:
    """BRU has declared an attack on WIZ; WIZ is asked about a readied move."""
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5)), fig(at=(20, 10)), rai(at=(25, 15)))
    play(fight, "WIZ: ready declaration attacks who BRU of self response move", "WIZ: end")
    return play(fight, "BRU: attack WIZ with greatclub")


@pytest.mark.rule("E5-MOVE-10", "E5-GRAP-11")
def test_a_grappler_falls_into_a_pit_beside_its_victim_listed_first() -> None:
    fight = arena(
        wiz(at=(12, 8), conditions=[held_by("RAI")]),
        fig(at=(10, 7)),
        rai(at=(11, 8)),
        turn="FIG",
        features=[on_squares("pit", (12, 9), drop_ft=10)],
    )
    play(fight, "FIG: shove RAI", "RAI: athletics", "FIG d20 15 | RAI d20 2", "FIG: push 12,9", "RAI d6 3")
    assert fighter(fight, "RAI").elevation == -10
    assert not has(fight, "WIZ", "grappled")


@pytest.mark.rule("E5-GRAP-13", "E5-GRAP-14")
def test_a_large_creature_is_dragged_whole() -> None:
    fight = arena(fig(at=(5, 5)), bru(at=(6, 5), conditions=[held_by("FIG")]))
    play(fight, "FIG: move 4,5")
    assert (at(fight, "FIG"), at(fight, "BRU"), spent(fight, "FIG")) == ((4, 5), (5, 5), 5)
    assert codes(fight, "FIG: move 3,5 2,5 1,5") == {"not_enough_movement": ["E5-MOVE-1"]}


@pytest.mark.rule("E5-MOVE-14", "E5-PRONE-9", "E5-GRAP-11")
def test_teleport_out_of_a_grapple_keeps_prone_and_ends_it() -> None:
    fight = arena(wiz(at=(5, 5), conditions=["prone", held_by("BRU")]), bru(at=(6, 5)))
    play(fight, "WIZ: use quick_step at 0,5")
    assert (has(fight, "WIZ", "grappled"), has(fight, "WIZ", "prone"), asked(fight)) == (False, True, ["WIZ turn"])
    play(fight, "WIZ: stand")
    assert spent(fight, "WIZ") == 15


@pytest.mark.rule("E5-MON-15", "E5-GRAP-11")
def test_pushing_the_held_within_reach_keeps_the_hook() -> None:
    hook = weapon(
        "hook", "1d8", "piercing", reach_ft=10, attack_bonus=6, on_hit=[OnHitEntry(condition="grappled", escape_dc=14)]
    )
    fight = arena(bru(at=(6, 5), attacks=[hook]), wiz(at=(5, 5)), fig(at=(6, 4)), rog(at=(4, 8)))
    play(fight, "BRU: attack WIZ with hook", "BRU d20 15 | BRU d8 1", "BRU: end")
    assert has(fight, "WIZ", "grappled")
    # a friend shoves WIZ away: 10 ft from BRU it is still within the hook's reach
    play(fight, "WIZ: end", "FIG: shove WIZ", "WIZ: athletics", "FIG d20 15 | WIZ d20 2", "FIG: push 4,6")
    assert (at(fight, "WIZ"), has(fight, "WIZ", "grappled")) == ((4, 6), True)
    pass_to(fight, "BRU")
    assert "already_grappled" in codes(fight, "BRU: attack FIG with hook")


@pytest.mark.rule("E5-MOVE-17", "E5-GRAP-13")
def test_exhaustion_and_dragging_halve_twice() -> None:
    tired = ConditionEntry(name="exhaustion", level=2)
    fight = arena(fig(at=(15, 5), conditions=[tired]), rai(at=(16, 5), conditions=[held_by("FIG")]))
    assert allowed(fight, "FIG: move 14,5")
    assert codes(fight, "FIG: move 14,5 13,5") == {"not_enough_movement": ["E5-MOVE-1"]}  # 30 -> 15 -> 7


@pytest.mark.rule("E5-MOVE-11", "E5-GRAP-11")
def test_flyer_held_falls_and_is_out_of_reach_of_a_flying_grappler() -> None:
    bird = fig(at=(5, 5), speed={"walk": 30, "fly": 60}, elevation_ft=20)
    fight = arena(bird, mag(at=(9, 9), powers=[afflict("restrained")]), rai(at=(25, 15)))
    play(fight, "FIG: end")
    answer(fight, "MAG: use restrained FIG")
    throw(fight, "FIG 2d6 3 4")
    assert (fighter(fight, "FIG").elevation, hp(fight, "FIG"), has(fight, "FIG", "prone")) == (0, 21, True)


@pytest.mark.rule("E5-MOVE-11", "E5-SHOVE-6")
def test_shove_prone_a_flyer_at_height_falls() -> None:
    bird = rai(at=(6, 5), speed={"walk": 30, "fly": 60}, elevation_ft=5, hp_max=30)
    fight = arena(fig(at=(5, 5)), bird)
    play(fight, "FIG: shove RAI", "RAI: athletics", "FIG d20 15 | RAI d20 2", "FIG: prone")
    assert (fighter(fight, "RAI").elevation, hp(fight, "RAI")) == (0, 30)


@pytest.mark.rule("E5-COND-8", "E5-GRAP-14")
def test_frightened_dragger_may_not_pull_towards_the_source() -> None:
    fear = ConditionEntry(name="frightened", source="BRU")
    fight = arena(fig(at=(5, 5), conditions=[fear]), bru(at=(15, 5)), rai(at=(4, 5), conditions=[held_by("FIG")]))
    assert codes(fight, "FIG: move 6,5") == {"frightened_approach": ["E5-COND-8"]}
    assert allowed(fight, "FIG: move 5,6")


@pytest.mark.rule("E5-GRAP-15", "E5-WPN-7")
def test_hold_of_two_hands_no_more_weapon() -> None:
    fight = arena(
        fig(at=(5, 5), starts_holding=[]),
        rai("RAI-1", at=(6, 5), conditions=[held_by("FIG")]),
        rai("RAI-2", at=(4, 5), conditions=[held_by("FIG")]),
    )
    found = codes(fight, "FIG: attack RAI-1 with longsword")
    assert "no_free_hand" in found
    assert allowed(fight, "FIG: attack RAI-1 with unarmed")
    assert "no_free_hand" in codes(fight, "FIG: draw longsword")


@pytest.mark.rule("E5-REACT-8", "E5-SHOVE-4")
def test_a_shove_declared_revalidated_when_the_target_stepped_away() -> None:
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5)), fig(at=(25, 15)))
    play(fight, "WIZ: ready declaration attacks who BRU of self response move", "WIZ: end", "BRU: shove WIZ")
    play(fight, "WIZ: respond 4,5 3,5", "BRU: decline")
    assert (asked(fight), last(fight, AttackLost).who, budget(fight, "BRU")) == (["BRU turn"], "BRU", "bur")


@pytest.mark.rule("E5-READY-13", "E5-GRAP-13")
def test_a_readied_move_of_a_grappler_drags_at_half_speed() -> None:
    fight = arena(fig(at=(5, 5)), rai(at=(6, 5), conditions=[held_by("FIG")]), bru(at=(20, 10)))
    play(fight, "FIG: ready turn starts who RAI response move", "FIG: end")
    assert codes(fight, "FIG: respond 4,5 3,5 2,5 1,5") == {"not_enough_movement": ["E5-READY-13"]}
    play(fight, "FIG: respond 4,5 3,5 2,5")
    assert (at(fight, "FIG"), at(fight, "RAI")) == ((2, 5), (3, 5))


@pytest.mark.rule("E5-GRAP-9", "E5-MOVE-7")
def test_held_by_two_must_escape_each() -> None:
    fight = arena(fig(at=(5, 5), conditions=[held_by("BRU"), held_by("RAI")]), bru(at=(6, 5)), rai(at=(4, 5)))
    play(fight, "FIG: escape from RAI with athletics", "FIG d20 15 | RAI d20 2")
    assert has(fight, "FIG", "grappled")
    assert codes(fight, "FIG: move 5,4") == {"speed_zero": ["E5-MOVE-7"]}


@pytest.mark.rule("E5-WPN-7", "E5-GRAP-5")
def test_a_two_handed_weapon_while_holding_somebody() -> None:
    maul = weapon("maul", "2d6", "bludgeoning", "two_handed", "heavy")
    fight = arena(
        fig(at=(5, 5), attacks=[maul]), rai("RAI-1", at=(6, 5), conditions=[held_by("FIG")]), rai("RAI-2", at=(4, 5))
    )
    assert codes(fight, "FIG: attack RAI-2 with maul") == {"no_free_hand": ["E5-WPN-7"]}
    pass_to(fight, "RAI-2")
    play(fight, "RAI-2: move 3,5")
    assert asked(fight) == ["FIG before_step"]
    assert choices(fight, "opportunity_attack", "with") == ["unarmed"]


@pytest.mark.rule("E5-MOVE-8", "E5-MOVE-10", "E5-OPP-9")
def test_felled_in_the_middle_of_a_jump_over_a_pit_falls_in() -> None:
    strong = fig(at=(8, 5), hp=5, ability_scores={"str": 20, "dex": 12, "con": 14, "int": 10, "wis": 12, "cha": 10})
    pit = on_squares("pit", (6, 5), (7, 5), (6, 4), (7, 4), drop_ft=10)
    fight = arena(strong, bru(at=(8, 6)), cle(at=(20, 10)), features=[pit])
    play(fight, "FIG: jump 6,5")
    # BRU fills (8,6) to (9,7): (7,5) is within its reach, (6,5) is not
    assert (asked(fight), at(fight, "FIG")) == (["BRU before_step"], (7, 5))
    answer(fight, "BRU: opportunity_attack with greatclub")
    throw(fight, "BRU d20 15 | BRU 2d8 1 1")
    answer(fight, "BRU: kill")
    throw(fight, "FIG d6 3")
    assert (fighter(fight, "FIG").elevation, fighter(fight, "FIG").death_failures) == (-10, 1)


@pytest.mark.rule("E5-MOVE-16", "E5-PRONE-5")
def test_climbing_out_of_a_pit_and_not_while_prone() -> None:
    pit = on_squares("pit", (5, 5), drop_ft=10)
    fight = arena(fig(at=(5, 5), elevation_ft=-10, conditions=["prone"]), rai(at=(20, 5)), features=[pit])
    assert "prone_must_crawl" in codes(fight, "FIG: rise 1")
    assert refused(fight, "FIG: move 4,5")
    play(fight, "FIG: dash", "FIG: stand", "FIG: rise 2")
    assert (fighter(fight, "FIG").elevation, spent(fight, "FIG")) == (0, 35)
    play(fight, "FIG: move 4,5")
    assert (at(fight, "FIG"), fighter(fight, "FIG").elevation) == ((4, 5), 0)


@pytest.mark.rule("E5-HIDE-6", "E5-SHOVE-7")
def test_shoved_out_of_cover_is_seen() -> None:
    hedge = on_edges("hedge", (4, 5), (5, 5), cover="three_quarters")
    fight = arena(fig(at=(3, 6)), rai(at=(4, 5), hidden_from=["WIZ"], stealth=20), wiz(at=(9, 5)), features=[hedge])
    assert fighter(fight, "RAI").hidden_from == ["WIZ"]
    play(fight, "FIG: shove RAI", "RAI: athletics", "FIG d20 15 | RAI d20 2", "FIG: push 5,4")
    assert fighter(fight, "RAI").hidden_from == []


@pytest.mark.rule("E5-GRAP-14", "E5-OPP-5")
def test_disengaged_grappler_and_a_readied_movement_trigger_by_dragging() -> None:
    fight = arena(rog(at=(8, 8)), fig(at=(5, 5)), rai(at=(6, 5), conditions=[held_by("FIG")]), bru(at=(20, 10)))
    play(fight, "ROG: ready movement enters within 5 response attack with shortsword_a", "ROG: end")
    play(fight, "FIG: move 6,6 7,6 put 5,5 7,7")
    assert (asked(fight), at(fight, "RAI")) == (["ROG after_step"], (7, 7))


@pytest.mark.rule("E5-REACT-8", "E5-GRAP-5")
def test_an_escape_in_the_middle_of_a_declared_grapple_hand_is_checked_again() -> None:
    """The declared grapple is checked again when the contest comes; nothing fills the hand, so it goes on."""
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5)), rai(at=(25, 15)))
    play(fight, "WIZ: ready declaration attacks who BRU of self response dodge", "WIZ: end", "BRU: grapple WIZ")
    play(fight, "WIZ: respond", "WIZ: acrobatics", "BRU d20 15 | WIZ d20 2")
    assert has(fight, "WIZ", "grappled")


@pytest.mark.rule("E5-MON-15", "E5-GRAP-14")
def test_the_hook_lets_its_user_put_the_dragged_within_its_own_reach() -> None:
    """Within the grappler's reach, here that of the attack, 10 ft."""
    hook = weapon(
        "hook", "1d8", "piercing", reach_ft=10, attack_bonus=6, on_hit=[OnHitEntry(condition="grappled", escape_dc=14)]
    )
    fight = arena(bru(at=(10, 5), attacks=[hook]), wiz(at=(8, 5)), fig(at=(25, 15)))
    play(fight, "BRU: attack WIZ with hook", "BRU d20 15 | BRU d8 1", "BRU: move 11,5 put 9,5")
    assert at(fight, "WIZ") == (9, 5)


@pytest.mark.rule("E5-MOVE-13", "E5-GRAP-11")
def test_the_grappled_is_freed_when_the_grappler_leaves_the_map() -> None:
    fight = arena(rai(at=(0, 5)), wiz(at=(1, 5), conditions=[held_by("RAI")]), fig(at=(20, 10)), bru(at=(25, 15)))
    play(fight, "RAI: move -1,5")
    while asked(fight) and asked(fight)[0].endswith("before_step"):
        answer(fight, f"{asked(fight)[0].split()[0]}: decline")
    assert (fighter(fight, "RAI").left_field, has(fight, "WIZ", "grappled"), asked(fight)) == (
        True,
        False,
        ["WIZ turn"],
    )


@pytest.mark.rule("E5-HIDE-6", "E5-GRAP-14")
def test_a_creature_that_is_hidden_and_dragged_into_view_is_seen() -> None:
    w = wall((5, 4), (5, 5), (5, 6))
    fight = arena(
        fig(at=(4, 3)),
        rai(at=(4, 4), hidden_from=["WIZ"], stealth=20, conditions=[held_by("FIG")]),
        wiz(at=(9, 5)),
        features=[w],
    )
    assert fighter(fight, "RAI").hidden_from == ["WIZ"]
    play(fight, "FIG: move 5,3 6,3 7,3")
    assert fighter(fight, "RAI").hidden_from == []


@pytest.mark.rule("E5-MON-15", "E5-MON-1")
def test_multiattack_hook_then_club_on_another_and_hook_busy() -> None:
    hook = weapon(
        "hook", "1d8", "piercing", reach_ft=10, attack_bonus=6, on_hit=[OnHitEntry(condition="grappled", escape_dc=14)]
    )
    brute = bru(
        at=(6, 5),
        attacks=[GREATCLUB, hook],
        multiattack=[MultiattackEntry(attack="greatclub", count=1), MultiattackEntry(attack="hook", count=1)],
    )
    fight = arena(brute, wiz(at=(5, 5)), fig(at=(5, 6)))
    play(fight, "BRU: multiattack WIZ with hook", "BRU d20 15 | BRU d8 1")
    assert "action_spent" in codes(fight, "BRU: multiattack FIG with hook")
    play(fight, "BRU: multiattack FIG with greatclub", "BRU d20 3")
    pass_to(fight, "BRU")
    assert "already_grappled" in codes(fight, "BRU: multiattack FIG with hook")
    assert allowed(fight, "BRU: multiattack WIZ with hook")


@pytest.mark.rule("E5-REACT-8", "E5-GRAP-9")
def test_an_interrupted_escape_of_somebody_stunned_is_lost() -> None:
    stun = power("stun", cost="reaction", window="on_declare", range_ft=60, conditions=[ConditionEntry(name="stunned")])
    fight = arena(
        fig(at=(5, 5), conditions=[held_by("BRU")]), bru(at=(6, 5)), mag(at=(9, 9), powers=[stun]), cle(at=(20, 15))
    )
    play(fight, "FIG: escape with athletics")
    assert asked(fight) == ["MAG on_declare"]
    play(fight, "MAG: react stun FIG")
    assert (has(fight, "FIG", "grappled"), told(fight, Rolled), asked(fight)) == (True, [], ["BRU turn"])


@pytest.mark.rule("E5-SPACE-4", "E5-GRAP-14")
def test_a_grappler_may_not_walk_through_the_enemy_it_holds() -> None:
    """The held one is moved only after the step."""
    fight = arena(fig(at=(5, 5)), rai(at=(6, 5), conditions=[held_by("FIG")]))
    assert codes(fight, "FIG: move 6,5") == {"hostile_space": ["E5-SPACE-4"]}


@pytest.mark.rule("E5-GRAP-11", "E5-GRAP-14")
def test_dragged_out_of_the_reach_of_a_second_grappler() -> None:
    fight = arena(
        fig(at=(5, 5)), wiz(at=(6, 5), conditions=[held_by("FIG"), held_by("BRU")], side="third"), bru(at=(7, 5))
    )
    play(fight, "FIG: move 4,5 3,5")
    while asked(fight) != ["FIG turn"]:
        answer(fight, f"{asked(fight)[0].split()[0]}: decline")
    assert [each.source for each in fighter(fight, "WIZ").conditions if each.name == "grappled"] == ["FIG"]


# -- carried through the air -----------------------------------------------------------------------
def carrying() -> Fight[Combat]:
    """GRI, large, has risen 20 feet with RAI in its claws."""
    griffon = fig("GRI", at=(5, 5), size="large", speed={"walk": 30, "fly": 80}, side="wild", starts_holding=[])
    prey = rai(at=(7, 5), size="medium", hp_max=40, conditions=[held_by("GRI")])
    return play(arena(griffon, prey, bru(at=(20, 10))), "GRI: rise 4")


@pytest.mark.rule("E5-GRAP-13", "E5-GRAP-14", "E5-MOVE-16")
def test_a_flyer_carries_whom_it_holds_at_half_its_speed() -> None:
    fight = carrying()
    assert (fighter(fight, "RAI").elevation, has(fight, "RAI", "grappled"), spent(fight, "GRI")) == (20, True, 20)
    assert codes(fight, "GRI: rise 5") == {"not_enough_movement": ["E5-MOVE-1"]}
    play(fight, "GRI: move 4,5 3,5 by fly")
    assert (at(fight, "RAI"), fighter(fight, "RAI").elevation, asked(fight)) == ((5, 5), 20, ["GRI turn"])


@pytest.mark.rule("E5-GRAP-12", "E5-GRAP-13", "E5-MOVE-16")
def test_who_is_let_go_in_the_air_falls() -> None:
    fight = play(carrying(), "GRI: release RAI", "RAI 2d6 1 1")
    assert (fighter(fight, "RAI").elevation, fighter(fight, "GRI").elevation, hp(fight, "RAI")) == (0, 20, 38)


@pytest.mark.rule("E5-MOVE-11", "E5-GRAP-13")
@pytest.mark.parametrize(("word", "held"), [("condition GRI prone", True), ("condition GRI stunned", False)])
def test_who_is_carried_falls_with_its_carrier(word: str, held: bool) -> None:
    fight = carrying()
    decree(fight, word)
    throw(fight, "GRI 2d6 1 1 | RAI 2d6 2 2")
    assert (fighter(fight, "RAI").elevation, fighter(fight, "GRI").elevation) == (0, 0)
    assert has(fight, "RAI", "grappled") is held


@pytest.mark.rule("E5-GRAP-13", "E5-GRAP-11", "E5-GRAP-14")
def test_a_flyer_may_rise_without_whom_it_holds() -> None:
    fight = play(carrying(), "GRI: rise -4", "GRI: rise 2 drag no")
    assert asked(fight) == ["RAI before_step"]
    play(fight, "RAI: decline")
    assert (fighter(fight, "RAI").elevation, has(fight, "RAI", "grappled")) == (0, False)


@pytest.mark.rule("E5-MOVE-10", "E5-SPACE-7")
def test_who_falls_upon_somebody_lands_beside_it() -> None:
    fight = arena(fig(at=(5, 5), elevation_ft=20, speed={"walk": 30, "fly": 30}), rai(at=(5, 5)), bru(at=(20, 9)))
    decree(fight, "condition FIG restrained")
    play(fight, "FIG 2d6 3 4")
    assert (at(fight, "FIG"), fighter(fight, "FIG").elevation, hp(fight, "FIG")) == ((4, 4), 0, 21)


@pytest.mark.rule("E5-MOVE-10", "E5-SPACE-7", "E5-SPACE-8", "E5-SPACE-9")
def test_who_falls_where_there_is_no_room_for_it_squeezes() -> None:
    flying = bru(at=(0, 0), elevation_ft=20, speed={"walk": 30, "fly": 30})
    fight = arena(flying, fig(at=(1, 1)), size=(3, 3))
    decree(fight, "condition BRU restrained")
    play(fight, "BRU 2d6 3 4")
    fallen = fighter(fight, "BRU")
    assert (fallen.elevation, fallen.place, fallen.squeezing) == (0, (0, 0, 1, 1), True)


@pytest.mark.rule("E5-MOVE-10", "E5-SPACE-7")
def test_who_is_fallen_upon_makes_room_where_there_is_none_else() -> None:
    flying = bru(at=(0, 0), elevation_ft=20, size="huge", speed={"walk": 30, "fly": 30})
    fight = arena(flying, rai(at=(1, 1)), fig(at=(2, 1)), size=(4, 3))
    decree(fight, "condition BRU restrained")
    play(fight, "BRU 2d6 3 4")
    fallen = fighter(fight, "BRU")
    assert (fallen.elevation, fallen.place, fallen.squeezing) == (0, (0, 0, 3, 3), False)
    assert (at(fight, "FIG"), at(fight, "RAI")) == ((3, 1), (3, 0))
    assert [each.who for each in told(fight, Moved) if each.how == "push"] == ["RAI", "FIG"]
