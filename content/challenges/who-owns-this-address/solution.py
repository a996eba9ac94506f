from bisect import bisect_right


def address_owners(operations):
    starts = [0]
    owners = [None]

    def cut(address):
        at = bisect_right(starts, address) - 1
        if starts[at] == address:
            return at
        starts.insert(at + 1, address)
        owners.insert(at + 1, owners[at])
        return at + 1

    def paint(first, last, owner):
        begin = cut(first)
        end = cut(last + 1)
        starts[begin:end] = [first]
        owners[begin:end] = [owner]

    answers = []
    for kind, *rest in operations:
        if kind == "assign":
            paint(*rest)
        elif kind == "release":
            paint(*rest, None)
        elif kind == "owner":
            answers.append(owners[bisect_right(starts, rest[0]) - 1])
        else:
            first, last = rest
            pieces = 0
            before = None
            i = bisect_right(starts, first) - 1
            while i < len(starts) and starts[i] <= last:
                if owners[i] is not None and owners[i] != before:
                    pieces += 1
                before = owners[i]
                i += 1
            answers.append(pieces)
    return answers
