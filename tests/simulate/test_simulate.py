"""`affray.simulate`: many fights, the same ones whoever plays them, and figures that can be trusted."""

from __future__ import annotations

import gc
import json
import tracemalloc
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import affray
from affray.core.script import Pick
from affray.files import BadFile, samples
from affray.players.styles import STYLES
from affray.rulesets.events import Damaged
from affray.simulate import BrokenFight, Misfit, Result, Setting, setting, simulate
from affray.simulate.crews import Alone, Done, Processes, Task, perform
from affray.simulate.figures import Figures
from affray.simulate.observe import observe
from affray.simulate.run import PORTION, play_some
from affray.simulate.settings import seed_of
from affray.testing import duel
from tests.simulate.duels import CHANCE, GAMES, at_a_roll, bout, in_a_window


def data(result: Result) -> str:
    return json.dumps(result.to_json())


# -- whoever plays them ----------------------------------------------------------------------------
def test_the_same_seed_gives_the_same_result_for_any_number_of_processes() -> None:
    alone = simulate(bout(), 300, seed=5, games=GAMES)
    with Processes(2) as two:
        shared = simulate(bout(), 300, seed=5, games=GAMES, with_crew=two)
        enough = simulate(bout(), seed=5, games=GAMES, until=0.04, with_crew=two)
    assert data(shared) == data(alone)
    assert data(enough) == data(simulate(bout(), seed=5, games=GAMES, until=0.04))
    assert data(simulate(bout(), 300, seed=6, games=GAMES)) != data(alone)


class Uneven(Alone):
    """Does tasks in portions of its own making."""

    def map(self, tasks: Iterable[Task]) -> Iterator[Done]:
        for task in tasks:
            done = perform(task)
            yield Done(done.value, 0.3 if task.given[1] % 3 else 0.02)


def test_how_the_fights_are_portioned_changes_nothing() -> None:
    usual = simulate(bout(), 250, seed=5, games=GAMES)
    assert data(simulate(bout(), 250, seed=5, games=GAMES, with_crew=Uneven())) == data(usual)
    whole = play_some((setting(bout(), games=GAMES).ready(),), 5, 0, 250)
    assert whole == usual.figures


def test_a_fight_of_a_run_is_the_one_that_its_seed_plays_by_itself() -> None:
    result = simulate("dry_ford", 3, seed=11)
    for number in range(3):
        alone = affray.open("dry_ford", seed=seed_of(11, number))
        alone.play_out()
        assert result.fight(number).journal.path() == alone.journal.path()
    ends = [result.fight(number).over for number in range(3)]
    assert {end: ends.count(end) for end in ends} == dict(result.figures.results)


# -- what they say ---------------------------------------------------------------------------------
def test_the_chance_is_that_which_is_known_exactly() -> None:
    result = simulate(bout(), 4000, seed=1, games=GAMES)
    assert result.chances["a"].holds(CHANCE)
    assert result.chances["a"].margin < 0.016
    assert result.chances["a"].value + result.chances["b"].value == 1


def test_it_stops_as_soon_as_the_chances_are_known_well_enough() -> None:
    result = simulate(bout(), seed=1, games=GAMES, until=0.03)
    assert result.count % PORTION == 0
    assert all(chance.margin <= 0.03 for chance in result.chances.values())
    sooner = simulate(bout(), result.count - PORTION, seed=1, games=GAMES)
    assert any(chance.margin > 0.03 for chance in sooner.chances.values())
    assert simulate(bout(), 50, seed=1, games=GAMES, until=0.001).count == 50


def test_the_figures_are_those_of_the_fights() -> None:
    result = simulate("kennel_yard", 4, seed=2, open=True)
    fights = [result.fight(number) for number in range(4)]
    figures = result.figures
    assert figures.rounds == {
        round: sum(fight.game.when(fight.state)[0] == round for fight in fights)
        for round in {fight.game.when(fight.state)[0] for fight in fights}
    }
    hurt = sum(event.taken for fight in fights for event in fight.log() if isinstance(event, Damaged))
    assert sum(fate.taken.total for fate in figures.fates.values()) == hurt
    assert sum(fate.dealt.total for fate in figures.fates.values()) == hurt
    attacks = [r for fight in fights for r in fight.journal.path() if isinstance(r, Pick) and r.do == "attack"]
    assert sum(fate.actions["attack"] for fate in figures.fates.values()) == len(attacks) > 0
    standing = {each.id: each.health[0] for fight in fights[:1] for each in fight.game.standings(fight.state)}
    assert set(figures.fates) == set(standing)
    slots = [fate.left["slot 1"].total for fate in figures.fates.values() if "slot 1" in fate.left]
    assert len(slots) == 1
    assert slots[0] < 4 * result.begun["sister_tamsin"].left["slot 1"]


