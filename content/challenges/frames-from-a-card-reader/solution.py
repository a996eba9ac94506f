class Short(Exception):
    pass


class Bad(Exception):
    pass


def decode_frames(data):
    def header(at, end):
        length = 0
        for i in range(3):
            if at + 1 + i >= end:
                raise Short
            byte = data[at + 1 + i]
            length |= (byte & 127) << 7 * i
            if byte < 128:
                start = at + 2 + i
                if start + length > end:
                    raise Short
                return start, start + length
        raise Bad

    def sequence(at, end, depth):
        children = []
        while at < end:
            if depth > 8:
                raise Bad
            start, stop = header(at, end)
            children.append([data[at], value(data[at], start, stop, depth)])
            at = stop
        return children

    def value(tag, start, stop, depth):
        return data[start:stop] if tag < 128 else sequence(start, stop, depth + 1)

    frames, at = [], 0
    while at < len(data):
        try:
            start, stop = header(at, len(data))
        except Short:
            return {'frames': frames, 'next': at, 'state': 'more'}
        except Bad:
            return {'frames': frames, 'next': at, 'state': 'bad'}
        try:
            content = value(data[at], start, stop, 1)
        except (Short, Bad):
            return {'frames': frames, 'next': at, 'state': 'bad'}
        frames.append([data[at], content])
        at = stop
    return {'frames': frames, 'next': at, 'state': 'ok'}
