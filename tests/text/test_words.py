"""One word for one thing: what several games know is called alike, and what readers stumbled over does not return."""

from __future__ import annotations

import re
from typing import Any

import pytest

from affray.rulesets.game import Game
from affray.text import Speaker
from affray.text.messages import PRODUCT, Messages
from tests.text.ftl import GAMES, HOLE, PACKAGES, all_entries, entries, texts

SHARED = {
    "name-prone": ("лёжа", "лежачи"),
    "name-unconscious": ("без сознания", "без свідомості"),
    "name-dead": ("смерть", "смерть"),
    "name-dying": ("при смерти", "при смерті"),
    "name-stable": ("стабильность", "стабільність"),
    "name-destroyed": ("уничтожение", "знищено"),
    "name-surprised": ("захват врасплох", "захоплено зненацька"),
    "name-hidden": ("незаметность", "непомітність"),
    "name-invisible": ("невидимость", "невидимість"),
    "name-stunned": ("ошеломление", "приголомшення"),
    "name-dazed": ("оцепенение", "заціпеніння"),
    "name-confused": ("замешательство", "спантеличення"),
    "name-paralyzed": ("паралич", "параліч"),
    "name-blinded": ("слепота", "осліплення"),
    "name-deafened": ("глухота", "глухота"),
    "name-frightened": ("испуг", "переляк"),
    "name-cowering": ("ступор от страха", "ступор від страху"),
    "name-grappled": ("захват", "схоплено"),
    "name-helpless": ("беспомощность", "безпорадність"),
    "name-burning": ("горение", "горіння"),
    "name-ok": ("в строю", "у строю"),
    "name-surrendered": ("сдача в плен", "здача в полон"),
    "option-surrender": ("Сдаться в плен", "Здатися в полон"),
    "option-drop_prone": ("Лечь", "Лягти"),
    "option-stand_up": ("Встать", "Підвестися"),
    "option-stand": ("Встать", "Підвестися"),
    "option-order": ("Назначить порядок", "Призначити порядок"),
    "option-pick_up": ("Поднять", "Підняти"),
    "option-speak": ("Сказать", "Сказати"),
    "option-release": ("Отпустить", "Відпустити"),
    "roll-initiative": ("инициатива", "ініціатива"),
    "roll-roll_off": ("переброс при равенстве", "повторний кидок через нічию"),
    "name-reaction": ("реакция", "реакція"),
    "name-melee": ("ближний бой", "ближній бій"),
    "edit-surprise": ("неожиданность", "несподіванка"),
    "field-id": ("код", "код"),
    "field-target": ("цель", "ціль"),
    "field-side": ("сторона", "сторона"),
    "result-draw": ("Ничья", "Нічия"),
}
"""The word that every game uses for a thing it knows, in Russian and in Ukrainian."""

OWN = {
    ("coinflip", "option-pick_up"): ("Подобрать", "Підібрати"),
    ("starfinder", "name-surprised"): ("неожиданное нападение", "захоплено зненацька"),
    ("starfinder", "name-reaction"): ("ответное действие", "реакція"),
    ("starfinder", "option-drop_prone"): ("Упасть на пол", "Упасти на підлогу"),
    ("starfinder", "option-speak"): ("Короткая фраза", "Коротка фраза"),
    ("starfinder", "option-release"): ("Отпустить из захвата", "Відпустити із захвату"),
    ("eclipse_phase", "name-melee"): ("Ближний бой", "Ближній бій"),
    ("eclipse_phase", "roll-initiative"): ("инициатива", "Ініціатива"),
    ("eclipse_phase", "roll-roll_off"): ("переброс при равенстве", "кидок костей через нічию"),
}
"""Words that a game takes from its own source instead."""

