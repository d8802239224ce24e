"""Strikes, attacks, maneuvers and movement."""
