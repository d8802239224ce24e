"""What a decree sets off: whoever waited for what it makes true (EP-DELAY-6, EP-INTR-7)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from affray.core.fight import Fight
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    FAR,
    area,
    firefight,
    order,
    play,
    say,
    shot,
    someone,
    wall,
    window,
)
from tests.conformance.eclipse_phase.shooting import rolling, say_die
from tests.conformance.harness import asked

SETS_OFF: list[tuple[str, Callable[[], Fight[Combat]], str]] = [
    ("enemy_within:5", lambda: waiting_for("enemy_within:5"), "place c 5,10"),
    ("enemy_in_sight", lambda: waiting_for("enemy_in_sight"), "place c 10,18"),
    ("enemy_enters:yard", lambda: waiting_for("enemy_enters:yard"), "place c 50,10"),
    ("ally_down", lambda: waiting_for("ally_down"), "condition d unconscious"),
    ("custom:alarm", lambda: waiting_for("custom:alarm"), "met a"),
]


def waiting_for(condition: str) -> Fight[Combat]:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("c", 6, at=20, side="blue"), someone("d", 3, at=FAR, side="red"),
        scene=[wall(8, "total", (0, 14)), area("yard", 45, 5, 55, 15)], delay_binding="strict",
    )  # fmt: skip
    return play(fight, f"a: delay condition {condition}", "c: act none")


@pytest.mark.rule("EP-DELAY-6", "EP-DELAY-3")
@pytest.mark.parametrize(("start", "decree"), [each[1:] for each in SETS_OFF], ids=[each[0] for each in SETS_OFF])
def test_a_condition_that_a_decree_makes_true_comes_up_at_once(start: Callable[[], Fight[Combat]], decree: str) -> None:
    fight = start()
    assert not fight.decree(decree)
    assert (asked(fight), window(fight)) == (["a due"], "decreed c")
    say(fight, "a: act none", "a: convey_information", "a: end")
    assert asked(fight) == ["c act"]
    say(fight, "c: end")
    if decree != "condition d unconscious":
        say(fight, "d: pass")
    assert order(fight) == "a6 c6 d3"


@pytest.mark.rule("EP-INTR-7")
def test_inside_the_resolution_of_an_act_a_decree_sets_off_nobody_before_the_next_window() -> None:
    fight = waiting_for("custom:alarm")
    say(fight, shot("c", "d"), "d: fray")
    assert not fight.decree("met a")
    assert rolling(fight) == "c attack"
    say_die(fight, 99, 99)
    assert (asked(fight), window(fight)) == (["a due"], "between c")


@pytest.mark.rule("EP-DELAY-6")
def test_who_has_waited_in_a_window_comes_up_again_if_a_decree_makes_its_condition_true() -> None:
    fight = firefight(
        someone("a", 12, side="red"), someone("b", 14, side="red"), someone("c", 6, side="blue"), someone("d", 3)
    )
    play(fight, "b: delay standby", "a: delay condition custom:alarm", "until c slot", "c: act none")
    play(fight, "c: convey_information", "until a window declared c", "a: wait")
    assert asked(fight) == ["b window"]
    assert not fight.decree("met a")
    say(fight, "b: wait")
    assert (asked(fight), window(fight)) == (["a due"], "declared c")


@pytest.mark.rule("EP-INTR-7")
def test_only_who_waited_for_it_comes_up_at_a_decree() -> None:
    fight = firefight(someone("a", 12, side="red"), someone("b", 14, side="red"), someone("c", 6, side="blue"))
    play(fight, "b: delay standby", "a: delay condition custom:alarm", "until c slot", "c: act none")
    assert not fight.decree("met a")
    assert asked(fight) == ["a due"]
    assert [each.rule for each in fight.why_not("b", "act", move="none")] == ["EP-INTR-7"]
