# runtime_error: not allowed

import os


def solve(n):
    os.execv("/usr/bin/python3.11", ["python3", "-c", "print(1)"])
