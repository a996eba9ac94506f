# memory_limit | time_limit

def solve(n):
    kept = []
    while True:
        kept.append(kept[:])
        kept.append([kept] * 1000)
