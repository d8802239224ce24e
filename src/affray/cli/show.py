"""What a person sees: what happened, the battlefield, who is in which shape, what is asked, why not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from affray.core.events import Event
from affray.core.fields import Field, Number, OneOf, SeveralOf, Split, YesNo
from affray.core.fight import Fight
from affray.core.grammar import say as in_words
from affray.core.places import Place, Places
from affray.core.refusals import Refusal, Value, Values
from affray.core.script import Choose, Option, Overrule, Pick, Question
from affray.library import Fight as Opened
from affray.rulesets.game import Game, Standing
from affray.text import Rule, rulebook

from .terminal import Terminal, harmless

LISTED = 12
"""So many values of a field are listed at the most."""


class Show:
    """Shows one fight in one language. It knows what it has told already."""

    def __init__(self, terminal: Terminal, game: Game[Any]) -> None:
        self.terminal, self.game = terminal, game
        self.speaker = terminal.speaker(game)
        self.book = rulebook(game)
        self.told = 0

    def say(self, id: str, style: str = "", **facts: Any) -> None:
        self.terminal.write(self.speaker.say(id, **facts), style)

    def title(self, fight: Opened) -> None:
        """Which fight this is, and how to have it again."""
        title = self.speaker.name(fight.title) or self.game.name
        self.say("cli-fight", "bold", title=title, seed=str(fight.seed))

    # -- what happened -----------------------------------------------------------------------------
    def news(self, fight: Fight[Any]) -> None:
        """Every event that has not been told yet."""
        if self.told == len(fight.scene.events):
            return
        names = self.game.names(fight.state)
        for event in fight.scene.events[self.told :]:
            self.event(event, names)
        self.told = len(fight.scene.events)

    def count_as_told(self, fight: Fight[Any]) -> None:
        """Everything so far counts as told."""
        self.told = len(fight.scene.events)

    def event(self, event: Event, names: Mapping[str, str], rules: bool = False) -> None:
        """One line of the log. A name such as TurnBegan opens a chapter."""
        text = self.speaker.event(event, names)
        if text is None:
            return
        chapter = event.kind.endswith("-began")
        if chapter:
            self.terminal.write()
        line = Text(harmless(text), "bold" if chapter else "")
        if rules and event.rules:
            line.append(f"  {', '.join(event.rules)}", "dim")
        self.terminal.write(line)

    def log(self, fight: Fight[Any], count: int) -> None:
        """The last events once more, with the rules they follow from."""
        names = self.game.names(fight.state)
        for event in fight.scene.events[-count:] if count else []:
            self.event(event, names, rules=True)

    def result(self, fight: Fight[Any]) -> None:
        """How it ended, or that it has not."""
        if fight.over:
            self.say("cli-result", "bold green", result=self.speaker.result(fight.over))
        elif fight.pending is None:
            self.say("cli-stuck", "bold")
        else:
            asked = self.speaker.question(fight.pending, self.game.names(fight.state))
            self.say("cli-not-over", "bold", question=asked)

    # -- the situation -----------------------------------------------------------------------------
    def battlefield(self, state: Any) -> None:
        self.terminal.write()
        for line in self.game.draw(state).splitlines():
            self.terminal.out.print(Text(harmless(line)), soft_wrap=True)
        self.terminal.write()
        self.standings(state)

    def standings(self, state: Any) -> None:
        """Everybody in a table; colours only repeat what the words say."""
        names = self.game.names(state)
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for column in ("id", "name", "side", "health", "status", "place", "items"):
            table.add_column(self.speaker.say(f"cli-column-{column}"), overflow="fold")
        for each in self.game.standings(state):
            table.add_row(*(Text(harmless(cell), style) for cell, style in self.standing(each, names)))
        self.terminal.draw(table)

    def standing(self, each: Standing, names: Mapping[str, str]) -> list[tuple[str, str]]:
        named = self.speaker.name
        now, most = each.health
        health = "red" if now * 3 <= most else "yellow" if now < most else "green"
        row = "" if now > 0 else "dim"
        return [
            (each.id, "bold"), (named(each.id, names), row), (named(each.side), row), (f"{now}/{most}", health),
            (named(each.status), row), (named(each.place, names) if each.place else "", row),
            (", ".join(named(item, names) for item in each.carries), row),
        ]  # fmt: skip

    # -- what is asked -----------------------------------------------------------------------------
    def question(self, fight: Fight[Any], question: Question) -> None:
        """The question and everything that can be answered."""
        self.terminal.write(self.speaker.question(question, self.game.names(fight.state)), "bold cyan")
        if isinstance(question, Choose):
            self.options(fight, question)

    def options(self, fight: Fight[Any], question: Choose) -> None:
        """The legal options with what they need, and the names of those that are not legal now."""
        names = self.game.names(fight.state)
        closed: list[str] = []
        usual = fight.usual(question.who)
        for option in question.known():
            example = usual.get(option.id)
            if example is None:
                closed.append(option.id)
                continue
            label = self.speaker.option(option.id)
            self.offer(option, f"{label.name}: {label.help}")
            self.fields(option, Pick(question.who, option.id, example), names)
        if closed:
            self.say("cli-closed", "dim", options=", ".join(closed), command=f"why {closed[0]}")

    def edits(self, fight: Fight[Any]) -> None:
        """Everything the game master can decree."""
        names = self.game.names(fight.state)
        for option in fight.edits():
            self.offer(option, self.speaker.edit(option.id))
            self.fields(option, Overrule(option.id, option.example() or {}), names)

    def offer(self, option: Option, help: str) -> None:
        needs = [f"[{name}]" if field.optional else f"<{name}>" for name, field in option.fields.items()]
        self.terminal.write(Text.assemble((" ".join([option.id, *needs]), "bold"), "  ", harmless(help)), indent=2)

    def fields(self, option: Option, example: Pick | Overrule, names: Mapping[str, str]) -> None:
        """What each field of an option takes, and a whole answer as an example."""
        for name, field in option.fields.items():
            takes = self.values(option, name, field, names)
            if takes:
                label = self.speaker.field(name, option.id)
                what = name if label == name else f"{name} ({label})"
                self.terminal.write(f"{what}: {takes}", "dim", indent=6)
        simple = len(option.fields) == 1 and isinstance(next(iter(option.fields.values())), OneOf)
        if example.values and not simple:
            answer = self.speaker.say("cli-example", answer=in_words(example, option.fields))
            self.terminal.write(answer, "dim", indent=6)

    def values(self, option: Option, name: str, field: Field, names: Mapping[str, str]) -> str:
        """The legal values of a field, as far as they can be listed."""
        say = self.speaker.say
        if isinstance(field, (Place, Places)):
            return say("cli-takes-place")
        if isinstance(field, Number):
            return f"{field.low}–{field.high}"
        if isinstance(field, YesNo):
            return "yes, no"
        if isinstance(field, Split):
            return say("cli-takes-split", total=field.total, among=self.several(field.among(), names))
        if isinstance(field, (OneOf, SeveralOf)):
            found = option.legal(name, limit=LISTED + 1)
            flat = [each for value in found for each in (value if isinstance(value, tuple) else (value,))]
            return self.several(list(dict.fromkeys(flat)), names)
        return say("cli-takes-text")

    def several(self, values: Sequence[Value], names: Mapping[str, str]) -> str:
        """Ids, each with its name behind it."""
        shown = [self.named(str(value), names) for value in values[:LISTED]]
        return ", ".join(shown if len(values) <= LISTED else [*shown, "…"])

    def named(self, id: str, names: Mapping[str, str]) -> str:
        name = self.speaker.name(id, names)
        return id if name == id else f"{id} ({name})"

    # -- why not -----------------------------------------------------------------------------------
    def refusals(self, refused: Iterable[Refusal], fight: Fight[Any], texts: bool = False) -> None:
        """Every reason on a line of its own; with `texts` also what the rules say."""
        names = self.game.names(fight.state)
        for each in refused:
            self.terminal.write(self.speaker.refusal(each, names), "red")
            if texts and each.rule in self.book:
                self.terminal.write(self.book.rule(each.rule).text, indent=4)

    def rule(self, rule: Rule) -> None:
        """The whole text of a rule, and where it comes from."""
        origin = self.speaker.say(f"rule-tag-{rule.tag.replace('+', '-plus')}")
        self.terminal.write(Text.assemble((rule.id, "bold"), (f"  ({origin})", "dim")))
        self.terminal.write(rule.text)


def words_of(reply: Any) -> str:
    """A reply of the journal in a few words, for lists."""
    if isinstance(reply, Pick):
        return f"{reply.who}: {' '.join([reply.do, *values_of(reply.values)])}"
    if isinstance(reply, Overrule):
        return f"edit {' '.join([reply.edit, *values_of(reply.values)])}"
    return f"{reply.who}: {' '.join(map(str, reply.dice))}"


def values_of(values: Values) -> list[str]:
    return [f"{name} {','.join(map(str, each)) if isinstance(each, tuple) else each}" for name, each in values.items()]
