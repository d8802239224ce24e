"""Who answers when no person does: drivers, players that choose at random, and answers left standing."""
