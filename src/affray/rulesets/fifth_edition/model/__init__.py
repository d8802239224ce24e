"""What things are and what changes: kinds, stat blocks, state, events, refusals, the encounter file."""
