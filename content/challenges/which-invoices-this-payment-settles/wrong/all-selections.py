# Goes through all selections.
def settle_payment(invoices, payment):
    best, ways = (0, 0), 0
    n = len(invoices)

    def go(i, total, count):
        nonlocal best, ways
        if total > payment:
            return
        if i == n:
            if (total, -count) > best:
                best, ways = (total, -count), 1
            elif (total, -count) == best:
                ways += 1
            return
        go(i + 1, total, count)
        go(i + 1, total + invoices[i], count + 1)
    go(0, 0, 0)
    return [best[0], -best[1], ways]
