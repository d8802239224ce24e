"""What lies on somebody: which effects end with which, and who suffers from them."""

from __future__ import annotations

import pytest

from affray.core.fight import Fight
from affray.core.notation import DicePool
from affray.core.timing import Lasting
from affray.rulesets.acks2.body.conditions import end_spell, expire, for_rounds, gain
from affray.rulesets.acks2.body.damage import hurt
from affray.rulesets.acks2.magic.casting import dispel, is_under, suffers
from affray.rulesets.acks2.model.events import ConditionEnded, EffectEnded
from affray.rulesets.acks2.model.kinds import WardKind
from affray.rulesets.acks2.model.stats import Combat, Condition, Ongoing, Ward
from tests.conformance.acks2.ring import (
    conditions,
    orc,
    ring,
    someone,
    warrior,
)
from tests.conformance.harness import last, told

PAIN = DicePool(1, 4)


def cursed() -> Fight[Combat]:
    """Somebody under two spells of two casters each: a condition, a ward and pain from every one of them."""
    fight = ring(someone("v"), orc("a", at=(0, 9)), orc("b", at=(3, 9)), numbers="v=5 a=2 b=1")
    body = warrior(fight, "v")
    for place, name in enumerate(("hex", "bane")):
        for by in ("a", "b"):
            until = for_rounds(fight.state, 2 + place)
            gain(fight.scene, body, Condition("deafened", by, until, name))
            body.wards.append(Ward(WardKind(), by, name, until))
            body.ongoing.append(Ongoing(PAIN, "acid", "end_of_round", "", by, name, until))
            fight.state.timing.begin(Lasting("v", name, until, "ACKS-SPELL-2", by))
    return fight


def on(fight: Fight[Combat]) -> list[list[tuple[str, str]]]:
    body = warrior(fight, "v")
    kept = [[(x.spell, x.by) for x in several] for several in (body.conditions, body.wards, body.ongoing)]
    return [*kept, sorted({(x.what, x.by) for x in fight.state.timing.lasting if x.what != "deafened"})]


ALL = [("hex", "a"), ("hex", "b"), ("bane", "a"), ("bane", "b")]


@pytest.mark.rule("ACKS-SPELL-12", "ACKS-SPELL-8", "ACKS-COND-1")
@pytest.mark.parametrize(("name", "by"), ALL)
def test_only_what_one_casting_did_ends_with_it(name: str, by: str) -> None:
    fight = cursed()
    end_spell(fight.scene, warrior(fight, "v"), name, by, "save", "ACKS-SPELL-12")
    left = [each for each in ALL if each != (name, by)]
    assert on(fight) == [left, left, left, sorted(left)]
    event = last(fight, EffectEnded)
    assert (event.who, event.spell, event.why, event.rules) == ("v", name, "save", ("ACKS-SPELL-12",))
    assert bool(warrior(fight, "v").marks)


@pytest.mark.rule("ACKS-SPELL-12")
def test_a_dispelling_ends_every_spell() -> None:
    fight = cursed()
    gain(fight.scene, warrior(fight, "v"), Condition("prone"))
    dispel(fight.scene, warrior(fight, "v"))
    assert on(fight) == [[("", "")], [], [], []]
    assert (conditions(fight, "v"), len(told(fight, EffectEnded))) == ({"prone"}, 4)


@pytest.mark.rule("ACKS-SPELL-2", "ACKS-COND-1", "ACKS-COUNT-8")
def test_what_lasts_until_a_moment_ends_with_it_and_nothing_else() -> None:
    fight = cursed()
    body = warrior(fight, "v")
    first = next(x for x in fight.state.timing.lasting if x.what == "hex")
    expire(fight.scene, body, first)
    assert [(x.spell, x.by) for x in body.wards] == [(x.spell, x.by) for x in body.ongoing] == ALL[2:]
    assert last(fight, EffectEnded).why == "duration"
    expire(fight.scene, body, Lasting("v", "deafened", first.until, "ACKS-COND-1"))
    assert [(x.spell, x.by) for x in body.conditions] == ALL[2:]
    assert told(fight, ConditionEnded) == []  # the other spell still deafens
    later = next(x for x in fight.state.timing.lasting if x.what == "bane")
    expire(fight.scene, body, Lasting("v", "deafened", later.until, "ACKS-COND-12"))
    assert (body.conditions, body.marks) == ([], 0)
    assert [(x.condition, x.rules) for x in told(fight, ConditionEnded)] == [("deafened", ("ACKS-COND-12",))]
    body.defending = "v"
    expire(fight.scene, body, Lasting("v", "dying", later.until, ""))
    assert (len(body.wards), body.defending) == (2, "v")
    expire(fight.scene, body, Lasting("v", "defend", later.until, ""))
    assert (len(body.wards), body.defending) == (2, "")


@pytest.mark.rule("ACKS-SPELL-10")
def test_only_those_who_are_there_suffer() -> None:
    fight = cursed()
    body = warrior(fight, "v")
    pain = body.ongoing[0]
    assert suffers(body, pain)
    assert not suffers(warrior(fight, "a"), pain)
    body.status = "dead"
    assert not suffers(body, pain)


# -- what a segment still allows -------------------------------------------------------------------


@pytest.mark.rule("ACKS-COND-7", "ACKS-DMG-5", "ACKS-SPELL-12")
def test_damage_wakes_and_only_what_lies_on_somebody_can_be_saved_from() -> None:
    fight = cursed()
    body = warrior(fight, "v")
    gain(fight.scene, body, Condition("slumbering"))
    hurt(fight.scene, body, [(1, "dice", "")], "fire", "a")
    assert "slumbering" not in conditions(fight, "v")
    assert is_under(body, "hex", "a")
    body.conditions = []
    assert is_under(body, "hex", "a")
    body.ongoing = []
    assert not is_under(body, "hex", "a")


@pytest.mark.rule("ACKS-SPELL-12", "ACKS-COND-1")
def test_only_the_conditions_of_the_ended_casting_are_forgotten() -> None:
    fight = ring(someone("v"), orc("a", at=(0, 9)), orc("b", at=(3, 9)), numbers="v=5 a=2 b=1")
    body, until = warrior(fight, "v"), for_rounds(fight.state, 3)
    gain(fight.scene, body, Condition("deafened", "a", until, "hex"))
    gain(fight.scene, body, Condition("mute", "b", until, "hex"))
    gain(fight.scene, body, Condition("blinded", "a", until, "bane"))
    end_spell(fight.scene, body, "hex", "a", "save", "ACKS-SPELL-12")
    assert [each.what for each in fight.state.timing.lasting] == ["mute", "blinded"]
    assert conditions(fight, "v") == {"mute", "blinded"}
