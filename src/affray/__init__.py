"""Affray, the rules engine for tabletop combat: one deterministic engine that carries many games."""

__version__ = "0.1.0"
