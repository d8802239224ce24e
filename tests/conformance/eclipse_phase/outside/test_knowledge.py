"""What a side knows of a fight: who is unseen, and what is forgotten of strangers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from affray.core.events import PUBLIC, UNSEEN
from affray.core.fight import Fight
from affray.core.views import Seat
from affray.rulesets.eclipse_phase import RULESET
from affray.rulesets.eclipse_phase.model.kinds import Explosive, Lying, Suppression
from affray.rulesets.eclipse_phase.model.stats import Combat
from tests.conformance.eclipse_phase.firefight import (
    GRENADE,
    PISTOL,
    carrying,
    fighter,
    firefight,
    hound,
    opening,
    play,
    shot,
    someone,
    wall,
)

EVERYTHING = ("stats", "health", "gear", "readied")


def forget(fight: Fight[Combat], side: str, *secret: str, asked: bool = False) -> Combat:
    RULESET.forget(fight.scene, side, secret, asked)
    return fight.state


def hidden() -> Fight[Combat]:
    """K is unknown to red and stands behind a wall."""
    return firefight(
        someone("a", 12, at=0, side="red"), someone("b", 9, at=8, side="blue"),
        someone("k", 6, at=20, side="blue", unknown=True), scene=[wall(15, "total", y=(0, 20))],
    )  # fmt: skip


# -- who is unseen ---------------------------------------------------------------------------------
def test_an_ambush_is_unseen_until_the_first_turn() -> None:
    fight = opening(
        someone("a", side="red"), someone("b", side="blue", controller="gm"),
        someone("k", side="blue", controller="gm"), ambushers="blue",
    )  # fmt: skip
    hiding = frozenset({"b", "k"})
    assert RULESET.unseen(fight.state) == {"red": hiding, "blue": frozenset(), PUBLIC: hiding}
    fight.state.phase = "ambush"
    assert RULESET.unseen(fight.state)["red"] == hiding
    fight.state.phase = "regular"
    assert RULESET.unseen(fight.state).get("red", frozenset()) == frozenset()


def test_the_public_sees_what_the_players_see() -> None:
    fight = opening(someone("a", side="red", controller="gm"), someone("b", side="blue"), ambushers="blue")
    assert RULESET.unseen(fight.state) == {"red": frozenset({"b"}), "blue": frozenset(), PUBLIC: frozenset()}


def test_an_unknown_one_is_known_as_soon_as_somebody_who_can_act_sees_it() -> None:
    fight = hidden()
    assert RULESET.unseen(fight.state)["red"] == {"k"}
    assert not RULESET.unseen(fight.state)["blue"], "its own side knows it"
    assert not fight.decree("place k 12,10")
    play(fight, "a: pass")
    assert (fighter(fight, "k").known_to, RULESET.unseen(fight.state)["red"]) == (("red",), frozenset())
    plain = firefight(someone("a", 12), someone("b", 9))
    assert (fighter(plain, "b").known_to, dict(RULESET.unseen(plain.state))) == (None, {})


def test_who_is_not_there_or_cannot_act_sees_nobody_and_is_not_seen() -> None:
    for change in ("condition a unconscious", "status k fled"):
        fight = hidden()
        assert not fight.decree(change)
        assert not fight.decree("place k 12,10") or "status" in change
        fighter(fight, "k").pos = fighter(fight, "b").pos._replace(x=1200)
        RULESET.next(fight.scene)
        assert fighter(fight, "k").known_to == ()


def test_where_and_whose_somebody_is() -> None:
    fight = firefight(someone("a", 12, at=(3, 10, 2), side="red"), someone("b", 9, at=8, side="blue"))
    assert RULESET.where(fight.state, "a") == (300, 1000, 200)
    assert [RULESET.side_of(fight.state, who) for who in ("a", "b", "gm")] == ["red", "blue", "gm"]
    assert not fight.decree("status a fled")
    assert RULESET.where(fight.state, "a") is None


# -- forgetting ------------------------------------------------------------------------------------
def test_the_unseen_are_nowhere_to_be_found() -> None:
    fight = hidden()
    combat = fight.state
    pistol = fighter(fight, "k").arms["pistol"]
    spot = fighter(fight, "a").pos
    for owner in ("k", "b"):
        combat.lying.append(Lying(pistol, owner, spot, 3))
        combat.explosives.append(Explosive(f"{owner}.frag.1", owner, pistol, spot))
        combat.suppressions.append(Suppression(owner, pistol, spot, spot, 30))
        combat.waiting.append(owner)
        combat.asked.append(owner)
    combat.order, combat.left = [("a",), ("b", "k"), ("k",)], [("b", "k"), ("k",)]
    forget(fight, "red")
    assert (list(combat.fighters), combat.fighters["k"].status) == (["a", "b"], "removed")
    assert (combat.order, combat.left) == ([("a",), ("b",)], [("b",)])
    assert (combat.waiting, combat.asked) == (["b"], ["b"])
    assert [each.owner for each in combat.lying] == ["b"]
    assert [each.by for each in combat.explosives] == ["b"]
    assert [each.by for each in combat.suppressions] == ["b"]


def test_its_own_side_forgets_nobody() -> None:
    fight = hidden()
    assert list(forget(fight, "blue").fighters) == ["a", "b", "k"]
    assert fighter(fight, "k").status == "active"


@pytest.mark.parametrize("asked", [True, False])
def test_whom_a_question_is_about_stays_if_one_is_asked(asked: bool) -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("k", 6, at=20, side="blue"),
        someone("b", 3, at=30, side="blue"), scene=[wall(15, "total", y=(0, 20))],
    )  # fmt: skip
    play(fight, "a: delay standby", "until k slot", "k: act none", "k: convey_information", "until a window declared k")
    fighter(fight, "k").known_to = ()
    assert fight.scene.windows
    combat = forget(fight, "red", asked=asked)
    assert ("k" in combat.fighters, combat.fighters["k"].status) == ((True, "active") if asked else (False, "removed"))
    assert not fight.scene.windows


@pytest.mark.parametrize("secret", [(), EVERYTHING])
def test_whom_a_question_is_about_has_no_name_and_numbers_nobody(secret: tuple[str, ...]) -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("k", 6, at=20, side="blue"),
        someone("b", 3, at=8, side="blue"),
    )  # fmt: skip
    play(fight, "a: delay standby", "until k slot")
    for who in "bk":
        fighter(fight, who).card = replace(fighter(fight, who).card, name="Guard")
    assert [RULESET.names(fight.state)[who] for who in "kb"] == ["Guard 1", "Guard 2"]
    fighter(fight, "k").known_to = ()
    combat = forget(fight, "red", *secret, asked=True)
    assert [RULESET.names(combat)[who] for who in "kb"] == [UNSEEN, "Guard"]


@pytest.mark.rule("EP-TIE-1")
def test_whom_a_question_is_about_leaves_no_tie_in_the_order() -> None:
    """K acts, and red is asked: that k shares a place with b, who is seen, is not shown."""
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("b", 6, at=8, side="blue"), someone("k", 6, at=20, side="blue"),
    )  # fmt: skip
    fighter(fight, "k").known_to = ()
    combat = fight.state
    combat.acting, combat.order, combat.left = "k", [("a",), ("b", "k")], [("b", "k")]
    forget(fight, "red", asked=True)
    assert "k" in combat.fighters
    assert (combat.order, combat.left) == ([("a",), ("b",)], [("b",)])
    assert [(len(each.members), each.tie) for each in RULESET.table(combat).order] == [(1, False), (1, False)]


@pytest.mark.rule("EP-ATK-3")
def test_an_attack_under_way_does_not_name_whoever_is_unseen() -> None:
    fight = firefight(someone("a", 12, at=0, side="red"), someone("b", 9, at=8, side="blue"))
    play(fight, "a: act none", shot("a", "b"))
    assert fight.view(Seat("Al", "blue"))["under_way"] == [{"who": "a", "what": "attack_ranged", "targets": ["b"]}]
    unseen = firefight(someone("a", 12, at=0, side="red"), someone("b", 9, at=8, side="blue"))
    fighter(unseen, "a").known_to = ()
    play(unseen, "a: act none", shot("a", "b"))
    assert unseen.asked("b") is not None
    assert unseen.view(Seat("Al", "blue"))["under_way"] == []


def test_a_window_of_somebody_known_stays_open() -> None:
    fight = hidden()
    play(fight, "a: delay standby", "until b slot", "b: act none", "b: convey_information", "until a window declared b")
    forget(fight, "red")
    assert fight.scene.windows


@pytest.mark.rule("EP-SEQ-12")
def test_while_somebody_unseen_has_its_slot_the_last_one_seems_to_have_it() -> None:
    fight = hidden()
    play(fight, "a: pass", "b: pass")
    assert fight.state.acting == "k"
    shown = fight.view(Seat("Al", "red"))
    places = [each["members"][0] for each in shown["order"]]
    assert (shown["clock"]["owner"], [(each["who"], each["state"]) for each in places]) == (
        "b", [("a", "done"), ("b", "now")])  # fmt: skip
    assert fight.view(Seat("Bo", "blue"))["clock"]["owner"] == "k"


@pytest.mark.rule("EP-DECL-7")
def test_a_slot_that_is_lost_at_a_place_shared_with_somebody_unseen_is_its_own() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("k", 6, at=20, side="blue", unknown=True),
        someone("b", 6, at=22, side="blue"), someone("c", 3, at=2, side="red"), scene=[wall(15, "total", y=(0, 20))],
    )  # fmt: skip
    for who in "kb":
        assert not fight.decree(f"condition {who} unconscious")
    play(fight, "a: pass")
    lost = [each for each in fight.view(Seat("Al", "red"))["log"] if each["facts"].get("how") == "lost"]
    assert [(each["facts"]["who"], each["turn"]) for each in lost] == [("b", "b")]


def test_of_a_stranger_the_ordinary_is_believed() -> None:
    fight = firefight(
        someone("a", 12, side="red", fray=70, vigor=2, damage=3),
        hound("h", 9, fray=70, vigor=3, durability=100, armor_energy=4, armor_kinetic=6, damage=60, wounds=2,
              abilities=["shock_immune"], wounds_ignored=1, traumas_ignored=1, stress=5, traumas=1),
        threat_pools={"hounds": 2},
    )  # fmt: skip
    beast, mine = fighter(fight, "h"), fighter(fight, "a")
    beast.temporary, beast.boosts, beast.wounds_off, beast.traumas_off = {"vigor": 1}, {"ref": 5}, 1, 1
    card, before = mine.card, mine.clone()
    forget(fight, "red", *EVERYTHING)
    read = beast.card
    assert (set(read.skills.values()), read.specializations, set(read.check_mods.values()) <= {0}) == ({40}, (), True)
    assert (read.durability, read.wound_threshold, read.death_rating) == (30, 6, 60)
    assert (read.armor_energy, read.armor_kinetic, read.armor_layers_extra, read.abilities) == (0, 0, 0, ())
    assert (read.wounds_ignored, read.traumas_ignored) == (0, 0)
    assert (set(beast.pools.values()), beast.temporary, beast.boosts) == ({0}, {}, {})
    assert (beast.damage, beast.wounds) == (23, 3), "bloodied: a quarter is left"
    assert (beast.stress, beast.traumas, beast.wounds_off, beast.traumas_off) == (0, 0, 0, 0)
    assert fight.state.threat == {"hounds": 0}
    assert (mine.card, mine) == (card, before), "of one's own side all is known"


def test_the_threat_of_ones_own_pack_is_known() -> None:
    fight = firefight(someone("a", 12, side="red"), hound("h", 9), threat_pools={"hounds": 2})
    assert forget(fight, "pack", *EVERYTHING).threat == {"hounds": 2}


def test_what_a_stranger_carries_aims_at_and_waits_for() -> None:
    fight = firefight(
        someone("a", 12, at=0, side="red"), someone("b", 9, at=8, side="blue", weapons=[PISTOL, GRENADE]),
        someone("c", 3, at=20, side="blue"),
    )  # fmt: skip
    play(fight, "a: pass", "b: act none", "b: full_aim a pistol", "b: end", "c: delay after a")
    assert not fight.decree("ready b frag no")
    body = fighter(fight, "b")
    forget(fight, "red")
    assert (list(body.arms), body.ammo.get("pistol"), body.aim is None) == (["pistol", "frag"], 16, False)
    forget(fight, "red", "gear", "readied")
    assert (list(body.arms), body.ammo.get("pistol"), body.aim) == (["pistol"], None, None)
    assert (body.card.durability, body.damage) == (35, 0), "neither numbers nor health are a secret here"


def test_what_a_stranger_waits_for_is_a_secret_but_not_that_it_waits() -> None:
    fight = carrying(someone("a", 12, side="red"), someone("b", 9, side="blue"))
    assert not fight.overrule("set", what="b.waits_for", to="after a")
    own = fighter(fight, "b").delay
    assert own is not None
    assert own.anchor == "a"
    forget(fight, "blue", "readied")
    assert fighter(fight, "b").delay == own
    forget(fight, "red", "readied")
    delay = fighter(fight, "b").delay
    assert delay is not None
    assert (delay.mode, delay.anchor, fighter(fight, "a").delay) == ("standby", "", None)
