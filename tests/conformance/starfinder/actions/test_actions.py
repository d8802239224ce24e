"""What every action costs, and whom it is open to: the readied, the defensive, the pinned and the paralyzed."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.starfinder.actions import ACTIONS
from affray.rulesets.starfinder.outside.edits import EDITS
from tests.conformance.harness import allowed, refused
from tests.conformance.starfinder.boarding import ada, boarding, bor, door, gnt

RULES_OF = {
    "attack": "SF-ATK-1", "full_attack": "SF-FATK-1", "coup_de_grace": "SF-COUP-1", "automatic_fire": "SF-FATK-8",
    "dirty_trick": "SF-DIRTY-1", "grapple": "SF-GRAP-1", "reposition": "SF-REPOS-1", "disarm": "SF-DISARM-1",
    "sunder": "SF-SUNDER-1", "trip": "SF-TRIP-1", "bull_rush": "SF-BULL-1", "release": "SF-GRAP-7",
    "charge": "SF-CHARGE-1", "run": "SF-RUN-1", "withdraw": "SF-WDRAW-1", "move": "SF-MACT-13",
    "guarded_step": "SF-MACT-9", "crawl": "SF-MACT-14", "minimum_move": "SF-MOVE-8", "stand_up": "SF-MACT-2",
    "drop_prone": "SF-SWIFT-1", "hover": "SF-MOVE-10", "push_off": "SF-MOVE-11", "grab_surface": "SF-COND-11",
    "total_defense": "SF-TDEF-1", "harrying_fire": "SF-HARRY-1", "covering_fire": "SF-COVFIR-1", "feint": "SF-FEINT-1",
    "cast": "SF-CAST-1", "continue_casting": "SF-CAST-2", "use_ability": "SF-ABIL-2", "concentrate": "SF-CAST-7",
    "dismiss": "SF-CAST-8", "redirect": "SF-MACT-7", "ready": "SF-READY-1", "delay": "SF-DELAY-1", "end": "SF-ACT-12",
    "speak": "SF-OTHER-2", "surrender": "SF-INIT-7", "escape": "SF-GRAP-13", "demoralize": "SF-SKILL-4",
    "first_aid": "SF-SKILL-5", "hide": "SF-SKILL-3", "search": "SF-SKILL-3", "diversion": "SF-SKILL-3",
    "end_condition": "SF-DIRTY-3", "douse": "SF-COND-23", "wake": "SF-COND-14", "draw": "SF-MACT-3",
    "sheathe": "SF-MACT-3", "change_grip": "SF-SWIFT-2", "reload": "SF-MACT-12", "set_mode": "SF-ATK-23",
    "activate_item": "SF-ITEM-1", "take_out": "SF-MACT-8", "stow": "SF-MACT-8", "pick_up": "SF-MACT-8",
    "open_door": "SF-MACT-8", "close_door": "SF-MACT-8", "unlock": "SF-MACT-1", "drop": "SF-OTHER-1",
}  # fmt: skip

COSTS = {
    "full": "full_attack coup_de_grace automatic_fire charge continue_casting douse withdraw minimum_move run",
    "move": "redirect hide search diversion end_condition move guarded_step crawl stand_up draw sheathe reload "
    "set_mode take_out stow pick_up open_door close_door hover push_off grab_surface",
    "swift": "drop_prone change_grip",
    "free": "release drop delay speak surrender end",
}
"""Everything else is a standard action."""
NAMES = {
    "attack": "SF-ATK-2", "full_attack": "SF-ATK-2", "charge": "SF-CHARGE-2", "dirty_trick": "SF-MANEUV-1",
    "grapple": "SF-MANEUV-1", "reposition": "SF-MANEUV-1", "disarm": "SF-MANEUV-1", "sunder": "SF-MANEUV-1",
    "trip": "SF-MANEUV-1", "bull_rush": "SF-MANEUV-1",
}  # fmt: skip


def those(attribute: str, value: object = True) -> list[str]:
    return sorted(name for name, deed in ACTIONS.items() if getattr(deed, attribute) == value)


@pytest.mark.rule("SF-ACT-1", "SF-ACT-13", "SF-ACT-14", "SF-SWIFT-3")
def test_what_actions_cost() -> None:
    for cost, names in COSTS.items():
        assert those("cost", cost) == sorted(names.split()), cost
    dear = {name for names in COSTS.values() for name in names.split()}
    assert those("cost", "standard") == sorted(set(ACTIONS) - dear)


@pytest.mark.rule("SF-READY-1", "SF-REACT-14", "SF-COND-9", "SF-COND-15", "SF-GRAP-3", "SF-CAST-3")
def test_whom_actions_are_open_to() -> None:
    speech = ["delay", "end", "speak", "surrender"]
    assert those("readiable", False) == sorted([*speech, "drop", "ready", "release"])
    assert those("purely_defensive") == ["drop_prone", "total_defense"]
    spells = ["cast", "concentrate", "continue_casting", "dismiss", "redirect"]
    assert those("mental") == sorted([*speech, *spells])
    calm = ["demoralize", "diversion", "ready", "release", "search", "use_ability"]
    assert those("limbs", False) == sorted([*speech, *spells, *calm])
    assert those("breaks_free") == ["escape", "grapple"]
    assert those("ends_casting", False) == sorted([*speech, "continue_casting", "drop"])


@pytest.mark.rule("SF-ATK-2", "SF-CHARGE-2", "SF-MANEUV-1")
def test_by_which_rule_names_that_mean_nobody_are_refused() -> None:
    assert {name: deed.names_rule for name, deed in ACTIONS.items() if deed.names_rule} == NAMES
    assert {name: deed.priced_by for name, deed in ACTIONS.items() if deed.priced_by} == {
        "cast": "spell", "use_ability": "ability", "reload": "item", "activate_item": "item",
    }  # fmt: skip
    fight = boarding(ada(at=(4, 5)), bor(at=(5, 5)))
    for line, rule in (("attack ZED", "SF-ATK-2"), ("charge ZED", "SF-CHARGE-2"), ("trip ZED", "SF-MANEUV-1")):
        assert refused(fight, f"ADA: {line}") == [rule]


@pytest.mark.rule("SF-GEN-5")
def test_what_the_game_master_may_decree() -> None:
    assert sorted(each.id for each in EDITS) == [
        "acted", "condition", "door", "drop", "hp", "initiative", "item", "join", "place", "reaction", "remove", "set",
        "side", "speak", "surprise", "trigger", "uses",
    ]  # fmt: skip


@pytest.mark.rule("SF-MACT-8")
@pytest.mark.parametrize(
    ("who", "x", "y", "near"),
    [
        (ada, 4, 5, True), (ada, 3, 5, False), (ada, 4, 4, True), (ada, 6, 6, True), (ada, 7, 5, False),
        (ada, 5, 7, False), (ada, 5, 3, False), (gnt, 3, 5, True), (gnt, 2, 5, False), (gnt, 6, 5, True),
        (gnt, 5, 3, True), (gnt, 5, 2, False), (gnt, 5, 6, True), (gnt, 5, 7, False),
    ],
)  # fmt: skip
def test_how_near_a_door_must_be(who: Any, x: int, y: int, near: bool) -> None:
    """The door fills (5, 5)."""
    fight = boarding(who("X", at=(x, y), side="crew"), bor(at=(20, 15)), terrain=[door((5, 5))])
    if near:
        assert allowed(fight, "X: open_door door")
    else:
        assert refused(fight, "X: open_door door") == ["SF-MACT-8"]


@pytest.mark.rule("SF-ACT-1")
def test_every_action_names_the_rule_it_comes_from() -> None:
    assert {name: deed.rule for name, deed in ACTIONS.items()} == RULES_OF
