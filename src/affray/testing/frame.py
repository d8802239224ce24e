"""What is checked of every game in the same way; a game's test says only what is its own.

    class TestProperties(Properties):
        subject = Subject(game=RULESET, samples=SAMPLES, made_up=any_encounter, law=law, always=always, ...)
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from itertools import islice
from types import ModuleType, NoneType
from typing import Any, ClassVar, Literal, get_args, get_origin, get_type_hints

import pytest

from affray.core.dice import Dice
from affray.core.events import Event
from affray.core.fight import Fight
from affray.core.journal import Journal
from affray.core.script import Choose, Pick, Roll
from affray.players.driver import play_out
from affray.players.random_legal import RandomLegal
from affray.rulesets.in_words import THERE
from affray.text.rulebook import rulebook

from .fuzz import Law, RandomTable, check_game, everything, fresh, nameable, replays, same

BATCHES = 4


@dataclass(frozen=True)
class Subject:
    """A game with everything that its properties are checked with."""

    game: Any
    samples: Mapping[str, Any]
    made_up: Callable[[random.Random], Any]
    """An encounter with any options; it need not be sound."""
    choices: Mapping[str, list[Any]]
    """Every option with the values that are tried."""
    options: Callable[[random.Random], Any]
    law: Law
    always: Callable[[Fight[Any]], None]
    """What holds at any moment, also after a decree."""
    whole_log: Callable[[Fight[Any]], None]
    events: ModuleType
    actions: frozenset[str]
    """Everything that can be answered and happens often enough."""
    questions: frozenset[str]
    shared: tuple[type, ...]
    avoid: tuple[str, ...] = ()
    """What ends a fight too early; done in one fight of ten."""
    untold: tuple[type[Event], ...] = ()
    """Events that need too much to come together first."""
    fights: int = 60
    """In a batch of volume."""
    answers: int = 90
    inside: int = 12
    """Fights in a batch of decrees inside windows and at pending rolls."""
    searched: int = 400
    rules: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "rules", frozenset(rule.id for rule in rulebook(self.game)))

    def any_encounter(self, chance: random.Random) -> Any:
        """An encounter that can be fought."""
        while True:
            encounter = self.made_up(chance)
            if not self.game.problems(encounter):
                return encounter

    def any_start(self, chance: random.Random) -> Any:
        """The start of a made-up encounter, or now and then of a sample with any options."""
        if chance.random() < 0.1:
            encounter = replace(self.samples[chance.choice(sorted(self.samples))], options=self.options(chance))
            if not self.game.problems(encounter):
                return self.game.start(encounter)
        return self.game.start(self.any_encounter(chance))

    def fight(self, start: Any, seed: object) -> Fight[Any]:
        return Fight(self.game, start, Journal({"game": self.game.name, "seed": str(seed)}))

    def table(self, chance: random.Random, dice: Dice, number: int) -> RandomTable:
        """Random answers, in every other fight mixed with sensible ones."""
        avoid = self.avoid if number % 10 else ()
        return LivelyTable(self.game, chance, dice, avoid) if number % 2 else RandomTable(chance, dice, avoid)


class LivelyTable(RandomTable):
    """A table at which the automatic player has every other word, so that blows fall and somebody wins."""

    def __init__(self, game: Any, chance: random.Random, dice: Dice, avoid: tuple[str, ...] = ()) -> None:
        super().__init__(chance, dice, avoid)
        self.sensible, self.anything, self.player = game.player(), self.player, self.sensible_or_not

    def sensible_or_not(self, fight: Fight[Any], question: Choose) -> Pick:
        player = self.sensible if self.chance.random() < 0.5 else self.anything
        return player(fight, question)


def choices_of(options: type[Any], few: Mapping[str, list[Any]]) -> dict[str, list[Any]]:
    """Every option with the values that are tried: all of them, but only a few of numbers and names."""
    hints = get_type_hints(options)
    return {name: few[name] if name in few else values_for(hint) for name, hint in hints.items()}


def values_for(hint: Any) -> list[Any]:
    if hint is bool:
        return [False, True]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return [value for part in get_args(hint) if part is not NoneType for value in values_for(part)]


def some_of(choices: Mapping[str, list[Any]], chance: random.Random) -> dict[str, Any]:
    """Some of the options changed."""
    return {name: chance.choice(values) for name, values in choices.items() if chance.random() < 0.4}


class Properties:
    """The tests. A game's own class names its subject."""

    subject: ClassVar[Subject]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "sample" in metafunc.fixturenames:
            metafunc.parametrize("sample", sorted(self.subject.samples))
        if "batch" in metafunc.fixturenames:
            metafunc.parametrize("batch", range(BATCHES))

    # -- volume ------------------------------------------------------------------------------------
    def test_the_laws_hold_after_every_answer(self, batch: int) -> None:
        subject = self.subject
        for seed in range(batch * subject.fights, (batch + 1) * subject.fights):
            chance = random.Random(f"volume {seed}")
            fight = subject.fight(subject.any_start(chance), seed)
            subject.table(chance, Dice("volume", seed), seed).play(fight, subject.answers, subject.law)
            subject.whole_log(fight)

    def test_everything_the_core_promises_holds_in_any_encounter(self, batch: int) -> None:
        subject, seeds = self.subject, range(batch * 6, (batch + 1) * 6)
        given = check_game(
            subject.game, subject.any_start, seeds, 60, subject.law, subject.avoid, subject.shared, subject.rules
        )
        assert given > 100

    def test_everything_the_core_promises_holds_in_the_samples(self, sample: str) -> None:
        subject = self.subject
        starts = {sample: subject.game.start(subject.samples[sample])}
        given = check_game(
            subject.game, starts, range(1), 60, subject.law, subject.avoid, subject.shared, subject.rules
        )
        assert given == 60

    def test_the_automatic_player_keeps_the_laws_to_the_end(self, sample: str) -> None:
        subject = self.subject
        fight = subject.fight(subject.game.start(subject.samples[sample]), sample)
        while not fight.over:
            before, length = fight.state.clone(), len(fight.journal)
            play_out(fight, subject.game.player(), Dice(sample), stop=beyond(length))
            subject.law(fight, before)
        subject.whole_log(fight)
        replays(fight)

    def test_the_automatic_player_is_legal_under_any_options(self) -> None:
        """Checked answers: a player that breaks a rule raises."""
        subject = self.subject
        for seed in range(60):
            fight = subject.fight(subject.any_start(random.Random(f"player {seed}")), seed)
            play_out(fight, subject.game.player(), Dice("player", seed), stop=beyond(150))
            subject.whole_log(fight)

    # -- that the volume is worth something --------------------------------------------------------
    def test_every_value_of_every_option_occurs_in_made_up_encounters(self) -> None:
        seen: dict[str, list[Any]] = defaultdict(list)
        for seed in range(400):
            options = self.subject.any_encounter(random.Random(f"options {seed}")).options
            for each in fields(options):
                value = getattr(options, each.name)
                if value not in seen[each.name]:
                    seen[each.name].append(value)
        for name, values in self.subject.choices.items():
            missing = [value for value in values if value not in seen[name]]
            assert not missing, f"{name} never is {missing}"

    def test_every_action_every_question_and_every_kind_of_event_occurs_in_made_up_encounters(self) -> None:
        subject = self.subject
        kinds = {kind for kind in vars(subject.events).values() if isinstance(kind, type) and issubclass(kind, Event)}
        kinds -= {Event, *subject.untold}
        actions, questions = set(subject.actions), set(subject.questions)

        def look(fight: Fight[Any], before: Any) -> None:
            questions.difference_update(question.why for question in fight.open if isinstance(question, Choose))

        for seed in range(subject.searched):
            chance = random.Random(f"kinds {seed}")
            fight = subject.fight(subject.any_start(chance), seed)
            subject.table(chance, Dice("kinds", seed), seed).play(fight, subject.answers, look)
            actions -= {reply.do for reply in fight.journal.path() if isinstance(reply, Pick)}
            kinds -= {type(event) for event in fight.log()}
            if not actions and not kinds and not questions:
                return
        told = sorted(kind.__name__ for kind in kinds)
        pytest.fail(f"never done: {sorted(actions)}; asked: {sorted(questions)}; told: {told}")

    # -- the game master ---------------------------------------------------------------------------
    def test_the_game_master_may_say_anything_at_any_moment(self, batch: int) -> None:
        """Whatever is decreed between two answers, the fight goes on, and its journal tells it again."""
        subject = self.subject
        for seed in range(batch * 15, (batch + 1) * 15):
            chance, master = random.Random(f"master {seed}"), RandomLegal("master", seed)
            fight = subject.fight(subject.any_start(chance), seed)
            table = subject.table(chance, Dice("master", seed), seed)
            for _ in range(15):
                table.play(fight, 4)
                edit = chance.choice([option for option in fight.edits() if option.id != "end"])
                values = master.fill(edit)
                if values is not None:
                    assert not fight.overrule(edit.id, **values)
                subject.always(fight)
            replays(fight)
            before = everything(fight)
            for back in (1, 9):
                fight.undo(back)
                same(everything(fight), everything(fresh(fight)))
                fight.redo(back)
            same(before, everything(fight))

    def test_the_game_master_may_decree_inside_windows_and_at_pending_rolls(self, batch: int) -> None:
        """Whatever is decreed while somebody may react or dice are in the air, nothing breaks and nothing is forgotten:
        what is asked next can be answered, the laws that always hold do, and the journal tells it again.
        """
        subject = self.subject
        inside = 0
        for seed in range(batch * subject.inside, (batch + 1) * subject.inside):
            chance, master = random.Random(f"inside {seed}"), RandomLegal("inside", seed)
            fight = subject.fight(subject.any_start(chance), seed)
            table = subject.table(chance, Dice("inside", seed), seed)
            for _ in range(subject.answers):
                if not table.answer(fight):
                    break
                if (fight.scene.windows or isinstance(fight.pending, Roll)) and chance.random() < 0.4:
                    edits = [option for option in fight.edits() if option.id not in ("end", "abandon")]
                    edit = chance.choice(edits)
                    values = master.fill(edit)
                    if values is not None:
                        assert fight.overrule(edit.id, **values) == [], f"{edit.id} {values}"
                        inside += 1
                    subject.always(fight)
            replays(fight)
        assert inside > 50

    # -- what is legal -----------------------------------------------------------------------------
    def test_an_option_is_open_or_says_by_which_rule_it_is_closed(self, batch: int) -> None:
        """Every option of every question met in random play; and nobody is asked only to decline."""
        subject = self.subject
        unexplained: Counter[str] = Counter()
        for seed in range(batch * 5, (batch + 1) * 5):
            chance = random.Random(f"closed {seed}")
            fight = subject.fight(subject.any_start(chance), seed)
            table = subject.table(chance, Dice("closed", seed), seed)
            for _ in range(25):
                for question in fight.open:
                    if isinstance(question, Choose):
                        unexplained += without_reason(question, subject.rules)
                if not table.answer(fight):
                    break
        assert not unexplained

    def test_what_is_accepted_is_offered_and_what_is_offered_is_accepted(self, batch: int) -> None:
        """Answers made at random of whatever can be named: if one is legal, its option is open and its values are."""
        subject = self.subject
        accepted = 0
        for seed in range(batch * 5, (batch + 1) * 5):
            chance = random.Random(f"offered {seed}")
            fight = subject.fight(subject.any_start(chance), seed)
            table = subject.table(chance, Dice("offered", seed), seed)
            for _ in range(25):
                for question in fight.open:
                    if isinstance(question, Choose):
                        accepted += offered_both_ways(question, chance)
                if not table.answer(fight):
                    break
        assert accepted > 30


