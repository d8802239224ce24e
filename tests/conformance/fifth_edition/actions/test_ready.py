"""Ready: triggers, their moments, responses, held spells."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.views import Seat
from affray.rulesets.fifth_edition.model.events import (
    Acted,
    AttackDeclared,
    AttackLost,
    Damaged,
    PowerEnded,
    ReadiedLost,
    Readying,
)
from affray.rulesets.fifth_edition.model.scenario import MultiattackEntry, UsesEntry
from affray.rulesets.fifth_edition.model.stats import Combat
from tests.conformance.fifth_edition.arena import (
    GREATCLUB,
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
    hp,
    mag,
    pass_to,
    power,
    rai,
    rolled,
    spent,
    struck,
    wall,
    weapon,
    wiz,
)
from tests.conformance.harness import allowed, answer, asked, codes, last, left_out, offered, play, refused, told


@pytest.mark.scenario("E5-EX-20")
@pytest.mark.rule(
    "E5-READY-1", "E5-READY-2", "E5-READY-3", "E5-READY-4", "E5-READY-16", "E5-READY-9", "E5-COVER-7", "E5-COVER-9",
    "E5-TURN-13",
)  # fmt: skip
def test_a_readied_shot_at_a_charging_enemy() -> None:
    fight = arena(archer(at=(0, 0)), rai(at=(8, 4)), wiz(at=(4, 4)), bru(at=(20, 15)))
    play(fight, "ROG: ready movement enters within 5 of WIZ response attack with shortbow")
    assert budget(fight, "ROG") == "bur"
    play(fight, "ROG: end")
    play(fight, "RAI: move 7,4 6,4 5,4")
    assert (asked(fight), at(fight, "RAI"), spent(fight, "RAI")) == (["ROG after_step"], (5, 4), 15)
    play(fight, "ROG: respond RAI", "ROG d20 14 | ROG d6 4")
    assert (rolled(fight), struck(fight), fighter(fight, "RAI").dead) == ((1, 19), (15, True), True)
    assert (asked(fight), fighter(fight, "ROG").reaction_available) == (["WIZ turn"], False)


def brute_and_wizard(*more: Any, **options: Any) -> Fight[Combat]:
    """WIZ has readied a move for when BRU attacks it, and BRU's turn has begun."""
    hurt = options.pop("hp", None)
    fight = arena(wiz(at=(5, 5), hp=hurt), bru(at=(6, 5)), *more, **options)
    return play(fight, "WIZ: ready declaration attacks who BRU of self response move", "WIZ: end")


AWAY = "WIZ: respond 4,5 3,5 2,5 1,5 0,5"


@pytest.mark.scenario("E5-EX-21")
@pytest.mark.rule("E5-READY-3", "E5-READY-17", "E5-REACT-7", "E5-REACT-8", "E5-OPP-7", "E5-READY-13")
def test_stepping_away_from_a_declared_attack() -> None:
    fight = play(brute_and_wizard(), "BRU: attack WIZ with greatclub")
    assert asked(fight) == ["WIZ on_declare"]
    play(fight, AWAY)
    assert (asked(fight), at(fight, "WIZ")) == (["BRU before_step"], (5, 5))
    play(fight, "BRU: opportunity_attack with greatclub", "BRU d20 4")
    assert (rolled(fight), struck(fight), at(fight, "WIZ")) == ((1, 10), (12, False), (5, 5))
    play(fight, "WIZ: go_on")
    assert (at(fight, "WIZ"), hp(fight, "WIZ")) == ((0, 5), 16)
    assert last(fight, AttackLost).who == "BRU"
    assert (asked(fight), budget(fight, "BRU"), spent(fight, "BRU")) == (["BRU turn"], "bu", 0)
    assert allowed(fight, "BRU: move 6,6 6,7 6,8 6,9 6,10 6,11 6,12 6,13")
    assert spent(fight, "WIZ") == 0


