# Tries all ways without remembering the rest.
import sys


def break_subtitle(text, width):
    sys.setrecursionlimit(5000)
    words = text.split()
    if any(len(w) > width for w in words):
        return None

    def go(i):
        if i == len(words):
            return (0, 0), []
        best = None
        length = -1
        for j in range(i, len(words)):
            length += 1 + len(words[j])
            if length > width:
                break
            (n, s), rest = go(j + 1)
            way = (n + 1, s + (width - length) ** 2)
            if best is None or way <= best[0]:
                best = (way, [" ".join(words[i:j + 1])] + rest)
        return best
    return go(0)[1]
