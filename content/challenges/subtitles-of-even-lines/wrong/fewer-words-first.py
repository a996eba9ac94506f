# Breaks ties in favour of a short first line if there are more than two lines.
def break_subtitle(text, width):
    w = text.split()
    n = len(w)
    if any(len(x) > width for x in w):
        return None
    best = {n: (0, 0, [])}
    for i in range(n - 1, -1, -1):
        length = -1
        for j in range(i + 1, n + 1):
            length += 1 + len(w[j - 1])
            if length > width:
                break
            c, s, rest = best[j]
            way = (c + 1, s + (width - length) ** 2, [" ".join(w[i:j])] + rest)
            old = best.get(i)
            if old is None or way[:2] < old[:2] or way[:2] == old[:2] and way[0] < 3:
                best[i] = way
    return best[0][2]
