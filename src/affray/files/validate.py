"""Plain data against a game's entries: pydantic finds the faults, here they become reasons that can be translated."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import GenericAlias, MappingProxyType
from typing import Any

from pydantic import ConfigDict, TypeAdapter, ValidationError

from affray.core.entries import Between, Length
from affray.core.refusals import Refusal, refuse
from affray.rulesets.game import Path as Place

from . import shape
from .problems import closest

CONFIG = ConfigDict(extra="forbid", allow_inf_nan=False, use_attribute_docstrings=True)
LONGEST_SHOWN = 60
MOST_FAULTS = 500
"""More of them nobody reads, and looking for hints takes time."""
ALSO_SAID = {
    "true": "on", "yes": "on", "false": "off", "no": "off",
    **dict.fromkeys(("small arm", "longarm", "long arm", "heavy weapon", "sniper", "gun"), "ranged"),
    **dict.fromkeys(("basic melee", "advanced melee", "sword"), "melee"),
    "bludgeoning": "B", "piercing": "P", "slashing": "S", "acid": "A", "cold": "C", "electricity": "E", "fire": "F",
    "sonic": "So",
}  # fmt: skip
"""What people say for a word, and the word where it is possible."""

NOTHING: Mapping[str, str] = MappingProxyType({})

Faults = list[tuple[Place, Refusal]]


@cache
def adapter(declared: Any) -> TypeAdapter[list[Any]]:
    """The validator of a list of such entries: inside a list, the strictness reaches every dataclass of the standard
    library, which could not be told otherwise without changing it."""
    entries: Any = GenericAlias(list, (declared,))
    return TypeAdapter(entries, config=CONFIG)


def validate(declared: Any, data: Any) -> tuple[Any, Faults]:
    """The entry that the data means, and everything that is wrong with it; if anything is, the entry is None.

    The data goes through JSON because that is where pydantic is strict about numbers and words (`"3"` is no number)
    and still makes dataclasses.
    """
    try:
        text = json.dumps([data], allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        return None, [((), refuse("FILE-VALUE", field="", value="", why=str(error)))]
    try:
        return adapter(declared).validate_json(text, strict=True)[0], []
    except ValidationError as error:
        found = error.errors(include_url=False)[:MOST_FAULTS]
    faults = [
        Fault(each["type"], shape.trace(declared, each["loc"][1:]), each["input"], each.get("ctx", {}), each["msg"])
        for each in found
    ]
    return None, [(each.trace.place, reason(each)) for each in without_forks(faults)]


@dataclass(frozen=True)
class Fault:
    """An error of the validator."""

    kind: str
    trace: shape.Trace
    value: Any
    facts: dict[str, Any]
    message: str

    @property
    def field(self) -> str:
        return next((part for part in reversed(self.trace.place) if isinstance(part, str)), "")

    @property
    def wrong_type(self) -> bool:
        return self.kind in WRONG_TYPE


WRONG_TYPE = (
    "bool_type", "dataclass_type", "dict_type", "float_type", "int_from_float", "int_type", "list_type", "string_type",
)  # fmt: skip


def without_forks(faults: list[Fault]) -> list[Fault]:
    """Where several types are allowed, each reports its own faults; keep those of the type that was probably meant."""
    kept = [each for each in faults if each.trace.fork is None]
    forks: dict[Place, dict[str, list[Fault]]] = {}
    for each in faults:
        if each.trace.fork is not None:
            forks.setdefault(each.trace.fork.place, {}).setdefault(each.trace.fork.branch, []).append(each)
    for branches in forks.values():
        kept += likeliest(list(branches.values()))
    return kept


def likeliest(branches: list[list[Fault]]) -> list[Fault]:
    """The faults of the branch that fits best; if the value has none of the types, one fault that says so."""
    first = branches[0][0]
    fork = first.trace.fork
    assert fork is not None
    fitting = [each for each in branches if not (each[0].wrong_type and each[0].trace.place == fork.place)]
    if fitting:
        return min(fitting, key=len)
    return [Fault(first.kind, shape.Trace(fork.place, fork.declared, fork.declared), first.value, {}, first.message)]


def reason(fault: Fault) -> Refusal:
    if fault.wrong_type:
        return of_type(fault)
    return REASONS.get(fault.kind, of_value)(fault)


def of_type(fault: Fault) -> Refusal:
    """A value of another kind; a whole number that is merely too large is told by its limits."""
    if type(fault.value) is int and (names := shape.keys(fault.trace.declared)):
        return refuse("FILE-FIELDS", field=fault.field, value=shown(fault.value), among=names)
    if isinstance(fault.value, str) and (names := shape.keys(fault.trace.declared)):
        return refuse("FILE-TABLE", field=fault.field, value=shown(fault.value), among=names)
    whole = isinstance(fault.value, float) and fault.value == int(fault.value)
    if whole and fault.kind in ("int_type", "int_from_float") and shape.note(fault.trace.declared, Between) is not None:
        return of_limits(fault)
    return not_of_type(fault.field, fault.value, shape.expected(fault.trace.declared))


def not_of_type(field: str, value: Any, expected: str) -> Refusal:
    if value is None:
        return refuse("FILE-NO-VALUE", field=field, expected=expected)
    return refuse("FILE-TYPE", field=field, value=shown(value), expected=expected)


def of_missing(fault: Fault) -> Refusal:
    words = shape.words(fault.trace.declared)
    if words and fault.field != "side":
        return refuse("FILE-MISSING-CHOICE", field=fault.field, among=words)
    return refuse("FILE-MISSING-FIELD", field=fault.field)


def of_unknown(fault: Fault) -> Refusal:
    return unknown_field(fault.field, shape.field_names(fault.trace.around), shape.renamed(fault.trace.around))


def unknown_field(name: str, known: tuple[str, ...], renamed: Mapping[str, str] = NOTHING) -> Refusal:
    """A field that does not exist; the hint is what it is called now if it was once called so, else what is close."""
    hint = renamed.get(name) or meant(name, known) or closest(name, known)
    return refuse("FILE-UNKNOWN-FIELD", field=name, hint=hint, among=known)


ALSO_CALLED = {
    "damage": ("dv",), "hp": ("durability",), "health": ("hp_max", "durability"), "armour": ("ac", "armor_kinetic"),
    "armor_class": ("ac",), "weapons": ("attacks", "items"), "attacks": ("weapons", "items"), "spells": ("powers",),
    "to_hit": ("attack_bonus",), "team": ("side",), "weapon": ("left", "weapons", "attacks", "items"),
    "class": ("progression",), "armor": ("armor_kinetic", "ac"), "gear": ("inventory", "items", "backpack"),
    "stamina": ("sp_max",), "stamina_points": ("sp_max",), "resolve": ("rp_max",), "resolve_points": ("rp_max",),
    "hit_points": ("hp_max",), "initiative": ("init_mod",), "fortitude": ("fort",), "reflex": ("ref",),
    "feats": ("traits",), "resistance": ("resist",), "resistances": ("resist",), "immunities": ("immune",),
    "level": ("item_level",), "abilities": ("ability_scores", "aptitudes"),
    "stats": ("ability_scores", "aptitudes"), "sleights": ("weapons",),
    "psi": ("weapons",), "position": ("at",), "place": ("at",), "number": ("count",),
    **dict.fromkeys(("str", "dex", "con", "int", "wis", "cha"), ("ability_scores", "aptitudes")),
    **dict.fromkeys(("cog", "ref", "sav", "som", "wil"), ("aptitudes",)),
}  # fmt: skip
"""What people write who know another of the games, and what is meant by it where there is such a field."""


def meant(name: str, known: tuple[str, ...]) -> str:
    """The field that a shorter word means: the one it begins up to a `_`, or anyhow, or what is also called so.

    >>> meant("hp", ("name", "hp_max")), meant("dur", ("durability",)), meant("damage", ("name", "dv"))
    ('hp_max', 'durability', 'dv')
    """
    said = name.casefold()
    for fits in (f"{said}_", said):
        if len(said) > 1 and (found := [each for each in known if each.startswith(fits)]):
            return found[0]
    return next((each for each in ALSO_CALLED.get(said, ()) if each in known), "")


def also_said(value: str) -> str:
    """The word for what people say, also of several: `Small_Arms`."""
    said = value.casefold().replace("_", " ").replace("-", " ")
    return ALSO_SAID.get(said) or ALSO_SAID.get(said.removesuffix("s"), "")


def of_choice(fault: Fault) -> Refusal:
    if fault.value is None:
        return not_of_type(fault.field, None, "text")
    expected = tuple(re.findall(r"'([^']*)'", str(fault.facts.get("expected", ""))))
    value, words = shown(fault.value), shape.words(fault.trace.declared) or expected
    hint = closest(value, words) or next((word for word in words if word == also_said(value)), "")
    return refuse("FILE-CHOICE", field=fault.field, value=value, among=words, hint=hint)


def of_limits(fault: Fault) -> Refusal:
    limits = shape.note(fault.trace.declared, Between)
    low, high = (fault.facts.get("ge"), fault.facts.get("le")) if limits is None else (limits.low, limits.high)
    value = shown(fault.value)
    if low is not None and high is not None:
        return refuse("FILE-RANGE", field=fault.field, value=value, low=number(low), high=number(high))
    if low is not None:
        return refuse("FILE-AT-LEAST", field=fault.field, value=value, low=number(low))
    assert high is not None
    return refuse("FILE-AT-MOST", field=fault.field, value=value, high=number(high))


def of_multiple(fault: Fault) -> Refusal:
    unit = number(fault.facts["multiple_of"])
    return refuse("FILE-MULTIPLE", field=fault.field, value=shown(fault.value), unit=unit)


def of_length(fault: Fault) -> Refusal:
    length = shape.note(fault.trace.declared, Length) or Length(0)
    given = len(fault.value)
    if length.low == length.high:
        return refuse("FILE-COUNT", field=fault.field, given=given, wanted=length.low)
    if "min_length" in fault.facts:
        return refuse("FILE-TOO-FEW", field=fault.field, given=given, low=fault.facts["min_length"])
    return refuse("FILE-TOO-MANY", field=fault.field, given=given, high=fault.facts["max_length"])


def of_value(fault: Fault) -> Refusal:
    return refuse("FILE-VALUE", field=fault.field, value=shown(fault.value), why=fault.message)


REASONS: dict[str, Callable[[Fault], Refusal]] = {
    "missing": of_missing,
    "unexpected_keyword_argument": of_unknown,
    "literal_error": of_choice,
    "greater_than_equal": of_limits,
    "less_than_equal": of_limits,
    "multiple_of": of_multiple,
    "too_short": of_length,
    "too_long": of_length,
    "string_too_short": of_length,
    "string_too_long": of_length,
}


def shown(value: Any) -> str:
    """A value as it might stand in the file, not too long.

    >>> shown("glok"), shown(True), shown([1, "a"])
    ('glok', 'true', '[1, "a"]')
    """
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    if isinstance(value, float):
        text = text.replace("e+", "e")
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


def number(value: float) -> float:
    """Whole numbers without a decimal point."""
    return int(value) if value == int(value) else value
