from itertools import accumulate


def table(grid):
    rows = [[0] * (len(grid[0]) + 1)]
    for line in grid:
        rows.append([a + b for a, b in zip(rows[-1], accumulate(line, initial=0))])
    return rows


def place_panel(touches, height, width):
    rows, columns = len(touches), len(touches[0])
    total = table([[max(0, n) for n in line] for line in touches])
    fixed = table([[1 if n == -1 else 0 for n in line] for line in touches])
    best = None
    shapes = {(height, width): False}
    shapes.setdefault((width, height), True)
    for (h, w), turned in shapes.items():
        for r in range(rows - h + 1):
            top, bottom = total[r], total[r + h]
            ftop, fbottom = fixed[r], fixed[r + h]
            for c in range(columns - w + 1):
                if fbottom[c + w] - ftop[c + w] - fbottom[c] + ftop[c]:
                    continue
                hidden = bottom[c + w] - top[c + w] - bottom[c] + top[c]
                if best is None or hidden < best[0] or hidden == best[0] and (hidden, r, c, turned) < best:
                    best = (hidden, r, c, turned)
    return list(best) if best else None
