"""The sample combatants and encounters."""

from __future__ import annotations

from collections import Counter

import pytest

from affray.core.fight import Fight
from affray.rulesets.coinflip import RULESET
from affray.rulesets.coinflip.events import FirstPlayer
from tests.conformance.coinflip.skirmish import ITEMS, UNITS, first_player, play_by_itself, sample
from tests.conformance.harness import told

NAMES = ("dry_ford", "convoy_at_the_pass", "glass_night")


def results(name: str, count: int, **options: str) -> tuple[Counter[str], float]:
    """How often each result came, and the mean number of turns."""
    described, found, turns = sample(name, **options), Counter[str](), 0
    for number in range(count):
        fight = Fight(RULESET, RULESET.start(described), recording=False, spacing=0)
        found[play_by_itself(fight, name, number).over] += 1
        turns += fight.state.turn
    return found, turns / count


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_encounter_has_no_problems_and_plays_itself_to_the_end(name: str) -> None:
    assert RULESET.problems(sample(name)) == []
    fight = play_by_itself(Fight(RULESET, RULESET.start(sample(name))), "once")
    assert fight.over in ("a", "b", "draw")
    assert len(told(fight, FirstPlayer)) == 1


def test_the_sample_combatants_have_the_values_of_the_specification() -> None:
    shown = {
        key: (each.kind, each.hp_max, each.guard or 0, each.camouflage or 0, each.drill or "shoot")
        for key, each in UNITS.items()
    }
    assert shown.items() >= {
        "levy": ("infantry", 2, 0, 0, "shoot"),
        "trooper": ("infantry", 3, 1, 0, "shoot"),
        "scout": ("infantry", 2, 0, 3, "shoot"),
        "functionary": ("infantry", 4, 1, 2, "shoot"),
        "trader": ("infantry", 3, 0, 0, "shoot"),
        "breaker": ("infantry", 3, 1, 0, "storm"),
        "beetle": ("technical", 6, 2, 0, "shoot"),
        "cricket": ("technical", 5, 1, 0, "shoot"),
    }.items()
    weapons = {key: (each.coins, each.range, each.hands, each.uses) for key, each in ITEMS.items() if each.coins}
    assert weapons.items() >= {
        "pistol": (2, None, 1, None), "carbine": (3, None, 2, None), "long_rifle": (4, None, 2, None),
        "quiet_pistol": (1, None, 1, None), "knife": (3, 0.5, 1, None), "breach_axe": (3, 0.5, 1, None),
        "charge": (4, 6, 1, 1), "universal": (3, None, 1, None), "glock": (2, None, 1, None),
        "autocannon": (5, None, 1, None), "coaxial_gun": (4, None, 1, None), "light_cannon": (4, None, 1, None),
    }.items()  # fmt: skip
    assert [key for key, each in ITEMS.items() if each.self_destruct] == ["universal", "glock"]
    assert [key for key, each in ITEMS.items() if each.owner_locked] == ["coffer"]


def close(found: Counter[str], expected: dict[str, float]) -> bool:
    """Whether all frequencies are within four standard deviations of their chances."""
    count = found.total()
    return all(
        abs(found[result] / count - chance) <= 4 * (chance * (1 - chance) / count) ** 0.5
        for result, chance in expected.items()
    )


def test_dry_ford_comes_out_as_calculated() -> None:
    found, turns = results("dry_ford", 300)
    assert close(found, {"a": 0.371181, "b": 0.548574, "draw": 0.080245})
    assert abs(turns - 8.543439) < 1


@pytest.mark.rule("COIN-INIT-7", "COIN-SEL-8")
@pytest.mark.parametrize(("first", "a", "b"), [("a", 0.863567, 0.136433), ("b", 0.624416, 0.375584)])
def test_under_the_former_rules_initiative_decides_dry_ford(first: str, a: float, b: float) -> None:
    described, found = sample("dry_ford", activation_mode="all"), Counter[str]()
    for number in range(80):
        fight = first_player(Fight(RULESET, RULESET.start(described), recording=False, spacing=0), first)
        found[play_by_itself(fight, "former rules", number).over] += 1
    assert close(found, {"a": a, "b": b, "draw": 0.0})


@pytest.mark.parametrize(
    ("name", "expected", "turns"),
    [
        ("convoy_at_the_pass", {"a": 0.55, "b": 0.39, "draw": 0.06}, 13.6),
        ("glass_night", {"a": 0.51, "b": 0.41, "draw": 0.08}, 7.8),
    ],
)
def test_the_other_samples_come_out_as_in_the_trial_runs(name: str, expected: dict[str, float], turns: float) -> None:
    found, lasted = results(name, 120)
    assert close(found, expected)
    assert abs(lasted - turns) < 0.15 * turns
