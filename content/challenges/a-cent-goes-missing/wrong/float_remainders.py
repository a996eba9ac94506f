# Counts the cents rightly, but compares remainders as floating point numbers: equal ones differ.
def split_total(total, parties):
    negative = total.startswith("-")
    cents = int(total.lstrip("-").replace(".", ""))
    weights = sum(w for _, w in parties)
    exact = [cents * (w / weights) for _, w in parties]
    parts = [int(x) for x in exact]
    rest = cents - sum(parts)
    order = sorted(range(len(parties)), key=lambda i: -(exact[i] - parts[i]))
    for i in order[:rest]:
        parts[i] += 1
    return [[n, ("-" if negative and p else "") + f"{p // 100}.{p % 100:02}"] for (n, _), p in zip(parties, parts)]
