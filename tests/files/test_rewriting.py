"""Texts that say something else keep what stays the same, remarks and all."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.files.rewriting import read, remarks, rewritten
from affray.server import shelf

TEXT = """\
# A fight of mine.
game: acks2   # the game
title: Ambush  # at night

# The ground.
map:
  size: [14, 10]
  walls: [[0, 0], [0, 9]]  # corners
combatants:
  # The first.
  - {unit: alley_knife, side: seekers}  # hides
  # The second.
  - unit: reed_hexer
    side: coven  # theirs
    hidden: true
  - 4 levy_spear
# The end.
"""


def changed(change: Any, text: str = TEXT) -> tuple[str, list[str], dict[str, Any]]:
    data, _ = read(text)
    change(data)
    made = rewritten(text, data)
    assert read(made.text) == (data, True)
    return made.text, made.lost, data


def test_what_says_the_same_is_the_same() -> None:
    assert changed(lambda data: None)[0] == TEXT


def test_a_value_is_changed_and_its_remark_stays() -> None:
    text, lost, _ = changed(lambda data: data.update(title="Dawn: part 2"))
    assert text == TEXT.replace("title: Ambush", 'title: "Dawn: part 2"')
    assert not lost


def test_what_is_deep_inside_is_changed_alone() -> None:
    def change(data: dict[str, Any]) -> None:
        data["combatants"][1]["side"] = "seekers"
        data["map"]["walls"].append([3, 3])

    text, lost, _ = changed(change)
    assert text == TEXT.replace("side: coven", "side: seekers").replace("[0, 9]]", "[0, 9], [3, 3]]")
    assert not lost


def test_somebody_new_takes_lines_of_its_own() -> None:
    text, lost, _ = changed(lambda data: data["combatants"].insert(1, {"unit": "tusk_raider", "at": [3, 4]}))
    assert text == TEXT.replace("# hides\n", "# hides\n  - {unit: tusk_raider, at: [3, 4]}\n")
    assert not lost


def test_a_remark_that_finds_no_place_is_told() -> None:
    text, lost, _ = changed(lambda data: data["combatants"].pop(0))
    assert lost == ["The first.", "hides"]
    assert "# The second.\n  - unit: reed_hexer" in text


def test_a_new_field_stands_where_it_belongs() -> None:
    def change(data: dict[str, Any]) -> None:
        rest = {key: data.pop(key) for key in ("map", "combatants")}
        data |= {"options": {"mortal_wounds": "off"}} | rest

    text, lost, _ = changed(change)
    assert '# at night\noptions: {mortal_wounds: "off"}\n\n# The ground.\n' in text
    assert not lost


@pytest.mark.parametrize("text", ["", "nothing: [", "- 1\n- 2\n", "&a game: acks2\nmap: {size: [3, 3]}\n"])
def test_a_text_that_is_of_no_use_is_written_anew(text: str) -> None:
    data = {"game": "acks2", "map": {"size": [2, 2], "dark": [[0, 0]] * 40}, "combatants": ["2 levy_spear"]}
    made = rewritten(text, data)
    assert read(made.text) == (data, True)
    assert made.text.startswith("game: acks2\nmap:\n  size: [2, 2]\n  dark: [[0, 0], [0, 0]")
    assert max(map(len, made.text.splitlines())) <= 110


def test_aliases_mean_what_they_meant() -> None:
    text = "game: acks2  # one\nmap: &m {size: [3, 3]}\nother: *m\n"
    _, lost, _ = changed(lambda data: data.update(map={"size": [4, 4]}), text)
    assert lost == ["one"]


def test_a_remark_is_no_part_of_a_text() -> None:
    assert list(remarks("a: 'x # y'  # z\nb: c#d\n# e\n")) == ["z", "e"]


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-99, 99) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(min_size=1, max_size=6), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=50, deadline=None)
@given(st.data())
def test_whatever_is_changed_is_said(data: st.DataObject) -> None:
    """Values of a shipped encounter are changed, taken away and added at random."""
    sample = data.draw(st.sampled_from([f"{each.game}/{each.name}" for each in shelf.all_samples()]))
    text = shelf.sample_text(sample) or ""
    said, _ = read(text)
    wanted = copy.deepcopy(said)
    for _ in range(data.draw(st.integers(1, 3))):
        inside = wanted
        while True:
            keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
            key = data.draw(st.sampled_from([*keys, "new"])) if keys else "new"
            deeper = inside[key] if key != "new" else None
            if isinstance(deeper, (dict, list)) and data.draw(st.booleans()):
                inside = deeper
                continue
            break
        value = data.draw(VALUES)
        if key == "new" and isinstance(inside, list):
            inside.insert(data.draw(st.integers(0, len(inside))), value)
        elif key != "new" and data.draw(st.booleans()) and not (inside is wanted and len(wanted) == 1):
            del inside[key]
        else:
            inside[key] = value
    made = rewritten(text, wanted)
    assert read(made.text) == (wanted, True)
    assert not set(made.lost) - set(remarks(text))
