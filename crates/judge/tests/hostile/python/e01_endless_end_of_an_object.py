# time_limit

class Clingy:
    def __del__(self):
        while True:
            pass


def solve(n):
    Clingy()
    return n
