# No recursion, but every entry climbs to its root: quadratic on a chain.
def largest_directories(entries, k):
    parents = {i: p for i, p, _ in entries}
    totals = {i: 0 for i in parents}
    for i, _, size in entries:
        while i in totals:
            totals[i] += size
            i = parents[i]
    return [list(x) for x in sorted(totals.items(), key=lambda x: (-x[1], x[0]))[:k]]
