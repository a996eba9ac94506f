from collections import deque


def admit_requests(limit, window_ms, requests):
    queues = {}
    retry_after = []
    admitted = 0
    for time, key in requests:
        queue = queues.setdefault(key, deque())
        while queue and queue[0] <= time - window_ms:
            queue.popleft()
        if len(queue) < limit:
            queue.append(time)
            admitted += 1
        else:
            retry_after.append(queue[0] + window_ms - time)
    return {"admitted": admitted, "retry_after": retry_after}
