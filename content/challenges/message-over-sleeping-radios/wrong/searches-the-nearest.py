# Looks through all stations for the next one to settle.
def earliest_arrival(stations, links, source, target, start):
    near = [[] for _ in range(stations)]
    for a, b, *rest in links:
        near[a].append((b, *rest))
        near[b].append((a, *rest))
    inf = float("inf")
    best = [inf] * stations
    done = [False] * stations
    best[source] = start
    while True:
        s = min((i for i in range(stations) if not done[i]), key=lambda i: best[i], default=None)
        if s is None or best[s] == inf:
            return -1
        if s == target:
            return best[s]
        done[s] = True
        for o, transit, period, offset, awake in near[s]:
            t = max(best[s], offset)
            phase = (t - offset) % period
            t = t + transit if phase < awake else t + period - phase + transit
            best[o] = min(best[o], t)
