"""Declarations before initiative, casting, and the disruption of spells."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.core.script import Pick, Roll
from affray.rulesets.acks2.model.events import Declared, SpellAbandoned
from affray.rulesets.acks2.model.scenario import EffectEntry, WardEntry
from affray.rulesets.acks2.model.stats import Combat, Ready
from affray.rulesets.acks2.order.declaring import note_declaration, why_no_declaration
from tests.conformance.acks2.ring import (
    DART,
    FLUX,
    MEND,
    allowed,
    archer,
    barred,
    castings,
    conditions,
    declared,
    edges,
    ended,
    hp,
    lost,
    mage,
    new_round,
    orc,
    play,
    refused,
    ring,
    say,
    someone,
    spell,
    struck,
    warrior,
)
from tests.conformance.harness import asked, last, told


def shot_at_a_caster(die: str) -> Fight[Combat]:
    """A mage with two castings has declared a dart; an archer shoots at her before her number."""
    fight = ring(
        mage("m", at=(0, 0), hp_max=9, spells=[DART]),
        archer("x", at=(0, 10), side="orcs", facing="S"),
        declare={"m": "cast dart"},
        numbers="x=4 m=2",
    )
    return play(fight, "x: attack m with bow", die)


@pytest.mark.scenario("ACKS-EX-24")
@pytest.mark.rule("ACKS-DECL-1", "ACKS-SPELL-1", "ACKS-SPELL-3")
def test_damage_disrupts_a_declared_spell() -> None:
    fight = shot_at_a_caster("x d20 19 | x d6 1")
    assert (hp(fight, "m"), castings(fight, "m", "dart"), fight.state.round) == (8, 1, 3)  # nobody was asked on 2
    assert lost(fight) == ["m"]
    cast = play(shot_at_a_caster("x d20 1"), "m: cast", "m: target x", "m d6 3")
    assert (hp(cast, "x"), castings(cast, "m", "dart")) == (3, 1)


@pytest.mark.scenario("ACKS-EX-25")
@pytest.mark.rule("ACKS-DECL-1", "ACKS-DECL-2", "ACKS-DECL-4", "ACKS-DECL-9")
def test_undeclared_actions() -> None:
    fight = ring(
        mage("m", at=(9, 0), spells=[DART]),
        someone("f", at=(0, 0)),
        orc("o", at=(0, 1)),
        someone("e", at=(5, 0), proficiencies=["skirmishing"]),
        orc("p", at=(5, 1)),
        numbers="m=6 f=5 e=4 o=1 p=0",
    )
    assert "ACKS-DECL-4" in refused(fight, "m: cast")
    play(fight, "m: pass")
    assert "ACKS-DECL-4" in refused(fight, "f: withdraw 0,-1 0,-2")
    assert "ACKS-DECL-4" in refused(fight, "f: retreat 0,-1 0,-2")
    play(fight, "f: pass")
    assert allowed(fight, "e: withdraw 5,-1 5,-2")
    assert allowed(fight, "e: retreat 5,-1 5,-2")


@pytest.mark.rule("ACKS-DECL-5")
def test_one_declaration_and_no_change_after_the_dice() -> None:
    fight = ring(mage("m", at=(0, 0), spells=[DART, MEND]), orc("o", at=(0, 1)))
    play(fight, "m: cast dart")
    assert refused(fight, "m: cast mend")
    declared(fight)
    assert warrior(fight, "m").declared == "dart"


@pytest.mark.rule("ACKS-DECL-6")
def test_declarations_are_sealed_until_all_are_made_and_then_public() -> None:
    fight = ring(mage("m", at=(0, 0), spells=[DART]), mage("o", at=(0, 9), side="orcs", spells=[DART]))
    assert asked(fight) == ["m declare", "o declare"]
    play(fight, "m: cast dart")
    assert (asked(fight), told(fight, Declared)) == (["o declare"], [])
    play(fight, "o: none")
    assert [(each.who, each.spell) for each in told(fight, Declared)] == [("m", "dart")]
    assert isinstance(fight.pending, Roll)


@pytest.mark.rule("ACKS-DECL-6")
def test_one_side_may_have_to_declare_first() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1)), declaration_order="judge_first")
    assert asked(fight) == ["o declare"]
    play(fight, "o: withdraw")
    assert (asked(fight), [each.who for each in told(fight, Declared)]) == (["h declare"], ["o"])
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 1)), declaration_order="players_first")
    assert asked(fight) == ["h declare"]


@pytest.mark.rule("ACKS-DECL-7")
def test_a_spell_is_named_and_its_targets_are_chosen_when_it_is_cast() -> None:
    fight = ring(mage("m", at=(0, 0), spells=[DART]), orc("o", at=(0, 9)), orc("p", at=(1, 9)))
    option = fight.pending.option("cast")  # type: ignore[union-attr]
    assert option is not None
    assert list(option.fields) == ["spell"]
    new_round(fight, "m=5 o=1 p=2", m="cast dart")
    play(fight, "m: cast")
    assert asked(fight) == ["m spell_target"]
    assert allowed(fight, "m: target o")
    assert allowed(fight, "m: target p")


@pytest.mark.rule("ACKS-DECL-8")
def test_only_the_engaged_declare_defensive_movement() -> None:
    fight = ring(someone("f", at=(0, 0)), someone("g", at=(9, 0)), orc("o", at=(0, 1)))
    assert "ACKS-DECL-8" in refused(fight, "g: retreat")
    assert "ACKS-DECL-8" in refused(fight, "g: withdraw")
    assert allowed(fight, "f: retreat")
    assert allowed(fight, "f: withdraw")


@pytest.mark.rule("ACKS-DECL-10")
def test_a_scroll_is_declared_and_a_spell_like_ability_is_not() -> None:
    scroll = spell("scroll_dart", EffectEntry(kind="damage", dice="1d6+1"), casting="scroll")
    innate = spell("spark", EffectEntry(kind="damage", dice="1d6"), casting="spell_like")
    fight = ring(mage("m", at=(0, 0), spells=[scroll], abilities=[innate]), orc("o", at=(0, 9)))
    assert allowed(fight, "m: cast scroll_dart")
    assert refused(fight, "m: cast spark")
    new_round(fight, "m=5 o=1")
    assert "ACKS-DECL-4" in refused(fight, "m: cast")
    assert allowed(fight, "m: spell_like_ability spark")


@pytest.mark.rule("ACKS-DECL-11", "ACKS-SPELL-1")
def test_a_caster_does_nothing_else() -> None:
    fight = ring(
        mage("m", at=(0, 0), spells=[DART]), orc("o", at=(0, 9)), declare={"m": "cast dart"}, numbers="m=5 o=1"
    )
    for line in ("march 0,1", "defend", "attack o with sword", "charge o to 0,8", "remain_stationary facing E"):
        assert "ACKS-DECL-11" in refused(fight, f"m: {line}"), line


@pytest.mark.rule("ACKS-DECL-12")
def test_a_declared_withdrawal_is_a_permission() -> None:
    described = {"declare": {"f": "withdraw"}, "numbers": "f=5 o=1"}
    fight = ring(someone("f", at=(0, 0)), orc("o", at=(0, 1)), **described)
    assert allowed(fight, "f: attack o with sword")
    bound = ring(someone("f", at=(0, 0)), orc("o", at=(0, 1)), declaration_binding="binding", **described)
    assert "ACKS-DECL-12" in refused(bound, "f: attack o with sword")
    assert allowed(bound, "f: withdraw 0,-1 0,-2")


@pytest.mark.rule("ACKS-DECL-13")
def test_whose_condition_forbids_it_cannot_declare_it() -> None:
    fight = ring(mage("m", at=(0, 0), spells=[DART], start=["mute"]), orc("o", at=(0, 9)))
    assert "ACKS-DECL-13" in refused(fight, "m: cast dart")


@pytest.mark.rule("ACKS-DECL-14", "ACKS-ROUND-6", "ACKS-ROUND-2")
def test_declarations_and_segments_are_cleared_with_the_round() -> None:
    fight = ring(someone("f", at=(0, 0)), orc("o", at=(0, 1)), declare={"f": "withdraw"}, numbers="f=5 o=1")
    ended(fight)
    assert fight.state.round == 3
    who = warrior(fight, "f")
    assert (who.declared, who.number_called, who.segment, who.cleaves) == ("", False, "pending", 0)
    new_round(fight, "f=5 o=1")
    assert "ACKS-DECL-4" in refused(fight, "f: withdraw 0,-1 0,-2")


@pytest.mark.rule("ACKS-SPELL-5")
def test_a_spell_needs_sight_and_range_when_it_takes_effect() -> None:
    short = spell("dart", EffectEntry(kind="damage", dice="1d6"), range_ft=30)
    fight = ring(
        mage("m", at=(0, 0), spells=[short]),
        orc("near", at=(0, 6)),
        orc("far", at=(0, 7)),
        orc("behind", at=(0, -3)),
        orc("walled", at=(4, 4)),
        walls=[(2, 2), (1, 1), (3, 3)],
        declare={"m": "cast dart"},
        numbers="m=5 near=1 far=1 behind=1 walled=1",
    )
    play(fight, "m: cast")
    assert [each for each in ("near", "far", "behind", "walled") if allowed(fight, f"m: target {each}")] == ["near"]


@pytest.mark.rule("ACKS-SPELL-6")
def test_touching_an_unwilling_target_needs_an_attack_throw_and_a_willing_one_none() -> None:
    grip = spell("grip", EffectEntry(kind="damage", dice="1d6"), range_ft="touch")
    fight = ring(
        mage("m", at=(0, 0), spells=[grip]), orc("o", at=(0, 1)), declare={"m": "cast grip"}, numbers="m=5 o=1"
    )
    play(fight, "m: cast", "m: target o", "m d20 12")
    assert (struck(fight), hp(fight, "o")) == ((12, 13, False), 6)
    healed = ring(
        mage("m", at=(0, 0), spells=[MEND]),
        someone("f", at=(0, 1), hp=2),
        orc("o", at=(0, 9)),
        declare={"m": "cast mend"},
        numbers="m=5 f=2 o=1",
    )
    play(healed, "m: cast", "m: target f", "m d6 3")
    assert hp(healed, "f") == 6


@pytest.mark.rule("ACKS-SPELL-7", "ACKS-ACT-5")
def test_a_spell_like_ability_is_a_combat_action_and_is_not_disrupted() -> None:
    innate = spell("spark", EffectEntry(kind="damage", dice="1d6"), casting="spell_like")
    fight = ring(
        mage("m", at=(0, 0), hp_max=9, abilities=[innate]),
        archer("x", at=(0, 10), side="orcs", facing="S"),
        numbers="x=4 m=2",
    )
    play(
        fight,
        "x: attack m with bow",
        "x d20 19 | x d6 1",
        "m: march 0,1",
        "m: spell_like_ability spark",
        "m: target x",
        "m d6 3",
    )
    assert hp(fight, "x") == 4


@pytest.mark.rule("ACKS-SPELL-8")
def test_damage_ends_concentration() -> None:
    hold = spell("hold", EffectEntry(kind="condition", condition="paralyzed"), concentration=True, range_ft=100)
    fight = ring(
        mage("m", at=(0, 0), hp_max=9, spells=[hold]),
        orc("o", at=(0, 9)),
        archer("x", at=(5, 10), side="orcs", facing="S"),
        declare={"m": "cast hold"},
        numbers="m=6 x=4 o=1",
    )
    play(fight, "m: cast", "m: target o")
    assert ("paralyzed" in conditions(fight, "o"), warrior(fight, "m").concentrating) == (True, "hold")
    play(fight, "x: attack m with bow", "x d20 19 | x d6 1")
    assert ("paralyzed" in conditions(fight, "o"), warrior(fight, "m").concentrating) == (False, "")


@pytest.mark.rule("ACKS-SPELL-9")
def test_a_declared_spell_may_be_abandoned() -> None:
    fight = ring(
        mage("m", at=(0, 0), spells=[DART]), orc("o", at=(0, 9)), declare={"m": "cast dart"}, numbers="m=5 o=1"
    )
    play(fight, "m: abandon_spell")
    assert (castings(fight, "m", "dart"), asked(fight), hp(fight, "o")) == (2, ["o segment"], 6)


@pytest.mark.rule("ACKS-SPELL-12")
def test_a_death_save_negates_the_flux_and_a_later_one_ends_it() -> None:
    def cast(save: str) -> Fight[Combat]:
        fight = ring(
            someone("v", at=(0, 0), hp_max=20, saves={"death": 14}),
            mage("hexer", at=(0, 9), side="orcs", facing="S", spells=[FLUX]),
            declare={"hexer": "cast flux"},
            numbers="hexer=6 v=1",
        )
        return play(fight, "hexer: cast", "hexer: target v", save)

    assert conditions(cast("v d20 14"), "v") == set()
    struck_down = cast("v d20 13 | v d12 5 | v d20 14")
    assert (conditions(struck_down, "v"), hp(struck_down, "v"), asked(struck_down)) == (set(), 15, ["v segment"])


@pytest.mark.rule("ACKS-SPELL-8")
@pytest.mark.parametrize(("path", "keeps"), [("0,-1 0,-2 0,-3 0,-4", True), ("0,-1 0,-2 0,-3 0,-4 0,-5", False)])
def test_moving_more_than_half_the_speed_ends_concentration(path: str, keeps: bool) -> None:
    hold = spell("hold", EffectEntry(kind="condition", condition="paralyzed"), concentration=True, range_ft=100)
    fight = ring(
        mage("m", at=(0, 0), spells=[hold]), orc("o", at=(0, 9)), declare={"m": "cast hold"}, numbers="m=6 o=1"
    )
    play(fight, "m: cast", "m: target o")
    new_round(fight, "m=6 o=1")
    play(fight, f"m: march {path}")
    assert (warrior(fight, "m").concentrating == "hold", "paralyzed" in conditions(fight, "o")) == (keeps, keeps)


@pytest.mark.rule("ACKS-ENGAGE-3", "ACKS-ENGAGE-16")
def test_a_ward_with_a_duration_ends_with_its_last_round() -> None:
    ward = spell("ward", EffectEntry(kind="ward", duration_rounds=2, ward=WardEntry()), range_ft="self")
    fight = ring(
        mage("m", at=(0, 0), spells=[ward]), orc("o", at=(0, 1)), declare={"m": "cast ward"}, numbers="m=6 o=1"
    )
    play(fight, "m: cast")
    assert edges(fight) == set()
    ended(fight)
    new_round(fight, "m=6 o=1")
    assert edges(fight) == set()
    ended(fight)
    assert (fight.state.round, edges(fight)) == (4, {"m>o", "o>m"})


@pytest.mark.rule("ACKS-ACT-8")
def test_declaring_a_spell_ends_a_defence() -> None:
    fight = ring(mage("m", at=(0, 0), hp_max=9, spells=[DART]), orc("o", at=(0, 1)), numbers="m=6 o=1")
    play(fight, "m: defend", "o: pass")
    new_round(fight, "m=1 o=5", m="cast dart")
    play(fight, "o: attack m with sword", "o d20 1")
    assert struck(fight)[1] == 10


@pytest.mark.rule("ACKS-DECL-13")
@pytest.mark.parametrize("condition", ["prone", "restrained", "wrestled", "berserk"])
def test_who_cannot_walk_away_cannot_declare_it(condition: Any) -> None:
    fight = ring(someone("f", at=(0, 0), start=[condition]), orc("o", at=(0, 1)))
    assert "ACKS-DECL-13" in refused(fight, "f: withdraw")
    assert "ACKS-DECL-13" in refused(fight, "f: retreat")


@pytest.mark.rule("ACKS-DECL-13", "ACKS-COND-13")
def test_the_held_cannot_declare_a_spell() -> None:
    fight = ring(mage("m", at=(0, 0), spells=[DART], start=["grabbed"]), orc("o", at=(0, 9)))
    assert {"ACKS-DECL-13", "ACKS-COND-13"} <= {*refused(fight, "m: cast dart")}


@pytest.mark.rule("ACKS-DECL-3", "ACKS-DECL-8")
def test_only_the_engaged_and_the_casters_are_asked() -> None:
    fight = ring(
        someone("f", at=(0, 0)), someone("g", at=(9, 0)), mage("m", at=(12, 0), spells=[DART]), orc("o", at=(0, 1))
    )
    assert asked(fight) == ["f declare", "m declare", "o declare"]
    assert barred(fight, "g", "withdraw") == ["ACKS-DECL-8"]


@pytest.mark.rule("ACKS-DECL-7")
def test_a_spent_spell_cannot_be_declared() -> None:
    spent = spell("bolt", EffectEntry(kind="damage", dice="1d6"), castings=0)
    fight = ring(mage("m", at=(0, 0), spells=[DART, spent]), orc("o", at=(0, 9)))
    assert refused(fight, "m: cast bolt") == ["ACKS-DECL-7"]
    assert allowed(fight, "m: cast dart")


@pytest.mark.rule("ACKS-SPELL-8")
def test_casting_another_spell_ends_concentration() -> None:
    hold = spell("hold", EffectEntry(kind="condition", condition="paralyzed"), concentration=True, range_ft=100)
    fight = ring(
        mage("m", at=(0, 0), spells=[hold, DART]), orc("o", at=(0, 9)), orc("q", at=(5, 9)), numbers="m=6 o=3 q=1",
        declare={"m": "cast hold"},
    )  # fmt: skip
    play(fight, "m: cast", "m: target o", "q: pass")
    assert (warrior(fight, "m").concentrating, conditions(fight, "o")) == ("hold", {"paralyzed"})
    new_round(fight, "m=6 o=3 q=1", m="cast dart")
    play(fight, "m: cast", "m: target q", "m d6 1")
    assert (warrior(fight, "m").concentrating, conditions(fight, "o")) == ("", set())


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


@pytest.mark.rule("ACKS-SPELL-4", "ACKS-SPELL-5", "ACKS-COUNT-10")
def test_a_spell_that_is_due_at_the_end_of_the_round_needs_a_voice_then() -> None:
    def silent(mute: bool) -> Any:
        fight = ring(mage("m", spells=[DART]), orc("o", at=(0, 9)), numbers="m=2 o=1", declare={"m": "cast dart"})
        play(fight, "m: delay")
        while asked(fight) in (["m join"], ["o segment"]):
            if mute and fight.state.count == -2:
                fight.decree("condition m mute on yes")
            say(fight, "m: keep" if asked(fight) == ["m join"] else "o: pass")
        return fight

    fight = silent(True)
    event = last(fight, SpellAbandoned)
    assert (event.who, event.spell, event.rules) == ("m", "dart", ("ACKS-SPELL-5",))
    fight = silent(False)
    assert asked(fight) == ["m spell_target"]


@pytest.mark.rule("ACKS-SPELL-4", "ACKS-COUNT-10")
def test_a_late_spell_is_no_longer_declared() -> None:
    known: Any = {"declare": {"m": "cast dart"}, "unacted_spell": "lost"}
    fight = ring(mage("m", spells=[DART]), orc("o", at=(0, 9)), numbers="m=2 o=1", **known)
    play(fight, "m: delay")
    while asked(fight) in (["m join"], ["o segment"]):
        say(fight, "m: keep" if asked(fight) == ["m join"] else "o: pass")
    assert (warrior(fight, "m").castings, fight.state.round) == ({"dart": 2}, 3)


@pytest.mark.rule("ACKS-DECL-11", "ACKS-DECL-7")
def test_the_spell_may_be_named_again_when_it_is_cast() -> None:
    other = spell("spark", EffectEntry(kind="damage", dice="1d4"))
    fight = ring(mage("m", spells=[DART, other]), orc("o", at=(0, 6)), numbers="m=5 o=3", declare={"m": "cast dart"})
    assert refused(fight, "m: cast spark") == ["ACKS-DECL-11"]
    assert refused(fight, "m: cast wish") == ["ACKS-DECL-7"]
    play(fight, "m: cast dart")
    assert asked(fight) == ["m spell_target"]
