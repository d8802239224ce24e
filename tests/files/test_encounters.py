"""Encounter files: what is read, and how every fault is told."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from affray.files import BadFile, Sample, bestiary, build, check_file, load_encounter, samples
from affray.rulesets.coinflip import RULESET
from affray.rulesets.coinflip.scenario import PlacedUnit
from affray.rulesets.game import Game
from tests.files.arena import ARENA
from tests.files.written import BOTH, SOUND, faults, problems, write


# -- what is read ----------------------------------------------------------------------------------
def test_every_shipped_sample_can_be_fought() -> None:
    assert samples([RULESET]) == [
        Sample("coinflip", "convoy_at_the_pass", "Convoy at the Pass"),
        Sample("coinflip", "dry_ford", "Dry Ford"),
        Sample("coinflip", "glass_night", "Glass Night"),
    ]
    for sample in samples([RULESET]):
        loaded = load_encounter(sample.name)
        assert loaded.game.name == "coinflip"
        assert loaded.path == f"coinflip/{sample.name}.yaml"
        assert not loaded.game.start(loaded.encounter).over


def test_a_sample_without_a_title_is_called_by_its_name() -> None:
    assert samples([ARENA]) == [Sample("arena", "cage", "cage"), Sample("arena", "dry_ford", "The same name")]


@pytest.mark.parametrize(
    ("game", "unit"),
    [
        ("acks2", "tusk_raider"), ("eclipse_phase", "tin_hand"), ("fifth_edition", "ridge_raider"),
        ("starfinder", "dock_rat"),
    ],
)  # fmt: skip
def test_a_short_line_says_the_side_in_every_game(tmp_path: Path, game: str, unit: str) -> None:
    written = f"game: {game}\ncombatants:\n  - {unit} side law\n  - 2 {unit} side raiders\n"
    loaded = load_encounter(write(tmp_path, written))
    assert [(each.side, each.count) for each in loaded.encounter.combatants] == [("law", 1), ("raiders", 2)]


def test_a_line_may_be_short_for_several_units(tmp_path: Path) -> None:
    path = write(tmp_path, SOUND.replace("[levy side a, levy side b]", "\n  - 4 levy side a\n  - trooper side b"))
    assert load_encounter(path).encounter.combatants == [
        PlacedUnit(unit="levy", side="a", count=4),
        PlacedUnit(unit="trooper", side="b"),
    ]


def test_on_and_off_are_words(tmp_path: Path) -> None:
    options = load_encounter(write(tmp_path, SOUND + "options: {snatch: on, cover: off}\n")).encounter.options
    assert (options.snatch, options.cover) == ("on", "off")


def test_the_data_of_an_encounter_builds_it_again_from_json(tmp_path: Path) -> None:
    loaded = load_encounter("glass_night")
    data = json.loads(json.dumps(loaded.data))
    assert data == loaded.data
    assert build(loaded.game, data) == loaded.encounter


def test_a_file_in_utf_16_is_read(tmp_path: Path) -> None:
    path = write(tmp_path, (SOUND + "title: Брод\n").encode("utf-16"))
    assert load_encounter(path).encounter.title == "Брод"


# -- which file is meant ---------------------------------------------------------------------------
def test_a_file_wins_over_a_sample_of_the_same_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, SOUND + "title: Mine\n", "dry_ford")
    monkeypatch.chdir(tmp_path)
    assert load_encounter("dry_ford").encounter.title == "Mine"


@pytest.mark.parametrize("name", ["glass_night", "glass_night.yaml", "coinflip/glass_night"])
def test_a_sample_has_several_names(name: str) -> None:
    assert load_encounter(name).encounter.title == "Glass Night"


def test_a_sample_of_two_games_must_be_named_with_its_game() -> None:
    with pytest.raises(BadFile) as bad:
        load_encounter("dry_ford", BOTH)
    assert str(bad.value) == "dry_ford: FILE-AMBIGUOUS(file=dry_ford, among=('arena/dry_ford', 'coinflip/dry_ford'))"
    assert load_encounter("arena/dry_ford", BOTH).game is ARENA


@pytest.mark.parametrize(
    ("name", "hint"),
    [("dry_fjord", "dry_ford"), ("here/glasnight.yaml", "glass_night"), ("qqq", ""), ("a\0b", ""), ("x" * 5000, "")],
)
def test_a_missing_file_gets_a_hint_among_the_samples(name: str, hint: str) -> None:
    with pytest.raises(BadFile) as bad:
        load_encounter(name, [RULESET])
    (problem,) = bad.value.problems
    assert (problem.file, problem.line, problem.refusal.rule) == (name, 0, "FILE-NOT-FOUND")
    assert problem.refusal["hint"] == hint


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as bad:
        load_encounter(tmp_path)
    assert str(bad.value) == f"{tmp_path}: FILE-FOLDER(file={tmp_path})"


# -- faults, each with its line --------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "1 : FILE-EMPTY()"),
        ("# nothing\n---\n", "1 : FILE-EMPTY()"),
        ("- levy\n", "1 : FILE-NO-FIELDS()"),
        (b"game: coinflip\ntitle: \xff\n", "2 : FILE-NOT-TEXT()"),
        ("game: coinflip\n\ntitle: a\x07\n", "3 : FILE-NOT-TEXT()"),
        ("x" * 5_000_001, "0 : FILE-TOO-BIG(what=bytes, limit=5000000)"),
        ("map: {size: [3, 3]}\n", "1 : FILE-MISSING-FIELD(field=game)"),
        ("\ngame: conflip\n", "2 game: FILE-UNKNOWN-GAME(value=conflip, hint=coinflip)"),
        ("game: [coinflip]\n", '1 game: FILE-UNKNOWN-GAME(value=["coinflip"], hint=coinflip)'),
    ],
)
def test_a_file_that_is_none(tmp_path: Path, text: str | bytes, fault: str) -> None:
    assert faults(tmp_path, text) == [fault]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("mapp: 3", "mapp: FILE-UNKNOWN-FIELD(field=mapp, hint=map)"),
        ("units: {}", "units: FILE-UNKNOWN-FIELD(field=units, hint=bestiary)"),
        ("side_a: []", "side_a: FILE-UNKNOWN-FIELD(field=side_a, hint=combatants)"),
        ("inclde: [a]", "inclde: FILE-UNKNOWN-FIELD(field=inclde, hint=include)"),
        ("title: 3", "title: FILE-TYPE(field=title, value=3, expected=text)"),
        ("title:", "title: FILE-NO-VALUE(field=title, expected=text)"),
        ("ground: {}", "ground: FILE-TYPE(field=ground, value={}, expected=list)"),
        ("ground: [{at: [1, 1]}]", "ground[0].item: FILE-MISSING-FIELD(field=item)"),
        ("options: {snatch: yes}", "options.snatch: FILE-CHOICE(field=snatch, value=yes, hint=on)"),
        ("options: {victory: itm}", "options.victory: FILE-CHOICE(field=victory, value=itm, hint=item)"),
        ("options: {cover: }", "options.cover: FILE-NO-VALUE(field=cover, expected=text)"),
        ("options: {fire_ports: on}", "options.fire_ports: FILE-TYPE(field=fire_ports, value=on, expected=true-false)"),
        ("options: {turn_limit: 0}", "options.turn_limit: FILE-AT-LEAST(field=turn_limit, value=0, low=1)"),
        (
            "options: {turn_limit: true}",
            "options.turn_limit: FILE-TYPE(field=turn_limit, value=true, expected=whole-number)",
        ),
        ("options: {run_limit: 0.3}", "options.run_limit: FILE-MULTIPLE(field=run_limit, value=0.3, unit=0.25)"),
        ("options: {run_limit: .inf}", "options.run_limit: FILE-TYPE(field=run_limit, value=.inf, expected=number)"),
        ("items: {a: {kind: gear}}", "items.a.name: FILE-MISSING-FIELD(field=name)"),
        (
            "items: {a: {name: A, kind: gear, coins: 2.5}}",
            "items.a.coins: FILE-TYPE(field=coins, value=2.5, expected=whole-number-or-text)",
        ),
        ("items: [a]", 'items: FILE-TYPE(field=items, value=["a"], expected=mapping)'),
        (
            "bestiary: {a: {name: A, kind: technical, hp_max: 3, slots: [a, b, c, d, e]}}",
            "bestiary.a.slots: FILE-TOO-MANY(field=slots, given=5, high=4)",
        ),
        ("include: [3]", "include[0]: FILE-TYPE(field=include, value=3, expected=text)"),
        ("include:", "include: FILE-NO-VALUE(field=include, expected=text)"),
        ("game: coinflip", "game: FILE-DUPLICATE(field=game, first=1)"),
        ("title: !!python/name:os.system x", "title: FILE-TAG(tag=tag:yaml.org,2002:python/name:os.system)"),
    ],
)
def test_a_fault_in_a_line(tmp_path: Path, line: str, fault: str) -> None:
    assert faults(tmp_path, SOUND + line + "\n") == [f"4 {fault}"]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("7", "combatants[0]: FILE-TYPE(field=combatants, value=7, expected=text-or-mapping)"),
        ("0 levy side a", "combatants[0].count: FILE-RANGE(field=count, value=0, low=1, high=40)"),
        ("4 levy", "combatants[0].side: FILE-MISSING-FIELD(field=side)"),
        ("levy side c", "combatants[0].side: FILE-CHOICE(field=side, value=c, hint=)"),
        (
            "{unit: levy, side: a, pos: [1, 1]}",
            "combatants[0].pos: FILE-UNKNOWN-FIELD(field=pos, hint=at)",
        ),
    ],
)
def test_a_fault_in_a_combatant(tmp_path: Path, line: str, fault: str) -> None:
    assert faults(tmp_path, SOUND.replace("levy side a", line)) == [f"3 {fault}"]


@pytest.mark.parametrize(
    ("rect", "fault"),
    [
        ("[1, 2]", "map.terrain[0].rect: FILE-COUNT(field=rect, given=2, wanted=4)"),
        ("[1, 2, 3, x]", "map.terrain[0].rect[3]: FILE-TYPE(field=rect, value=x, expected=number)"),
    ],
)
def test_a_fault_in_the_map(tmp_path: Path, rect: str, fault: str) -> None:
    text = SOUND.replace("{size: [16, 16]}", f"{{size: [16, 16], terrain: [{{rect: {rect}}}]}}")
    assert faults(tmp_path, text) == [f"2 {fault}"]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("beasts: []", "beasts: FILE-TOO-FEW(field=beasts, given=0, low=1)"),
        ("kinds: {lion: {legs: 9}}", "kinds.lion.legs: FILE-AT-MOST(field=legs, value=9, high=8)"),
        ("kinds: {lion: {cry: a}}", "kinds.lion.cry: FILE-TOO-FEW(field=cry, given=1, low=2)"),
        ("kinds: {lion: {cry: howling}}", "kinds.lion.cry: FILE-TOO-MANY(field=cry, given=7, high=5)"),
        ("hazard: {depth: 0}", "hazard.depth: FILE-AT-LEAST(field=depth, value=0, low=1)"),
        ("hazard: {wood: ok, height: 2}", "hazard.wood: FILE-CHOICE(field=wood, value=ok, hint=oak)"),
        ("hazard: deep", "hazard: FILE-TYPE(field=hazard, value=deep, expected=mapping)"),
        ("strength: 7", "strength: FILE-RANGE(field=strength, value=7, low=1, high=6)"),
        ("strength: [7]", "strength: FILE-TYPE(field=strength, value=[7], expected=whole-number-or-text)"),
    ],
)
def test_a_fault_in_a_line_of_another_game(tmp_path: Path, line: str, fault: str) -> None:
    beasts = "" if line.startswith("beasts") else "beasts: [lion]\n"
    assert faults(tmp_path, f"game: arena\n{beasts}{line}\n") == [f"{3 if beasts else 2} {fault}"]


def test_every_fault_is_told_at_once_in_the_order_of_lines(tmp_path: Path) -> None:
    text = """\
