def fit_texts(texts, max_bytes):
    return [fit(text, max_bytes) for text in texts]


def fit(text, max_bytes):
    if len(text.encode()) <= max_bytes:
        return text
    size = 0
    cut = 0
    joined = True
    for position, point in enumerate(map(ord, text)):
        if not joined and not extends_unit(point):
            cut = position
        joined = point == 0x200D
        size += 1 if point < 0x80 else 2 if point < 0x800 else 3 if point < 0x10000 else 4
        if size + 3 > max_bytes:
            break
    return text[:cut].rstrip(" ") + "…"


def extends_unit(point):
    return (
        0x300 <= point <= 0x36F
        or 0xFE00 <= point <= 0xFE0F
        or 0x1F3FB <= point <= 0x1F3FF
        or point == 0x200D
    )
