"""What weapons, shields, armor and other things do: actions in lieu of movement and of attacks."""

from __future__ import annotations

import pytest

from affray.rulesets.acks2.fight.targets import main_weapon, melee_weapon
from affray.rulesets.acks2.model.scenario import EffectEntry, WardEntry
from tests.conformance.acks2.ring import (
    BOW,
    CLUB,
    SHORT_SWORD,
    SWORD,
    Square,
    allowed,
    archer,
    castings,
    conditions,
    edges,
    fight_of,
    hp,
    missile,
    orc,
    play,
    refused,
    ring,
    someone,
    spell,
    struck,
    warrior,
    weapon,
)
from tests.conformance.harness import asked

MAIL = {"ac": 5, "ac_from_armor": 4, "shield": True, "armor_weight": "medium"}


@pytest.mark.rule("ACKS-ACT-3")
def test_a_stone_of_armor_is_a_point_of_ac_and_takes_a_full_round() -> None:
    fight = ring(someone("h", at=(0, 0), **MAIL), orc("o", at=(0, 1)), numbers="h=5 o=1")
    assert "ACKS-ACT-3" in refused(fight, "h: don_or_remove_armor don")
    play(fight, "h: don_or_remove_armor remove", "o: attack h with sword", "o d20 2")
    assert struck(fight)[1] == 10 + 4


@pytest.mark.rule("ACKS-ACT-3", "ACKS-CHARGE-10")
def test_who_has_taken_off_enough_is_a_light_skirmisher() -> None:
    heavy = {"ac": 6, "ac_from_armor": 6, "armor_weight": "heavy", "proficiencies": ["skirmishing"]}
    clad = ring(someone("h", at=(0, 0), **heavy), orc("o", at=(0, 6), facing="N"), numbers="h=5 o=1")
    bare = ring(someone("h", at=(0, 0), taken_off=2, **heavy), orc("o", at=(0, 6), facing="N"), numbers="h=5 o=1")
    for fight, disordered in ((clad, True), (bare, False)):
        play(fight, "h: run 1,0 2,0")
        assert bool([each for each in warrior(fight, "h").conditions if each.name == "disordered"]) is disordered


@pytest.mark.rule("ACKS-ACT-3", "ACKS-ACT-1")
def test_other_tasks_take_the_whole_round() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 9)), numbers="h=5 o=1")
    moved = play(fight.fork(), "h: remain_stationary")
    assert "ACKS-ACT-1" in refused(moved, "h: full_round_task winch")
    play(fight, "h: full_round_task winch")
    assert asked(fight) == ["o segment"]


@pytest.mark.rule("ACKS-ACT-6")
def test_a_loosened_shield_protects_nobody() -> None:
    fight = ring(someone("h", at=(0, 0), **MAIL), orc("o", at=(0, 1)), numbers="h=5 o=1")
    play(fight, "h: shield no", "h: pass", "o: attack h with sword", "o d20 2")
    assert struck(fight)[1] == 10 + 4


@pytest.mark.rule("ACKS-ACT-7", "ACKS-DECL-10")
def test_a_potion_does_what_is_written_on_it_as_often_as_there_is_some() -> None:
    potion = spell("potion", EffectEntry(kind="heal", dice="1d6"), range_ft="self", castings=1)
    fight = ring(someone("h", at=(0, 0), hp=2, items=[potion]), orc("o", at=(0, 9)), numbers="h=5 o=1")
    play(fight, "h: march 0,1", "h: in_lieu_of_attack potion", "h d6 4")
    assert (hp(fight, "h"), castings(fight, "h", "potion")) == (6, 0)
    play(fight, "o: pass")
    assert asked(fight) == ["h initiative", "o initiative"]  # nothing to declare
    spent = someone("h", at=(0, 0), items=[potion], castings={"potion": 0})
    empty = ring(spent, orc("o", at=(0, 9)), numbers="h=5 o=1")
    assert refused(empty, "h: in_lieu_of_attack potion") == ["ACKS-ACT-7"]


