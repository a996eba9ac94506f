import re
from calendar import monthrange

MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split()
DAYS = 'SUN MON TUE WED THU FRI SAT'.split()
FIELDS = [(0, 59, []), (0, 23, []), (1, 31, []), (1, 12, MONTHS), (0, 7, DAYS)]
ITEM = re.compile(r'(?:\*|([0-9A-Z]+)(?:-([0-9A-Z]+))?)(?:/([0-9]{1,2}))?')
LAST = 0


def parse(text, index):
    low, high, names = FIELDS[index]

    def number(word):
        if re.fullmatch('[0-9]{1,2}', word):
            return int(word)
        return names.index(word) + low       # ValueError if there is no such name

    values = set()
    for item in text.upper().split(','):
        if index == 2 and item == 'L':
            values.add(LAST)
            continue
        match = ITEM.fullmatch(item)
        if not match:
            raise ValueError
        first, last, step = match.groups()
        if first is None:
            start, stop = low, 6 if index == 4 else high
        else:
            start = number(first)
            stop = number(last) if last else start
            if step and not last:
                raise ValueError
        step = int(step) if step else 1
        if not low <= start <= stop <= high or step < 1:
            raise ValueError
        values |= {v % 7 if index == 4 else v for v in range(start, stop + 1, step)}
    return values


def nth_run(schedule, after, count):
    texts = re.split(' +', schedule)
    if len(texts) != 5:
        return None
    try:
        minutes, hours, month_days, months, weekdays = (parse(text, i) for i, text in enumerate(texts))
    except ValueError:
        return None
    times = [(h, m) for h in sorted(hours) for m in sorted(minutes)]
    any_month_day, any_weekday = texts[2] == '*', texts[4] == '*'
    year, month, day, hour, minute = map(int, re.split('[-T:]', after))
    skip = sum(time <= (hour, minute) for time in times)

    while year < 2200:
        if month in months:
            first, length = monthrange(year, month)      # 0 is Monday
            for d in range(day, length + 1):
                by_month = d in month_days or (d == length and LAST in month_days)
                by_week = (first + d) % 7 in weekdays
                if any_month_day:
                    matches = any_weekday or by_week
                else:
                    matches = by_month or (by_week and not any_weekday)
                if matches:
                    if count <= len(times) - skip:
                        h, m = times[skip + count - 1]
                        return f'{year}-{month:02}-{d:02}T{h:02}:{m:02}'
                    count -= len(times) - skip
                skip = 0
        skip, day = 0, 1
        month += 1
        if month == 13:
            year, month = year + 1, 1
    return None
