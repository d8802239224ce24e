"""Every condition, written once: what it changes, forbids and brings along, and how it ends (SF-COND)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Literal, NamedTuple

from affray.rulesets.conditions import ConditionKind, ConditionTable

from .catalogue import Code

Occasion = Literal["damage", "healing", "waking", "threat", "death", "departure"]
"""What can end a condition before its time."""


class Bar(NamedTuple):
    """What forbids something: the rule, and the test of the catalogue that it fails."""

    rule: str
    code: Code


@dataclass(frozen=True, kw_only=True)
class Ailment(ConditionKind):
    """A condition of this game."""

    changes: Mapping[str, int] = field(default_factory=dict)
    """What it adds to what.

    `melee` is melee attacks, `ac_melee` and `ac_ranged` armour against such attacks, `strong_damage` that of melee and
    of thrown weapons that use Strength; `str`, `dex` and `check` are checks; `perception` is opposed Perception,
    `sight` Perception by sight.
    """
    graver: str = ""
    """Its next degree, beside which its own numbers do not count (SF-COND-9, SF-COND-20)."""
    slower_ft: int = 0
    fastest_ft: int | None = None
    half_speed: bool = False
    """What it does to every speed, in this order."""
    rigid: bool = False
    """Dexterity counts as -5 for armour (SF-COND-13, SF-COND-15)."""
    passable: bool = False
    """Others may move through its square, at double cost (SF-COND-15)."""
    by_sight: bool = False
    """Who has blindsight is spared what it implies (SF-COND-2)."""

    out: bool = False
    """Out of the fight, without turns of its own (SF-DEATH-4, SF-COND-26)."""
    no_actions: bool = False
    """No actions at all."""
    unable: Bar | None = None
    """By what any action is refused."""
    limbs: Bar | None = None
    """By what a physical action is refused while purely mental ones stay free."""
    held_limbs: Bar | None = None
    """By what an action with limbs is refused, attempts to get free excepted."""
    one_handed: bool = False
    """No action that needs two hands (SF-COND-8)."""
    speechless: bool = False
    """Neither speaks nor lets anything fall of its own will (SF-OTHER-3)."""
    one_action: bool = False
    """Either a standard or a move action in a turn (SF-COND-16)."""
    only_moves: Bar | None = None
    """By what everything but a single move action in a turn is refused (SF-COND-19)."""
    no_attacks: bool = False
    """No attacks beside those who cannot act: threatens nothing (SF-GRID-8)."""
    no_reactions: bool = False
    """No reactions beside those who cannot act (SF-REACT-9)."""
    no_opportunity: bool = False
    """No attacks of opportunity though other reactions are free (SF-AOO-12)."""
    stuck: Bar | None = None
    """By what leaving the square by one's own movement is refused."""
    no_rush: bool = False
    """No run and no charge, though one may move (SF-RUN-7, SF-CHARGE-15)."""
    no_tumbling: bool = False
    """No tumbling past opponents (SF-COND-24)."""
    flees: bool = False
    """Flees its source (SF-COND-21)."""

    given: bool = True
    """Comes by itself: by a decree, an ability, or at the start. Death is a state of its own."""
    several: bool = False
    """Each instance counts by itself: by its amount, or by who holds."""
    adds: bool = False
    """Durations add (SF-COND-1)."""
    hold: bool = False
    """Comes from somebody who holds, and ends with the hold (SF-GRAP)."""
    dirty: bool = False
    """A dirty trick can bring it, unless options say otherwise (SF-DIRTY-1)."""
    stays: bool = False
    """Lasts until something removes it; others that a blast or an instant effect brings last a round."""
    fire: str = ""
    """Damages every turn by this type until a Reflex save; the amounts add (SF-COND-23)."""
    drops: str = ""
    """The rule by which everything held falls when it comes."""
    fells: bool = False
    """Whoever gets it falls prone (SF-DEATH-4)."""
    tended: bool = False
    """First aid helps against it (SF-SKILL-5)."""
    ends_with: tuple[Occasion, ...] = ()


HELD: dict[str, int] = {"attack": -2, "ac": -2, "ref": -2, "initiative": -2, "dex": -2}
TIRED = ("attack", "ac", "strong_damage", "ref", "initiative", "str", "dex")
SENSELESS = Bar("SF-DEATH-4", "unconscious")

