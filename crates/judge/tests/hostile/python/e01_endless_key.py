# time_limit

from functools import cmp_to_key


def solve(n):
    def compare(a, b):
        while True:
            pass

    return sorted([3, 1, 2], key=cmp_to_key(compare))
