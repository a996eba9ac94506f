# Takes one unit away at a time and encodes the rest again.
def fit_texts(texts, max_bytes):
    def ext(c):
        return "\u0300" <= c <= "\u036f" or "\ufe00" <= c <= "\ufe0f" or "\U0001f3fb" <= c <= "\U0001f3ff" or c == "\u200d"
    out = []
    for t in texts:
        if len(t.encode()) > max_bytes:
            while t and len((t + "…").encode()) > max_bytes:
                n = len(t) - 1
                while n > 0 and (ext(t[n]) or t[n - 1] == "\u200d"):
                    n -= 1
                t = t[:n]
            t = t.rstrip(" ") + "…"
        out.append(t)
    return out
