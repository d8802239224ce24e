"""`affray balance`: find the number that makes a fight as hard as wanted."""

from __future__ import annotations

from collections.abc import Mapping

from affray.simulate import Balance, balance
from affray.simulate.pages import named_result, percent
from affray.text import Speaker

from .errors import INTERRUPTED, OK, PROBLEMS
from .simulate import explained, hands, show_table, the_game, the_setting, write, write_json
from .sweep import Watching, head, heading, picture, rows, sweep_page, the_variation
from .terminal import Terminal


def run(
    terminal: Terminal,
    source: str,
    vary: str,
    target: float,
    count: int | None,
    seed: int | None,
    workers: int,
    players: Mapping[str, str],
    open: bool,
    side: str,
    html: str | None,
    svg: str | None,
    as_json: str | None,
    ray: str | None,
) -> int:
    """Find it, and tell what was tried. If it is out of reach, the exit code says so too."""
    variation = the_variation(terminal, vary)
    given = the_setting(terminal, source, players, open)
    progress = Watching(terminal, given.ready().game)
    with explained(terminal), hands(terminal, workers, ray) as crew:
        found = balance(given, variation, target, count or 1000, seed, side, watch=progress.value, with_crew=crew)
        progress.end()
    if not found.results:
        return INTERRUPTED
    first = next(iter(found.results.values()))
    speaker = terminal.speaker(the_game(first))
    told = verdict(found, speaker)
    if html:
        write(terminal, html, sweep_page(found, first, speaker, told, target))
    if svg:
        write(terminal, svg, picture(found, first, speaker, target) + "\n")
    if not write_json(terminal, as_json, found.to_json()):
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
