def settle_payment(invoices, payment):
    half = len(invoices) // 2
    left = selections(invoices[:half])
    right = selections(invoices[half:])
    best = (-1, 0)
    ways = 0
    j = len(right) - 1
    for a, a_count, a_ways in left:
        while j >= 0 and a + right[j][0] > payment:
            j -= 1
        if j < 0:
            break
        b, b_count, b_ways = right[j]
        found = (a + b, -a_count - b_count)
        if found > best:
            best = found
            ways = a_ways * b_ways
        elif found == best:
            ways += a_ways * b_ways
    return [best[0], -best[1], ways]


def selections(amounts):
    """(sum, smallest count, ways) of all selections, by rising sum."""
    table = {0: (0, 1)}
    for amount in amounts:
        shifted = [(s + amount, c + 1, w) for s, (c, w) in table.items()]
        for total, count, ways in shifted:
            old = table.get(total)
            if old is None or count < old[0]:
                table[total] = (count, ways)
            elif count == old[0]:
                table[total] = (count, old[1] + ways)
    return sorted((s, c, w) for s, (c, w) in table.items())
