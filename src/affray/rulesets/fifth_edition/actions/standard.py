"""Dash, Disengage, Dodge, Hide, Help, Search, first aid, improvised actions (E5-ACT, E5-HIDE, E5-DEATH-16)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from affray.core.fields import Field, Number, SeveralOf, Text, words
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask

from ..body.damage import is_dying, stabilise
from ..body.dice import Edge, check, passive_perception, roll_check
from ..body.settling import give_away, reveal
from ..ground.board import distance, gap
from ..ground.crowd import enemies_of
from ..ground.knowing import known_enemies
from ..ground.sight import is_obscured_anywhere, obscured_for, sees_clearly
from ..model.catalogue import no
from ..model.conditions import DEAF, SIGHTLESS
from ..model.events import Acted, Found, Hid, Ruled
from ..model.kinds import ABILITIES, SKILLS
from ..model.naming import TARGET, Naming, fighters_field, having
from ..model.stats import Combat, Fighter, HelpToken
from ..time.acting import while_able
from .deed import Deed, pay, why_not_pay

TASKS = ("search", "first_aid", "improvise", "escape", "grapple", "shove", "hide")
OBSCURED = ("obscured", "E5-SIGHT-3")
"""Why a search by sight has disadvantage."""
ALONE = ("hide",)
"""Tasks at which two cannot work together, unless the game master says otherwise (E5-ACT-14)."""


def help_tasks(combat: Combat) -> list[str]:
    """Everything that help can be offered for: features that take a check, and deeds that are checks."""
    return [*(name for name, each in combat.map.features.items() if each.check is not None), *TASKS]


def allows_help(combat: Combat, task: str) -> bool:
    """Whether two can work together at a task; the game master has the last word (E5-ACT-14)."""
    ruled = [each.value for each in combat.rulings if each.kind == "help" and each.who == task]
    return ruled[-1] == "yes" if ruled else task not in ALONE


class Dash(Deed):
    """Extra movement equal to the speed, for the current turn (E5-ACT-7, E5-ACT-8)."""

    id = "dash"
    group = "move"
    rule = "E5-ACT-7"
    readiable = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"as": words("action", "bonus_action", opens=True, default="action")}

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        fighter.budget.dashes += 1
        scene.state.fleeting = True
        yield from ()


class Disengage(Deed):
    """Movement provokes no opportunity attacks until the end of the current turn (E5-ACT-6)."""

    id = "disengage"
    group = "move"
    rule = "E5-ACT-6"
    readiable = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"as": words("action", "bonus_action", opens=True, default="action")}

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        fighter.disengaged = scene.state.fleeting = True
        yield from ()


class Dodge(Deed):
    """Attack rolls against it have disadvantage until the start of its next turn (E5-ACT-9)."""

    id = "dodge"
    group = "posture"
    rule = "E5-ACT-9"
    readiable = True

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        fighter.dodging = True
        yield from ()


# -- hiding and searching --------------------------------------------------------------------------
class Hide(Deed):
    """A Stealth check against the passive Perception of each enemy that does not see it clearly (E5-HIDE-1 to -5).

    Enemies of whom its side does not know forbid nothing, and it stays seen by those of them who see it clearly.
    """

    id = "hide"
    group = "posture"
    rule = "E5-HIDE-1"
    readiable = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"as": words("action", "bonus_action", opens=True, default="action")}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        enemies = known_enemies(combat, fighter)
        if enemies and combat.options.hide_requires == "not_clearly_seen":
            if all(sees_clearly(combat, enemy, fighter) for enemy in enemies):
                yield no("E5-HIDE-5", "clearly_seen", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        combat = scene.state
        observers = yield from possible_observers(scene, fighter)
        total = yield from check(scene, fighter, "dex", "stealth", 0, "hide", "hide", rules=(self.rule,))
        fighter.stealth, fighter.hiding = total, True
        fighter.hidden_from = [each.id for each in observers if not notices(combat, each, fighter)]
        combat.loose = True
        if scene.recording:
            scene.tell(Hid(fighter.id, tuple(fighter.hidden_from), total, rules=("E5-HIDE-3", "E5-HIDE-9")))


def notices(combat: Combat, observer: Fighter, hider: Fighter) -> bool:
    """Whether a passive score beats a Stealth total; a tie is the hider's (E5-HIDE-3; option `stealth_tie`)."""
    passive, stealth = passive_perception(combat, observer, hider), hider.stealth or 0
    return passive > stealth or (passive == stealth and combat.options.stealth_tie == "observer")


