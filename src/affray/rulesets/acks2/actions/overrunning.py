"""The overrun: through an opponent and on, with a bonus attack; out of a throng only past all of it (ACKS-MANEUV-6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from affray.core.acts import interruption, underway
from affray.core.fields import Field, OneOf
from affray.core.places import Place
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Script, ask
from affray.space.facing import Y_NORTH
from affray.space.measure import Footprint
from affray.space.steps import STEPS

from ..body.throws import Part, save
from ..fight.attacks import Blow, Outcome, extra_dice, land_blow, passes_ward, strike
from ..fight.cleaving import attack
from ..fight.targets import why_no_attack
from ..ground.board import anchor, direction_to, front_left, may_stand, on_map, shape_of, standing
from ..ground.engagement import engagers
from ..ground.routes import Route, costs, speed
from ..model.catalogue import no
from ..model.conditions import RESTRAINED
from ..model.kinds import Weapon
from ..model.stats import Combat, Warrior
from ..reactions.interrupts import somebody
from ..reactions.walking import Walk
from .deed import can_act, give_back
from .moving import after_march

RULE = "ACKS-MANEUV-6"


class Overrun:
    """One overrun after another in the same segment. `penalty` is on the throw, `trick` on the save (ACKS-MANEUV-1)."""

    def __init__(self, scene: Scene[Combat], warrior: Warrior, weapon: Weapon, penalty: int, trick: int) -> None:
        self.scene, self.warrior, self.weapon = scene, warrior, weapon
        self.penalty, self.trick = penalty, trick
        self.behind: list[str] = []
        """Who gave way."""
        self.gone = False
        """The way through was taken, or is not wished."""

    def run_at(self, target: Warrior) -> Script[None]:
        """The throw and the save; who saved may block and takes a normal hit, else the way is open."""
        blow = Blow(how="overrun", penalty=self.penalty, warded=False)
        outcome = yield from strike(self.scene, self.warrior, target, self.weapon, blow, harmless=True)
        if not outcome.made:
            give_back(self.warrior)
        if not outcome.hit or target.status != "active":
            return
        extra: list[Part] = [(self.trick, "combat_trickery", "ACKS-MANEUV-1")]
        with underway(self.scene, lambda: target.status == "active") as act:
            saved = yield from save(self.scene, target, "paralysis", extra, self.warrior)
            blocked = saved and (yield from self.blocks(target))
        if act.lost:
            return
        if blocked:
            blow = Blow(how="overrun")
            dice = extra_dice(self.scene.state, self.warrior, target, self.weapon, blow, 0)
            hit = land_blow(self.scene, self.warrior, target, self.weapon, blow, dice, Outcome(hit=True))
            yield from interruption(self.scene, hit)
            return
        self.behind.append(target.id)
        self.gone = False
        yield from self.go_through(target)
        if can_act(self.warrior):
            yield from self.strike_again(target)

    def blocks(self, target: Warrior) -> Script[bool]:
        """D16."""

        def known() -> list[Option]:
            return [Option("block"), Option("let_pass", ends=True)]

        def question() -> Choose | None:
            return Choose(target.id, "block", known) if can_act(target) else None

        pick = yield from ask(self.scene, question)
        return pick is not None and pick.do == "block"

    # -- the way through ---------------------------------------------------------------------------
    def held_by(self) -> list[str]:
        """Who engages it and has not been overrun: it may not leave them."""
        return [each.id for each in engagers(self.scene.state, self.warrior) if each.id not in self.behind]

    def ahead(self, target: Warrior) -> list[Footprint]:
        """The places straight ahead through the target, as far as combat speed is left and nothing bars the way."""
        combat, warrior = self.scene.state, self.warrior
        grid = combat.ground.grid
        dx, dy = direction_to(warrior.place, target.place)
        step = ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))
        left = speed(warrior, warrior.card.combat) - warrior.moved
        found: list[Footprint] = []
        here = warrior.place
        while on_map(combat, here.moved(*step)):
            there = here.moved(*step)
            walled = not grid.steps(here.wide, here.deep).may(anchor(combat, here), STEPS.index(step))
            if walled or self.is_barred(grid.filled(there)) or costs(combat, warrior, [*found, there])[-1] > left:
                break
            found.append(there)
            here = there
        return found

    def is_barred(self, body: int) -> bool:
        """Bodies that gave way do not bar it, nor those that it may pass as if they were allies (ACKS-GRID-5, -6)."""
        warrior = self.warrior
        for other in standing(self.scene.state, warrior.side):
            if other is not warrior and other.body & body and other.id not in self.behind:
                if warrior.card.size >= 2 and other.card.size > warrior.card.size - 2:
                    return True
        return False

    def ends(self, target: Warrior) -> dict[tuple[int, int], int]:
        """Where it may end, by the front left square, and after how many steps."""
        warrior = self.warrior
        found: dict[tuple[int, int], int] = {}
        for number, place in enumerate(self.ahead(target), 1):
            if may_stand(self.scene.state, warrior, place, warrior.side):
                found[front_left(place, warrior.facing)] = number
        return found

    def go_through(self, target: Warrior) -> Script[None]:
        """The bonus movement, as far as the attacker likes; not while somebody else engages it."""

        def why_not(values: Values) -> list[Refusal]:
            wrong = "to" in values and values["to"] not in self.ends(target)
            return [no(RULE, who=self.warrior.id)] if wrong else []

        def spots() -> Sequence[tuple[int, int]]:
            return list(self.ends(target))

        def known() -> list[Option]:
            through = Option("through", {"to": Place(spots, body=shape_of(self.warrior))}, why_not)
            return [through, Option("stay", ends=True)]

        def question() -> Choose | None:
            held = self.warrior.marks & RESTRAINED or self.held_by()
            free = can_act(self.warrior) and not self.gone and not held
            return Choose(self.warrior.id, "overrun", known) if free and self.ends(target) else None

        pick = yield from ask(self.scene, question)
        if pick is None:
            return
        self.gone = True
        if pick.do == "through":
            places = self.ahead(target)[: self.ends(target)[pick["to"]]]
            yield from self.walk(places)

    def walk(self, places: list[Footprint]) -> Script[None]:
        """Those who gave way do not stop it; others do (ACKS-ENGAGE-8)."""
        scene, warrior = self.scene, self.warrior
        first = places[0]
        small = warrior.card.frontage == warrior.card.depth == 1
        facing = Y_NORTH.facing(first.x - warrior.place.x, first.y - warrior.place.y) if small else warrior.facing
        route = Route(places, [facing] * len(places))
        yield from Walk(scene, warrior, route, "overrun", list(self.behind)).play(RULE)
        yield from after_march(scene, warrior)

    # -- the bonus attack --------------------------------------------------------------------------
    def strike_again(self, target: Warrior) -> Script[None]:
        """The bonus attack: plain, or another overrun; if it frees the attacker, the way is open at last."""
        combat = self.scene.state
        pick = yield from ask(self.scene, self.second_question)
        if pick is None or pick.do == "stop":
            return
        other = combat.warriors[pick["target"]]
        if not (yield from passes_ward(self.scene, self.warrior, other)):
            return
        if pick.do == "overrun":
            yield from self.run_at(other)
            return
        yield from attack(self.scene, self.warrior, other, self.weapon, Blow(warded=False))
        yield from self.go_through(target)

    def second_question(self) -> Choose | None:
        able = can_act(self.warrior) and any(not self.why_no_attack(x, False) for x in self.enemies())
        return Choose(self.warrior.id, "bonus_attack", self.second_options) if able else None

    def enemies(self) -> Iterator[Warrior]:
        yield from self.scene.state.enemies(self.warrior)

    def why_no_attack(self, target: Warrior, again: bool) -> list[Refusal]:
        found = list(why_no_attack(self.scene.state, self.warrior, target, self.weapon))
        if again and target.id in self.behind:
            found.append(no(RULE, "overrun", target=target.id))
        return found

    def second_options(self) -> list[Option]:
        return [self.second_option("attack", False), self.second_option("overrun", True), Option("stop", ends=True)]

    def second_option(self, name: str, again: bool) -> Option:
        combat = self.scene.state

        def fields() -> Mapping[str, Field]:
            fitting = [x.id for x in self.enemies() if not self.why_no_attack(x, again)]
            target: OneOf = somebody(combat, fitting)
            return {"target": target}

        def why_not(values: Values) -> list[Refusal]:
            return self.why_no_attack(combat.warriors[values["target"]], again) if "target" in values else []

        return Option(name, fields, why_not)
