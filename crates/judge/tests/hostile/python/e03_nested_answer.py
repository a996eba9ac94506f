# runtime_error

def solve(n):
    nested = []
    for _ in range(50_000):
        nested = [nested]
    return nested
