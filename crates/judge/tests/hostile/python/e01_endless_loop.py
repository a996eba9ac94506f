# time_limit

def solve(n):
    while True:
        n += 1
