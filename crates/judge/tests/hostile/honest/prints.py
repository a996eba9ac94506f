# accepted: 8

def solve(n):
    print("looking at", n)
    return n + 1


if __name__ == "__main__":
    print("not run here")
