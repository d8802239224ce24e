"""The numbers that encounter files and stat blocks may hold: the least, the greatest, and one step beyond each."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from affray.core.notation import DicePool
from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.model.scenario import (
    AbilityEntry,
    AreaEntry,
    CriticalEntry,
    EffectEntry,
    ExplodeEntry,
    HazardEntry,
    ItemEntry,
    MapEntry,
    Options,
    Placed,
    ReductionEntry,
    SaveEntry,
    SensesEntry,
    SpeedEntry,
    SpellsEntry,
    StatBlock,
    TerrainEntry,
)
from tests.conformance.harness import play
from tests.conformance.starfinder.boarding import (
    KNIFE,
    ada,
    boarding,
    bor,
    cyn,
    decree,
    del_,
    encounter,
    grenade,
    hp,
    one,
    put,
    rat,
    rolled,
    sp,
    spell,
)

WHOLE: dict[type, dict[str, Any]] = {
    ItemEntry: {"id": "beam", "name": "Beam", "category": "melee"},
    AbilityEntry: {"id": "glow", "name": "Glow", "category": "su", "effect": {}},
    StatBlock: {"name": "Rat", "kind": "npc", "eac": 10, "kac": 10, "fort": 0, "ref": 0, "will": 0, "hp_max": 5},
    Placed: {"unit": "rat"},
    SaveEntry: {"type": "ref"},
    TerrainEntry: {"kind": "wall"},
}
"""What must be written besides."""

LIMITS: list[tuple[str, type, str, int, int | None]] = [
    ("SF-OBJ-1", ItemEntry, "item_level", 0, 20),
    ("SF-ITEM-3", ItemEntry, "hands", 0, 2),
    ("SF-RANGE-1", ItemEntry, "range_increment_ft", 5, 2000),
    ("SF-RANGE-2", ItemEntry, "max_increments", 1, None),
    ("SF-ATK-17", ItemEntry, "capacity", 0, None),
    ("SF-ATK-17", ItemEntry, "usage", 0, None),
    ("SF-ATK-17", ItemEntry, "loaded", 0, None),
    ("SF-OBJ-2", ItemEntry, "hp", 0, None),
    ("SF-AREA-9", ExplodeEntry, "radius_ft", 5, 100),
    ("SF-DMG-1", ReductionEntry, "amount", 0, 100),
    ("SF-ABIL-5", SaveEntry, "dc", 1, 60),
    ("SF-AREA-9", AreaEntry, "burst_ft", 5, 200),
    ("SF-AREA-9", AreaEntry, "cone_ft", 5, 200),
    ("SF-CAST-2", AbilityEntry, "casting_time", 1, 100),
    ("SF-ABIL-2", AbilityEntry, "uses", 0, None),
    ("SF-ABIL-2", AbilityEntry, "rp_cost", 0, None),
    ("SF-CAST-14", AbilityEntry, "spell_level", 0, 6),
    ("SF-ABIL-2", AbilityEntry, "range_ft", 0, 2000),
    ("SF-ABIL-2", AbilityEntry, "duration", 1, None),
    ("SF-ABIL-5", StatBlock, "level", 1, 20),
    ("SF-GRID-4", StatBlock, "reach_ft", 0, 30),
    ("SF-ATK-3", StatBlock, "str_mod", -5, 15),
    ("SF-RUN-6", StatBlock, "con_score", 1, 40),
    ("SF-ATK-3", StatBlock, "bab", 0, 20),
    ("SF-INIT-1", StatBlock, "init_mod", -5, 20),
    ("SF-GEN-1", StatBlock, "eac", 1, 60),
    ("SF-GEN-1", StatBlock, "kac", 1, 60),
    ("SF-COND-13", StatBlock, "max_dex_ac", 0, 10),
    ("SF-SAVE-1", StatBlock, "fort", -5, 30),
    ("SF-SAVE-1", StatBlock, "ref", -5, 30),
    ("SF-SAVE-1", StatBlock, "will", -5, 30),
    ("SF-DMG-4", StatBlock, "sp_max", 0, None),
    ("SF-DMG-4", StatBlock, "hp_max", 1, None),
    ("SF-DMG-4", StatBlock, "rp_max", 0, None),
    ("SF-ITEM-3", StatBlock, "hands", 0, 8),
    ("SF-DMG-5", StatBlock, "fast_healing", 0, None),
    ("SF-GEN-1", Placed, "eac", 1, 60),
    ("SF-GEN-1", Placed, "kac", 1, 60),
    ("SF-SAVE-1", Placed, "fort", -5, 30),
    ("SF-SAVE-1", Placed, "ref", -5, 30),
    ("SF-SAVE-1", Placed, "will", -5, 30),
    ("SF-DMG-4", Placed, "hp_max", 1, None),
    ("SF-MOVE-10", Placed, "altitude_ft", 0, 2000),
    ("SF-DMG-4", Placed, "sp", 0, None),
    ("SF-DMG-4", Placed, "hp", 0, None),
    ("SF-DMG-4", Placed, "rp", 0, None),
    ("SF-DMG-4", Placed, "temp_hp", 0, None),
    ("SF-MOVE-10", SpeedEntry, "fly", 0, 2000),
    ("SF-GRID-11", SensesEntry, "blindsight_ft", 0, 2000),
    ("SF-COND-1", HazardEntry, "rounds", 1, 1000),
    ("SF-MOVE-13", TerrainEntry, "drop_ft", 0, 2000),
    ("SF-OBJ-3", TerrainEntry, "hp", 1, 10000),
    ("SF-OBJ-3", TerrainEntry, "hardness", 0, 100),
    ("SF-FEINT-2", Options, "feint_cr_multiplier", 1, None),
    ("SF-OTHER-2", Options, "banter_max_chars", 0, 100000),
    ("SF-MORALE-1", Options, "npc_flee_hp_fraction", 0, 1),
    ("SF-INIT-7", Options, "max_rounds", 1, None),
]


@cache
def reader(kind: type) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def read(kind: type, **more: Any) -> Any:
    return reader(kind).validate_python({**WHOLE.get(kind, {}), **more})


def holds(kind: type, **more: Any) -> bool:
    try:
        read(kind, **more)
    except ValidationError:
        return False
    return True


@pytest.mark.parametrize(
    ("kind", "name", "least", "most"),
    [pytest.param(*each, id=f"{each[0].__name__}.{each[1]}", marks=pytest.mark.rule(rule)) for rule, *each in LIMITS],
)
def test_what_a_number_may_be(kind: type, name: str, least: int, most: int | None) -> None:
    assert getattr(read(kind, **{name: least}), name) == least
    assert not holds(kind, **{name: least - 1})
    if most is not None:
        assert getattr(read(kind, **{name: most}), name) == most
        assert not holds(kind, **{name: most + 1})


@pytest.mark.rule("SF-CAST-14")
def test_slots_are_of_the_levels_one_to_six() -> None:
    assert read(SpellsEntry, slots={1: 0, 6: 20}).slots == {1: 0, 6: 20}
    for slots in ({0: 1}, {7: 1}, {1: -1}, {1: 21}):
        assert not holds(SpellsEntry, slots=slots), slots


@pytest.mark.rule("SF-GRID-1")
def test_a_map_has_a_width_and_a_height_and_squares_two_coordinates() -> None:
    assert read(MapEntry, size=[1, 200]).size == [1, 200]
    for size in ([0, 5], [5, 201], [5], [5, 5, 5]):
        assert not holds(MapEntry, size=size), size
    assert read(Placed, at=[0, 200]).at == [0, 200]
    for at in ([-1, 0], [0, 201], [5], [5, 5, 5]):
        assert not holds(Placed, at=at), at
    assert read(TerrainEntry, borders=[[0, 200, "N"]]).borders == [[0, 200, "N"]]
    for border in ([-1, 0, "N"], [0, 201, "N"], [0, 0], [0, 0, "N", "E"]):
        assert not holds(TerrainEntry, borders=[border]), border


@pytest.mark.rule("SF-DMG-1")
def test_a_resistance_is_no_weakness() -> None:
    assert read(StatBlock, resist={"F": 0}).resist == {"F": 0}
    assert not holds(StatBlock, resist={"F": -1})


@pytest.mark.rule("SF-FEINT-2")
def test_the_multiplier_of_a_feint_is_at_most_one_and_a_half() -> None:
    assert read(Options, feint_cr_multiplier=1.5).feint_cr_multiplier == 1.5
    assert not holds(Options, feint_cr_multiplier=1.6)


@pytest.mark.rule("SF-GEN-5")
def test_what_counts_where_nothing_is_written() -> None:
    item, block = read(ItemEntry), read(StatBlock)
    assert (item.item_level, item.usage, item.reload_action, item.location) == (1, 1, "move", "accessible")
    assert (block.size, block.speed.land, block.hands, block.fast_healing) == ("medium", 30, 2, 0)
    options = read(Options)
    assert (options.feint_cr_multiplier, options.banter_max_chars, options.max_rounds) == (1, 140, 100)
    assert read(Placed).count == 1


@pytest.mark.rule("SF-INIT-7")
@pytest.mark.parametrize(("count", "sound"), [(1, True), (30, True), (31, False), (0, False)])
def test_how_many_copies_a_line_may_have(count: int, sound: bool) -> None:
    line: dict[str, Any] = {"unit": "rat", "side": "raiders", "count": count}
    if sound:
        assert TypeAdapter(Placed).validate_python(line).count == count
    else:
        with pytest.raises(ValidationError):
            TypeAdapter(Placed).validate_python(line)


@pytest.mark.rule("SF-MOVE-6")
def test_who_has_no_place_is_put_opposite_the_others() -> None:
    written = encounter(ada(at=(0, 0)), bor(at=(5, 5)), size=(12, 7))
    for line in written.combatants:
        line.at = None
    state = RULESET.start(written)
    assert [(each.place.x, each.place.y) for each in state.fighters.values()] == [(1, 3), (10, 3)]


@pytest.mark.rule("SF-ATK-8")
def test_the_numbers_of_a_stat_block_are_its_owners() -> None:
    """ADA (base attack bonus 3, Strength 4) picks up the sword of BOR, whose block says +10 and 6 more damage."""
    fight = boarding(ada(at=(5, 5), items=[put(KNIFE, "accessible")]), bor(at=(6, 5)), rat(at=(20, 5)))
    decree(fight, "drop BOR sword")
    play(fight, "ADA: pick_up BOR.sword", "ADA: attack BOR with BOR.sword", "ADA d20 10 | ADA d6 3")
    assert (rolled(fight)[0], hp(fight, "BOR")) == (17, 18)
    own = boarding(bor(at=(6, 5)), ada(at=(5, 5)), rat(at=(20, 5)))
    play(own, "BOR: attack ADA with sword", "BOR d20 10 | BOR d6 3")
    assert (rolled(own)[0], sp(own, "ADA")) == (20, 18)


@pytest.mark.rule("SF-ATK-15")
def test_a_critical_effect_may_be_written_as_the_books_have_it() -> None:
    assert read(ItemEntry, critical_effect="burn 1d4").critical_effect == CriticalEntry(id="burn", value="1d4")
    assert read(ItemEntry, critical_effect="Knockdown").critical_effect == CriticalEntry(id="knockdown")
    assert not holds(ItemEntry, critical_effect="wound")


@pytest.mark.rule("SF-DMG-1")
def test_types_of_damage_may_stand_behind_the_dice_of_spells_and_explosions_too() -> None:
    blast = spell("blast", effect=EffectEntry(damage="2d6 cold & sonic"))
    bomb = replace(grenade(), explode=ExplodeEntry(damage="1d6 fire", radius_ft=10))
    card = one(del_(spells=SpellsEntry(slots={1: 1}, known=[blast]), items=[bomb])).card
    effect = card.abilities["blast"].effect
    assert (effect.damage, effect.types) == (DicePool(2, 6, 0), ("C", "So"))
    explosion = one(cyn(items=[bomb])).items["grenade"].kind.explode
    assert explosion is not None
    assert (explosion.damage, explosion.types) == (DicePool(1, 6, 0), ("F",))
