"""Kept fights as authors of games use them: the same name is the same fight, a difference says where and in what."""

from __future__ import annotations

import json
import random
from pathlib import Path

from affray.testing.kept import difference, keep, look, names_in, noted
from affray.testing.varied import Pool, varied
from tests.properties.skirmishes import SAMPLES, SUBJECT


def test_a_fight_is_kept_by_its_name_and_nothing_is_broken_in_it(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    assert names_in(file) == []
    assert keep(SUBJECT, file, ["sample dry_ford", "crowd 3"], 12) == []
    assert names_in(file) == ["sample dry_ford", "crowd 3"]
    stored = json.loads(file.read_text())
    assert stored["crowd 3"] == noted(SUBJECT, "crowd 3", 12).digests
    assert stored["crowd 3"] != noted(SUBJECT, "crowd 4", 12).digests


def test_a_difference_names_the_first_stretch_and_the_kinds() -> None:
    kept = [{"events": "a", "table": "b"}, {"events": "c"}]
    assert difference(kept, [dict(each) for each in kept]) == ""
    assert difference(kept, [kept[0], {"events": "d", "refusals": "e"}]) == "stretch 1: events, refusals"
    assert difference(kept, kept[:1]) == "it lasts 1 stretches instead of 2"


def test_all_that_was_noted_can_be_looked_at() -> None:
    lines = list(look(SUBJECT, "sample dry_ford", 12))
    assert {line.split()[1] for line in lines} >= {"events:", "journal:", "questions:", "table:", "views:", "settings:"}
    assert {line.split()[0] for line in lines} == {"0", "1"}


def test_a_varied_encounter_can_be_fought_and_every_change_is_told() -> None:
    told: list[str] = []
    sample = SAMPLES["glass_night"]
    before = repr(sample)
    found = varied(SUBJECT.game, sample, Pool([sample]), random.Random(5), 30, lambda path, why: told.append(path))
    assert len(told) == 30
    assert found != sample
    assert repr(sample) == before
    assert not [each for each in SUBJECT.game.problems(found) if not each.warning]
