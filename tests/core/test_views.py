"""What a seat may know: of a small game in which somebody may be out of sight, and some numbers are secret."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, ClassVar

import pytest

from affray.core.changes import Amount, Whom
from affray.core.events import Event, NotOffered, Secret
from affray.core.fields import Field, Number, OneOf, SeveralOf, Split, Text, YesNo
from affray.core.fight import LATELY, Fight
from affray.core.places import Place, Places
from affray.core.refusals import Refusal, Values, refuse, rules_of
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Overrule, Pick, Question, Script, Thrown, ask, roll, together
from affray.core.sieve import heads, names_any, pattern_of, scrub, sparing, things_among, unseen_by
from affray.core.telling import Log, marks_of, plain, redacted
from affray.core.views import KINDS, Belief, Forgetful, Probe, Seat, View, answer_for, as_field, refusals_for
from affray.core.windows import Window, opened
from affray.rulesets.table import Battlefield, Body, Clock, Combatant, Group, Lasts
from affray.rulesets.table import Place as Turn
from affray.rulesets.table import Table as Shown
from tests.core.games.common import Fighter, Scripted, Table, anybody, table

GM, A, B, PUBLIC = Seat("Judge", "gm"), Seat("Ann", "a"), Seat("Ben", "b"), Seat("screen", "")


@dataclass(frozen=True, slots=True)
class Hurt(Event):
    felt: ClassVar[tuple[str, ...]] = ("target",)
    tells_of: ClassVar[tuple[str, ...]] = ("by",)
    by: str
    target: str
    harm: Annotated[int, Secret("health", of="target")] = 0
    left: Annotated[int, Secret("stats")] = 0


@dataclass(frozen=True, slots=True)
class Seen(Event):
    who: str
    near: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Counted(Event):
    number: Annotated[int, Secret("dice")]


@dataclass(frozen=True, slots=True)
class Heard(Event):
    what: str
    who: str


@dataclass(frozen=True, slots=True)
class Rested(Event):
    pass


class Ambush(Scripted):
    """A script in which some are out of sight: `notes` says by side whom it does not see."""

    name = "ambush"

    def __init__(self, script: Callable[[Scene[Table]], Script[None]]) -> None:
        super().__init__(script)
        self.forgot: list[tuple[str, Collection[str], bool]] = []

    def when(self, state: Table) -> tuple[int, str]:
        return state.round, state.turn_of

    def unseen(self, state: Table) -> Mapping[str, frozenset[str]]:
        return {side: frozenset(names.split()) for side, names in state.notes.items()}

    def side_of(self, state: Table, who: str) -> str:
        return state.fighters[who].side

    def forget(self, scene: Scene[Table], side: str, secret: Collection[str], asked: bool) -> None:
        self.forgot.append((side, secret, asked))
        state = scene.state
        if "health" in secret:
            for each in state.fighters.values():
                each.hp = each.hp if each.side == side else 9
        state.fighters = Forgetful(state.fighters, state.notes.get(side, "").split())

    def where(self, state: Table, who: str) -> tuple[int, int]:
        return state.fighters[who].place, 0

    def people(self, state: Table) -> dict[str, Fighter]:
        return state.fighters

    def table(self, state: Table) -> Shown:
        clock = Clock(state.round, state.stage, owner=state.turn_of)
        order = [Group((Turn(who, "next"),), each.count) for who, each in state.fighters.items()]
        people = [
            Combatant(who, who.title(), each.side, "sound", "active", body=Body(each.place, 0), health={"hp": each.hp},
                      conditions=(Lasts("held", "b1"),))
            for who, each in state.fighters.items()
        ]  # fmt: skip
        return Shown(clock, tuple(order), Battlefield("grid", 9, 1), tuple(people))


def near_nobody(scene: Scene[Table]) -> Option:
    """Forbidden with a reason that names somebody."""

    def why_not(values: Values) -> Iterable[Refusal]:
        if "b1" in scene.state.fighters:
            yield refuse("AMBUSH-NEAR", who="b1")

    return Option("hide", why_not=why_not)


def strike(scene: Scene[Table]) -> Option:
    """The target must not be strong, and nobody may stand close."""

    def why_not(values: Values) -> Iterable[Refusal]:
        target = values.get("target")
        if target is not None and scene.state.fighters[target].hp > 5:
            yield refuse("AMBUSH-STRONG", target=target)
        if target is not None and scene.state.fighters[target].place == 1:
            yield refuse("AMBUSH-PLACE", who=target)
            yield refuse("AMBUSH-NARROW")

    return Option("strike", {"target": anybody(scene.state)}, why_not)


def one_question(scene: Scene[Table]) -> Script[None]:
    def known() -> list[Option]:
        closed = Option("fly", {"high": Number(1, 2)}, lambda values: [refuse("AMBUSH-WINGS", who="a1")])
        return [strike(scene), near_nobody(scene), closed, Option("end", ends=True)]

    yield from ask(scene, lambda: Choose("a1", "turn", known))


def dice(scene: Scene[Table]) -> Script[None]:
    yield from roll(scene, "b1", "strike", 2, 6)


def both_asked(scene: Scene[Table]) -> Script[None]:
    def build(who: str) -> Question:
        return Choose(who, "plan", lambda: [Option("wait")])

    yield from together(scene, ["a1", "a2", "b1"], build)


def fight_of(script: Callable[[Scene[Table]], Script[None]], **unseen: str) -> Fight[Table]:
    ann, ada = Fighter("a1", "a", 3, 5), Fighter("a2", "a", 2, 4)
    start = table(ann, ada, Fighter("b1", "b", 4, 3), Fighter("b2", "b", 1, 2))
    start.notes = unseen
    start.round, start.turn_of = 2, "a1"
    return Fight(Ambush(script), start)


def ids(entries: Iterable[Mapping[str, Any]]) -> list[str]:
    return [str(each["id"]) for each in entries]


# -- the view --------------------------------------------------------------------------------------
def test_a_view_is_plain_data_of_everything_a_seat_may_know() -> None:
    view = fight_of(one_question).view(A)
    assert {name: view[name] for name in ("game", "seat", "side", "over")} == {
        "game": "ambush", "seat": "Ann", "side": "a", "over": "",
    }  # fmt: skip
    assert {name: view["clock"][name] for name in ("round", "phase", "owner", "count")} == {
        "round": 2, "phase": "played", "owner": "a1", "count": None,
    }  # fmt: skip
    assert (view["order"][0]["count"], view["order"][0]["members"][0]["who"]) == (5, "a1")
    assert ids(view["combatants"]) == ["a1", "a2", "b1", "b2"]
    assert view["combatants"][0]["body"]["wide"] == view["battlefield"]["grain"] == 1
    assert view["combatants"][0]["conditions"] == [{"id": "held", "by": "b1", "until": None, "level": 1}]
    assert json.loads(view.bytes()) == view
    assert View({"ticket": "x", "name": "é"}).bytes() == '{"name": "é", "ticket": "x"}'.encode()


def test_what_the_side_does_not_know_is_not_in_its_view() -> None:
    view = fight_of(one_question, a="b1").view(A)
    assert ids(view["combatants"]) == ["a1", "a2", "b2"]
    assert [each["health"] for each in view["combatants"]] == [{"hp": 3}, {"hp": 2}, None]
    assert view["combatants"][0]["conditions"] == [{"id": "held", "by": "?", "until": None, "level": 1}]
    assert [each["members"][0]["who"] for each in view["order"]] == ["a1", "a2", "b2"]
    assert b'"b1"' not in view.bytes()
    assert b'"b1"' in fight_of(one_question, a="b1").view(B).bytes()
    assert [each["health"]["hp"] for each in fight_of(one_question, a="b1").view(GM)["combatants"]] == [3, 2, 4, 1]


def test_the_table_says_what_is_secret() -> None:
    fight = fight_of(one_question)
    fight.view(A)
    assert fight.ruleset.forgot == [("a", KINDS, True)]
    fight.secret = ()
    assert [each["health"]["hp"] for each in fight.view(B)["combatants"]] == [3, 2, 4, 1]
    assert fight.ruleset.forgot[1:] == [("b", (), False)], "b is asked nothing"
    assert fight.fork().secret == (), "looking ahead keeps it"
    fight.view(GM)
    assert len(fight.ruleset.forgot) == 2, "the master believes the truth"


def test_what_is_believed_is_forgotten_in_every_version_of_the_situation_and_the_truth_stays() -> None:
    def apart(scene: Scene[Table]) -> Script[None]:
        aside = scene.aside()
        yield from roll(aside, "a1", "strike", 1, 6)

    fight = fight_of(apart, a="b1")
    believed = fight.belief("a")
    assert [list(each.state.fighters) for each in believed.scene.family] == [["a1", "a2", "b2"]] * 2
    assert list(fight.state.fighters) == ["a1", "a2", "b1", "b2"]
    assert not believed.scene.recording
    assert [name for name in ("answer", "give", "say", "throw") if hasattr(believed, name)] == [], "it cannot go on"
    assert fight.belief("gm") is fight


def test_a_forgotten_name_still_means_what_it_meant() -> None:
    people = Forgetful({"bor": 1, "orc": 2}, ["orc", "elf"])
    assert (list(people), "orc" in people, people.get("orc"), people["orc"]) == (["bor"], False, None, 2)
    with pytest.raises(KeyError):
        people["elf"]


def test_a_ticket_changes_with_what_the_seat_knows_and_only_with_that() -> None:
    def two_coins(scene: Scene[Table]) -> Script[None]:
        scene.state.fighters["b1"].place = 1
        yield from roll(scene, "b1", "strike", 1, 2)
        scene.state.fighters["b1"].place = 5
        yield from roll(scene, "b1", "strike", 1, 2)
        scene.state.fighters["a2"].place = 5
        yield from roll(scene, "b1", "strike", 1, 2)

    fight = fight_of(two_coins, a="b1")
    first, master = fight.view(A).ticket, fight.view(GM).ticket
    assert first == fight.view(A).ticket == fight.view(A)["ticket"]
    assert len(first) == 24
    assert not fight.say("b1", "T")
    assert fight.view(A).ticket == first
    assert fight.view(GM).ticket != master
    assert not fight.say("b1", "T")
    assert fight.view(A).ticket != first


def test_the_log_can_be_left_out() -> None:
    def telling(scene: Scene[Table]) -> Script[None]:
        scene.tell(Heard("steps", "a1"))
        yield from dice(scene)

    assert fight_of(telling).view(A, log=False)["log"] == []
    assert len(fight_of(telling).view(A)["log"]) == len(fight_of(telling).view(B)["log"]) == 1


# -- what is asked ---------------------------------------------------------------------------------
def test_a_seat_sees_the_questions_that_it_answers() -> None:
    def asked(seat: Seat) -> list[str]:
        return [each["who"] for each in fight_of(both_asked).view(seat)["asked"]]

    assert asked(A) == ["a1", "a2"]
    assert asked(B) == ["b1"]
    assert asked(PUBLIC) == []
    assert asked(GM) == ["a1", "a2", "b1"]
    assert asked(Seat("Ann", "a", answers=("a2",))) == ["a2"]
    assert asked(Seat("Ann", "a", answers=())) == []


def test_dice_are_asked_for_with_their_number_and_sides() -> None:
    assert fight_of(dice).view(B)["asked"] == [
        {"who": "b1", "why": "strike", "kind": "roll", "options": [], "dice": [2, 6]}
    ]


def test_an_option_is_open_with_its_fields_or_closed_with_every_reason() -> None:
    (question,) = fight_of(one_question).view(A)["asked"]
    assert (question["who"], question["why"], question["kind"], question["dice"]) == ("a1", "turn", "choose", None)
    assert question["options"] == [
        {
            "group": "other", "id": "strike", "open": True, "reasons": [],
            "fields": {
                "target": {"takes": "one", "type": "word", "optional": False, "among": ["a1", "a2", "b1", "b2"]}
            },
            "usual": {"target": "a1"}, "ends": False,
        },
        {
            "group": "other", "id": "hide", "open": False, "reasons": [["AMBUSH-NEAR", [["who", "b1"]]]],
            "fields": {}, "usual": None, "ends": False,
        },
        {
            "group": "other", "id": "fly", "open": False, "reasons": [["AMBUSH-WINGS", [["who", "a1"]]]],
            "fields": {}, "usual": None, "ends": False,
        },
        {"group": "other", "id": "end", "open": True, "reasons": [], "fields": {}, "usual": {}, "ends": True},
    ]  # fmt: skip


def test_an_option_that_somebody_unseen_closes_is_not_there_at_all() -> None:
    def closed_by_a_name(scene: Scene[Table]) -> Script[None]:
        closed = Option("hide", why_not=lambda values: [refuse("AMBUSH-NEAR", who="b1")])
        named = Option("call b1")
        other = Option("fly", why_not=lambda values: [refuse("AMBUSH-WINGS", who="a1")])
        yield from ask(scene, lambda: Choose("a1", "turn", lambda: [closed, named, other, Option("end")]))

    (question,) = fight_of(closed_by_a_name, a="b1").view(A)["asked"]
    assert ids(question["options"]) == ["fly", "end"]
    (question,) = fight_of(closed_by_a_name, a="b2").view(A)["asked"]
    assert ids(question["options"]) == ["hide", "call b1", "fly", "end"]


class Odd(Field):
    """A field of a kind that is not listed."""


@pytest.mark.parametrize(
    ("domain", "described"),
    [
        (
            OneOf(lambda: ["x", "y"], optional=True),
            {"takes": "one", "type": "word", "optional": True, "default": None, "among": ["x", "y"]},
        ),
        (
            SeveralOf(lambda: ["x"]),
            {"takes": "several", "type": "word", "among": ["x"], "at_least": 1, "at_most": 1, "all_of": False,
             "again": False},
        ),
        (Number(2, 5), {"takes": "number", "type": "number", "low": 2, "high": 5}),
        (Amount(2, 5), {"takes": "number", "type": "number", "low": 2, "high": 5, "change": True}),
        (
            Whom(lambda: ["x", "y"]),
            {"takes": "several", "type": "combatant", "among": ["x", "y"], "at_least": 1, "at_most": 2},
        ),
        (YesNo(), {"takes": "yes_no", "type": "yes_no"}),
        (YesNo(optional=True), {"takes": "yes_no", "type": "yes_no", "optional": True, "default": False}),
        (Text(), {"takes": "text", "type": "text", "longest": 200}),
        (
            Split(3, lambda: ["x"]),
            {"takes": "split", "type": "combatant", "total": 3, "exact": False, "among": ["x"]},
        ),
        (
            Place(lambda: [], type="corner", body=(2, 1)),
            {"takes": "place", "type": "corner", "grain": 1, "body": [2, 1], "area": False},
        ),
        (
            Place(lambda: [], optional=True, default=(1, 2), area=lambda values: None),
            {"takes": "place", "type": "square", "optional": True, "default": [1, 2], "grain": 1, "body": None,
             "area": True},
        ),
        (
            Places(lambda: [], grain=4, at_least=0),
            {"takes": "places", "type": "square", "grain": 4, "body": None, "area": False, "at_least": 0},
        ),
        (Odd(), {"takes": "text", "type": "text"}),
    ],
)  # fmt: skip
def test_a_field_says_what_it_takes(domain: Field, described: dict[str, Any]) -> None:
    assert as_field(domain) == {"optional": False, **described}


# -- answering -------------------------------------------------------------------------------------
def test_a_seat_answers_only_for_its_own() -> None:
    fight = fight_of(both_asked)
    assert rules_of(refusals_for(fight, A, Pick("b1", "wait"))) == ["CORE-NOT-ASKED"]
    assert refusals_for(fight, A, Pick("b1", "wait"))[0]["who"] == "b1"
    assert rules_of(refusals_for(fight, A, Overrule("end", {"result": "a"}))) == ["CORE-NOT-ASKED"]
    assert refusals_for(fight, A, Overrule("end", {"result": "a"}))[0]["who"] == ""
    assert rules_of(refusals_for(fight, Seat("Ann", "a", ("a2",)), Pick("a1", "wait"))) == ["CORE-NOT-ASKED"]
    assert refusals_for(fight, A, Pick("a1", "wait")) == []
    assert rules_of(refusals_for(fight, A, Pick("a1", "fly"))) == ["CORE-OPTION"]
    assert refusals_for(fight, GM, Overrule("end", {"result": "a"})) == []
    assert rules_of(refusals_for(fight, GM, Pick("a1", "fly"))) == ["CORE-OPTION"]


def test_an_answer_for_an_older_moment_comes_too_late() -> None:
    fight = fight_of(both_asked)
    ticket = fight.view(A).ticket
    assert answer_for(fight, A, Pick("a1", "wait"), ticket) == []
    assert answer_for(fight, A, Pick("a2", "wait"), ticket) == [refuse("CORE-LATE", ticket=ticket)]
    assert [each.who for each in fight.open] == ["a2", "b1"]
    assert answer_for(fight, A, Pick("a2", "wait"), fight.view(A).ticket) == []
    assert answer_for(fight, B, Pick("b1", "wait")) == []
    assert fight.open == ()


def test_dice_are_answered_by_their_owner() -> None:
    fight = fight_of(dice)
    assert rules_of(answer_for(fight, A, Thrown("b1", (1, 2)))) == ["CORE-NOT-ASKED"]
    assert rules_of(answer_for(fight, B, Thrown("b1", (1, 7)))) == ["CORE-DICE"]
    assert answer_for(fight, B, Thrown("b1", (1, 2))) == []
    assert len(fight.journal) == 1


def test_a_reason_that_the_seat_cannot_know_is_only_told_to_be_one() -> None:
    fight = fight_of(one_question)
    strong = fight.fork()
    strong.secret = ()
    assert refusals_for(strong, A, Pick("a1", "strike", {"target": "b1"})) == []
    strong.state.fighters["b1"].hp = 7
    assert fight.state.fighters["b1"].hp == 4
    assert rules_of(refusals_for(fight, A, Pick("a1", "strike", {"target": "b1"}))) == ["AMBUSH-STRONG"], "as believed"


def test_what_only_the_truth_forbids_is_told_without_the_reason() -> None:
    fight = fight_of(one_question, a="b1")
    assert answer_for(fight, A, Pick("a1", "hide")) == [refuse("CORE-UNSEEN")]
    assert len(fight.journal) == 0
    assert rules_of(refusals_for(fight, GM, Pick("a1", "hide"))) == ["AMBUSH-NEAR"]
    assert fight.known.probes == [Probe("Ann", "a1", "hide", {}, (("AMBUSH-NEAR", (("who", "b1"),)),))]
    assert fight.view(GM)["probes"] == [
        {"seat": "Ann", "who": "a1", "do": "hide", "values": {}, "reasons": [["AMBUSH-NEAR", [["who", "b1"]]]]}
    ]
    assert "probes" not in fight.view(A)


def test_reasons_that_name_somebody_unseen_are_kept_back() -> None:
    fight = fight_of(one_question, a="b2")
    fight.secret = ()
    fight.state.fighters["b2"].hp = 8
    strike_unseen = Pick("a1", "strike", {"target": "b2"})
    assert rules_of(refusals_for(fight, A, strike_unseen)) == ["CORE-UNSEEN"]

    def crowded(scene: Scene[Table]) -> Script[None]:
        reasons = [refuse("AMBUSH-NEAR", who="b2"), refuse("AMBUSH-NARROW")]
        yield from ask(scene, lambda: Choose("a1", "turn", lambda: [Option("hide", why_not=lambda values: reasons)]))

    fight = fight_of(crowded, a="b2")
    assert rules_of(refusals_for(fight, A, Pick("a1", "hide"))) == ["AMBUSH-NARROW"]
    fight = fight_of(crowded)
    assert rules_of(refusals_for(fight, A, Pick("a1", "hide"))) == ["AMBUSH-NEAR", "AMBUSH-NARROW"]


# -- the log ---------------------------------------------------------------------------------------
@dataclass
class Saying:
    """A fight that tells these events, each in its round and turn."""

    events: Sequence[tuple[int, str, Event]]
    unseen: dict[str, str] = field(default_factory=dict)

    def log(self, side: str) -> list[dict[str, Any]]:
        def script(scene: Scene[Table]) -> Script[None]:
            for round, owner, event in self.events:
                scene.state.round, scene.state.turn_of = round, owner
                scene.tell(replace(event))
            scene.state.notes = {}
            yield from dice(scene)

        return fight_of(script, **self.unseen).view(Seat(side, side))["log"]


def test_every_line_of_the_log_knows_its_round_and_turn() -> None:
    steps = Heard("steps", "a1")
    log = Saying([(1, "a1", steps), (1, "a1", steps), (1, "b1", steps), (2, "b1", steps), (2, "b1", steps)]).log("a")
    assert [(each["line"], each["round"], each["turn"]) for each in log] == [
        (0, 1, "a1"), (1, 1, "a1"), (2, 1, "b1"), (3, 2, "b1"), (4, 2, "b1"),
    ]  # fmt: skip
    assert log[0] == {
        "line": 0, "under": None, "round": 1, "turn": "a1", "kind": "heard", "rules": [],
        "facts": {"what": "steps", "who": "a1"},
    }  # fmt: skip


def test_a_turn_of_somebody_unseen_is_not_told() -> None:
    steps = Heard("steps", "a1")
    saying = Saying([(1, "b1", steps), (1, "a1", steps), (1, "b1", steps), (2, "b1", steps)], {"a": "b1"})
    assert [(each["round"], each["turn"]) for each in saying.log("a")] == [(1, ""), (1, "a1"), (1, "a1"), (2, "a1")]
    assert [each["turn"] for each in saying.log("b")] == ["b1", "a1", "b1", "b1"]


@dataclass(frozen=True, slots=True)
class Turned(Event):
    heads: ClassVar[int] = 2
    who: str


@dataclass(frozen=True, slots=True)
class Together(Event):
    least: ClassVar[int] = 2
    who: tuple[str, ...]


def test_what_is_told_in_the_turn_of_somebody_unseen_hangs_on_the_turn_before() -> None:
    """As it would if there were no such turn: neither `under` nor `turn` tells that there was one."""
    steps, mine, other = Heard("steps", "a1"), Turned("a1"), Turned("b1")
    with_it = Saying([(1, "a1", mine), (1, "a1", steps), (1, "b1", other), (1, "b1", steps)], {"a": "b1"}).log("a")
    without_it = Saying([(1, "a1", mine), (1, "a1", steps), (1, "a1", steps)]).log("a")
    assert with_it == without_it
    assert [(each["under"], each["turn"]) for each in with_it] == [(None, "a1"), (0, "a1"), (0, "a1")]


def test_what_is_told_between_two_turns_counts_to_the_one_before() -> None:
    steps, mine, other = Heard("steps", "a1"), Turned("a1"), Turned("b2")
    log = Saying([(1, "a1", mine), (1, "", steps), (1, "b2", other), (1, "b2", steps)]).log("a")
    assert [(each["under"], each["turn"]) for each in log] == [(None, "a1"), (0, "a1"), (None, "b2"), (2, "b2")]


def test_an_event_about_several_is_told_to_whoever_knows_enough_of_them() -> None:
    both, three = Together(("a1", "b1")), Together(("a1", "a2", "b1"))
    log = Saying([(1, "a1", both), (1, "a1", three)], {"a": "b1"}).log("a")
    assert [each["facts"] for each in log] == [{"who": ["a1", "a2"]}]
    assert len(Saying([(1, "a1", both), (1, "a1", three)]).log("a")) == 2


def test_a_list_of_nobody_but_the_unseen_is_not_told() -> None:
    assert Saying([(1, "a1", Seen("b1", ("b1",)))], {"a": "b1"}).log("a") == []


def seen_one_after_the_other(scene: Scene[Table]) -> Script[None]:
    """First nobody of side b is seen, then b2, then b1 as well."""
    scene.tell(Heard("steps", "a1"))
    scene.state.notes = {"a": "b1"}
    scene.tell(Heard("steps", "a1"))
    yield from roll(scene, "a1", "look", 1, 6)
    scene.state.notes = {}
    scene.tell(Heard("steps", "a1"))
    yield from roll(scene, "a1", "look", 1, 6)


def test_whoever_was_unseen_comes_behind_the_others_in_the_order_of_sight() -> None:
    """So a list says nothing of whom one does not see, and nobody changes his place in it when others show up."""
    fight = fight_of(seen_one_after_the_other, a="b1 b2")
    assert ids(fight.view(A)["combatants"]) == ["a1", "a2", "b2"]
    assert fight.answer(Thrown("a1", (3,))) == []
    assert ids(fight.view(A)["combatants"]) == ["a1", "a2", "b2", "b1"]
    assert ids(fight.view(B)["combatants"]) == ids(fight.view(GM)["combatants"]) == ["a1", "a2", "b1", "b2"]
    fight.undo()
    assert ids(fight.view(A)["combatants"]) == ["a1", "a2", "b2"]


class Guests(Ambush):
    """Side b is the game master's."""

    def seat_of(self, state: Table, who: str) -> str:
        return "gm" if who in state.fighters and state.fighters[who].side == "b" else super().seat_of(state, who)


