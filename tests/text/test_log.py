"""The log as people read it: one line per act, made from the tree of events, alike in all games and languages.

`python -m tests.text.test_log` keeps the stories anew, after a change that is meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import affray
from affray.core.dice import Dice
from affray.core.events import PUBLIC, Event
from affray.core.fight import Fight as Engine
from affray.core.script import Choose
from affray.files import load_encounter, samples
from affray.library import Fight
from affray.players.random_legal import RandomLegal
from affray.rulesets import events as shared
from affray.testing import duel
from affray.text import LANGUAGES, Speaker
from affray.text.log import (
    FULL,
    RULES,
    SHORT,
    Line,
    LiveLog,
    Log,
    Person,
    cells,
    folded,
    health_of,
    log_of_side,
    news_of_side,
)  # fmt: skip
from affray.text.log.log import distances
from affray.text.messages import keep_silent

STORIES = Path(__file__).parent / "stories"
KEPT = [
    ("dry_ford", 7, "en"), ("kennel_yard", 7, "en"), ("gantry_breach", 7, "en"), ("bridge_charge", 7, "en"),
    ("reactor_gallery", 7, "en"), ("glass_night", 5, "uk"), ("furnace_gate", 7, "ru"), ("corridor_hold", 7, "uk"),
    ("shrine_ambush", 7, "ru"), ("docking_bay", 7, "uk"),
]  # fmt: skip
NAMES = [sample.name for sample in samples()]
every_sample = pytest.mark.parametrize("name", NAMES)
FOUGHT: dict[tuple[str, int], Fight] = {}


def fought(name: str, seed: int = 3) -> Fight:
    """A fight of computer players, to its end."""
    if (name, seed) not in FOUGHT:
        FOUGHT[name, seed] = affray.open(name, seed=seed)
        FOUGHT[name, seed].play_out()
    return FOUGHT[name, seed]


def logged(fight: Fight, lang: str = "en", style: str = SHORT, faults: list[str] | None = None) -> Log:
    """A log that knows in which shape everybody began."""
    speaker = Speaker(lang, fight.game, keep_silent if faults is None else faults.append)
    return Log(speaker, fight.game, style, fight.start)


def short(fight: Fight, lang: str = "en", faults: list[str] | None = None) -> list[Line]:
    return logged(fight, lang, faults=faults).lines(fight.scene.events, fight.state)


def story(name: str, seed: int, lang: str) -> str:
    lines = short(fought(name, seed), lang)
    return "".join([f"{text}\n" for line in lines for text in line.shown()])


def kept(name: str, seed: int, lang: str) -> Path:
    return STORIES / f"{name}.{seed}.{lang}.txt"


# -- whole stories ---------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "seed", "lang"), KEPT)
def test_a_story_is_told_as_it_was(name: str, seed: int, lang: str) -> None:
    assert story(name, seed, lang) == kept(name, seed, lang).read_text(encoding="utf-8")


def test_every_game_and_every_language_has_a_story() -> None:
    assert {affray.open(name).game.name for name, _, _ in KEPT} == {affray.open(name).game.name for name in NAMES}
    assert {lang for _, _, lang in KEPT} == set(LANGUAGES)


def test_the_model_of_a_turn() -> None:
    """The steps of a way, a roll and its result, an answer and a save: each on its line."""
    lines = [text for line in short(fought("kennel_yard", 7)) for text in line.shown()]
    at = lines.index("▶ Sister Tamsin  38/38            → 0,6 (5 ft)")
    assert lines[at + 1 : at + 3] == [
        "  ↯ Mire Hound 4, opportunity attack: Bite, 13 vs 18, miss",
        "  Guiding Ray → Gate Brute: 11 vs 14, miss",
    ]
    assert "── Round 2 ───────────────────────────────" in lines
    at = lines.index("  Bite → Sister Tamsin: 24 vs 18, CRITICAL HIT, 14 (24/38)")
    assert lines[at + 1] == "    Strength save: 11 vs 12, failure, PRONE"


def test_what_befalls_several_at_once_is_one_table() -> None:
    """All saves of an area stand on one line: what they are, and a row for each of those whom it befalls."""
    breath = next(line for line in short(fought("furnace_gate", 7), "ru") if line.text.startswith("Дыхание пепла →"))
    assert [text.replace("\xa0", " ") for text in breath.shown()] == [
        "  Дыхание пепла → Села Быстрая Вода, Бранн Дубовая Рука: спасбросок (Ловкость)",
        "    Села Быстрая Вода   11 против 15, провал, 20 (0/38), ВНЕ БОЯ",
        "    Бранн Дубовая Рука  16 против 15, успех, 10 (39/49)",
    ]
    burst = next(line for line in short(fought("gantry_breach", 7)) if line.text.startswith("Shrapnel charge (11,3)"))
    assert burst.shown() == [
        "    Shrapnel charge (11,3) → Grapnel hound, Hull breaker: Reflex save",
        "      Grapnel hound  9 vs 10, failure, 3 (22/25)",
        "      Hull breaker   8 vs 10, failure, 0 (50/50)",
    ]


@every_sample
@pytest.mark.parametrize("seed", [3, 5, 7])
def test_all_saves_of_one_act_stand_together(name: str, seed: int) -> None:
    fight = fought(name, seed)
    home = {event.line: line.number for line in short(fight) for event in line.events}
    saves: dict[int, dict[str, int]] = {}
    for event in fight.scene.events:
        saved = isinstance(event, shared.Rolled) and event.success is not None
        if event.under is not None and (event.kind in ("saved", "save-rolled") or saved):
            saves.setdefault(event.under, {}).setdefault(str(event.facts()["who"]), home[event.line])
    for of_one_act in saves.values():
        assert len(set(of_one_act.values())) == 1


# -- every event has its place ---------------------------------------------------------------------
@every_sample
def test_every_event_stands_on_exactly_one_line(name: str) -> None:
    fight = fought(name)
    told = [event.line for line in short(fight) for event in line.events]
    assert sorted(told) == [event.line for event in fight.scene.events]


@every_sample
def test_indentation_follows_the_tree(name: str) -> None:
    fight = fought(name)
    lines = short(fight)
    home = {event.line: line for line in lines for event in line.events}
    below = 0
    for event in fight.scene.events:
        line, above = home[event.line], home.get(-1 if event.under is None else event.under)
        if above is None or above is line or line.kind == "end":
            continue
        assert line.depth >= above.depth, (line, above)
        assert line.number > above.number or line.depth == above.depth
        if isinstance(fight.scene.events[above.events[0].line], (shared.TurnBegan, shared.AttackDeclared)):
            assert line.depth > above.depth, (line, above)
            below += 1
    assert below > 3 or fight.game.name == "coinflip"


@every_sample
def test_numbers_count_the_lines_and_rounds_turns_and_ends_stand_at_the_margin(name: str) -> None:
    lines = short(fought(name))
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    assert {"round", "turn", "act", "end"} <= {line.kind for line in lines}
    assert all((line.depth == 0) >= (line.kind in ("round", "turn", "end")) for line in lines)


@every_sample
def test_the_short_log_is_short(name: str) -> None:
    fight = fought(name)
    lines = short(fight)
    sentences = logged(fight, style=FULL).lines(fight.scene.events, fight.state)
    assert len(lines) < len(sentences) * 2 / 3
    wide = [line for line in lines if 2 * line.depth + cells(line.text) > 80]
    assert len(wide) < len(lines) / 4
    assert all(cells(text) <= 80 for line in lines for text in line.shown())


@every_sample
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_a_terminal(name: str, lang: str) -> None:
    shown = [text for line in short(fought(name), lang) for text in line.shown()]
    assert max(map(cells, shown)) <= 80
    beside = [text for line in short(fought(name), lang) for text in line.shown(76)]
    assert max(map(cells, beside)) <= 76, "there is room for numbers"


@every_sample
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fight_ends_with_who_fell_most_damage_and_what_turned_it(name: str, lang: str) -> None:
    fight = fought(name)
    if not fight.over:
        return
    ends = [line.text.partition(":")[0] for line in short(fight, lang) if line.kind == "end"]
    say = Speaker(lang, fight.game).say
    assert len(ends) == 4
    assert ends[2] == say("log-most", names="", damage=0).partition(":")[0]
    assert ends[3] == say("log-turned", round="", name="", line="").partition(":")[0]


# -- words -----------------------------------------------------------------------------------------
@every_sample
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_unsaid(name: str, lang: str) -> None:
    faults: list[str] = []
    lines = short(fought(name), lang, faults)
    assert faults == []
    for line in lines:
        assert line.text.strip() == line.text != ""
        assert not re.search(r"\{|\}|\$|\?\?\?|\bNone\b|\bnone\b|  +:|: :|,,|: *$|[.,]$", line.text), line
        if lang != "en":
            assert not re.search(r"[A-Za-z]{3,}", line.text), line


# -- in parts --------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["kennel_yard", "convoy_at_the_pass", "gantry_breach", "shrine_ambush", "docking_bay"])
def test_a_log_can_be_told_in_parts(name: str) -> None:
    fight = affray.open(name, seed=4)
    whole, parts, turns = logged(fight), logged(fight), logged(fight)
    given: list[Line] = []
    by_turns: list[Line] = []
    while fight.pending is not None:
        question = fight.pending
        if isinstance(question, Choose):
            given += parts.lines(fight.scene.events, fight.state)
            by_turns += turns.lines(fight.scene.events, fight.state, wait=True)
            fight.answer(fight.decider(fight, question))
        else:
            fight.throw(fight.dice)
    given += parts.lines(fight.scene.events, fight.state)
    by_turns += turns.lines(fight.scene.events, fight.state)
    lines = whole.lines(fight.scene.events, fight.state)
    assert sorted(event.line for line in given for event in line.events) == list(range(len(fight.scene.events)))
    assert [line.number for line in given] == list(range(1, len(given) + 1))
    assert parts.told == given
    assert [line.text for line in by_turns] == [line.text for line in lines]
    assert parts.lines(fight.scene.events, fight.state) == []


def live(fight: Fight, log: LiveLog) -> list[Line]:
    table = fight.game.table(fight.state)
    people = {each.id: Person(each.side, health_of(each.health or {}), not each.out) for each in table.combatants}
    return log.lines([*fight.scene.events], people, fight.game.names(fight.state), distances(table, fight.scene.events))


def live_log(fight: Fight) -> LiveLog:
    speaker = Speaker("en", fight.game)
    return LiveLog(speaker, lambda event: speaker.event(event, fight.game.names(fight.state)))


@pytest.mark.parametrize(
    "name", ["dry_ford", "kennel_yard", "gantry_breach", "shrine_ambush", "docking_bay", "service_tunnel"]
)
def test_a_live_log_says_the_same_however_often_it_was_read(name: str) -> None:
    fight = affray.open(name, seed=4)
    log, steps = live_log(fight), 0
    while fight.pending is not None and steps < 150:
        question, steps = fight.pending, steps + 1
        if isinstance(question, Choose):
            fight.answer(fight.decider(fight, question))
        else:
            fight.throw(fight.dice)
        if steps % 40 == 0:
            fight.undo("turn")
        lines = live(fight, log)
        if steps % 7 == 0 or fight.pending is None:
            assert [(x.said, x.rows, x.depth, x.events) for x in lines] == [
                (x.said, x.rows, x.depth, x.events) for x in live(fight, live_log(fight))
            ]
            told = [event.line for line in lines for event in line.events]
            assert len(told) == len(set(told))
            assert fight.pending is not None or len(told) == len(fight.scene.events)


def test_in_a_live_log_what_comes_of_an_act_joins_its_line_however_late() -> None:
    fight = affray.open("kennel_yard", seed=7)
    fight.play("sela_quickwater", "attack brute_1 with dagger")
    events, log = [*fight.scene.events], live_log(fight)
    hit = next(event for event in events if event.kind == "damaged").line
    table = fight.game.table(fight.state)
    people = {each.id: Person(each.side, health_of(each.health or {})) for each in table.combatants}
    names = fight.game.names(fight.state)
    assert log.lines(events[:hit], people, names)[-1].said == "Dagger → Gate Brute: 17 vs 12, HIT"
    assert log.lines(events, people, names)[-1].said == "Dagger → Gate Brute: 17 vs 12, HIT, 6 (62/68)"
    assert log.lines(events[:hit], people, names)[-1].said == "Dagger → Gate Brute: 17 vs 12, HIT"


def test_what_joins_an_act_that_was_told_stands_on_a_line_below_it() -> None:
    fight = affray.open("kennel_yard", seed=7)
    log = logged(fight)
    fight.play("sela_quickwater", "attack brute_1 with dagger")
    events = fight.scene.events
    roll = next(event for event in events if event.kind == "damaged")
    first = log.lines(events[: roll.line], fight.start)
    later = log.lines(events, fight.state)
    assert first[-1].text == "Dagger → Gate Brute: 17 vs 12, HIT"
    assert [(line.depth, line.text) for line in later] == [(first[-1].depth + 1, "6 (62/68)")]


@pytest.mark.parametrize(
    "name", ["convoy_at_the_pass", "furnace_gate", "gantry_breach", "shrine_ambush", "reactor_gallery"]
)
def test_whatever_people_do_is_told_once_and_in_words(name: str) -> None:
    """Random legal answers do what computer players never do."""
    loaded = load_encounter(name)
    fight, dice, player = Engine(loaded.game, loaded.game.start(loaded.encounter)), Dice(2), RandomLegal(2)
    faults: list[str] = []
    log = Log(Speaker("ru", loaded.game, faults.append), loaded.game, start=fight.start)
    given: list[Line] = []
    for _ in range(200):
        if fight.throw(dice):
            continue
        if not isinstance(fight.pending, Choose):
            break
        fight.answer(player(fight, fight.pending))
        given += log.lines(fight.scene.events, fight.state)
    given += log.lines(fight.scene.events, fight.state)
    assert sorted(event.line for line in given for event in line.events) == list(range(len(fight.scene.events)))
    assert (
        [line.text for line in given if re.search(r"\{|\$|\bnone\b|\bNone\b|: :|: *$|^\s*$", line.text)] == faults == []
    )


def test_after_an_undo_only_what_is_new_is_told() -> None:
    fight = affray.open("dry_ford", seed=7)
    log = logged(fight)
    fight.play("b", "choose t1")
    fight.play("a", "choose l1")
    before = [*log.lines(fight.scene.events, fight.state)]
    fight.play("t1", "attack with carbine")
    attack = log.lines(fight.scene.events, fight.state)
    assert any("Carbine" in line.text for line in attack)
    fight.undo("action")
    assert log.lines(fight.scene.events, fight.state) == []
    assert log.told == before
    fight.play("t1", "attack with carbine")
    assert [line.text for line in log.lines(fight.scene.events, fight.state)] == [line.text for line in attack]


# -- reasons ---------------------------------------------------------------------------------------
def test_a_line_is_explained_by_its_sentences_and_their_rules() -> None:
    fight = fought("kennel_yard", 7)
    log = logged(fight)
    line = next(each for each in log.lines(fight.scene.events, fight.state) if each.text.startswith("Dagger →"))
    told = log.explain(line.number)
    assert [text for text, _ in told] == [
        "Sela Quickwater attacks Gate Brute (Dagger).",
        "Sela Quickwater, attack roll: 22 = 15 (d20) + 4 Dexterity + 3 proficiency bonus against 12.",
        "Dagger of Sela Quickwater lands at 12,6.",
        "Sela Quickwater, Dagger: hit, AC 12.",
        "Sela Quickwater, damage: 6 = 2 (dice) + 4 Dexterity (1d4: 2).",
        "Gate Brute: 6 damage (piercing), 62 hit points left.",
    ]
    assert all(rules for _, rules in told)
    with pytest.raises(LookupError, match="no line has the number 0"):
        log.explain(0)


def test_the_full_log_is_every_sentence_and_rules_adds_the_rules() -> None:
    fight = fought("dry_ford")
    full = logged(fight, style=FULL).lines(fight.scene.events, fight.state)
    rules = logged(fight, style=RULES).lines(fight.scene.events, fight.state)
    assert [line.text for line in full] == fight.tell()
    assert {line.rules for line in full} == {()}
    assert [line.rules for line in rules] == [line.events[0].rules for line in rules]
    with pytest.raises(LookupError, match="short, full, rules"):
        logged(fight, style="loud")


@every_sample
def test_the_end_says_who_fell_who_did_most_and_what_turned_it(name: str) -> None:
    ends = [line.text for line in short(fought(name)) if line.kind == "end"]
    assert len(ends) == 4
    assert ends[1].startswith(("Fell: ", "Nobody fell"))
    assert re.fullmatch(r"Most damage: .+, \d+", ends[2])
    assert re.match(r"What turned it: (Round|Turn|Action turn) \d+, .+: .", ends[3])


# -- what a side is told ---------------------------------------------------------------------------
def told_to(fight: Fight, side: str, lang: str = "en", style: str = SHORT) -> list[Line]:
    speaker = Speaker(lang, fight.game)
    return news_of_side(log_of_side(speaker, fight, side, style), fight, side)


def test_a_side_reads_no_numbers_of_others() -> None:
    fight = fought("kennel_yard", 7)
    heroes, raiders = told_to(fight, "heroes"), told_to(fight, "raiders")
    shown = "\n".join(line.text for line in heroes)
    assert not re.search(r"/(?:22|68)\b", shown)
    assert re.search(r"/(?:38|49)\)", shown)
    assert not re.search(r"/(?:38|49)\b", "\n".join(line.text for line in raiders))
    assert heroes[2].text == "▶ Sela Quickwater  38/38          → 8,3 (30 ft)"
    assert "Dagger → Gate Brute: 22, HIT, 6" in [line.text for line in heroes]
    assert "Bite → Brann Oakhand: miss" in [line.text for line in heroes]


@every_sample
def test_a_side_is_told_only_what_its_log_tells(name: str) -> None:
    fight = fought(name)
    for side in fight.sides():
        lines = told_to(fight, side)
        told = fight.known.log(side)
        assert sorted(event.line for line in lines for event in line.events) == [line["line"] for line in told.lines]
        facts = {event.line: event.facts() for line in lines for event in line.events}
        for line in told.lines:
            gaps = [fact for fact, value in line["facts"].items() if value is None]
            assert all(facts[line["line"]][fact] is None for fact in gaps)


def test_the_unseen_has_no_name_in_the_log_of_a_side() -> None:
    fight = fought("shrine_ambush", 7)
    knife = next(line for line in told_to(fight, "coven") if "Short Sword" in line.text)
    assert "Alley Knife" not in knife.text
    full = told_to(fight, "coven", style=FULL)
    assert all(re.search(r"\bnone\b|\{", line.text) is None for line in full)


@pytest.mark.parametrize(
    ("lang", "attacker"),
    [("en", "Somebody unseen, Short Sword → "), ("ru", "Кто-то невидимый, "), ("uk", "Хтось невидимий, ")],
)
def test_an_attacker_whom_nobody_sees_is_called_so(lang: str, attacker: str) -> None:
    lines = [line.text for line in told_to(fought("shrine_ambush", 7), "coven", lang)]
    assert any(line.startswith(attacker) for line in lines)
    assert not any(line.lstrip().startswith("?") for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_line_before_a_cleave_tells_what_happened_and_not_what_may(lang: str) -> None:
    """The shared screen has it as its headline."""
    fight = affray.open("shrine_ambush", seed=7)
    while fight.open and not (isinstance(question := fight.open[0], Choose) and question.why == "cleave"):
        if isinstance(question, Choose):
            assert not fight.answer(fight.decider(fight, question))
        else:
            fight.let_fall(question)
    last = told_to(fight, PUBLIC, lang)[-1]
    assert "→" in last.text
    assert any(isinstance(event, shared.Damaged) for event in last.events)
    words = {"en": "cleave", "ru": "рассеч", "uk": "розсік"}
    assert words[lang] not in last.text.casefold()


def test_a_check_says_whose_it_is_if_another_has_acted_since() -> None:
    """Of those who act at the same time: the check follows from what one did, the line above it is another's."""
    lines = [line.text for line in short(fought("reactor_gallery", 5))]
    at = next(number for number, text in enumerate(lines) if "Somatics check" in text)
    assert lines[at - 1].startswith("▶ Sable Vance")
    assert lines[at].startswith("Moth Colossus: Somatics check")


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_an_attack_says_whose_it_is_if_another_has_acted_since(seed: int) -> None:
    """Of those who act at the same time: it was declared before another did something, and its dice fell after that."""
    sides = [("a", 2), ("b", 2), ("a", 9), ("b", 9)]
    at_once = [{"unit": "marksman", "id": f"m{y}{side}", "side": side, "at": [2 if side == "a" else 12, y],
                "initiative_roll": 9} for side, y in sides]  # fmt: skip
    fight = affray.open({"game": "eclipse_phase", "map": {"size": [16, 16]}, "combatants": at_once}, seed=seed)
    log = logged(fight)
    while fight.pending is not None:
        log.lines(fight.scene.events, fight.state)
        if isinstance(fight.pending, Choose):
            fight.answer(fight.decider(fight, fight.pending))
        else:
            fight.throw(fight.dice)
    read_as = ""
    for line in log.told:
        read_as = line.actor if line.named else read_as
        assert {each.who for each in line.events if isinstance(each, shared.AttackResolved)} <= {read_as}, line.text


