# Turns the panel only if it finds no place upright or the whole grid is free of controls.
def place_panel(touches, height, width):
    R, C = len(touches), len(touches[0])
    best = None
    free = all(n >= 0 for row in touches for n in row)
    for h, w, t in ((height, width, False), (width, height, True)):
        if t and (h == w or (best and not free)):
            continue
        for r in range(R - h + 1):
            for c in range(C - w + 1):
                cells = [n for row in touches[r:r + h] for n in row[c:c + w]]
                if -1 in cells:
                    continue
                k = (sum(cells), r, c, t)
                if best is None or k < best:
                    best = k
    return list(best) if best else None
