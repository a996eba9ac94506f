# memory_limit

def solve(n):
    text = "x"
    while True:
        text += text
