"""The computer player: an answer to every question of the game (part 5)."""

from __future__ import annotations

from collections.abc import Callable

from affray.core.fight import Fight
from affray.core.script import Choose, Pick

from ..body.pools import points, usable, why_no_relief
from ..model.conditions import CONDITIONS, FLEEING, ROOTED, UNCONSCIOUS
from ..model.stats import ACTIVE, Combat, Fighter, can_act, wounds_counted
from ..time.places import place_of
from .attacks import attack_after, best_attack
from .danger import can_attack
from .moving import movement_type
from .odds import Chance
from .outlook import FRESH, STYLES, Outlook, Style
from .routes import in_sight
from .tactics import END, Wish, declared, next_act, wants_out
from .waiting import worth_waiting_for

Answer = Callable[[Outlook, Choose], Wish]
WAIT: Wish = ("wait", {})
NOTHING: Wish = ("nothing", {})
STANDBY: Wish = ("delay", {"mode": "standby"})
IN_SIGHT: Wish = ("delay", {"mode": "condition", "condition": "enemy_in_sight"})
GOOD_SHOT, SURE_SHOT = 40, 50
"""Target numbers from which it pays to cut in, and to buy the first place (D-9, note 1)."""
HOPELESS = 20
"""Below this target number no point is spent on an attack."""
OF_THE_MIND = ("attack_system", "attack_psi")
HEAVY = -30
"""Modifiers that are worth a point to be rid of (D-16)."""


class AutomaticPlayer:
    """A legal answer to any question of the game, in a style."""

    def __init__(self, style: Style) -> None:
        self.style = style

    def __call__(self, fight: Fight[Combat], question: Choose) -> Pick:
        combat = fight.state
        fighter = combat.fighters.get(question.who)
        if fighter is None:
            do, values = game_master(combat, question)
        else:
            outlook = Outlook(combat, fighter, self.style, question.why in FRESH)
            do, values = ANSWERS[question.why](outlook, question)
        return Pick(question.who, do, values)


PLAYERS = {name: AutomaticPlayer(style) for name, style in STYLES.items()}
"""One player for each style: it keeps nothing from one question to the next."""


# -- points ----------------------------------------------------------------------------------------
def spare(combat: Combat, fighter: Fighter, pool: str) -> str:
    """A pool that can pay for something beyond the reserve: one point while several opponents can act (note 1)."""
    for payer in (pool, "threat"):
        left = points(combat, fighter, payer)
        if left > 1 or (left and not several_can_act(combat, fighter)):
            return payer
    return ""


def pays(combat: Combat, fighter: Fighter, pool: str, chance: Chance) -> str:
    """The pool that pays for an attack: the reserve too if that puts somebody out, none if it is hopeless."""
    if chance.number < HOPELESS or not chance.worth:
        return ""
    if chance.fells:
        return next(iter(usable(combat, fighter, pool)), "")
    return spare(combat, fighter, pool)


def several_can_act(combat: Combat, fighter: Fighter) -> bool:
    able = 0
    for each in combat.enemies(fighter):
        able += can_act(each)
    return able > 1


def take(outlook: Outlook, question: Choose) -> Wish:
    """D-4: with Vigor before opponents that can attack, with Insight if the turn is one of the mind alone."""
    combat, fighter = outlook.combat, outlook.fighter
    decline: Wish = ("decline", {})
    foes = combat.enemies(fighter)
    if not any(can_be_passed(combat, fighter, each) for each in foes):
        return decline
    if not spare(combat, fighter, "vigor") and not spare(combat, fighter, "insight"):
        if not any(each.damage for each in foes):
            return decline
    chance = outlook.best() or attack_after(combat, fighter, True)
    if chance is None or chance.number < SURE_SHOT:
        return decline
    pool = pays(combat, fighter, "insight" if chance.deed in OF_THE_MIND else "vigor", chance)
    return ("take", {"pool": pool}) if pool else decline


def can_be_passed(combat: Combat, fighter: Fighter, enemy: Fighter) -> bool:
    """Whether an opponent that can attack comes earlier now and would not, were the first place bought (EP-TAKE-5).

    Whoever is quicker and has a point to spare would buy it too.
    """
    if not can_act(enemy) or enemy.slot_state != "pending" or not can_attack(combat, enemy):
        return False
    if enemy.in_front:
        return place_of(fighter) < place_of(enemy)
    return place_of(enemy) < place_of(fighter) and not spare(combat, enemy, "vigor")


