# time_limit: waiting

import threading


def solve(n):
    lock = threading.Lock()
    lock.acquire()
    lock.acquire()