def test_the_shared_screen_knows_what_the_only_side_with_players_knows() -> None:
    shown = fight_of(one_question, a="b1")
    alone = Fight(Guests(one_question), shown.start)
    assert [each["health"] for each in shown.view(PUBLIC)["combatants"]] == [None] * 4
    assert alone.view(PUBLIC)["combatants"] == alone.view(A)["combatants"]
    assert ids(alone.view(PUBLIC)["combatants"]) == ["a1", "a2", "b2"]
    assert alone.view(PUBLIC)["asked"] == []


def test_an_option_that_takes_too_long_to_look_through_counts_as_open() -> None:
    """Closed it is only if that is known; what is legal is asked of `probe`."""
    asked: list[int] = []

    def odd(values: Values) -> Iterable[Refusal]:
        if "number" in values:
            asked.append(values["number"])
            yield refuse("AMBUSH-ODD")

    def script(high: int) -> Callable[[Scene[Table]], Script[None]]:
        def question(scene: Scene[Table]) -> Script[None]:
            name = Option("name", {"number": Number(1, high)}, odd)
            yield from ask(scene, lambda: Choose("a1", "turn", lambda: [name]))

        return question

    (few,) = fight_of(script(3)).view(A)["asked"][0]["options"]
    assert (few["open"], few["usual"], [rule for rule, _ in few["reasons"]]) == (False, None, ["AMBUSH-ODD"])
    asked.clear()
    (many,) = fight_of(script(5000)).view(A)["asked"][0]["options"]
    assert (many["open"], many["usual"], many["reasons"]) == (True, None, [])
    assert len(asked) < 40