game: coinflip
title: Bad
map: {size: [16, 300]}
combatants:
  - 4 levvy side a
  - id: x
    unit: levy
    side: a
    hpmax: 3
    left: glok
  - {id: y, unit: trooper, side: b, hp_max: 99}
ground:
options:
  snatch: on
  cover: maybe
  snatch: off
bestiary:
  hero: {name: Hero, hp_max: many}
"""
    assert faults(tmp_path, text) == [
        "3 map.size[1]: FILE-RANGE(field=size, value=300, low=1, high=200)",
        "5 combatants[0].unit: FILE-UNKNOWN-NAME(kind=unit, value=levvy, hint=levy)",
        "9 combatants[1].hpmax: FILE-UNKNOWN-FIELD(field=hpmax, hint=hp_max)",
        "10 combatants[1].left: FILE-UNKNOWN-NAME(kind=item, value=glok, hint=glock)",
        "11 combatants[2].hp_max: FILE-RANGE(field=hp_max, value=99, low=1, high=30)",
        "12 ground: FILE-NO-VALUE(field=ground, expected=list)",
        "15 options.cover: FILE-CHOICE(field=cover, value=maybe, hint=)",
        "16 options.snatch: FILE-DUPLICATE(field=snatch, first=14)",
        "18 bestiary.hero.kind: FILE-MISSING-CHOICE(field=kind)",
        "18 bestiary.hero.hp_max: FILE-TYPE(field=hp_max, value=many, expected=whole-number)",
    ]


def test_unknown_names_are_told_with_a_hint(tmp_path: Path) -> None:
    text = SOUND.replace("levy side a", "2 levvy side a,\n  {unit: levy, side: a,\n   left: glok}")
    assert faults(tmp_path, text) == [
        "3 combatants[0].unit: FILE-UNKNOWN-NAME(kind=unit, value=levvy, hint=levy)",
        "5 combatants[1].left: FILE-UNKNOWN-NAME(kind=item, value=glok, hint=glock)",
    ]


def test_unknown_names_are_told_together_with_other_faults(tmp_path: Path) -> None:
    written = "7, {unit: levy, side: a, hpmax: 1}, {unit: levy}, {unit: levy, side: a, left: glok}"
    assert faults(tmp_path, SOUND.replace("levy side a", written)) == [
        "3 combatants[0]: FILE-TYPE(field=combatants, value=7, expected=text-or-mapping)",
        "3 combatants[1].hpmax: FILE-UNKNOWN-FIELD(field=hpmax, hint=hp_max)",
        "3 combatants[2].side: FILE-MISSING-FIELD(field=side)",
        "3 combatants[3].left: FILE-UNKNOWN-NAME(kind=item, value=glok, hint=glock)",
    ]


def test_a_faulty_entry_does_not_make_its_name_unknown(tmp_path: Path) -> None:
    text = SOUND.replace("levy side a", "hero side a") + "bestiary: {hero: {name: Hero}}\n"
    assert [each.refusal.rule for each in problems(tmp_path, text)] == ["FILE-MISSING-CHOICE", "FILE-MISSING-FIELD"]


def test_what_the_game_objects_to_has_its_line(tmp_path: Path) -> None:
    text = SOUND.replace("levy side a", "{unit: levy, side: a,\n    at: [99, 3]}")
    (problem,) = problems(tmp_path, text)
    assert (problem.line, problem.column, problem.where) == (4, 5, "combatants[0].at")
    assert str(problem.refusal) == "FILE-OFF-MAP(size=0,0 – 16,16)"


def test_a_problem_reads_as_file_line_place_and_reason(tmp_path: Path) -> None:
    (problem,) = problems(tmp_path, SOUND + "options: {prep_cap: -1}\n")
    assert str(problem) == f"{tmp_path}/fight.yaml:4: options.prep_cap: FILE-AT-LEAST(field=prep_cap, value=-1, low=0)"


def test_plain_data_is_checked_as_strictly_as_a_file() -> None:
    data = {**load_encounter("dry_ford").data, "hpmax": 3, "map": {"size": [16, float("nan")]}}
    with pytest.raises(BadFile) as bad:
        build(RULESET, data, "old.journal")
    assert [each.refusal.rule for each in bad.value.problems] == ["FILE-VALUE"]
    data["map"] = {"size": [16, 0]}
    with pytest.raises(BadFile) as bad:
        build(RULESET, data, "old.journal")
    assert [(each.file, each.line, each.where, each.refusal.rule) for each in bad.value.problems] == [
        ("old.journal", 0, "map.size[1]", "FILE-RANGE"),
        ("old.journal", 0, "hpmax", "FILE-UNKNOWN-FIELD"),
    ]
    data = {**load_encounter("dry_ford").data, "combatants": ["levvy side a"]}
    with pytest.raises(BadFile, match="FILE-UNKNOWN-NAME"):
        build(RULESET, data)


# -- fields that were once called otherwise --------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("captives: [lion]\n", "2 captives: FILE-UNKNOWN-FIELD(field=captives, hint=beasts)"),
        ("beasts: [{unit: lion, number: 2}]\n", "2 beasts[0].number: FILE-UNKNOWN-FIELD(field=number, hint=count)"),
        ("beasts: [lion]\nsorts: {}\n", "3 sorts: FILE-UNKNOWN-FIELD(field=sorts, hint=kinds)"),
    ],
)
def test_an_old_name_of_a_field_is_told_with_the_new_one(tmp_path: Path, text: str, told: str) -> None:
    assert told in faults(tmp_path, "game: arena\n" + text)


def test_the_table_of_old_names_is_no_field_itself(tmp_path: Path) -> None:
    (fault,) = problems(tmp_path, "game: arena\nbeasts: [lion]\nrenamed: {}\n")
    assert fault.refusal.rule == "FILE-UNKNOWN-FIELD"
    assert "renamed" not in fault.refusal["among"]
    (inner,) = problems(tmp_path, "game: arena\nbeasts: [{unit: lion, renamed: {}}]\n")
    assert inner.refusal["among"] == ("unit", "count")


def test_an_old_name_of_a_table_makes_a_bestiary_too(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as bad:
        check_file(write(tmp_path, "game: arena\nsorts: {bear: {}}\n"), BOTH)
    assert [(each.where, each.refusal["hint"]) for each in bad.value.problems] == [("sorts", "kinds")]


@pytest.mark.parametrize("named", ["[more.yaml]", "more.yaml"])
def test_files_named_under_bestiary_are_told_where_they_belong(tmp_path: Path, named: str) -> None:
    told = ["2 bestiary: FILE-INCLUDE(field=bestiary, hint=include)"]
    assert faults(tmp_path, f"game: arena\nbestiary: {named}\nbeasts: [lion]\n") == told
    write(tmp_path, f"game: arena\nbestiary: {named}\nkinds: {{bear: {{}}}}\n", "below.yaml")
    assert faults(tmp_path, "game: arena\ninclude: below.yaml\nbeasts: [bear]\n") == told


# -- what games say alike --------------------------------------------------------------------------
def test_a_warning_stops_nobody(tmp_path: Path) -> None:
    path = write(tmp_path, "game: arena\nbeasts: [lion]\nhazard: {wood: oak, height: 0}\n")
    loaded, checked = load_encounter(path, BOTH), check_file(path, BOTH)
    assert loaded.warnings == checked.warnings
    assert [str(each).replace(str(tmp_path), "") for each in loaded.warnings] == [
        "/fight.yaml:3: hazard: FILE-NO-EFFECT(kind=fence, id=fence-1)"
    ]
    assert loaded.warnings[0].warning
    assert build(ARENA, loaded.data) == loaded.encounter


def test_warnings_are_told_together_with_problems(tmp_path: Path) -> None:
    found = problems(tmp_path, "game: arena\nbeasts: [fox]\nhazard: {wood: oak, height: 0}\n")
    assert [(each.refusal.rule, each.warning) for each in found] == [
        ("FILE-UNKNOWN-NAME", False),
        ("FILE-NO-EFFECT", True),
    ]


@pytest.mark.parametrize("name", ["gm", "ground", "neutral", "red", "blue", "roar"])
def test_a_word_that_means_something_else_is_no_id(tmp_path: Path, name: str) -> None:
    told = f"2 beasts[1].unit: FILE-RESERVED-ID(value={name})"
    assert faults(tmp_path, f"game: arena\nbeasts: [lion, {name}]\n") == [told]


# -- bestiaries ------------------------------------------------------------------------------------
def test_the_bestiary_of_a_game_is_plain_data() -> None:
    assert bestiary(ARENA) == {"kinds": {"lion": {}, "wolf": {"cry": "howl"}}}
    assert list(bestiary(RULESET)) == ["items", "bestiary"]


def test_the_tables_lie_one_over_the_other(tmp_path: Path) -> None:
    """Given a file over two bestiaries over the game's own: the uppermost entry of a name counts, as a whole."""
    write(tmp_path, "kinds: {lion: {legs: 1}, bear: {legs: 1, cry: grr}, newt: {legs: 1}}\n", "more/low.yaml")
    write(tmp_path, "include: low.yaml\nkinds: {bear: {legs: 2}, newt: {legs: 2}}\n", "more/high.yaml")
    text = "game: arena\ninclude: [more/high.yaml]\nbeasts: [bear]\nkinds: {newt: {legs: 3}}\n"
    loaded = load_encounter(write(tmp_path, text), [ARENA])
    assert loaded.data["kinds"] == {
        "lion": {"legs": 1}, "wolf": {"cry": "howl"}, "bear": {"legs": 2}, "newt": {"legs": 3},
    }  # fmt: skip
    assert "include" not in loaded.data


