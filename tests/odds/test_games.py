"""Odds of attacks, saves, areas and checks in all games, reckoned by hand beside."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from affray.core.modifiers import Tally
from affray.core.script import Choose, Pick
from affray.core.situation import Situation
from affray.odds import Fate, Odds, d, highest
from affray.testing import duel
from tests.conformance.acks2.ring import orc, ring, someone
from tests.conformance.coinflip.skirmish import functionary, levy, skirmish, turn_of
from tests.conformance.eclipse_phase import firefight as ep
from tests.conformance.fifth_edition.arena import arena, fig, rai, wiz
from tests.conformance.harness import play
from tests.conformance.starfinder.boarding import boarding, bor, cyn, fighter


def odds_of(situation: Situation[Any], who: str, text: str) -> Odds:
    answer = situation.read(who, text)
    assert isinstance(answer, Pick), answer
    found: Odds | None = situation.odds(answer)
    assert found is not None
    return found


# -- fifth edition ---------------------------------------------------------------------------------
def test_an_attack_with_its_critical_its_damage_and_its_fall() -> None:
    """+5 against AC 13: 8 and more hit; 1d8+3, 2d8+3 with a 20, against 7 hit points."""
    fate = odds_of(arena(fig(at=(5, 5)), rai(at=(5, 6))), "FIG", "attack RAI with longsword").fate("RAI")
    hit, critical = Fraction(12, 20), Fraction(1, 20)
    assert (fate.hit, fate.critical, fate.saved, fate.conditions) == (hit + critical, critical, None, {})
    assert fate.felled == hit * (d(8) + 3).at_least(7) + critical * (2 * d(8) + 3).at_least(7)
    assert fate.damage.mean == hit * (d(8) + 3).mean + critical * (2 * d(8) + 3).mean
    assert fate.damage.chance(0) == Fraction(7, 20)
    assert fate.damage.chance(4) == hit / 8
    assert fate.damage.chance(19) == critical / 64


def parts(number: Tally) -> list[tuple[int, str]]:
    return [(each.value, each.why) for each in number.parts]


def test_odds_say_what_rolls_are_made_of() -> None:
    """What is added to the dice, which count nothing there, and what that is compared with."""
    found = odds_of(arena(fig(at=(5, 5)), rai(at=(5, 6))), "FIG", "attack RAI with longsword").fate("RAI").check
    assert found is not None
    assert (parts(found.adds)[0], found.adds.total, found.needs.total) == ((0, "d20"), 5, 13)
    found = odds_of(arena(fig(at=(5, 5)), rai(at=(5, 6))), "FIG", "grapple RAI").check
    assert found is not None
    assert parts(found.resists)[0] == (0, "d20")
    found = odds_of(arena(wiz(at=(5, 5)), rai(at=(5, 8))), "WIZ", "use snare targets RAI").fate("RAI").check
    assert found is not None
    assert (21 + found.adds.total - found.needs.total) / 20 == 0.35


def test_an_attack_with_advantage() -> None:
    fight = arena(fig(at=(5, 5)), rai(at=(5, 6), conditions=["prone"]))
    fate = odds_of(fight, "FIG", "attack RAI with longsword").fate("RAI")
    assert fate.check is not None
    assert fate.check.better == ("prone_target",)
    both = highest(d(20), 2)
    assert (fate.hit, fate.critical) == (both.at_least(8), both.at_least(20))


@pytest.mark.parametrize(("count", "apart"), [(2, ()), (8, ("apart",))])
def test_everybody_in_an_area_has_his_own_fate(count: int, apart: tuple[str, ...]) -> None:
    """3d6 for all, each with a save for half of it."""
    near = [rai(f"R{n}", at=(4 + n % 3, 12 + n // 3), hp=8 + n, hp_max=30) for n in range(count)]
    found = odds_of(arena(wiz(at=(5, 5)), fig(at=(0, 0)), *near), "WIZ", "use fire_burst at 5,13")
    assert list(found.fates) == [f"R{n}" for n in range(count)]
    whole, half = 3 * d(6), (3 * d(6)).map(lambda value: value // 2)
    for n, fate in enumerate(found.fates.values()):
        saved = fate.saved
        assert saved in (Fraction(1, 2), Fraction(3, 5)), "the others give cover"
        assert fate.damage.mean == (1 - saved) * whole.mean + saved * half.mean
        assert fate.felled == (1 - saved) * whole.at_least(8 + n) + saved * half.at_least(8 + n)
    assert found.assumed == apart


def test_a_condition_that_a_save_averts() -> None:
    fate = odds_of(arena(wiz(at=(5, 5)), rai(at=(5, 8))), "WIZ", "use snare targets RAI").fate("RAI")
    assert fate.saved == Fraction(7, 20)
    assert fate.conditions == {"restrained": 1 - fate.saved}


def test_a_contest() -> None:
    """+5 against the better of the target's skills; a tie changes nothing."""
    fight = arena(fig(at=(5, 5)), rai(at=(5, 6)))
    found = odds_of(fight, "FIG", "grapple RAI")
    target = fight.state.fighters["RAI"].card.skills
    best = max(target["athletics"], target["acrobatics"])
    own = fight.state.fighters["FIG"].card.skills["athletics"]
    wins = sum(1 for a in range(1, 21) for b in range(1, 21) if a + own > b + best)
    assert found.success == Fraction(wins, 400)
    assert found.fate("RAI").conditions == {"grappled": Fraction(wins, 400)}


