"""Every condition, written once: what it changes and forbids, what it includes, and how it ends (ACKS-COND)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, get_args

from affray.rulesets.conditions import ConditionKind, ConditionTable

Ending = Literal["strikes", "attacks", "attacked", "thrown_at", "damaged", "moved", "walks", "heard", "casts"]
"""What may end a condition of whoever does or suffers it: to strike in melee, to attack at all, to be attacked, to have
an attack throw made against it, to be damaged, to be moved by force, to go, to go without sneaking, to cast."""


@dataclass(frozen=True, kw_only=True)
class Ailment(ConditionKind):
    """A condition of this game; it does everything that those do which it implies."""

    # -- what it forbids
    no_actions: str = ""
    """The rule by which every action is refused."""
    no_casting: str = ""
    """The rule by which casting is refused; who can do nothing casts nothing either."""
    no_attack: bool = False
    no_walk: bool = False
    """Cannot walk away, and stays if it comes on the way (ACKS-COND-13, ACKS-MOVE-8)."""
    no_charge: bool = False
    no_turn: bool = False
    """Cannot make the free facing change (ACKS-FACE-10)."""
    no_delay: bool = False
    """ACKS-DELAY-17."""
    no_engaging: bool = False
    """Engages nobody (ACKS-ENGAGE-15)."""
    halts: bool = False
    """Ends a movement when it comes on the way (ACKS-READY-15)."""
    # -- what it changes
    vulnerable: bool = False
    """Vulnerable to everyone (ACKS-COND-3)."""
    held: bool = False
    """In the hold of whoever caused it, until that one is out of the fight (ACKS-COND-13)."""
    attack: int = 0
    """On its own attack throws,"""
    attack_with: Literal["all", "melee_or_thrown"] = "all"
    """with these weapons."""
    ac: int = 0
    saves: int = 0
    """On saves against what enemies do."""
    fear_saves: int = 0
    morale: int = 0
    surprise: int = 0
    """On surprise rolls."""
    slows: int = 1
    """The speed is divided by this."""
    # -- what it is
    helpful: bool = False
    """A spell that gives it is no harm."""
    fear: bool = False
    """Saves against it are saves against fear."""
    frightens: bool = False
    """Fear itself: the fearless are spared it, and whoever takes it is harried."""
    fearless: bool = False
    """Immune to fear (ACKS-MORALE-9)."""
    by_decree: bool = True
    """Given and taken by the Judge; otherwise a matter of status."""
    # -- how it ends
    ends_by: tuple[Ending, ...] = ()
    lasts: Literal["", "initiative", "round"] = ""
    """Until the start of its next initiative, or the end of the round, if nothing else is said."""


CONDITIONS = ConditionTable(
    Ailment(
        name="surprised", rule="ACKS-COND-5", no_actions="ACKS-SURP-6", no_turn=True, no_delay=True, vulnerable=True
    ),
    Ailment(name="disordered", rule="ACKS-COND-2", ac=-2, lasts="initiative"),
    Ailment(name="prone", rule="ACKS-COND-6", attack=-4, vulnerable=True, no_walk=True, no_charge=True),
    Ailment(
        name="helpless", rule="ACKS-COND-7", no_actions="ACKS-COND-7", no_turn=True, no_delay=True, no_engaging=True,
        vulnerable=True,
    ),
    Ailment(name="paralyzed", rule="ACKS-COND-7", implies=("helpless",)),
    Ailment(name="slumbering", rule="ACKS-COND-7", implies=("helpless",), ends_by=("thrown_at", "damaged", "moved")),
    Ailment(name="unconscious", rule="ACKS-COND-7", implies=("helpless",), by_decree=False),
    Ailment(name="hidden", rule="ACKS-COND-8", no_engaging=True, helpful=True),
    Ailment(name="sneaking", rule="ACKS-COND-8", helpful=True, ends_by=("attacks", "attacked", "heard", "casts")),
    Ailment(
        name="frightened", rule="ACKS-COND-9", no_casting="ACKS-COND-9", no_attack=True, halts=True, fear=True,
        frightens=True,
    ),
    Ailment(
        name="cowering", rule="ACKS-COND-10", no_actions="ACKS-COND-10", no_turn=True, vulnerable=True, fear=True,
        lasts="round",
    ),
    Ailment(name="faltering", rule="ACKS-COND-11", attack=-2, saves=-2),
    Ailment(name="blinded", rule="ACKS-COND-12", slows=3),
    Ailment(name="deafened", rule="ACKS-COND-12", surprise=-2),
    Ailment(name="mute", rule="ACKS-COND-12", no_casting="ACKS-COND-12"),
    Ailment(
        name="wrestled", rule="ACKS-COND-13", held=True, no_casting="ACKS-COND-13", no_attack=True, no_walk=True,
        no_charge=True, no_turn=True, vulnerable=True,
    ),
    Ailment(
        name="grabbed", rule="ACKS-COND-13", held=True, no_casting="ACKS-COND-13", no_attack=True, no_walk=True,
        no_charge=True, no_turn=True, vulnerable=True,
    ),
    Ailment(name="restrained", rule="ACKS-COND-13", no_walk=True, no_charge=True, vulnerable=True),
    Ailment(name="choking", rule="ACKS-COND-14", no_actions="ACKS-COND-14", no_casting="ACKS-COND-14"),
    Ailment(name="vomiting", rule="ACKS-COND-14", no_actions="ACKS-COND-14", no_casting="ACKS-COND-14"),
    Ailment(name="mesmerized", rule="ACKS-COND-14", no_actions="ACKS-COND-14", no_casting="ACKS-COND-14"),
    Ailment(
        name="berserk", rule="ACKS-COND-15", attack=2, attack_with="melee_or_thrown", ac=-2, fearless=True, helpful=True
    ),
    Ailment(name="infuriated", rule="ACKS-MORALE-9"),
    Ailment(name="winded", rule="ACKS-COND-15", no_charge=True),
    Ailment(name="burning", rule="ACKS-COND-16"),
    Ailment(name="blessed", rule="ACKS-COND-17", attack=1, ac=1, fear_saves=1, morale=1, helpful=True),
    Ailment(name="shaken", rule="ACKS-COND-17", attack=-1, ac=-1, fear_saves=-1, morale=-1),
    Ailment(name="crouching", rule="ACKS-MOVE-14", ends_by=("strikes", "walks")),
    Ailment(name="incapacitated", rule="ACKS-DEATH-8", no_casting="ACKS-DEATH-8", no_attack=True, slows=2),
)  # fmt: skip
MARK = CONDITIONS.mark
"""The bit of each condition."""
BY_DECREE = tuple(each.name for each in CONDITIONS if each.by_decree)


# -- what follows from the table -------------------------------------------------------------------
def those(test: Callable[[Ailment], object]) -> int:
    """The bits of all conditions of which something is true, or of one that they imply."""
    own = CONDITIONS.those(lambda each: bool(test(each)))
    return CONDITIONS.those(lambda each: bool(CONDITIONS.with_implied(MARK[each.name]) & own))


def by_rule(rule_of: Callable[[Ailment], str]) -> tuple[tuple[int, str], ...]:
    """The rules by which conditions forbid something, in the order of the table, each with its conditions as bits."""
    rules = dict.fromkeys(rule_of(each) for each in CONDITIONS if rule_of(each))

    def bits(rule: str) -> int:
        return those(lambda each: rule_of(each) == rule)

    return tuple((bits(rule), rule) for rule in rules)


def ended_by(what: Ending) -> int:
    """The conditions that something ends."""
    return CONDITIONS.those(lambda each: what in each.ends_by)


Changes = tuple[tuple[int, int, Ailment], ...]
"""The conditions that change a number: their bits, by how much, and what they are."""


def changes(of: Callable[[Ailment], int]) -> Changes:
    """The conditions of which this number says how much they change."""
    return tuple((MARK[each.name], of(each), each) for each in CONDITIONS if of(each))


def changed(marks: int, known: Changes) -> int:
    """By how much somebody's conditions change a number."""
    return sum([by for mark, by, _ in known if marks & mark])


