"""The computer player does not stand about: doorways, born magic, casters left alone, shields, cleaves left over."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.script import Choose
from affray.players.driver import play_out
from affray.players.stalemate import Stalemate
from affray.rulesets.acks2 import RULESET
from affray.rulesets.acks2.model.scenario import EffectEntry
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.ring import (
    DART,
    GREAT_AXE,
    SPEAR,
    SWORD,
    archer,
    feature,
    mage,
    missile,
    orc,
    ring,
    say,
    someone,
    spell,
)

WALL = [(x, 5) for x in range(-30, 31) if x]
SCREAM = spell("scream", EffectEntry(kind="damage", dice="1d6"), casting="spell_like", range_ft=30)
KNIVES = missile("knives", "1d4", (15, 30, 45), "thrown", ammo=3)


def wish(fight: Fight[Combat]) -> tuple[str, dict[str, Any]]:
    """What the player answers now, which is legal."""
    question = fight.pending
    assert isinstance(question, Choose)
    pick = RULESET.player()(fight, question)
    assert not fight.refusals(pick), fight.refusals(pick)
    return pick.do, dict(pick.values)


def go(fight: Fight[Combat], who: str) -> list[str]:
    """Let the player play on until somebody else is asked or dice are thrown; what he did."""
    done: list[str] = []
    while isinstance(fight.pending, Choose) and fight.pending.who == who:
        done.append(wish(fight)[0])
        assert not fight.answer(RULESET.player()(fight, fight.pending))
    return done


def ends(fight: Fight[Combat]) -> bool:
    """Whether players bring a fight to its end."""
    watch = Stalemate(RULESET)
    play_out(fight, RULESET.player(), Dice(1), watch)
    return bool(fight.over) and not watch.reached


@pytest.mark.rule("ACKS-MOVE-11")
def test_a_doorway_between_two_sides_is_walked_through() -> None:
    """A door on the map is an open doorway; one that is shut is a wall until the Judge opens it."""
    fight = ring(
        someone("h"), orc("o", at=(0, 12)), walls=WALL, features=[feature("door", (0, 5))], numbers="h=5 o=1"
    )  # fmt: skip
    assert go(fight, "h")[0] in ("march", "charge")
    assert ends(fight)


@pytest.mark.rule("ACKS-DECL-10")
def test_who_was_born_with_magic_fights_in_front() -> None:
    """No blow takes it away, as it takes a declared spell."""
    people = [someone("f", at=(3, 0)), orc("o", at=(0, 12))]
    assert go(ring(mage("m", abilities=[SCREAM]), *people, numbers="m=5 f=3 o=1"), "m")[0] in ("march", "charge")
    assert not {"march", "charge"} & set(go(ring(mage("m", spells=[DART]), *people, numbers="m=5 f=3 o=1"), "m"))


@pytest.mark.rule("ACKS-SPELL-5")
def test_two_casters_left_alone_round_a_corner_come_to_blows() -> None:
    """Neither sees the other, and the only way to see leads into contact."""
    both = [mage("m", at=(-1, 4), spells=[DART]), orc("o", at=(-1, 6), spells=[DART])]
    assert ends(ring(*both, walls=WALL))


@pytest.mark.rule("ACKS-SPELL-5")
def test_casters_do_not_wait_for_ever_for_a_front_that_cannot_go() -> None:
    """The beasts do not fit through the doorway, the casters do."""
    large: dict[str, Any] = {"footprint": [2, 2], "size": "large"}
    beasts = [someone("b", at=(0, 2), **large), orc("c", at=(0, 9), **large)]
    casters = [mage("m", at=(8, 1), spells=[DART]), orc("o", at=(8, 9), spells=[DART])]
    assert ends(ring(*beasts, *casters, walls=WALL))


@pytest.mark.rule("ACKS-ACT-6")
def test_a_shield_is_taken_up_again_beside_the_enemy() -> None:
    def first(*weapons: Any, **more: Any) -> str:
        hero = someone("h", attacks=[*weapons], shield=True, shield_ready=False, **more)
        return go(ring(hero, orc("o", at=(0, 1)), numbers="h=5 o=1"), "h")[0]

    assert first(SWORD) == "shield"
    assert first(GREAT_AXE) == "attack", "it needs both hands"


# -- cleaves that are left over --------------------------------------------------------------------
def after_a_kill(*people: Any, **described: Any) -> Fight[Combat]:
    """The question of a cleave, after the only enemy in reach has fallen."""
    numbers = " ".join(f"{each.id}={9 - place}" for place, each in enumerate(people))
    return say(ring(*people, numbers=numbers, **described), "h: attack o", "h d20 15", "h d6 6")


@pytest.mark.rule("ACKS-CLEAVE-10")
def test_what_hangs_at_the_belt_is_hurled_at_the_next_one() -> None:
    foes = [orc("o", at=(0, 1), hp=1), orc("p", at=(0, 4))]
    fight = after_a_kill(someone("h", cleave_max=2, inventory=[KNIVES]), *foes)
    assert wish(fight) == ("hurl", {"target": "p", "with": "knives"})
    only = after_a_kill(someone("h", cleave_max=2, attacks=[SPEAR]), *foes)
    assert wish(only)[0] != "hurl", "nobody throws away the only weapon"


@pytest.mark.rule("ACKS-CLEAVE-10", "ACKS-CLEAVE-12")
def test_who_has_nobody_in_reach_is_ready_for_the_next_or_guards_what_is_left() -> None:
    foes = [orc("o", at=(0, 1), hp=1), orc("p", at=(0, 9))]
    assert wish(after_a_kill(someone("h", cleave_max=2), *foes)) == ("ready", {})
    assert wish(after_a_kill(someone("h", cleave_max=2, hp=2), *foes)) == ("defend", {})
    behind = [orc("o", at=(0, 4), hp=1), orc("p", at=(9, 9))]
    unseen = after_a_kill(archer("h", cleave_max=2), *behind, walls=WALL)
    assert wish(unseen) == ("ready", {}), "for whoever comes into view"


@pytest.mark.rule("ACKS-MANEUV-6")
def test_the_bonus_attack_of_an_overrun_is_made() -> None:
    """On the weakest in reach, who has given way perhaps."""
    hero = someone("a", proficiencies=["combat_trickery:overrun"])
    fight = ring(hero, orc("o", at=(0, 1), hp_max=20), orc("p", at=(1, 1), hp=3), numbers="a=5 o=1 p=0")
    say(fight, "a: maneuver overrun o with sword", "a d20 18", "o d20 1")
    assert wish(fight) == ("attack", {"target": "p"})