def possible_observers(scene: Scene[Combat], fighter: Fighter) -> Script[list[Fighter]]:
    """The enemies from which hiding is possible: the game master may say (E5-HIDE-5)."""
    combat = scene.state
    enemies = list(enemies_of(combat, fighter))
    if combat.options.hide_requires == "not_clearly_seen":
        return [each for each in enemies if not sees_clearly(combat, each, fighter)]
    if combat.options.hide_requires == "none" or not enemies:
        return enemies

    def among() -> Sequence[str]:
        return [each.id for each in enemies]

    def known() -> list[Option]:
        return [Option("rule", {"from": SeveralOf(among, at_least=0, type="combatant")})]

    def question() -> Choose:
        return Choose("gm", "hide", known)

    pick = yield from ask(scene, question)
    allowed = tuple(pick["from"]) if pick is not None else ()
    if scene.recording:
        scene.tell(Ruled("hide", fighter.id, ", ".join(allowed), rules=("E5-GEN-4", "E5-HIDE-5")))
    return [each for each in enemies if each.id in allowed]


class StopHiding(Deed):
    """Come out of hiding (E5-HIDE-6)."""

    id = "stop_hiding"
    group = "posture"
    cost = "free"
    rule = "E5-HIDE-6"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if not fighter.in_hiding:
            yield no("E5-HIDE-6", "clearly_seen", who=fighter.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        give_away(scene, fighter, "chosen", "E5-HIDE-6")
        yield from ()


class Search(Deed):
    """Look for hidden creatures, or for something the game master knows of (E5-ACT-17, E5-ACT-18)."""

    id = "search"
    group = "other"
    rule = "E5-ACT-17"
    readiable = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"for": words("creatures", "thing", optional=False), "sense": words("sight", "hearing", default="sight")}

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        if values["for"] == "creatures":
            yield from search_creatures(scene, fighter, values.get("sense", "sight"))
        else:
            yield from search_thing(scene, fighter)


def search_creatures(scene: Scene[Combat], fighter: Fighter, sense: str) -> Script[None]:
    """Perception against each hider's Stealth total; equal stays hidden (E5-ACT-18, E5-SIGHT-3).

    Where any ground is obscured two dice are rolled, whoever hides there or not: the lower one counts for those who
    do, the first one for those in the clear. The blinded fail by sight, the deafened by hearing (E5-SIGHT-9,
    E5-COND-6).
    """
    combat = scene.state
    edge = Edge()
    looking = sense == "sight"
    if looking and is_obscured_anywhere(combat, fighter):
        edge.worse.append(OBSCURED)
    fallen = yield from roll_check(scene, fighter, "wis", "perception", 0, "search", "search", edge, ("E5-ACT-18",))
    clear = fallen.total
    if fallen.sign < 0 and edge.worse == [OBSCURED]:
        clear += fallen.faces[0] - fallen.natural
    hiders = [each for each in combat.fighters.values() if fighter.id in each.hidden_from and each.present]
    lost = fighter.marks & (SIGHTLESS if looking and not fighter.card.blindsight else 0 if looking else DEAF)
    found = [
        each for each in hiders
        if not lost and (each.stealth or 0)
        < (fallen.total if obscured_for(combat, fighter, each.place, each.elevation) else clear)
    ]  # fmt: skip
    if scene.recording and not found:
        scene.tell(Found(fighter.id, "creatures", False, rules=("E5-ACT-18",)))  # once: how many there are is a secret
    for hider in found:
        if fighter.id in hider.hidden_from:
            reveal(scene, hider, fighter.id, "found", "E5-HIDE-6")
        if scene.recording:
            scene.tell(Found(fighter.id, hider.id, True, rules=("E5-ACT-18",)))


