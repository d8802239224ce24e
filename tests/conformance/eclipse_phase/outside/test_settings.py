"""The game master sets any value that people see, and it is told what was really done (D-22)."""

from __future__ import annotations

from itertools import islice

import pytest

from affray.core.events import ValueSet
from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.core.script import Roll
from affray.rulesets.eclipse_phase.model.stats import Combat
from affray.rulesets.eclipse_phase.outside.settings import subjects
from affray.rulesets.settings import Setting
from tests.conformance.eclipse_phase.firefight import (
    FAR,
    KNIFE,
    PISTOL,
    allowed,
    at,
    block,
    conditions,
    door,
    fighter,
    firefight,
    hound,
    order,
    passes,
    play,
    points,
    ruled,
    shot,
    slot_state,
    someone,
    window,
)
from tests.conformance.harness import asked, last, told


def scene_of_three() -> Fight[Combat]:
    """A delays, C acts; D is still to come."""
    fight = firefight(
        someone("a", 12, at=0, side="red", weapons=[PISTOL, KNIFE]), someone("c", 6, at=8, side="blue", vigor=1),
        hound("d", 3, at=9, vigor=2), scene=[block("moderate", 9.5, 9, 10, 11), door("gate", 20, 9, 21, 11)],
        threat_pools={"hounds": 2},
    )  # fmt: skip
    return play(fight, "d: decline", "c: decline", "a: delay standby", "until c slot", "c: act full")


def settings() -> list[tuple[str, str]]:
    found = subjects(scene_of_three().state)
    return [(who, each.name) for who, known in found.items() for each in known]


def put(fight: Fight[Combat], what: str, to: object) -> str:
    """Set a value; what was told of it: `was > now`, and `! wanted` if it could not be as wanted."""
    refusals = fight.overrule("set", what=what, to=str(to))
    assert not refusals, refusals
    event = last(fight, ValueSet)
    return f"{event.was} > {event.now}" + (f" ! {event.wanted}" if event.wanted else "")


@pytest.mark.rule("EP-DECL-8")
@pytest.mark.parametrize(("who", "name"), settings())
def test_every_value_can_be_set_at_any_moment_and_the_fight_goes_on(who: str, name: str) -> None:
    for number, moment in enumerate(("act", "roll", "window")):
        fight = scene_of_three()
        if moment == "roll":
            play_to_roll(fight)
        elif moment == "window":
            play(fight, "c: convey_information", "until a window declared c")
        setting = next(each for each in subjects(fight.state)[who] if each.name == name)
        field = setting.field(fight.scene, who)
        values = list(islice(field.some(), 0, 400, 97))
        value = values[number % len(values)]
        before, was = fight.state.clone(), shown(setting, fight, who)
        assert not fight.overrule(
            "set", what=f"{who}.{name}", to=value if isinstance(value, str) else field.show(value)
        )
        event = next(each for each in reversed(told(fight, ValueSet)) if (each.who, each.what) == (who, name))
        assert event.was == was
        fight.undo(1)
        assert fight.state == before


def shown(setting: Setting, fight: Fight[Combat], who: str) -> str:
    field, value = setting.field(fight.scene, who), setting.get(fight.scene, who)
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else field.show(value)


def play_to_roll(fight: Fight[Combat]) -> None:
    play(fight, "until c act")
    for line in (shot("c", "a"),):
        who, _, text = line.partition(": ")
        assert not fight.say(who, text)
    while not isinstance(fight.pending, Roll):
        question = fight.pending
        assert question is not None
        plain = {"window": "wait", "defence": "fray", "pool_before": "nothing"}[question.why]
        assert not fight.say(question.who, plain)


# -- what hangs on them ----------------------------------------------------------------------------
@pytest.mark.rule("EP-DEATH-1", "EP-DEATH-2")
def test_damage_fells_and_kills() -> None:
    fight = scene_of_three()
    assert put(fight, "d.damage", "+10") == "0 > 10"
    assert put(fight, "d.damage", 35) == "10 > 35"
    assert conditions(fight, "d") == ["unconscious", "prone"]
    assert put(fight, "d.damage", "+100") == "35 > 135"
    assert fighter(fight, "d").status == "dead"
    assert put(fight, "d.damage", "-200") == "135 > 0 ! -65"


@pytest.mark.rule("EP-INIT-8", "EP-SEQ-12")
@pytest.mark.parametrize("count", [20, 7, 1])
def test_a_count_gives_nobody_a_second_slot_and_takes_none_away(count: int) -> None:
    fight = firefight(someone("a", 12), someone("b", 8), someone("c", 6), someone("d", 3))
    play(fight, "a: pass", "b: act none")
    for who in "abcd":
        put(fight, f"{who}.count", count)
    play(fight, "b: end")
    assert passes(fight) == ["c", "d"]
    assert order(fight) == f"a{count}=b{count}=c{count}=d{count}"


