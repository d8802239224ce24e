"""`affray analyse`: the chances after every act, luck and decisions, against what is known exactly."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import affray as library
from affray.cli.sitting.called import in_names
from affray.core.fight import Fight as Engine
from affray.core.journal import Journal
from affray.core.script import Choose, Thrown
from affray.explore import explore
from affray.library import Fight
from affray.simulate import Analysis, analyse, setting
from affray.simulate.analyse import CHOICE, LUCK, walk
from affray.simulate.crews import Processes
from affray.simulate.replays import worded
from affray.text import Speaker
from tests.cli.commandline import LANGUAGES, affray
from tests.simulate.duels import GAMES, bout
from tests.simulate.test_command import Page
from tests.simulate.test_simulate import Impatient

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def played(*lines: str, ann: int = 10, bo: int = 10) -> Fight:
    """A bout with the dice of a table."""
    fight = library.open(bout(ann, bo), games=GAMES, dice="typed")
    for line in lines:
        who, _, text = line.partition(" ")
        fight.play(who, text)
    return fight


LINES = ("ann strike bo", "ann 6", "bo strike ann", "bo 1", "ann strike bo", "ann 1", "bo strike ann", "bo 6")


@cache
def exactly(ann: int, bo: int, begins: str = "ann") -> float:
    """Ann's chance when somebody is about to strike; the one who begins stands first in the list."""
    people = {"ann": {"name": "Ann", "side": "a", "hp": ann}, "bo": {"name": "Bo", "side": "b", "hp": bo}}
    order = people if begins == "ann" else dict(reversed(people.items()))
    ready = setting({"game": "duel", "combatants": order}, games=GAMES).ready()
    return float(explore(ready.game, ready.start, ready.game.player()).chances.get("a", Fraction(0)))


def analysed(fight: Fight, **more: int) -> Analysis:
    return analyse(setting(fight, games=GAMES, open=True), seed=3, **{"budget": 3000, **more})


def test_the_curve_is_that_which_is_known_exactly() -> None:
    found = analysed(played(*LINES), alternatives=0)
    dice = [each for each in found.stretches if each.kind == LUCK]
    known = [exactly(10, 4, "bo"), exactly(9, 4), exactly(9, 3, "bo"), exactly(3, 3)]
    assert [each.who for each in dice] == ["ann", "bo", "ann", "bo"]
    assert found.each >= 500
    assert found.start.holds(exactly(10, 10))
    for each, chance in zip(dice, known, strict=True):
        assert each.chance.holds(chance), (each, chance)


def test_luck_is_what_a_roll_does_to_the_chances_of_whoever_rolls() -> None:
    found = analysed(played(*LINES), alternatives=0)
    credits = found.credits()
    known = [exactly(10, 10), exactly(10, 4, "bo"), exactly(9, 4), exactly(9, 3, "bo"), exactly(3, 3)]
    changes = [after - before for before, after in pairwise(known)]
    assert credits["ann"].luck == pytest.approx(changes[0] + changes[2], abs=0.06)
    assert credits["bo"].luck == pytest.approx(-changes[1] - changes[3], abs=0.06)
    assert {each.choices for each in credits.values()} == {0}
    assert sum(each.change.value for each in found.stretches) == pytest.approx(
        found.curve[-1].value - found.start.value
    )  # fmt: skip


def test_a_fight_that_is_over_ends_with_certainty() -> None:
    found = analysed(played(*LINES[:4], "ann strike bo", "ann 4"), budget=400)
    assert found.result == "a"
    assert found.curve[-1].value == 1
    assert analysed(played(*LINES[:4], "ann strike bo", "ann 4"), budget=400).stretches == found.stretches


def test_the_same_dice_fall_after_a_roll_whatever_it_was_also_if_somebody_typed_it() -> None:
    """So a roll that changes nothing changes the chances by nothing at all, and not by the noise of other dice."""
    found = analysed(played("ann strike bo", "ann 6", ann=60, bo=6), alternatives=0, budget=100)
    assert [each.chance.value for each in found.stretches] == [1]
    calm = analysed(played("ann strike bo", "ann 4", ann=60, bo=60), alternatives=0, budget=400)
    other = analysed(played("ann strike bo", "ann 3", ann=60, bo=60), alternatives=0, budget=400)
    assert calm.start == other.start
    assert calm.stretches[0].chance.value >= other.stretches[0].chance.value
    assert calm.stretches[0].change.margin < calm.start.margin


