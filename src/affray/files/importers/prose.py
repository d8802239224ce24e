"""The sentences of a fifth-edition stat block: what a pattern recognises is taken out, and the rest can be told."""

from __future__ import annotations

import html
import re
from typing import Any

ABILITIES = {
    "strength": "str", "dexterity": "dex", "constitution": "con",
    "intelligence": "int", "wisdom": "wis", "charisma": "cha",
}  # fmt: skip
DAMAGE_TYPES = (
    "acid", "bludgeoning", "cold", "fire", "force", "lightning", "necrotic",
    "piercing", "poison", "psychic", "radiant", "slashing", "thunder",
)  # fmt: skip
CONDITIONS = (
    "blinded", "charmed", "deafened", "exhaustion", "frightened", "grappled", "incapacitated", "invisible",
    "paralyzed", "petrified", "poisoned", "prone", "restrained", "stunned", "unconscious",
)  # fmt: skip
NUMBERS = {
    word: number
    for number, word in enumerate(("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"))
}
ABILITY = rf"(?P<ability>{'|'.join(ABILITIES)})"
TYPE = rf"(?P<type>{'|'.join(DAMAGE_TYPES)})"
CONDITION = rf"(?P<condition>{'|'.join(CONDITIONS)})"
COUNT = rf"(?P<count>{'|'.join(NUMBERS)}|\d)"
FEET = r"(?:ft\.?|feet|foot)"
DICE = r"\d+ ?d ?\d+(?: ?[+-] ?\d+)?"
PART = re.compile(
    rf"(?:\d+ \((?P<dice>{DICE})\)|(?P<bare>{DICE})|(?P<flat>\d+)) (?:points? of )?{TYPE}(?: damage)?", re.I
)
MORE = re.compile(r",? (?:plus|and) (?=\d)", re.I)
ATTACK = re.compile(
    r"(?P<kind>Melee or Ranged|Melee|Ranged)(?: (?P<by>Weapon|Spell))? Attack(?: Roll)?:? ?"
    r"(?P<bonus>[+-]\d+)(?: to hit)?"
    rf"(?:[,.]? reach (?P<reach>\d+) ?{FEET})?(?:,?(?: or)? range (?P<near>\d+)(?: ?/ ?(?P<far>\d+))? ?{FEET})?"
    r"(?:[,.]? (?:one|a single) (?:target|creature|object))?[.,;]? ?(?:Hit:)? ?",
    re.I,
)
VERSATILE = re.compile(
    rf",? or (?:\d+ \((?P<dice>{DICE})\)|(?P<flat>\d+)) {TYPE} damage if (?:used|wielded|it uses it) with two hands"
    r"(?: to make a melee attack)?",
    re.I,
)
GRAPPLED = re.compile(
    rf"(?:the target|the creature|it) (?:is|has the) {CONDITION}(?: condition)?(?: \(escape DC (?P<escape>\d+)\))", re.I
)
IF_CREATURE = re.compile(r"if the target is a creature,? ?", re.I)
HELD = re.compile(
    r"until th(?:is|e) grapple ends,? (?:the target|the creature|it) (?:is|has the) restrained(?: condition)?"
    r"|,?(?: and)? ?(?:the target|the creature|it) (?:is|has the) restrained(?: condition)?"
    r" until th(?:is|e) grapple ends",
    re.I,
)
NOBODY_ELSE = re.compile(
    r",?(?: and)? ?the [\w' ’-]{1,60}? can(?:['’]t|not) "
    r"(?:use its [\w' ’-]{1,60}? on|\w+|make [\w' ’-]{1,60}? against) another target",
    re.I,
)
HAS = re.compile(
    r"(?:the target|the creature|it) (?:is (?:knocked |also )?|has the )(?P<condition>prone|grappled)(?: condition)?",
    re.I,
)
LENGTH = (
    r"(?P<length> for 1 minute| until the (?:end|start) of (?:its|the target’s|the target's) next turn"
    r"| until the (?:end|start) of the [\w' ’-]{1,60}?['’]s? next turn)?"
)
WHOM = r"(?:if the target is a creature, )?(?:the target|it|that creature|the creature|that target)"
SAVE_OR = re.compile(
    rf"(?:{WHOM} )?must (?:succeed on|make) an? DC (?P<dc>\d+) {ABILITY} saving throw,? or "
    rf"(?:be |become |have the |fall )?(?:knocked )?{CONDITION}(?: condition)?{LENGTH}",
    re.I,
)
SAVE_FOR = re.compile(
    rf"(?:{WHOM} )?must (?:succeed on|make) an? DC (?P<dc>\d+) {ABILITY} saving throw,? (?:taking|or take) ", re.I
)
HALF = re.compile(
    r" on a fail(?:ed save|ure),? (?:or|and) half as much(?: damage)? on a success(?:ful (?:one|save))?", re.I
)
FAILED = re.compile(r" on a fail(?:ed save|ure)", re.I)
ROLLED = re.compile(rf"{ABILITY} Saving Throw: DC (?P<dc>\d+), ?", re.I)
FAILURE = re.compile(r"\.? ?(?:On a )?Failure: ", re.I)
SUCCESS = re.compile(r"\.? ?(?:On a )?Success: (?P<half>Half damage)?(?: only)?", re.I)
TARGET_HAS = re.compile(rf",?(?: and)? ?(?:the target|it) has the {CONDITION} condition{LENGTH}", re.I)
AREA = re.compile(
    r"(?:in|within) an? (?P<size>\d+)[- ](?:foot|ft\.?)(?:[- ]long)?(?:,? (?P<width>\d+)[- ](?:foot|ft\.?)[- ]wide)?"
    r"(?P<round>[- ]radius)?[- ]?(?:, \d+-foot-high )?(?P<shape>cone|line|cube|sphere|cylinder|emanation)?"
    rf"(?: that is (?P<wide>\d+) {FEET} wide)?",
    re.I,
)
AROUND = re.compile(
    rf"each (?:other )?creature(?P<choice> of (?:its|the [\w ]+['’]s) choice)?(?: that is)? "
    rf"within (?P<size>\d+) {FEET}"
    r"(?: of (?:it\b|the \w+)|(?= must))",
    re.I,
)
EACH = re.compile(
    r"(?:and )?each creature(?: in (?:that|the) (?:area|cone|line|cube|sphere))?(?= must|\.|,| in a| ?\0)", re.I
)
BREATH = re.compile(
    r"(?:the )?[\w' ’-]{1,60}? (?:exhales|breathes|spews|spits|emits|unleashes|sprays|releases) "
    r"[\w ,'’-]{1,60}?(?= in an? \d)",
    re.I,
)
WITHIN = re.compile(
    rf"(?:one|a|each) (?:target|creature)(?: (?:that )?(?:it|the [\w ]{{1,60}}?) can (?P<sight>see))? "
    rf"within (?P<range>\d+) {FEET}"
    r"(?: of (?:it|the \w+))?",
    re.I,
)
REPEAT = re.compile(
    r"(?:the target|a creature|the creature|an? \w+ (?:target|creature)|it) can repeat the saving throw "
    r"at the end of each of its turns,? ending the effect on itself on a success",
    re.I,
)
BONUS = re.compile(
    r"(?:on each of its turns, )?(?:the )?[\w' ’-]{1,60}? (?:can|may) (?:take|use) the (?P<what>[\w ,]{1,60}?) "
    r"actions? as a bonus action(?: on each of its turns)?|(?:the )?[\w' ’-]{1,60}? takes the "
    r"(?P<takes>[\w ,]{1,60}?) action(?=\.|$)",
    re.I,
)
CASTING = re.compile(
    rf"spellcasting ability is {ABILITY}(?: \(spell save DC (?P<dc>\d+)"
    r"(?:,? (?P<bonus>[+-]\d+) to hit with spell attacks)?\))?",
    re.I,
)
CASTS = re.compile(rf"using {ABILITY} as the spellcasting ability(?: \(spell save DC (?P<dc>\d+)\))?", re.I)
SLOTS = re.compile(r"(?P<level>\d)(?:st|nd|rd|th)[- ]level \((?P<count>\d+) slots?\):?", re.I)
PART_OF = re.compile(
    rf"{COUNT} (?:attacks? )?(?:with|using) (?:its|his|her|their|the|an?) "
    r"(?P<what>[\w' ’-]{1,60}?)(?=,|;| and| or|\.|$)",
    re.I,
)
SO_MANY = re.compile(rf"(?:{COUNT}|an?) (?P<what>[\w' ’-]{{1,60}}?) attacks?\b", re.I)
MAKES = re.compile(
    rf"(?:the )?[\w' ’,-]{{1,60}}? (?:makes|can make)(?: {COUNT.replace('count', 'all')} attacks?[:,]?)?", re.I
)
ACTIONS = re.compile(
    r"(?:the )?[\w' ’-]{1,60}? can take (?P<count>\d) legendary actions,? choosing from the options below", re.I
)
ROUTINE = re.compile(
    r"only one legendary action(?: option)? can be used at a time and only at the end of another creature['’]s turn"
    r"|(?:the )?[\w' ’-]{1,60}? regains spent legendary actions at the start of its turn",
    re.I,
)
RECHARGE = re.compile(r"\(?Recharge (?P<low>\d)(?: ?[-–] ?(?P<high>\d))?\)?", re.I)
PER_DAY = re.compile(r"\(?(?P<count>\d+) ?/ ?(?:Day|Rest|Short Rest|Long Rest)(?: each)?\)?", re.I)
PER_REST = re.compile(r"\(?Recharges after a (?:Short or Long|Short|Long) Rest\)?", re.I)
COSTS = re.compile(r"\(?Costs (?P<count>\d) Actions\)?", re.I)
FILLER = re.compile(r"^(?:and|or|then|also|hit|the target|damage|with|it|its)?$", re.I)
TAGS = re.compile(r"<[^<>]*>")
LINKS = re.compile(r"(?:@\w+|&Reference)\[[^\]]*\]\{([^{}]*)\}")
REFERENCES = re.compile(r"&Reference\[(?:condition=|rule=)?(\w+)[^\]]*\]", re.I)
ENRICHED = re.compile(r"\[\[/(?:attack|damage|item)(?: extended)?\]\]\.?")


