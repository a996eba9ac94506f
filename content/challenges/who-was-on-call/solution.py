import heapq
from collections import defaultdict


def on_call_hours(shifts, absences, start, end):
    # Everything that happens, in the order of time.
    events = []
    for i, (first, last, person, layer) in enumerate(shifts):
        first, last = max(first, start), min(last, end)
        if first < last:
            # The strongest shift is the smallest tuple, as heapq wants it.
            events.append((first, "shift", (-layer, -i, last, person)))
            events.append((last, "look", ()))
    for person, first, last in absences:
        first, last = max(first, start), min(last, end)
        if first < last:
            events.append((first, "away", person))
            events.append((last, "back", person))
    events.sort(key=lambda event: event[0])

    heap = []  # shifts that have begun; some may be over
    absent = defaultdict(int)
    parked = defaultdict(list)  # shifts that came to the top during an absence
    paid = {}
    before = ""
    e = 0
    while e < len(events):
        now = events[e][0]
        while e < len(events) and events[e][0] == now:
            _, kind, what = events[e]
            if kind == "shift":
                heapq.heappush(heap, what)
            elif kind == "away":
                absent[what] += 1
            elif kind == "back":
                absent[what] -= 1
                if absent[what] == 0:
                    for shift in parked.pop(what, ()):
                        heapq.heappush(heap, shift)
            e += 1
        if e == len(events):
            break

        # Throw away what is over, and park what belongs to somebody absent, until the top is valid.
        while heap:
            _, _, last, person = heap[0]
            if last <= now:
                heapq.heappop(heap)
            elif absent.get(person):
                parked[person].append(heapq.heappop(heap))
            else:
                break
        person = heap[0][3] if heap else ""
        if person:
            entry = paid.setdefault(person, [0, 0])
            entry[0] += events[e][0] - now
            if person != before:
                entry[1] += 1
        before = person
    return [[person, *paid[person]] for person in sorted(paid)]
