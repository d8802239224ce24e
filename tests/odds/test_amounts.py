"""Numbers that hang on dice: whatever is made of them, all futures together say what the faces say."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from affray.core.dice import at_once, larger, smaller
from affray.odds import Chances, Tangled, Ways, d, shapes

Rule = Callable[..., Any]


def futures(rule: Rule, *dice: int) -> list[tuple[Fraction, Chances]]:
    """Every future of a rule that reckons with such dice: its chance, and what comes of it."""
    found = []
    ways: Ways | None = Ways()
    while ways is not None:
        result = rule(*(die for sides in dice for die in ways.throw(1, sides)))
        found.append((ways.chance(), ways.chances_of(result)))
        ways = ways.again()
    return found


def by_futures(rule: Rule, *dice: int) -> Chances:
    total: dict[int, int | Fraction] = {}
    for chance, result in futures(rule, *dice):
        for value, part in result.items():
            total[value] = total.get(value, 0) + chance * part
    return Chances(total)


def by_faces(rule: Rule, *dice: int) -> Chances:
    total: dict[int, int | Fraction] = {}
    for faces in product(*(range(1, sides + 1) for sides in dice)):
        total[int(rule(*faces))] = total.get(int(rule(*faces)), 0) + 1
    return Chances(total)


RULES: list[tuple[Rule, tuple[int, ...]]] = [
    (lambda a: a + 3, (20,)),
    (lambda a: 3 - a, (20,)),
    (lambda a: -a * 2 + 1, (6,)),
    (lambda a: 2 if a == 20 else 1 if a != 1 and a + 5 >= 15 else 0, (20,)),
    (lambda a, b: max(a, b), (20, 20)),
    (lambda a, b: min(a, b) - max(a, b), (6, 8)),
    (lambda a, b: a + 4 > b + 2, (20, 20)),
    (lambda *faces: sum(faces) // 2, (6,) * 4),
    (lambda *faces: max(0, sum(faces) - 9), (6, 6, 6, 4, 4)),
    (lambda a, b, c, e: (a + b + c) * 2 + (a + b + c) // 3 - e, (6, 6, 6, 8)),
    (lambda a: a % 11 == 0, (100,)),
    (lambda a: divmod(a, 10)[1] * 10 + divmod(a, 10)[0], (100,)),
    (lambda a, b: a * b, (6, 4)),
    (lambda a, b: a // b, (20, 4)),
    (lambda a, b: b % a, (6, 20)),
    (lambda a: abs(a - 7), (12,)),
    (lambda a: 100 // a, (6,)),
    (lambda a: 100 % a, (6,)),
    (lambda a: [5, 6, 7, 8][a - 1], (4,)),
    (lambda a: {1: 10, 2: 20, 3: 30}[a], (3,)),
    (lambda a: int(f"{a}{a}"), (6,)),
    (lambda a: len(str(a)), (12,)),
    (lambda a: 1 << a, (4,)),
    (lambda a: (a & 1) | 2, (6,)),
    (lambda a: sum(range(a)), (6,)),
    (lambda a, b: sorted([a, b, 3])[1], (6, 6)),
    (lambda a: a if a < 3 else a + a, (6,)),
    (lambda a, b: (a > b) - (a < b), (20, 6)),
    (lambda a: 1 if 2 <= a <= 4 else 0, (6,)),
    (lambda a: 1 if a in (1, 20) else 0, (20,)),
    (lambda a: bool(a - 3), (6,)),
    (lambda a, b: a - a + b, (6, 6)),
    (lambda a: 1 if a / 2 > Fraction(3, 2) else 0, (6,)),
    (lambda a: 1 if a is None or a == "x" else 0, (6,)),
    (lambda a: +a, (6,)),
    (lambda a, b: larger(a, b) - smaller(a, b), (6, 8)),
    (lambda a, b: larger(2, a) + smaller(b, 3) + smaller(a, 9), (6, 8)),
    (lambda a, b: a if at_once(lambda: a > 3 and (b == 1 or b > a), a, b) else -b, (6, 8)),
    (lambda a, b, c: at_once(lambda: b > 2 and a + b > 7, a) + at_once(lambda: c > a or b == c, c), (6, 6, 4)),
    (lambda *dice: at_once(lambda: sum(dice) > 9 or sum(dice) == 4, dice[0]) + sum(dice), (6, 6, 6)),
    (lambda a, b: at_once(lambda: [0, 1, 1, 0][a - 1] + b > 2, a) + a, (4, 3)),
]


@pytest.mark.parametrize("number", range(len(RULES)))
def test_all_futures_together_say_what_the_faces_say(number: int) -> None:
    rule, dice = RULES[number]
    assert by_futures(rule, *dice) == by_faces(rule, *dice)
    assert sum(chance for chance, _ in futures(rule, *dice)) == 1


@pytest.mark.parametrize("a", [3, 40, 77])
@pytest.mark.parametrize("b", [20, 60])
def test_an_opposed_roll_of_d100(a: int, b: int) -> None:
    def wins(mine: int, theirs: int) -> bool:
        if mine > a:
            return False
        return theirs > b or mine > theirs

    assert by_futures(wins, 100, 100) == by_faces(wins, 100, 100)


def test_a_rule_runs_once_for_each_thing_that_can_come_of_it() -> None:
    def attack(die: int) -> int:
        return 2 if die == 20 else 1 if die != 1 and die + 5 >= 15 else 0

    found = [(chance, int(result.mean)) for chance, result in futures(attack, 20)]
    assert sorted(found) == [(Fraction(1, 20), 0), (Fraction(1, 20), 2), (Fraction(8, 20), 0), (Fraction(10, 20), 1)]


def test_an_answer_that_takes_several_comparisons_splits_the_future_once() -> None:
    def hits(die: int) -> bool:
        return at_once(lambda: die == 20 or (die != 1 and die + 5 >= 15), die)

    assert sorted([(chance, int(result.mean)) for chance, result in futures(hits, 20)]) == [
        (Fraction(9, 20), 0), (Fraction(11, 20), 1),
    ]  # fmt: skip


def test_an_answer_for_which_too_much_would_be_looked_at_together_is_found_step_by_step() -> None:
    def wins(a: int, b: int, c: int) -> int:
        return at_once(lambda: a > 50 and b > 20 and c > 90, a)

    assert by_futures(wins, 100, 100, 100) == Chances({0: 1000 - 5 * 8, 1: 5 * 8})


def test_what_is_kept_of_dice_is_forgotten_when_it_becomes_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shapes, "MOST_KEPT", 10)
    for _ in range(3):
        test_an_opposed_roll_of_d100(40, 60)
        assert len(shapes.KEPT.shapes) <= 2


def test_many_dice_that_are_only_added_up_are_one_number() -> None:
    def burst(*faces: int) -> int:
        total = sum(faces)
        return total if total >= 30 else total // 2

    found = futures(burst, *(6,) * 12)
    assert len(found) == 2
    assert found[0][0] == (12 * d(6)).at_least(30)


def test_parts_with_few_values_are_told_apart_before_too_much_is_looked_at_together() -> None:
    def shot(a: int, b: int, *dice: int) -> int:
        wounds = sum(dice) // 7
        return 1 if a - 10 * wounds > b else 0

    whole = by_futures(shot, 40, 40, 6, 6, 6)
    assert whole == by_faces(shot, 40, 40, 6, 6, 6)


def test_dice_of_a_sum_that_are_looked_at_singly_afterwards_cannot_be_followed() -> None:
    def odd(*faces: int) -> bool:
        return sum(faces) > 9 and faces[0] > 3

    with pytest.raises(Tangled):
        by_futures(odd, 6, 6, 6)


def test_too_many_dice_together_cannot_be_followed() -> None:
    with pytest.raises(Tangled):
        by_futures(lambda *faces: sum(face * face for face in faces) > 50, *(100,) * 3)


def test_a_number_means_nothing_beyond_its_future() -> None:
    ways = Ways()
    (die,) = ways.throw(1, 6)
    ways.over = True
    with pytest.raises(Tangled):
        assert die > 3
