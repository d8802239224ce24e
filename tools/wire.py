"""Write what goes over the wire as a JSON Schema and as TypeScript: `python -m tools.wire`.

Both come from the types in `affray.server` (`messages`, `told`, `sections`, `replies`); a test finds them out of date.
"""

from __future__ import annotations

import json
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any

import msgspec

from affray.rulesets import table
from affray.server import messages, replies, sections, told

ROOT = Path(__file__).parent.parent
SCHEMA, TYPES = ROOT / "docs" / "schema.json", ROOT / "web" / "src" / "lib" / "messages.ts"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
REF = "#/$defs/"
WHOLE = {name for module in (table, sections) for name, each in vars(module).items() if is_dataclass(each)}
"""What is sent with all its members, whatever they are."""


def schema() -> dict[str, Any]:
    """All messages: those of clients, those of the server, and what replies have in `data`."""
    kinds = (messages.ToServer, told.Said, *dict.fromkeys(replies.DATA.values()))
    (to_server, said, *_), found = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a live table",
        "$defs": {"ToServer": to_server, "FromServer": said, **found},
    }


def typescript(whole: dict[str, Any]) -> str:
    """The same as types."""
    lines = ["// Written by `python -m tools.wire`: change the types in src/affray/server instead.", ""]
    for name, each in whole["$defs"].items():
        if each.get("description"):
            lines.append(f"/** {' '.join(each['description'].split())} */")
        if each.get("type") == "object" and "properties" in each:
            lines += [f"export interface {name} {{", *members(name, each), "}", ""]
        else:
            lines += [f"export type {name} = {written(each)};", ""]
    data = [f'  "{do}": {kind.__name__};' for do, kind in replies.DATA.items()]
    lines += ["/** By message: what its reply has in `data`. */", "export interface Data {", *data, "}", ""]
    return "\n".join(lines)


def members(of: str, each: dict[str, Any]) -> list[str]:
    needed = list(each["properties"]) if of in WHOLE else each.get("required", [])
    return [
        f"  {name if name.isidentifier() else json.dumps(name)}{'' if name in needed else '?'}: {written(kind)};"
        for name, kind in each["properties"].items()
    ]


def written(kind: dict[str, Any]) -> str:
    """A type as TypeScript has it."""
    if "$ref" in kind:
        return str(kind["$ref"]).removeprefix(REF)
    if "enum" in kind:
        return " | ".join([json.dumps(each) for each in kind["enum"]])
    if "const" in kind:
        return json.dumps(kind["const"])
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys([written(each) for each in kind["anyOf"]]))
    if kind.get("type") == "array":
        return array(kind)
    if kind.get("type") == "object":
        inner = kind.get("additionalProperties")
        return f"Record<string, {written(inner) if isinstance(inner, dict) and inner else 'unknown'}>"
    return PLAIN.get(str(kind.get("type")), "unknown")


def array(kind: dict[str, Any]) -> str:
    if "prefixItems" in kind:
        return f"[{', '.join([written(each) for each in kind['prefixItems']])}]"
    inner = kind.get("items")
    one = written(inner) if isinstance(inner, dict) and inner else "unknown"
    return f"({one})[]" if "|" in one else f"{one}[]"


def texts() -> dict[Path, str]:
    """The files, and what is to stand in them."""
    whole = schema()
    return {SCHEMA: json.dumps(whole, indent=1, ensure_ascii=False) + "\n", TYPES: typescript(whole)}


if __name__ == "__main__":
    for path, text in texts().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
