"""`compare`, `sweep` and `balance`: what changes a fight, and by how much."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from affray.explore import explore
from affray.files import BadFile
from affray.simulate import Misfit, balance, compare, read_vary, setting, simulate, sweep
from affray.simulate.crews import Alone, Processes
from affray.simulate.vary import changed
from affray.testing import duel
from affray.text import Speaker
from tests.cli.commandline import LANGUAGES, affray
from tests.simulate.duels import GAMES, bout
from tests.simulate.test_command import Page
from tests.simulate.test_simulate import Impatient

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def exactly(ann: int, bo: int = 6) -> float:
    """Ann's chance, by walking through all that the dice can do."""
    fight = setting(bout(ann, bo), games=GAMES).ready()
    return float(explore(fight.game, fight.start, fight.game.player()).chances["a"])


# -- compare ---------------------------------------------------------------------------------------
def test_the_difference_of_two_is_that_which_is_known_exactly() -> None:
    weak, strong = (setting(bout(ann), games=GAMES) for ann in (6, 9))
    found = compare(weak, strong, 1500, seed=2)
    assert found.side == "a"
    assert found.difference.holds(exactly(9) - exactly(6))
    assert found.difference.low > 0
    assert found.first.figures == simulate(weak, 1500, seed=2).figures
    assert found.second.figures == simulate(strong, 1500, seed=2).figures
    assert compare(weak, strong, 50, seed=2, side="b").difference.value < 0


def test_the_same_dice_make_the_difference_surer_than_two_heaps_would() -> None:
    one, other = (setting(bout(ann), games=GAMES) for ann in (6, 7))
    found = compare(one, other, 800, seed=2)
    apart = found.first.figures.chance("a").margin + found.second.figures.chance("a").margin
    assert found.difference.margin < apart / 2
    assert compare(one, one, 200, seed=1).difference.value == 0


def test_a_comparison_is_the_same_for_any_number_of_processes_and_stops_when_it_is_sure() -> None:
    one, other = (setting(bout(ann), games=GAMES) for ann in (6, 9))
    alone = compare(one, other, seed=2, until=0.05)
    with Processes(2) as two:
        assert compare(one, other, seed=2, until=0.05, with_crew=two).to_json() == alone.to_json()
    assert alone.difference.margin <= 0.05
    assert alone.count % 100 == 0
    cut = compare(one, other, 900, seed=2, with_crew=Impatient())
    assert cut.interrupted
    assert 0 < cut.count < 900


def test_two_without_a_common_side_cannot_be_compared() -> None:
    with pytest.raises(Misfit, match="common_side"):
        compare(setting("dry_ford"), setting("kennel_yard"), 2)
    with pytest.raises(Misfit, match="there is no side 'c'"):
        compare(setting("dry_ford"), setting("dry_ford"), 2, side="c")


# -- what can be varied ----------------------------------------------------------------------------
def of(name: str, text: str) -> dict[int, list[Any]]:
    """The combatants of a sample for each value, as the game sets them up."""
    return {
        value: list(each.ready().game.standings(each.ready().start))
        for value, each in read_vary(text).settings(setting(name)).items()
    }


def test_fewer_are_taken_from_the_end_and_more_are_placed_by_the_game() -> None:
    for value, everybody in of("broken_span", "ridge_raider.count=1..9..4").items():
        raiders = [each for each in everybody if each.side == "raiders"]
        assert len(raiders) == value
        assert len({each.place for each in everybody}) == len(everybody)
    kept = [each.id for each in of("broken_span", "ridge_raider.count=3")[3]]
    assert kept == ["sela_quickwater", "sister_tamsin", "raider_1", "raider_2", "raider_3"]


def test_a_word_of_a_name_is_enough_if_it_means_one_stat_block() -> None:
    assert of("broken_span", "raider.count=2") == of("broken_span", "ridge_raider.count=2")
    assert len(of("dry_ford", "levy.count=6")[6]) == 8


def test_entries_in_the_short_form_can_be_varied_too() -> None:
    short = {
        "game": "fifth_edition", "combatants": ["2 ridge_raider side raiders", {"unit": "brann_oakhand"}],
    }  # fmt: skip
    found = read_vary("ridge_raider.count=1,4").settings(setting(short))
    assert [len(each.ready().game.standings(each.ready().start)) for each in found.values()] == [2, 5]


