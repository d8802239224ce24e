"""What comes late or only once: dying, late effects, ties, touches, and what a moment takes away."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.acks2.actions import ACTIONS
from affray.rulesets.acks2.actions.charging import call_off
from affray.rulesets.acks2.actions.maneuvers import force_back
from affray.rulesets.acks2.actions.overrunning import Overrun
from affray.rulesets.acks2.body.conditions import end_spell, for_rounds, gain
from affray.rulesets.acks2.fight.attacks import PLAIN
from affray.rulesets.acks2.fight.cleaving import Chain
from affray.rulesets.acks2.model.events import Fell, SpellAbandoned, SurpriseRolled, TieOrdered
from affray.rulesets.acks2.model.scenario import EffectEntry, SurpriseEntry
from affray.rulesets.acks2.model.stats import Condition
from tests.conformance.acks2.ring import (
    DART,
    SWORD,
    allowed,
    archer,
    at,
    conditions,
    ended,
    hp,
    mage,
    missile,
    new_round,
    ogre,
    orc,
    placed,
    play,
    readied,
    refused,
    ring,
    say,
    someone,
    spell,
    status,
    struck,
    warrior,
    weapon,
)
from tests.conformance.harness import asked, last, told


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


@pytest.mark.rule("ACKS-SPELL-4", "ACKS-SPELL-5", "ACKS-COUNT-10")
def test_a_spell_that_is_due_at_the_end_of_the_round_needs_a_voice_then() -> None:
    def silent(mute: bool) -> Any:
        fight = ring(mage("m", spells=[DART]), orc("o", at=(0, 9)), numbers="m=2 o=1", declare={"m": "cast dart"})
        play(fight, "m: delay")
        while asked(fight) in (["m join"], ["o segment"]):
            if mute and fight.state.count == -2:
                fight.decree("condition m mute on yes")
            say(fight, "m: keep" if asked(fight) == ["m join"] else "o: pass")
        return fight

    fight = silent(True)
    event = last(fight, SpellAbandoned)
    assert (event.who, event.spell, event.rules) == ("m", "dart", ("ACKS-SPELL-5",))
    fight = silent(False)
    assert asked(fight) == ["m spell_target"]


@pytest.mark.rule("ACKS-SPELL-12", "ACKS-COND-1")
def test_only_the_conditions_of_the_ended_casting_are_forgotten() -> None:
    fight = ring(someone("v"), orc("a", at=(0, 9)), orc("b", at=(3, 9)), numbers="v=5 a=2 b=1")
    body, until = warrior(fight, "v"), for_rounds(fight.state, 3)
    gain(fight.scene, body, Condition("deafened", "a", until, "hex"))
    gain(fight.scene, body, Condition("mute", "b", until, "hex"))
    gain(fight.scene, body, Condition("blinded", "a", until, "bane"))
    end_spell(fight.scene, body, "hex", "a", "save", "ACKS-SPELL-12")
    assert [each.what for each in fight.state.timing.lasting] == ["mute", "blinded"]
    assert conditions(fight, "v") == {"mute", "blinded"}


@pytest.mark.rule("ACKS-TIE-2", "ACKS-TIE-6")
def test_the_order_of_a_tie_is_told_with_its_rule() -> None:
    fight = ring(someone("h"), someone("i", at=(2, 0)), orc("o", at=(0, 20)), numbers="h=5 i=5 o=1")
    play(fight, "heroes: order i,h")
    event = last(fight, TieOrdered)
    assert (event.number, event.side, event.order, event.rules) == (5, "heroes", ("i", "h"), ("ACKS-TIE-2",))
    fight = ring(someone("h"), orc("o", at=(0, 20)), orc("p", at=(3, 20)), numbers="h=5 o=5 p=1")
    play(fight, "heroes: split before h after -")
    event = last(fight, TieOrdered)
    assert (event.number, event.side, event.order, event.rules) == (5, "heroes", ("h", "o"), ("ACKS-TIE-6",))


@pytest.mark.rule("ACKS-SURP-3", "ACKS-SURP-4", "ACKS-SURP-2")
@pytest.mark.parametrize(("many", "group", "rule"), [(1, "", "ACKS-SURP-3"), (2, "band", "ACKS-SURP-4")])
def test_a_surprise_roll_names_the_group_if_it_is_one(many: int, group: str, rule: str) -> None:
    orcs = [orc(f"o{n}", at=(n, 9), group="band") for n in range(many)]
    known = [SurpriseEntry(side="heroes", los=True, foreknowledge=True), SurpriseEntry(side="orcs")]
    fight = ring(someone("h"), *orcs, round=1, surprise=known, group_surprise="by_group")
    say(fight, "o0 d6 3")
    event = last(fight, SurpriseRolled)
    assert (event.who, event.group, event.total.total, event.surprised, event.rules) == ("o0", group, 2, True, (rule,))
    assert ["surprised" in conditions(fight, each.id) for each in orcs] == [True] * many


@pytest.mark.rule("ACKS-SPELL-6", "ACKS-ATK-1")
def test_a_touch_needs_no_front_arc() -> None:
    chill = spell("chill", EffectEntry(kind="damage", dice="1d6", type="cold"), range_ft="touch")
    fight = ring(mage("m", spells=[chill]), orc("o", at=(1, 0), facing="E"), orc("p", at=(9, 9)), round=2)
    new_round(fight, "m=6 o=1 p=1", m="cast chill")
    play(fight, "m: cast", "m: target o", "m d20 19 | m d6 3")
    assert hp(fight, "o") == 3


@pytest.mark.rule("ACKS-SPELL-6", "ACKS-READY-15")
def test_a_touch_under_way_goes_on_as_long_as_its_target_is_within_5_ft() -> None:
    chill = spell("chill", EffectEntry(kind="damage", dice="1d6", type="cold"), range_ft="touch")
    for place, left in (("1,-1", 3), ("9,0", 6)):
        fight = ring(mage("m", spells=[chill]), orc("o", at=(1, 0), facing="E"), orc("p", at=(9, 9)), round=2)
        new_round(fight, "m=6 o=1 p=1", m="cast chill")
        say(fight, "m: cast", "m: target o")
        fight.decree(placed(f"place o {place}"))
        if left == 3:
            play(fight, "m d20 19 | m d6 3")
        assert hp(fight, "o") == left
        assert asked(fight) != ["m attack"]


@pytest.mark.rule("ACKS-READY-15", "ACKS-RANGED-1")
@pytest.mark.parametrize(("place", "lost"), [("0,12", False), ("0,-9", True)])
def test_a_shot_under_way_needs_its_target_in_sight(place: str, lost: bool) -> None:
    fight = ring(archer("a"), orc("o", at=(0, 9)), numbers="a=5 o=1")
    say(fight, "a: attack o with bow")
    fight.decree(placed(f"place o {place}"))
    assert (asked(fight) != ["a attack"]) is lost


@pytest.mark.rule("ACKS-MOVE-14")
def test_a_blow_but_no_shot_ends_a_crouch() -> None:
    fight = ring(someone("h", start=["crouching"]), orc("o", at=(0, 1)), numbers="h=5 o=1")
    play(fight, "h: attack o with sword", "h d20 1")
    assert conditions(fight, "h") == set()
    fight = ring(archer("h", start=["crouching"]), orc("o", at=(0, 9)), numbers="h=5 o=1")
    play(fight, "h: attack o with bow", "h d20 1")
    assert conditions(fight, "h") == {"crouching"}


@pytest.mark.rule("ACKS-COND-13", "ACKS-DMG-7")
@pytest.mark.parametrize(("tags", "left"), [((), 6), (("silver",), 1)])
def test_whoever_is_held_is_hurt_without_a_throw(tags: Any, left: int) -> None:
    blade = weapon("sword", "1d6", "slashing", *tags, damage_bonus=1)
    hero = someone("h", str_mod=1, attacks=[blade])
    fight = ring(hero, orc("o", at=(0, 1), immune=["mundane:slashing"]), numbers="h=5 o=1")
    gain(fight.scene, warrior(fight, "o"), Condition("wrestled", "h"))
    play(fight, "h: hold_damage o", "h d6 3")
    assert (hp(fight, "o"), fight.state.offensive) == (left, True)


@pytest.mark.rule("ACKS-MOVE-14", "ACKS-COND-8")
def test_who_walks_crouches_and_sneaks_no_more() -> None:
    fight = ring(someone("h", start=["crouching", "sneaking"]), orc("o", at=(0, 20)), numbers="h=5 o=1")
    play(fight, "h: march 0,1")
    assert conditions(fight, "h") == set()


@pytest.mark.rule("ACKS-COND-11", "ACKS-COUNT-7")
def test_the_faltering_who_never_had_a_segment_recover_at_the_end_of_the_round() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 20)), orc("p", at=(3, 20)), numbers="h=5 o=1 p=0")
    for line in ("condition o faltering on yes", "set o.segment lost"):
        fight.decree(line)
    assert "o" not in ended(fight)
    assert conditions(fight, "o") == set()


@pytest.mark.rule("ACKS-DMG-1", "ACKS-DMG-2")
@pytest.mark.parametrize(("bonus", "strength", "left"), [(0, 0, 17), (2, 0, 15), (0, 2, 15), (-5, 0, 19), (1, 1, 15)])
def test_damage_adds_strength_and_the_weapons_bonus(bonus: int, strength: int, left: int) -> None:
    blade = weapon("sword", "1d6", damage_bonus=bonus)
    fight = ring(someone("h", attacks=[blade], str_mod=strength), orc("o", at=(0, 1), hp_max=20), numbers="h=5 o=1")
    play(fight, "h: attack o with sword", "h d20 19 | h d6 3")
    assert (hp(fight, "o"), struck(fight)[2]) == (left, True)


@pytest.mark.rule("ACKS-COND-7", "ACKS-ENGAGE-15")
def test_the_slumbering_wake_when_attacked_even_in_vain() -> None:
    fight = ring(
        someone("h"), orc("o", at=(0, 1), start=["slumbering"], size="large", footprint=[1, 1]), numbers="h=5 o=1"
    )
    play(fight, "h: attack o with sword", "h d20 1")
    assert (conditions(fight, "o"), SWORD.id) == (set(), "sword")
    assert not allowed(fight, "h: attack o with sword")


# -- directions and what is offered ----------------------------------------------------------------
AROUND = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]


@pytest.mark.rule("ACKS-MANEUV-3", "ACKS-MANEUV-6", "ACKS-READY-12")
@pytest.mark.parametrize(
    ("spot", "facing_"), list(zip(AROUND, ["SW", "S", "SE", "W", "E", "NW", "N", "NE"], strict=True))
)
def test_pushes_and_overruns_lead_straight_on(spot: tuple[int, int], facing_: str) -> None:
    foe = orc("o", at=spot, hp_max=30, **readied("sword", "casts"))
    fight = ring(someone("h", str_mod=3, facing=facing_), foe, numbers="h=5 o=1")
    say(fight, "h: maneuver force_back o", "h d20 19 | h d6 2 | o d20 2")
    assert at(fight, "o") == (2 * spot[0], 2 * spot[1])
    fight = ring(someone("h", facing=facing_), orc("o", at=spot), numbers="h=5 o=1")
    through = Overrun(fight.scene, warrior(fight, "h"), warrior(fight, "h").arms["sword"], -4, 0)
    through.behind.append("o")
    found = through.ahead(warrior(fight, "o"))
    assert (found[0].x - 30, found[0].y - 30) == spot
    assert (found[1].x - 30, found[1].y - 30) == (2 * spot[0], 2 * spot[1])
    assert len(found) == (5 if spot[0] and spot[1] else 8)


@pytest.mark.rule("ACKS-MANEUV-3", "ACKS-READY-6")
@pytest.mark.parametrize(("die", "walls", "kept"), [(4, [], True), (5, [], False), (5, [(0, 2)], False)])
def test_only_who_was_really_moved_or_thrown_against_a_wall_is_shaken_up(die: int, walls: Any, kept: bool) -> None:
    fight = ring(someone("h"), orc("o", at=(0, 1), **readied("sword", "casts")), numbers="h=5 o=1", walls=walls)
    script = force_back(fight.scene, warrior(fight, "h"), warrior(fight, "o"), die)
    next(script, None)  # as far as the die of the collision
    assert (warrior(fight, "o").ready is not None) is kept


@pytest.mark.rule("ACKS-MOVE-7", "ACKS-CLEAVE-6", "ACKS-FACE-12")
def test_the_steps_of_an_attack_are_those_around_it() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 2)), numbers="h=5 o=1")
    squares = [(x + 30, y + 30) for x, y in AROUND]
    assert list(ACTIONS["attack"].fields(fight.scene, "h")["step"].some()) == squares
    chain = Chain(fight.scene, warrior(fight, "h"), warrior(fight, "h").arms["sword"], PLAIN)
    assert chain.steps() == squares
    assert [allowed(fight, f"h: attack o step {x},{y}") for x, y in ((0, 1), (1, 1), (1, 0), (0, 0), (0, 2))] == [
        True, True, False, False, False,
    ]  # fmt: skip
    body: Any = ring(ogre("h"), someone("x", at=(9, 9)), numbers="h=5 x=1")
    offered = list(ACTIONS["remain_stationary"].fields(body.scene, "h")["at"].some())
    assert (30, 30) in offered
    assert len(offered) == len(set(offered)) > 4


@pytest.mark.rule("ACKS-CHARGE-6")
def test_a_charge_that_is_called_off_was_none() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 9)), numbers="h=5 o=1")
    body = warrior(fight, "h")
    body.charged, fight.state.charger, fight.state.charged_target, body.segment = True, "h", "o", "ending"
    gain(fight.scene, body, Condition("disordered"))
    call_off(fight.scene, body, True)
    assert (body.charged, fight.state.charger, fight.state.charged_target) == (False, "", "")
    assert (conditions(fight, "h"), body.spent.moves, body.segment) == (set(), 1, "active")
    gain(fight.scene, body, Condition("disordered"))
    call_off(fight.scene, body, False)
    assert conditions(fight, "h") == {"disordered"}


@pytest.mark.rule("ACKS-CHARGE-4", "ACKS-CHARGE-1")
@pytest.mark.parametrize(("far", "rules"), [(25, ["ACKS-CHARGE-4"]), (26, ["ACKS-CHARGE-1"])])
def test_a_blocked_charge_is_refused_for_the_block_if_it_is_near_enough(far: int, rules: list[str]) -> None:
    row = [(x, 3) for x in range(-5, 6)]
    fight = ring(someone("h"), orc("o", at=(0, far)), numbers="h=5 o=1", ground={"obstacles": row})
    assert refused(fight, "h: charge o") == rules


@pytest.mark.rule("ACKS-DEFMOV-2", "ACKS-DEFMOV-3")
def test_a_far_square_is_reached_by_a_way_that_leads_away() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 1)), numbers="h=5 o=1", declare={"h": "retreat"})
    offered = [*ACTIONS["retreat"].fields(fight.scene, "h")["path"].some()]
    assert all(path[0][1] <= 30 for path in offered)
    assert ((30, 29),) in offered
    assert not any(path[0] in ((30, 31), (31, 31)) for path in offered)
    assert allowed(fight, "h: retreat 0,-5")
    assert allowed(fight, "h: retreat 3,-5")


@pytest.mark.rule("ACKS-COND-15", "ACKS-COND-9")
@pytest.mark.parametrize(
    ("condition", "to", "fine"),
    [("berserk", "1,0", True), ("berserk", "0,-1", False), ("berserk", "0,1", True), ("frightened", "0,-1", True),
    ("frightened", "1,0", False)],
)  # fmt: skip
def test_fury_leads_no_farther_and_fear_no_nearer(condition: str, to: str, fine: bool) -> None:
    fight = ring(someone("h"), orc("o", at=(0, 9)), numbers="h=5 o=1")
    gain(fight.scene, warrior(fight, "h"), Condition(condition))
    assert allowed(fight, f"h: {'run' if condition == 'frightened' else 'march'} {to}") is fine


@pytest.mark.rule("ACKS-READY-1", "ACKS-READY-13")
def test_who_readies_anew_has_lost_nothing() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 9)), numbers="h=5 o=1")
    warrior(fight, "h").lost_ready = "ACKS-READY-6"
    play(fight, "h: ready moves action attack")
    ready = warrior(fight, "h").ready
    assert ready is not None
    assert (ready.weapon, ready.trigger, ready.round, warrior(fight, "h").lost_ready) == ("sword", "moves", 2, "")
    fight = ring(someone("h"), orc("o", at=(0, 9)), numbers="h=5 o=1")
    assert "ACKS-READY-20" in refused(fight, "h: ready enters_square")


# -- the last corners of a segment -----------------------------------------------------------------
@pytest.mark.rule("ACKS-COND-16", "ACKS-DMG-5")
def test_the_burning_burn_when_their_number_comes() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 20), start=["burning"], hp_max=20), numbers="h=5 o=1")
    play(fight, "h: pass", "o d8 5")
    assert (hp(fight, "o"), asked(fight)) == (15, ["o segment"])


@pytest.mark.rule("ACKS-DELAY-5", "ACKS-DELAY-15")
def test_who_waited_waits_no_more() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 20)), orc("p", at=(5, 20)), numbers="h=5 o=3 p=1")
    play(fight, "h: wait_for o")
    while asked(fight) == ["h join"]:
        play(fight, "h: keep")
    play(fight, "o: pass")
    assert (asked(fight), warrior(fight, "h").wait_for) == (["h segment"], "")


@pytest.mark.rule("ACKS-READY-19", "ACKS-MOVE-10")
@pytest.mark.parametrize(
    ("trigger", "answers"), [("comes_into_view", True), ("moves", True), ("attacks", False), ("charges", False)]
)
def test_whoever_reveals_itself_by_moving_is_answered(trigger: str, answers: bool) -> None:
    guard = archer("g", **readied("bow", trigger))
    fight = ring(guard, orc("o", at=(0, 6), start=["hidden"]), numbers="o=5 g=1")
    say(fight, "o: march 0,5", "o: pass")
    assert (asked(fight) == ["g interrupt"]) is answers


@pytest.mark.rule("ACKS-SPELL-4", "ACKS-COUNT-10")
def test_a_late_spell_is_no_longer_declared() -> None:
    known: Any = {"declare": {"m": "cast dart"}, "unacted_spell": "lost"}
    fight = ring(mage("m", spells=[DART]), orc("o", at=(0, 9)), numbers="m=2 o=1", **known)
    play(fight, "m: delay")
    while asked(fight) in (["m join"], ["o segment"]):
        say(fight, "m: keep" if asked(fight) == ["m join"] else "o: pass")
    assert (warrior(fight, "m").castings, fight.state.round) == ({"dart": 2}, 3)


@pytest.mark.rule("ACKS-ENGAGE-15", "ACKS-ENGAGE-16", "ACKS-COND-7")
def test_whose_paralysis_ends_in_time_engages_again() -> None:
    fight = ring(someone("h", facing="S"), orc("o", at=(0, 1)), orc("p", at=(9, 9)), numbers="h=5 o=1 p=0")
    gain(fight.scene, warrior(fight, "o"), Condition("paralyzed", until=for_rounds(fight.state, 1)))
    while asked(fight)[0].endswith("segment"):
        play(fight, f"{asked(fight)[0].split()[0]}: pass")
    assert asked(fight) == ["h turn"]


@pytest.mark.rule("ACKS-CLEAVE-9", "ACKS-ATK-8")
def test_a_cleave_at_somebody_who_was_not_vulnerable_ambushes_no_more() -> None:
    hero = someone("h", proficiencies=["backstab"], backstab_dice=0, cleave_max=2)
    fight = ring(hero, orc("o", at=(0, 1), facing="N", hp=1), orc("p", at=(1, 1), facing="SW"), numbers="h=5 o=1 p=0")
    play(fight, "h: attack o with sword", "h d20 19 | h d6 6")
    assert struck(fight)[0] == 23
    play(fight, "h: cleave p", "h d20 10")
    assert struck(fight)[0] == 10


@pytest.mark.rule("ACKS-CLEAVE-10", "ACKS-RANGED-1")
def test_a_weapon_is_hurled_only_within_its_range() -> None:
    spears = [weapon("sword", "1d6")]
    hero = someone("h", attacks=spears, inventory=[missile("dart", "1d4", (10, 20, 30), "thrown")], cleave_max=2)
    fight = ring(hero, orc("o", at=(0, 1), hp=1), orc("p", at=(0, 5)), orc("q", at=(0, 9)), numbers="h=5 o=1 p=0 q=0")
    play(fight, "h: attack o with sword", "h d20 19 | h d6 6")
    assert "ACKS-RANGED-1" in refused(fight, "h: hurl q with dart")
    assert allowed(fight, "h: hurl p with dart")
