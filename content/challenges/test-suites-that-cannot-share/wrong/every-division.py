# Gives each suite in turn to every runner and to a new one.
def fewest_runners(minutes, conflicts, limit):
    if any(m > limit for m in minutes):
        return None
    bad = {frozenset(c) for c in conflicts}
    best = [len(minutes) + 1, 0]

    def go(i, runners):
        nonlocal best
        if i == len(minutes):
            best = min(best, [len(runners), max((sum(minutes[s] for s in r) for r in runners), default=0)])
            return
        for r in runners:
            if sum(minutes[s] for s in r) + minutes[i] <= limit and not any(frozenset((s, i)) in bad for s in r):
                r.append(i)
                go(i + 1, runners)
                r.pop()
        go(i + 1, runners + [[i]])
    go(0, [])
    return best