CONDITIONS = ConditionTable(
    Ailment(
        name="dead", rule="SF-COND-26", out=True, no_actions=True, unable=SENSELESS, given=False,
        speechless=True,
    ),
    Ailment(
        name="dying", rule="SF-COND-26", implies=("unconscious",), out=True, no_actions=True, unable=SENSELESS,
        speechless=True, tended=True, ends_with=("waking", "death"),
    ),
    Ailment(
        name="stable", rule="SF-COND-26", implies=("unconscious",), out=True, no_actions=True, unable=SENSELESS,
        speechless=True, ends_with=("waking", "death"),
    ),
    Ailment(
        name="unconscious", rule="SF-COND-14", implies=("helpless",), out=True, no_actions=True, unable=SENSELESS,
        speechless=True, drops="SF-DEATH-4", fells=True,
    ),
    Ailment(
        name="asleep", rule="SF-COND-14", implies=("helpless",), no_actions=True, unable=Bar("SF-COND-14", "asleep"),
        ends_with=("damage",),
    ),
    Ailment(name="helpless", rule="SF-COND-13", no_actions=True, limbs=Bar("SF-COND-13", "helpless"), rigid=True),
    Ailment(name="paralyzed", rule="SF-COND-15", limbs=Bar("SF-COND-15", "paralyzed"), rigid=True, passable=True),
    Ailment(
        name="stunned", rule="SF-COND-17", implies=("flat_footed",), no_actions=True,
        unable=Bar("SF-COND-17", "stunned"), speechless=True, drops="SF-COND-17",
    ),
    Ailment(name="dazed", rule="SF-COND-18", no_actions=True, unable=Bar("SF-COND-18", "dazed")),
    Ailment(
        name="cowering", rule="SF-COND-18", implies=("flat_footed",), no_actions=True,
        unable=Bar("SF-COND-18", "cowering"),
    ),
    Ailment(
        name="fascinated", rule="SF-COND-24", no_actions=True, unable=Bar("SF-COND-24", "fascinated"),
        ends_with=("damage", "threat"),
    ),
    Ailment(
        name="nauseated", rule="SF-COND-19", only_moves=Bar("SF-COND-19", "nauseated"), no_attacks=True,
        no_reactions=True,
    ),
    Ailment(
        name="panicked", rule="SF-COND-21", changes={"save": -2, "check": -2}, no_attacks=True, no_reactions=True,
        flees=True, drops="SF-COND-21",
    ),
    Ailment(
        name="frightened", rule="SF-COND-21", changes={"attack": -2, "save": -2, "check": -2}, flees=True, adds=True,
    ),
    Ailment(name="confused", rule="SF-COND-22"),
    Ailment(name="staggered", rule="SF-COND-16", one_action=True, no_reactions=True),
    Ailment(
        name="pinned", rule="SF-COND-9", implies=("flat_footed",), changes={each: 2 * HELD[each] for each in HELD},
        held_limbs=Bar("SF-COND-9", "pinned"), no_attacks=True, no_opportunity=True,
        stuck=Bar("SF-COND-9", "held_down"), several=True, hold=True,
        ends_with=("death", "departure"),
    ),
    Ailment(
        name="grappled", rule="SF-COND-8", changes=HELD, graver="pinned", one_handed=True, no_opportunity=True,
        stuck=Bar("SF-GRAP-2", "grappled"), several=True, hold=True, ends_with=("death", "departure"),
    ),
    Ailment(
        name="prone", rule="SF-COND-10", changes={"melee": -4, "ac_melee": -4, "ac_ranged": 4},
        stuck=Bar("SF-MACT-15", "prone_must_crawl"), stays=True,
    ),
    Ailment(
        name="off_kilter", rule="SF-COND-11", implies=("flat_footed",), changes={"attack": -2},
        stuck=Bar("SF-COND-11", "off_kilter"), stays=True,
    ),
    Ailment(
        name="blinded", rule="SF-COND-2", implies=("flat_footed",), by_sight=True, dirty=True,
        changes={"str": -4, "dex": -4, "perception": -4},
    ),
    Ailment(name="flat_footed", rule="SF-COND-12", changes={"ac": -2}, no_reactions=True),
    Ailment(name="entangled", rule="SF-COND-4", changes=HELD, half_speed=True, no_rush=True, dirty=True),
    Ailment(
        name="exhausted", rule="SF-COND-20", changes=dict.fromkeys(TIRED, -3), half_speed=True, no_rush=True,
    ),
    Ailment(
        name="fatigued", rule="SF-COND-20", changes=dict.fromkeys(TIRED, -1), graver="exhausted", no_rush=True,
    ),
    Ailment(name="burning", rule="SF-COND-23", fire="F", several=True, stays=True),
    Ailment(name="corroding", rule="SF-ATK-15", fire="A", several=True, stays=True),
    Ailment(name="bleeding", rule="SF-COND-23", several=True, stays=True, tended=True, ends_with=("healing",)),
    Ailment(name="off_target", rule="SF-COND-5", changes={"attack": -2}, dirty=True),
    Ailment(
        name="shaken", rule="SF-COND-6", changes={"attack": -2, "save": -2, "check": -2}, adds=True, dirty=True,
    ),
    Ailment(
        name="sickened", rule="SF-COND-7", changes={"attack": -2, "damage": -2, "save": -2, "check": -2}, dirty=True,
    ),
    Ailment(name="dazzled", rule="SF-COND-24", changes={"attack": -1, "sight": -1}),
    Ailment(name="deafened", rule="SF-COND-3", changes={"initiative": -4, "perception": -4}, dirty=True),
    Ailment(name="invisible", rule="SF-COND-25"),
    Ailment(name="encumbered", rule="SF-COND-24", slower_ft=10, no_tumbling=True),
    Ailment(name="overburdened", rule="SF-COND-24", fastest_ft=5),
)  # fmt: skip
"""The gravest first: the first of somebody's conditions says most about it."""
MARK = CONDITIONS.mark