@pytest.mark.rule("ACKS-ACT-7", "ACKS-SPELL-7")
def test_a_wand_asks_for_its_target_and_is_not_disrupted() -> None:
    wand = spell("wand", EffectEntry(kind="damage", dice="1d6"), castings=3)
    fight = ring(someone("h", at=(0, 0), items=[wand]), orc("o", at=(0, 9)), numbers="h=5 o=1")
    play(fight, "h: in_lieu_of_attack wand", "h: target o", "h d6 4")
    assert (hp(fight, "o"), castings(fight, "h", "wand")) == (2, 2)


@pytest.mark.rule("ACKS-ACT-6", "ACKS-RANGED-10")
def test_a_knife_that_is_picked_up_goes_back_to_the_others() -> None:
    knives = missile("knives", "1d4", (15, 30, 45), "thrown", ammo=2)
    fight = ring(someone("h", at=(0, 0), attacks=[knives]), orc("o", at=(0, 2), facing="N"), numbers="h=5 o=1")
    play(fight, "h: attack o with knives", "h d20 1")
    assert warrior(fight, "h").ammo == {"knives": 1}
    play(fight, "o: pass", "h d6 6 | o d6 1", "h: march 1,1", "h: pick_up knives as combat")
    assert warrior(fight, "h").ammo == {"knives": 2}


@pytest.mark.rule("ACKS-MANEUV-5", "ACKS-ACT-6")
def test_claws_cannot_be_taken_or_dropped() -> None:
    claws = weapon("claws", "1d4", "slashing", "natural")
    beast = orc("o", at=(0, 1), attacks=[claws], inventory=[CLUB])
    fight = ring(someone("h", at=(0, 0)), beast, numbers="h=5 o=1")
    assert "ACKS-MANEUV-5" in refused(fight, "h: maneuver disarm o with sword")
    play(fight, "h: pass", "o: drop_and_draw club")
    assert not fight.state.lying


@pytest.mark.rule("ACKS-ATK-11", "ACKS-ENGAGE-3")
def test_a_ward_ends_when_its_bearer_chooses_to_engage() -> None:
    fight = ring(
        someone("h", at=(0, 0), ward=WardEntry(attackers_save="spells")), orc("o", at=(0, 1)), numbers="h=5 o=1"
    )
    assert edges(fight) == set()
    play(fight, "h: engage")
    assert edges(fight) == {"h>o", "o>h"}
    assert "ACKS-ATK-11" in refused(fight, "h: engage")


@pytest.mark.rule("ACKS-ATK-11")
def test_a_maneuver_that_a_ward_stops_leaves_the_segment_open() -> None:
    fight = ring(
        someone("h", at=(0, 0), saves={"spells": 15}),
        orc("o", at=(0, 1), ward=WardEntry(attackers_save="spells")),
        orc("p", at=(1, 1)),
        numbers="h=5 o=1 p=1",
    )
    play(fight, "h: maneuver knock_down o with sword", "h d20 14")
    assert "ACKS-ATK-11" in refused(fight, "h: attack o with sword")
    assert allowed(fight, "h: attack p with sword")


@pytest.mark.rule("ACKS-RANGED-11")
def test_a_bow_can_be_used_once_the_shield_is_loose() -> None:
    fight = ring(archer("a", at=(0, 0), shield=True), orc("o", at=(0, 9)), numbers="a=5 o=1")
    assert "ACKS-RANGED-11" in refused(fight, "a: attack o with bow")
    play(fight, "a: shield no")
    assert allowed(fight, "a: attack o with bow")


@pytest.mark.rule("ACKS-ACT-6", "ACKS-COND-13")
def test_only_the_helpless_within_five_feet_are_grabbed() -> None:
    fight = ring(
        someone("h", at=(0, 0)), orc("o", at=(0, 1), start=["paralyzed"]), orc("p", at=(0, 3), start=["paralyzed"]),
        orc("q", at=(1, 1), facing="N"), numbers="h=5 o=3 p=2 q=1",
    )  # fmt: skip
    assert refused(fight, "h: grab p") == ["ACKS-ACT-6"]
    assert refused(fight, "h: grab q") == ["ACKS-ACT-6"]
    assert refused(fight, "h: grab h") == ["ACKS-ACT-6"]
    play(fight, "h: grab o")
    assert conditions(fight, "o") == {"paralyzed", "grabbed"}


