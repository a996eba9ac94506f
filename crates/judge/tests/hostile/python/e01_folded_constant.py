# accepted | memory_limit | time_limit | runtime_error

def solve(n):
    return len(str(eval("(1 << 4000) * (1 << 4000) ** 200")))