def test_the_game_master_sees_what_undo_would_undo_and_nobody_else() -> None:
    fight = fight_of(dice)
    assert fight.view(GM)["undo"] == {}
    assert fight.overrule("end", result="enough") == []
    assert fight.view(GM)["undo"]["choice"] == {"replies": 1, "who": "gm", "what": "end"}
    assert "undo" not in fight.view(A)
    assert "undo" not in fight.view(PUBLIC)


def test_whoever_is_asked_in_a_window_sees_whose_turn_it_interrupts() -> None:
    def script(scene: Scene[Table]) -> Script[None]:
        with opened(scene, Window("parry", lambda who, do: [])):
            yield from ask(scene, lambda: Choose("b1", "parry", lambda: [Option("wait")]))

    fight = fight_of(script)
    assert fight.view(B)["under_way"] == [{"who": "a1", "what": "parry", "targets": []}]
    assert fight.view(A)["under_way"] == []


def test_numbers_of_strangers_are_estimated_unless_the_table_tells_them() -> None:
    fight = fight_of(one_question)
    assert [each["estimated"] for each in fight.view(A)["combatants"]] == [False, False, True, True]
    assert not any(fight.belief("gm").estimated(who) for who in ("a1", "b1"))
    fight.secret = {"dice", "gear", "readied"}
    assert not fight.belief("a").estimated("b1")