def test_a_side_does_not_read_of_the_distance_of_somebody_unseen() -> None:
    people = [
        {"unit": "sela_quickwater", "side": "heroes"}, {"unit": "mire_hound", "side": "raiders", "id": "dog"},
        {
            "unit": "gate_brute", "side": "raiders", "id": "lurker", "conditions": ["invisible"], "hidden": True,
            "unknown": True,
        },
    ]  # fmt: skip
    fight = affray.open({"game": "fifth_edition", "combatants": people}, seed=0)
    log, master = log_of_side(Speaker("en", fight.game), fight, "heroes"), logged(fight)
    while fight.throw(fight.dice):
        pass
    fight.play("sela_quickwater", "approach dog")
    (told,) = [line.text for line in news_of_side(log, fight, "heroes") if line.kind == "turn"]
    (truth,) = [line.text for line in master.lines(fight.scene.events, fight.state) if line.kind == "turn"]
    assert told.endswith("ft (Mire Hound: 5 ft, threatened)")
    assert "Gate Brute: " in truth


def test_a_side_goes_on_where_it_was_after_an_undo() -> None:
    fight = affray.open("kennel_yard", seed=7)
    log = log_of_side(Speaker("en", fight.game), fight, "heroes")
    news_of_side(log, fight, "heroes")
    fight.play("sela_quickwater", "attack brute_1 with dagger")
    first = [line.text for line in news_of_side(log, fight, "heroes")]
    fight.undo("action")
    assert news_of_side(log, fight, "heroes") == []
    fight.play("sela_quickwater", "attack brute_1 with dagger")
    assert [line.text for line in news_of_side(log, fight, "heroes")] == first != []


