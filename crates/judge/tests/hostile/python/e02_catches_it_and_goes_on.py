# time_limit

def solve(n):
    while True:
        try:
            kept = []
            while True:
                kept.append(bytearray(8_000_000))
        except MemoryError:
            kept = None
