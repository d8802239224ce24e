"""Where two views or two logs differ first, in words that a report can have."""

from __future__ import annotations

from typing import Any


def first_difference(one: Any, two: Any, path: str = "") -> str:
    """Where two plain data differ first."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in [*one, *(key for key in two if key not in one)]:
            if key not in one or key not in two:
                return f"{path}.{key} (missing)"
            if one[key] != two[key]:
                return first_difference(one[key], two[key], f"{path}.{key}")
    if isinstance(one, list) and isinstance(two, list):
        for number, (a, b) in enumerate(zip(one, two, strict=False)):
            if a != b:
                name = a.get("kind", a.get("id", number)) if isinstance(a, dict) else number
                return first_difference(a, b, f"{path}[{name}]")
        longer = one if len(one) > len(two) else two
        extra = longer[min(len(one), len(two))]
        kind = extra.get("kind", extra.get("id", "")) if isinstance(extra, dict) else extra
        return f"{path}[+{kind or str(extra)[:120]}]"
    return f"{path}: {one!r} / {two!r}"[:400]


def told_otherwise(one: list[Any], two: list[Any]) -> str:
    """What two logs tell differently first: a fact of an event, or an event that only one of them has."""
    for number, (a, b) in enumerate(zip(one, two, strict=False)):
        if a == b:
            continue
        if a["kind"] == b["kind"]:
            for name in a["facts"]:
                if a["facts"][name] != b["facts"].get(name):
                    return f"{a['kind']}.{name}"
            return f"{a['kind']}:{next(name for name in a if a[name] != b.get(name))}"
        if "bumped" in (a["kind"], b["kind"]):
            return "+bumped"  # from here on they go different ways
        more = [
            kind_of(here[number])
            for here, there in ((one, two), (two, one))
            if any(alike(each, there[number]) for each in here[number + 1 : number + 6])
        ]
        return f"+{more[0]}" if more else "+" + "/".join(sorted([a["kind"], b["kind"]]))
    return f"+{kind_of(max(one, two, key=len)[min(len(one), len(two))])}"


def kind_of(line: Any) -> str:
    """The kind of a line; movement that somebody is forced to is another kind than his own."""
    forced = line["kind"] == "moved" and line["facts"].get("how") == "forced"
    return f"{line['kind']} forced" if forced else str(line["kind"])


def alike(one: Any, two: Any) -> bool:
    """Whether two lines tell the same, wherever they stand."""
    return bool(one["kind"] == two["kind"] and one["facts"] == two["facts"])
