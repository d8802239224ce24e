"""Places in the order after delays, readied actions and decrees, and what counts from them (SF-DELAY, SF-READY)."""

from __future__ import annotations

import pytest

from tests.conformance.harness import answer, asked, play, refused
from tests.conformance.starfinder.boarding import (
    boarding,
    decree,
    effects,
    from_the_start,
    has,
    places,
    struck,
)
from tests.conformance.starfinder.crews import FRAG, SIZE, hex_, in_turn, knife_mir, mir, pup, sul, tav, war


@pytest.mark.rule("SF-DELAY-4")
@pytest.mark.rule("SF-READY-8")
@pytest.mark.rule("SF-READY-9")
def test_the_place_after_delaying_and_then_performing_a_readied_action() -> None:
    f = boarding(
        mir(at=(0, 0)),
        hex_(at=(6, 0)),
        war(at=(0, 5)),
        pup(at=(9, 9)),
        order="MIR 20 HEX 15 WAR 10 PUP 5",
        round=1,
        size=SIZE,
    )
    play(f, "MIR: delay", "HEX: end", "MIR: come_out")
    assert places(f) == [("HEX", 15), ("MIR", 15), ("WAR", 10), ("PUP", 5)]
    play(f, "MIR: ready attack event leaves_square who HEX with pistol target HEX", "MIR: end", "WAR: end", "PUP: end")
    # round 2: HEX moves; MIR performs -> directly after HEX, no turn in round 2
    answer(f, "HEX: move 7,0 8,0")
    assert asked(f) == ["MIR after"]
    play(f, "MIR: perform", "MIR d20 2")
    assert places(f) == [("HEX", 15), ("MIR", 15), ("WAR", 10), ("PUP", 5)]
    in_turn(f, "HEX", "WAR", "PUP", "HEX", "MIR", "WAR")


@pytest.mark.rule("SF-DELAY-7")
@pytest.mark.rule("SF-READY-8")
def test_a_readied_action_and_two_delayers_in_the_same_gap() -> None:
    f = boarding(
        mir(at=(0, 0)),
        tav(at=(0, 9)),
        war(at=(0, 5)),
        hex_(at=(6, 0)),
        pup(at=(9, 9)),
        order="MIR 20 TAV 18 WAR 16 HEX 12 PUP 5",
        round=1,
        size=SIZE,
    )
    play(
        f,
        "MIR: ready attack event leaves_square who HEX with pistol target HEX",
        "MIR: end",
        "TAV: delay",
        "WAR: delay",
    )
    answer(f, "HEX: move 7,0 8,0")
    play(f, "MIR: perform", "MIR d20 2", "HEX: end")
    assert asked(f) == ["TAV come_out"]
    play(f, "TAV: come_out", "TAV: end")
    assert asked(f) == ["WAR come_out"]
    play(f, "WAR: come_out", "WAR: end")
    assert places(f) == [("HEX", 12), ("MIR", 12), ("TAV", 12), ("WAR", 12), ("PUP", 5)]
    in_turn(f, "PUP", "HEX", "MIR", "TAV", "WAR", "PUP")


@pytest.mark.rule("SF-ROUND-2")
def test_a_new_initiative_by_decree_gives_no_second_turn() -> None:
    f = boarding(tav(at=(0, 0)), hex_(at=(10, 0)), pup(at=(20, 0)), order="TAV 18 HEX 12 PUP 6", round=1, size=SIZE)
    decree(f, "initiative TAV 9")
    assert places(f) == [("HEX", 12), ("TAV", 9), ("PUP", 6)]
    seen = []
    while f.state.round == 1:
        seen.append(asked(f)[0].split()[0])
        play(f, f"{seen[-1]}: end")
    assert sorted(seen) == ["HEX", "PUP", "TAV"], seen