def beyond(length: int) -> Callable[[Fight[Any]], bool]:
    """Whether more replies are in force than so many."""
    return lambda fight: len(fight.journal) > length


def without_reason(question: Choose, rules: frozenset[str]) -> Counter[str]:
    """The options that cannot be answered and name no rule of the game for it; `decline` if there is nothing else."""
    known = question.known()
    found: Counter[str] = Counter()
    for option in known:
        if option.example() is None and not any(each.rule in {*rules, THERE} for each in option.why_closed()):
            found[f"{question.why}: {option.id} {[*map(str, option.why_closed())]}"] += 1
    if [option.id for option in question.options()] == ["decline"]:
        found[f"{question.why}: {[option.id for option in known]} can only be declined"] += 1
    return found


def offered_both_ways(question: Choose, chance: random.Random) -> int:
    """How many answers made at random were legal; each of them must belong to an open option and have legal values."""
    accepted = 0
    for option in question.known():
        for values in islice(nameable(option, chance), 4):
            if not option.refusals(values):
                accepted += 1
                assert option.example() is not None, f"{question.why}: {option.id} {values} is legal, but not offered"
                for name in values:
                    rest = {key: value for key, value in values.items() if key != name}
                    assert option.complete({name: values[name]}) is not None, f"{option.id} {name}={values[name]}"
                    assert option.complete(rest) is not None, f"{option.id} {rest}"
    return accepted
