# Ends the stretch at the first closing, even if another session opens in the same second, unless only one seat is held.
def peak_usage(sessions):
    events = sorted([(b, -1) for a, b in sessions if a < b] + [(a, 1) for a, b in sessions if a < b])
    held = 0
    best = [0, 0, 0]
    for i, (time, c) in enumerate(events):
        held += c
        if held > best[0]:
            best = [held, time, events[i + 1][0]]
    if best[0] == 1:
        for time, c in events:
            if time == best[2] and c == 1:
                best[2] = next(b for a, b in sorted(sessions) if a == time)
    return best
