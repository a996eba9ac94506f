# runtime_error: wrote where

import json
import os


def solve(n):
    words = json.dumps({"failure": "compile", "message": f"the input was {n}", "line": 1}).encode()
    os.write(1, b"F" + len(words).to_bytes(4, "little") + words)
    os._exit(0)