@pytest.mark.rule("SF-DELAY-6")
@pytest.mark.rule("SF-ROUND-2")
def test_a_forfeited_turn_is_not_given_twice() -> None:
    f = boarding(tav(at=(5, 5)), hex_(at=(15, 5)), pup(at=(20, 9)), order="TAV 18 HEX 12 PUP 6", round=1, size=SIZE)
    play(f, "TAV: delay", "HEX: end", "TAV: wait", "PUP: end", "TAV: wait")
    # round 2: TAV's own place: forfeit, new turn
    assert (asked(f), f.state.round) == (["TAV turn"], 2)
    play(f, "TAV: delay", "HEX: end", "TAV: come_out", "TAV: end", "PUP: end")
    assert f.state.round == 3
    assert asked(f) == ["HEX turn"]


@pytest.mark.rule("SF-DELAY-3")
@pytest.mark.rule("SF-ROUND-2")
def test_delaying_over_the_end_of_the_round() -> None:
    f = boarding(
        hex_(at=(15, 5)), pup(at=(20, 9)), tav(at=(5, 5)), order="HEX 12 PUP 9 TAV 6", round=1, turn="TAV", size=SIZE
    )
    play(f, "TAV: delay")
    assert (asked(f), f.state.round) == (["HEX turn"], 2)
    play(f, "HEX: end", "TAV: come_out", "TAV: end", "PUP: end")
    assert (asked(f), f.state.round) == (["HEX turn"], 3)


@pytest.mark.rule("SF-READY-8")
@pytest.mark.rule("SF-READY-3")
def test_a_readied_defence_in_the_own_turn_keeps_the_place() -> None:
    f = boarding(
        sul(at=(5, 5)),
        mir(at=(9, 9)),
        hex_(at=(4, 5)),
        pup(at=(20, 10)),
        order="SUL 18 MIR 14 HEX 9 PUP 5",
        round=1,
        size=SIZE,
    )
    play(f, "SUL: ready total_defense event attacked who self", "SUL: move 6,6 6,7")
    # on her own turn: HEX reacts, she performs the defence before the roll
    answer(f, "HEX: attack_of_opportunity with sabre")
    assert asked(f) == ["SUL before"]
    play(f, "SUL: perform", "HEX d20 7")
    assert struck(f) == (18, 19, False)
    assert places(f)[0] == ("SUL", 18)
    assert asked(f) == ["SUL turn"]
    play(f, "SUL: end")
    in_turn(f, "MIR", "HEX", "PUP", "SUL")


@pytest.mark.rule("SF-READY-8")
@pytest.mark.rule("SF-REACT-11")
def test_a_readied_action_inside_a_readied_action() -> None:
    f = boarding(
        tav(at=(4, 4)),
        mir(at=(9, 9)),
        hex_(at=(4, 5)),
        sul(at=(5, 5)),
        pup(at=(20, 15)),
        order="TAV 20 MIR 18 HEX 12 SUL 8 PUP 4",
        size=SIZE,
    )
    play(f, "TAV: ready attack event attacked who SUL with knife target HEX", "TAV: end")
    play(f, "MIR: ready attack event attacked who HEX with pistol target HEX", "MIR: end")
    play(f, "HEX: attack SUL with sabre", "HEX d20 2")
    assert asked(f) == ["TAV after"]
    play(f, "TAV: perform", "TAV d20 2")
    assert asked(f) == ["MIR after"], asked(f)
    play(f, "MIR: perform", "MIR d20 2")
    assert places(f) == [("HEX", 12), ("TAV", 12), ("MIR", 12), ("SUL", 8), ("PUP", 4)]
    assert asked(f) == ["HEX turn"]


@pytest.mark.rule("SF-GEN-8")
@pytest.mark.rule("SF-DELAY-4")
def test_saves_are_made_in_the_current_order() -> None:
    f = boarding(mir(at=(0, 0), items=[FRAG]), sul(at=(7, 4)), hex_(at=(9, 3)), order="MIR 20 SUL 14 HEX 9", size=SIZE)
    play(f, "MIR: delay", "SUL: delay", "HEX: end", "MIR: wait", "SUL: come_out", "SUL: end", "MIR: come_out")
    answer(f, "MIR: attack point 9,4 with frag")
    play(f, "MIR d20 10 | MIR d8 5")
    assert asked(f)[0].startswith("HEX"), asked(f)


