"""What every game stands on: cards, the contract of a game, trick helpers. No I/O, no randomness."""
