"""What is true of a combat of the fifth edition at any moment, and what comes back only with the own turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, takewhile
from typing import Any

from affray.core.fight import Fight
from affray.core.script import Choose, Thrown
from affray.rulesets.fifth_edition.body.conditions import kept_up
from affray.rulesets.fifth_edition.body.hands import global_name, hands_holding
from affray.rulesets.fifth_edition.body.settling import stays_up
from affray.rulesets.fifth_edition.ground.board import distance, floor_under, may_share, same_height
from affray.rulesets.fifth_edition.ground.cover import cover_between
from affray.rulesets.fifth_edition.ground.crowd import crowd_of
from affray.rulesets.fifth_edition.model.conditions import CONDITIONS
from affray.rulesets.fifth_edition.model.events import DiceRolled, Moved, Reacted, Rolled, TurnBegan
from affray.rulesets.fifth_edition.model.kinds import FOOT, SQUARES
from affray.rulesets.fifth_edition.model.stats import Combat, Fighter
from affray.space.bits import minus
from affray.text.rulebook import rulebook

PHASES = ("surprise", "initiative", "ties", "begin", "main", "end", "aftermath", "over")
BEFORE_THE_FIRST_ROUND = PHASES[:3]


def law(fight: Fight[Any], before: Combat) -> None:
    """Everything that must hold after an answer; `before` is the combat as it was when the question was asked."""
    combat: Combat = fight.state
    always(combat)
    life(fight)
    one_way(before, combat)
    comes_back(before, combat)
    belongings(before, combat)
    order(before, combat)
    result(fight)
    if is_quiet(fight):
        quiet(fight)


def always(combat: Combat) -> None:
    """What not even the game master can upset."""
    numbers(combat)
    conditions(combat)
    lasting(combat)
    ground(combat)
    readied(combat)
    kept(combat)


def is_quiet(fight: Fight[Any]) -> bool:
    """Somebody is asked what it does in its turn: nothing is half done."""
    return any(isinstance(question, Choose) and question.why == "turn" for question in fight.open)


def quiet(fight: Fight[Any]) -> None:
    combat: Combat = fight.state
    assert not fight.scene.windows, [window.name for window in fight.scene.windows]
    assert not combat.under_way
    assert not combat.results
    assert all(fighter.response_spent == -1 for fighter in combat.fighters.values())
    assert not any(fighter.jumping for fighter in combat.fighters.values())
    movement(fight)
    spaces(combat)
    heights(combat)
    grapples(combat)
    concentration(combat)
    hiding(combat)


def present(combat: Combat) -> list[Fighter]:
    return [fighter for fighter in combat.fighters.values() if fighter.present]


def turns_begun(combat: Combat, who: str) -> int:
    return combat.timing.called.get(("turn start", who), 0)


# -- numbers ---------------------------------------------------------------------------------------
PAID = ("moved_ft", "dashes", "attacks_left", "diagonals", "run_up")


def numbers(combat: Combat) -> None:
    """Everything that is counted stays within its bounds (section 2.2 of the rules)."""
    for fighter in combat.fighters.values():
        assert 0 <= fighter.hp <= fighter.hp_max <= fighter.card.hp_max, fighter
        assert 0 <= fighter.death_successes <= 3, fighter
        assert 0 <= fighter.death_failures <= 3, fighter
        assert 0 <= fighter.legendary_left <= fighter.card.legendary_actions, fighter
        assert fighter.temp_hp >= 0, fighter
        assert fighter.turns_taken >= 0, fighter
        for each in PAID:
            assert getattr(fighter.budget, each) >= 0, f"{fighter.id} has {getattr(fighter.budget, each)} {each}"
        assert all(number >= 0 for number in fighter.uses_left.values()), fighter.uses_left
        assert all(number >= 0 for number in fighter.budget.multiattack_left.values()), fighter.budget
        assert all(number > 0 for number in fighter.stowed.values()), fighter.stowed
        assert all(name in fighter.card.powers for name in fighter.spent), fighter.spent
        assert len(set(fighter.spent)) == len(fighter.spent), fighter.spent
    for name, left in combat.feature_hp.items():
        assert left >= 0
        assert (left == 0) == (name in combat.broken), name


def life(fight: Fight[Any]) -> None:
    """Dead, stable and unconscious follow from hit points; only the choice to spare somebody comes in between."""
    deciding = any(isinstance(question, Choose) and question.why == "knock_out" for question in fight.open)
    for fighter in fight.state.fighters.values():
        if fighter.dead:
            assert fighter.hp == 0, fighter
            assert not fighter.stable, fighter
            for each in ("held", "hidden_from", "concentration", "readied"):
                assert not getattr(fighter, each), f"{fighter.id} is dead, {each} {getattr(fighter, each)}"
            assert not hands_holding(fight.state, fighter), fighter
        if fighter.stable:
            assert fighter.hp == 0, fighter
            assert fighter.death_successes == fighter.death_failures == 0, fighter
        if fighter.death_successes or fighter.death_failures:
            assert fighter.hp == 0, fighter
        fallen = any(condition.cause == "zero" for condition in fighter.conditions)
        if fighter.hp:
            assert not fallen, f"{fighter.id} has {fighter.hp} hit points and lies unconscious for want of them"
        elif fighter.present and not deciding:
            assert fallen, f"{fighter.id} has no hit points and is awake"
        if fighter.marks & CONDITIONS.mark["unconscious"]:
            assert not fighter.held, f"{fighter.id} is unconscious and holds {fighter.held}"


def one_way(before: Combat, combat: Combat) -> None:
    """Without the game master nobody comes, nobody comes back, and time goes on (E5-DEATH-26, E5-MOVE-13)."""
    assert list(before.fighters) == list(combat.fighters)
    assert (before.round, before.serial) <= (combat.round, combat.serial)
    for name, fighter in combat.fighters.items():
        was = before.fighters[name]
        assert fighter.dead or not was.dead, f"{name} came back from the dead"
        assert fighter.left_field or not was.left_field, f"{name} came back to the battlefield"
        assert not fighter.surprised or was.surprised or before.phase in BEFORE_THE_FIRST_ROUND, fighter
        assert fighter.side == was.side, fighter
        assert all(left <= was.uses_left[kind] for kind, left in fighter.uses_left.items()), fighter.uses_left


def comes_back(before: Combat, combat: Combat) -> None:
    """The budget, the reaction and legendary actions come back at the start of the own turn only (E5-REACT-4)."""
    for name, fighter in combat.fighters.items():
        was = before.fighters[name]
        if turns_begun(combat, name) > turns_begun(before, name):
            continue
        for each in ("action_available", "bonus_action_available", "utility_available", "reaction_available"):
            assert getattr(was, each) or not getattr(fighter, each), f"{name} has got {each} again"
        assert fighter.movement_spent_ft >= was.movement_spent_ft, fighter
        assert fighter.legendary_left <= was.legendary_left, fighter


# -- things ----------------------------------------------------------------------------------------
def things(combat: Combat) -> Counter[str]:
    """Everything that can be held, wherever it is, by its owner's name."""
    found = Counter(lying.item for lying in combat.lying)
    for fighter in combat.fighters.values():
        found.update(global_name(fighter, item) for item in fighter.held)
        for item, count in fighter.stowed.items():
            found[global_name(fighter, item)] += count
    return found