# -- without a map ---------------------------------------------------------------------------------
def test_without_a_map_ways_are_told_by_distances() -> None:
    people = [{"unit": "sela_quickwater", "side": "heroes"}, {"unit": "mire_hound", "side": "raiders", "count": 2}]
    fight = affray.open({"game": "fifth_edition", "combatants": people}, seed=3)
    logs = {lang: logged(fight, lang) for lang in LANGUAGES}
    turns: dict[str, list[str]] = {lang: [] for lang in LANGUAGES}
    while fight.pending is not None:
        if isinstance(fight.pending, Choose):
            fight.answer(fight.decider(fight, fight.pending))
        else:
            fight.throw(fight.dice)
        for lang, log in logs.items():
            lines = log.lines(fight.scene.events, fight.state, wait=True)
            turns[lang] += [line.text for line in lines if line.kind == "turn"]
    start = "▶ Sela Quickwater  38/38          "
    assert turns["en"][0] == f"{start}→ 25 ft (Mire Hound 1: 5 ft, threatened; Mire Hound 2: 10 ft, half cover)"
    told = "Болотний гончак 1: 5\u00a0фт, під загрозою; Болотний гончак 2: 10\u00a0фт, половинне укриття"
    assert turns["uk"][0].endswith(f"→ 25\u00a0фт ({told})")
    later = [line.text for line in logged(fight).lines(fight.scene.events, fight.state) if line.kind == "turn"]
    assert later[0] == f"{start}→ 25 ft"


