# runtime_error: not allowed

import os


def solve(n):
    return os.memfd_create("x")