# -- what rules ask for by name --------------------------------------------------------------------
ASLEEP = MARK["asleep"]
BLEEDING = MARK["bleeding"]
BLINDED = MARK["blinded"]
CONFUSED = MARK["confused"]
DEAD = MARK["dead"]
DEAFENED = MARK["deafened"]
DYING = MARK["dying"]
ENTANGLED = MARK["entangled"]
FLAT_FOOTED = MARK["flat_footed"]
GRAPPLED = MARK["grappled"]
HELPLESS = MARK["helpless"]
INVISIBLE = MARK["invisible"]
OFF_KILTER = MARK["off_kilter"]
PANICKED = MARK["panicked"]
PINNED = MARK["pinned"]
PRONE = MARK["prone"]
STABLE = MARK["stable"]
UNCONSCIOUS = MARK["unconscious"]

# -- what follows from the table -------------------------------------------------------------------
GIVEN = tuple([each.name for each in CONDITIONS if each.given])
HOLDS = tuple([each.name for each in CONDITIONS if each.hold])
OUT = CONDITIONS.those(lambda each: each.out)
NO_ACTIONS = CONDITIONS.those(lambda each: each.no_actions)
NO_PHYSICAL = NO_ACTIONS | CONDITIONS.those(lambda each: each.limbs is not None)
"""No physical actions (SF-COND-15)."""
ONLY_MOVES = CONDITIONS.those(lambda each: each.only_moves is not None)
ONE_ACTION = CONDITIONS.those(lambda each: each.one_action)
ONE_HANDED = CONDITIONS.those(lambda each: each.one_handed)
SPEECHLESS = CONDITIONS.those(lambda each: each.speechless)
RIGID = CONDITIONS.those(lambda each: each.rigid)
PASSABLE = CONDITIONS.those(lambda each: each.passable)
TENDED = CONDITIONS.those(lambda each: each.tended)
NO_TUMBLING = CONDITIONS.those(lambda each: each.no_tumbling)
NO_ATTACKS = NO_PHYSICAL | CONDITIONS.those(lambda each: each.no_attacks)
NO_REACTIONS = NO_PHYSICAL | CONDITIONS.those(lambda each: each.no_reactions)
"""SF-REACT-9; paralysis forbids the physical ones."""
NO_OPPORTUNITY = NO_REACTIONS | CONDITIONS.those(lambda each: each.no_opportunity)
HELD_FAST = CONDITIONS.those(lambda each: each.hold)
STUCK = CONDITIONS.those(lambda each: each.stuck is not None)
NO_RUSH = STUCK | CONDITIONS.those(lambda each: each.no_rush)
FLEEING = CONDITIONS.those(lambda each: each.flees)
AFIRE = CONDITIONS.those(lambda each: bool(each.fire))
DROPPING = CONDITIONS.those(lambda each: bool(each.drops))
FELLING = CONDITIONS.those(lambda each: each.fells)
BY_SIGHT = CONDITIONS.those(lambda each: each.by_sight)
SLOWING = CONDITIONS.those(lambda each: bool(each.half_speed or each.slower_ft or each.fastest_ft))


@cache
def with_implied(marks: int, blindsight: bool) -> int:
    """These conditions with everything they bring along (SF-COND-2, -9, -11, -14, -17, -18, -26)."""
    return marks | CONDITIONS.with_implied(marks & ~BY_SIGHT if blindsight else marks)


@cache
def bars(marks: int, against: Literal["unable", "limbs", "held_limbs", "only_moves", "stuck"]) -> tuple[Bar, ...]:
    """By what these conditions forbid something."""
    found: list[Bar | None] = [getattr(each, against) for each in CONDITIONS.of(marks)]
    return tuple([each for each in found if each is not None])


@cache
def ending_with(occasion: Occasion) -> tuple[str, ...]:
    """The conditions that something ends."""
    return tuple([each.name for each in CONDITIONS if occasion in each.ends_with])


@cache
def slowed(marks: int, speed: int) -> int:
    """What the conditions leave of a speed (SF-COND-4, SF-COND-20, SF-COND-24)."""
    kinds = CONDITIONS.of(marks)
    for each in kinds:
        speed -= each.slower_ft
    for each in kinds:
        speed = speed if each.fastest_ft is None else min(speed, each.fastest_ft)
    return speed // 2 if any(each.half_speed for each in kinds) else speed
