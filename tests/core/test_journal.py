"""The journal: lines that tell everything, a tree that forgets nothing, tickets nobody can use twice."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.dice import Dice
from affray.core.fight import Fight
from affray.core.journal import Journal, Unreadable, broken, from_data, load, read_header, to_line
from affray.core.refusals import refuse
from affray.core.replaying import replay
from affray.core.script import Overrule, Pick, Reply, Thrown
from tests.conformance.harness import play
from tests.core.games.common import Table
from tests.core.small_games import GAMES, begin, two_sides

HEADER = json.dumps({"game": "places"})


def pick(do: str) -> Pick:
    return Pick("ada", do)


def written(*names: str) -> Journal:
    journal = Journal({"game": "x"})
    for name in names:
        journal.write(pick(name))
    return journal


def names(journal: Journal) -> str:
    return "".join(reply.do for reply in journal.path() if isinstance(reply, Pick))


# -- the tree --------------------------------------------------------------------------------------
def test_undo_goes_back_and_redo_forward_again() -> None:
    journal = written("a", "b", "c")
    journal.undo(2)
    assert (names(journal), len(journal), journal.redoable) == ("a", 1, 2)
    assert journal.ahead == pick("b")
    journal.redo(1)
    assert (names(journal), journal.redoable) == ("ab", 1)
    journal.redo(9)
    assert (names(journal), journal.ahead) == ("abc", None)


@given(st.lists(st.sampled_from(["reply", "dice", "undo", "redo", "go"]), max_size=30))
def test_whoever_looks_at_a_journal_changes_nothing(moves: list[str]) -> None:
    seen, unseen = Journal({"game": "x"}), Journal({"game": "x"})
    for number, move in enumerate(moves):
        for journal in (seen, unseen):
            if move == "reply":
                journal.write(pick(f"{number}"))
            elif move == "dice":
                journal.write(Thrown("ada", (1, 2)))
            elif move == "go":
                journal.go(0)
            else:
                getattr(journal, move)(2)
        assert seen.here < len(seen.entries)
        assert (len(seen), seen.ticket, seen.drawn) == (len(unseen), unseen.ticket, unseen.drawn)
        assert seen.drawn == seen.entries[seen.here].drawn
    assert (seen.entries, seen.here, seen.lines()) == (unseen.entries, unseen.here, unseen.lines())


def test_a_new_reply_after_an_undo_opens_a_branch_and_the_old_one_is_kept() -> None:
    journal = written("a", "b", "c")
    journal.undo(2)
    journal.write(pick("x"))
    assert (names(journal), journal.redoable) == ("ax", 0)
    assert len(journal.branches()) == 2

    old, new = journal.branches()
    journal.go(old)
    assert names(journal) == "abc"
    journal.undo(3)
    journal.redo(3)
    assert names(journal) == "abc", "redo follows the branch that was used last"
    journal.go(new)
    assert names(journal) == "ax"


def test_going_into_the_middle_of_a_branch_can_be_redone_to_its_end() -> None:
    journal = written("a", "b", "c")
    journal.go(1)
    assert (names(journal), journal.redoable) == ("a", 2)
    journal.go(0)
    assert (names(journal), journal.redoable) == ("", 3)


def test_the_path_can_begin_in_the_middle() -> None:
    journal = written("a", "b", "c")
    assert [reply.do for reply in journal.path(1) if isinstance(reply, Pick)] == ["b", "c"]
    assert journal.path(3) == []


def test_the_first_replies_in_force_make_a_journal_of_their_own() -> None:
    journal = written(*"abc")
    journal.undo(2)
    journal.write(pick("d"))
    journal.write(pick("e"))
    assert [names(journal.until(position)) for position in range(5)] == ["", "a", "ad", "ade", "ade"]
    assert journal.until(2).header == journal.header
    assert (names(journal), journal.until(2).redoable) == ("ade", 0)


def test_a_ticket_counts_every_line_ever_written() -> None:
    journal, seen = written("a", "b"), []
    seen.append(journal.ticket)
    journal.undo(1)
    seen.append(journal.ticket)
    journal.redo(1)
    seen.append(journal.ticket)
    journal.go(1)
    seen.append(journal.ticket)
    journal.write(pick("c"))
    seen.append(journal.ticket)
    assert seen == [2, 3, 4, 5, 6]


def test_only_generated_dice_in_force_are_counted() -> None:
    journal = Journal()
    journal.write(Thrown("ada", (1, 2, 3)))
    journal.write(Thrown("ada", (4, 5), "typed"))
    journal.write(Thrown("ada", (6,)))
    assert (journal.drawn, journal.drawn_at(0), journal.drawn_at(1), journal.drawn_at(2)) == (4, 0, 3, 3)
    journal.undo(1)
    assert journal.drawn == 3
    assert Journal(drawn=7).drawn == 7


@given(st.lists(st.one_of(st.just("write"), st.tuples(st.sampled_from(["undo", "redo", "go"]), st.integers(0, 6)))))
def test_nothing_that_was_ever_written_is_lost(moves: list[Any]) -> None:
    journal, replies = Journal({"game": "x"}), 0
    for move in moves:
        if move == "write":
            journal.write(pick(str(replies)))
            replies += 1
        else:
            kind, number = move
            getattr(journal, kind)(min(number, len(journal.entries) - 1) if kind == "go" else number)
        assert len(journal.path()) == len(journal)
        assert len(journal.entries) == replies + 1
    assert journal.ticket == len(moves) == len(journal.lines()) - 1
    reachable = set()
    for branch in journal.branches():
        journal.go(branch)
        reachable.update(reply.do for reply in journal.path() if isinstance(reply, Pick))
    assert len(reachable) == replies


# -- lines -----------------------------------------------------------------------------------------
NAMES = st.text(max_size=8)
SCALARS = st.one_of(st.text(max_size=8), st.integers(-99, 99), st.booleans())
VALUES = st.one_of(
    SCALARS,
    st.lists(st.one_of(SCALARS, st.lists(SCALARS).map(tuple))).map(tuple),
    st.dictionaries(NAMES, st.integers(1, 9)),
)
REPLIES: st.SearchStrategy[Reply] = st.one_of(
    st.builds(Pick, NAMES, NAMES, st.dictionaries(NAMES, VALUES), st.sampled_from(["", "standing"])),
    st.builds(Thrown, NAMES, st.lists(st.integers(1, 100)).map(tuple), st.sampled_from(["generator", "typed"])),
    st.builds(Overrule, NAMES, st.dictionaries(NAMES, VALUES)),
)


@given(REPLIES)
def test_a_reply_is_one_line_and_the_line_is_the_reply(reply: Reply) -> None:
    line = to_line(reply)
    assert "\n" not in line
    assert from_data(load(line, 1)) == reply


def test_a_line_is_readable() -> None:
    assert to_line(Pick("bor", "attack", {"who": "elf", "with": ("spear",)})) == (
        '{"who": "bor", "do": "attack", "with": {"who": "elf", "with": ["spear"]}}'
    )
    assert to_line(Pick("бор", "end", source="standing")) == '{"who": "бор", "do": "end", "source": "standing"}'
    assert to_line(Thrown("bor", (1, 2))) == '{"who": "bor", "dice": [1, 2], "source": "generator"}'
    assert to_line(Overrule("hp", {"to": 3})) == '{"overrule": "hp", "with": {"to": 3}}'


def test_the_save_file_is_the_header_and_everything_in_the_order_written() -> None:
    journal = written("a", "b")
    journal.undo(1)
    journal.redo(1)
    journal.go(1)
    assert [bare(line) for line in journal.lines()] == [
        '{"game": "x"}', '{"who": "ada", "do": "a"}', '{"who": "ada", "do": "b"}', '{"undo": 1}', '{"redo": 1}',
        '{"go": 1}',
    ]  # fmt: skip
    assert bare(journal.lines()[-1]) == '{"go": 1}'


def test_dice_written_by_hand_count_as_typed() -> None:
    assert from_data({"who": "bor", "dice": [3]}) == Thrown("bor", (3,), "typed")


@pytest.mark.parametrize("die", [1.5, 1.0, "1", True, None, [1], float("inf")])
def test_a_die_shows_a_whole_number(die: Any) -> None:
    with pytest.raises(Unreadable, match="no face of a die"):
        from_data({"who": "bor", "dice": [die]}, 3)


# -- what cannot be read ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    "line",
    ["", "nonsense", "[]", "3", "null", "{", '{"who": "bor"}', '{"do": "end"}', '{"dice": [1]}',
     '{"who": "bor", "dice": 3}', '{"who": "bor", "dice": [1.5]}', '{"who": "bor", "dice": ["1"]}',
     '{"who": "bor", "dice": [true]}', '{"who": "bor", "dice": [Infinity]}', '{"who": "bor", "do": "end", "with": 3}',
     '{"who": "bor", "do": "end", "with": null}', '{"overrule": "hp", "with": ["x"]}', '{"undo": -1}', '{"undo": "a"}',
     '{"undo": true}', '{"go": 99}', '{"redo": 1.5}', '{"who": "a1", "do": "fly"}', '{"who": "b1", "do": "end"}',
     '{"who": "a1", "dice": [1]}', '{"who": "a1", "say": "fly away"}', '{"who": "zoe", "say": "end"}',
     '{"overrule": "no such edit"}', '{"who": "a1", "do": "strike", "with": {"target": ["b1"]}}',
     '{"who": "a1", "do": "strike", "with": {"target": {"b1": {}}}}', '{"n": ' + "9" * 5000 + "}", "[" * 20000],
)  # fmt: skip
def test_a_line_that_is_none_is_named_by_its_number(line: str) -> None:
    lines = [HEADER, '{"who": "a1", "do": "delay"}', '{"undo": 1}', line or "x"]
    with pytest.raises(Unreadable) as failed:
        replay(GAMES["places"], two_sides(1, 2), lines)
    assert failed.value.line == 4
    assert str(failed.value).startswith("line 4: ")


@pytest.mark.parametrize("first", ["", "nonsense", "[]", '{"gam": "places"}'])
def test_a_file_without_a_header_is_none(first: str) -> None:
    with pytest.raises(Unreadable) as failed:
        replay(GAMES["places"], two_sides(1, 2), [first])
    assert failed.value.line == 1
    with pytest.raises(Unreadable):
        read_header([])


# -- the chain -------------------------------------------------------------------------------------
def bare(line: str) -> str:
    """A line without its digest."""
    data = json.loads(line)
    assert len(data.pop("#")) == 8
    return json.dumps(data, ensure_ascii=False)


def test_lines_are_the_same_however_they_are_asked_for() -> None:
    once, often = told().journal, Journal({"game": "places"})
    again: Fight[Table] = Fight(GAMES["places"], two_sides(9, 9, 6, 4), often)
    single = [often.lines()[-1]]
    for reply in once.path():
        again.give(reply)
        single.append(often.lines()[-1])
    assert often.lines() == single
    for start in range(len(single) + 1):
        assert often.lines(start) == single[start:]
        assert once.lines(start) == once.lines()[start:]


def test_another_header_makes_another_chain() -> None:
    journal = written("a", "b")
    before = journal.lines()
    journal.header["title"] = "y"
    after = journal.lines()
    assert not set(before) & set(after)
    assert broken(after) == []


def test_what_came_to_nothing_leaves_no_trace_in_the_chain() -> None:
    journal = written("a", "b")
    journal.undo(2)
    before, ticket, here = journal.lines(), journal.ticket, journal.here
    journal.redo(1)
    journal.lines()
    journal.take_back(ticket, here)
    assert journal.lines() == before
    journal.write(pick("c"))
    assert broken(journal.lines()) == []


def test_half_characters_and_spaces_do_not_break_the_chain() -> None:
    journal = Journal({"game": "x", "title": "\udc80 ї"})
    journal.write(Pick("бор", "say", {"what": "\udcff"}))
    escaped = [line.encode("utf-8", "backslashreplace").decode() for line in journal.lines()]
    assert broken(escaped) == broken([f" {line} " for line in escaped]) == []
    assert broken([json.dumps(json.loads(line), separators=(",", ":")) for line in escaped]) == []


CHANGES: dict[str, tuple[Any, int]] = {
    "deleted": (lambda lines: [*lines[:3], *lines[4:]], 4),
    "two deleted": (lambda lines: [*lines[:3], *lines[5:]], 4),
    "doubled": (lambda lines: [*lines[:4], lines[3], *lines[4:]], 5),
    "swapped": (lambda lines: [*lines[:3], lines[4], lines[3], *lines[5:]], 4),
    "moved to the end": (lambda lines: [*lines[:3], *lines[4:], lines[3]], 4),
    "changed": (lambda lines: [*lines[:3], '{"undo": 2, "#": "00000000"}', *lines[4:]], 4),
    "without a digest": (lambda lines: [*lines[:3], bare(lines[3]), *lines[4:]], 4),
    "written at the end": (lambda lines: [*lines, '{"undo": 1}'], 15),
    "an odd digest": (lambda lines: [*lines[:3], '{"undo": 1, "#": [1]}', *lines[4:]], 4),
    "another header": (lambda lines: ['{"game": "places", "x": 1, "#": "00000000"}', *lines[1:]], 1),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_line_that_does_not_fit_the_chain_is_named(change: str) -> None:
    lines = told().journal.lines()
    assert len(lines) == 14
    changed, number = CHANGES[change]
    assert broken(changed(lines))[0] == number
    with pytest.raises(Unreadable, match=f"^line {number}: changed by hand, moved or doubled") as failed:
        replay(GAMES["places"], two_sides(9, 9, 6, 4), changed(lines))
    assert failed.value.refusal == refuse("FILE-JOURNAL-CHAIN")


def test_each_change_is_named_by_itself() -> None:
    lines = told().journal.lines()
    lines[2], lines[5] = bare(lines[2]), bare(lines[5])
    assert broken(lines) == [3, 4, 6, 7], "whatever the line was that was written over, the next one does not follow"
    assert broken([*lines[:1], '{"undo": 1}', '{"redo": 1}', *told().journal.lines()[1:]]) == [2, 3]
    lines = told().journal.lines()
    lines[2] = lines[2].replace("4", "5")
    assert broken(lines) == [3]


def test_an_edit_on_purpose_is_accepted_and_chained_anew() -> None:
    lines = told().journal.lines()
    lines[2] = lines[2].replace("[4]", "[5]")
    again = replay(GAMES["places"], two_sides(9, 9, 6, 4), lines, accept=True)
    assert broken(again.journal.lines()) == []
    assert again.journal.lines()[2] != lines[2]
    with pytest.raises(Unreadable, match=r"^line 3: the fight refuses"):
        replay(GAMES["places"], two_sides(9, 9, 6, 4), [*lines[:2], '{"who": "a1", "dice": [99]}'], accept=True)


def test_only_what_is_told_has_to_fit() -> None:
    lines = told().journal.lines()
    lines[5] = '{"undo": 1}'
    assert replay(GAMES["places"], two_sides(9, 9, 6, 4), lines, 4).ticket == 4
    with pytest.raises(Unreadable):
        replay(GAMES["places"], two_sides(9, 9, 6, 4), lines, 5)


def test_a_file_without_any_digest_was_written_by_hand() -> None:
    fight = told()
    by_hand = [bare(line) for line in fight.journal.lines()]
    assert replay(GAMES["places"], fight.start, by_hand).journal.lines() == fight.journal.lines()


# -- generated dice --------------------------------------------------------------------------------
def thrown() -> Fight[Table]:
    fight, dice = begin("places"), Dice(7)
    for who, target in (("a1", "b1"), ("b1", "a1"), ("a2", "b1")):
        assert not fight.say(who, f"strike {target}")
        assert fight.throw(dice)
    fight.undo(3)
    assert fight.throw(Dice(7))
    fight.undo(1)
    play(fight, "6")
    return fight


def test_generated_dice_are_those_of_the_seed_and_typed_ones_any() -> None:
    fight = thrown()
    again = replay(GAMES["places"], fight.start, fight.journal.lines(), dice=Dice(7))
    assert again.state == fight.state
    with pytest.raises(Unreadable, match=r"^line 3: the generator threw"):
        replay(GAMES["places"], fight.start, fight.journal.lines(), dice=Dice(8))


def test_a_changed_generated_die_is_named_though_its_line_fits() -> None:
    fight = thrown()
    forged: Fight[Table] = begin("places")
    for reply in fight.journal.path():
        other = isinstance(reply, Thrown) and reply.source == "generator" and len(forged.journal) == 1
        forged.give(Thrown("a1", (reply.dice[0] % 6 + 1,)) if other and isinstance(reply, Thrown) else reply)
    with pytest.raises(Unreadable) as failed:
        replay(GAMES["places"], fight.start, forged.journal.lines(), dice=Dice(7))
    assert failed.value.line == 3
    assert failed.value.refusal is not None
    assert failed.value.refusal.rule == "FILE-JOURNAL-DIE"
    assert replay(GAMES["places"], fight.start, forged.journal.lines(), accept=True, dice=Dice(7)).ticket


# -- replay ----------------------------------------------------------------------------------------
def told() -> Fight[Table]:
    """A fight with everything in it that a journal can tell."""
    fight = begin("places")
    play(fight, "a1: strike b1", "4", "b1: ready")
    fight.undo(1)
    play(fight, "b1: guard")
    fight.undo(2)
    fight.redo(1)
    assert not fight.overrule("hp", of="b1", to=7)
    fight.go(fight.journal.branches()[0])
    play(fight, "a2: strike b2", "b1: fire", "3", "3")
    return fight


def test_a_save_file_tells_the_whole_fight_with_its_detours() -> None:
    fight = told()
    again = replay(GAMES["places"], two_sides(9, 9, 6, 4), fight.journal.lines())
    assert again.state == fight.state
    assert again.log() == fight.log()
    assert again.journal.lines() == fight.journal.lines()
    assert again.journal.branches() == fight.journal.branches()
    assert again.ticket == fight.ticket


@pytest.mark.parametrize("to", [0, 1, 3, 5, 100])
def test_a_replay_can_stop_after_so_many_lines(to: int) -> None:
    lines = told().journal.lines()
    again = replay(GAMES["places"], two_sides(9, 9, 6, 4), lines, to)
    assert again.journal.lines() == lines[: to + 1]


def test_empty_lines_do_not_count_and_words_are_answers_too() -> None:
    lines = [HEADER, "", '{"who": "a1", "say": "strike b1"}', "  ", '{"who": "a1", "say": "6"}']
    again = replay(GAMES["places"], two_sides(9, 9), lines)
    assert again.journal.path() == [Pick("a1", "strike", {"target": "b1"}), Thrown("a1", (6,), "typed")]


def test_a_replay_without_events_ends_in_the_same_state() -> None:
    fight = told()
    silent = replay(GAMES["places"], two_sides(9, 9, 6, 4), fight.journal.lines(), recording=False)
    assert silent.state == fight.state
    assert silent.log() == []
