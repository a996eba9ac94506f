# accepted: [0, 1, 2]

import queue
import threading


def solve(n):
    waiting = queue.Queue()
    lock = threading.Lock()
    for number in range(3):
        with lock:
            waiting.put(number)
    return [waiting.get() for _ in range(3)]