def test_an_event_without_a_date_belongs_to_no_turn() -> None:
    fight = fight_of(dice)
    fight.scene.events.append(Heard("steps", "a1"))
    assert [(each["round"], each["turn"]) for each in fight.view(A)["log"]] == [(0, "")]


def test_an_event_about_somebody_unseen_is_told_to_those_whom_it_befalls() -> None:
    log = Saying([(1, "a1", Hurt("b1", "a1", 2, 3, rules=("AMBUSH-1",)))], {"a": "b1", "": "b1"})
    (felt,) = log.log("a")
    assert (felt["rules"], felt["facts"]) == ([], {"by": "?", "target": "a1", "harm": 2, "left": None})
    assert log.log("") == []
    (whole,) = log.log("gm")
    assert (whole["rules"], whole["facts"]) == (["AMBUSH-1"], {"by": "b1", "target": "a1", "harm": 2, "left": 3})
    assert Saying([(1, "a1", Seen("b1"))], {"a": "b1"}).log("a") == []
    assert Saying([(1, "a1", Heard("steps", "b1"))], {"a": "b1"}).log("a") == [], "`who` says whom it is about"
    assert len(Saying([(1, "a1", Seen("b1"))], {"a": "b2"}).log("a")) == 1


def test_a_secret_number_is_for_those_whom_it_concerns() -> None:
    sides = {"a1": "a", "b1": "b"}.__getitem__
    event = Hurt("a1", "b1", 2, 3, rules=("AMBUSH-1",))

    def seen(side: str, *secret: str) -> tuple[Any, ...]:
        line = redacted(event, side, sides, secret)
        assert line is not None
        return line["facts"]["harm"], line["facts"]["left"], line["rules"]

    assert seen("a", "health", "stats") == (None, None, [])
    assert seen("b", "health", "stats") == (2, None, [])
    assert seen("b", "health") == (2, 3, ["AMBUSH-1"])
    assert seen("a", "dice") == (2, 3, ["AMBUSH-1"])
    assert seen("gm", "health", "stats") == (2, 3, ["AMBUSH-1"])
    assert set(marks_of(Hurt)) == {"harm", "left"}
    assert marks_of(Hurt)["harm"] == Secret("health", of="target")
    assert marks_of(Rested) == {}


