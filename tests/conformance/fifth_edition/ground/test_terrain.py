"""Terrain: what known kinds mean, ground that harms, and the words of encounter files."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.script import Roll
from affray.files.validate import validate
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.ground.board import find_room
from affray.rulesets.fifth_edition.model.events import Damaged, HazardMet, Saved
from affray.rulesets.fifth_edition.model.scenario import (
    ConditionEntry,
    Encounter,
    FeatureEntry,
    HazardEntry,
    ObjectEntry,
    SaveEntry,
)
from affray.rulesets.fifth_edition.model.terrain import KINDS
from affray.space.measure import Footprint
from tests.conformance.fifth_edition.arena import (
    archer,
    arena,
    at,
    bru,
    decree,
    encounter,
    fig,
    fighter,
    has,
    hp,
    on_squares,
    pass_to,
    power,
    rai,
    spent,
    struck,
    wall,
    wiz,
)
from tests.conformance.harness import answer, asked, by_code, codes, last, objections, offered, play, told

CALTROPS = HazardEntry(
    when="enter", save=SaveEntry(ability="dex", dc=12), damage="1 piercing", condition="restrained", rule="E5-GEN-4"
)


def burning(*squares: tuple[int, int], **more: Any) -> FeatureEntry:
    return FeatureEntry(kind="ground", id="ground", squares=[[*each] for each in squares], hazard=HazardEntry(**more))


def kind(name: str, *squares: tuple[int, int], **more: Any) -> FeatureEntry:
    return FeatureEntry(kind=name, id=name, squares=[[*each] for each in squares], **more)


# -- known kinds -----------------------------------------------------------------------------------
@pytest.mark.rule("E5-MOVE-15", "E5-COVER-5")
@pytest.mark.parametrize("name", ["wall", "pillar", "door"])
def test_walls_pillars_and_doors_bar_the_way_and_the_sight(name: str) -> None:
    fight = arena(archer(at=(2, 2)), rai(at=(6, 2)), features=[kind(name, (4, 2))])
    assert codes(fight, "ROG: move 3,2 4,2") == {"square_blocked": ["E5-MOVE-15"]}
    assert codes(fight, "ROG: attack RAI with shortbow") == {"total_cover": ["E5-COVER-5"]}


@pytest.mark.rule("E5-FREE-9")
def test_a_door_can_be_opened_and_a_wall_cannot() -> None:
    fight = arena(fig(at=(3, 2)), rai(at=(6, 2)), features=[kind("door", (4, 2)), kind("wall", (4, 3))])
    assert "E5-FREE-9" in codes(fight, "FIG: operate wall")["not_attackable"]
    play(fight, "FIG: operate door", "FIG: move 4,2")
    assert at(fight, "FIG") == (4, 2)


@pytest.mark.rule("E5-FREE-9")
@pytest.mark.parametrize(("who", "where"), [("FIG", (4, 2)), ("RAI", (4, 2))])
def test_a_door_is_not_closed_on_somebody(who: str, where: tuple[int, int]) -> None:
    door = kind("door", (4, 2), open=True)
    people = (fig(at=where if who == "FIG" else (3, 2)), rai(at=where if who == "RAI" else (6, 2)))
    assert codes(arena(*people, features=[door]), "FIG: operate door") == {"ends_in_occupied": ["E5-FREE-9"]}
    free = arena(fig(at=(3, 2)), rai(at=(6, 2)), features=[door])
    play(free, "FIG: operate door")
    assert codes(free, "FIG: move 4,2") == {"square_blocked": ["E5-MOVE-15"]}


@pytest.mark.rule("E5-COVER-3", "E5-COVER-4", "E5-MOVE-15")
@pytest.mark.parametrize(("name", "ac"), [("crate", 15), ("fence", 15), ("hedge", 18), ("window", 18)])
def test_some_terrain_gives_cover_without_hiding_anybody(name: str, ac: int) -> None:
    fight = arena(archer(at=(2, 2)), rai(at=(6, 2)), features=[kind(name, (4, 2))])
    assert codes(fight, "ROG: move 3,2 4,2") == {"square_blocked": ["E5-MOVE-15"]}
    play(fight, "ROG: attack RAI with shortbow", "ROG d20 4")
    assert struck(fight) == (ac, False)


@pytest.mark.rule("E5-MOVE-4", "E5-MOVE-5", "E5-MOVE-10")
def test_rubble_is_difficult_water_is_swum_and_a_pit_is_10_feet_deep() -> None:
    fight = arena(fig(at=(3, 2)), rai(at=(20, 9)), features=[kind("rubble", (4, 2)), kind("water", (4, 3))])
    assert spent(play(fight.fork(), "FIG: move 4,2"), "FIG") == 10
    assert spent(play(fight, "FIG: move 4,3"), "FIG") == 10
    pit = arena(fig(at=(3, 2)), rai(at=(20, 9)), features=[kind("pit", (4, 2))])
    play(pit, "FIG: move 4,2", "FIG d6 3")
    assert (fighter(pit, "FIG").elevation, hp(pit, "FIG")) == (-10, 25)


@pytest.mark.rule("E5-GEN-4", "E5-TURN-10")
def test_fire_burns_who_enters_it_and_who_begins_its_turn_in_it() -> None:
    fight = arena(fig(at=(3, 2)), rai(at=(20, 9)), features=[kind("fire", (4, 2), (5, 2))])
    play(fight, "FIG: move 4,2 5,2", "FIG d6 3")  # once: it is the same fire
    assert (hp(fight, "FIG"), last(fight, Damaged).types, last(fight, HazardMet).where) == (25, ("fire",), "fire")
    play(fight, "FIG: end", "RAI: end", "FIG d6 2")
    assert (hp(fight, "FIG"), asked(fight)) == (23, ["FIG turn"])
    play(fight, "FIG: move 6,2")
    pass_to(fight, "FIG")
    assert hp(fight, "FIG") == 23


@pytest.mark.rule("E5-COVER-3", "E5-MOVE-15")
def test_what_is_written_beside_a_kind_counts_before_it() -> None:
    low = kind("wall", (4, 2), cover="half", blocks_movement=False)
    ash = kind("fire", (2, 3), hazard="none", difficult=True)
    fight = arena(archer(at=(2, 2)), rai(at=(6, 2)), features=[low, ash])
    assert spent(play(fight.fork(), "ROG: move 2,3"), "ROG") == 10
    assert struck(play(fight.fork(), "ROG: attack RAI with shortbow", "ROG d20 4")) == (15, False)
    play(fight, "ROG: move 3,2 4,2")
    assert at(fight, "ROG") == (4, 2)


@pytest.mark.rule("E5-GEN-6")
def test_terrain_without_any_effect_is_a_warning() -> None:
    def warned(*entries: FeatureEntry) -> list[tuple[str, str, bool]]:
        found = RULESET.problems(encounter(fig(at=(2, 2)), rai(at=(9, 9)), features=entries))
        return [(each.refusal.rule, each.refusal["id"], each.warning) for each in found]

    assert warned(kind("statue", (4, 4))) == [("FILE-NO-EFFECT", "statue", True)]
    on_edge = FeatureEntry(kind="rubble", id="rubble", edges=[[[4, 4], [5, 4]]])
    assert warned(on_edge) == [("FILE-NO-EFFECT", "rubble", True)]
    assert warned(*[kind(name, (3 + n, 4)) for n, name in enumerate(KINDS)]) == []
    arena(fig(at=(2, 2)), rai(at=(9, 9)), features=[kind("statue", (4, 4))])  # it stops nobody


# -- hazards ---------------------------------------------------------------------------------------
@pytest.mark.rule("E5-GEN-4", "E5-DICE-10")
def test_a_hazard_may_be_saved_against() -> None:
    fight = arena(fig(at=(3, 2)), rai(at=(20, 9)), features=[kind("caltrops", (4, 2), hazard=CALTROPS)])
    saved = play(fight.fork(), "FIG: move 4,2 5,2", "FIG d20 11")
    assert (at(saved, "FIG"), hp(saved, "FIG"), last(saved, Saved).success) == ((5, 2), 28, True)
    play(fight, "FIG: move 4,2 5,2", "FIG d20 10")
    assert (at(fight, "FIG"), hp(fight, "FIG"), last(fight, Saved).success) == ((4, 2), 27, False)
    assert (has(fight, "FIG", "restrained"), last(fight, HazardMet).rules) == (True, ("E5-GEN-4",))


@pytest.mark.rule("E5-DMG-15", "E5-TURN-11")
def test_a_save_may_halve_and_a_hazard_may_wait_for_the_end_of_the_turn() -> None:
    steam = burning((4, 2), when="turn_end", save=SaveEntry(ability="con", dc=12, on_success="half"), damage="2d6 fire")
    fight = arena(fig(at=(3, 2)), rai(at=(20, 9)), features=[steam])
    play(fight, "FIG: move 4,2")
    assert hp(fight, "FIG") == 28
    play(fight, "FIG: end", "FIG d20 15 | FIG 2d6 4 3")
    assert (hp(fight, "FIG"), asked(fight)) == (25, ["RAI turn"])


@pytest.mark.rule("E5-SHOVE-9", "E5-MOVE-9")
def test_who_is_pushed_or_dragged_into_a_hazard_suffers_it() -> None:
    coals = burning((4, 2), damage="1d4 fire")
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)), features=[coals])
    play(fight, "FIG: shove RAI", "RAI: athletics", "FIG d20 15 | RAI d20 2", "FIG: push 4,2", "RAI d4 4")
    assert (at(fight, "RAI"), hp(fight, "RAI")) == ((4, 2), 3)
    dragged = arena(fig(at=(5, 2)), rai(at=(6, 2), conditions=[ConditionEntry(name="grappled", source="FIG")]),
                    features=[burning((5, 2), damage="1d4 fire")])  # fmt: skip
    play(dragged, "FIG: move 4,2", "RAI d4 1")
    assert (at(dragged, "RAI"), hp(dragged, "RAI", "FIG")) == ((5, 2), (6, 28))


@pytest.mark.rule("E5-MOVE-8", "E5-MOVE-16")
def test_who_flies_or_jumps_over_a_hazard_is_spared_and_who_lands_in_it_is_not() -> None:
    coals = burning((4, 2), (5, 2), damage="1d4 fire")
    flyer = arena(fig(at=(3, 2), speed={"fly": 30}, elevation_ft=10), rai(at=(20, 9)), features=[coals])
    play(flyer, "FIG: move 4,2 5,2 6,2")
    assert hp(flyer, "FIG") == 28
    fight = arena(fig(at=(1, 2)), rai(at=(20, 9)), features=[coals])
    play(fight, "FIG: move 2,2 3,2")
    assert hp(play(fight.fork(), "FIG: jump 6,2"), "FIG") == 28
    play(fight, "FIG: jump 5,2", "FIG d4 2")
    assert hp(fight, "FIG") == 26


@pytest.mark.rule("E5-MOVE-14", "E5-GEN-4")
def test_who_teleports_or_is_placed_into_a_hazard_suffers_it() -> None:
    coals = burning((6, 2), damage="1d4 fire")
    blink = power("blink", range_ft=0, teleport_ft=30)
    fight = arena(fig(at=(3, 2), powers=[blink]), rai(at=(20, 9)), features=[coals])
    assert hp(play(fight.fork(), "FIG: use blink at 6,2", "FIG d4 2"), "FIG") == 26
    decree(fight, "place FIG 6,2")
    assert isinstance(fight.pending, Roll)
    play(fight, "FIG d4 3")
    assert hp(fight, "FIG") == 25


@pytest.mark.rule("E5-TURN-10")
def test_several_effects_at_the_start_of_a_turn_come_in_the_order_of_its_controller() -> None:
    fires = [burning((3, 2), when="turn_start", damage="1d4 fire"),
             FeatureEntry(kind="acid", id="acid", squares=[[3, 2]], hazard=HazardEntry(
                 when="turn_start", damage="1d4 acid"))]  # fmt: skip
    fight = arena(fig(at=(3, 2)), rai(at=(20, 9)), features=fires)
    assert asked(fight) == ["FIG effects"]
    play(fight, "FIG: order acid,ground", "FIG d4 1 | FIG d4 2")
    assert [each.types for each in told(fight, Damaged)] == [("acid",), ("fire",)]


@pytest.mark.rule("E5-REACT-8")
def test_a_hazard_is_suffered_though_a_decree_ends_the_movement() -> None:
    fight = arena(fig(at=(3, 2)), rai(at=(20, 9)), features=[burning((4, 2), damage="1d4 fire")])
    answer(fight, "FIG: move 4,2 5,2")
    decree(fight, "condition FIG stunned")
    play(fight, "FIG d4 3")
    assert (hp(fight, "FIG"), at(fight, "FIG"), asked(fight)) == (25, (4, 2), ["RAI turn"])


@pytest.mark.rule("E5-OBJ-1")
def test_a_broken_hazard_harms_nobody() -> None:
    brazier = FeatureEntry(kind="brazier", id="brazier", squares=[[4, 2]], hazard=HazardEntry(damage="1d4 fire"),
                           object=ObjectEntry(ac=5, hp=1))  # fmt: skip
    fight = arena(fig(at=(3, 2)), rai(at=(20, 9)), features=[brazier])
    play(fight, "FIG: attack brazier with longsword", "FIG d20 15 | FIG d8 5", "FIG: move 4,2")
    assert (hp(fight, "FIG"), asked(fight)) == (28, ["FIG turn"])


# -- the words of files ----------------------------------------------------------------------------
def read(**fields: Any) -> tuple[Any, dict[str, str]]:
    """An encounter of plain data, and the hints for unknown fields."""
    made, faults = validate(Encounter, {"game": "fifth_edition", **fields})
    return made, {refusal["field"]: refusal["hint"] for _, refusal in faults if refusal.rule == "FILE-UNKNOWN-FIELD"}


BOR = {"name": "Bor", "hp_max": 12, "side": "heroes", "ac": 15}


@pytest.mark.rule("E5-GEN-6")
def test_old_words_of_files_get_a_hint() -> None:
    _, hints = read(stat_blocks={}, features=[], map={"width": 5, "height": 5},
                    combatants=[{"unit": "bor", "position": [1, 1], "hiding": True}])  # fmt: skip
    assert hints == {
        "stat_blocks": "bestiary", "features": "map", "width": "size", "height": "size", "position": "at",
        "hiding": "hidden",
    }  # fmt: skip
    assert read(map={"size": [5, 5], "features": []}, combatants=[])[1] == {"features": "terrain"}


@pytest.mark.rule("E5-GEN-1")
def test_a_combatant_is_written_out_or_says_what_is_different() -> None:
    made, _ = read(
        map={"size": [9, 9]}, bestiary={"orc": {"name": "Orc", "hp_max": 9, "side": "orcs"}},
        combatants=[{**BOR, "at": [1, 1]}, {"unit": "orc", "at": [4, 4], "ac": 17}, "2 orc side bandits"],
    )  # fmt: skip
    assert RULESET.problems(made) == []
    people = RULESET.start(made).fighters
    assert [(each.id, each.side, each.card.ac, each.hp) for each in people.values()] == [
        ("bor", "heroes", 15, 12), ("orc-1", "orcs", 17, 9), ("orc-2", "bandits", 10, 9), ("orc-3", "bandits", 10, 9),
    ]  # fmt: skip
    missing, _ = read(map={"size": [9, 9]}, bestiary={}, combatants=[{"id": "x", "side": "a"}, BOR])
    wrong = [each.refusal for each in RULESET.problems(missing)]
    assert [each["field"] for each in wrong if each.rule == "FILE-MISSING-FIELD"] == ["name", "hp_max"]


@pytest.mark.rule("E5-GEN-1")
@pytest.mark.parametrize("id", ["gm", "ground", "heroes", "any_enemy"])
def test_ids_that_mean_somebody_else_are_refused(id: str) -> None:
    made, _ = read(map={"size": [9, 9]}, combatants=[{**BOR, "id": id}, {**BOR, "side": "orcs", "name": "Orc"}])
    assert [each.refusal.rule for each in RULESET.problems(made)] == ["FILE-RESERVED-ID"]


@pytest.mark.rule("E5-READY-16")
def test_a_decreed_place_sets_off_a_movement_trigger_at_once() -> None:
    fight = arena(wiz(at=(2, 2)), rai(at=(20, 9)), bru(at=(25, 15)))
    play(fight, "WIZ: ready movement enters who RAI of self within 10 response dodge", "WIZ: end")
    decree(fight, "place RAI 4,2")
    assert (asked(fight), offered(fight)) == (["WIZ after_step"], ["respond", "decline"])


@pytest.mark.rule("E5-MOVE-5")
def test_a_feature_is_what_the_builder_says_and_nothing_else() -> None:
    fight = arena(fig(at=(3, 2)), rai(at=(20, 9)), features=[on_squares("wall", (4, 2), difficult=True)])
    assert spent(play(fight, "FIG: move 4,2"), "FIG") == 10


@pytest.mark.rule("E5-MOVE-10", "E5-MOVE-11")
def test_who_falls_into_a_fire_burns() -> None:
    bird = fig(at=(5, 5), speed={"walk": 30, "fly": 60}, elevation_ft=20)
    fight = arena(bird, rai(at=(15, 5)), features=[on_squares("fire", (5, 5))])
    play(fight, "FIG: drop_prone", "FIG 2d6 1 1 | FIG d6 4")
    assert (hp(fight, "FIG"), [each.where for each in told(fight, HazardMet)]) == (22, ["fire"])


@pytest.mark.rule("E5-MOVE-16")
@pytest.mark.parametrize(("depth", "found"), [
    (10, {}), (15, {}), (5, {"square_blocked": ["E5-MOVE-16"]}), (0, {"square_blocked": ["E5-MOVE-16"]}),
])  # fmt: skip
def test_from_one_pit_into_another_that_is_not_shallower(depth: int, found: dict[str, list[str]]) -> None:
    pits = [on_squares("pit", (2, 2), id="one", drop_ft=10)]
    pits += [on_squares("pit", (3, 2), id="two", drop_ft=depth)] if depth else []
    fight = arena(fig(at=(2, 2), elevation_ft=-10), rai(at=(9, 9)), features=pits)
    assert by_code(objections(fight, "FIG: move 3,2")) == found


@pytest.mark.rule("E5-SPACE-7")
def test_who_finds_no_room_in_a_pit_comes_out_of_it() -> None:
    pit = on_squares("pit", (2, 2), drop_ft=10)
    fight = arena(fig(at=(2, 2), elevation_ft=-10), rai(at=(9, 9)), features=[pit])
    fighter(fight, "RAI").place, fighter(fight, "RAI").elevation = Footprint(2, 2), -10
    fight.state.crowd = None
    find_room(fight.state, fighter(fight, "FIG"))
    assert (at(fight, "FIG"), fighter(fight, "FIG").elevation) == ((2, 2), 0)


@pytest.mark.rule("E5-DICE-10")
def test_a_hazard_with_a_save_names_its_dc() -> None:
    trap = on_squares("trap", (4, 4), hazard=HazardEntry(save=SaveEntry(ability="dex"), damage="1d6 fire"))
    wrong = RULESET.problems(encounter(fig(at=(2, 2)), rai(at=(9, 9)), features=[trap]))
    assert [(each.path[-2:], each.refusal["field"]) for each in wrong] == [(("hazard", "save"), "dc")]


@pytest.mark.rule("E5-FREE-9")
@pytest.mark.parametrize(("at", "beside"), [((1, 5), "8,5"), ((3, 1), "8,4"), ((15, 5), "10,5")])
def test_it_is_told_from_where_a_door_can_be_opened(at: tuple[int, int], beside: str) -> None:
    gate = on_squares("door", (9, 5), blocks_movement=True, cover="total", interact="free")
    side = wall(*[(9, y) for y in range(20) if y != 5])
    fight = arena(fig(at=at), rai(at=(20, 9)), features=[gate, side])
    (refusal,) = fight.why_not("FIG", "operate", feature="door")
    assert (refusal["code"], refusal["beside"]) == ("out_of_reach", beside)
