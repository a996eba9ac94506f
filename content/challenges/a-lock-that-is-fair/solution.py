import heapq
from collections import deque


def grant_times(requests):
    grants = [-1] * len(requests)
    queue = deque()
    moments = [(time, i) for i, (time, *_) in enumerate(requests)]
    moments += [(time + patience, -1) for time, _, _, patience in requests]
    heapq.heapify(moments)
    ends = []                       # (end, is a writer) of those that hold the lock
    writers = 0

    def grant():
        nonlocal writers
        while queue:
            head = queue[0]
            writer = requests[head][1] == 'write'
            if writers or (writer and ends):
                return
            queue.popleft()
            grants[head] = now
            heapq.heappush(ends, (now + requests[head][2], writer))
            heapq.heappush(moments, (now + requests[head][2], -1))
            writers += writer

    while moments:
        now = moments[0][0]
        arrivals = []
        while moments and moments[0][0] == now:
            i = heapq.heappop(moments)[1]
            if i >= 0:
                arrivals.append(i)
        while ends and ends[0][0] == now:
            writers -= heapq.heappop(ends)[1]
        grant()
        waiting = [i for i in queue if requests[i][0] + requests[i][3] > now]
        queue.clear()
        queue.extend(waiting)
        grant()
        queue.extend(arrivals)
        grant()
    return grants
