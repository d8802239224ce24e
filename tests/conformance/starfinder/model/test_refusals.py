"""The refusal table: every row reports its rule, and of two failed tests the upper one first (SF-GEN-11)."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.starfinder.model.catalogue import REFUSALS
from affray.rulesets.starfinder.model.scenario import EffectEntry, SpellsEntry
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import play, refused
from tests.conformance.starfinder.boarding import (
    DAGGER,
    LANCE,
    LASER,
    PIKE,
    SWORD,
    ability,
    ada,
    barred,
    boarding,
    bor,
    cyn,
    decree,
    del_,
    door,
    put,
    rat,
    rubble,
    spell,
    thing,
    wall,
)


def duel(*terrain: Any, at: tuple[int, int] = (3, 2), options: Any = None, **adas: Any) -> Fight[Combat]:
    """ADA at (2, 2), whose turn it is, against BOR."""
    return boarding(ada(at=(2, 2), **adas), bor(at=at), terrain=terrain, **(options or {}))


def first(fight: Fight[Combat], line: str, count: int = 1) -> list[str]:
    """The first rules that are reported, each once."""
    return list(dict.fromkeys(refused(fight, line)))[:count]


@pytest.mark.rule("SF-GEN-11")
def test_the_table_knows_every_rule_of_the_game_and_no_other() -> None:
    text = files("affray.rulesets.starfinder").joinpath("rules.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^(?:- \*\*|\| )(SF-[A-Z]+-\d+)(?:\*\*| \|)", text, re.MULTILINE)) == set(REFUSALS.rules)


@pytest.mark.rule("SF-GEN-11")
@pytest.mark.parametrize(
    ("condition", "rule"),
    [("stunned", "SF-COND-17"), ("dazed", "SF-COND-18"), ("cowering", "SF-COND-18"), ("paralyzed", "SF-COND-15"),
     ("nauseated", "SF-COND-19")],
)  # fmt: skip
def test_any_action(condition: str, rule: str) -> None:
    fight = duel(conditions=[condition])
    assert first(fight, "ADA: attack BOR with unarmed") == [rule]
    assert first(fight, "ADA: run 2,9") == [rule]
    assert first(fight, "ADA: total_defense") == [rule]


@pytest.mark.rule("SF-GEN-11")
def test_the_unconscious_are_told_so_before_anything_else() -> None:
    fight = boarding(bor(at=(3, 2)), ada(at=(2, 2), hp=0, sp=0, conditions=["unconscious", "stunned"]), cyn(at=(20, 2)))
    for do in ("attack", "attack_of_opportunity", "react"):
        assert barred(fight, "ADA", do)[0] == "SF-DEATH-4", do


@pytest.mark.rule("SF-GEN-11")
def test_the_nauseated_have_one_move_action() -> None:
    fight = duel(conditions=["nauseated"], at=(20, 2))
    assert first(fight, "ADA: drop_prone") == ["SF-COND-19"]
    play(fight, "ADA: move 2,3")
    assert first(fight, "ADA: move 2,4") == ["SF-COND-19"]


@pytest.mark.rule("SF-GEN-11")
def test_reactions() -> None:
    fight = boarding(
        bor(at=(3, 2)), ada(at=(2, 2), has_acted=False, reaction_available=False, conditions=["flat_footed"])
    )
    assert barred(fight, "ADA", "react") == ["SF-REACT-2", "SF-REACT-3", "SF-REACT-9"]
    assert barred(fight, "ADA", "attack_of_opportunity") == ["SF-REACT-2", "SF-REACT-3", "SF-AOO-12"]
    guarded = boarding(ada(at=(2, 2)), bor(at=(3, 2)))
    play(guarded, "ADA: total_defense", "ADA: end")
    decree(guarded, "condition ADA staggered")
    assert barred(guarded, "ADA", "attack_of_opportunity") == ["SF-TDEF-3", "SF-AOO-12"]


@pytest.mark.rule("SF-GEN-11")
def test_what_pays_comes_before_what_is_wrong_with_the_attack() -> None:
    fight = play(duel(items=[put(DAGGER, "accessible")]), "ADA: total_defense")
    assert first(fight, "ADA: attack BOR with dagger", 2) == ["SF-ACT-5", "SF-ATK-17"]
    assert first(fight, "ADA: full_attack BOR with dagger", 2) == ["SF-ACT-8", "SF-ATK-17"]
    slow = play(duel(conditions=["staggered"]), "ADA: total_defense")
    assert first(slow, "ADA: sheathe dagger", 2) == ["SF-COND-16", "SF-ACT-5"]


@pytest.mark.rule("SF-GEN-11")
def test_abilities() -> None:
    roar = ability("roar", uses=0, effect=EffectEntry(condition="shaken"), range_ft=30)
    fight = duel(abilities=[roar])
    assert first(fight, "ADA: use_ability roar as swift", 2) == ["SF-ABIL-2", "SF-ABIL-6"]
    dear = ability("dear", rp_cost=6, effect=EffectEntry(condition="shaken"), range_ft=30)
    assert first(duel(abilities=[dear]), "ADA: use_ability dear") == ["SF-ABIL-6"]


@pytest.mark.rule("SF-GEN-11")
def test_limbs_and_hands() -> None:
    pinned = duel(items=[put(DAGGER, "accessible")])
    decree(pinned, "condition ADA pinned source BOR")
    assert first(pinned, "ADA: attack BOR with dagger", 2) == ["SF-COND-9", "SF-ATK-17"]
    held = duel(items=[PIKE], at=(2, 3))
    decree(held, "condition ADA grappled source BOR")
    assert first(held, "ADA: attack BOR with pike") == ["SF-COND-8"]


@pytest.mark.rule("SF-GEN-11")
def test_attacks() -> None:
    assert first(duel(items=[put(DAGGER, "held", hands=2)], at=(9, 2)), "ADA: attack BOR with dagger", 2) == [
        "SF-ATK-17", "SF-ATK-2",
    ]  # fmt: skip
    blocked = boarding(
        cyn(at=(0, 2), items=[put(LASER, "wielded", loaded=0, max_increments=1)]), bor(at=(25, 2)), size=(30, 5),
        terrain=[wall(*((9, y) for y in range(5)))],
    )  # fmt: skip
    assert first(blocked, "CYN: attack BOR with laser", 3) == ["SF-ATK-17", "SF-ATK-5", "SF-RANGE-2"]
    hidden = boarding(cyn(at=(0, 2), items=[put(LASER, "wielded", max_increments=1)]), bor(at=(25, 2)))
    hidden.state.fighters["BOR"].hidden_from.append("CYN")
    assert first(hidden, "CYN: attack BOR with laser", 2) == ["SF-ATK-22", "SF-RANGE-2"]


@pytest.mark.rule("SF-GEN-11")
def test_maneuvers() -> None:
    far = duel(at=(9, 2))
    for line in (
        "trip BOR",
        "bull_rush BOR",
        "grapple BOR",
        "disarm BOR item sword",
        "sunder BOR item sword",
        "reposition BOR",
    ):
        assert first(far, f"ADA: {line}") == ["SF-MANEUV-1"], line
    assert first(far, "ADA: dirty_trick BOR") == ["SF-DIRTY-4"]
    near = duel()
    assert first(near, "ADA: disarm BOR item rifle") == ["SF-DISARM-3"]
    assert first(duel(), "ADA: sunder BOR item unarmed") == ["SF-SUNDER-1"]
    full = play(duel(), "ADA: full_attack BOR with dagger", "ADA d20 2")
    assert first(full, "ADA: trip") == ["SF-MANEUV-5"]
    armed = boarding(ada(at=(2, 2), items=[PIKE]), bor(at=(9, 2)))
    assert first(armed, "ADA: grapple BOR", 2) == ["SF-MANEUV-1", "SF-GRAP-1"]


@pytest.mark.rule("SF-GEN-11")
def test_spells() -> None:
    haze = spell("haze", range_ft=30, effect=EffectEntry(condition="shaken"), duration="concentration")
    fight = boarding(del_(at=(2, 2), spells=SpellsEntry(slots={1: 1}, known=[LANCE, haze])), bor(at=(6, 2)))
    play(fight, "DEL: cast haze", "DEL: aim BOR", "DEL: end", "BOR: end")
    assert first(fight, "DEL: cast lance", 2) == ["SF-CAST-14", "SF-CAST-9"]


@pytest.mark.rule("SF-GEN-11")
def test_things() -> None:
    assert first(duel(door((2, 3), state="locked")), "ADA: open_door door") == ["SF-MACT-1"]
    full = boarding(rat(at=(2, 2), items=[SWORD, DAGGER, thing("kit", location="stowed")]), ada(at=(20, 2)))
    assert first(full, "RAT: move 3,2 draw kit", 3) == ["SF-MACT-5", "SF-MACT-6", "SF-ITEM-3"]


@pytest.mark.rule("SF-GEN-11")
def test_movement() -> None:
    corner = duel(wall((2, 3)), at=(3, 3))
    assert first(corner, "ADA: move 3,3") == ["SF-MOVE-3"]
    crowd = boarding(ada(at=(2, 2)), del_(at=(20, 2)), bor(at=(25, 2)))
    assert first(crowd, "ADA: move 20,2", 2) == ["SF-MOVE-6", "SF-MACT-13"]
    held = duel(conditions=["prone", "off_kilter"])
    decree(held, "condition ADA grappled source BOR")
    assert first(held, "ADA: move 1,2", 3) == ["SF-GRAP-2", "SF-MACT-15", "SF-COND-11"]


@pytest.mark.rule("SF-GEN-11")
def test_charges() -> None:
    near = duel(conditions=["fatigued"], at=(3, 2))
    assert first(near, "ADA: charge BOR with dagger") == ["SF-CHARGE-15"]
    unseen = boarding(ada(at=(2, 2)), bor(at=(3, 2), conditions=["invisible"]))
    assert first(unseen, "ADA: charge BOR with dagger", 2) == ["SF-CHARGE-7", "SF-CHARGE-2"]
    taken = boarding(ada(at=(0, 0)), bor(at=(4, 4)), rat(at=(3, 3)), terrain=[rubble((2, 2))], turn="ADA")
    assert first(taken, "ADA: charge BOR with dagger")[0] == "SF-CHARGE-4"
    novice = boarding(rat(at=(0, 0), items=[put(DAGGER, "accessible")]), ada(at=(5, 0)), terrain=[rubble((2, 0))])
    assert first(novice, "RAT: charge ADA draw dagger", 2) == ["SF-CHARGE-5", "SF-CHARGE-10"]


@pytest.mark.rule("SF-GEN-11")
def test_withdrawals_coups_delays_and_readying() -> None:
    blind = duel(conditions=["blinded"], at=(25, 2))
    assert first(blind, "ADA: withdraw 20,2", 2) == ["SF-WDRAW-4", "SF-WDRAW-1"]
    assert first(duel(), "ADA: coup_de_grace BOR with dagger") == ["SF-COUP-1"]
    busy = play(duel(), "ADA: drop_prone")
    assert first(busy, "ADA: delay") == ["SF-DELAY-2"]
    assert first(busy, "ADA: ready full_attack event enters_reach who opponent") == ["SF-READY-1"]


@pytest.mark.rule("SF-GEN-11")
def test_the_dying() -> None:
    fight = boarding(
        bor(at=(3, 2)), ada(at=(2, 2), hp=0, sp=0, rp=0, conditions=["unconscious", "dying"]), cyn(at=(20, 2))
    )
    assert barred(fight, "ADA", "stabilize") == ["SF-DEATH-8"]
    assert barred(fight, "ADA", "stay_in_the_fight")[0] == "SF-DEATH-9"
