"""Ground with a meaning: kinds of terrain, what harms, what can be broken (SF-MOVE, SF-OBJ)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.model.events import AttackResolved, HazardMet, ItemDamaged
from affray.rulesets.starfinder.model.scenario import (
    EffectEntry,
    HazardEntry,
    ModifierEntry,
    Placed,
    SaveEntry,
    SpeedEntry,
    TerrainEntry,
)
from tests.conformance.harness import allowed, answer, asked, last, play, refused, told
from tests.conformance.starfinder.boarding import (
    ability,
    ada,
    at,
    boarding,
    bor,
    cyn,
    decree,
    encounter,
    fighter,
    ground,
    gun,
    has,
    hp,
    lies,
    melee,
    rifleman,
    rolled,
    sp,
    struck,
    wall,
)

SPIKES = HazardEntry(
    when="enter", save=SaveEntry(type="ref", dc=12, on_success="half"), damage="1d4", types=["P"],
    condition="entangled", rounds=1,
)  # fmt: skip


def bordered(kind: str, *borders: list[Any], **more: Any) -> TerrainEntry:
    return TerrainEntry(kind=kind, id=kind, borders=[*borders], **more)


# -- kinds -----------------------------------------------------------------------------------------
@pytest.mark.rule("SF-MOVE-2")
@pytest.mark.parametrize("kind", ["wall", "pillar", "door", "window", "crate"])
def test_these_kinds_stand_in_the_way(kind: str) -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(9, 9)), terrain=[ground(kind, (3, 2))])
    assert refused(fight, "ADA: move 3,2") == ["SF-MOVE-2"]
    open_door = boarding(
        ada(at=(2, 2)), bor(at=(9, 9)), terrain=[ground(kind, (3, 2), blocks_movement=False, door="open")]
    )
    assert allowed(open_door, "ADA: move 3,2")


@pytest.mark.rule("SF-COVER-2")
@pytest.mark.rule("SF-COVER-3")
def test_what_known_kinds_do_to_shots() -> None:
    """BOR shoots CYN (KAC 16) over ten squares; the piece stands right before her."""

    def meets(kind: str, **more: Any) -> int:
        fight = boarding(rifleman(at=(2, 3)), cyn(at=(8, 3)), terrain=[ground(kind, (7, 3), **more)])
        return struck(play(fight, "BOR: attack CYN with rifle", "BOR d20 1"))[1]

    assert (meets("crate"), meets("window"), meets("fence"), meets("rubble")) == (20, 24, 18, 16)
    assert (meets("crate", cover="none"), meets("window", cover="partial")) == (16, 18)
    shut = boarding(rifleman(at=(2, 3)), cyn(at=(8, 3)), terrain=[ground("wall", *((5, y) for y in range(20)))])
    assert refused(shut, "BOR: attack CYN with rifle") == ["SF-ATK-5"]


@pytest.mark.rule("SF-CONC-1")
def test_a_hedge_conceals_and_slows() -> None:
    fight = boarding(rifleman(at=(2, 3)), cyn(at=(8, 3)), terrain=[ground("hedge", (6, 2), (6, 3), (6, 4))])
    play(fight, "BOR: attack CYN with rifle", "BOR d20 15 | BOR d100 20")
    assert not struck(fight)[2]


@pytest.mark.rule("SF-MOVE-4")
@pytest.mark.parametrize(("kind", "farthest"), [("rubble", 3), ("water", 3), ("fence", 3), ("hedge", 3), ("moss", 6)])
def test_difficult_kinds_cost_double(kind: str, farthest: int) -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(29, 19)), terrain=[ground(kind, *((x, 2) for x in range(3, 12)))])
    assert allowed(fight, f"ADA: move {2 + farthest},2")
    assert refused(fight, f"ADA: move {3 + farthest},2") == ["SF-MACT-13"]


@pytest.mark.rule("SF-MOVE-13")
def test_a_pit_is_10_ft_deep_unless_it_says_otherwise() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(9, 9)), terrain=[ground("pit", (3, 2))])
    play(fight, "ADA: move 3,2", "ADA d6 4")
    assert (fighter(fight, "ADA").altitude_ft, sp(fight, "ADA")) == (-10, 23)
    level = boarding(ada(at=(2, 2)), bor(at=(9, 9)), terrain=[ground("pit", (3, 2), drop_ft=0, difficult=True)])
    play(level, "ADA: move 3,2")
    assert fighter(level, "ADA").altitude_ft == 0


@pytest.mark.rule("SF-COVER-4")
@pytest.mark.parametrize(("place", "armour"), [((8, 3), 20), ((14, 3), 16)])
def test_a_low_obstacle_on_a_border_covers_who_is_near(place: tuple[int, int], armour: int) -> None:
    """On the border between the columns 6 and 7: beside CYN, or 35 ft from her."""
    low = bordered("railing", [6, 2, "E"], [6, 3, "E"], [6, 4, "E"], cover="cover", low_obstacle=True)
    fight = boarding(rifleman(at=(2, 3)), cyn(at=place), terrain=[low])
    assert struck(play(fight, "BOR: attack CYN with rifle", "BOR d20 1"))[1] == armour


@pytest.mark.rule("SF-COVER-4")
def test_a_low_obstacle_on_a_border_helps_nobody_who_is_farther_from_it_than_the_attacker() -> None:
    low = bordered("railing", *([3, y, "E"] for y in range(1, 6)), cover="cover", low_obstacle=True)
    fight = boarding(rifleman(at=(2, 3)), cyn(at=(8, 3)), terrain=[low])
    assert struck(play(fight, "BOR: attack CYN with rifle", "BOR d20 1"))[1] == 16


@pytest.mark.rule("SF-COVER-4")
def test_a_low_obstacle_between_two_rows_counts_from_both_sides_of_its_border() -> None:
    low = bordered("railing", *([x, 6, "S"] for x in range(5, 12)), cover="cover", low_obstacle=True)
    fight = boarding(rifleman(at=(8, 2)), cyn(at=(8, 8)), terrain=[low])
    assert struck(play(fight, "BOR: attack CYN with rifle", "BOR d20 1"))[1] == 20


def warnings(*terrain: TerrainEntry) -> list[tuple[str, bool]]:
    found = RULESET.problems(encounter(ada(at=(0, 0)), bor(at=(5, 5)), terrain=terrain))
    return [(str(each.refusal), each.warning) for each in found]


@pytest.mark.rule("SF-GRID-1")
def test_terrain_that_changes_nothing_is_a_warning() -> None:
    assert warnings(ground("wall", (3, 3)), ground("moss", (4, 3))) == [("FILE-NO-EFFECT(kind=moss, id=moss)", True)]
    assert warnings(TerrainEntry(kind="wall", id="w")) == [("FILE-NO-EFFECT(kind=wall, id=w)", True)]
    assert warnings(ground("fire", (3, 3), hazard="none")) == [("FILE-NO-EFFECT(kind=fire, id=fire)", True)]
    for kind in ("wall", "door", "window", "pillar", "crate", "rubble", "fence", "hedge", "pit", "water", "fire"):
        assert warnings(ground(kind, (3, 3))) == []


# -- combatants in files ---------------------------------------------------------------------------
@pytest.mark.rule("SF-INIT-7")
def test_a_combatant_is_named_written_out_or_changed() -> None:
    written = encounter(ada(at=(0, 0)), bor(at=(5, 5)))
    line = Placed(
        name="Stowaway", kind="npc", cr="1", eac=11, kac=12, fort=1, ref=1, will=1, hp_max=9, side="raiders", at=[7, 7]
    )
    changed = Placed(unit="BOR", side="raiders", id="BIG", kac=20, at=[8, 8])
    written.combatants += [line, changed]
    state = RULESET.start(written)
    assert list(state.fighters) == ["ADA", "BOR", "stowaway", "BIG"]
    assert (state.fighters["stowaway"].hp, state.fighters["BIG"].card.kac, state.fighters["BIG"].hp) == (9, 20, 25)


@pytest.mark.rule("SF-INIT-7")
def test_what_is_missing_in_a_combatant_that_is_written_out() -> None:
    written = encounter(ada(at=(0, 0)), bor(at=(5, 5)))
    written.combatants += [Placed(name="Ghost", kind="npc", side="raiders"), Placed(unit="BOR", at=[9, 9])]
    found = [str(each.refusal) for each in RULESET.problems(written)]
    assert found == [
        f"FILE-MISSING-FIELD(field={name})" for name in ("eac", "kac", "fort", "ref", "will", "hp_max", "side")
    ]


@pytest.mark.rule("SF-INIT-7")
def test_nobody_is_called_like_a_side_or_a_word_of_triggers() -> None:
    for name in ("crew", "gm", "opponent"):
        found = RULESET.problems(encounter(ada(name, at=(0, 0)), bor(at=(5, 5))))
        assert [str(each.refusal) for each in found] == [f"FILE-RESERVED-ID(value={name})"]


# -- what harms ------------------------------------------------------------------------------------
@pytest.mark.rule("SF-GEN-5")
def test_fire_burns_whoever_enters_each_of_its_squares() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(9, 9)), terrain=[ground("fire", (3, 2), (4, 2))])
    play(fight, "ADA: move 3,2 4,2 5,2", "ADA d6 4 | ADA d6 3")
    assert (sp(fight, "ADA"), at(fight, "ADA")) == (20, (5, 2))
    assert [each.where for each in told(fight, HazardMet)] == ["fire", "fire"]


@pytest.mark.rule("SF-GEN-5")
@pytest.mark.rule("SF-SAVE-1")
def test_a_save_halves_the_harm_and_averts_the_condition() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(9, 9)), terrain=[ground("spikes", (3, 2), hazard=SPIKES)])
    play(fight, "ADA: move 3,2", "ADA: attempt", "ADA d20 10 | ADA d4 3")
    assert (sp(fight, "ADA"), has(fight, "ADA", "entangled")) == (26, False), "10 + 2 = 12: half of 3"
    worse = boarding(ada(at=(2, 2)), bor(at=(9, 9)), terrain=[ground("spikes", (3, 2), hazard=SPIKES)])
    play(worse, "ADA: move 3,2", "ADA: attempt", "ADA d20 9 | ADA d4 3")
    assert (sp(worse, "ADA"), has(worse, "ADA", "entangled")) == (24, True)
    play(worse, "ADA: end", "BOR: end")
    assert not has(worse, "ADA", "entangled"), "for a round"


@pytest.mark.rule("SF-GEN-5")
def test_a_save_that_negates_averts_everything() -> None:
    net = HazardEntry(save=SaveEntry(type="ref", dc=12), damage="1d4", condition="entangled")
    fight = boarding(ada(at=(2, 2)), bor(at=(9, 9)), terrain=[ground("net", (3, 2), hazard=net)])
    play(fight, "ADA: move 3,2", "ADA: attempt", "ADA d20 10")
    assert (sp(fight, "ADA"), has(fight, "ADA", "entangled")) == (27, False)


@pytest.mark.rule("SF-ROUND-6")
@pytest.mark.rule("SF-ROUND-7")
@pytest.mark.parametrize("when", ["turn_start", "turn_end"])
def test_some_ground_harms_at_the_start_or_at_the_end_of_a_turn(when: Any) -> None:
    steam = HazardEntry(when=when, damage=2, types=["F"])
    fight = boarding(ada(at=(2, 2)), bor(at=(9, 9)), terrain=[ground("steam", (2, 2), (3, 2), hazard=steam)])
    play(fight, "ADA: move 3,2")
    assert sp(fight, "ADA") == (25 if when == "turn_start" else 27)
    play(fight, "ADA: end")
    assert sp(fight, "ADA") == 25


@pytest.mark.rule("SF-GEN-5")
def test_who_flies_over_it_or_is_pushed_into_it() -> None:
    wings = {"speed": SpeedEntry(land=30, fly=30), "altitude_ft": 10}
    above = boarding(ada(at=(2, 2), **wings), bor(at=(9, 9)), terrain=[ground("fire", (3, 2))])
    play(above, "ADA: move 3,2 4,2")
    assert told(above, HazardMet) == []
    pushed = boarding(bor(at=(2, 2)), ada(at=(3, 2)), terrain=[ground("fire", (4, 2))])
    play(pushed, "BOR: bull_rush ADA", "BOR d20 15", "BOR: decline", "ADA d6 6")
    assert (at(pushed, "ADA"), sp(pushed, "ADA")) == ((4, 2), 21)


@pytest.mark.rule("SF-AOO-7")
def test_whom_the_ground_lays_low_does_not_walk_on() -> None:
    glue = HazardEntry(condition="paralyzed")
    fight = boarding(ada(at=(2, 2)), bor(at=(9, 9)), terrain=[ground("glue", (3, 2), hazard=glue)])
    play(fight, "ADA: move 3,2 4,2 5,2")
    assert at(fight, "ADA") == (3, 2)


@pytest.mark.rule("SF-CAST-10")
def test_harm_after_a_failed_save_breaks_concentration_and_other_harm_does_not() -> None:
    for entry, kept in ((SPIKES, ""), (HazardEntry(damage=2), "aura")):
        aura = ability(
            "aura", "sp", effect=EffectEntry(modifier=ModifierEntry(ac=1), target="self"), duration="concentration"
        )
        fight = boarding(ada(at=(2, 2), abilities=[aura]), bor(at=(9, 9)), terrain=[ground("x", (3, 2), hazard=entry)])
        play(fight, "ADA: use_ability aura")
        answer(fight, "ADA: move 3,2")
        if entry is SPIKES:
            play(fight, "ADA: attempt", "ADA d20 2 | ADA d4 3")
        assert fighter(fight, "ADA").concentrating_on == kept


@pytest.mark.rule("SF-GEN-5")
def test_put_into_the_fire_by_decree() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(9, 9)), terrain=[ground("fire", (3, 2))])
    assert fight.decree("place BOR 3,2") == []
    play(fight, "BOR d6 5")
    assert hp(fight, "BOR") == 20


# -- what can be broken ----------------------------------------------------------------------------
HATCH = ground("door", (5, 5), id="hatch", hp=10, hardness=4)


@pytest.mark.rule("SF-OBJ-3")
@pytest.mark.rule("SF-OBJ-2")
def test_a_door_is_broken_down() -> None:
    row = wall(*((5, y) for y in range(20) if y != 5))
    fight = boarding(ada(at=(4, 5)), bor(at=(8, 5)), terrain=[row, HATCH])
    play(fight, "ADA: attack hatch with dagger", "ADA d20 2 | ADA d4 4")
    assert (rolled(fight), last(fight, AttackResolved).target) == ((9, 3), "hatch")
    assert (last(fight, ItemDamaged).damage, last(fight, ItemDamaged).state) == (4, "whole"), "4 + 4 less 4 hardness"
    play(fight, "ADA: end", "BOR: end", "ADA: attack hatch with dagger", "ADA d20 20 | ADA d4 4")
    assert (last(fight, ItemDamaged).hp, last(fight, ItemDamaged).state) == (2, "broken"), "no critical hit"
    assert not last(fight, AttackResolved).critical
    play(fight, "ADA: end", "BOR: end", "ADA: attack hatch with dagger", "ADA d20 10 | ADA d4 4")
    assert last(fight, ItemDamaged).state == "destroyed"
    assert fight.state.doors == {}
    assert allowed(fight, "ADA: move 5,5 6,5")
    assert refused(fight, "ADA: full_attack hatch with dagger")[0] == "SF-ACT-8"
    play(fight, "ADA: end", "BOR: end")
    assert refused(fight, "ADA: attack hatch with dagger") == ["SF-OBJ-3"]


@pytest.mark.rule("SF-OBJ-3")
def test_a_natural_1_misses_even_a_door_and_stun_weapons_do_nothing_to_it() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(8, 5)), terrain=[HATCH])
    play(fight, "ADA: attack hatch with dagger", "ADA d20 1")
    assert not last(fight, AttackResolved).hit
    play(fight, "ADA: end", "BOR: end", "ADA: attack hatch with dagger nonlethal yes", "ADA d20 10 | ADA d4 4")
    assert last(fight, ItemDamaged).damage == 0


@pytest.mark.rule("SF-ATK-2")
@pytest.mark.rule("SF-ATK-5")
@pytest.mark.rule("SF-RANGE-1")
def test_reach_range_and_lines_count_for_objects_too() -> None:
    far = boarding(ada(at=(2, 5)), bor(at=(8, 15)), terrain=[HATCH])
    assert refused(far, "ADA: attack hatch with dagger") == ["SF-ATK-2"]
    barred = boarding(rifleman(at=(1, 5)), cyn(at=(8, 15)), terrain=[HATCH, wall(*((3, y) for y in range(20)))])
    assert refused(barred, "BOR: attack hatch with rifle") == ["SF-ATK-5"]
    short = gun("dart", "1d4", "P", 3, 10, max_increments=2)
    shooter = boarding(cyn(at=(1, 5), items=[short]), bor(at=(8, 15)), terrain=[HATCH])
    play(shooter, "CYN: attack hatch with dart", "CYN d20 2 | CYN d4 4")
    assert rolled(shooter) == (3, 3), "20 ft are the second increment: 2 + 3 - 2"
    beyond = boarding(cyn(at=(0, 5), items=[short]), bor(at=(8, 15)), terrain=[HATCH])
    assert refused(beyond, "CYN: attack hatch with dart") == ["SF-RANGE-2"]


@pytest.mark.rule("SF-AOO-3")
def test_a_shot_at_an_object_provokes_too() -> None:
    fight = boarding(rifleman(at=(1, 5)), ada(at=(1, 6)), terrain=[HATCH])
    answer(fight, "BOR: attack hatch with rifle")
    assert asked(fight) == ["ADA opportunity"]
    decree(fight, "condition BOR stunned")
    assert asked(fight) == ["BOR turn"]
    assert told(fight, AttackResolved) == []


@pytest.mark.rule("SF-AREA-8")
def test_a_weapon_thrown_at_an_object_lies_there() -> None:
    spear = melee("spear", "1d6", "P", 5, properties=["thrown"], range_increment_ft=20)
    fight = boarding(ada(at=(2, 5), items=[spear]), bor(at=(8, 15)), terrain=[ground("console", (5, 5), hp=30)])
    play(fight, "ADA: attack console with spear", "ADA d20 10 | ADA d6 3")
    assert (lies(fight), fight.state.objects["console"]) == ({"ADA.spear": (5, 5)}, 23)
    near = boarding(ada(at=(4, 5), items=[spear]), bor(at=(8, 15)), terrain=[ground("console", (5, 5), hp=30)])
    play(near, "ADA: attack console with spear", "ADA d20 10 | ADA d6 3")
    assert lies(near) == {}


@pytest.mark.rule("SF-AREA-1")
def test_a_grenade_is_not_thrown_at_an_object() -> None:
    fight = boarding(cyn(at=(2, 5)), bor(at=(8, 15)), terrain=[HATCH])
    assert refused(fight, "CYN: attack hatch with grenade") == ["SF-AREA-1"]


@pytest.mark.rule("SF-GEN-5")
def test_who_comes_down_from_the_air_enters_what_is_below() -> None:
    winged = SpeedEntry(land=30, fly=30)
    fire = ground("fire", (6, 2))
    fight = boarding(bor(at=(6, 2), speed=winged, altitude_ft=10), ada(at=(2, 2)), terrain=[fire])
    play(fight, "BOR: move 6,2 altitude 5")
    assert hp(fight, "BOR") == 25
    play(fight, "BOR: move 6,2 altitude 0", "BOR d6 4")
    assert hp(fight, "BOR") == 21
    tripped = boarding(ada(at=(5, 2)), bor(at=(6, 2), speed=winged, altitude_ft=5), terrain=[fire])
    play(tripped, "ADA: trip BOR with dagger", "ADA d20 20 | BOR d6 3")
    assert (hp(tripped, "BOR"), has(tripped, "BOR", "prone")) == (22, True)
    fallen = boarding(bor(at=(6, 2), speed=winged, altitude_ft=10), ada(at=(2, 2)), terrain=[fire])
    fighter(fallen, "BOR").movement_mode = "fly"
    play(fallen, "BOR: end", "BOR d6 2 | BOR d6 3")
    assert hp(fallen, "BOR") == 20


@pytest.mark.rule("SF-GEN-5")
@pytest.mark.rule("SF-SKILL-3")
def test_who_leaps_over_a_pit_does_not_meet_what_burns_in_it() -> None:
    burning = HazardEntry(when="enter", damage="1d6", types=["F"])
    fight = boarding(ada(at=(2, 2)), bor(at=(19, 2)), terrain=[ground("pit", (5, 2), hazard=burning)])
    play(fight, "ADA: move 6,2 jump yes", "ADA d20 10")
    assert (at(fight, "ADA"), sp(fight, "ADA")) == ((6, 2), 27)
    play(fight, "ADA: move 5,2", "ADA d6 1 | ADA d6 2")
    assert (fighter(fight, "ADA").altitude_ft, sp(fight, "ADA")) == (-10, 24)


@pytest.mark.rule("SF-GEN-5")
@pytest.mark.rule("SF-INIT-6")
def test_who_joins_or_comes_back_meets_the_ground_it_is_put_on() -> None:
    fight = boarding(ada(at=(2, 2)), bor(at=(9, 2)), terrain=[ground("fire", (12, 2)), ground("pit", (14, 2))])
    decree(fight, "join BOR id NEW at 12,2")
    play(fight, "NEW d20 3 | NEW d6 4")
    assert hp(fight, "NEW") == 21
    decree(fight, "join BOR id LOW at 14,2")
    play(fight, "LOW d20 2 | LOW d6 5")
    assert (fighter(fight, "LOW").altitude_ft, hp(fight, "LOW")) == (-10, 20)
    decree(fight, "remove NEW")
    decree(fight, "set NEW.gone no")
    play(fight, "NEW d6 1")
    assert hp(fight, "NEW") == 20
