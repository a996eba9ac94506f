# Asks only whether both accesses hold a common lock, and knows nothing of hand-overs, start and join.
def find_races(trace):
    held, accesses, out = {}, {}, []
    for i, (t, a, x) in enumerate(trace):
        mine = held.setdefault(t, set())
        if a == 'lock':
            mine.add(x)
        elif a == 'unlock':
            mine.discard(x)
        elif a in ('read', 'write'):
            earlier = accesses.setdefault(x, [])
            if any(u != t and 'write' in (a, b) and not (mine & h) for u, b, h in earlier):
                out.append(i)
            earlier.append((t, a, set(mine)))
    return out
