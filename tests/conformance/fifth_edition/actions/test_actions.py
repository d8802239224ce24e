"""Dodge, Help, Search, Hide and the other standard actions."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.fifth_edition.model.events import Found, Hid, Revealed, Rolled, Ruled
from affray.rulesets.fifth_edition.model.scenario import CheckEntry, InteractEntry, Senses
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    archer,
    arena,
    at,
    bowman,
    bru,
    budget,
    cle,
    decree,
    door,
    fig,
    fighter,
    has,
    held_by,
    hp,
    on_edges,
    on_squares,
    pass_to,
    power,
    rai,
    rog,
    rolled,
    spent,
    struck,
    wiz,
)
from tests.conformance.harness import allowed, answer, asked, codes, last, left_out, offered, play, refused, told


@pytest.mark.rule("E5-ACT-1")
def test_the_standard_actions() -> None:
    lock = door((1, 5), (2, 5), interact=InteractEntry(check=CheckEntry(ability="str", dc=15)))
    fight = arena(archer(at=(2, 5)), fig(at=(1, 5)), rai(at=(12, 5)), features=[SLIT, lock])
    known = {"attack", "hide", "disengage", "ready", "search", "help", "dash", "dodge"}
    assert known <= set(offered(fight))


@pytest.mark.rule("E5-ACT-2")
@pytest.mark.parametrize("line", ["dash as action", "disengage as action", "dodge", "search creatures"])
def test_one_action_a_turn(line: str) -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 2)))
    assert allowed(fight, f"FIG: {line}")
    play(fight, "FIG: dodge")
    assert codes(fight, f"FIG: {line}") == {"action_spent": ["E5-ACT-2"]}
    play(fight, "FIG: end")
    assert "E5-ACT-2" in codes(fight, f"FIG: {line}")["not_your_turn"]


@pytest.mark.scenario("E5-EX-34")
@pytest.mark.rule("E5-ACT-9", "E5-PRONE-8", "E5-DICE-6")
def test_dodge_and_lying_down_cancel_out() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2), conditions=["prone"], dodging=True))
    play(fight, "RAI: attack FIG with scimitar", "RAI d20 13 | RAI d6 1")
    assert (rolled(fight), struck(fight)) == ((1, 17), (16, True))


@pytest.mark.scenario("E5-EX-35")
@pytest.mark.rule("E5-ACT-10", "E5-SIGHT-6")
def test_dodge_needs_sight_for_both_parts() -> None:
    def unseen(**options: Any) -> Fight[Combat]:
        caster = wiz("MAG", at=(2, 5), side="raiders", kind="monster", conditions=["invisible"])
        attacker = rai(at=(1, 1), conditions=["invisible"])
        return arena(attacker, caster, fig(at=(2, 2), dodging=True), **options)

    fight = play(unseen(), "RAI: attack FIG with scimitar", "RAI 2d20 3 14 | RAI d6 1")
    assert (rolled(fight), struck(fight)) == ((2, 18), (16, True))
    play(fight, "RAI: end", "MAG: use flame_fan facing north", "FIG d20 8 | MAG 3d6 1 1 1")
    assert ([each.total.total for each in told(fight, Rolled)][-1], hp(fight, "FIG")) == (9, 22)
    fight = unseen(dodge_sight_scope="attacks_only")
    play(fight, "RAI: end", "MAG: use flame_fan facing north", "FIG 2d20 8 15 | MAG 3d6 1 1 2")
    assert (rolled(fight), hp(fight, "FIG")) == ((2, 16), 26)


@pytest.mark.rule("E5-ACT-9")
def test_a_dodger_saves_with_advantage_against_what_it_sees() -> None:
    caster = wiz("MAG", at=(2, 5), side="raiders", kind="monster")
    fight = arena(caster, fig(at=(2, 2), dodging=True))
    play(fight, "MAG: use flame_fan facing north", "FIG 2d20 8 15 | MAG 3d6 1 1 2")
    assert (rolled(fight), hp(fight, "FIG")) == ((2, 16), 26)


@pytest.mark.scenario("E5-EX-36")
@pytest.mark.rule("E5-ACT-11", "E5-GRAP-8")
def test_dodge_of_a_grappled_creature() -> None:
    def dodger(**options: Any) -> Fight[Combat]:
        return arena(rai(at=(3, 2)), fig(at=(2, 2), conditions=[held_by("RAI")], dodging=True), **options)

    fight = play(dodger(), "RAI: attack FIG with scimitar", "RAI d20 13 | RAI d6 1")
    assert (rolled(fight), struck(fight)) == ((1, 17), (16, True))
    fight = play(dodger(dodge_early_end=False), "RAI: attack FIG with scimitar", "RAI 2d20 13 2")
    assert (rolled(fight), struck(fight)) == ((2, 6), (16, False))


def jammed(*edges: tuple[int, int], id: str) -> Any:
    return door(*edges, id=id, interact=InteractEntry(check=CheckEntry(ability="str", dc=15)))


@pytest.mark.scenario("E5-EX-38")
@pytest.mark.rule("E5-ACT-12", "E5-ACT-13", "E5-ACT-16")
def test_help_with_a_task() -> None:
    def helped(**options: Any) -> Fight[Combat]:
        doors = [jammed((2, 2), (3, 2), id="door"), jammed((2, 2), (2, 3), id="hatch")]
        fight = arena(cle(at=(1, 2)), fig(at=(2, 2)), rai(at=(20, 15)), features=doors, **options)
        play(fight, "CLE: help FIG door", "CLE: move 1,3 1,4 1,5 1,6 1,7 1,8")
        pass_to(fight, "FIG")
        pass_to(fight, "FIG")
        return pass_to(fight, "FIG")

    fight = play(helped(), "FIG: operate door as action", "FIG 2d20 5 13")
    assert (rolled(fight), fight.state.opened) == ((2, 16), ["door"])
    pass_to(fight, "FIG")
    play(fight, "FIG: operate hatch as action", "FIG d20 5")
    assert (rolled(fight), fight.state.opened) == ((1, 8), ["door"])
    fight = play(helped(help_expiry="helper_next_turn"), "FIG: operate door as action", "FIG d20 5")
    assert rolled(fight)[0] == 1


@pytest.mark.rule("E5-ACT-14")
def test_nobody_is_helped_to_hide_unless_the_game_master_says_so() -> None:
    fight = arena(cle(at=(1, 2)), fig(at=(2, 2)), rai(at=(20, 15)))
    assert codes(fight, "CLE: help FIG hide") == {"help_not_possible": ["E5-ACT-14"]}
    decree(fight, "help hide yes")
    assert (allowed(fight, "CLE: help FIG hide"), last(fight, Ruled).value) == (True, "yes")
    decree(fight, "help search no")
    assert codes(fight, "CLE: help FIG search") == {"help_not_possible": ["E5-ACT-14"]}
    decree(fight, "help hide no")
    assert not allowed(fight, "CLE: help FIG hide")


@pytest.mark.rule("E5-ACT-14", "E5-ACT-12")
@pytest.mark.parametrize("task", ["grapple", "shove"])
def test_help_serves_a_contest_and_not_the_other_side_of_it(task: str) -> None:
    fight = arena(cle(at=(1, 3)), fig(at=(2, 2), starts_holding=[]), rai(at=(3, 2), starts_holding=[]))
    play(fight, f"CLE: help FIG {task}", "CLE: end")
    other = play(fight.fork(), "FIG: end", "RAI: " + f"{task} FIG", "FIG: athletics", "RAI d20 10 | FIG d20 4")
    assert (rolled(other)[0], len(fighter(other, "FIG").help_tokens)) == (1, 1)
    play(fight, f"FIG: {task} RAI", "RAI: athletics", "FIG 2d20 4 15 | RAI d20 9")
    assert (len(fighter(fight, "FIG").help_tokens), told(fight, Rolled)[-2].total.total) == (0, 20)


@pytest.mark.rule("E5-ACT-14", "E5-GRAP-9")
def test_help_serves_an_escape() -> None:
    fight = arena(cle(at=(1, 3)), fig(at=(2, 2), conditions=[held_by("RAI")]), rai(at=(3, 2)))
    play(fight, "CLE: help FIG escape", "CLE: end", "FIG: escape with athletics", "FIG 2d20 3 17 | RAI d20 9")
    assert not has(fight, "FIG", "grappled")


@pytest.mark.rule("E5-ACT-16")
def test_help_may_need_nearness() -> None:
    doors = [jammed((2, 2), (3, 2), id="door")]
    fight = arena(cle(at=(9, 9)), fig(at=(2, 2)), rai(at=(20, 15)), features=doors, help_check_range="adjacent")
    assert codes(fight, "CLE: help FIG door")["help_not_possible"] == ["E5-ACT-16"]
    assert allowed(arena(cle(at=(9, 9)), fig(at=(2, 2)), rai(at=(20, 15)), features=doors), "CLE: help FIG door")


@pytest.mark.scenario("E5-EX-39")
@pytest.mark.rule("E5-ACT-15")
def test_help_with_an_attack() -> None:
    def distracted() -> Fight[Combat]:
        fight = arena(rog(at=(3, 3)), fig(at=(2, 2), attacks_per_action=2), rai(at=(3, 2), hp_max=40))
        return play(fight, "ROG: help_attack FIG RAI", "ROG: end")

    fight = play(distracted(), "FIG: attack RAI with longsword", "FIG 2d20 4 11 | FIG d8 1")
    assert (rolled(fight), struck(fight)) == ((2, 16), (13, True))
    play(fight, "FIG: attack RAI with longsword", "FIG d20 6")
    assert (rolled(fight), struck(fight)) == ((1, 11), (13, False))
    fight = pass_to(distracted(), "ROG")
    play(fight, "ROG: end", "FIG: attack RAI with longsword", "FIG d20 4")
    assert rolled(fight)[0] == 1


@pytest.mark.rule("E5-ACT-15")
def test_help_with_an_attack_needs_a_hostile_creature_within_5_ft() -> None:
    fight = arena(rog(at=(3, 3)), fig(at=(2, 2)), rai(at=(5, 3)))
    assert codes(fight, "ROG: help_attack FIG RAI")["help_not_possible"] == ["E5-ACT-15"]
    assert refused(arena(rog(at=(3, 3)), fig(at=(2, 2)), rai(at=(3, 2)), help_attack=False), "ROG: help_attack FIG RAI")


@pytest.mark.scenario("E5-EX-40")
@pytest.mark.rule("E5-ACT-17", "E5-ACT-18", "E5-DICE-8")
def test_search() -> None:
    slit = on_edges("slit", (8, 2), (9, 2), cover="three_quarters")
    hider = rai(at=(9, 2), hidden_from=["CLE", "WIZ"], stealth=15)
    fight = arena(cle(at=(2, 2)), wiz(at=(2, 8)), hider, features=[slit])
    play(fight, "CLE: search creatures", "CLE d20 12")
    assert (rolled(fight), fighter(fight, "RAI").hidden_from) == ((1, 15), ["CLE", "WIZ"])
    pass_to(fight, "CLE")
    play(fight, "CLE: search creatures", "CLE d20 13")
    assert (rolled(fight), fighter(fight, "RAI").hidden_from) == ((1, 16), ["WIZ"])
    play(fight, "CLE: end", "WIZ: search thing", "gm: rule investigation 12", "WIZ d20 9")
    assert (rolled(fight), last(fight, Found).found) == ((1, 12), True)


SLIT = on_edges("slit", (2, 4), (3, 4), (2, 5), (3, 5), (2, 6), (3, 6), cover="three_quarters", blocks_movement=True)


def behind_the_slit(*more: Any) -> Fight[Combat]:
    return arena(
        archer(at=(2, 5)), bowman("RAI-1", at=(12, 5)), bowman("RAI-2", at=(12, 6)),
        bowman("CAP", at=(12, 4), passive_perception=12), *more, features=[SLIT],
    )  # fmt: skip


@pytest.mark.scenario("E5-EX-41")
@pytest.mark.rule(
    "E5-HIDE-1", "E5-HIDE-2", "E5-HIDE-3", "E5-HIDE-4", "E5-HIDE-7", "E5-SIGHT-5", "E5-SIGHT-6", "E5-COVER-14",
)  # fmt: skip
def test_hiding_tie_and_giving_oneself_away() -> None:
    fight = play(behind_the_slit(), "ROG: hide", "ROG d20 4")
    assert (last(fight, Hid).total, fighter(fight, "ROG").hidden_from) == (9, ["RAI-1", "RAI-2"])
    play(fight, "ROG: end", "RAI-1: end", "RAI-2: attack at 2,5 with shortbow", "RAI-2 2d20 10 1")
    assert rolled(fight)[0] == 2
    play(fight, "RAI-2: end", "CAP: attack ROG with shortbow", "CAP d20 5", "CAP: end")
    assert rolled(fight)[0] == 1
    play(fight, "ROG: attack RAI-1 with shortbow", "ROG 2d20 3 12 | ROG d6 2")
    assert (rolled(fight), struck(fight), fighter(fight, "ROG").hidden_from) == ((2, 17), (13, True), [])


@pytest.mark.rule("E5-HIDE-4", "E5-HIDE-2")
def test_a_hider_provokes_nobody_and_is_no_target_of_what_needs_sight() -> None:
    glare = power("glare", range_ft=60, needs_sight=True, damage="3 psychic")
    fight = arena(rai(at=(3, 5), powers=[glare]), rog(at=(2, 5), hidden_from=["RAI"], stealth=15), features=[SLIT])
    assert codes(fight, "RAI: use glare ROG") == {"not_seen": ["E5-SPELL-7"]}
    play(fight, "RAI: end", "ROG: move 1,5")
    assert (asked(fight), "E5-OPP-1" in left_out(fight, "RAI", "before_step")) == (["ROG turn"], True)


@pytest.mark.rule("E5-HIDE-7")
def test_a_miss_gives_a_hider_away_too() -> None:
    fight = play(behind_the_slit(), "ROG: hide", "ROG d20 4")
    pass_to(fight, "ROG")
    play(fight, "ROG: attack CAP with shortbow", "ROG d20 2")
    assert (rolled(fight)[0], fighter(fight, "ROG").hidden_from) == (1, [])


@pytest.mark.rule("E5-HIDE-9")
def test_a_new_check_replaces_the_old_one() -> None:
    fight = play(behind_the_slit(), "ROG: hide", "ROG d20 15")
    assert fighter(fight, "ROG").hidden_from == ["RAI-1", "RAI-2", "CAP"]
    pass_to(fight, "ROG")
    play(fight, "ROG: hide", "ROG d20 1")
    assert fighter(fight, "ROG").hidden_from == []


@pytest.mark.rule("E5-HIDE-6")
def test_a_hider_who_steps_into_the_open_is_seen() -> None:
    fight = play(behind_the_slit(), "ROG: hide", "ROG d20 15")
    pass_to(fight, "ROG")
    play(fight, "ROG: move 2,6 2,7")
    assert (at(fight, "ROG"), fighter(fight, "ROG").hidden_from) == ((2, 7), [])
    assert {each.to for each in told(fight, Revealed)} == {"RAI-1", "RAI-2", "CAP"}


@pytest.mark.rule("E5-HIDE-6")
def test_a_hider_may_stop() -> None:
    fight = play(behind_the_slit(), "ROG: hide", "ROG d20 15", "ROG: stop_hiding")
    assert fighter(fight, "ROG").hidden_from == []


@pytest.mark.scenario("E5-EX-42")
@pytest.mark.rule("E5-HIDE-5", "E5-HIDE-10")
def test_hiding_in_the_open() -> None:
    fight = arena(rog(at=(2, 2)), rai(at=(9, 2)))
    assert codes(fight, "ROG: hide") == {"clearly_seen": ["E5-HIDE-5"]}
    assert budget(fight, "ROG") == "abur"
    assert allowed(arena(rog(at=(2, 2)), rai(at=(9, 2)), hide_requires="none"), "ROG: hide")


@pytest.mark.rule("E5-HIDE-8", "E5-HIDE-10")
def test_the_invisible_may_always_hide() -> None:
    fight = arena(rog(at=(2, 2), conditions=["invisible"]), rai(at=(9, 2)))
    play(fight, "ROG: hide", "ROG d20 8")
    assert fighter(fight, "ROG").hidden_from == ["RAI"]


@pytest.mark.rule("E5-HIDE-3")
def test_a_tie_may_go_to_the_observer() -> None:
    fight = arena(rog(at=(2, 5)), rai(at=(12, 5)), features=[SLIT], stealth_tie="observer")
    assert fighter(play(fight, "ROG: hide", "ROG d20 4"), "ROG").hidden_from == []


@pytest.mark.rule("E5-ACT-5")
def test_extra_attacks_exist_only_on_the_own_turn() -> None:
    fight = arena(rai(at=(3, 2)), fig(at=(2, 2), attacks_per_action=3))
    play(fight, "RAI: move 4,2", "FIG: opportunity_attack with longsword", "FIG d20 2", "RAI: go_on")
    assert asked(fight) == ["RAI turn"]


@pytest.mark.rule("E5-ACT-21", "E5-OUT-2")
def test_anything_else_is_for_the_game_master() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 2)))
    answer(fight, "FIG: improvise 'swing on the chandelier'")
    assert asked(fight) == ["gm improvise"]


@pytest.mark.rule("E5-ACT-7")
def test_two_dashes_triple_the_movement() -> None:
    fight = arena(rog(at=(0, 2), bonus_actions=["dash"]), rai(at=(29, 9)))
    play(fight, "ROG: dash as action", "ROG: dash as bonus_action", "ROG: move " + " ".join(
        f"{x},2" for x in range(1, 19)))  # fmt: skip
    assert spent(fight, "ROG") == 90


@pytest.mark.rule("E5-ACT-18")
def test_a_search_finds_everybody_below_the_total() -> None:
    slit = on_edges("slit", (8, 2), (9, 2), (8, 4), (9, 4), cover="three_quarters")
    hiders = [rai(f"RAI-{n}", at=(9, 2 * n), hidden_from=["CLE"], stealth=9 + n) for n in (1, 2)]
    fight = arena(cle(at=(2, 3)), *hiders, features=[slit])
    play(fight, "CLE: search creatures", "CLE d20 8")
    assert [fighter(fight, f"RAI-{n}").hidden_from for n in (1, 2)] == [[], ["CLE"]]


@pytest.mark.rule("E5-ACT-22", "E5-ACT-19")
def test_escaping_and_first_aid_are_actions() -> None:
    fight = arena(rai(at=(3, 2), conditions=[held_by("FIG")]), fig(at=(2, 2)), cle(at=(9, 9)), bru(at=(20, 9)))
    play(fight, "RAI: dodge")
    assert "action_spent" in codes(fight, "RAI: escape FIG")
    pass_to(fight, "RAI")
    play(fight, "RAI: escape FIG with acrobatics", "RAI d20 15 | FIG d20 9")
    assert budget(fight, "RAI") == "bur"


@pytest.mark.rule("E5-HIDE-6")
def test_an_enemy_that_comes_round_the_corner_sees_the_hider() -> None:
    fight = play(behind_the_slit(), "ROG: hide", "ROG d20 15", "ROG: end", "RAI-1: dash")
    play(fight, "RAI-1: move 11,4 10,3 9,2 8,1 7,1 6,1 5,1 4,1 3,1 2,1")
    assert fighter(fight, "ROG").hidden_from == ["RAI-2", "CAP"]


@pytest.mark.rule("E5-SIGHT-3")
def test_a_search_through_thin_fog_is_hindered() -> None:
    slit = on_edges("slit", (8, 2), (9, 2), cover="three_quarters")
    fog = on_squares("fog", (9, 2), obscured="light")
    hider = rai(at=(9, 2), hidden_from=["CLE"], stealth=12)
    fight = arena(cle(at=(2, 2)), hider, features=[slit, fog])
    play(fight, "CLE: search creatures", "CLE 2d20 15 3")
    assert (rolled(fight), fighter(fight, "RAI").hidden_from) == ((2, 6), ["CLE"])


@pytest.mark.rule("E5-SIGHT-4", "E5-SIGHT-8")
def test_tremorsense_gives_the_place_but_no_sight() -> None:
    slit = on_edges("slit", (2, 2), (3, 2), cover="three_quarters")
    hider = rai(at=(3, 2), hidden_from=["FIG"], stealth=20)
    feeling = fig(at=(2, 2), senses=Senses(tremorsense_ft=30))
    fight = play(arena(feeling, hider, features=[slit]), "FIG: attack RAI with longsword", "FIG 2d20 19 2")
    assert rolled(fight) == (2, 7)


@pytest.mark.rule("E5-ACT-11")
def test_dodge_works_again_when_the_hold_ends() -> None:
    fight = arena(fig(at=(2, 2), conditions=[held_by("RAI")]), rai(at=(3, 2)))
    play(fight, "FIG: dodge", "FIG: end", "RAI: release FIG", "RAI: attack FIG with scimitar", "RAI 2d20 15 2")
    assert (rolled(fight), struck(fight)) == ((2, 6), (16, False))


@pytest.mark.rule("E5-MOVE-6", "E5-ACT-7")
def test_dash_doubles_the_speed_in_use() -> None:
    bird = fig(at=(0, 2), speed={"walk": 20, "fly": 40})
    fight = play(arena(bird, rai(at=(29, 15))), "FIG: dash")
    assert not allowed(fight, "FIG: move " + " ".join(f"{x},2" for x in range(1, 10)))
    assert allowed(fight, "FIG: move " + " ".join(f"{x},2" for x in range(1, 17)) + " by fly")