@pytest.mark.parametrize(
    ("game", "unit"),
    [
        ("acks2", "levy_spear"), ("coinflip", "levy"), ("eclipse_phase", "blade"), ("fifth_edition", "mire_hound"),
        ("starfinder", "vex"),
    ],
)  # fmt: skip
def test_without_a_map_no_sentence_of_a_way_tells_a_place(game: str, unit: str) -> None:
    people = [{"unit": unit, "id": f"{side}1", "side": side} for side in "ab"]
    fight = affray.open({"game": game, "combatants": people}, seed=3)
    log = Log(Speaker("en", fight.game), fight.game, FULL, start=fight.start)
    while fight.pending is not None and len(fight.scene.events) < 60:
        if isinstance(fight.pending, Choose):
            fight.answer(fight.decider(fight, fight.pending))
        else:
            fight.throw(fight.dice)
    events = fight.scene.events
    told = [text for event, text in log.sentences(events, events, fight.state) if isinstance(event, shared.Moved)]
    assert told or game == "coinflip"
    assert [text for text in told if re.search(r"\d,\d", text)] == []
    assert all("→" in text for text in told)


# -- any game --------------------------------------------------------------------------------------
def test_a_game_without_short_words_is_told_in_its_sentences() -> None:
    people = {"ann": {"name": "Ann", "side": "a"}, "bo": {"name": "Bo", "side": "b"}}
    bout = affray.open({"game": "duel", "combatants": people}, seed=1, games=[duel.RULESET])
    bout.play_out()
    lines = short(bout)
    assert [line.text for line in lines][:2] == [text.rstrip(".") for text in bout.tell()][:2]
    assert all(isinstance(event, Event) for line in lines for event in line.events)