def test_an_event_with_nothing_left_to_tell_is_not_told() -> None:
    assert redacted(Counted(4), "a", str, ("dice",)) is None
    assert redacted(Counted(4), "a", str, ()) == {"kind": "counted", "rules": [], "facts": {"number": 4}}
    rested = redacted(Rested(), "a", str, ("dice",))
    assert rested == {"kind": "rested", "rules": [], "facts": {}}, "it says all it ever says"


@dataclass(frozen=True, slots=True)
class Passed(Event):
    one: str
    other: str


@pytest.mark.parametrize(
    ("event", "facts"),
    [
        (Passed("a1", "b1"), {"one": "a1", "other": "?"}),
        (Passed("b1", "a1"), None),
        (Passed("b2", "a1"), {"one": "b2", "other": "a1"}),
    ],
)
def test_an_event_that_does_not_say_whom_it_is_about_is_about_the_first(
    event: Event, facts: dict[str, Any] | None
) -> None:
    log = Saying([(1, "a1", event)], {"a": "b1"}).log("a")
    assert [each["facts"] for each in log] == ([] if facts is None else [facts])


def test_the_log_is_told_anew_when_the_table_keeps_other_secrets() -> None:
    def hurt(scene: Scene[Table]) -> Script[None]:
        scene.tell(Hurt("a1", "b1", 2, 3))
        yield from dice(scene)

    fight = fight_of(hurt)
    first = fight.view(A)
    assert first["log"][0]["facts"] == {"by": "a1", "target": "b1", "harm": None, "left": None}
    fight.secret = ("stats",)
    assert fight.view(A)["log"][0]["facts"] == {"by": "a1", "target": "b1", "harm": 2, "left": None}
    assert fight.view(A).ticket != first.ticket


