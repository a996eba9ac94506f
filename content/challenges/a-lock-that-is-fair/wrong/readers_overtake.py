# Lets readers in whenever only readers hold the lock, past writers that wait.
def grant_times(requests):
    out = [-1] * len(requests)
    queue, holders, nxt = [], [], 0
    while nxt < len(requests) or queue:
        times = [e for e, _ in holders] + [requests[i][0] + requests[i][3] for i in queue]
        if nxt < len(requests):
            times.append(requests[nxt][0])
        now = min(times)
        holders = [h for h in holders if h[0] > now]

        def go():
            for i in list(queue):
                w = requests[i][1] == 'write'
                if any(h[1] for h in holders) or (w and holders):
                    continue
                out[i] = now
                holders.append((now + requests[i][2], w))
                queue.remove(i)

        go()
        queue = [i for i in queue if requests[i][0] + requests[i][3] > now]
        go()
        while nxt < len(requests) and requests[nxt][0] == now:
            queue.append(nxt)
            nxt += 1
        go()
    return out
