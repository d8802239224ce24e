"""Everything that can be readied, and what cannot."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.model.events import AttackResolved
from affray.rulesets.acks2.model.scenario import EffectEntry
from affray.rulesets.acks2.model.stats import Combat, Ready
from tests.conformance.acks2.ring import (
    BOW,
    CLUB,
    DART,
    SHORT_SWORD,
    SPEAR,
    SWORD,
    allowed,
    archer,
    at,
    barred,
    conditions,
    hp,
    mage,
    orc,
    placed,
    play,
    readied,
    refused,
    ring,
    someone,
    spear,
    spell,
    struck,
    warrior,
)
from tests.conformance.harness import answer, asked, left_out, told

COMBAT = ("attack", "march", "defend", "escape", "hide", "stand_up", "take_cover", "treat_injury", "spell_like_ability",
          "in_lieu_of_attack", "maneuver", "coup_de_grace", "hold_damage")  # fmt: skip
MOVEMENT = ("march", "remain_stationary", "sneak", "stand_up", "take_cover", "withdraw", "crawl", "in_lieu_of_movement",
            "draw", "pick_up", "shield", "grab")  # fmt: skip
NEITHER = ("cast", "charge", "run", "running_sneak", "retreat", "don_or_remove_armor", "ready", "mode", "drop_and_draw")


def before_an_orc(
    action: str, *more: Any, trigger: str = "moves", orc_at: tuple[int, int] = (0, 3), **fields: Any
) -> Fight[Combat]:
    """Somebody readies an action; then the orc marches one square nearer and ends its segment."""
    numbers = "g=6 orc=5 " + " ".join(f"{each.id}=0" for each in more)
    fight = ring(someone("g", **fields), orc("orc", at=orc_at), *more, numbers=numbers)
    play(fight, f"g: ready trigger {trigger} action {action}")
    x, y = orc_at
    return play(fight, f"orc: march {x},{y - 1} facing S", "orc: pass")


@pytest.mark.rule("ACKS-READY-1")
@pytest.mark.parametrize("action", dict.fromkeys([*COMBAT, *MOVEMENT]))
def test_every_combat_and_movement_action_may_be_readied(action: str) -> None:
    fight = ring(someone("g"), orc("orc", at=(0, 9)), numbers="g=6 orc=5")
    assert allowed(fight, f"g: ready trigger moves action {action}")


@pytest.mark.rule("ACKS-READY-1")
@pytest.mark.parametrize("action", NEITHER)
def test_full_round_and_free_actions_may_not(action: str) -> None:
    fight = ring(someone("g"), orc("orc", at=(0, 9)), numbers="g=6 orc=5")
    assert refused(fight, f"g: ready trigger moves action {action}") == ["ACKS-READY-1"]


@pytest.mark.rule("ACKS-READY-1", "ACKS-MANEUV-1")
def test_a_readied_maneuver_is_made_on_who_triggers_it() -> None:
    fight = before_an_orc("maneuver", trigger="comes_into_reach", orc_at=(0, 2))
    assert asked(fight) == ["g interrupt"]
    play(fight, "g: respond kind knock_down", "g d20 19 | g d6 1 | orc d20 2")
    assert (struck(fight)[0], "prone" in conditions(fight, "orc")) == (15, True)


@pytest.mark.rule("ACKS-READY-1", "ACKS-SPELL-7")
def test_a_spell_like_ability_may_be_readied_and_a_spell_may_not() -> None:
    spark = spell("spark", EffectEntry(kind="damage", dice="1d6"), casting="spell_like")
    fight = ring(mage("g", abilities=[spark], spells=[DART]), orc("orc", at=(0, 9)), numbers="g=6 orc=5")
    assert refused(fight, "g: ready trigger moves action cast") == ["ACKS-READY-1"]
    play(fight, "g: ready trigger moves action spell_like_ability", "orc: march 0,8", "orc: pass")
    play(fight, "g: respond spark", "g: target orc", "g d6 4")
    assert (hp(fight, "orc"), warrior(fight, "g").ready) == (2, None)


@pytest.mark.rule("ACKS-READY-1", "ACKS-ACT-6")
def test_drawing_a_weapon_may_be_readied() -> None:
    fight = play(before_an_orc("draw", inventory=[SHORT_SWORD]), "g: respond short_sword")
    assert warrior(fight, "g").hand == ["short_sword"]


@pytest.mark.rule("ACKS-READY-1", "ACKS-MOVE-14")
def test_taking_cover_and_standing_up_may_be_readied() -> None:
    down = play(before_an_orc("take_cover"), "g: respond")
    assert "prone" in conditions(down, "g")
    up = play(before_an_orc("stand_up", start=["prone"]), "g: respond")
    assert "prone" not in conditions(up, "g")


@pytest.mark.rule("ACKS-READY-1", "ACKS-FACE-5")
def test_a_turn_may_be_readied() -> None:
    fight = play(before_an_orc("remain_stationary"), "g: respond facing SE")
    assert warrior(fight, "g").facing.name == "SE"


@pytest.mark.rule("ACKS-READY-14")
def test_what_is_not_legal_at_its_moment_is_not_offered_and_stays_readied() -> None:
    fight = before_an_orc("stand_up", orc("x", at=(9, 9)))
    assert "ACKS-READY-14" in left_out(fight, "g", "interrupt")
    assert "ACKS-MOVE-8" in left_out(fight, "g", "interrupt")
    assert (asked(fight), warrior(fight, "g").ready is not None) == (["x segment"], True)


@pytest.mark.rule("ACKS-READY-5")
def test_a_readied_action_costs_nothing_of_the_own_segment() -> None:
    state = {"ready": Ready("march", "sword", "moves", (), (), 1)}
    fight = ring(someone("g", **state), orc("orc", at=(0, 9)), numbers="orc=5 g=1")
    play(fight, "orc: march 0,8", "orc: pass", "g: respond 1,0 2,0")
    assert asked(fight) == ["g segment"]
    play(fight, "g: march 3,0", "g: march 4,0")
    assert at(fight, "g") == (4, 0)


@pytest.mark.rule("ACKS-READY-16")
def test_a_readied_march_sets_no_other_readied_action_off() -> None:
    """Not even where it leads out of the view of somebody who waits for a movement."""
    state = {"ready": Ready("march", "sword", "moves", (), (), 1)}
    ally = archer("bow", at=(0, -5), side="orcs", facing="E", **readied("bow", "moves"))
    fight = ring(someone("g", at=(1, 0), **state), orc("orc", at=(0, 9)), ally, numbers="orc=5 g=2 bow=1")
    play(fight, "orc: march 0,8", "orc: pass", "g: respond 0,0 -1,0")
    assert (asked(fight), at(fight, "g"), fight.state.triggered) == (["g segment"], (-1, 0), [])


@pytest.mark.rule("ACKS-READY-1", "ACKS-ATK-4")
def test_a_creature_with_an_attack_sequence_readies_all_of_it() -> None:
    fight = before_an_orc("attack", trigger="comes_into_reach", orc_at=(0, 2), attacks=[SWORD, CLUB])
    play(fight, "g: respond", "g d20 1 | g d20 1")
    assert [each.weapon for each in told(fight, AttackResolved)] == ["sword", "club"]
    named = before_an_orc("attack with club", trigger="comes_into_reach", orc_at=(0, 2), attacks=[SWORD, CLUB])
    play(named, "g: respond", "g d20 1")
    assert [each.weapon for each in told(named, AttackResolved)] == ["club"]


@pytest.mark.rule("ACKS-READY-1", "ACKS-RANGED-10")
def test_a_thrown_weapon_may_be_readied() -> None:
    fight = ring(spear("g"), orc("orc", at=(0, 9)), orc("x", at=(15, 15)), numbers="g=6 orc=5 x=0")
    play(fight, "g: mode spear", "g: ready trigger moves action attack with spear", "orc: march 0,5", "orc: pass")
    play(fight, "g: respond", "g d20 19 | g d6 3")
    assert (hp(fight, "orc"), warrior(fight, "g").hand) == (2, [])
    assert SPEAR.id in [each.weapon.id for each in fight.state.lying]


@pytest.mark.rule("ACKS-READY-9", "ACKS-TIE-2")
def test_of_readied_ones_with_the_same_number_their_side_chooses_who_is_first() -> None:
    fight = ring(
        someone("a", at=(0, 0), **readied("sword", "comes_into_reach")),
        someone("b", at=(1, 0), **readied("sword", "comes_into_reach")),
        orc("orc", at=(0, 5), hp_max=20),
        numbers="orc=6 a=3 b=3",
    )
    play(fight, "orc: march 0,4 0,3 0,2 0,1 facing S", "orc: attack a with sword")
    assert asked(fight) == ["heroes order"]
    play(fight, "heroes: order b,a")
    assert asked(fight) == ["b interrupt"]
    play(fight, "b: respond", "b d20 1")
    assert asked(fight) == ["a interrupt"]


@pytest.mark.rule("ACKS-READY-20")
def test_who_comes_into_view_again_on_the_same_way_comes_into_view() -> None:
    fight = ring(
        archer("g", at=(0, 0), **readied("bow", "comes_into_view")),
        orc("orc", at=(-1, 4)),
        walls=[(0, 2)],
        numbers="orc=5 g=1",
    )
    assert not allowed(fight, "orc: attack g")
    answer(fight, placed("orc: march 0,4 1,4 2,4"))
    play(fight, "orc: pass")
    assert asked(fight) == ["g interrupt"]


@pytest.mark.rule("ACKS-DELAY-19")
def test_delaying_ends_a_readied_action() -> None:
    fight = ring(
        archer("g", attacks=[BOW], **readied("bow", "moves")), orc("orc", at=(0, 9)), numbers="g=5 orc=3"
    )  # fmt: skip
    play(fight, "g: delay", "g: keep", "g: keep")
    assert barred(fight, "g", "respond") == ["ACKS-DELAY-19"]
