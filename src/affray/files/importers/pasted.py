"""A stat block of the fifth edition as text: copied from a page, with or without marks for headings and bold type."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from .fifth import SIZES, Block, Role
from .ledger import Ledger, whole
from .prose import ABILITIES, CONDITIONS, plain_text

STRIKES = re.compile(r"(?:Melee|Ranged)\b.{0,30}\bAttack(?: Roll)?:", re.I)
"""How an attack begins."""
HEADINGS: dict[str, Role] = {
    "traits": "trait", "actions": "action", "bonus actions": "bonus_action", "reactions": "reaction",
    "legendary actions": "legendary",
}  # fmt: skip
FIELDS = (
    "armor class", "ac", "hit points", "hp", "speed", "saving throws", "skills", "damage vulnerabilities",
    "vulnerabilities", "damage resistances", "resistances", "damage immunities", "immunities", "condition immunities",
    "senses", "languages", "challenge", "cr", "proficiency bonus", "initiative", "gear", "habitat", "treasure",
)  # fmt: skip
FIELD = re.compile(rf"({'|'.join(sorted(FIELDS, key=len, reverse=True))})\b:?\s*(.*)", re.I)
IDLE = ("languages", "gear", "habitat", "treasure")
SCORES = re.compile(r"(?:(?:str|dex|con|int|wis|cha)\b\W*)+(?:mod\b\W*|save\b\W*)*", re.I)
SCORE = re.compile(r"(\d+)\s*\(\s*[+−-]?\d+\s*\)")
ONE_SCORE = re.compile(
    r"\b(str|dex|con|int|wis|cha)\w*\b:?\s*(\d+)(?:\s*\(?\s*([+−-]?\d+)(?:\s*\))?)?(?:\s+([+−-]\d+)\b)?", re.I
)
KIND = re.compile(rf"({'|'.join(SIZES)})\b.*", re.I)
NAMED = re.compile(r"(?P<name>[A-Z][^.:]{0,60}?(?: ?\([^()]{1,60}\))?)[.:] +(?P<text>\S.*)")
RULE = re.compile(r"[-_=*~—–\s]*")


@dataclass
class Paragraph:
    """A thing that it can do: from which line on, its name, and the text of it."""

    line: int
    role: Role
    name: str
    text: list[str] = field(default_factory=list)


def fits(text: str) -> bool:
    """Whether a text looks like a stat block: it has an armour class and hit points."""
    lines = [bare(line).casefold() for line in text.splitlines()]
    return any(re.match(r"(?:armor class|ac)\b", line) for line in lines) and any(
        re.match(r"(?:hit points|hp)\b", line) or re.search(r"\b(?:hp|hit points) \d", line) for line in lines
    )


def bare(line: str) -> str:
    """A line without the marks of headings, quotes, lists and bold type."""
    shown = re.sub(r"^[\s>#*|_-]+(?=[\w(])", "", line.strip())
    return plain_text(re.sub(r"\*\*|__|\|", " ", shown)) if shown else ""


def read(text: str, ledger: Ledger) -> list[dict[str, Any]]:
    """The creatures of a text: each begins with the line before its size and kind."""
    lines = [(number, bare(line)) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if RULE.fullmatch(line) is None]
    starts = [place for place, (_, line) in enumerate(lines) if place and KIND.fullmatch(line) and "," in line]
    begins = [place - 1 for place in starts] or [0]
    for number, line in lines[: begins[0]]:
        ledger.miss(str(number), line)
    ends = [*begins[1:], len(lines)]
    return [Reader(ledger, lines[begin:end]).read() for begin, end in zip(begins, ends, strict=True)]


class Reader:
    """Reads one creature, line by line."""

    def __init__(self, ledger: Ledger, lines: list[tuple[int, str]]) -> None:
        self.ledger, self.lines = ledger, lines
        self.block = Block(ledger, lines[0][1] if lines else "", str(lines[0][0]) if lines else "")
        self.role: Role = "trait"
        self.told: list[Paragraph] = []
        self.begun = False
        """The numbers at the top are over."""
        self.order: list[str] = []

    def read(self) -> dict[str, Any]:
        for number, line in self.lines[1:]:
            self.line(number, line)
        for each in self.told:
            self.block.entry(each.role, each.name, " ".join(each.text), str(each.line))
        return self.block.finish()

    def line(self, number: int, line: str) -> None:
        heading = HEADINGS.get(line.strip(" :").casefold())
        found = FIELD.fullmatch(line)
        if heading is not None:
            self.role, self.begun = heading, True
        elif (found is not None and not self.begun and self.number(found[1].casefold(), found[2], number)) or (
            not self.begun and self.scores(line, number)
        ):
            return
        elif not self.told and not self.begun and KIND.fullmatch(line) and "size" not in self.block.data:
            self.block.size(line, str(number))
        else:
            self.paragraph(number, line)

    def paragraph(self, number: int, line: str) -> None:
        """A new thing with its name, or another line of the last one."""
        named = NAMED.fullmatch(line)
        words = named["name"].split("(")[0].split() if named is not None else []
        if named is not None and len(words) <= 6 and named["name"] not in ("Hit", "Miss", "Failure", "Success"):
            self.begun = True
            if self.role == "trait" and (named["name"] == "Multiattack" or STRIKES.match(named["text"])):
                self.role = "action"  # whoever copied it left the heading out
            self.told.append(Paragraph(number, self.role, named["name"], [named["text"]]))
        elif self.role == "legendary" and (not self.told or self.told[-1].role != "legendary"):
            self.block.legendary_number(line, str(number))
        elif self.told:
            self.told[-1].text.append(line)
        else:
            self.ledger.miss(str(number), line)

    # -- the numbers at the top ---------------------------------------------------------------------
    def number(self, key: str, text: str, line: int) -> bool:
        """A line such as `Armor Class 15 (leather armor)`; whether it is one."""
        where, block = str(line), self.block
        if key in ("armor class", "ac"):
            self.armour(text, where)
        elif key in ("hit points", "hp"):
            self.first("hp_max", text, where)
        elif key == "speed":
            block.speed(text, where)
        elif key == "proficiency bonus":
            self.first("proficiency_bonus", text, where)
        elif key == "initiative":
            self.initiative(text, where)
        elif key == "saving throws":
            for name, total in totals(text):
                short = next((each for word, each in ABILITIES.items() if name in (word, each)), "")
                if short and total is not None:
                    block.save(short, total)
                else:
                    self.ledger.miss(where, name if total is None else f"{name} {total:+d}")
        elif key == "skills":
            for name, total in totals(text):
                block.skill(name, total, where)
        elif key == "senses":
            block.senses(text, where)
        elif key in ("challenge", "cr"):
            self.challenge(text, where)
        elif key == "condition immunities":
            block.condition_list(text, where)
        elif key == "immunities":
            self.immunities(text, where)
        elif key not in IDLE:
            block.damage_list(key.removeprefix("damage "), text, where)
        return True

    def first(self, key: str, text: str, where: str) -> None:
        """The number with which a text begins; dice in brackets behind it are where it came from."""
        found = re.match(r"[+]?(\d+)\s*(?:\((?:\d+d\d+)?[\s\d+−-]*\))?\s*(.*)", text)
        if found is None:
            self.ledger.miss(where, text)
            return
        self.block.data[key] = int(found[1])
        self.block.report(where, [found[2]] if found[2] else [])

    def armour(self, text: str, where: str) -> None:
        """`15 (leather armor)`, perhaps with the initiative behind it."""
        found = re.match(r"(\d+)\s*(?:\([^()]*\))?\s*(?:initiative\s+([+−-]\d+)\s*(?:\(\d+\))?)?\s*(.*)", text, re.I)
        if found is None:
            self.ledger.miss(where, text)
            return
        self.block.data["ac"] = int(found[1])
        if found[2]:
            self.block.later.append((self.set_initiative, "", found[2], where))
        self.block.report(where, [found[3]] if found[3] else [])

    def initiative(self, text: str, where: str) -> None:
        found = re.fullmatch(r"([+−-]?\d+)\s*(?:\(\d+\))?", text)
        if found is None:
            self.ledger.miss(where, text)
        else:
            self.block.later.append((self.set_initiative, "", found[1], where))

    def set_initiative(self, name: str, text: str, where: Any) -> None:
        self.block.initiative(whole(text))

    def challenge(self, text: str, where: str) -> None:
        """`5 (1,800 XP)`, perhaps with the proficiency bonus."""
        bonus = re.search(r"(?:PB|Proficiency Bonus):? ?\+(\d)", text, re.I)
        if bonus is not None:
            self.block.data["proficiency_bonus"] = int(bonus[1])
        self.block.challenge(text, where)

    def immunities(self, text: str, where: str) -> None:
        """Damage and conditions in one line, as newer books have them."""
        for part in re.split(r"[,;]", text):
            if any(each in part.casefold() for each in CONDITIONS):
                self.block.condition_list(part, where)
            else:
                self.block.damage_list("immunities", part, where)

    def scores(self, line: str, number: int) -> bool:
        """The six abilities: names in one line and numbers in the next, or each with its number."""
        own = self.block.data.setdefault("ability_scores", {})
        pairs = list(ONE_SCORE.finditer(line))
        if pairs:
            left = ONE_SCORE.sub(" ", line)
            for each in pairs:
                own[each[1].casefold()] = int(each[2])
                if each[4]:
                    self.block.save(each[1].casefold(), whole(each[4]))
            rest = re.sub(r"\b(?:mod|save)\b", " ", left, flags=re.I).strip(" ,;|")
            self.block.report(str(number), [rest] if rest else [])
            return True
        if SCORES.fullmatch(line):
            self.order += re.findall(r"str|dex|con|int|wis|cha", line.casefold())
            return True
        values = SCORE.findall(line)
        waiting = [each for each in self.order if each not in own]
        if values and waiting and SCORE.sub("", line).strip(" ,;|") == "":
            own.update(zip(waiting, map(int, values), strict=False))
            self.block.report(str(number), values[len(waiting) :])
            return True
        return False


def totals(text: str) -> list[tuple[str, int | None]]:
    """`Dex +5, Sleight of Hand +3`.

    >>> totals("Dex +5, Sleight of Hand +3, Con")
    [('dex', 5), ('sleight of hand', 3), ('con', None)]
    """
    found: list[tuple[str, int | None]] = []
    for part in filter(None, (each.strip() for each in text.split(","))):
        name, _, number = part.rpartition(" ")
        total = whole(number)
        found.append((name.casefold(), total) if name and total is not None else (part.casefold(), None))
    return found
