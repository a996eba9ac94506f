# runtime_error

import marshal


def solve(n):
    return eval(marshal.loads(b"\xe3" + bytes(64)))
