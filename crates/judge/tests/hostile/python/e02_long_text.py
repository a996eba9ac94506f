# memory_limit

def solve(n):
    return len("x" * (1 << 31))
