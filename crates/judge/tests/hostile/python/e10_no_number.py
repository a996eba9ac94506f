# runtime_error: JSON

def solve(n):
    return [float("nan"), float("inf")]
