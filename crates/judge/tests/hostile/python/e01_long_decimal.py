# time_limit

def solve(n):
    return len(str(n ** 3_000_000))
