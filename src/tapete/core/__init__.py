"""What every game stands on: cards, chance, options, the contract of a game. No I/O."""