def belongings(before: Combat, combat: Combat) -> None:
    """Nothing is in two hands, nothing is lost, and nobody holds more than there are hands (E5-WPN-11, E5-GRAP-5)."""
    assert things(combat) == things(before)
    for fighter in present(combat):
        assert len(fighter.held) + hands_holding(combat, fighter) <= fighter.card.hands, f"{fighter.id}: {fighter.held}"


# -- conditions ------------------------------------------------------------------------------------
def conditions(combat: Combat) -> None:
    """The bits tell the same as the list, and every instance has a number of its own (E5-COND-1)."""
    serials: list[int] = []
    for fighter in combat.fighters.values():
        for condition in fighter.conditions:
            assert condition.name in CONDITIONS
            assert fighter.marks & CONDITIONS.mark[condition.name], f"{fighter.id} is {condition.name}: no bit says so"
        implied = {"incapacitated", "prone"}
        for name in CONDITIONS.names:
            if fighter.marks & CONDITIONS.mark[name] and name not in implied:
                assert any(condition.name == name for condition in fighter.conditions), f"{fighter.id}: bit {name}"
        assert 0 <= fighter.exhaustion <= 6, fighter
        serials += [each.serial for each in (*fighter.conditions, *fighter.effects)]
    assert len(set(serials)) == len(serials), serials
    assert not serials or max(serials) <= combat.serial