class Prose:
    """A text from which patterns are taken one by one; `rest` has nothing but blanks where they were."""

    def __init__(self, text: str) -> None:
        self.text = plain_text(text)
        self.rest = self.text

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """The first place where the pattern fits, taken out."""
        found = pattern.search(self.rest)
        if found is not None:
            self.blank(found.start(), found.end())
        return found

    def take_at(self, pattern: re.Pattern[str], start: int) -> re.Match[str] | None:
        found = pattern.match(self.rest, start)
        if found is not None:
            self.blank(found.start(), found.end())
        return found

    def blank(self, start: int, end: int) -> None:
        self.rest = self.rest[:start] + "\0" * (end - start) + self.rest[end:]

    def take_damage(self, start: int) -> tuple[list[dict[str, Any]], int]:
        """The parts of damage that begin at a place, and where they end."""
        parts: list[dict[str, Any]] = []
        while (found := self.take_at(PART, start)) is not None:
            parts.append({"dice": dice_of(found), "type": found["type"].lower()})
            start = found.end()
            more = MORE.match(self.rest, start)
            if more is None or PART.match(self.rest, more.end()) is None:
                break
            self.blank(more.start(), more.end())
            start = more.end()
        return parts, start

    def left(self) -> list[str]:
        """What nobody took, sentence by sentence.

        >>> prose = Prose("It bites. And it smells.")
        >>> prose.take(re.compile("It bites")) is None, prose.left()
        (False, ['And it smells'])
        """
        pieces = re.split(r"\0+|(?<=[.!?]) +(?=[A-Z(])", self.rest)
        told = [piece.strip(" .,;:()[]\t\n") for piece in pieces]
        return [piece for piece in told if FILLER.match(piece) is None]


