# output_limit

def solve(n):
    while True:
        print("line")
