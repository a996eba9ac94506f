# runtime_error: JSON

def solve(n):
    return "\ud800"
