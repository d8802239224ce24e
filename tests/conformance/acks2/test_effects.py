"""What lies on somebody: which effects end with which, who is caught in an area, what a segment still allows."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.notation import DicePool
from affray.core.refusals import rules_of
from affray.core.script import Pick
from affray.core.timing import Lasting
from affray.rulesets.acks2.actions import ACTIONS
from affray.rulesets.acks2.body.conditions import end_spell, expire, for_rounds, gain, lose, until_own_initiative
from affray.rulesets.acks2.body.damage import holder_of, hurt, leave_count
from affray.rulesets.acks2.magic.aiming import aims, can_be_aimed, caught, nearest_square, why_no_aim, why_no_target
from affray.rulesets.acks2.magic.casting import dispel, is_under, suffers
from affray.rulesets.acks2.model.events import ConditionEnded, EffectEnded, SaveRolled
from affray.rulesets.acks2.model.kinds import WardKind
from affray.rulesets.acks2.model.scenario import AreaEntry, EffectEntry
from affray.rulesets.acks2.model.stats import Budget, Combat, Condition, Ongoing, Ready, Ward
from affray.rulesets.acks2.order.declaring import note_declaration, why_no_declaration
from affray.rulesets.acks2.order.morale import is_pursued
from affray.space.measure import Footprint
from tests.conformance.acks2.ring import (
    DART,
    MEND,
    ORIGIN,
    conditions,
    mage,
    new_round,
    ogre,
    orc,
    play,
    ring,
    saving,
    someone,
    spell,
    status,
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


@pytest.mark.rule("ACKS-COND-1", "ACKS-COND-7", "ACKS-COND-15", "ACKS-MORALE-9", "ACKS-COND-9")
def test_gaining_and_losing_a_condition() -> None:
    fight = ring(someone("v"), orc("a", at=(0, 9), start=["berserk"]), orc("b", at=(3, 9)), numbers="v=5 a=2 b=1")
    v, a, b = (warrior(fight, name) for name in "vab")
    v.defending = a.defending = "v"
    gain(fight.scene, a, Condition("frightened"))
    gain(fight.scene, b, Condition("frightened"))
    assert (conditions(fight, "a"), conditions(fight, "b"), a.harried, b.harried) == (
        {"berserk"}, {"frightened"}, False, True,
    )  # fmt: skip
    gain(fight.scene, v, Condition("prone"))
    assert v.defending == "v"
    gain(fight.scene, v, Condition("paralyzed", until=for_rounds(fight.state, 2)))
    gain(fight.scene, v, Condition("disordered", until=until_own_initiative(fight.state, v)))
    assert (v.defending, a.defending) == ("", "v")
    lose(fight.scene, v, "paralyzed")
    assert [each.what for each in fight.state.timing.lasting] == ["disordered"]
    assert conditions(fight, "v") == {"prone", "disordered"}


@pytest.mark.rule("ACKS-COND-13", "ACKS-DEATH-1", "ACKS-DELAY-5")
def test_whoever_leaves_the_count_frees_those_it_held_and_those_who_waited() -> None:
    fight = ring(someone("v"), orc("a", at=(0, 9)), orc("b", at=(3, 9)), orc("c", at=(6, 9)), numbers="v=5 a=2 b=1 c=0")
    v, a, b, c = (warrior(fight, name) for name in "vabc")
    for held, by in ((b, "a"), (c, "v")):
        gain(fight.scene, held, Condition("wrestled", by))
        held.wait_for = by
    assert (holder_of(b), holder_of(v)) == ("a", "")
    a.casting, a.defending, a.wait_for, a.declared, a.first_ready = True, "b", "v", "retreat", True
    leave_count(fight.scene, a, "unconscious")
    assert (conditions(fight, "b"), conditions(fight, "c")) == (set(), {"wrestled"})
    assert (b.wait_for, c.wait_for) == ("", "v")
    assert (a.casting, a.defending, a.wait_for, a.declared, a.first_ready) == (False, "", "", "", False)
    assert (a.segment, a.status, a.ahead) == ("lost", "unconscious", 0)
    v.segment = "done"
    leave_count(fight.scene, v, "surrendered")
    assert (v.segment, bool(v.ahead)) == ("done", True)


@pytest.mark.rule("ACKS-COND-9")
@pytest.mark.parametrize(
    ("stood", "ends_on", "pursued"),
    [((0, 9), "", False), ((0, 12), "", True), ((0, 8), "", False), ((0, 9), "save", True), (None, "", False)],
)
def test_who_comes_nearer_pursues(stood: tuple[int, int] | None, ends_on: str, pursued: bool) -> None:
    fight = ring(someone("v"), orc("a", at=(0, 9)), numbers="v=5 a=2")
    body = warrior(fight, "v")
    gain(fight.scene, body, Condition("frightened", ends_on=ends_on))
    gain(fight.scene, body, Condition("prone", ends_on="save"))
    body.harried = False
    warrior(fight, "a").stood = None if stood is None else Footprint(stood[0] + ORIGIN[0], stood[1] + ORIGIN[1])
    assert is_pursued(fight.state, body) is pursued
    body.harried = True
    assert is_pursued(fight.state, body)


@pytest.mark.rule("ACKS-SPELL-10")
def test_only_those_who_are_there_suffer() -> None:
    fight = cursed()
    body = warrior(fight, "v")
    pain = body.ongoing[0]
    assert suffers(body, pain)
    assert not suffers(warrior(fight, "a"), pain)
    body.status = "dead"
    assert not suffers(body, pain)


# -- aiming ----------------------------------------------------------------------------------------
def caster(known: Any, *others: Any, **described: Any) -> Fight[Combat]:
    everybody = [mage("m", spells=[known]), *others]
    numbers = " ".join(f"{each.id}={9 - place}" for place, each in enumerate(everybody))
    return ring(*everybody, numbers=numbers, **described)


def area(shape: Any, feet: int, range_ft: Any = 50, affects: Any = "all") -> Any:
    fire = EffectEntry(kind="damage", dice="2d6", type="fire")
    return spell("ball", fire, area=AreaEntry(shape=shape, size_ft=feet, affects=affects), range_ft=range_ft)


@pytest.mark.rule("ACKS-SPELL-5")
@pytest.mark.parametrize(
    ("known", "spot", "codes"),
    [
        (area("burst", 10), (0, 10), []), (area("burst", 10), (0, 11), ["range"]), (area("burst", 10),
        (0, -1), ["sight"]),
        (area("burst", 10), (0, 0), []), (area("burst", 10), (40, 0), ["area"]), (area("cone", 10), (0, 20), []),
        (area("cone", 10), (0, 0), ["direction"]), (area("line", 10), (0, -3), ["sight"]),
        (area("burst", 10, "touch"), (0, 1), []), (area("burst", 10, "touch"), (0, 2), ["range"]),
        (area("burst", 10, "self"), (0, 1), ["range"]), (area("burst", 10), (3, 3), ["sight"]),
    ],
)  # fmt: skip
def test_where_an_area_may_be_put(known: Any, spot: tuple[int, int], codes: list[str]) -> None:
    fight = caster(known, orc("o", at=(0, 9)), walls=[(2, 2)])
    body = warrior(fight, "m")
    there = (spot[0] + ORIGIN[0], spot[1] + ORIGIN[1])
    found = list(why_no_aim(fight.state, body, body.card.spells["ball"], there))
    assert [dict(each.facts)["code"] for each in found] == codes
    assert set(rules_of(found)) <= {"ACKS-SPELL-5"}
    body.marks |= 1 << 12  # blinded
    if spot != (0, 0) and not codes:
        assert list(why_no_aim(fight.state, body, body.card.spells["ball"], there))


@pytest.mark.rule("ACKS-SPELL-5")
def test_an_area_is_aimed_at_opponents_first_and_at_every_square_once() -> None:
    fight = caster(area("burst", 10, 15), orc("o", at=(0, 2)), orc("p", at=(0, 9)), someone("f", at=(2, 0)))
    body = warrior(fight, "m")
    found = list(aims(fight.state, body, body.card.spells["ball"]))
    assert found[:3] == [(30, 32), (30, 30), (32, 30)]
    assert len(found) == len(set(found))
    assert all(y >= ORIGIN[1] for _, y in found)
    assert can_be_aimed(fight.state, body, body.card.spells["ball"])


@pytest.mark.rule("ACKS-SPELL-5")
@pytest.mark.parametrize(
    ("shape", "affects", "names"),
    [
        ("burst", "all", ["m", "o", "f"]), ("burst", "others", ["o", "f"]), ("burst", "opponents", ["o"]),
        ("burst", "allies", ["m", "f"]), ("line", "all", ["o", "f"]), ("line", "opponents", ["o"]),
        ("cone", "allies", ["f"]),
    ],
)  # fmt: skip
def test_whom_an_area_affects(shape: str, affects: str, names: list[str]) -> None:
    others = [orc("o", at=(0, 2), start=["hidden"]), someone("f", at=(0, 1)), orc("x", at=(0, -9)), orc("d", at=(0, 2))]
    fight = ring(
        mage("m", spells=[area(shape, 15, 50, affects)]), *others[:3], numbers="m=5 o=1 f=0 x=0"
    )  # fmt: skip
    body = warrior(fight, "m")
    at = (30, 31)
    assert [each.id for each in caught(fight.state, body, body.card.spells["ball"], at)] == names
    warrior(fight, "o").status = "dead"
    assert "o" not in [each.id for each in caught(fight.state, body, body.card.spells["ball"], at)]


@pytest.mark.rule("ACKS-SPELL-5")
@pytest.mark.parametrize(
    ("to", "own"), [((0, 0), (10, 10)), ((20, 20), (12, 13)), ((0, 20), (10, 13)), ((13, 10), (12, 10)), ((11, 0),
    (11, 10))]
)  # fmt: skip
def test_the_nearest_square_of_a_body(to: tuple[int, int], own: tuple[int, int]) -> None:
    assert nearest_square(Footprint(10, 10, 3, 4), Footprint(*to)) == own


@pytest.mark.rule("ACKS-SPELL-5", "ACKS-SPELL-6")
@pytest.mark.parametrize(
    ("range_ft", "target", "codes"),
    [
        (50, "far", []), (45, "far", ["range"]), ("touch", "near", []), ("touch", "far", ["range"]),
        ("self", "near", ["self"]), ("self", "m", []), (50, "m", []), (50, "back", ["sight"]), (50, "dead", ["gone"]),
        (50, "down", []), ("touch", "m", []),
    ],
)  # fmt: skip
def test_whom_a_spell_may_be_cast_on(range_ft: Any, target: str, codes: list[str]) -> None:
    known = spell("word", EffectEntry(kind="heal", dice="1d6"), range_ft=range_ft)
    spots = {"far": (0, 10), "near": (0, 1), "back": (0, -2), "dead": (0, 3), "down": (0, 4)}
    fight = caster(known, *(orc(name, at=at) for name, at in spots.items()))
    warrior(fight, "dead").status, warrior(fight, "down").status = "dead", "unconscious"
    body = warrior(fight, "m")
    found = list(why_no_target(fight.state, body, body.card.spells["word"], warrior(fight, target)))
    assert [dict(each.facts)["code"] for each in found] == codes


@pytest.mark.rule("ACKS-ACT-8", "ACKS-SAVE-4", "ACKS-COND-11", "ACKS-COND-17", "ACKS-SAVE-1")
@pytest.mark.parametrize(
    ("target", "more"),
    [
        ({}, 0), ({"shield": True, "defending": "o"}, 2), ({"shield": True}, 0), ({"defending": "o"}, 0),
        ({"start": ["faltering"]}, -2), ({"wil_mod": 2}, 2), ({"start": ["blessed"]}, 1), ({"start": ["shaken"]}, -1),
    ],
)  # fmt: skip
def test_what_is_added_to_a_save_against_a_blast_of_fear(target: dict[str, Any], more: int) -> None:
    fear = EffectEntry(kind="condition", condition="cowering", duration_rounds=1)
    howl = spell("howl", fear, save=saving("blast"))
    fight = ring(mage("m", spells=[howl]), orc("o", at=(0, 3), saves={"blast": 18}, **target), round=2)
    new_round(fight, "m=6 o=1", m="cast howl")
    play(fight, "m: cast", "m: target o", "o d20 5")
    assert last(fight, SaveRolled).total.total == 5 + more


@pytest.mark.rule("ACKS-COND-17")
def test_blessing_helps_only_against_fear() -> None:
    hold = spell("hold", EffectEntry(kind="condition", condition="paralyzed", duration_rounds=1), save=saving("spells"))
    fight = ring(mage("m", spells=[hold]), orc("o", at=(0, 3), start=["blessed"]), round=2)
    new_round(fight, "m=6 o=1", m="cast hold")
    play(fight, "m: cast", "m: target o", "o d20 5")
    assert last(fight, SaveRolled).total.total == 5


# -- what a segment still allows -------------------------------------------------------------------
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
    assert (status(cursed(), "v"), DART.castings) == ("active", 2)


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


@pytest.mark.rule("ACKS-DECL-5", "ACKS-DECL-8", "ACKS-FIRST-21", "ACKS-ACT-8")
def test_declarations_have_their_time_and_end_first_round_readiness() -> None:
    fight = ring(mage("h", spells=[DART]), orc("o", at=(0, 9)), numbers="h=5 o=1")
    body = warrior(fight, "h")
    assert rules_of(why_no_declaration(fight.state, body, "cast", {"spell": "dart"})) == ["ACKS-DECL-5"]
    body.first_ready, body.defending = True, "h"
    body.ready = ready = Ready("attack", "sword", "moves", (), (), 1)
    note_declaration(fight.scene, body, Pick("h", "cast", {"spell": "dart"}))
    assert (body.declared, body.first_ready, body.lost_first, body.defending) == ("dart", False, "ACKS-FIRST-21", "")
    assert body.ready == ready
    body.defending = "h"
    note_declaration(fight.scene, body, Pick("h", "retreat", {}))
    assert (body.declared, body.defending) == ("retreat", "h")


@pytest.mark.rule("ACKS-DEATH-9")
def test_healed_to_nothing_one_does_not_come_to() -> None:
    fight = ring(mage("m", spells=[MEND]), someone("v", at=(0, 1), hp_max=20), orc("o", at=(20, 20)), round=4)
    fight.decree("hp v =-3")
    warrior(fight, "v").treated = True
    new_round(fight, "m=5 o=1", m="cast mend")
    play(fight, "m: cast", "m: target v", "m d6 2")
    assert (warrior(fight, "v").hp, status(fight, "v")) == (0, "unconscious")
