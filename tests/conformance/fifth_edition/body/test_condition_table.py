"""The table of conditions, walked through: what is true of every one of them."""

from __future__ import annotations

from typing import get_args

import pytest

from affray.rulesets.fifth_edition import RULESET
from affray.rulesets.fifth_edition.model.conditions import CONDITIONS, ConditionName
from affray.rulesets.fifth_edition.model.events import ConditionGained, ConditionLost
from affray.text import LANGUAGES
from affray.text.messages import SHARED, ids_of
from affray.text.rulebook import rulebook
from tests.conformance.fifth_edition.arena import arena, decree, fig, fighter, has, rai
from tests.conformance.harness import last, told


def test_a_file_can_name_every_condition() -> None:
    assert get_args(ConditionName) == CONDITIONS.names


@pytest.mark.parametrize("name", CONDITIONS.names)
def test_every_condition_follows_from_a_rule_and_has_its_words(name: str) -> None:
    assert CONDITIONS[name].rule in rulebook(RULESET)
    assert CONDITIONS[name].reason[1] in rulebook(RULESET)
    needed = [f"name-{name}", f"roll-{name}", *([f"name-{name}_target"] if CONDITIONS[name].easy_target else [])]
    for lang in LANGUAGES:
        written = ids_of(SHARED, lang) + ids_of(RULESET.package, lang)
        assert not [id for id in needed if id not in written], lang


@pytest.mark.rule("E5-COND-1", "E5-COND-2", "E5-GEN-4")
@pytest.mark.parametrize("name", CONDITIONS.names)
def test_every_condition_is_gained_and_lost_by_decree_and_shown(name: str) -> None:
    fight = arena(fig(at=(2, 2)), rai(at=(3, 2)))
    decree(fight, f"condition FIG {name}{' source RAI' if CONDITIONS[name].needs_source else ''}")
    gained = told(fight, ConditionGained)[0]
    assert (gained.condition, gained.rules, has(fight, "FIG", name)) == (name, (CONDITIONS[name].rule,), True)
    together = CONDITIONS.all_of(name, *CONDITIONS[name].brings)
    assert fighter(fight, "FIG").marks == CONDITIONS.with_implied(together)
    assert RULESET.standings(fight.state)[0].status == name
    decree(fight, f"condition FIG {name} on no")
    assert (last(fight, ConditionLost).condition, has(fight, "FIG", name)) == (name, False)
    for brought in CONDITIONS[name].brings:
        decree(fight, f"condition FIG {brought} on no")
    assert RULESET.standings(fight.state)[0].status == "ok"
    assert fighter(fight, "FIG").marks == 0
