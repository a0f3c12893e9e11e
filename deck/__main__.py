"""Draw the deck: `python -m deck FOLDER`."""

import sys
from pathlib import Path

from deck.files import write

if len(sys.argv) != 2:
    sys.exit(f"usage: {__doc__}")
print(write(Path(sys.argv[1])))
