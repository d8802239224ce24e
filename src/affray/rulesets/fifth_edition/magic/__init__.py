"""Spells and powers: aiming, casting, effects."""