def test_what_is_believed_keeps_open_what_the_truth_has_open() -> None:
    def inside(scene: Scene[Table]) -> Script[None]:
        with opened(scene, Window("charge", lambda who, do: [refuse("AMBUSH-CHARGE", who=who)])):
            yield from dice(scene)

    fight = fight_of(inside)
    believed = fight.belief("a")
    assert [each.name for each in believed.scene.windows] == ["charge"]
    assert rules_of(believed.why_not("a1", "run")) == ["AMBUSH-CHARGE"]


def test_private_events_are_for_the_master() -> None:
    log = Saying([(1, "a1", NotOffered("a1", "charge", rules=("AMBUSH-1",)))])
    assert log.log("a") == log.log("") == []
    (line,) = log.log("gm")
    assert (line["kind"], line["facts"]) == ("not-offered", {"who": "a1", "window": "charge", "codes": []})


def test_those_unseen_are_left_out_of_what_an_event_lists() -> None:
    log = Saying([(1, "a1", Seen("a1", ("b1", "b2")))], {"a": "b1"}).log("a")
    assert log[0]["facts"]["near"] == ["b2"]


def test_the_log_comes_in_increments_and_goes_back_with_the_fight() -> None:
    def three(scene: Scene[Table]) -> Script[None]:
        for number in range(3):
            scene.tell(Heard(f"steps {number}", "a1"))
            scene.tell(Heard(f"whispers {number}", "b1"))
            yield from roll(scene, "b1", "strike", 1, 2)

    fight = fight_of(three, a="b1")
    assert not fight.say("b1", "T")
    assert not fight.say("b1", "T")
    whole = fight.view(A)
    assert [each["facts"]["what"] for each in whole["log"]] == ["steps 0", "steps 1", "steps 2"]
    part = fight.view(A, since=2)
    assert (part["log"], part["told"], part.ticket) == (whole["log"][2:], 3, whole.ticket)
    fight.undo(1)
    assert [each["line"] for each in fight.view(A)["log"]] == [0, 1]
    assert fight.view(A).ticket != whole.ticket
    assert not fight.say("b1", "H")
    assert fight.view(A).ticket == whole.ticket, "the same is known again"
    assert [each["line"] for each in fight.view(B)["log"]] == [0, 1, 2, 3, 4, 5]


