"""Words in another case than their dictionaries have them."""

from __future__ import annotations

import pytest

from affray.core.fields import OneOf, SeveralOf
from affray.core.inflected import akin, is_akin
from affray.core.refusals import Refusal

FORMS = {
    "огр": "огра огру огром огре огры огров",
    "Лия": "Лии Лию Лией лие",
    "гоблин": "гоблина гоблину гоблином гоблины гоблинов гоблинам",
    "стрелок": "стрелка стрелку стрелком",
    "боец": "бойца бойцу бойцом",
    "пёс": "пса псу псом пес",
    "дверь": "двери дверью",
    "болотная": "болотную болотной",
    "костяной": "костяного костяному костяным",
    "топор": "топора топором",
    "копьё": "копья копьем копьём",
    "вовк": "вовка вовкові вовком вовки вовків",
    "стрілець": "стрільця стрільцю стрільцем",
    "ніж": "ножа ножем",
    "Ольга": "Ольги Ользі Ольгу Ольгою",
    "Петро": "Петра Петру Петром",
    "космічний": "космічного космічному космічним",
}


@pytest.mark.parametrize(("name", "form"), [(name, form) for name, forms in FORMS.items() for form in forms.split()])
def test_a_form_is_of_its_word_alone(name: str, form: str) -> None:
    assert is_akin(name, form)
    assert is_akin(form, name)
    assert not [other for other in FORMS if other != name and is_akin(other, form)]


@pytest.mark.parametrize(
    ("one", "other"),
    [("orc", "orca"), ("goblin", "goblins"), ("Мира", "Мирон"), ("Борин", "Борис"), ("гоблин", "гоблинша"),
     ("огр", "ограда"), ("волк", "волна"), ("1", "10"), ("", "а")],
)  # fmt: skip
def test_other_words_and_other_languages_are_not_alike(one: str, other: str) -> None:
    assert not is_akin(one, other)


def test_the_grammar_takes_ids_in_another_case_where_nothing_else_fits() -> None:
    known = ["огр", "огра", "гоблин-1", "гоблин-2", "волк"]
    one = OneOf(lambda: known)
    assert one.parse("target", ["волка"]) == "волк"
    assert one.parse("target", ["огра"]) == "огра"
    several = one.parse("target", ["гоблина"])
    assert isinstance(several, Refusal)
    assert several.rule == "CORE-AMBIGUOUS"
    assert several["among"] == ("гоблин-1", "гоблин-2")
    nobody = one.parse("target", ["дракона"])
    assert isinstance(nobody, Refusal)
    assert nobody.rule == "CORE-FIELD"
    assert SeveralOf(lambda: known).parse("whom", ["волка,гоблин-1"]) == ("волк", "гоблин-1")
    assert akin("дракона", known) == []
