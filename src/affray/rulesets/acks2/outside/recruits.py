"""From a stat block to somebody who can fight: arms, conditions, wards and what it suffers from."""

from __future__ import annotations

from affray.core.timing import Lasting
from affray.rulesets.game import Path, Problem
from affray.rulesets.intake import Intake
from affray.space.facing import Facing
from affray.space.measure import Footprint

from ..body.conditions import refresh, until_own_initiative
from ..body.damage import fallen_status
from ..ground.board import STRAIGHT
from ..model.conditions import CONDITIONS, HIDDEN
from ..model.kinds import WardKind
from ..model.scenario import Placed, StatBlock
from ..model.stats import Combat, Condition, Ongoing, Ward, Warrior
from .cards import Cards

AWAY = 10_000
"""Where those stand who have no place yet."""


class Recruits(Intake):
    """Makes combatants and collects what is wrong with them."""

    def __init__(self, combat: Combat, found: list[Problem] | None = None) -> None:
        super().__init__(found)
        self.combat, self.cards = combat, Cards(self.found)

    def warrior(self, entry: Placed, block: StatBlock, name: str, side: str, path: Path) -> Warrior:
        """Somebody of this stat block, with what the entry says of it, still without a place."""
        player = (entry.controller or block.controller) == "player"
        morale = None if player and not self.combat.options.player_morale else 0
        where: Path = path if entry.unit is None else ("bestiary", entry.unit)
        card = self.cards.card(name, entry.name or block.name, block, where, morale)
        hp = block.hp_max if entry.hp is None else entry.hp
        if hp > block.hp_max:
            self.problem((*path, "hp"), "FILE-RANGE", field="hp", value=str(hp), low=-200, high=block.hp_max)
        flying = block.flying if entry.flying is None else entry.flying
        facing = Facing[entry.facing] if entry.facing is not None else Facing.N
        if max(card.frontage, card.depth) > 1 and facing not in STRAIGHT:
            self.problem((*path, "facing"), "ACKS-FACE-12", who=name)
            facing = Facing.N
        away = Footprint(AWAY, AWAY, card.frontage, card.depth)
        warrior = Warrior(card, side, player, entry.group or "", away, facing, hp, entry.elevation_ft, flying)
        warrior.hp_at_start, warrior.shield_ready = hp, card.shield
        warrior.known_to = () if entry.unknown else None
        self.arm(warrior, block, entry, path)
        self.afflict(warrior, entry, path)
        if hp <= 0:
            warrior.status = fallen_status(warrior)
        return warrior

    def arm(self, warrior: Warrior, block: StatBlock, entry: Placed, path: Path) -> None:
        """What is in hand and what is carried."""
        where: Path = path if entry.unit is None else ("bestiary", entry.unit)
        for name, listed in (("attacks", block.attacks), ("inventory", block.inventory)):
            for number, each in enumerate(listed):
                warrior.arms[each.id] = self.cards.weapon(each, (*where, name, number))
                if each.ammo is not None:
                    warrior.ammo[each.id] = each.ammo
        warrior.hand = [each.id for each in block.attacks]
        if entry.equip is not None:
            if entry.equip in warrior.arms:
                warrior.hand = [entry.equip]
            else:
                self.unknown((*path, "equip"), "weapon", entry.equip, list(warrior.arms))
        warrior.castings = {each.id: each.castings for each in (*block.spells, *block.abilities, *block.items)}

    def afflict(self, warrior: Warrior, entry: Placed, path: Path) -> None:
        """Conditions, wards and effects from the start."""
        for name in dict.fromkeys([*entry.conditions, *entry.start, *(["hidden"] if entry.hidden else [])]):
            until = until_own_initiative(self.combat, warrior) if CONDITIONS[name].lasts == "initiative" else None
            warrior.conditions.append(Condition(name, until=until))
            if until is not None:
                self.combat.timing.begin(Lasting(warrior.id, name, until, "ACKS-COND-2"))
        refresh(warrior)
        warrior.tracked_by = () if warrior.marks & HIDDEN else None
        if entry.ward is not None:
            save = entry.ward.attackers_save or ""
            kind = WardKind(entry.ward.blocks_engaging, entry.ward.blocks_being_engaged, save)
            warrior.wards.append(Ward(kind, spell="ward"))
        for each in entry.ongoing:
            pool = self.cards.dice(each.dice, (*path, "ongoing"))
            ends = each.ends_on or ""
            warrior.ongoing.append(Ongoing(pool, each.type, each.timing, ends, spell="ongoing"))
