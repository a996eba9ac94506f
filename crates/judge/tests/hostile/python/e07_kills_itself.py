# runtime_error

import os
import signal


def solve(n):
    os.kill(os.getpid(), signal.SIGKILL)
