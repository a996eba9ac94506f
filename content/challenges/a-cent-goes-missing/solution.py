def split_total(total, parties):
    negative = total.startswith("-")
    cents = int(total.lstrip("-").replace(".", ""))
    weights = sum(weight for _, weight in parties)

    parts = [cents * weight // weights for _, weight in parties]
    remainders = [cents * weight % weights for _, weight in parties]
    rest = cents - sum(parts)

    # sorted() is stable: equal remainders stay in the order of the list.
    for i in sorted(range(len(parties)), key=lambda i: -remainders[i])[:rest]:
        parts[i] += 1
    return [[name, format_cents(part, negative)] for (name, _), part in zip(parties, parts)]


def format_cents(cents, negative):
    sign = "-" if negative and cents else ""
    return f"{sign}{cents // 100}.{cents % 100:02}"
