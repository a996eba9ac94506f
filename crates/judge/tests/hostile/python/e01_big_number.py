# time_limit

def solve(n):
    return (n ** 20_000_000 * 3 ** 20_000_000) % 10
