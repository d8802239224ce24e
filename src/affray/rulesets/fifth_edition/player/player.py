"""The automatic player: every decision of the game with its default, the same for all sides."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from affray.core.fight import Fight
from affray.core.script import NOTHING, Choose, Option, Pick
from affray.rulesets.game import Player

from ..body.hands import free_hands, kind_of, reaches_of
from ..fight.grappling import best_skill
from ..fight.odds import armour, expected_hit, outlook, share_of, sign_against
from ..fight.routes import reachable, within_reach_of
from ..fight.stepping import speed_of
from ..fight.strikes import is_charmed_by
from ..ground.crowd import enemies_of
from ..ground.placing import best_placing
from ..ground.sight import sees_clearly
from ..magic.aiming import is_harmful, why_not_at
from ..magic.triggered import fitting_part, legendary_powers
from ..model.conditions import CONDITIONS, FEARFUL, INCAPACITATING
from ..model.kinds import FOOT, Power
from ..model.stats import Combat, Fighter
from ..time.windows import Happening
from .methods import Wish
from .styles import PLAIN, Style
from .tactics import automatic_turn, known_foes

DECLINE: Wish = ("decline", {})
DC_OF_THINGS = 15
"""How well hidden things are when nobody says."""


def automatic_player(fight: Fight[Combat], question: Choose) -> Pick:
    """A legal answer to any question of the game, in the plain style."""
    return answer_in(PLAIN, fight, question)


def player_of(style: Style) -> Player:
    """The automatic player in a style."""
    return automatic_player if style is PLAIN else partial(answer_in, style)


def answer_in(style: Style, fight: Fight[Combat], question: Choose) -> Pick:
    """A legal answer to any question of the game."""
    combat, who, why = fight.state, question.who, question.why
    if why == "turn":
        do, values = automatic_turn(combat, combat.fighters[who], style)
    else:
        do, values = ANSWERS[why](combat, question)
    return Pick(who, do, values)


# -- windows ---------------------------------------------------------------------------------------
def reaction(combat: Combat, question: Choose) -> Wish:
    """A readied response, an opportunity attack, a reaction power that serves; else decline."""
    fighter, happening = combat.fighters[question.who], combat.under_way[-1]
    for option in question.known():
        if list(option.why_not(NOTHING)):
            continue
        if option.id == "respond":
            wish = response(option, happening)
        elif option.id == "opportunity_attack":
            wish = opportunity(combat, fighter, option, happening)
        elif option.id == "react":
            wish = reaction_power(combat, fighter, option, happening)
        else:
            wish = None
        if wish is not None:
            return wish
    return DECLINE


def response(option: Option, happening: Happening) -> Wish | None:
    """Respond, if possible to the one who set it off (E5-DEC-11)."""
    example = option.example()
    if example is None:
        return None
    for name, value in (("target", happening.who), ("targets", (happening.who,))):
        if name in option.fields and not option.refusals({**example, name: value}):
            return option.id, {**example, name: value}
    return option.id, example


def opportunity(combat: Combat, fighter: Fighter, option: Option, happening: Happening) -> Wish | None:
    """The attack that promises most, unless a readied response is held (E5-DEC-8)."""
    if fighter.readied is not None or list(option.why_not(NOTHING)):
        return None
    mover = combat.fighters[happening.who]
    best: tuple[int, str] | None = None
    for item in option.fields["with"].some():
        kind = kind_of(combat, fighter, item)
        if kind is None or kind.id == "improvised" or list(option.why_not({"with": item})):
            continue
        two_hands = kind.versatile is not None and free_hands(combat, fighter) > 0
        sign = sign_against(combat, fighter, mover, kind.reach <= 5)
        value = expected_hit(outlook(fighter, kind, two_hands, mover), armour(mover), sign)
        if best is None or value > best[0]:
            best = (value, item)
    return None if best is None else (option.id, {"with": best[1]})


def reaction_power(combat: Combat, fighter: Fighter, option: Option, happening: Happening) -> Wish | None:
    """A power that turns a hit into a miss, may keep somebody above 0 hit points, or does harm (E5-DEC-12)."""
    for name in option.fields["power"].some():
        power = fighter.card.powers[name]
        if serves(combat, fighter, power, happening) and not list(option.why_not({"power": name})):
            return option.id, {"power": name}
    return None


def serves(combat: Combat, fighter: Fighter, power: Power, happening: Happening) -> bool:
    """Whether a reaction power is worth the reaction now."""
    if is_harmful(power):
        part = fitting_part(combat, fighter, power, happening)
        return part is not None and part[0] in combat.fighters and combat.hostile(fighter, combat.fighters[part[0]])
    names = happening.targets or (fighter.id,)
    helped = combat.fighters.get(fighter.id if fighter.id in names else names[0], fighter)
    if power.healing is not None:
        return helped.hp == 0
    change = power.change
    if change is None:
        return False
    if happening.what == "roll":
        short = happening.ac + happening.ac_bonus - happening.total
        if happening.who == fighter.id or combat.allied(fighter, combat.fighters[happening.who]):
            return 0 < short <= change.attack_die
        return happening.would_hit and happening.natural != 20 and short <= 0 < short + change.ac
    if happening.what == "save":
        return 0 < happening.dc - happening.total <= change.save_die
    lessens = change.half_damage or change.damage_reduction
    return bool(lessens) and most_damage(combat, happening) >= helped.hp + helped.temp_hp


def most_damage(combat: Combat, happening: Happening) -> int:
    """The most that a hit could do."""
    attacker, kind = combat.fighters.get(happening.who), happening.attack
    if attacker is None or kind is None:
        return 0
    times = 2 if happening.critical else 1
    most = 0
    for part in kind.damage:
        most += times * part.dice.count * part.dice.sides + part.dice.plus
        if part.by_ability:
            most += max(attacker.card.modifier("str"), attacker.card.modifier("dex"))
    sneak = attacker.card.sneak_attack
    return most + (times * sneak.count * sneak.sides if sneak is not None else 0)


# -- legendary creatures ---------------------------------------------------------------------------
def legendary(combat: Combat, question: Choose) -> Wish:
    """The attack option, if a target is in reach (E5-DEC-29); else an area that catches enemies and no friend."""
    fighter = combat.fighters[question.who]
    foes = sorted(known_foes(combat, fighter), key=lambda foe: (foe.hp, foe.id))
    option = question.known()[0]
    for power in legendary_powers(fighter):
        if power.attack is None or power.legendary_cost > fighter.budget.legendary:
            continue
        for foe in foes:
            values = {"power": power.id, "targets": (foe.id,)}
            if not any(why_not_at(combat, fighter, power, foe.id)) and not list(option.why_not(values)):
                return "use", values
    for power in legendary_powers(fighter):
        if power.shape and power.resolve == "save" and power.legendary_cost <= fighter.budget.legendary:
            placing = best_placing(combat, fighter, power)
            itself = not power.range_ft and not share_of(fighter, power.damage_type, True)  # in it, and unharmed
            if placing is not None and placing.allies <= itself:
                area = {"power": power.id, **placing.values}
                if not list(option.why_not(area)):
                    return "use", area
    return DECLINE


def legendary_resistance(combat: Combat, question: Choose) -> Wish:
    """Against what incapacitates, or at least a quarter of all hit points (E5-DEC-30)."""
    damage, conditions = combat.stake
    grave = bool(CONDITIONS.all_of(*conditions) & INCAPACITATING)
    dear = 4 * damage >= combat.fighters[question.who].hp_max
    return ("use", {}) if grave or dear else DECLINE


# -- single decisions ------------------------------------------------------------------------------
def in_given_order(combat: Combat, question: Choose) -> Wish:
    """As the question lists them: in file order, helpful effects first (E5-DEC-3, E5-DEC-13, E5-DEC-33)."""
    return "order", {"order": tuple(next(iter(question.known()[0].fields["order"].some())))}


def tie(combat: Combat, question: Choose) -> Wish:
    """The higher Dexterity score first; the game master's list is in that order already (E5-DEC-2)."""
    do, values = in_given_order(combat, question)
    if question.who == "gm":
        return do, values
    names = sorted(values["order"], key=lambda name: -combat.fighters[name].card.scores["dex"])
    return do, {"order": tuple(names)}


