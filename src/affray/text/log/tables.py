"""Saves of an area and other things that befall several at once: one line of the log, a row for each of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from re import compile as pattern

from .draft import Draft
from .lines import cells

NUMBER = pattern(r"[+−]?[0-9]")
FEWEST = 2
"""So many make a table."""


def tabled(drafts: Sequence[Draft]) -> list[Draft]:
    """Lines one behind the other that tell what one act does to several, as rows of the line of that act; of the first
    of them, if that one was told before.
    """
    found: list[Draft] = []
    for rows in runs(drafts):
        if len({each.actor for each in rows}) < FEWEST:
            found += rows
            continue
        caption = found[-1] if found else None
        if caption is not None and caption.depth == rows[0].depth - 1 and caption.act is rows[0].act:
            caption.rows += rows
        else:
            found.append(Draft(rows[0].kind, rows[0].depth, top=rows[0].top, rows=rows))
    return found


def runs(drafts: Sequence[Draft]) -> Iterator[list[Draft]]:
    """Lines that belong in one table, together; every other line by itself."""
    run: list[Draft] = []
    for number, draft in enumerate(drafts):
        deeper = number + 1 < len(drafts) and drafts[number + 1].depth > draft.depth
        fits = befalls(draft) and not deeper
        if run and not (fits and alike(run, draft)):
            yield run
            run = []
        if fits:
            run.append(draft)
        else:
            yield [draft]
    if run:
        yield run


def befalls(draft: Draft) -> bool:
    """Whether a line tells what an act does to somebody, and nothing else."""
    plain = draft.kind == "follows" and not draft.mark and not draft.rows
    return plain and bool(draft.name) and draft.about == (draft.actor,) and bool(draft.parts)


def alike(run: Sequence[Draft], draft: Draft) -> bool:
    """Whether a line is the next row: of the same act, and of somebody else, or more of the same one."""
    new = draft.actor not in [each.actor for each in run[:-1]]
    return draft.act is run[0].act and draft.depth == run[0].depth and new


def laid_out(rows: Sequence[Draft]) -> tuple[str, list[tuple[str, str]]]:
    """What all rows are about, if that is the same, and the rows: names, and what comes of it.

    >>> fell = {"Orc": "9", "Bor": "12"}
    >>> rows = [Draft("follows", 2, name, name=name, head="Save", parts=[dice]) for name, dice in fell.items()]
    >>> laid_out(rows)
    ('Save', [('Orc', '9'), ('Bor', '12')])
    """
    rows = [one_row(list(lines)) for _, lines in groupby(rows, lambda each: each.actor)]
    heads = {caption(each) for each in rows}
    shared = heads.pop() if len(heads) == 1 else ""
    return shared, [(each.name, without(each, shared)) for each in rows]


def in_columns(rows: Sequence[tuple[str, str]]) -> list[str]:
    """Rows for a terminal: names, and beside them what comes of it.

    >>> in_columns([("Orc", "9"), ("Borin", "12")])
    ['Orc    9', 'Borin  12']
    """
    width = max([cells(name) for name, _ in rows], default=0) + 2
    return [name + " " * (width - cells(name)) + text for name, text in rows]


def one_row(lines: Sequence[Draft]) -> Draft:
    """Lines about the same one as one row."""
    head = next((each.head for each in lines if each.head), "")
    return replace(lines[0], head=head, parts=[part for each in lines for part in each.parts])


def caption(row: Draft) -> str:
    """What a row is about: its head, or the words before the number with which it begins."""
    words, *numbers = NUMBER.split(row.parts[0], maxsplit=1)
    return row.head or (words.strip() if numbers else "")


def without(row: Draft, shared: str) -> str:
    """What comes of it, without what is said above the table."""
    if not shared:
        return row.said()
    return ", ".join(row.parts) if row.head else ", ".join(row.parts).removeprefix(shared).lstrip()
