# accepted: []

import builtins
import os
import sys


def solve(n):
    left = []
    if hasattr(builtins, "left_behind"):
        left.append("builtins")
    if "left_behind" in sys.modules:
        left.append("modules")
    if "LEFT_BEHIND" in os.environ:
        left.append("environment")
    try:
        open("/tmp/left-behind").close()
        left.append("a file")
    except OSError:
        pass
    builtins.left_behind = sys.modules["left_behind"] = sys
    os.environ["LEFT_BEHIND"] = "1"
    try:
        open("/tmp/left-behind", "w").close()
    except OSError:
        pass
    return left
