# runtime_error: EOFError

def solve(n):
    return input()
