"""The end of a round: effects, readiness, morale, and whether the combat is over (W8; ACKS-MORALE, ACKS-ROUND)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.scene import Scene
from affray.core.script import Script, roll
from affray.space.measure import FIVE_TEN

from ..body.conditions import ROUND_END, call, for_rounds, gain, is_fearless, lose, lose_readiness
from ..body.damage import bleed_out, burn
from ..body.throws import Part, tally, total
from ..ground.engagement import is_engaged
from ..ground.stepping import settle
from ..magic.casting import bite, cast_now
from ..model.conditions import FRIGHTENED, INFURIATED, IS_HELPLESS, MORALE_CHANGES, changed
from ..model.events import CombatOver, MoraleRolled, RoundEnded
from ..model.stats import Combat, Condition, Warrior
from .segment import end_effects
from .surrender import may_surrender, offer_terms

RESULTS = ((2, "frightened"), (5, "faltering"), (8, "fight_on"), (11, "pursue"))
"""The highest total of each result; above all of them is victory or death (ACKS-MORALE-7)."""


def end_round(scene: Scene[Combat]) -> Script[None]:
    """W8: effects and spells of those who never had a segment, then readiness (ACKS-COUNT-7, ACKS-SPELL-4)."""
    combat = scene.state
    combat.stage = "morale"
    for warrior in sorted(combat.warriors.values(), key=lambda each: -each.number):
        if warrior.segment in ("lost", "forfeited", "pending") or warrior.status != "active":
            yield from late_effects(scene, warrior)
        if warrior.ongoing:
            yield from bite(scene, warrior, "end_of_round")
        yield from settle(scene)
    if not combat.offensive:
        for warrior in combat.warriors.values():
            if warrior.ready is not None:
                lose_readiness(scene, warrior, "ACKS-READY-10", warrior.lost_first)
    if combat.round == 1:
        for warrior in combat.warriors.values():
            warrior.first_ready = False
            warrior.lost_first = warrior.lost_first or "ACKS-FIRST-13"
    bleed_out(scene, call(scene, ROUND_END, ""))
    yield from settle(scene)
    if scene.recording:
        scene.tell(RoundEnded(combat.round, rules=("ACKS-ROUND-3",)))


def late_effects(scene: Scene[Combat], warrior: Warrior) -> Script[None]:
    """What should have come at the start or end of an initiative that never was (ACKS-COUNT-7, ACKS-COUNT-10)."""
    combat = scene.state
    spell = warrior.card.spells.get(warrior.declared)
    if spell is not None and not warrior.disrupted and warrior.segment == "lost" and warrior.status == "active":
        warrior.declared = ""
        if combat.options.unacted_spell == "end_of_round":
            yield from cast_now(scene, warrior, spell)
    if not warrior.number_called and warrior.status in ("unconscious", "surrendered"):
        yield from bite(scene, warrior, "start_of_initiative")
        yield from burn(scene, warrior)
    yield from end_effects(scene, warrior)


# -- morale ----------------------------------------------------------------------------------------
def units(combat: Combat) -> list[list[Warrior]]:
    """Who rolls together: groups, and everybody else alone (ACKS-MORALE-13)."""
    found: dict[str, list[Warrior]] = {}
    for warrior in combat.warriors.values():
        found.setdefault(combat.band(warrior), []).append(warrior)
    return list(found.values())


def rolls_at_all(combat: Combat, warrior: Warrior) -> bool:
    """Monsters and hirelings that know fear, on whatever side (ACKS-MORALE-2, -9); the frightened no more (-3)."""
    if warrior.status != "active" or warrior.card.morale is None or warrior.fearless:
        return False
    return not warrior.marks & (INFURIATED | FRIGHTENED) and not is_fearless(warrior)


def losses(unit: Sequence[Warrior]) -> tuple[int, int]:
    """Lost and at the start: members of a group, hit points of the solitary."""
    if unit[0].group:
        return sum(1 for each in unit if is_out(each)), len(unit)
    return max(0, unit[0].hp_at_start - unit[0].hp), unit[0].hp_at_start


def is_out(warrior: Warrior) -> bool:
    """Killed or otherwise incapacitated: down, or helpless (ACKS-MORALE-3, ACKS-CLEAVE-2)."""
    return warrior.status in ("dead", "destroyed", "unconscious") or bool(warrior.marks & IS_HELPLESS)


def has_cause(combat: Combat, unit: Sequence[Warrior]) -> bool:
    """Enough damage or losses, with something new since the last roll (ACKS-MORALE-3, ACKS-MORALE-4)."""
    lost, most = losses(unit)
    first = unit[0]
    if any(each.morale_rolled for each in unit):
        return lost > combat.fallen.get(combat.band(first), 0) if first.group else first.hurt
    return 3 * lost >= most


def all_fled(combat: Combat, unit: Sequence[Warrior]) -> bool:
    """All opponents flee for the first time (ACKS-MORALE-5)."""
    if any(each.pursuit_rolled for each in unit):
        return False
    enemies = combat.enemies(unit[0])
    return bool(enemies) and all(each.marks & FRIGHTENED for each in enemies)


def morale_parts(combat: Combat, unit: Sequence[Warrior], dice: int) -> list[Part]:
    """2d6 with morale, losses, numbers and the Judge's adjustment (ACKS-MORALE-6)."""
    first = next(each for each in unit if each.status == "active")
    lost, most = losses(unit)
    own, foes = len(combat.of(first.side)), len(combat.enemies(first))
    numbers = 5 if own >= 2 * foes else 2 if own > foes else 0
    key = combat.band(first)
    parts: list[Part] = [
        (dice, "dice", "ACKS-MORALE-6"), (first.card.morale or 0, "morale", "ACKS-MORALE-6"),
        (-5 if 3 * lost >= 2 * most else -2 if 2 * lost >= most else 0, "losses", "ACKS-MORALE-6"),
        (numbers, "numbers", "ACKS-MORALE-12"), (combat.adjustments.get(key, 0), "judge", "ACKS-MORALE-6"),
        (5 if combat.adjustments.get(f"no_quarter {first.side}") else 0, "no_quarter", "ACKS-MORALE-6"),
    ]  # fmt: skip
    if first.marks:
        parts.append((changed(first.marks, MORALE_CHANGES), "spirit", "ACKS-COND-17"))
    return parts


