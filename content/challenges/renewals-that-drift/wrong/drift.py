# The calendar is right, but each renewal is counted from the one before it.
import datetime


def renewal_plan(start, every_months, count, remind_days):
    date = datetime.date.fromisoformat(start)
    plan = []
    for _ in range(count):
        year, month0 = divmod(date.year * 12 + date.month - 1 + every_months, 12)
        last = (datetime.date(year + month0 // 11, (month0 + 1) % 12 + 1, 1) - datetime.timedelta(1)).day
        date = datetime.date(year, month0 + 1, min(date.day, last))
        plan.append([str(date - datetime.timedelta(remind_days)), str(date)])
    return plan
