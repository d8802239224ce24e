"""What is true of a combat of ACKS II at any moment, and what may change between two answers."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

from affray.core.fight import Fight
from affray.core.script import Choose
from affray.rulesets.acks2.ground.engagement import NUMBERS, bonds, engaged_by, engagers, engages, is_engaged
from affray.rulesets.acks2.model.conditions import CONDITIONS, MARK
from affray.rulesets.acks2.model.events import Delayed, Joined, NumberCalled, RoundBegan, SegmentBegan, SegmentEnded
from affray.rulesets.acks2.model.stats import Combat, Warrior
from affray.space.facing import Y_NORTH
from affray.text.rulebook import rulebook

STAGES = ("surprise", "begin", "declare", "roll", "call", "segments", "end", "morale", "over")
SEGMENTS = ("pending", "delaying", "active", "ending", "done", "lost", "forfeited")
STATUSES = ("active", "unconscious", "dead", "destroyed", "fled", "surrendered")
GONE = ("unconscious", "dead", "destroyed")
UNABLE = ("helpless", "paralyzed", "slumbering", "unconscious")
LOWEST = -10


def law(fight: Fight[Any], before: Combat) -> None:
    """Everything that must hold after an answer; `before` is the combat as it was when the question was asked."""
    combat: Combat = fight.state
    always(combat)
    life(combat)
    count(before, combat)
    belongings(before, combat)
    result(fight)
    if is_quiet(fight):
        quiet(fight)


def always(combat: Combat) -> None:
    """What not even the Judge can upset."""
    numbers(combat)
    conditions(combat)
    ground(combat)
    engagement(combat)
    readiness(combat)


def is_quiet(fight: Fight[Any]) -> bool:
    """Somebody is asked what it does in its segment: nothing is half done."""
    return any(isinstance(question, Choose) and question.why == "segment" for question in fight.open)


def quiet(fight: Fight[Any]) -> None:
    combat: Combat = fight.state
    assert not fight.scene.windows, [window.name for window in fight.scene.windows]
    assert len(fight.open) == 1
    assert [each.who for each in fight.open] == [combat.acting]
    assert combat.stage == "segments"
    assert not combat.charger, f"{combat.charger} still charges"
    for each in combat.warriors.values():
        assert not (each.first_ready and each.number_called), f"{each.id} has been called and is still ready"
    spaces(combat)


# -- numbers ---------------------------------------------------------------------------------------
def numbers(combat: Combat) -> None:
    """Everything that is counted stays within its bounds."""
    assert combat.stage in STAGES
    assert 0 <= combat.round <= combat.options.max_rounds
    for each in combat.warriors.values():
        assert each.status in STATUSES, each
        assert each.segment in SEGMENTS, each
        assert each.hp <= each.card.hp_max, f"{each.id} has {each.hp} of {each.card.hp_max} hit points"
        assert 0 <= each.spent.moves <= 2, f"{each.id} made {each.spent.moves} movement actions"
        assert 0 <= each.cleaves <= each.card.cleave_max, f"{each.id} cleaves {each.cleaves} times"
        assert each.nonlethal >= 0
        assert each.moved >= 0
        assert all(left >= 0 for left in each.ammo.values()), each.ammo
        assert all(left >= 0 for left in each.castings.values()), each.castings
        assert all(name in each.arms for name in each.hand), f"{each.id} holds {each.hand}"
        assert len(set(each.hand)) == len(each.hand), f"{each.id} holds {each.hand}"
        assert not each.declared or each.declared in ("retreat", "withdraw") or each.declared in each.card.spells


def life(combat: Combat) -> None:
    """Hit points and status say the same (ACKS-DEATH-1); who is out of the fight takes no part in it."""
    for each in combat.warriors.values():
        if each.status in ("active", "surrendered"):
            assert each.hp > 0, f"{each.id} is {each.status} with {each.hp} hit points"
        if each.status == "unconscious":
            assert each.hp <= 0, f"{each.id} is unconscious with {each.hp} hit points"
        if each.status != "active":
            assert each.ready is None, each.id
            assert not each.first_ready, each.id
            assert not each.casting, each.id
            assert each.segment not in ("active", "delaying"), f"{each.id} is {each.status} and {each.segment}"


def belongings(before: Combat, combat: Combat) -> None:
    """Nothing is spent that is not there, no weapon is in two places, nobody comes or goes."""
    assert [*before.warriors] == [*combat.warriors]
    for name, old in before.warriors.items():
        new = combat.warriors[name]
        assert new.card is old.card
        assert all(left <= old.castings[spell] for spell, left in new.castings.items())
    lying = Counter((each.owner, each.weapon.id) for each in combat.lying)
    for (owner, weapon), number in lying.items():
        whose = combat.warriors[owner]
        if weapon not in whose.ammo:
            assert number == 1, f"{owner}'s {weapon} lies in {number} places"
            assert weapon not in whose.arms, f"{owner} has the {weapon} that lies on the ground"


def conditions(combat: Combat) -> None:
    """The bits are the conditions; what lasts until a moment is waited for exactly once."""
    waiting: list[tuple[str, str]] = []
    for each in combat.warriors.values():
        marks = 0
        for condition in each.conditions:
            assert condition.name in CONDITIONS
            marks |= MARK[condition.name]
            if condition.until is not None:
                waiting.append((each.id, condition.name))
        assert each.marks == marks, f"{each.id}: {each.conditions}"
        assert len(set(each.conditions)) == len(each.conditions), each.conditions
    lasting = [(each.on, each.what) for each in combat.timing.lasting if each.what in MARK]
    missing = [each for each in waiting if each not in lasting]
    assert not missing, f"{missing} would never end"
    idle = [each for each in lasting if each not in waiting]
    assert not idle, f"{idle} are waited for and not there"


# -- the ground ------------------------------------------------------------------------------------
def squares(warrior: Warrior) -> set[tuple[int, int]]:
    return set(warrior.place.squares())


def ground(combat: Combat) -> None:
    """Everybody who stands anywhere stands in one place of its own size, on the map and outside walls."""
    grid = combat.ground.grid
    for each in combat.warriors.values():
        if each.status == "fled":
            assert not each.body, f"{each.id} fled and stands at {each.place}"
            continue
        here = squares(each)
        size = each.card.frontage, each.card.depth
        assert (each.place.wide, each.place.deep) in (size, size[::-1]), each.place
        assert all(grid.has(x, y) for x, y in here), f"{each.id} is off the map at {each.place}"
        assert each.body == grid.bits(here), f"{each.id} is at {each.place} and fills other squares"
        if each.status == "active":
            assert not each.body & grid.solid.squares, f"{each.id} stands in a wall"


def spaces(combat: Combat) -> None:
    """Nobody stands where somebody else stands, but the big among the small (ACKS-GRID-5, ACKS-SIZE-5)."""
    standing = [each for each in combat.warriors.values() if each.status in ("active", "surrendered")]
    for one, other in combinations(standing, 2):
        shared = squares(one) & squares(other)
        if shared:
            big = one if one.card.size > other.card.size else other
            assert big.card.size >= 2, f"{one.id} and {other.id} both stand at {shared}"
            friends = abs(one.card.size - other.card.size) >= 2 and not combat.hostile(one, other)
            assert friends or big.card.may_overlap, f"{one.id} and {other.id} overlap at {shared}"


# -- engagement, from nothing but the rules --------------------------------------------------------
def in_front(viewer: Warrior, square: tuple[int, int], arcs: str) -> bool:
    """ACKS-FACE-2: from the nearest own square, of equally near ones the better one."""
    if arcs == "none":
        return True
    fx, fy = Y_NORTH.step(viewer.facing)
    ways = [(square[0] - x, square[1] - y) for x, y in squares(viewer)]
    nearest = min(dx * dx + dy * dy for dx, dy in ways)
    return any(dx * fx + dy * fy > 0 for dx, dy in ways if dx * dx + dy * dy == nearest)


def eligible(combat: Combat, one: Warrior, other: Warrior) -> bool:
    """A faces B within 5 ft, and neither hiding, wards, helplessness nor flight prevents it (ACKS-ENGAGE-1, -2, -3)."""
    if one.status != "active" or other.status != "active" or one.side == other.side:
        return False
    if any(one.side in sides and other.side in sides for sides in combat.peace):
        return False
    names, others = {each.name for each in one.conditions}, {each.name for each in other.conditions}
    if "hidden" in names or "hidden" in others or names & set(UNABLE):
        return False
    if any(ward.kind.blocks_engaging for ward in one.wards) or any(x.kind.blocks_being_engaged for x in other.wards):
        return False
    if abs(one.elevation - other.elevation) > 5 or (other.flying and not one.card.can_fly):
        return False
    own = squares(one)
    near = [(x, y) for x, y in squares(other) if any(max(abs(x - a), abs(y - b)) <= 1 for a, b in own)]
    return any(in_front(one, square, combat.options.facing_arcs) for square in near if square not in own)


def relation(combat: Combat) -> set[tuple[str, str]]:
    """The whole relation, with the numbers of ACKS-SIZE where they are in force."""
    people = combat.warriors.values()
    found: set[tuple[str, str]] = set()
    for other in people:
        several = [one for one in people if eligible(combat, one, other)]
        if combat.options.size_engagement == "on":
            several = [one for one in several if not squares(one) & squares(other)]
            if sum(Fraction(1, NUMBERS[one.card.size][other.card.size]) for one in several) < 1:
                several = []
        found |= {(one.id, other.id) for one in several}
    return found


def engagement(combat: Combat) -> None:
    """What the engine answers is what the rules say, whichever way it is asked (ACKS-ENGAGE-4)."""
    expected = relation(combat)
    people = combat.warriors.values()
    told = {(one.id, other.id) for one in people for other in people if engages(combat, one, other)}
    assert told == expected, f"engagement: {sorted(told ^ expected)}"
    for name, each in combat.warriors.items():
        by, whom = {one for one, other in expected if other == name}, {b for a, b in expected if a == name}
        assert {one.id for one in engagers(combat, each)} == by
        assert {one.id for one in engaged_by(combat, each)} == whom
        assert is_engaged(combat, each) == bool(by)
        assert set(bonds(combat, each)) == by | whom


# -- segments --------------------------------------------------------------------------------------
def count(before: Combat, combat: Combat) -> None:
    """The count only falls; a segment that is over stays over until the next round (ACKS-COUNT-2, ACKS-COUNT-5)."""
    active = [each.id for each in combat.warriors.values() if each.segment == "active"]
    assert len(active) <= 1, f"{active} all act at once"
    assert all(name == combat.acting for name in active)
    assert combat.count >= LOWEST - 1
    assert len(set(combat.due)) == len(combat.due), f"due twice: {combat.due}"
    if combat.round != before.round:
        assert combat.round > before.round
        return
    assert STAGES.index(combat.stage) >= STAGES.index(before.stage) or {combat.stage, before.stage} <= {
        "call", "segments",
    }  # fmt: skip
    if before.stage in ("call", "segments"):
        assert combat.count <= before.count
    for name, old in before.warriors.items():
        new = combat.warriors[name]
        if old.segment in ("done", "lost", "forfeited"):
            assert new.segment == old.segment, f"{name} was {old.segment} and is {new.segment}"
        if old.segment == "delaying":
            assert new.segment != "pending"
        assert new.number_called or not old.number_called, f"{name} is to be called again"
        if new.segment == "delaying":
            joined = new.number == combat.count
            assert joined or max(-new.number, LOWEST) <= combat.count, f"{name} delays beyond its limit"
            assert new.wait_for != name


def readiness(combat: Combat) -> None:
    """Ready for an action with a weapon that is there; first-round readiness is of the first round (ACKS-FIRST-1)."""
    for each in combat.warriors.values():
        if each.first_ready:
            assert combat.round <= 1, f"{each.id} is still ready from the first round"
            assert each.segment == "pending", f"{each.id} is ready and {each.segment}"
            assert not each.interrupted
        if each.ready is not None:
            assert each.status == "active"
            assert each.ready.round in (combat.round, combat.round - 1), each.ready
        if each.interrupted and combat.round == 1:
            assert each.segment in ("forfeited", "lost"), f"{each.id} has struck first and is {each.segment}"


def result(fight: Fight[Any]) -> None:
    combat: Combat = fight.state
    assert not combat.over or combat.over in {*combat.sides(), "draw"}
    assert bool(fight.open) != bool(combat.over), "a fight asks something until it is over"
    assert (combat.stage == "over") == bool(combat.over)


# -- the whole log ---------------------------------------------------------------------------------
def whole_log(fight: Fight[Any]) -> None:
    """Every event cites rules that exist; numbers are called downwards; one segment a round (ACKS-COUNT-1, -2)."""
    known = {rule.id for rule in rulebook(fight.ruleset)}  # type: ignore[arg-type]
    called: list[int] = []
    acted: list[str] = []
    limits: dict[str, int] = {}
    over: list[str] = []
    delaying: list[str] = []
    for event in fight.log():
        assert event.rules, f"{event} follows from no rule"
        assert all(rule in known for rule in event.rules), f"{event.rules} are not all rules"
        if isinstance(event, RoundBegan):
            called, acted, over, delaying, limits = [], [], [], [], {}
        elif isinstance(event, NumberCalled):
            assert not called or event.number < called[-1], f"{event.number} is called after {called[-1]}"
            called.append(event.number)
        elif isinstance(event, Delayed):
            delaying.append(event.who)
            limits[event.who] = event.limit
        elif isinstance(event, Joined):
            assert event.count >= limits[event.who], f"{event.who} joins beyond its limit"
        elif isinstance(event, SegmentBegan):
            assert event.who not in over, f"{event.who} acts after its segment"
            assert event.who not in acted or event.who in delaying, f"{event.who} has two segments"
            assert event.number == called[-1]
            delaying = [name for name in delaying if name != event.who]
            acted.append(event.who)
        elif isinstance(event, SegmentEnded):
            assert event.who not in over, f"the segment of {event.who} ends twice"
            over.append(event.who)