def check_morale(scene: Scene[Combat]) -> Script[None]:
    """Step 4: everybody with a cause rolls; then the end of the combat is tested (ACKS-MORALE-1, ACKS-ROUND-3).

    All rolls are made on what was so when the step began; their results hold from the next round on (ACKS-MORALE-10).
    """
    combat = scene.state
    if combat.options.morale == "on":
        wavering = [each for each in combat.warriors.values() if may_surrender(combat, each)]
        results: list[tuple[list[Warrior], str]] = []
        for unit in units(combat):
            able = [each for each in unit if rolls_at_all(combat, each)]
            cause = bool(able) and has_cause(combat, unit)
            pursuit = bool(able) and all_fled(combat, unit)
            if cause or pursuit:
                for each in able:
                    each.morale_rolled = each.morale_rolled or cause
                    each.pursuit_rolled = each.pursuit_rolled or pursuit
                results.append((able, (yield from roll_morale(scene, unit, able))))
            if unit[0].group:
                combat.fallen[combat.band(unit[0])] = losses(unit)[0]
        for able, result in results:
            yield from take_heart(scene, able, result)
        yield from offer_terms(scene, wavering)
    calm_down(scene)
    end_test(scene)


def roll_morale(scene: Scene[Combat], unit: Sequence[Warrior], able: Sequence[Warrior]) -> Script[str]:
    """2d6, and what the total means for those who still stand (ACKS-MORALE-6, ACKS-MORALE-7)."""
    dice = yield from roll(scene, able[0].id, "morale", 2, 6)
    if not any(each.status == "active" for each in able):
        return ""
    parts = morale_parts(scene.state, unit, sum(dice))
    score = total(parts)
    result = next((name for most, name in RESULTS if score <= most), "victory_or_death")
    if scene.recording:
        scene.tell(MoraleRolled(able[0].id, able[0].group, tally(parts), result, rules=("ACKS-MORALE-7",)))
    return result


def take_heart(scene: Scene[Combat], able: Sequence[Warrior], result: str) -> Script[None]:
    """What a result does to all active members (ACKS-MORALE-8)."""
    able = [each for each in able if each.status == "active"]
    if not able:
        return
    if result == "frightened":
        (rounds,) = yield from roll(scene, able[0].id, "frightened", 1, 10)
        for each in able:
            if each.status == "active":
                gain(scene, each, Condition("frightened", until=for_rounds(scene.state, rounds)), "ACKS-MORALE-8")
    elif result == "faltering":
        for each in able:
            gain(scene, each, Condition("faltering"), "ACKS-MORALE-8")
    for each in able:
        each.fearless = each.fearless or result == "victory_or_death"
        each.holds_back = result == "fight_on"
    if result in ("pursue", "victory_or_death"):
        for each in scene.state.enemies(able[0]):
            each.harried = True


# -- fear ------------------------------------------------------------------------------------------
def calm_down(scene: Scene[Combat]) -> None:
    """Fear ends for those whom nobody pursues any more (ACKS-COND-9)."""
    for warrior in scene.state.warriors.values():
        if warrior.marks & FRIGHTENED and warrior.status == "active" and not is_pursued(scene.state, warrior):
            lose(scene, warrior, "frightened", "ACKS-COND-9")


def is_pursued(combat: Combat, warrior: Warrior) -> bool:
    """Whether anybody was after the frightened this round: attacked it, engages it, or came nearer to it on its own
    feet; magic that says when its fear ends is not asked (ACKS-COND-9)."""
    if warrior.harried or any(each.name == "frightened" and each.ends_on for each in warrior.conditions):
        return True
    for enemy in combat.enemies(warrior):
        here = FIVE_TEN.between(enemy.place, warrior.place)
        if enemy.stood is not None and here < FIVE_TEN.between(enemy.stood, warrior.place):
            return True
    return is_engaged(combat, warrior)


def end_test(scene: Scene[Combat]) -> None:
    """At most one hostile side is left, or the limit of rounds is reached (ACKS-ROUND-3, ACKS-ROUND-5)."""
    combat = scene.state
    left = [side for side in combat.sides() if combat.of(side)]
    peaceful = all(
        not combat.hostile(combat.of(one)[0], combat.of(other)[0]) for one in left for other in left if one != other
    )
    combat.stage = "begin"
    if len(left) > 1 and not peaceful and combat.round < combat.options.max_rounds:
        return
    decided = left and peaceful
    combat.over = left[0] if decided else "draw"
    combat.stage = "over"
    if scene.recording:
        scene.tell(CombatOver(combat.over, combat.round, rules=("ACKS-ROUND-3",)))
