# runtime_error: here

import json
import os
import sys


def solve(n):
    seal = sys._getframe(1).f_locals["nonce"] + bytes(8)
    words = seal + json.dumps({"failure": "runtime", "message": "here", "line": 4294967295}).encode()
    os.write(1, b"F" + len(words).to_bytes(4, "little") + words)
    os._exit(0)
