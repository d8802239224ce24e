"""Builds a fight for a test from the figures of the specification, and looks at what became of it.

    fight = ring(spear("spear_a", at=(0, 0)), orc("orc", at=(0, 6)), numbers="orc=6 spear_a=1", round=1)

begins in the count of round 1 with these initiative numbers, without dice; without `numbers` it begins with the
declarations. A figure takes three kinds of changes by name: of the stat block (`ac=5`), of the placed combatant
(`hp=3`, `start=["prone"]`) and of the state (`ready=...`).

Squares are those of the specification, which uses negative ones too: the ring lies around (0, 0), and whatever is said
to a fight or looked at goes through here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeVar

from affray.core.events import Event
from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.core.script import Choose, Roll, Thrown
from affray.rulesets.acks2 import RULESET
from affray.rulesets.acks2.ground import engagement
from affray.rulesets.acks2.ground.board import front_left
from affray.rulesets.acks2.model.events import AttackResolved, SegmentEnded
from affray.rulesets.acks2.model.scenario import (
    AttackEntry,
    CostEntry,
    EffectEntry,
    Encounter,
    FeatureEntry,
    HazardEntry,
    Options,
    Placed,
    SaveEntry,
    SpellEntry,
    StatBlock,
    SurpriseEntry,
    TerrainEntry,
    WardEntry,
)
from affray.rulesets.acks2.model.stats import Budget, Combat, Ready, Warrior
from tests.conformance import harness
from tests.conformance.harness import asked, told

Square = tuple[int, int]
E = TypeVar("E", bound=Event)
BLOCK = {each.name for each in fields(StatBlock)}
PLACED = {each.name for each in fields(Placed)}
NAMED_WITH_PLACE = ("name", "side", "controller")
"""What a stat block says too, and a placed combatant otherwise."""
FACINGS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
ORIGIN = (30, 30)
SIZE = [61, 61]


# -- weapons and spells ----------------------------------------------------------------------------
def weapon(id: str, damage: str, type: Any = "slashing", *tags: Any, **more: Any) -> AttackEntry:
    name = id.replace("_", " ").title()
    return AttackEntry(
        **{"id": id, "name": name, "mode": "melee", "damage": damage, "damage_type": type, "tags": [*tags], **more}
    )


def missile(id: str, damage: str, range: Sequence[int], *tags: Any, **more: Any) -> AttackEntry:
    return weapon(id, damage, "piercing", *tags, mode="missile", range=[*range], **more)


SWORD = weapon("sword", "1d6")
SHORT_SWORD = weapon("short_sword", "1d6")
BROADSWORD = weapon("sword", "1d8")
GREAT_AXE = weapon("great_axe", "1d10", "slashing", "two_handed")
CLUB = weapon("club", "1d10", "bludgeoning")
SPEAR = weapon("spear", "1d6", "piercing", "long", "impact", "thrown", range=[30, 60, 120])
BOW = missile("bow", "1d6", (120, 240, 360), "two_handed", cleave_limit=3)


def spell(id: str, *effects: EffectEntry, **more: Any) -> SpellEntry:
    return SpellEntry(**{"id": id, "name": id.title(), "level": 1, "range_ft": 150, "effects": [*effects], **more})


def saving(category: Any, on_success: Any = "negates") -> SaveEntry:
    return SaveEntry(category=category, on_success=on_success)


DART = spell("dart", EffectEntry(kind="damage", dice="1d6+1"), castings=2)
DISPEL = spell("dispel", EffectEntry(kind="dispel"))
MEND = spell("mend", EffectEntry(kind="heal", dice="1d6+1"), range_ft="touch")
FLUX = spell(
    "flux",
    EffectEntry(kind="condition", condition="vomiting", ends_on="own_death_save"),
    EffectEntry(kind="ongoing", dice="1d12", type="necrotic", timing="start_of_initiative", ends_on="own_death_save"),
    save=saving("death"),
)
SANCTUARY = WardEntry(attackers_save="spells")
THIEF: dict[str, Any] = {"proficiencies": ["backstab"], "backstab_dice": 1, "sneak_throw": 10, "hide_throw": 10}

FIGHTER = StatBlock(
    name="Fighter", hp_max=8, attacks=[SWORD], side="heroes", controller="player", level=1, progression="fighter",
    attack_throw=10, ac=3, morale=None, cleave_max=0,
)  # fmt: skip
BLOCKS = {
    "someone": FIGHTER,
    "spear": replace(FIGHTER, name="Spear", str_mod=1, ac=5, attacks=[SPEAR], cleave_max=1),
    "archer": replace(FIGHTER, name="Archer", dex_mod=1, hp_max=7, attacks=[BOW], cleave_max=1),
    "mage": replace(FIGHTER, name="Mage", progression="mage", ac=0, hp_max=5),
    "orc": StatBlock(
        name="Orc", hp_max=6, attacks=[SWORD], side="orcs", kind="beastman", hd="1", ac=3, attack_throw=10, cleave_max=1
    ),
    "ogre": StatBlock(name="Ogre", hp_max=20, attacks=[CLUB], side="orcs", kind="giant", size="large", hd="4+1", ac=3),
    "gargoyle": StatBlock(
        name="Gargoyle", hp_max=20, attacks=[CLUB], side="orcs", kind="monstrosity", hd="4", ac=5, flying=True
    ),
    "wyrm": StatBlock(
        name="Wyrm", hp_max=90, attacks=[CLUB], side="orcs", kind="monstrosity", size="colossal", footprint=[6, 10],
        hd="20", ac=9, speed_combat=70,
    ),
}  # fmt: skip


# -- combatants ------------------------------------------------------------------------------------
@dataclass
class Figure:
    """A stat block, where it is placed, and what is different about its state."""

    block: StatBlock
    placed: Placed
    state: dict[str, Any] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return str(self.placed.id)


def figure(key: str, facing: str) -> Callable[..., Figure]:
    """A function that places combatants of this stat block; heroes look north and their enemies south, if not told."""

    def place(id: str, at: Square = (0, 0), **changes: Any) -> Figure:
        own = {name: value for name, value in changes.items() if name in BLOCK and name not in NAMED_WITH_PLACE}
        placed = {name: value for name, value in changes.items() if name in PLACED and name not in own}
        state = {name: value for name, value in changes.items() if name not in BLOCK and name not in PLACED}
        if placed.get("hp", 1) < 1:  # files describe those who stand
            state["hp"] = placed.pop("hp")
        spot = [at[0] + ORIGIN[0], at[1] + ORIGIN[1]]
        there = Placed(**{"unit": id, "id": id, "at": spot, "facing": facing, **placed})
        return Figure(replace(BLOCKS[key], **own), there, state)

    return place


someone, spear, archer, mage = figure("someone", "N"), figure("spear", "N"), figure("archer", "N"), figure("mage", "N")
orc, ogre, gargoyle, wyrm = figure("orc", "S"), figure("ogre", "S"), figure("gargoyle", "S"), figure("wyrm", "N")


def readied(weapon: str, trigger: str, targets: Sequence[str] = (), squares: Sequence[Square] = ()) -> dict[str, Any]:
    """The state of somebody who readied an attack in the round before."""
    there = tuple((x, y) for x, y in shifted(squares))
    return {"ready": Ready("attack", weapon, trigger, tuple(targets), there, 1)}


def readied_maneuver(weapon: str, trigger: str) -> dict[str, Any]:
    """The state of somebody who readied a maneuver in the round before."""
    return {"ready": Ready("maneuver", weapon, trigger, (), (), 1)}


# -- fights ----------------------------------------------------------------------------------------
def encounter(
    *figures: Figure,
    walls: Sequence[Square] = (),
    ground: dict[str, Sequence[Square]] | None = None,
    cost: Sequence[CostEntry] = (),
    features: Sequence[FeatureEntry] = (),
    surprised: Sequence[str] = (),
    surprise: Sequence[SurpriseEntry] = (),
    non_hostile: Sequence[list[str]] = (),
    **options: Any,
) -> Encounter:
    """An encounter file as it is after reading. Morale is off unless a test is about it."""
    squares = {name: shifted(found) for name, found in {"walls": walls, **(ground or {})}.items()}
    return Encounter(
        game="acks2",
        map=TerrainEntry(size=SIZE, cost=[*cost], features=[*features], **squares),
        combatants=[each.placed for each in figures],
        surprised=[*surprised],
        surprise=[*surprise],
        non_hostile=[*non_hostile],
        options=Options(**{"morale": "off", **options}),
        bestiary={str(each.placed.unit): each.block for each in figures},
    )


def feature(kind: str, *squares: Square, hazard: dict[str, Any] | None = None, **more: Any) -> FeatureEntry:
    """A piece of the battlefield on these squares."""
    harm = None if hazard is None else HazardEntry(**hazard)
    return FeatureEntry(kind=kind, squares=shifted(squares), hazard=harm, **more)


def shifted(squares: Sequence[Square]) -> list[list[int]]:
    return [[x + ORIGIN[0], y + ORIGIN[1]] for x, y in squares]


def begun(figures: Sequence[Figure], round: int, **described: Any) -> Combat:
    """The state before this round, with what the combatants are to be."""
    written = encounter(*figures, **described)
    assert not RULESET.problems(written), RULESET.problems(written)
    combat = RULESET.start(written)
    if round > 1:
        combat.round, combat.stage = round - 1, "begin"
    for each in figures:
        one = combat.warriors[each.id]
        spent = {name: value for name, value in each.state.items() if name in Budget._fields}
        one.spent = one.spent._replace(**spent)
        for name, value in each.state.items():
            assert name in spent or hasattr(one, name), name
            if name not in spent:
                setattr(one, name, value)
    return combat


def ring(
    *figures: Figure, numbers: str = "", round: int = 2, declare: dict[str, str] | None = None, **described: Any
) -> Fight[Combat]:
    """A fight at the declarations of a round, or, with `numbers`, in its count after these declarations."""
    fight = Fight(RULESET, begun(figures, round, **described))
    if not numbers:
        return fight
    combat = declared(fight, **(declare or {})).state.clone()
    assert combat.stage == "roll"
    given = {name: int(value) for name, value in (each.split("=") for each in numbers.split())}
    assert sorted(given) == sorted(combat.warriors), "the numbers name everybody once"
    for name, value in given.items():
        combat.warriors[name].number = value
    combat.stage, combat.count = "call", max(10, *given.values())
    return Fight(RULESET, combat)


def fight_of(*figures: Figure, **described: Any) -> Fight[Combat]:
    """A fight in its count, in which the numbers follow the order of the figures: 9, 8, 7 and so on."""
    numbers = " ".join(f"{each.id}={9 - place}" for place, each in enumerate(figures))
    return ring(*figures, numbers=numbers, **described)


def declared(fight: Fight[Combat], **declarations: str) -> Fight[Combat]:
    """Those named declare this, all the others nothing."""
    while asked(fight) and asked(fight)[0].endswith(" declare"):
        who = asked(fight)[0].split()[0]
        play(fight, f"{who}: {declarations.pop(who, 'none')}")
    assert not declarations, f"never asked: {declarations}"
    return fight


def new_round(fight: Fight[Combat], dice: str, **declarations: str) -> Fight[Combat]:
    """The declarations of a new round, and the initiative dice of everybody who rolls (a group under its name)."""
    declared(fight, **declarations)
    faces = {name: int(value) for name, value in (each.split("=") for each in dice.split())}
    while isinstance(fight.pending, Roll) and fight.pending.why == "initiative":
        roll = fight.pending
        assert (roll.count, roll.sides) == (1, 6), f"the initiative die is a d6; {harness.waiting(fight)}"
        assert not fight.answer(Thrown(roll.who, (faces.pop(roll.who),), "typed"))
    assert not faces, f"these did not roll: {faces}"
    return fight


def ended(fight: Fight[Combat], count: int = 1000) -> list[str]:
    """Everybody ends the segment at once and joins never, until the round is over; who had a segment, in order."""
    round, order = fight.state.round, []
    while fight.state.round == round and not fight.over and len(order) < count:
        question = fight.pending
        assert isinstance(question, Choose), f"in the way of the end of the round: {question}"
        if question.why == "segment":
            order.append(question.who)
        play(fight, f"{question.who}: " + {"segment": "pass", "join": "keep"}[question.why])
    return order


# -- saying ----------------------------------------------------------------------------------------
def placed(line: str) -> str:
    """The line with its squares where the engine has them."""

    def there(found: re.Match[str]) -> str:
        return f"{int(found[1]) + ORIGIN[0]},{int(found[2]) + ORIGIN[1]}"

    return re.sub(r"(?<![\w,])(-?\d+),(-?\d+)(?![\w,])", there, line)


def play(fight: Fight[Combat], *lines: str) -> Fight[Combat]:
    """Play these lines to their end; only the initiative dice of the next round may be left waiting."""
    for line in map(placed, lines):
        if ":" in line:
            harness.answer(fight, line)
        else:
            harness.throw(fight, line)
    left = fight.pending
    assert not isinstance(left, Roll) or left.why == "initiative", f"the script is over, but {harness.waiting(fight)}"
    return fight


def say(fight: Fight[Combat], *lines: str) -> Fight[Combat]:
    """Like `play`, but a roll may stay open at the end."""
    for line in map(placed, lines):
        harness.answer(fight, line) if ":" in line else harness.throw(fight, line)
    return fight


def refused(fight: Fight[Combat], line: str) -> list[str]:
    return harness.refused(fight, placed(line))


def allowed(fight: Fight[Combat], line: str) -> bool:
    return harness.allowed(fight, placed(line))


def barred(fight: Fight[Combat], who: str, do: str, **values: Any) -> list[str]:
    """The rules against what somebody, who is perhaps not even asked, wants to do now."""
    return rules_of(fight.why_not(who, do, **values))


# -- looking ---------------------------------------------------------------------------------------
def warrior(fight: Fight[Combat], name: str) -> Warrior:
    return fight.state.warriors[name]


def at(fight: Fight[Combat], name: str) -> Square:
    """The front-left square."""
    x, y = front_left(warrior(fight, name).place, warrior(fight, name).facing)
    return x - ORIGIN[0], y - ORIGIN[1]


def facing(fight: Fight[Combat], name: str) -> str:
    return warrior(fight, name).facing.name


def hp(fight: Fight[Combat], *names: str) -> int | tuple[int, ...]:
    points = tuple(warrior(fight, name).hp for name in names)
    return points[0] if len(points) == 1 else points


def status(fight: Fight[Combat], name: str) -> str:
    return warrior(fight, name).status


def segment(fight: Fight[Combat], *names: str) -> str | tuple[str, ...]:
    states = tuple(warrior(fight, name).segment for name in names)
    return states[0] if len(states) == 1 else states


def number(fight: Fight[Combat], name: str) -> int:
    return warrior(fight, name).number


def castings(fight: Fight[Combat], name: str, spell: str) -> int:
    return warrior(fight, name).castings[spell]


def conditions(fight: Fight[Combat], name: str) -> set[str]:
    return {each.name for each in warrior(fight, name).conditions}


def edges(fight: Fight[Combat]) -> set[str]:
    """Who engages whom: `{"orc>spear_a"}`."""
    combat, people = fight.state, fight.state.warriors.values()
    return {f"{one.id}>{other.id}" for one in people for other in people if engagement.engages(combat, one, other)}


def engaged(fight: Fight[Combat]) -> set[str]:
    return {edge.partition(">")[2] for edge in edges(fight)}


def engaged_by(fight: Fight[Combat], name: str) -> set[str]:
    return {edge.partition(">")[0] for edge in edges(fight) if edge.endswith(f">{name}")}


def struck(fight: Fight[Combat], which: int = -1) -> tuple[int, int, bool]:
    """An attack throw, the last one if not told: its total, what it needed, and whether it hit."""
    attack = told(fight, AttackResolved)[which]
    return attack.total.total, attack.target_number, attack.hit


def lost(fight: Fight[Combat]) -> list[str]:
    """Whose segments were lost so far."""
    return [each.who for each in told(fight, SegmentEnded) if each.state == "lost"]


AROUND = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]
