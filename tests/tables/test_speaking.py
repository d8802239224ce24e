"""The words beside a view: sentences without secrets, names as the side knows them, nothing unsaid."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

import affray
from affray.core.refusals import refuse
from affray.core.script import Choose
from affray.core.telling import Line
from affray.core.views import Seat
from affray.rulesets.events import RoundBegan
from affray.tables import Sentences, Table, Telling
from affray.tables.speaking import strings
from affray.tables.story import is_same
from affray.text.log import Line as ShortLine

SAMPLES = ("kennel_yard", "dry_ford", "gantry_breach", "shrine_ambush", "docking_bay")
RAW = re.compile(r"\b(?:event|prompt|option|refusal|field|name|term|roll)-[a-z_]+|\{\$")


def played(sample: str, side: str = "") -> tuple[Table, Telling]:
    """A fight that computers have played for a while, and somebody who tells it."""
    table = Table("den", affray.open(sample, seed=3))
    made = table.hand_out(None, {"role": "gm", "computer": True})
    assert not isinstance(made, list)
    for _ in range(12):
        table.go_on()
    return table, Telling(table.fight, side or table.fight.sides()[0], "en")


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("sample", SAMPLES)
def test_everything_in_a_view_has_words(sample: str, lang: str) -> None:
    table, _ = played(sample)
    for side in ("gm", "", *table.fight.sides()):
        telling = Telling(table.fight, side, lang)
        made = table.hand_out(None, {"role": "player", "side": side} if side in table.fight.sides() else {"role": "gm"})
        assert not isinstance(made, list)
        view = table.view(made[0])
        said = [*strings(telling.words(view)), *[line["text"] for line in telling.log(view["log"])]]
        assert [text for text in said if RAW.search(text)] == []
        called = {**telling.named(view), **telling.words(view).get("name", {})}
        assert set(called) >= {each["id"] for each in view["combatants"]}
        assert set(called) >= {item for each in view["combatants"] for item in each["holds"]}


def test_a_secret_is_left_out_where_the_sentence_can_do_without_it_and_else_a_question_mark() -> None:
    table, telling = played("kennel_yard", "heroes")
    made = table.hand_out(None, {"role": "player", "side": "heroes"})
    assert not isinstance(made, list)
    told = [line["text"] for line in telling.log(table.view(made[0])["log"])]
    assert "Gate Brute, initiative: ?." in told
    assert any(re.fullmatch(r"Sela Quickwater, initiative: \d+ = \d+ \(d20\) \+ 4 Dexterity\.", each) for each in told)
    assert [each for each in told if "advantage: ?" in each or "against ?" in each] == []
    master = Telling(table.fight, "gm", "en")
    known = [line["text"] for line in master.log(table.fight.known.log("gm").lines)]
    assert any(re.match(r"Gate Brute, initiative: \d", each) for each in known)


class Counting(Telling):
    """Counts the sentences that it makes itself."""

    made = 0

    def line(self, line: Line, names: Mapping[str, str]) -> str:
        self.made += 1
        return super().line(line, names)


@pytest.mark.parametrize("sample", SAMPLES)
def test_sides_that_share_their_sentences_are_told_what_they_would_be_told_alone(sample: str) -> None:
    table, _ = played(sample)
    said, known = Sentences(), table.fight.known.log
    sides = ("gm", *table.fight.sides(), "")
    together = [Counting(table.fight, side, "en", said) for side in sides]
    for telling in together:
        alone = Telling(table.fight, telling.side, "en")
        assert telling.log(known(telling.side).lines) == alone.log(known(telling.side).lines)
    everything = sum([len(known(side).lines) for side in sides])
    assert sum([telling.made for telling in together]) < 0.7 * everything


def test_sentences_are_shared_only_under_the_same_names() -> None:
    said, one, other = Sentences(), {"a": "Ada"}, {"a": "?"}
    said.under(one)["met", "{}"] = "Ada is met."
    assert said.under(dict(one)) == {("met", "{}"): "Ada is met."}
    assert said.under(other) == {}
    said.forget()
    assert said.under(one) == {}


def test_lines_that_were_told_are_the_same_objects_until_they_change() -> None:
    table, telling = played("kennel_yard", "heroes")
    log = table.fight.known.log
    before = telling.log(log("heroes").lines)
    assert telling.log(log("heroes").lines) is before
    seat = next(iter(table.seats.values()))
    assert table.undo(seat, "turn") == []
    after = telling.log(log("heroes").lines)
    assert after
    assert len(after) < len(before)
    assert all(one is other for one, other in zip(after, before, strict=False))


def test_names_and_words_are_the_same_objects_while_nothing_is_new() -> None:
    table, telling = played("kennel_yard", "heroes")
    made = table.hand_out(None, {"role": "player", "side": "heroes", "answers": []})
    assert not isinstance(made, list)
    one, other = table.view(made[0]), table.view(made[0])
    assert telling.words(one) is telling.words(other)
    assert telling.named(one) is telling.named(other)
    fresh = Telling(table.fight, "heroes", "en")
    for _ in range(6):
        table.go_on()
        view = table.view(made[0])
        assert telling.words(view) == fresh.words(view)
        assert telling.named(view) == fresh.named(view)
        fresh = Telling(table.fight, "heroes", "en")


def test_of_the_unseen_no_name_is_told_however_often_one_looks() -> None:
    people = [{"unit": "brann_oakhand", "at": [2, 2]}, {"unit": "mire_hound", "id": "seen", "at": [9, 2]},
              {"unit": "mire_hound", "id": "lurker", "at": [18, 2], "unknown": True}]  # fmt: skip
    wall = {"kind": "wall", "squares": [[14, y] for y in range(5)], "blocks_sight": True, "cover": "total"}
    ground = {"size": [20, 5], "terrain": [wall]}
    table = Table("den", affray.open({"game": "fifth_edition", "map": ground, "combatants": people}, seed=1))
    made = table.hand_out(None, {"role": "player", "side": "heroes"})
    assert not isinstance(made, list)
    telling = Telling(table.fight, "heroes", "en")
    for _ in range(4):
        table.go_on()
        view = table.view(made[0])
        names = set(telling.named(view))
        assert {"seen", "brann_oakhand"} <= names
        assert not [each for each in names if each.startswith("lurker")]
        assert telling.named(view) == Telling(table.fight, "heroes", "en").named(view)
        assert table.let_computer(made[0], "brann_oakhand") in ([], [refuse("CORE-NOT-ASKED", who="brann_oakhand")])


def test_numbers_with_reasons_are_told_with_their_parts() -> None:
    table, _ = played("kennel_yard")
    telling = Telling(table.fight, "gm", "uk")
    made = table.hand_out(None, {"role": "gm"})
    assert not isinstance(made, list)
    lines = [line for line in telling.log(table.view(made[0])["log"]) if line.get("sums")]
    assert lines
    for line in lines:
        for each in line["sums"]:
            assert each["text"] in line["text"]
            assert sum(part["value"] for part in each["parts"]) == each["total"]
            assert all(part["cause"] for part in each["parts"])


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("sample", SAMPLES)
def test_the_short_log_has_a_line_for_each_act_with_numbers_of_the_full_one(sample: str, lang: str) -> None:
    table, _ = played(sample)
    made = table.hand_out(None, {"role": "gm"})
    assert not isinstance(made, list)
    view, telling = table.view(made[0]), Telling(table.fight, "gm", lang)
    acts, lines = telling.acts(view), telling.log(view["log"])
    assert sorted(line for act in acts for line in act["lines"]) == list(range(len(lines)))
    assert len(acts) < len(lines) / 2
    sums = [(act, each) for act in acts for each in act.get("sums", ())]
    assert sums or sample == "dry_ford"  # coins are not added up there
    for act, each in sums:
        text = act["rows"][each["row"] - 1][1] if each["row"] else act["text"]
        total = lines[each["line"]]["sums"][each["sum"]]["total"]
        assert text[each["at"] : each["at"] + each["size"]].lstrip("+−") == str(abs(total))
        assert each["line"] in act["lines"]
    for act in acts:
        assert act["text"].strip() == act["text"] or act["rows"]
        assert not re.search(r"▶|──|  ", act["text"]), "that is for terminals"


def test_acts_stay_the_same_objects_as_far_as_nothing_has_changed_also_after_undo() -> None:
    table, _ = played("kennel_yard")
    while table.go_on():  # to its end, however slow the machine is
        pass
    made = table.hand_out(None, {"role": "gm"})
    assert not isinstance(made, list)
    telling = Telling(table.fight, "gm", "en")
    before = telling.acts(table.view(made[0]))
    assert telling.acts(table.view(made[0])) is before
    table.fight.undo()
    table.fight.redo()
    after = telling.acts(table.view(made[0]))
    assert after == before
    assert all(old is new for old, new in zip(before[:-6], after[:-6], strict=True))
    assert telling.over[-1] == (len(table.view(made[0])["log"]), len(before)), "the fight is over"


@pytest.mark.parametrize("sample", SAMPLES)
def test_acts_are_told_the_same_however_often_they_were_read(sample: str) -> None:
    fight = affray.open(sample, seed=4)
    telling, seat, steps = Telling(fight, "gm", "en"), Seat("gm", "gm"), 0
    while fight.pending is not None and steps < 100:
        question, steps = fight.pending, steps + 1
        if isinstance(question, Choose):
            fight.answer(fight.decider(fight, question))
        else:
            fight.throw(fight.dice)
        if steps % 30 == 0:
            fight.undo("turn")
        acts = telling.acts(fight.view(seat))
        if steps % 9 == 0 or fight.pending is None:
            assert acts == Telling(fight, "gm", "en").acts(fight.view(seat))
    assert steps > 20


def test_a_line_that_says_the_same_of_something_that_happened_again_is_another() -> None:
    once, again = RoundBegan(round=1), RoundBegan(round=1)
    line = ShortLine(1, "round", 0, "Round 1", (once,))
    assert is_same(line, ShortLine(1, "round", 0, "Round 1", (once,)))
    assert not is_same(line, ShortLine(1, "round", 0, "Round 2", (once,)))
    assert not is_same(line, ShortLine(1, "round", 0, "Round 1", (again,))), "it stands elsewhere in the full log"


def test_a_side_is_told_acts_without_what_it_may_not_know() -> None:
    table, _ = played("kennel_yard")
    made = table.hand_out(None, {"role": "player", "side": "heroes"})
    assert not isinstance(made, list)
    acts = Telling(table.fight, "heroes", "en").acts(table.view(made[0]))
    told = "\n".join([act["text"] for act in acts])
    assert re.search(r"/(?:38|49)\)", told), "of its own it knows what is left"
    assert not re.search(r"/(?:68|22)\)", told)
    assert "vs 12" not in told


def test_a_thing_that_others_drop_has_its_name() -> None:
    fight = affray.open("kennel_yard", seed=7)
    table = Table("den", fight)
    made = table.hand_out(None, {"role": "player", "side": "raiders"})
    assert not isinstance(made, list)
    telling = Telling(fight, "raiders", "en")
    telling.acts(table.view(made[0]))
    fight.play("sela_quickwater", "drop dagger")
    view = table.view(made[0])
    assert telling.acts(view)[-1]["text"] == "Drops Dagger at 2,7"
    assert telling.log(view["log"])[-1]["text"] == "Sela Quickwater drops Dagger at 2,7."
    assert telling.named(view)["sela_quickwater.dagger"] == "Dagger", "the map shows it lying there"
    assert "sela_quickwater.shortbow" not in telling.names(), "what is in her pack nobody has seen"


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("sample", ["furnace_gate", "shrine_ambush", "docking_bay"])
def test_what_a_side_may_not_know_leaves_no_traces_in_its_acts(sample: str, lang: str) -> None:
    fight = affray.open(sample, seed=3)
    fight.play_out()
    for side in fight.sides():
        acts = Telling(fight, side, lang).acts(fight.view(Seat("wall", side)))
        said = [act["text"] for act in acts]
        assert [text for text in said if re.search(r"\b(?:none|None)\b|[a-z]_[a-z]|[a-z]\.[a-z]|\? left", text)] == []


def test_numbers_of_many_on_one_line_are_those_of_whom_they_stand_beside() -> None:
    table = Table("den", affray.open("kennel_yard", seed=7))
    made = table.hand_out(None, {"role": "gm"})
    assert not isinstance(made, list)
    view, telling = table.view(made[0]), Telling(table.fight, "gm", "en")
    acts, lines = telling.acts(view), telling.log(view["log"])
    order = next(act for act in acts if act["text"].startswith("Initiative"))
    beside = {order["text"][: each["at"]].rstrip("(").rpartition(", ")[2].strip(): each for each in order["sums"]}
    assert len(beside) >= 4, "those who rolled for themselves"
    for name, each in beside.items():
        assert lines[each["line"]]["text"].startswith(name.removeprefix("Initiative: "))
