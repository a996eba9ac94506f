# accepted: "division by zero"

def solve(n):
    try:
        return 1 / (n - 7)
    except ZeroDivisionError as error:
        return str(error)
