"""Before the count: surprise, the start of a round, declarations, initiative (ACKS-SURP, ACKS-DECL, ACKS-INIT)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from affray.core.fields import Field
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Question, Roll, Script, Thrown, roll, together

from ..actions.deed import why_not_able
from ..actions.readying import why_no_casting
from ..body.conditions import gain, lose, lose_readiness
from ..body.throws import Part, tally, total
from ..ground.engagement import is_engaged
from ..model.catalogue import in_order, no
from ..model.conditions import BERSERK, DEAFENED, FRIGHTENED, HELD, NO_ACTIONS, NO_WALK, PRONE, RESTRAINED, SURPRISED
from ..model.events import Declared, InitiativeRolled, RoundBegan, SurpriseRolled
from ..model.stats import FRESH, Combat, Condition, Warrior
from ..model.things import thing
from ..reactions.interrupts import qualifies

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
    stealth = max([each.card.surprise_penalty for each in combat.enemies(first)], default=0)
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
        (-2 if warrior.marks & DEAFENED else 0, "deafened", "ACKS-COND-12"),
    ]  # fmt: skip


def average_bonus(several: Sequence[Warrior]) -> Part:
    """The average bonus of a group, rounded towards 0 (ACKS-SURP-4)."""
    together_ = sum(total(surprise_parts(each)) for each in several)
    size = abs(together_) // len(several)
    return (size if together_ > 0 else -size), "surprise_bonus", "ACKS-SURP-4"


# -- the start of a round --------------------------------------------------------------------------
def begin_round(scene: Scene[Combat]) -> None:
    """Everything of the last round is cleared; in the first one weapons may be ready (ACKS-ROUND-6, ACKS-FIRST-12)."""
    combat = scene.state
    combat.round += 1
    combat.stage, combat.offensive, combat.due, combat.acting = "declare", False, [], ""
    combat.charger, combat.charged_target, combat.triggered = "", "", []
    combat.sizes = {side: len(combat.of(side)) for side in combat.sides()}
    if scene.recording:
        scene.tell(RoundBegan(combat.round, rules=("ACKS-ROUND-1",)))
    for warrior in combat.warriors.values():
        clear_round(warrior)
        if warrior.status != "active":
            continue
        if combat.round > 1 and warrior.marks & SURPRISED:
            lose(scene, warrior, "surprised", "ACKS-ROUND-6")
        warrior.began_engaged = is_engaged(combat, warrior)
        warrior.stood = warrior.place
        if combat.round == 1:
            warrior.first_ready = qualifies(combat, warrior, warrior.began_engaged)
            warrior.lost_first = "" if warrior.first_ready else "ACKS-FIRST-1"


def clear_round(warrior: Warrior) -> None:
    warrior.declared, warrior.number_called, warrior.cleaves, warrior.segment = "", False, 0, "pending"
    warrior.wait_for, warrior.delay_to, warrior.disrupted, warrior.casting = "", None, False, False
    warrior.slew = warrior.hurt = warrior.charged = warrior.attacked = warrior.harried = False
    warrior.spent, warrior.moved, warrior.shots = FRESH, 0, 0
    warrior.barred = []


# -- declarations ----------------------------------------------------------------------------------
def spells_of(warrior: Warrior) -> list[str]:
    """The spells and scrolls that it can still cast; abilities need no declaration (ACKS-DECL-10)."""
    if not warrior.card.spells:
        return []
    known = warrior.card.spells.values()
    return [x.id for x in known if x.declared and warrior.castings.get(x.id, 0) > 0]


def why_no_declaration(combat: Combat, warrior: Warrior, what: str, values: Values) -> list[Refusal]:
    """Every rule against a declaration (ACKS-DECL-5, -8, -13)."""
    found: list[Refusal] = []
    if combat.stage != "declare":
        found.append(no("ACKS-DECL-5", who=warrior.id))
    if what == "none":
        return [no("ACKS-COND-9", who=warrior.id)] if must_retreat(warrior) else []
    reasons = [*why_not_able(warrior), *forbidden_by_condition(combat, warrior, what)]
    found += [no("ACKS-DECL-13", who=warrior.id), *reasons] if reasons else []
    if what == "cast":
        if not spells_of(warrior):
            found.append(no("ACKS-DECL-7", who=warrior.id))
        elif "spell" in values and values["spell"] not in spells_of(warrior):
            found.append(no("ACKS-DECL-7", "spent", spell=values["spell"]))
    elif not warrior.began_engaged:
        found.append(no("ACKS-DECL-8", who=warrior.id))
    return in_order(found)


def forbidden_by_condition(combat: Combat, warrior: Warrior, what: str) -> list[Refusal]:
    """What its conditions say against casting, or against moving away (ACKS-DECL-13)."""
    if what == "cast":
        return list(why_no_casting(combat, warrior))
    found: list[Refusal] = []
    if warrior.marks & PRONE:
        found.append(no("ACKS-MOVE-8", "prone", who=warrior.id))
    if what == "withdraw" and warrior.marks & FRIGHTENED:
        found.append(no("ACKS-COND-9", who=warrior.id))
    if warrior.marks & (HELD | RESTRAINED):
        found.append(no("ACKS-COND-13", who=warrior.id))
    if warrior.marks & BERSERK:
        found.append(no("ACKS-COND-15", who=warrior.id))
    return found


def must_retreat(warrior: Warrior) -> bool:
    """The frightened who are engaged must declare a retreat, if they can (ACKS-COND-9)."""
    return bool(warrior.marks & FRIGHTENED) and warrior.began_engaged and not warrior.marks & (NO_ACTIONS | NO_WALK)


def declaration_options(combat: Combat, warrior: Warrior) -> list[Option]:
    def among() -> Sequence[str]:
        return [x.id for x in warrior.card.spells.values() if x.declared]

    def likely() -> Sequence[str]:
        return spells_of(warrior)

    def option(what: str, fields: Mapping[str, Field]) -> Option:
        def why_not(values: Values) -> list[Refusal]:
            return why_no_declaration(combat, warrior, what, values)

        return Option(what, fields, why_not)

    spell = {"spell": thing(among, likely, rule="ACKS-DECL-7", code="unknown", key="spell")}
    return [option("none", {}), option("cast", spell), option("retreat", {}), option("withdraw", {})]


def may_declare(warrior: Warrior) -> bool:
    """Whether it is asked: the engaged and those with a spell left, unless they cannot act at all (ACKS-DECL-3, D2).

    A condition that forbids what they would declare refuses it by name (ACKS-DECL-13).
    """
    if warrior.status != "active" or warrior.marks & NO_ACTIONS:
        return False
    return warrior.began_engaged or bool(spells_of(warrior))


def declare(scene: Scene[Combat]) -> Script[None]:
    """Spells and defensive movement, from all sides at once or the Judge or players first (ACKS-DECL-1, -2, -6)."""
    combat = scene.state
    asked = [each for each in combat.warriors.values() if may_declare(each)]
    order = combat.options.declaration_order
    if order == "sealed":
        rounds = [asked]
    else:
        players, judge = [x for x in asked if x.player], [x for x in asked if not x.player]
        rounds = [judge, players] if order == "judge_first" else [players, judge]
    for several in rounds:
        yield from collect(scene, several)
    combat.stage = "roll"


def collect(scene: Scene[Combat], asked: Sequence[Warrior]) -> Script[None]:
    combat = scene.state

    def build(who: str) -> Question | None:
        warrior = combat.warriors[who]

        def known() -> list[Option]:
            return declaration_options(combat, warrior)

        return Choose(who, "declare", known) if may_declare(warrior) else None

    replies = yield from together(scene, [each.id for each in asked], build)
    for who, reply in replies.items():
        warrior = combat.warriors[who]
        if isinstance(reply, Pick) and reply.do != "none" and may_declare(warrior):
            if not why_no_declaration(combat, warrior, reply.do, reply.values):
                note_declaration(scene, warrior, reply)


def note_declaration(scene: Scene[Combat], warrior: Warrior, pick: Pick) -> None:
    """Public from now on; a caster has no first-round readiness and defends no longer (ACKS-FIRST-21, ACKS-ACT-8)."""
    spell = str(pick["spell"]) if pick.do == "cast" else ""
    warrior.declared = spell or pick.do
    if scene.recording:
        scene.tell(Declared(warrior.id, pick.do, spell, rules=("ACKS-DECL-6",)))
    if spell:
        warrior.defending = ""
        if warrior.first_ready:
            ready, warrior.ready = warrior.ready, None
            lose_readiness(scene, warrior, "", "ACKS-FIRST-21")
            warrior.ready = ready


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
