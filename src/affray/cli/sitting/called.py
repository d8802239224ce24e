"""What the screen calls acts, people and values: the words that the log uses, and that can be typed. An id stands there
only where a name would leave open who is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from re import compile as pattern

from affray.core.fields import Field
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


def called(speaker: Speaker, id: str, names: Names, type: str = "", among: Iterable[str] | None = None) -> str:
    """What the screen calls a value; `type` is that of its field, `among` all values that can be named there."""
    if id in names:
        name = speaker.name(id, names)
        known = names if among is None else among
        alike = [each for each in known if names.get(each) == names[id] and "." not in each]
        return name if len(alike) < 2 or "." in id else id
    if speaker.lang == "en":
        return id
    if (own := message_id("value", id)) in speaker.messages:
        return speaker.say(own)
    if type == "option":
        return screen_name(speaker, id)
    if type == "feature" and (thing := NUMBERED.fullmatch(id)):
        word = speaker.word("feature", thing["kind"])
        return id if word == thing["kind"] else f"{word} {thing['number']}"
    return speaker.name(id, names)


def told(speaker: Speaker, field: Field, value: object, names: Names) -> str:
    """A value of a field as the screen tells it."""
    if isinstance(value, bool):
        return speaker.say("yes" if value else "no")
    if isinstance(field, (Place, Places)):
        return field.show(value)
    among: Callable[[], Sequence[str]] | None = getattr(field, "among", None)
    known = None if among is None else among()
    if isinstance(value, tuple) and all(isinstance(each, str) for each in value):
        return ", ".join(called(speaker, each, names, field.type, known) for each in value)
    return called(speaker, value, names, field.type, known) if isinstance(value, str) else field.show(value)


def in_names(speaker: Speaker, pick: Pick, option: Option, names: Names) -> str:
    """An answer in the words of the screen; what each value is for, where there are several of them."""
    shown = {name: told(speaker, option.fields[name], value, names) for name, value in pick.values.items()
             if name in option.fields}  # fmt: skip
    parts = []
    for number, (name, value) in enumerate(shown.items()):
        label = name if speaker.lang == "en" else speaker.field(name, option.id)
        parts.append(f"{label} {value}" if number or (speaker.lang == "en" and label == "with") else value)
    return " ".join([screen_name(speaker, option.id), *parts])
