"""The automatic player: every decision of the game with its default, the same for all sides (section 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from affray.core.fight import Fight
from affray.core.script import NOTHING, Choose, Option, Pick
from affray.rulesets.game import Player

from ..body.dying import stabilizing_cost
from ..body.hands import held_items
from ..ground.board import distance, in_reach, opponents, threat_reach
from ..magic.aiming import AimOption, is_harmful
from ..model.conditions import OUT
from ..model.kinds import FOOT, Ability
from ..model.stats import Combat, Fighter
from .arsenal import arms_of
from .choices import best_blow, blows
from .odds import armour_of, expected, expected_spell, outlook, own_modifier, pools
from .powers import best_powers, value_of
from .roles import is_caster
from .salvos import Wish, best_point
from .styles import PLAIN, Style, style_of
from .tactics import END, automatic_turn, known_foes

DECLINE: Wish = ("decline", {})
SURE = ("attack", "full_attack", "move", "end", "charge", "guarded_step", "ready", "stand_up", "reload")
"""What is legal by construction for whoever stands at its full width; anything else is tried first."""
SAFE = 15
"""Points that somebody wants to have left who takes a hit for another one."""


def automatic_player(fight: Fight[Combat], question: Choose) -> Pick:
    """A legal answer to any question of the game."""
    return answer(fight.state, question, PLAIN)


def player_of(style: str) -> Player:
    """A player of one of the styles."""
    wanted = style_of(style)
    if wanted is PLAIN:
        return automatic_player

    def play(fight: Fight[Combat], question: Choose) -> Pick:
        return answer(fight.state, question, wanted)

    return play


def answer(combat: Combat, question: Choose, style: Style) -> Pick:
    if question.why != "turn":
        do, values = ANSWERS[question.why](combat, question)
        return Pick(question.who, do, values)
    fighter = combat.fighters[question.who]
    do, values = automatic_turn(combat, fighter, style)
    pick = Pick(question.who, do, values)
    if (do in SURE and "altitude" not in values and not fighter.squeezing) or not question.refusals(pick):
        return pick
    return Pick(question.who, *safely(combat, question, fighter))


def safely(combat: Combat, question: Choose, fighter: Fighter) -> Wish:
    """Where a rule forbids something unusual that was wished: what can be struck from here, else nothing more."""
    foes = known_foes(combat, fighter)
    wish = best_blow(combat, fighter, foes, only_here=True) if foes and fighter.budget.standard else None
    if wish is not None and not question.refusals(Pick(question.who, *wish)):
        return wish
    return END


# -- windows ---------------------------------------------------------------------------------------
def opportunity(combat: Combat, question: Choose) -> Wish:
    """An attack of opportunity at the first trigger, with the weapon that promises most (SF-DP-7, SF-DP-8)."""
    fighter, options = combat.fighters[question.who], question.known()
    option = options[0]
    foe = combat.fighters[combat.under_way[-1].who]
    best, weapon = -1, ""
    for name in option.fields["with"].some():
        item = fighter.items.get(name)
        if item is None or (weapon and list(option.why_not({"with": name}))):
            continue
        found = outlook(fighter, name, item, False, foe)
        value = expected(found, armour_of(foe, found[2], False), own_modifier(fighter, item, True))
        if value > best:
            best, weapon = value, name
    stop = options[1].id == "stand_still" and endangers(combat, fighter, foe)
    return ("stand_still" if stop else option.id), {"with": weapon}


def endangers(combat: Combat, fighter: Fighter, foe: Fighter) -> bool:
    """Whether a step leads somebody to where it threatens a friend (SF-DP-38)."""
    step, reach = combat.under_way[-1].step, threat_reach(foe)
    if step is None or reach < 0:
        return False
    friends = [each for each in combat.fighters.values() if each.side == fighter.side and each.present]
    return any(in_reach(step.to, each.place, step.height - each.altitude_ft, reach) for each in friends)


def answer_event(combat: Combat, question: Choose) -> Wish:
    """Every reaction and readied action that is possible is used, except against a friend (SF-DP-9, SF-DP-24)."""
    fighter, happening = combat.fighters[question.who], combat.under_way[-1]
    for option in question.known():
        if option.id == DECLINE[0] or list(option.why_not(NOTHING)):
            continue
        wish = meant_for(combat, fighter, option, happening.who)
        if wish is not None:
            return wish
    return DECLINE


def meant_for(combat: Combat, fighter: Fighter, option: Option, cause: str) -> Wish | None:
    """An answer that is aimed at whoever set it off, if that one is an opponent."""
    example = option.example()
    if example is None:
        return None
    foe = combat.fighters.get(cause)
    if "target" in option.fields and foe is not None:
        if combat.hostile(fighter, foe) and not option.refusals({**example, "target": cause}):
            return option.id, {**example, "target": cause}
        named = combat.fighters.get(str(example.get("target", "")))
        if named is not None and not combat.hostile(fighter, named):
            return None
    return option.id, example


def intercept(combat: Combat, question: Choose) -> Wish:
    """Take the hit of another one if that will hardly drop the taker (SF-DP-34)."""
    return ("take", {}) if pools(combat.fighters[question.who]) > SAFE else DECLINE


# -- attacks and maneuvers -------------------------------------------------------------------------
def next_attack(combat: Combat, question: Choose) -> Wish:
    """The further attacks of a full attack: the best target from here (SF-FATK-5)."""
    fighter, option = combat.fighters[question.who], question.known()[0]
    arms = [arm for arm in arms_of(fighter) if not arm.unwieldy]
    for blow in blows(combat, fighter, known_foes(combat, fighter), arms, False):
        values = {"target": blow.target.id, "with": blow.arm.name}
        if not fighter.card.has("multiattack") or not list(option.why_not(values)):
            return "attack", values
    return "stop", {}


def dirty_trick(combat: Combat, question: Choose) -> Wish:
    """Blinded if possible, else off-target, else anything (SF-DP-12)."""
    option = question.known()[0]
    names = ["blinded", "off_target", *option.fields["condition"].some()]
    known = list(option.fields["condition"].some())
    chosen = next(name for name in names if name in known and not list(option.why_not({"condition": name})))
    return "condition", {"condition": chosen}


def reposition(combat: Combat, question: Choose) -> Wish:
    """Away from the target's friends: here the first legal path (SF-DP-18)."""
    return "move", {"path": next(iter(question.known()[0].fields["path"].some()))}


