# Keeps all assignments and searches them from the last.
def address_owners(operations):
    log, out = [], []

    def owner(a):
        for first, last, team in reversed(log):
            if first <= a <= last:
                return team
        return None

    for op, *x in operations:
        if op == "assign":
            log.append(tuple(x))
        elif op == "release":
            log.append((x[0], x[1], None))
        elif op == "owner":
            out.append(owner(x[0]))
        else:
            points = sorted({x[0]} | {p for f, l, _ in log for p in (f, l + 1) if x[0] <= p <= x[1]})
            n, before = 0, None
            for p in points:
                o = owner(p)
                n += o is not None and o != before
                before = o
            out.append(n)
    return out
