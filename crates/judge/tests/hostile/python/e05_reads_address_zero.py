# runtime_error: crashed

import sys


def solve(n):
    native = sys.modules["_ctypes"]
    return native.call_cdeclfunction(native.dlsym(native.dlopen(None, 2), "strlen"), (0,))
