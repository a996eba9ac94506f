import re

PART = re.compile(r'([0-9]{1,6})(?:\.([0-9]{1,6}))?(ms|d|h|m|s) *')
SIZE = {'d': 86400000, 'h': 3600000, 'm': 60000, 's': 1000, 'ms': 1}


def parse_timeout(text):
    text = text.strip(' ')
    if text == '0':
        return 0
    at, total, last, fraction_seen = 0, 0, float('inf'), False
    while at < len(text):
        part = PART.match(text, at)
        if not part or fraction_seen:
            return None
        whole, fraction, unit = part.groups()
        size = SIZE[unit]
        if size >= last:
            return None
        last = size
        total += int(whole) * size
        if fraction is not None:
            fraction_seen = True
            scaled, scale = int(fraction) * size, 10 ** len(fraction)
            if scaled % scale:
                return None
            total += scaled // scale
        at = part.end()
    return total if at else None
