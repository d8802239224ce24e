"""What a side knows of a fight: who is unseen, and what is forgotten of strangers."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from affray.core.events import NOBODY_UNSEEN, PUBLIC, Unseen
from affray.core.scene import Scene
from affray.core.views import Forgetful
from affray.rulesets.table import believed, looks
from affray.rulesets.unknown import notice as known
from affray.rulesets.unknown import on_screen, strangers, unname, watching, with_public

from ..ground.crowd import Crowd, crowd_of
from ..ground.knowing import holds as holds
from ..ground.knowing import knows as knows
from ..ground.knowing import look_around
from ..ground.sight import sees
from ..model.kinds import Card
from ..model.stats import Combat, Fighter, Lying, Readied, Trigger

ORDINARY = 10
"""What is believed of a number of a stranger that nobody has seen: an armor class, hit points, an ability score."""


SOMETHING = Readied(Trigger("gm"), "")
"""What is believed of a readied response: that there is one."""


# -- who is unseen ---------------------------------------------------------------------------------
def is_played(fighter: Fighter) -> bool:
    return fighter.controller == "player"


def unseen(combat: Combat) -> Unseen:
    """By side: those of whom nobody on that side knows; for the public, all such of players."""
    people = combat.fighters.values()
    found = strangers(people, hidden(combat), is_played)
    hiders = [each for each in people if each.hidden_from and each.present]
    if not hiders:
        return found
    eyes = watching(PUBLIC, people, is_played)
    return on_screen(found, people, hiders, eyes, lambda one, each: one.present and knows(one, each, each.hidden_from))


def hidden(combat: Combat) -> Unseen:
    """By side: those of whom nobody on that side knows (E5-HIDE-3, E5-SURP-2)."""
    early = not combat.slots
    hiders = [each for each in combat.fighters.values() if each.hidden_from or (early and each.hiding)]
    if not hiders:
        return NOBODY_UNSEEN
    observers: dict[str, list[Fighter]] = {}
    for each in combat.fighters.values():
        ours = observers.setdefault(each.side, [])
        if each.present:
            ours.append(each)
    lost = {hider.id: set(hider.hidden_from) for hider in hiders}
    found = {
        side: frozenset([
            each.id for each in hiders
            if each.side != side and each.present
            and ((early and each.hiding) or not any(knows(one, each, lost[each.id]) for one in ours))
        ])
        for side, ours in observers.items()
    }  # fmt: skip
    return with_public(found, [each.side for each in combat.fighters.values() if is_played(each)])


def notice(combat: Combat) -> None:
    """Unknown ones whom somebody sees are known from now on; so is what lies, or lies no longer, where he looks."""
    crowd: Crowd = combat.crowd or crowd_of(combat)
    if crowd.strange:
        known(combat.fighters.values(), lambda one, other: one.able and other.present and sees(combat, one, other))
    if combat.unnoticed:
        look_around(combat)


def where(combat: Combat, who: str) -> tuple[int, int, int] | None:
    """Where somebody is, and how high."""
    fighter = combat.fighters[who]
    return (fighter.place.x, fighter.place.y, fighter.elevation) if combat.map.mapped and fighter.present else None


# -- forgetting ------------------------------------------------------------------------------------
def side_of(combat: Combat, who: str) -> str:
    return combat.fighters[who].side if who in combat.fighters else who


def forget(scene: Scene[Combat], side: str, secret: Collection[str], asked: bool) -> None:
    """Change the state to what a side believes. Objects stay the same ones: scripts that wait hold on to them."""
    combat = scene.state
    gone = unseen(combat).get(side, frozenset())
    staying = frozenset[str]()
    remember_items(combat, side)
    for fighter in combat.fighters.values():
        if fighter.side == side:
            fighter.hiding = fighter.in_hiding  # whoever it is that does not notice it
    if gone:
        busy = {name for each in combat.under_way for name in (each.who, *each.targets)}
        staying = gone & busy if asked else staying
        forget_unseen(scene, gone - staying)
        if busy & gone:
            scene.windows.clear()  # that such a window is open is a secret; whoever is asked in it has its question
    for fighter in combat.fighters.values():
        if fighter.side != side:
            forget_stranger(fighter, secret)
            fighter.hiding = False
            fighter.hidden_from = [name for name in fighter.hidden_from if side_of(combat, name) == side]
    unname(combat.fighters, staying)
    if not asked:
        combat.under_way = []  # that somebody else is asked inside an act is not told
    if "readied" in secret:
        combat.ready = [name for name in combat.ready if combat.fighters[name].side == side]
    combat.reactors = {  # every window stays: a script that waits in one looks for it
        window: {name: others for name, others in people.items() if combat.fighters[name].side == side}
        for window, people in combat.reactors.items()
    }
    combat.crowd = None  # some of it are gone, and others may be put in another order


def remember_items(combat: Combat, side: str) -> None:
    """Items lie where a side has last seen them; for the public, where all sides with players have."""
    eyes = watching(side, combat.fighters.values(), is_played)
    never = [
        each.id for each in combat.fighters.values()
        if each.known_to is not None and any(one not in (each.side, *each.known_to) for one in eyes)
    ]  # fmt: skip
    seen = [
        each for each in combat.lying
        if each.item.partition(".")[0] not in never and not any(one in each.unseen_by for one in eyes)
    ]  # fmt: skip
    believed = [Lying(each.item, each.x, each.y) for each in combat.missed if all(one in each.by for one in eyes)]
    combat.lying, combat.missed = [*seen, *believed], []


def seem(combat: Combat, who: str) -> None:
    combat.owner = who


def forget_unseen(scene: Scene[Combat], gone: frozenset[str]) -> None:
    """Nobody finds them any more, but a script that waits and knows a name."""
    combat = scene.state
    for name in gone:
        combat.fighters[name].left_field = True
    combat.fighters = Forgetful(combat.fighters, gone)
    combat.slots = [kept for slot in combat.slots if (kept := tuple([name for name in slot if name not in gone]))]
    combat.line = [name for name in combat.line if name not in gone]
    combat.acted = [name for name in combat.acted if name not in gone]
    combat.lined_up = [name for name in combat.lined_up if name not in gone]
    combat.ready = [name for name in combat.ready if name not in gone]
    combat.rulings = [each for each in combat.rulings if each.who not in gone and each.against not in gone]
    combat.results = [each for each in combat.results if each.who not in gone and each.of not in gone]
    for fighter in combat.fighters.values():
        fighter.help_tokens = [each for each in fighter.help_tokens if each.about not in gone]
        fighter.hidden_from = [name for name in fighter.hidden_from if name not in gone]


def forget_stranger(fighter: Fighter, secret: Collection[str]) -> None:
    appearance = looks(fighter.hp, fighter.hp_max)
    if "stats" in secret:
        fighter.card = stranger(fighter)
        fighter.budget.legendary, fighter.spent = 0, []
    if "health" in secret:
        fighter.hp_max = fighter.card.hp_max
        fighter.hp, fighter.temp_hp = believed(appearance, fighter.hp_max), 0
    if "gear" in secret:
        fighter.stowed, fighter.uses_left = {}, {}
    if "readied" in secret:
        fighter.readied, fighter.response_lost = SOMETHING if fighter.readied is not None else None, False
    fighter.stealth = None


def stranger(fighter: Fighter) -> Card:
    """A card as a stranger reads it: what can be seen, and the ordinary for the rest."""
    card, key = fighter.card, ("stranger", fighter.id, *fighter.held)  # copies of a stat block share their memo
    found: Card | None = card.memo.get(key)
    if found is None:
        shown = {name: kind for name, kind in card.attacks.items() if name in fighter.held or name in ALWAYS}
        found = card.memo[key] = replace(
            card, hp_max=ORDINARY, ac=ORDINARY, proficiency=2, scores=dict.fromkeys(card.scores, ORDINARY),
            saves=dict.fromkeys(card.saves, 0), skills=dict.fromkeys(card.skills, 0), skill_ranks={},
            passive_perception=None, initiative_bonus=0, attacks=shown, attacks_per_action=1, multiattack=(),
            powers={}, bonus_actions=(), pack_tactics=False, sneak_attack=None, evasion=False, surprise_immune=False,
            legendary_resistance=0, legendary_actions=0, resistances=(), vulnerabilities=(), immunities=(),
            condition_immunities=(), darkvision=0, blindsight=0, tremorsense=0, truesight=0, casting_ability="",
            save_dc=0, spell_attack=0, slots={}, unit=" ".join((card.unit, *key)), memo={},
        )  # fmt: skip
    return found


ALWAYS = ("unarmed", "improvised")