def extra(outlook: Outlook, question: Choose) -> Wish:
    """D-13: another attack whenever it pays."""
    combat, fighter = outlook.combat, outlook.fighter
    stop: Wish = ("stop", {})
    for pool, nature in (("vigor", "physical"), ("insight", "mental")):
        if pool == "vigor" and (combat.surprise_turn or fighter.took_initiative == "insight"):
            continue
        if not fighter.budget.granted and not usable(combat, fighter, pool):
            continue
        chance = outlook.best(nature)
        if chance is not None and not fighter.fumbled and free_to_strike(fighter, chance):
            payer = "granted" if fighter.budget.granted else pays(combat, fighter, pool, chance)
            if payer:
                do, values = declared(chance)
                return do, {**values, "pool": payer}
    return stop


def before_roll(outlook: Outlook, question: Choose) -> Wish:
    """D-16: cancel modifiers that are heavy."""
    combat, fighter = outlook.combat, outlook.fighter
    trial = combat.trial
    if trial is None or trial.modifiers > HEAVY:
        return NOTHING
    pool = payer_of(combat, fighter, question)
    return ("cancel", {"pool": pool}) if pool else NOTHING


def after_roll(outlook: Outlook, question: Choose) -> Wish:
    """D-17: swap the digits if that turns the result."""
    combat, fighter = outlook.combat, outlook.fighter
    trial = combat.trial
    if trial is None or trial.wins or not trial.wins_swapped:
        return NOTHING
    pool = payer_of(combat, fighter, question)
    return ("swap", {"pool": pool}) if pool else NOTHING


def payer_of(combat: Combat, fighter: Fighter, question: Choose) -> str:
    """The pool that pays for a test: the scarcest use first, Flex serving every test, then the reserve's rest."""
    option = question.known()[0]
    field = option.fields["pool"]
    allowed = [str(name) for name in field.some()]
    for name in ("flex", *allowed):
        if name in allowed and points(combat, fighter, name) and not list(option.why_not({"pool": name})):
            if name == "flex" or spare(combat, fighter, name) == name:
                return name
    return ""


def relief(outlook: Outlook, question: Choose) -> Wish:
    """D-18: one wound less when two or more count and there are two points."""
    combat, fighter = outlook.combat, outlook.fighter
    if wounds_counted(fighter) >= 2:
        for pool in usable(combat, fighter, "vigor"):
            if points(combat, fighter, pool) >= 2 and not why_no_relief(combat, fighter, "ignore_wound", pool):
                return "ignore_wound", {"pool": pool}
    return "not_this_turn", {}


# -- slots -----------------------------------------------------------------------------------------
def slot(outlook: Outlook, question: Choose) -> Wish:
    """D-5 and D-6: act if there is something useful to do, else hold the slot."""
    combat, fighter = outlook.combat, outlook.fighter
    condition = worth_waiting_for(outlook)
    if condition:
        return "delay", {"mode": "condition", "condition": condition}
    move = movement_type(outlook)
    if move != "none" or can_strike(outlook) or useful(outlook):
        return "act", {"move": move}
    if combat.phase == "ambush":
        return "pass", {}
    seen = in_sight(combat, fighter, combat.enemies(fighter))
    return STANDBY if seen else IN_SIGHT


def can_strike(outlook: Outlook) -> bool:
    """Whether an attack is certain to be what the slot is used for."""
    chance = outlook.best()
    return chance is not None and free_to_strike(outlook.fighter, chance)


def useful(outlook: Outlook) -> bool:
    """Whether an act without moving is worth the slot (note 2)."""
    if wants_out(outlook.combat, outlook.fighter) or outlook.fighter.marks & FLEEING:
        return True
    return next_act(outlook) != END


def act(outlook: Outlook, question: Choose) -> Wish:
    """D-8; the first act of a claimed slot cannot be its end."""
    wish = next_act(outlook)
    return ("speak", {}) if wish == END and outlook.combat.opening is not None else wish


