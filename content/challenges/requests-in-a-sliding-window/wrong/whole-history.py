# Goes through everything that the key ever sent.
def admit_requests(limit, window_ms, requests):
    history = {}
    admitted = 0
    retry = []
    for t, key in requests:
        times = history.setdefault(key, [])
        inside = [x for x in times if x > t - window_ms]
        if len(inside) < limit:
            times.append(t)
            admitted += 1
        else:
            retry.append(inside[0] + window_ms - t)
    return {"admitted": admitted, "retry_after": retry}
