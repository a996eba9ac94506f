# runtime_error: thread

import threading


def solve(n):
    threading.Thread(target=lambda: None).start()
