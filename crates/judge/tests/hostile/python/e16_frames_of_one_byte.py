# output_limit

import os


def solve(n):
    while True:
        os.write(1, b"O\1\0\0\0x" * 10_000)
