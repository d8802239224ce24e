"""What a person sees: what happened, the battlefield, who is in which shape, what is asked, why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from affray.core.events import Event
from affray.core.fields import Spot
from affray.core.fight import Fight
from affray.core.places import show_spot
from affray.core.refusals import Refusal, Values, refuse
from affray.core.script import Choose, Option, Overrule, Pick, Question, Reply, Roll
from affray.library import Fight as Opened
from affray.rulesets.game import Game, Standing
from affray.rulesets.sketch import by_side, letters, sketched
from affray.rulesets.table import Table as Shown
from affray.text import Rule, rulebook, whose
from affray.text.log import FULL, Line, Log

from .sitting.acts import Acts, words_for_groups
from .sitting.called import called, command, in_names, told
from .sitting.dice import needs
from .sitting.landmarks import Landmarks, landmarks, squares_under
from .sitting.lines import folded, shortened
from .sitting.picture import meaning, picture
from .sitting.reasons import Stopped
from .sitting.status import Status
from .sitting.typed import Meant, shared_beginning
from .sitting.ways import Way
from .terminal import Terminal, harmless

MOST_ACTS, FEWER_ACTS, FEWEST_ACTS = 12, 8, 4
"""So many lines tell what can be done; fewer where there is a map, fewest where much has happened."""

NUMBERED = 4
"""So many columns the number of a line takes."""

REPLY_SHOWN = 48
"""So many columns of an answer are told where it is heard or taken back."""

SMALLEST_MAP = 7
"""So many lines a map needs; what has happened comes before more of it."""


class Show:
    """Shows one fight in one language. It knows what it has told already."""

    def __init__(self, terminal: Terminal, game: Game[Any], start: Any = None) -> None:
        """`start` is the state before anything happened, whence the log knows everybody's health at any time."""
        self.terminal, self.game = terminal, game
        self.speaker = terminal.speaker(game)
        self.book = rulebook(game, terminal.lang)
        self.status = Status(self.speaker)
        self.told = 0
        self.waits = False  # whether news wait until a screen is drawn, where they are told shortly
        self.again = 0  # so many lines are told once more, where a fight is taken up
        self.short = Log(self.speaker, game, start=start)

    def say(self, id: str, style: str = "", **facts: Any) -> None:
        self.terminal.write(self.speaker.say(id, **facts), style)

    def title(self, fight: Opened) -> None:
        """Which fight this is, and how to have it again."""
        title = self.speaker.name(fight.title) or self.game.name
        self.say("cli-fight", "bold", title=title, seed=str(fight.seed))

    def names(self, fight: Fight[Any], who: str) -> Mapping[str, str]:
        """What people call everything, as it is said of somebody."""
        return whose(self.game.names(fight.state), who)

    # -- what happened -----------------------------------------------------------------------------
    def news(self, fight: Fight[Any]) -> None:
        """Every event that has not been told yet."""
        if self.waits or self.told == len(fight.scene.events):
            return
        lines = self.telling(fight, fight.scene.events[self.told :])
        self.told = len(fight.scene.events)
        for line in lines:
            self.terminal.write(line)

    def telling(self, fight: Fight[Any], events: Sequence[Event], rules: bool = False) -> list[Text]:
        """Events as lines of the log, the one place where they become words; TurnBegan and its like open a chapter."""
        full = Log(self.speaker, self.game, FULL)
        found: list[Text] = []
        for event, text in full.sentences(events, fight.scene.events, fight.state):
            chapter = event.kind.endswith("-began")
            if chapter:
                found.append(Text())
            line = Text(harmless(text), "bold" if chapter else "")
            if rules and event.rules:
                line.append(f"  {', '.join(event.rules)}", "dim")
            found.append(line)
        return found

    def lately(self, fight: Fight[Any]) -> list[Text]:
        """What has happened since the screen was drawn last: a line per act, each with its number."""
        news = self.short.lines(fight.scene.events, fight.state)
        again, self.again = self.again, 0
        return self.numbered(self.short.told[-again:] if again else news)

    def history(self, fight: Fight[Any], count: int) -> None:
        """The last lines of the short log once more."""
        self.short.lines(fight.scene.events, fight.state)
        self.terminal.lines(self.numbered(self.short.told[-count:] if count else []))

    def numbered(self, lines: Sequence[Line]) -> list[Text]:
        """Lines of the short log with their numbers, broken where they are too long."""
        found: list[Text] = []
        for line in lines:
            for number, text in enumerate(line.shown(self.terminal.out.width - NUMBERED)):
                head = f"{line.number:>3} " if number == 0 else " " * NUMBERED
                style = "bold" if line.kind in ("round", "turn") else ""
                found.append(Text.assemble((head, "dim"), (harmless(text), style)))
        return found

    def fitting(self, lines: list[Text], room: int) -> list[Text]:
        """The last of these lines in so much room, and how many others there are."""
        if len(lines) <= room:
            return lines
        hidden = len(lines) - max(0, room - 1)
        return [self.cut(hidden, len(lines)), *lines[hidden:]] if room > 0 else []

    def explain(self, number: int) -> bool:
        """What stands behind a line of the short log, with the rules; False if there is no such line."""
        try:
            behind = self.short.explain(number)
        except LookupError:
            return False
        for text, rules in behind:
            self.terminal.write(Text.assemble(harmless(text), (f"  {', '.join(rules)}", "dim")))
        return True

    def cut(self, hidden: int, lines: int) -> Text:
        more = command(self.speaker, f"log {lines}")
        return Text(self.speaker.say("cli-news-cut", count=hidden, command=more), "dim")

    def count_as_told(self, fight: Fight[Any]) -> None:
        """Everything so far counts as told."""
        self.told = len(fight.scene.events)
        self.short.lines(fight.scene.events, fight.state)

    def retell(self, fight: Fight[Any], stops: Callable[[Reply], bool]) -> None:
        """Count everything so far as told piece by piece, as it was to whoever answered before each reply that `stops`:
        so the lines of a fight that is taken up have the numbers that they had.
        """
        twin = Fight(self.game, fight.start)
        self.short.lines(twin.scene.events, twin.state)
        for reply in fight.journal.path():
            if stops(reply):
                self.short.lines(twin.scene.events, twin.state)
            twin.give(reply)
        self.count_as_told(fight)

    def log(self, fight: Fight[Any], count: int) -> None:
        """The last events once more, with the rules they follow from."""
        for line in self.telling(fight, fight.scene.events[-count:] if count else [], rules=True):
            self.terminal.write(line)

    def result(self, fight: Fight[Any]) -> None:
        """How it ended, or that it has not."""
        if fight.over:
            result, sides = self.speaker.result(fight.over), [each.side for each in self.game.standings(fight.state)]
            if result in sides:  # nobody has words for a side that somebody has invented
                result = self.speaker.say("cli-victory", side_name=self.speaker.name(result))
            self.say("cli-result", "bold green", result=result)
        elif fight.pending is None:
            self.say("cli-stuck", "bold")
        else:
            asked = self.speaker.question(fight.pending, self.game.names(fight.state))
            self.say("cli-not-over", "bold", question=asked)

    # -- the situation -----------------------------------------------------------------------------
    def battlefield(self, state: Any) -> None:
        """All of it, and everybody."""
        self.terminal.write()
        width = self.terminal.out.width
        self.terminal.lines(picture(self.game.table(state), self.speaker, self.game.names(state), "", width, None))
        self.terminal.write()
        self.standings(state)

    def order(self, state: Any) -> None:
        for line in self.status.order(self.game.table(state), self.game.names(state)):
            self.terminal.write(line)

    def person(self, state: Any, who: str) -> None:
        """Everything about somebody."""
        table, names = self.game.table(state), whose(self.game.names(state), who)
        for person in table.combatants:
            if person.id == who:
                for line in self.status.everything(table, person, names, self.speaker.grain):
                    self.write_folded(line)

    def write_folded(self, line: Text) -> None:
        """A line, on a screen broken where it is too long, so that the next one is not taken for a part of it."""
        width = self.terminal.screen[0] if self.terminal.screen is not None else line.cell_len
        for part in folded(line, self.terminal.out, width):
            self.terminal.write(part)

    def standings(self, state: Any) -> None:
        """Everybody in a table, on a screen in short lines; colours only repeat what the words say."""
        names = self.game.names(state)
        if self.terminal.screen is not None:
            for line in self.status.people(self.game.table(state), names):
                self.write_folded(line)
            return
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for column in ("id", "name", "side", "health", "status", "place", "items"):
            table.add_column(self.speaker.say(f"cli-column-{column}"), overflow="fold")
        for each in self.game.standings(state):
            row = self.standing(each, whose(names, each.id))
            table.add_row(*(Text(harmless(cell), style) for cell, style in row))
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
    def moment(self, fight: Fight[Any], question: Question | None, with_map: bool, hint: str = "") -> None:
        """Everything of one moment: status, map, what happened, what is asked; on a screen no more than it holds."""
        table, who = self.game.table(fight.state), question.who if question else ""
        names = self.names(fight, who)
        width, height = self.terminal.screen or (self.terminal.out.width, 0)
        status = folded(self.status.line(table, who, names, width), self.terminal.out, width)
        most = FEWER_ACTS if with_map and height else MOST_ACTS
        acts = self.acts(fight, question, table)
        hints = folded(Text(hint, "dim"), self.terminal.out, width) if hint else []
        asked = [*self.asked(fight, question, acts, width, most), *hints]
        if not height:
            self.terminal.lines([Text(), *status, *asked])
            return
        drawn, news = list[Text](), self.lately(fight)
        room = height - 1 - self.terminal.written - len(status) - len(asked)
        if (over := len(news) + (SMALLEST_MAP if with_map else 0) - room) > 0:  # what has happened comes first
            asked = [*self.asked(fight, question, acts, width, max(FEWEST_ACTS, most - over), brief=True), *hints]
            room = height - 1 - self.terminal.written - len(status) - len(asked)
        if with_map:
            rows = max(room - len(news), min(SMALLEST_MAP, room - 1))
            drawn = picture(table, self.speaker, names, who, width, rows) if rows >= SMALLEST_MAP else []
        self.terminal.lines([*status, *drawn, *self.fitting(news, room - len(drawn)), *asked])

    def acts(self, fight: Fight[Any], question: Question | None, table: Shown) -> Acts | None:
        """What can be done, if that is the question."""
        if not isinstance(question, Choose):
            return None
        names = self.names(fight, question.who)
        return Acts(fight, question, self.speaker, table, names, self.terminal.patience)

    def asked(
        self, fight: Fight[Any], question: Question | None, acts: Acts | None, width: int, most: int,
        brief: bool = False,
    ) -> list[Text]:  # fmt: skip
        """The question, and what can be done in so many lines."""
        if question is None:
            return []
        names = self.names(fight, question.who)
        found = folded(Text(self.speaker.question(question, names), "bold cyan"), self.terminal.out, width)
        if isinstance(question, Roll) and (said := self.worth(fight, question)):
            found.append(Text(said, "dim"))
        if acts is not None:
            found += acts.lines(width, most, words_for_groups(self.speaker, acts.acts), brief)
        return found

    def worth(self, fight: Fight[Any], roll: Roll) -> str:
        """What a roll needs, what is added, and which of two dice counts."""
        found, say = needs(fight, roll), self.speaker.say
        said = [say(f"cli-roll-{found.counts}")] if found.counts else []
        if found.low is not None:
            said.append(say("cli-roll-more", low=str(found.low)))
        if found.high is not None:
            said.append(say("cli-roll-less", high=str(found.high)) if found.high else say("cli-roll-only"))
        if found.trend:
            said.append(say(f"cli-roll-{found.trend}"))
        if found.bonus:
            bonus = f"{'+' if found.bonus > 0 else '−'}{abs(found.bonus)}"
            said.append(say("cli-roll-bonus" if found.low is None else "cli-roll-counted", bonus=bonus))
        return "; ".join(said)

    def reply(self, fight: Fight[Any], reply: Reply) -> str:
        """A reply of the journal in words: who did what."""
        names = self.game.names(fight.state)
        if isinstance(reply, Overrule):
            edit = next((each for each in fight.edits() if each.id == reply.edit), None)
            values = [told(self.speaker, edit.fields[name], value, names) for name, value in reply.values.items()
                      if edit is not None and name in edit.fields]  # fmt: skip
            return f"{self.speaker.name('gm')}: {' '.join([self.speaker.edit(reply.edit), *values])}"
        who = self.speaker.name(reply.who, names)
        if not isinstance(reply, Pick):
            return f"{who}: {' '.join(map(str, reply.dice))}"
        asked = fight.asked(reply.who)
        if isinstance(asked, Choose) and (option := asked.option(reply.do)) is not None:
            answer = in_names(self.speaker, reply, option, self.names(fight, reply.who))
            return f"{who}: {shortened(answer, REPLY_SHOWN)}"
        aimed = [str(reply.values[name]) for name in ("target", "unit") if name in reply.values]
        said = [self.speaker.short("option", reply.do), *[self.speaker.name(each, names) for each in aimed]]
        return f"{who}: {' '.join(said)}"

    def meant(self, fight: Fight[Any], meant: Meant) -> None:
        """What was understood, where more was than was said."""
        question = fight.asked(meant.pick.who)
        option = question.option(meant.pick.do) if isinstance(question, Choose) else None
        if option is None or (not meant.filled and meant.way is None):
            return
        answer = in_names(self.speaker, meant.pick, option, self.names(fight, meant.pick.who))
        if meant.way is None:
            self.terminal.write(f"→ {answer}", "dim")
            return
        self.say("cli-way", "dim", answer=answer, cost=self.length(fight, meant.way))

    def announced(self, fight: Fight[Any], pick: Pick) -> None:
        """How to announce something without saying yet at whom it is aimed."""
        question = fight.asked(pick.who)
        option = question.option(pick.do) if isinstance(question, Choose) else None
        if option is not None:
            answer = in_names(self.speaker, pick, option, self.names(fight, pick.who))
            self.say("cli-aimed-later", answer=answer)

    def unmeant(self, fight: Fight[Any], who: str, option: Option, name: str, could: Sequence[str]) -> None:
        """What nobody means without saying it, and could be done."""
        names, field = self.names(fight, who), option.fields[name]
        said = ", ".join(called(self.speaker, each, names, field.type) for each in could)
        self.say("cli-only-unasked", "dim", values=said)

    def stopped(self, fight: Fight[Any], stop: Stopped) -> None:
        """How far one gets towards a place, and what stands behind that."""
        table = self.game.table(fight.state)
        sketch, names = sketched(table), self.game.names(fight.state)
        there = sketch.people.get(stop.before) or sketch.ground.get(stop.before, ("", ""))[1] if sketch else ""
        thing = "" if not there else called(self.speaker, there, names) if there in names else (
            meaning(self.speaker, names, there)
        )
        grain = self.speaker.grain
        if stop.way is None:
            self.say("cli-no-step", place=show_spot(stop.before, grain), thing=thing or "none")
        else:
            end, cost = show_spot(stop.way.path[-1], grain), self.length(fight, stop.way)
            before = show_spot(stop.before, grain)
            self.say("cli-way-ends", end=end, cost=cost, place=before, thing=thing or "none")

    def length(self, fight: Fight[Any], way: Way) -> str:
        """What a way costs, in the unit of the game."""
        unit, cost = self.game.table(fight.state).battlefield.unit, way.cost
        return f"{cost} {self.status.brief('measure', 'ft' if unit == 'ft5' else unit)}"

    def signs(self, fight: Fight[Any]) -> dict[str, str]:
        """Who is which letter on the map."""
        return {sign: who for who, sign in letters(by_side(self.game.table(fight.state).combatants)).items()}

    def landmarks(self, fight: Fight[Any], who: str) -> tuple[Landmarks, Sequence[Spot]]:
        """What stands on the map, by its names, and where somebody stands."""
        table = self.game.table(fight.state)
        bodies = [each.body for each in table.combatants if each.id == who and each.body is not None]
        here = squares_under(bodies[0]) if bodies else ()
        return landmarks(table, self.speaker, self.game.names(fight.state)), here

    # -- why not -----------------------------------------------------------------------------------
    def refusals(self, refused: Iterable[Refusal], fight: Fight[Any], texts: bool = False) -> None:
        """Every reason on a line of its own; with `texts` also what the rules say, each once."""
        asked, reasons = fight.pending, list(refused)
        names = self.names(fight, asked.who) if asked is not None else self.game.names(fight.state)
        for number, each in enumerate(reasons, 1):
            self.terminal.write(self.speaker.refusal(self.in_screen_names(each, names), names), "red")
            if texts and each.rule in self.book and each.rule not in [later.rule for later in reasons[number:]]:
                self.terminal.write(self.book.rule(each.rule).text, indent=4)

    def in_screen_names(self, refusal: Refusal, names: Mapping[str, str]) -> Refusal:
        """A refusal of the grammar with names instead of the ids that it lists."""
        among = dict(refusal.facts).get("among")
        if not refusal.rule.startswith("CORE-") or not isinstance(among, tuple):
            return refusal
        things = "item" if all("." in str(each) for each in among) else ""
        shown = tuple([called(self.speaker, str(each), names, things, among if things else None) for each in among])
        facts = dict(refusal.facts)
        meant = {}
        if refusal.rule == "CORE-AMBIGUOUS":
            meant["value"] = str(facts["value"]).rstrip("-_")
            of_ids = all(str(each).startswith(meant["value"]) for each in among)
            if self.speaker.lang != "en" and of_ids:
                meant["value"] = shared_beginning(shown).strip() or meant["value"]
        return refuse(refusal.rule, **{**facts, "among": shown, **meant})

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
