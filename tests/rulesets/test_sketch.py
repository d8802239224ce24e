"""Battlefields as text: everything on the ground is drawn and explained, and nobody's letter ever changes."""

from __future__ import annotations

from typing import Any

import pytest

import affray
from affray.rulesets.sketch import Sketch, draw, letters, sketched
from affray.rulesets.table import Battlefield, Body, Clock, Combatant, Layer, Patch, Table, Thing

SAMPLES = (
    "dry_ford", "convoy_at_the_pass", "glass_night", "broken_span", "furnace_gate", "kennel_yard", "corridor_hold",
    "gantry_breach", "loading_dock_ambush", "beast_at_the_ford", "bridge_charge", "shrine_ambush", "docking_bay",
    "reactor_gallery", "service_tunnel",
)  # fmt: skip


def somebody(id: str, side: str, x: int, y: int, **more: Any) -> Combatant:
    return Combatant(id, id.title(), side, "unhurt", "ok", body=Body(x, y, **more))


def table(*people: Combatant, size: tuple[int, int] = (4, 3), up: bool = False, **ground: Any) -> Table:
    return Table(Clock(1), (), Battlefield("grid", *size, up=up, **ground), people)


def rows(shown: Table) -> list[str]:
    return draw(shown).splitlines()


def test_ground_is_told_apart_and_explained_if_it_is_there() -> None:
    layers = (
        Layer("difficult", "heavy", ((0, 0, 0),)), Layer("wall", "wall", ((0, 1, 1),)),
        Layer("low_wall", "low", ((0, 2, 2),)), Layer("dim", "dark", ((0, 3, 3),)), Layer("dark", "dark", ((1, 0, 0),)),
        Layer("swim", "water", ((1, 1, 1),)), Layer("lightly_obscured", "fog", ((1, 2, 2),)),
        Layer("heavily_obscured", "fog", ((1, 3, 3),)), Layer("drop", "drop", ((2, 0, 0),)),
        Layer("climb", "heavy", ((2, 1, 1),)), Layer("cover", "cover", ((2, 2, 2),)),
    )  # fmt: skip
    assert rows(table(layers=layers)) == [
        "    0", "  0 ░█▒,", "  1 ;~≈≋", "  2 ○^▓·", "",
        "░ difficult  ; dark  ○ drop  █ wall  ~ swim  ^ climb  ▒ low wall  ≈ lightly obscured  ▓ cover  , dim"
        "  ≋ heavily obscured",
    ]  # fmt: skip


def test_edges_stand_between_squares_and_rows() -> None:
    fence = Patch("f", "fence", edges=(((1, 0), (2, 0)),))
    door = Patch("d", "door", edges=(((0, 1), (0, 2)),))
    way = Patch("w", "gate", edges=(((3, 0), (3, 1)),), state="open")
    layers = (Layer("wall", "wall", edges=((2, 1, 0), (1, 1, 1))), Layer("low_wall", "low", edges=((1, 0, 0),)))
    assert rows(table(layers=layers, features=(fence, door, way))) == [
        "    0", "  0 · ·┊· ·", "          /", "  1 · · ·│·", "    + ─", "  2 · · · ·", "",
        "┊ fence  │ wall  + door  ─ wall  / gate",
    ]  # fmt: skip


def test_an_edge_stands_where_it_is_whichever_way_rows_are_counted() -> None:
    layers = (Layer("wall", "wall", edges=((0, 0, 1),)),)
    assert rows(table(size=(2, 3), up=True, layers=layers))[:5] == ["  2 ··", "  1 ··", "    ─", "  0 ··", "    0"]


def test_doors_hazards_and_things_are_seen_on_their_squares() -> None:
    features = (
        Patch("a", "door", squares=((0, 0),)), Patch("b", "door", squares=((1, 0),), state="open"),
        Patch("c", "slag", squares=((2, 0),), traits=(("hazard", True),)),
    )  # fmt: skip
    drawn = rows(table(features=features, things=(Thing("sword", 3, 0),)))
    assert drawn[1] == "  0 +/!*"
    assert drawn[-1] == "+ door  / open door  ! slag  * sword"