@pytest.mark.scenario("E5-EX-22")
@pytest.mark.rule("E5-READY-15")
def test_the_same_after_the_trigger() -> None:
    fight = play(
        brute_and_wizard(ready_timing="after_trigger"), "BRU: attack WIZ with greatclub", "BRU d20 10 | BRU 2d8 3 6"
    )
    assert (rolled(fight), hp(fight, "WIZ"), asked(fight)[0][:3]) == ((1, 16), 3, "WIZ")
    play(fight, "WIZ: respond 4,5", "BRU: decline")
    assert at(fight, "WIZ") == (4, 5)
    fight = play(
        brute_and_wizard(ready_timing="after_trigger", hp=13),
        "BRU: attack WIZ with greatclub",
        "BRU d20 10 | BRU 2d8 3 6",
    )
    play(fight, "BRU: kill")
    assert (has(fight, "WIZ", "unconscious"), asked(fight)) == (True, ["BRU turn"])
    assert "E5-REACT-5" in left_out(fight, "WIZ", "on_declare")


@pytest.mark.scenario("E5-EX-23")
@pytest.mark.rule("E5-REACT-8")
def test_retargeting_after_an_interrupt() -> None:
    fight = play(brute_and_wizard(fig(at=(5, 6))), "BRU: attack WIZ with greatclub", AWAY, "BRU: decline")
    assert asked(fight) == ["BRU retarget"]
    assert set(offered(fight)) == {"target", "lose"}
    assert refused(fight, "BRU: move 6,4")
    lost = fight.fork()
    play(fight, "BRU: target FIG", "BRU d20 5")
    assert [(each.who, each.target) for each in told(fight, AttackDeclared)][-1:] == [("BRU", "FIG")]
    play(lost, "BRU: lose")
    assert (asked(lost), budget(lost, "BRU")) == (["BRU turn"], "bur")


@pytest.mark.scenario("E5-EX-24")
@pytest.mark.rule("E5-READY-5", "E5-READY-6", "E5-READY-7", "E5-REACT-11", "E5-READY-16")
def test_ignoring_a_trigger_then_losing_the_reaction() -> None:
    fight = arena(fig(at=(2, 2)), rai("RAI-2", at=(0, 4)), rai("RAI-1", at=(3, 2)), bru(at=(6, 2)))
    play(fight, "FIG: ready movement enters within 5 response attack with longsword", "FIG: end", "RAI-2: move 1,3")
    assert asked(fight) == ["FIG after_step"]
    play(fight, "FIG: decline", "RAI-2: end")
    assert fighter(fight, "FIG").reaction_available
    play(fight, "RAI-1: move 4,1", "FIG: opportunity_attack with longsword", "FIG d20 3", "RAI-1: go_on", "RAI-1: end")
    assert (rolled(fight), fighter(fight, "FIG").reaction_available) == ((1, 8), False)
    play(fight, "BRU: move 5,2 4,2 3,2")
    assert (asked(fight), left_out(fight, "FIG", "after_step")) == (["BRU turn"], ("E5-REACT-2",))
    assert fighter(fight, "FIG").readied is not None
    play(fight, "BRU: end")
    assert (fighter(fight, "FIG").readied, budget(fight, "FIG")) == (None, "abur")
    assert last(fight, ReadiedLost).who == "FIG"


@pytest.mark.scenario("E5-EX-25")
@pytest.mark.rule("E5-READY-10", "E5-READY-11")
def test_what_can_be_readied() -> None:
    fight = arena(fig(at=(2, 2), attacks_per_action=2), cle(at=(2, 6)), rai(at=(5, 2)))
    play(fight, "FIG: ready movement enters within 5 response attack with longsword", "FIG: end")
    line = "CLE: ready movement enters within 5 response use with heal_word"
    assert codes(fight, line) == {"spell_time": ["E5-READY-11"]}
    play(fight, "CLE: end", "RAI: move 4,2 3,2", "FIG: respond RAI", "FIG d20 14 | FIG d8 1")
    assert (rolled(fight), hp(fight, "RAI"), asked(fight)) == ((1, 19), 3, ["RAI turn"])


ARROW = weapon("arrow", "0", "piercing", bonus=9, mode="ranged", range_ft=[80, 320], source="natural", attack_bonus=4)


