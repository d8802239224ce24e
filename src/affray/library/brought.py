"""What became of a file of another program: a bestiary as text, and the report of everything not understood."""

from __future__ import annotations

from affray.files.importers import Brought, Note, bestiary_text

from .complaints import Speakers, reason


def written(found: Brought, label: str, speakers: Speakers) -> str:
    """The bestiary, where it comes from at its head, and the report as remarks at its end."""
    head = [speakers(None).say("cli-import-head", file=label, format=found.format)]
    return bestiary_text(found.game.name, found.entries, head, report(found, speakers))


def report(found: Brought, speakers: Speakers) -> list[str]:
    """What was not understood and what was assumed, a line for each."""
    say = speakers(None).say
    lines = [say("cli-import-missed", count=len(found.missed)) if found.missed else say("cli-import-understood")]
    lines += [f"  {sentence(each, speakers)}" for each in found.missed]
    if found.assumed:
        lines.append(say("cli-import-assumed", count=len(found.assumed)))
        lines += [f"  {sentence(each, speakers)}" for each in found.assumed]
    return lines


def sentence(note: Note, speakers: Speakers) -> str:
    """A line of the report: whose, where, what stands there, why."""
    speaker = speakers(None)
    place = speaker.say("import-line", line=note.where) if note.where.isdigit() else note.where
    text = ": ".join(part for part in (note.who, place, note.said) if part)
    why = why_of(note, speakers)
    if not why:
        return text
    return f"{text} ({why})" if note.said else f"{text}: {why}" if text else why


def why_of(note: Note, speakers: Speakers) -> str:
    told = speakers(None).say(f"import-{note.why}", **dict(note.facts)) if note.why else ""
    because = reason(note.reason, speakers).rstrip(".") if note.reason is not None else ""
    return ": ".join(part for part in (told, because) if part)
