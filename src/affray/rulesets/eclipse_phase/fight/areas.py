"""Area effects: blasts and cones, scatter, triggers, throwing back (EP-AREA)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from affray.core.acts import underway
from affray.core.fields import Area as Drawn
from affray.core.modifiers import Modifier
from affray.core.scene import Scene
from affray.core.script import Script, roll
from affray.space.field import Point, distance_floor, squared_distance

from ..body.blows import Blow, aim_parts, attack_test, defence_test, origin, own_parts, range_modifier, weapon_test
from ..body.checks import Part, Test, tell_test, throw
from ..body.damage import Harm, armor_against, finish, harm_of, roll_harm, take, weapon_harm, wounds_of
from ..body.pools import Stake, effort, spend_after, spend_before
from ..ground.board import cover_against, near_cover, shown
from ..model.events import AreaHit, AttackResolved, GrenadeLies
from ..model.kinds import COVER_LEVELS, GRAIN, Explosive, Hit, Weapon, halved
from ..model.stats import ACTIVE, Combat, can_defend
from ..model.underway import is_there, past_recall, present
from .attacks import after_attack, criticals, feel_out, spend_weapon

TRIGGERS = ("impact", "airburst", "signal", "timer")
DIRECTIONS = ((707, 707), (0, 1000), (-707, 707), (-1000, 0), (-707, -707), (0, -1000), (707, -707), (1000, 0))
"""1d8 times 45 degrees, in thousandths of the way (EP-AREA-6)."""


@dataclass(frozen=True, slots=True)
class Throw:
    """An area attack as it was declared: where to, and when it goes off (EP-AREA-7)."""

    blow: Blow
    point: Point
    trigger: str = "impact"
    timer: int = 1


# -- aiming at a point -----------------------------------------------------------------------------
def area_test(combat: Combat, aimed: Throw) -> Test:
    """A success test with all attack and range modifiers; an airburst ignores cover (EP-AREA-1, EP-AREA-7)."""
    blow = aimed.blow
    attacker, weapon = combat.fighters[blow.who], blow.weapon
    start = origin(attacker, weapon)
    parts = own_parts(combat, attacker, blow)
    parts.append((range_modifier(weapon, start, aimed.point), "range", "EP-RANGE-1"))
    if attacker.cover and weapon.kind != "system" and cover_against(combat, attacker, aimed.point):
        parts.append((-10, "out_of_cover", "EP-RANGE-3"))
    if blow.target:
        cover = cover_against(combat, combat.fighters[blow.target], start)
        if cover and aimed.trigger != "airburst" and not blow.indirect:
            parts.append((-10 * cover, COVER_LEVELS[cover], "EP-RANGE-4"))
        parts += aim_parts(attacker, blow)
    return weapon_test(attacker, weapon, parts)


def lob(scene: Scene[Combat], aimed: Throw) -> Script[None]:
    """Throw or fire at a point: it lands there, or scatters (EP-AREA-1, EP-AREA-6)."""
    blow = aimed.blow
    unsure = yield from feel_out(scene, blow.who)
    test = area_test(scene.state, aimed)
    yield from roll_alone(scene, [test])
    found = test.graded()
    missed = unsure and found.success and (yield from throw(scene, blow.who, "miss_chance")) < 50
    hit = found.success and not missed
    tell_test(scene, test, "attack", ("EP-AREA-1",))
    spend_weapon(scene, blow.who, blow.weapon, blow.mode)
    after_attack(scene, [blow], [hit])
    point, superior, critical = aimed.point, found.superior, found.critical
    far = 0
    if not hit:
        far, point = yield from scatter(scene, blow.who, point, 0 if found.success else superior)
        superior, critical = 0, False
    yield from arrive(scene, aimed, point, superior, critical, far)
    yield from criticals(scene, blow, test)


def roll_alone(scene: Scene[Combat], tests: list[Test]) -> Script[None]:
    """The attacker's roll with its moments for a point; nobody opposes it."""

    def wins() -> bool:
        return any(test.graded().success for test in tests)

    stakes = [Stake(tests, "attack", wins)]
    yield from spend_before(scene, stakes)
    die = yield from throw(scene, tests[0].who, "attack")
    for test in tests:
        test.roll = die
    past_recall(scene)
    tell_test(scene, tests[0], "attack", ("EP-AREA-1",))
    yield from spend_after(scene, stakes)