def retarget(combat: Combat, question: Choose) -> Wish:
    """The hp-weakest legal target, else lose the attack (E5-DEC-14)."""
    option = question.known()[0]
    names = [name for name in option.fields["target"].some() if name in combat.fighters]
    fighter = combat.fighters[question.who]
    foes = [combat.fighters[name] for name in names if combat.hostile(fighter, combat.fighters[name])]
    for foe in sorted(foes, key=lambda each: (each.hp == 0, each.hp, each.id)):
        if not option.refusals({"target": foe.id}):
            return "target", {"target": foe.id}
    return "lose", {}


def contest(combat: Combat, question: Choose) -> Wish:
    """The better of Athletics and Acrobatics (E5-DEC-20)."""
    return best_skill(combat.fighters[question.who]), {}


def shove_result(combat: Combat, question: Choose) -> Wish:
    """Prone if an ally can attack the target in melee before its next turn, else a push if possible (E5-DEC-22)."""
    shover, target = combat.fighters[question.who], combat.fighters[combat.under_way[-1].targets[0]]
    for name in before_next_turn(combat, target):
        ally = combat.fighters[name]
        if combat.allied(shover, ally) and can_close_in(combat, ally, target):
            return "prone", {}
    return ("push" if "push" in [option.id for option in question.options()] else "prone"), {}