def test_turning_points_are_the_largest_changes_in_the_order_of_the_fight() -> None:
    found = analysed(played(*LINES), alternatives=0)
    points = found.turning_points(2)
    largest = sorted(found.stretches, key=lambda each: -abs(each.change.value))[:2]
    assert points == sorted(largest, key=lambda each: each.first)
    assert all(not each.change.holds(0) for each in points)


def three() -> dict[str, object]:
    """Ann may strike Bo, who is nearly out, or Cid, who is not."""
    people = {
        "ann": {"name": "Ann", "side": "a", "hp": 7}, "bo": {"name": "Bo", "side": "b", "hp": 1},
        "cid": {"name": "Cid", "side": "b", "hp": 6},
    }  # fmt: skip
    return {"game": "duel", "combatants": people}


def test_a_choice_is_weighed_against_the_best_other_answer() -> None:
    fight = library.open(three(), games=GAMES, dice="typed")
    fight.play("ann", "strike cid")
    fight.play("ann", "1")
    found = analysed(fight, budget=4000)
    choice = found.stretches[0]
    assert (choice.kind, choice.usual, choice.words) == (CHOICE, False, "strike target cid")
    assert choice.better == "strike target bo"
    assert choice.missed is not None
    assert choice.missed.low > 0
    assert found.credits()["ann"].missed == pytest.approx(choice.missed.value)
    assert choice.own < 0

    better = library.open(three(), games=GAMES, dice="typed")
    better.play("ann", "strike bo")
    right = analysed(better, budget=4000).stretches[0]
    assert right.usual
    assert right.change.value == 0
    assert right.missed is not None
    assert right.missed.value < 0
    assert right.better == ""


def test_what_the_other_side_misses_is_its_own_loss() -> None:
    fight = library.open(three(), games=GAMES, dice="typed")
    fight.play("ann", "strike cid")
    seen = analyse(setting(fight, games=GAMES, open=True), side="b", seed=1, budget=3000).stretches[0]
    assert seen.change.value > 0 > seen.own
    assert seen.missed is not None
    assert seen.missed.value > 0


def test_choices_without_an_alternative_are_none_and_rolls_in_a_row_are_one() -> None:
    found = list(walk(setting(played(*LINES), games=GAMES, open=True).ready()))
    assert [each.kind for each in found] == [LUCK] * 4  # who stands alone against one has nothing to choose
    assert [(each.first, each.last) for each in found] == [(0, 2), (2, 4), (4, 6), (6, 8)]


def test_an_analysis_is_the_same_for_any_number_of_processes() -> None:
    given = setting(played(*LINES), games=GAMES, open=True)
    alone = analyse(given, seed=4, budget=400)
    with Processes(2) as two:
        assert analyse(given, seed=4, budget=400, with_crew=two).to_json() == alone.to_json()
    assert analyse(given, seed=5, budget=400).to_json() != alone.to_json()


def test_an_interrupt_leaves_the_part_of_the_curve_that_is_known() -> None:
    given = setting(played(*LINES), games=GAMES, open=True)
    cut = analyse(given, seed=4, budget=200, alternatives=0, with_crew=Impatient())
    whole = analyse(given, seed=4, budget=200, alternatives=0)
    assert cut.interrupted
    assert 0 < len(cut.stretches) < len(whole.stretches)
    assert cut.curve == whole.curve[: len(cut.curve)]


def test_the_log_is_parted_among_the_stretches() -> None:
    fight = library.open("dry_ford", seed=7)
    fight.play_out()
    found = list(walk(setting(fight, open=True).ready()))
    assert [each.first for each in found[1:]] == [each.last for each in found[:-1]]
    assert [each.told[0] for each in found[1:]] == [each.told[1] for each in found[:-1]]
    assert (found[-1].last, found[-1].told[1]) == (len(fight.journal), len(fight.log()))
    assert any(each.usual for each in found)
    assert [each.round for each in found] == sorted(each.round for each in found)
    assert found[-1].round == fight.game.when(fight.state)[0]


