"""Tapete's own deck of cards, drawn by a program (`python -m deck OUT`)."""
