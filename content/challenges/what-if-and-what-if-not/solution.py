def extreme_scenarios(base, scenarios):
    if not scenarios:
        return None
    sheet = {part: cost for part, cost in base}
    total = sum(sheet.values())

    children = [[] for _ in scenarios]
    roots = []
    for i, (parent, _) in enumerate(scenarios):
        (roots if parent < 0 else children[parent]).append(i)

    totals = [0] * len(scenarios)
    undo = [None] * len(scenarios)
    # Depth first over the tree: on the way down the changes are made, on the way up they are taken back.
    stack = list(roots)
    while stack:
        i = stack[-1]
        if undo[i] is None:
            undo[i] = []
            for part, cost in scenarios[i][1]:
                before = sheet.get(part)
                undo[i].append((part, before))
                total += (cost or 0) - (before or 0)
                if cost is None:
                    sheet.pop(part, None)
                else:
                    sheet[part] = cost
            totals[i] = total
            stack.extend(children[i])
        else:
            for part, before in reversed(undo[i]):
                total += (before or 0) - sheet.get(part, 0)
                if before is None:
                    sheet.pop(part, None)
                else:
                    sheet[part] = before
            stack.pop()

    cheapest = min(range(len(totals)), key=lambda i: (totals[i], i))
    dearest = min(range(len(totals)), key=lambda i: (-totals[i], i))
    return {"cheapest": [cheapest, totals[cheapest]], "dearest": [dearest, totals[dearest]]}
