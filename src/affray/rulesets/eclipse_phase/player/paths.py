"""Ways around walls and through doors: the shortest over the corners of what is in the way (EP-COND-14)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from affray.space.field import Point, Rect, distance_floor

from ..ground.board import TOTAL, block_line
from ..model.kinds import Feature
from ..model.stats import Combat

CLEARANCE = 30
"""So far from the corner of a wall one walks around it."""
OPENING = 300
"""What opening a door costs, as a way of so many units."""
KEPT = 32
"""So many scenes are kept."""


class Hop(NamedTuple):
    """The next stretch of a way: straight to a point, behind a door that has to be opened if one is named."""

    point: Point
    door: str = ""
    length: int = 0
    """Of the whole way."""


class Node(NamedTuple):
    """A corner to walk around, or one side of a door."""

    point: Point
    door: str = ""
    behind: int = -1
    """The node on the other side of the door."""


class Plan:
    """What is in the way in a scene, and which corners see each other; found out when it is wanted."""

    def __init__(self, walls: list[Rect], doors: list[Feature], extent: Rect, z: int) -> None:
        self.walls = walls
        self.nodes: list[Node] = []
        for rect in walls:
            for x in (rect.x1 - CLEARANCE, rect.x2 + CLEARANCE):
                for y in (rect.y1 - CLEARANCE, rect.y2 + CLEARANCE):
                    self.add(Point(x, y, z), extent)
        for door in doors:
            near, far = sides(door.rect, z)
            if extent.contains(near) and extent.contains(far):
                first = len(self.nodes)
                self.nodes += [Node(near, door.id, first + 1), Node(far, door.id, first)]
        self._edges: dict[int, list[tuple[int, int]]] = {}

    def add(self, point: Point, extent: Rect) -> None:
        if extent.contains(point) and not any(rect.contains(point) for rect in self.walls):
            self.nodes.append(Node(point))

    def clear(self, a: Point, b: Point) -> bool:
        return not block_line(self.walls, a, b)

    def edges(self, number: int) -> list[tuple[int, int]]:
        """The neighbours of a node, with their distance."""
        found = self._edges.get(number)
        if found is None:
            node, found = self.nodes[number], []
            for other, each in enumerate(self.nodes):
                if other == node.behind:
                    found.append((other, distance_floor(node.point, each.point) + OPENING))
                elif other != number and self.clear(node.point, each.point):
                    found.append((other, distance_floor(node.point, each.point)))
            self._edges[number] = found
        return found


def sides(rect: Rect, z: int) -> tuple[Point, Point]:
    """A point before a door and one behind it."""
    x, y = (rect.x1 + rect.x2) // 2, (rect.y1 + rect.y2) // 2
    if rect.x2 - rect.x1 <= rect.y2 - rect.y1:
        return Point(rect.x1 - CLEARANCE, y, z), Point(rect.x2 + CLEARANCE, y, z)
    return Point(x, rect.y1 - CLEARANCE, z), Point(x, rect.y2 + CLEARANCE, z)


_plans: dict[tuple[object, ...], Plan] = {}


def plan_of(combat: Combat, z: int, climbing: bool = False) -> Plan:
    """What is in the way of somebody who walks, or who climbs over whatever can be got across (EP-MOVE-8)."""
    walls: list[Rect] = []
    doors: list[Feature] = []
    for each in combat.features.values():
        if each.level == TOTAL or each.movement == "blocked" or (each.movement != "free" and not climbing):
            walls.append(each.rect)
            if each.kind == "door" and each.level == TOTAL:
                doors.append(each)
    key = (tuple(walls), tuple([(each.id, each.rect) for each in doors]), combat.extent, z)
    found = _plans.get(key)
    if found is None:
        if len(_plans) >= KEPT:
            _plans.clear()
        found = _plans[key] = Plan(walls, doors, combat.extent, z)
    return found


def hop(combat: Combat, here: Point, goal: Point, climbing: bool = False) -> Hop | None:
    """The first stretch of the shortest way to a point that is not straight ahead; None if there is none."""
    plan = plan_of(combat, here.z, climbing)
    heap: list[tuple[int, int, int, int]] = []
    for number, node in enumerate(plan.nodes):
        gap = distance_floor(here, node.point)
        if gap and plan.clear(here, node.point):
            heappush(heap, (gap + distance_floor(node.point, goal), gap, number, number))
        elif not gap and node.behind >= 0:  # before the very door
            heappush(heap, (OPENING + distance_floor(node.point, goal), OPENING, node.behind, number))
    done: set[int] = set()
    while heap:
        _, gone, number, first = heappop(heap)
        if number in done:
            continue
        done.add(number)
        node = plan.nodes[number]
        if plan.clear(node.point, goal):
            start = plan.nodes[first]
            return Hop(start.point, start.door, gone + distance_floor(node.point, goal))
        for other, far in plan.edges(number):
            if other not in done:
                heappush(heap, (gone + far + distance_floor(plan.nodes[other].point, goal), gone + far, other, first))
    return None
