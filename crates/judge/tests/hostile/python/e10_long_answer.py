# output_limit

def solve(n):
    return "x" * 10_000_000
