# Compares all pairs of positions.
def repeated_block(lines):
    n = len(lines)
    best = None
    below = [0] * (n + 1)
    for i in range(n - 1, -1, -1):
        row = [0] * (n + 1)
        for j in range(n - 1, i, -1):
            if lines[i] == lines[j]:
                row[j] = below[j + 1] + 1
                length = min(row[j], j - i)
                if best is None or (-length, i, j) < best:
                    best = (-length, i, j)
        below = row
    return [-best[0], best[1], best[2]] if best else None