def test_cover_of_an_open_field_is_darker_the_more_it_is() -> None:
    features = [
        Patch(word, "crate", "cover", rect=(x * 4, 0, x * 4 + 3, 3), traits=(("cover", word),))
        for x, word in enumerate(("minor", "moderate", "major"))
    ]
    field = Battlefield("field", 15, 7, 4, "m", True, features=tuple(features))
    assert rows(Table(Clock(1), (), field, ()))[:2] == ["  1 ····", "  0 ░▒▓·"]


def test_a_wall_between_two_corners_of_an_open_field_is_drawn() -> None:
    thin = Patch("w", "wall", "wall", rect=(5, 1, 7, 9), traits=(("cover", "total"),))
    field = Battlefield("field", 15, 11, 4, "m", True, features=(thin,))
    assert rows(Table(Clock(1), (), field, ()))[:3] == ["  2 ·█··", "  1 ·█··", "  0 ····"]


def test_people_look_somewhere_and_are_high_up() -> None:
    shown = rows(table(somebody("bor", "a", 0, 0, facing=2), somebody("bat", "b", 1, 0, height=10, wide=2, deep=2)))
    assert shown[1:3] == ["  0 Aaa·", "  1 ·aa·"]
    assert shown[-1] == "A bor →  a bat ⇡10"


def test_whoever_stands_hides_whoever_lies_there() -> None:
    lying = Combatant("bor", "Bor", "a", "down", "dead", out=True, body=Body(0, 0))
    assert rows(table(somebody("orc", "b", 0, 0), lying))[1] == "  0 A···"


def test_there_are_letters_for_many() -> None:
    signs = letters([[f"a{n}" for n in range(30)], [f"b{n}" for n in range(30)], ["x"], ["y"]])
    assert len(set(signs.values())) == len(signs) == 62


@pytest.mark.parametrize("name", SAMPLES)
def test_letters_never_change_while_people_fall_and_leave(name: str) -> None:
    fight = affray.open(name, seed=5)
    known: dict[str, str] = {}
    for _ in range(3):
        sketch = sketched(fight.game.table(fight.state))
        assert sketch is not None
        assert {who: sign for who, sign in sketch.letters.items() if who in known} == known
        known = dict(sketch.letters)
        there = {each.id for each in fight.game.table(fight.state).combatants if each.body is not None}
        assert set(sketch.people.values()) <= there
        for _ in range(40):
            if fight.pending is None:
                break
            fight.answer(fight.decider(fight, fight.pending)) if not fight.throw(fight.dice) else None
    assert known


# -- parts of a map ---------------------------------------------------------------------------------
def large() -> Sketch:
    sketch = sketched(table(somebody("bor", "a", 50, 40), somebody("orc", "b", 55, 42), size=(100, 80)))
    assert sketch is not None
    return sketch


def test_a_part_shows_whoever_matters_and_is_no_larger_than_the_room() -> None:
    sketch = large()
    window = sketch.window([(50, 40), (55, 42), (0, 0)], 40, 10)
    assert window is not None
    lines = ["".join(text for text, _ in line) for line in sketch.lines(window)]
    assert len(lines) == 10
    assert max(map(len, lines)) <= 40
    assert any("A" in line for line in lines)
    assert any("a" in line for line in lines)
    assert lines[0].split()[0] == "35"
    assert sketch.shown((0, 9, 0, 9)) == ({}, {})


def test_a_map_that_fits_is_not_cut() -> None:
    sketch = sketched(table(somebody("bor", "a", 1, 1)))
    assert sketch is not None
    assert sketch.window([(1, 1)], 80, 10) is None


def test_without_a_map_distances_are_told() -> None:
    apart = Battlefield("none", unit="ft", apart=(("bor", "orc", 30),))
    assert rows(Table(Clock(1), (), apart, ())) == ["      bor   orc", "bor     -    30", "orc    30     -"]
