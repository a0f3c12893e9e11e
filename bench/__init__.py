"""Speed of the rules: ``python -m bench``."""
