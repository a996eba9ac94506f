# Checks that units fall, but lets a fraction stand in any part and forgets the exact check.
import re


def parse_timeout(text):
    text = text.strip(' ')
    if text == '0':
        return 0
    size = {'d': 86400000, 'h': 3600000, 'm': 60000, 's': 1000, 'ms': 1}
    if not re.fullmatch(r'([0-9]{1,6}(\.[0-9]{1,6})?(ms|d|h|m|s) *)+', text):
        return None
    total, last = 0, float('inf')
    for number, unit in re.findall(r'([0-9.]+)(ms|d|h|m|s)', text):
        if size[unit] >= last:
            return None
        last = size[unit]
        total += round(float(number) * last)
    return total
