"""What a side knows of a combat: whom nobody of it has seen yet, and what strangers do not show."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.events import PUBLIC, UNSEEN
from affray.core.fight import Fight
from affray.core.views import Seat
from affray.rulesets.acks2 import RULESET
from affray.rulesets.acks2.ground.board import occupied
from affray.rulesets.acks2.model.stats import Combat, Lying, Ready
from affray.rulesets.acks2.outside import knowledge
from tests.conformance.acks2.ring import (
    BOW,
    DART,
    fight_of,
    orc,
    play,
    readied,
    ring,
    someone,
    warrior,
)


def forgotten(fight: Fight[Combat], side: str, *secret: str, asked: bool = False) -> Combat:
    """The state of the fight after it became what this side believes."""
    knowledge.forget(fight.scene, side, secret, asked)
    return fight.state


def ambush(**changes: Any) -> Fight[Combat]:
    """A hero before a wall, behind which somebody unknown lurks."""
    wall = [(x, 5) for x in range(-30, 31)]
    return fight_of(someone("h", **changes), orc("o", at=(0, 3)), orc("lurker", at=(0, 9), unknown=True), walls=wall)


def test_the_unknown_are_known_to_a_side_of_which_somebody_sees_them() -> None:
    fight = ambush()
    assert RULESET.unseen(fight.state) == {"heroes": {"lurker"}, "orcs": set(), PUBLIC: {"lurker"}}
    lurker = warrior(fight, "lurker")
    assert lurker.known_to == ()
    open_field = fight_of(someone("h"), orc("lurker", at=(0, 9), unknown=True))
    assert warrior(open_field, "lurker").known_to == ("heroes",)
    assert RULESET.unseen(open_field.state)["heroes"] == set()
    assert RULESET.unseen(fight_of(someone("h"), orc("o", at=(0, 9))).state) == {}


@pytest.mark.parametrize(
    ("changes", "known"),
    [({}, ("heroes",)), ({"facing": "S"}, ()), ({"start": ["blinded"]}, ()), ({"status": "unconscious"}, ())],
)
def test_who_sees_the_unknown(changes: dict[str, Any], known: tuple[str, ...]) -> None:
    fight = ring(
        someone("k", at=(9, 0), facing="S"), someone("h", **changes), orc("u", at=(0, 9), unknown=True),
        numbers="k=3 h=2 u=1",
    )  # fmt: skip
    assert warrior(fight, "u").known_to == known


def test_where_somebody_is_and_whose_side() -> None:
    fight = ambush(elevation_ft=10)
    assert RULESET.where(fight.state, "h") == (30, 30, warrior(fight, "h").elevation)
    warrior(fight, "h").status = "dead"
    assert RULESET.where(fight.state, "h") is None
    assert [RULESET.side_of(fight.state, who) for who in ("h", "lurker", "orcs")] == ["heroes", "orcs", "orcs"]


def test_nobody_finds_the_unseen_by_looking_around() -> None:
    fight = ambush()
    combat = fight.state
    combat.due, combat.triggered, combat.bonds = ["h", "lurker"], ["lurker", "o"], ("lurker", "o")
    combat.stirred = {"lurker": ("h",), "o": ("lurker", "h")}
    sword = warrior(fight, "h").arms["sword"]
    combat.lying = [Lying(sword, "lurker", 30, 39), Lying(sword, "h", 30, 31)]
    body = warrior(fight, "lurker").body
    assert occupied(combat, warrior(fight, "h")) & body
    seen = forgotten(fight, "heroes")
    assert list(seen.warriors) == ["h", "o"]
    assert seen.warriors["lurker"].status == "fled"
    assert not occupied(seen, warrior(fight, "h")) & body
    assert (seen.due, seen.triggered, seen.bonds) == (["h"], ["o"], ("o",))
    assert seen.stirred == {"o": ("h",)}
    assert [each.owner for each in seen.lying] == ["h"]
    assert list(forgotten(ambush(), "orcs").warriors) == ["h", "o", "lurker"]


@pytest.mark.parametrize("busy", ["acting", "charger", "charged_target", "triggered"])
def test_who_is_busy_with_the_asked_one_is_not_forgotten_by_it(busy: str) -> None:
    for asked, seen in ((True, ["h", "o", "lurker"]), (False, ["h", "o"])):
        fight = ambush()
        setattr(fight.state, busy, ["lurker"] if busy == "triggered" else "lurker")
        assert list(forgotten(fight, "heroes", asked=asked).warriors) == seen


@pytest.mark.parametrize("secret", [(), ("stats", "health", "gear", "readied")])
def test_who_is_busy_with_the_asked_one_has_no_name_and_numbers_nobody(secret: tuple[str, ...]) -> None:
    fight = fight_of(someone("h"), orc("o", at=(0, 3), name="Orc"), orc("lurker", at=(0, 9), name="Orc"))
    assert [RULESET.names(fight.state)[who] for who in ("o", "lurker")] == ["Orc 1", "Orc 2"]
    warrior(fight, "lurker").known_to, fight.state.acting = (), "lurker"
    combat = forgotten(fight, "heroes", *secret, asked=True)
    assert [RULESET.names(combat)[who] for who in ("o", "lurker")] == ["Orc", UNSEEN]


@pytest.mark.rule("ACKS-COUNT-2")
def test_while_somebody_unseen_has_its_segment_the_last_one_seems_to_have_it() -> None:
    walls = [(x, 5) for x in range(-30, 31)]
    fight = ring(
        someone("h"), orc("o", at=(0, 3)), orc("lurker", at=(0, 9), unknown=True), numbers="h=3 o=2 lurker=1",
        walls=walls,
    )  # fmt: skip
    play(fight, "h: pass", "o: pass")
    assert fight.state.acting == "lurker"
    shown = fight.view(Seat("Al", "heroes"))
    places = [each["members"][0] for each in shown["order"]]
    assert (shown["clock"]["owner"], [(each["who"], each["state"]) for each in places]) == (
        "o", [("h", "done"), ("o", "now")])  # fmt: skip


def strangers(*secret: str, side: str = "heroes", **changes: Any) -> Combat:
    """What this side believes of an orc who is better than most."""
    block: dict[str, Any] = {
        "hp_max": 12, "hp": 7, "ac": 6, "attack_throw": 4, "level": 3, "hd": "3", "str_mod": 2, "dex_mod": 1,
        "con_mod": 1, "wil_mod": 1, "init_bonus": 1, "surprise_bonus": 1, "surprise_penalty_inflicted": 1, "morale": 2,
        "cleave_max": 3, "healing_rank": 2, "proficiencies": ["backstab"], "backstab_dice": 2, "sneak_throw": 5,
        "hide_throw": 6, "resist": ["fire"], "immune": ["cold"], "spells": [DART], "inventory": [BOW],
        "ammo": {"bow": 5}, "nonlethal": 3,
    }  # fmt: skip
    fight = fight_of(someone("h", hp=2, hp_max=20, ac=6), orc("o", at=(0, 9), **{**block, **changes}))
    warrior(fight, "o").cleaves, warrior(fight, "o").wait_for = 2, "h"
    return forgotten(fight, side, *secret)


def test_of_strangers_numbers_the_ordinary_is_believed() -> None:
    one = strangers("stats").warriors["o"]
    card = one.card
    assert (card.hp_max, card.ac, card.attack_throw, card.hit_dice, card.level) == (8, 3, 10, 1, 1)
    modifiers = (card.str_mod, card.dex_mod, card.con_mod, card.wil_mod)
    assert (modifiers, card.init_bonus, card.surprise_bonus, card.surprise_penalty) == ((0, 0, 0, 0), 0, 0, 0)
    assert (set(card.saves.values()), len(card.saves), card.morale) == ({13}, 5, 0)
    assert (card.cleave_max, one.cleaves, card.healing_rank, card.proficiencies) == (0, 0, 0, ())
    assert (card.backstab_dice, card.sneak_throw, card.hide_throw) == (0, None, None)
    assert (list(card.spells), card.resist, card.immune) == ([], (), ())
    assert strangers("stats", morale=None).warriors["o"].card.morale is None
    own = strangers("stats", "health", "gear", "readied", side="orcs").warriors["o"]
    assert (own.card.ac, own.card.hp_max, own.hp, own.cleaves, own.wait_for) == (6, 12, 7, 2, "h")
    assert (own.ammo, own.castings, list(own.arms)) == ({"bow": 5}, {"dart": 2}, ["sword", "bow"])
    open_ = strangers().warriors["o"]
    assert (open_.card.ac, open_.card.hp_max, open_.hp, open_.cleaves, open_.wait_for) == (6, 12, 7, 2, "h")
    assert (open_.ammo, open_.castings, open_.nonlethal) == ({"bow": 5}, {"dart": 2}, 3)


@pytest.mark.parametrize(("points", "believed"), [(12, 12), (7, 9), (6, 3), (1, 3), (0, 0)])
def test_of_strangers_health_what_it_looks_like_is_believed(points: int, believed: int) -> None:
    one = strangers("health", hp=points).warriors["o"]
    assert (one.hp, one.hp_at_start, one.nonlethal) == (believed, 12, 0)
    both = strangers("health", "stats", hp=7).warriors["o"]
    assert (both.hp, both.hp_at_start) == (6, 8)


def test_strangers_keep_their_packs_and_their_plans_to_themselves() -> None:
    one = strangers("gear").warriors["o"]
    assert (list(one.arms), one.ammo, one.castings) == (["sword"], {}, {})
    assert (one.arms["bow"].id, one.wait_for) == ("bow", "h")
    planned = strangers("readied", **readied("sword", "moves", ["h"], [(0, 0)])).warriors["o"]
    assert (planned.ready, planned.wait_for) == (Ready("", "", "", (), (), 1), "")
    assert strangers("readied").warriors["o"].ready is None
    assert (list(planned.arms), planned.ammo) == (["sword", "bow"], {"bow": 5})
