"""How compiled modules are put together."""

from __future__ import annotations

from tools.compile.building import Extension, lines_of, packs


def door(name: str) -> Extension:
    return {"name": name, "sources": [f"{name}.c"], "include": []}


def test_doors_that_end_in_the_same_word_are_not_packed_together() -> None:
    doors = [door(name) for name in ("a.odds", "a.fight", "a.fight.odds", "a.player.odds", "a.player")]
    found = [[each["name"] for each in pack] for pack in packs(doors)]
    assert found == [["a.odds", "a.fight", "a.player"], ["a.fight.odds"], ["a.player.odds"]]


def test_a_pack_has_no_second_name_twice_and_no_indentation() -> None:
    shim = "PyMODINIT_FUNC\nPyInit_fight(void)\n{\n    return 0;\n}\nPyMODINIT_FUNC PyInit___init__(void) { return 0; }"
    assert list(lines_of(shim)) == ["PyMODINIT_FUNC", "PyInit_fight(void)", "{", "return 0;", "}"]
