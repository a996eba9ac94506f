# Right, but searches all waiting jobs at each start.
import heapq


def simulate_builds(jobs, agents, aging):
    waiting, ends, nxt, end, total, best = [], [], 0, 0, 0, (-1, 1)
    while nxt < len(jobs) or waiting:
        now = jobs[nxt][0] if nxt < len(jobs) else ends[0]
        if ends:
            now = min(now, ends[0])
        while ends and ends[0] <= now:
            heapq.heappop(ends)
        while nxt < len(jobs) and jobs[nxt][0] == now:
            waiting.append(nxt)
            nxt += 1
        while waiting and len(ends) < agents:
            j = max(waiting, key=lambda k: (jobs[k][2] * aging + now - jobs[k][0], -k))
            waiting.remove(j)
            w = now - jobs[j][0]
            total += w
            best = max(best, (w, -j))
            heapq.heappush(ends, now + jobs[j][1])
            end = max(end, now + jobs[j][1])
    return [end, total, -best[1]]
