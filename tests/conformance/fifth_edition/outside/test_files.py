"""Encounter files: what is wrong with one is named with its place, and what is left out has its value."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from affray.core.refusals import refuse
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.model.scenario import (
    ConditionEntry,
    FeatureEntry,
    HazardEntry,
    OngoingEntry,
    Placed,
    SaveEntry,
)
from affray.rulesets.fifth_edition.outside.setup import Setup
from tests.conformance.fifth_edition.arena import (
    BLOCKS,
    Combatant,
    bru,
    cle,
    encounter,
    fig,
    fixture,
    on_edges,
    on_squares,
    power,
    rai,
    rubble,
    weapon,
)

Found = list[tuple[tuple[str | int, ...], str]]
PIKE = weapon("pike", "1d8", "piercing", mode="ranged")
HAZARD = HazardEntry(save=SaveEntry(ability="dex"), damage="2d6 fire")


def wrong(*combatants: Combatant, **described: Any) -> Found:
    """What keeps an encounter with two sides from being played: where, and by which rule."""
    found = RULESET.problems(encounter(*combatants, rai(at=(9, 9)), **described))
    return [(each.path, each.refusal.rule) for each in found if not each.warning]


@pytest.mark.rule("E5-GEN-6")
@pytest.mark.parametrize(("feature", "rules"), [
    (rubble((29, 19)), []), (rubble((30, 19)), ["E5-GEN-6"]), (rubble((29, 20)), ["E5-GEN-6"]),
    (on_edges("low_wall", (28, 2), (29, 2), cover="half"), []),
    (on_edges("low_wall", (29, 2), (30, 2), cover="half"), ["E5-GEN-6"]),
    (on_edges("low_wall", (2, 19), (2, 20), cover="half"), ["E5-GEN-6"]),
    (on_edges("low_wall", (2, 2), (3, 3), cover="half"), ["E5-GEN-6"]),
    (on_edges("low_wall", (2, 2), (4, 2), cover="half"), ["E5-GEN-6"]),
    (on_edges("low_wall", (2, 2), (2, 2), cover="half"), ["E5-GEN-6"]),
])  # fmt: skip
def test_terrain_lies_on_the_map_and_edges_between_neighbours(feature: FeatureEntry, rules: list[str]) -> None:
    assert wrong(fig(at=(2, 2)), features=[feature]) == [(("map", "terrain", 0), rule) for rule in rules]
    built = Setup(encounter(fig(at=(2, 2)), rai(at=(9, 9)), features=[feature])).combat.map.features
    (known,) = built.values()
    assert len(known.squares) + len(known.edges) == (0 if rules else 1)


@pytest.mark.rule("E5-GEN-4")
def test_a_save_against_a_hazard_says_its_dc() -> None:
    coals = on_squares("coals", (5, 5), hazard=HAZARD)
    assert wrong(fig(at=(2, 2)), features=[coals]) == [(("map", "terrain", 0, "hazard", "save"), "FILE-MISSING-FIELD")]


@pytest.mark.rule("E5-SPACE-1", "E5-SPACE-6", "E5-DEATH-1", "E5-ATK-12", "E5-REACT-1", "E5-COND-2", "E5-DMG-1")
@pytest.mark.parametrize(("one", "found"), [
    (fig(at=(2, 2), hp=29), [(("combatants", 0, "hp"), "FILE-RANGE")]),
    (fig(at=(2, 2), hp=28), []),
    (fig(at=(9, 9)), [(("combatants", 0, "at"), "E5-SPACE-6"), (("combatants", 1, "at"), "E5-SPACE-6")]),
    (bru(at=(29, 5), side="ogres"), [(("combatants", 0, "at"), "E5-SPACE-6")]),
    (bru(at=(28, 5), side="ogres"), []),
    (fig(at=(2, 2), each_turn=[OngoingEntry(damage="1d6")]), [(("combatants", 0, "each_turn"), "FILE-UNKNOWN-NAME")]),
    (fig(at=(2, 2), each_turn=[OngoingEntry(damage="1d6 mud")]),
     [(("combatants", 0, "each_turn"), "FILE-UNKNOWN-NAME")]),
    (fig(at=(2, 2), conditions=["grappled"]), [(("combatants", 0, "conditions"), "FILE-UNKNOWN-NAME")]),
    (fig(at=(2, 2), conditions=["charmed"]), [(("combatants", 0, "conditions"), "FILE-UNKNOWN-NAME")]),
    (fig(at=(2, 2), conditions=["prone"]), []),
    (fig(at=(2, 2), conditions=[ConditionEntry(name="frightened", source="RAI")]), []),
    (fig(at=(2, 2), attacks=[PIKE]), [(("bestiary", "FIG", "attacks"), "FILE-MISSING-FIELD")]),
    (fig(at=(2, 2), powers=[power("ward", cost="reaction")]), [(("bestiary", "FIG", "powers"), "FILE-MISSING-FIELD")]),
])  # fmt: skip
def test_what_is_wrong_with_a_combatant(one: Combatant, found: Found) -> None:
    assert wrong(one) == found


@pytest.mark.rule("E5-GEN-5")
def test_a_stat_block_that_is_not_there_is_asked_for() -> None:
    ghost = Combatant(BLOCKS["FIG"], Placed(unit="RAJ", id="ghost", at=[3, 3]))
    written = encounter(rai(at=(2, 2)), fig(at=(9, 9)))
    written.combatants.append(ghost.placed)
    (found,) = RULESET.problems(written)
    assert (found.path, found.refusal.rule) == (("combatants", 2, "unit"), "FILE-UNKNOWN-NAME")
    assert dict(found.refusal.facts)["hint"] == "RAI"


@pytest.mark.rule("E5-GEN-5")
def test_who_is_written_out_has_a_name_and_hit_points() -> None:
    written = encounter(rai(at=(2, 2)), fig(at=(9, 9)))
    written.combatants.append(Placed(side="goats", at=[5, 5]))
    found = [(each.path, dict(each.refusal.facts)["field"]) for each in RULESET.problems(written)]
    assert found == [(("combatants", 2), "name"), (("combatants", 2), "hp_max")]
    written.combatants[-1] = Placed(name="Old Goat", hp_max=5, at=[5, 5])
    (without_side,) = RULESET.problems(written)
    assert (without_side.path, dict(without_side.refusal.facts)["field"]) == (("combatants", 2, "side"), "side")
    assert Setup(written).combat.fighters["old_goat"].side == "nobody"
    written.combatants[-1] = Placed(name="Old Goat", hp_max=5, side="goats", at=[5, 5])
    assert RULESET.start(written).fighters["old_goat"].hp == 5


@pytest.mark.rule("E5-SPACE-1")
def test_there_must_be_room_for_who_has_no_place() -> None:
    small = [replace(rai("RAI").placed, at=None, count=count) for count in (1, 2)]
    for placed, rules in zip(small, ([], ["E5-SPACE-1"]), strict=True):
        written = encounter(fig(at=(0, 0)), rai(at=(0, 0)), size=(3, 1))
        written.combatants[1] = replace(placed, id=None)
        found = [each.refusal.rule for each in RULESET.problems(written)]
        assert [each for each in found if each == "E5-SPACE-1"] == rules


@pytest.mark.rule("E5-SPACE-1", "E5-SPACE-6")
def test_who_finds_no_room_stands_in_nobodys_way() -> None:
    written = encounter(fig(at=(0, 0)), rai(at=(0, 0)), size=(1, 1))
    written.combatants[1] = replace(written.combatants[1], at=None)
    found = [(each.path, each.refusal.rule) for each in RULESET.problems(written)]
    assert found == [(("combatants", 1), "E5-SPACE-1"), (("combatants", 1, "at"), "E5-SPACE-6")]


@pytest.mark.rule("E5-COND-2")
def test_a_save_that_ends_a_condition_has_dc_10_unless_it_says_otherwise() -> None:
    given = [
        ConditionEntry(name=name, end_save=SaveEntry(ability="con", dc=dc), escape_dc=escape)
        for name, dc, escape in (("poisoned", None, None), ("stunned", 15, 12))
    ]
    combat = RULESET.start(encounter(fig(at=(2, 2), conditions=given), rai(at=(9, 9))))
    known = combat.fighters["FIG"].conditions
    assert [(each.end_save.dc, each.escape_dc) for each in known if each.end_save] == [(10, 0), (15, 12)]


@pytest.mark.rule("E5-DEATH-1", "E5-DEATH-4", "E5-DEATH-18")
@pytest.mark.parametrize(("who", "conditions", "dead", "stable", "marks"), [
    ("FIG", [], False, False, ["unconscious", "prone"]), ("RAI", [], True, False, []),
    ("RAI", ["unconscious"], False, True, ["unconscious", "prone"]),
    ("FIG", ["prone"], False, False, ["unconscious", "prone"]),
])  # fmt: skip
def test_who_begins_without_hit_points_is_down_or_dead(
    who: str, conditions: list[str], dead: bool, stable: bool, marks: list[str]
) -> None:
    side = "heroes" if who == "FIG" else "raiders"
    down = fixture(who)("X", at=(2, 2), hp=0, conditions=conditions, side=side)
    combat = RULESET.start(encounter(down, fig("F", at=(5, 5)), rai("R", at=(9, 9))))
    fighter = combat.fighters["X"]
    assert (fighter.dead, fighter.stable, [each.name for each in fighter.conditions]) == (dead, stable, marks)
    assert (fighter.held, [each.item.rpartition(".")[2] for each in combat.lying]) == (
        [], ["longsword" if who == "FIG" else "scimitar"],
    )  # fmt: skip


@pytest.mark.rule("E5-WPN-11", "E5-WPN-13")
def test_hands_hold_as_much_as_they_can_and_the_rest_is_carried() -> None:
    dart = weapon("dart", "1d4", "piercing", "thrown", mode="melee_or_thrown", range_ft=[20, 60], ammo=3)
    net = weapon("net", "0", "piercing", "thrown", mode="melee_or_thrown", range_ft=[5, 15], ammo=0)
    sling = weapon("sling", "1d4", "bludgeoning", "ammunition", mode="ranged", range_ft=[30, 120], ammo=7)
    combat = RULESET.start(encounter(
        fig("A", at=(2, 2), attacks=[dart, net, sling]),
        fig("B", at=(2, 4), attacks=[dart, sling], starts_holding=["dart", "dart", "sling"]),
        fig("C", at=(2, 6), attacks=[dart, sling], starts_holding=["sling", "sling"], hands=4),
        rai(at=(9, 9)),
    ))  # fmt: skip
    a, b, c = (combat.fighters[name] for name in "ABC")
    assert (a.held, a.stowed, a.uses_left) == (["dart", "sling"], {"dart": 2}, {"sling": 7})
    assert (b.held, b.stowed) == (["dart", "dart"], {"dart": 1, "sling": 1})
    assert (c.held, c.stowed) == (["sling"], {"dart": 3})


@pytest.mark.rule("E5-WPN-9", "E5-WPN-10", "E5-WPN-8", "E5-WPN-7")
def test_what_everybody_can_attack_with() -> None:
    attacks = [weapon("glaive", "1d10", "slashing", "reach", "two_handed"), weapon("fist", "1d4", "bludgeoning",
               source="natural")]  # fmt: skip
    card = RULESET.start(encounter(bru(attacks=attacks, reach_ft=10), fig(at=(9, 9)))).fighters["BRU"].card
    known = {
        name: (kind.mode, kind.reach, kind.range, kind.hands, kind.proficient) for name, kind in card.attacks.items()
    }
    assert known == {
        "glaive": ("melee", 15, None, 2, True), "fist": ("melee", 10, None, 0, True),
        "unarmed": ("melee", 10, None, 0, True), "improvised": ("melee_or_thrown", 10, (20, 60), 0, False),
    }  # fmt: skip


@pytest.mark.rule("E5-FREE-5")
@pytest.mark.parametrize(("interact", "kind"), [(None, "free"), ("none", ""), ("action", "action")])
def test_how_a_door_is_operated(interact: Any, kind: str) -> None:
    gate = FeatureEntry(kind="door", id="gate", edges=[[[4, 2], [5, 2]]], interact=interact)
    assert RULESET.start(encounter(fig(), rai(at=(9, 9)), features=[gate])).map.features["gate"].interact == kind


@pytest.mark.rule("E5-WPN-11")
def test_a_weapon_that_needs_no_hand_is_never_held() -> None:
    spikes = weapon("spikes", "1d4", "piercing", hands_used=0)
    one = RULESET.start(encounter(fig(attacks=[spikes]), rai(at=(9, 9)))).fighters["FIG"]
    assert (one.held, one.stowed, one.card.attacks["spikes"].is_item) == ([], {}, False)


@pytest.mark.rule("E5-END-1")
def test_a_fight_needs_two_sides() -> None:
    wrong = RULESET.problems(encounter(fig(at=(2, 2)), cle(at=(3, 3))))
    assert [(each.path, each.refusal.rule) for each in wrong] == [(("combatants",), "E5-END-1")]


def test_two_combatants_of_one_name_are_a_problem() -> None:
    wrong = RULESET.problems(encounter(fig("SAME", at=(2, 2)), rai("SAME", at=(3, 3)), rai(at=(4, 4))))
    assert [(each.path, each.refusal) for each in wrong] == [
        (("combatants", 1), refuse("FILE-DUPLICATE-ID", value="SAME"))
    ]