# -- the other games -------------------------------------------------------------------------------
def test_an_attack_in_starfinder() -> None:
    fight = boarding(bor(at=(5, 5)), cyn(at=(6, 5)))
    question = fight.pending
    assert isinstance(question, Choose)
    option = question.option("attack")
    assert option is not None
    values = option.complete({"target": "CYN"})
    assert values is not None
    found = fight.odds(Pick("BOR", "attack", values)).fate("CYN")
    assert found.critical == Fraction(1, 20)
    assert found.hit in [Fraction(faces, 20) for faces in range(1, 20)]
    assert found.check is not None
    assert parts(found.check.adds)[0] == (0, "d20")
    assert found.hit == Fraction(21 + found.check.adds.total - found.check.needs.total, 20)
    assert fighter(fight, "CYN").hp > 0


def test_an_attack_in_acks2() -> None:
    """13 and more hit; 1d6 against 4 hit points fells with 4 to 6."""
    fight = ring(someone("a", at=(0, 0)), orc("t", at=(0, 1), hp=4), numbers="a=5 t=1")
    fate = odds_of(fight, "a", "attack t with sword").fate("t")
    assert (fate.hit, fate.critical) == (Fraction(8, 20), None)
    assert fate.check is not None
    assert (parts(fate.check.adds)[0], fate.check.needs.total - fate.check.adds.total) == ((0, "die"), 13)
    assert fate.damage.chance(3) == Fraction(8, 20) / 6
    assert fate.felled == Fraction(8, 20) / 2


def test_an_attack_in_eclipse_phase() -> None:
    """50 against 30: a hit is a success that the defender does not match or beat."""
    one = ep.someone("a", 12, at=0, melee=50)
    fight = play(ep.firefight(one, ep.someone("b", 10, at=1, durability=200, fray=30, melee=10)), "a: act none")
    fate = odds_of(fight, *ep.strike("a", "b").split(": ")).fate("b")
    assert fate.check is not None
    assert (parts(fate.check.needs), parts(fate.check.resists)) == ([(50, "melee")], [(30, "fray")])
    assert fate.hit == Fraction(sum(hits(mine, theirs) for mine in range(100) for theirs in range(100)), 10_000)


