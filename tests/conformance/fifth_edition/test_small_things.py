"""Small things that other tests pass by: copies in hand, who is told what, equal choices, files with one side."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.events import Ended
from affray.core.refusals import refuse
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.model.events import (
    ConditionGained,
    Damaged,
    ItemMoved,
    Moved,
    PowerUsed,
    Readying,
    Rolled,
    Stopped,
)
from affray.rulesets.fifth_edition.model.scenario import (
    AreaEntry,
    FeatureEntry,
    HazardEntry,
    MultiattackEntry,
    ObjectEntry,
    SaveEntry,
    Senses,
)
from tests.conformance.fifth_edition.arena import (
    HANDAXE,
    afflict,
    archer,
    arena,
    at,
    bru,
    cle,
    decree,
    encounter,
    fig,
    fighter,
    has,
    hou,
    hp,
    mag,
    on_edges,
    on_squares,
    pass_to,
    power,
    rai,
    rog,
    rolled,
    saved,
    spent,
    struck,
    wall,
    wiz,
)
from tests.conformance.harness import allowed, answer, asked, codes, last, play, told


# -- hands and things ------------------------------------------------------------------------------
@pytest.mark.rule("E5-FREE-7", "E5-WPN-4")
def test_of_several_copies_one_is_drawn() -> None:
    axes = replace(HANDAXE, ammo=3)
    fight = arena(fig(at=(2, 2), attacks=[axes], starts_holding=["handaxe"]), rai(at=(9, 9)))
    assert fighter(fight, "FIG").stowed == {"handaxe": 2}
    play(fight, "FIG: draw handaxe")
    assert (fighter(fight, "FIG").held, fighter(fight, "FIG").stowed) == (["handaxe", "handaxe"], {"handaxe": 1})
    play(fight, "FIG: drop handaxe")
    assert (last(fight, ItemMoved).how, fighter(fight, "FIG").held) == ("dropped", ["handaxe"])


@pytest.mark.rule("E5-WPN-3", "E5-OBJ-1", "E5-ATK-20")
def test_a_weapon_is_thrown_at_what_is_out_of_reach_without_a_word() -> None:
    crate = on_squares("crate", (5, 2), object=ObjectEntry(ac=5, hp=20))
    fight = arena(fig(at=(2, 2), attacks=[HANDAXE]), rai(at=(20, 9)), features=[crate])
    play(fight, "FIG: attack crate with handaxe", "FIG d20 15 | FIG d6 3")
    assert [(each.item, each.x, each.y) for each in fight.state.lying] == [("FIG.handaxe", 5, 2)]
    near = arena(fig(at=(4, 2), attacks=[HANDAXE]), rai(at=(20, 9)), features=[crate])
    play(near, "FIG: attack crate with handaxe", "FIG d20 15 | FIG d6 3")
    assert not near.state.lying
    square = arena(fig(at=(2, 2), attacks=[HANDAXE]), rai(at=(20, 9)))
    play(square, "FIG: attack at 4,2 with handaxe")
    assert [(each.x, each.y) for each in square.state.lying] == [(4, 2)]
    assert codes(arena(fig(at=(2, 2)), rai(at=(3, 2))), "FIG: attack RAI at 3,2 with longsword") == {
        "not_attackable": ["E5-ATK-20"]
    }


@pytest.mark.rule("E5-MON-2")
def test_a_grapple_is_no_part_of_a_multiattack_that_goes_on() -> None:
    fight = arena(bru(at=(6, 5), multiattack=[MultiattackEntry(attack="greatclub", count=2)]), fig(at=(5, 5)))
    play(fight, "BRU: multiattack FIG with greatclub", "BRU d20 2")
    assert codes(fight, "BRU: shove FIG")["action_spent"] == ["E5-ACT-2", "E5-MON-2"]
    play(fight, "BRU: multiattack FIG with greatclub", "BRU d20 2")
    assert codes(fight, "BRU: shove FIG")["action_spent"] == ["E5-ACT-2"]
    plain = arena(bru(at=(6, 5)), fig(at=(5, 5)))
    play(plain, "BRU: dodge")
    assert codes(plain, "BRU: shove FIG")["action_spent"] == ["E5-ACT-2"]


# -- results and logs ------------------------------------------------------------------------------
@pytest.mark.rule("E5-READY-18")
def test_a_fall_to_0_by_an_attack_sets_off_a_response() -> None:
    fight = arena(wiz(at=(9, 9)), fig(at=(5, 5)), rai(at=(6, 5), death_rule="death_saves"), bru(at=(20, 15)))
    play(fight, "WIZ: ready result drops_to_zero who RAI of FIG response move", "WIZ: end")
    play(fight, "FIG: attack RAI with longsword", "FIG d20 15 | FIG d8 8", "FIG: kill")
    assert asked(fight) == ["WIZ on_result"]


@pytest.mark.rule("E5-READY-2")
def test_what_is_readied_is_told() -> None:
    fight = arena(fig(at=(5, 5)), rai(at=(9, 5)))
    play(fight, "FIG: ready declaration attacks who RAI of self response attack with longsword")
    event = last(fight, Readying)
    assert (event.trigger, event.response) == (("declaration", "RAI", "attacks", "self"), ("attack", "longsword"))


@pytest.mark.rule("E5-COVER-3", "E5-COVER-4")
@pytest.mark.parametrize(("degree", "rule", "bonus"), [("half", "E5-COVER-3", 2), ("three_quarters", "E5-COVER-4", 5)])
def test_cover_on_a_save_names_its_rule(degree: str, rule: str, bonus: int) -> None:
    blast = saved("blast", "dex", dc=30, range_ft=60, damage="1d6 fire", area=AreaEntry(shape="sphere", size_ft=15))
    slit = on_edges("slit", (6, 5), (7, 5), cover=degree)
    fight = arena(mag(at=(5, 0), powers=[blast]), fig(at=(7, 5)), features=[slit])
    play(fight, "MAG: use blast at 5,5", "FIG d20 5 | MAG d6 3")
    part = next(each for each in last(fight, Rolled).total.parts if each.why == "cover")
    assert (part.value, part.rule) == (bonus, rule)


# -- the automatic choice of a direction -----------------------------------------------------------
@pytest.mark.rule("E5-DEC-28")
def test_of_equal_directions_the_first_is_taken() -> None:
    cone = saved("cone", "dex", dc=30, range_ft=0, damage="1d6 fire", area=AreaEntry(shape="cone", size_ft=15))
    fight = arena(mag(at=(8, 8), powers=[cone]), fig(at=(8, 6)), cle(at=(8, 10)))
    play(fight, "MAG: use cone", "FIG d20 1 | MAG d6 3")
    assert last(fight, PowerUsed).targets == ("FIG",)


# -- decrees ---------------------------------------------------------------------------------------
@pytest.mark.rule("E5-GEN-4", "E5-GEN-9")
def test_a_decreed_place_brings_somebody_back() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 9)), bru(at=(20, 9)))
    decree(fight, "remove RAI")
    assert not fighter(fight, "RAI").present
    decree(fight, "place RAI 3,2")
    assert (fighter(fight, "RAI").present, at(fight, "RAI")) == (True, (3, 2))
    play(fight, "FIG: attack RAI with longsword", "FIG d20 2")
    assert struck(fight) == (13, False)


# -- files -----------------------------------------------------------------------------------------
@pytest.mark.rule("E5-END-1")
def test_a_fight_needs_two_sides() -> None:
    wrong = RULESET.problems(encounter(fig(at=(2, 2)), cle(at=(3, 3))))
    assert [(each.path, each.refusal.rule) for each in wrong] == [(("combatants",), "E5-END-1")]


def test_two_combatants_of_one_name_are_a_problem() -> None:
    wrong = RULESET.problems(encounter(fig("SAME", at=(2, 2)), rai("SAME", at=(3, 3)), rai(at=(4, 4))))
    assert [(each.path, each.refusal) for each in wrong] == [
        (("combatants", 1), refuse("FILE-DUPLICATE-ID", value="SAME"))
    ]


# -- senses and ways of moving ---------------------------------------------------------------------
@pytest.mark.rule("E5-SIGHT-4", "E5-COND-4", "E5-COND-11")
def test_blindsight_needs_neither_eyes_nor_light_but_a_line() -> None:
    def shot(senses: Senses, *features: FeatureEntry, **more: Any) -> tuple[int, int]:
        shooter = archer(at=(2, 2), senses=senses, conditions=["blinded"])
        fight = arena(shooter, rai(at=(6, 2), **more), features=features)
        play(fight, "ROG: attack RAI with shortbow", "ROG 2d20 5 5" if senses.blindsight_ft < 20 else "ROG d20 5")
        return rolled(fight)

    assert shot(Senses(blindsight_ft=20))[0] == 1
    assert shot(Senses(blindsight_ft=15))[0] == 2
    assert shot(Senses(blindsight_ft=20), conditions=["invisible"])[0] == 1
    fog = on_squares("fog", (6, 2), obscured="heavy")
    assert shot(Senses(blindsight_ft=20), fog)[0] == 1


@pytest.mark.rule("E5-SIGHT-4", "E5-HIDE-10")
def test_nobody_hides_in_the_dark_from_blindsight() -> None:
    dark = on_squares("dark", (6, 2), light="dark")
    for feet, hides in ((30, False), (10, True)):
        fight = arena(rai(at=(6, 2)), fig(at=(2, 2), senses=Senses(blindsight_ft=feet)), features=[dark])
        assert allowed(fight, "RAI: hide") == hides
    truly = arena(rai(at=(6, 2), conditions=["invisible"]), fig(at=(2, 2), senses=Senses(truesight_ft=30)))
    assert not allowed(truly, "RAI: hide")


@pytest.mark.rule("E5-MOVE-3", "E5-MOVE-6", "E5-MOVE-5")
def test_modes_of_movement_have_their_own_speeds_and_costs() -> None:
    pool = on_squares("pool", *((x, 2) for x in range(3, 12)), needs="swim")
    swimmer = arena(fig(at=(2, 2), speed={"walk": 30, "swim": 40}), rai(at=(20, 9)), features=[pool])
    play(swimmer, "FIG: move 3,2 4,2 5,2 6,2 7,2 8,2 9,2 10,2")
    assert (at(swimmer, "FIG"), spent(swimmer, "FIG"), last(swimmer, Moved).how) == ((10, 2), 40, "swim")
    walker = arena(fig(at=(2, 2)), rai(at=(20, 9)), features=[pool])
    play(walker, "FIG: move 3,2 4,2 5,2")
    assert (spent(walker, "FIG"), last(walker, Moved).how) == (30, "swim")
    digger = arena(fig(at=(2, 2), speed={"walk": 30, "burrow": 10}), rai(at=(20, 9)))
    play(digger, "FIG: move 3,2 4,2 by burrow")
    assert (spent(digger, "FIG"), last(digger, Moved).how) == (10, "burrow")
    assert codes(digger, "FIG: move 5,2 by burrow") == {"not_enough_movement": ["E5-MOVE-1"]}
    assert codes(walker, "FIG: move 5,3 by fly") == {"speed_zero": ["E5-MOVE-6"]}
    flyer = arena(fig(at=(2, 2), speed={"walk": 10, "fly": 60}), rai(at=(20, 9)), features=[pool])
    play(flyer, "FIG: move 3,2 4,2 5,2 by fly")
    assert (spent(flyer, "FIG"), last(flyer, Moved).how) == (15, "fly")
    assert not allowed(flyer, "FIG: move 6,2 by walk")
    climber = on_squares("ladder", (3, 2), (4, 2), needs="climb")
    for speed, cost in (({"walk": 30}, 20), ({"walk": 30, "climb": 30}, 10)):
        fight = arena(fig(at=(2, 2), speed=speed), rai(at=(20, 9)), features=[climber])
        assert spent(play(fight, "FIG: move 3,2 4,2"), "FIG") == cost


@pytest.mark.rule("E5-SPACE-7", "E5-SPACE-6")
def test_whoever_must_stop_in_an_occupied_space_is_moved_to_the_nearest_free_one() -> None:
    fight = arena(fig(at=(2, 2)), cle(at=(3, 2)), rai(at=(20, 9)))
    play(fight, "FIG: move 3,2")
    decree(fight, "condition FIG paralyzed")
    play(fight, "FIG: end")
    assert (at(fight, "FIG"), asked(fight)) == ((2, 1), ["CLE turn"])
    assert (last(fight, Moved).how, last(fight, Moved).rules) == ("push", ("E5-SPACE-7",))
    walls = wall((2, 1), (2, 2), (2, 3), (3, 1), (3, 3), (4, 1), (4, 3))
    tight = arena(fig(at=(5, 2)), cle(at=(4, 2)), rog(at=(3, 2)), rai(at=(20, 9)), features=[walls])
    play(tight, "FIG: move 4,2")
    decree(tight, "condition FIG paralyzed")
    play(tight, "FIG: end")
    assert at(tight, "FIG") == (5, 1)


@pytest.mark.rule("E5-MOVE-10", "E5-SPACE-7")
def test_who_falls_upon_somebody_lands_beside_it() -> None:
    fight = arena(fig(at=(5, 5), elevation_ft=20, speed={"walk": 30, "fly": 30}), rai(at=(5, 5)), bru(at=(20, 9)))
    decree(fight, "condition FIG restrained")
    play(fight, "FIG 2d6 3 4")
    assert (at(fight, "FIG"), fighter(fight, "FIG").elevation, hp(fight, "FIG")) == ((4, 4), 0, 21)


# -- durations -------------------------------------------------------------------------------------
@pytest.mark.rule("E5-ROUND-6", "E5-ROUND-7")
@pytest.mark.parametrize(("ends", "turns"), [
    ("end_of_own_turn", ["FIG"]), ("start_of_own_turn", []), ("end_of_source_turn", []),
    ("start_of_source_turn", ["FIG"]), (1, ["FIG"]), (2, ["FIG", "RAI", "FIG"]), ("end_of_turn", []),
])  # fmt: skip
def test_conditions_end_at_their_moment(ends: Any, turns: list[str]) -> None:
    """RAI afflicts FIG in its own turn; these turns begin while it lasts."""
    fight = arena(rai(at=(9, 9), powers=[afflict("poisoned", ends=ends)]), fig(at=(2, 2)))
    play(fight, "RAI: use poisoned FIG")
    assert (has(fight, "FIG", "poisoned"), last(fight, ConditionGained).source) == (True, "RAI")
    lasted = []
    for _ in range(6):
        answer(fight, f"{asked(fight)[0].split()[0]}: end")
        if not has(fight, "FIG", "poisoned"):
            break
        lasted.append(asked(fight)[0].split()[0])
    assert (lasted, last(fight, Ended).on) == (turns, "FIG")


@pytest.mark.rule("E5-DMG-1", "E5-CRIT-1")
def test_damage_is_told_by_type_once() -> None:
    fight = arena(hou(at=(3, 2), conditions=[]), fig(at=(2, 2)))
    play(fight, "HOU: attack FIG with bite", "HOU d20 20 | HOU 4d4 1 2 3 4")
    damage = last(fight, Damaged)
    assert [(each.value, each.why) for each in damage.damage.parts] == [(12, "piercing")]
    assert damage.types == ("piercing",)
    assert not told(fight, ConditionGained)
    pass_to(fight, "FIG")
    assert hp(fight, "FIG") == 16


@pytest.mark.rule("E5-GEN-4", "E5-MOVE-16")
def test_a_decreed_place_may_have_a_height() -> None:
    fight = arena(fig(at=(2, 2), speed={"walk": 30, "fly": 30}), rai(at=(9, 9)))
    decree(fight, "place FIG 5,5 height 30")
    assert (at(fight, "FIG"), fighter(fight, "FIG").elevation) == ((5, 5), 30)
    pit = arena(fig(at=(3, 2), elevation_ft=-10), rai(at=(9, 9)), features=[on_squares("pit", (3, 2), drop_ft=10)])
    decree(pit, "place FIG 5,5")
    assert fighter(pit, "FIG").elevation == 0


@pytest.mark.rule("E5-DICE-10")
def test_a_hazard_with_a_save_names_its_dc() -> None:
    trap = on_squares("trap", (4, 4), hazard=HazardEntry(save=SaveEntry(ability="dex"), damage="1d6 fire"))
    wrong = RULESET.problems(encounter(fig(at=(2, 2)), rai(at=(9, 9)), features=[trap]))
    assert [(each.path[-2:], each.refusal["field"]) for each in wrong] == [(("hazard", "save"), "dc")]


@pytest.mark.rule("E5-REACT-8", "E5-SPACE-4")
def test_a_path_that_somebody_has_stepped_into_ends_before_it() -> None:
    fight = arena(fig(at=(4, 4)), rai(at=(4, 2)), bru(at=(20, 9)))
    play(fight, "FIG: ready movement enters who RAI of self within 5 response move", "FIG: end")
    play(fight, "RAI: move 5,3 6,3 7,3", "FIG: respond 5,4 6,3")
    if asked(fight) == ["RAI before_step"]:
        play(fight, "RAI: decline")
    stop = last(fight, Stopped)
    assert (at(fight, "RAI"), stop.why, stop.rules) == ((5, 3), "refused", ("E5-SPACE-4",))


@pytest.mark.rule("E5-SPELL-13")
def test_who_cannot_speak_casts_nothing_that_needs_a_voice() -> None:
    def cries(*parts: str) -> bool:
        cry = power("cry", cost="none", spell_level=0, range_ft=60, damage="1d4 thunder", components=list(parts))
        caster = wiz(at=(2, 2), powers=[cry], conditions=["paralyzed"])
        return allowed(arena(caster, rai(at=(9, 2)), spell_components=True), "WIZ: use cry RAI")

    assert (cries(), cries("v")) == (True, False)


@pytest.mark.rule("E5-DEC-28", "E5-SPELL-14")
@pytest.mark.parametrize("feet", [0, 30])
def test_a_block_that_nobody_places_catches_most_enemies(feet: int) -> None:
    box = saved("box", "str", dc=30, range_ft=feet, damage="1d6 cold", area=AreaEntry(shape="cube", size_ft=10))
    fight = arena(mag(at=(5, 5), powers=[box]), fig(at=(6, 5)), cle(at=(7, 6)), rai(at=(4, 5)))
    play(fight, "MAG: use box", "FIG d20 1 | CLE d20 1 | MAG d6 3")
    assert last(fight, PowerUsed).targets == ("FIG", "CLE")