def heard(number: int, **more: Any) -> Event:
    event = Heard(f"steps {number}", "a1")
    for name, value in more.items():
        object.__setattr__(event, name, value)
    return event


def log_of(events: Sequence[Event], side: str = "a") -> Log:
    log = Log(side, {"a1": "a", "b1": "b"}.__getitem__, ())
    log.read(events)
    return log


@pytest.mark.parametrize("kept", [0, 1, 2, 3])
@pytest.mark.parametrize("more", [0, 1, 2, 3, 4])
def test_a_log_that_was_cut_is_as_if_it_had_never_been_longer(kept: int, more: int) -> None:
    b1 = {"a": frozenset({"b1"})}
    first = [
        heard(0),
        heard(1, unseen=b1, vanished={"a": {"b1": (4, 0)}}, when=(2, "a1")),
        heard(2, unseen=b1, under=1),
    ]
    second = [*first[:kept], *(heard(9 + number, under=0 if kept else None) for number in range(more))]
    log = log_of(first)
    assert list(log.last_seen.values()) == [{"id": "b1", "at": [4, 0], "round": 2}]
    taken = log.lines
    log.read(second)
    fresh = log_of(second)
    assert (log.lines, log.digest, log.last_seen) == (fresh.lines, fresh.digest, fresh.last_seen)
    assert len(log.lines) == kept + more
    assert [each["line"] for each in taken[:3]] == [0, 1, 2], "what was handed out stays as it was"
    taken = log.lines
    log.read(second)
    assert log.lines is taken, "nothing is taken in twice"
    log.read(first)
    assert (log.lines, log.digest) == (log_of(first).lines, log_of(first).digest)


def test_a_line_hangs_on_the_nearest_one_above_that_is_told() -> None:
    b1 = {"a": frozenset({"b1"})}

    def whisper(under: int | None) -> Event:
        event = Heard("whispers", "b1")
        object.__setattr__(event, "under", under)
        object.__setattr__(event, "unseen", b1)
        return event

    events = [heard(0), whisper(0), heard(2, under=1), whisper(None), heard(4, under=3), heard(5, under=2)]
    events += [heard(6, under=99), heard(7, under=7)]
    assert [each["under"] for each in log_of(events).lines] == [None, 0, None, 1, None, None]
    assert [each["under"] for each in log_of(events, "gm").lines] == [None, 0, 1, None, 3, 2, None, None]
    assert log_of([]).digest == ""
    assert log_of(events[:1]).digest != log_of(events[:2], "gm").digest
    assert len(log_of(events).digest) == 24
    assert log_of(events).digest == log_of([*events, whisper(None)]).digest, "what is not told does not show"


