# time_limit

def solve(n):
    while True:
        try:
            while True:
                pass
        except BaseException:
            continue
        finally:
            continue
