def repeated_block(lines):
    n = len(lines)

    def numbered(keys):
        table = {}
        return [table.setdefault(key, len(table)) for key in keys]

    def pairs(block, step):
        return numbered(zip(block, block[step:]))

    names = [numbered(lines)]  # names[k][i]: the block of 2^k lines at i

    def names_of(length):
        k = length.bit_length() - 1
        while len(names) <= k:
            names.append(pairs(names[-1], 1 << (len(names) - 1)))
        return pairs(names[k], length - (1 << k)) if length != 1 << k else names[k]

    def repeated(length):
        block = names_of(length)
        seen = {}
        again = {}
        for i, name in enumerate(block):
            start = seen.setdefault(name, i)
            if i - start >= length and name not in again:
                again[name] = i
        if not again:
            return None
        start = min(seen[name] for name in again)
        return [length, start, again[block[start]]]

    best = repeated(1)
    if best is None:
        return None
    low, high = 1, n // 2 + 1
    while high - low > 1:
        middle = (low + high) // 2
        found = repeated(middle)
        if found is None:
            high = middle
        else:
            low, best = middle, found
    return best
