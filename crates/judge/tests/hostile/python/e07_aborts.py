# runtime_error: SIGABRT

import os


def solve(n):
    os.abort()
