# runtime_error: OSError

import sys


def solve(n):
    native = sys.modules["_ctypes"]
    native.dlopen("libc.so.6.1", 2)