def test_what_was_taken_back_is_gone_and_a_decree_is_nobodys_luck() -> None:
    fight = library.open("dry_ford", seed=7)
    question = fight.pending
    assert isinstance(question, Choose)
    fight.play(question.who, "choose l1" if question.who == "a" else "choose t1")
    fight.undo(1)
    fight.rule("hp t1 1")
    found = analyse(setting(fight, open=True), seed=1, budget=300, alternatives=0)
    last = found.stretches[-1]
    assert (last.kind, last.own, last.side) == ("decree", 0, "")
    assert last.change.value > 0  # a trooper with one point left is worth less
    assert found.stretches[-1].last == len(fight.journal)
    assert "gm" not in found.credits()


# -- as people type it -----------------------------------------------------------------------------
@pytest.fixture
def journal(tmp_path: Path) -> str:
    fight = library.open("dry_ford", seed=7, dice="generated")
    fight.play_out()
    fight.save(tmp_path / "ford.jsonl")
    return str(tmp_path / "ford.jsonl")


QUICK = ("--open", "--budget", "300", "--seed", "1", "--workers", "1")


@every_language
def test_it_tells_the_curve_the_luck_and_the_log(journal: str, lang: str, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    seen = affray("analyse", f"{journal}:24", *QUICK, "--log", "--html", str(report), "--lang", lang)
    speaker = Speaker(lang, library.open("dry_ford").game)
    assert seen.code == 0
    assert seen.out.splitlines()[1].startswith("100 %")
    assert speaker.say("sim-heading-credits") in seen.out
    assert re.search(rf"^ +\d+[.,]\d\u00a0%  {re.escape(speaker.name('Dust Levy 1'))}", seen.out, re.MULTILINE)
    assert "sim-" not in seen.out
    stop, strike = {
        "en": ("stop", "attack with Pistol"), "ru": ("хватит готовиться", "атаковать Пистолет"),
        "uk": ("досить готуватися", "атакувати Пістолет"),
    }[lang]  # fmt: skip
    for words in (seen.out, report.read_text()):  # answers in the words of the screen, not in those of the grammar
        assert f": {stop}" in words
        assert f": {strike}" in words
        assert "l1.pistol" not in words
    ready = setting(f"{journal}:24", open=True).ready()
    coins = {"en": "TH", "ru": "РО", "uk": "РО"}[lang]
    tossed = next(each for each in ready.replies if isinstance(each, Thrown))
    fight = Engine(ready.game, ready.start, Journal(), recording=False)
    assert worded(fight, tossed, ready, speaker, in_names) == coins[tossed.dice[0] - 1]  # face 1 is tails
    page = Page(report.read_text())
    assert page.fetched == []
    moments = re.search(r"const moments = (\[.*?\]), frame", report.read_text(), re.DOTALL)
    assert moments is not None
    shown = json.loads(moments[1])
    assert len(shown) == report.read_text().count("<li data-at=")
    assert all("····" in each["map"] for each in shown)


def test_few_fights_are_said_to_be_few_and_how_many_would_do(journal: str) -> None:
    few = affray("analyse", f"{journal}:24", *QUICK)
    wanted = re.search(r"noise\. More of them: --budget (\d+)\.", few.out)
    assert wanted is not None
    enough = affray("analyse", f"{journal}:6", "--open", "--budget", "2000", "--seed", "1", "--workers", "1")
    assert "noise" not in enough.out
    assert int(wanted[1]) > 300


def test_it_gives_everything_as_json(journal: str, tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    seen = affray("analyse", f"{journal}:24", *QUICK, "--json", "--side", "b", "--svg", str(picture))
    data = json.loads(seen.out)
    assert data["side"] == "b"
    assert data["fights"] <= 400
    assert data["stretches"][-1]["replies"][1] == 24
    assert {"luck", "choices", "missed"} == set(next(iter(data["credits"].values())))
    assert picture.read_text().startswith("<svg")


@every_language
def test_what_cannot_be_analysed_is_explained(tmp_path: Path, lang: str) -> None:
    say = Speaker(lang).say
    assert affray("analyse", "dry_ford", "--lang", lang) == (1, "", say("sim-not-a-journal", file="dry_ford") + "\n")
    library.open("dry_ford", seed=1, dice="typed").save(tmp_path / "new.jsonl")
    path = str(tmp_path / "new.jsonl")
    assert affray("analyse", path, "--lang", lang) == (1, "", say("sim-nothing-happened", file=path) + "\n")
    seen = affray("analyse", path, "--side", "c", "--budget", "none", "--lang", lang)
    assert seen.err == say("cli-not-a-number", option="--budget", value="none", low="1") + "\n"
