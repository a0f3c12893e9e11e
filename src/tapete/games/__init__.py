"""The games, one package each, always with the same files. Games do not import one another."""
