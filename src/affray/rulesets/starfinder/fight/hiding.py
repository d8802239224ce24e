"""Being unseen: Stealth against the Perception of everybody one has cover or concealment from (SF-SKILL-3, -7)."""

from __future__ import annotations

from affray.core.scene import Scene
from affray.core.script import Script

from ..body.dice import check_modifiers, d20
from ..ground.awareness import eludes, known_opponents
from ..ground.board import opponents, sees
from ..ground.cover import chance_to_miss, grade_against, shelter
from ..model.events import Hid, Noticed
from ..model.stats import Combat, Fighter


def opposed(scene: Scene[Combat], fighter: Fighter, skill: str) -> Script[int]:
    """A check against the check of somebody else: the total."""
    fallen = yield from d20(scene, fighter.id, skill, check_modifiers(fighter, skill), 0, ("SF-SKILL-2",))
    return fallen.total


def shielded_from(combat: Combat, fighter: Fighter, observer: Fighter) -> bool:
    """Whether cover, concealment or a diversion lets somebody hide from an observer (SF-SKILL-3, SF-COVER-5)."""
    if not sees(combat, observer, fighter) or grade_against(combat, observer, fighter):
        return True
    if any(each.name == "diversion" and each.target == observer.id for each in fighter.effects):
        return True
    fog = bool(combat.ground.conceals) and shelter(combat, observer, fighter, True)[1]
    return chance_to_miss(combat, observer, fighter, True, fog) > 0


def has_shelter(combat: Combat, fighter: Fighter) -> bool:
    """Whether there is an opponent from whom somebody could hide, of those its side knows of (SF-SKILL-3).

    Who knows of none may hide from whoever may be there.
    """
    known = known_opponents(combat, fighter)
    return not known or any(shielded_from(combat, fighter, each) for each in known)


def go_into_hiding(scene: Scene[Combat], fighter: Fighter) -> Script[None]:
    """Hide from everybody who might be deceived, by itself or at the end of a movement (SF-SKILL-3, SF-SKILL-7)."""
    combat = scene.state
    stealth = yield from opposed(scene, fighter, "stealth")
    for observer in list(opponents(combat, fighter)):
        if not observer.able or not shielded_from(combat, fighter, observer):
            continue
        noticed = yield from opposed(scene, observer, "perception")
        if noticed < stealth and observer.id not in fighter.hidden_from:
            fighter.hidden_from.append(observer.id)
    fighter.hiding = not known_opponents(combat, fighter) or is_known_hidden(combat, fighter)
    if scene.recording:
        scene.tell(Hid(fighter.id, tuple(fighter.hidden_from), rules=("SF-SKILL-7",)))


def is_known_hidden(combat: Combat, fighter: Fighter) -> bool:
    """Whether somebody is hidden from anybody of whom its own side knows."""
    fighters = combat.fighters
    return any(name in fighters and not eludes(combat, fighter.side, fighters[name]) for name in fighter.hidden_from)


def notice(scene: Scene[Combat], fighter: Fighter, by: Fighter) -> None:
    """A searcher finds somebody who is hidden from it (SF-SKILL-3)."""
    fighter.hidden_from.remove(by.id)
    fighter.hiding = fighter.hiding and (eludes(scene.state, fighter.side, by) or is_known_hidden(scene.state, fighter))
    if scene.recording:
        scene.tell(Noticed(fighter.id, by.id, rules=("SF-SKILL-3",)))


def reveal(scene: Scene[Combat], fighter: Fighter) -> None:
    """Whoever attacks from hiding is observed again (SF-SKILL-7). Told to those who knew that it was hidden."""
    hid = fighter.hiding or is_known_hidden(scene.state, fighter)
    fighter.hidden_from, fighter.hiding = [], False
    if hid and scene.recording:
        scene.tell(Noticed(fighter.id, "", rules=("SF-SKILL-7",)))
