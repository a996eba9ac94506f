# runtime_error: wrote where

import os


def solve(n):
    while True:
        os.write(1, b"R\0\0\0\0" * 10_000)
