"""What can be answered or decreed, listed on demand: acts sort by sort, what each of them takes, what is closed and
why, and what an unfinished answer lacks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from affray.core.fields import Field, Number, OneOf, SeveralOf, Split, YesNo
from affray.core.fight import Fight
from affray.core.grammar import say as in_words
from affray.core.places import Place, Places
from affray.core.refusals import Value, Values
from affray.core.script import NOTHING, Choose, Option, Overrule, Pick
from affray.text import Speaker
from affray.text.messages import message_id

from ..terminal import harmless
from .acts import GROUPS
from .called import called, command, field_name, in_names, screen_name
from .lines import flowing, shortened

if TYPE_CHECKING:
    from ..show import Show

LISTED = 12
"""So many values of a field are listed at the most."""

INDENT = 11
"""So many columns the name of a sort of acts takes."""


def overview(show: Show, fight: Fight[Any], question: Choose, only: str = "") -> None:
    """What can be done, a line for each act with what it does, sort by sort; where those are too many for the
    screen, only what they are called. What is closed is counted. Or one sort of them alone.
    """
    usual = fight.usual(question.who)
    possible = [each for each in question.known() if usual.get(each.id) is not None and only in ("", each.group)]
    sorts = [each for each in GROUPS if any(option.group == each for option in possible)]
    width, height = show.terminal.screen or (show.terminal.out.width, 0)
    wide = max([len(screen_name(show.speaker, each.id)) for each in possible], default=0)
    helps = {each.id: harmless(show.speaker.option(each.id).help) for each in possible}
    whole = sum(1 + len(each) // max(1, width - wide - 5) for each in helps.values())
    around = len(sorts) + 5
    brief, cut = bool(height) and len(possible) + around > height, bool(height) and whole + around > height
    for sort in sorts:
        acts = [each for each in possible if each.group == sort]
        head = Text(show.speaker.word("group", sort).capitalize(), "bold cyan")
        if brief:
            pieces = [Text(screen_name(show.speaker, each.id)) for each in acts]
            show.terminal.lines(flowing(pieces, width, head, INDENT))
            continue
        show.terminal.lines([head])
        table = Table.grid(padding=(0, 2))
        for each in acts:
            name = f"  {harmless(screen_name(show.speaker, each.id)):<{wide}}"
            help = shortened(helps[each.id], width - wide - 4) if cut else helps[each.id]
            table.add_row(Text(name, "bold", no_wrap=True), Text(help))
        show.terminal.draw(table)
    shut = len([each for each in question.known() if usual.get(each.id) is None and only in ("", each.group)])
    example = screen_name(show.speaker, (possible or question.known())[0].id)
    example, why, all = (command(show.speaker, each) for each in (f"options {example}", "why", "options all"))
    show.say("cli-options-more", "dim", count=shut, example=example, why=why, all=all)


def options(show: Show, fight: Fight[Any], question: Choose, wanted: Sequence[str]) -> None:
    """These options with what they need, and the names of those of them that are not legal now."""
    names = show.names(fight, question.who)
    closed: list[str] = []
    usual, only = fight.usual(question.who), len(wanted) == 1
    for option in question.known():
        if option.id not in wanted:
            continue
        example = usual.get(option.id)
        if example is None:
            closed.append(option.id)
            if not only:
                continue
        label = show.speaker.option(option.id)
        labels = {name: field_name(show.speaker, name, option.id) for name in option.fields}
        offer(show, option, screen_name(show.speaker, option.id), labels, label.help)
        fields(show, option, Pick(question.who, option.id, example or {}), names)
    if closed:
        closed = [screen_name(show.speaker, each) for each in closed]
        show.say("cli-closed", "dim", options=", ".join(closed), command=command(show.speaker, f"why {closed[0]}"))


def closed(show: Show, fight: Fight[Any], question: Choose) -> None:
    """Every option that is not legal now, by the first reason."""
    names, usual = show.names(fight, question.who), fight.usual(question.who)
    shut = [each for each in question.known() if usual.get(each.id) is None]
    alike: dict[str, list[str]] = {}
    for option in shut:
        reasons = option.why_closed()
        said = show.speaker.refusal(reasons[0], names) if reasons else ""
        alike.setdefault(said, []).append(screen_name(show.speaker, option.id))
    for said, acts in alike.items():
        show.terminal.write(Text.assemble((f"{harmless(', '.join(acts))}  ", "bold"), harmless(said)), indent=2)
    if not shut:
        show.say("cli-all-possible")


def edits(show: Show, fight: Fight[Any], only: str = "") -> None:
    """Everything the game master can decree; one ruling alone with what it takes."""
    names = show.game.names(fight.state)
    for option in fight.edits():
        if only in ("", option.id):
            offer(show, option, option.id, {name: name for name in option.fields}, show.speaker.edit(option.id))
        if only == option.id:
            fields(show, option, Overrule(option.id, option.example() or {}), names)


def offer(show: Show, option: Option, name: str, fields: Mapping[str, str], help: str) -> None:
    """An option with what it takes: what may be left out is in square brackets."""
    known = [(fields[each], field.optional) for each, field in option.fields.items()]
    needs = [f"[{each}]" if optional else f"<{each}>" for each, optional in known]
    show.terminal.write(Text.assemble((" ".join([name, *needs]), "bold"), "  ", harmless(help)), indent=2)


def fields(show: Show, option: Option, example: Pick | Overrule, names: Mapping[str, str]) -> None:
    """What each field of an option takes, and a whole answer as an example."""
    for name, field in option.fields.items():
        takes = values(show.speaker, option, name, field, names)
        if takes:
            label = show.speaker.field(name, option.id)
            plain = label == name or (isinstance(example, Pick) and show.speaker.lang != "en")
            what = label if plain else f"{name} ({label})"
            show.terminal.write(f"{what}: {takes}", "dim", indent=6)
        for value, meaning in meanings(show.speaker, option, field, names):
            show.terminal.write(f"{value}: {meaning}", "dim", indent=8)
    simple = len(option.fields) == 1 and isinstance(next(iter(option.fields.values())), OneOf)
    if example.values and not simple:
        said = in_words(example, option.fields)
        if isinstance(example, Pick):
            said = in_names(show.speaker, example, option, names)
        answer = show.speaker.say("cli-example", answer=said)
        show.terminal.write(answer, "dim", indent=6)


def meanings(speaker: Speaker, option: Option, field: Field, names: Mapping[str, str]) -> list[tuple[str, str]]:
    """The words among the values of a field that need explaining, each with what it means here."""
    known = field.among() if isinstance(field, OneOf) and field.type == "word" else ()
    ids = {each: message_id("means", option.id, each) for each in known}
    return [
        (called(speaker, each, names, field.type, known), speaker.say(id))
        for each, id in ids.items()
        if id in speaker.messages
    ]


def values(
    speaker: Speaker, option: Option, name: str, field: Field, names: Mapping[str, str], given: Values = NOTHING
) -> str:
    """The legal values of a field beside those given, as far as they can be listed."""
    say = speaker.say
    if isinstance(field, (Place, Places)):
        return say("cli-takes-place")
    if isinstance(field, Number):
        return f"{field.low}–{field.high}"
    if isinstance(field, YesNo):
        return f"{say('yes')}, {say('no')}"
    if isinstance(field, Split):
        known = [each for each in field.among() if not list(option.why_not({**given, name: {each: 1}}))]
        return say("cli-takes-split", total=field.total, among=several(speaker, known or field.among(), names, field))
    if isinstance(field, (OneOf, SeveralOf)):
        found = option.legal(name, given, LISTED + 1)
        flat = [each for value in found for each in (value if isinstance(value, tuple) else (value,))]
        return several(speaker, list(dict.fromkeys(flat)), names, field)
    return say("cli-takes-text")


def several(speaker: Speaker, values: Sequence[Value], names: Mapping[str, str], field: Field) -> str:
    """Values by the names that can be typed; English words of the game also with what they mean."""
    known = [str(each) for each in values]
    shown = [named(speaker, value, names, field.type, known) for value in known[:LISTED]]
    return ", ".join(shown if len(values) <= LISTED else [*shown, "…"])


def named(
    speaker: Speaker, id: str, names: Mapping[str, str], type: str = "", among: Sequence[str] | None = None
) -> str:
    """What can be typed for a value, in English also what a word of the game means."""
    shown, name = called(speaker, id, names, type, among), speaker.name(id, names)
    return shown if name == id or shown.startswith(name) or speaker.lang != "en" else f"{shown} ({name})"


def lacks(show: Show, fight: Fight[Any], pick: Pick, name: str) -> None:
    """What an answer still needs, and what it can be."""
    question = fight.asked(pick.who)
    option = question.option(pick.do) if isinstance(question, Choose) else None
    if option is None or name not in option.fields:
        return
    field, names = option.fields[name], show.names(fight, pick.who)
    takes = values(show.speaker, option, name, field, names, pick.values)
    label = show.speaker.field(name, option.id)
    show.say("cli-lacks", field=label[:1].upper() + label[1:], values=takes)
