import re

N, X = r'(?:0|[1-9][0-9]{0,8})', r'[xX*]'
PARTIAL = rf'{N}(?:\.{N}(?:\.{N}|\.{X})?|\.{X}(?:\.{X})?)?|{X}(?:\.{X}(?:\.{X})?)?'
SIMPLE = re.compile(rf'(>=|<=|[<>=^~])? *({PARTIAL})(?: +|\Z)')
HYPHEN = re.compile(rf'({N}\.{N}\.{N}) +- +({N}\.{N}\.{N})')
ZERO, END = (0, 0, 0), (float('inf'), 0, 0)


def up(version, place):
    return version[:place] + (version[place] + 1,) + (0,) * (2 - place)


def stretch(op, text):
    given = [int(part) for part in text.split('.') if part.isdigit()]
    if not given:
        return (ZERO, ZERO) if op in ('<', '>') else (ZERO, END)
    start = tuple(given + [0] * (3 - len(given)))
    following = up(start, len(given) - 1)
    if op == '>=':
        return start, END
    if op == '>':
        return following, END
    if op == '<':
        return ZERO, start
    if op == '<=':
        return ZERO, following
    if op == '~':
        return start, up(start, min(1, len(given) - 1))
    if op == '^':
        places = [i for i, n in enumerate(given) if n]
        return start, up(start, places[0]) if places else following
    return start, following


def parse_set(text):
    pair = HYPHEN.fullmatch(text)
    if pair:
        low, high = (tuple(map(int, v.split('.'))) for v in pair.groups())
        return low, up(high, 2)
    if not text:
        raise ValueError
    start, below, at = ZERO, END, 0
    while at < len(text):
        match = SIMPLE.match(text, at)
        if not match:
            raise ValueError
        a, b = stretch(*match.groups())
        start, below, at = max(start, a), min(below, b), match.end()
    return start, below


def parse_range(text):
    merged = []
    for start, below in sorted(parse_set(part.strip(' ')) for part in text.split('||')):
        if start >= below:
            continue
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], below))
        else:
            merged.append((start, below))
    return merged


def common_range(ranges):
    common = [(ZERO, END)]
    for index, text in enumerate(ranges):
        try:
            other = parse_range(text)
        except ValueError:
            return {'error': index}
        common = [(max(a, c), min(b, d)) for a, b in common for c, d in other if max(a, c) < min(b, d)]
    names = []
    for start, below in common:
        parts = []
        if start > ZERO:
            parts.append('>=%d.%d.%d' % start)
        if below < END:
            parts.append('<%d.%d.%d' % below)
        names.append(' '.join(parts) or '*')
    return ' || '.join(names) or 'none'
