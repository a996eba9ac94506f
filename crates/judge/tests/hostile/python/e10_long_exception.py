# runtime_error: xxxx

def solve(n):
    raise ValueError("x" * 1_000_000)