@pytest.mark.rule("EP-COND-1", "EP-COND-6", "EP-COND-9")
def test_conditions_are_set_as_a_whole_or_one_by_one() -> None:
    fight = scene_of_three()
    put(fight, "d.conditions", "prone,stunned")
    put(fight, "d.conditions", "+blinded")
    put(fight, "d.conditions", "-prone")
    assert sorted(conditions(fight, "d")) == ["blinded", "stunned"]
    put(fight, "a.conditions", "unconscious")
    assert (slot_state(fight, "a"), fight.state.waiting) == ("lost", []), "who falls loses the slot that it holds"
    assert put(fight, "d.conditions", "grappled") == "stunned,blinded > - ! grappled", "nobody holds it"
    put(fight, "c.holds", "d")
    assert (conditions(fight, "d"), fighter(fight, "d").grappled_by) == (["grappled"], "c")
    put(fight, "d.conditions", "-")
    assert (conditions(fight, "d"), fighter(fight, "c").grappling) == ([], "")


@pytest.mark.rule("EP-SEQ-12", "EP-DELAY-4")
def test_a_slot_becomes_what_it_can_be() -> None:
    fight = scene_of_three()
    assert put(fight, "c.slot", "done") == "acting > acting ! done", "it is being played"
    assert put(fight, "d.slot", "delaying") == "pending > delaying"
    assert fight.state.waiting == ["a", "d"]
    assert put(fight, "a.slot", "pending") == "delaying > delaying ! pending", "its place has been passed"
    assert put(fight, "a.slot", "done") == "delaying > done"
    assert put(fight, "d.slot", "pending") == "delaying > pending"
    play(fight, "c: end")
    assert asked(fight) == ["d slot"]


@pytest.mark.rule("EP-DELAY-2", "EP-DELAY-3")
def test_what_somebody_waits_for_is_set_and_comes_up_at_once_if_it_is_true() -> None:
    fight = scene_of_three()
    assert put(fight, "a.waits_for", "after d") == "standby > 'after d'"
    assert put(fight, "a.waits_for", "after nobody").endswith("! 'after nobody'")
    assert put(fight, "d.waits_for", "standby") == "none > none ! standby", "it does not delay"
    put(fight, "a.waits_for", "enemy_within:10")
    assert (asked(fight), window(fight)) == (["a due"], "decreed c")


@pytest.mark.rule("EP-MOVE-2", "EP-ACT-2", "EP-EXTRA-5")
def test_budgets() -> None:
    fight = scene_of_three()
    put(fight, "c.metres_left", 3)
    assert (ruled(fight, "c: move 8,14"), allowed(fight, "c: move 8,13")) == ("EP-MOVE-2", True)
    put(fight, "c.complex_used", 1)
    assert ruled(fight, shot("c", "a")) == "EP-ACT-2"
    put(fight, "c.complex_used", 0)
    put(fight, "c.ammo_pistol", 0)
    assert ruled(fight, shot("c", "a")) == "EP-RANGE-8"
    assert put(fight, "c.ammo_pistol", 99) == "0 > 16 ! 99"
    put(fight, "c.ready", "-")
    assert ruled(fight, shot("c", "a")) == "EP-ACT-8"
    put(fight, "c.extras_taken", 2)
    put(fight, "c.vigor", "+5")
    assert points(fight, "c", "vigor") == 6
    play(fight, "c: end", "until d slot", "d: pass", "until d extra")
    assert asked(fight) == ["d extra"], "C has had its two"


@pytest.mark.rule("EP-MOVE-12", "EP-COND-14")
def test_places_features_and_the_table() -> None:
    fight = scene_of_three()
    assert put(fight, "c.at", "4,4") == "8,10 > 4,4"
    assert put(fight, "c.at", "0,10") == "4,4 > 4,4 ! 0,10", "somebody stands there"
    assert at(fight, "c") == (4, 4)
    put(fight, "gate.level", "none")
    assert fight.state.features["gate"].level == 0
    put(fight, "gate.burns", "yes")
    assert fight.state.features["gate"].burns
    put(fight, "table.light", "-20")
    assert fight.state.light == -20
    assert put(fight, "table.threat_hounds", "+3") == "2 > 5"
    assert put(fight, "table.turn", 500) == "1 > 100 ! 500"
    put(fight, "d.side", "red")
    assert fighter(fight, "d").side == "red"
    for what, to in (("c.luck", 1), ("nobody.damage", 1), ("c.damage", "much"), ("c.status", "asleep")):
        assert rules_of(fight.overrule("set", what=what, to=str(to)))[0].startswith("CORE-")


@pytest.mark.rule("EP-SEQ-10")
def test_a_status_takes_out_of_the_order_and_back() -> None:
    fight = scene_of_three()
    put(fight, "a.status", "fled")
    assert (slot_state(fight, "a"), fight.state.waiting) == ("lost", [])
    put(fight, "a.status", "dead")
    assert fighter(fight, "a").status == "dead"
    put(fight, "a.status", "active")
    assert (fighter(fight, "a").status, slot_state(fight, "a")) == ("active", "lost")


