from heapq import heappop, heappush


def earliest_arrival(stations, links, source, target, start):
    neighbours = [[] for _ in range(stations)]
    for a, b, *times in links:
        neighbours[a].append((b, *times))
        neighbours[b].append((a, *times))
    best = [float("inf")] * stations
    best[source] = start
    heap = [(start, source)]
    while heap:
        time, station = heappop(heap)
        if station == target:
            return time
        if time > best[station]:
            continue
        for other, transit, period, offset, awake in neighbours[station]:
            leave = offset
            if time >= offset:
                phase = (time - offset) % period
                leave = time if phase < awake else time + period - phase
            if leave + transit < best[other]:
                best[other] = leave + transit
                heappush(heap, (best[other], other))
    return -1
