"""Compiles the engine: `python -m tools.compile build/compiled`."""
