"""Before the first round: surprise, initiative, groups and ties (E5-SURP, E5-INIT)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from affray.core.fields import SeveralOf
from affray.core.modifiers import Modifier, Tally
from affray.core.refusals import Refusal, Values
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Question, Roll, Script, Thrown, ask, roll, together
from affray.rulesets.unknown import is_stranger

from ..actions.standard import notices
from ..body.dice import Edge, apply_rulings, check, check_edge
from ..ground.crowd import enemies_of
from ..ground.sight import sees_clearly
from ..model.catalogue import no
from ..model.events import OrderSettled, Rolled, RoundBegan, SurpriseSettled
from ..model.stats import Combat, Fighter

Slot = tuple[str, ...]


# -- surprise --------------------------------------------------------------------------------------
def settle_surprise(scene: Scene[Combat]) -> Script[None]:
    """Stealth of those who were quiet against the passive Perception of the others (E5-SURP-1 to -5, -11)."""
    combat = scene.state
    combat.phase = "initiative"
    hiders = [each for each in combat.fighters.values() if each.hiding and each.present]
    for hider in hiders:
        if hider.stealth is None:
            hider.stealth = yield from check(scene, hider, "dex", "stealth", 0, "stealth", rules=("E5-SURP-2",))
    if not hiders:
        return
    for fighter in combat.fighters.values():
        enemies = list(enemies_of(combat, fighter))
        unnoticed = [other for other in enemies if is_unnoticed(combat, fighter, other)]
        threats = [other for other in enemies if other not in unnoticed and not is_stranger(other, fighter.side)]
        if enemies and not threats and not fighter.card.surprise_immune:
            fighter.surprised = True
        for other in unnoticed:
            if not sees_clearly(combat, fighter, other):
                other.hidden_from.append(fighter.id)
                combat.loose = True
    if scene.recording:
        names = tuple([each.id for each in combat.fighters.values() if each.surprised])
        scene.tell(SurpriseSettled(names, rules=("E5-SURP-3", "E5-SURP-4")))


def is_unnoticed(combat: Combat, observer: Fighter, other: Fighter) -> bool:
    """Whoever was not hiding is always noticed (E5-SURP-3)."""
    return other.hiding and other.stealth is not None and not notices(combat, observer, other)


# -- initiative ------------------------------------------------------------------------------------
def groups(combat: Combat) -> list[Slot]:
    """One entry for each roll: identical creatures of the game master's share one (E5-INIT-2, E5-INIT-3)."""
    found: dict[tuple[str, ...], list[str]] = {}
    for fighter in combat.fighters.values():
        alone = fighter.controller == "player" or not combat.options.group_initiative
        key = (fighter.id,) if alone else (fighter.card.stat_block, fighter.side, fighter.controller)
        found.setdefault(key, []).append(fighter.id)
    return [tuple(names) for names in found.values()]


def roll_initiative(scene: Scene[Combat]) -> Script[None]:
    """Everybody rolls, all at once; a result that is given, before or meanwhile, is taken (E5-INIT-1, E5-INIT-10).

    Whoever joins while the dice fall rolls after them, or has the result of its group (E5-INIT-2, E5-INIT-11).
    """
    combat = scene.state
    while rolling := {slot[0]: slot for slot in groups(combat) if given_count(combat, slot) is None}:
        yield from roll_counts(scene, rolling)
    combat.slots = groups(combat)
    for slot in combat.slots:
        total = given_count(combat, slot)
        for name in slot:
            combat.fighters[name].initiative = total
    combat.slots.sort(key=lambda slot: -count_of(combat, slot))
    combat.phase = "ties"


def roll_counts(scene: Scene[Combat], rolling: Mapping[str, Slot]) -> Script[None]:
    """One check for each of these slots, by the first of its members.

    What helps or hinders somebody is looked at whenever its dice are asked for: a decree before they fall counts.
    """
    combat = scene.state
    said = {who: Edge() for who in rolling}
    edges: dict[str, Edge] = {}

    def build(who: str) -> Question | None:
        if given_count(combat, rolling[who]) is not None:
            return None
        edges[who] = initiative_edge(scene, combat.fighters[who], said[who])
        return Roll(who, "initiative", 2 if edges[who].sign else 1, 20)

    replies = yield from together(scene, list(rolling), build)
    for who in rolling:
        reply, fighter = replies.get(who), combat.fighters[who]
        if isinstance(reply, Thrown) and given_count(combat, rolling[who]) is None:
            fighter.initiative = initiative_total(scene, fighter, edges[who], reply.dice)