def plain_text(text: str) -> str:
    """A text without mark-up, on one line, with plain signs.

    >>> plain_text("<p><em>Melee</em>&nbsp;Attack:</p> **+4**, 1d6 − 1 @UUID[x.y]{bites} __hard__")
    'Melee Attack: +4, 1d6 - 1 bites hard'
    """
    shown = REFERENCES.sub(r"\1", LINKS.sub(r"\1", ENRICHED.sub(" ", html.unescape(text))))
    shown = re.sub(r"[*_]+", "", TAGS.sub(" ", shown)).replace("−", "-").replace("\0", "\ufffd")
    return re.sub(r" (?=[.,;:)])", "", " ".join(shown.split()))


def dice_of(found: re.Match[str]) -> str | int:
    """The dice of a match, without blanks, or a plain number."""
    groups = found.groupdict()
    dice = groups.get("dice") or groups.get("bare")
    return dice.replace(" ", "") if dice else int(found["flat"])


def count_of(word: str | None) -> int:
    """A number written as a word or a digit; one if there is none."""
    if not word:
        return 1
    return int(word) if word.isdigit() else NUMBERS.get(word.casefold(), 1)


def ends_of(length: str | None) -> int | str | None:
    """How long something lasts, in the game's words; None if the text says nothing.

    >>> ends_of(" for 1 minute"), ends_of(" until the end of its next turn")
    (10, 'end_of_own_next_turn')
    """
    if not length:
        return None
    if "minute" in length:
        return 10
    edge = "start" if " start " in length else "end"
    own = " its " in length or "target" in length
    return f"{edge}_of_own_next_turn" if own else f"{edge}_of_source_turn"