def before_next_turn(combat: Combat, fighter: Fighter) -> list[str]:
    """Those whose turns come before somebody's next turn, in the order of this round."""
    now = combat.line.index(combat.owner) + 1 if combat.owner else 0
    coming = [*combat.line[now:], *combat.line[:now]]
    return coming[: coming.index(fighter.id)]


def can_close_in(combat: Combat, fighter: Fighter, target: Fighter) -> bool:
    """Whether somebody could attack a target in melee in the own next turn, as everybody stands now."""
    if not fighter.able or fighter.incapacitated or fighter.surprised or is_charmed_by(fighter, target):
        return False
    squares = 0 if fighter.marks & FEARFUL else speed_of(fighter) // FOOT
    places = reachable(combat, fighter, squares).within()
    return bool(places & within_reach_of(combat, fighter, target, max(reaches_of(combat, fighter))))


def cover(combat: Combat, question: Choose) -> Wish:
    """As computed: the question lists that degree first (E5-DEC-31)."""
    return "rule", {"degree": next(iter(question.known()[0].fields["degree"].some()))}


def temp_hp(combat: Combat, question: Choose) -> Wish:
    """The larger number (E5-DEC-25)."""
    return ("new" if combat.stake[0] > combat.fighters[question.who].temp_hp else "old"), {}


def hide(combat: Combat, question: Choose) -> Wish:
    """From everybody that does not see the hider clearly (E5-DEC-16)."""
    hider = combat.fighters[combat.owner]
    unaware = [enemy.id for enemy in enemies_of(combat, hider) if not sees_clearly(combat, enemy, hider)]
    return "rule", {"from": tuple(unaware)}


def always(do: str, **values: Any) -> Callable[[Combat, Choose], Wish]:
    def answer(combat: Combat, question: Choose) -> Wish:
        return do, values

    return answer


ANSWERS: dict[str, Callable[[Combat, Choose], Wish]] = {
    "before_step": reaction,
    "after_step": reaction,
    "on_declare": reaction,
    "on_roll": reaction,
    "on_hit": reaction,
    "on_result": reaction,
    "turn_start": reaction,
    "turn_end": reaction,
    "legendary": legendary,
    "legendary_resistance": legendary_resistance,
    "tie": tie,
    "group": in_given_order,
    "reaction_order": in_given_order,
    "effects": in_given_order,
    "retarget": retarget,
    "contest": contest,
    "temp_hp": temp_hp,
    "hide": hide,
    "complete_step": always("go_on"),
    "shove_result": shove_result,
    "knock_out": always("kill"),
    "cover": cover,
    "search": always("rule", skill="investigation", dc=DC_OF_THINGS),
    "improvise": always("refuse"),
    "damage_type": always("type", type="bludgeoning"),
    "aftermath": always("stabilise"),
}