# -- widths ----------------------------------------------------------------------------------------
def test_lines_are_measured_in_cells_and_broken_between_words() -> None:
    assert cells("剣 → Бор") == 8
    assert folded("a b c", 3) == ["a b", "    c"]
    assert folded("", 10) == [""]
    assert folded("слово", 3, 2) == ["  слово"]


def write_stories() -> Iterator[Any]:
    STORIES.mkdir(exist_ok=True)
    for each in KEPT:
        yield kept(*each).write_text(story(*each), encoding="utf-8")


if __name__ == "__main__":
    print(f"{len(list(write_stories()))} stories kept")


def test_what_befalls_somebody_twice_in_a_turn_says_each_time_by_what() -> None:
    fight = affray.open({
        "game": "starfinder",
        "map": {"size": [9, 5], "terrain": [{"kind": "fire", "squares": [[3, 2]]}]},
        "combatants": [
            {"unit": "gunner", "side": "a", "at": [2, 2], "conditions": [{"id": "burning", "value": 3}]},
            {"unit": "tamsin", "side": "b", "at": [8, 2]},
        ],
    }, seed=4)  # fmt: skip
    if fight.asked("gunner") is None:
        fight.play("tamsin", "end")
    fight.play("gunner", "move 3,2")
    told = [line.text for line in short(fight)]
    assert "Burning: 3 (17/20)" in told
    assert [text.partition(":")[0] for text in told if "Fire" in text] == ["Is caught by Fire"]
    assert all("(" in text for text in told if "Fire" in text)