@pytest.mark.scenario("E5-EX-26")
@pytest.mark.rule("E5-READY-11", "E5-READY-12", "E5-SPELL-9", "E5-SPELL-10")
def test_a_held_spell_and_concentration() -> None:
    fight = arena(wiz(at=(2, 2)), rai(at=(12, 2), attacks=[ARROW], starts_holding=[]), bru(at=(9, 6)))
    play(fight, "WIZ: use snare BRU", "BRU d20 2")
    assert (has(fight, "BRU", "restrained"), fighter(fight, "WIZ").concentration) == (True, "snare")
    pass_to(fight, "WIZ")
    play(fight, "WIZ: ready movement enters within 60 who RAI of self response use with spark_bolt")
    assert (has(fight, "BRU", "restrained"), fighter(fight, "WIZ").concentration) == (False, "spark_bolt")
    play(fight, "WIZ: end", "RAI: attack WIZ with arrow", "RAI d20 15 | WIZ d20 6")
    assert (hp(fight, "WIZ"), rolled(fight), fighter(fight, "WIZ").concentration) == (7, (1, 8), "")
    assert [each.power for each in told(fight, PowerEnded)] == ["snare", "spark_bolt"]
    play(fight, "RAI: move 13,2 14,2 15,2", "RAI: move 14,2")
    assert (asked(fight), fighter(fight, "WIZ").reaction_available) == (["RAI turn"], True)


@pytest.mark.rule("E5-READY-11", "E5-SPELL-3")
def test_a_held_spell_is_cast_on_the_own_turn_and_released_with_the_reaction() -> None:
    fight = arena(wiz(at=(2, 2)), rai(at=(14, 2)))
    play(fight, "WIZ: ready movement enters within 50 who RAI of self response use with snare")
    assert fighter(fight, "WIZ").uses_left["slot 2"] == 2
    play(fight, "WIZ: end", "RAI: move 13,2 12,2", "WIZ: respond RAI", "RAI d20 3")
    assert (has(fight, "RAI", "restrained"), fighter(fight, "WIZ").uses_left["slot 2"]) == (True, 2)
    assert (fighter(fight, "WIZ").concentration, fighter(fight, "WIZ").reaction_available) == ("snare", False)


@pytest.mark.scenario("E5-EX-27")
@pytest.mark.rule("E5-READY-8")
def test_an_unperceived_trigger() -> None:
    hidden = [wall(*((5, y) for y in range(20))), door((8, 2), (9, 2))]
    fight = arena(archer(at=(2, 2)), rai(at=(8, 2)), fig(at=(2, 9)), features=hidden)
    play(fight, "ROG: ready result opens of door response attack with shortbow", "ROG: end", "RAI: operate door")
    assert (asked(fight), "E5-READY-8" in left_out(fight, "ROG", "on_result")) == (["RAI turn"], True)


@pytest.mark.rule("E5-READY-18")
def test_a_door_that_opens_in_sight_is_a_trigger() -> None:
    fight = arena(archer(at=(2, 2)), rai(at=(8, 2)), features=[door((8, 2), (9, 2))])
    play(fight, "ROG: ready result opens of door response attack with shortbow", "ROG: end", "RAI: operate door")
    assert asked(fight) == ["ROG on_result"]


@pytest.mark.scenario("E5-EX-86")
@pytest.mark.rule("E5-READY-18", "E5-MON-1", "E5-MON-2")
def test_ready_on_a_result_inside_a_multiattack() -> None:
    double = bru(at=(6, 5), attacks=[GREATCLUB], multiattack=[MultiattackEntry(attack="greatclub", count=2)])
    fight = arena(fig(at=(6, 4)), wiz(at=(5, 5), temp_hp=20), double)
    play(fight, "FIG: ready result hits who BRU of WIZ response attack with longsword", "FIG: end", "WIZ: end")
    play(fight, "BRU: multiattack WIZ with greatclub", "BRU d20 12 | BRU 2d8 4 4")
    assert (asked(fight), fighter(fight, "WIZ").temp_hp) == (["FIG on_result"], 8)
    play(fight, "FIG: respond BRU", "FIG d20 12 | FIG d8 6")
    assert (rolled(fight), hp(fight, "BRU"), asked(fight)) == ((1, 17), 50, ["BRU turn"])
    assert refused(fight, "BRU: grapple FIG")
    play(fight, "BRU: multiattack FIG with greatclub", "BRU d20 3")
    assert codes(fight, "BRU: multiattack FIG with greatclub") == {"action_spent": ["E5-ACT-2"]}
    assert [each.target for each in told(fight, AttackDeclared)] == ["WIZ", "BRU", "FIG"]


