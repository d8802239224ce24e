"""The computer player: declares, keeps formation, strikes, charges when it pays, flees by morale."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from affray.core.fields import OneOf
from affray.core.fight import Fight
from affray.core.script import Choose, Option, Pick
from affray.rulesets.game import Player

from ..fight.targets import any_target, main_weapon
from ..ground.board import apart, facing_towards
from ..ground.stepping import placings, turns_towards
from ..model.conditions import FALTERING, FRIGHTENED, NO_CASTING, SPEECHLESS
from ..model.kinds import Spell, Weapon
from ..model.stats import Combat, Warrior
from ..order.declaring import must_retreat, spells_of, why_no_declaration
from ..order.segment import FLIGHT
from ..reactions.interrupts import first_weapons, ready_weapon
from ..time.count import limit
from .caution import can_delay, gives_way
from .magic import abilities_of, aim_for, undisturbed
from .odds import CERTAIN, promise
from .styles import PLAIN, STYLES, Style
from .tactics import in_segment
from .weapons import Wish, spare_throws

STEP = 2
"""How much nearer a step can bring somebody, in squares: a diagonal may count double."""


def automatic_player(fight: Fight[Combat], question: Choose, style: Style = PLAIN) -> Pick:
    """A legal answer to any question of the game."""
    why = question.why
    if why == "segment":
        do, values = segment(fight, question.who, question, style)
    elif why == "declare":
        do, values = declare(fight, question.who, question, style)
    else:
        do, values = ANSWERS[why](fight, question.who, question)
    return Pick(question.who, do, values)


def player_of(style: str) -> Player:
    """The player of a style; what nobody has heard of is played plainly."""
    known = STYLES.get(style, PLAIN)
    return automatic_player if known is PLAIN else partial(automatic_player, style=known)


# -- declarations ----------------------------------------------------------------------------------
def declare(fight: Fight[Combat], who: str, question: Choose, style: Style) -> Wish:
    """D2: a spell if it is worth more than an attack, retreat in fear, withdraw when faltering or before one falls."""
    combat = fight.state
    warrior = combat.warriors[who]
    if must_retreat(warrior):
        return "retreat", {}
    if warrior.marks & FALTERING and not why_no_declaration(combat, warrior, "withdraw", {}):
        return "withdraw", {}
    spell = worthy_spell(combat, warrior)
    if spell:
        return "cast", {"spell": spell}
    return ("withdraw", {}) if gives_way(combat, warrior, style) else ("none", {})


def worthy_spell(combat: Combat, warrior: Warrior) -> str:
    """The spell that promises more than an attack, if any; whoever engages its caster may disrupt it."""
    names = spells_of(warrior)
    if not names or warrior.marks & NO_CASTING:
        return ""
    best, most = "", strike_value(combat, warrior, main_weapon(warrior))
    likely = undisturbed(combat, warrior) if warrior.began_engaged else CERTAIN
    for name in names:
        aim = aim_for(combat, warrior, warrior.card.spells[name])
        if aim is not None and aim[0] * likely > most * CERTAIN:
            best, most = name, aim[0]
    return best


def strike_value(combat: Combat, warrior: Warrior, weapon: Weapon) -> int:
    """What its weapon could take from the opponent from whom it takes most, if that is near enough this round."""
    far = warrior.card.run + 1 if weapon.range is None or not weapon.missile else weapon.range[1]
    near = [each for each in combat.enemies(warrior) if apart(warrior, each) <= far]
    return max([promise(warrior, each, weapon) for each in near], default=0)


# -- order -----------------------------------------------------------------------------------------
def rank(combat: Combat, who: str) -> tuple[int, str]:
    """D5: healers, then missile, then melee, then id."""
    warrior = combat.warriors[who]
    if warrior.card.healing_rank or warrior.declared in warrior.card.spells:
        return 0, who
    return (1 if main_weapon(warrior).missile else 2), who


def tied(question: Choose, do: str, field: str) -> list[str]:
    option = question.option(do)
    assert option is not None
    return [str(name) for name in next(iter(option.fields[field].some()))]


def split(fight: Fight[Combat], who: str, question: Choose) -> Wish:
    """D4: all before."""
    names = sorted(tied(question, "split", "before"), key=lambda name: rank(fight.state, name))
    return "split", {"before": tuple(names), "after": ()}


def order(fight: Fight[Combat], who: str, question: Choose) -> Wish:
    names = sorted(tied(question, "order", "who"), key=lambda name: rank(fight.state, name))
    return "order", {"who": tuple(names)}


def join(fight: Fight[Combat], who: str, question: Choose) -> Wish:
    """D7: when a legal target exists, or at the limit."""
    combat = fight.state
    warrior = combat.warriors[who]
    spell = warrior.card.spells.get(warrior.declared)
    ready = any_target(combat, warrior) if spell is None else aim_for(combat, warrior, spell) is not None
    return ("join", {}) if ready or limit(warrior) == combat.count else ("keep", {})


# -- windows ---------------------------------------------------------------------------------------
def turn(fight: Fight[Combat], who: str, question: Choose) -> Wish:
    """D10: turn to face the newcomer."""
    combat = fight.state
    warrior, mover = combat.warriors[who], combat.warriors.get(combat.acting)
    if mover is not None:
        best = facing_towards(warrior, warrior.place, mover.place)
        places = placings(combat, warrior, best)
        if any(turns_towards(combat, warrior, best, place, mover) for place in places):
            option = question.option("turn")
            if option is not None and not list(option.why_not({"facing": best.name})):
                return "turn", {"facing": best.name}
    option = question.option("turn")
    found = None if option is None else option.example()
    return ("decline", {}) if found is None else ("turn", found)


def interrupt(fight: Fight[Combat], who: str, question: Choose) -> Wish:
    """D11 to D13: readied actions are used; first-round ones if attacked or slower than the charger."""
    combat = fight.state
    warrior, mover = combat.warriors[who], combat.warriors[combat.acting]
    for option in question.known():
        if option.id == "decline" or list(option.why_not({})):
            continue
        if option.id == "respond":
            if warrior.ready is not None and warrior.ready.action != "attack":
                found = option.example()
                return ("decline", {}) if found is None else ("respond", found)
            return "respond", countercharge(ready_weapon(warrior), mover)
        if combat.charged_target == who or warrior.number < mover.number:
            return "interrupt", countercharge(first_weapons(warrior)[0], mover)
    return "decline", {}


def countercharge(weapon: Weapon | None, mover: Warrior) -> dict[str, object]:
    """D13: plain with an impact weapon, a countercharge otherwise."""
    if weapon is None or weapon.missile or weapon.impact or not mover.charged:
        return {}
    return {"countercharge": True}


def cleave(fight: Fight[Combat], who: str, question: Choose) -> Wish:
    """D14: the weakest legal target, with a step only if none is in reach; without any, another use of it."""
    combat = fight.state
    warrior, (option, *others) = combat.warriors[who], question.known()
    names = option.fields["target"]
    assert isinstance(names, OneOf)
    assert names.likely is not None
    targets = [combat.warriors[name] for name in names.likely()]
    if targets:
        return "cleave", {"target": min(targets, key=lambda each: (each.hp, each.card.ac)).id}
    most = STEP + max([warrior.arms[name].reach for name in warrior.hand], default=1)
    near = [each for each in combat.enemies(warrior) if apart(warrior, each) <= most]
    for enemy in sorted(near, key=lambda each: (each.hp, apart(warrior, each))):
        for step in option.fields["step"].some():
            if not list(option.why_not({"target": enemy.id, "step": step})):
                return "cleave", {"target": enemy.id, "step": step}
    return after_the_last(combat, warrior, {each.id: each for each in others})


def after_the_last(combat: Combat, warrior: Warrior, uses: Mapping[str, Option]) -> Wish:
    """A cleave with nobody in reach (ACKS-CLEAVE-10, ACKS-CLEAVE-12): hurl what is not needed, get back into order
    after a charge, be ready for the next one or guard what is left of oneself."""
    foes, best = combat.enemies(warrior), 0
    wish: Wish = ("stop", {})
    for weapon in spare_throws(warrior) if "hurl" in uses and foes else ():
        for enemy in foes:
            values = {"target": enemy.id, "with": weapon.id}
            value = promise(warrior, enemy, weapon)
            if value > best and not list(uses["hurl"].why_not(values)):
                best, wish = value, ("hurl", values)
    if best or not foes:
        return wish
    guards = "defend" in uses and (warrior.charged or 2 * warrior.hp <= warrior.card.hp_max)
    name = "defend" if guards else "ready"
    return (name, {}) if name in uses and not list(uses[name].why_not({})) else wish


def next_target(fight: Fight[Combat], who: str, question: Choose) -> Wish:
    """The weakest of those in reach for the rest of an attack sequence, or for the bonus attack of an overrun."""
    option = question.known()[0]
    names = [name for name in option.fields["target"].some() if not list(option.why_not({"target": name}))]
    found = [fight.state.warriors[name] for name in names]
    return "attack", {"target": min(found, key=lambda each: each.hp).id}


def spell_target(fight: Fight[Combat], who: str, question: Choose) -> Wish:
    """D19: the best targets of the declared spell, or of the ability or item that is used."""
    combat = fight.state
    caster = combat.warriors[who]
    spell = caster.card.spells.get(caster.declared)
    option = question.known()[0]
    for each in abilities_of(caster) if spell is None else [spell]:
        aim = aim_for(combat, caster, each)
        if aim is not None and aim[1] == option.id and not list(option.why_not(aim[2])):
            return aim[1], aim[2]
    return "none", {}


# -- the segment -----------------------------------------------------------------------------------
def segment(fight: Fight[Combat], who: str, question: Choose, style: Style) -> Wish:
    """D6 and D8."""
    combat = fight.state
    warrior = combat.warriors[who]
    spell = warrior.card.spells.get(warrior.declared)
    if spell is not None:
        return cast(combat, warrior, spell)
    wish = in_segment(combat, warrior, style)
    return flight(question) if wish[0] == "pass" and warrior.marks & FRIGHTENED else wish


def flight(question: Choose) -> Wish:
    """The frightened who see no straight way out flee by any way that is open (ACKS-COND-9)."""
    for name in ("pass", *FLIGHT):
        option = question.option(name)
        values = None if option is None else option.example()
        if values is not None:
            return name, values
    return "pass", {}


def cast(combat: Combat, warrior: Warrior, spell: Spell) -> Wish:
    """Cast, wait for a target, or give it up."""
    if warrior.spent.committed or warrior.marks & SPEECHLESS:
        return "abandon_spell", {}
    if aim_for(combat, warrior, spell) is not None:
        return "cast", {}
    return ("delay", {}) if can_delay(combat, warrior) else ("abandon_spell", {})


def surrender(fight: Fight[Combat], who: str, question: Choose) -> Wish:
    """D18: monsters give up when their heart fails, the players' own fight on."""
    return ("fight_on" if fight.state.warriors[who].player else "surrender"), {}


def always(do: str) -> Callable[[Fight[Combat], str, Choose], Wish]:
    def answer(fight: Fight[Combat], who: str, question: Choose) -> Wish:
        return do, {}

    return answer


ANSWERS: dict[str, Callable[[Fight[Combat], str, Choose], Wish]] = {
    "tie": split,
    "order": order,
    "join": join,
    "turn": turn,
    "interrupt": interrupt,
    "cleave": cleave,
    "next_target": next_target,
    "spell_target": spell_target,
    "block": always("block"),
    "overrun": always("stay"),
    "bonus_attack": next_target,
    "surrender": surrender,
    "terms": always("accept"),
}