def test_bestiaries_may_name_each_other(tmp_path: Path) -> None:
    write(tmp_path, "include: [b.yaml]\nkinds: {bear: {}}\n", "a.yaml")
    write(tmp_path, "include: [./a.yaml, fight.yaml]\nkinds: {newt: {}}\n", "b.yaml")
    path = write(tmp_path, "game: arena\ninclude: [a.yaml]\nbeasts: [bear, newt]\n")
    assert list(load_encounter(path, [ARENA]).data["kinds"]) == ["lion", "wolf", "newt", "bear"]


def test_a_fault_in_a_bestiary_is_told_with_its_own_file(tmp_path: Path) -> None:
    write(tmp_path, "game: chess\nkinds:\n  bear: {legs: 9}\nknds: {}\n", "more.yaml")
    found = problems(tmp_path, "game: arena\ninclude: [more.yaml, none.yaml]\nbeasts: [bear, fox]\n")
    assert [str(each).replace(str(tmp_path), "") for each in found] == [
        "/fight.yaml:2: FILE-NOT-FOUND(file=/none.yaml, hint=)",
        "/fight.yaml:3: beasts[1].unit: FILE-UNKNOWN-NAME(kind=beast, value=fox, hint=)",
        "/more.yaml:1: game: FILE-OTHER-GAME(value=chess, expected=arena)",
        "/more.yaml:3: kinds.bear.legs: FILE-AT-MOST(field=legs, value=9, high=8)",
        "/more.yaml:4: knds: FILE-UNKNOWN-FIELD(field=knds, hint=kinds, among=('game', 'title', 'include', 'kinds'))",
    ]


