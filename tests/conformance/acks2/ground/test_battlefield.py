"""The battlefield: known kinds of terrain, their properties, and hazards."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2 import RULESET
from affray.rulesets.acks2.model.events import Endangered, Moved
from affray.rulesets.acks2.model.scenario import SaveEntry
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.ring import (
    allowed,
    archer,
    at,
    conditions,
    encounter,
    feature,
    hp,
    new_round,
    orc,
    placed,
    play,
    readied_maneuver,
    refused,
    ring,
    say,
    someone,
    status,
    struck,
)
from tests.conformance.harness import asked, last, told


def crossing(kind: str, **more: Any) -> Fight[Combat]:
    """Somebody before a feature three squares wide, an orc far behind it."""
    wide = feature(kind, (-1, 1), (0, 1), (1, 1), **more)
    return ring(someone("c", at=(0, 0)), orc("o", at=(0, 9)), numbers="c=5 o=1", features=[wide])


@pytest.mark.rule("ACKS-MOVE-9", "ACKS-GRID-9", "ACKS-RANGED-2")
@pytest.mark.parametrize(
    ("kind", "enters", "shoots"),
    [
        ("wall", False, False), ("pillar", False, False), ("window", False, True), ("pit", False, True),
        ("door", True, True), ("crate", True, True), ("rubble", True, True), ("fence", True, True),
        ("hedge", True, True), ("water", True, True), ("fire", True, True),
    ],
)  # fmt: skip
def test_known_kinds_block_movement_or_sight(kind: str, enters: bool, shoots: bool) -> None:
    assert allowed(crossing(kind), "c: march 0,1") is enters
    fight = ring(
        archer("c", at=(0, 0)), orc("o", at=(0, 9)), numbers="c=5 o=1", features=[feature(kind, (0, 1), (0, 2))]
    )
    assert allowed(fight, "c: attack o with bow") is shoots


@pytest.mark.rule("ACKS-MOVE-9")
@pytest.mark.parametrize(("kind", "feet"), [("rubble", 10), ("hedge", 10), ("water", 10), ("door", 5), ("fence", 5)])
def test_known_kinds_are_heavy_ground(kind: str, feet: int) -> None:
    fight = play(crossing(kind), "c: march 0,1")
    assert last(fight, Moved).feet == feet


@pytest.mark.rule("ACKS-RANGED-3", "ACKS-MOVE-14")
@pytest.mark.parametrize(("kind", "total"), [("crate", 9), ("rubble", 9), ("fence", 9), ("hedge", 7), ("water", 11)])
def test_known_kinds_give_cover(kind: str, total: int) -> None:
    fight = ring(archer("a", at=(0, 0)), orc("o", at=(0, 9)), numbers="a=5 o=1", features=[feature(kind, (0, 9))])
    play(fight, "a: attack o with bow", "a d20 10")
    assert struck(fight)[0] == total


@pytest.mark.rule("ACKS-CHARGE-4")
@pytest.mark.parametrize(("kind", "clear"), [("door", False), ("fence", False), ("rubble", False), ("water", True)])
def test_a_charge_needs_a_way_without_obstacles(kind: str, clear: bool) -> None:
    assert ("ACKS-CHARGE-4" not in (refused(crossing(kind), "c: charge o to 0,8") if not clear else [])) is clear


@pytest.mark.rule("ACKS-MOVE-9", "ACKS-GRID-9")
def test_every_property_can_be_overridden() -> None:
    assert allowed(crossing("wall", blocks_movement=False), "c: march 0,1")
    assert not allowed(crossing("door", blocks_movement=True), "c: march 0,1")
    assert last(play(crossing("rubble", cost=1), "c: march 0,1"), Moved).feet == 5
    shut = feature("door", (0, 1), blocks_movement=True, blocks_sight=True)
    fight = ring(archer("c", at=(0, 0)), orc("o", at=(0, 9)), numbers="c=5 o=1", features=[shut])
    assert "ACKS-RANGED-2" in refused(fight, "c: attack o with bow")


@pytest.mark.rule("ACKS-MOVE-13")
def test_a_feature_may_be_dark() -> None:
    dark = feature("cellar", (0, 0), dark=True)
    fight = ring(someone("c", at=(0, 0), hide_throw=5), orc("o", at=(0, 9)), numbers="c=5 o=1", features=[dark])
    assert allowed(fight, "c: hide")


@pytest.mark.rule("ACKS-GRID-1")
def test_a_feature_without_any_effect_is_a_warning() -> None:
    written = encounter(
        someone("c", at=(0, 0)), orc("o", at=(0, 9)), features=[feature("carpet", (0, 1)), feature("wall", (1, 1))]
    )
    (found,) = RULESET.problems(written)
    assert (found.warning, found.path, found.refusal.rule) == (True, ("map", "features", 0), "FILE-NO-EFFECT")
    assert dict(found.refusal.facts) == {"kind": "carpet", "id": "carpet-1"}
    assert RULESET.start(written).round == 0


@pytest.mark.rule("ACKS-GRID-1")
def test_squares_of_features_lie_on_the_map() -> None:
    written = encounter(someone("c", at=(0, 0)), orc("o", at=(0, 9)), features=[feature("wall", (0, 1), (99, 99))])
    assert [(each.path, each.refusal.rule) for each in RULESET.problems(written)] == [
        (("map", "features", 0, "squares", 1), "ACKS-GRID-1")
    ]


# -- hazards ---------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-COND-16", "ACKS-DMG-5")
def test_who_enters_a_fire_burns_and_again_who_begins_its_initiative_there() -> None:
    fight = crossing("fire")
    say(fight, "c: march 0,1", "c d8 3")
    assert (hp(fight, "c"), last(fight, Endangered).where, asked(fight)) == (5, "fire-1", ["c segment"])
    play(fight, "c: pass", "o: pass")
    new_round(fight, "c=5 o=1")
    say(fight, "c d8 2")
    assert (hp(fight, "c"), asked(fight)) == (3, ["c segment"])


@pytest.mark.rule("ACKS-MOVE-9")
def test_moving_about_within_a_hazard_is_not_entering_it() -> None:
    fight = crossing("spikes", hazard={"damage": "1d4 piercing"})
    say(fight, "c: march 0,1 1,1", "c d4 1")
    assert (hp(fight, "c"), len(told(fight, Endangered)), at(fight, "c")) == (7, 1, (1, 1))


@pytest.mark.rule("ACKS-SAVE-1", "ACKS-DMG-5")
@pytest.mark.parametrize(
    ("on_success", "dice", "left"),
    [("negates", "c d20 15", 8), ("half", "c d20 15 | c d4 4", 6), ("half", "c d20 14 | c d4 4", 4)],
)
def test_a_save_spares_all_or_half(on_success: Any, dice: str, left: int) -> None:
    save = SaveEntry(category="blast", on_success=on_success)
    fight = crossing("vent", hazard={"damage": "1d4 fire", "save": save})
    say(fight, "c: march 0,1 0,2", dice)
    assert (hp(fight, "c"), at(fight, "c")) == (left, (0, 2))


@pytest.mark.rule("ACKS-COND-6", "ACKS-READY-15")
def test_a_hazard_may_give_a_condition_which_ends_the_movement() -> None:
    fight = crossing("ice", hazard={"condition": "prone", "save": SaveEntry(category="paralysis")})
    say(fight, "c: march 0,1 0,2", "c d20 2")
    assert (conditions(fight, "c"), at(fight, "c")) == ({"prone"}, (0, 1))


@pytest.mark.rule("ACKS-COND-7")
def test_the_condition_of_a_hazard_may_last_some_rounds() -> None:
    fight = crossing("gas", hazard={"condition": "blinded", "rounds": 1})
    play(fight, "c: march 0,1", "c: pass")
    assert conditions(fight, "c") == {"blinded"}
    play(fight, "o: pass")
    assert conditions(fight, "c") == set()


@pytest.mark.rule("ACKS-COUNT-6")
def test_a_hazard_at_the_end_of_initiative() -> None:
    fight = crossing("gas", hazard={"when": "turn_end", "damage": "1d4 poisonous"})
    say(fight, "c: march 0,1", "c: pass")
    assert asked(fight) == ["c hazard"]
    say(fight, "c d4 2")
    assert (hp(fight, "c"), asked(fight)) == (6, ["o segment"])


@pytest.mark.rule("ACKS-DEATH-1")
def test_who_falls_to_a_hazard_goes_no_farther() -> None:
    deadly = feature("fire", (0, 1))
    fight = ring(someone("c", at=(0, 0), hp=2), orc("o", at=(0, 9)), numbers="c=5 o=1", features=[deadly])
    say(fight, "c: march 0,1 0,2", "c d8 2")
    assert (status(fight, "c"), at(fight, "c"), asked(fight)) == ("unconscious", (0, 1), ["o segment"])


@pytest.mark.rule("ACKS-MANEUV-3")
def test_who_is_forced_into_a_hazard_suffers_it() -> None:
    fight = ring(
        someone("g", at=(0, 0)),
        orc("o", at=(0, 1), hp_max=20),
        numbers="g=5 o=1",
        features=[feature("fire", (0, 2))],
    )
    say(fight, "g: maneuver force_back o", "g d20 19 | g d6 5 | o d20 2 | o d8 4")
    assert (at(fight, "o"), hp(fight, "o")) == ((0, 2), 11)


@pytest.mark.rule("ACKS-READY-6")
def test_the_harm_of_a_hazard_breaks_readiness() -> None:
    guard = someone("g", at=(0, 0), **readied_maneuver("sword", "moves"))
    fight = ring(guard, orc("o", at=(0, 9)), numbers="g=5 o=1", features=[feature("fire", (0, 0))])
    say(fight, "g d8 2")
    assert fight.state.warriors["g"].ready is None


@pytest.mark.rule("ACKS-MOVE-9")
def test_a_hazard_names_a_rule_and_a_type_of_damage_that_exist() -> None:
    wrong = feature("vent", (0, 1), hazard={"damage": "1d4 sticky", "rule": "HOUSE-1"})
    found = RULESET.problems(encounter(someone("c", at=(0, 0)), orc("o", at=(0, 9)), features=[wrong]))
    assert [each.path[-1] for each in found] == ["damage", "rule"]
    assert {each.refusal.rule for each in found} == {"FILE-UNKNOWN-NAME"}


@pytest.mark.rule("ACKS-MOVE-9")
def test_a_decree_out_of_the_hazard_while_its_dice_are_in_the_air() -> None:
    fight = crossing("fire")
    say(fight, "c: march 0,1 0,2 0,3")
    assert asked(fight) == ["c hazard"]
    assert not fight.decree(placed("place c 4,4"))
    assert (hp(fight, "c"), at(fight, "c"), asked(fight)) == (8, (4, 4), ["c segment"])


@pytest.mark.rule("ACKS-GRID-1")
def test_walls_and_hazards_are_drawn() -> None:
    fight = ring(
        someone("c", at=(0, 0)), orc("o", at=(0, 9)), numbers="c=5 o=1",
        features=[feature("wall", (2, 0)), feature("fire", (3, 0))],
    )  # fmt: skip
    row, _ = [line for line in RULESET.draw(fight.state).splitlines() if "█" in line]
    assert "█!" in row.replace(" ", "")


@pytest.mark.rule("ACKS-COUNT-7", "ACKS-MOVE-9")
def test_the_end_of_an_initiative_that_never_was_brings_its_hazard_with_the_end_of_the_round() -> None:
    vent = feature("vent", (0, 0), hazard={"when": "turn_end", "damage": "1d4 fire"})
    fight = ring(someone("g", at=(0, 0)), orc("o", at=(9, 9)), numbers="o=3 g=1", features=[vent])
    play(fight, "o: pass", "g: delay", "g: keep", "g: keep", "g d4 3")
    assert (hp(fight, "g"), fight.state.round) == (5, 3)
