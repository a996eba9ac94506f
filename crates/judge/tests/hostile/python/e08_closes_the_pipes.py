# runtime_error

import os


def solve(n):
    for number in range(256):
        try:
            os.close(number)
        except OSError:
            pass
    return n
