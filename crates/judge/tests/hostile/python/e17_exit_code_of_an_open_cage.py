# runtime_error: ended itself

import os


def solve(n):
    os._exit(97)
