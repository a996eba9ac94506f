# Asks for more bytes when a length is malformed but the rest of the frame is not there.
def decode_frames(data):
    def head(at, end):
        n = 0
        for i in range(3):
            if at + 1 + i >= end:
                return None
            b = data[at + 1 + i]
            n += (b & 127) << 7 * i
            if b < 128 or i == 2:
                return (at + 2 + i, at + 2 + i + n, b >= 128) if at + 2 + i + n <= end else None

    def val(tag, a, b, depth):
        if tag < 128:
            return data[a:b]
        out = []
        while a < b:
            h = head(a, b)
            if h is None or h[2] or depth == 8:
                raise ValueError
            out.append([data[a], val(data[a], h[0], h[1], depth + 1)])
            a = h[1]
        return out

    frames, at = [], 0
    while at < len(data):
        h = head(at, len(data))
        if h is None:
            return {'frames': frames, 'next': at, 'state': 'more'}
        try:
            if h[2]:
                raise ValueError
            frames.append([data[at], val(data[at], h[0], h[1], 1)])
        except ValueError:
            return {'frames': frames, 'next': at, 'state': 'bad'}
        at = h[1]
    return {'frames': frames, 'next': at, 'state': 'ok'}
