# runtime_error: ModuleNotFoundError

def solve(n):
    return __import__("".join(["sock", "et"])).gethostname()
