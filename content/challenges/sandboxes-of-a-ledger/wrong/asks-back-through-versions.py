# Keeps only the operations and asks back through the versions for each sum.
def sandbox_sums(accounts, operations):
    made = [None]
    out = []
    for op, *x in operations:
        if op != "sum":
            made.append((op, *x))
            continue
        total = 0
        todo = [tuple(x)]
        while todo:
            v, a, b = todo.pop()
            if v == 0 or a > b:
                continue
            change = made[v]
            if change[0] == "post":
                if a <= change[2] <= b:
                    total += change[3]
                todo.append((change[1], a, b))
            else:
                _, base, first, last, source = change
                todo.append((base, a, min(b, first - 1)))
                todo.append((source, max(a, first), min(b, last)))
                todo.append((base, max(a, last + 1), b))
        out.append(total)
    return out
