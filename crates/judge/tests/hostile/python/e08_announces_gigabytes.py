# output_limit

import os


def solve(n):
    os.write(1, b"A" + (2**32 - 1).to_bytes(4, "little") + b"1")
    while True:
        os.write(1, b"1" * 65536)
