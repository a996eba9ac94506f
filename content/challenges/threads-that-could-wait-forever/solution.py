from collections import Counter, defaultdict


def smallest_deadlock(trace):
    counts = defaultdict(Counter)
    steps = defaultdict(set)
    for thread, action, lock in trace:
        mine = counts[thread]
        if action == 'take':
            held = frozenset(name for name, count in mine.items() if count)
            if held and lock not in held:
                steps[thread].add((held, lock))
            mine[lock] += 1
        else:
            mine[lock] -= 1
    names = sorted(steps)
    best = None                     # (size, sorted names)

    def search(path, first_held, union, wanted):
        nonlocal best
        if len(path) > 1 and wanted in first_held:
            found = (len(path), sorted(path))
            if best is None or found < best:
                best = found
        if best is not None and len(path) >= best[0]:
            return
        for name in names:
            if name <= path[0] or name in path:
                continue
            for held, lock in steps[name]:
                if wanted in held and not held & union:
                    search(path + [name], first_held, union | held, lock)

    for name in names:
        for held, lock in steps[name]:
            search([name], held, held, lock)
    return best[1] if best else []