@pytest.mark.scenario("E5-EX-87")
@pytest.mark.rule("E5-READY-14", "E5-READY-19")
def test_ready_on_the_start_of_a_turn() -> None:
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5)))
    play(fight, "WIZ: ready turn starts who BRU response dodge", "WIZ: end")
    assert asked(fight) == ["WIZ turn_start"]
    play(fight, "WIZ: respond", "BRU: attack WIZ with greatclub", "BRU 2d20 15 5")
    assert (rolled(fight), struck(fight)) == ((2, 11), (12, False))
    assert (fighter(fight, "WIZ").dodging, fighter(fight, "WIZ").reaction_available) == (True, False)
    play(fight, "BRU: end")
    assert not fighter(fight, "WIZ").dodging


@pytest.mark.rule("E5-READY-19")
def test_ready_on_the_end_of_a_turn() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)))
    play(fight, "FIG: ready turn ends who RAI response attack with longsword", "FIG: end", "RAI: dodge", "RAI: end")
    assert asked(fight) == ["FIG turn_end"]
    play(fight, "FIG: respond RAI", "FIG 2d20 19 2")
    assert (rolled(fight), asked(fight)) == ((2, 7), ["FIG turn"])


@pytest.mark.rule("E5-READY-2")
def test_ready_needs_a_trigger_and_a_legal_response() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(5, 2)))
    for trigger in ("movement", "turn enters", "gm"):
        line = f"FIG: ready {trigger} response attack with longsword"
        assert codes(fight, line) == {"no_trigger": ["E5-READY-2"]}
    assert codes(fight, "FIG: ready turn starts response use") == {"no_trigger": ["E5-READY-2"]}


@pytest.mark.rule("E5-READY-13", "E5-READY-1")
def test_a_readied_move_has_its_own_allowance() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(12, 2)))
    play(fight, "FIG: move 3,2 4,2 5,2 6,2 7,2 8,2", "FIG: ready turn starts who RAI response move", "FIG: end")
    path = " ".join(f"{x},2" for x in (7, 6, 5, 4, 3, 2))
    assert codes(fight, f"FIG: respond {path} 1,2") == {"not_enough_movement": ["E5-READY-13"]}
    play(fight, f"FIG: respond {path}")
    assert (at(fight, "FIG"), fighter(fight, "FIG").reaction_available) == ((2, 2), False)


@pytest.mark.rule("E5-READY-14")
def test_a_readied_disengage_works_in_the_turn_in_which_it_is_carried_out() -> None:
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5)))
    play(fight, "WIZ: ready turn starts who BRU response disengage", "WIZ: end", "WIZ: respond")
    assert fighter(fight, "WIZ").disengaged
    play(fight, "BRU: end")
    assert not fighter(fight, "WIZ").disengaged


@pytest.mark.rule("E5-READY-2", "E5-ACT-19")
def test_an_object_may_be_operated_as_a_response() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(2, 9)), features=[door((2, 2), (3, 2))])
    play(fight, "FIG: ready turn starts who RAI response operate with door", "FIG: end", "FIG: respond")
    assert (fight.state.opened, fighter(fight, "FIG").reaction_available) == (["door"], False)


@pytest.mark.rule("E5-READY-17")
def test_each_attack_of_an_action_is_a_declaration_of_its_own() -> None:
    fight = arena(wiz(at=(9, 9)), fig(at=(5, 5), attacks_per_action=2, side="raiders"), cle(at=(6, 5)))
    play(fight, "WIZ: ready declaration attacks who FIG response use with spark_bolt", "WIZ: end")
    answer(fight, "FIG: attack CLE with longsword")
    assert asked(fight) == ["WIZ on_declare"]
    play(fight, "WIZ: decline", "FIG d20 2", "FIG: attack CLE with longsword")
    assert asked(fight) == ["WIZ on_declare"]
    play(fight, "WIZ: respond FIG", "WIZ d20 12 | WIZ d10 5 | FIG d20 2")
    assert (hp(fight, "FIG"), asked(fight)) == (23, ["FIG turn"])


@pytest.mark.rule("E5-READY-17", "E5-ATK-18")
def test_a_grapple_is_an_attack_for_a_trigger() -> None:
    fight = arena(wiz(at=(5, 5)), bru(at=(6, 5), starts_holding=[]))
    play(fight, "WIZ: ready declaration attacks who BRU response dodge", "WIZ: end", "BRU: grapple WIZ")
    assert asked(fight) == ["WIZ on_declare"]


