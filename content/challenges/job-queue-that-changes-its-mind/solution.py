from heapq import heappop, heappush


def run_job_queue(operations):
    waiting = {}  # id -> (-priority, arrival)
    heap = []
    taken = []
    ignored = 0
    arrivals = 0
    for kind, *rest in operations:
        if kind == "take":
            found = None
            while heap and found is None:
                minus_priority, arrival, job = heappop(heap)
                if waiting.get(job) == (minus_priority, arrival):
                    found = job
            waiting.pop(found, None)
            taken.append(found)
            continue
        job = rest[0]
        if (job in waiting) == (kind == "add"):
            ignored += 1
        elif kind == "cancel":
            del waiting[job]
        else:
            if kind == "add":
                arrival = arrivals
                arrivals += 1
            else:
                arrival = waiting[job][1]
            waiting[job] = (-rest[1], arrival)
            heappush(heap, (-rest[1], arrival, job))
    return {"taken": taken, "ignored": ignored}