def lasting(combat: Combat) -> None:
    """What ends at a moment is waited for exactly once, and nothing is waited for that has ended (E5-ROUND-6)."""
    waiting = {
        each.serial: (fighter.id, each.until)
        for fighter in combat.fighters.values()
        for each in (*fighter.conditions, *fighter.effects)
        if each.until is not None
    }
    awaited = {each.amount: (each.on, each.until) for each in combat.timing.lasting}
    assert awaited == waiting, f"{waiting} should end, {awaited} is waited for"
    assert len(combat.timing.lasting) == len(waiting)


def readied(combat: Combat) -> None:
    ready = [fighter.id for fighter in combat.fighters.values() if fighter.readied is not None]
    assert sorted(combat.ready) == sorted(ready), f"{combat.ready} are said to hold {ready}"


def kept(combat: Combat) -> None:
    """What is kept beside the fighters agrees with a recount."""
    marks = 0
    for fighter in combat.fighters.values():
        marks |= fighter.marks
    assert combat.marks == marks
    if not combat.loose:
        assert not any(fighter.elevation or fighter.hidden_from for fighter in combat.fighters.values())
    if not combat.fleeting:
        assert not any(x.budget.dashes or x.disengaged or x.sneak_used for x in combat.fighters.values())
        assert not any(x.spells_this_turn for x in combat.fighters.values())
    if not combat.helped:
        assert not any(fighter.help_tokens for fighter in combat.fighters.values())
    if not combat.unnoticed:
        assert not combat.missed
        assert not any(each.unseen_by for each in combat.lying)
    known, combat.crowd = combat.crowd, None
    counted = crowd_of(combat)
    if known is not None:
        assert (known.filled, known.shared, known.reach) == (counted.filled, counted.shared, counted.reach)
        assert {side: bits for side, bits in known.sides.items() if bits} == counted.sides
        assert (known.strange, known.simple) == (counted.strange, counted.simple)
        assert as_names(known.people) == as_names(counted.people)
        for side, enemies in known.hostile.items():
            assert as_names(enemies) == as_names([x for x in counted.people if x.side != side and not x.neutral])
        for side, allies in known.allied.items():
            assert as_names(allies) == as_names([x for x in counted.people if x.side == side and not x.neutral])
        for name, feet in known.away.items():
            one = combat.fighters[name]
            assert feet == {each.id: distance(one, each) for each in counted.people if combat.hostile(one, each)}
        for (side, feet), near in known.near.items():
            strangers = combat.ground.grid.near(minus(counted.filled, counted.sides.get(side, 0)), feet // FOOT)
            assert near == strangers or counted.shared
        for (one, other), grade in known.covers.items():
            attacker, target = combat.fighters[one], combat.fighters[other]
            assert grade == cover_between(combat, attacker.place, target.place, attacker, target)


def as_names(people: Sequence[Fighter]) -> list[str]:
    return [each.id for each in people]


def concentration(combat: Combat) -> None:
    """Who concentrates is awake and keeps something up; what needs concentration has somebody's (E5-SPELL-9, -12)."""
    for fighter in combat.fighters.values():
        power = fighter.concentration
        if power:
            assert fighter.present, fighter
            assert not fighter.incapacitated, fighter
            holding = fighter.readied is not None and fighter.readied.held_spell == power
            assert holding or kept_up(combat, fighter.id, power), f"{fighter.id} keeps up nothing of {power}"
        for each in (*fighter.conditions, *fighter.effects):
            source = combat.fighters.get(each.source)
            if each.power and source is not None and source.card.powers[each.power].concentration:
                assert source.concentration == each.power, f"nobody keeps up {each} on {fighter.id}"


def grapples(combat: Combat) -> None:
    """Whoever is held is within reach of somebody who can hold it (E5-GRAP-10, E5-GRAP-11)."""
    for fighter in present(combat):
        for condition in fighter.conditions:
            if condition.name == "grappled":
                grappler = combat.fighters[condition.source]
                assert grappler.present, f"{fighter.id} is held by {grappler.id}, who is gone"
                assert not grappler.incapacitated, f"{fighter.id} is held by {grappler.id}, who cannot hold"
                kind = grappler.card.attacks.get(condition.via_attack)
                reach = kind.reach if kind is not None else grappler.card.reach
                assert distance(grappler, fighter) <= reach, f"{fighter.id} is out of reach of {grappler.id}"


def hiding(combat: Combat) -> None:
    """One hides from enemies, once from each (E5-HIDE-3)."""
    for fighter in combat.fighters.values():
        assert len(set(fighter.hidden_from)) == len(fighter.hidden_from), fighter.hidden_from
        for name in fighter.hidden_from:
            assert combat.hostile(fighter, combat.fighters[name]), f"{fighter.id} hides from {name}"


# -- space -----------------------------------------------------------------------------------------
def ground(combat: Combat) -> None:
    """Everybody is on the map and in no wall, and the ground is that of the doors as they are (E5-SPACE-1)."""
    assert combat.ground is combat.map.ground(combat.opened, combat.broken)
    grid = combat.ground.grid
    for fighter in present(combat):
        place, side = fighter.place, SQUARES[fighter.card.size]
        assert combat.ground.grid.holds(place), f"{fighter.id} is off the map at {place}"
        assert not grid.filled(place) & grid.solid.squares, f"{fighter.id} stands in a wall at {place}"
        assert place.wide == place.deep, place
        assert (place.wide < side) == fighter.squeezing, f"{fighter.id} has {place}, squeezing {fighter.squeezing}"


def overlaps(combat: Combat) -> Iterator[tuple[Fighter, Fighter]]:
    for one, two in combinations(present(combat), 2):
        a, b = one.place, two.place
        aside = a.x + a.wide <= b.x or b.x + b.wide <= a.x or a.y + a.deep <= b.y or b.y + b.deep <= a.y
        if not aside and same_height(one.elevation, one.card.size, two):
            yield one, two


def spaces(combat: Combat) -> None:
    """Nobody is in another's space but the Tiny, and whoever is passing through in its turn (E5-SPACE-2, -6)."""
    for one, two in overlaps(combat):
        if combat.owner not in (one.id, two.id):
            assert may_share(combat, one, [two]), f"{one.id} and {two.id} are both at {two.place}"


def heights(combat: Combat) -> None:
    """Nobody is under the ground, and nobody in the air without a reason (E5-MOVE-10, E5-MOVE-11, E5-MOVE-16)."""
    for fighter in present(combat):
        floor = floor_under(combat, fighter.place)
        assert fighter.elevation >= floor, f"{fighter.id} is at {fighter.elevation}, the ground at {floor}"
        if fighter.elevation > floor:
            assert stays_up(combat, fighter), f"{fighter.id} hangs in the air at {fighter.elevation}"


def movement(fight: Fight[Any]) -> None:
    """Every step is paid for, out of the fastest speed and as much again for each Dash (E5-MOVE-1, E5-ACT-7)."""
    combat: Combat = fight.state
    owner = combat.fighters[combat.owner]
    allowance = max(owner.card.speed.values(), default=0) * (1 + owner.dashes)
    assert owner.movement_spent_ft <= allowance, f"{owner.id} has moved {owner.movement_spent_ft} of {allowance} feet"
    turn = list(takewhile(lambda event: not isinstance(event, TurnBegan), reversed(fight.log())))
    if not any(isinstance(event, Reacted) and event.who == owner.id for event in turn):
        told = sum(event.cost for event in turn if isinstance(event, Moved) and event.who == owner.id)
        assert told <= owner.movement_spent_ft, f"{owner.id} has paid {owner.movement_spent_ft} of {told} feet"


# -- order -----------------------------------------------------------------------------------------
def order(before: Combat, combat: Combat) -> None:
    """One turn for each in each round, in the order of the slots, which stays (E5-ROUND-1, E5-ROUND-2, E5-INIT-5)."""
    assert combat.phase in PHASES
    if combat.phase in BEFORE_THE_FIRST_ROUND:
        return
    slots = [name for slot in combat.slots for name in slot]
    assert sorted(slots) == sorted(combat.fighters)
    if before.phase not in BEFORE_THE_FIRST_ROUND:
        assert combat.slots == before.slots
    totals = [combat.fighters[slot[0]].initiative for slot in combat.slots]
    assert totals == sorted(totals, reverse=True), totals
    behind = list(combat.line)
    for slot in combat.slots:
        assert sorted(behind[: len(slot)]) == sorted(slot), f"{combat.line} does not follow {combat.slots}"
        del behind[: len(slot)]
    assert combat.line[: len(combat.acted)] == combat.acted, f"{combat.acted} have acted of {combat.line}"
    assert combat.owner == (combat.acted[-1] if combat.acted else "")
    for name in combat.fighters:
        begun = turns_begun(combat, name)
        ended = combat.timing.called.get(("turn end", name), 0)
        assert begun == combat.round - (name not in combat.acted), f"{name}: {begun} turns in round {combat.round}"
        assert ended == begun or (ended == begun - 1 and name == combat.owner), f"{name}: {ended} of {begun} turns over"


def result(fight: Fight[Any]) -> None:
    combat: Combat = fight.state
    sides = {fighter.side for fighter in combat.fighters.values()}
    assert not combat.over or combat.over in {*sides, "draw"}
    assert bool(fight.open) != bool(combat.over), "a fight asks something until it is over"
    assert combat.round <= combat.options.max_rounds
    if combat.over and combat.options.auto_death_saves_after_end and combat.round < combat.options.max_rounds:
        dying = [each for each in present(combat) if each.hp == 0 and not each.stable and each.card.death_saves]
        assert not dying, f"{[each.id for each in dying]} are left dying"


# -- the whole log ---------------------------------------------------------------------------------
def whole_log(fight: Fight[Any]) -> None:
    """Every event cites rules that exist, every die is told, one reaction from an own turn to the next (E5-REACT-2)."""
    known = {rule.id for rule in rulebook(fight.ruleset)}  # type: ignore[arg-type]
    told: Counter[int] = Counter()
    reacted: list[str] = []
    turns: list[tuple[int, str]] = []
    for event in fight.log():
        assert event.rules, f"{event} follows from no rule"
        assert all(rule in known for rule in event.rules), f"{event.rules} are not all rules"
        if isinstance(event, (Rolled, DiceRolled)):
            told.update(event.faces)
            told.update(part.value for part in event.total.parts if part.rule == "E5-SPELL-19")
        if isinstance(event, TurnBegan):
            assert (event.round, event.who) not in turns, f"{event.who} has two turns in round {event.round}"
            turns.append((event.round, event.who))
            reacted = [name for name in reacted if name != event.who]
        if isinstance(event, Reacted):
            assert event.who not in reacted, f"{event.who} reacts twice"
            reacted.append(event.who)
    dice = Counter(die for reply in fight.journal.path() if isinstance(reply, Thrown) for die in reply.dice)
    assert told <= dice, "dice are told that nobody has thrown"
    if fight.over or is_quiet(fight):
        assert told == dice, f"nobody was told of the dice {dice - told}"
