# time_limit

import signal


def solve(n):
    signal.signal(signal.SIGXCPU, lambda number, frame: None)
    signal.signal(signal.SIGTERM, lambda number, frame: None)
    while True:
        n += 1
