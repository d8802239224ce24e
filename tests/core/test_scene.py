"""The scene: what a script tells, marks and changes; scenes set aside; the game master's word in it."""

from __future__ import annotations

from affray.core.events import Ended, Overruled
from affray.core.fight import Fight
from affray.core.scene import Mark, Scene
from affray.core.script import Choose, Option, Script, ask
from affray.core.timing import Lasting
from affray.core.windows import Window
from tests.conformance.harness import asked, play
from tests.core.games.common import Scripted, Table, Told, hurt
from tests.core.small_games import begin, two_sides


def scene(recording: bool = True) -> Scene[Table]:
    return Scene(two_sides(1, 2), Scripted(lambda scene: iter(())), [], recording)  # type: ignore[arg-type, return-value]


def hp(of: Scene[Table], who: str = "a1") -> int:
    return of.state.fighters[who].hp


# -- telling ---------------------------------------------------------------------------------------
def test_what_is_told_and_marked_is_kept_only_when_recording() -> None:
    loud, silent = scene(), scene(recording=False)
    for each in (loud, silent):
        each.tell(Told("a1", "hello"))
        each.mark("turn", "a1")
    assert loud.events == [Told("a1", "hello")]
    assert loud.marks == [Mark("turn", "a1", 0)]
    assert silent.events == []
    assert silent.marks == []


def test_a_moment_tells_what_ends_with_it_and_by_which_rule() -> None:
    here = scene()
    until = here.state.timing.next("turn start", "b1")
    here.state.timing.begin(Lasting("a1", "dazed", until, "RULE-7"))
    here.state.timing.begin(Lasting("a1", "wet", until))
    assert [each.what for each in here.call("turn start", "b1")] == ["dazed", "wet"]
    assert here.events == [Ended("a1", "dazed", rules=("RULE-7",)), Ended("a1", "wet")]


# -- simultaneous acts -----------------------------------------------------------------------------
def test_a_scene_set_aside_is_frozen_against_the_others() -> None:
    main = scene()
    one, two = main.aside(), main.aside()
    one.change(hurt("a1", 1))
    assert (hp(main), hp(one), hp(two)) == (3, 2, 3)
    main.change(hurt("a1", 2))
    assert (hp(main), hp(one), hp(two)) == (1, 2, 3)


def test_a_merge_makes_everything_true_in_the_given_order_and_forgets_the_scenes() -> None:
    main = scene()
    one, two = main.aside(), main.aside()
    one.change(lambda state: state.queue.append("one"))
    two.change(lambda state: state.queue.append("two"))
    main.merge([two.finish(), one.finish()])
    assert main.state.queue == ["two", "one"]
    assert main.family == [main]


def test_a_merge_within_a_scene_set_aside_reaches_the_outer_merge() -> None:
    main = scene()
    outer = main.aside()
    inner = outer.aside()
    inner.change(hurt("a1", 2))
    outer.merge([inner.finish()])
    assert (hp(main), hp(outer)) == (3, 1)
    main.merge([outer.finish()])
    assert hp(main) == 1


def test_what_is_spent_is_gone_at_once_everywhere_and_only_once() -> None:
    def spend(state: Table) -> None:
        state.luck -= 1

    main = scene()
    one, two = main.aside(), main.aside()
    one.spend(spend)
    assert [each.state.luck for each in (main, one, two)] == [0, 0, 0]
    main.merge([one.finish(), two.finish()])
    assert main.state.luck == 0


def test_who_is_done_hears_of_nothing_any_more_and_what_it_did_waits() -> None:
    main = scene()
    one = main.aside()
    one.change(hurt("a1", 1))
    done = one.finish()
    assert main.family == [main]
    two = main.aside()
    two.spend(hurt("a1", 1))
    assert (hp(main), hp(one), hp(two)) == (2, 2, 2), "the first keeps its own blow and does not hear of the second"
    main.merge([done, two.finish()])
    assert hp(main) == 1


def test_a_mark_made_aside_is_a_place_of_the_fight() -> None:
    main = scene()
    main.position = 7
    main.aside().mark("action", "a1")
    assert main.marks == [Mark("action", "a1", 7)]


def test_unwinding_forgets_windows_and_scenes_set_aside() -> None:
    main = scene()
    main.aside().windows.append(Window("struck", lambda who, do: []))
    main.unwind()
    assert main.windows == []
    assert main.family == [main]


def test_scenes_set_aside_tell_into_the_same_log() -> None:
    main = scene()
    main.aside().tell(Told("a1", "hello"))
    assert main.events == [Told("a1", "hello")]


# -- the game master's word ------------------------------------------------------------------------
def linger(scene: Scene[Table]) -> Script[None]:
    """Asks once, on a scene set aside, and writes down that it came to its end."""
    side = scene.aside()
    yield from ask(side, lambda: Choose("a1", "linger", lambda: [Option("go_on")]))
    side.change(hurt("a1", 1))
    scene.merge([side.finish()])
    scene.state.notes["linger"] = "done"


def lingering() -> Fight[Table]:
    return Fight(Scripted(linger), two_sides(1, 2))


def test_an_edit_is_told_with_its_values_and_applied_in_the_whole_family() -> None:
    fight = lingering()
    assert not fight.overrule("hp", of="a1", to=9)
    assert fight.log() == [Overruled("hp", (("of", "a1"), ("to", 9)), rules=("CORE-OVERRULE",))]
    assert [hp(each) for each in fight.scene.family] == [9, 9]
    play(fight, "a1: go_on")
    assert hp(fight.scene) == 8


def test_end_gives_a_result_and_drops_what_was_going_on() -> None:
    fight = lingering()
    assert not fight.overrule("end", result="peace")
    assert fight.over == "peace"
    assert not fight.open
    assert "linger" not in fight.state.notes
    assert fight.scene.family == [fight.scene]


def test_abandon_drops_the_step_and_the_next_one_begins_from_the_state() -> None:
    fight = begin("places")
    play(fight, "a1: end", "b1: ready")
    assert not fight.say("a2", "strike b1")
    assert asked(fight) == ["b1 readied"]
    assert not fight.overrule("abandon")
    assert asked(fight) == ["b2 turn"], "a2's turn had begun and is not repeated"
    assert fight.state.fighters["b1"].hp == 3


def test_the_result_of_end_must_be_said() -> None:
    assert lingering().overrule("end")[0].rule == "CORE-MISSING"
    assert lingering().overrule("end", result="  ")[0].rule == "CORE-TEXT"


def test_a_fight_that_is_over_can_still_be_overruled() -> None:
    fight = begin("places")
    for who in ("b1", "b2"):
        assert not fight.overrule("hp", of=who, to=0)
    play(fight, "a1: end")
    assert fight.over == "a"
    assert not fight.overrule("end", result="a, narrowly")
    assert fight.over == "a, narrowly"
