"""The program again, as ``python -m tapete``."""

from tapete.cli import main

main()
