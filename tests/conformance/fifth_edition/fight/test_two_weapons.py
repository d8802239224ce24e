"""Two-weapon fighting."""

from __future__ import annotations

import pytest

from affray.rulesets.fifth_edition.model.events import Damaged
from affray.rulesets.fifth_edition.model.scenario import MultiattackEntry
from tests.conformance.fifth_edition.arena import (
    LONGSWORD,
    SHORTSWORD_A,
    SHORTSWORD_B,
    arena,
    bru,
    budget,
    decree,
    fig,
    fighter,
    hp,
    pass_to,
    rai,
    rog,
    rolled,
    weapon,
)
from tests.conformance.harness import allowed, codes, play, refused, told


@pytest.mark.scenario("E5-EX-57")
@pytest.mark.rule("E5-TWF-1", "E5-TWF-2", "E5-TWF-5")
def test_two_weapon_fighting() -> None:
    fight = arena(rog(at=(2, 2)), rai(at=(3, 2)))
    play(fight, "ROG: attack RAI with shortsword_a", "ROG d20 12 | ROG d6 2")
    assert hp(fight, "RAI") == 2
    play(fight, "ROG: offhand RAI with shortsword_b", "ROG d20 11 | ROG d6 2", "ROG: kill")
    assert (rolled(fight), fighter(fight, "RAI").dead, budget(fight, "ROG")) == ((1, 16), True, "ur")


def dagger(letter: str) -> object:
    return weapon(
        f"dagger_{letter}", "1d4", "piercing", "light", "finesse", "thrown", mode="melee_or_thrown", range_ft=[20, 60]
    )


@pytest.mark.scenario("E5-EX-58")
@pytest.mark.rule("E5-TWF-3", "E5-TWF-4", "E5-TWF-6", "E5-WPN-3", "E5-ATK-21")
def test_a_negative_modifier_and_throwing() -> None:
    youth = rog("YOU", at=(2, 2), ability_scores={"str": 8, "dex": 8}, attacks=[dagger("a"), dagger("b")],
                starts_holding=["dagger_a", "dagger_b"])  # fmt: skip
    fight = arena(youth, rai(at=(6, 2)))
    play(fight, "YOU: attack RAI with dagger_a throw yes", "YOU d20 13 | YOU d4 3")
    assert (rolled(fight), hp(fight, "RAI")) == ((1, 14), 5)
    play(fight, "YOU: offhand RAI with dagger_b throw yes", "YOU d20 15 | YOU d4 2")
    assert (rolled(fight), hp(fight, "RAI"), fighter(fight, "YOU").held) == ((1, 16), 4, [])
    assert [(each.item, each.x, each.y) for each in fight.state.lying] == [
        ("YOU.dagger_a", 6, 2), ("YOU.dagger_b", 6, 2),
    ]  # fmt: skip


@pytest.mark.scenario("E5-EX-59")
@pytest.mark.rule("E5-TWF-5", "E5-TWF-6", "E5-TWF-7")
def test_refused_bonus_attacks() -> None:
    arms = {"attacks": [SHORTSWORD_A, SHORTSWORD_B, LONGSWORD], "attacks_per_action": 2}
    fight = arena(rog(at=(2, 2), starts_holding=["shortsword_a", "shortsword_b"], **arms), rai(at=(3, 2), hp_max=50))
    assert codes(fight, "ROG: offhand RAI with shortsword_b")["no_attack_action"] == ["E5-TWF-5"]
    play(fight, "ROG: attack RAI with shortsword_a", "ROG d20 2")
    assert codes(fight, "ROG: offhand RAI with shortsword_a")["same_weapon"] == ["E5-TWF-6"]
    assert allowed(fight, "ROG: offhand RAI with shortsword_b")
    long = rog(at=(2, 2), starts_holding=["longsword", "shortsword_b"], **arms)
    fight = play(arena(long, rai(at=(3, 2), hp_max=50)), "ROG: attack RAI with longsword", "ROG d20 2")
    assert set(codes(fight, "ROG: offhand RAI with shortsword_b")["not_light"]) <= {"E5-TWF-1", "E5-TWF-7"}
    fight = arena(rog(at=(2, 2)), rai(at=(3, 2), hp_max=50))
    play(
        fight,
        "ROG: ready turn starts who RAI response attack with shortsword_a",
        "ROG: end",
        "ROG: respond RAI",
        "ROG d20 2",
    )
    assert "not_your_turn" in codes(fight, "ROG: offhand RAI with shortsword_b")


@pytest.mark.rule("E5-TWF-5")
def test_only_one_bonus_attack() -> None:
    fight = arena(rog(at=(2, 2)), bru(at=(3, 2)))
    play(fight, "ROG: attack BRU with shortsword_a", "ROG d20 2", "ROG: offhand BRU with shortsword_b", "ROG d20 2")
    assert codes(fight, "ROG: offhand BRU with shortsword_b")["bonus_spent"] == ["E5-TURN-5"]


@pytest.mark.rule("E5-TWF-7")
def test_unarmed_strikes_shoves_and_multiattack_give_no_bonus_attack() -> None:
    fight = play(arena(rog(at=(2, 2)), bru(at=(3, 2))), "ROG: attack BRU with unarmed", "ROG d20 2")
    assert "E5-TWF-7" in refused(fight, "ROG: offhand BRU with shortsword_b")
    many = rog(at=(2, 2), multiattack=[MultiattackEntry(attack="shortsword_a")])
    fight = play(arena(many, bru(at=(3, 2))), "ROG: multiattack BRU with shortsword_a", "ROG d20 2")
    assert codes(fight, "ROG: offhand BRU with shortsword_b")["no_attack_action"]


