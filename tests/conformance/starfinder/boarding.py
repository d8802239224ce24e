"""Builds fights of Starfinder in the words of its specification: the example cast, ground, and what tests look at.

fight = boarding(cyn(at=(0, 5)), bor(at=(6, 5)))
play(fight, "CYN: attack point 6,5 with grenade", "CYN d20 3 | CYN d8 1 | CYN d4 2 | CYN d6 5")
play(fight, "BOR: attempt", "BOR d20 7")

Bonuses to hit are complete; to the damage of a melee weapon Strength is added.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from affray.core.fight import Fight
from affray.core.refusals import rules_of
from affray.core.script import Choose, Roll
from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.model.conditions import MARK
from affray.rulesets.starfinder.model.events import ActionLost, AttackResolved, Rolled
from affray.rulesets.starfinder.model.scenario import (
    AbilityEntry,
    ConditionEntry,
    CriticalEntry,
    EffectEntry,
    Encounter,
    ExplodeEntry,
    ItemEntry,
    MapEntry,
    Options,
    Placed,
    SaveEntry,
    SpeedEntry,
    SpellsEntry,
    StatBlock,
    SurpriseEntry,
    TerrainEntry,
)
from affray.rulesets.starfinder.model.stats import Combat, Fighter, Item, Slot
from tests.conformance.harness import answer, asked, last, throw, told

Square = tuple[int, int]

BLOCK = {each.name for each in fields(StatBlock)}
PLACED = {each.name for each in fields(Placed) if each.name not in BLOCK or each.name in ("name", "controller")}


# -- things ----------------------------------------------------------------------------------------
def melee(id: str, damage: str, types: str, bonus: int, **more: Any) -> ItemEntry:
    """A melee weapon in hand; `types` such as "P" or "S F"."""
    settled = {"category": "melee", "location": "wielded", **more}
    return ItemEntry(id=id, name=id.title(), damage=damage, damage_types=types.split(), attack_bonus=bonus, **settled)


def gun(id: str, damage: str, types: str, bonus: int, increment: int, **more: Any) -> ItemEntry:
    settled = {"category": "ranged", "location": "wielded", "range_increment_ft": increment, **more}
    return ItemEntry(id=id, name=id.title(), damage=damage, damage_types=types.split(), attack_bonus=bonus, **settled)


def grenade(id: str = "grenade", bonus: int = 3, **more: Any) -> ItemEntry:
    """A frag grenade in hand."""
    explode = ExplodeEntry(damage=more.pop("damage", "1d6"), types=["P"], radius_ft=more.pop("radius_ft", 15))
    settled = {"location": "wielded", "range_increment_ft": 20, **more}
    return ItemEntry(id=id, name=id.title(), category="grenade", attack_bonus=bonus, explode=explode, **settled)


def thing(id: str, category: Any = "tool", **more: Any) -> ItemEntry:
    return ItemEntry(id=id, name=id.title(), category=category, **more)


def spell(id: str, level: int = 1, **more: Any) -> AbilityEntry:
    return AbilityEntry(id=id, name=id.title(), category="spell", spell_level=level, **more)


def ability(id: str, category: Any = "ex", **more: Any) -> AbilityEntry:
    return AbilityEntry(id=id, name=id.title(), category=category, **more)


PIKE = melee("pike", "1d8", "P", 7, hands=2, properties=["reach"])
DAGGER = melee("dagger", "1d4", "P", 7)
LASER = gun("laser", "1d4", "F", 6, 80, capacity=20)
KNIFE = melee("knife", "1d4", "S", 3)
STAFF = melee("staff", "1d4", "B", 2)
SWORD = melee("sword", "1d6", "S", 10, damage_bonus=6)
RIFLE = gun("rifle", "1d6", "P", 7, 60, damage_bonus=2, hands=2)
FIST = melee("fist", "1d6", "B", 12, damage_bonus=9, category="natural", hands=0)
SHIV = melee("shiv", "1d6", "P", 4, damage_bonus=3)
PISTOL = gun("pistol", "1d4", "P", 1, 30)
LANCE = spell(
    "lance", range_ft=30, save=SaveEntry(type="will", dc=15, on_success="half"),
    effect=EffectEntry(damage="2d10", types=["other"]),
)  # fmt: skip
SNARE = spell("snare", casting_time="1_round", range_ft=30, effect=EffectEntry(condition="entangled"), duration=3)


def put(item: ItemEntry, location: Any, **more: Any) -> ItemEntry:
    """The same thing elsewhere: `put(PIKE, "held")`."""
    return replace(item, location=location, **more)


def bleeding(item: ItemEntry, value: str) -> ItemEntry:
    return replace(item, critical_effect=CriticalEntry(id="bleed", value=value))


SPEAR = melee("spear", "1d6", "P", 5, properties=["thrown"], range_increment_ft=20)
WINGS = SpeedEntry(land=30, fly=30)
BLOCKS = {
    "ADA": StatBlock(
        name="Ada", kind="pc", level=3, bab=3, init_mod=1, eac=15, kac=17, fort=5, ref=2, will=3, sp_max=27, hp_max=25,
        rp_max=5, con_score=14, str_mod=4, dex_mod=1, con_mod=2, items=[DAGGER, put(PIKE, "accessible")],
    ),
    "CYN": StatBlock(
        name="Cyn", kind="pc", level=3, bab=2, init_mod=4, str_mod=1, dex_mod=4, eac=15, kac=16, fort=2, ref=6, will=2,
        sp_max=18, hp_max=22, rp_max=5, skills={"bluff": 9}, items=[LASER, put(KNIFE, "accessible"), grenade()],
    ),
    "DEL": StatBlock(
        name="Del", kind="pc", level=3, bab=2, init_mod=0, eac=12, kac=13, fort=1, ref=1, will=4, sp_max=18, hp_max=22,
        rp_max=5, skills={"acrobatics": 0}, items=[STAFF], spells=SpellsEntry(slots={1: 3}, known=[LANCE, SNARE]),
    ),
    "BOR": StatBlock(
        name="Bor", kind="npc", cr="2", bab=2, init_mod=2, eac=13, kac=15, fort=4, ref=4, will=1, hp_max=25,
        items=[SWORD, put(RIFLE, "accessible")],
    ),
    "GNT": StatBlock(
        name="Gnt", kind="npc", cr="4", size="large", reach_ft=10, init_mod=1, eac=16, kac=18, fort=8, ref=3, will=2,
        hp_max=50, int_mod=None, items=[FIST],
    ),
    "RAT": StatBlock(
        name="Rat", kind="npc", cr="1/3", bab=0, init_mod=1, eac=10, kac=12, fort=1, ref=1, will=0, hp_max=6,
        items=[SHIV, put(PISTOL, "accessible")],
    ),
}  # fmt: skip
SIDES = {"ADA": "crew", "CYN": "crew", "DEL": "crew", "BOR": "raiders", "GNT": "raiders", "RAT": "raiders"}


# -- combatants ------------------------------------------------------------------------------------
@dataclass
class Combatant:
    """A stat block, where it is placed, its side, and what is different about its state."""

    block: StatBlock
    placed: Placed
    side: str
    state: dict[str, Any] = field(default_factory=dict)


def cast(key: str) -> Callable[..., Combatant]:
    """A function that places combatants of the example cast.

    Keywords are fields of the stat block, of the place in the encounter, or of the fighter's state.
    """

    def place(id: str = key, at: Square = (0, 0), side: str = "", **changes: Any) -> Combatant:
        conditions = [
            each if isinstance(each, ConditionEntry) else ConditionEntry(id=each)
            for each in changes.pop("conditions", [])
        ]
        own = {name: value for name, value in changes.items() if name in BLOCK and name not in PLACED}
        placed = {name: value for name, value in changes.items() if name in PLACED}
        state = {name: value for name, value in changes.items() if name not in BLOCK and name not in PLACED}
        unit = id if own else key
        team = side or SIDES[key]
        entry = Placed(unit=unit, id=id, side=team, at=[*at], conditions=conditions, **placed)
        return Combatant(replace(BLOCKS[key], **own), entry, team, state)

    return place


ada, cyn, del_, bor, gnt, rat = (cast(key) for key in ("ADA", "CYN", "DEL", "BOR", "GNT", "RAT"))


def piker(id: str = "ADA", at: Square = (0, 0), **changes: Any) -> Combatant:
    """ADA with the pike in hand."""
    return ada(id, at, **{"items": [PIKE, put(DAGGER, "accessible")], **changes})


def rifleman(id: str = "BOR", at: Square = (0, 0), **changes: Any) -> Combatant:
    """BOR with the rifle in hand."""
    return bor(id, at, **{"items": [RIFLE, put(SWORD, "accessible")], **changes})


# -- ground ----------------------------------------------------------------------------------------
def ground(type: str, *squares: Square, **more: Any) -> TerrainEntry:
    return TerrainEntry(kind=type, id=more.pop("id", type), squares=[[*each] for each in squares], **more)


def wall(*squares: Square, **more: Any) -> TerrainEntry:
    return ground("wall", *squares, **{"blocks_movement": True, "blocks_loe": True, "cover": "cover", **more})


def rubble(*squares: Square) -> TerrainEntry:
    return ground("rubble", *squares, difficult=True)


def door(*squares: Square, state: Any = "closed", **more: Any) -> TerrainEntry:
    return ground("door", *squares, **{"door": state, "blocks_movement": True, "blocks_loe": True, **more})


# -- fights ----------------------------------------------------------------------------------------
SHAFT = ground("shaft", *((5, y) for y in range(20)), *((6, y) for y in range(20)), drop_ft=20)
"""20 feet deep, two squares wide, from the north to the south."""


def encounter(
    *combatants: Combatant, terrain: Sequence[TerrainEntry] = (), size: Square = (30, 20), surprise: Any = "none",
    environment: Any = None, **options: Any,
) -> Encounter:  # fmt: skip
    """An encounter file as it is after reading."""
    more = {} if environment is None else {"environment": environment}
    return Encounter(
        game="starfinder", map=MapEntry(size=[*size], terrain=list(terrain)),
        combatants=[each.placed for each in combatants],
        surprise=SurpriseEntry(**surprise) if isinstance(surprise, dict) else surprise, options=Options(**options),
        bestiary={str(each.placed.unit): each.block for each in combatants}, **more,
    )  # fmt: skip


def begun(combatants: Sequence[Combatant], **described: Any) -> Combat:
    """The state of a fight before its first step, with what the combatants are to be."""
    written = encounter(*combatants, **described)
    problems = [each for each in RULESET.problems(written) if not each.warning]
    assert not problems, problems
    combat = RULESET.start(written)
    for each in combatants:
        change(combat.fighters[str(each.placed.id)], each.state)
    return combat


def change(fighter: Fighter, state: Mapping[str, Any]) -> None:
    """Make somebody different, by the names of its fields and of what it can pay."""
    for name, value in state.items():
        slot = name.removesuffix("_available")
        assert hasattr(fighter, name) or hasattr(fighter.budget, slot), name
        setattr(*((fighter.budget, slot) if hasattr(fighter.budget, slot) else (fighter, name)), value)


def one(who: Combatant, **described: Any) -> Fighter:
    """A combatant by itself."""
    return begun([who, rat("FAR", at=(29, 19), side="third")], **described).fighters[str(who.placed.id)]


def pair(first: Combatant, second: Combatant, **described: Any) -> tuple[Combat, Fighter, Fighter]:
    """Two combatants in the state they make."""
    combat = begun([first, second], **described)
    return combat, *combat.fighters.values()


def from_the_start(*combatants: Combatant, **described: Any) -> Fight[Combat]:
    """A fight before initiative."""
    return Fight(RULESET, begun(combatants, **described))


def boarding(
    *combatants: Combatant, order: str = "", turn: str = "", round: int = 2, **described: Any
) -> Fight[Combat]:
    """A fight in the middle: everybody has acted and has a reaction.

    `order` is the initiative order, with counts if they matter ("CYN 18 BOR 15"), else the order given; `turn` is
    whose turn begins.
    """
    combat = begun(combatants, **described)
    words = order.split() or [str(each.placed.id) for each in combatants]
    line = [word for word in words if not word.lstrip("-").isdecimal()]
    assert sorted(line) == sorted(combat.fighters), "the order names everybody once"
    counts = [int(word) for word in words if word.lstrip("-").isdecimal()] or list(range(20, 20 - len(line), -1))
    first = line.index(turn) if turn else 0
    combat.order = [Slot(name) for name in line]
    combat.round, combat.phase = round, "walk"
    combat.pointer = combat.last_turn = line[first - 1] if first else ""
    for name, count in zip(line, counts, strict=True):
        fighter = combat.fighters[name]
        fighter.init_count, fighter.has_acted = count, True
    for each in combatants:
        change(combat.fighters[str(each.placed.id)], each.state)
    return Fight(RULESET, combat)


def pass_to(fight: Fight[Combat], who: str) -> Fight[Combat]:
    """Everybody ends the turn until this one's next turn."""
    first = True
    while first or asked(fight) != [f"{who} turn"]:
        question = fight.pending
        assert isinstance(question, Choose), f"in the way of {who}'s turn: {question}"
        assert question.why == "turn", f"in the way of {who}'s turn: {question}"
        answer(fight, f"{question.who}: end")
        first = False
    return fight


