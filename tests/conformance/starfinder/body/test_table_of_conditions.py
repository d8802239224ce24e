"""The table of conditions: each has its rule and its words, can be given and taken away, and is shown."""

from __future__ import annotations

import pytest

from affray.core.refusals import rules_of
from affray.rulesets.starfinder import RULESET
from affray.rulesets.starfinder.body import hindrances
from affray.rulesets.starfinder.model.conditions import CONDITIONS, FLAT_FOOTED, MARK, Ailment, slowed
from affray.rulesets.starfinder.model.scenario import SensesEntry
from affray.text import LANGUAGES, Speaker, rulebook
from tests.conformance.starfinder.boarding import ada, boarding, bor, decree, fighter, has, rat

SPOKEN = [Speaker(language, RULESET) for language in LANGUAGES]


def names(kind: Ailment) -> str:
    return kind.name


@pytest.mark.rule("SF-COND-26")
@pytest.mark.parametrize("kind", list(CONDITIONS), ids=names)
def test_each_has_a_rule_and_words_in_every_language(kind: Ailment) -> None:
    book = rulebook(RULESET)
    bars = [kind.unable, kind.limbs, kind.held_limbs, kind.only_moves, kind.stuck]
    cited = [kind.rule, *(bar.rule for bar in bars if bar), kind.drops or kind.rule]
    assert all(rule in book for rule in cited)
    assert all(f"name-{kind.name}" in each.messages for each in SPOKEN)
    assert kind.graver == "" or kind.graver in CONDITIONS


@pytest.mark.rule("SF-COND-1")
@pytest.mark.parametrize("kind", [each for each in CONDITIONS if each.given], ids=names)
def test_each_comes_and_goes_by_decree_and_is_shown(kind: Ailment) -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(5, 5)))
    decree(fight, f"condition BOR {kind.name} source ADA")
    marks = fighter(fight, "BOR").marks
    shown = {each.id: each.status for each in RULESET.standings(fight.state)}
    assert marks & CONDITIONS.with_implied(MARK[kind.name]) == CONDITIONS.with_implied(MARK[kind.name])
    assert shown["BOR"] == CONDITIONS.of(marks)[0].name
    assert ("BOR" in fighter(fight, "ADA").grappling) is kind.hold
    decree(fight, f"condition BOR {kind.name} on no")
    assert not has(fight, "BOR", kind.name)
    assert fighter(fight, "ADA").grappling == []


@pytest.mark.rule("SF-COND-26")
def test_death_is_no_condition_that_one_gives() -> None:
    fight = boarding(ada(at=(4, 5)), bor(at=(5, 5)), rat(at=(9, 9)))
    assert rules_of(fight.decree("condition BOR dead")) == ["CORE-FIELD"]
    decree(fight, "hp BOR 0")
    assert {each.id: each.status for each in RULESET.standings(fight.state)}["BOR"] == "dead"


@pytest.mark.rule("SF-COND-24", "SF-COND-4", "SF-COND-20")
@pytest.mark.parametrize(
    ("conditions", "speed"),
    [
        (["encumbered"], 20), (["overburdened"], 5), (["entangled"], 15), (["exhausted"], 15), (["fatigued"], 30),
        (["entangled", "exhausted"], 15), (["encumbered", "entangled"], 10), (["encumbered", "overburdened"], 5),
    ],
)  # fmt: skip
def test_what_is_left_of_a_speed_of_30(conditions: list[str], speed: int) -> None:
    assert slowed(CONDITIONS.all_of(*conditions), 30) == speed


@pytest.mark.rule("SF-COND-2")
@pytest.mark.parametrize(
    ("conditions", "blindsight", "flat"),
    [(["blinded"], 0, True), (["blinded"], 60, False), (["blinded", "stunned"], 60, True), (["dazed"], 0, False)],
)
def test_blindsight_spares_one_what_blindness_implies(conditions: list[str], blindsight: int, flat: bool) -> None:
    senses = SensesEntry(blindsight_ft=blindsight)
    fight = boarding(ada(at=(4, 5)), bor(at=(9, 9), senses=senses, conditions=conditions))
    assert bool(fighter(fight, "BOR").marks & FLAT_FOOTED) is flat


# -- numbers ---------------------------------------------------------------------------------------
COLUMNS = "blow shot ac_near ac_far fort ref athletics acrobatics bluff perception strong damage initiative"
NUMBERS = {
    "prone": "-4 . -4 4 . . . . . . . . .",
    "off_kilter": "-2 -2 . . . . . . . . . . .",
    "blinded": ". . . . . . -4 -4 . -4 . . .",
    "flat_footed": ". . -2 -2 . . . . . . . . .",
    "entangled": "-2 -2 -2 -2 . -2 . -2 . . . . -2",
    "grappled": "-2 -2 -2 -2 . -2 . -2 . . . . -2",
    "pinned": "-4 -4 -4 -4 . -4 . -4 . . . . -4",
    "fatigued": "-1 -1 -1 -1 . -1 -1 -1 . . -1 . -1",
    "exhausted": "-3 -3 -3 -3 . -3 -3 -3 . . -3 . -3",
    "off_target": "-2 -2 . . . . . . . . . . .",
    "shaken": "-2 -2 . . -2 -2 -2 -2 -2 -2 . . .",
    "frightened": "-2 -2 . . -2 -2 -2 -2 -2 -2 . . .",
    "panicked": ". . . . -2 -2 -2 -2 -2 -2 . . .",
    "sickened": "-2 -2 . . -2 -2 -2 -2 -2 -2 -2 -2 .",
    "dazzled": "-1 -1 . . . . . . . -1 . . .",
    "deafened": ". . . . . . . . . -4 . . -4",
}
"""What each condition adds by itself, without those it brings along."""


@pytest.mark.parametrize(
    "kind", [pytest.param(each, id=each.name, marks=pytest.mark.rule(each.rule)) for each in CONDITIONS]
)
def test_what_each_adds_to_numbers(kind: Ailment) -> None:
    mark = MARK[kind.name]
    found = (
        hindrances.on_attack(mark, True), hindrances.on_attack(mark, False), hindrances.on_armour(mark, False),
        hindrances.on_armour(mark, True), hindrances.on_save(mark, "fort"), hindrances.on_save(mark, "ref"),
        *(hindrances.on_check(mark, skill) for skill in ("athletics", "acrobatics", "bluff", "perception")),
        hindrances.on_damage(mark, True), hindrances.on_damage(mark, False), hindrances.on_initiative(mark),
    )  # fmt: skip
    shown = [str(sum(each.value for each in column)) if column else "." for column in found]
    expected = NUMBERS.get(kind.name, " ".join("." * len(found)))
    assert dict(zip(COLUMNS.split(), shown, strict=True)) == dict(zip(COLUMNS.split(), expected.split(), strict=True))
    assert {each.rule for column in found for each in column} <= {kind.rule}
