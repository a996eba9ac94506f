# Pairs [reminder, renewal] of the next renewals.
def renewal_plan(start, every_months, count, remind_days):
    plan = []
    year, month, day = (int(part) for part in start.split("-"))
    for _ in range(count):
        month += every_months
        while month > 12:
            month -= 12
            year += 1
        day = min(day, days_in(year, month))
        plan.append([days_before(year, month, day, remind_days), format_date(year, month, day)])
    return plan


def days_before(year, month, day, days):
    day -= days
    while day < 1:
        day += days_in(year, month)
        month -= 1
        if month < 1:
            month = 12
            year -= 1
    return format_date(year, month, day)


def days_in(year, month):
    if month == 2:
        return 29 if year % 4 == 0 else 28
    return 30 if month in (4, 6, 9, 11) else 31


def format_date(year, month, day):
    return f"{year}-{month:02}-{day:02}"