SURPRISED, DISORDERED, PRONE = MARK["surprised"], MARK["disordered"], MARK["prone"]
HIDDEN, SNEAKING, FRIGHTENED, COWERING = MARK["hidden"], MARK["sneaking"], MARK["frightened"], MARK["cowering"]
FALTERING, BLINDED, DEAFENED = MARK["faltering"], MARK["blinded"], MARK["deafened"]
RESTRAINED, BERSERK, INFURIATED, WINDED = MARK["restrained"], MARK["berserk"], MARK["infuriated"], MARK["winded"]
BURNING, CROUCHING, INCAPACITATED = MARK["burning"], MARK["crouching"], MARK["incapacitated"]

IS_HELPLESS = those(lambda each: each.name == "helpless")
"""ACKS-COND-7."""
HELD = those(lambda each: each.held)
HOLDS = tuple(each.name for each in CONDITIONS if each.held)
VULNERABLE = those(lambda each: each.vulnerable)
NO_ACTIONS = those(lambda each: each.no_actions)
NO_ACTIONS_BY = by_rule(lambda each: each.no_actions)
NO_CASTING = those(lambda each: each.no_casting)
NO_CASTING_BY = by_rule(lambda each: each.no_casting)
SPEECHLESS = NO_ACTIONS | NO_CASTING
"""Who cannot cast a declared spell (ACKS-SPELL-5)."""
NO_BLOWS = NO_ACTIONS | those(lambda each: each.no_attack)
NO_WALK = those(lambda each: each.no_walk)
NO_CHARGE = those(lambda each: each.no_charge)
HALTED = NO_ACTIONS | NO_WALK | those(lambda each: each.halts)
NO_TURN = those(lambda each: each.no_turn)
NO_DELAY = those(lambda each: each.no_delay)
UNENGAGING = those(lambda each: each.no_engaging)
"""When one of these ends, engagement may begin (ACKS-ENGAGE-16)."""
FEARLESS = those(lambda each: each.fearless)
ATTACK_CHANGES = changes(lambda each: each.attack)
AC_CHANGES = changes(lambda each: each.ac)
SAVE_CHANGES = changes(lambda each: each.saves)
FEAR_SAVE_CHANGES = changes(lambda each: each.fear_saves)
MORALE_CHANGES = changes(lambda each: each.morale)
SURPRISE_CHANGES = changes(lambda each: each.surprise)
SPEED_CHANGES = changes(lambda each: each.slows if each.slows > 1 else 0)
ENDED_BY: dict[Ending, int] = {what: ended_by(what) for what in get_args(Ending)}
