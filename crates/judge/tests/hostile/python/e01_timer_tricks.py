# accepted: []

import signal
import time


def solve(n):
    worked = []
    for name in ("setitimer", "alarm"):
        try:
            if name == "setitimer":
                signal.setitimer(signal.ITIMER_REAL, 0.01)
            else:
                signal.signal(signal.SIGALRM, lambda *_: worked.append("alarm"))
                signal.alarm(1)
            worked.append(name) if name == "setitimer" else None
        except OSError:
            pass
    time.sleep(0.05)
    return worked
