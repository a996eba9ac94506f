# runtime_error: not allowed

import sys


def solve(n):
    native = sys.modules["_ctypes"]
    ptrace = native.dlsym(native.dlopen(None, 2), "ptrace")
    # PTRACE_ATTACH to the first process
    return native.call_cdeclfunction(ptrace, (16, 1, 0, 0))
