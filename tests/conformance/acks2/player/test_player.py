"""What the computer player does when it pays: sneak, throw, knock down, put an area where it hits most."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.core.script import Choose
from affray.rulesets.acks2.model.scenario import AreaEntry, EffectEntry
from affray.rulesets.acks2.model.stats import Combat
from affray.rulesets.acks2.player.player import automatic_player
from tests.conformance.acks2.ring import (
    ORIGIN,
    SHORT_SWORD,
    THIEF,
    mage,
    orc,
    play,
    ring,
    someone,
    spear,
    spell,
    warrior,
    weapon,
)
from tests.conformance.harness import asked, throw


def wish(fight: Fight[Combat]) -> tuple[str, dict[str, Any]]:
    """What the player answers now, which is legal."""
    question = fight.pending
    assert isinstance(question, Choose)
    pick = automatic_player(fight, question)
    assert not fight.refusals(pick)
    return pick.do, dict(pick.values)


def go(fight: Fight[Combat]) -> Fight[Combat]:
    question = fight.pending
    assert isinstance(question, Choose)
    assert not fight.answer(automatic_player(fight, question))
    return fight


def square(x: int, y: int) -> tuple[int, int]:
    return x + ORIGIN[0], y + ORIGIN[1]


@pytest.mark.rule("ACKS-MOVE-6", "ACKS-ATK-8")
def test_a_thief_sneaks_behind_its_victim() -> None:
    fight = ring(someone("t", at=(0, 0), **THIEF), orc("o", at=(0, 4), facing="N"), numbers="t=5 o=1")
    do, values = wish(fight)
    assert (do, values["path"][-1], values["ending"]) == ("sneak", square(0, 3), "N")


@pytest.mark.rule("ACKS-ACT-6", "ACKS-RANGED-10")
def test_a_spear_is_thrown_by_who_cannot_get_there_and_has_a_blade_left() -> None:
    slow = spear("s", at=(0, 0), speed_combat=5, speed_run=5, inventory=[SHORT_SWORD])
    fight = ring(slow, orc("o", at=(0, 6)), numbers="s=5 o=1")
    while warrior(fight, "s").segment == "active" and not asked(fight)[0].endswith("attack"):
        go(fight)
    throw(fight, "s d20 1")
    assert [each.weapon.id for each in fight.state.lying] == ["spear"]


@pytest.mark.rule("ACKS-MANEUV-4")
def test_only_the_trained_knock_down_and_only_those_who_outlast_the_blow() -> None:
    def choice(hp: int, *tricks: str) -> str:
        foe = orc("o", at=(0, 1), hp_max=hp, saves={"paralysis": 14})
        return wish(ring(someone("a", at=(0, 0), proficiencies=[*tricks]), foe, numbers="a=5 o=1"))[0]

    assert choice(20, "combat_trickery:knock_down") == "maneuver"
    assert (choice(20), choice(3, "combat_trickery:knock_down")) == ("attack", "attack")


@pytest.mark.rule("ACKS-SPELL-5")
def test_a_burst_is_put_where_most_enemies_and_no_friends_are() -> None:
    fire, area = EffectEntry(kind="damage", dice="2d6", type="fire"), AreaEntry(shape="burst", size_ft=10)
    ball = spell("ball", fire, area=area, range_ft=90)
    orcs = [orc(f"o{n}", at=at) for n, at in enumerate([(-4, 9), (4, 9), (5, 9), (5, 10)])]
    friend = someone("f", at=(-4, 8))
    numbers = "m=5 f=0 o0=1 o1=1 o2=1 o3=1"
    fight = ring(mage("m", at=(0, 0), spells=[ball]), friend, *orcs, numbers=numbers, declare={"m": "cast ball"})
    play(fight, "m: cast")
    do, values = wish(fight)
    assert (do, values["at"]) in [("aim", square(*at)) for at in ((4, 9), (5, 9), (5, 10))]


@pytest.mark.rule("ACKS-ATK-4")
def test_the_rest_of_a_sequence_goes_where_its_owner_says() -> None:
    claws = [weapon("claw", "1d4", "slashing", "natural"), weapon("bite", "1d6", "piercing", "natural")]
    fight = ring(
        orc("o", at=(0, 1), attacks=claws, cleave_max=0), someone("f", at=(0, 0), hp=1), someone("g", at=(1, 0)),
        someone("h", at=(-1, 0), hp=2), numbers="o=5 f=1 g=0 h=0",
    )  # fmt: skip
    play(fight, "o: attack f", "o d20 19 | o d4 2")
    assert (asked(fight), wish(fight)) == (["o next_target"], ("attack", {"target": "h"}))
    play(fight, "o: attack g", "o d20 19 | o d6 2")
    assert warrior(fight, "g").hp == 6


@pytest.mark.rule("ACKS-DELAY-4", "ACKS-DELAY-13")
def test_who_delays_joins_when_there_is_somebody_to_strike_or_at_its_limit() -> None:
    fight = ring(someone("h", at=(0, 0)), orc("o", at=(0, 3)), orc("q", at=(20, 20)), numbers="h=5 o=4 q=-9")
    play(fight, "h: delay")
    assert (asked(fight), wish(fight)) == (["h join"], ("keep", {}))
    play(fight, "h: keep", "o: march 0,1", "o: pass")
    assert (asked(fight), wish(fight)) == (["h join"], ("join", {}))
    fight = ring(someone("h", at=(0, 0)), orc("q", at=(20, 20)), numbers="h=1 q=-9")
    play(fight, "h: delay", "h: keep")
    assert (fight.state.count, wish(fight)) == (-1, ("join", {}))
