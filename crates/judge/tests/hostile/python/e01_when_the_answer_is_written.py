# time_limit

class Endless(dict):
    def items(self):
        while True:
            pass


def solve(n):
    return Endless(a=1)