@pytest.mark.rule("EP-SEQ-9")
def test_another_of_a_sheet_joins() -> None:
    fight = scene_of_three()
    assert rules_of(fight.decree("join d")) == ["CORE-EDIT-GONE"]
    assert rules_of(fight.decree("join d at 9,10")) == ["CORE-EDIT-PLACE"]
    assert rules_of(fight.decree("join d at 30,10 id a")) == ["CORE-EDIT-NAME"]
    assert rules_of(fight.decree("join d at 30,10 side gm")) == ["CORE-EDIT-NAME"]
    assert not fight.decree("join d at 30,10 side pack")
    play(fight, "d_2 d6 2")
    joined = fighter(fight, "d_2")
    assert (joined.side, at(fight, "d_2"), joined.count, joined.card.id) == ("pack", (30, 10), 8, "d_2")
    assert not fight.decree("join a at 40,10 id ace side red")
    play(fight, "ace d6 1")
    assert (fighter(fight, "ace").initiative_roll, slot_state(fight, "ace")) == (7, "none")
    assert not fight.decree("join d at 50,10 side pack")
    play(fight, "d_3 d6 3")
    assert (at(fight, "d_3"), fighter(fight, "d_3").count) == ((50, 10), 9), "numbered without a gap"


@pytest.mark.rule("EP-SEQ-10", "EP-WOUND-8")
def test_who_is_brought_back_is_just_below_its_durability() -> None:
    fight = scene_of_three()
    put(fight, "a.status", "dead")
    fighter(fight, "a").damage = 60
    put(fight, "a.status", "active")
    assert (fighter(fight, "a").damage, fighter(fight, "a").card.durability) == (34, 35)


@pytest.mark.rule("EP-DELAY-6")
def test_several_at_once() -> None:
    fight = firefight(someone("a", 12, at=0), someone("b1", 6, at=8), someone("b2", 3, at=FAR))
    assert not fight.decree("set b*.vigor 3")
    assert (points(fight, "b1", "vigor"), points(fight, "b2", "vigor"), points(fight, "a", "vigor")) == (3, 3, 0)


LIMITS = {
    "damage": (0, 3000), "wounds": (0, 100), "stress": (0, 1000), "traumas": (0, 100), "wounds_ignored": (0, 3),
    "traumas_ignored": (0, 3), "vigor": (0, 15), "flex": (0, 15), "temporary_vigor": (0, 5), "boost_ref": (0, 10),
    "initiative_mod": (-10, 10), "initiative_roll": (-100, 100), "count": (-100, 100), "extras_taken": (0, 2),
    "extras_granted": (0, 2), "complex_used": (0, 3), "quick_used": (0, 10), "quick_granted": (0, 10),
    "metres_left": (0, 2000), "height": (0, 2000),
}  # fmt: skip


@pytest.mark.rule("EP-DECL-8")
@pytest.mark.parametrize("name", LIMITS)
def test_a_number_is_set_within_its_limits_and_changed_up_to_them(name: str) -> None:
    low, high = LIMITS[name]
    fight = scene_of_three()
    for value in (low - 1, high + 1):
        assert rules_of(fight.overrule("set", what=f"d.{name}", to=f"={value}")) == ["CORE-NUMBER"]
    for value in (high, low):
        assert put(fight, f"d.{name}", f"={value}").endswith(f"> {value}")
    assert put(fight, f"d.{name}", "+9999").split(" ! ")[0].endswith(f"> {high}")
    assert put(fight, f"d.{name}", "-99999").split(" ! ")[0].endswith(f"> {low}")


@pytest.mark.rule("EP-DELAY-2")
def test_a_delayer_may_be_set_back_on_standby() -> None:
    fight = scene_of_three()
    put(fight, "a.waits_for", "before d")
    assert put(fight, "a.waits_for", "standby") == "'before d' > standby"
    assert put(fight, "a.waits_for", "after a").endswith("! 'after a'")


@pytest.mark.rule("EP-DECL-8", "EP-POOL-14")
@pytest.mark.parametrize(
    ("what", "low", "high"), [("table.turn", 1, 100), ("table.threat_hounds", 0, 100), ("gate.armor", 0, 100)]
)
def test_numbers_of_the_table_and_of_the_scene_are_changed_up_to_their_limits(what: str, low: int, high: int) -> None:
    fight = scene_of_three()
    assert put(fight, what, "+999").split(" ! ")[0].endswith(f"> {high}")
    assert put(fight, what, "-9999").split(" ! ")[0].endswith(f"> {low}")
    assert put(fight, what, f"={low + 1}").endswith(f"> {low + 1}")
    assert put(fight, what, "-1").endswith(f"> {low}")
    assert rules_of(fight.overrule("set", what=what, to=f"={low - 1}")) == ["CORE-NUMBER"]
