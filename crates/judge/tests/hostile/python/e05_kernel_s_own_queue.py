# runtime_error: not allowed

import sys


def solve(n):
    native = sys.modules["_ctypes"]
    syscall = native.dlsym(native.dlopen(None, 2), "syscall")
    # io_uring_setup
    return native.call_cdeclfunction(syscall, (425, 8, bytes(120)))
