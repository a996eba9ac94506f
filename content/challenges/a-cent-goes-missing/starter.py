import math


# Splits the total among the parties by their weights.
def split_total(total, parties):
    cents = math.floor(float(total) * 100)
    weights = sum(weight for _, weight in parties)

    rest = cents
    parts = []
    for _, weight in parties:
        part = math.floor(cents * (weight / weights))
        rest -= part
        parts.append(part)

    # What rounding has left over goes to the first ones.
    i = 0
    while rest > 0:
        parts[i % len(parts)] += 1
        rest -= 1
        i += 1
    return [[name, f"{part / 100:.2f}"] for (name, _), part in zip(parties, parts)]