def closest(combat: Combat, question: Choose) -> Wish:
    """An opponent with the lowest pools (SF-DP-31)."""
    fighter = combat.fighters[question.who]
    people = [combat.fighters[name] for name in question.known()[0].fields["target"].some()]
    chosen = min(people, key=lambda each: (not combat.hostile(fighter, each), pools(each), each.id))
    return "closest", {"target": chosen.id}


# -- life and death --------------------------------------------------------------------------------
def dying(combat: Combat, question: Choose) -> Wish:
    """Stabilize whenever it can be paid (SF-DP-25)."""
    fighter = combat.fighters[question.who]
    return ("stabilize", {}) if fighter.rp >= stabilizing_cost(fighter) else ("lie_still", {})


def stable(combat: Combat, question: Choose) -> Wish:
    """Stay in the fight with at least 2 Resolve Points (SF-DP-26)."""
    fighter = combat.fighters[question.who]
    allowed = fighter.rp >= 2 and not fighter.stabilized_this_cycle
    return ("stay_in_the_fight", {}) if allowed else ("lie_still", {})


# -- spells ----------------------------------------------------------------------------------------
def aim(combat: Combat, question: Choose) -> Wish:
    """Harm where it does most, help for the ally with the lowest pools, areas without friends (SF-DP-33)."""
    fighter, option = combat.fighters[question.who], question.known()[0]
    assert isinstance(option, AimOption)
    ability = option.ability
    power = value_of(combat, fighter, ability, known_foes(combat, fighter))
    if power is not None and not option.refusals(power.aim):
        return "aim", power.aim
    if ability.effect.burst_ft:
        point = best_point(combat, fighter, list(opponents(combat, fighter)), ability.effect.burst_ft // FOOT, 999)
        if point is not None and not list(option.why_not({"point": point})):
            return "aim", {"point": point}
    elif not ability.effect.cone_ft:
        for target in in_order_of_need(combat, fighter, ability):
            if not list(option.why_not({"target": target.id})):
                return "aim", {"target": target.id}
    return "aim", option.example() or {}


def in_order_of_need(combat: Combat, fighter: Fighter, ability: Ability) -> list[Fighter]:
    """Whom an ability is best used on, the best first."""
    people = [each for each in combat.fighters.values() if each.present]
    if is_harmful(ability):
        foes = [each for each in people if combat.hostile(fighter, each) and not each.marks & OUT]
        return sorted(foes, key=lambda foe: (-expected_spell(fighter, ability, foe) // (pools(foe) + 20), foe.id))
    friends = [each for each in people if each.side == fighter.side]
    return sorted(friends, key=lambda each: (each.hp, pools(each), distance(fighter, each), each.id))


# -- the rest --------------------------------------------------------------------------------------
def catch(combat: Combat, question: Choose) -> Wish:
    """Catch what was struck out of a hand (SF-DP-19)."""
    return ("catch", {}) if len(held_items(combat.fighters[question.who])) < 8 else ("let_fall", {})


def come_out(combat: Combat, question: Choose) -> Wish:
    """Out of delay as soon as a foe is in reach or range (SF-DP-4)."""
    fighter = combat.fighters[question.who]
    foes = known_foes(combat, fighter)
    some = bool(blows(combat, fighter, foes, arms_of(fighter), False))
    if not some and fighter.card.abilities:
        some = any(power.target in foes for power in best_powers(combat, fighter, foes).values())
    last = combat.fighters.get(combat.last_turn)
    led = last is not None and last.side == fighter.side and last is not fighter and not is_caster(last)
    return ("come_out" if some or led else "wait"), {}


def in_given_order(combat: Combat, question: Choose) -> Wish:
    """As the question lists them."""
    return "order", {"order": tuple(next(iter(question.known()[0].fields["order"].some())))}


def always(do: str, **values: Any) -> Callable[[Combat, Choose], Wish]:
    def answer(combat: Combat, question: Choose) -> Wish:
        return do, values

    return answer


ANSWERS: dict[str, Callable[[Combat, Choose], Wish]] = {
    "opportunity": opportunity,
    "before": answer_event,
    "after": answer_event,
    "in_harms_way": intercept,
    "save": always("attempt"),
    "full_attack": next_attack,
    "dirty_trick": dirty_trick,
    "renewal": always("keep"),
    "reposition": reposition,
    "drag": always("stop"),
    "catch": catch,
    "closest": closest,
    "dying": dying,
    "stable": stable,
    "aim": aim,
    "come_out": come_out,
    "tie": in_given_order,
    "simultaneous": in_given_order,
    "npc_dying": always("dead"),
    "ranged_dirty_trick": always("forbid"),
    "defensive": always("no"),
}