def scatter(scene: Scene[Combat], who: str, point: Point, superior: int) -> Script[tuple[int, Point]]:
    """1d10 m, doubled for each superior failure, in one of eight directions (EP-AREA-6)."""
    (far,) = yield from roll(scene, who, "scatter", 1, 10)
    (way,) = yield from roll(scene, who, "direction", 1, 8)
    far *= 2**superior
    dx, dy = DIRECTIONS[way - 1]
    return far, Point(point.x + part_of(dx, far), point.y + part_of(dy, far), point.z)


def part_of(thousandths: int, metres: int) -> int:
    """A share of so many metres in units, rounded to the nearest."""
    return (2 * thousandths * metres * GRAIN + 1000) // 2000


def arrive(
    scene: Scene[Combat], aimed: Throw, point: Point, superior: int, critical: bool, far: int
) -> Script[None]:
    """It goes off at once, or lies there and waits for its signal or timer (EP-AREA-7)."""
    blow = aimed.blow
    if scene.recording:
        scene.tell(AreaHit(blow.who, blow.weapon.id, shown(point), far, rules=("EP-AREA-6" if far else "EP-AREA-1",)))
    if aimed.trigger in ("impact", "airburst"):
        yield from blast(scene, blow.who, blow.weapon, point, superior, critical)
        return
    due = scene.state.turn + max(1, aimed.timer) if aimed.trigger == "timer" else 0
    name = free_id(scene.state, blow.who, blow.weapon.id)
    scene.change(partial(lay, Explosive(name, blow.who, blow.weapon, point, due, superior, critical)))
    if scene.recording:
        scene.tell(GrenadeLies(blow.who, blow.weapon.id, shown(point), aimed.trigger, rules=("EP-AREA-7",)))


def free_id(combat: Combat, who: str, weapon: str) -> str:
    number = 1
    while any(each.id == f"{who}.{weapon}.{number}" for each in combat.explosives):
        number += 1
    return f"{who}.{weapon}.{number}"


def lay(explosive: Explosive, combat: Combat) -> None:
    combat.explosives.append(explosive)


def take_away(name: str, combat: Combat) -> None:
    combat.explosives = [each for each in combat.explosives if each.id != name]


# -- the blast -------------------------------------------------------------------------------------
def blast(
    scene: Scene[Combat], by: str, weapon: Weapon, point: Point, superior: int, critical: bool
) -> Script[None]:
    """Everybody whom it can reach tests Fray / 2, then damage and checks one by one (EP-AREA-2 to EP-AREA-4)."""
    assert weapon.area is not None
    harm = weapon_harm(scene.state.fighters[by], weapon)
    harm.add(superior, 6)
    most = harm.most * (2 if critical else 1)
    near = reached(scene.state, weapon, most, point)
    dodged = yield from dodge(scene, by, weapon, near)
    for who in near:
        if not is_there(scene.state, who):
            continue
        with present(scene, who):
            total = yield from roll_harm(scene, by, harm)
            parts = [Modifier(total, "dice", "EP-DMG-1")]
            if critical:
                parts.append(Modifier(total, "critical", "EP-ATK-9"))
                total *= 2
            far = gap(scene.state, who, point)
            left = left_of(weapon, total, far)
            if left != total:
                parts.append(Modifier(left - total, "distance", "EP-AREA-3"))
            sheltered = near_cover(scene.state, scene.state.fighters[who].pos)
            safe = dodged[who] and (at_edge(weapon, total, far) or sheltered)
            hit = Hit(who, by, weapon=weapon, superior=superior, critical=critical, inside=inside(weapon, far))
            if not safe and (left > 0 or not most):
                strike(scene, hit, left, dodged[who], parts)
                yield from finish(scene)


def reached(combat: Combat, weapon: Weapon, most: int, point: Point) -> list[str]:
    """Everybody for whom something is left of the most that a blast can do, the nearest first (EP-AREA-3).

    Without damage a radius says how far it reaches; one that has none does not get farther than its first metre.
    """
    if not most:
        assert weapon.area is not None
        farthest = weapon.area.radius * GRAIN or GRAIN - 1
        return [each for each in within(combat, point) if gap(combat, each, point) <= farthest]
    return [each for each in within(combat, point) if left_of(weapon, most, gap(combat, each, point)) > 0]


