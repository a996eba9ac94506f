import heapq


def largest_directories(entries, k):
    parent_of = {entry_id: parent for entry_id, parent, _ in entries}
    totals = {entry_id: size for entry_id, _, size in entries}
    open_children = dict.fromkeys(totals, 0)
    for parent in parent_of.values():
        if parent in open_children:
            open_children[parent] += 1

    # From the leaves upwards: an entry is final as soon as all its children are.
    ready = [entry_id for entry_id, count in open_children.items() if count == 0]
    while ready:
        entry_id = ready.pop()
        parent = parent_of[entry_id]
        if parent not in totals:
            continue
        totals[parent] += totals[entry_id]
        open_children[parent] -= 1
        if open_children[parent] == 0:
            ready.append(parent)

    best = heapq.nsmallest(k, totals.items(), key=lambda pair: (-pair[1], pair[0]))
    return [list(pair) for pair in best]
