"""What owns a place owns changing it: everything that moves anybody goes through one function."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from affray.rulesets import acks2
from affray.rulesets.acks2.ground.board import Supposed, put, stance
from affray.space.facing import Facing
from tests.conformance.acks2.ring import conditions, orc, play, readied, ring, someone, warrior

PLACE = ("place", "facing", "elevation", "body", "ahead")
OWNER = "ground/board.py"


def assigned(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The attributes of a place to which something is assigned, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and node.attr in PLACE:
            yield node.lineno, node.attr
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("plain", "clamped", "setattr"):
            yield from ((node.lineno, x.value) for x in node.args if isinstance(x, ast.Constant) and x.value in PLACE)


@pytest.mark.rule("ACKS-GRID-5", "ACKS-FACE-3")
def test_only_the_board_changes_where_somebody_is() -> None:
    package = Path(acks2.__file__).parent
    found = {
        str(path.relative_to(package)): sorted(assigned(ast.parse(path.read_text(encoding="utf-8"))))
        for path in sorted(package.rglob("*.py"))
    }
    assert found.pop(OWNER)
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.rule("ACKS-GRID-10", "ACKS-FACE-3", "ACKS-DEATH-1", "ACKS-MOVE-12")
@pytest.mark.parametrize(
    ("decree", "fills", "faces"),
    [
        ("", True, True), ("status o surrendered", True, True), ("hp o 0", True, False), ("status o dead", True, False),
        ("status o fled", False, False),
    ],
)  # fmt: skip
def test_what_somebody_fills_and_faces_follows_from_its_status(decree: str, fills: bool, faces: bool) -> None:
    fight = ring(someone("h"), orc("o", at=(0, 9)), numbers="h=5 o=1")
    if decree:
        assert not fight.decree(decree)
    o = warrior(fight, "o")
    body, ahead = stance(fight.state.ground, o.place, o.facing)
    assert (o.body, o.ahead) == (body if fills else 0, ahead if faces else 0)
    if fills:
        assert not fight.decree("set o.at 33,33")
        o = warrior(fight, "o")
        body, ahead = stance(fight.state.ground, o.place, o.facing)
        assert ((o.place.x, o.place.y), o.body, o.ahead) == ((33, 33), body, ahead if faces else 0)


@pytest.mark.rule("ACKS-FACE-3")
def test_what_is_only_supposed_leaves_no_trace() -> None:
    fight = ring(someone("h"), orc("o", at=(0, 9)), numbers="h=5 o=1")
    o, ground = warrior(fight, "o"), fight.state.ground
    before = o.place, o.facing, o.elevation, o.body, o.ahead
    with Supposed(o):
        put(ground, o, o.place.moved(3, 4), Facing.E, 15)
        assert (o.place, o.facing, o.elevation) == (before[0].moved(3, 4), Facing.E, 15)
        assert (o.body, o.ahead) == stance(ground, o.place, Facing.E)
    assert (o.place, o.facing, o.elevation, o.body, o.ahead) == before


@pytest.mark.rule("ACKS-COND-7", "ACKS-READY-12")
@pytest.mark.parametrize(("forced", "kept"), [("forced yes", set()), ("", {"slumbering"})])
def test_the_slumbering_wake_when_they_are_moved(forced: str, kept: set[str]) -> None:
    fight = ring(someone("h"), orc("o", at=(0, 9), start=["slumbering"]), numbers="h=5 o=1")
    assert not fight.decree(f"place o 33,33 {forced}")
    assert conditions(fight, "o") == kept


@pytest.mark.rule("ACKS-READY-6", "ACKS-READY-12", "ACKS-SPELL-3")
def test_who_is_moved_by_force_is_ready_no_more() -> None:
    fight = ring(someone("g", **readied("sword", "moves")), orc("o", at=(0, 20)), numbers="o=5 g=1")
    assert not fight.decree("place g 33,33")
    assert warrior(fight, "g").ready is not None
    assert not fight.decree("place g 34,34 forced yes")
    assert (warrior(fight, "g").ready, warrior(fight, "g").lost_ready) == (None, "ACKS-READY-6")
    play(fight, "o: pass")
