# Lets two services go together, but takes a longer circle without "after" for an error.
def plan_waves(services, rules):
    pairs = {(a, b) for a, k, b in rules if k == "not_before"}
    leader = {s: s for s in services}

    def find(s):
        while leader[s] != s:
            s = leader[s]
        return s
    for a, b in pairs:
        if (b, a) in pairs:
            leader[find(a)] = find(b)
    edges = [(find(a), find(b), k == "after") for a, k, b in rules]
    wave = {find(s): 0 for s in services}
    for _ in range(len(services) + 1):
        changed = False
        for a, b, s in edges:
            if wave[b] + s > wave[a]:
                wave[a] = wave[b] + s
                changed = True
        if not changed:
            break
    reach = {s: set() for s in wave}
    for a, b, s in edges:
        if a != b or s:
            reach[a].add(b)
    for k in wave:
        for a in wave:
            if k in reach[a]:
                reach[a] |= reach[k]
    if any(s in reach[s] for s in wave):
        return {"stuck": [s for s in services if find(s) in reach[find(s)]]}
    out = [[] for _ in range(max(wave.values(), default=-1) + 1)]
    for s in services:
        out[wave[find(s)]].append(s)
    return {"waves": out}
