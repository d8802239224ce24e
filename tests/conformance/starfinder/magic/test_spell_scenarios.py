"""Spells, abilities, gear and skills in the scenarios of the specification."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.events import EffectEnded, SpellLost, TookEffect
from affray.rulesets.starfinder.model.scenario import AbilityEntry, EffectEntry, ModifierEntry, SpellsEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import asked, last, play, refused, told
from tests.conformance.starfinder.boarding import (
    KNIFE,
    LANCE,
    LASER,
    ability,
    ada,
    at,
    boarding,
    bor,
    budget,
    cyn,
    decree,
    del_,
    fighter,
    has,
    pass_to,
    put,
    rat,
    rolled,
    spell,
    struck,
    thing,
    thing_of,
)

HAZE = spell("haze", range_ft=30, effect=EffectEntry(condition="shaken"), duration="concentration", dismissible=True)
GLARE = spell("glare", range_ft=30, effect=EffectEntry(condition="dazzled"), duration=5, redirectable=True)
GLOOM = spell("gloom", range_ft=30, effect=EffectEntry(condition="off_target"), duration=5, dismissible=True)
SLOW = spell("slow", range_ft=30, casting_time=3, effect=EffectEntry(condition="entangled"), duration=3)


def caster(*known: AbilityEntry, **more: Any) -> Fight[Combat]:
    """DEL who knows these spells, BOR 20 ft away."""
    spells = SpellsEntry(slots={1: 4}, known=[LANCE, *known])
    return boarding(del_(at=(2, 2), spells=spells, **more), bor(at=(6, 2)), rat(at=(6, 6)))


@pytest.mark.scenario("SF-EX-58")
def test_concentration() -> None:
    fight = play(caster(HAZE), "DEL: cast haze", "DEL: aim BOR")
    pass_to(fight, "DEL")
    assert (has(fight, "BOR", "shaken"), fighter(fight, "DEL").concentrating_on) == (True, "haze")
    lax = play(fight.fork(), "DEL: move 2,3")
    assert has(lax, "BOR", "shaken")
    play(lax, "DEL: end")
    assert (has(lax, "BOR", "shaken"), fighter(lax, "DEL").concentrating_on) == (False, "")
    assert refused(fight, "DEL: cast lance") == ["SF-CAST-9"]
    play(fight, "DEL: concentrate", "DEL: end")
    assert has(fight, "BOR", "shaken")
    play(fight, "BOR: move 3,2", "BOR: attack DEL with sword", "BOR d20 10 | BOR d6 1")
    assert (has(fight, "BOR", "shaken"), last(fight, EffectEnded).ability) == (False, "haze")


@pytest.mark.scenario("SF-EX-66")
def test_abilities() -> None:
    bolt = ability("bolt", "sp", effect=EffectEntry(condition="shaken"), range_ft=30)
    calm = ability("calm", "sp", provokes=False, effect=EffectEntry(condition="shaken"), range_ft=30)
    roar = ability("roar", "ex", effect=EffectEntry(condition="shaken"), range_ft=30)
    aura = ability("aura", "su", action="ongoing", effect=EffectEntry(target="self", modifier=ModifierEntry(ac=1)))
    fight = boarding(del_(at=(2, 2), abilities=[bolt, calm, roar, aura]), bor(at=(3, 2)))
    for name in ("bolt", "roar"):
        assert refused(fight, f"DEL: use_ability {name} as swift") == ["SF-ABIL-2"]
    assert "SF-ABIL-2" in refused(fight, "DEL: use_ability aura as swift")
    likely = play(fight.fork(), "DEL: use_ability bolt")
    assert (asked(likely), budget(likely, "DEL")) == (["BOR opportunity"], "mwr")
    for name in ("roar", "calm"):
        quiet = play(fight.fork(), f"DEL: use_ability {name}")
        assert (asked(quiet), budget(quiet, "DEL")) == (["DEL aim"], "mwr"), name
    assert budget(fight, "DEL") == "smwr"
    play(fight, "DEL: end", "BOR: attack DEL with sword", "BOR d20 4 | BOR d6 1")
    assert struck(fight) == (14, 14, True)


@pytest.mark.scenario("SF-EX-67")
def test_a_casting_of_three_rounds() -> None:
    fight = caster(SLOW)
    play(fight, "DEL: cast slow")
    assert budget(fight, "DEL") == "r"
    for _ in range(2):
        pass_to(fight, "DEL")
        play(fight, "DEL: continue_casting")
        assert (budget(fight, "DEL"), told(fight, TookEffect)) == ("r", [])
    play(fight, "DEL: end", "BOR: end", "RAT: end")
    assert asked(fight) == ["DEL aim"]
    play(fight, "DEL: aim BOR")
    assert (asked(fight), fight.state.round, has(fight, "BOR", "entangled")) == (["DEL turn"], 5, True)
    assert (budget(fight, "DEL"), fighter(fight, "DEL").uses_left["slot 1"]) == ("smwr", 3)


@pytest.mark.scenario("SF-EX-67")
def test_a_reaction_breaks_the_casting() -> None:
    fight = caster(SLOW)
    decree(fight, "place RAT 2,3")
    play(
        fight, "DEL: cast slow", "RAT: decline", "DEL: end", "BOR: end", "RAT: end", "DEL: continue_casting", "DEL: end"
    )
    play(fight, "BOR: end", "RAT: move 2,4", "DEL: attack_of_opportunity with staff", "DEL d20 2")
    assert (last(fight, SpellLost).spell, fighter(fight, "DEL").casting) == ("slow", None)
    assert fighter(fight, "DEL").uses_left["slot 1"] == 3


@pytest.mark.rule("SF-CAST-3")
@pytest.mark.parametrize("line", ["move 2,3", "total_defense", "drop_prone"])
def test_any_other_action_breaks_the_casting_too(line: str) -> None:
    fight = play(caster(SLOW), "DEL: cast slow")
    pass_to(fight, "DEL")
    play(fight, 'DEL: speak "Nearly there"')
    assert fighter(fight, "DEL").casting is not None
    play(fight, f"DEL: {line}")
    assert (last(fight, SpellLost).spell, fighter(fight, "DEL").casting) == ("slow", None)


@pytest.mark.scenario("SF-EX-68")
def test_dismissing_and_redirecting() -> None:
    fight = caster(GLARE, GLOOM)
    play(fight, "DEL: cast glare", "DEL: aim BOR", "DEL: end", "BOR: end", "RAT: end")
    play(fight, "DEL: cast gloom", "DEL: aim BOR", "DEL: end", "BOR: end", "RAT: end")
    play(fight, "DEL: redirect glare", "DEL: aim RAT")
    assert (has(fight, "BOR", "dazzled"), has(fight, "RAT", "dazzled"), budget(fight, "DEL")) == (False, True, "swr")
    play(fight, "DEL: dismiss gloom")
    assert (has(fight, "BOR", "off_target"), budget(fight, "DEL")) == (False, "wr")
    both = caster(
        GLOOM, spell("murk", range_ft=30, effect=EffectEntry(condition="dazzled"), duration=5, dismissible=True)
    )
    play(both, "DEL: cast gloom", "DEL: aim BOR", "DEL: end", "BOR: end", "RAT: end")
    play(both, "DEL: cast murk", "DEL: aim BOR", "DEL: end", "BOR: end", "RAT: end", "DEL: dismiss gloom")
    assert refused(both, "DEL: dismiss murk") == ["SF-ACT-5"]


@pytest.mark.scenario("SF-EX-69")
def test_handling_gear() -> None:
    gear = [
        put(LASER, "wielded", loaded=0), thing("medkit", location="stowed"), thing("scanner", location="accessible"),
        put(KNIFE, "accessible", id="blade", active=False), thing("emitter", location="worn", activation="standard"),
    ]  # fmt: skip
    fight = boarding(cyn(at=(2, 2), items=gear), bor(at=(20, 10)))
    assert refused(fight, "CYN: move 8,2 draw medkit")[0] == "SF-MACT-5"
    out = play(fight.fork(), "CYN: take_out medkit")
    assert (budget(out, "CYN"), thing_of(out, "CYN", "medkit").location) == ("swr", "wielded")
    assert budget(play(fight.fork(), "CYN: draw scanner"), "CYN") == "swr"
    merged = play(fight.fork(), "CYN: move 8,2 draw scanner")
    assert (at(merged, "CYN"), budget(merged, "CYN"), thing_of(merged, "CYN", "scanner").in_hand) == (
        (8, 2),
        "swr",
        True,
    )
    blade = play(fight.fork(), "CYN: draw blade")
    assert (thing_of(blade, "CYN", "blade").active, budget(blade, "CYN")) == (True, "swr")
    assert budget(play(fight.fork(), "CYN: activate_item emitter"), "CYN") == "mwr"
    assert refused(fight, "CYN: attack BOR with laser") == ["SF-ATK-17"]
    play(fight, "CYN: reload laser")
    assert (thing_of(fight, "CYN", "laser").loaded, budget(fight, "CYN")) == (20, "swr")
    play(fight, "CYN: attack BOR with laser", "CYN d20 2")
    assert thing_of(fight, "CYN", "laser").loaded == 19


@pytest.mark.scenario("SF-EX-74")
def test_skills_cost_actions() -> None:
    fight = boarding(del_(at=(2, 2)), ada(at=(3, 2), sp=0, hp=0, conditions=["unconscious", "dying"]), bor(at=(5, 2)))
    play(fight, 'DEL: speak "Hold on!"')
    assert budget(fight, "DEL") == "smwr"
    failed = play(fight.fork(), "DEL: first_aid ADA", "DEL d20 14")
    assert (rolled(failed, "medicine"), has(failed, "ADA", "dying")) == ((14, 15), True)
    play(fight, "DEL: first_aid ADA", "DEL d20 15")
    assert (has(fight, "ADA", "stable"), budget(fight, "DEL")) == (True, "mwr")
    assert refused(fight, "DEL: demoralize BOR") == ["SF-ACT-5"]
    bold = boarding(del_(at=(2, 2)), bor(at=(5, 2)))
    assert budget(play(bold, "DEL: demoralize BOR", "DEL d20 2"), "DEL") == "mwr"