STUMBLED_OVER = {
    "ru": {
        "a seed is no grain": r"зерн\w+",
        "prone is one word": r"ничком|распластан|залечь",
        "an interrupter interrupts": rf"{HOLE}: (?:ход|сегмент|натиск)[^.]*прерван",
        "a verb is missing": r"\bсвобода\b",
        "one acts in a turn, not on the move": r"\bна (?:своём|этом|том|первом|чужом) ходу\b",
        "a level has an ending": r"(?:ячейка|комірка) уровня",
        "things cannot be forbidden as nouns": r"нельзя (?:натиск|марш)\b",
    },
    "uk": {
        "a seed is no grain": r"зерн\w+",
        "prone is one word": r"\bниць\b|долілиць|розпластан",
        "an interrupter interrupts": rf"{HOLE}: (?:хід|сегмент|натиск)[^.]*перервано",
        "a verb is missing": r"\bсвобода\b",
        "one acts in a turn, not on the move": r"\bна (?:своєму|цьому|тому|першому|чужому) ході\b",
        "a turn is not in use": r"\b[ув] (?:цьому |першому |наступному |вільному |відкладеному )?ходу\b",
        "a level has an ending": r"комірка рівня",
        "somebody held is not delighted": r"\b[ув] захваті\b",
        "a warden guards": r"[Хх]ранител\w+",
        "nothing of the neighbour": r"заклинател\w+|супротивник\w+|повзком|скритн\w+",
        "there is nothing to do": r"(?:скасовувати|повертати|припиняти|гасити) нічого|(?:відпускати|утримувати) нікого",
    },
}
"""Why, and what must not be written."""

GENDERED = {
    "ru": r"(?:анный|енный|ённый|ятый|итый|щий|вший|ован|лён|жён|рён|ачен|ечен|ежен|ижен|еден|язан|бран|быт|лся)",
    "uk": r"(?:аний|ений|ілий|ухлий|утий|итий|ятий|ався|увся)",
}
"""How words end that agree with a man."""
WITH_A_NOUN = {"сбитый прицел", "збитий приціл"}
"""Words that agree with the noun behind them."""
STATES = (
    "acting", "berserk", "charmed", "choking", "crouching", "delaying", "detached", "disordered", "engaged",
    "entangled", "exhausted", "faltering", "fascinated", "flanked", "flat_footed", "fleeing", "grabbed", "immobilized",
    "impaired", "incapacitated", "marked", "mute", "nauseated", "off_target", "panicked", "pending", "petrified",
    "pinned", "poisoned", "removed", "restrained", "shaken", "sickened", "slowed", "slumbering", "sneaking",
    "staggered", "vulnerable", "winded", "wrestled",
)  # fmt: skip
"""States that only one or two games know."""
INFINITIVE = {
    "ru": r"(?!\w*ость\b)\w+(?:ть|ться|чь)\b(?! [\w ]*(?:не удалось|нельзя|невозможно))",
    "uk": r"\w+(?:ати|ити|іти|нути|тися)\b(?! [\w ]*(?:не вдалося|не можна|неможливо))",
}
NOUNS = {"очередь", "путь", "смерть"}
"""Nouns that look like infinitives."""
cyrillic = pytest.mark.parametrize("lang", ["ru", "uk"])
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
LOG = ("event-", "name-", "reason-", "roll-")


def plainly(text: str) -> str:
    return text.replace("\u00a0", " ")


def written(lang: str) -> list[tuple[str, str, str]]:
    """Every piece of text of a language, with its package and message."""
    messages = [(package, id, each) for package in PACKAGES for id, each in entries(package, lang).items()]
    return [(package, id, plainly(text)) for package, id, each in messages for text in texts(each)]


# -- one word for one thing ------------------------------------------------------------------------
@every_game
@cyrillic
def test_what_several_games_know_is_called_alike(lang: str, game: Game[Any]) -> None:
    own, messages = all_entries(lang, game.package), Messages(lang, game.package)
    wanted = {
        id: OWN.get((game.name, id), words)[("ru", "uk").index(lang)] for id, words in SHARED.items() if id in own
    }
    assert {id: plainly(messages.say(id)) for id in wanted} == wanted


def test_every_shared_word_is_shared_and_every_exception_is_one() -> None:
    known = {game.name: all_entries("en", game.package) for game in GAMES}
    assert [id for id in SHARED if not any(id in each for each in known.values())] == []
    assert [key for key, words in OWN.items() if key[1] not in known[key[0]] or words == SHARED[key[1]]] == []


@every_game
@cyrillic
def test_a_reason_names_a_state_as_the_state_is_named(lang: str, game: Game[Any]) -> None:
    messages, own = Messages(lang, game.package), all_entries(lang, game.package)
    for state in ("blinded", "confused", "deafened", "grappled", "prone", "stunned", "unconscious"):
        if f"name-{state}" in own and f"reason-{state}" in own:
            assert messages.say(f"reason-{state}") == messages.say(f"name-{state}")


