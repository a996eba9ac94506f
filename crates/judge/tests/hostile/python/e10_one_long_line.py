# output_limit

def solve(n):
    print("x" * 10_000_000)
    return n
