# Counts refused requests too, and waits for the oldest request in the window.
def limit_requests(limits, requests):
    log, out = {}, []
    for t, c in requests:
        times = log.setdefault(c, [])
        waits = []
        for n, s in limits:
            inside = [x for x in times if x > t - s]
            if len(inside) >= n:
                waits.append(inside[0] + s - t)
        times.append(t)
        if waits:
            out.append([False, max(waits)])
        else:
            out.append([True, min(n - len([x for x in times if x > t - s]) for n, s in limits)])
    return out
