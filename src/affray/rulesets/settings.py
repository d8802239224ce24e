"""Every value that people see can be set by the game master: `set bor.hp -5`, `set orc-*.prone yes`.

A game lists its settings by subject, a combatant, a feature of the map, or `table` for what is nobody's:

    HP = Setting("hp", whole(0, 2000), lambda scene, who: fighter_of(scene, who).hp, put_hp)
    PRONE = Setting("prone", yes_or_no, is_prone, put_prone)

    def subjects(combat: Combat) -> dict[str, list[Setting]]:
        return {name: SETTINGS for name in combat.fighters} | {"table": TABLE}

    EDITS = (..., SetValue(subjects))

`field` says of which kind the value is and within which limits, `get` reads it, `put` sets it and everything that hangs
on it (whoever is set to 0 hit points falls; a place in the order gives nobody a second turn); it may be a script. A
value that cannot be as wanted is put to what it can be; what was really done is told (`ValueSet`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from affray.core.actions import Edit
from affray.core.changes import Amount, Whom, everybody, wanted
from affray.core.events import ValueSet
from affray.core.fields import Field, SeveralOf, Text, YesNo
from affray.core.refusals import Refusal, Value, Values, refuse
from affray.core.scene import Scene
from affray.core.script import Script

TABLE = "table"
"""The subject of what belongs to nobody: the round, the count, whose turn it is."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One value of a subject, as the game master may set it."""

    name: str
    field: Callable[[Scene[Any], str], Field]
    get: Callable[[Scene[Any], str], Value]
    put: Callable[[Scene[Any], str, Value], Script[None] | None]


def whole(low: int, high: int) -> Callable[[Scene[Any], str], Field]:
    """The field of a number within limits; it can be set, or changed by some."""
    found = Amount(low, high)
    return lambda scene, who: found


def yes_or_no(scene: Scene[Any], who: str) -> Field:
    """The field of something that is so or not."""
    return YesNo()


def several(names: Callable[[Any], Sequence[str]]) -> Callable[[Scene[Any], str], Field]:
    """The field of a list of names, such as conditions: whole (`prone,stunned`, `-` for none) or by one (`+prone`)."""
    return lambda scene, who: SeveralOf(lambda: names(scene.state), at_least=0)


Subjects = Callable[[Any], Mapping[str, Sequence[Setting]]]


class SetValue(Edit[Any]):
    """Set any value that people see, of one or several at once."""

    id = "set"

    def __init__(self, subjects: Subjects) -> None:
        self.subjects = subjects

    def fields(self, scene: Scene[Any]) -> Mapping[str, Field]:
        def among() -> list[str]:
            return [f"{who}.{each.name}" for who, known in self.subjects(scene.state).items() for each in known]

        return {"what": Whom(among, type="setting"), "to": Text()}

    def settings(self, scene: Scene[Any], what: Value) -> Iterator[tuple[str, Setting]]:
        subjects = self.subjects(scene.state)
        for each in everybody(what):
            who, _, name = each.rpartition(".")
            yield who, next(setting for setting in subjects[who] if setting.name == name)

    def values(self, scene: Scene[Any], of: str) -> Iterator[tuple[str, Field, str]]:
        """What can be set of a subject and of what is its own: each by its name, with its field, and as it is now."""
        for who, known in self.subjects(scene.state).items():
            if who == of or who.startswith(f"{of}."):
                for each in known:
                    field = each.field(scene, who)
                    yield f"{who}.{each.name}", field, shown(field, each.get(scene, who))

    def why_not(self, scene: Scene[Any], values: Values) -> Iterator[Refusal]:
        if "what" in values and "to" in values:
            for who, setting in self.settings(scene, values["what"]):
                value = meant(scene, who, setting, values["to"])
                if isinstance(value, Refusal):
                    yield value
                else:
                    yield from setting.field(scene, who).refusals("to", value)

    def apply(self, scene: Scene[Any], values: Values) -> Script[None]:
        """Everything that needs no questions is done in every simultaneous version of the situation; then the rest."""
        waiting = []
        for who, setting in self.settings(scene, values["what"]):
            was, value = setting.get(scene, who), meant(scene, who, setting, values["to"])
            wish = wanted(was, value) if isinstance(setting.field(scene, who), Amount) else value
            script = setting.put(scene, who, wish)
            if script is None:
                tell_set(scene, who, setting, was, wish)
            else:
                waiting.append((who, setting, was, wish, script))
        return self.go_on(scene, waiting)

    def go_on(
        self, scene: Scene[Any], waiting: Sequence[tuple[str, Setting, Value, Value, Script[None]]]
    ) -> Script[None]:
        for who, setting, was, wish, script in waiting:
            yield from script
            tell_set(scene, who, setting, was, wish)


def meant(scene: Scene[Any], who: str, setting: Setting, text: str) -> Value | Refusal:
    """The value that some words mean for a setting; `+prone` and `-prone` change a list of names by one."""
    field = setting.field(scene, who)
    if isinstance(field, SeveralOf) and text[:1] in ("+", "-") and len(text) > 1:
        named = field.parse("to", [text[1:]])
        if isinstance(named, Refusal):
            return named
        kept = tuple(each for each in setting.get(scene, who) if each not in named)
        return (*kept, *named) if text[0] == "+" else kept
    words = text.split() if not isinstance(field, Text) else [text]
    if not words:
        return refuse("CORE-MISSING", field="to")
    value = field.parse("to", words)
    return refuse("CORE-WORDS", words=" ".join(words)) if words and not isinstance(value, Refusal) else value


def tell_set(scene: Scene[Any], who: str, setting: Setting, was: Value, wish: Value) -> None:
    """Say what was really done, once for all simultaneous versions of the situation."""
    if scene is scene.family[0]:
        field, now = setting.field(scene, who), setting.get(scene, who)
        scene.tell(
            ValueSet(
                who, setting.name, shown(field, was), shown(field, now), "" if now == wish else shown(field, wish),
                rules=("CORE-OVERRULE",),
            )
        )  # fmt: skip


def shown(field: Field, value: Value) -> str:
    return str(value) if isinstance(field, Amount) else field.show(value)
