"""A second cast, larger and tougher than the example of the specification: two crews for situations with many people.

Damage bonuses are complete; to the damage of a melee weapon Strength is added.
"""

from __future__ import annotations

from typing import Any

from affray.core.fight import Fight
from affray.rulesets.starfinder.fight.circumstances import armour
from affray.rulesets.starfinder.model.bonuses import total
from affray.rulesets.starfinder.model.events import Moved
from affray.rulesets.starfinder.model.scenario import EffectEntry, SaveEntry, SpellsEntry, StatBlock
from affray.rulesets.starfinder.model.stats import Combat
from tests.conformance.harness import asked, play, told
from tests.conformance.starfinder.boarding import BLOCKS, SIDES, cast, fighter, grenade, gun, melee, put, spell

SIZE = (40, 20)

GLAIVE = melee("glaive", "1d10", "S", 8, damage_bonus=2, hands=2, properties=["reach"])
TAV_KNIFE = melee("knife", "1d4", "P", 8, damage_bonus=2)
PISTOL = gun("pistol", "1d6", "F", 8, 60, damage_bonus=2, capacity=12)
MIR_KNIFE = melee("knife", "1d4", "S", 8, damage_bonus=2, properties=["operative"])
FRAG = grenade("frag", 3, item_level=2, damage="1d8", radius_ft=10)
CANE = melee("cane", "1d6", "B", 3, damage_bonus=2)
MACE = melee("mace", "1d6", "B", 7, damage_bonus=2)
SABRE = melee("sabre", "1d8", "S", 11, damage_bonus=7)
CARBINE = gun("carbine", "1d8", "P", 8, 60, damage_bonus=3, hands=2, capacity=12)
FIST = melee("fist", "1d10", "B", 14, damage_bonus=11, category="natural", hands=0)
BLADE = melee("blade", "1d6", "S", 6, damage_bonus=2)
DART = gun("dart_gun", "1d4", "P", 3, 30, capacity=6)
SPARK = spell(
    "spark", range_ft=60, save=SaveEntry(type="ref", dc=16, on_success="half"),
    effect=EffectEntry(damage="3d6", types=["E"]),
)  # fmt: skip
WEB = spell("web", casting_time="1_round", range_ft=60, effect=EffectEntry(condition="entangled"), duration=3)

BLOCKS.update(
    TAV=StatBlock(
        name="Tav", kind="pc", level=4, init_mod=3, bab=4, str_mod=4, dex_mod=1, eac=16, kac=18, fort=6, ref=3, will=3,
        sp_max=36, hp_max=30, rp_max=6, items=[put(GLAIVE, "accessible"), TAV_KNIFE],
    ),
    MIR=StatBlock(
        name="Mir", kind="pc", level=4, init_mod=5, bab=3, dex_mod=5, eac=16, kac=17, fort=3, ref=9, will=4, sp_max=24,
        hp_max=26, rp_max=7, skills={"bluff": 12},
        items=[PISTOL, put(MIR_KNIFE, "accessible"), put(FRAG, "accessible")],
    ),
    SUL=StatBlock(
        name="Sul", kind="pc", level=4, init_mod=1, bab=3, dex_mod=1, eac=14, kac=15, fort=2, ref=2, will=7, sp_max=24,
        hp_max=26, rp_max=7, items=[CANE], spells=SpellsEntry(slots={1: 3}, known=[SPARK, WEB]),
    ),
    WAR=StatBlock(
        name="War", kind="pc", level=4, init_mod=0, bab=4, str_mod=3, eac=17, kac=19, fort=6, ref=2, will=2, sp_max=36,
        hp_max=30, rp_max=5, items=[MACE], traits=["bodyguard"],
    ),
    HEX=StatBlock(
        name="Hex", kind="npc", cr="3", init_mod=4, bab=3, eac=14, kac=16, fort=5, ref=5, will=2, hp_max=40,
        items=[SABRE, put(CARBINE, "accessible")],
    ),
    OGR=StatBlock(
        name="Ogr", kind="npc", cr="5", size="large", reach_ft=10, init_mod=-1, eac=17, kac=19, fort=8, ref=3, will=3,
        hp_max=75, items=[FIST],
    ),
    PUP=StatBlock(
        name="Pup", kind="npc", cr="1/2", init_mod=2, bab=0, eac=10, kac=12, fort=2, ref=2, will=0, hp_max=13,
        items=[BLADE, put(DART, "accessible")],
    ),
)  # fmt: skip
SIDES.update(TAV="crew", MIR="crew", SUL="crew", WAR="crew", HEX="raiders", OGR="raiders", PUP="raiders")
tav, mir, sul, war, hex_, ogr, pup = (cast(key) for key in ("TAV", "MIR", "SUL", "WAR", "HEX", "OGR", "PUP"))


def glaive(*, at: tuple[int, int], **more: Any) -> Any:
    return tav(at=at, **{"items": [GLAIVE, put(TAV_KNIFE, "accessible")], **more})


def knife_mir(*, at: tuple[int, int], **more: Any) -> Any:
    return mir(at=at, **{"items": [MIR_KNIFE, put(PISTOL, "accessible")], **more})


def carbine(*, at: tuple[int, int], **more: Any) -> Any:
    return hex_(at=at, **{"items": [CARBINE, put(SABRE, "accessible")], **more})


def dart(*, at: tuple[int, int], **more: Any) -> Any:
    return pup(at=at, **{"items": [DART, put(BLADE, "accessible")], **more})


def kac(fight: Fight[Combat], name: str, ranged: bool = False) -> int:
    return total(armour(fighter(fight, name), False, ranged))


def feet(fight: Fight[Combat], name: str, since: int = 0) -> int:
    return sum(each.cost for each in told(fight, Moved)[since:] if each.who == name)


def in_turn(fight: Fight[Combat], *names: str) -> None:
    """These and only these have the next turns, all ended at once."""
    for name in names:
        assert asked(fight) == [f"{name} turn"], (asked(fight), name)
        play(fight, f"{name}: end")
