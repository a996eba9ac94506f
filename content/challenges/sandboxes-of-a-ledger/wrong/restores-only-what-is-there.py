# Takes over balances of the source, but leaves those that are 0 there as they are, unless the whole range is empty there.
def sandbox_sums(accounts, operations):
    versions = [{}]
    out = []
    for op, v, *x in operations:
        if op == "sum":
            out.append(sum(b for a, b in versions[v].items() if x[0] <= a <= x[1]))
            continue
        new = dict(versions[v])
        if op == "post":
            new[x[0]] = new.get(x[0], 0) + x[1]
        else:
            part = {a: b for a, b in versions[x[2]].items() if x[0] <= a <= x[1]}
            if not part:
                new = {a: b for a, b in new.items() if not x[0] <= a <= x[1]}
            new.update(part)
        versions.append(new)
    return out
