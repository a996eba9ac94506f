# Cuts between code points, so accents and joined emoji come apart unless the accent itself begins the rest.
import unicodedata


def fit_texts(texts, max_bytes):
    out = []
    for t in texts:
        b = t.encode()
        if len(b) <= max_bytes:
            out.append(t)
            continue
        head = b[:max_bytes - 3].decode(errors="ignore")
        if unicodedata.combining(t[len(head)]):
            head = head[:-1]
        out.append(head.rstrip(" ") + "…")
    return out
