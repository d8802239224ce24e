"""What an answer puts on the map, told before it is given: shape, size, squares, and those whom it then catches."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.fields import Area
from affray.core.fight import Fight
from affray.core.script import Choose, Option
from affray.rulesets.acks2.model.events import SpellTookEffect
from affray.rulesets.acks2.model.scenario import AreaEntry as Shape
from affray.rulesets.fifth_edition.model.events import Saved
from affray.rulesets.fifth_edition.model.scenario import AreaEntry
from affray.rulesets.starfinder.model.events import AttackResolved, Exploded
from tests.conformance.acks2.magic.test_spell_targets import ball, cast, strong
from tests.conformance.acks2.ring import play as play_in_ring
from tests.conformance.eclipse_phase.fight.test_areas import FRAG, THROW, thrown
from tests.conformance.eclipse_phase.firefight import damage, firefight, gun, say, someone, wall
from tests.conformance.fifth_edition.arena import arena, rai, saved, wiz
from tests.conformance.fifth_edition.arena import wall as block
from tests.conformance.harness import last, play, told
from tests.conformance.starfinder.actions.test_full_attack import burst
from tests.conformance.starfinder.boarding import bor
from tests.conformance.starfinder.fight.test_area_weapons import thrower


def option(fight: Fight[Any], name: str) -> Option:
    question = fight.pending
    assert isinstance(question, Choose)
    found = question.option(name)
    assert found is not None
    return found


# -- fifth edition ---------------------------------------------------------------------------------
@pytest.mark.rule("E5-SPELL-15", "E5-COVER-12")
def test_a_sphere_and_what_a_wall_keeps_it_from() -> None:
    screen = block((5, 1), (5, 2), (5, 3))
    fight = arena(wiz(at=(0, 2)), rai("RAI-1", at=(4, 2)), rai("RAI-2", at=(6, 2)), features=[screen])
    use = option(fight, "use")
    assert use.area({"power": "spark_bolt"}) is None
    assert use.area({}) is None
    assert use.area({"power": "fire_burst"}) == Area("sphere", 3)
    area = use.area({"power": "fire_burst", "at": (4, 2)})
    assert area is not None
    assert area.who == ("RAI-1",)
    assert area.places is not None
    assert (4, 2) in area.places
    assert (6, 2) not in area.places
    assert use.probe({"power": "fire_burst", "at": (4, 2)}).area == area
    assert use.area({"power": "fire_burst", "at": (9999, 9999)}) == Area("sphere", 3)
    play(fight, "WIZ: use fire_burst at 4,2", "RAI-1 d20 2 | WIZ 3d6 6 6 6")
    assert [each.who for each in told(fight, Saved)] == ["RAI-1"]


@pytest.mark.rule("E5-SPELL-18")
@pytest.mark.parametrize(
    ("shape", "width", "given", "who"),
    [
        ("cone", 0, {"facing": "east"}, ("NEAR",)),
        ("cone", 0, {"facing": "west"}, ()),
        ("line", 1, {"facing": "east"}, ("NEAR", "FAR")),
        ("cube", 0, {"at": (4, 2)}, ("NEAR",)),
    ],
)
def test_cones_lines_and_cubes(shape: str, width: int, given: dict[str, Any], who: tuple[str, ...]) -> None:
    size = 30 if shape == "line" else 15
    area = AreaEntry(shape=shape, size_ft=size, **({"width_ft": 5} if width else {}))
    fan = saved("fan", "dex", dc=10, range_ft=5 if shape == "cube" else 0, damage="1 fire", area=area)
    fight = arena(wiz(at=(3, 3), powers=[fan]), rai("NEAR", at=(5, 3)), rai("FAR", at=(8, 3)))
    use = option(fight, "use")
    assert use.area({"power": "fan"}) == Area(shape, size // 5, width)
    found = use.area({"power": "fan", **given})
    assert found is not None
    assert (found.shape, found.size, found.width, found.who) == (shape, size // 5, width, who)
    assert found.places
    assert (3, 3) not in found.places


# -- starfinder ------------------------------------------------------------------------------------
@pytest.mark.rule("SF-AREA-9")
@pytest.mark.parametrize(("square", "caught"), [((10, 5), True), ((12, 5), True), ((13, 5), False), ((12, 6), False)])
def test_a_grenade_around_a_corner_of_the_grid(square: tuple[int, int], caught: bool) -> None:
    fight = thrower((0, 5), bor(at=square))
    attack = option(fight, "attack")
    assert attack.area({"with": "grenade"}) == Area("burst", 3)
    assert attack.area({"with": "grenade", "point": (99, 99)}) == Area("burst", 3)
    area = attack.area({"with": "grenade", "point": (10, 5)})
    assert area is not None
    assert area.places is not None
    assert (area.centre, area.who, square in area.places) == ((10, 5), ("BOR",) * caught, caught)
    play(fight, "CYN: attack point 10,5 with grenade", "CYN d20 15" + (" | CYN d6 4" if caught else ""))
    assert last(fight, Exploded).caught == area.who


@pytest.mark.rule("SF-FATK-9")
def test_the_cone_of_automatic_fire() -> None:
    fight = burst()
    fire = option(fight, "automatic_fire")
    assert fire.area({}) is None
    assert fire.area({"with": "auto", "corner": (3, 6)}) == Area("cone", 6)
    assert fire.area({"with": "auto", "corner": (9, 9), "direction": "E"}) == Area("cone", 6)
    area = fire.area({"with": "auto", "corner": (3, 6), "direction": "E"})
    assert area is not None
    assert area.places is not None
    assert (4, 5) in area.places
    assert (1, 4) not in area.places
    play(fight, "GUN: automatic_fire with auto corner 3,6 direction E")
    play(fight, "ADA: decline", "GUN d20 20 | GUN d6 3 | GUN d20 2 | GUN d20 19 | GUN d20 2")
    assert {each.target for each in told(fight, AttackResolved)} <= set(area.who or ())
    assert set(area.who or ()) == {"A", "B", "C", "D", "E"}


# -- acks2 -----------------------------------------------------------------------------------------
@pytest.mark.rule("ACKS-SPELL-5")
def test_a_ball_of_fire() -> None:
    fight = cast(ball(), strong("o", (0, 6)), strong("p", (2, 6)), strong("q", (3, 6)))
    aim = option(fight, "aim")
    assert aim.area({}) == aim.area({"at": (99, 99)}) == Area("burst", 2)
    at = aim.legal("at")[0]
    area = aim.area({"at": at})
    assert area is not None
    assert (area.shape, area.size, area.centre, area.who) == ("burst", 2, at, ("o", "p"))
    assert at in (area.places or ())
    play_in_ring(fight, "m: aim 0,6", "o d20 14 | p d20 15 | m 2d6 6 3")
    assert last(fight, SpellTookEffect).targets == area.who


@pytest.mark.rule("ACKS-SPELL-5")
@pytest.mark.parametrize("shape", ["cone", "line"])
def test_cones_and_lines_lead_from_the_caster(shape: str) -> None:
    fight = cast(ball(area=Shape(shape=shape, size_ft=40)), strong("o", (0, 6)), strong("q", (3, -6)))
    area = option(fight, "aim").area({"at": option(fight, "aim").legal("at")[0]})
    assert area is not None
    assert (area.shape, area.size, area.who) == (shape, 8, ("o",))


# -- eclipse phase ---------------------------------------------------------------------------------
@pytest.mark.rule("EP-AREA-3")
def test_a_blast_reaches_as_far_as_damage_is_left() -> None:
    fight = thrown(FRAG, others=[someone("u", 9, at=40)])
    attack = option(fight, "attack_thrown")
    assert attack.area({}) is None
    assert attack.area({"with": "frag"}) == Area("blast", 8)
    area = attack.area({"with": "frag", "at": (2000, 1000)})
    assert area == Area("blast", 8, centre=(2000, 1000), who=("t",))
    assert attack.area({"with": "frag", "target": "u"}) == Area("blast", 8, centre=(4000, 1000), who=("u",))
    play(fight, THROW, "a d100 20 | t d100 99 | a d10 3")
    assert (damage(fight, "t"), damage(fight, "u")) == (3, 0)


@pytest.mark.rule("EP-RANGE-11")
def test_the_cone_of_suppressive_fire() -> None:
    fight = firefight(
        someone("a", 12, at=0, weapons=[gun("pistol", ammo=30)], side="red"), someone("b", 10, at=8, side="blue"),
        someone("c", 6, at=8.5, side="blue", in_cover=True), someone("d", 5, at=(0, 1), side="blue"),
        scene=[wall(8.3, "major")],
    )  # fmt: skip
    say(fight, "a: act none")
    fire = option(fight, "suppressive_fire")
    assert fire.area({"with": "pistol"}) == Area("cone", 0, 20)
    area = fire.area({"with": "pistol", "at": (1500, 1000)})
    assert area is not None
    assert (area.shape, area.width, area.towards, area.who) == ("cone", 20, (1500, 1000), ("b",))
