"""What hindered people in their first rounds of ACKS II, with four heroes of their own before a wall with a door."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.script import Pick
from tests.cli.commandline import on_screen
from tests.cli.first_fights import farm
from tests.cli.test_first_tables import given, record_of


def alone(at: tuple[int, int], foe: tuple[int, int], **more: Any) -> dict[str, Any]:
    """Borin with his axe, who acts first, and one bandit who can do nothing."""
    data = farm()
    borin = {**data["combatants"][1], "at": list(at), "init_bonus": 5, **more}
    bandit = {"unit": "road_bandit", "side": "bandits", "facing": "S", "at": list(foe), "init_bonus": -3, "hp_max": 90}
    return {**data, "combatants": [borin, bandit]}


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "attack bandit"), ("ru", "атаковать налётчика"), ("uk", "атакувати bandit")],
)
@pytest.mark.rule("ACKS-MOVE-7")
def test_whoever_names_a_target_one_step_away_takes_that_step(lang: str, line: str) -> None:
    data = alone((6, 2), (6, 4))
    data["combatants"][1]["name"] = "Налётчик" if lang == "ru" else "Bandit"
    picks, pages = given(data, line, lang=lang, automatic="bandits")
    assert [(each.do, each.values.get("step")) for each in picks] == [("attack", (6, 3))], pages[-1]
    assert "6,3" in pages[-1]


@pytest.mark.rule("ACKS-MOVE-7")
def test_nobody_steps_who_need_not_or_says_where() -> None:
    picks, pages = given(alone((6, 3), (6, 4)), "none", "attack bandit", automatic="bandits")
    assert "step" not in picks[1].values, pages[-1]
    picks, pages = given(alone((6, 2), (6, 4)), "attack bandit step 5,3", automatic="bandits")
    assert picks[0].values["step"] == (5, 3), pages[-1]
    picks, pages = given(alone((6, 1), (6, 4)), "attack bandit", automatic="bandits")
    assert not picks, pages[-1]


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "march to the door"), ("ru", "марш к двери"), ("ru", "марш до двери"), ("uk", "марш до дверей")],
)
def test_a_march_leads_to_a_door_that_only_the_ground_knows(lang: str, line: str) -> None:
    picks, pages = given(alone((6, 1), (2, 10)), line, lang=lang, automatic="bandits")
    assert [each.values["path"][-1] for each in picks] == [(6, 5)], pages[-1]


@pytest.mark.rule("ACKS-FACE-5", "ACKS-DEFMOV-2")
def test_whoever_withdraws_keeps_looking_at_what_it_steps_back_from() -> None:
    record = record_of(alone((6, 3), (6, 4)), "bandits")
    session, pages = on_screen(record, ["withdraw", "withdraw 6,2"], "en")
    borin = session.fight.state.warriors["borin"]
    assert ((borin.place.x, borin.place.y), borin.facing.name) == ((6, 2), "N"), pages[-1]
    record = record_of(alone((6, 3), (6, 4)), "bandits")
    session, pages = on_screen(record, ["withdraw", "withdraw 6,2 facing E"], "en")
    assert session.fight.state.warriors["borin"].facing.name == "E", pages[-1]


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "order quill borin"), ("en", "quill borin"), ("en", "quill, borin"), ("ru", "порядок quill borin"),
     ("ru", "назначить порядок quill, borin"), ("uk", "порядок quill, borin")],
)  # fmt: skip
@pytest.mark.rule("ACKS-TIE-2")
def test_an_order_is_said_with_commas_or_without(lang: str, line: str) -> None:
    data = farm()
    own = [{**each, "spells": [], "group": "own", "init_bonus": 5} for each in data["combatants"][1:3]]
    late = {**data["combatants"][3], "init_bonus": -3}
    data |= {"combatants": [*own, late], "options": {"group_initiative": "by_group"}}
    session, pages = on_screen(record_of(data, "bandits"), [line], lang)
    picks = [each for each in session.fight.journal.path() if isinstance(each, Pick) and each.do == "order"]
    assert [tuple(*each.values.values()) for each in picks] == [("quill", "borin")], pages[-1]


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "maneuver bandit disarm"), ("ru", "манёвр bandit разоружить"), ("uk", "маневр bandit")]
)
def test_a_maneuver_goes_by_the_word_that_says_what_it_is(lang: str, line: str) -> None:
    data = alone((6, 3), (6, 4))
    lines = ["", line] if lang != "uk" else ["", line, "роззброїти"]
    picks, pages = given(data, *lines, lang=lang, automatic="bandits")
    assert [(each.do, each.values.get("kind")) for each in picks[1:]] == [("maneuver", "disarm")], pages[-1]


@pytest.mark.parametrize(("lang", "said"), [("ru", "отход 6,2 взгляд в пути север"), ("uk", "погляд у дорозі північ")])
def test_a_facing_is_repeated_in_few_words(lang: str, said: str) -> None:
    way = {"ru": "отход 6,2 север", "uk": "відхід 6,2 північ"}[lang]
    word = way.split()[0]
    _, pages = given(alone((6, 3), (6, 4)), word, way, lang=lang, automatic="bandits")
    assert said in pages[-1].replace("\xa0", " ").replace("\n", " "), pages[-1]
