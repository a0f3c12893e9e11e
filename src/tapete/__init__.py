"""Tapete: the place where Spanish card games are played, and their rules as a library."""

__version__ = "0.1.0"
