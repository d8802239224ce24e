"""What a segment allows: one action after the other, defending, weapons in hand."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.refusals import rules_of
from affray.rulesets.acks2.actions import ACTIONS
from affray.rulesets.acks2.body.conditions import gain
from affray.rulesets.acks2.ground.guarding import is_left_of
from affray.rulesets.acks2.model.stats import Budget, Condition
from tests.conformance.acks2.ring import (
    BOW,
    MEND,
    SHORT_SWORD,
    SWORD,
    Square,
    allowed,
    fight_of,
    new_round,
    ogre,
    orc,
    play,
    refused,
    ring,
    someone,
    spear,
    struck,
    warrior,
)
from tests.conformance.harness import asked


@pytest.mark.rule("ACKS-ACT-1", "ACKS-ACT-2")
def test_movement_comes_before_the_combat_action() -> None:
    fight = ring(someone("c", at=(0, 0), cleave_max=0), orc("o", at=(0, 1)), numbers="c=5 o=0")
    play(fight, "c: attack o with sword", "c d20 1")
    assert asked(fight) == ["o segment"]


@pytest.mark.rule("ACKS-ACT-12")
def test_a_refused_action_costs_nothing() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("o", at=(0, 1)), numbers="c=5 o=0")
    assert refused(fight, "c: march 0,-1")
    assert allowed(fight, "c: attack o with sword")


@pytest.mark.rule("ACKS-ACT-8")
@pytest.mark.parametrize(
    ("shield", "weapon", "bonus"), [(False, "sword", 2), (True, "sword", 2), (True, "bow", 4), (False, "bow", 0)]
)
def test_defending(shield: bool, weapon: str, bonus: int) -> None:
    attacks, where = ([BOW], (0, 5)) if weapon == "bow" else ([SWORD], (0, 1))
    fight = ring(someone("c", at=(0, 0), shield=shield), orc("o", at=where, attacks=attacks), numbers="c=5 o=0")
    play(fight, "c: defend", f"o: attack c with {weapon}", "o d20 1")
    assert struck(fight)[1] == 13 + bonus


@pytest.mark.rule("ACKS-ACT-8", "ACKS-ACT-9")
def test_defending_lasts_until_the_defenders_next_initiative_and_counts_once() -> None:
    fight = ring(someone("c", at=(0, 0)), someone("d", at=(1, 0)), orc("o", at=(0, 1)), numbers="c=5 d=4 o=0")
    play(fight, "c: defend", "d: defend c", "o: attack c with sword", "o d20 1")
    assert struck(fight)[1] == 15
    new_round(fight, "c=3 o=5 d=1")
    play(fight, "o: attack c with sword", "o d20 1")
    assert struck(fight)[1] == 15
    play(fight, "c: pass", "d: pass")
    new_round(fight, "c=6 o=5 d=1")
    play(fight, "c: pass", "o: attack c with sword", "o d20 1")
    assert struck(fight)[1] == 13


@pytest.mark.rule("ACKS-ACT-6", "ACKS-FIRST-15")
def test_drawing_another_weapon_is_in_lieu_of_movement_and_changing_the_mode_is_free() -> None:
    fight = ring(
        spear("c", at=(0, 0), inventory=[SHORT_SWORD]), orc("o", at=(0, 10)), orc("p", at=(0, 1)), numbers="c=5 o=0 p=0"
    )
    assert refused(fight, "c: attack o with spear")
    thrown = play(fight.fork(), "c: mode spear")
    assert allowed(thrown, "c: attack o with spear")
    play(fight, "c: draw short_sword")
    assert allowed(fight, "c: attack p with short_sword")


@pytest.mark.rule("ACKS-ACT-11")
def test_who_cannot_move_cannot_act_in_lieu_of_movement() -> None:
    fight = ring(
        someone("c", at=(0, 0), start=["restrained"], inventory=[SHORT_SWORD]), orc("o", at=(25, 25)), numbers="c=5 o=0"
    )
    assert refused(fight, "c: draw short_sword as movement")


@pytest.mark.rule("ACKS-ACT-7")
def test_a_potion_takes_the_place_of_the_attack() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("o", at=(25, 25)), numbers="c=5 o=0")
    play(fight, "c: march 0,1", "c: in_lieu_of_attack potion")
    assert asked(fight) == ["o segment"]


@pytest.mark.rule("ACKS-ACT-8")
def test_defending_an_ally_behind_or_to_the_left() -> None:
    fight = ring(
        someone("c", at=(0, 0)),
        someone("left", at=(-1, 0)),
        someone("right", at=(1, 0)),
        someone("behind", at=(0, -1)),
        orc("o", at=(-1, 1)),
        numbers="c=5 left=1 right=1 behind=1 o=2",
    )
    assert allowed(fight, "c: defend behind")
    assert "ACKS-ACT-8" in refused(fight, "c: defend right")
    play(fight, "c: defend left", "o: attack left with sword", "o d20 1")
    assert struck(fight)[1] == 15


@pytest.mark.rule("ACKS-ACT-6")
def test_dropping_a_weapon_for_another_is_free_and_picking_it_up_is_not() -> None:
    fight = ring(someone("c", at=(0, 0), inventory=[SHORT_SWORD]), orc("o", at=(0, 1)), numbers="c=5 o=0")
    play(fight, "c: drop_and_draw short_sword")
    assert (warrior(fight, "c").hand, [each.weapon.id for each in fight.state.lying]) == (["short_sword"], ["sword"])
    play(fight, "c: pick_up sword")
    assert (warrior(fight, "c").hand, allowed(fight, "c: attack o with sword")) == (["sword"], True)
    assert refused(fight, "c: pick_up short_sword as movement") or warrior(fight, "c").spent.moves == 1


@pytest.mark.rule("ACKS-ACT-1", "ACKS-ACT-3")
def test_after_one_movement_action_a_full_round_action_is_too_much() -> None:
    fight = ring(someone("c", at=(0, 0)), orc("o", at=(0, 9)), numbers="c=5 o=0")
    play(fight, "c: remain_stationary")
    for line in ("run 1,0 2,0", "charge o to 0,8", "don_or_remove_armor"):
        assert "ACKS-ACT-1" in refused(fight, f"c: {line}")
    play(fight, "c: remain_stationary")
    assert asked(fight) == ["o segment"]


@pytest.mark.rule("ACKS-ACT-1", "ACKS-ACT-2")
@pytest.mark.parametrize(
    ("state", "deed", "paid", "rules"),
    [
        ({}, "march", "movement", []), ({"moves": 1}, "march", "movement", []),
        ({"moves": 2}, "march", "movement", ["ACKS-ACT-1"]),
        ({"moves": 1}, "march", "combat", []), ({"moves": 2}, "march", "combat", ["ACKS-ACT-1"]),
        ({"committed": True}, "march", "movement", ["ACKS-ACT-2"]), ({"committed": True}, "march", "combat", []),
        ({"moves": 1}, "run", "full", ["ACKS-ACT-1"]), ({"committed": True}, "run", "full", ["ACKS-ACT-1"]),
        ({}, "run", "full", []), ({"ran": True}, "march", "movement", ["ACKS-ACT-1"]),
        ({"ran": True, "committed": True}, "take_cover", "movement", []), ({"moves": 1}, "take_cover", "movement", []),
        ({"moves": 2}, "mode", "free", []), ({"moves": 1}, "defend", "combat", []),
        ({"moves": 2}, "defend", "combat", ["ACKS-ACT-1"]),
    ],
)  # fmt: skip
def test_what_the_time_of_a_segment_allows(state: dict[str, Any], deed: Any, paid: str, rules: list[str]) -> None:
    body = warrior(ring(someone("h"), orc("o", at=(0, 9)), numbers="h=5 o=1"), "h")
    body.spent = Budget(**state)
    action: Any = ACTIONS[deed]
    assert rules_of(list(action.why_no_time(body, paid))) == rules


@pytest.mark.rule("ACKS-COND-13", "ACKS-COND-9", "ACKS-DEATH-8", "ACKS-DECL-11", "ACKS-DECL-12", "ACKS-COND-14")
@pytest.mark.parametrize(
    ("start", "declared", "deed", "paid", "rules"),
    [
        ([], "", "attack", "combat", []), (["wrestled"], "", "attack", "combat", ["ACKS-COND-13"]),
        (["wrestled"], "", "escape", "combat", []), (["grabbed"], "", "march", "movement", ["ACKS-COND-13"]),
        (["restrained"], "", "march", "movement", ["ACKS-COND-13"]),
        (["restrained"], "", "run", "full", ["ACKS-COND-13"]),
        (["restrained"], "", "march", "combat", ["ACKS-COND-13"]),
        (["restrained"], "", "draw", "movement", ["ACKS-COND-13"]),
        (["restrained"], "", "attack", "combat", []), (["restrained"], "", "draw", "combat", []),
        (["frightened"], "", "run", "full", []), (["frightened"], "", "draw", "movement", ["ACKS-COND-9"]),
        (["frightened"], "", "stand_up", "movement", []), (["frightened"], "", "stand_up", "combat", ["ACKS-COND-9"]),
        (["frightened"], "", "defend", "combat", ["ACKS-COND-9"]),
        (["incapacitated"], "", "attack", "combat", ["ACKS-DEATH-8"]),
        (["incapacitated"], "", "march", "movement", []), ([], "mend", "march", "movement", ["ACKS-DECL-11"]),
        ([], "mend", "cast", "full", []), ([], "retreat", "march", "movement", ["ACKS-DECL-12"]),
        ([], "retreat", "retreat", "full", []), ([], "withdraw", "attack", "combat", ["ACKS-DECL-12"]),
    ],
)  # fmt: skip
def test_what_conditions_and_declarations_forbid(
    start: list[str], declared: str, deed: Any, paid: str, rules: list[str]
) -> None:
    fight = ring(
        someone("h", spells=[MEND]), ogre("o", at=(0, 9)), numbers="h=5 o=1", declaration_binding="binding"
    )  # fmt: skip
    body = warrior(fight, "h")
    for name in start:
        gain(fight.scene, body, Condition(name))
    body.declared = declared
    action: Any = ACTIONS[deed]
    assert rules_of(list(action.unable(fight.state, body, paid))) == rules
    if declared == "withdraw":
        body.spent = Budget(1)
        assert rules_of(list(action.unable(fight.state, body, paid))) == []
    if declared in ("retreat", "withdraw"):
        free = ring(someone("h"), ogre("o", at=(0, 9)), numbers="h=5 o=1")
        warrior(free, "h").declared = declared
        assert rules_of(list(action.unable(free.state, warrior(free, "h"), paid))) == []


@pytest.mark.rule("ACKS-ACT-1", "ACKS-ACT-2")
def test_what_an_action_takes_of_the_segment() -> None:
    for paid, moves, state in (("movement", 0, "active"), ("movement", 1, "ending"), ("combat", 0, "ending"),
    ("full", 0, "ending"), ("free", 1, "active")):  # fmt: skip
        body = warrior(ring(someone("h"), orc("o", at=(0, 9)), numbers="h=5 o=1"), "h")
        body.spent = Budget(moves)
        action: Any = ACTIONS["march"]
        action.pay(body, paid)
        assert (body.spent.moves, body.segment) == (moves + (paid == "movement"), state)


@pytest.mark.rule("ACKS-ACT-8")
@pytest.mark.parametrize(
    ("spot", "fine"), [((0, -1), True), ((-1, 0), True), ((1, 0), False), ((0, 1), False), ((-1, -1), True),
    ((1, -1), True), ((-2, 0), False), ((-1, 1), False)]
)  # fmt: skip
def test_whom_one_may_defend(spot: Square, fine: bool) -> None:
    fight = fight_of(someone("h"), someone("f", at=spot), orc("o", at=(9, 9)))
    assert allowed(fight, "h: defend f") is fine
    assert is_left_of(warrior(fight, "h"), warrior(fight, "f")) is (spot[0] < 0)
    assert not allowed(fight, "h: defend o")
    warrior(fight, "f").status = "unconscious"
    assert not allowed(fight, "h: defend f")
