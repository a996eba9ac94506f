# time_limit

import re


def solve(n):
    return bool(re.match("(a+)+$", "a" * 40 + "b"))
