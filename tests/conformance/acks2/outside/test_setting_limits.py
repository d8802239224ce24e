"""The limits of what the Judge sets, and what hangs on a value that is set."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.rulesets.acks2.model.scenario import OngoingEntry, SurpriseEntry
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.decreeing import became, decreed, three
from tests.conformance.acks2.ring import (
    DART,
    archer,
    at,
    ended,
    facing,
    hp,
    mage,
    missile,
    number,
    orc,
    play,
    readied,
    ring,
    segment,
    someone,
    warrior,
)
from tests.conformance.harness import asked


# -- limits ----------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-DEATH-1", "ACKS-ATK-1", "ACKS-SAVE-1", "ACKS-INIT-3")
@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("height", -500, 500), ("hp_max", 1, 2000), ("ac", -10, 30), ("attack_throw", -9, 20), ("speed_combat", 0, 600),
        ("speed_run", 0, 600), ("cleave_max", 0, 20), ("morale", -6, 4), ("str_mod", -5, 5), ("dex_mod", -5, 5),
        ("con_mod", -5, 5), ("wil_mod", -5, 5), ("init_bonus", -10, 10), ("save_paralysis", 2, 20),
        ("save_death", 2, 20), ("save_blast", 2, 20), ("save_implements", 2, 20), ("save_spells", 2, 20),
        ("castings_dart", 0, 1000), ("ammo_bow", 0, 1000),
    ],
)  # fmt: skip
def test_a_number_is_set_within_its_limits_and_a_change_stops_at_them(name: str, low: int, high: int) -> None:
    def fresh() -> Fight[Combat]:
        bow = missile("bow", "1d6", (120, 240, 360), ammo=3)
        return ring(archer("a", spells=[DART], attacks=[bow]), orc("o", at=(0, 9)), numbers="a=5 o=1")

    for limit, beyond in ((low, low - 1), (high, high + 1)):
        assert rules_of(fresh().decree(f"set a.{name} ={beyond}")) == ["CORE-NUMBER"]
        assert became(decreed(fresh(), f"set a.{name} ={limit}"))[1:] == (str(limit), "")
    if name != "height":
        assert became(decreed(fresh(), f"set a.{name} +5000"))[1] == str(high)
        assert became(decreed(fresh(), f"set a.{name} -5000"))[1] == str(low)


@pytest.mark.rule("ACKS-DEATH-1")
@pytest.mark.parametrize(("name", "low", "high"), [("hp", -200, 2000), ("number", -10, 30)])
def test_hit_points_and_numbers_have_limits_too(name: str, low: int, high: int) -> None:
    said = [f"set p.{name} ={value}" for value in (low, high, low - 1, high + 1)]
    assert [bool(three().decree(each)) for each in said] == [False, False, True, True]


@pytest.mark.rule("ACKS-ACT-1", "ACKS-ACT-3", "ACKS-CLEAVE-3", "ACKS-DMG-6")
@pytest.mark.parametrize(
    ("name", "most"),
    [("movement_actions", 2), ("moved_ft", 2000), ("cleaves", 1), ("nonlethal", 2000), ("armor_off", 3)],
)
def test_what_is_used_up_is_between_nothing_and_its_limit(name: str, most: int) -> None:
    def fresh() -> Fight[Combat]:
        return ring(orc("o", ac=5, ac_from_armor=3), someone("h", at=(0, 9)), numbers="o=5 h=1")

    assert rules_of(fresh().decree(f"set o.{name} =-1")) == rules_of(fresh().decree(f"set o.{name} 2001"))
    assert became(decreed(fresh(), f"set o.{name} {min(most, 2000)}"))[1:] == (str(min(most, 2000)), "")
    assert became(decreed(fresh(), f"set o.{name} +5000"))[1] == str(most)
    assert became(decreed(fresh(), f"set o.{name} -5"))[1] == "0"


@pytest.mark.rule("ACKS-ROUND-7", "ACKS-COUNT-1")
@pytest.mark.parametrize(("name", "low", "high"), [("round", 1, 1000), ("count", -10, 30)])
def test_the_round_and_the_count_have_limits(name: str, low: int, high: int) -> None:
    fight = three(max_rounds=2000)
    assert [bool(fight.decree(f"set table.{name} ={each}")) for each in (low - 1, high + 1)] == [True, True]
    assert became(decreed(fight, f"set table.{name} {high}"))[1] == str(high)


@pytest.mark.rule("ACKS-ROUND-7", "ACKS-SURP-1")
def test_before_the_first_round_no_round_has_passed() -> None:
    known = [SurpriseEntry(side="heroes", los=True), SurpriseEntry(side="orcs")]
    fight = ring(someone("h"), orc("o", at=(0, 9)), round=1, surprise=known, max_rounds=4)
    assert (fight.state.stage, fight.state.round) == ("begin", 0)
    assert became(decreed(fight, "set table.round +9"))[1] == "3"  # the fourth and last is to come
    assert became(decreed(fight, "set table.round -9"))[1] == "0"
    fight = ring(someone("h"), orc("o", at=(0, 9)), numbers="h=5 o=1", round=1)
    assert became(decreed(fight, "set table.round -9"))[1] == "1"


@pytest.mark.rule("ACKS-READY-8", "ACKS-FIRST-12")
def test_a_new_round_keeps_what_is_readied_and_ends_first_round_readiness() -> None:
    fight = ring(someone("g", **readied("sword", "moves")), orc("o", at=(0, 20)), numbers="o=5 g=1", round=1)
    decreed(fight, "set g.first_round_ready yes", "set table.round 1")
    assert warrior(fight, "g").first_ready
    decreed(fight, "set table.round 3")
    ready = warrior(fight, "g").ready
    assert not warrior(fight, "g").first_ready
    assert ready is not None
    assert ready.round == 3


@pytest.mark.rule("ACKS-FIRST-13")
def test_first_round_readiness_needs_a_segment_to_come() -> None:
    fight = ring(someone("g"), orc("o", at=(0, 20)), orc("p", at=(9, 20)), numbers="o=9 g=5 p=1", round=1)
    for name, ready in (("o", False), ("g", True), ("p", True)):  # the segment of o has begun
        decreed(fight, f"set {name}.first_round_ready yes")
        assert (warrior(fight, name).first_ready, warrior(fight, name).lost_first == "") == (ready, ready)
    decreed(fight, "set p.first_round_ready no", "status g dead")
    assert (warrior(fight, "p").first_ready, warrior(fight, "p").lost_first) == (False, "ACKS-FIRST-13")
    decreed(fight, "set g.first_round_ready yes")
    assert not warrior(fight, "g").first_ready
    fight = ring(someone("g"), orc("o", at=(0, 20)), numbers="o=9 g=5", round=1)
    warrior(fight, "g").interrupted = True
    assert not warrior(decreed(fight, "set g.first_round_ready yes"), "g").interrupted


@pytest.mark.rule("ACKS-COUNT-2", "ACKS-DELAY-2", "ACKS-DELAY-10")
@pytest.mark.parametrize(
    ("before", "decree", "segment_", "order"),
    [
        ("", "set o.segment lost", "lost", ["h", "p"]),
        ("", "set o.segment done", "done", ["h", "p"]),
        ("", "set p.segment done", "done", ["h", "o"]),
        ("h: delay", "set h.segment done", "done", ["o", "p"]),
        ("", "set o.segment delaying", "delaying", ["h", "p"]),
        ("", "set h.segment done", "active", ["h", "o", "p"]),  # it is its segment: nothing happens
        ("h: pass", "set h.segment pending", "pending", ["o", "h", "p"]),
        ("h: pass", "set p.segment forfeited", "forfeited", ["o"]),
        ("h: delay", "set h.segment pending", "pending", ["o", "h", "p"]),
    ],
)
def test_whose_segment_is_set_comes_up_at_its_number(before: str, decree: str, segment_: str, order: list[str]) -> None:
    fight = play(three(), *([before] if before else []))
    while asked(fight)[0].endswith(" join"):
        play(fight, f"{asked(fight)[0].split()[0]}: keep")
    decreed(fight, decree)
    assert segment(fight, decree.split()[1].split(".")[0]) == segment_
    assert ended(fight) == order


@pytest.mark.rule("ACKS-COUNT-2", "ACKS-COUNT-6")
@pytest.mark.parametrize("timing", ["start_of_initiative", "end_of_initiative"])
def test_whose_segment_is_set_done_before_its_number_has_the_effects_of_its_initiative(timing: Any) -> None:
    venom = OngoingEntry(dice="1d4", type="poisonous", timing=timing)
    fight = ring(someone("h"), orc("o", at=(0, 20), ongoing=[venom]), orc("p", at=(5, 20)), numbers="h=9 o=5 p=1")
    decreed(fight, "set o.segment done")
    play(fight, "h: pass", "o d4 2")
    assert (hp(fight, "o"), asked(fight)) == (4, ["p segment"])


@pytest.mark.rule("ACKS-COUNT-2")
def test_who_is_due_at_this_number_does_not_act_if_its_segment_is_set_done() -> None:
    fight = ring(someone("h"), someone("i", at=(5, 0)), orc("o", at=(0, 20)), numbers="h=5 i=5 o=1")
    play(fight, "heroes: order h,i")
    decreed(fight, "set i.segment done")
    assert ended(fight) == ["h", "o"]


@pytest.mark.rule("ACKS-COUNT-2")
def test_whoever_gets_its_segment_back_at_this_number_is_due_at_once() -> None:
    fight = ring(someone("h"), someone("i", at=(5, 0)), orc("o", at=(0, 20)), numbers="h=5 i=5 o=1")
    play(fight, "heroes: order h,i", "h: pass")
    decreed(fight, "set h.segment pending")
    assert fight.state.due == ["h"]
    decreed(fight, "set h.segment pending")
    assert (fight.state.due, number(fight, "h")) == (["h"], 5)
    assert ended(fight) == ["i", "h", "o"]


@pytest.mark.rule("ACKS-DECL-4", "ACKS-SPELL-3")
def test_a_declaration_that_is_set_is_not_disrupted_and_ends_another_casting() -> None:
    fight = ring(
        mage("m", spells=[DART]), orc("o", at=(0, 9)), numbers="m=5 o=1", declare={"m": "cast dart"}
    )  # fmt: skip
    state = warrior(fight, "m")
    state.disrupted = state.casting = True
    decreed(fight, "set m.declared dart")
    assert (state.declared, state.disrupted, state.casting) == ("dart", False, True)
    decreed(fight, "set m.declared retreat")
    assert (state.declared, state.casting) == ("retreat", False)
    decreed(fight, "status m dead", "set m.declared dart")
    assert warrior(fight, "m").declared != "dart"


@pytest.mark.rule("ACKS-READY-20")
@pytest.mark.parametrize(("who", "trigger"), [("g", "comes_into_reach"), ("a", "comes_into_view")])
def test_what_is_readied_by_decree_waits_for_the_usual_trigger_of_the_weapon(who: str, trigger: str) -> None:
    fight = ring(someone("g"), archer("a", at=(3, 0)), orc("o", at=(0, 9)), numbers="o=5 g=1 a=1")
    warrior(fight, who).lost_ready = "ACKS-READY-12"
    ready = warrior(decreed(fight, f"set {who}.readied attack"), who).ready
    assert ready is not None
    assert (ready.action, ready.trigger, ready.round) == ("attack", trigger, 2)
    assert warrior(fight, who).lost_ready == ""
    decreed(fight, f"status {who} dead", f"set {who}.readied attack")
    assert warrior(fight, who).ready is None


@pytest.mark.rule("ACKS-DELAY-4", "ACKS-ACT-8")
def test_only_who_delays_waits_for_somebody_and_only_who_stands_defends() -> None:
    fight = decreed(play(three(), "h: pass"), "set h.waits_for o")
    assert warrior(fight, "h").wait_for == ""
    decreed(fight, "set p.defends h")
    assert warrior(fight, "p").defending == "h"
    decreed(fight, "set p.defends none")
    assert warrior(fight, "p").defending == ""
    decreed(fight, "status p dead", "set p.defends h")
    assert warrior(fight, "p").defending == ""


@pytest.mark.rule("ACKS-COND-4", "ACKS-COND-10")
def test_conditions_that_are_set_last_as_long_as_they_do() -> None:
    fight = decreed(three(), "set p.conditions disordered,cowering,deafened")
    lasting = {each.name: each.until for each in warrior(fight, "p").conditions}
    assert lasting["deafened"] is None
    assert lasting["disordered"] is not None
    assert lasting["cowering"] is not None
    assert lasting["disordered"] != lasting["cowering"]
    decreed(fight, "set p.conditions +prone")
    assert [each.name for each in warrior(fight, "p").conditions] == ["disordered", "cowering", "deafened", "prone"]


@pytest.mark.rule("ACKS-ENGAGE-3", "ACKS-ROUND-5", "ACKS-INIT-5")
def test_a_ward_and_another_side_are_set_once() -> None:
    fight = decreed(three(), "set h.ward yes")
    (ward,) = warrior(fight, "h").wards
    assert decreed(fight, "set h.ward yes")
    assert warrior(fight, "h").wards == [ward]
    assert warrior(decreed(fight, "set h.ward no"), "h").wards == []
    warrior(fight, "o").group = "band"
    assert warrior(decreed(fight, "set o.side orcs"), "o").group == "band"
    assert warrior(decreed(fight, "set o.side heroes"), "o").group == ""


@pytest.mark.rule("ACKS-GRID-5", "ACKS-GRID-10")
def test_the_fled_are_nowhere_and_the_fallen_face_nobody() -> None:
    fight = decreed(three(), "status p fled", "set p.at 3,3", "status o dead", "set o.at 3,0", "set o.facing E")
    assert at(fight, "p") != (3, 3)
    assert (at(fight, "o"), facing(fight, "o"), warrior(fight, "o").ahead) == ((3, 0), "E", 0)
    decreed(fight, "set h.at 0,3")
    assert warrior(fight, "h").ahead


@pytest.mark.rule("ACKS-COUNT-5", "ACKS-DELAY-2")
def test_the_count_stays_above_those_who_wait_and_the_limits_of_those_who_delay() -> None:
    fight = play(three(), "h: delay")
    while asked(fight) != ["p segment"]:
        play(fight, "h: keep" if asked(fight) == ["h join"] else "o: pass")
    assert fight.state.count == 1
    assert became(decreed(fight, "set table.count =-9"))[1] == "-4"  # h may delay to -5
    assert became(decreed(fight, "set table.count 3"))[1] == "3"
    fight = ring(someone("h"), orc("o", at=(0, 9)))
    before = fight.state.count
    assert decreed(fight, "set table.count 3").state.count == before  # nothing is called in the declarations
