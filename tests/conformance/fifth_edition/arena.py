"""Builds a fight for a test from the fixtures of the specification, and looks at what became of it.

    fight = arena(fig(at=(2, 2)), rai("RAI-1", at=(3, 2)), order="FIG RAI-1")

begins in round 2 at the start of FIG's turn, without dice. A fixture takes three kinds of changes by name: of the stat
block (`ac=30`), of the placed combatant (`hp=3`, `conditions=["prone"]`) and of the state (`dodging=True`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeVar

from affray.core.events import Event
from affray.core.fight import Fight
from affray.core.script import Choose
from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.model.conditions import CONDITIONS
from affray.rulesets.fifth_edition.model.events import AttackResolved, Rolled
from affray.rulesets.fifth_edition.model.scenario import (
    AreaEntry,
    AttackEntry,
    ConditionEntry,
    DamageEntry,
    Encounter,
    FeatureEntry,
    MapEntry,
    ModifiersEntry,
    Options,
    Placed,
    PowerEntry,
    SaveEntry,
    Spellcasting,
    StatBlock,
    TriggerFilterEntry,
    UsesEntry,
)
from affray.rulesets.fifth_edition.model.stats import Combat, Fighter
from tests.conformance.harness import answer, asked, by_code, last

Square = tuple[int, int]
E = TypeVar("E", bound=Event)
BLOCK = {each.name for each in fields(StatBlock)}
PLACED = {each.name for each in fields(Placed)} - BLOCK | {"name", "side", "controller"}
OLD = {"position": "at", "hiding": "hidden"}
"""What was once called otherwise."""


# -- attacks and powers ----------------------------------------------------------------------------
def weapon(id: str, dice: str, type: Any, *properties: Any, bonus: Any = "ability", **more: Any) -> AttackEntry:
    damage = [DamageEntry(dice=dice, bonus=bonus, type=type)]
    return AttackEntry(id=id, name=id.replace("_", " ").title(), damage=damage, properties=list(properties), **more)


def shortbow(**more: Any) -> AttackEntry:
    return weapon("shortbow", "1d6", "piercing", "ammunition", "two_handed", mode="ranged", range_ft=[80, 320], **more)


def ray(id: str, damage: str, type: Any, **more: Any) -> PowerEntry:
    """A spell with a ranged spell attack over 120 ft."""
    parts = [DamageEntry(dice=damage, type=type)]
    attack = AttackEntry(
        id=f"{id}_atk", name=id, mode="ranged", source="spell", ability="spell", range_ft=[120, 120], damage=parts
    )
    return power(id, resolve="attack", range_ft=120, attack=attack, **more)


def power(id: str, **more: Any) -> PowerEntry:
    return PowerEntry(id=id, name=id.replace("_", " ").title(), **more)


def saved(id: str, ability: Any, *, half: bool = False, dc: int | None = None, **more: Any) -> PowerEntry:
    """A power against which a saving throw helps."""
    save = SaveEntry(ability=ability, dc=dc, on_success="half" if half else "none")
    return power(id, resolve="save", save=save, **more)


def hurt(damage: str, **more: Any) -> PowerEntry:
    """Plain damage without any roll, such as `18 slashing`; its id is the amount: `hurt_18`."""
    return power(f"hurt_{damage.split()[0]}", range_ft=120, damage=damage, **more)


def afflict(condition: Any, **more: Any) -> PowerEntry:
    """A condition without any roll; `ends` and `end_save` belong to the condition."""
    own = {name: more.pop(name) for name in ("ends", "end_save", "level") if name in more}
    return power(condition, range_ft=120, conditions=[ConditionEntry(name=condition, **own)], **more)


LONGSWORD = weapon("longsword", "1d8", "slashing")
HANDAXE = weapon("handaxe", "1d6", "slashing", "light", "thrown", mode="melee_or_thrown", range_ft=[20, 60])
SHORTSWORD_A = weapon("shortsword_a", "1d6", "piercing", "light", "finesse")
SHORTSWORD_B = weapon("shortsword_b", "1d6", "piercing", "light", "finesse")
GREATCLUB = weapon("greatclub", "2d8", "bludgeoning")
BITE = weapon("bite", "2d4", "piercing", bonus=2, source="natural", attack_bonus=4)
SPARK_BOLT = ray("spark_bolt", "1d10", "fire", spell_level=0, components=["v", "s"])
FLAME_FAN = saved(
    "flame_fan", "dex", half=True, spell_level=1, uses=UsesEntry(slot=1), range_ft=0, damage="3d6 fire",
    area=AreaEntry(shape="cone", size_ft=15), components=["v", "s"],
)  # fmt: skip
FIRE_BURST = saved(
    "fire_burst", "dex", half=True, spell_level=3, uses=UsesEntry(slot=3), range_ft=60, damage="3d6 fire",
    area=AreaEntry(shape="sphere", size_ft=15), components=["v", "s"],
)  # fmt: skip
SNARE = saved(
    "snare", "str", spell_level=2, uses=UsesEntry(slot=2), range_ft=60, concentration=True, duration=10,
    conditions=[ConditionEntry(name="restrained")], components=["v", "s"],
)  # fmt: skip
QUICK_STEP = power(
    "quick_step", cost="bonus_action", spell_level=2, uses=UsesEntry(slot=2), range_ft=0, teleport_ft=30,
    components=["v"],
)  # fmt: skip
HEAL_WORD = power(
    "heal_word", cost="bonus_action", spell_level=1, uses=UsesEntry(slot=1), range_ft=60, healing="1d4+3",
    components=["v"],
)  # fmt: skip
SACRED_SPARK = saved("sacred_spark", "dex", spell_level=0, range_ft=60, damage="1d8 radiant", components=["v", "s"])
GUIDING_RAY = ray("guiding_ray", "4d6", "radiant", spell_level=1, uses=UsesEntry(slot=1), components=["v", "s"])
PARRY = power(
    "parry", cost="reaction", window="on_roll", range_ft=0, modifiers=ModifiersEntry(ac=2),
    trigger_filter=TriggerFilterEntry(target="self", would_hit=True),
)  # fmt: skip


def scores(*values: int) -> dict[Any, int]:
    return dict(zip(("str", "dex", "con", "int", "wis", "cha"), values, strict=True))


HERO: dict[str, Any] = {"kind": "character", "side": "heroes"}
BLOCKS = {
    "FIG": StatBlock(
        name="Fighter", **HERO, ac=16, hp_max=28, ability_scores=scores(16, 12, 14, 10, 12, 10),
        skills={"athletics": "proficient"}, attacks=[LONGSWORD],
    ),
    "ROG": StatBlock(
        name="Rogue", **HERO, ac=14, hp_max=21, ability_scores=scores(10, 16, 12, 12, 12, 10),
        skills={"stealth": "proficient", "acrobatics": "proficient", "perception": "proficient"},
        attacks=[SHORTSWORD_A, SHORTSWORD_B, shortbow()], starts_holding=["shortsword_a", "shortsword_b"],
    ),
    "WIZ": StatBlock(
        name="Wizard", **HERO, ac=12, hp_max=16, ability_scores=scores(8, 14, 14, 16, 14, 10),
        skills={"perception": "proficient"}, spellcasting=Spellcasting(ability="int", slots={1: 4, 2: 3, 3: 2}),
        powers=[SPARK_BOLT, FLAME_FAN, FIRE_BURST, SNARE, QUICK_STEP],
    ),
    "CLE": StatBlock(
        name="Cleric", **HERO, ac=18, hp_max=12, ability_scores=scores(12, 10, 12, 10, 16, 12),
        skills={"medicine": "proficient"}, spellcasting=Spellcasting(ability="wis", slots={1: 4}),
        attacks=[weapon("mace", "1d6", "bludgeoning")], powers=[HEAL_WORD, SACRED_SPARK, GUIDING_RAY],
    ),
    "RAI": StatBlock(
        name="Raider", side="raiders", size="small", ac=13, hp_max=7, ability_scores=scores(8, 14, 10, 10, 8, 8),
        skills={"stealth": "expert"}, starts_holding=["scimitar"],
        attacks=[weapon("scimitar", "1d6", "slashing", "light", "finesse"), shortbow()],
    ),
    "BRU": StatBlock(
        name="Brute", side="raiders", size="large", ac=11, hp_max=59, ability_scores=scores(19, 8, 16, 5, 7, 7),
        speed={"walk": 40}, attacks=[GREATCLUB],
    ),
    "HOU": StatBlock(
        name="Hound", side="raiders", ac=13, hp_max=22, ability_scores=scores(14, 14, 14, 3, 12, 6), hands=0,
        attacks=[BITE],
    ),
    "MAG": StatBlock(name="Mage", side="raiders", ac=10, hp_max=20),
}  # fmt: skip


# -- combatants ------------------------------------------------------------------------------------
@dataclass
class Combatant:
    """A stat block, where it is placed, and what is different about its state."""

    block: StatBlock
    placed: Placed
    state: dict[str, Any] = field(default_factory=dict)


def fixture(key: str) -> Callable[..., Combatant]:
    """A function that places combatants of this fixture."""

    def place(id: str = key, at: Square = (0, 0), **changes: Any) -> Combatant:
        changes = {OLD.get(name, name): value for name, value in changes.items()}
        own = {name: value for name, value in changes.items() if name in BLOCK and name not in PLACED}
        conditions = [each if isinstance(each, ConditionEntry) else ConditionEntry(name=each)
                      for each in changes.pop("conditions", [])]  # fmt: skip
        placed = {name: value for name, value in changes.items() if name in PLACED}
        state = {name: value for name, value in changes.items() if name not in BLOCK and name not in PLACED}
        unit = id if own else key
        block = replace(BLOCKS[key], **{"stat_block": unit, **own})
        return Combatant(block, Placed(unit=unit, id=id, at=[*at], conditions=conditions, **placed), state)

    return place


fig, rog, wiz, cle = fixture("FIG"), fixture("ROG"), fixture("WIZ"), fixture("CLE")
rai, bru, hou, mag = fixture("RAI"), fixture("BRU"), fixture("HOU"), fixture("MAG")


def archer(id: str = "ROG", at: Square = (0, 0), **changes: Any) -> Combatant:
    """ROG with the shortbow in hand."""
    return rog(id, at, **{"starts_holding": ["shortbow"], **changes})


def bowman(id: str = "RAI", at: Square = (0, 0), **changes: Any) -> Combatant:
    """RAI with the shortbow in hand."""
    return rai(id, at, **{"starts_holding": ["shortbow"], **changes})


def held_by(source: str, **more: Any) -> ConditionEntry:
    """The condition of somebody whom another one grapples."""
    return ConditionEntry(name="grappled", source=source, **more)


# -- ground ----------------------------------------------------------------------------------------
NOTHING: dict[str, Any] = {
    "blocks_movement": False, "cover": "none", "difficult": False, "drop_ft": 0, "needs": "none", "interact": "none",
    "hazard": "none",
}  # fmt: skip


def on_edges(kind: str, *edges: Square, **more: Any) -> FeatureEntry:
    """A feature between pairs of squares: `on_edges("low_wall", (4, 2), (5, 2), cover="half")`.

    With any property given it has these alone, whatever its kind would bring along.
    """
    pairs = [[[*edges[n]], [*edges[n + 1]]] for n in range(0, len(edges), 2)]
    return FeatureEntry(kind=kind, id=more.pop("id", kind), edges=pairs, **({**NOTHING, **more} if more else {}))


def on_squares(kind: str, *squares: Square, **more: Any) -> FeatureEntry:
    """A feature on squares; with any property given it has these alone."""
    id, filled = more.pop("id", kind), [[*each] for each in squares]
    return FeatureEntry(kind=kind, id=id, squares=filled, **({**NOTHING, **more} if more else {}))


def door(*edges: Square, **more: Any) -> FeatureEntry:
    return on_edges("door", *edges, **{"blocks_movement": True, "cover": "total", "interact": "free", **more})


def wall(*squares: Square, **more: Any) -> FeatureEntry:
    return on_squares("wall", *squares, **{"blocks_movement": True, "cover": "total", **more})


def rubble(*squares: Square) -> FeatureEntry:
    return on_squares("rubble", *squares, difficult=True)


# -- fights ----------------------------------------------------------------------------------------
def encounter(
    *combatants: Combatant, features: Sequence[FeatureEntry] = (), size: Square = (30, 20), **options: Any
) -> Encounter:
    """An encounter file as it is after reading."""
    return Encounter(
        game="fifth_edition",
        map=MapEntry(size=[*size], terrain=list(features)),
        combatants=[each.placed for each in combatants],
        options=Options(**options),
        bestiary={str(each.placed.unit): each.block for each in combatants},
    )


def from_the_start(*combatants: Combatant, **described: Any) -> Fight[Combat]:
    """A fight before surprise and initiative."""
    return Fight(RULESET, begun(combatants, **described))


def begun(combatants: Sequence[Combatant], **described: Any) -> Combat:
    """The state of a fight before its first step, with what the combatants are to be."""
    written = encounter(*combatants, **described)
    wrong = [each for each in RULESET.problems(written) if not each.warning]
    assert not wrong, wrong
    combat = RULESET.start(written)
    for each in combatants:
        for name, value in each.state.items():
            assert hasattr(combat.fighters[str(each.placed.id)], name), name
            setattr(combat.fighters[str(each.placed.id)], name, value)
    return combat


def arena(*combatants: Combatant, order: str = "", turn: str = "", round: int = 2, **described: Any) -> Fight[Combat]:
    """A fight in the middle: `order` is the initiative order (else the order given), `turn` whose turn begins."""
    combat = begun(combatants, **described)
    line = order.split() or list(combat.fighters)
    assert sorted(line) == sorted(combat.fighters), "the order names everybody once"
    combat.slots, combat.line = [(name,) for name in line], list(line)
    combat.round, combat.phase = round, "begin"
    combat.acted = line[: line.index(turn)] if turn else []
    for name, fighter in combat.fighters.items():
        fighter.turns_taken, fighter.initiative = round - 1, 20 - line.index(name)
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


def hp(fight: Fight[Combat], *names: str) -> int | tuple[int, ...]:
    points = tuple(fighter(fight, name).hp for name in names)
    return points[0] if len(points) == 1 else points


def spent(fight: Fight[Combat], name: str) -> int:
    """Feet of movement spent in this turn."""
    return fighter(fight, name).movement_spent_ft


def has(fight: Fight[Combat], name: str, *conditions: str) -> bool:
    return all(fighter(fight, name).marks & CONDITIONS.mark[each] for each in conditions)


def budget(fight: Fight[Combat], name: str) -> str:
    """What is left of action, bonus action, utility and reaction, as letters: `abur`."""
    who = fighter(fight, name)
    left = (who.action_available, who.bonus_action_available, who.utility_available, who.reaction_available)
    return "".join(letter for letter, there in zip("abur", left, strict=True) if there)


def rolled(fight: Fight[Combat]) -> tuple[int, int]:
    """The last d20: how many dice, and the total."""
    roll = last(fight, Rolled)
    return len(roll.faces), roll.total.total


def struck(fight: Fight[Combat]) -> tuple[int, bool]:
    """The last attack: the AC it had to reach, and whether it hit."""
    attack = last(fight, AttackResolved)
    return attack.ac.total, attack.hit


def barred(fight: Fight[Combat], who: str, do: str, **values: Any) -> dict[str, list[str]]:
    """Why somebody who is perhaps not even asked may not do this now: codes with their rules."""
    return by_code(fight.why_not(who, do, **values))


def choices(fight: Fight[Combat], option: str, name: str, **given: Any) -> list[Any]:
    """The legal values of one field of an option that is open now."""
    question = fight.pending
    assert isinstance(question, Choose)
    found = question.option(option)
    assert found is not None, f"{option} is no option of {question.why}"
    return found.legal(name, given)


def reaction(fight: Fight[Combat], name: str) -> bool:
    """Whether somebody has its reaction left."""
    return fighter(fight, name).reaction_available


def decree(fight: Fight[Combat], text: str) -> Fight[Combat]:
    """The game master's word, which must be accepted."""
    refusals = fight.decree(text)
    assert not refusals, f"refused: {text!r} by {', '.join(map(str, refusals))}"
    return fight
