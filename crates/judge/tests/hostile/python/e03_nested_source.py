# runtime_error

def solve(n):
    return eval("(" * 100_000 + ")" * 100_000)
