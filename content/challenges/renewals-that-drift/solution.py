def renewal_plan(start, every_months, count, remind_days):
    start_year, start_month, start_day = (int(part) for part in start.split("-"))
    plan = []
    for k in range(1, count + 1):
        # Always counted from the start, so that a short month is forgotten again.
        year, month0 = divmod(start_year * 12 + start_month - 1 + k * every_months, 12)
        month = month0 + 1
        day = min(start_day, days_in(year, month))
        plan.append([days_before(year, month, day, remind_days), format_date(year, month, day)])
    return plan


def days_before(year, month, day, days):
    day -= days
    while day < 1:
        month -= 1
        if month < 1:
            month = 12
            year -= 1
        # Before the first of a month come the days of the month before it.
        day += days_in(year, month)
    return format_date(year, month, day)


def days_in(year, month):
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) else 28
    return 30 if month in (4, 6, 9, 11) else 31


def format_date(year, month, day):
    return f"{year}-{month:02}-{day:02}"
