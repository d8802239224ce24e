"""The way in: `affray` and `python -m affray`. Whoever interrupts even while things are loaded sees no traceback."""

from __future__ import annotations

INTERRUPTED = 130


def main() -> int:
    """Do what the command line says; returns the exit code."""
    try:
        from affray.cli import main as run

        return run()
    except KeyboardInterrupt:
        return INTERRUPTED
