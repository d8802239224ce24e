"""Defensive movement: withdraw and retreat, away from those who engage (ACKS-DEFMOV)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from affray.core.fields import Field
from affray.core.places import Places
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.measure import Footprint

from ..body.conditions import disorder
from ..ground.board import Supposed, front_left, is_block, put
from ..ground.engagement import alone_engages, engagers, enough
from ..ground.leaving import Leaving, leads_away
from ..ground.routes import Route, speed
from ..ground.surveying import Survey
from ..model.catalogue import no
from ..model.conditions import BERSERK, FRIGHTENED
from ..model.kinds import Cost
from ..model.stats import Combat, Warrior
from .deed import prone_rules
from .moving import Movement, Path, after_march, goes_freely, off_map


class Defensive(Movement):
    """Withdraw and retreat: declared, and not stopped by those who engage already (ACKS-DEFMOV)."""

    def ignored(self, combat: Combat, warrior: Warrior) -> list[str]:
        return [each.id for each in engagers(combat, warrior)]

    def route(self, combat: Combat, warrior: Warrior, values: Values, survey: Survey | None = None) -> Route:
        """A single far square is reached by a way that leads away, if there is one."""
        path = values["path"]
        if len(path) == 1 and self.ignored(combat, warrior):
            x, y = front_left(warrior.place, warrior.facing)
            there = warrior.place.moved(path[0][0] - x, path[0][1] - y)
            far = max(abs(there.x - warrior.place.x), abs(there.y - warrior.place.y)) > 1
            way = self.leaving(combat, warrior).way_to(there) if far else ()
            if way:
                values = {**values, "path": tuple((x + dx, y + dy) for dx, dy in way)}
        return super().route(combat, warrior, values, survey)

    def needs(self, combat: Combat, warrior: Warrior) -> Mapping[str, Field]:
        """The ways offered lead away from those who engage it."""

        x, y = front_left(warrior.place, warrior.facing)
        ignored = self.ignored(combat, warrior)

        def ways() -> Iterator[tuple[Footprint, Path]]:
            for place, way in self.leaving(combat, warrior).ways():
                yield place, tuple([(x + dx, y + dy) for dx, dy in way])

        def among() -> Iterator[Path]:
            yield from (path for _, path in ways())
            yield from off_map(combat, warrior)

        def all_of_them(values: Values) -> list[Path] | None:
            if values.keys() - {"as"}:
                return None
            survey, sure, tried = Survey(combat, warrior, ignored), [], among()
            if goes_freely(warrior):
                sure = [path for place, path in ways() if not still_engaged(combat, warrior, place, ignored)]
                tried = iter(off_map(combat, warrior))
            return [*sure, *(path for path in tried if self.fits(combat, warrior, {"path": path}, survey))]

        known = super().needs(combat, warrior)
        if not ignored:
            return known
        path = known["path"]
        assert isinstance(path, Places)
        return {**known, "path": replace(path, among=among, bulk=all_of_them)}

    def leaving(self, combat: Combat, warrior: Warrior) -> Leaving:
        """Where it can get to by going away from those who engage it."""
        return Leaving(combat, warrior, self.budget(combat, warrior), self.ignored(combat, warrior))

    def forbids_start(self, combat: Combat, warrior: Warrior, paid: Cost) -> Iterator[Refusal]:
        skilled = "skirmishing" in warrior.card.proficiencies
        if warrior.declared != self.id and not skilled:
            yield no("ACKS-DECL-4", action=self.id)
        if not warrior.began_engaged:
            yield no("ACKS-DEFMOV-7", who=warrior.id)
        if warrior.marks & BERSERK:
            yield no("ACKS-COND-15", who=warrior.id)
        yield from prone_rules(warrior, "ACKS-MOVE-8")
        if not self.way_out(combat, warrior):
            yield no("ACKS-DEFMOV-5", who=warrior.id)

    def way_out(self, combat: Combat, warrior: Warrior) -> bool:
        """Whether any way that leads away ends unengaged by those enemies (ACKS-DEFMOV-5)."""
        ignored = self.ignored(combat, warrior)
        if not ignored:
            return True
        leaving = self.leaving(combat, warrior)
        if any(leaving.may_leave_map(*way) for way in off_map(combat, warrior)):
            return True
        return any(not still_engaged(combat, warrior, place, ignored) for place, _ in leaving.ways())

    def forbids_end(self, combat: Combat, warrior: Warrior, route: Route, values: Values) -> Iterator[Refusal]:
        yield from super().forbids_end(combat, warrior, route, values)
        ignored = self.ignored(combat, warrior)
        last = route.places[-1] if route.places else warrior.place
        if not leads_away(combat, warrior, route, ignored, values["path"][-1]):
            yield no(self.rule, "away", who=warrior.id)
        if not route.off_map and still_engaged(combat, warrior, last, ignored):
            yield no("ACKS-DEFMOV-5", "still_engaged", who=warrior.id)


def still_engaged(combat: Combat, warrior: Warrior, place: Footprint, enemies: Sequence[str]) -> bool:
    """Whether these enemies would engage it at a place."""
    with Supposed(warrior):
        put(combat.ground, warrior, place, warrior.facing)
        found = [combat.warriors[name] for name in enemies if alone_engages(combat, combat.warriors[name], warrior)]
    return bool(found) and (combat.options.size_engagement == "off" or enough(found, warrior))


class Withdraw(Defensive):
    """A movement action: half combat speed away from those who engage (ACKS-DEFMOV-2)."""

    id = "withdraw"
    group = "move"
    rule = "ACKS-DEFMOV-2"
    cost: Cost = "movement"

    def budget(self, combat: Combat, warrior: Warrior) -> int:
        return max(1, speed(warrior, warrior.card.combat) // 2)

    def route(self, combat: Combat, warrior: Warrior, values: Values, survey: Survey | None = None) -> Route:
        """Who says nothing else steps back from those it fights and does not turn its back on them (ACKS-FACE-5)."""
        if "facing" not in values and is_block(warrior):
            values = {**values, "facing": (warrior.facing.name,)}
        return super().route(combat, warrior, values, survey)

    def forbids_start(self, combat: Combat, warrior: Warrior, paid: Cost) -> Iterator[Refusal]:
        yield from super().forbids_start(combat, warrior, paid)
        if warrior.marks & FRIGHTENED:
            yield no("ACKS-COND-9", "running_speed", who=warrior.id)


class Retreat(Defensive):
    """A full-round action: running speed with a fixed facing, disordered afterwards (ACKS-DEFMOV-3)."""

    id = "retreat"
    group = "move"
    rule = "ACKS-DEFMOV-3"
    cost: Cost = "full"
    looks = "fixed"

    def budget(self, combat: Combat, warrior: Warrior) -> int:
        return speed(warrior, warrior.card.run)

    def effect(self, scene: Scene[Combat], warrior: Warrior, values: Values, paid: Cost) -> Script[None]:
        disorder(scene, warrior, self.rule)
        yield from self.go(scene, warrior, values)
        yield from after_march(scene, warrior)
