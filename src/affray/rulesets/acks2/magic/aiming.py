"""What a spell is aimed at: creatures, one or several, or an area and everybody in it (ACKS-SPELL-5, D19)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from affray.core.fields import Area, Field, OneOf, SeveralOf
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.space.areas import cone_from_centre, emanation, line_from_centre
from affray.space.bits import Bits
from affray.space.facing import Y_NORTH, Arc, arc_between
from affray.space.measure import FIVE_TEN, Footprint

from ..ground.board import apart, arc_of, line_clear, sees, within_five
from ..model.catalogue import in_order, no
from ..model.conditions import BLINDED
from ..model.kinds import Spell
from ..model.stats import Combat, Warrior

Square = tuple[int, int]
PRESENT = ("active", "unconscious", "surrendered")
"""Who can be the target of a spell."""


# -- creatures -------------------------------------------------------------------------------------
def why_no_target(combat: Combat, caster: Warrior, spell: Spell, target: Warrior) -> Iterator[Refusal]:
    """In range and in sight when the spell takes effect (ACKS-SPELL-5)."""
    if target.status not in PRESENT:
        yield no("ACKS-SPELL-5", "gone", target=target.id)
    if spell.range == 0 and target is not caster:
        yield no("ACKS-SPELL-5", "self", target=target.id)
    elif target is not caster:
        if not (within_five(caster, target) if spell.range < 0 else apart(caster, target) <= spell.range):
            yield no("ACKS-SPELL-5", "range", target=target.id)
        if not sees(combat, caster, target):
            behind = arc_of(combat, caster, target) == Arc.REAR
            yield no("ACKS-SPELL-5", "arc" if behind else "sight", target=target.id)


def legal_targets(combat: Combat, caster: Warrior, spell: Spell) -> list[Warrior]:
    return [x for x in combat.warriors.values() if not list(why_no_target(combat, caster, spell, x))]


# -- areas -----------------------------------------------------------------------------------------
def why_no_aim(combat: Combat, caster: Warrior, spell: Spell, at: Square) -> Iterator[Refusal]:
    """The area must be in range and in sight: a burst by its centre, a cone or line by where it leads."""
    if not combat.ground.grid.has(*at):
        yield no("ACKS-SPELL-5", "area", at=f"{at[0]},{at[1]}")
        return
    assert spell.area is not None
    there = Footprint(*at)
    far = FIVE_TEN.between(caster.place, there)
    if spell.area.shape != "burst":
        if far == 0:
            yield no("ACKS-SPELL-5", "direction", at=f"{at[0]},{at[1]}")
    elif far > (1 if spell.range < 0 else spell.range):
        yield no("ACKS-SPELL-5", "range", at=f"{at[0]},{at[1]}")
    behind = arc_between(caster.place, there, Y_NORTH.step(caster.facing), combat.ground.arcs) == Arc.REAR
    if far and (behind or caster.marks & BLINDED or not line_clear(combat, caster.place, there)):
        yield no("ACKS-SPELL-5", "arc" if behind else "sight", at=f"{at[0]},{at[1]}")


def aims(combat: Combat, caster: Warrior, spell: Spell) -> Iterator[Square]:
    """Where the area may be put: onto opponents first, then anywhere."""
    tried: set[Square] = set()
    for other in [*combat.enemies(caster), *combat.of(caster.side)]:
        at = (other.place.x, other.place.y)
        if at not in tried and not list(why_no_aim(combat, caster, spell, at)):
            yield at
        tried.add(at)
    for at in combat.ground.grid.points(combat.ground.grid.open):
        if at not in tried and not list(why_no_aim(combat, caster, spell, at)):
            yield at


def squares_of(combat: Combat, caster: Warrior, spell: Spell, at: Square | None) -> Bits:
    """The squares of an area: as far as it reaches, without those that walls hide from where it spreads."""
    area, ground = spell.area, combat.ground
    assert area is not None
    centre = caster.place if at is None else Footprint(*at)
    if area.shape == "burst":
        found = emanation(ground.grid, centre, area.size, FIVE_TEN)
    else:
        own = nearest_square(caster.place, centre)
        step = Y_NORTH.step(Y_NORTH.towards(centre.x - own[0], centre.y - own[1]))
        shape = cone_from_centre if area.shape == "cone" else line_from_centre
        found = shape(ground.grid, ground.grid.square(*own), step, area.size)
        centre = caster.place
    if not ground.grid.opaque.squares:
        return found
    seen: Bits = 0
    for x, y in centre.squares():
        seen |= ground.lines.mask(ground.grid.square(x, y))
    return found & seen


def nearest_square(place: Footprint, to: Footprint) -> Square:
    """The square of a place nearest to another."""
    return min(place.squares(), key=lambda own: (own[0] - to.x) ** 2 + (own[1] - to.y) ** 2)


def caught(combat: Combat, caster: Warrior, spell: Spell, at: Square | None) -> list[Warrior]:
    """Everybody whom the area affects, in file order; hiding does not help."""
    assert spell.area is not None
    squares, affects, found = squares_of(combat, caster, spell, at), spell.area.affects, []
    from_caster = spell.area.shape != "burst"
    for each in combat.warriors.values():
        if each.status not in PRESENT or not each.body & squares:
            continue
        if each is caster and (from_caster or affects == "others"):
            continue
        if affects in ("all", "others") or (affects == "opponents") == combat.hostile(caster, each):
            found.append(each)
    return found


# -- the choice ------------------------------------------------------------------------------------
def can_be_aimed(combat: Combat, caster: Warrior, spell: Spell) -> bool:
    """Whether there is anything the spell could be aimed at now."""
    if spell.range == 0 and (spell.area is None or spell.area.shape == "burst"):
        return True
    if spell.area is None:
        return bool(legal_targets(combat, caster, spell))
    return next(aims(combat, caster, spell), None) is not None


def choose_targets(scene: Scene[Combat], caster: Warrior, spell: Spell) -> Script[list[Warrior] | None]:
    """Targets are chosen now, not when the spell was declared (ACKS-DECL-7, D19); None if it is not cast."""
    combat = scene.state
    if spell.range == 0 and (spell.area is None or spell.area.shape == "burst"):
        return [caster] if spell.area is None else caught(combat, caster, spell, None)

    def known() -> list[Option]:
        return [option(combat, caster, spell), Option("none")]

    def question() -> Choose | None:
        able = caster.status == "active" and can_be_aimed(combat, caster, spell)
        return Choose(caster.id, "spell_target", known) if able else None

    pick = yield from ask(scene, question)
    if pick is None or pick.do == "none":
        return None
    if pick.do == "aim":
        return caught(combat, caster, spell, pick["at"])
    who = pick["who"]
    return [combat.warriors[name] for name in (who if isinstance(who, tuple) else (who,))]


def option(combat: Combat, caster: Warrior, spell: Spell) -> Option:
    """Name the target or targets, or aim at a square."""
    if spell.area is not None:
        return aim_option(combat, caster, spell)

    def among() -> Sequence[str]:
        return list(combat.warriors)

    def meant() -> Sequence[str]:
        return [each.id for each in legal_targets(combat, caster, spell)]

    def together() -> Sequence[str]:
        return meant()[: spell.targets]

    def why_not(values: Values) -> list[Refusal]:
        named = values.get("who", ())
        names = named if isinstance(named, tuple) else (named,)
        found = [x for name in names for x in why_no_target(combat, caster, spell, combat.warriors[name])]
        if len(names) > spell.targets:
            found.append(no("ACKS-SPELL-5", "too_many", most=spell.targets))
        return in_order(found)

    def fields() -> Mapping[str, Field]:
        if spell.targets == 1:
            return {"who": OneOf(among, meant, type="combatant")}
        return {"who": SeveralOf(among, likely=together, type="combatant")}

    return Option("target", fields, why_not, group="magic")


def aim_option(combat: Combat, caster: Warrior, spell: Spell) -> Option:
    """Put the area somewhere."""

    def among() -> Iterator[Square]:
        return aims(combat, caster, spell)

    def why_not(values: Values) -> list[Refusal]:
        return in_order(why_no_aim(combat, caster, spell, values["at"])) if "at" in values else []

    def drawn(values: Values) -> Area:
        assert spell.area is not None
        shape, size, at = spell.area.shape, spell.area.size, values.get("at")
        if at is None or not combat.ground.grid.has(*at):
            return Area(shape, size)
        places = tuple(combat.ground.grid.points(squares_of(combat, caster, spell, at)))
        return Area(shape, size, centre=at, places=places, who=tuple([x.id for x in caught(combat, caster, spell, at)]))

    return Option("aim", {"at": Place(among, area=drawn)}, why_not, group="magic")
