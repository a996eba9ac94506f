# memory_limit | runtime_error | time_limit

import sys


def solve(n):
    sys.setrecursionlimit(2**31 - 1)
    nested = []
    for _ in range(1_000_000):
        nested = [nested]
    return len(repr(nested))