@pytest.mark.rule("E5-READY-16")
def test_whoever_is_pushed_into_the_place_sets_it_off_too() -> None:
    fight = arena(archer(at=(0, 9)), fig(at=(2, 2)), rai(at=(3, 2)), cle(at=(5, 2)))
    play(fight, "ROG: ready movement enters within 5 of CLE response attack with shortbow", "ROG: end")
    play(fight, "FIG: shove RAI", "RAI: acrobatics", "FIG d20 19 | RAI d20 2", "FIG: push 4,2")
    assert (asked(fight), at(fight, "RAI")) == (["ROG after_step"], (4, 2))


@pytest.mark.rule("E5-SPELL-17")
def test_a_power_of_somebody_who_falls_before_it_resumes_fails() -> None:
    bolt = power("doom", range_ft=60, damage="9 necrotic", uses="at_will")
    fight = arena(fig(at=(3, 2)), mag(at=(4, 2), hp=3, powers=[bolt]), rai(at=(20, 2)), cle(at=(9, 9)))
    play(fight, "FIG: ready declaration uses_power who MAG response attack with longsword", "FIG: end")
    play(fight, "MAG: use doom CLE", "FIG: respond MAG", "FIG d20 15 | FIG d8 4", "FIG: kill")
    assert (hp(fight, "CLE"), fighter(fight, "MAG").dead, asked(fight)) == (12, True, ["RAI turn"])


@pytest.mark.rule("E5-READY-18")
def test_somebody_who_takes_damage_is_a_result() -> None:
    fight = arena(fig(at=(3, 2)), bowman(at=(9, 2)), cle(at=(4, 6)))
    play(fight, "FIG: ready result takes_damage who CLE response move", "FIG: end")
    play(fight, "RAI: attack CLE with shortbow", "RAI d20 18 | RAI d6 2")
    assert (asked(fight), last(fight, Damaged).who) == (["FIG on_result"], "CLE")
    play(fight, "FIG: respond 4,3")
    assert (at(fight, "FIG"), answer(fight, "RAI: end").state.owner) == ((4, 3), "CLE")


@pytest.mark.rule("E5-READY-2", "E5-READY-16")
def test_the_place_of_a_trigger_may_be_a_feature() -> None:
    fight = arena(archer(at=(2, 2)), rai(at=(12, 2)), bru(at=(20, 10)), features=[door((8, 2), (9, 2), open=True)])
    play(fight, "ROG: ready movement enters of door within 5 response attack with shortbow", "ROG: end")
    play(fight, "RAI: move 11,2")
    assert asked(fight) == ["RAI turn"]
    play(fight, "RAI: move 10,2")
    assert asked(fight) == ["ROG after_step"]


@pytest.mark.rule("E5-READY-2", "E5-SHOVE-1")
def test_a_readied_shove_is_told() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(6, 2)), bru(at=(20, 10)))
    play(fight, "FIG: ready movement enters who RAI response shove", "FIG: end", "RAI: move 5,2 4,2 3,2")
    play(fight, "FIG: respond RAI", "RAI: acrobatics", "FIG d20 18 | RAI d20 2", "FIG: prone")
    assert (has(fight, "RAI", "prone"), [each.action for each in told(fight, Acted) if each.who == "FIG"][-1]) == (
        True, "shove",
    )  # fmt: skip


@pytest.mark.rule("E5-COND-10", "E5-ACT-2", "E5-FREE-6", "E5-TURN-1")
@pytest.mark.parametrize(("deed", "rule"), [
    ("dodge", "E5-ACT-2"), ("move 3,3", "E5-TURN-1"), ("draw longsword", "E5-FREE-6"),
])  # fmt: skip
def test_what_is_not_done_out_of_turn(deed: str, rule: str) -> None:
    fight = arena(bru(at=(20, 10)), fig(at=(2, 2), starts_holding=[]), rai(at=(9, 9)))
    assert rule in refused(fight, f"FIG: {deed}")


@pytest.mark.rule("E5-READY-2", "E5-MON-4", "E5-MON-3")
@pytest.mark.parametrize(
    ("uses", "code"), [(UsesEntry(recharge=[5, 6]), "not_recharged"), (UsesEntry(per_combat=1), "no_uses")]
)
def test_a_power_that_is_spent_cannot_be_readied(uses: UsesEntry, code: str) -> None:
    breath = power("breath", uses=uses, range_ft=30, damage="5 fire")
    fight = arena(mag(at=(2, 2), powers=[breath]), fig(at=(4, 2)))
    assert allowed(fight, "MAG: ready movement enters response use with breath")
    play(fight, "MAG: use breath FIG")
    decree(fight, "set MAG.action yes")
    assert list(codes(fight, "MAG: ready movement enters response use with breath")) == [code]


