"""Dice: the d20 with advantage from reasons, checks, contests and saving throws (E5-DICE)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from affray.core.acts import underway
from affray.core.dice import larger, smaller
from affray.core.modifiers import Modifier, Tally
from affray.core.notation import DicePool
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask, roll

from ..ground.sight import in_line_of_sight, obscured_for, sees
from ..model.battlefield import COVER_BONUS
from ..model.conditions import (
    CHECKS_HINDERED,
    CONDITIONS,
    DEX_SAVES_HINDERED,
    FAILING,
    FEARFUL,
    HARDER_CHECKS,
    HARDER_ROLLS,
    NO_SPEED_LEFT,
    SPEED_ZERO,
    Reason,
)
from ..model.events import DiceRolled, Resisted, Rolled, Ruled, Saved
from ..model.kinds import SKILLS
from ..model.stats import Combat, Fighter
from ..time.windows import Happening, watched, window

WEARY = CONDITIONS["exhaustion"].reason


@dataclass(slots=True)
class Edge:
    """The reasons for advantage and for disadvantage of one roll."""

    better: list[Reason] = field(default_factory=list)
    worse: list[Reason] = field(default_factory=list)

    @property
    def sign(self) -> int:
        """1 with advantage, -1 with disadvantage, 0 without either or with both (E5-DICE-5, E5-DICE-6)."""
        return bool(self.better) - bool(self.worse)


class D20(NamedTuple):
    """A d20 that fell: the face used, the total, whether it had advantage (1) or disadvantage (-1), all faces."""

    natural: int
    total: int
    sign: int
    faces: tuple[int, ...] = ()


def d20(
    scene: Scene[Combat],
    fighter: Fighter,
    why: str,
    edge: Edge,
    modifiers: Sequence[Modifier],
    against: int = 0,
    rules: tuple[str, ...] = (),
    die: str = "",
    anew: Callable[[], int] | None = None,
) -> Script[D20]:
    """Roll a d20, two with advantage or disadvantage (E5-DICE-4 to E5-DICE-7, E5-GEN-7).

    `die` names the dice of lasting effects that are added, `attack_die` or `save_die` (E5-SPELL-19). What the game
    master says before the die has fallen counts: his advantage, and by `anew` what the total is compared with.
    """

    def dice() -> int:
        if scene.state.rulings:
            apply_rulings(scene, fighter, edge)
        return 2 if edge.sign else 1

    before = scene.position
    faces = yield from roll(scene, fighter.id, why, dice, 20)
    if anew is not None and scene.position != before + 1:  # somebody else had a word before the die
        against = anew()
    sign = edge.sign
    natural = faces[0] if not sign else larger(*faces) if sign > 0 else smaller(*faces)
    total = natural
    for modifier in modifiers:
        total += modifier.value
    extra: list[Modifier] = []
    if die and fighter.effects:
        for power, sides in effect_dice(fighter, die):
            face = yield from roll_change(scene, fighter.id, die, sides)
            extra.append(Modifier(face, power, "E5-SPELL-19"))
            total += face
    if scene.recording:
        parts = Tally((Modifier(natural, "d20"), *(each for each in modifiers if each.value), *extra))
        better, worse = tuple([each[0] for each in edge.better]), tuple([each[0] for each in edge.worse])
        cited = dict.fromkeys([*rules, *(each[1] for each in edge.better), *(each[1] for each in edge.worse)])
        event = Rolled(fighter.id, why, faces, natural, parts, against, better, worse, rules=("E5-GEN-10", *cited))
        scene.tell(event)
    return D20(natural, total, sign, faces)


def effect_dice(fighter: Fighter, die: str) -> list[tuple[str, int]]:
    """The dice that lasting effects add, each named effect once and at its strongest (E5-DICE-12)."""
    best: dict[str, int] = {}
    for effect in fighter.effects:
        sides = effect.change.attack_die if die == "attack_die" else effect.change.save_die
        if abs(sides) > abs(best.get(effect.power, 0)):
            best[effect.power] = sides
    return list(best.items())


def roll_change(scene: Scene[Combat], who: str, die: str, sides: int) -> Script[int]:
    """A die that a power adds to a roll, or takes from it if its sides are below 0 (E5-SPELL-19)."""
    (face,) = yield from roll(scene, who, die, 1, abs(sides))
    return face if sides > 0 else -face


def apply_rulings(scene: Scene[Combat], fighter: Fighter, edge: Edge) -> None:
    """The game master's advantage or disadvantage for somebody's next roll is used up (E5-ATK-2, E5-GEN-4)."""
    combat = scene.state
    for ruling in [each for each in combat.rulings if each.who == fighter.id and each.kind == "edge"]:
        combat.rulings.remove(ruling)
        (edge.better if ruling.value == "advantage" else edge.worse).append(("gm", "E5-ATK-2"))
        if scene.recording:
            scene.tell(Ruled(ruling.value, fighter.id, "used", rules=("E5-GEN-4",)))


def roll_pool(scene: Scene[Combat], who: str, why: str, pool: DicePool, times: int = 1) -> Script[int]:
    """The sum of a pool of dice, its number added once."""
    return roll_dice(scene, who, why, pool.count * times, pool.sides, bonus(pool.plus))


def bonus(number: int) -> tuple[Modifier, ...]:
    """A plain number that is added to dice."""
    return (Modifier(number, "bonus"),) if number else ()


def total_of(modifiers: Sequence[Modifier]) -> int:
    return sum([each.value for each in modifiers])


def roll_dice(
    scene: Scene[Combat], who: str, why: str, count: int, sides: int, plus: Sequence[Modifier] = ()
) -> Script[int]:
    """The sum of so many dice and what is added to them."""
    faces = yield from roll(scene, who, why, count, sides)
    tell_dice(scene, who, why, count, sides, faces, sum(faces), plus)
    return sum(faces) + total_of(plus)


def tell_dice(
    scene: Scene[Combat],
    who: str,
    why: str,
    count: int,
    sides: int,
    faces: tuple[int, ...],
    fallen: int,
    plus: Sequence[Modifier],
) -> None:
    """The dice with everything that is added to them; without faces their average was taken (E5-GEN-10)."""
    if scene.recording and (count or plus):
        parts = Tally((*((Modifier(fallen, why),) if count else ()), *plus))
        scene.tell(DiceRolled(who, why, f"{count}d{sides}" if count else "", faces, parts, rules=("E5-GEN-10",)))


# -- checks ----------------------------------------------------------------------------------------
def skill_bonus(fighter: Fighter, ability: str, skill: str) -> list[Modifier]:
    """What is added to a check (E5-DICE-2, E5-DICE-3, E5-DICE-11)."""
    card = fighter.card
    if skill and ability == SKILLS[skill]:
        return [Modifier(card.skills[skill], skill, "E5-DICE-2")]
    found = [Modifier(card.modifier(ability), ability, "E5-DICE-1")]
    rank = card.skill_ranks.get(skill, "")
    if rank:
        times = {"half": card.proficiency // 2, "proficient": card.proficiency, "expert": 2 * card.proficiency}
        found.append(Modifier(times[rank], "proficiency", "E5-DICE-3"))
    return found


def dreads(combat: Combat, fighter: Fighter) -> list[Reason]:
    """What hinders somebody because its source is in line of sight: being frightened (E5-COND-8)."""
    found: list[Reason] = []
    for kind in CONDITIONS.of(fighter.marks & FEARFUL):
        sources = sources_of(combat, fighter, CONDITIONS.mark[kind.name])
        if any(in_line_of_sight(combat, fighter, source) for source in sources):
            found.append(kind.reason)
    return found


def sources_of(combat: Combat, fighter: Fighter, marks: int) -> list[Fighter]:
    """Who caused these conditions, as far as they are on the battlefield."""
    found = [combat.fighters.get(each.source) for each in fighter.conditions if CONDITIONS.mark[each.name] & marks]
    return [each for each in found if each is not None and each.present]


def check_edge(combat: Combat, fighter: Fighter) -> Edge:
    """What hinders every ability check of somebody (E5-COND-7, E5-COND-8, E5-COND-14)."""
    edge = Edge()
    if fighter.exhaustion >= HARDER_CHECKS:
        edge.worse.append(WEARY)
    if fighter.marks:
        edge.worse += [reason for mark, reason in CHECKS_HINDERED if fighter.marks & mark]
        edge.worse += dreads(combat, fighter)
    return edge


def check(
    scene: Scene[Combat],
    fighter: Fighter,
    ability: str,
    skill: str = "",
    dc: int = 0,
    why: str = "check",
    task: str = "",
    edge: Edge | None = None,
    rules: tuple[str, ...] = ("E5-DICE-2",),
) -> Script[int]:
    """An ability check; the total, for the caller to compare."""
    edge = edge if edge is not None else Edge()
    fallen = yield from roll_check(scene, fighter, ability, skill, dc, why, task, edge, rules)
    return fallen.total


def roll_check(
    scene: Scene[Combat],
    fighter: Fighter,
    ability: str,
    skill: str,
    dc: int,
    why: str,
    task: str,
    edge: Edge,
    rules: tuple[str, ...],
) -> Script[D20]:
    """The die of an ability check. Help for its task is used up (E5-ACT-12)."""
    found = check_edge(scene.state, fighter)
    edge.worse += found.worse
    for token in [each for each in fighter.help_tokens if each.kind == "check" and each.about == task]:
        fighter.help_tokens.remove(token)
        edge.better.append(("help", "E5-ACT-12"))
    return (yield from d20(scene, fighter, why, edge, skill_bonus(fighter, ability, skill), dc, rules))


def contest(
    scene: Scene[Combat], one: Fighter, own: str, other: Fighter, theirs: str, why: str, rule: str
) -> Script[int]:
    """A contest of two checks: positive if the first wins, 0 at a tie, where nothing changes (E5-DICE-8)."""
    mine = yield from check(scene, one, SKILLS[own], own, 0, why, why, rules=(rule, "E5-DICE-8"))
    yours = yield from check(scene, other, SKILLS[theirs], theirs, mine, why, "", rules=(rule, "E5-DICE-8"))
    return mine - yours


def passive_perception(combat: Combat, fighter: Fighter, hider: Fighter) -> int:
    """10 + all modifiers, 5 less where the check would have disadvantage, as in dim light (E5-DICE-9, E5-SIGHT-3)."""
    card = fighter.card
    score = card.passive_perception if card.passive_perception is not None else 10 + card.skills["perception"]
    edge = check_edge(combat, fighter)
    if obscured_for(combat, fighter, hider.place, hider.elevation):
        edge.worse.append(("obscured", "E5-SIGHT-3"))
    return score + 5 * edge.sign


# -- saving throws ---------------------------------------------------------------------------------
def save(
    scene: Scene[Combat],
    fighter: Fighter,
    ability: str,
    dc: int,
    why: str,
    source: Fighter | None = None,
    cover: int = 0,
) -> Script[bool]:
    """A saving throw against an effect, perhaps of somebody; True if it succeeds (E5-DICE-10)."""
    combat = scene.state
    passed, cause = False, "E5-DICE-10"
    with underway(scene, lambda: fighter.present and not fails(fighter, ability)):
        if not fails(fighter, ability):
            edge = save_edge(combat, fighter, ability, source)
            modifiers = [Modifier(fighter.card.saves[ability], f"{ability}_save", "E5-DICE-10")]
            if ability == "dex" and COVER_BONUS[cover]:
                modifiers.append(Modifier(COVER_BONUS[cover], "cover", "E5-COVER-3" if cover == 1 else "E5-COVER-4"))
            fallen = yield from d20(scene, fighter, why, edge, modifiers, dc, ("E5-DICE-10",), "save_die")
            passed = fallen.total >= dc
            if watched(combat, "on_roll", fighter.id):
                happening = Happening(
                    "save", fighter.id, (fighter.id,), natural=fallen.natural, total=fallen.total, dc=dc
                )
                yield from window(scene, "on_roll", happening)
                passed = happening.total >= happening.dc
    if not fighter.present:
        return False
    if fails(fighter, ability):
        passed, cause = False, CONDITIONS.of(fighter.marks & FAILING[ability])[0].rule
    if not passed and fighter.uses_left.get("legendary_resistance", 0):
        passed = yield from resist(scene, fighter)
    if scene.recording:
        scene.tell(Saved(fighter.id, ability, dc, passed, rules=(cause,)))
    return passed


def fails(fighter: Fighter, ability: str) -> bool:
    """Whether a saving throw fails without a die: Strength and Dexterity of the helpless (E5-COND-12, ...)."""
    return bool(fighter.marks & FAILING[ability])


def save_edge(combat: Combat, fighter: Fighter, ability: str, source: Fighter | None) -> Edge:
    """What helps and hinders a save: Dodge, restrained, squeezing, exhaustion (E5-ACT-9, E5-COND-16, E5-SPACE-8)."""
    edge = Edge()
    if fighter.exhaustion >= HARDER_ROLLS:
        edge.worse.append(WEARY)
    if ability != "dex":
        return edge
    if fighter.marks:
        edge.worse += [reason for mark, reason in DEX_SAVES_HINDERED if fighter.marks & mark]
    if fighter.squeezing:
        edge.worse.append(("squeezing", "E5-SPACE-8"))
    if fighter.dodging and dodge_works(combat, fighter):
        blind = combat.options.dodge_sight_scope == "attacks_only" or source is None
        if blind or (source is not None and sees(combat, fighter, source)):
            edge.better.append(("dodge", "E5-ACT-9"))
    return edge


def dodge_works(combat: Combat, fighter: Fighter) -> bool:
    """Not while incapacitated or at speed 0 (E5-ACT-11; option `dodge_early_end`)."""
    if not combat.options.dodge_early_end:
        return True
    return not (fighter.incapacitated or speed_is_zero(fighter))


def speed_is_zero(fighter: Fighter) -> bool:
    """Whether something sets the speed to 0 (E5-MOVE-17)."""
    hindered = bool(fighter.marks & SPEED_ZERO) or fighter.exhaustion >= NO_SPEED_LEFT
    return hindered or not any(fighter.card.speed.values())


def resist(scene: Scene[Combat], fighter: Fighter) -> Script[bool]:
    """Legendary resistance may turn a failed save into a success (E5-MON-11)."""

    def known() -> list[Option]:
        return [Option("use"), Option("decline", ends=True)]

    def question() -> Choose | None:
        if not fighter.uses_left.get("legendary_resistance", 0) or not fighter.present:
            return None
        return Choose(fighter.id, "legendary_resistance", known)

    pick = yield from ask(scene, question)
    if pick is None or pick.do != "use":
        return False
    fighter.uses_left["legendary_resistance"] -= 1
    if scene.recording:
        scene.tell(Resisted(fighter.id, fighter.uses_left["legendary_resistance"], rules=("E5-MON-11",)))
    return True
