"""Dice before the count: surprise before the first round, initiative in every round (ACKS-SURP, ACKS-INIT)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.scene import Scene
from affray.core.script import Question, Roll, Script, Thrown, roll, together

from ..body.conditions import gain
from ..body.throws import Part, condition_parts, tally, total
from ..model.conditions import SURPRISE_CHANGES
from ..model.events import InitiativeRolled, SurpriseRolled
from ..model.stats import Combat, Condition, Warrior

LARGE = 5
"""So many members make a group that rolls one die (D3)."""


# -- before the first round ------------------------------------------------------------------------
def settle_surprise(scene: Scene[Combat]) -> Script[None]:
    """Whoever may be surprised rolls (ACKS-SURP-2, ACKS-SURP-3, ACKS-SURP-4)."""
    combat = scene.state
    combat.stage = "begin"
    for side, (foreknowledge, sight) in combat.knowledge.items():
        if foreknowledge and sight:
            continue
        modifier = 1 if foreknowledge else 0 if sight else -1
        for several in rolling_groups(combat, combat.options.group_surprise, side):
            yield from roll_surprise(scene, several, modifier)


def roll_surprise(scene: Scene[Combat], several: Sequence[Warrior], modifier: int) -> Script[None]:
    """1d6 with modifiers, for one or for a group: 2 or less is surprised (ACKS-SURP-3, ACKS-SURP-4, ACKS-SURP-5)."""
    combat, first = scene.state, several[0]
    (die,) = yield from roll(scene, first.id, "surprise", 1, 6)
    stealth = max([each.card.surprise_penalty for each in combat.opponents(first)], default=0)
    own = surprise_parts(first) if len(several) == 1 else [average_bonus(several)]
    parts: list[Part] = [(die, "die", "ACKS-SURP-3"), (modifier, "knowledge", "ACKS-SURP-2"), *own]
    parts.append((stealth, "stealth", "ACKS-SURP-5"))
    surprised = total(parts) <= 2
    if scene.recording:
        group = first.group if len(several) > 1 else ""
        rule = "ACKS-SURP-4" if group else "ACKS-SURP-3"
        scene.tell(SurpriseRolled(first.id, group, tally(parts), surprised, rules=(rule,)))
    if surprised:
        for each in several:
            gain(scene, each, Condition("surprised"), "ACKS-SURP-6")


def surprise_parts(warrior: Warrior) -> list[Part]:
    """What somebody's own senses add (ACKS-SURP-3, ACKS-COND-12)."""
    reflexes = 1 if "combat_reflexes" in warrior.card.proficiencies else 0
    return [
        (warrior.card.surprise_bonus, "surprise_bonus", "ACKS-SURP-3"), (reflexes, "combat_reflexes", "ACKS-SURP-3"),
        *condition_parts(warrior, SURPRISE_CHANGES),
    ]  # fmt: skip


def average_bonus(several: Sequence[Warrior]) -> Part:
    """The average bonus of a group, rounded towards 0 (ACKS-SURP-4)."""
    together_ = sum(total(surprise_parts(each)) for each in several)
    size = abs(together_) // len(several)
    return (size if together_ > 0 else -size), "surprise_bonus", "ACKS-SURP-4"


# -- initiative ------------------------------------------------------------------------------------
def initiative_parts(warrior: Warrior) -> list[Part]:
    """What is added to the die (ACKS-INIT-2, ACKS-INIT-3, ACKS-INIT-4)."""
    card = warrior.card
    parts: list[Part] = [(card.dex_mod, "dex", "ACKS-INIT-2"), (card.init_bonus, "init_bonus", "ACKS-INIT-3")]
    casts = warrior.declared in card.spells
    if "combat_reflexes" in card.proficiencies and not casts:
        parts.append((1, "combat_reflexes", "ACKS-INIT-4"))
    if "battle_magic" in card.proficiencies and casts:
        parts.append((1, "battle_magic", "ACKS-INIT-4"))
    if "single_weapon_style" in card.proficiencies and not warrior.shield_ready and not card.second_weapon:
        weapons = [warrior.arms[name] for name in warrior.hand]
        if len(weapons) == 1 and not weapons[0].missile and "two_handed" not in weapons[0].tags:
            parts.append((1, "single_weapon_style", "ACKS-INIT-4"))
    return parts


def rolling_groups(combat: Combat, mode: str, side: str = "") -> list[list[Warrior]]:
    """Who shares a die (ACKS-INIT-5, ACKS-SURP-4; options `group_initiative` and `group_surprise`)."""
    found: dict[str, list[Warrior]] = {}
    for warrior in combat.warriors.values():
        if warrior.status != "active" or (side and warrior.side != side):
            continue
        band = combat.band(warrior)
        shared = warrior.group and (mode == "by_group" or (mode == "auto" and combat.groups[band] >= LARGE))
        found.setdefault(band if shared else warrior.id, []).append(warrior)
    return list(found.values())


def roll_initiative(scene: Scene[Combat]) -> Script[None]:
    """A d6 each, or one for a group with its lowest modifier (ACKS-INIT-1, ACKS-INIT-5, ACKS-INIT-6, ACKS-INIT-8)."""
    combat = scene.state
    known = rolling_groups(combat, combat.options.group_initiative)
    if combat.options.static_initiative:
        known = [several for several in known if not all(each.numbered for each in several)]
    groups = {several[0].id: several for several in known}

    def build(who: str) -> Question | None:
        there = any(each.status == "active" for each in groups[who])
        return Roll(who, "initiative", 1, 6) if there else None

    thrown = yield from together(scene, list(groups), build)
    for who, reply in thrown.items():
        assert isinstance(reply, Thrown)
        give_number(scene, groups[who], reply.dice[0])
    numbers = [each.number for each in combat.warriors.values() if each.status == "active"]
    combat.count = max([10, *numbers])
    combat.stage = "call"


def give_number(scene: Scene[Combat], several: Sequence[Warrior], die: int) -> None:
    """The number is not clamped unless the option says so (ACKS-INIT-9, ACKS-COUNT-4)."""
    lowest = min([initiative_parts(each) for each in several], key=total)
    number = die + total(lowest)
    if scene.state.options.initiative_above_ten == "clamp":
        number = min(10, number)
    for each in several:
        each.number, each.numbered = number, True
    if scene.recording:
        parts: list[Part] = [(die, "die", "ACKS-INIT-1"), *lowest]
        group = several[0].group if len(several) > 1 else ""
        scene.tell(InitiativeRolled(several[0].id, tally(parts), group, rules=("ACKS-INIT-1",)))
