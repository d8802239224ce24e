"""Looks into the message files: what is written in them, without speaking it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from affray.rulesets import find, games
from affray.rulesets.game import Game
from affray.text.messages import PRODUCT, SHARED, resource

GAMES: list[Game[Any]] = [find(name) for name in games()]
"""Every installed game: its texts have to pass all tests of texts."""
PACKAGES = (PRODUCT, SHARED, *(game.package for game in GAMES))
COINFLIP = "affray.rulesets.coinflip"
HOLE = "⟦⟧"
"""Stands for everything that is filled in."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def coin(end: str) -> str:
    """The id of a rule by its end: tests of texts name no rule in full, because they do not check it."""
    return f"COIN-{end}"


def entries(package: str, lang: str) -> dict[str, ast.Message]:
    """The messages of a package by id."""
    return {each.id.name: each for each in resource(package, lang).body if isinstance(each, ast.Message)}


def all_entries(lang: str, package: str = COINFLIP) -> dict[str, ast.Message]:
    """The messages of the product, with the shared ones and those of a game over them."""
    return {**entries(PRODUCT, lang), **entries(SHARED, lang), **entries(package, lang)}


class Patterns(Visitor):
    """Every piece of running text in an entry, with holes where something is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.found.append("".join(e.value if isinstance(e, ast.TextElement) else HOLE for e in node.elements))
        self.generic_visit(node)


def texts(entry: ast.Message | ast.Term) -> list[str]:
    found = Patterns()
    found.visit(entry)
    return found.found


class Uses(Visitor):
    """The variables of an entry, the messages it refers to, and the words it selects by.

    With a `case`, of what is selected by the code of a refusal only the variant that is told then.
    """

    def __init__(self, case: str | None = None) -> None:
        self.case = case
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """A term takes no variables of the message."""

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            keys |= {key_of(each) for each in node.variants}
            if self.case is not None and node.selector.id.name == "code":
                told = [each for each in node.variants if key_of(each) == self.case]
                self.visit(told[0] if told else next(each for each in node.variants if each.default))
                return
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def uses(id: str, messages: dict[str, ast.Message], case: str | None = None) -> Uses:
    """What a message uses, itself and through the messages it refers to."""
    found = Uses(case)
    found.visit(messages[id])
    for other in sorted(found.messages):
        inner = uses(other, messages, case)
        found.variables |= inner.variables
        for name, keys in inner.keys.items():
            found.keys.setdefault(name, set()).update(keys)
    return found


def is_number(keys: set[str]) -> bool:
    """Whether a variable with these variants is a number."""
    return any(key in PLURALS or key.isdecimal() for key in keys) and not keys & {"none", "given", "yes", "no"}


def fillings(id: str, messages: dict[str, ast.Message]) -> Iterator[dict[str, Any]]:
    """Values for the variables of a message such that every variant is spoken, numbers in all their plural forms."""
    used = uses(id, messages)
    choices: dict[str, list[Any]] = {}
    for name in sorted(used.variables):
        keys = used.keys.get(name, set())
        words = sorted(key for key in keys if not key.isdecimal() and key not in PLURALS)
        choices[name] = [*words, "Бор"] if words else [0, 1, 2, 5, 11, 21, 22] if is_number(keys) else ["Бор"]
    for values in product(*choices.values()):
        yield dict(zip(choices, values, strict=True))