@pytest.mark.parametrize(
    ("sample", "text", "who"),
    [
        ("broken_span", "ridge_raider.hp_max=3..4", ["raider_1", "raider_6"]),
        ("broken_span", "raider_2.hp_max=3..4", ["raider_2"]),
        ("docking_bay", "blade.durability=20,21", ["blade"]),
        ("dry_ford", "trooper.hp_max=2,4", ["t1", "t2"]),
        ("dry_ford", "t1.hp_max=2,4", ["t1"]),
    ],
)
def test_a_number_of_a_stat_block_is_everybodys_and_a_number_of_somebody_his_own(
    sample: str, text: str, who: list[str]
) -> None:
    usual = {each.id: each.health[1] for each in setting(sample).ready().game.standings(setting(sample).ready().start)}
    for value, everybody in of(sample, text).items():
        most = {each.id: each.health[1] for each in everybody}
        assert [most[each] for each in who] == [value] * len(who)
        others = {id for id in most if most[id] != usual[id]}
        assert others <= set(who) or text.startswith(("ridge_raider", "trooper"))


def test_a_number_that_nobody_has_written_can_be_varied_if_the_file_may_have_it() -> None:
    assert [each.health for each in of("broken_span", "raider_1.hp=2")[2] if each.id == "raider_1"] == [(2, 9)]


def test_numbers_deep_inside_are_found_by_ids_and_places() -> None:
    given = setting("broken_span")
    game = given.ready().game
    data = changed(game, given.data, "ridge_raider.ability_scores.dex", 18)
    assert data["bestiary"]["ridge_raider"]["ability_scores"]["dex"] == 18
    assert given.data["bestiary"]["ridge_raider"]["ability_scores"]["dex"] != 18
    assert changed(duel.RULESET, bout(), "ann.hp", 9)["combatants"]["ann"]["hp"] == 9


@pytest.mark.parametrize(
    ("text", "part"),
    [("x.y=few", "few"), ("x.y=1..9..0", "1..9..0"), ("x.y=1,2.5", "2.5"), ("x.y=1..100000", "1..100000")],
)
def test_values_that_are_none_or_too_many_are_refused_as_values(text: str, part: str) -> None:
    with pytest.raises(Misfit) as wrong:
        read_vary(text)
    assert (wrong.value.kind, wrong.value.value) == ("values", part)


@pytest.mark.parametrize("text", ["", "raider", "raider.count", "raider.count="])
def test_words_that_say_nothing_to_vary_are_refused(text: str) -> None:
    with pytest.raises(Misfit) as wrong:
        read_vary(text)
    assert (wrong.value.kind, wrong.value.value) == ("variation", text)


def test_names_and_numbers_that_there_are_not_are_answered_with_those_there_are() -> None:
    given = setting("dry_ford")
    with pytest.raises(Misfit) as nobody:
        read_vary("trooperr.count=2").settings(given)
    assert (nobody.value.kind, nobody.value.hint) == ("combatant", "trooper")
    with pytest.raises(Misfit) as nothing:
        read_vary("trooper.hp_mox=2").settings(given)
    assert (nothing.value.kind, nothing.value.hint) == ("number", "trooper.hp_max")
    with pytest.raises(BadFile):
        read_vary("trooper.count=500").settings(given)
    with pytest.raises(Misfit):
        read_vary("levy.count=-1").settings(given)


# -- sweep and balance -----------------------------------------------------------------------------
def test_a_sweep_fights_with_every_value_and_the_same_dice() -> None:
    given, vary = setting(bout(), games=GAMES), read_vary("ann.hp=3..9..3")
    found = sweep(given, vary, 400, seed=3)
    assert list(found.results) == [3, 6, 9]
    assert all(found.chance(value).holds(exactly(value)) for value in found.results)
    assert found.results[6].figures == simulate(setting(bout(6), games=GAMES), 400, seed=3).figures
    assert [each["value"] for each in found.to_json()["values"]] == [3, 6, 9]
    cut = sweep(given, vary, 900, seed=3, with_crew=Impatient())
    assert cut.interrupted
    assert list(cut.results) == [3]


@pytest.mark.parametrize(("target", "wanted"), [(0.6, 5), (0.75, 7), (0.9, 10)])
def test_a_balance_finds_the_value_that_is_known_to_fit(target: float, wanted: int) -> None:
    chances = {hp: exactly(hp) for hp in range(1, 16)}
    right = min(chances, key=lambda hp: abs(chances[hp] - target))
    found = balance(setting(bout(), games=GAMES), read_vary("ann.hp=1..15"), target, 600, seed=1)
    assert found.value is not None
    assert abs(found.value - right) <= 1, (right, wanted)
    assert found.verdict in ("found", "between")
    assert len(found.results) <= 6
    assert not found.crooked


def test_what_no_value_reaches_is_said_to_be_out_of_reach() -> None:
    found = balance(setting(bout(), games=GAMES), read_vary("ann.hp=1..2"), 0.9, 200, seed=1)
    assert (found.verdict, found.value) == ("beyond", 2)
    easier = balance(setting(bout(), games=GAMES), read_vary("bo.hp=1..8"), exactly(6), 400, seed=2)
    assert (easier.verdict, easier.value) == ("found", 6)
    cut = balance(setting(bout(), games=GAMES), read_vary("ann.hp=1..9"), 0.5, 900, seed=1, with_crew=Impatient())
    assert (cut.verdict, cut.interrupted) == ("unknown", True)


