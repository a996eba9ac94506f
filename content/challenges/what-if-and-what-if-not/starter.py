# The sheet that everybody works on.
sheet = {}


def apply_changes(changes):
    for part, cost in changes:
        if cost is None:
            sheet.pop(part, None)
        else:
            sheet[part] = cost


def sheet_total():
    return sum(sheet.values())


# The scenarios with the smallest and the greatest total.
def extreme_scenarios(base, scenarios):
    sheet.clear()
    sheet.update((part, cost) for part, cost in base)
    cheapest = None
    dearest = None
    for i, (_, changes) in enumerate(scenarios):
        apply_changes(changes)
        total = sheet_total()
        if cheapest is None or total < cheapest[1]:
            cheapest = [i, total]
        if dearest is None or total > dearest[1]:
            dearest = [i, total]
    return None if cheapest is None else {"cheapest": cheapest, "dearest": dearest}
