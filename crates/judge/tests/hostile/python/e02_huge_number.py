# memory_limit

def solve(n):
    return 1 << (1 << 33)
