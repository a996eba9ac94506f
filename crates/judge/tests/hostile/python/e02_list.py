# memory_limit

def solve(n):
    kept = []
    while True:
        kept.append(bytearray(1_000_000))
