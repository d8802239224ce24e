"""The terminal: what is written there, what is read from there, and in which language."""

from __future__ import annotations

import os
import re
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TextIO

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from affray.text import Speaker, choose_language

if TYPE_CHECKING:
    from affray.rulesets.game import Game

try:  # line editing and history, where the system has them
    import readline
except ImportError:  # pragma: no cover
    readline = None  # type: ignore[assignment]

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""Characters that command a terminal; a name in somebody's file may contain them."""

WITHOUT_SCREEN = 160
"""The width of tables when the output goes to a file or another program."""

Reader = Callable[[str], str]
"""Shows a prompt and returns the next line; an EOFError when there is none."""


Words = Callable[[str], Sequence[str]]
"""What can come next in a line that begins like this."""

PATIENCE = 0.3
"""So many seconds a person waits for what is only nice to know."""


class Terminal:
    """Two outputs, one input, one language."""

    def __init__(self, lang: str, out: Console, err: Console, read: Reader) -> None:
        self.lang, self.out, self.err, self.read = lang, out, err, read
        self.patience = PATIENCE if self.screen else 0.0
        self.written = 0
        """Lines that stand on the screen since somebody typed last."""
        self._speakers: dict[str, Speaker] = {}

    @property
    def screen(self) -> tuple[int, int] | None:
        """Columns and rows of a screen that a person looks at; None for pipes, files and terminals that only roll."""
        if not self.out.is_terminal or self.out.is_dumb_terminal:
            return None
        return self.out.width, self.out.height

    @property
    def option(self) -> str:
        """The option that chooses this language where nothing else does: empty if the system speaks it anyway."""
        return "" if choose_language(None, os.environ) == self.lang else f" --lang {self.lang}"

    def speaker(self, game: Game[Any] | None = None) -> Speaker:
        """Somebody who speaks the language, and the words of a game."""
        name = game.name if game else ""
        if name not in self._speakers:
            self._speakers[name] = Speaker(self.lang, game)
        return self._speakers[name]

    def say(self, id: str, style: str = "", **facts: Any) -> None:
        """Write one of the product's messages."""
        self.write(self.speaker().say(id, **facts), style)

    def write(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:
        """Write a line as it is: nothing in it is markup, and only a screen breaks it."""
        shown = Text(harmless(text), style) if isinstance(text, str) else text
        self.written += len(shown.wrap(self.out, self.out.width - indent)) if self.out.is_terminal else 1
        if self.out.is_terminal:
            self.out.print(Padding(shown, (0, 0, 0, indent), expand=False) if indent else shown)
        else:
            self.out.print(Text(" " * indent) + shown, soft_wrap=True)

    def lines(self, lines: Iterable[Text]) -> None:
        """Write lines that are made for this width."""
        for line in lines:
            self.written += 1
            self.out.print(line, soft_wrap=True)

    def draw(self, what: RenderableType) -> None:
        """Draw a table, without the spaces that fill up its lines."""
        with self.out.capture() as drawn:
            self.out.print(what)
        for line in drawn.get().splitlines():
            self.print_raw(line.rstrip())

    def print_raw(self, text: str) -> None:
        """Write for another program: no colours, no line breaks."""
        self.out.file.write(f"{text}\n")

    def complete_with(self, words: Words) -> None:
        """Complete what a person types with these words, if the system can."""
        if readline is not None and self.read is read_line and sys.stdin.isatty():
            line = readline

            def before() -> str:
                return line.get_line_buffer()[: line.get_begidx()]

            readline.set_completer_delims(" ,=:")
            readline.set_completer(completer(words, before))
            readline.parse_and_bind("tab: complete")

    def complain(self, text: str, style: str = "red") -> None:
        """Write a line to those who look for errors."""
        self.err.print(Text(harmless(text), style), soft_wrap=True)


def completer(words: Words, before: Callable[[], str]) -> Callable[[str, int], str | None]:
    """What readline asks for: the n-th word that goes on like this, behind what stands before it."""
    fitting: list[str] = []

    def complete(beginning: str, number: int) -> str | None:
        if number == 0:
            fitting[:] = [word for word in words(before()) if word.casefold().startswith(beginning.casefold())]
        return f"{fitting[number]} " if number < len(fitting) else None

    return complete


def harmless(text: str) -> str:
    """The text without anything that commands the terminal.

    >>> harmless("Bor\\x1b[2J")
    'Bor�[2J'
    """
    return CONTROL.sub("\ufffd", text)


def wished_language(args: Sequence[str]) -> str | None:
    """What a command line gives for `--lang`, wherever that stands in it; None if it does not.

    >>> wished_language(["run", "dry_ford", "--lang", "uk"]), wished_language(["--lang=ru", "games"])
    ('uk', 'ru')
    """
    wish: str | None = None
    for number, word in enumerate(args):
        if word == "--":
            break
        if word == "--lang" and number + 1 < len(args):
            wish = args[number + 1]
        elif word.startswith("--lang="):
            wish = word.removeprefix("--lang=")
    return wish


def without_language(args: Sequence[str]) -> list[str]:
    """A command line without its `--lang`.

    >>> without_language(["games", "--lang", "uk"]), without_language(["--lang=ru", "games"])
    (['games'], ['games'])
    """
    kept = [word for word in args if not word.startswith("--lang=")]
    while "--lang" in kept[:-1]:
        at = kept.index("--lang")
        del kept[at : at + 2]
    return kept


@contextmanager
def interrupts(then: Callable[[], None]) -> Iterator[None]:
    """While this lasts, Ctrl-C calls `then` instead of breaking off whatever runs."""
    if threading.current_thread() is not threading.main_thread():  # others never hear of it
        yield
        return
    before = signal.signal(signal.SIGINT, lambda *_: then())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def process_terminal(lang: str) -> Terminal:
    """The terminal of this process. What it cannot show becomes a question mark instead of an error."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return Terminal(lang, console(sys.stdout), console(sys.stderr), read_line)


def console(stream: TextIO) -> Console:
    width = None if stream.isatty() or "COLUMNS" in os.environ else WITHOUT_SCREEN
    return Console(file=stream, highlight=False, markup=False, emoji=False, width=width)


def read_line(prompt: str) -> str:
    """The next line of the standard input; if nobody types it, it is written down, so that the output can be read."""
    line = input(prompt)
    if not sys.stdin.isatty():
        sys.stdout.write(f"{line}\n")
    return line
