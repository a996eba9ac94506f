# Raises numbers until nothing changes, and takes all that never come to rest for stuck.
def plan_waves(services, rules):
    wave = {s: 0 for s in services}
    limit = len(services)
    for _ in range(limit + 1):
        changed = set()
        for a, k, b in rules:
            w = wave[b] + (k == "after")
            if w > wave[a]:
                wave[a] = w
                changed.add(a)
        if not changed:
            out = [[] for _ in range(max(wave.values(), default=-1) + 1)]
            for s in services:
                out[wave[s]].append(s)
            return {"waves": out}
    return {"stuck": [s for s in services if wave[s] > limit - 1 or s in changed]}
