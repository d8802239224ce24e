"""The order: counts, ranks and places; roll-offs among equals; new places from the next turn on (EP-INIT, EP-TIE)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from affray.core.scene import Scene
from affray.core.script import Script, roll

from ..model.events import CountChanged, PlaceGained, RolledOff
from ..model.kinds import Spot
from ..model.stats import ACTIVE, Combat, Fighter, initiative_modifiers
from ..model.underway import present


def place_of(fighter: Fighter) -> tuple[int, int]:
    """Its place as a number to sort by; equal ones are a tie (EP-TIE-9)."""
    return -fighter.count, -fighter.rank


def by_place(combat: Combat) -> list[Fighter]:
    """Everybody who has a place, the first in front (EP-INIT-7)."""
    present = [each for each in combat.fighters.values() if each.in_order and each.status == ACTIVE]
    return sorted(present, key=place_of)


def groups(fighters: Sequence[Fighter]) -> list[tuple[str, ...]]:
    """Those who share a place together, in order. Who is unknown to somebody comes after them: that it ties with them
    is a secret."""
    found: list[tuple[str, ...]] = []
    for _, tied in groupby(fighters, key=place_of):
        found += [tuple([each.id for each in part]) for part in in_the_open(list(tied)) if part]
    return found


def in_the_open(several: Sequence[Fighter]) -> tuple[list[Fighter], list[Fighter]]:
    """Those of whom all these know, and the others."""
    if not [True for each in several if each.known_to is not None]:
        return list(several), []
    open_ = [each for each in several if all(each.is_known_to(other.side) for other in several)]
    return open_, [each for each in several if each not in open_]


def turn_order(combat: Combat) -> list[tuple[str, ...]]:
    """Those who took the initiative by place, then the others by place (EP-TAKE-5, EP-TIE-10)."""
    everybody = by_place(combat)
    front = [each for each in everybody if each.in_front]
    return groups(front) + groups([each for each in everybody if not each.in_front]) if front else groups(everybody)


# -- equals ----------------------------------------------------------------------------------------
def quickest_first(scene: Scene[Combat], ids: Sequence[str]) -> Script[list[str]]:
    """By REF, equal ones by a roll-off (EP-TIE-4); who is unknown to one of them is not compared, and comes last."""
    fighters = scene.state.fighters
    open_, unknown = in_the_open([fighters[name] for name in ids])
    if open_ and unknown:
        first = yield from quickest_first(scene, [each.id for each in open_])
        return first + (yield from quickest_first(scene, [each.id for each in unknown]))
    by_ref = sorted(ids, key=lambda name: -fighters[name].card.ref)
    found: list[str] = []
    for _, equals in groupby(by_ref, key=lambda name: fighters[name].card.ref):
        found += yield from rolled_off(scene, list(equals))
    return found


def rolled_off(scene: Scene[Combat], ids: Sequence[str]) -> Script[list[str]]:
    """Equals in the order of their roll-off, the higher first; a result that is known is kept (EP-TIE-4)."""
    if len(ids) < 2:
        return list(ids)
    open_, unknown = in_the_open([scene.state.fighters[name] for name in ids])
    if open_ and unknown:
        first = yield from rolled_off(scene, [each.id for each in open_])
        return first + (yield from rolled_off(scene, [each.id for each in unknown]))
    for known in scene.state.roll_offs.values():
        if all(name in known for name in ids):
            return [name for name in known if name in ids]
    found = yield from roll_off(scene, list(ids))
    remember(scene.state, found)
    if scene.recording:
        scene.tell(RolledOff(tuple(found), rules=("EP-TIE-4",)))
    return found


def remember(combat: Combat, found: Sequence[str]) -> None:
    """A new result replaces those of any part of the same ones."""
    for key in [each for each in combat.roll_offs if all(name in found for name in each)]:
        del combat.roll_offs[key]
    combat.roll_offs[tuple(sorted(found))] = tuple(found)


def roll_off(scene: Scene[Combat], ids: list[str]) -> Script[list[str]]:
    """1d10 each, equal results again among themselves (EP-TIE-4)."""
    if len(ids) < 2:
        return ids
    dice: dict[str, int] = {}
    for name in ids:
        with present(scene, name):
            (dice[name],) = yield from roll(scene, name, "roll_off", 1, 10)
    gone = [name for name in ids if name not in dice]
    found: list[str] = []
    for value in sorted(set(dice.values()), reverse=True):
        found += yield from roll_off(scene, [name for name in ids if dice.get(name) == value])
    return found + gone


def settle_ties(scene: Scene[Combat], order: list[tuple[str, ...]]) -> Script[list[tuple[str, ...]]]:
    """With the options `ref` and `roll_off` nobody shares a place (EP-TIE-2, EP-TIE-3)."""
    mode = scene.state.options.tie_mode
    found: list[tuple[str, ...]] = []
    for tied in order:
        squad = squad_of(scene.state, tied)
        alone = [name for name in tied if name not in squad[1:]]  # one speaks for its squad
        sorter = quickest_first if mode == "ref" else rolled_off
        for name in (yield from sorter(scene, alone)):
            found.append(tuple(squad) if name in squad else (name,))
    return found


def forget_roll_offs(combat: Combat) -> None:
    """A roll-off counts while its combatants stay tied, and for any part of them that is left (EP-TIE-4)."""
    kept: list[tuple[str, ...]] = []
    for found in combat.roll_offs.values():
        present = [combat.fighters[name] for name in found if combat.fighters[name].status == ACTIVE]
        for place in dict.fromkeys(place_of(each) for each in present):
            kept.append(tuple([each.id for each in present if place_of(each) == place]))
    combat.roll_offs = {tuple(sorted(each)): each for each in kept if len(each) > 1}


def squad_of(combat: Combat, ids: Sequence[str]) -> list[str]:
    """Identical combatants of the game master at one place, who rolled together (EP-INIT-12)."""
    if not combat.options.group_initiative:
        return []
    for name in ids:
        alike = [other for other in ids if same_squad(combat.fighters[name], combat.fighters[other])]
        if len(alike) > 1:
            return alike
    return []


def same_squad(one: Fighter, other: Fighter) -> bool:
    return (
        one.card.sheet == other.card.sheet and one.side == other.side and one.initiative_roll == other.initiative_roll
        and one.controller != "player" and other.controller != "player"
    )  # fmt: skip


# -- new places ------------------------------------------------------------------------------------
def settle_places(scene: Scene[Combat]) -> None:
    """New places and changed counts, at the start of a turn (EP-DELAY-11, EP-INIT-8).

    Places gained by delaying come into force in the order in which the slots were completed; the end of the order is
    known when the counts have shifted (EP-DELAY-23).
    """
    combat = scene.state
    spots = [each for each in combat.spots if combat.fighters[each.who].status == ACTIVE]
    combat.spots = []
    for count in dict.fromkeys(each.count for each in spots if not each.last):
        insert(combat, count, [each for each in spots if each.count == count and not each.last], spots)
    for spot in spots:
        combat.fighters[spot.who].init_mods_at_base = spot.base
        if not spot.last:
            tell_place(scene, spot.who, "after" if spot.after else "before", "EP-DELAY-10")
    shift_counts(scene)
    for spot in spots:
        if spot.last:
            to_the_end(combat, spot.who)
            tell_place(scene, spot.who, "last", "EP-DELAY-23")
    for fighter in combat.fighters.values():
        if fighter.decreed_count is not None:
            fighter.count, fighter.rank, fighter.decreed_count = fighter.decreed_count, 0, None


def tell_place(scene: Scene[Combat], who: str, how: str, rule: str) -> None:
    if scene.recording:
        scene.tell(PlaceGained(who, scene.state.fighters[who].count, how, rules=(rule,)))


def insert(combat: Combat, count: int, spots: Sequence[Spot], all_spots: Sequence[Spot]) -> None:
    """The places at one count anew: who came before a place, the place itself, who came after it (EP-DELAY-31).

    Ranks are numbered from the place that has rank 0, so that who has never moved keeps it.
    """
    movers = [each.who for each in all_spots]
    staying = [x for x in combat.fighters.values() if x.in_order and x.count == count and x.id not in movers]
    ranks = {each.rank for each in staying} | {each.rank for each in spots} | {0}
    line: list[tuple[int | None, list[str]]] = []
    for rank in sorted(ranks, reverse=True):
        line += [(None, [each.who]) for each in spots if each.rank == rank and not each.after]
        line.append((rank, [each.id for each in staying if each.rank == rank]))
        line += [(None, [each.who]) for each in spots if each.rank == rank and each.after]
    middle = [rank for rank, _ in line].index(0)
    for number, (_, names) in enumerate(line):
        for name in names:
            combat.fighters[name].count, combat.fighters[name].rank = count, middle - number


def to_the_end(combat: Combat, who: str) -> None:
    """Behind everybody: the lowest count of the others, or its own if that is lower (EP-DELAY-23).

    Its rank is below 0, so that nobody who comes to that count later ties with it (EP-INIT-13).
    """
    fighter = combat.fighters[who]
    others = [x for x in combat.fighters.values() if x.in_order and x.status == ACTIVE and x is not fighter]
    fighter.count = min([each.count for each in others] + [fighter.count])
    fighter.rank = min([each.rank for each in others if each.count == fighter.count] + [0]) - 1


def shift_counts(scene: Scene[Combat]) -> None:
    """Changed modifiers move the count; a moved one has rank 0 (EP-INIT-8, EP-INIT-13)."""
    combat = scene.state
    if combat.options.initiative_recalc == "never":
        return
    for fighter in combat.fighters.values():
        now = initiative_modifiers(fighter)
        if now == fighter.init_mods_at_base or not fighter.in_order or fighter.status != ACTIVE:
            continue
        before = fighter.count
        fighter.count += now - fighter.init_mods_at_base
        fighter.rank, fighter.init_mods_at_base = 0, now
        if scene.recording:
            scene.tell(CountChanged(fighter.id, before, fighter.count, rules=("EP-INIT-8", "EP-INIT-13")))
