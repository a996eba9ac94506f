# accepted: []

import os


def solve(n):
    ours = ("PYTHON", "LC_", "LANG")
    return [name for name in os.environ if not name.startswith(ours)]
