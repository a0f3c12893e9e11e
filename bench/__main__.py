"""Every figure of this machine: the rules, the bots, the log, and with a browser the page.

Each part can be run alone, such as `python -m bench.moves`.
"""

from bench import bots, moves, storage

for part in (moves, bots, storage):
    print(f"-- {part.__name__}")
    part.main()