@pytest.mark.rule("E5-READY-16")
def test_a_trigger_of_leaving() -> None:
    fight = arena(archer(at=(0, 9)), rai(at=(3, 2)), cle(at=(4, 2)))
    play(fight, "ROG: ready movement leaves who RAI of CLE within 5 response attack with shortbow", "ROG: end")
    play(fight, "RAI: move 2,2", "CLE: decline")
    assert (asked(fight), at(fight, "RAI")) == (["ROG after_step"], (2, 2))


@pytest.mark.rule("E5-READY-6", "E5-READY-12")
def test_a_held_spell_is_lost_at_the_next_turn() -> None:
    fight = arena(wiz(at=(2, 2)), rai(at=(14, 2)))
    play(fight, "WIZ: ready turn starts who WIZ response use with snare")
    pass_to(fight, "WIZ")
    assert (fighter(fight, "WIZ").readied, fighter(fight, "WIZ").concentration) == (None, "")
    assert fighter(fight, "WIZ").uses_left["slot 2"] == 2


@pytest.mark.rule("E5-READY-17")
@pytest.mark.parametrize("line", ["sheathe scimitar", "operate door", "disengage as bonus_action"])
def test_an_interaction_or_bonus_action_is_no_action(line: str) -> None:
    nimble = rai(at=(4, 2), bonus_actions=["disengage"])
    fight = arena(fig(at=(2, 2)), nimble, features=[door((4, 2), (5, 2))])
    play(fight, "FIG: ready declaration takes_action who RAI response dodge", "FIG: end", f"RAI: {line}")
    assert asked(fight) == ["RAI turn"]
    play(fight, "RAI: dodge")
    assert asked(fight) == ["FIG on_declare"]


@pytest.mark.rule("E5-REACT-12")
def test_a_response_without_a_target_left_is_not_offered() -> None:
    fight = arena(fig(at=(4, 4)), fig("TWO", at=(6, 4)), rai(at=(5, 8)), wiz(at=(0, 8)), bru(at=(25, 9)))
    for name in ("FIG", "TWO"):
        play(fight, f"{name}: ready movement enters who RAI within 5 response attack with longsword", f"{name}: end")
    play(fight, "RAI: move 5,7 5,6 5,5")
    first, second = ("FIG", "TWO") if asked(fight)[0].startswith("FIG") else ("TWO", "FIG")
    play(fight, f"{first}: respond RAI", "FIG d20 14 | FIG d8 8", f"{first}: kill")
    assert (asked(fight), fighter(fight, second).reaction_available) == (["WIZ turn"], True)


@pytest.mark.rule("E5-READY-18", "E5-READY-2")
def test_only_what_the_trigger_names_sets_it_off() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)), bru(at=(4, 5)), wiz(at=(3, 3), temp_hp=50))
    play(fight, "FIG: ready result hits who BRU of WIZ response dodge", "FIG: end")
    play(fight, "RAI: attack WIZ with scimitar", "RAI d20 18 | RAI d6 1", "RAI: end")
    play(fight, "BRU: move 4,4", "BRU: attack WIZ with greatclub", "BRU d20 2")
    assert asked(fight) == ["BRU turn"]
    pass_to(fight, "FIG")
    play(fight, "FIG: ready declaration attacks who BRU of WIZ response dodge", "FIG: end")
    play(fight, "RAI: attack WIZ with scimitar", "RAI d20 2", "RAI: end", "BRU: attack WIZ with greatclub")
    assert asked(fight) == ["FIG on_declare"]


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


@pytest.mark.rule("E5-READY-8")
def test_a_readied_response_is_a_secret_of_its_side() -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(9, 9)))
    play(fight, "FIG: ready movement enters who RAI response dodge", "FIG: end")
    for side, shown in (("heroes", ["dodge", "enters"]), ("raiders", [None, None])):
        seen = next(each for each in fight.view(Seat(side, side))["combatants"] if each["id"] == "FIG")
        assert [seen["held"][name] for name in ("kind", "act", "trigger")] == ["readied", *shown]
