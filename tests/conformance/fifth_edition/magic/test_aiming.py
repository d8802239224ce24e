"""What powers are aimed at: what may be said, what is meant without a word, and the last foot of every range."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fields import Number
from affray.rulesets.fifth_edition.magic.aiming import (
    aims_of,
    completed,
    default_landing,
    default_targets,
    fields_for_use,
    in_initiative_order,
    why_not_aim,
)
from affray.rulesets.fifth_edition.model.events import AttackLost, PowerUsed
from affray.rulesets.fifth_edition.model.scenario import AreaEntry, ObjectEntry
from tests.conformance.fifth_edition.arena import (
    Combatant,
    afflict,
    arena,
    bru,
    budget,
    cle,
    fig,
    fighter,
    hp,
    hurt,
    mag,
    on_squares,
    power,
    rai,
    ray,
    rog,
    saved,
    wall,
    wiz,
)
from tests.conformance.harness import asked, by_code, last, play, told

FAN = power("fan", range_ft=0, damage="1d6 fire", area=AreaEntry(shape="cone", size_ft=15))
BEAM = power("beam", range_ft=0, damage="1d6 fire", area=AreaEntry(shape="line", size_ft=30))
BALL = saved("ball", "dex", range_ft=30, damage="1d6 fire", area=AreaEntry(shape="sphere", size_ft=10))
NOVA = saved("nova", "dex", range_ft=0, damage="1d6 fire", area=AreaEntry(shape="sphere", size_ft=10))
BOX = saved("box", "dex", range_ft=30, damage="1d6 fire", area=AreaEntry(shape="cube", size_ft=10))
NEAR_BOX = saved("near_box", "dex", range_ft=0, damage="1d6 fire", area=AreaEntry(shape="cube", size_ft=10))
MEND = power("mend", range_ft=30, healing="1d4")
BLESS = power("bless", range_ft=30, max_targets=3, temp_hp="1d4")
SELF = power("self", range_ft=0, healing="1d4")
BLINK = power("blink", range_ft=0, teleport_ft=10)
PULL = power("pull", range_ft=30, teleport_ft=10)
DART = hurt("3 force", max_targets=2)
POWERS = [
    FAN, BEAM, BALL, NOVA, BOX, NEAR_BOX, MEND, BLESS, SELF, BLINK, PULL, DART, afflict("poisoned"),
    ray("bolt", "1d6", "fire"),
]  # fmt: skip


def circle(*others: Combatant, features: Any = ()) -> Any:
    return arena(wiz(at=(10, 10), powers=POWERS), *others, rai("FAR", at=(29, 19)), features=features)


def against(fight: Any, name: str, **values: Any) -> dict[str, list[str]]:
    """Why a power may not be aimed so."""
    me = fighter(fight, "WIZ")
    return by_code(list(why_not_aim(fight.state, me, me.card.powers[name], values)))


@pytest.mark.rule("E5-SPELL-1")
@pytest.mark.parametrize(("name", "said"), [
    ("fan", "slot at facing"), ("beam", "slot at facing"), ("ball", "slot at height corner"), ("box", "slot at height"),
    ("mend", "slot targets"), ("self", "slot"), ("blink", "slot at"), ("pull", "slot targets at"),
    ("bolt", "slot targets"), ("hurt_3", "slot targets"),
])  # fmt: skip
def test_what_may_be_said_of_a_power(name: str, said: str) -> None:
    fight = circle()
    me = fighter(fight, "WIZ")
    known = fields_for_use(fight.state, me, me.card.powers[name])
    assert (aims_of(me.card.powers[name]), set(known)) == (tuple(said.split()), set(said.split()))


@pytest.mark.rule("E5-SPELL-1", "E5-SPELL-3", "E5-MOVE-16")
def test_heights_and_slots_have_limits() -> None:
    fight = circle()
    known = fields_for_use(fight.state, fighter(fight, "WIZ"), None)
    height, slot = known["height"], known["slot"]
    assert isinstance(height, Number)
    assert isinstance(slot, Number)
    assert (height.low, height.high, slot.low, slot.high) == (-500, 500, 1, 9)


@pytest.mark.rule("E5-DEC-40", "E5-SPELL-1")
def test_whom_a_power_is_meant_for() -> None:
    fight = circle(
        fig(at=(11, 10), hp=20), rog("R1", at=(12, 10), hp=0, death_failures=1),
        rog("R2", at=(13, 10), hp=0, death_failures=2), cle("DEAD", at=(14, 10), dead=True),
        cle("OFF", at=(25, 10), hp=1), rai("A", at=(9, 10), hp=5), rai("B", at=(8, 10), hp=3),
        rai("C", at=(7, 10), dead=True), bru(at=(5, 5)), fig("LAST", at=(12, 12), hp=15),
    )  # fmt: skip
    me = fighter(fight, "WIZ")

    def meant(name: str) -> list[str]:
        return default_targets(fight.state, me, me.card.powers[name])

    assert (meant("mend"), meant("self"), meant("hurt_3"), meant("bolt")) == (["R2"], ["WIZ"], ["B", "A"], ["B"])
    assert meant("bless") == ["WIZ", "FIG", "R1"]


@pytest.mark.rule("E5-SPELL-1", "E5-REACT-1")
def test_what_is_left_unsaid_is_filled_in() -> None:
    fight = circle(rai("A", at=(12, 10)), rai("B", at=(14, 10), hp=1))
    me = fighter(fight, "WIZ")

    def filled(name: str, cause: str = "", **values: Any) -> Any:
        return completed(fight.state, me, me.card.powers[name], values, cause)

    assert filled("hurt_3", "A") == {"targets": ("A",)}
    assert filled("hurt_3", "A", targets=("FAR",)) == {"targets": ("FAR",)}
    assert filled("mend", "A") == {"targets": ("WIZ",)}
    assert filled("fan")["facing"] == "east"
    assert (filled("nova"), filled("fan", facing="west")) == ({}, {"facing": "west"})
    assert (filled("ball", at=(1, 1)), filled("self")) == ({"at": (1, 1)}, {})
    assert filled("blink") == {"at": (8, 8)}
    alone = circle()
    my = fighter(alone, "WIZ")
    assert [completed(alone.state, my, my.card.powers[each], {}) for each in ("fan", "ball")] == [None, None]


@pytest.mark.rule("E5-MOVE-14")
def test_a_teleport_leads_away_from_every_enemy() -> None:
    fight = circle(rai("A", at=(7, 10)))
    me = fighter(fight, "WIZ")
    place = default_landing(fight.state, me, me.card.powers["blink"], {})
    assert place is not None
    assert (place.x, place.y) == (12, 8)
    assert against(fight, "blink", at=(12, 12)) == {}
    assert against(fight, "blink", at=(13, 10)) == {"out_of_range": ["E5-SPELL-1"]}
    assert against(fight, "pull", targets=("A",), at=(9, 10)) == {}
    assert against(fight, "pull", targets=("A",), at=(10, 10)) == {
        "out_of_range": ["E5-SPELL-1"], "destination_occupied": ["E5-MOVE-14"],
    }  # fmt: skip


@pytest.mark.rule("E5-SPELL-1", "E5-GEN-9", "E5-HEAL-2", "E5-COND-5", "E5-COVER-5")
def test_everything_against_a_target() -> None:
    crate = on_squares("crate", (12, 12), object=ObjectEntry(ac=10, hp=5))
    fight = circle(
        rai("A", at=(16, 10)), rai("B", at=(17, 10)), fig("DEAD", at=(11, 11), dead=True), fig("CLOSE", at=(11, 10)),
        rai("HID", at=(10, 16)), features=[crate, wall((9, 15), (10, 15), (11, 15)), on_squares("bush", (1, 1))],
    )  # fmt: skip
    assert against(fight, "mend", targets=("A",)) == {}
    assert against(fight, "mend", targets=("B",)) == {"out_of_range": ["E5-SPELL-1"]}
    assert against(fight, "mend", targets=("DEAD",)) == {"cannot_be_healed": ["E5-HEAL-2"]}
    assert against(fight, "bless", targets=("DEAD",)) == {"dead": ["E5-GEN-9"]}
    assert "total_cover" in against(fight, "mend", targets=("HID",))
    assert against(fight, "hurt_3", targets=("A", "B", "FAR")) == {"out_of_range": ["E5-SPELL-1"]}
    assert against(fight, "hurt_3", targets=("A", "B")) == {}
    assert against(fight, "hurt_3", targets=("crate",)) == {}
    assert against(fight, "mend", targets=("crate",)) == {"not_attackable": ["E5-OBJ-1"]}
    assert against(fight, "hurt_3", targets=("bush",)) == {"not_attackable": ["E5-OBJ-1"]}
    charmed = circle(rai("A", at=(16, 10)))
    assert not charmed.decree("condition WIZ charmed source A")
    assert against(charmed, "hurt_3", targets=("A",)) == against(charmed, "poisoned", targets=("A",)) == {
        "charmed": ["E5-COND-5"],
    }  # fmt: skip
    assert against(charmed, "mend", targets=("A",)) == {}


@pytest.mark.rule("E5-SPELL-1", "E5-SPELL-14", "E5-SPELL-18")
@pytest.mark.parametrize(("name", "values", "fine"), [
    ("ball", {"at": (16, 10)}, True), ("ball", {"at": (17, 10)}, False), ("ball", {"at": (4, 4)}, True),
    ("ball", {"at": (10, 10), "height": 30}, True), ("ball", {"at": (10, 10), "height": 35}, False),
    ("box", {"at": (16, 10)}, True), ("box", {"at": (17, 10)}, False), ("box", {"at": (3, 10)}, True),
    ("box", {"at": (2, 10)}, False), ("near_box", {"at": (11, 10)}, True), ("near_box", {"at": (12, 10)}, False),
    ("near_box", {"at": (8, 8)}, True), ("near_box", {"at": (7, 8)}, False),
    ("box", {"at": (12, 10), "height": 30}, True), ("box", {"at": (12, 10), "height": 35}, False),
    ("box", {"at": (12, 10), "height": -35}, True), ("box", {"at": (12, 10), "height": -40}, False),
    ("fan", {"facing": "east"}, True), ("fan", {"facing": "east", "at": (10, 10)}, True),
    ("fan", {"facing": "east", "at": (11, 10)}, False),
])  # fmt: skip
def test_the_last_place_of_an_area(name: str, values: dict[str, Any], fine: bool) -> None:
    assert (against(circle(), name, **values) == {}) is fine


@pytest.mark.rule("E5-SPELL-1")
def test_targets_come_in_initiative_order_and_objects_last() -> None:
    crate = on_squares("crate", (12, 12), object=ObjectEntry(ac=10, hp=5))
    fight = circle(rai("A", at=(16, 10)), rai("B", at=(17, 10)), features=[crate])
    assert in_initiative_order(fight.state, ["crate", "B", "WIZ", "A"]) == ("WIZ", "A", "B", "crate")


@pytest.mark.rule("E5-REACT-8")
def test_a_power_whose_target_is_gone_takes_another_one_or_is_lost() -> None:
    fight = arena(wiz(at=(4, 2)), mag(at=(2, 2), powers=[hurt("5 fire", needs_sight=True)]), cle(at=(2, 9)),
                  features=[wall((5, 3), (5, 4))])  # fmt: skip
    play(fight, "WIZ: ready declaration uses_power who MAG response move", "WIZ: end", "MAG: use hurt_5 WIZ")
    play(fight, "WIZ: respond 5,2 6,2 6,3")
    assert asked(fight) == ["MAG retarget"]
    lost = play(fight.fork(), "MAG: lose")
    assert (told(lost, AttackLost)[-1].who, budget(lost, "MAG")) == ("MAG", "bur")
    play(fight, "MAG: target CLE")
    assert hp(fight, "CLE", "WIZ") == (7, 16)


@pytest.mark.rule("E5-SPELL-18")
@pytest.mark.parametrize(("facing", "square"), [
    ("north", (8, 6)), ("northeast", (10, 6)), ("east", (10, 8)), ("southeast", (10, 10)), ("south", (8, 10)),
    ("southwest", (6, 10)), ("west", (6, 8)), ("northwest", (6, 6)),
])  # fmt: skip
def test_a_line_goes_in_each_of_eight_directions(facing: str, square: tuple[int, int]) -> None:
    ray = saved("ray", "dex", dc=30, range_ft=0, damage="1d6 fire", area=AreaEntry(shape="line", size_ft=15))
    fight = arena(mag(at=(8, 8), powers=[ray]), fig(at=square))
    play(fight, f"MAG: use ray facing {facing}", "FIG d20 1 | MAG d6 3")
    assert last(fight, PowerUsed).targets == ("FIG",)