@pytest.mark.parametrize("back", [1, 5, 31, 32, 33, 60, 89, 90])
def test_after_an_undo_the_log_is_cut_where_it_differs_and_else_stays_what_it_was(back: int) -> None:
    def hide_and_seek(scene: Scene[Table]) -> Script[None]:
        number = scene.state.fighters["b2"].place = scene.state.round
        scene.state.round += 1
        scene.state.notes = {"a": ("b1 b2", "b1", "", "b2")[number // 3 % 4]}
        scene.tell(Seen(("a1", "b1", "b2", "a2")[number % 4], ("b1",)))
        yield from roll(scene, "b1", "strike", 1, 2)
        scene.state.stage = ""  # and again

    def known(log: Log) -> tuple[Any, ...]:
        return log.lines, log.last_seen, log.sighted, log.strange, log.digest, log.told, log._nearest, log._heads

    fight = fight_of(hide_and_seek, a="b1 b2")
    for _ in range(90):
        assert not fight.say("b1", "T")
    before = fight.known.log("a").lines
    assert len(before) > 40
    fight.undo(back)
    after = fight.known.log("a")
    assert known(after) == known(Fight(fight.ruleset, fight.start, fight.journal).known.log("a"))
    assert all(one is other for one, other in zip(before, after.lines[:-32], strict=False)), "not told anew"
    fight.redo(back)
    assert fight.known.log("a").lines == before


def test_that_somebody_unseen_has_its_turn_is_not_told() -> None:
    def turns(scene: Scene[Table]) -> Script[None]:
        scene.tell(Seen("a1"))
        scene.state.turn_of = "b1"
        yield from roll(scene, "b1", "look", 1, 2)

    fight = fight_of(turns, a="b1")
    assert [fight.view(seat)["clock"]["owner"] for seat in (A, B, GM)] == ["a1", "b1", "b1"]


def test_whoever_was_seen_and_is_not_now_leaves_a_mark_where_that_was() -> None:
    def hide(scene: Scene[Table]) -> Script[None]:
        scene.tell(Seen("a1"))
        scene.state.fighters["b2"].place = 4
        scene.state.notes = {"a": "b1 b2"}
        scene.tell(Seen("b2"))
        scene.state.fighters["b2"].place = 7
        scene.tell(Seen("a2"))
        yield from roll(scene, "a1", "look", 1, 2)
        scene.state.notes = {"a": "b1"}
        scene.tell(Seen("b2"))
        yield from roll(scene, "a1", "look", 1, 2)

    fight = fight_of(hide, a="b1")
    assert fight.view(A)["last_seen"] == [{"id": "b2", "at": [4, 0], "round": 2}]
    assert fight.view(B)["last_seen"] == fight.view(GM)["last_seen"] == []
    assert not fight.say("a1", "T")
    assert fight.view(A)["last_seen"] == [], "b1 was never seen, b2 is seen again"
    fight.undo(1)
    assert ids(fight.view(A)["last_seen"]) == ["b2"]


def test_a_belief_is_kept_until_something_happens() -> None:
    fight = fight_of(both_asked)
    first = fight.belief("a")
    assert isinstance(first, Belief)
    assert fight.belief("a") is first
    assert repr(first) == "Belief('a', asks a1: plan, a2: plan, b1: plan)"
    assert not fight.say("a1", "wait")
    assert fight.belief("a") is not first
    second = fight.belief("a")
    fight.secret = ()
    assert fight.belief("a") is not second, "other secrets, other beliefs"


@pytest.mark.parametrize("spacing", [0, 1, 5, 16])
def test_looking_on_keeps_the_last_quiet_moments_and_changes_nothing(spacing: int) -> None:
    def steps(scene: Scene[Table]) -> Script[None]:
        scene.state.round += 1
        yield from roll(scene, "b1", "strike", 1, 2)
        scene.state.stage = ""  # and again

    looked_at, other = (Fight(Ambush(steps), fight_of(dice).start, spacing=spacing) for _ in range(2))
    for number in range(40):
        looked_at.view(A)
        for fight in (looked_at, other):
            assert not fight.say("b1", "T" if number % 3 else "H")
        if spacing:
            lately = [snapshot.position for snapshot in looked_at.snapshots[-LATELY:]]
            assert lately == list(range(number + 2))[-LATELY:]
    assert len(looked_at.snapshots) <= len(other.snapshots) + LATELY
    for fight in (looked_at, other):
        fight.undo(23)
    assert looked_at.state == other.state
    assert looked_at.log() == other.log()


# -- the last sieve --------------------------------------------------------------------------------
B1 = pattern_of(frozenset({"b1", "b1-2"}))


@pytest.mark.parametrize(
    ("text", "named"),
    [("b1", True), ("b1.bow", True), ("at b1", True), ("b1-2", True), ("b10", False), ("ab1", False), ("b1-3", False),
     ("x-b1", False)],
)  # fmt: skip
def test_a_name_is_found_also_inside_a_longer_text_but_not_in_another_name(text: str, named: bool) -> None:
    assert names_any(text, B1) is named
    assert scrub(text, B1) == ("?" if named else text)


@pytest.mark.parametrize(
    "value", [["x", "b1"], ("x", ("y", "b1")), {"x": "b1"}, {"b1": "x"}, {"x": [{"y": "b1"}]}], ids=repr
)
def test_a_name_is_found_wherever_it_stands(value: Any) -> None:
    assert names_any(value, B1)
    assert not names_any(value, pattern_of(frozenset({"orc"})))
    assert not names_any(7, B1)


def test_what_is_somebody_s_is_dropped_and_mentions_become_a_question_mark() -> None:
    data = {
        "near": ["a1", "b1", "b1.bow"],
        "pairs": [["b1", 3], ["a1", "b1"], [7, "b1"], []],
        "people": [{"id": "b1", "hp": 3}, {"id": "a1", "foe": "b1"}, {"foe": "b1"}],
        "b1": 4, "hp": 4, "who": "b1",
    }  # fmt: skip
    assert scrub(data, B1) == {
        "near": ["a1"],
        "pairs": [["a1"], [7], []],
        "people": [{"id": "a1", "foe": "?"}, {"foe": "?"}],
        "hp": 4, "who": "?",
    }  # fmt: skip
    assert scrub(("b1", "a1"), B1) == ["a1"]
    assert [heads(each, B1) for each in ({"id": 7}, {}, [], ["b1"], [["b1"]], "b1", 7)] == [
        False, False, False, True, False, True, False,
    ]  # fmt: skip


def test_who_is_unseen_by_a_side() -> None:
    assert unseen_by({"a": frozenset({"b1"})}, "a") == frozenset({"b1"})
    assert unseen_by({"a": frozenset({"b1"})}, "b") == unseen_by({}, "a") == unseen_by(None, "a") == frozenset()


def test_plain_data() -> None:
    assert plain({1: (Lasts("held", "a1"), [True, None, "x"])}) == {
        "1": [{"id": "held", "by": "a1", "until": None, "level": 1}, [True, None, "x"]]
    }
    assert plain(Lasts) is Lasts


def test_what_is_called_after_somebody_who_was_seen_before_stays_where_it_is_seen() -> None:
    data = {"near": ["b1", "b1.bow", "b1.axe"], "item": "b1.bow", "other": "b1.axe", "pairs": [["b1.bow", 2]]}
    unseen = frozenset({"b1", "b2"})
    seen = {"near": ["b1.bow"], "item": "b1.bow", "other": "?", "pairs": [["b1.bow", 2]]}
    never = {"near": [], "item": "?", "other": "?", "pairs": []}
    assert scrub(data, sparing(unseen, ["b1"], ["b1.bow", "b1"])) == seen
    assert scrub(data, sparing(frozenset({"b1"}), ["b1"], ["b1.bow"])) == seen
    assert scrub(data, sparing(unseen, [], ["b1.bow"])) == never, "nobody knows that there is somebody of that name"
    assert scrub(data, sparing(unseen, ["b2"], ["b1.bow"])) == never


def test_where_somebody_unseen_is_named_no_thing_is_known_to_be_seen() -> None:
    unseen = frozenset({"b1"})
    assert things_among({"who": "a1", "item": "b1.bow"}, unseen) == ["who", "a1", "item", "b1.bow"]
    assert things_among({"who": "a1", "with": (["b1.bow"], 3), "target": "b1"}, unseen) == []
