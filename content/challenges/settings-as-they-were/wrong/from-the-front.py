# Walks through the history of a key from the front.
def settings_history(operations):
    h = {}
    counts = [0]
    out = []

    def at(key, revision):
        value = None
        for r, v in h.get(key, ()):
            if r > revision:
                break
            value = v
        return value

    def write(key, value):
        items = h.setdefault(key, [])
        before = bool(items) and items[-1][1] is not None
        items.append((len(counts), value))
        counts.append(counts[-1] + (value is not None) - before)

    for op, *x in operations:
        if op == "set":
            write(*x)
        elif op == "delete":
            write(x[0], None)
        elif op == "restore":
            write(x[0], at(*x))
        else:
            out.append(at(*x) if op == "get" else counts[x[0]])
    return out