def search_thing(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """The game master names the check and its DC (E5-ACT-17)."""

    def known() -> list[Option]:
        skill = words("investigation", "perception", optional=False)
        return [Option("rule", {"skill": skill, "dc": Number(1, 40)})]

    def question() -> Choose:
        return Choose("gm", "search", known)

    pick = yield from ask(scene, question)
    if pick is None:
        return
    skill, dc = str(pick["skill"]), int(pick["dc"])
    if scene.recording:
        scene.tell(Ruled("search", fighter.id, f"{skill} {dc}", rules=("E5-GEN-4", "E5-ACT-17")))
    total = yield from check(scene, fighter, SKILLS[skill], skill, dc, "search", "search", rules=("E5-ACT-17",))
    if scene.recording:
        scene.tell(Found(fighter.id, "thing", total >= dc, rules=("E5-ACT-17",)))


# -- helping ---------------------------------------------------------------------------------------
class Help(Deed):
    """The helped creature makes its next check for the task with advantage (E5-ACT-12 to E5-ACT-14, E5-ACT-16)."""

    id = "help"
    group = "other"
    rule = "E5-ACT-12"
    readiable = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        allies = [each for each in combat.fighters.values() if combat.allied(fighter, each) and each.present]

        def tasks() -> Sequence[str]:
            return help_tasks(combat)

        ally = fighters_field(combat, Naming("ally", "help_not_possible", "E5-ACT-14"), allies)
        return {"ally": ally, "task": having(Naming("task", "help_not_possible", "E5-ACT-14"), tasks)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "task" in values and not allows_help(combat, values["task"]):
            yield no("E5-ACT-14", "help_not_possible", task=values["task"])
        if "ally" not in values:
            return
        ally = combat.fighters[values["ally"]]
        if not combat.allied(fighter, ally) or not ally.present:
            yield no("E5-ACT-14", "help_not_possible", ally=ally.id)
        if combat.options.help_check_range == "adjacent" and not beside_task(combat, fighter, ally, values):
            yield no("E5-ACT-16", "help_not_possible", ally=ally.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        promise_help(scene.state, values["ally"], HelpToken(fighter.id, "check", str(values["task"])))
        yield from ()


def promise_help(combat: Combat, ally: str, token: HelpToken) -> None:
    combat.fighters[ally].help_tokens.append(token)
    combat.helped = True


def beside_task(combat: Combat, fighter: Fighter, ally: Fighter, values: Values) -> bool:
    """Within 5 feet of the helped creature or of the object of the task (option `help_check_range`)."""
    if distance(fighter, ally) <= 5:
        return True
    feature = combat.map.features.get(str(values.get("task", "")))
    if feature is None:
        return False
    places = [fighter.place._replace(x=x, y=y, wide=1, deep=1) for x, y in feature.places()]
    return any(gap(fighter.place, 0, place, 0) <= 5 for place in places)


class HelpAttack(Deed):
    """An ally's first attack roll against a creature beside the helper has advantage (E5-ACT-15)."""

    id = "help_attack"
    group = "attack"
    rule = "E5-ACT-15"
    readiable = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        allies = [each for each in combat.fighters.values() if combat.allied(fighter, each) and each.present]
        near = [each for each in enemies_of(combat, fighter) if distance(fighter, each) <= 5]
        ally = fighters_field(combat, Naming("ally", "help_not_possible", "E5-ACT-15"), allies)
        return {"ally": ally, "target": fighters_field(combat, TARGET, near)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if not combat.options.help_attack:
            yield no("E5-ACT-15", "help_not_possible", who=fighter.id)
        if "ally" in values:
            ally = combat.fighters[values["ally"]]
            if not combat.allied(fighter, ally) or not ally.present:
                yield no("E5-ACT-15", "help_not_possible", ally=ally.id)
        if "target" in values:
            target = combat.fighters[values["target"]]
            if not combat.hostile(fighter, target):
                yield no("E5-ACT-15", "not_hostile", target=target.id)
            if distance(fighter, target) > 5 or not target.present:
                yield no("E5-ACT-15", "help_not_possible", target=target.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        promise_help(scene.state, values["ally"], HelpToken(fighter.id, "attack", str(values["target"])))
        yield from ()


class FirstAid(Deed):
    """A Medicine check against 10 stabilises somebody dying beside the helper (E5-DEATH-16, E5-DEATH-17)."""

    id = "first_aid"
    group = "other"
    rule = "E5-DEATH-16"
    readiable = True

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        dying = [each for each in combat.fighters.values() if is_dying(each)]
        return {"target": fighters_field(combat, Naming("target", "no_patient", "E5-DEATH-17"), dying)}

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        if "target" not in values:
            return
        target = combat.fighters[values["target"]]
        if distance(fighter, target) > 5:
            yield no("E5-DEATH-17", "out_of_reach", target=target.id)
        if not is_dying(target):
            yield no("E5-DEATH-17", "no_patient", target=target.id)

    def effect(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        target = scene.state.fighters[values["target"]]
        total = yield from check(scene, fighter, "wis", "medicine", 10, "first_aid", "first_aid", rules=(self.rule,))
        if total >= 10 and is_dying(target):
            stabilise(scene, target, "E5-DEATH-16")


# -- what the rules do not name --------------------------------------------------------------------
class Improvise(Deed):
    """Anything else: the game master says whether it is possible, what it costs, which roll is made (E5-ACT-21)."""

    id = "improvise"
    group = "other"
    cost = "free"
    rule = "E5-ACT-21"

    def needs(self, combat: Combat, fighter: Fighter) -> Mapping[str, Field]:
        return {"what": Text()}

    def play(self, scene: Scene[Combat], fighter: Fighter, values: Values, paid: str) -> Script[None]:
        combat = scene.state

        def why_not(given: Values) -> list[Refusal]:
            return list(why_not_pay(combat, fighter, str(given.get("cost", "free")), self.id))

        def known() -> list[Option]:
            fields: dict[str, Field] = {
                "cost": words("action", "bonus_action", "interaction", "free", optional=False),
                "ability": words(*ABILITIES),
                "skill": words(*SKILLS),
                "dc": Number(1, 40, optional=True),
            }
            return [Option("refuse"), Option("allow", fields, why_not)]

        def question() -> Choose:
            return Choose("gm", "improvise", known)

        pick = yield from ask(scene, question)
        if pick is None:
            return
        rolled = [str(pick[name]) for name in ("ability", "skill") if pick.get(name)]
        if scene.recording:
            what, value = ("check", " ".join(rolled)) if rolled else ("improvise", pick.do)
            scene.tell(Ruled(what, fighter.id, value, rules=("E5-GEN-4", self.rule)))
        if pick.do == "refuse":
            return
        pay(fighter, str(pick["cost"]))
        if scene.recording:
            scene.tell(Acted(fighter.id, self.id, "", str(values["what"]), paid=str(pick["cost"]), rules=(self.rule,)))
        if rolled:
            skill = str(pick.get("skill", ""))
            ability = str(pick.get("ability", "")) or SKILLS[skill]
            dc = int(pick.get("dc", 0))
            rolling = check(scene, fighter, ability, skill, dc, "improvise", "improvise", rules=("E5-DICE-11",))
            yield from while_able(scene, fighter, str(pick["cost"]), rolling)


class OutOfScope(Deed):
    """Something that this game leaves out; the game master may improvise it (E5-OUT-1, E5-OUT-2)."""

    cost = "free"
    group = "other"

    def __init__(self, id: str, rule: str) -> None:
        self.id, self.rule = id, rule

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        yield no(self.rule, "out_of_scope", what=self.id, instead="improvise")


class Delay(Deed):
    """There is no delaying: Ready is the only way to act later (E5-INIT-7)."""

    id = "delay"
    group = "posture"
    cost = "free"
    rule = "E5-INIT-7"

    def forbids(self, combat: Combat, fighter: Fighter, values: Values, paid: str) -> Iterator[Refusal]:
        yield no(self.rule, "no_delay", who=fighter.id, instead="ready")