@every_game
@cyrillic
def test_states_agree_with_nobody(lang: str, game: Game[Any]) -> None:
    """Somebody stunned may be a woman, a pack or a thing: states are nouns or neutral forms."""
    messages, own = Messages(lang, game.package), all_entries(lang, game.package)
    states = [id for id in (*SHARED, *(f"name-{each}" for each in STATES)) if id in own and id.startswith("name-")]
    words = {id: plainly(messages.say(id)) for id in states}
    assert words
    gendered = re.compile(rf"\w*{GENDERED[lang]}\b")
    assert {id: word for id, word in words.items() if gendered.match(word) and word not in WITH_A_NOUN} == {}


# -- what readers stumbled over --------------------------------------------------------------------
@pytest.mark.parametrize(("lang", "why"), [(lang, why) for lang, found in STUMBLED_OVER.items() for why in found])
def test_what_readers_stumbled_over_does_not_return(lang: str, why: str) -> None:
    pattern = re.compile(STUMBLED_OVER[lang][why])
    assert [(package, id, text) for package, id, text in written(lang) if pattern.search(text)] == []


def test_a_tie_that_has_happened_is_a_reason_and_no_case() -> None:
    labels = [(id, text) for _, id, text in written("uk") if id.startswith(("event-", "roll-"))]
    assert [(id, text) for id, text in labels if "у разі" in text] == []
    assert any("через нічию" in text for _, text in labels)


@cyrillic
def test_what_happened_is_not_told_as_an_infinitive(lang: str) -> None:
    """Somebody does a thing; only names of things to do, in quotes, are infinitives."""
    told = [(id, text) for _, id, text in written(lang) if id.startswith(("event-", "attack-kind"))]
    beginning = re.compile(rf"(?:{HOLE}: |, )?(?P<word>{INFINITIVE[lang]})")
    found = [(id, text, beginning.match(text)) for id, text in told]
    assert [(id, text) for id, text, match in found if match and match["word"] not in NOUNS] == []


@cyrillic
def test_damage_of_a_kind_stands_in_brackets_behind_its_number(lang: str) -> None:
    kinds = {"fifth_edition": ("piercing", "fire", "force"), "starfinder": ("P", "F", "So")}
    for game in GAMES:
        for kind in kinds.get(game.name, ()):
            assert re.fullmatch(r"\([\w ]+\)", Messages(lang, game.package).say(f"reason-{kind}"))


def test_the_seed_is_a_number_to_begin_with() -> None:
    said = [Speaker(lang).say("cli-fight", title="T", seed="7") for lang in ("ru", "uk")]
    assert [plainly(each) for each in said] == ["T (начальное число 7)", "T (початкове число 7)"]


def test_round_and_slot_have_words_of_their_own() -> None:
    """In Eclipse Phase an action turn is no turn of a character."""
    package = next(game.package for game in GAMES if game.name == "eclipse_phase")
    for lang, action, own in (("ru", "действий", "Ход персонажа"), ("uk", "дій", "Хід персонажа")):
        messages = Messages(lang, package)
        began = messages.say("event-slot-began", {"how": "regular", "who": "Бор", "movement": "none"})
        assert plainly(began) == f"{own}: Бор."
        for id in ("event-turn-began", "event-slot-carried", "option-carry"):
            said = plainly(messages.say(id, {"who": "Бор", "round": 1, "order": "Бор"}))
            assert re.search(rf"(?i)\b(?:ход|хід) {action}\b", said), id


@cyrillic
def test_no_word_of_the_code_is_shown(lang: str) -> None:
    """Labels of the log have no Latin letters but names of rules, keys and abbreviations."""
    allowed = re.compile(r"[A-Z]{1,4}\b|\bx,y\b|\b[dx]\d*\b|attacked_self|enemy_within")
    labels = [(id, text) for package, id, text in written(lang) if package != PRODUCT and id.startswith(LOG)]
    assert [(id, text) for id, text in labels if re.search(r"[A-Za-z]{2,}", allowed.sub("", text))] == []
