# Takes an old entry of an id for the job that came back under the same id, if it is waiting at all.
from heapq import heappop, heappush


def run_job_queue(operations):
    prio, line, heap, taken, ignored, n = {}, {}, [], [], 0, 0
    for op, *x in operations:
        if op == "take":
            got = None
            while heap and got is None:
                p, a, j = heappop(heap)
                if j in prio and (a == line[j] or p != prio[j]) and a <= line[j] and (a < line[j] or p == prio[j]):
                    got = j
            if got is not None:
                del prio[got]
            taken.append(got)
        elif (x[0] in prio) == (op == "add"):
            ignored += 1
        elif op == "cancel":
            del prio[x[0]]
        else:
            if op == "add":
                line[x[0]] = n
                n += 1
            prio[x[0]] = -x[1]
            heappush(heap, (-x[1], line[x[0]], x[0]))
    return {"taken": taken, "ignored": ignored}