def hits(mine: int, theirs: int) -> bool:
    if mine > 50 or theirs > 30:
        return mine <= 50
    if (mine % 11 == 0) != (theirs % 11 == 0):
        return mine % 11 == 0
    return mine > theirs or (mine == theirs and mine % 11 == 0)  # of equal criticals the better skill wins


def test_an_attack_in_coinflip_comes_to_an_amount_that_is_dealt_out_later() -> None:
    fight = turn_of(skirmish(a=[functionary("f", at=(5, 5))], b=[levy("l", at=(18, 5))]), "f", "l")
    found = odds_of(fight, "f", "attack with glock,universal")
    assert found.amount == (5 * d(2)).map(lambda value: value - 5)
    assert found.assumed == ("decision",)


def test_a_check_in_coinflip() -> None:
    fight = turn_of(skirmish(a=[functionary("f", at=(5, 5))], b=[levy("l", at=(18, 5))]), "f", "l")
    assert odds_of(fight, "f", "run 6,5").success == Fraction(1, 2)


# -- asking ----------------------------------------------------------------------------------------
def test_the_odds_of_every_legal_target_of_an_option() -> None:
    fight = arena(fig(at=(5, 5)), rai("R1", at=(5, 6)), rai("R2", at=(6, 5), conditions=["prone"]), rai("R3"))
    question = fight.pending
    assert isinstance(question, Choose)
    option = question.option("attack")
    assert option is not None
    found = fight.odds(option, {"with": "longsword"}, "target")
    assert list(found) == ["R1", "R2"]
    assert found["R1"].fate("R1").hit < found["R2"].fate("R2").hit


def test_odds_are_kept_while_the_moment_lasts_and_change_nothing() -> None:
    fight = arena(fig(at=(5, 5)), rai(at=(5, 6)))
    before = fight.state.clone()
    first = odds_of(fight, "FIG", "attack RAI with longsword")
    assert odds_of(fight, "FIG", "attack RAI with longsword") is first
    assert (fight.state, len(fight.journal)) == (before, 0)
    play(fight, "FIG: attack RAI with longsword", "FIG d20 20 | FIG 2d8 1 1")
    assert fight.odds(Pick("FIG", "attack", {"target": "RAI", "with": "longsword"})) is None


def test_an_illegal_answer_has_no_odds() -> None:
    fight = arena(fig(at=(5, 5)), rai(at=(5, 9)))
    assert fight.odds(Pick("FIG", "attack", {"target": "RAI", "with": "longsword"})) is None
    assert fight.odds(Pick("RAI", "dodge")) is None


def test_what_no_die_decides_is_certain() -> None:
    found = odds_of(arena(fig(at=(5, 5)), rai(at=(5, 6))), "FIG", "dodge")
    assert found.certain
    assert found.fate("RAI") == Fate()


def test_a_side_has_the_odds_of_what_it_believes() -> None:
    fight = arena(fig(at=(5, 5)), rai(at=(5, 6)))
    side = fight.state.fighters["FIG"].side
    believed = odds_of(fight.belief(side), "FIG", "attack RAI with longsword")
    assert believed.fate("RAI").hit is not None


def test_a_belief_that_was_never_asked_has_no_odds_once_the_fight_has_gone_on() -> None:
    fight = arena(fig(at=(5, 5)), rai(at=(5, 6)))
    late = fight.belief(fight.state.fighters["FIG"].side)
    play(fight, "FIG: dodge")
    assert late.odds(Pick("FIG", "attack", {"target": "RAI", "with": "longsword"})) is None


def test_a_game_that_does_not_say_has_no_odds() -> None:
    assert not hasattr(duel.RULESET, "weigher")


def test_nobody_is_asked_for_the_reaction_that_he_might_take() -> None:
    """The one who is attacked could answer; the odds are those of the attack if he does not, and say so."""
    fight = arena(fig(at=(5, 5)), wiz(at=(5, 6), side="raiders"), rai(at=(9, 9)))
    found = odds_of(fight, "FIG", "attack WIZ with longsword")
    assert found.fate("WIZ").hit is not None
