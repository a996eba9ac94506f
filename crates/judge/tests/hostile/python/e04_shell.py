# runtime_error | accepted: 32512 | accepted: -1

import os


def solve(n):
    return os.system("true")
