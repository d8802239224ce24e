"""The start of a round, and what is declared before its initiative (ACKS-ROUND-6, ACKS-DECL)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from affray.core.fields import Field
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Question, Script, together

from ..actions.deed import why_not_able
from ..actions.readying import why_no_casting
from ..body.conditions import lose, lose_readiness
from ..ground.engagement import engagers, enough
from ..model.catalogue import in_order, no
from ..model.conditions import BERSERK, FRIGHTENED, HELD, NO_ACTIONS, NO_WALK, PRONE, RESTRAINED, SURPRISED
from ..model.events import Declared, RoundBegan
from ..model.naming import thing
from ..model.stats import FRESH, Combat, Warrior
from ..reactions.interrupts import qualifies


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
        warrior.began_engaged = feels_engaged(combat, warrior)
        warrior.stood = warrior.place
        if combat.round == 1:
            warrior.first_ready = qualifies(combat, warrior, warrior.began_engaged)
            warrior.lost_first = "" if warrior.first_ready else "ACKS-FIRST-1"


def feels_engaged(combat: Combat, warrior: Warrior) -> bool:
    """Whether opponents engage somebody of whom his side knows: the others are hidden from it (ACKS-ENGAGE-2)."""
    known = [each for each in engagers(combat, warrior) if each.is_known_to(warrior.side)]
    return bool(known) and (combat.options.size_engagement == "off" or enough(known, warrior))


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

    spell = {"spell": thing(among, likely, rule="ACKS-DECL-7", code="unknown", key="spell", type="power")}
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
