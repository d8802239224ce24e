"""Saving throws, zero hit points, mortal wounds and healing."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fight import Fight
from affray.rulesets.acks2.actions import ACTIONS
from affray.rulesets.acks2.body.damage import delay_band, fallen_status, hp_band
from affray.rulesets.acks2.model.events import Fell, MortalWounds, SaveRolled, StatusChanged
from affray.rulesets.acks2.model.reading import default_saves
from affray.rulesets.acks2.model.scenario import EffectEntry
from affray.rulesets.acks2.model.stats import Combat
from tests.conformance.acks2.ring import (
    DART,
    MEND,
    allowed,
    conditions,
    ended,
    fight_of,
    hp,
    mage,
    new_round,
    orc,
    play,
    refused,
    ring,
    saving,
    someone,
    spell,
    status,
    warrior,
)
from tests.conformance.harness import asked, last, told


def felled(die: str, healer: dict[str, Any] | None = None, rounds: int = 1, **fields: Any) -> Fight[Combat]:
    """A fighter lies at -3 since round 3, and a friend treats him so many rounds later."""
    turn = fields.pop("rounds_per_turn", 60)
    victim = someone("v", at=(0, 1), **{"hp_max": 8, "hp": -3, "con_mod": 1, **fields})
    victim.state = {"status": "unconscious", "felled_round": 3, "felled_type": "slashing", **victim.state}
    fight = ring(
        someone("h", at=(0, 0), healing_rank=1, **(healer or {})),
        victim,
        orc("o", at=(9, 15)),
        round=3 + rounds,
        mortal_wounds="full",
        rounds_per_turn=turn,
    )
    new_round(fight, "h=5 o=1")
    return play(fight, "h: treat_injury v", f"v d20 {die} | v d6 2")


@pytest.mark.scenario("ACKS-EX-44")
@pytest.mark.rule("ACKS-DEATH-4", "ACKS-DEATH-5", "ACKS-DEATH-6", "ACKS-DEATH-7", "ACKS-ACT-10")
def test_mortal_wounds() -> None:
    critical = felled("9")
    wound = last(critical, MortalWounds)
    assert (wound.total.total, wound.result, wound.wound, wound.felled_by) == (15, "critical", 2, "slashing")
    assert (status(critical, "v"), hp(critical, "v")) == ("unconscious", -3)
    shock = felled("10")
    assert (last(shock, MortalWounds).total.total, last(shock, MortalWounds).result, hp(shock, "v")) == (16, "shock", 1)


@pytest.mark.rule("ACKS-DEATH-1")
def test_the_living_fall_unconscious_and_leave_the_count() -> None:
    fight = ring(
        mage("m", at=(0, 0), hp=2, spells=[DART]),
        someone("h", at=(9, 0)),
        orc("o", at=(0, 1), cleave_max=0),
        declare={"m": "cast dart"},
        numbers="o=5 m=4 h=1",
    )
    play(fight, "o: attack m with sword", "o d20 19 | o d6 6")
    assert (status(fight, "m"), warrior(fight, "m").declared, asked(fight)) == ("unconscious", "", ["h segment"])


@pytest.mark.rule("ACKS-DEATH-2")
@pytest.mark.parametrize(
    ("kind", "end"),
    [
        ("construct", "destroyed"),
        ("undead", "destroyed"),
        ("incarnation", "destroyed"),
        ("plant", "dead"),
        ("ooze", "dead"),
    ],
)
def test_what_is_not_alive_is_destroyed(kind: str, end: str) -> None:
    fight = ring(
        someone("h", at=(0, 0), cleave_max=0),
        orc("o", at=(0, 1), kind=kind, hp=1),
        orc("p", at=(9, 9)),
        numbers="h=5 o=1 p=0",
    )
    play(fight, "h: attack o with sword", "h d20 19 | h d6 6")
    assert status(fight, "o") == end


@pytest.mark.rule("ACKS-DEATH-5")
@pytest.mark.parametrize(
    ("fields", "healer", "rounds", "modifier"),
    [
        ({}, {}, 1, 6),
        ({"heavy_helm": True}, {}, 1, 8),
        ({"hit_die": "d4"}, {}, 1, 2),
        ({"hit_die": "d12"}, {}, 1, 10),
        ({"nonlethal": 3}, {}, 1, 9),
        ({}, {}, 2, 1),
        ({}, {}, 60, 1),
        ({}, {}, 61, -1),
    ],
)
def test_modifiers_of_mortal_wounds(fields: Any, healer: Any, rounds: int, modifier: int) -> None:
    assert last(felled("9", healer, rounds, **fields), MortalWounds).total.total == 9 + modifier


@pytest.mark.rule("ACKS-DEATH-6")
@pytest.mark.parametrize(("points", "band"), [(0, 5), (-1, 0), (-2, -2), (-3, -2), (-4, -5), (-8, -10), (-16, -20)])
def test_how_far_below_zero(points: int, band: int) -> None:
    assert last(felled("9", hp=points), MortalWounds).total.total == 9 + 8 + band


@pytest.mark.rule("ACKS-DEATH-7", "ACKS-DEATH-8")
@pytest.mark.parametrize(
    ("die", "result", "alive"),
    [
        (1, "grievous", False),
        (4, "grievous", False),
        (5, "critical", False),
        (10, "shock", True),
        (15, "knocked_out", True),
        (20, "dazed", True),
    ],
)
def test_results_of_mortal_wounds(die: int, result: str, alive: bool) -> None:
    fight = felled(str(die))
    assert (last(fight, MortalWounds).result, status(fight, "v") == "active") == (result, alive)
    assert ("incapacitated" in conditions(fight, "v")) is (result in ("shock", "knocked_out"))


@pytest.mark.rule("ACKS-DEATH-7")
def test_a_total_of_nothing_kills() -> None:
    fight = felled("1", hp=-16)
    assert (last(fight, MortalWounds).result, status(fight, "v")) == ("killed", "dead")


@pytest.mark.rule("ACKS-DEATH-9")
def test_healing_goes_up_to_the_maximum_and_takes_nonlethal_damage_with_it() -> None:
    fight = ring(
        mage("m", at=(0, 0), spells=[MEND]),
        someone("f", at=(0, 1), hp=5, nonlethal=2),
        orc("o", at=(9, 15)),
        declare={"m": "cast mend"},
        numbers="m=5 f=2 o=1",
    )
    play(fight, "m: cast", "m: target f", "m d6 6")
    assert (hp(fight, "f"), warrior(fight, "f").nonlethal) == (8, 0)


@pytest.mark.rule("ACKS-DEATH-10")
def test_simple_mortal_wounds_are_not_treated() -> None:
    victim = someone("v", at=(0, 1), hp=-3, status="unconscious")
    fight = ring(someone("h", at=(0, 0)), victim, orc("o", at=(9, 15)), mortal_wounds="simple", round=3)
    new_round(fight, "h=5 o=1")
    assert "ACKS-DEATH-10" in refused(fight, "h: treat_injury v")


def blasted(die: str, *, save: str = "blast", half: bool = False, **fields: Any) -> Fight[Combat]:
    """A spell against which a save helps, for 6 points of fire."""
    fire = spell(
        "fire", EffectEntry(kind="damage", dice="1d6", type="fire"), save=saving(save, "half" if half else "negates")
    )
    ground = fields.pop("ground", None)
    fight = ring(
        mage("m", at=(0, 10), side="orcs", facing="S", spells=[fire]),
        someone("v", at=(0, 0), **{"hp_max": 20, **fields}),
        declare={"m": "cast fire"},
        numbers="m=5 v=1",
        ground=ground,
    )
    return play(fight, "m: cast", "m: target v", die)


@pytest.mark.rule("ACKS-SAVE-1", "ACKS-SAVE-2")
def test_saving_throws() -> None:
    saves = {"blast": 15}
    assert last(blasted("v d20 15", saves=saves), SaveRolled).passed is True
    assert last(blasted("v d20 14 | m d6 6", saves=saves), SaveRolled).passed is False
    assert last(blasted("v d20 13", saves=saves, wil_mod=2), SaveRolled).passed is True
    assert last(blasted("v d20 20", saves={"blast": 18}, wil_mod=-3), SaveRolled).passed is True
    assert last(blasted("v d20 1 | m d6 6", saves={"blast": 2}, wil_mod=3), SaveRolled).passed is False


@pytest.mark.rule("ACKS-SAVE-1", "ACKS-SAVE-2")
@pytest.mark.parametrize(
    ("die", "rules"),
    [(1, ("ACKS-SAVE-1", "ACKS-SAVE-2")), (2, ("ACKS-SAVE-1",)), (19, ("ACKS-SAVE-1",)),
     (20, ("ACKS-SAVE-1", "ACKS-SAVE-2"))],
)  # fmt: skip
def test_only_an_unmodified_1_or_20_names_the_rule_of_both(die: int, rules: tuple[str, ...]) -> None:
    rolled = f"v d20 {die}" + (" | m d6 6" if die < 15 else "")
    event = last(blasted(rolled, saves={"blast": 15}, wil_mod=1), SaveRolled)
    assert (event.category, event.target_number, event.passed, event.rules) == ("blast", 15, die >= 15, rules)
    assert [(each.value, each.why, each.rule) for each in event.total.parts] == [
        (die, "die", "ACKS-SAVE-1"), (1, "wil", "ACKS-SAVE-1")]  # fmt: skip


@pytest.mark.rule("ACKS-SAVE-4")
@pytest.mark.parametrize(("ground", "needs"), [({"cover_waist": [(0, 0)]}, 13), ({"cover_chest": [(0, 0)]}, 11)])
def test_cover_helps_against_blasts(ground: Any, needs: int) -> None:
    assert last(blasted(f"v d20 {needs}", saves={"blast": 15}, ground=ground), SaveRolled).passed is True
    assert last(blasted(f"v d20 {needs - 1} | m d6 6", saves={"blast": 15}, ground=ground), SaveRolled).passed is False


@pytest.mark.rule("ACKS-SAVE-5")
@pytest.mark.parametrize(
    ("fields", "saves"),
    [
        ({"hd": "1-1", "progression": "monster", "level": 0}, (14, 15, 16, 17, 18)),
        ({"hd": "1", "progression": "monster", "level": 0}, (13, 14, 15, 16, 17)),
        ({"hd": "6+2", "progression": "monster", "level": 0}, (10, 11, 12, 13, 14)),
        ({"hd": "10", "progression": "monster", "level": 0}, (7, 8, 9, 10, 11)),
        ({"progression": "fighter", "level": 4}, (11, 12, 13, 14, 15)),
        ({"progression": "fighter", "level": 9}, (8, 9, 10, 11, 12)),
        ({"progression": "mage", "level": 1}, (13, 13, 15, 11, 12)),
        ({"progression": "mage", "level": 4}, (12, 12, 14, 10, 11)),
    ],
)
def test_default_saves(fields: Any, saves: tuple[int, ...]) -> None:
    fight = ring(someone("h", at=(0, 0), attack_throw=None, **fields), orc("o", at=(0, 9)))
    found = warrior(fight, "h").card.saves
    assert tuple(found[name] for name in ("paralysis", "death", "blast", "implements", "spells")) == saves


@pytest.mark.rule("ACKS-SAVE-5")
@pytest.mark.parametrize(
    ("progression", "first", "steps"),
    [
        ("fighter", (13, 14, 15, 16, 17), (2, 4, 5, 7, 8, 10, 11, 13, 14)),
        ("monster", (13, 14, 15, 16, 17), (2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23)),
        ("crusader", (13, 10, 16, 13, 15), (3, 5, 7, 9, 11, 13)),
        ("thief", (13, 13, 13, 14, 15), (3, 5, 7, 9, 11, 13)),
        ("mage", (13, 13, 15, 11, 12), (4, 7, 10, 13)),
    ],
)
def test_saves_become_better_at_their_levels_down_to_2(
    progression: str, first: tuple[int, ...], steps: tuple[int, ...]
) -> None:
    assert tuple(default_saves(progression, 0).values()) == (14, 15, 16, 17, 18)
    better = 0
    for level in range(1, 31 if progression == "monster" else 15):
        better += level in steps
        assert tuple(default_saves(progression, level).values()) == tuple(max(2, each - better) for each in first)


@pytest.mark.rule("ACKS-DMG-7")
def test_resistance_halves_and_helps_the_save_and_immunity_passes_it() -> None:
    assert (
        hp(blasted("v d20 14 | m d6 6", half=True, saves={"blast": 15}, resist=["fire"]), "v") == 19
    )  # passed at +2: 6 / 2 / 2
    assert hp(blasted("v d20 12 | m d6 6", half=True, saves={"blast": 15}, resist=["fire"]), "v") == 17
    assert hp(blasted("m d6 6", half=True, saves={"blast": 15}, immune=["fire"]), "v") == 20


@pytest.mark.rule("ACKS-DEATH-3", "ACKS-DEATH-8", "ACKS-DEATH-5")
def test_a_healing_spell_on_the_fallen_adds_to_the_roll_and_heals_nothing() -> None:
    victim = someone("v", at=(0, 1), hp=-3, con_mod=1, status="unconscious", felled_round=3, felled_type="slashing")
    fight = ring(mage("m", at=(0, 0), spells=[MEND]), victim, orc("o", at=(9, 15)), round=4)
    new_round(fight, "m=5 o=1", m="cast mend")
    play(fight, "m: cast", "m: target v", "v d20 9 | v d6 2")
    assert (last(fight, MortalWounds).total.total, hp(fight, "v")) == (
        15,
        -3,
    )  # +1 +4 -2 +2 and +1 for the spell's level


@pytest.mark.rule("ACKS-ROUND-7")
def test_a_turn_is_as_many_rounds_as_the_option_says() -> None:
    within, beyond = felled("9", rounds=10, rounds_per_turn=10), felled("9", rounds=11, rounds_per_turn=10)
    assert [last(each, MortalWounds).total.total for each in (within, beyond)] == [10, 8]


@pytest.mark.rule("ACKS-SAVE-3")
@pytest.mark.parametrize("category", ["paralysis", "death", "blast", "implements", "spells"])
def test_every_category_has_its_own_number(category: str) -> None:
    saves = {"paralysis": 3, "death": 3, "blast": 3, "implements": 3, "spells": 3, category: 17}
    rolled = last(blasted("v d20 16 | m d6 6", save=category, saves=saves), SaveRolled)
    assert (rolled.category, rolled.target_number, rolled.passed) == (category, 17, False)


@pytest.mark.rule("ACKS-DEATH-8")
def test_who_recovers_is_useless_and_slain_when_it_falls_again() -> None:
    fight = felled("10")
    assert hp(fight, "v") == 1
    ended(fight)
    new_round(fight, "h=1 v=5 o=2")
    assert "ACKS-DEATH-8" in refused(fight, "v: attack o with sword")
    fight.decree("hp v 0")
    assert status(fight, "v") == "dead"


@pytest.mark.rule("ACKS-SAVE-5")
@pytest.mark.parametrize(
    ("fields", "saves"),
    [
        ({"progression": "crusader", "level": 2}, (13, 10, 16, 13, 15)),
        ({"progression": "crusader", "level": 5}, (11, 8, 14, 11, 13)),
        ({"progression": "thief", "level": 3}, (12, 12, 12, 13, 14)),
        ({"progression": "crusader_thief", "level": 1, "spells": [MEND]}, (13, 10, 16, 13, 15)),
        ({"progression": "crusader_thief", "level": 1, "spells": [MEND], "backstab_dice": 1}, (13, 13, 13, 14, 15)),
        ({"progression": "crusader_thief", "level": 1}, (13, 13, 13, 14, 15)),
    ],
)
def test_saves_of_crusaders_and_thieves(fields: Any, saves: tuple[int, ...]) -> None:
    fight = ring(someone("h", at=(0, 0), attack_throw=None, cleave_max=None, hd="5", **fields), orc("o", at=(0, 9)))
    card = warrior(fight, "h").card
    assert tuple(card.saves[name] for name in ("paralysis", "death", "blast", "implements", "spells")) == saves
    assert (card.attack_throw, card.cleave_max) == (10 - (fields["level"] - 1) // 2, 2)


@pytest.mark.rule("ACKS-DEATH-8", "ACKS-DEATH-1")
def test_the_dazed_fall_unconscious_like_anybody_the_next_time() -> None:
    fight = felled("20")
    assert hp(fight, "v") == 1
    fight.decree("hp v 0")
    assert status(fight, "v") == "unconscious"


@pytest.mark.rule("ACKS-DMG-7")
def test_immunity_to_extraordinary_fire_passes_the_save_against_magic() -> None:
    assert hp(blasted("m d6 6", half=True, saves={"blast": 15}, immune=["extraordinary:fire"]), "v") == 20


@pytest.mark.rule("ACKS-DEATH-6")
@pytest.mark.parametrize(
    ("hp_max", "points", "band"),
    [
        (9, 0, 5), (9, -2, 0), (8, -2, -2), (9, -3, -2), (9, -4, -2), (8, -4, -5), (9, -5, -5), (8, -7, -5),
        (8, -8, -10), (8, -15, -10), (8, -16, -20),
    ],
)  # fmt: skip
def test_the_hit_point_band_begins_exactly_at_its_fraction(hp_max: int, points: int, band: int) -> None:
    fight = ring(someone("h", hp_max=hp_max, hp=points, status="unconscious"), orc("o", at=(0, 9)), numbers="h=0 o=1")
    assert hp_band(warrior(fight, "h")) == band


@pytest.mark.rule("ACKS-ACT-8", "ACKS-SAVE-4", "ACKS-COND-11", "ACKS-COND-17", "ACKS-SAVE-1")
@pytest.mark.parametrize(
    ("target", "more"),
    [
        ({}, 0), ({"shield": True, "defending": "o"}, 2), ({"shield": True}, 0), ({"defending": "o"}, 0),
        ({"start": ["faltering"]}, -2), ({"wil_mod": 2}, 2), ({"start": ["blessed"]}, 1), ({"start": ["shaken"]}, -1),
    ],
)  # fmt: skip
def test_what_is_added_to_a_save_against_a_blast_of_fear(target: dict[str, Any], more: int) -> None:
    fear = EffectEntry(kind="condition", condition="cowering", duration_rounds=1)
    howl = spell("howl", fear, save=saving("blast"))
    fight = ring(mage("m", spells=[howl]), orc("o", at=(0, 3), saves={"blast": 18}, **target), round=2)
    new_round(fight, "m=6 o=1", m="cast howl")
    play(fight, "m: cast", "m: target o", "o d20 5")
    assert last(fight, SaveRolled).total.total == 5 + more


@pytest.mark.rule("ACKS-COND-17")
def test_blessing_helps_only_against_fear() -> None:
    hold = spell("hold", EffectEntry(kind="condition", condition="paralyzed", duration_rounds=1), save=saving("spells"))
    fight = ring(mage("m", spells=[hold]), orc("o", at=(0, 3), start=["blessed"]), round=2)
    new_round(fight, "m=6 o=1", m="cast hold")
    play(fight, "m: cast", "m: target o", "o d20 5")
    assert last(fight, SaveRolled).total.total == 5


@pytest.mark.rule("ACKS-DEATH-9")
def test_healed_to_nothing_one_does_not_come_to() -> None:
    fight = ring(mage("m", spells=[MEND]), someone("v", at=(0, 1), hp_max=20), orc("o", at=(20, 20)), round=4)
    fight.decree("hp v =-3")
    warrior(fight, "v").treated = True
    new_round(fight, "m=5 o=1", m="cast mend")
    play(fight, "m: cast", "m: target v", "m d6 2")
    assert (warrior(fight, "v").hp, status(fight, "v")) == (0, "unconscious")


@pytest.mark.rule("ACKS-DEATH-7")
def test_the_mortally_wounded_die_at_the_end_of_the_next_round() -> None:
    fight = ring(someone("h"), someone("v", at=(0, 1), hp_max=20), orc("o", at=(20, 20)), numbers="h=5 v=0 o=1")
    fight.decree("hp v =-5")
    play(fight, "h: treat_injury v", "v d20 1 | v d6 3")
    assert (status(fight, "v"), warrior(fight, "v").treated) == ("unconscious", True)
    assert ended(fight) == ["o"]
    assert status(fight, "v") == "unconscious"
    new_round(fight, "h=5 o=1")
    assert ended(fight) == ["h", "o"]
    assert (status(fight, "v"), [each.rules for each in told(fight, Fell)][-1]) == ("dead", ("ACKS-DEATH-7",))


@pytest.mark.rule("ACKS-DEATH-7", "ACKS-DEATH-9")
def test_who_came_to_in_time_does_not_die() -> None:
    fight = ring(someone("h"), someone("v", at=(0, 1), hp_max=20), orc("o", at=(20, 20)), numbers="h=5 v=0 o=1")
    fight.decree("hp v =-5")
    play(fight, "h: treat_injury v", "v d20 1 | v d6 3")
    fight.decree("hp v 1")
    assert (warrior(fight, "v").treated, fight.state.timing.lasting) == (False, [])
    fight.decree("hp v =-5")
    ended(fight)
    new_round(fight, "h=5 o=1")
    ended(fight)
    assert status(fight, "v") == "unconscious"


@pytest.mark.rule("ACKS-DEATH-1", "ACKS-DEATH-2", "ACKS-DEATH-8")
@pytest.mark.parametrize(
    ("kind", "start", "becomes"),
    [
        ("humanoid", [], "unconscious"), ("undead", [], "destroyed"), ("construct", [], "destroyed"),
        ("incarnation", [], "destroyed"), ("plant", [], "dead"), ("ooze", [], "dead"), ("animal", [], "unconscious"),
        ("humanoid", ["incapacitated"], "dead"), ("undead", ["incapacitated"], "destroyed"),
    ],
)  # fmt: skip
def test_what_becomes_of_the_fallen(kind: str, start: list[str], becomes: str) -> None:
    fight = fight_of(someone("a", at=(0, 9)), orc("t", kind=kind, start=start), orc("u", at=(5, 5)))
    assert fallen_status(warrior(fight, "t")) == becomes
    fight.decree("hp t 0")
    assert (status(fight, "t"), warrior(fight, "t").ahead) == (becomes, 0)
    assert last(fight, Fell).rules == (("ACKS-DEATH-1",) if becomes == "unconscious" else ("ACKS-DEATH-2",))


@pytest.mark.rule("ACKS-DEATH-6")
@pytest.mark.parametrize(
    ("points", "band"),
    [
        (0, 5), (-1, 0), (-4, 0), (-5, -2), (-9, -2), (-10, -5), (-19, -5), (-20, -10), (-39, -10), (-40, -20),
        (-90, -20),
    ],
)  # fmt: skip
def test_the_modifier_for_how_far_below_zero(points: int, band: int) -> None:
    body = warrior(fight_of(someone("a", at=(0, 9)), orc("t", hp_max=20)), "t")
    body.hp = points
    assert hp_band(body) == band


@pytest.mark.rule("ACKS-DEATH-5")
@pytest.mark.parametrize(
    ("rounds", "band"),
    [
        (0, 2), (1, 2), (2, -3), (10, -3), (11, -5), (60, -5), (61, -8), (1440, -8), (1441, -10),
    ],
)  # fmt: skip
def test_how_long_it_has_lain_there(rounds: int, band: int) -> None:
    fight = fight_of(someone("a", at=(0, 9)), orc("t"), rounds_per_turn=10)
    fight.state.round, warrior(fight, "t").felled_round = 3 + rounds, 3
    assert delay_band(fight.state, warrior(fight, "t")) == band


@pytest.mark.rule("ACKS-DEATH-7", "ACKS-DEATH-8", "ACKS-DEATH-4")
@pytest.mark.parametrize(
    ("die", "con", "result", "becomes", "lies", "incapacitated"),
    [
        (1, -1, "killed", "dead", 0, False), (3, -2, "mortal", "unconscious", 2, False),
        (4, 0, "mortal", "unconscious", 2, False), (5, 0, "mortal", "unconscious", 2, False),
        (3, -3, "killed", "dead", 0, False), (6, 0, "grievous", "unconscious", 11, False),
        (10, 0, "grievous", "unconscious", 11, False), (11, 0, "critical", "unconscious", 1441, False),
        (15, 0, "critical", "unconscious", 1441, False), (16, 0, "shock", "active", 0, True),
        (20, 0, "shock", "active", 0, True), (20, 1, "knocked_out", "active", 0, True),
        (20, 3, "knocked_out", "active", 0, True),
    ],
)  # fmt: skip
def test_what_every_total_of_mortal_wounds_brings(
    die: int, con: int, result: str, becomes: str, lies: int, incapacitated: bool
) -> None:
    victim = someone("v", at=(0, 1), hp_max=20, hit_die="d4", con_mod=con)
    fight = ring(someone("h"), victim, orc("o", at=(20, 20)), numbers="h=5 v=0 o=1", rounds_per_turn=10)
    fight.decree("hp v =-5")  # -2 by its hit points, +2 because it fell this round
    body = warrior(fight, "v")
    play(fight, "h: treat_injury v", f"v d20 {die} | v d6 3")
    event = last(fight, MortalWounds)
    assert (event.result, event.total.total, status(fight, "v")) == (result, die + con, becomes)
    assert body.treated is (becomes == "unconscious")
    assert ("incapacitated" in [each.name for each in body.conditions]) is incapacitated
    dying = [each.until.time for each in fight.state.timing.lasting if each.what == "dying"]
    called = fight.state.timing.called.get(("round end", ""), 0)
    assert [number - called for number in dying] == ([lies] if lies else [])


@pytest.mark.rule("ACKS-DEATH-5")
@pytest.mark.parametrize(
    ("traits", "more"),
    [({}, 0), ({"heavy_helm": True}, 2), ({"hit_die": "d8"}, 4), ({"con_mod": 2}, 2), ({"nonlethal": 3}, 3)],
)
def test_what_helps_against_mortal_wounds(traits: dict[str, Any], more: int) -> None:
    victim = someone("v", at=(0, 1), hp_max=20, **{"hit_die": "d4", **traits})
    fight = ring(someone("h", healing_rank=2), victim, orc("o", at=(20, 20)), numbers="h=5 v=0 o=1")
    fight.decree("hp v =-5")
    play(fight, "h: treat_injury v", "v d20 10 | v d6 3")
    assert last(fight, MortalWounds).total.total == 10 + 2 + more


@pytest.mark.rule("ACKS-DEATH-9", "ACKS-DEATH-7")
def test_healing_magic_brings_back_whoever_is_treated() -> None:
    fight = ring(mage("m", spells=[MEND]), someone("v", at=(0, 1), hp_max=20), orc("o", at=(20, 20)), round=4)
    fight.decree("hp v =-2")
    warrior(fight, "v").treated = True
    new_round(fight, "m=5 o=1", m="cast mend")
    play(fight, "m: cast", "m: target v", "m d6 2")
    assert (hp(fight, "v"), status(fight, "v"), warrior(fight, "v").treated) == (1, "active", False)
    assert (last(fight, StatusChanged).who, last(fight, StatusChanged).status) == ("v", "active")
    fight = ring(mage("m", spells=[MEND]), someone("v", at=(0, 1), hp_max=20), orc("o", at=(20, 20)), round=4)
    fight.decree("hp v =-9")
    warrior(fight, "v").treated = True
    new_round(fight, "m=5 o=1", m="cast mend")
    play(fight, "m: cast", "m: target v", "m d6 2")
    assert (hp(fight, "v"), status(fight, "v")) == (-6, "unconscious")


@pytest.mark.rule("ACKS-ACT-10", "ACKS-DEATH-10")
def test_whom_one_may_treat() -> None:
    def fallen(**described: Any) -> Fight[Combat]:
        heroes = [someone("h"), someone("f", at=(0, 1)), someone("g", at=(0, 3))]
        fight = fight_of(*heroes, orc("o", at=(1, 0)), orc("p", at=(9, 9)), **described)
        for name in ("f", "g", "o"):
            fight.decree(f"hp {name} =-1")
        return fight

    fight = fallen()
    found: Any = ACTIONS["treat_injury"].fields(fight.scene, "h")
    assert [*found["whom"].likely()] == ["f", "g"]
    assert [allowed(fight, f"h: treat_injury {name}") for name in ("f", "g", "o", "h")] == [True, False, False, False]
    warrior(fight, "f").treated = True
    assert not allowed(fight, "h: treat_injury f")
    assert "ACKS-DEATH-10" in refused(fallen(mortal_wounds="simple"), "h: treat_injury f")
