# Computes the common endings of all pairs of positions.
def new_sequences(events, depth, block):
    n = len(events)
    row = [0] * (n + 1)
    out = []
    for i in range(n):
        known = 0
        for j in range(i, 0, -1):
            row[j] = row[j - 1] + 1 if events[j - 1] == events[i] else 0
            if row[j] > known:
                known = row[j]
        if i % block == 0:
            out.append(0)
        out[-1] += min(i + 1, depth) - min(known, depth)
    return out
