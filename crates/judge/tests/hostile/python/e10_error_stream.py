# output_limit

import sys


def solve(n):
    while True:
        sys.stderr.write("error " * 100)