@pytest.mark.parametrize("name", [each.name for each in samples()])
def test_every_sample_says_who_falls_first_and_who_deals_damage(name: str) -> None:
    result = simulate(name, 2, seed=3, open=True)
    figures = result.figures
    assert figures.count == 2
    assert sum(fate.dealt.total for fate in figures.fates.values()) > 0
    assert sum(fate.fell_first for fate in figures.fates.values()) >= 1
    assert all(fate.health.total >= 0 for fate in figures.fates.values())


def test_who_is_down_does_not_stand() -> None:
    result = simulate("docking_bay", 3, seed=3, open=True)
    for side in result.sides:
        lost = sum(times for left, times in result.figures.survivors[side].items() if left == 0)
        others = [each for each in result.sides if each != side]
        assert lost <= sum(result.figures.results[each] for each in others)
    assert sum(result.figures.survivors[side][0] for side in result.sides) >= 2


def test_the_typical_fight_is_of_the_likeliest_end_and_the_extreme_one_is_far_from_it() -> None:
    result = simulate("dry_ford", 80, seed=4, open=True)
    likeliest = result.figures.results.most_common(1)[0][0]
    fights = [result.fight(number) for number in range(80)]
    lasted = sorted(fight.game.when(fight.state)[0] for fight in fights if fight.over == likeliest)
    typical, extreme = result.figures.typical(), result.figures.extreme()
    assert typical is not None
    assert extreme is not None
    assert fights[typical].over == likeliest
    middle = lasted[len(lasted) // 2]
    apart = {number: abs(fights[number].game.when(fights[number].state)[0] - middle) for number in (typical, extreme)}
    assert apart[typical] <= 2
    assert apart[extreme] > 4 or fights[extreme].over != likeliest
    assert Figures().typical() is None


def test_the_memory_it_takes_does_not_grow_with_the_number_of_fights() -> None:
    def taken(count: int) -> int:
        given = setting(bout(), games=GAMES)
        tracemalloc.start()
        result = simulate(given, count, seed=1)
        gc.collect()
        size = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        assert result.count == count
        return size

    taken(100)
    assert taken(2000) < taken(200) + 100_000


# -- from the middle -------------------------------------------------------------------------------
def test_it_goes_on_from_a_fight_at_hand_also_where_dice_are_waited_for() -> None:
    fight = at_a_roll()
    before = fight.journal.lines()
    result = simulate(fight, 4, seed=1, open=True)
    assert result.count == 4
    assert fight.journal.lines() == before
    played = result.fight(0)
    assert played.over
    assert played.journal.path()[: len(fight.journal)] == fight.journal.path()
    assert {result.fight(number).over for number in range(4)} == set(result.figures.results)


def test_a_fork_has_no_past_to_go_on_from() -> None:
    fight = at_a_roll()
    assert fight.snapshots[-1].position > 0
    with pytest.raises(ValueError, match="a fork has no past"):
        simulate(fight.fork(), 1)


def test_it_goes_on_from_inside_a_reaction_window(tmp_path: Path) -> None:
    fight = in_a_window()
    path = tmp_path / "window.jsonl"
    fight.save(path)
    result = simulate(path, 3, seed=1, open=True)
    (saved, *_), again = result.save(tmp_path / "kept"), result.fight(0)
    assert result.count == 3
    assert again.journal.path()[: len(fight.journal)] == fight.journal.path()
    assert affray.resume(saved).over in result.figures.results


def test_it_goes_on_from_any_line_of_a_journal(tmp_path: Path) -> None:
    fight = affray.open(bout(10, 10), games=GAMES, dice="typed")
    for line in ("ann strike bo", "ann 6", "bo strike ann", "bo 1", "ann strike bo", "ann 4"):
        who, _, text = line.partition(" ")
        fight.play(who, text)
    assert fight.over == "a"
    path = tmp_path / "bout.jsonl"
    fight.save(path)
    assert simulate(f"{path}:5", 20, seed=1, games=GAMES).chances["a"].value > 0.5
    assert simulate(f"{path}:1", 50, seed=1, games=GAMES).figures.results["b"] > 0
    with pytest.raises(Misfit) as wrong:
        simulate(f"{path}:99", 5, games=GAMES)
    assert wrong.value.known == ("0–6",)


def test_figures_from_the_middle_count_only_what_comes_after_it() -> None:
    middle = simulate(at_a_roll(), 1, seed=1, open=True)
    played, skipped = middle.fight(0), len(at_a_roll().journal)
    assert 0 < middle.figures.replies.total == len(played.journal) - skipped


# -- players ---------------------------------------------------------------------------------------
def test_who_decides_at_random_loses_against_the_plain_player() -> None:
    weak = simulate("dry_ford", 30, seed=1, players={"b": "random"}, open=True).chances["b"]
    plain = simulate("dry_ford", 30, seed=1, open=True).chances["b"]
    assert weak.high < plain.value
    both = simulate("dry_ford", 10, seed=1, players={"*": "random"}, open=True)
    assert both.figures.fates["l1"].actions != simulate("dry_ford", 10, seed=1, open=True).figures.fates["l1"].actions


def test_by_default_players_decide_from_what_their_side_knows() -> None:
    honest, knowing = (simulate("docking_bay", 1, seed=1, open=open).fight(0) for open in (False, True))
    alone = affray.open("docking_bay", seed=seed_of(1, 0))
    alone.play_out()
    assert honest.journal.path() == alone.journal.path() != knowing.journal.path()


# -- what cannot be --------------------------------------------------------------------------------
def test_what_there_is_not_is_named_with_what_there_is() -> None:
    with pytest.raises(Misfit, match="there is no side 'c'; there are a, b"):
        setting("dry_ford", {"c": "plain"})
    with pytest.raises(Misfit, match="there is no style 'plian'; there are plain, aggressive, ") as wrong:
        setting("dry_ford", {"a": "plian"})
    assert wrong.value.hint == "plain"
    with pytest.raises(BadFile):
        setting("dry_fjord")
    with pytest.raises(BadFile):
        setting("nowhere.jsonl")


def test_a_fight_that_breaks_names_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise ZeroDivisionError("no dice")

    monkeypatch.setitem(STYLES, "plain", lambda game, seed, open: breaks)
    with pytest.raises(BrokenFight, match=f"seed {seed_of(1, 0)} broke off: ZeroDivisionError: no dice") as broken:
        simulate(bout(), 3, seed=1, games=GAMES)
    assert broken.value.__reduce__()[1] == (seed_of(1, 0), "ZeroDivisionError: no dice")


def test_a_fight_without_an_end_is_counted_as_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("affray.simulate.settings.MOST_REPLIES", 3)
    result = simulate(bout(), 10, seed=1, games=GAMES)
    assert result.figures.results[""] > 0
    assert "unfinished" in result.to_json()["results"]
    assert "unfinished" in repr(result)


class Impatient(Alone):
    """Somebody presses Ctrl-C after some tasks."""

    def map(self, tasks: Iterable[Task]) -> Iterator[Done]:
        for number, task in enumerate(tasks):
            if number == 5:
                raise KeyboardInterrupt
            yield perform(task)


def test_an_interrupt_leaves_what_is_known() -> None:
    result = simulate(bout(), 5000, seed=1, games=GAMES, with_crew=Impatient())
    assert result.interrupted
    assert 5 <= result.count < 5000
    whole = simulate(bout(), result.count, seed=1, games=GAMES)
    assert result.figures == whole.figures


def test_a_setting_can_travel() -> None:
    given = setting(bout(), {"a": "random"}, games=GAMES)
    assert isinstance(given, Setting)
    with Processes(2) as two:
        assert simulate(given, 20, seed=1, with_crew=two).count == 20


def test_a_report_tells_its_main_points_in_one_line() -> None:
    result = simulate(bout(), 100, seed=1, games=GAMES)
    assert repr(result).startswith("Result('duel/encounter', 100 fights, a ")
    assert observe(duel.RULESET, result.fight(0)).result == result.fight(0).over
