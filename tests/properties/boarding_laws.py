"""What is true of a combat of Starfinder at any moment, and what comes back only with the own turn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from affray.core.fight import Fight
from affray.core.script import Choose
from affray.rulesets.starfinder.body.hands import free_hands
from affray.rulesets.starfinder.ground.board import distance, threat_reach, threatening
from affray.rulesets.starfinder.ground.crowd import Crowd
from affray.rulesets.starfinder.model.conditions import DYING, FLAT_FOOTED, HELPLESS, MARK, OUT, STABLE, UNCONSCIOUS
from affray.rulesets.starfinder.model.events import CombatOver, Reacted, TurnBegan
from affray.rulesets.starfinder.model.stats import Combat, Fighter, Item
from affray.rulesets.starfinder.player.arming import drawable
from affray.rulesets.starfinder.player.arsenal import arms_of, blades_of
from affray.rulesets.starfinder.player.odds import armour_of, own_modifier
from affray.rulesets.starfinder.player.peril import hardest, offence, striking_reach
from affray.rulesets.starfinder.player.salvos import grenades_of
from affray.rulesets.starfinder.player.tricks import bonus_in, grip_of
from affray.text.rulebook import rulebook

PHASES = ("initiative", "latecomers", "walk", "main", "end", "between", "over")
BEFORE_THE_FIRST_TURN = PHASES[:1]


def law(fight: Fight[Any], before: Combat) -> None:
    """Everything that must hold after an answer; `before` is the combat as it was when the question was asked."""
    combat: Combat = fight.state
    always(combat)
    life(fight)
    one_way(before, combat)
    comes_back(before, combat)
    belongings(before, combat)
    order(combat)
    result(fight)
    if is_quiet(fight):
        quiet(fight)
        spaces(before, combat)


def always(combat: Combat) -> None:
    """What not even the game master can upset."""
    numbers(combat)
    conditions(combat)
    ground(combat)
    readied(combat)
    kept(combat)


def is_quiet(fight: Fight[Any]) -> bool:
    """Somebody is asked what it does in its turn: nothing is half done."""
    return any(isinstance(question, Choose) and question.why == "turn" for question in fight.open)


def quiet(fight: Fight[Any]) -> None:
    combat: Combat = fight.state
    assert not fight.scene.windows, [window.name for window in fight.scene.windows]
    assert not combat.under_way
    assert combat.turn_of == fight.open[0].who
    holds(combat)


def present(combat: Combat) -> list[Fighter]:
    return [fighter for fighter in combat.fighters.values() if fighter.present]


# -- numbers ---------------------------------------------------------------------------------------
def numbers(combat: Combat) -> None:
    """Everything that is counted stays within its bounds (section 2.2 of the rules)."""
    for fighter in combat.fighters.values():
        card = fighter.card
        assert 0 <= fighter.hp <= card.hp_max, fighter.id
        assert 0 <= fighter.sp <= card.sp_max, fighter.id
        assert 0 <= fighter.rp <= card.rp_max, fighter.id
        for each in ("temp_hp", "altitude_ft", "run_rounds", "run_rest_left", "tumbles", "nimble_ft"):
            assert getattr(fighter, each) >= 0 or each == "altitude_ft", f"{fighter.id}: {each}"
        assert all(number >= 0 for number in fighter.uses_left.values()), fighter.uses_left
        for item in fighter.items.values():
            assert 0 <= item.hp <= item.kind.hp_max, item
            assert item.loaded >= 0, item
        assert free_hands(fighter) >= 0, f"{fighter.id} holds more than it has hands"


def life(fight: Fight[Any]) -> None:
    """Dying, stable and dead follow from Hit Points (SF-DEATH-1, SF-DEATH-2, SF-DEATH-4)."""
    if not is_quiet(fight):
        return
    for fighter in fight.state.fighters.values():
        if fighter.dead:
            assert not fighter.readied, fighter.id
            assert not fighter.delaying, fighter.id
            assert not fighter.grappling, fighter.id
        elif fighter.marks & (DYING | STABLE):
            assert fighter.marks & UNCONSCIOUS, fighter.id
        elif fighter.hp == 0 and fighter.present:
            assert fighter.ferocious or fighter.marks & OUT, f"{fighter.id} has no Hit Points and is awake"
        if fighter.marks & UNCONSCIOUS:
            assert fighter.marks & HELPLESS, fighter.id
            held = [item.name for item in fighter.items.values() if item.in_hand]
            assert not held, f"{fighter.id} is unconscious and holds {held}"
            assert not fighter.concentrating_on, fighter.id


def one_way(before: Combat, combat: Combat) -> None:
    """What never goes back: the dead stay dead, rounds go on, used things do not come back."""
    assert combat.round >= before.round
    for name, fighter in before.fighters.items():
        now = combat.fighters[name]
        assert now.dead or not fighter.dead, f"{name} rose from the dead"
        assert now.left_field or not fighter.left_field, f"{name} came back"
        assert now.has_acted or not fighter.has_acted, f"{name} has not acted any more"
        for use, left in fighter.uses_left.items():
            assert now.uses_left[use] <= left, f"{name} has {use} again"


def comes_back(before: Combat, combat: Combat) -> None:
    """The reaction comes back with the start of the own turn and never otherwise (SF-REACT-3, SF-ROUND-6)."""
    for name, fighter in before.fighters.items():
        now = combat.fighters[name]
        begun = combat.timing.called.get(("turn start", name), 0) - before.timing.called.get(("turn start", name), 0)
        if not begun:
            assert fighter.reaction_available or not now.reaction_available, f"{name} has a reaction again"
            assert now.rp <= fighter.rp, f"{name} has Resolve again"
    if combat.turn_of and combat.turn_of == before.turn_of and combat.round == before.round:
        who, was = combat.fighters[combat.turn_of], before.fighters[before.turn_of]
        left = was.budget.standard or was.budget.move or was.budget.swift
        if combat.phase == before.phase == "main" and was.budget.busy and left:
            for slot in ("standard", "move", "swift"):
                was_left, is_left = getattr(was.budget, slot), getattr(who.budget, slot)
                assert was_left or not is_left, f"{who.id} has its {slot} action again"


def things(combat: Combat) -> list[str]:
    """Everything that is carried or lies about."""
    carried = [item.name for fighter in combat.fighters.values() for item in fighter.items.values()]
    return [*carried, *[lying.name for lying in combat.lying]]


def belongings(before: Combat, combat: Combat) -> None:
    """Things change hands, fall and are used up, but none is in two places and none appears."""
    now = things(combat)
    assert len(set(now)) == len(now), sorted(now)
    assert set(now) <= set(things(before)), sorted(set(now) - set(things(before)))


# -- conditions ------------------------------------------------------------------------------------
def conditions(combat: Combat) -> None:
    """Bits and conditions say the same; implied ones come with those that bring them."""
    for fighter in combat.fighters.values():
        for condition in fighter.conditions:
            assert fighter.marks & MARK[condition.name], f"{fighter.id}: {condition}"
        if fighter.surprised:
            assert fighter.marks & FLAT_FOOTED, fighter.id


def kept(combat: Combat) -> None:
    """What is kept is what comes out if it is worked out again."""
    assert combat.strangers or all(fighter.known_to is None for fighter in combat.fighters.values())
    crowd, anew = combat.crowd, Crowd(combat)
    if crowd is not None:
        assert (crowd.filled, crowd.shared) == (anew.filled, anew.shared)
        assert (crowd.level, crowd.aloft) == (anew.level, anew.aloft)
    if not combat.unnoticed:
        assert not combat.missed
        assert not any(each.unseen_by for each in combat.lying)
    again = combat.clone().fighters
    for fighter in combat.fighters.values():
        twin = again[fighter.id]
        for what, found in fighter.kept.items():
            if isinstance(what, str):
                OF_ONE[what](twin)
                assert twin.kept[what] == found, f"{fighter.id}: {what}"
            elif what[0] == "offence":
                target = combat.fighters[what[1]]
                now = offence(twin, again[target.id], *what[2:])
                assert found[0] != target.changes or found[1] == now, f"{fighter.id}: {what}"
            elif what[0] == "own":
                things = [item for item in (None, *twin.items.values()) if of_own(item) == what[2:]]
                assert found == own_modifier(twin, things[0], what[1]), f"{fighter.id}: {what}"
            elif what[0] == "hardest":
                assert found == hardest(twin, again[what[1]]), f"{fighter.id}: {what}"
            else:
                assert found == {"ac": armour_of, "check": bonus_in}[what[0]](twin, *what[1:]), f"{fighter.id}: {what}"


def of_own(item: Item | None) -> tuple[bool, bool]:
    """What matters of a thing for an attack roll with it."""
    return (True, False) if item is None else (item.kind.proficient, item.broken)


OF_ONE: dict[str, Callable[[Fighter], Any]] = {
    "arms": arms_of,
    "blades": blades_of,
    "drawable": drawable,
    "grenades": grenades_of,
    "grip": lambda fighter: grip_of(fighter, blades_of(fighter)),
    "striking": striking_reach,
    "threat": threat_reach,
    "threatening": threatening,
    "tired": arms_of,
}
"""What is kept of somebody alone, by the function that works it out."""


def readied(combat: Combat) -> None:
    """Who is listed as ready holds a readied action, and nobody who cannot act does (SF-READY-13)."""
    for name in combat.ready:
        assert combat.fighters[name].readied is not None, name
    for fighter in present(combat):
        assert (fighter.readied is not None) == (fighter.id in combat.ready), fighter.id


def holds(combat: Combat) -> None:
    """Who holds somebody has it within reach, and the held one knows (SF-GRAP-2, SF-GRAP-7)."""
    for fighter in present(combat):
        for name in fighter.grappling:
            held = combat.fighters[name]
            assert held.present, f"{fighter.id} holds {name}, who is gone"
            sources = [each.source for each in held.conditions if each.name in ("grappled", "pinned")]
            assert fighter.id in sources, f"{name} does not know that {fighter.id} holds it"
            assert distance(fighter, held) <= 30, f"{fighter.id} holds {name} from afar"


# -- space -----------------------------------------------------------------------------------------
def ground(combat: Combat) -> None:
    for fighter in present(combat):
        assert combat.ground.grid.holds(fighter.place), f"{fighter.id} is off the map"


def spaces(before: Combat, combat: Combat) -> None:
    """Nobody comes to stand on the square of another one who is up, on one height (SF-MOVE-6).

    Who lay there helpless may wake and get up under somebody's feet: both stay, and may leave.
    """
    was = before.fighters
    up = [each for each in present(combat) if not each.marks & (OUT | HELPLESS) and not each.prone]
    for one, other in combinations(up, 2):
        dx, dy = one.place.apart(other.place)
        stayed = all(each.id in was and was[each.id].place == each.place for each in (one, other))
        if dx or dy or one.altitude_ft != other.altitude_ft or stayed:
            continue
        tiny = min(one.place.wide, other.place.wide) < 1 or {one.card.size, other.card.size} & {0, 1, 2}
        assert tiny or one.squeezing or other.squeezing or one.grappling or other.grappling, f"{one.id} in {other.id}"


# -- order -----------------------------------------------------------------------------------------
def order(combat: Combat) -> None:
    """Everybody has one place; the pointer and the turn are in the list (SF-ROUND-2, SF-ROUND-9)."""
    assert combat.phase in PHASES, combat.phase
    if combat.phase in BEFORE_THE_FIRST_TURN:
        return
    places = [slot.id for slot in combat.order]
    assert len(set(places)) == len(places), places
    assert not combat.pointer or combat.pointer in places, combat.pointer
    assert not combat.turn_of or combat.turn_of in places, combat.turn_of
    if not combat.surprise_round and combat.phase not in ("latecomers",):
        waiting = [each.id for each in present(combat) if each.id not in places]
        assert not waiting, f"without a place: {waiting}"


def result(fight: Fight[Any]) -> None:
    combat: Combat = fight.state
    assert bool(combat.over) == bool(fight.over)
    if combat.over and combat.over != "draw":
        assert any(fighter.side == combat.over for fighter in combat.fighters.values()), combat.over


def whole_log(fight: Fight[Any]) -> None:
    """Every event cites rules there are, turns alternate, nobody reacts twice between two own turns."""
    known = {rule.id for rule in rulebook(fight.ruleset)}  # type: ignore[arg-type]
    reacted: dict[str, int] = {}
    for event in fight.log():
        assert set(event.rules) <= known | {each for each in event.rules if each.startswith("CORE-")}, event
        if isinstance(event, TurnBegan):
            reacted[event.who] = 0
        elif isinstance(event, Reacted) and event.what != "perform":
            reacted[event.who] = reacted.get(event.who, 0) + 1
            assert reacted[event.who] <= 1, f"{event.who} reacted twice: {event}"
    if fight.over:
        assert sum(isinstance(event, CombatOver) for event in fight.log()) <= 1
