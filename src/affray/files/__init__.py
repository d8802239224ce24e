"""Encounters, bestiaries and journals as files, with every error at once. The reasons are listed in `problems`."""

from .encounters import Checked, Loaded, Sample, bestiary, build, check_file, load_encounter, samples, shipped_text
from .journals import JournalFile, append_journal, not_replayed, open_journal, read_journal, save_journal
from .problems import BadFile, FileProblem
from .schema import schema

__all__ = [
    "Checked", "Loaded", "Sample", "bestiary", "build", "check_file", "load_encounter", "samples", "schema",
    "shipped_text",
    "JournalFile", "append_journal", "not_replayed", "open_journal", "read_journal", "save_journal",
    "BadFile", "FileProblem",
]  # fmt: skip
