"""Windows: a stack of explanations, and asking in turn. (How they nest is told by the tests of the orders.)"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import itemgetter

import pytest

from affray.core.events import NotOffered
from affray.core.fight import Fight
from affray.core.refusals import refuse, rules_of
from affray.core.scene import Scene
from affray.core.script import Choose, Option, Pick, Script, ask
from affray.core.windows import Answering, Names, Window, ask_in_turn, opened, order_question
from tests.conformance.harness import asked, play
from tests.core.games.common import Scripted, Table, Told
from tests.core.small_games import two_sides


def fight_of(script: object) -> Fight[Table]:
    return Fight(Scripted(script), two_sides(1, 2, 3, 4))  # type: ignore[arg-type]


def nested(scene: Scene[Table]) -> Script[None]:
    """Two windows, one in the other; each knows one thing."""
    outer = Window("outer", lambda who, do: [refuse("OUTER-1", who=who)] if do in ("wave", "jump") else [])
    inner = Window("inner", lambda who, do: [refuse("INNER-1", who=who)] if do == "wave" else [])
    with opened(scene, outer):
        with opened(scene, inner):
            yield from ask(scene, lambda: Choose("a1", "inside", lambda: [Option("go_on")]))
        yield from ask(scene, lambda: Choose("a1", "outside", lambda: [Option("go_on")]))
    yield from ask(scene, lambda: Choose("a1", "nowhere", lambda: [Option("go_on")]))


@pytest.mark.parametrize(
    ("answers", "wave", "jump"),
    [(0, "INNER-1", "OUTER-1"), (1, "OUTER-1", "OUTER-1"), (2, "SMALL-TURN", "SMALL-TURN")],
)
def test_the_innermost_window_that_knows_explains(answers: int, wave: str, jump: str) -> None:
    fight = play(fight_of(nested), *["a1: go_on"] * answers)
    assert rules_of(fight.why_not("b1", "wave")) == [wave]
    assert rules_of(fight.say("b1", "jump high")) == [jump]


def test_who_is_nobody_at_all_is_told_that_he_is_not_asked() -> None:
    assert fight_of(nested).why_not("zoe", "sing") == [refuse("CORE-NOT-ASKED", who="zoe")]


def test_an_abandoned_step_leaves_no_window_open() -> None:
    fight = fight_of(nested)
    assert len(fight.scene.windows) == 2
    assert not fight.overrule("abandon")
    assert fight.scene.windows == []


def cheering(scene: Scene[Table]) -> Script[None]:
    """Everybody alive may cheer, the last one first, as long as a1 is there to be cheered."""
    state = scene.state

    def order() -> list[str]:
        return list(reversed(state.living()))

    def react(who: str, pick: Pick) -> Script[None]:
        scene.tell(Told(who, pick.do))
        yield from ()

    def goes_on() -> bool:
        return state.alive("a1")

    yield from ask_in_turn(
        scene, "cheering", order=order, offer=lambda who: [Option("cheer")], react=react, goes_on=goes_on
    )


def test_everybody_is_asked_once_in_the_order_that_holds_at_that_moment() -> None:
    fight = fight_of(cheering)
    seen = []
    while fight.open:
        seen += asked(fight)
        play(fight, f"{fight.open[0].who}: cheer")
    assert seen == ["b2 cheering", "a2 cheering", "b1 cheering", "a1 cheering"]


def test_the_order_is_read_anew_after_each_answer() -> None:
    fight = play(fight_of(cheering), "b2: decline")
    assert not fight.overrule("hp", of="b1", to=0)
    play(fight, "a2: decline")
    assert asked(fight) == ["a1 cheering"], "b1 was to be next"


def test_who_declines_does_nothing() -> None:
    fight = play(fight_of(cheering), "b2: decline", "a2: cheer")
    assert fight.log() == [Told("a2", "cheer")]


def test_the_window_closes_at_once_when_its_ground_is_gone() -> None:
    fight = play(fight_of(cheering), "b2: decline")
    assert not fight.overrule("hp", of="a1", to=0)
    assert not fight.open
    assert fight.scene.windows == []


def test_an_order_is_asked_for_as_a_whole() -> None:
    def lining_up(scene: Scene[Table]) -> Script[None]:
        pick = yield from ask(scene, order_question("a1", "line", lambda: ["x", "y", "z"]))
        scene.tell(Told("a1", "" if pick is None else " ".join(pick["order"])))

    fight = fight_of(lining_up)
    assert rules_of(fight.say("a1", "order z,x")) == ["CORE-FIELD"]
    assert play(fight, "a1: order z,x,y").log() == [Told("a1", "z x y")]


# -- one person, several kinds of answers ----------------------------------------------------------
Chance = tuple[str, str]


def calling(scene: Scene[Table], passing: bool = False, arranged: bool = False) -> Script[None]:
    """a2 may shout and wave, b1 may wave; b2 may shout as soon as anybody has waved."""
    chances = [("b2", "shout"), ("a2", "shout"), ("a2", "wave"), ("b1", "wave")]
    heard: list[str] = []

    def offer(chance: Chance) -> list[Option]:
        who, what = chance
        early = who == "b2" and "wave" not in heard
        return [Option(what, why_not=lambda values: [refuse("SMALL-EARLY", who=who)] if early else [])]

    def react(chance: Chance, pick: Pick) -> Script[None]:
        heard.append(pick.do)
        scene.tell(Told(chance[0], pick.do))
        yield from ()

    def arrange(able: Names) -> Script[Sequence[str]]:
        assert able() == ["a2", "b1"]
        pick = yield from ask(scene, order_question("a1", "line", able))
        assert pick is not None
        return pick["order"]

    yield from ask_in_turn(
        scene, "calling", order=lambda: chances, offer=offer, react=react, goes_on=lambda: True, who=itemgetter(0),
        passing=passing, arrange=arrange if arranged else None,
    )  # fmt: skip


def order_of(fight: Fight[Table]) -> list[str]:
    seen = []
    while isinstance(fight.request, Choose):
        (option,) = [each for each in fight.request.known() if each.id != "decline"]
        seen.append(f"{fight.request.who} {option.id}")
        play(fight, f"{fight.request.who}: {option.id}")
    return seen


def test_one_person_is_asked_about_one_kind_of_answer_after_the_other() -> None:
    assert order_of(fight_of(calling)) == ["a2 shout", "a2 wave", "b2 shout", "b1 wave"]


def test_whose_place_has_passed_is_not_asked_where_the_game_says_so() -> None:
    assert order_of(fight_of(partial(calling, passing=True))) == ["a2 shout", "a2 wave", "b1 wave"]


def test_those_who_can_answer_are_arranged_and_stay_so() -> None:
    fight = play(fight_of(partial(calling, arranged=True)), "a1: order b1,a2")
    assert order_of(fight) == ["b1 wave", "a2 shout", "a2 wave"]
    told = [(each.who, each.rules) for each in fight.log() if isinstance(each, NotOffered)]
    assert told == [("b2", ("SMALL-EARLY",))], "who is left out is told before anybody arranges"


def test_a_window_explains_every_kind_of_answer() -> None:
    fight = fight_of(calling)
    assert rules_of(fight.why_not("b2", "shout")) == ["SMALL-EARLY"]


def test_a_game_hands_in_its_kinds_of_answers() -> None:
    kinds = (Answering(),)
    game = Scripted(cheering)
    game.answering = kinds  # type: ignore[attr-defined]
    fight = Fight(game, two_sides(1, 2, 3, 4))  # type: ignore[arg-type]
    assert fight.scene.answering is kinds
    assert fight.scene.aside().answering is kinds
    assert fight_of(cheering).scene.answering == ()


def test_a_kind_of_answer_that_says_nothing_offers_nothing_and_plays_nothing() -> None:
    scene = fight_of(cheering).scene
    nothing = Answering()
    assert (nothing.id, nothing.candidates(scene, "cheering", None)) == ("", ())
    assert nothing.offers(scene, None, "cheering", None) == []
    assert [*nothing.play(scene, None, Pick("a1", "cheer"), None)] == []


def test_a_window_is_told_of_nobody_whose_reasons_are_only_of_form() -> None:
    def form(scene: Scene[Table]) -> Script[None]:
        def offer(who: str) -> list[Option]:
            reasons = {
                "a1": [refuse("CORE-NOTHING", field="at")],
                "b1": [refuse("CORE-NOTHING", field="at"), refuse("SMALL-2", code="far"), refuse("SMALL-1")],
                "a2": [],
                "b2": [refuse("SMALL-1", code="far"), refuse("SMALL-1", code="near")],
            }[who]
            shut = Option("cheer", why_not=lambda values: reasons)
            return [shut, Option("wave", why_not=lambda values: reasons)] if who != "b2" else [shut]

        def react(who: str, pick: Pick) -> Script[None]:
            yield from ()

        yield from ask_in_turn(scene, "form", order=scene.state.living, offer=offer, react=react, goes_on=lambda: True)

    fight = fight_of(form)
    told = [each for each in fight.log() if isinstance(each, NotOffered)]
    assert told == [
        NotOffered("b1", "form", ("far",), rules=("SMALL-2", "SMALL-1")),
        NotOffered("b2", "form", ("far", "near"), rules=("SMALL-1",)),
    ]
    assert asked(fight) == ["a2 form"]
    quiet = fight.fork(recording=False)
    assert quiet.log() == []
    assert rules_of(fight.why_not("b2", "cheer")) == ["SMALL-1", "SMALL-1"]
    assert rules_of(fight.why_not("b2", "wave")) == ["SMALL-TURN"]


def test_of_those_who_are_asked_one_may_lose_the_ground_meanwhile() -> None:
    """A question that has been asked is taken back when nothing of it is open any more, and only then."""

    def fading(scene: Scene[Table]) -> Script[None]:
        def offer(who: str) -> list[Option]:
            alive = scene.state.alive("b1")
            return [Option("cheer", why_not=lambda values: [] if alive else [refuse("SMALL-1")])]

        def react(who: str, pick: Pick) -> Script[None]:
            scene.tell(Told(who, pick.do))
            yield from ()

        yield from ask_in_turn(
            scene, "fading", order=lambda: ["a1", "a2"], offer=offer, react=react, goes_on=lambda: True
        )

    fight = fight_of(fading)
    assert not fight.overrule("hp", of="b2", to=1)
    assert asked(fight) == ["a1 fading"]
    assert not fight.overrule("hp", of="b1", to=0)
    assert asked(fight) == []


def test_nobody_is_asked_for_the_order_of_one() -> None:
    assert order_question("a1", "line", lambda: ["x"])() is None
    assert order_question("a1", "line", lambda: [])() is None
    question = order_question("a1", "line", lambda: ["x", "y"])()
    assert question is not None
    assert (question.who, question.why) == ("a1", "line")
    (option,) = question.known()
    assert option.fields["order"].type == "combatant"
    assert option.example() == {"order": ("x", "y")}
