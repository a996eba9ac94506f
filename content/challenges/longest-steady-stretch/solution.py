from collections import deque


def steady_stretch(samples, tolerance, max_gap):
    high, low = deque(), deque()  # (index, reading); readings fall in high and rise in low
    best = None
    first = 0
    previous = None
    for last, (time, reading) in enumerate(samples):
        if previous is not None and time - previous > max_gap:
            first = last
            high.clear()
            low.clear()
        previous = time
        while high and high[-1][1] <= reading:
            high.pop()
        high.append((last, reading))
        while low and low[-1][1] >= reading:
            low.pop()
        low.append((last, reading))
        while high[0][1] - low[0][1] > tolerance:
            first += 1
            if high[0][0] < first:
                high.popleft()
            if low[0][0] < first:
                low.popleft()
        begin = samples[first][0]
        if best is None or time - begin > best[1] - best[0]:
            best = [begin, time]
    return best