def redeclare(outlook: Outlook, question: Choose) -> Wish:
    """D-12: the same kind of act on the next best target."""
    wish = next_act(outlook)
    return NOTHING if wish == END else wish


# -- windows ---------------------------------------------------------------------------------------
def window(outlook: Outlook, question: Choose) -> Wish:
    """D-9: cut in if that puts the other out, or if it is about to hurt one's own."""
    combat, fighter = outlook.combat, outlook.fighter
    opening = combat.opening
    if opening is None or not opening.of:
        return WAIT
    whom = combat.fighters[opening.of[0]]
    if whom.side == fighter.side or whom.status != ACTIVE or whom.marks & UNCONSCIOUS:
        return WAIT
    chance = best_attack(combat, fighter, only=whom.id, aims=True, draws=True)
    if chance is None or not free_to_strike(fighter, chance):
        return WAIT
    if chance.fells or (chance.number >= GOOD_SHOT and attacks_own(combat, fighter, opening.acts)):
        return claim(question)
    return WAIT


def attacks_own(combat: Combat, fighter: Fighter, acts: tuple[Pick, ...]) -> bool:
    """Whether a declared act is aimed at somebody of one's own side."""
    for each in acts:
        target = combat.fighters.get(str(each.values.get("target", "")))
        if each.do.startswith("attack") and target is not None and target.side == fighter.side:
            return True
    return False


def claim(question: Choose) -> Wish:
    """Act now, before those who have declared already (D-10)."""
    option = question.option("act")
    first = None if option is None or "before" not in option.fields else next(iter(option.fields["before"].some()))
    return "act", {"move": "none"} if first is None else {"move": "none", "before": first}


def due(outlook: Outlook, question: Choose) -> Wish:
    """D-11: act if there is something useful to do, else wait on."""
    combat, fighter = outlook.combat, outlook.fighter
    move = movement_type(outlook)
    chance = outlook.best()
    if chance is not None and free_to_strike(fighter, chance):
        return "act", {"move": "none" if chance.deed != "attack_melee" else move}
    if move != "none" and combat.opening is None:
        return "act", {"move": move}
    return STANDBY


def last_call(outlook: Outlook, question: Choose) -> Wish:
    """D-14: act if an attack is possible, else carry the slot over."""
    combat, fighter = outlook.combat, outlook.fighter
    strict = combat.options.delay_binding == "strict" and fighter.delay is not None and fighter.delay.mode != "standby"
    chance = None if strict else outlook.best()
    if chance is None or not free_to_strike(fighter, chance):
        return "carry", {}
    return claim(question)


BARS = CONDITIONS.those(lambda each: each.bars is not None and each.bars.forbids("", True, "complex", ""))
"""Conditions under which no attack is declared."""


def free_to_strike(fighter: Fighter, chance: Chance) -> bool:
    """Whether the next act could really be that attack."""
    if fighter.marks & BARS or fighter.fumbled:
        return False
    return not fighter.marks & ROOTED or chance.deed in OF_THE_MIND


# -- all the others --------------------------------------------------------------------------------
def first_option(outlook: Outlook, question: Choose) -> Wish:
    """The likeliest is named first."""
    return question.known()[0].id, {}


def always(do: str) -> Answer:
    def answer(outlook: Outlook, question: Choose) -> Wish:
        return do, {}

    return answer


def game_master(combat: Combat, question: Choose) -> Wish:
    """D-22: nothing beyond the rules; a closed sequence opens again while there is somebody to fight (D-1)."""
    if question.why == "free_time":
        sides = {each.side: True for each in combat.fighters.values() if can_act(each)}
        return ("open", {}) if len(sides) > 1 else ("finish", {})
    option = question.known()[0]
    return option.id, option.example() or {}


ANSWERS: dict[str, Answer] = {
    "take": take,
    "slot": slot,
    "due": due,
    "act": act,
    "redeclare": redeclare,
    "window": window,
    "last_call": last_call,
    "claim": always("after"),
    "extra": extra,
    "defence": first_option,
    "pool_before": before_roll,
    "pool_after": after_roll,
    "relief": relief,
    "second_superior": first_option,
    "counter_grapple": first_option,
    "grapple_damage": first_option,
}
