# runtime_error: exited before

import os


def solve(n):
    os._exit(101)