@pytest.mark.rule("ACKS-ACT-6")
def test_a_weapon_that_lies_too_far_away_is_not_picked_up() -> None:
    fight = ring(someone("h", at=(0, 0), inventory=[SHORT_SWORD]), orc("o", at=(0, 20)), numbers="h=5 o=1")
    play(fight, "h: drop_and_draw short_sword", "h: march 0,3")
    assert refused(fight, "h: pick_up sword") == ["ACKS-ACT-6"]


@pytest.mark.rule("ACKS-ACT-3", "ACKS-ACT-6", "ACKS-ACT-7")
def test_armor_is_taken_off_stone_by_stone_and_put_on_again() -> None:
    fight = fight_of(someone("h", ac_from_armor=2), orc("o", at=(0, 20)))
    body = warrior(fight, "h")
    assert refused(fight, "h: don_or_remove_armor don") == ["ACKS-ACT-3"]
    play(fight, "h: don_or_remove_armor remove")
    assert body.taken_off == 1
    for taken, which, fine in ((1, "don", True), (2, "remove", False), (2, "don", True), (0, "remove", True)):
        fresh = fight_of(someone("h", ac_from_armor=2), orc("o", at=(0, 20)))
        warrior(fresh, "h").taken_off = taken
        assert allowed(fresh, f"h: don_or_remove_armor {which}") is fine
    fresh = fight_of(someone("h", ac_from_armor=2), orc("o", at=(0, 20)))
    warrior(fresh, "h").taken_off = 2
    assert warrior(play(fresh, "h: don_or_remove_armor"), "h").taken_off == 1
    bare = fight_of(someone("h"), orc("o", at=(0, 20)))
    assert warrior(play(bare, "h: don_or_remove_armor remove"), "h").taken_off == 0


@pytest.mark.rule("ACKS-ACT-6")
def test_what_is_in_hand() -> None:
    fight = fight_of(someone("h", attacks=[BOW], inventory=[SWORD, SHORT_SWORD]), orc("o", at=(0, 20)))
    body = warrior(fight, "h")
    assert (main_weapon(body).id, melee_weapon(body)) == ("bow", None)
    assert refused(fight, "h: draw bow") == ["ACKS-ACT-6"]
    assert "ACKS-ACT-6" in refused(fight, "h: mode bow")
    assert "ACKS-ACT-6" in refused(fight, "h: pick_up sword")
    body.hand = []
    assert (main_weapon(body).id, (melee_weapon(body) or main_weapon(body)).id) == ("fist", "fist")
    assert "ACKS-ACT-6" in refused(fight, "h: mode sword")
    bare = fight_of(someone("h"), orc("o", at=(0, 20)))
    assert "ACKS-ACT-6" in refused(bare, "h: draw sword")
    shield = fight_of(someone("h", shield=True), orc("o", at=(0, 20)))
    assert refused(shield, "h: shield yes") == ["ACKS-ACT-6"]
    assert not warrior(play(shield, "h: shield no"), "h").shield_ready
    assert refused(bare, "h: shield no") == ["ACKS-ACT-6"]


@pytest.mark.rule("ACKS-ACT-6", "ACKS-COND-13")
@pytest.mark.parametrize(
    ("spot", "start", "fine"),
    [((0, 1), ["paralyzed"], True), ((0, 2), ["paralyzed"], False), ((0, 1), ["prone"], False)],
)
def test_only_the_helpless_beside_one_are_grabbed(spot: Square, start: list[str], fine: bool) -> None:
    fight = fight_of(someone("h"), orc("o", at=spot, start=start))
    assert allowed(fight, "h: grab o") is fine
    if fine:
        play(fight, "h: grab o")
        assert ("grabbed", "h") in [(each.name, each.by) for each in warrior(fight, "o").conditions]


@pytest.mark.rule("ACKS-ACT-6", "ACKS-COND-7")
def test_the_unconscious_are_helpless_and_can_be_grabbed() -> None:
    fallen = someone("a", at=(0, 1), hp=-1, status="unconscious")
    fight = ring(someone("h"), fallen, orc("o", at=(9, 9)), numbers="h=5 a=4 o=3")
    play(fight, "h: grab a")
    assert "grabbed" in conditions(fight, "a")
