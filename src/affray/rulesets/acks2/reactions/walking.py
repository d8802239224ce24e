"""Moving square by square: stops, free turns, triggers and the last square in view (ACKS-ENGAGE-17, ACKS-READY-4)."""

from __future__ import annotations

from collections.abc import Sequence

from affray.core.acts import underway
from affray.core.scene import Scene
from affray.core.script import Script
from affray.space.bits import Bits
from affray.space.facing import Facing
from affray.space.measure import Footprint

from ..body.conditions import end_by, gain, stop_concentrating
from ..body.damage import leave
from ..body.hazards import endanger
from ..body.throws import save
from ..ground.board import STANDING, Supposed, may_stand, occupied, put, sees, show, spot_of, unknown_to
from ..ground.engagement import engagers
from ..ground.perceiving import bump, notice, slip_away
from ..ground.routes import Route, costs
from ..ground.stepping import bodies, enter
from ..ground.surveying import barred
from ..model.conditions import FALTERING, FRIGHTENED, HALTED, NO_ACTIONS
from ..model.events import Moved, PutBack, Stopped
from ..model.stats import Combat, Condition, Warrior
from .interrupts import interrupts, note_step, watching

STEP = "step"
"""5 ft that belong to an attack; the look changes with the step (ACKS-MOVE-7)."""
UNHEARD = ("sneak", "running_sneak")
RUNNING = ("run", "running_sneak", "retreat", "charge")
"""Movements at running speed (ACKS-MOVE-11)."""


