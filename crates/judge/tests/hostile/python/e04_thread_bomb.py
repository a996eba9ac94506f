# accepted: 0

import _thread


def solve(n):
    born = 0
    for _ in range(1000):
        try:
            _thread.start_new_thread(lambda: None, ())
            born += 1
        except RuntimeError:
            pass
    return born
