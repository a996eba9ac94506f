# runtime_error

import os


def solve(n):
    os.posix_spawn("/bin/sh", ["sh", "-c", "true"], {})
    return "spawned"
