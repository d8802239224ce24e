"""`python -m affray` is the command `affray`."""

import sys

from affray.start import main

if __name__ == "__main__":
    sys.exit(main())
