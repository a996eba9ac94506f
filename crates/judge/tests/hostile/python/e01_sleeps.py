# time_limit: waiting

import time


def solve(n):
    time.sleep(100_000)
