"""Suppressive fire (EP-RANGE-11)."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.core.script import Choose
from affray.rulesets.eclipse_phase import RULESET
from affray.rulesets.eclipse_phase.model.events import CheckRolled, Declared
from affray.text import Speaker
from affray.text.log import Log
from tests.conformance.eclipse_phase.firefight import (
    PISTOL,
    ammo,
    choice,
    damage,
    fall,
    firefight,
    gun,
    play,
    ruled,
    say,
    shot,
    someone,
    target_number,
    wall,
)
from tests.conformance.eclipse_phase.shooting import aimed
from tests.conformance.harness import asked, throw, told


@pytest.mark.rule("EP-RANGE-11")
def test_suppressive_fire_hits_once_and_ends_with_the_shooters_next_slot() -> None:
    rifle = gun("pistol", ammo=30)
    fight = firefight(
        someone("a", 12, at=0, weapons=[rifle], side="red"),
        someone("b", 10, at=8, side="blue"),
        someone("c", 6, at=8.5, side="blue", in_cover=True),
        someone("d", 5, at=(0, 1), side="blue"),
        scene=[wall(8.3, "major")],
    )
    say(fight, "a: act none", "a: suppressive_fire at 15,10 with pistol")
    fall(fight, "a 30")
    assert ammo(fight, "a") == 10
    say(fight, "a: end", "b: pass")
    fall(fight, "b 99 | a 2d10 2 2")
    assert damage(fight, "b") == 4
    say(fight, "c: act base", "c: move 11,10")  # leaves cover in the cone
    fall(fight, "c 99 | a 2d10 3 3")
    assert damage(fight, "c") == 6
    say(fight, "c: end")
    assert damage(fight, "c") == 6, "hit at most once"
    say(fight, "d: pass")
    assert fight.state.turn == 2
    say(fight, "a: delay standby")
    play(fight, "until b slot", "b: pass")
    assert damage(fight, "b") == 4, "the shooter's slot has come up"


@pytest.mark.rule("EP-RANGE-11", "EP-POOL-3")
def test_suppressive_fire_tells_its_roll_and_what_a_point_makes_of_it() -> None:
    fight = firefight(someone("a", 12, at=0, flex=1, weapons=[gun("pistol", ammo=30)]), someone("b", 10, at=8))
    say(fight, "a: act none", "a: suppressive_fire at 15,10 with pistol", "a: nothing")
    throw(fight, "a d100 73")
    assert [each.roll for each in told(fight, CheckRolled)] == [73]
    say(fight, "a: swap flex")
    assert [each.roll for each in told(fight, CheckRolled)] == [73, 37]


@pytest.mark.rule("EP-RANGE-11")
def test_suppressive_fire_can_be_laid_on_points_within_forty_metres() -> None:
    fight = firefight(someone("a", 12, at=100, weapons=[gun("pistol", ammo=30)]), someone("b", 10, at=108))
    play(fight, "a: act none")
    option = choice(fight).option("suppressive_fire")
    assert option is not None
    spots = [x / 100 for x, _ in option.fields["at"].some()]
    assert (min(spots), max(spots)) == (60, 140)


@pytest.mark.rule("EP-RANGE-11")
def test_suppressive_fire() -> None:
    big = gun("lmg", ammo=40, range=50)
    fight = firefight(
        someone("a", 12, at=0, side="red", weapons=[big]),
        someone("open", 10, at=(12, 10), side="blue"), someone("hidden", 9, at=(14, 12), side="blue", in_cover=True),
        someone("aside", 8, at=(5, 18), side="blue"), scene=[wall(13.3, "major", y=(11, 13))],
    )  # fmt: skip
    play(fight, "a: act none", "a: suppressive_fire 30,10 with lmg", "a d100 45")
    assert (ammo(fight, "a", "lmg"), damage(fight, "open")) == (20, 0)
    play(
        fight, "a: end", "open: act none", "open: convey_information", "open: end", "open d100 99 | a 2d10 1 2 | a d6 3"
    )
    assert damage(fight, "open") == 6, "45 is a superior success"
    play(fight, "hidden: pass")
    assert (damage(fight, "hidden"), asked(fight)) == (0, ["aside slot"])
    play(fight, "aside: pass")
    assert damage(fight, "aside") == 0
    play(fight, "a: pass", "open: pass")
    assert damage(fight, "open") == 6, "over when the shooter's next slot comes up"


@pytest.mark.rule("EP-RANGE-11")
def test_who_leaves_cover_in_the_cone_is_shot_at_once_and_only_once() -> None:
    big = gun("lmg", ammo=40, range=50)
    fight = firefight(
        someone("a", 12, at=0, side="red", weapons=[big]), someone("c", 9, at=(14, 12), side="blue", in_cover=True),
        scene=[wall(13.3, "major", y=(11, 13))],
    )  # fmt: skip
    play(
        fight,
        "a: act none",
        "a: suppressive_fire 30,10 with lmg",
        "a d100 25",
        "a: end",
        "c: act full",
        "c: move 16,9",
        "c d100 99 | a 2d10 1 2",
    )
    assert damage(fight, "c") == 3
    play(fight, "c: end")
    assert (damage(fight, "c"), asked(fight), fight.state.turn) == (3, ["a slot"], 2)


@pytest.mark.rule("EP-RANGE-11", "EP-RANGE-8")
def test_suppressive_fire_needs_full_automatic_and_twenty_shots() -> None:
    fight = aimed({"weapons": [PISTOL, gun("semi", modes=["SA"], ammo=40)]})
    assert ruled(fight, "a: suppressive_fire 20,10 with pistol") == "EP-RANGE-8"
    assert ruled(fight, "a: suppressive_fire 20,10 with semi") == "EP-ATK-13"
    question = fight.pending
    assert isinstance(question, Choose)
    option = question.option("suppressive_fire")
    assert option is not None
    assert rules_of(list(option.why_not({}))) == ["EP-RANGE-8", "EP-ATK-13"], "no need to try every point of the field"


@pytest.mark.rule("EP-RANGE-11")
def test_suppressive_fire_counts_only_range_and_wounds() -> None:
    big = gun("lmg", ammo=40, range=50, smartlink=False)
    fight = aimed({"weapons": [big], "wounds": 1}, far=20)
    play(
        fight,
        "a: suppressive_fire 30,10 with lmg",
        "a d100 98",
        "a: end",
        "b: act none",
        "b: convey_information",
        "b: end",
        "b d100 99",
    )
    assert target_number(fight, "a", "attack") == 40, "-10 for range, -10 for the wound, nothing else"


@pytest.mark.rule("EP-RANGE-11", "EP-POOL-2", "EP-POOL-6")
def test_a_point_spent_on_suppressive_fire_counts_for_everybody_in_it() -> None:
    rifle = gun("rifle", range=100, ammo=31)
    shooter = someone("a", 12, at=0, flex=1, weapons=[rifle])
    fight = firefight(shooter, someone("b", 6, at=8), someone("c", 4, at=(9, 11)))
    play(fight, "a: act none", "a: suppressive_fire at 20,10 with rifle", "a: bonus flex", "a d100 72", "a: end")
    play(fight, "b: pass", "b d100 99 | a 2d10 1 1 | a 2d6 1 1")
    assert (target_number(fight, "a", "attack"), damage(fight, "b")) == (80, 4)
    play(fight, "c: pass", "c d100 99 | a 2d10 1 1 | a 2d6 1 1")
    assert damage(fight, "c") == 4


@pytest.mark.parametrize(
    ("lang", "failed", "superior"),
    [("en", "88 vs 50, critical failure", "45 vs 50, superior success"),
     ("ru", "88 против 50, критический провал", "45 против 50, превосходный успех"),
     ("uk", "88 проти 50, критичний провал", "45 проти 50, винятковий успіх")],
)  # fmt: skip
@pytest.mark.rule("EP-RANGE-11")
def test_the_short_log_tells_whether_suppressive_fire_failed(lang: str, failed: str, superior: str) -> None:
    for die, told_so in (("88", failed), ("45", superior)):
        fight = firefight(someone("a", 12, at=0, weapons=[gun("pistol", ammo=30)]), someone("b", 10, at=8))
        say(fight, "a: act none", "a: suppressive_fire at 15,10 with pistol")
        fall(fight, f"a {die}")
        assert f"): {told_so}" in short_log(fight, lang)


@pytest.mark.parametrize(
    ("lang", "die", "said"),
    [("en", "33", "33 vs 60 (critical), "), ("en", "45", "45 vs 60 (superior), "), ("en", "12", "12 vs 60, "),
     ("en", "88", "88 vs 60 (critical failure), "), ("ru", "33", "33 против 60 (критический успех), "),
     ("uk", "45", "45 проти 60 (винятковий успіх), ")],
)  # fmt: skip
@pytest.mark.rule("EP-TEST-3", "EP-TEST-6")
def test_the_short_log_marks_critical_and_superior_rolls_of_an_attack(lang: str, die: str, said: str) -> None:
    fight = firefight(someone("a", 12, at=0, weapons=[PISTOL]), someone("b", 10, at=8))
    say(fight, "a: act none", shot("a", "b"))
    harm = {"88": "", "45": " | a 2d10 2 2 | a d6 2", "33": " | a 2d10 2 2 | b 12"}.get(die, " | a 2d10 2 2")
    fall(fight, f"a {die} | b 99{harm}")
    assert said in short_log(fight, lang)


@pytest.mark.rule("EP-DECL-4")
def test_a_declared_shot_names_the_weapon_first_however_it_was_said() -> None:
    manners = []
    for line in ("a: attack_ranged b mode SA with pistol", "a: attack_ranged b with pistol mode SA"):
        fight = firefight(someone("a", 12, at=0, weapons=[PISTOL]), someone("b", 10, at=8))
        say(fight, "a: act none", line)
        manners.append(told(fight, Declared)[-1].manner)
    assert manners == [("pistol", "SA")] * 2


def short_log(fight: Fight[Any], lang: str) -> str:
    lines = Log(Speaker(lang, RULESET), RULESET, start=fight.start).lines(fight.scene.events, fight.state)
    return " ".join(" ".join(line.text for line in lines).split())
