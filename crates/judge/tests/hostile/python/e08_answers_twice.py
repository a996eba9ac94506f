# runtime_error: wrote where

import os


def solve(n):
    os.write(1, b"A" + (1).to_bytes(4, "little") + b"1")
    return 2
