# runtime_error: PermissionError

import os


def solve(n):
    os.fork()
    return n
