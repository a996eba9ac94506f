# Tries one minute after the other: right, but far too slow for runs that are years ahead.
import re
from datetime import datetime, timedelta


def nth_run(schedule, after, count):
    names = [[], [], [], 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(), 'SUN MON TUE WED THU FRI SAT'.split()]
    lim = [(0, 59), (0, 23), (1, 31), (1, 12), (0, 7)]
    texts = re.split(' +', schedule.upper())
    if len(texts) != 5:
        return None
    sets = []
    for i, t in enumerate(texts):
        lo, hi = lim[i]
        s = set()
        for it in t.split(','):
            if i == 2 and it == 'L':
                s.add(0)
                continue
            m = re.fullmatch(r'(?:(\*)|([0-9A-Z]+)(?:-([0-9A-Z]+))?)(?:/([0-9]{1,2}))?', it)
            if not m or (m[2] and m[4] and not m[3]):
                return None
            def num(w):
                if re.fullmatch('[0-9]{1,2}', w):
                    return int(w)
                return names[i].index(w) + lo if w in names[i] else -1
            a = lo if m[1] else num(m[2])
            b = (6 if i == 4 else hi) if m[1] else num(m[3]) if m[3] else a
            st = int(m[4] or 1)
            if not lo <= a <= b <= hi or st < 1:
                return None
            s |= {v % 7 if i == 4 else v for v in range(a, b + 1, st)}
        sets.append(s)
    t = datetime.strptime(after, '%Y-%m-%dT%H:%M')
    while True:
        t += timedelta(minutes=1)
        if t.year > 2199:
            return None
        dom = t.day in sets[2] or (0 in sets[2] and (t + timedelta(days=1)).day == 1)
        dow = t.isoweekday() % 7 in sets[4]
        day = (dom and dow) if '*' in (texts[2], texts[4]) else dom or dow
        if t.minute in sets[0] and t.hour in sets[1] and t.month in sets[3] and day:
            count -= 1
            if not count:
                return t.strftime('%Y-%m-%dT%H:%M')
