# Looks only at pairs of threads, and forgets a lock at the first of two gives.
def smallest_deadlock(trace):
    held, steps = {}, set()
    for t, a, l in trace:
        h = held.setdefault(t, set())
        if a == 'take':
            if h and l not in h:
                steps.add((t, frozenset(h), l))
            h.add(l)
        else:
            h.discard(l)
    best = None
    for t, h, l in steps:
        for u, g, m in steps:
            if t < u and l in g and m in h and not h & g:
                best = min(best or [t, u], [t, u])
    return best or []
