# memory_limit | runtime_error | time_limit

import sys


def solve(n):
    sys.setrecursionlimit(2**31 - 1)
    return solve(n + 1)
