# runtime_error | compile_error | memory_limit | time_limit

def solve(n):
    return eval("-" * 500_000 + "1")
