"""What the screen calls acts, people and values: the words that the log uses, and that can be typed. An id stands there
only where a name would leave open who is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from re import compile as pattern

from affray.core.fields import Field, Split
from affray.core.places import Place, Places
from affray.core.script import Option, Pick
from affray.text import Speaker
from affray.text.messages import message_id

Names = Mapping[str, str]
NUMBERED = pattern(r"(?P<kind>[a-z_]+)[-_](?P<number>[0-9]+)")
"""The id of one of several things of a kind."""


def screen_name(speaker: Speaker, option: str) -> str:
    """What the screen calls an act, and what can be typed: its id, in other languages its label."""
    if speaker.lang == "en":
        return option
    label = speaker.short("option", option)
    return label[:1].lower() + label[1:]


def field_name(speaker: Speaker, name: str, option: str) -> str:
    """What a field is called where an answer is typed."""
    return name if speaker.lang == "en" else speaker.field(name, option)


def command(speaker: Speaker, line: str) -> str:
    """A command line as the language says it: `log 5` is `журнал 5`."""
    if speaker.lang == "en":
        return line
    word, space, rest = line.partition(" ")
    said = first_word(speaker, f"cli-alias-{word}", word)
    return said + space + (first_word(speaker, "cli-words-all", rest, 1) if rest == "all" else rest)


def first_word(speaker: Speaker, message: str, otherwise: str, place: int = 0) -> str:
    """One of the words that a message lists with commas between them."""
    listed = speaker.say(message).split(",") if message in speaker.messages else []
    return listed[place].strip() if place < len(listed) else otherwise


def called(speaker: Speaker, id: str, names: Names, type: str = "", among: Iterable[str] | None = None) -> str:
    """What the screen calls a value; `type` is that of its field, `among` all values that can be named there."""
    if id in names:
        name = speaker.name(id, names)
        known = names if among is None else among
        alike = [each for each in known if names.get(each) == names[id] and "." not in each]
        if type == "item" and len(alike) > 1 and speaker.lang != "en" and id in alike:  # no English ids on the screen
            return f"{name} {alike.index(id) + 1}"
        if type == "item" and among is not None and (owner := only_owner(id, among, names)):
            return f"{name} ({speaker.name(owner, names)})"
        return name if len(alike) < 2 or "." in id else id
    if speaker.lang == "en":
        return id
    if id in ("yes", "no"):
        return speaker.say(id)
    if (own := message_id("value", id)) in speaker.messages:
        return speaker.say(own)
    if type == "option":
        return screen_name(speaker, id)
    if type == "feature" and (thing := NUMBERED.fullmatch(id)):
        word = speaker.word("feature", thing["kind"])
        return id if word == thing["kind"] else f"{word} {thing['number']}"
    return speaker.name(id, names)


def only_owner(id: str, among: Iterable[str], names: Names) -> str:
    """Whose a thing is, if that alone tells it from others of its name: two dead raiders' swords on the ground.

    >>> names = {"orc-1": "Orc 1", "orc-1.axe": "Axe", "orc-2.axe": "Axe", "orc-1.bow": "Bow"}
    >>> only_owner("orc-1.axe", names, names), only_owner("orc-1.bow", names, names)
    ('orc-1', '')
    """
    owner, dot, _ = id.rpartition(".")
    alike = [each.rpartition(".")[0] for each in among if "." in each and names.get(each) == names.get(id)]
    return owner if dot and owner in names and len(alike) > 1 and alike.count(owner) == 1 else ""


def told(speaker: Speaker, field: Field, value: object, names: Names) -> str:
    """A value of a field as the screen tells it."""
    if isinstance(value, bool):
        return speaker.say("yes" if value else "no")
    if isinstance(field, (Place, Places)):
        return field.show(value)
    among: Callable[[], Sequence[str]] | None = getattr(field, "among", None)
    known = None if among is None else among()
    if isinstance(field, Split) and isinstance(value, Mapping):
        shares = [(called(speaker, each, names, field.type, known), share) for each, share in value.items()]
        return ", ".join(f"{name}={share}" for name, share in shares)
    if isinstance(value, tuple) and all(isinstance(each, str) for each in value):
        return ", ".join(called(speaker, each, names, field.type, known) for each in value)
    return called(speaker, value, names, field.type, known) if isinstance(value, str) else field.show(value)


def in_names(speaker: Speaker, pick: Pick, option: Option, names: Names) -> str:
    """An answer in the words of the screen; what each value is for, where there are several of them."""
    given = {name: value for name, value in pick.values.items() if name in option.fields and value != ()}
    shown = {name: told(speaker, option.fields[name], value, names) for name, value in given.items()}
    parts = []
    for number, (name, value) in enumerate(shown.items()):
        label = name if speaker.lang == "en" else speaker.field(name, option.id)
        told_apart = number or (speaker.lang == "en" and label == "with") or is_second(option, name)
        parts.append(f"{label} {value}" if told_apart else value)
    return " ".join([screen_name(speaker, option.id), *parts])


def is_second(option: Option, name: str) -> bool:
    """Whether a value without its label would be read as one of a field before it: who acts after, not before."""
    before = list(option.fields)[: list(option.fields).index(name)]
    mine = option.fields[name]
    return any((each.takes, each.type) == (mine.takes, mine.type) for each in map(option.fields.__getitem__, before))
