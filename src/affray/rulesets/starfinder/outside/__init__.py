"""Encounter to state, drawing, decrees and what a side may know."""
