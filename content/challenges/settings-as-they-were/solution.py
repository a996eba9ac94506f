from bisect import bisect_right


def settings_history(operations):
    histories = {}  # key -> (revisions, values)
    counts = [0]
    answers = []

    def value_at(key, revision):
        if key not in histories:
            return None
        revisions, values = histories[key]
        place = bisect_right(revisions, revision)
        return values[place - 1] if place else None

    def write(key, value):
        revisions, values = histories.setdefault(key, ([], []))
        before = bool(values) and values[-1] is not None
        revisions.append(len(counts))
        values.append(value)
        counts.append(counts[-1] + (value is not None) - before)

    for kind, *rest in operations:
        if kind == "set":
            write(*rest)
        elif kind == "delete":
            write(rest[0], None)
        elif kind == "restore":
            write(rest[0], value_at(*rest))
        elif kind == "get":
            answers.append(value_at(*rest))
        else:
            answers.append(counts[rest[0]])
    return answers