@pytest.mark.rule("SF-ROUND-9")
@pytest.mark.rule("SF-READY-8")
def test_an_anchor_and_a_place_of_a_readied_defence() -> None:
    f = boarding(
        knife_mir(at=(8, 8)),
        hex_(at=(9, 8)),
        sul(at=(9, 10)),
        pup(at=(10, 10)),
        order="SUL 21 MIR 19 HEX 13 PUP 4",
        round=1,
        size=SIZE,
    )
    play(f, "SUL: ready total_defense event attacked who self", "SUL: end")
    play(f, "MIR: dirty_trick HEX with knife", "MIR d20 19", "MIR: condition blinded", "MIR: end", "HEX: end")
    play(f, "PUP: attack SUL with blade", "SUL: perform", "PUP d20 2", "PUP: end")
    # round 2: blindness ends just before MIR's place
    assert asked(f) == ["MIR turn"]
    assert not has(f, "HEX", "blinded")
    in_turn(f, "MIR", "HEX", "SUL", "PUP")


@pytest.mark.rule("SF-CAST-3")
@pytest.mark.rule("SF-DELAY-1")
def test_a_delay_after_a_casting_of_one_round() -> None:
    f = boarding(sul(at=(0, 0)), hex_(at=(10, 0)), order="SUL 15 HEX 10", size=SIZE)
    play(f, "SUL: cast web", "SUL: end", "HEX: end", "SUL: aim HEX")
    assert has(f, "HEX", "entangled")
    play(f, "SUL: delay")
    assert asked(f) == ["HEX turn"]


@pytest.mark.rule("SF-ROUND-9")
@pytest.mark.rule("SF-DELAY-4")
def test_rounds_are_counted_from_the_place_of_the_casting() -> None:
    f = boarding(sul(at=(0, 0)), hex_(at=(10, 0)), pup(at=(20, 0)), order="SUL 15 HEX 10 PUP 5", round=1, size=SIZE)
    play(f, "SUL: cast web", "SUL: end", "HEX: end", "PUP: end", "SUL: aim HEX")  # round 2, S1
    play(f, "SUL: delay", "HEX: end", "SUL: come_out", "SUL: end", "PUP: end")
    for r in (3, 4):
        assert f.state.round == r
        assert has(f, "HEX", "entangled")
        play(f, "HEX: end", "SUL: end", "PUP: end")
    assert f.state.round == 5
    assert not has(f, "HEX", "entangled")


@pytest.mark.rule("SF-ROUND-9")
@pytest.mark.rule("SF-DIRTY-2")
def test_a_condition_of_one_round_ends_before_the_place_of_its_cause() -> None:
    f = boarding(
        knife_mir(at=(8, 8)),
        hex_(at=(9, 8)),
        tav(at=(15, 12)),
        pup(at=(25, 15)),
        order="MIR 19 HEX 13 TAV 8 PUP 4",
        round=1,
        size=SIZE,
    )
    play(
        f,
        "MIR: dirty_trick HEX with knife",
        "MIR d20 19",
        "MIR: condition blinded",
        "MIR: end",
        "HEX: end",
        "TAV: end",
        "PUP: end",
    )
    assert not has(f, "HEX", "blinded")


@pytest.mark.rule("SF-FEINT-4")
@pytest.mark.rule("SF-DELAY-8")
def test_a_feint_out_of_a_delay_lasts_to_the_end_of_the_next_turn() -> None:
    f = boarding(mir(at=(2, 3)), hex_(at=(8, 3)), pup(at=(22, 9)), order="MIR 21 HEX 14 PUP 4", round=1, size=SIZE)
    play(
        f, "MIR: delay", "HEX: end", "MIR: come_out", "MIR: feint HEX", "MIR d20 10", "MIR: end", "PUP: end", "HEX: end"
    )
    assert asked(f) == ["MIR turn"]
    assert effects(f, "HEX") == ["feint"]
    play(f, "MIR: end")
    assert effects(f, "HEX") == []


