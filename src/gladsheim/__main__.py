"""`python -m gladsheim` is the command line."""

import sys

from gladsheim.cli import main

if __name__ == "__main__":
    sys.exit(main())
