"""Cleaving: how often, with which bonuses, and what else a cleave is good for."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2 import RULESET
from affray.rulesets.acks2.model.scenario import AttackEntry
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.ring import (
    SANCTUARY,
    SWORD,
    THIEF,
    allowed,
    archer,
    at,
    conditions,
    feature,
    hp,
    missile,
    orc,
    play,
    readied,
    refused,
    ring,
    say,
    someone,
    spear,
    status,
    struck,
    warrior,
    weapon,
)
from tests.conformance.harness import asked


def rats(**fields: Any) -> Fight[Combat]:
    """Six rats of one hit point in two rows before somebody, who may step over the fallen."""
    vermin = [orc(f"r{n}", at=(n % 3 - 1, 1 + n // 3), hp=1, ac=0, kind="vermin") for n in range(6)]
    numbers = "a=5 " + " ".join(f"r{n}=1" for n in range(6))
    return ring(someone("a", at=(0, 0), **{"cleave_max": None, **fields}), *vermin, numbers=numbers)


@pytest.mark.scenario("ACKS-EX-36")
@pytest.mark.rule("ACKS-CLEAVE-1", "ACKS-CLEAVE-3", "ACKS-CLEAVE-6")
@pytest.mark.parametrize(
    ("fields", "cleaves"),
    [
        ({"level": 3, "hd": "3"}, 3),
        ({"progression": "crusader_thief", "level": 3, "hd": "3"}, 1),
        ({"progression": "crusader_thief", "level": 1, "hd": "1"}, 0),
        ({"progression": "mage", "level": 3, "hd": "3"}, 0),
    ],
)
def test_cleave_limits(fields: dict[str, Any], cleaves: int) -> None:
    fight = play(rats(**fields), "a: attack r0 with sword", "a d20 19 | a d6 6")
    for step in ("a: cleave r1", "a: cleave r2", "a: cleave r3 step 0,1")[:cleaves]:
        assert asked(fight) == ["a cleave"]
        play(fight, step, "a d20 19 | a d6 6")
    assert sum(status(fight, f"r{n}") != "active" for n in range(6)) == 1 + cleaves
    assert asked(fight)[0].startswith(("orcs", "r"))


@pytest.mark.rule("ACKS-CLEAVE-3")
@pytest.mark.parametrize(("hd", "cleaves"), [("1/2", 0), ("1-1", 0), ("1", 1), ("2+1", 2), ("6", 6)])
def test_monsters_cleave_as_often_as_they_have_hit_dice(hd: str, cleaves: int) -> None:
    fight = ring(orc("m", at=(0, 1), hd=hd, cleave_max=None), someone("t", at=(0, 0)), numbers="m=5 t=1")
    assert warrior(fight, "m").card.cleave_max == cleaves


@pytest.mark.scenario("ACKS-EX-45")
@pytest.mark.rule("ACKS-DEATH-2", "ACKS-CLEAVE-1", "ACKS-CLEAVE-2")
def test_a_skeleton_is_destroyed_at_once_and_its_killer_cleaves() -> None:
    fight = ring(
        someone("a", at=(0, 0), cleave_max=1),
        orc("bones", at=(0, 1), kind="undead", hp=3),
        orc("o", at=(1, 1)),
        numbers="a=5 bones=1 o=0",
    )
    play(fight, "a: attack bones with sword", "a d20 19 | a d6 3")
    assert (hp(fight, "bones"), status(fight, "bones"), asked(fight)) == (0, "destroyed", ["a cleave"])
    assert allowed(fight, "a: cleave o")


@pytest.mark.rule("ACKS-CLEAVE-5")
def test_cleaves_are_counted_over_the_round() -> None:
    fight = ring(
        someone("a", at=(0, 0), cleave_max=1, **readied("sword", "moves")),
        orc("o", at=(0, 3), hp=1),
        orc("p", at=(1, 1), hp=1),
        orc("q", at=(-1, 1), hp=1),
        orc("r", at=(9, 9)),
        numbers="o=5 a=1 p=0 q=0 r=0",
    )
    play(fight, "o: march 0,2 0,1 facing S", "o: attack a with sword", "a: respond", "a d20 19 | a d6 6")
    play(fight, "a: cleave p", "a d20 19 | a d6 6", "a: attack q with sword", "a d20 19 | a d6 6")
    assert (status(fight, "q"), asked(fight)) == ("unconscious", ["r segment"])


@pytest.mark.rule("ACKS-CLEAVE-7", "ACKS-CHARGE-9")
def test_the_charge_goes_on_in_cleaves_only_with_a_step_before_each() -> None:
    def charged() -> Fight[Combat]:
        fight = ring(
            spear("a", at=(0, 0), cleave_max=3, hd="3"),
            orc("o", at=(0, 6), hp=1),
            orc("p", at=(0, 7), hp_max=20),
            orc("q", at=(1, 6), hp_max=20, facing="N"),
            numbers="a=5 o=1 p=1 q=1",
        )
        return play(fight, "a: charge o to 0,5", "q: decline", "a d20 19 | a 2d6 6 6")

    stepped = play(charged(), "a: cleave p step 0,6", "a d20 10 | a 2d6 1 1")
    assert (struck(stepped)[0], hp(stepped, "p")) == (13, 17)  # 10 + 1 STR + 2 charge
    stood = play(charged(), "a: cleave q", "a d20 10 | a d6 1")
    assert (struck(stood)[0], hp(stood, "q")) == (13, 18)  # 10 + 1 STR + 2 from behind


@pytest.mark.rule("ACKS-CLEAVE-11")
def test_a_weapon_limits_missile_cleaves() -> None:
    crossbow = missile("crossbow", "1d6", (140, 280, 420), "slow", "handy", cleave_limit=2)
    fight = ring(
        someone("a", at=(0, 0), attacks=[crossbow], hd="6", cleave_max=6),
        *[orc(f"o{n}", at=(n, 9), hp=1) for n in range(5)],
        numbers="a=5 o0=1 o1=1 o2=1 o3=1 o4=1",
    )
    play(
        fight,
        "a: attack o0 with crossbow",
        "a d20 19 | a d6 6",
        "a: cleave o1",
        "a d20 19 | a d6 6",
        "a: cleave o2",
        "a d20 19 | a d6 6",
    )
    assert asked(fight)[0].startswith("o")


@pytest.mark.rule("ACKS-CLEAVE-9")
def test_a_backstab_goes_on_only_against_those_already_vulnerable() -> None:
    fight = ring(
        someone("t", at=(0, 0), cleave_max=2, **THIEF),
        orc("o", at=(0, 1), hp=1, facing="N"),
        orc("p", at=(1, 1), hp_max=9, facing="N"),
        orc("q", at=(-1, 1), facing="S"),
        numbers="t=5 o=1 p=1 q=1",
    )
    play(fight, "t: attack o with sword", "t d20 19 | t 2d6 6 6")
    rear, front = fight.fork(), fight
    play(rear, "t: cleave p", "t d20 9 | t 2d6 1 1")
    assert (struck(rear)[0], hp(rear, "p")) == (13, 7)
    play(front, "t: cleave q", "t d20 13 | t d6 1")
    assert (struck(front)[0], hp(front, "q")) == (13, 5)


@pytest.mark.rule("ACKS-CLEAVE-10")
def test_with_nobody_near_a_cleave_serves_otherwise() -> None:
    def alone(attack: AttackEntry = SWORD) -> Fight[Combat]:
        fight = ring(
            someone("a", at=(0, 0), attacks=[attack], cleave_max=1),
            orc("o", at=(0, 1), hp=1),
            orc("p", at=(0, 5)),
            numbers="a=5 o=1 p=1",
        )
        return play(fight, f"a: attack o with {attack.id}", "a d20 19 | a d6 6")

    assert warrior(play(alone(), "a: defend"), "a").defending == "a"
    assert warrior(play(alone(), "a: ready"), "a").ready is not None
    assert "ACKS-CLEAVE-10" in refused(alone(), "a: hurl p")
    axe = weapon("hand_axe", "1d6", "slashing", "thrown", range=[15, 30, 45])
    hurled = play(alone(axe), "a: hurl p", "a d20 19 | a d6 2")
    assert (hp(hurled, "p"), warrior(hurled, "a").hand) == (4, [])
    near = ring(
        someone("a", at=(0, 0), cleave_max=1), orc("o", at=(0, 1), hp=1), orc("p", at=(1, 1)), numbers="a=5 o=1 p=1"
    )
    play(near, "a: attack o with sword", "a d20 19 | a d6 6")
    assert "ACKS-CLEAVE-10" in refused(near, "a: defend")


@pytest.mark.rule("ACKS-CLEAVE-10")
def test_after_a_charge_a_cleave_spent_on_defending_only_restores_order() -> None:
    fight = ring(
        someone("a", at=(0, 0), cleave_max=1), orc("o", at=(0, 6), hp=1), orc("p", at=(9, 9)), numbers="a=5 o=1 p=1"
    )
    play(fight, "a: charge o to 0,5", "a d20 19 | a d6 6", "a: defend")
    assert ("disordered" in conditions(fight, "a"), warrior(fight, "a").defending) == (False, "")


@pytest.mark.rule("ACKS-CLEAVE-12")
def test_an_archer_steps_back_between_cleaves_or_drops_prone() -> None:
    fight = ring(
        archer("a", at=(0, 0), cleave_max=3, hd="3"),
        orc("o", at=(0, 9), hp=1),
        orc("p", at=(0, 10), hp=1),
        orc("far", at=(0, 28)),
        numbers="a=5 o=1 p=1 far=1",
    )
    play(fight, "a: attack o with bow", "a d20 19 | a d6 6")
    assert "ACKS-CLEAVE-12" in refused(fight, "a: cleave p step 0,1")
    assert "ACKS-CLEAVE-12" in refused(fight, "a: drop_prone")
    play(fight, "a: cleave p step 0,-1", "a d20 19 | a d6 6")
    assert at(fight, "a") == (0, -1)
    play(fight, "a: drop_prone")
    assert "prone" in conditions(fight, "a")


def test_the_questions_are_the_same_without_a_log() -> None:
    def after_the_kill(recording: bool) -> list[str]:
        start = ring(
            someone("a", at=(0, 0), cleave_max=1), orc("o", at=(0, 1), hp=1), orc("p", at=(9, 9)), numbers="a=5 o=1 p=1"
        ).state.clone()
        return asked(play(Fight(RULESET, start, recording=recording), "a: attack o with sword", "a d20 19 | a d6 6"))

    assert after_the_kill(True) == after_the_kill(False)


@pytest.mark.rule("ACKS-CLEAVE-6")
def test_who_is_engaged_steps_only_where_the_same_opponents_engage_it() -> None:
    fight = ring(
        someone("a", at=(0, 0), cleave_max=2),
        orc("o", at=(0, 1), hp=1),
        orc("holder", at=(1, 1), facing="SW"),
        orc("p", at=(-1, 2), facing="E"),
        numbers="a=5 o=1 holder=1 p=1",
    )
    play(fight, "a: attack o with sword", "a d20 19 | a d6 6")
    assert "ACKS-CLEAVE-6" in refused(fight, "a: cleave p step -1,1")
    assert "ACKS-MELEE-1" in refused(fight, "a: cleave p")


@pytest.mark.rule("ACKS-CLEAVE-10")
def test_whatever_can_be_thrown_may_be_hurled() -> None:
    axe = weapon("axe", "1d6", "slashing", "thrown", range=[15, 30, 45])
    fight = ring(
        someone("a", at=(0, 0), cleave_max=1, inventory=[axe]), orc("o", at=(0, 1), hp=1), orc("p", at=(0, 4)),
        numbers="a=5 o=1 p=0",
    )  # fmt: skip
    play(fight, "a: attack o with sword", "a d20 19 | a d6 4", "a: hurl p", "a d20 19 | a d6 4")
    assert (hp(fight, "p"), [each.weapon.id for each in fight.state.lying]) == (2, ["axe"])
    assert (warrior(fight, "a").hand, "axe" in warrior(fight, "a").arms) == (["sword"], False)


@pytest.mark.rule("ACKS-CLEAVE-6")
@pytest.mark.parametrize("condition", ["prone", "restrained"])
def test_who_cannot_move_takes_no_step(condition: Any) -> None:
    fight = ring(
        someone("a", at=(0, 0), cleave_max=1, start=[condition]), orc("o", at=(0, 1), hp=1),
        orc("p", at=(0, 2), facing="N"), orc("q", at=(1, 1), facing="N"), numbers="a=5 o=1 p=0 q=0",
    )  # fmt: skip
    play(fight, "a: attack o with sword", "a d20 20 | a d6 4")
    assert "ACKS-CLEAVE-6" in refused(fight, "a: cleave p step 0,1")


@pytest.mark.rule("ACKS-ATK-11", "ACKS-CLEAVE-1")
def test_a_cleave_at_the_warded_needs_a_save() -> None:
    fight = ring(
        someone("a", at=(0, 0), cleave_max=1, saves={"spells": 15}), orc("o", at=(0, 1), hp=1),
        orc("p", at=(1, 1), ward=SANCTUARY), numbers="a=5 o=1 p=0",
    )  # fmt: skip
    play(fight, "a: attack o with sword", "a d20 19 | a d6 4", "a: cleave p", "a d20 14")
    assert hp(fight, "p") == 6


@pytest.mark.rule("ACKS-CLEAVE-13")
def test_a_maneuver_that_fells_its_target_may_be_followed_by_a_cleave() -> None:
    fight = ring(
        someone("a", at=(0, 0), cleave_max=1), orc("o", at=(0, 1), hp=1), orc("p", at=(1, 1)), numbers="a=5 o=1 p=0"
    )
    play(fight, "a: maneuver knock_down o with sword", "a d20 19 | a d6 4")
    assert asked(fight) == ["a cleave"]
    alive = ring(someone("a", at=(0, 0), cleave_max=1), orc("o", at=(0, 1)), orc("p", at=(1, 1)), numbers="a=5 o=1 p=0")
    play(alive, "a: maneuver knock_down o with sword", "a d20 19 | a d6 1 | o d20 1")
    assert asked(alive) == ["o segment"]


@pytest.mark.rule("ACKS-CLEAVE-11", "ACKS-CLEAVE-12")
def test_a_shift_between_missile_cleaves_keeps_the_range_band() -> None:
    sling = missile("bow", "1d6", (30, 60, 90), "two_handed", cleave_limit=3)
    fight = ring(
        archer("a", at=(0, 0), attacks=[sling], cleave_max=2),
        orc("x", at=(0, 3), hp=1),
        orc("y", at=(0, 6), facing="S"),
        numbers="a=5 x=1 y=1",
    )
    play(fight, "a: attack x with bow", "a d20 19 | a d6 3")
    assert asked(fight) == ["a cleave"]
    assert allowed(fight, "a: cleave y")  # 30 ft: short like the first
    assert "ACKS-CLEAVE-11" in refused(fight, "a: cleave y step 0,-1")  # 35 ft: medium


@pytest.mark.rule("ACKS-CLEAVE-6")
def test_a_step_between_cleaves_keeps_the_engagers() -> None:
    fight = ring(
        someone("a", at=(0, 0), cleave_max=2),
        orc("x", at=(0, 1), hp=1),
        orc("y", at=(-1, 1), facing="SE"),
        orc("z", at=(2, 1), facing="W"),
        numbers="a=5 x=1 y=1 z=1",
    )
    play(fight, "a: attack x with sword", "a d20 19 | a d6 3")
    assert "ACKS-CLEAVE-6" in refused(fight, "a: cleave z step 1,0")
    assert allowed(fight, "a: cleave y")


@pytest.mark.rule("ACKS-CLEAVE-3")
def test_no_cleave_without_cleaves_left() -> None:
    fight = ring(someone("h", at=(0, 0)), someone("k", at=(5, 0)), orc("o", at=(0, 1), hp=1), numbers="h=5 k=3 o=1")
    play(fight, "h: attack o with sword", "h d20 19 | h d6 6")
    assert asked(fight) == ["k segment"]


def last_shot(**described: Any) -> Fight[Combat]:
    """An archer has shot the only target there was and has a cleave left."""
    shooter = archer("a", at=(0, 0), cleave_max=2, hide_throw=5)
    fight = ring(shooter, orc("x", at=(0, 3), hp=1), orc("y", at=(0, -9)), numbers="a=5 x=1 y=1", **described)
    return play(fight, "a: attack x with bow", "a d20 19 | a d6 3")


@pytest.mark.rule("ACKS-CLEAVE-12", "ACKS-MOVE-13")
def test_a_cleave_may_be_spent_on_hiding_or_on_cover_beside() -> None:
    fight = last_shot(ground={"cover_waist": [(1, 0)]})
    assert asked(fight) == ["a cleave"]
    assert refused(fight, "a: hide") == ["ACKS-MOVE-13"]
    assert refused(fight, "a: move_into_cover 0,1") == ["ACKS-CLEAVE-12"]
    assert refused(fight, "a: move_into_cover 3,0") == ["ACKS-CLEAVE-12"]
    play(fight, "a: move_into_cover 1,0")
    assert at(fight, "a") == (1, 0)
    fight = last_shot(ground={"cover_waist": [(0, 0)]})
    say(fight, "a: hide", "a d20 5")
    assert conditions(fight, "a") == {"hidden"}
    fight = last_shot(ground={"cover_waist": [(0, 0)]})
    say(fight, "a: hide", "a d20 4")
    assert conditions(fight, "a") == set()


@pytest.mark.rule("ACKS-CLEAVE-12")
def test_a_shift_of_more_than_a_square_is_refused() -> None:
    fight = ring(
        archer("a", at=(0, 0), cleave_max=2), orc("x", at=(0, 3), hp=1), orc("y", at=(0, 6)), numbers="a=5 x=1 y=1"
    )
    play(fight, "a: attack x with bow", "a d20 19 | a d6 3")
    assert "ACKS-CLEAVE-12" in refused(fight, "a: cleave y step 0,-2")


@pytest.mark.rule("ACKS-CLEAVE-6", "ACKS-MOVE-9")
def test_a_step_before_a_cleave_leads_into_what_lies_there() -> None:
    fight = ring(
        someone("g", at=(0, 0), hp_max=20, cleave_max=2), orc("o", at=(0, 1)), orc("p", at=(0, 2)),
        numbers="g=5 o=1 p=0", features=[feature("fire", (0, 1))],
    )  # fmt: skip
    play(fight, "g: attack o with sword", "g d20 20 | g d6 6", "g: cleave p step 0,1", "g d8 3 | g d20 2")
    assert hp(fight, "g") == 17


@pytest.mark.rule("ACKS-CLEAVE-12", "ACKS-MOVE-14")
def test_a_step_between_shots_ends_a_crouch() -> None:
    fight = ring(
        archer("a", at=(0, 0), attack_throw=0, cleave_max=2), orc("x", at=(0, 8)), orc("y", at=(1, 8)),
        numbers="a=5 x=1 y=0", ground={"cover_waist": [(0, 0)]},
    )  # fmt: skip
    assert not fight.decree("condition a crouching")
    play(fight, "a: attack x with bow", "a d20 20 | a d6 6")
    assert "crouching" in conditions(fight, "a")
    play(fight, "a: cleave y step 0,-1", "a d20 1")
    assert conditions(fight, "a") == set()


@pytest.mark.rule("ACKS-CLEAVE-12", "ACKS-COND-13", "ACKS-MOVE-8")
@pytest.mark.parametrize("name", ["restrained", "prone"])
def test_who_cannot_step_does_not_move_into_cover(name: str) -> None:
    fight = ring(
        archer("a", at=(0, 0), attack_throw=0, cleave_max=2), orc("x", at=(0, 8)), orc("y", at=(20, 20)),
        numbers="a=5 x=1 y=0", ground={"cover_waist": [(0, -1)]}, walls=[(19, 19), (20, 19), (19, 20)],
    )  # fmt: skip
    play(fight, "a: attack x with bow", "a d20 20 | a d6 6")
    assert allowed(fight, "a: move_into_cover 0,-1")
    assert not fight.decree(f"condition a {name}")
    assert "ACKS-CLEAVE-12" in refused(fight, "a: move_into_cover 0,-1")


@pytest.mark.rule("ACKS-CLEAVE-9", "ACKS-ATK-8")
def test_a_cleave_at_somebody_who_was_not_vulnerable_ambushes_no_more() -> None:
    hero = someone("h", proficiencies=["backstab"], backstab_dice=0, cleave_max=2)
    fight = ring(hero, orc("o", at=(0, 1), facing="N", hp=1), orc("p", at=(1, 1), facing="SW"), numbers="h=5 o=1 p=0")
    play(fight, "h: attack o with sword", "h d20 19 | h d6 6")
    assert struck(fight)[0] == 23
    play(fight, "h: cleave p", "h d20 10")
    assert struck(fight)[0] == 10


@pytest.mark.rule("ACKS-CLEAVE-10", "ACKS-RANGED-1")
def test_a_weapon_is_hurled_only_within_its_range() -> None:
    spears = [weapon("sword", "1d6")]
    hero = someone("h", attacks=spears, inventory=[missile("dart", "1d4", (10, 20, 30), "thrown")], cleave_max=2)
    fight = ring(hero, orc("o", at=(0, 1), hp=1), orc("p", at=(0, 5)), orc("q", at=(0, 9)), numbers="h=5 o=1 p=0 q=0")
    play(fight, "h: attack o with sword", "h d20 19 | h d6 6")
    assert "ACKS-RANGED-1" in refused(fight, "h: hurl q with dart")
    assert allowed(fight, "h: hurl p with dart")


@pytest.mark.rule("ACKS-CLEAVE-1")
def test_a_cleave_strikes_another_than_the_one_who_has_just_fallen() -> None:
    fight = ring(
        someone("h", cleave_max=2), orc("o", at=(0, 1), hp=1), orc("p", at=(1, 1), hp=1), orc("q", at=(-1, 1)),
        numbers="h=5 o=3 p=2 q=1",
    )  # fmt: skip
    play(fight, "h: attack o", "h d20 15 | h d6 3")
    assert refused(fight, "h: cleave o") == ["ACKS-CLEAVE-1"]
    play(fight, "h: cleave p", "h d20 15 | h d6 3")
    assert refused(fight, "h: cleave p") == ["ACKS-CLEAVE-1"]


@pytest.mark.rule("ACKS-CLEAVE-1", "ACKS-CLEAVE-13")
def test_a_cleave_after_a_maneuver_does_not_strike_its_victim_again() -> None:
    fight = ring(
        someone("h", cleave_max=1), orc("o", at=(0, 1), hp=1), orc("p", at=(1, 1)), numbers="h=5 o=3 p=2"
    )  # fmt: skip
    play(fight, "h: maneuver knock_down o", "h d20 20 | h d6 3")
    assert refused(fight, "h: cleave o") == ["ACKS-CLEAVE-1"]
    assert allowed(fight, "h: cleave p")