@pytest.mark.rule("SF-SURP-2")
@pytest.mark.rule("SF-ACT-8")
@pytest.mark.rule("SF-DELAY-8")
def test_delaying_in_the_surprise_round_gives_one_action() -> None:
    f = from_the_start(
        mir(at=(0, 5)),
        tav(at=(0, 0)),
        hex_(at=(15, 0)),
        size=SIZE,
        surprise={"aware": ["MIR", "TAV"], "surprised": ["HEX"]},
    )
    play(f, "MIR d20 10 | TAV d20 5", "MIR: delay", "TAV: end", "MIR: come_out")
    assert refused(f, "MIR: charge HEX")[0] == "SF-ACT-8"
    play(f, "MIR: attack HEX with pistol", "MIR d20 9 | MIR d6 2")
    assert refused(f, "MIR: move 1,5")[0] == "SF-SURP-2"


@pytest.mark.rule("SF-GRAP-2")
@pytest.mark.rule("SF-GRAP-11")
@pytest.mark.rule("SF-DELAY-8")
def test_grappled_while_delaying() -> None:
    f = boarding(tav(at=(5, 5)), hex_(at=(6, 5)), pup(at=(20, 10)), order="TAV 18 HEX 12 PUP 5", size=SIZE)
    play(f, "TAV: delay", "HEX: grapple TAV with sabre", "HEX d20 16", "HEX: end", "TAV: come_out")
    assert has(f, "TAV", "grappled")
    assert refused(f, "TAV: move 4,5") == ["SF-GRAP-2"]
    play(f, "TAV: grapple HEX with knife", "TAV d20 16")
    assert has(f, "HEX", "grappled")
    assert not has(f, "TAV", "grappled")


@pytest.mark.rule("SF-ROUND-2")
@pytest.mark.rule("SF-DELAY-7")
def test_who_comes_out_behind_a_turn_moved_to_the_front_by_decree_gives_nobody_a_second_turn() -> None:
    f = boarding(
        mir(at=(0, 0)), tav(at=(5, 0)), hex_(at=(10, 0)), pup(at=(15, 0)), sul(at=(20, 0)),
        order="MIR 20 TAV 18 HEX 15 PUP 10 SUL 5", size=SIZE,
    )  # fmt: skip
    play(f, "MIR: delay", "TAV: end", "MIR: wait")
    decree(f, "initiative SUL 30")
    play(f, "HEX: end", "MIR: wait", "SUL: end", "MIR: come_out", "MIR: end")
    assert places(f) == [("SUL", 30), ("MIR", 30), ("TAV", 18), ("HEX", 15), ("PUP", 10)]
    assert (asked(f), f.state.round) == (["PUP turn"], 2)


@pytest.mark.rule("SF-ROUND-2")
@pytest.mark.rule("SF-DELAY-7")
def test_who_comes_out_behind_a_turn_moved_to_the_end_by_decree_takes_nobodys_turn() -> None:
    f = boarding(
        mir(at=(0, 0)), tav(at=(5, 0)), hex_(at=(10, 0)), pup(at=(15, 0)),
        order="MIR 20 TAV 18 HEX 15 PUP 10", size=SIZE,
    )  # fmt: skip
    play(f, "MIR: delay")
    decree(f, "initiative TAV 1")
    play(f, "TAV: end", "MIR: come_out", "MIR: end")
    assert places(f) == [("HEX", 15), ("PUP", 10), ("TAV", 1), ("MIR", 1)]
    assert f.state.round == 2
    in_turn(f, "HEX", "PUP", "HEX", "PUP", "TAV", "MIR")


@pytest.mark.rule("SF-ROUND-2")
@pytest.mark.rule("SF-READY-8")
def test_a_readied_action_beside_a_turn_moved_by_decree_gives_nobody_a_second_turn() -> None:
    f = boarding(
        mir(at=(0, 0)), tav(at=(5, 0)), hex_(at=(10, 0)), sul(at=(20, 0)), order="MIR 20 TAV 18 HEX 15 SUL 5", size=SIZE
    )
    play(f, "MIR: end", "TAV: ready drop_prone event action name total_defense who SUL")
    decree(f, "initiative SUL 30")
    play(f, "TAV: end", "SUL: total_defense", "TAV: perform", "SUL: end")
    assert places(f) == [("TAV", 30), ("SUL", 30), ("MIR", 20), ("HEX", 15)]
    assert (asked(f), f.state.round) == (["HEX turn"], 2)
