# accepted: 7

import time


def solve(n):
    time.sleep(0.2)
    return n