class Walk:
    """One movement of somebody."""

    def __init__(
        self, scene: Scene[Combat], mover: Warrior, route: Route, how: str, ignoring: Sequence[str] = ()
    ) -> None:
        self.scene, self.mover, self.route, self.how = scene, mover, route, how
        self.ignoring = ignoring
        self.stopped = False
        self.safe = self.here = mover.place
        """The last place where it may stand, and where its own steps have brought it."""
        self.marks = mover.marks
        self.spent = 0
        combat = scene.state
        self.watching = watching(combat, mover)
        self.answers, self.closed = scene.family[0].position, 0
        self.others: Bits = occupied(combat, mover)
        self.danger: Bits = combat.ground.grid.near(bodies(combat, mover))
        self.unplanned = unknown_to(combat, mover.side)
        """Those of whom its side did not know when it set out: it goes through none of them."""

    def play(self, rule: str) -> Script[bool]:
        """Walk to the end or until stopped; whether the mover can still act."""
        scene, mover = self.scene, self.mover
        start = spot_of(mover)
        end_by(scene, mover, "walks")
        if self.how not in UNHEARD:
            end_by(scene, mover, "heard")
        with underway(scene, self.goes_on) as act:
            yield from self.take_steps()
        self.stopped = self.stopped or act.lost
        mover.moved += self.spent
        if mover.status == "active" and not may_stand(scene.state, mover, mover.place):
            self.put_back()
        if scene.recording:
            told = (mover.id, self.how, start, spot_of(mover), 5 * self.spent, mover.facing.name)
            scene.tell(Moved(*told, rules=(rule,)))
        if self.able() and not self.stopped and self.route.off_map:
            leave(scene, mover, "fled", "ACKS-MOVE-12")
        if mover.concentrating and 2 * mover.moved > mover.card.combat:
            stop_concentrating(scene, mover)
        return self.able()

    def take_steps(self) -> Script[None]:
        route = self.route
        prices = costs(self.scene.state, self.mover, route.places, route.turns)
        for number, place in enumerate(route.places):
            self.look_around()
            if self.stopped:
                return
            if number in route.turns:
                yield from self.turn(place, route.facings[number])
            else:
                if self.how != STEP:
                    yield from self.face(route.facings[number])
                if self.watching and not self.stopped:
                    yield from self.vanish(number)
                if self.stopped or not self.able() or self.is_closed(place) or self.bumps(place):
                    return
                self.spent = prices[number]
                slip_away(self.scene, self.mover)
                yield from self.step(place, route.facings[number] if self.how == STEP else self.mover.facing)
            if self.stopped or not self.goes_on():
                self.stopped = True
                return
        if route.off_map:
            self.look_around()
        if self.watching and route.off_map and not self.stopped:
            yield from self.vanish(len(route.places))

    def goes_on(self) -> bool:
        """Whether it can walk on from where it is: not if it was moved, felled, held or frightened (ACKS-READY-15)."""
        mover = self.mover
        return self.able() and mover.place == self.here and not mover.marks & HALTED & ~self.marks

    def look_around(self) -> None:
        """Somebody has had a word since the last step: others may stand elsewhere, and engage it (ACKS-ENGAGE-8)."""
        combat, mover = self.scene.state, self.mover
        answers = self.scene.family[0].position
        if answers != self.answers:
            self.answers = answers
            self.others = occupied(combat, mover)
            self.closed = barred(combat, mover, self.ignoring)
            self.danger = combat.ground.grid.near(bodies(combat, mover))
            self.unplanned += [each for each in unknown_to(combat, mover.side) if each not in self.unplanned]
            self.notice_stop()

    def is_closed(self, place: Footprint) -> bool:
        """Whether somebody has come in the way who cannot be passed (ACKS-GRID-6)."""
        if self.closed & self.scene.state.ground.grid.filled(place):
            self.stopped = True
        return self.stopped

    def bumps(self, place: Footprint) -> bool:
        """Whether a step leads into somebody of whom its side did not know: the way ends before it (ACKS-GRID-5)."""
        if self.unplanned:
            body = self.scene.state.ground.grid.filled(place)
            if any(each.body & body and each.status in STANDING for each in self.unplanned):
                bump(self.scene, self.mover, place)
                self.stopped = True
        return self.stopped

    def look_out(self) -> None:
        """After a step: who comes into view is known from now on (ACKS-GRID-7)."""
        if self.unplanned or self.mover.known_to is not None:
            notice(self.scene.state)

    def able(self) -> bool:
        return self.mover.status == "active" and not self.mover.marks & NO_ACTIONS

    def face(self, facing: Facing) -> Script[None]:
        """Turn before the step, if the look changes."""
        mover = self.mover
        if facing == mover.facing:
            return
        if mover.body & self.danger:
            yield from enter(self.scene, mover, mover.place, facing)
            self.notice_stop()
        else:
            put(self.scene.state.ground, mover, mover.place, facing)

    def turn(self, place: Footprint, facing: Facing) -> Script[None]:
        """Lay a long body anew; if others have come there meanwhile, go no farther (ACKS-FACE-12)."""
        mover, combat = self.mover, self.scene.state
        if self.bumps(place) or combat.ground.grid.filled(place) & occupied(combat, mover):
            self.stopped = True
            return
        before, self.here = mover.body, place
        slip_away(self.scene, mover)
        yield from enter(self.scene, mover, place, facing)
        self.look_out()
        self.notice_stop()
        if combat.ground.hazards:
            yield from endanger(self.scene, mover, "enter", before)
        if self.watching:
            note_step(combat, mover, self.watching, self.how)
        self.safe = mover.place

    def step(self, place: Footprint, facing: Facing) -> Script[None]:
        mover, combat = self.mover, self.scene.state
        body, before = combat.ground.grid.filled(place), mover.body
        self.here = place
        if body & self.danger:
            yield from enter(self.scene, mover, place, facing)
            self.notice_stop()
        else:
            put(combat.ground, mover, place, facing)
        self.look_out()
        if self.watching:
            note_step(combat, mover, self.watching, self.how)
        if combat.ground.hazards:
            yield from endanger(self.scene, mover, "enter", before)
        if not body & self.others or may_stand(combat, mover, mover.place):
            self.safe = mover.place
        if mover.marks & (FRIGHTENED | FALTERING) and body & combat.ground.obstacles and self.how in RUNNING:
            if not (yield from save(self.scene, mover, "paralysis")):
                gain(self.scene, mover, Condition("prone"), "ACKS-MOVE-11")
                self.stopped = True

    def notice_stop(self) -> None:
        """Whoever is engaged on the way must stop (ACKS-ENGAGE-8, ACKS-DEFMOV-4)."""
        mover, combat = self.mover, self.scene.state
        by = [each.id for each in engagers(combat, mover) if each.id not in self.ignoring]
        if by:
            self.stopped = True
            if self.scene.recording:
                self.scene.tell(Stopped(mover.id, tuple(by), rules=("ACKS-ENGAGE-8",)))

    def put_back(self) -> None:
        """Where it may not stand it cannot stop (ACKS-GRID-8, ACKS-SIZE-14)."""
        put(self.scene.state.ground, self.mover, self.safe, self.mover.facing)
        if self.scene.recording:
            at = show((self.safe.x, self.safe.y))
            self.scene.tell(PutBack(self.mover.id, at, rules=("ACKS-GRID-8",)))

    def vanish(self, number: int) -> Script[None]:
        """W2: readied opponents from whose view the rest of the way leads act at the last square in view."""
        combat, mover = self.scene.state, self.mover
        losing = []
        for name in self.watching:
            warrior = combat.warriors[name]
            if name in combat.triggered and warrior.ready is not None and sees(combat, warrior, mover):
                if not self.seen_later(warrior, number):
                    losing.append(name)
        if losing:
            yield from interrupts(self.scene, mover, among=losing)
            self.look_around()

    def seen_later(self, warrior: Warrior, number: int) -> bool:
        """Whether the mover comes into view on the rest of its way."""
        combat, mover = self.scene.state, self.mover
        with Supposed(mover):
            for place in self.route.places[number:]:
                put(combat.ground, mover, place, mover.facing)
                if sees(combat, warrior, mover):
                    return True
        return False
