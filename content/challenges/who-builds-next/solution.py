from heapq import heappush, heappop


def simulate_builds(jobs, agents, aging):
    waiting, ends = [], []
    following, end, total, best = 0, 0, 0, (-1, 1)     # best: (wait, -index)
    while following < len(jobs) or waiting:
        now = jobs[following][0] if following < len(jobs) else float('inf')
        if ends and ends[0] < now:
            now = ends[0]
        while ends and ends[0] <= now:
            heappop(ends)
        while following < len(jobs) and jobs[following][0] == now:
            arrival, _, priority = jobs[following]
            heappush(waiting, (arrival - priority * aging, following))
            following += 1
        while waiting and len(ends) < agents:
            _, job = heappop(waiting)
            arrival, duration, _ = jobs[job]
            total += now - arrival
            best = max(best, (now - arrival, -job))
            end = max(end, now + duration)
            heappush(ends, now + duration)
    return [end, total, -best[1]]
