def peak_usage(sessions):
    change = {}
    for opened, closed in sessions:
        change[opened] = change.get(opened, 0) + 1
        change[closed] = change.get(closed, 0) - 1
    times = sorted(t for t, c in change.items() if c != 0)
    held = 0
    best = [0, 0, 0]
    for i, time in enumerate(times):
        held += change[time]
        if held > best[0]:
            best = [held, time, times[i + 1]]
    return best
