"""At a real table: dice by side, rulings in a word, answers left standing, and undo that says what it takes back."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from affray.cli.play import Session
from affray.cli.sitting.called import screen_name
from affray.cli.sitting.dice import Needs, border, needs, thrown
from affray.core.script import Choose, Overrule, Pick, Roll, Thrown
from affray.files import load_encounter
from affray.library import TYPED, Record, begin, resume
from tests.cli.commandline import LANGUAGES, affray, on_screen, sit_down, the_record

every_language = pytest.mark.parametrize("lang", LANGUAGES)
SAMPLES = {
    "dry_ford": ("l1", "hp"), "kennel_yard": ("hound_1", "hp"), "gantry_breach": ("hound", "hp"),
    "bridge_charge": ("r1", "hp"), "docking_bay": ("blade", "damage"),
}  # fmt: skip


def health(session: object, who: str) -> int:
    fight = session.fight  # type: ignore[attr-defined]
    person = next(each for each in fight.game.table(fight.state).combatants if each.id == who)
    assert person.health is not None
    return int(person.health["now"])


def until_rolled(session: Session, why: str) -> Roll:
    """Let a fight go on up to dice of this kind, which are to be typed."""
    while not (isinstance(question := session.question, Roll) and question.why == why):
        session.fight.dice_are(TYPED)
        assert question is not None
        if not session.fight.throw(session.fight.dice):
            assert isinstance(question, Choose)
            session.decide(question)
    return question


# -- dice -------------------------------------------------------------------------------------------
def test_one_side_types_its_dice_and_the_others_are_thrown() -> None:
    record = the_record("kennel_yard", 3)
    session, text = sit_down(record, ["dice typed heroes", "attack sela with unarmed", "12"])
    thrown = [reply for reply in session.fight.journal.path() if isinstance(reply, Thrown)]
    assert [reply.who for reply in thrown if reply.source == "typed"] == ["brann_oakhand"]
    assert {reply.source for reply in thrown[:-1]} == {"generator"}
    assert "You type the dice of: Heroes. The program rolls for the rest." in text
    assert session.fight.typed_for == ("heroes",)


def test_whose_dice_are_typed_is_kept_in_the_journal(tmp_path: Path) -> None:
    lines = ["dice typed heroes", "dodge"]
    affray("play", "kennel_yard", "--seed", "3", "--journal", "j.jsonl", lines=lines, folder=tmp_path)
    header = json.loads((tmp_path / "j.jsonl").read_text().splitlines()[0])
    assert header["typed_for"] == ["heroes"]
    assert resume(tmp_path / "j.jsonl").typed_for == ("heroes",)
    affray("play", "j.jsonl", lines=["dice auto heroes"], folder=tmp_path)
    assert resume(tmp_path / "j.jsonl").typed_for == ()
    affray("play", "j.jsonl", lines=["dice typed", "dice auto raiders"], folder=tmp_path)
    assert resume(tmp_path / "j.jsonl").typed_for == ("heroes", "gm")
    assert affray("check", "j.jsonl", folder=tmp_path).code == 0


def test_a_side_that_is_not_there_has_no_dice(tmp_path: Path) -> None:
    _, text = sit_down(the_record("kennel_yard", 3), ["dice typed elves"])
    assert "There is no side “elves”; possible: Heroes, Raiders." in text
    fight = the_record("kennel_yard", 3).fight
    with pytest.raises(ValueError, match="there is no side 'elves'"):
        fight.type_dice_of(["elves"])


@every_language
def test_a_roll_says_what_it_needs_and_what_is_added(lang: str) -> None:
    session, text = sit_down(the_record("kennel_yard", 3), ["dice typed heroes", "attack sela with longsword"], lang)
    assert isinstance(session.question, Roll)
    found = needs(session.fight, session.question)
    assert found == Needs(low=9, bonus=7)
    assert session.show.speaker.say("cli-roll-more", low="9") in text
    assert session.show.speaker.say("cli-roll-counted", bonus="+7") in text
    for die, hits in (("9", True), ("8", False)):
        lines = ["dice typed heroes", "attack sela with longsword", die, "auto"]
        again, _ = sit_down(the_record("kennel_yard", 3), lines)
        found_hit = [event.facts()["hit"] for event in again.fight.log() if "hit" in event.facts()]
        assert found_hit == [hits]


@pytest.mark.parametrize(("decree", "counts"), [("advantage", "higher"), ("disadvantage", "lower")])
def test_of_two_dice_it_says_which_counts(decree: str, counts: str) -> None:
    lines = ["dice typed heroes", f"edit {decree} brann_oakhand", "attack sela with longsword"]
    session, text = sit_down(the_record("kennel_yard", 3), lines)
    assert isinstance(session.question, Roll)
    assert needs(session.fight, session.question) == Needs(low=9, bonus=7, counts=counts)
    assert f"type both dice, the {counts} one counts; 9 or more on the die succeeds; +7 is counted in already" in text


def test_the_border_of_success_is_found_from_above_and_from_below() -> None:
    assert border(lambda face: face >= 8, 20) == (8, None)
    assert border(lambda face: face <= 5, 6) == (None, 5)
    assert border(lambda face: face <= 55, 100) == (None, 55)
    assert border(lambda face: face % 2 == 0, 6) == (None, None)
    assert border(lambda face: None, 20) == (None, None)
    assert border(lambda face: True, 100) == (None, None)
    assert border(lambda face: face == 100 or face <= 40, 100) == (None, 40)
    assert border(lambda face: face == 100, 100) == (None, 0)


@pytest.mark.parametrize("name", SAMPLES)
def test_every_roll_to_be_typed_says_what_it_is_for_and_what_it_needs(name: str) -> None:
    """Whoever types dice is told it of every test, also of those that are told only together with another roll."""
    session, _ = sit_down(the_record(name, 3), [])
    fight, speaker, asked = session.fight, session.show.speaker, Counter[str]()
    fight.dice_are(TYPED)
    for _ in range(250):
        if (roll := next((each for each in fight.open if isinstance(each, Roll)), None)) is not None:
            assert roll.why in fight.game.names(fight.state) or f"roll-{roll.why}" in speaker.messages, roll
            if roll.sides >= 20 or roll.why == "roll_off":
                asked[roll.why] += 1
                found = needs(fight, roll)
                assert found.low is not None or found.high is not None or (found.trend and roll.why != "attack"), roll
                assert session.show.worth(fight, roll), roll
            fight.let_fall(roll)
        elif fight.open:
            assert isinstance(question := fight.open[0], Choose)
            assert not fight.answer(fight.decider(fight, question))
    assert bool(asked["attack"]) == (name != "dry_ford")


def test_an_attack_says_what_it_needs_though_the_defence_is_still_to_be_rolled() -> None:
    lines = ["dice typed raiders", "auto", "always all nothing"]
    session, _ = sit_down(the_record("docking_bay", 5), lines)
    roll = until_rolled(session, "attack")
    high = needs(session.fight, roll).high
    assert high
    assert session.show.worth(session.fight, roll) == f"{high} or less on the die succeeds"
    assert [thrown(session.fight, roll, (die,))[0] for die in (high, high + 1)] == [True, False]


def test_a_test_below_a_number_says_up_to_which() -> None:
    session, _ = sit_down(the_record("docking_bay", 5), [])
    found = needs(session.fight, until_rolled(session, "defence"))
    assert found.high is not None
    assert 1 <= found.high < 100


# -- rulings ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", SAMPLES)
def test_hit_and_heal_are_rulings_that_can_be_undone(name: str) -> None:
    who, edit = SAMPLES[name]
    before = health(sit_down(the_record(name, 3), [])[0], who)
    hit, _ = sit_down(the_record(name, 3), [f"hit {who} 1"])
    assert health(hit, who) == before - 1
    assert [reply.edit for reply in hit.fight.journal.path() if isinstance(reply, Overrule)] == [edit]
    healed, _ = sit_down(the_record(name, 3), [f"hit {who} 1", f"heal {who} 1"])
    assert health(healed, who) == before
    undone, text = sit_down(the_record(name, 3), [f"hit 1 {who}", "undo"])
    assert health(undone, who) == before
    assert re.search(r"Taken back: (Game master|Judge): .* \(replies: \d\)\.", text)


def test_a_hit_takes_what_the_game_takes_first() -> None:
    def points(session: object) -> list[tuple[int, int]]:
        fight = session.fight  # type: ignore[attr-defined]
        people = [each.health for each in fight.game.table(fight.state).combatants if each.side == "crew"]
        return [(each["now"], each["stamina"]) for each in people if each is not None]

    before = points(sit_down(the_record("gantry_breach", 3), [])[0])
    after = points(sit_down(the_record("gantry_breach", 3), ["hit vex,okoro,ilsa,tamsin 5", "hit vex 30"])[0])
    assert [sum(one) - sum(two) for one, two in zip(before, after, strict=True)] == [35, 5, 5, 5]
    assert [one[0] - two[0] for one, two in zip(before, after, strict=True)] == [35 - before[0][1], 0, 0, 0]


def test_one_number_hits_many_by_a_pattern_or_by_names() -> None:
    session, _ = sit_down(the_record("kennel_yard", 3), ["hit hound* 5", "hit Gate Brute 8"])
    assert [health(session, f"hound_{number}") for number in (1, 2, 3, 4)] == [17] * 4
    assert health(session, "brute_1") == 60
    session, _ = sit_down(the_record("kennel_yard", 3), ["hit ound_* 5"])
    assert health(session, "hound_1") == 17


@pytest.mark.parametrize("line", ["add prone brute_1", "add brute_1 prone", "add Prone Gate Brute"])
def test_conditions_are_added_and_lifted_in_any_order(line: str) -> None:
    session, _ = sit_down(the_record("kennel_yard", 3), [line])
    assert "prone" in conditions(session, "brute_1")
    session, _ = sit_down(the_record("kennel_yard", 3), [line, "lift prone brute_1"])
    assert "prone" not in conditions(session, "brute_1")


def test_those_who_come_later_are_added_in_a_word() -> None:
    """It was taken for a condition called `2`, and how to call for help was not said."""
    session, said = sit_down(the_record("kennel_yard", 3), ["add 2 mire_hound side raiders at 1,1", "add ogre at 2,2"])
    fighters = session.fight.state.fighters
    assert [(each, fighters[each].side, fighters[each].place[:2]) for each in fighters if each.startswith("mire")] == [
        ("mire_hound", "raiders", (1, 1)), ("mire_hound_2", "raiders", (2, 1)),
    ]  # fmt: skip
    assert "ogre" in said
    session, _ = sit_down(the_record("kennel_yard", 3), ["add 2 hound"])  # beside one of its kind
    assert len([each for each in session.fight.state.fighters if each.startswith("hound")]) == 6
    _, said = sit_down(the_record("kennel_yard", 3), ["add mire_hound"])
    assert "add mire_hound at 8,3" in said


@pytest.mark.parametrize("name", ["gantry_breach", "bridge_charge", "docking_bay"])
def test_conditions_are_added_and_lifted_in_every_game_that_has_them(name: str) -> None:
    who, _ = SAMPLES[name]
    session, _ = sit_down(the_record(name, 3), [f"add prone {who}"])
    assert "prone" in conditions(session, who)
    session, _ = sit_down(the_record(name, 3), [f"add prone {who}", f"lift prone {who}"])
    assert "prone" not in conditions(session, who)


def conditions(session: object, who: str) -> list[str]:
    fight = session.fight  # type: ignore[attr-defined]
    person = next(each for each in fight.game.table(fight.state).combatants if each.id == who)
    return [each.id for each in person.conditions]


def test_what_is_no_ruling_is_explained() -> None:
    _, text = sit_down(the_record("kennel_yard", 3), ["hit", "hit hound_1", "heal zorro 5", "add prone"])
    assert text.count("Whom, and how much? For example: hit goblin* 5") == 2
    assert "CORE-FIELD" in text
    assert "Which condition, and whom? For example: add prone ogre" in text
    _, text = sit_down(the_record(), ["add prone l1"])
    assert "This game has no such ruling." in text


@pytest.mark.parametrize("name", SAMPLES)
def test_next_goes_on_to_the_next_turn(name: str) -> None:
    session, _ = sit_down(the_record(name, 3), ["auto"] * 8)
    turns = session.fight.turns
    again, text = sit_down(the_record(name, 3), [*["auto"] * 8, "next"])
    assert again.fight.turns > turns or "There is no way to end this without a decision" in text or again.fight.over


# -- answers left standing --------------------------------------------------------------------------
def test_an_answer_is_left_standing_listed_and_revoked() -> None:
    lines = ["always end", "standing", "standing 1", "standing"]
    session, text = sit_down(the_record("kennel_yard", 3), lines)
    assert picks(session)[:1] == [("brann_oakhand", "end", "standing")]
    assert re.search(r"^1\. Brann Oakhand: the turn\. → end$", text, re.MULTILINE)
    assert "Revoked: 1." in text
    assert text.count("No answers are left standing.") == 1


def test_an_answer_of_a_whole_side_stands_for_everybody() -> None:
    record = the_record("kennel_yard", 3)
    record.fight.leave_to_computer(["raiders", "gm"])
    session, text = sit_down(record, ["always all end", "standing"])
    mine = [pick for pick in picks(session) if pick[1] == "end" and pick[2] == "standing"]
    assert len({who for who, _, _ in mine}) >= 2
    assert "Heroes, everybody" in text


def test_an_act_alone_means_its_usual_answer_whoever_is_left() -> None:
    session, _ = sit_down(the_record("kennel_yard", 3), ["always approach"])
    assert ("brann_oakhand", "approach", "standing") in picks(session)


def test_the_order_of_those_alike_is_left_standing_though_some_of_them_fall() -> None:
    record = the_record("kennel_yard", 3)
    record.fight.leave_to_computer(["heroes"])

    def typed() -> Iterator[str]:
        for _ in range(200):
            if record.fight.over:
                return
            yield "always order" if any(each.who == "gm" for each in record.fight.open) else "auto"

    session, _ = sit_down(record, typed())  # type: ignore[arg-type]
    orders = [each for each in session.fight.journal.path() if isinstance(each, Pick) and each.do == "order"]
    assert len(orders) > 2
    assert {each.source for each in orders} == {"standing"}
    assert len({len(each["order"]) for each in orders}) > 1, "some of them have fallen"


def test_an_answer_that_changes_nothing_does_not_go_on_for_ever() -> None:
    session, _ = sit_down(the_record("kennel_yard", 3), ["always speak hallo"])
    assert len(picks(session)) <= 25


def test_standing_answers_go_on_with_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "j.jsonl"
    affray("play", "kennel_yard", "--seed", "3", "--journal", str(path), lines=["always end"])
    assert json.loads(path.read_text().splitlines()[0])["standing"][0]["do"] == "end"
    seen = affray("play", str(path), lines=["standing", "standing 1"])
    assert "the turn. → end\n" in seen.out
    assert "standing" not in json.loads(path.read_text().splitlines()[0])
    assert affray("check", str(path)).code == 0


def test_nothing_is_left_standing_that_is_no_answer() -> None:
    _, text = sit_down(the_record("kennel_yard", 3), ["always", "always juggle", "always stand", "standing"])
    assert "Which answer is to be left standing? For example: always decline" in text
    assert "CORE-OPTION" in text
    assert "E5-PRONE-3" in text
    assert "No answers are left standing." in text


def picks(session: object) -> list[tuple[str, str, str]]:
    path = session.fight.journal.path()  # type: ignore[attr-defined]
    return [(each.who, each.do, each.source) for each in path if isinstance(each, Pick)]


# -- undo -------------------------------------------------------------------------------------------
@every_language
def test_undo_says_what_it_takes_back(lang: str) -> None:
    record = the_record("kennel_yard", 3)
    record.fight.leave_to_computer(["raiders", "gm"])
    session, text = sit_down(record, ["dodge", "end", "undo", "undo"], lang)
    speaker, names = session.show.speaker, session.game.names(session.fight.state)
    brann = speaker.name("brann_oakhand", names)
    for act in ("end", "dodge"):
        assert f"{brann}: {screen_name(speaker, act)} (" in text
    assert isinstance(session.question, Choose)
    assert session.question.who == "brann_oakhand"
    assert picks(session) == []


def test_undo_takes_back_one_ruling_and_not_what_was_before() -> None:
    record = the_record("kennel_yard", 3)
    record.fight.leave_to_computer(["raiders", "gm"])
    session, _ = sit_down(record, ["dodge", "hit hound_1 5", "undo"])
    assert picks(session) == [("brann_oakhand", "dodge", "")]
    assert health(session, "hound_1") == 22


def test_a_defence_says_what_it_needs_though_the_attack_is_told_with_it() -> None:
    encounter = {
        "game": "eclipse_phase", "map": {"size": [30, 20]},
        "combatants": [{"unit": "dockguard", "side": "security", "at": [5, 10], "controller": "player"},
                       {"unit": "gnash_hound", "side": "raiders", "at": [7, 10], "count": 2}],
    }  # fmt: skip
    record = begin(load_encounter(encounter), 3, None)
    record.fight.leave_to_computer(["raiders", "gm"])
    lines = ["dice typed security", "decline", "act none", "end", "fray", "nothing"]
    _, pages = on_screen(record, lines)
    assert "Vesna Kordan, defence: roll 1d100." in pages[-1], pages[-1]
    assert re.search(r"^.*\b50 or less", pages[-1], re.MULTILINE), pages[-1]


# -- what Enter answers -----------------------------------------------------------------------------
@pytest.mark.rule("ACKS-FACE-6")
def test_enter_turns_to_face_whoever_comes_from_the_side() -> None:
    session, _ = sit_down(the_record("bridge_charge", 2), [])
    while not (isinstance(question := session.question, Choose) and question.why == "turn"):
        if isinstance(question, Roll):
            session.fight.let_fall(question)
        else:
            assert question is not None
            assert session.decide(question)
    usual = session.usual()
    assert usual is not None
    assert (usual[0].do, dict(usual[0].values)) == ("turn", {"facing": "W"})


@pytest.mark.parametrize(("lang", "hint"), [("en", "always wait"), ("ru", "всегда ждать"), ("uk", "завжди чекати")])
def test_whoever_waits_again_is_told_once_how_to_leave_that_standing(lang: str, hint: str) -> None:
    encounter = {
        "game": "eclipse_phase", "map": {"size": [30, 20]},
        "combatants": [{"unit": "dockguard", "side": "security", "at": [5, 10], "controller": "player"},
                       {"unit": "marksman", "side": "security", "at": [5, 12], "controller": "player"},
                       {"unit": "gnash_hound", "side": "raiders", "at": [27, 10], "count": 2}],
    }  # fmt: skip
    record = begin(load_encounter(encounter), 3, None)
    record.fight.leave_to_computer(["raiders", "gm"])
    lines = ["decline", "decline", "delay standby", *[""] * 5, "pass"]
    _, shown = on_screen(record, lines, lang)
    assert [hint in " ".join(page.split()) for page in shown[-4:]] == [False, True, False, False], shown[-4:]


@pytest.mark.parametrize(
    ("lang", "line", "said"),
    [("en", "cast hex tusk raider 1", "The target is chosen when the spell takes effect; type: cast Wasting Hex"),
     ("ru", "заклинание порча нападник", "введите: "), ("uk", "закляття виснажливі ікластий", "уведіть: закляття Ви")],
)  # fmt: skip
@pytest.mark.rule("ACKS-SPELL-5")
def test_a_spell_is_declared_without_its_target_and_who_names_one_reads_why(lang: str, line: str, said: str) -> None:
    encounter = {
        "game": "acks2", "map": {"size": [16, 10]},
        "combatants": [{"unit": "reed_hexer", "side": "wardens", "at": [2, 4], "controller": "player"},
                       {"unit": "tusk_raider", "side": "raiders", "at": [12, 4], "count": 2}],
    }  # fmt: skip
    _, shown = on_screen(begin(load_encounter(encounter), 3, None), [line], lang)
    assert said in shown[-1], shown[-1]


# -- a fight of somebody's own, in his language -----------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "won", "over"),
    [("en", "Victory for “Heroes”", "over"), ("ru", "победа стороны «Герои»", "бой окончен"),
     ("uk", "перемога сторони «Герої»", "бій завершено")],
)  # fmt: skip
def test_the_end_of_a_fight_is_told_in_words_of_the_language(lang: str, won: str, over: str) -> None:
    session, shown = on_screen(fought(), [], lang)
    assert session.fight.over == "heroes"
    page = " ".join(shown[-1].split())
    assert won in page
    assert over in page.partition("·")[0]
    assert "heroes" not in page


def test_a_fight_that_is_taken_up_tells_the_health_that_everybody_had_then() -> None:
    record = fought()
    on_screen(record, [])
    _, shown = on_screen(record, ["log 40"])
    heads = re.findall(r"▶ Tusk Chief +(\S+)", shown[-1])
    assert heads == ["7/22", "7/22"], shown[-1]


def fought() -> Record:
    """A fight of heroes that the computer plays to its end."""
    encounter = {
        "game": "acks2", "map": {"size": [16, 10]},
        "combatants": [{"unit": "grey_marshal", "side": "heroes", "at": [2, 4], "controller": "player"},
                       {"unit": "tusk_chief", "side": "raiders", "at": [4, 4]}],
    }  # fmt: skip
    record = begin(load_encounter(encounter), 3, None)
    record.fight.leave_to_computer(["heroes", "raiders", "gm"])
    return record


@every_language
def test_whoever_is_too_far_away_in_eclipse_phase_reads_that_a_movement_may_come_first(lang: str) -> None:
    encounter = {
        "game": "eclipse_phase", "map": {"size": [30, 20]},
        "combatants": [{"unit": "blade", "side": "heroes", "at": [5, 10], "controller": "player"},
                       {"unit": "tin_hand", "side": "raiders", "at": [12, 10]}],
    }  # fmt: skip
    record = begin(load_encounter(encounter), 3, None)
    record.fight.leave_to_computer(["raiders", "gm"])
    _, shown = on_screen(record, ["decline", "act base", "attack_melee tin_hand"], lang)
    move = {"en": "move x,y", "ru": "переместиться x,y", "uk": "переміститися x,y"}[lang]
    assert move in shown[-1], shown[-1]


@pytest.mark.parametrize(("lang", "end"), [("en", "end"), ("ru", "конец"), ("uk", "кінець")])
def test_whoever_wants_no_extra_action_may_say_that_it_is_the_end(lang: str, end: str) -> None:
    encounter = {
        "game": "eclipse_phase", "map": {"size": [30, 20]},
        "combatants": [{"unit": "blade", "side": "heroes", "at": [5, 10], "controller": "player"},
                       {"unit": "tin_hand", "side": "raiders", "at": [25, 10]}],
    }  # fmt: skip
    record = begin(load_encounter(encounter), 3, None)
    record.fight.leave_to_computer(["raiders", "gm"])
    session, _ = on_screen(record, ["decline", "pass", end], lang)
    given = [reply.do for reply in session.fight.journal.path() if isinstance(reply, Pick) and reply.who == "blade"]
    assert given == ["decline", "pass", "stop"]
