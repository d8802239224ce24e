"""What stopped people in their first hour: each found by writing and playing a fight of one's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from affray.core.script import Pick
from affray.files import load_encounter, open_journal, samples
from affray.library import begin
from affray.library.record import Record, take_up
from affray.text.log import cells
from tests.cli.commandline import LANGUAGES, affray, on_screen, the_record
from tests.cli.first_fights import bay, mill

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def record_of(data: dict[str, object], *automatic: str) -> Record:
    record = begin(load_encounter(data), seed=5)
    record.fight.leave_to_computer(automatic)
    return record


def pages(data: dict[str, object], *lines: str, lang: str = "en", automatic: tuple[str, ...] = ()) -> list[str]:
    return on_screen(record_of(data, *automatic), list(lines), lang)[1]


# -- names ------------------------------------------------------------------------------------------
def test_things_of_one_id_go_by_the_name_that_their_owner_gives_them() -> None:
    first, opened, shot = pages(mill(), "operate gate", "attack goblin 1 longbow")
    assert "Longbow" in first
    assert "Shortbow" not in first + opened + shot
    assert "Longbow → Goblin 1" in shot


# -- the screen -------------------------------------------------------------------------------------
def test_every_turn_begins_with_the_map() -> None:
    for page in pages(mill(), "end", "cast shatter 12,2", "end")[1:]:
        if ": the turn." in page and "▶" in page:
            assert "0    5    10   15" in page or "    0    5    10" in page, page


def test_an_open_door_is_drawn_open_and_a_crate_is_called_one() -> None:
    for data, act in ((mill(), "operate gate"), (bay(), "open_door gate")):
        _, whole = pages(data, act, "map")[1:]
        assert "/ open door" in whole, whole
        assert "+ door" not in whole
    assert "▒ crate" in whole


def test_what_reaches_nobody_is_told_together() -> None:
    first = pages(mill())[0]
    assert re.search(r"attack\b[^·]*\(no target\)", first), first
    assert first.count("(no target)") == 1
    assert "… …" not in "".join([*pages(mill(), "end"), *pages(bay(), "end", lang="ru")])


# -- answers ----------------------------------------------------------------------------------------
def test_enter_waits_kills_and_attempts_and_the_prompt_stays_short() -> None:
    _, shown = on_screen(record_of(bay()), ["cast lance raider 1"])
    assert "Raider 1 [attempt]>" in shown[-1]
    _, shown = on_screen(record_of(mill()), ["end", "end"])
    assert len(shown[-1].splitlines()[-1]) < 60, shown[-1]
    assert "[order Goblin 1" in shown[-1].splitlines()[-1]


def test_enter_answers_also_after_an_undo() -> None:
    _, shown = on_screen(record_of(mill()), ["end", "end", "", "undo"])
    assert "[order Goblin 1" in shown[-1].splitlines()[-1]


def test_the_order_of_those_whom_the_computer_plays_is_not_asked() -> None:
    session, shown = on_screen(record_of(mill(), "monsters"), ["end", "end"])
    assert "in which order" not in "".join(shown)
    assert [each for each in session.fight.journal.path() if isinstance(each, Pick) and each.do == "order"]


def test_words_for_the_next_question_can_follow_at_once() -> None:
    session, _ = on_screen(record_of(bay()), ["cast lance raider 2"])
    picks = [each for each in session.fight.journal.path() if isinstance(each, Pick)]
    assert [(each.do, dict(each.values)) for each in picks][:1] == [("cast", {"spell": "lance"})]
    assert picks[1].do == "aim"
    assert "raider-2" in str(dict(picks[1].values)) or "raider_2" in str(dict(picks[1].values))
    session, shown = on_screen(record_of(bay()), ["cast lance nobody"])
    assert not [each for each in session.fight.journal.path() if isinstance(each, Pick)]
    assert "CORE-FIELD" in shown[-1]


def test_a_readied_response_is_asked_for_step_by_step() -> None:
    session, shown = on_screen(record_of(mill()), ["ready attack", "movement", "enters"])
    assert "Kind of trigger?" in shown[1]
    assert "enters" in shown[2]
    assert "E5-READY-2" not in shown[2]
    picks = [each for each in session.fight.journal.path() if isinstance(each, Pick)]
    assert dict(picks[-1].values) == {"trigger": "movement", "response": "attack", "event": "enters"}
    session, _ = on_screen(record_of(mill()), ["ready attack enters"])
    assert [each for each in session.fight.journal.path() if isinstance(each, Pick)][-1].values["trigger"] == "movement"


def test_an_answer_can_be_finished_in_every_game() -> None:
    session, _ = on_screen(record_of(bay()), ["ready attack", "enters_reach"])
    assert [each for each in session.fight.journal.path() if isinstance(each, Pick)][-1].do == "ready"


# -- the game master --------------------------------------------------------------------------------
@pytest.mark.parametrize("whom", ["goblin* 4", "Goblin* 4", "goblin-1,goblin-2,goblin-3 4"])
def test_several_are_hit_by_a_pattern_of_their_names(whom: str) -> None:
    session, shown = on_screen(record_of(mill()), [f"hit {whom}"])
    standings = {each.id: each.health[0] for each in session.game.standings(session.fight.state)}
    assert [health for id, health in standings.items() if "goblin" in id] == [26, 26, 26], shown[-1]


def test_a_condition_that_there_is_not_is_told_with_those_that_there_are() -> None:
    assert "There is no condition “flubber”; known: " in pages(mill(), "add flubber mira")[-1]
    assert "лёжа" in pages(mill(), "состояние сбит mira", lang="ru")[-1]


@every_language
def test_reasons_and_rulings_fit_a_screen(lang: str) -> None:
    why, edit = {"en": ("why", "edit"), "ru": ("почему", "правка"), "uk": ("чому", "правка")}[lang]
    _, closed, rulings, one = pages(mill(), why, edit, f"{edit} cover", lang=lang)
    assert len(rulings.splitlines()) <= 24, rulings
    assert "degree" in one or "cover" in one
    assert closed.count("E5-OUT-1") == closed.count("E5-OUT-2") == 1


def test_a_line_that_the_log_does_not_have_is_told() -> None:
    assert "There is no line 99 in the log" in pages(mill(), "why 99")[-1]


# -- the words of the language ----------------------------------------------------------------------
WORDS = {
    "ru": ["отмена ход", "вернуть ход", "журнал 3 полный", "варианты все", "кости авто", "варианты движение"],
    "uk": ["скасувати хід", "повернути хід", "журнал 3 повний", "варіанти усе", "кості авто", "варіанти рух"],
}


@pytest.mark.parametrize("lang", WORDS)
def test_commands_take_words_of_the_language(lang: str) -> None:
    record = the_record("kennel_yard", 3)
    shown = on_screen(record, WORDS[lang], lang)[1]
    assert "E5-" in shown[3], "the full log has rules"
    assert not any("CORE-" in page for page in shown)
    assert "multiattack" not in shown[4]
    group = shown[6].splitlines()
    assert group[2] in ("Движение", "Рух"), group


@pytest.mark.parametrize("lang", WORDS)
def test_hints_name_commands_as_the_language_does(lang: str) -> None:
    shown = "".join(on_screen(the_record("kennel_yard", 3), ["auto"] * 4 + [WORDS[lang][3].split()[0], "?"], lang)[1])
    for word in ("map", "log", "why", "options", "undo", "roll", "quit", "typed", "WHO", "FILE"):
        assert f" {word}" not in shown, word


# -- files ------------------------------------------------------------------------------------------
@every_language
def test_what_a_file_lacks_is_told_without_the_words_of_the_program(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "fight.yaml"
    hero = "{name: Ada, hp_max: 9, attacks: [{id: axe, name: Axe, to_hit: 5, damage: 1d8 slashing}]}"
    file.write_text(f"game: fifth_edition\ncombatants:\n  - mire_hound side foes\n  - {hero}\n", encoding="utf-8")
    seen = affray("check", str(file), "--lang", lang)
    assert "attack_bonus" in seen.err.partition(";")[2].partition(";")[0], seen.err
    file.write_text(file.read_text(encoding="utf-8").replace("to_hit: 5, ", ""), encoding="utf-8")
    seen = affray("check", str(file), "--lang", lang)
    assert "side: heroes" in seen.err
    assert "CORE-" not in seen.err


# -- widths -----------------------------------------------------------------------------------------
LOOKS = {
    "en": ["options", "options all", "why", "who", "order", "log 40", "map", "edit", "odds", "?", "? all", "standing"],
    "ru": ["варианты", "варианты все", "почему", "кто", "порядок", "журнал 40", "карта", "правка", "шансы", "? все"],
    "uk": ["варіанти", "варіанти усе", "чому", "хто", "порядок", "журнал 40", "карта", "правка", "шанси", "? усе"],
}


@every_language
@pytest.mark.parametrize("name", [each.name for each in samples()])
def test_nothing_is_wider_than_the_screen(name: str, lang: str) -> None:
    record = the_record(name, 3)
    _, *others = record.fight.sides()
    record.fight.leave_to_computer(others)
    shown = on_screen(record, [*["auto"] * 6, *LOOKS[lang]], lang)[1]
    for page in shown:
        assert max(map(cells, page.splitlines()), default=0) <= 80, page


@pytest.mark.parametrize(("lang", "word"), [("en", "Hit points"), ("ru", "Хиты"), ("uk", "Хіти")])
def test_what_a_ruling_changed_is_one_line_in_the_language(lang: str, word: str) -> None:
    line = {"en": "hit goblin* 4", "ru": "ранить goblin* 4", "uk": "поранити goblin* 4"}[lang]
    assert f"{word}: Goblin 1 30 → 26, Goblin 2 30 → 26, Goblin 3 30 → 26" in pages(mill(), line, lang=lang)[-1]


def test_a_fight_that_is_taken_up_begins_with_the_last_lines_of_the_log_and_the_map(tmp_path: Path) -> None:
    record = begin(load_encounter(mill()), seed=5, path=tmp_path / "mill.jsonl")
    on_screen(record, ["operate gate", "attack goblin 1 longbow"])
    path = tmp_path / "mill.jsonl"
    first = on_screen(take_up(open_journal(path), path), [])[1][0]
    assert "  4   Door is open" in first, first
    assert "E5-" not in first
    assert "    0    5    10" in first


def test_a_roll_of_damage_says_what_is_added() -> None:
    shown = pages(mill(), "dice typed heroes", "operate gate", "attack goblin 1 longbow", "19")
    assert "roll 1d8" in shown[-1]
    assert "+3 is added" in shown[-1], shown[-1]


def test_a_power_that_one_does_not_have_is_not_said_to_be_used_up() -> None:
    assert "there is no such power" in pages(mill(), "cast fireball")[-1]


@pytest.mark.parametrize(("lang", "told"), [
    ("en", "Victory for “monsters”."), ("ru", "Победа стороны «monsters»."), ("uk", "Перемога сторони «monsters»."),
])  # fmt: skip
def test_the_victory_of_an_invented_side_is_a_sentence(lang: str, told: str) -> None:
    assert told in pages(mill(), "hit mira 60" if lang == "en" else "/hit mira 60", "edit end monsters", lang=lang)[-1]