# -- looking ---------------------------------------------------------------------------------------
def fighter(fight: Fight[Combat], name: str) -> Fighter:
    return fight.state.fighters[name]


def at(fight: Fight[Combat], name: str) -> Square:
    place = fighter(fight, name).place
    return place.x, place.y


def hp(fight: Fight[Combat], name: str) -> int:
    return fighter(fight, name).hp


def sp(fight: Fight[Combat], name: str) -> int:
    return fighter(fight, name).sp


def has(fight: Fight[Combat], name: str, *conditions: str) -> bool:
    return all(fighter(fight, name).marks & MARK[each] for each in conditions)


def budget(fight: Fight[Combat], name: str) -> str:
    """What is unspent of standard, move, swift and reaction, as letters: `smwr`."""
    who = fighter(fight, name)
    left = (who.budget.standard, who.budget.move, who.budget.swift, who.budget.reaction)
    return "".join(letter for letter, there in zip("smwr", left, strict=True) if there)


def places(fight: Fight[Combat]) -> list[tuple[str, int | None]]:
    """The initiative order with counts."""
    state = fight.state
    return [(slot.id, state.fighters[slot.id].init_count) for slot in state.order if not slot.anchor]


def barred(fight: Fight[Combat], who: str, do: str, **values: Any) -> list[str]:
    """The rules for which somebody who is perhaps not even asked may not do this now."""
    return rules_of(fight.why_not(who, do, **values))