def test_a_chance_that_goes_up_and_down_is_noticed() -> None:
    found = sweep(setting(bout(), games=GAMES), read_vary("ann.hp=2,9"), 200, seed=1, with_crew=Alone())
    from affray.simulate.sweep import Balance

    bent = Balance(found.vary, "a", 0.5, {1: found.results[2], 2: found.results[9], 3: found.results[2]}, 2)
    straight = Balance(found.vary, "a", 0.5, found.results, 2)
    assert (bent.crooked, straight.crooked) == (True, False)


# -- as people type them ---------------------------------------------------------------------------
QUICK = ("-n", "6", "--seed", "1", "--open", "--workers", "1")


@every_language
def test_a_comparison_tells_the_difference_and_whether_it_may_be_chance(lang: str, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    args = ("compare", "dry_ford", "dry_ford", *QUICK, "--players-b", "a=random", "--html", str(report), "--lang", lang)
    seen = affray(*args)
    say = Speaker(lang).say
    assert seen.code == 0
    assert seen.out.splitlines()[0].endswith((say("sim-may-be-chance"), say("sim-no-chance")))
    assert "a=random" in seen.out
    assert "sim-" not in seen.out
    page = Page(report.read_text())
    assert page.fetched == []
    assert seen.out.splitlines()[0] in page.text
    data = json.loads(affray(*args, "--json").out)
    assert (data["pairs"], data["side"]) == (6, "a")


@every_language
def test_a_sweep_draws_how_the_chance_goes(lang: str, tmp_path: Path) -> None:
    report, picture = tmp_path / "report.html", tmp_path / "curve.svg"
    args = ("sweep", "dry_ford", "--vary", "levy.count=1..7..3", *QUICK, "--lang", lang)
    seen = affray(*args, "--html", str(report), "--svg", str(picture))
    assert "█" in seen.out
    assert "█" not in report.read_text(encoding="utf-8"), "on paper the curve shows it"
    assert seen.code == 0
    assert re.findall(r"^ +(\d+) +\d+[.,]\d\u00a0%", seen.out, re.MULTILINE) == ["1", "4", "7"]
    assert "sim-" not in seen.out
    assert "levy.count" in Page(report.read_text()).text
    drawn = ElementTree.fromstring(picture.read_text())
    assert len(drawn.findall(".//{http://www.w3.org/2000/svg}circle")) == 3
    assert [each["value"] for each in json.loads(affray(*args, "--json").out)["values"]] == [1, 4, 7]


@every_language
def test_a_balance_says_what_fits_or_that_nothing_does(lang: str) -> None:
    fits = affray("balance", "dry_ford", "--vary", "levy.count=1..8", "--target", "0.5", *QUICK, "--lang", lang)
    beyond = affray("balance", "dry_ford", "--vary", "levy.count=1..2", "--target", "0.99", *QUICK, "--lang", lang)
    assert (fits.code, beyond.code) == (0, 1)
    assert "levy.count=" in fits.out.splitlines()[0]
    speaker = Speaker(lang)
    words = speaker.say("sim-balance-beyond", path="", value="", result="", chance="", target="99")
    assert words.split()[1] in beyond.out
    assert "sim-" not in fits.out + beyond.out


@every_language
@pytest.mark.parametrize(
    ("args", "message", "facts"),
    [
        (
            ("sweep", "dry_ford", "--vary", "levies"),
            "sim-no-variation", {"name": "levies", "example": "raider.count=2..8"},
        ),
        (
            ("balance", "dry_ford", "--vary", "levyy.count=1..2", "--target", "0.5"),
            "sim-no-combatant", {"name": "levyy", "hint": "levy", "known": "l1, levy, l2, l3, l4, t1, trooper, t2"},
        ),
        (
            ("balance", "dry_ford", "--vary", "levy.count=1..2", "--target", "60"),
            "sim-not-between", {"option": "--target", "value": "60", "low": "0", "high": "1"},
        ),
        (("compare", "dry_ford", "kennel_yard"), "sim-no-common_side", {"name": "a, b", "known": "heroes, raiders"}),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_explained(args: tuple[str, ...], message: str, facts: dict[str, str], lang: str) -> None:
    seen = affray(*args, "--lang", lang)
    assert (seen.code, seen.out) == (2, "")
    assert seen.err == Speaker(lang).say(message, **facts) + "\n"


def test_a_saved_fight_cannot_be_varied(tmp_path: Path) -> None:
    path = tmp_path / "begun.jsonl"
    simulate(bout(), 1, seed=1, games=GAMES).fight(0).save(path)
    with pytest.raises(Misfit, match="there is no encounter"):
        read_vary("ann.hp=1..2").settings(setting(f"{path}:1", games=GAMES))
