"""`affray compare`: two encounters, or two ways to play one, with the same dice."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from html import escape

from affray.simulate import Comparison, compare
from affray.simulate.charts import shares
from affray.simulate.compare import Pairs
from affray.simulate.intervals import Estimate, share
from affray.simulate.pages import (
    interval,
    named_result,
    number,
    page,
    people_head,
    people_rows,
    percent,
    result_rows,
    section,
    table,
)  # fmt: skip
from affray.text import Speaker

from .errors import INTERRUPTED, OK
from .simulate import Progress, Wishes, hands, show_table, tell_interrupted, the_game, the_setting, write_reports
from .terminal import Terminal


def run(terminal: Terminal, first: str, second: str, wishes: Wishes, others: Mapping[str, str] | None) -> int:
    """Fight both, and tell the difference; `others` play the second, if not the same."""
    settings = [the_setting(terminal, first, wishes), the_setting(terminal, second, wishes, others)]
    progress = Progress(terminal, settings[0].ready().game)

    def watch(pairs: Pairs, most: int) -> None:
        progress.tell(pairs.first.count, most, signed(pairs.difference.value, progress.speaker))

    count, seed, side, until = wishes.count, wishes.seed, wishes.side, wishes.until
    with hands(terminal, wishes) as some:
        found = compare(settings[0], settings[1], count, seed, side, until, progress=watch, with_crew=some)
        progress.end()
    speaker = terminal.speaker(the_game(found.first))
    tell_interrupted(terminal, found.interrupted, found.count)
    if not found.count:
        return INTERRUPTED
    report, drawn = partial(comparison_page, found, speaker), partial(picture, found, speaker)
    if not write_reports(terminal, wishes, found.to_json(), report, drawn):
        show(terminal, found, speaker)
    return INTERRUPTED if found.interrupted else OK


def signed(part: float, speaker: Speaker) -> str:
    """A difference in hundredths, with its sign."""
    return f"{'−' if part < 0 else '+'}{percent(abs(part), speaker)}"


def labels(found: Comparison) -> tuple[str, str]:
    """What the two are called: by their files, or by who plays them, if the files are the same."""
    one, other = found.first.setting, found.second.setting
    if one.name != other.name:
        return one.name, other.name
    return tuple(  # type: ignore[return-value]
        f"{each.name} ({', '.join(f'{side}={style}' for side, style in each.players.items()) or 'plain'})"
        for each in (one, other)
    )


def sentence(found: Comparison, speaker: Speaker) -> str:
    """By how much, and whether that can be chance."""
    gap: Estimate = found.difference
    result = named_result(found.side, speaker, found.first.sides)
    told = speaker.say(
        "sim-difference", result=result, value=signed(gap.value, speaker), low=signed(gap.low, speaker),
        high=signed(gap.high, speaker), count=str(found.count),
    )  # fmt: skip
    verdict = speaker.say("sim-may-be-chance" if gap.holds(0) else "sim-no-chance")
    return f"{told} {verdict}"


def rows(found: Comparison, speaker: Speaker) -> list[list[str]]:
    """Every result with both chances."""
    one, other = dict(result_rows(found.first, speaker)), dict(result_rows(found.second, speaker))
    none = share(0, found.count)
    return [
        [name, *(cell for each in (one, other) for cell in chance(each.get(name, none), speaker))]
        for name in dict.fromkeys([*one, *other])
    ]


def chance(found: Estimate, speaker: Speaker) -> tuple[str, str]:
    return percent(found.value, speaker), f"({interval(found, speaker)})"


def rounds(found: Comparison, speaker: Speaker) -> str:
    one, other = (number(each.figures.mean_rounds.value, speaker) for each in (found.first, found.second))
    return speaker.say("sim-mean-rounds", first=one, second=other)


def show(terminal: Terminal, found: Comparison, speaker: Speaker) -> None:
    one, other = labels(found)
    terminal.write(sentence(found, speaker), "bold")
    terminal.write()
    show_table(terminal, ["", one, "", other, ""], rows(found, speaker))
    terminal.write()
    terminal.write(rounds(found, speaker))


def picture(found: Comparison, speaker: Speaker) -> str:
    """Both chances of the side, one below the other."""
    chances = [each.figures.chance(found.side) for each in (found.first, found.second)]
    both = [(name, *each) for name, each in zip(labels(found), chances, strict=True)]
    return shares(both, sentence(found, speaker), partial(percent, speaker=speaker))


def comparison_page(found: Comparison, speaker: Speaker) -> str:
    """The report of a comparison."""
    one, other = labels(found)
    say = speaker.say
    body = [
        f"<h1>{escape(one)} / {escape(other)}</h1>",
        f"<p>{escape(sentence(found, speaker))}</p>", picture(found, speaker),
        section(say("sim-heading-results"), table(["", one, "", other, ""], rows(found, speaker))),
        f"<p>{escape(rounds(found, speaker))}</p>",
        section(one, table(people_head(say), people_rows(found.first, speaker))),
        section(other, table(people_head(say), people_rows(found.second, second_speaker(found, speaker)))),
    ]  # fmt: skip
    return page(f"{one} / {other}", body, speaker.lang)


def second_speaker(found: Comparison, speaker: Speaker) -> Speaker:
    """Who knows the words of the second one's game."""
    return speaker if found.first.game == found.second.game else Speaker(speaker.lang, the_game(found.second))