def given_count(combat: Combat, slot: Slot) -> int | None:
    """The result that the encounter gives a slot, with the first of its members that has one; None if it must roll."""
    given = [combat.fighters[name].initiative for name in slot]
    return next((count for count in given if count is not None), None)


def count_of(combat: Combat, slot: Slot) -> int:
    """The initiative count on which the members of a slot act (E5-INIT-2)."""
    return combat.fighters[slot[0]].initiative or 0


def initiative_edge(scene: Scene[Combat], fighter: Fighter, said: Edge) -> Edge:
    """The initiative check is an ability check (E5-INIT-10); `said` keeps what the game master granted for it."""
    if scene.state.rulings:
        apply_rulings(scene, fighter, said)
    edge = check_edge(scene.state, fighter)
    return Edge(edge.better + said.better, edge.worse + said.worse)


def initiative_total(scene: Scene[Combat], fighter: Fighter, edge: Edge, faces: tuple[int, ...]) -> int:
    natural = min(faces) if edge.sign < 0 else max(faces)
    parts = (Modifier(fighter.card.modifier("dex"), "dex"), Modifier(fighter.card.initiative_bonus, "bonus"))
    tally = Tally((Modifier(natural, "d20"), *(each for each in parts if each.value)))
    if scene.recording:
        better, worse = tuple([each[0] for each in edge.better]), tuple([each[0] for each in edge.worse])
        rules = ("E5-GEN-10", "E5-INIT-1")
        scene.tell(Rolled(fighter.id, "initiative", faces, natural, tally, 0, better, worse, rules=rules))
    return tally.total


# -- ties ------------------------------------------------------------------------------------------
def settle_ties(scene: Scene[Combat]) -> Script[None]:
    """Equal totals are ordered by those concerned, or by dice (E5-INIT-8, E5-INIT-9); then the first round begins.

    Whoever comes into a tie or out of it meanwhile makes it another one, which is settled anew.
    """
    combat = scene.state
    ordered: list[Slot] = []
    for total in dict.fromkeys(count_of(combat, slot) for slot in combat.slots):
        tied = found = slots_at(combat, total)
        while len(tied) > 1:
            found = yield from break_tie(scene, tied)
            if slots_at(combat, total) == tied:
                break
            tied = found = slots_at(combat, total)
        ordered += found
    places = {slot: number for number, slot in enumerate(ordered)}
    combat.slots.sort(key=lambda slot: (-count_of(combat, slot), places.get(slot, len(places))))
    combat.line = [name for slot in combat.slots for name in slot]
    if scene.recording:
        order = tuple([(name, count_of(combat, slot)) for slot in combat.slots for name in slot])
        scene.tell(OrderSettled(order, rules=("E5-INIT-5",)))
    begin_round(scene)


def slots_at(combat: Combat, total: int) -> list[Slot]:
    """The slots with this count."""
    return [slot for slot in combat.slots if count_of(combat, slot) == total]


def break_tie(scene: Scene[Combat], tied: list[Slot]) -> Script[list[Slot]]:
    combat = scene.state
    way = combat.options.initiative_tie
    if way == "roll_off":
        return (yield from roll_off(scene, tied))
    if way == "dexterity":
        return (yield from by_dexterity(scene, tied))
    players = [slot for slot in tied if combat.fighters[slot[0]].controller == "player"]
    others = [slot for slot in tied if slot not in players]
    if len(players) > 1:
        players = yield from choose_order(scene, players[0][0], players, [])
    if not others:
        return players
    return (yield from choose_order(scene, "gm", [*by_score(combat, tied)], players))


def by_score(combat: Combat, tied: Sequence[Slot]) -> list[Slot]:
    """The higher Dexterity score first."""
    return sorted(tied, key=lambda slot: -combat.fighters[slot[0]].card.scores["dex"])