def blast_area(combat: Combat, by: str, weapon: Weapon, point: Point | None) -> Drawn:
    """A blast as a table draws it: as far as something may be left of its damage, and whom that is (EP-AREA-3)."""
    area = weapon.area
    assert area is not None
    most = weapon_harm(combat.fighters[by], weapon).most
    farthest = -(-most // area.falloff) if area.falloff else 0
    size = farthest + (area.radius if area.type == "uniform" else 0)
    if point is None:
        return Drawn("blast", size)
    return Drawn("blast", size, centre=(point.x, point.y), who=tuple(reached(combat, weapon, most, point)))


def within(combat: Combat, point: Point) -> list[str]:
    """Everybody in the fight, the nearest first (EP-TEST-14)."""
    found = [each for each in combat.fighters.values() if each.status == ACTIVE]
    return [each.id for each in sorted(found, key=lambda each: (squared_distance(each.pos, point), each.id))]


def gap(combat: Combat, who: str, point: Point) -> int:
    return distance_floor(combat.fighters[who].pos, point)


def left_of(weapon: Weapon, total: int, far: int) -> int:
    """What distance leaves of the damage: 2 less for each full metre, or beyond the radius (EP-AREA-3, EP-AREA-4)."""
    area = weapon.area
    assert area is not None
    outside = far - area.radius * GRAIN if area.type == "uniform" else far
    return max(0, total - area.falloff * (max(0, outside) // GRAIN))


def inside(weapon: Weapon, far: int) -> bool:
    """Side effects of a uniform blast work only within its radius (EP-AREA-4)."""
    area = weapon.area
    return area is None or area.type != "uniform" or far <= area.radius * GRAIN


def at_edge(weapon: Weapon, total: int, far: int) -> bool:
    """Within 1 m of where nothing is left of the damage, or of the radius of a uniform blast (EP-AREA-2)."""
    area = weapon.area
    assert area is not None
    edge = area.radius * GRAIN if area.type == "uniform" else -(-total // area.falloff) * GRAIN
    return far >= edge - GRAIN


def dodge(scene: Scene[Combat], by: str, weapon: Weapon, near: Sequence[str]) -> Script[dict[str, bool]]:
    """Fray / 2 of everybody who can defend, not opposed (EP-AREA-2)."""
    found: dict[str, bool] = {}
    for who in near:
        fighter = scene.state.fighters[who]
        found[who] = False
        if not can_defend(fighter):
            continue
        blow = Blow(by, who, weapon)
        test = defence_test(scene.state, blow, "fray")
        if fighter.full_defense:
            other = defence_test(scene.state, blow, "athletics")
            test = other if other.target > test.target else test
        stakes = [Stake([test], "defence", partial(succeeds, test))]
        with underway(scene, partial(can_defend, fighter)):
            yield from spend_before(scene, stakes)
            test.roll = yield from throw(scene, who, "defence")
            tell_test(scene, test, "defence", ("EP-AREA-2",))
            yield from spend_after(scene, stakes)
            tell_test(scene, test, "defence", ("EP-AREA-2",))
            found[who] = test.graded().success
    return found


def succeeds(test: Test) -> bool:
    return test.graded().success


def strike(scene: Scene[Combat], hit: Hit, total: int, half: bool, parts: list[Modifier]) -> None:
    """Half for a dodge, then armour, then the body (EP-DMG-3)."""
    assert hit.weapon is not None
    target = scene.state.fighters[hit.target]
    if half:
        parts = [*parts, Modifier(halved(total) - total, "dodge", "EP-AREA-2")]
        total = halved(total)
    armor = armor_against(target, Blow(hit.by, hit.target, hit.weapon), False)
    taken = max(0, total - armor)
    full = Hit(
        hit.target, hit.by, taken, wounds_of(target, taken), hit.weapon, superior=hit.superior, critical=hit.critical,
        inside=hit.inside,
    )  # fmt: skip
    take(scene, full, parts, armor)


# -- cones -----------------------------------------------------------------------------------------
def cone(scene: Scene[Combat], blows: Sequence[Blow]) -> Script[None]:
    """One roll; whoever is in it tests by itself, only nearby cover saves wholly (EP-AREA-5)."""
    combat = scene.state
    who, weapon = blows[0].who, blows[0].weapon
    start = origin(combat.fighters[who], weapon)
    blows = sorted(blows, key=lambda each: (squared_distance(start, combat.fighters[each.target].pos), each.target))
    unsure = yield from feel_out(scene, who)
    tests = [attack_test(combat, blow) for blow in blows]
    yield from roll_alone(scene, tests)
    missed = unsure and tests[0].graded().success and (yield from throw(scene, who, "miss_chance")) < 50
    spend_weapon(scene, who, weapon, blows[0].mode)
    caught = [i for i in range(len(blows)) if tests[i].graded().success and not missed]
    after_attack(scene, blows, [bool(caught)])
    tell_test(scene, tests[0], "attack", ("EP-AREA-5",))
    dodged = yield from dodge(scene, who, weapon, [blows[i].target for i in caught])
    for i in range(len(blows)):
        if scene.recording:
            told = (who, blows[i].target, weapon.id, i in caught, "cone", tests[i].roll, -1)
            scene.tell(AttackResolved(*told, rules=("EP-AREA-5",)))
        if i in caught and is_there(scene.state, blows[i].target):
            with present(scene, blows[i].target):
                yield from sprayed(scene, blows[i], tests[i], dodged[blows[i].target])
    yield from criticals(scene, blows[0], tests[0])


def sprayed(scene: Scene[Combat], blow: Blow, test: Test, dodged: bool) -> Script[None]:
    """What a cone does to one of its targets."""
    found = test.graded()
    harm: Harm = harm_of(scene.state, blow, found.superior)
    total = yield from roll_harm(scene, blow.who, harm)
    parts = [Modifier(total, "dice", "EP-DMG-1")]
    if found.critical:
        parts.append(Modifier(total, "critical", "EP-ATK-9"))
        total *= 2
    if dodged and near_cover(scene.state, scene.state.fighters[blow.target].pos):
        return
    hit = Hit(blow.target, blow.who, weapon=blow.weapon, superior=found.superior, critical=found.critical)
    strike(scene, hit, max(0, total), dodged, parts)
    yield from finish(scene)


# -- explosives that lie there ---------------------------------------------------------------------
def explosive(combat: Combat, name: str) -> Explosive | None:
    return next((each for each in combat.explosives if each.id == name), None)


def detonate(scene: Scene[Combat], name: str) -> Script[None]:
    """One goes off where it lies (EP-AREA-7)."""
    found = explosive(scene.state, name)
    if found is None:
        return
    scene.change(partial(take_away, name))
    past_recall(scene)
    if scene.recording:
        scene.tell(AreaHit(found.by, found.weapon.id, shown(found.point), 0, rules=("EP-AREA-7",)))
    yield from blast(scene, found.by, found.weapon, found.point, found.superior, found.critical)


def timers(scene: Scene[Combat]) -> Script[None]:
    """What is due in this End phase, in order of throwing (EP-AREA-7)."""
    for each in list(scene.state.explosives):
        if 0 < each.due <= scene.state.turn:
            yield from detonate(scene, each.id)


def throw_back(scene: Scene[Combat], who: str, name: str, point: Point) -> Script[None]:
    """Catch it with a REF check, then throw it (EP-AREA-8)."""
    if not (yield from effort(scene, who, "ref", "EP-AREA-8", (-20, "catch", "EP-AREA-8"))).success:
        return
    found = explosive(scene.state, name)
    if found is None:
        return
    fighter = scene.state.fighters[who]
    far: Part = (range_modifier(found.weapon, fighter.pos, point), "range", "EP-RANGE-1")
    hard: Part = (-20, "throw_back", "EP-AREA-8")
    thrown = yield from effort(scene, who, "athletics", "EP-AREA-8", hard, far, use="thrown")
    metres = 0
    past_recall(scene)
    if not thrown.success:
        metres, point = yield from scatter(scene, who, point, thrown.superior)
    scene.change(partial(move_to, name, point))
    if scene.recording:
        scene.tell(AreaHit(who, found.weapon.id, shown(point), metres, rules=("EP-AREA-8",)))


def move_to(name: str, point: Point, combat: Combat) -> None:
    """An explosive lies somewhere else now."""
    combat.explosives = [
        Explosive(x.id, x.by, x.weapon, point, x.due, x.superior, x.critical) if x.id == name else x
        for x in combat.explosives
    ]


def signal(scene: Scene[Combat], who: str) -> Script[None]:
    """Everything that waits for somebody's command goes off, in order of throwing (EP-AREA-7)."""
    for each in list(scene.state.explosives):
        if each.by == who and not each.due:
            yield from detonate(scene, each.id)
