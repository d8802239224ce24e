"""The five games as the twins of `secrets` play them: what can be changed of somebody, and who joins unseen."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from affray.core.fight import Fight
from affray.core.scene import Scene
from affray.core.script import Overrule, Script
from affray.core.views import Seat
from affray.rulesets.acks2 import Acks2
from affray.rulesets.coinflip import Coinflip
from affray.rulesets.eclipse_phase import EclipsePhase
from affray.rulesets.fifth_edition import FifthEdition
from affray.rulesets.fifth_edition.ground.board import fits, footprint
from affray.rulesets.fifth_edition.model.stats import Readied, Trigger
from affray.rulesets.starfinder import Starfinder
from affray.rulesets.table import looks
from tests.properties import boardings, combats, firefights, melees, skirmishes
from tests.properties.secrets import Change, Report, Secretly, exist, run

Found = tuple[str, dict[str, Any]]
"""The side that has a secret, and the values of the decree that changes it."""


@dataclass
class Subject:
    """A game, with what can be changed in secret of somebody in it and whom nobody knows of."""

    game: Any
    crowd: Callable[[random.Random], Any]
    fights: Callable[[Any], bool]
    whats: Callable[[Any, Any, bool], Sequence[str]]
    """What can be changed of somebody: in a state, of whom, and whether he is unseen."""
    stir: Callable[[Fight[Any], random.Random], None] | None = None

    def start(self, chance: random.Random, mapped: bool = True) -> Any:
        encounter = self.encounter(chance)
        return self.game.start(encounter if mapped else without_map(encounter))

    def encounter(self, chance: random.Random) -> Any:
        while True:
            encounter = self.crowd(chance)
            if not self.game.problems(encounter):
                return encounter

    def seats(self, state: Any, side: str) -> list[Seat]:
        """Everybody who may not know a secret of this side: the other sides, and the shared screen unless it knows
        what that side knows.
        """
        people = people_of(state)
        sides = dict.fromkeys(each.side for each in people if each.side != side)
        played = dict.fromkeys(each.side for each in people if self.game.seat_of(state, each.id) == each.side)
        screen = [] if side in played and len(played) == 1 else [Seat("screen", "")]
        return [*[Seat(name, name, tuple(one.id for one in people if one.side == name)) for name in sides], *screen]

    def secret(self, fight: Fight[Any], chance: random.Random) -> Found | None:
        state = fight.state
        people = [each for each in people_of(state) if self.fights(each)]
        if not people:
            return None
        somebody = chance.choice(people)
        gone = self.game.unseen(state)
        others = dict.fromkeys(each.side for each in people_of(state) if each.side != somebody.side)
        unseen = bool(gone) and all(somebody.id in gone[name] for name in others)
        what = chance.choice(self.whats(state, somebody, unseen))
        return somebody.side, {"what": what, "of": somebody.id, "seed": chance.random(), "unseen": unseen}


def without_map(encounter: Any) -> Any:
    """The same people on open ground that nobody sees."""
    nowhere = {"at": None, "facing": None}
    people = [
        replace(each, **{name: value for name, value in nowhere.items() if hasattr(each, name)})
        for each in encounter.combatants
    ]
    return replace(encounter, map=None, combatants=people)


def people_of(state: Any) -> list[Any]:
    for name in ("units", "warriors", "fighters"):
        if hasattr(state, name):
            return list(getattr(state, name).values())
    raise AssertionError(state)


def person(target: Any) -> Any:
    """Whom the decree is about."""
    return next(each for each in people_of(target.state) if each.id == target.values["of"])


def within_looks(now: int, most: int, chance: random.Random) -> int:
    """Another number that looks the same."""
    same = [number for number in range(1, most + 1) if looks(number, most) == looks(now, most)]
    return chance.choice(same) if same else now


# -- coinflip --------------------------------------------------------------------------------------
def coin_health(target: Any, chance: random.Random) -> None:
    unit = person(target)
    if 0 < unit.hp < unit.card.hp_max:
        unit.hp = chance.randint(1, unit.card.hp_max - 1)


def coin_gear(target: Any, chance: random.Random) -> None:
    """What is in the pack of somebody lies in the pack of a friend from now on."""
    battle, unit = target.state, person(target)
    friends = [each for each in battle.units.values() if each.side == unit.side and not each.technical]
    other = chance.choice(friends)
    if other is not unit:
        unit.backpack, other.backpack = other.backpack, unit.backpack


def coin_stats(target: Any, chance: random.Random) -> None:
    unit = person(target)
    unit.card = replace(unit.card, camouflage=chance.randint(0, 6))


def coin_whats(battle: Any, unit: Any, unseen: bool) -> list[str]:
    """Camouflage is a secret until the first side is known."""
    hurt = 0 < unit.hp < unit.card.hp_max
    return ["gear", *(["health"] if hurt else []), *(["stats"] if battle.first else [])]


# -- fifth edition ---------------------------------------------------------------------------------
def fifth_place(target: Any, chance: random.Random) -> None:
    combat, fighter = target.state, person(target)
    grid = combat.ground.grid
    for x, y in chance.sample(grid.points(grid.open), k=min(30, len(grid.points(grid.open)))):
        place = footprint(fighter, x, y)
        if fits(combat, fighter, place, fighter.elevation):
            fighter.place, combat.crowd = place, None  # where everybody is was worked out before
            return


def fifth_health(target: Any, chance: random.Random) -> None:
    """Within what it looks like, for somebody who is seen."""
    fighter = person(target)
    if target.values["unseen"] and fighter.hp > 0:
        fighter.hp = chance.randint(1, fighter.hp_max)
    elif fighter.hp > 0:
        fighter.hp = within_looks(fighter.hp, fighter.hp_max, chance)
    fighter.temp_hp = chance.randint(0, 5)


def fifth_stats(target: Any, chance: random.Random) -> None:
    fighter = person(target)
    card = fighter.card
    fighter.card = replace(
        card, ac=chance.randint(8, 20), saves={name: chance.randint(-2, 5) for name in card.saves},
        scores={name: chance.randint(6, 18) for name in card.scores}, resistances=(), vulnerabilities=(),
        immunities=(), darkvision=chance.choice((0, 60)), evasion=not card.evasion, memo={},
    )  # fmt: skip


def fifth_gear(target: Any, chance: random.Random) -> None:
    fighter = person(target)
    fighter.stowed, fighter.uses_left = {}, {name: chance.randint(0, 3) for name in fighter.uses_left}
    if target.values["unseen"]:
        fighter.held = []


def fifth_readied(target: Any, chance: random.Random) -> None:
    combat, fighter = target.state, person(target)
    if fighter.readied is not None and target.values["unseen"]:
        fighter.readied = None
        combat.ready = [name for name in combat.ready if name != fighter.id]
    elif fighter.readied is not None:
        fighter.readied = Readied(Trigger("movement", "enters", within=30), "dodge")
    elif target.values["unseen"]:
        fighter.readied = Readied(Trigger("movement", "enters", within=30), "dodge")
        combat.ready.append(fighter.id)


def fifth_whats(combat: Any, fighter: Any, unseen: bool) -> list[str]:
    """Dexterity is a secret once the order is known, which everybody sees."""
    readied = ["readied"] if unseen or fighter.readied is not None else []
    stats = ["stats"] if combat.line else []
    return ["health", *stats, "gear", *readied, *(["place"] * 4 if unseen else [])]


def fifth_crowd(chance: random.Random) -> Any:
    """Every other one begins in hiding."""
    encounter = combats.crowd(chance)
    for each in encounter.combatants:
        if each.side != "nobody" and chance.random() < 0.5:
            each.hidden, each.stealth_total = True, 30
    encounter.options.hide_requires = chance.choice(("none", "not_clearly_seen", "none"))
    return encounter


def vanish(target: Any, chance: random.Random) -> None:
    """Not a secret but a cause of them: somebody is hidden from all its enemies."""
    fighter = person(target)
    if hasattr(fighter, "stealth"):
        fighter.stealth = 30
    fighter.hidden_from = [each.id for each in people_of(target.state) if each.side != fighter.side and each.present]


def stir(fight: Fight[Any], chance: random.Random) -> None:
    """Now and then somebody hides, also in the middle of things."""
    people = [each.id for each in people_of(fight.state) if each.present]
    if people and chance.random() < 0.15:
        fight.give(Overrule("secretly", {"what": "vanish", "of": chance.choice(people), "seed": 0}))


# -- ACKS II ---------------------------------------------------------------------------------------
def acks_health(target: Any, chance: random.Random) -> None:
    warrior = person(target)
    warrior.hp = within_looks(warrior.hp, warrior.card.hp_max, chance) if warrior.hp > 0 else warrior.hp


def acks_stats(target: Any, chance: random.Random) -> None:
    warrior = person(target)
    warrior.card = replace(
        warrior.card, ac=chance.randint(0, 9), attack_throw=chance.randint(3, 12), str_mod=chance.randint(-2, 3),
        saves={name: chance.randint(5, 18) for name in warrior.card.saves}, cleave_max=chance.randint(0, 3),
    )  # fmt: skip


def acks_gear(target: Any, chance: random.Random) -> None:
    warrior = person(target)
    warrior.arms = {name: each for name, each in warrior.arms.items() if name in warrior.hand}
    warrior.castings = {name: chance.randint(0, 3) for name in warrior.castings}


# -- Eclipse Phase ---------------------------------------------------------------------------------
def eclipse_health(target: Any, chance: random.Random) -> None:
    fighter = person(target)
    most = fighter.card.durability
    if fighter.damage < most:
        fighter.damage = most - within_looks(most - fighter.damage, most, chance)


def eclipse_stats(target: Any, chance: random.Random) -> None:
    fighter = person(target)
    skills = {name: chance.randint(10, 90) for name in fighter.card.skills}
    armor = chance.randint(0, 12)
    fighter.card = replace(fighter.card, skills=skills, armor_energy=armor, armor_kinetic=armor)
    fighter.pools = {name: chance.randint(0, 3) for name in fighter.pools}


def eclipse_gear(target: Any, chance: random.Random) -> None:
    fighter = person(target)
    fighter.arms = {name: each for name, each in fighter.arms.items() if name in fighter.ready}
    fighter.ammo = {name: chance.randint(1, 9) for name in fighter.ammo}


# -- Starfinder ------------------------------------------------------------------------------------
def star_health(target: Any, chance: random.Random) -> None:
    fighter = person(target)
    card = fighter.card
    if fighter.hp > 0:
        whole = within_looks(fighter.hp + fighter.sp, card.hp_max + card.sp_max, chance)
        fighter.hp = min(whole, card.hp_max)
        fighter.sp = whole - fighter.hp
    fighter.temp_hp = chance.randint(0, 4)


def star_stats(target: Any, chance: random.Random) -> None:
    fighter = person(target)
    fighter.card = replace(
        fighter.card, eac=chance.randint(8, 20), kac=chance.randint(8, 20), fort=chance.randint(-1, 6),
        ref=chance.randint(-1, 6), will=chance.randint(-1, 6), bab=chance.randint(0, 6), dr=0, resist={}, memo={},
    )  # fmt: skip


def star_gear(target: Any, chance: random.Random) -> None:
    fighter = person(target)
    fighter.items = {name: each for name, each in fighter.items.items() if each.in_hand or each.wielded}
    fighter.uses_left = {name: chance.randint(0, 3) for name in fighter.uses_left}


# -- all of them -----------------------------------------------------------------------------------
def with_secrets(kind: type[Any], **changes: Change) -> Any:
    """The game with a decree more, by which the test changes a secret; who is unknown stays so, seen or not."""

    class Twin(kind):  # type: ignore[misc]
        edits = (*kind.edits, Secretly(changes))

        def next(self, scene: Scene[Any]) -> Script[None] | None:
            kept = {each.id: each.known_to for each in people_of(scene.state)}
            script: Script[None] | None = super().next(scene)
            for each in people_of(scene.state):
                each.known_to = kept[each.id]
            return script

    return Twin()


def usual_whats(state: Any, somebody: Any, unseen: bool) -> list[str]:
    return ["health", "stats", "gear"]


SUBJECTS = {
    "acks2": Subject(
        with_secrets(Acks2, health=acks_health, stats=acks_stats, gear=acks_gear), melees.crowd,
        lambda each: each.status == "active", usual_whats,
    ),
    "coinflip": Subject(
        with_secrets(Coinflip, health=coin_health, stats=coin_stats, gear=coin_gear), skirmishes.crowd,
        lambda each: each.living and each.side != "neutral", coin_whats,
    ),
    "eclipse_phase": Subject(
        with_secrets(EclipsePhase, health=eclipse_health, stats=eclipse_stats, gear=eclipse_gear), firefights.crowd,
        lambda each: each.status == "active", usual_whats,
    ),
    "fifth_edition": Subject(
        with_secrets(FifthEdition, health=fifth_health, stats=fifth_stats, gear=fifth_gear, readied=fifth_readied,
                     place=fifth_place, vanish=vanish),
        fifth_crowd, lambda each: each.present, fifth_whats, stir,
    ),
    "starfinder": Subject(
        with_secrets(Starfinder, health=star_health, stats=star_stats, gear=star_gear, vanish=vanish),
        boardings.crowd, lambda each: each.present, usual_whats, stir,
    ),
}  # fmt: skip


def twins(name: str, seeds: range, values: bool = False, after: int = 20, mapped: bool = True) -> Report:
    """Fights in which a secret of somebody is changed after a while; on a map, or without one."""
    subject, report = SUBJECTS[name], Report()
    for seed in seeds:
        chance = random.Random(f"twin {name} {seed}")
        run(
            subject.game, subject.start(chance, mapped), seed, subject.seats, subject.secret, report, after=after,
            values=values, stir=subject.stir,
        )  # fmt: skip
    return report


# -- somebody more ---------------------------------------------------------------------------------
def exists(name: str, seeds: range) -> Report:
    """Two fights, in one of which there is somebody more, who is unknown, far away, and does nothing."""
    subject, report = SUBJECTS[name], Report()
    for seed in seeds:
        chance = random.Random(f"extra {name} {seed}")
        starts = with_one_more(subject, chance)
        zz = next(each for each in people_of(starts[1]) if each.id == "zz")
        exist(subject.game, starts, "zz", seed, subject.seats(starts[1], zz.side), report, answers=40)
    return report


def with_one_more(subject: Subject, chance: random.Random) -> tuple[Any, Any]:
    """The start of a fight, and the same with one of them once more, anywhere in the list: unknown, in a corner."""
    for _ in range(1000):
        encounter = subject.encounter(chance)
        people = list(encounter.combatants)
        model = chance.choice([each for each in people if each.side not in ("neutral", "nobody")])
        wide, high = encounter.map.size
        edge = chance.choice((0, 1) if isinstance(wide, int) else (0.0, 0.5, 1.0))
        changed: dict[str, Any] = {
            "id": "zz", "count": 1, "unknown": True, "pilot": None, "hold": None,
            "at": [chance.choice((edge, wide - edge)), chance.choice((edge, high - edge))],
        }  # fmt: skip
        extra = replace(model, **{name: value for name, value in changed.items() if hasattr(model, name)})
        people.insert(chance.randint(0, len(people)), extra)
        more = replace(encounter, combatants=people)
        if not subject.game.problems(more):
            starts = (subject.game.start(encounter), subject.game.start(more))
            if far_off(subject, starts[1]) and undisturbed(subject, *starts):
                return starts
    raise AssertionError("there is no room for anybody more")


def far_off(subject: Subject, start: Any) -> bool:
    """Nobody is near the one who is unknown: whom he engages feels that by the rules."""
    shown = subject.game.table(start)
    bodies = {each.id: each.body for each in shown.combatants if each.body is not None}
    one, grain = bodies.get("zz"), shown.battlefield.grain
    others = [each for name, each in bodies.items() if name != "zz"]
    return one is not None and all(max(abs(one.x - each.x), abs(one.y - each.y)) > 3 * grain for each in others)


def undisturbed(subject: Subject, one: Any, two: Any) -> bool:
    """Whether everybody else begins where he would without him."""
    places = [{each.id: each.body for each in subject.game.table(start).combatants} for start in (one, two)]
    places[1].pop("zz")
    return places[0] == places[1]
