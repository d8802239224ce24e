"""What befalls a body: conditions, damage, checks, hands."""
