"""`affray balance`: find the number that makes a fight as hard as wanted."""

from __future__ import annotations

from functools import partial

from affray.simulate import Balance, balance
from affray.simulate.pages import named_result, percent
from affray.simulate.run import MANY
from affray.text import Speaker

from .errors import INTERRUPTED, OK, PROBLEMS
from .simulate import Wishes, hands, show_table, the_game, the_setting, write_reports
from .sweep import Watching, head, heading, picture, rows, sweep_page, the_variation
from .terminal import Terminal


def run(terminal: Terminal, source: str, vary: str, target: float, wishes: Wishes) -> int:
    """Find it, and tell what was tried. If it is out of reach, the exit code says so too."""
    variation, given = the_variation(terminal, vary), the_setting(terminal, source, wishes)
    progress = Watching(terminal, given.ready().game)
    count = MANY if wishes.count is None else wishes.count
    with hands(terminal, wishes) as some:
        found = balance(
            given, variation, target, count, wishes.seed, wishes.side, watch=progress.value, with_crew=some
        )  # fmt: skip
        progress.end()
    if not found.results:
        return INTERRUPTED
    first = next(iter(found.results.values()))
    speaker = terminal.speaker(the_game(first))
    told = verdict(found, speaker)
    report = partial(sweep_page, found, first, speaker, told, target)
    if not write_reports(terminal, wishes, found.to_json(), report, partial(picture, found, first, speaker, target)):
        terminal.write(told, "bold")
        terminal.write()
        terminal.write(heading(found, first, speaker))
        show_table(terminal, head(found, speaker), rows(found, speaker))
    if found.interrupted:
        return INTERRUPTED
    return PROBLEMS if found.verdict == "beyond" else OK


def verdict(found: Balance, speaker: Speaker) -> str:
    """What was found, in words."""
    assert found.value is not None
    result = named_result(found.side, speaker, next(iter(found.results.values())).sides)
    facts = {
        "path": found.vary.path, "value": str(found.value), "result": result,
        "chance": percent(found.chance(found.value).value, speaker), "target": percent(found.target, speaker),
    }  # fmt: skip
    told = [speaker.say(f"sim-balance-{found.verdict}", **facts)]
    if found.crooked:
        told.append(speaker.say("sim-balance-crooked"))
    return " ".join(told)