def test_there_are_limits_to_the_number_of_bestiaries(tmp_path: Path) -> None:
    for number in range(60):
        write(tmp_path, f"include: [b{number + 1}.yaml]\n", f"b{number}.yaml")
    found = problems(tmp_path, "game: arena\ninclude: [b0.yaml]\nbeasts: [lion]\n")
    assert [each.refusal.rule for each in found] == ["FILE-TOO-BIG"]


def test_encounters_and_bestiaries_are_checked_alike(tmp_path: Path) -> None:
    assert check_file("coinflip/dry_ford").kind == "encounter"
    assert check_file(write(tmp_path, "game: arena\nkinds: {bear: {}}\n"), BOTH)[:2] == (ARENA, "bestiary")
    with pytest.raises(BadFile) as bad:
        check_file(write(tmp_path, "game: arena\nkinds:\n  bear: {leg: 3}\nkind: {}\n"), BOTH)
    assert [(each.line, each.where, each.refusal["hint"]) for each in bad.value.problems] == [
        (3, "kinds.bear.leg", "legs"),
        (4, "kind", "kinds"),
    ]
    with pytest.raises(BadFile, match="FILE-MISSING-FIELD"):
        check_file(write(tmp_path, "game: arena\n"), BOTH)


@pytest.mark.parametrize("game", BOTH)
def test_the_shipped_bestiaries_are_sound(game: Game[Any], tmp_path: Path) -> None:
    shipped = files(game.package).joinpath("bestiary", "bestiary.yaml").read_bytes()
    assert check_file(write(tmp_path, shipped), BOTH)[:2] == (game, "bestiary")


@pytest.mark.parametrize("word", ["conditions", "start"])
@pytest.mark.parametrize(("game", "unit"), [("acks2", "levy_spear"), ("eclipse_phase", "dockguard")])
def test_conditions_have_one_word_in_all_games_and_the_older_one_stays(
    tmp_path: Path, game: str, unit: str, word: str
) -> None:
    people = f"  - {{unit: {unit}, id: x, side: a, {word}: [prone]}}\n  - {{unit: {unit}, id: y, side: b}}\n"
    loaded = load_encounter(write(tmp_path, f"game: {game}\ncombatants:\n{people}"))
    people_there = loaded.game.table(loaded.game.start(loaded.encounter)).combatants
    assert [each.id for each in people_there if "prone" in [one.id for one in each.conditions]] == ["x"]
