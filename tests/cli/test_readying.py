"""What can be awaited is explained where it is asked for."""

from __future__ import annotations

import pytest

from affray.files import load_encounter
from affray.library import begin
from affray.rulesets.fifth_edition.time.triggers import EVENTS
from affray.text import Speaker
from tests.cli.commandline import LANGUAGES, sit_down
from tests.cli.first_fights import bay, mill

ASKED = {"en": "options ready", "ru": "варианты подготовить", "uk": "варіанти підготувати"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_kind_of_trigger_is_explained_in_a_line(lang: str) -> None:
    record = begin(load_encounter(mill()), seed=5)
    _, text = sit_down(record, [ASKED[lang]], lang)
    speaker = Speaker(lang, record.fight.game)
    for kind in (*EVENTS, "gm"):
        assert speaker.say(f"means-ready-{kind}") in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_starfinder_awaits_in_words_is_explained(lang: str) -> None:
    record = begin(load_encounter(bay()), seed=5)
    record.fight.leave_to_computer(["raiders", "gm"])
    _, text = sit_down(record, [ASKED[lang]], lang)
    assert Speaker(lang, record.fight.game).say("means-ready-custom") in text