def rolled(fight: Fight[Combat], why: str = "attack") -> tuple[int, int]:
    """The last d20 of this kind: its total, and what it was compared with."""
    found = [each for each in told(fight, Rolled) if each.why == why]
    return found[-1].total.total, found[-1].against


def struck(fight: Fight[Combat]) -> tuple[int, int, bool]:
    """The last attack: its total, the AC it met, and whether it hit."""
    result = last(fight, AttackResolved)
    return rolled(fight)[0], result.ac.total, result.hit


def thing_of(fight: Fight[Combat], who: str, name: str) -> Item:
    return fighter(fight, who).items[name]


def lies(fight: Fight[Combat]) -> dict[str, Square]:
    """What lies on the ground, and where."""
    return {each.name: (each.x, each.y) for each in fight.state.lying}


def effects(fight: Fight[Combat], who: str) -> list[str]:
    return [each.name for each in fighter(fight, who).effects]


def decree(fight: Fight[Combat], text: str) -> Fight[Combat]:
    """The game master's word, which must be accepted."""
    assert not (found := fight.decree(text)), f"refused: {text!r} by {rules_of(found)}"
    return fight


def lost(fight: Fight[Combat]) -> list[str]:
    """Whose actions were lost, and which."""
    return [f"{each.who} {each.action}" for each in told(fight, ActionLost)]


def in_the_air(fight: Fight[Combat], line: str, dice: str = "") -> Fight[Combat]:
    """A fight in which the next die of somebody's action waits to be thrown."""
    answer(fight, line)
    if dice:
        throw(fight, dice)
    assert isinstance(fight.pending, Roll)
    return fight