def choose_order(scene: Scene[Combat], who: str, tied: list[Slot], fixed: list[Slot]) -> Script[list[Slot]]:
    """Any order of the tied; the game master keeps the order that the players gave their own (E5-INIT-8)."""
    combat, total = scene.state, count_of(scene.state, tied[0])
    kept = [slot[0] for slot in fixed]
    wanted = iter(kept)
    names = [next(wanted) if slot[0] in kept else slot[0] for slot in tied]

    def among() -> Sequence[str]:
        return names

    def why_not(values: Values) -> list[Refusal]:
        given = [name for name in values.get("order", ()) if name in kept]
        return [no("E5-INIT-8", order=tuple(kept))] if given and given != kept else []

    def known() -> list[Option]:
        return [Option("order", {"order": SeveralOf(among, all_of=True, type="combatant")}, why_not)]

    def question() -> Choose | None:
        still = slots_at(combat, total)
        return Choose(who, "tie", known) if all(slot in still for slot in tied) else None

    pick = yield from ask(scene, question)
    order = list(pick["order"]) if pick is not None else names
    return [next(slot for slot in tied if slot[0] == name) for name in order]


def by_dexterity(scene: Scene[Combat], tied: list[Slot]) -> Script[list[Slot]]:
    """The higher Dexterity score goes first, only those still tied roll off (E5-INIT-9)."""
    combat = scene.state
    found: list[Slot] = []
    scores = dict.fromkeys(combat.fighters[slot[0]].card.scores["dex"] for slot in by_score(combat, tied))
    for score in scores:
        equal = [slot for slot in tied if combat.fighters[slot[0]].card.scores["dex"] == score]
        if len(equal) > 1:
            equal = yield from roll_off(scene, equal)
        found += equal
    return found


def roll_off(scene: Scene[Combat], tied: list[Slot]) -> Script[list[Slot]]:
    """A d20 without modifiers each, highest first, repeated among those still tied (E5-INIT-9)."""
    faces: dict[Slot, int] = {}
    for slot in tied:
        (faces[slot],) = yield from roll(scene, slot[0], "roll_off", 1, 20)
        if scene.recording:
            tally = Tally((Modifier(faces[slot], "d20"),))
            scene.tell(Rolled(slot[0], "roll_off", (faces[slot],), faces[slot], tally, 0, rules=("E5-INIT-9",)))
    found: list[Slot] = []
    for face in sorted(dict.fromkeys(faces.values()), reverse=True):
        equal = [slot for slot in tied if faces[slot] == face]
        if len(equal) > 1:
            equal = yield from roll_off(scene, equal)
        found += equal
    return found


# -- rounds ----------------------------------------------------------------------------------------
def begin_round(scene: Scene[Combat]) -> None:
    """The next round begins with the first of the order (E5-ROUND-2, E5-ROUND-4)."""
    combat = scene.state
    combat.round += 1
    combat.phase, combat.owner = "begin", ""
    combat.acted, combat.lined_up = [], []
    combat.line = [name for slot in combat.slots for name in slot]
    if scene.recording:
        scene.tell(RoundBegan(combat.round, rules=("E5-ROUND-2",)))


def sort_in(combat: Combat, fighter: Fighter) -> None:
    """Somebody has another count: it leaves its group and its place; who has had its turn is known by name."""
    others = [tuple([name for name in slot if name != fighter.id]) for slot in combat.slots]
    combat.slots = [slot for slot in others if slot]
    insert(combat, fighter)
    if combat.phase != "ties":
        combat.line = [name for name in combat.line if name != fighter.id]
        line_in(combat, fighter)


def insert(combat: Combat, fighter: Fighter) -> None:
    """A slot of its own at its count, behind those with the same one."""
    at, count = 0, fighter.initiative or 0
    while at < len(combat.slots) and count_of(combat, combat.slots[at]) >= count:
        at += 1
    combat.slots.insert(at, (fighter.id,))


def line_in(combat: Combat, fighter: Fighter) -> int:
    """Its place in the order of this round, before all of the slots behind its own."""
    later = [name for slot in combat.slots[combat.slots.index((fighter.id,)) + 1 :] for name in slot]
    place = next((number for number, name in enumerate(combat.line) if name in later), len(combat.line))
    combat.line.insert(place, fighter.id)
    return place


def join(scene: Scene[Combat], fighter: Fighter) -> None:
    """Insert a newcomer at its total; its first turn comes when that count is next reached (E5-INIT-11)."""
    combat = scene.state
    insert(combat, fighter)
    if combat.phase == "ties":
        return
    behind = combat.line[line_in(combat, fighter) + 1 :]
    if any(name in combat.acted for name in behind) or combat.owner in behind:
        combat.acted.append(fighter.id)