@pytest.mark.rule("E5-TWF-8")
def test_the_modifier_is_taken_out_of_a_printed_bonus() -> None:
    printed = weapon("hook", "1d6", "piercing", "light", "finesse", bonus=4, attack_bonus=5)
    armed = rog(at=(2, 2), attacks=[SHORTSWORD_A, printed], starts_holding=["shortsword_a", "hook"])
    fight = play(arena(armed, bru(at=(3, 2))), "ROG: attack BRU with shortsword_a", "ROG d20 2")
    play(fight, "ROG: offhand BRU with hook", "ROG d20 15 | ROG d6 5")
    assert hp(fight, "BRU") == 53


@pytest.mark.rule("E5-WPN-13")
def test_copies_of_a_thrown_weapon() -> None:
    axe = weapon("axe", "1d6", "slashing", "light", "thrown", mode="melee_or_thrown", range_ft=[20, 60], ammo=3)
    fight = arena(fig(at=(2, 2), attacks=[axe], starts_holding=["axe", "axe"]), bru(at=(5, 2)))
    play(fight, "FIG: attack BRU with axe throw yes", "FIG d20 2")
    assert (fighter(fight, "FIG").held, fighter(fight, "FIG").stowed) == (["axe"], {"axe": 1})
    play(fight, "FIG: offhand BRU with axe throw yes", "FIG d20 2", "FIG: draw axe")
    assert (fighter(fight, "FIG").held, fighter(fight, "FIG").stowed) == (["axe"], {})
    pass_to(fight, "FIG")
    play(fight, "FIG: attack BRU with axe throw yes", "FIG d20 2")
    assert fighter(fight, "FIG").held == []
    assert "E5-WPN-12" not in str(codes(fight, "FIG: offhand BRU with axe throw yes"))


@pytest.mark.rule("E5-WPN-12")
def test_light_alone_changes_nothing() -> None:
    fight = arena(rog(at=(2, 2)), bru(at=(3, 2)))
    play(fight, "ROG: attack BRU with shortsword_a", "ROG d20 12 | ROG d6 4")
    assert (rolled(fight), hp(fight, "BRU")) == ((1, 17), 52)


@pytest.mark.rule("E5-TWF-2", "E5-TWF-3")
def test_weak_arm_offhand_keeps_the_negative_modifier() -> None:
    clubs = [weapon("club_a", "1d4", "bludgeoning", "light"), weapon("club_b", "1d4", "bludgeoning", "light")]
    fight = arena(rai(at=(2, 2), attacks=clubs, starts_holding=["club_a", "club_b"]), bru(at=(3, 2), side="heroes"))
    play(
        fight,
        "RAI: attack BRU with club_a",
        "RAI d20 15 | RAI d4 3",
        "RAI: offhand BRU with club_b",
        "RAI d20 15 | RAI d4 1",
    )
    assert [each.damage.total for each in told(fight, Damaged)] == [2, 0]


@pytest.mark.rule("E5-TWF-5")
def test_only_a_shove_gives_no_second_weapon() -> None:
    fight = arena(rog(at=(2, 2)), bru(at=(3, 2)))
    play(fight, "ROG: shove BRU", "BRU: athletics", "ROG d20 2 | BRU d20 15")
    assert set(codes(fight, "ROG: offhand BRU with shortsword_b")) <= {"no_attack_action", "not_light"}


@pytest.mark.rule("E5-TWF-6", "E5-WPN-4", "E5-FREE-4")
def test_two_daggers_thrown_and_a_third_drawn_in_between() -> None:
    dagger = weapon(
        "dagger", "1d4", "piercing", "light", "finesse", "thrown", mode="melee_or_thrown", range_ft=[20, 60], ammo=3
    )
    fight = arena(rog(at=(2, 2), attacks=[dagger], starts_holding=["dagger"]), rai(at=(5, 2), hp_max=40))
    play(
        fight,
        "ROG: attack RAI with dagger throw yes",
        "ROG d20 15 | ROG d4 2",
        "ROG: draw dagger",
        "ROG: offhand RAI with dagger throw yes",
        "ROG d20 15 | ROG d4 2",
    )
    assert [each.damage.total for each in told(fight, Damaged)] == [5, 2]


@pytest.mark.rule("E5-TWF-5", "E5-REACT-8")
def test_an_attack_that_was_lost_gives_no_bonus_attack() -> None:
    fight = arena(bru(at=(20, 9)), rog(at=(2, 2)), rai(at=(3, 2)))
    play(fight, "BRU: ready declaration attacks who ROG of RAI response dodge", "BRU: end")
    play(fight, "ROG: attack RAI with shortsword_a")
    decree(fight, "place RAI 9,9")
    play(fight, "BRU: decline")
    decree(fight, "place RAI 3,2")
    assert "E5-TWF-5" in codes(fight, "ROG: offhand RAI with shortsword_b")["no_attack_action"]


@pytest.mark.rule("E5-TWF-1", "E5-TWF-5")
def test_after_attacks_with_both_weapons_either_may_strike_again() -> None:
    arms = {"attacks": [SHORTSWORD_A, SHORTSWORD_B], "attacks_per_action": 2}
    fight = arena(rog(at=(2, 2), **arms), bru(at=(3, 2)))
    play(fight, "ROG: attack BRU with shortsword_a", "ROG d20 2", "ROG: attack BRU with shortsword_b", "ROG d20 2")
    assert allowed(fight, "ROG: offhand BRU with shortsword_a")
    assert allowed(fight, "ROG: offhand BRU with shortsword_b")
