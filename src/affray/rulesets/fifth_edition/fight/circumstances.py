"""The circumstances of an attack roll: advantage, disadvantage, cover, armour class, bonuses (step 4 of an attack)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.fields import OneOf
from affray.core.modifiers import Modifier, Tally
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask

from ..body.dice import WEARY, Edge, dodge_works, dreads
from ..ground.board import distance, feet_to_enemies
from ..ground.cover import cover
from ..ground.crowd import allies_of, enemies_of, strangers_within
from ..ground.knowing import is_known
from ..ground.sight import sees, sees_plainly
from ..model.battlefield import COVER, COVER_BONUS
from ..model.conditions import (
    ATTACKS_HINDERED,
    BLINDED,
    CONDITIONS,
    EASY_TARGET,
    EASY_TARGETS,
    FEARFUL,
    HARDER_ROLLS,
    HINDERED,
    PRONE,
)
from ..model.events import Ruled
from ..model.kinds import AttackKind
from ..model.stats import Combat, Fighter
from .strikes import Strike

LIES = CONDITIONS["prone"].target_reason
BLIND, BLIND_TARGET = CONDITIONS["blinded"].reason, CONDITIONS["blinded"].target_reason


def attack_edge(combat: Combat, fighter: Fighter, target: Fighter, strike: Strike, away: int) -> Edge:
    """All sources of advantage and disadvantage, fixed before the die is rolled (E5-ATK-19 and the table there)."""
    edge = Edge()
    better, worse = edge.better, edge.worse
    plain = sees_plainly(combat, fighter, target)
    seen = plain or sees(combat, target, fighter)
    if not seen:
        better.append(("unseen_attacker", "E5-SIGHT-6"))
        if target.marks & BLINDED:
            better.append(BLIND_TARGET)
    if not plain and not sees(combat, fighter, target):
        worse.append(("unseen_target", "E5-SIGHT-5"))
        if fighter.marks & BLINDED:
            worse.append(BLIND)
    if target.marks:
        if target.marks & PRONE:
            (better if away <= 5 else worse).append(LIES)
        if target.marks & EASY_TARGET:
            better += [reason for mark, reason in EASY_TARGETS if target.marks & mark]
    if target.squeezing:
        better.append(("squeezing_target", "E5-SPACE-8"))
    if target.dodging and seen and dodge_works(combat, target):
        worse.append(("dodge", "E5-ACT-9"))
    if fighter.help_tokens:
        use_help(fighter, target, edge)
    if fighter.card.pack_tactics and has_friend_beside(combat, fighter, target):
        better.append(("pack_tactics", "E5-MON-8"))
    if fighter.marks or fighter.exhaustion or fighter.squeezing:
        own_hindrances(combat, fighter, edge)
    if strike.ranged:
        ranged_hindrances(combat, fighter, strike, away, edge)
    if "heavy" in strike.kind.properties and fighter.card.size <= 1:
        worse.append(("heavy", "E5-WPN-6"))
    return edge


def own_hindrances(combat: Combat, fighter: Fighter, edge: Edge) -> None:
    """What hinders every attack roll of somebody."""
    worse, marks = edge.worse, fighter.marks
    if marks:
        if marks & HINDERED:
            worse += [reason for mark, reason in ATTACKS_HINDERED if marks & mark]
        if marks & FEARFUL:
            worse += dreads(combat, fighter)
    if fighter.exhaustion >= HARDER_ROLLS:
        worse.append(WEARY)
    if fighter.squeezing:
        worse.append(("squeezing", "E5-SPACE-8"))


def ranged_hindrances(combat: Combat, fighter: Fighter, strike: Strike, away: int, edge: Edge) -> None:
    """Beyond normal range, or any living enemy within 5 feet of the attacker (E5-ATK-12, E5-ATK-14, E5-ATK-15)."""
    if not strike.ranged:
        return
    if strike.kind.range is not None and away > strike.kind.range[0]:
        edge.worse.append(("long_range", "E5-ATK-12"))
    if is_pressed(combat, fighter):
        edge.worse.append(("close_enemy", "E5-ATK-14"))


def is_pressed(combat: Combat, fighter: Fighter) -> bool:
    """Within 5 feet of a hostile creature that its side knows of (option `close_ranged_disadvantage`)."""
    if not strangers_within(combat, fighter, fighter.place, 5):
        return False
    threatening = combat.options.close_ranged_disadvantage == "threatening_hostile"
    away = feet_to_enemies(combat, fighter)
    for other in enemies_of(combat, fighter):
        if away[other.id] <= 5 and is_known(combat, fighter.side, other):
            if not threatening or (not other.incapacitated and sees(combat, other, fighter)):
                return True
    return False


def use_help(fighter: Fighter, target: Fighter, edge: Edge) -> None:
    """Help with an attack serves the first attack roll against the named creature (E5-ACT-15)."""
    for token in [each for each in fighter.help_tokens if each.kind == "attack" and each.about == target.id]:
        fighter.help_tokens.remove(token)
        edge.better.append(("help", "E5-ACT-15"))


def has_friend_beside(combat: Combat, fighter: Fighter, target: Fighter) -> bool:
    """An ally of the attacker, not incapacitated, within 5 feet of the target (E5-MON-8)."""
    for other in allies_of(combat, fighter):
        if other is not fighter and other is not target and not other.incapacitated and distance(other, target) <= 5:
            return True
    return False


def has_enemy_beside(combat: Combat, target: Fighter, but: Fighter) -> bool:
    """An enemy of the target within 5 feet of it, not incapacitated, somebody else than the attacker (E5-MON-9).

    One of whom the attacker's side does not know is no help to it.
    """
    if not strangers_within(combat, target, target.place, 5):
        return False
    away = feet_to_enemies(combat, target)
    for other in enemies_of(combat, target):
        if other is not but and away[other.id] <= 5 and not other.incapacitated:
            if is_known(combat, but.side, other):
                return True
    return False


def ruled_degree(scene: Scene[Combat], fighter: Fighter, target: Fighter) -> Script[int]:
    """The degree of cover with `cover_method: gm`: the game master says it for every attack (E5-COVER-8)."""
    combat = scene.state

    def among() -> Sequence[str]:
        computed = COVER[cover(combat, fighter, target)]
        return [computed, *(degree for degree in COVER if degree != computed)]

    def known() -> list[Option]:
        return [Option("rule", {"degree": OneOf(among)})]

    def question() -> Choose:
        return Choose("gm", "cover", known)

    pick = yield from ask(scene, question)
    degree = str(pick["degree"]) if pick is not None else "none"
    if scene.recording:
        scene.tell(Ruled("cover", target.id, degree, rules=("E5-GEN-4", "E5-COVER-8")))
    return COVER.index(degree)


def armour_class(target: Fighter, degree: int) -> Tally:
    """AC with lasting effects, each once, and cover (E5-ATK-4, E5-COVER-3, E5-COVER-4, E5-DICE-12)."""
    if not target.effects:
        known: Tally | None = target.card.memo.get(("ac", degree))
        if known is None:
            bare = Modifier(target.card.ac, "ac")
            known = Tally((bare, cover_modifier(degree)) if COVER_BONUS[degree] else (bare,))
            target.card.memo["ac", degree] = known
        return known
    parts = [Modifier(target.card.ac, "ac")]
    best: dict[str, int] = {}
    for effect in target.effects:
        if effect.change.ac and abs(effect.change.ac) > abs(best.get(effect.power, 0)):
            best[effect.power] = effect.change.ac
    parts += [Modifier(value, power, "E5-SPELL-19") for power, value in best.items()]
    if COVER_BONUS[degree]:
        parts.append(cover_modifier(degree))
    return Tally(tuple(parts))


def cover_modifier(degree: int) -> Modifier:
    """What a degree of cover adds to an AC (E5-COVER-3, E5-COVER-4)."""
    return Modifier(COVER_BONUS[degree], COVER[degree], "E5-COVER-3" if degree == 1 else "E5-COVER-4")


def to_hit(fighter: Fighter, kind: AttackKind, ability: str) -> tuple[Modifier, ...]:
    """Ability and proficiency, or the printed total (E5-ATK-7 to E5-ATK-9, E5-ATK-16, E5-ATK-17)."""
    card = fighter.card
    key = ("to_hit", kind, ability)
    known: tuple[Modifier, ...] | None = card.memo.get(key)
    if known is None:
        if kind.bonus is not None:
            known = (Modifier(kind.bonus, "attack_bonus", "E5-ATK-17"),)
        elif kind.ability == "spell":
            known = (Modifier(card.spell_attack, "spell_attack", "E5-SPELL-2"),)
        else:
            rule = "E5-ATK-7" if ability == "str" else "E5-ATK-8"
            known = (Modifier(card.modifier(ability), ability, rule),)
            if kind.proficient:
                known = (*known, Modifier(card.proficiency, "proficiency", "E5-ATK-9"))
        card.memo[key] = known
    return known
